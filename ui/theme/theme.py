"""The look: colour roles and the style sheet from `resources/themes`, and the table of measures.

`resources/themes/README.md` describes each.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from importlib.resources import files
from string import Template
from typing import Any
from zlib import crc32

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QDir, QObject, QRect, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QGuiApplication, QPalette
from PySide6.QtWidgets import QAbstractItemDelegate, QApplication, QComboBox

from rules.core.state import NEUTRAL, SIDES
from ui.theme import sizes
from ui.theme.rescale import rescale, scroll_back, scrolled
from ui.theme.sizes import px

HALF, GRID = 4, 8
"""Distances in pixels: inside a thing, and between things. Larger ones are multiples."""
SMALL, NORMAL, LARGE = 12, 14, 18
"""Sizes of text in pixels at 100 %."""
LABEL, FIGURE, VITAL = 11, 16, 20
"""Sizes of figures: the label above one, one of many, and that of the vital pool."""
TITLE = 22
"""Size of the name at the head of a page about somebody, and of the pools beside it."""
DISPLAY, GREAT = 26, 44
"""Sizes in the face of titles: of the sentence that ends a fight, and of a name over a whole page."""
REGULAR, STRONG = QFont.Weight.Normal, QFont.Weight.DemiBold
"""The two font weights."""
BOLD = QFont.Weight.Bold
"""The weight of the face of titles, which has no other."""
MARK, CONTROL, CARD = 4, 6, 8
"""Radii of corners in pixels: of chips and badges, of controls, of cards and panes."""
HAIR, RING = 1, 2
"""Widths of lines in pixels: of edges, and of the focus ring."""
QUICK, BLOW, CALM = 100, 150, 200
"""Durations of animations in milliseconds: what fades in; a blow; a gliding row or a draining loss."""


THEMES = ("light", "dark", "contrast_light", "contrast_dark")
"""The themes, each a file in `resources/themes`."""


CHIP = 0.14
"""Share of a status's colour in the background of its chip."""


@dataclass(frozen=True, eq=False)
class Theme:
    """A set of colours by role."""

    name: str
    dark: bool
    roles: Mapping[str, str]
    families: Mapping[str, str]
    grounds: Mapping[str, tuple[str, str]]
    board: Mapping[str, str]

    def color(self, role: str) -> QColor:
        """Return the colour of a role."""
        return QColor(self.roles[role])

    def family(self, family: str) -> QColor:
        """Return the colour of a family of statuses."""
        return QColor(self.families.get(family, self.families["other"]))

    def chip(self, family: str) -> QColor:
        """Return the background of a chip, on which its colour is readable anywhere, even on a selected row."""
        return washed(self.family(family), self.color("raised"), CHIP)

    def ground(self, name: str) -> tuple[QColor, QColor]:
        """Return the deep ground of a side or kind of creature, above and below; for others that of no side."""
        above, below = self.grounds.get(name, self.grounds[NEUTRAL])
        return QColor(above), QColor(below)

    def board_color(self, name: str) -> QColor:
        """Return a colour of the board: of a kind of ground, or of what stands on it."""
        return QColor(self.board[name])

    def side(self, side: str) -> QColor:
        """Return the colour of a side; a mark beside it always says the same."""
        number = number_of_side(side)
        return (
            self.color(side or NEUTRAL) if number is None else self.family(HUES_OF_SIDES[number % len(HUES_OF_SIDES)])
        )


HUES_OF_SIDES = ("seal", "toxin", "fatal", "transform", "time", "mystify", "strengthen", "barrier")
"""Colours of the user's own sides; those of the usual ones are roles.

With more sides than colours, each comes again with another mark.
"""
MOST_SIDES = len(HUES_OF_SIDES) ** 2
"""The number of sides with a look of their own: as many marks as colours, in all pairs."""
_numbers: dict[str, int] = {}
"""The user's own sides to their numbers, which give colour and mark; the last seen is last."""
_displaced: set[str] = set()
"""Sides whose number was given to another."""


def number_of_side(side: str) -> int | None:
    """Return which hue and mark a side has that got its name at a table; None for the usual ones.

    It is the same every evening, unless another side has it; with all hues in use, one takes that of the side that has
    been out of sight for longest. If that is seen again, there are more in sight than hues: its hue gets another mark.
    """
    if side in ("", *SIDES):
        return None
    many, first = len(HUES_OF_SIDES), crc32(side.encode(errors="replace"))
    number = _numbers.pop(side, None)
    if number is None:
        ways = [(first + step) % many for step in range(many)]
        ways += range(many, MOST_SIDES) if side in _displaced else ()
        number = next((way for way in ways if way not in _numbers.values()), None)
    if number is None:
        longest_unseen = next(iter(_numbers))
        _displaced.add(longest_unseen)
        number = _numbers.pop(longest_unseen)
    _numbers[side] = number
    return number


