"""The look: roles of colour from `resources/themes`, three sizes of one font, one style sheet."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from string import Template
from tempfile import TemporaryDirectory

from PySide6.QtCore import QObject, QRect, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

GRID = 8
"""Distances are multiples of this many pixels."""
SMALL, NORMAL, LARGE = 12, 14, 18
"""Sizes of type in pixels at 100 %."""


_ARROWS = {"arrow_down": "chevron-down", "arrow_up": "chevron-up"}


@dataclass(frozen=True)
class Theme:
    """One set of colours, by role."""

    dark: bool
    roles: Mapping[str, str]
    families: Mapping[str, str]

    def color(self, role: str) -> QColor:
        """The colour of a role."""
        return QColor(self.roles[role])

    def family(self, family: str) -> QColor:
        """The hue of a family of statuses."""
        return QColor(self.families.get(family, self.families["other"]))

    def side(self, side: str) -> QColor:
        """The colour of a side of the fight; a mark beside it always says the same."""
        return self.color(side if side in ("party", "foes") else "neutral")


@cache
def named(name: str) -> Theme:
    """The theme `light` or `dark`."""
    data = tomllib.loads((files("resources") / "themes" / f"{name}.toml").read_text("utf-8"))
    return Theme(bool(data["dark"]), data["roles"], data["families"])


class Look(QObject):
    """The look in force; it follows the system unless somebody chose, and says when it changes."""

    changed = Signal()

    def __init__(self, application: QApplication, choice: str = "system") -> None:
        super().__init__(application)
        self._application = application
        self._choice = choice
        self._theme = named("light")
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._system_changed)
        application.setStyle("Fusion")
        apply(application, self._theme)
        self.choose(choice)

    @property
    def theme(self) -> Theme:
        """The theme in force."""
        return self._theme

    @property
    def choice(self) -> str:
        """`system`, `light` or `dark`."""
        return self._choice

    def choose(self, choice: str) -> None:
        """Takes `light` or `dark`, or follows the system; what looks so already is not drawn anew."""
        self._choice = choice
        former, scheme = self._theme, QGuiApplication.styleHints().colorScheme()
        if choice == "system":
            self._theme = named("dark" if scheme == Qt.ColorScheme.Dark else "light")
        else:
            self._theme = named(choice)
        if self._theme is not former:
            apply(self._application, self._theme)
        self.changed.emit()

    def _system_changed(self) -> None:
        if self._choice == "system":
            self.choose("system")


_look: list[Look] = []


def look() -> Look:
    """The look of the running application, made on first use."""
    application = QApplication.instance()
    if not isinstance(application, QApplication):
        raise TypeError("there is no application yet")
    if not _look or _look[0].parent() is not application:
        _look[:] = [Look(application)]
    return _look[0]


def current() -> Theme:
    """The theme in force, for painting."""
    return look().theme


def apply(application: QApplication, theme: Theme) -> None:
    """Gives the application its font, palette and style sheet.

    The old sheet is taken off first: Qt puts one sheet in the place of another seven times more slowly.
    """
    application.setStyleSheet("")
    font = QFont(application.font())
    font.setPixelSize(NORMAL)
    application.setFont(font)
    application.setPalette(palette(theme))
    application.setStyleSheet(style_sheet(theme, _arrows(theme)))


_tinted: dict[str, TemporaryDirectory[str]] = {}
"""Colours to the folders with the arrows of boxes in them: a style sheet takes pictures by their path alone."""


def _arrows(theme: Theme) -> dict[str, str]:
    """Paths of the arrows of boxes in the theme's colour."""
    color = theme.roles["muted"]
    if color not in _tinted:
        folder = _tinted[color] = TemporaryDirectory(prefix="turnwright-")
        for name in _ARROWS.values():
            drawing = (files("resources") / "icons" / f"{name}.svg").read_text("utf-8")
            Path(folder.name, f"{name}.svg").write_text(drawing.replace("currentColor", color), "utf-8")
    return {key: Path(_tinted[color].name, f"{name}.svg").as_posix() for key, name in _ARROWS.items()}


def palette(theme: Theme) -> QPalette:
    """Qt's palette from the roles."""
    made = QPalette()
    role = QPalette.ColorRole
    for target, name in (
        (role.Window, "surface"),
        (role.WindowText, "text"),
        (role.Base, "raised"),
        (role.AlternateBase, "surface"),
        (role.Text, "text"),
        (role.Button, "raised"),
        (role.ButtonText, "text"),
        (role.ToolTipBase, "raised"),
        (role.ToolTipText, "text"),
        (role.PlaceholderText, "muted"),
        (role.Highlight, "accent_soft"),
        (role.HighlightedText, "text"),
        (role.Link, "accent"),
        (role.BrightText, "bad"),
        (role.Mid, "line"),
        (role.Light, "raised"),
        (role.Midlight, "sunken"),
        (role.Dark, "line"),
        (role.Accent, "accent"),
    ):
        made.setColor(target, theme.color(name))
    for target in (role.WindowText, role.Text, role.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, target, theme.color("muted"))
    return made


