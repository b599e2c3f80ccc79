"""What a theme costs: every widget is told of it once, however deep it stands, and no file stays behind."""

import math
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QColor
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDialogButtonBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QMessageBox,
    QPushButton,
    QSpinBox,
    QTabBar,
    QToolButton,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.ui.settling import settle
from ui.bestiary.stat_block.view import StatBlock
from ui.theme.icons import icon, put_beside_words
from ui.theme.theme import THEMES, apply, current, look, theme_named
from ui.widgets.controls import CheckBox, ComboBox

DEEP = 12


class Told(QObject):
    """Counts how often the widgets are told of another font."""

    def __init__(self) -> None:
        super().__init__()
        self.many: Counter[int] = Counter()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FontChange:
            self.many[id(watched)] += 1
        return False


def nested(qtbot: QtBot) -> list[QWidget]:
    """Widgets within widgets, as a form has them."""
    widgets = [QWidget()]
    qtbot.addWidget(widgets[0])
    for _ in range(DEEP):
        layout = QVBoxLayout(widgets[-1])
        layout.addWidget(QLabel("Name"))
        widgets.append(QWidget())
        layout.addWidget(widgets[-1])
    widgets[0].show()
    return widgets


def test_a_widget_is_told_of_another_theme_no_more_often_the_deeper_it_stands(qtbot: QtBot, qapp: QApplication) -> None:
    look()
    widgets = nested(qtbot)
    told = Told()
    qapp.installEventFilter(told)
    apply(qapp, theme_named("dark"))
    qapp.removeEventFilter(told)
    apply(qapp, look().theme)
    often = [told.many[id(widget)] for widget in widgets]
    assert max(often[1:]) <= max(2, often[1])


def test_a_look_that_is_chosen_again_is_drawn_by_nobody(qtbot: QtBot, qapp: QApplication) -> None:
    chosen = look().choice
    look().choose("light")
    widgets = nested(qtbot)
    told = Told()
    qapp.installEventFilter(told)
    look().choose("light")
    again = sum(told.many[id(widget)] for widget in widgets)
    look().choose("dark")
    other = sum(told.many[id(widget)] for widget in widgets)
    qapp.removeEventFilter(told)
    look().choose(chosen)
    assert (again, other > 0) == (0, True)


@pytest.mark.parametrize("end", ["", "; import os; os._exit(0)"], ids=["ended", "killed"])
def test_a_program_that_is_over_leaves_no_picture_behind(tmp_path: Path, end: str) -> None:
    program = (
        f"from PySide6.QtWidgets import QApplication as A; a = A([]); from ui.theme.theme import look; look(){end}"
    )
    done = subprocess.run([sys.executable, "-c", program], env={**os.environ, "TMPDIR": str(tmp_path)}, check=False)
    assert done.returncode == 0
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize(("kind", "arrows"), [(QComboBox, 1), (QSpinBox, 2)])
def test_boxes_show_their_arrows_in_every_theme(
    qtbot: QtBot, qapp: QApplication, name: str, kind: type[QComboBox | QSpinBox], arrows: int
) -> None:
    box = kind()
    qtbot.addWidget(box)
    apply(qapp, theme_named(name))
    box.resize(80, 30)
    picture = box.grab().toImage()
    apply(qapp, look().theme)
    inside, ground = range(60, 78), theme_named(name).color("raised")
    drawn = [y for y in range(3, 27) if any(picture.pixelColor(x, y) != ground for x in inside)]
    assert sum(1 for item in drawn if item - 1 not in drawn) == arrows


def test_a_theme_leaves_nothing_in_a_choice(qtbot: QtBot, qapp: QApplication) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    boxes = [ComboBox(), QComboBox()]
    for box in boxes:
        box.addItem("FUE")
        column.addWidget(box)
    unopened = QComboBox()
    column.addWidget(unopened)
    window.show()

    def held() -> list[int]:
        settle()
        return [len(box.findChildren(QObject)) for box in (*boxes, unopened)]

    themes = [theme_named(name) for name in ("dark", "light")]
    for theme in themes:
        apply(qapp, theme)
    before = held()
    for theme in themes * 5:
        apply(qapp, theme)
    assert held() == before
    assert all(box.view().itemDelegate() is not None for box in boxes)


def test_what_has_lived_through_a_theme_leaves_its_look_to_nobody(qtbot: QtBot, qapp: QApplication) -> None:
    """What comes later often lies where something lay that is gone."""
    look().choose("light")
    fresh = QComboBox()
    qtbot.addWidget(fresh)
    usual = fresh.sizeHint()
    unseen = [QPushButton("Save") for _ in range(40)]
    for name in ("dark", "light"):
        apply(qapp, theme_named(name))
    for button in unseen:
        button.sizeHint()
        shiboken6.delete(button)
    apart = [QComboBox() for _ in range(80)]
    sizes = [candidate.sizeHint() for candidate in apart]
    for combo in apart:
        shiboken6.delete(combo)
    apply(qapp, look().theme)
    assert [size for size in sizes if size != usual] == []