@cache
def theme_named(name: str) -> Theme:
    """Return a theme by its name in `THEMES`."""
    data = tomllib.loads((files("resources") / "themes" / f"{name}.toml").read_text("utf-8"))
    grounds = {ground: (above, below) for ground, (above, below) in data["grounds"].items()}
    return Theme(name, bool(data["dark"]), data["roles"], data["families"], grounds, data["board"])


@cache
def paper_theme() -> Theme:
    """Return the colours of paper: those of the light theme, with inks of its own."""
    light = theme_named("light")
    data = tomllib.loads((files("resources") / "themes" / "paper.toml").read_text("utf-8"))
    return replace(light, name="paper", roles={**light.roles, **data["roles"]})


def as_system(scheme: Qt.ColorScheme, contrast: Qt.ContrastPreference) -> str:
    """Return the theme that fits the system's settings: light or dark, of high contrast or not."""
    shade = "dark" if scheme == Qt.ColorScheme.Dark else "light"
    return f"contrast_{shade}" if contrast == Qt.ContrastPreference.HighContrast else shade


class ActiveTheme(QObject):
    """The present look; it follows the system unless one was chosen, and signals changes."""

    theme_changed = Signal()
    """Another theme, or another scale."""
    scale_changed = Signal()
    """Everything is drawn at another scale, and all that listens to `theme_changed` has taken that up."""

    def __init__(self, application: QApplication, choice: str = "system") -> None:
        super().__init__(application)
        self._application = application
        self._choice = choice
        self.theme = theme_named("light")
        """The present theme."""
        self._text_size = self._growth = 1.0
        self._width = 0
        """That of the main window."""
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self._system_changed)
        hints.accessibility().contrastPreferenceChanged.connect(self._system_changed)
        application.setStyle("Fusion")
        apply(application, self.theme)
        self.choose(choice)

    @property
    def choice(self) -> str:
        """`system`, or one of `THEMES`."""
        return self._choice

    def choose(self, choice: str) -> None:
        """Choose one of `THEMES`, or follow the system; without a change nothing is drawn anew."""
        self._choice = choice
        former, hints = self.theme, QGuiApplication.styleHints()
        if choice == "system":
            choice = as_system(hints.colorScheme(), hints.accessibility().contrastPreference())
        self.theme = theme_named(choice)
        if self.theme is not former:
            apply(self._application, self.theme)
        self.theme_changed.emit()

    def choose_text_size(self, per_cent: int) -> None:
        """Draw everything in the size that somebody chose."""
        self._text_size = per_cent / 100
        self.fit(self._width)

    def fit(self, width: int) -> None:
        """Draw everything in the size for a main window of a width: in a wide one it grows."""
        self._width = width
        self._growth = sizes.growth(width / self._text_size, self._growth)
        self.resize(self._text_size * self._growth)

    def fits(self, width: int) -> bool:
        """Return whether the present size is the one for a main window of a width."""
        return sizes.growth(width / self._text_size, self._growth) == self._growth

    def resize(self, scale: float) -> None:
        """Draw everything at another scale, what is open too; what was in sight stays there."""
        former = sizes.scale()
        if scale == former:
            return
        places = scrolled(self._application)
        apply(self._application, self.theme, scale)
        self.theme_changed.emit()
        self.scale_changed.emit()
        scroll_back(places, former)

    def _system_changed(self) -> None:
        if self._choice == "system":
            self.choose("system")


_look: list[ActiveTheme] = []


def look() -> ActiveTheme:
    """Return the look of the running application, made on first use."""
    application = QApplication.instance()
    if not isinstance(application, QApplication):
        raise TypeError("there is no application yet")
    if not _look or _look[0].parent() is not application:
        _look[:] = [ActiveTheme(application)]
    return _look[0]


def current() -> Theme:
    """Return the present theme, for painting."""
    return _look[0].theme if _look else look().theme


def apply(application: QApplication, theme: Theme, scale: float | None = None) -> None:
    """Give the application its font, palette and style sheet; `scale`: the one to which to bring what is open.

    The old sheet is removed first: Qt replaces one sheet by another seven times more slowly. Measures are brought while
    there is none: a sheet would keep what it is asked of widgets that were never shown, beyond their end. What widgets
    give themselves as the sheet goes is still of the former scale, as all the rest.
    """
    QDir.setSearchPaths("themes", [str(files("resources") / "themes")])
    application.setStyleSheet("")
    _forget_sheet(application)
    late = [] if scale is None else rescale(application, scale)
    font = QFont(application.font())
    font.setPixelSize(px(NORMAL))
    application.setFont(font)
    application.setPalette(palette(theme))
    application.setStyleSheet(style_sheet(theme))
    for bring in late:
        bring()
    for widget in application.allWidgets():
        if isinstance(widget, QComboBox):
            _clear_of_painters(widget)