def numbers(font: QFont) -> QFont:
    """The font with figures of one width, so that columns of numbers stand still."""
    made = QFont(font)
    made.setFeature(QFont.Tag("tnum"), 1)
    return made


def sized(font: QFont, pixels: int, *, bold: bool = False) -> QFont:
    """The font in one of the three sizes."""
    made = QFont(font)
    made.setPixelSize(pixels)
    made.setBold(bold)
    return made


def washed(hue: QColor, ground: QColor, strength: float) -> QColor:
    """A hue laid thinly over a ground, of which nothing shines through any more."""
    over, under = ((color.red(), color.green(), color.blue()) for color in (hue, ground))
    return QColor(*(round(strength * one + (1 - strength) * other) for one, other in zip(over, under, strict=True)))


def short_name(metrics: QFontMetrics, name: str, width: int) -> str:
    """A name as long as there is room; a copy keeps its letter or number, by which it is told from the others."""
    stem, _, tail = name.rpartition(" ")
    if stem and len(tail) <= 2 and metrics.horizontalAdvance(name) > width:
        rest = width - metrics.horizontalAdvance(f" {tail}")
        return f"{metrics.elidedText(stem, Qt.TextElideMode.ElideRight, rest)} {tail}"
    return metrics.elidedText(name, Qt.TextElideMode.ElideRight, width)


def short_text(metrics: QFontMetrics, text: str, width: int, lines: int) -> str:
    """A text that breaks into so many lines at most, cut after a word."""

    def fits(words: str) -> bool:
        wrapped = metrics.boundingRect(QRect(0, 0, width, 0), Qt.TextFlag.TextWordWrap, words)
        return round(wrapped.height() / metrics.lineSpacing()) <= lines  # Two lines are a little higher than twice one.

    kept = text
    while not fits(kept) and " " in kept:
        kept = f"{kept.rpartition(' ')[0].rstrip(' ,·…')}…"
    return kept


def short_deed(metrics: QFontMetrics, words: str, width: int) -> str:
    """A deed as long as there is room: whom it is aimed at is cut last."""
    if metrics.horizontalAdvance(words) <= width:
        return words
    deed, arrow, whom = words.partition(" → ")
    rest = width - metrics.horizontalAdvance(arrow + whom)
    if rest < metrics.horizontalAdvance("MMMM"):
        return short_name(metrics, words, width)
    return metrics.elidedText(deed, Qt.TextElideMode.ElideRight, rest) + arrow + whom


def style_sheet(theme: Theme, arrows: Mapping[str, str]) -> str:
    """The style sheet: what the palette cannot say. `arrows` are the paths of the arrows of boxes."""
    return Template(_SHEET).substitute(theme.roles, **arrows)