def test_an_icon_is_drawn_once_in_each_theme(qtbot: QtBot) -> None:
    chosen = look().choice
    keys: dict[str, set[int]] = {}
    for theme in ("light", "dark", "light"):
        look().choose(theme)
        button = QPushButton("Save")
        qtbot.addWidget(button)
        put_beside_words(button, "check")
        keys.setdefault(theme, set()).update((icon("check").cacheKey(), button.icon().cacheKey()))
    look().choose(chosen)
    assert len(keys["light"]) == len(keys["dark"]) == 2
    assert not keys["light"] & keys["dark"]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(
    ("kind", "role"),
    [
        *((QPushButton, role) for role in ("", "primary", "quiet")),
        (QToolButton, "quiet"),
        *((kind, "") for kind in (CheckBox, QLineEdit, QSpinBox, QComboBox, QListWidget)),
    ],
)
def test_where_the_cursor_stands_is_seen(qtbot: QtBot, theme: str, kind: type[QWidget], role: str) -> None:
    chosen = look().choice
    look().choose(theme)
    page, here = QWidget(), kind()
    other = QLineEdit(page)
    here.setParent(page)
    here.setProperty("role", role)
    if isinstance(here, QAbstractButton):
        here.setText("Begin")
    here.setGeometry(10, 50, 120, 40)
    qtbot.addWidget(page)
    page.show()
    qtbot.waitUntil(page.isActiveWindow)
    other.setFocus()
    without = here.grab().toImage()
    size = here.sizeHint()
    here.setFocus()
    within = here.grab().toImage()
    edge = [(x, y) for x in range(0, 120, 4) for y in (0, 1, 20)]
    assert any(_apart(within.pixelColor(x, y), without.pixelColor(x, y)) > 1.8 for x, y in edge)
    assert here.sizeHint() == size
    look().choose(chosen)


def test_buttons_of_dialogs_have_no_icons_that_no_theme_tints(qtbot: QtBot) -> None:
    buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close | QDialogButtonBox.StandardButton.Cancel)
    qtbot.addWidget(buttons)
    buttons.show()
    assert [button.icon().isNull() for button in buttons.buttons()] == [True, True]
    box = QMessageBox(QMessageBox.Icon.Warning, "Open library", "It is damaged.", QMessageBox.StandardButton.Ok)
    qtbot.addWidget(box)
    box.show()
    assert box.button(QMessageBox.StandardButton.Ok).icon().isNull()


@pytest.mark.parametrize("name", THEMES)
def test_the_words_of_every_chip_stand_out_from_its_ground(name: str) -> None:
    theme, least = theme_named(name), 7 if name.startswith("contrast") else 4.5
    apart = {family: _apart(theme.family(family), theme.chip(family)) for family in theme.families}
    assert {family: item for family, item in apart.items() if item < least} == {}


def _apart(color: QColor, other: QColor) -> float:
    """The contrast of two colours."""
    dark, light = sorted(_light_of(colour) for colour in (color, other))
    return (light + 0.05) / (dark + 0.05)


def _light_of(colour: QColor) -> float:
    weights = {0.2126: colour.redF(), 0.7152: colour.greenF(), 0.0722: colour.blueF()}
    lit = (
        weight * (part / 12.92 if part <= 0.03928 else math.pow((part + 0.055) / 1.055, 2.4))
        for weight, part in weights.items()
    )
    return sum(lit)


@pytest.mark.parametrize("many", [2, 3, 6])
@pytest.mark.parametrize("chosen", [0, -1])
def test_a_choice_that_opens_shows_all_that_can_be_chosen(qtbot: QtBot, many: int, chosen: int) -> None:
    look().choose("light")
    page = QWidget()
    choice = QComboBox(page)
    choice.addItems([f"Party {number}" for number in range(many)])
    choice.setCurrentIndex(chosen % many)
    choice.setGeometry(40, 40, 300, 32)
    qtbot.addWidget(page)
    page.resize(500, 400)
    page.show()
    choice.setFocus()
    qtbot.waitUntil(choice.hasFocus)
    choice.showPopup()
    opened = choice.view()
    rows = [opened.visualRect(choice.model().index(row, 0)) for row in range(many)]
    room = opened.viewport().rect()
    assert all(room.top() <= row.top() and row.bottom() <= room.bottom() for row in rows), (room, rows)
    choice.hidePopup()


@pytest.mark.parametrize("many", [3, 20])
@pytest.mark.parametrize("theme", ["light", "contrast_dark"])
def test_a_narrow_choice_opens_as_wide_as_its_words_and_on_the_screen(qtbot: QtBot, many: int, theme: str) -> None:
    look().choose(theme)
    choice = ComboBox()
    choice.addItems([f"Attacks, damage and costs of number {number}" for number in range(many)])
    qtbot.addWidget(choice)
    screen = choice.screen().availableGeometry()
    choice.setFixedWidth(110)
    choice.move(screen.right() - 112, 40)
    choice.show()
    choice.setFocus()
    qtbot.waitUntil(choice.hasFocus)
    choice.showPopup()
    opened = choice.view()
    assert opened.viewport().width() >= opened.sizeHintForColumn(0)
    assert opened.window().frameGeometry().right() <= screen.right()
    assert opened.window().isVisible()
    choice.hidePopup()
    look().choose("light")


def test_one_sees_that_a_page_to_read_or_a_tab_has_the_keys_and_nothing_moves(qtbot: QtBot) -> None:
    """Nothing but a pale box through the letters told it of a tab, and nothing at all of a stat block."""
    over, block, tabs, line = QWidget(), StatBlock(), QTabBar(), QLineEdit()
    qtbot.addWidget(over)
    tabs.addTab("Who takes part")
    tabs.addTab("Options")
    column = QVBoxLayout(over)
    for widget in (line, tabs, block):
        column.addWidget(widget)
    over.show()
    over.activateWindow()
    for widget in (block, tabs):
        line.setFocus()
        settle()
        before, inside = widget.grab().toImage(), widget.contentsRect()
        widget.setFocus()
        settle()
        assert (widget.hasFocus(), widget.contentsRect()) == (True, inside)
        assert widget.grab().toImage() != before
    muted = current().color("line")
    picture = tabs.grab(tabs.tabRect(0)).toImage()
    box = [picture.pixelColor(x, y) for x in range(picture.width()) for y in range(picture.height())]
    assert muted not in box, "no box goes through the letters"