def _forget_sheet(application: QApplication) -> None:
    """Let each widget forget that a sheet styles it, so that Qt watches for its end again when the next sheet comes.

    Qt does that only for widgets that have been shown: what it keeps of others would style whatever is allocated at
    their address later.
    """
    for widget in application.allWidgets():
        if not widget.testAttribute(Qt.WidgetAttribute.WA_WState_Polished):
            widget.setAttribute(Qt.WidgetAttribute.WA_StyleSheet, False)


def _clear_of_painters(box: QComboBox) -> None:
    """Delete old delegates of a combo box's list.

    Whenever a style sheet comes or goes, Qt gives the list another delegate and keeps the former ones.
    """
    painters = box.findChildren(QAbstractItemDelegate)
    if painters:  # A list that was never needed would be made by asking for it.
        in_use = box.view().itemDelegate()
        for delegate in painters:
            if delegate is not in_use:
                delegate.deleteLater()


def palette(theme: Theme) -> QPalette:
    """Return Qt's palette from the roles."""
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
        (role.ToolTipBase, "popover"),
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
    """Return the font with digits of one width, so that columns of numbers are aligned."""
    made = QFont(font)
    made.setFeature(QFont.Tag("tnum"), 1)
    return made


def sized(font: QFont, pixels: int, *, bold: bool = False) -> QFont:
    """Return the font in a size given at 100 %, as large as everything is drawn at present."""
    return in_pixels(font, px(pixels), bold=bold)


def in_pixels(font: QFont, pixels: int, *, bold: bool = False) -> QFont:
    """Return the font in a size that does not depend on how large the window is drawn."""
    made = QFont(font)
    made.setPixelSize(pixels)
    made.setWeight(STRONG if bold else REGULAR)
    return made


def lines_high(lines: int) -> int:
    """Return the height of a box for so many lines of text."""
    return lines * px(NORMAL) + 3 * px(GRID)


def washed(hue: QColor, ground: QColor, strength: float) -> QColor:
    """Return an opaque mix of a colour over a background."""
    over, under = ((color.red(), color.green(), color.blue()) for color in (hue, ground))
    return QColor(*(round(strength * item + (1 - strength) * other) for item, other in zip(over, under, strict=True)))


def elided(metrics: QFontMetrics, words: str, room: int) -> str:
    """Return the words elided to a width; those that exceed it by a fraction of a pixel stay whole."""
    if metrics.horizontalAdvance(words) <= room:
        return words
    return metrics.elidedText(words, Qt.TextElideMode.ElideRight, room)


def short_but_key(metrics: QFontMetrics, words: str, room: int) -> str:
    """Return the words elided with the key in brackets kept, unless that alone takes most of the room."""
    key = _KEY.search(words)
    beside = 0 if key is None else metrics.horizontalAdvance(key[0])
    if key is None or metrics.horizontalAdvance(words) <= room or beside > room // 2:
        return elided(metrics, words, room)
    return elided(metrics, words[: key.start()], room - beside) + key[0]


_KEY = re.compile(r" \([^()]+\)$")


def short_name(metrics: QFontMetrics, name: str, width: int) -> str:
    """Return a name elided to a width; a copy keeps its letter or number."""
    stem, _, tail = name.rpartition(" ")
    if stem and len(tail) <= 2 and metrics.horizontalAdvance(name) > width:
        rest = width - metrics.horizontalAdvance(f" {tail}")
        return f"{elided(metrics, stem, rest)} {tail}"
    return elided(metrics, name, width)


def short_text(metrics: QFontMetrics, text: str, width: int, lines: int) -> str:
    """Return a text of at most so many lines, cut after a word."""

    def fits(words: str) -> bool:
        wrapped = metrics.boundingRect(QRect(0, 0, width, 0), Qt.TextFlag.TextWordWrap, words)
        return round(wrapped.height() / metrics.lineSpacing()) <= lines  # Two lines are a little higher than twice one.

    shortened = text
    while not fits(shortened) and " " in shortened:
        shortened = f"{shortened.rpartition(' ')[0].rstrip(' ,·…')}…"
    return shortened


def short_words(metrics: QFontMetrics, words: str, width: int) -> str:
    """Return words elided to a width after one of them; a copy keeps its letter; a first word too long stays alone."""
    stem, _, tail = words.rpartition(" ")
    kept, tail = (stem, f" {tail}") if stem and len(tail) <= 2 else (words, "")
    shown = words
    while metrics.horizontalAdvance(shown) > width and " " in kept:
        kept = kept.rpartition(" ")[0].rstrip(" ,·")
        shown = f"{kept}…{tail}"
    return shown