_SHEET = """
QWidget { font-size: 14px; }
QMainWindow, QDialog { background: $surface; }
QToolTip { background: $raised; color: $text; border: 1px solid $line; padding: 4px 6px; }
QLabel[role="title"] { font-size: 18px; font-weight: 600; }
QLabel[role="muted"] { color: $muted; }
QLabel[role="small"] { color: $muted; font-size: 12px; }
QLabel[role="bad"] { color: $bad; font-size: 12px; }
QLabel[role="warn"] { color: $warn; }
QLabel[role="heading"] { color: $muted; font-size: 12px; font-weight: 600; }
QFrame[role="card"] { background: $raised; border: 1px solid $line; border-radius: 8px; }
QFrame[role="line"] { background: $line; border: none; }
QFrame[role="asking"] { background: $raised; border: 2px solid $accent; border-radius: 8px; }
QFrame[role="past"] { background: $raised; border: 2px solid $warn; border-radius: 8px; }
QLabel#preview, QLabel#landing { color: $accent; }
QLabel#die_entry { background: $surface; border: 1px solid $accent; border-radius: 6px; font-size: 18px;
    font-weight: 600; }
QTabWidget::pane { border: none; border-top: 1px solid $line; }
QTabBar { background: $surface; }
QTabBar::tab { background: transparent; color: $muted; padding: 8px 20px; border: none;
    border-bottom: 3px solid transparent; }
QTabBar::tab:selected { color: $text; border-bottom: 3px solid $accent; font-weight: 600; }
QTabBar::tab:hover { color: $text; }
QTabBar::tab:focus { color: $accent; }
QPushButton, QToolButton { background: $raised; color: $text; border: 1px solid $line; border-radius: 6px;
    padding: 5px 12px; min-height: 20px; }
QToolButton { padding: 5px 8px; }
QToolBar QToolButton { padding: 2px; min-height: 0px; }
QStatusBar QToolButton { padding: 0px; min-height: 0px; border: none; }
QToolBar QComboBox QLineEdit { padding: 0px; min-height: 0px; border: 0px; }
QPushButton:hover, QToolButton:hover { border-color: $accent; }
QPushButton:focus, QToolButton:focus { border: 1px solid $accent; outline: none; }
QPushButton:pressed, QToolButton:pressed, QToolButton:checked, QPushButton:checked { background: $accent_soft;
    border-color: $accent; }
QPushButton:disabled, QToolButton:disabled { color: $muted; background: $surface; border-color: $line; }
QPushButton:checked:disabled { background: $accent_soft; border-color: $bad; }
QPushButton[role="primary"] { background: $accent; color: $on_accent; border-color: $accent; font-weight: 600; }
QPushButton[role="primary"]:focus { border: 2px solid $text; padding: 4px 11px; }
QPushButton[role="primary"]:disabled { background: $sunken; color: $muted; border-color: $line; }
QPushButton[role="quiet"], QToolButton[role="quiet"] { background: transparent; border-color: transparent; }
QPushButton[role="quiet"]:hover, QToolButton[role="quiet"]:hover { background: $sunken; }
QPushButton[role="quiet"]:focus, QToolButton[role="quiet"]:focus { border-color: $accent; }
QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }
QLineEdit, QAbstractSpinBox, QComboBox, QPlainTextEdit, QTextEdit { background: $raised; color: $text;
    border: 1px solid $line; border-radius: 6px; padding: 4px 8px; selection-background-color: $accent;
    selection-color: $on_accent; min-height: 20px; }
QLineEdit:focus, QAbstractSpinBox:focus, QComboBox:focus, QPlainTextEdit:focus, QTextEdit:focus {
    border: 1px solid $accent; }
QLineEdit[fault="true"], QAbstractSpinBox[fault="true"], QComboBox[fault="true"] { border: 1px solid $bad; }
QComboBox::drop-down { border: none; width: 22px; }
QComboBox::down-arrow { image: url("$arrow_down"); width: 14px; height: 14px; }
QComboBox[role="small"] { font-size: 12px; padding: 3px 0 3px 6px; }
QComboBox[role="small"]::drop-down { width: 18px; }
QAbstractSpinBox { padding-right: 20px; }
QAbstractSpinBox::up-button { subcontrol-origin: border; subcontrol-position: top right; width: 20px; border: none;
    background: transparent; margin-top: 2px; }
QAbstractSpinBox::down-button { subcontrol-origin: border; subcontrol-position: bottom right; width: 20px; border: none;
    background: transparent; margin-bottom: 2px; }
QAbstractSpinBox::up-arrow { image: url("$arrow_up"); width: 11px; height: 11px; }
QAbstractSpinBox::down-arrow { image: url("$arrow_down"); width: 11px; height: 11px; }
QListView::item { padding: 6px 8px; }
QComboBox QAbstractItemView { background: $raised; border: 1px solid $line; selection-background-color: $accent_soft;
    selection-color: $text; }
QListView, QTableView, QTreeView { background: $raised; border: 1px solid $line; border-radius: 8px; outline: none;
    selection-background-color: $accent_soft; selection-color: $text; }
QListView:focus, QTableView:focus, QTreeView:focus { border: 1px solid $accent; }
QHeaderView::section { background: $raised; color: $muted; border: none; border-bottom: 1px solid $line;
    padding: 5px 8px; font-size: 12px; font-weight: 600; }
QHeaderView { background: $raised; border: none; }
QTableView { gridline-color: transparent; }
QScrollArea { border: none; background: transparent; }
QScrollBar:vertical { background: transparent; width: 10px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 10px; margin: 0; }
QScrollBar::handle { background: $line; border-radius: 5px; min-height: 24px; min-width: 24px; }
QScrollBar::handle:hover { background: $muted; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QSplitter::handle { background: transparent; }
QSplitter::handle:hover { background: $line; }
QMenuBar { background: $surface; color: $text; }
QMenuBar::item { padding: 4px 10px; background: transparent; border-radius: 4px; }
QMenuBar::item:selected { background: $accent_soft; }
QMenu { background: $raised; color: $text; border: 1px solid $line; padding: 4px; }
QMenu::item { padding: 5px 24px 5px 12px; border-radius: 4px; }
QMenu::item:selected { background: $accent_soft; }
QMenu::item:disabled { color: $muted; }
QMenu::separator { height: 1px; background: $line; margin: 4px 8px; }
QStatusBar { background: $surface; color: $muted; border-top: 1px solid $line; }
QStatusBar QLabel { color: $muted; font-size: 12px; }
QStatusBar::item { border: none; }
QGroupBox { border: 1px solid $line; border-radius: 8px; margin-top: 12px; padding: 8px; }
QGroupBox::title { subcontrol-origin: margin; left: 8px; color: $muted; font-size: 12px; }
QCheckBox:focus, QRadioButton:focus { color: $accent; }
QProgressBar { border: none; background: $track; border-radius: 3px; max-height: 6px; }
QProgressBar::chunk { background: $accent; border-radius: 3px; }
"""