def style_sheet(theme: Theme) -> str:
    """Return the style sheet, for what the palette cannot express."""
    off = "dashed" if theme.name.startswith("contrast") else "solid"
    measured = _PIXELS.sub(lambda found: f"{px(int(found[1]))}px", _sheet())
    return Template(measured).substitute(theme.roles, theme=theme.name, off=off, **_measures())


@cache
def _sheet() -> str:
    return (files("resources") / "themes" / "window.qss").read_text("utf-8")


_PIXELS = re.compile(r"\b([0-9]+)px\b")
"""A measure that the style sheet gives as a number."""


def _measures() -> dict[str, int]:
    """Return the measures of the style sheet by their names; `…_in` is a distance less what the focus ring takes."""
    hair = px(HAIR)
    ring = min(px(RING), 2 * hair)
    measures = {
        **{name: px(measure) for name, measure in _DISTANCES.items()},
        **{f"{name}_in": px(measure) - ring + hair for name, measure in _DISTANCES.items()},
        **{name: px(measure) for name, measure in _SIZES.items()},
        # What is to be rounder than half of its width Qt draws with corners.
        **{f"{name}_end": px(measure) // 2 for name, measure in _ROUND.items()},
        **{name: px(measure) for name, measure in _ROUND.items()},
    }
    for name in ("", "_in"):
        measures[f"words{name}"] = measures[f"grid{name}"] + BY_QT
    return {**measures, "strong": STRONG.value, "hair": hair, "hair_in": 2 * hair - ring, "ring": ring}


BY_QT = 2
"""The pixels that Qt leaves in a line of text before its words, in any size."""
_DISTANCES = {"two": 2, "three": 3, "half": HALF, "six": 6, "grid": GRID, "twelve": GRID + HALF, "twenty": 20}
_SIZES = {
    "small": SMALL,
    "normal": NORMAL,
    "large": LARGE,
    "figure": FIGURE,
    "title": TITLE,
    "display": DISPLAY,
    "great": GREAT,
    "mark": MARK,
    "control": CONTROL,
    "card": CARD,
}
_ROUND = {"bar": 10, "thin": 6}
"""The width of what has round ends: a scroll bar and the handle of a slider, a slider's track and that of progress."""


COLOUR_ROLES = {
    "red": "bad",
    "orange": "warn",
    "green": "good",
    "blue": "accent",
    "purple": "seal",
    "grey": "muted",
}
"""Colours for folders and tags, as roles of the theme."""
_COLOUR_NAMES: Any = {
    "red": QT_TRANSLATE_NOOP("colour", "red"),
    "orange": QT_TRANSLATE_NOOP("colour", "orange"),
    "green": QT_TRANSLATE_NOOP("colour", "green"),
    "blue": QT_TRANSLATE_NOOP("colour", "blue"),
    "purple": QT_TRANSLATE_NOOP("colour", "purple"),
    "grey": QT_TRANSLATE_NOOP("colour", "grey"),
}


def colour_name(colour: str) -> str:
    """Return the name of a colour."""
    return QCoreApplication.translate("colour", _COLOUR_NAMES[colour]) if colour in _COLOUR_NAMES else ""


def colour_of(colour: str, theme: Theme | None = None) -> QColor:
    """Return one of the library's colours in a theme; None: in the present one."""
    role, theme = COLOUR_ROLES[colour], theme or current()
    return theme.family(role) if role in theme.families else theme.color(role)


READABLE = 4.5
"""Least contrast of text with its background (WCAG AA)."""
_STEP = 0.05


def shown_colour(colour: str) -> QColor | None:
    """Return a user's colour as dark or light as needed in the present theme; None: none."""
    return readable_in(current(), colour) if colour else None


@lru_cache(maxsize=256)
def readable_in(theme: Theme, colour: str) -> QColor:
    """Return a user's colour, a name of the library's or `#rrggbb`, as dark or light as needed in a theme."""
    wanted = colour_of(colour, theme) if colour in COLOUR_ROLES else QColor(colour)
    grounds = [theme.color(role) for role in ("surface", "raised", "sunken", "accent_soft")]
    return readable(wanted, grounds, theme.color("text"))


def readable(wanted: QColor, grounds: list[QColor], text: QColor) -> QColor:
    """Return the colour nearest to `wanted`, towards that of the text, that is readable on all backgrounds."""
    share = 0.0
    while share < 1.0:
        tried = washed(text, wanted, share)
        if all(contrast(tried, ground) >= READABLE for ground in grounds):
            return tried
        share += _STEP
    return text


def contrast(color: QColor, other: QColor) -> float:
    """Return the contrast of two colours: 1 (the same) to 21 (black and white)."""
    dark, light = sorted(_light_of(colour) for colour in (color, other))
    return (light + 0.05) / (dark + 0.05)


def _light_of(colour: QColor) -> float:
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    linear = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))
