"""Whatever was clicked, pressed or opened: Esc a few times, and the keys of the fight work."""

import os
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFrame, QMenu

from models.library import Library
from tests.proving import short_of
from tests.ui.encounter.conftest import GameTable
from tests.ui.encounter.sampling import sample_fight
from ui.navigation.tabs import ENCOUNTER
from ui.shell.command_palette import RuleCard
from ui.shell.main_window import MainWindow
from ui.widgets.overlay_card import Card

SEEDS = int(os.environ.get("TURNWRIGHT_KEY_SEEDS", "1"))
"""How many hands at random are played in each test; twenty take minutes."""
ROUNDS, ROUNDS_OF_SAMPLES = (25, 8) if SEEDS > 1 else (6, 4)
"""How many handfuls of keys are pressed; the long form goes further on the same ways."""
SAMPLES = (
    ("d100", "Azoteas de la calle Sal"),
    ("fantasia", "El patio del caballero hueco"),
    ("ffrpg", "The sluice at Tollmere"),
    ("fulminato", "Asalto en el paso"),
    ("tabuleiro", "A clareira da onça"),
)
"""A sample fight of each system, with a board."""
CARDS = (Card, RuleCard)
CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
KEYS = (
    *((getattr(Qt.Key, f"Key_{sign}"), Qt.KeyboardModifier.NoModifier) for sign in "ABCDEFGIMSTUWXYZ0123456789"),
    *((key, Qt.KeyboardModifier.NoModifier) for key in (
        Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Backspace,
        Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Period, Qt.Key.Key_Space,
        Qt.Key.Key_Minus, Qt.Key.Key_Delete, Qt.Key.Key_F6, Qt.Key.Key_F1, Qt.Key.Key_Menu,
    )),
    *((getattr(Qt.Key, f"Key_{sign}"), CONTROL) for sign in "TRKJGZL"),
    (Qt.Key.Key_N, CONTROL | SHIFT),
    (Qt.Key.Key_Return, SHIFT),
)  # fmt: skip
"""What a hand on the keys may press; nothing that opens a dialog of files or ends the fight."""


def press(table: GameTable, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """A key of the keyboard: Qt finds who gets it."""
    QTest.keyClick(table.window.windowHandle(), key, modifier)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QApplication.processEvents()


def click(table: GameTable, chance: Random) -> None:
    """Clicks anywhere on the page of the fight."""
    page = table.page
    place = QPoint(chance.randrange(page.width()), chance.randrange(page.height()))
    button = chance.choice((Qt.MouseButton.LeftButton,) * 4 + (Qt.MouseButton.RightButton,))
    popup = QApplication.activePopupWidget()
    if popup is not None:
        popup.close()
    target = page.childAt(place) or page
    QTest.mouseClick(target, button, Qt.KeyboardModifier.NoModifier, target.mapFrom(page, place))
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QApplication.processEvents()


def cards(table: GameTable) -> list[str]:
    """What lies over the fight."""
    return [
        type(frame).__name__
        for frame in table.window.findChildren(QFrame)
        if isinstance(frame, CARDS) and frame.isVisible()
    ]


def state(table: GameTable) -> Any:
    service = table.conductor.service
    assert service is not None
    return (service.journal.cursor, table.conductor.open_question, table.said, table.fight.phase)


def works(table: GameTable, told: object) -> None:
    """Esc a few times leaves nothing open; then Space goes on or says why not."""
    for _ in range(5):
        press(table, Qt.Key.Key_Escape)
    if table.window.tabs.currentIndex() != ENCOUNTER:
        press(table, Qt.Key.Key_3, CONTROL)
    assert QApplication.activePopupWidget() is None, told
    assert cards(table) == [], told
    assert table.conductor.open_question is None, told
    assert table.page.composer.action is None, told
    before = state(table)
    press(table, Qt.Key.Key_Space)
    assert state(table) != before, ("Space", QApplication.focusWidget(), told)
    for _ in range(3):
        press(table, Qt.Key.Key_Escape)
    row = table.page.order.selected
    assert row is not None
    cursor = state(table)[0]
    for key in (Qt.Key.Key_Minus, Qt.Key.Key_1, Qt.Key.Key_Return):
        press(table, key)
    press(table, Qt.Key.Key_Escape)
    assert state(table)[0] != cursor or table.fight.phase in ("setup", "ended"), ("-1 Enter", told)


def anything(table: GameTable, seed: int, rounds: int) -> None:
    """Presses and clicks at random; the keys have to work after each handful."""
    chance = Random(seed)
    done: list[object] = []
    table.window.activateWindow()
    table.page.setFocus()
    for _ in range(rounds):
        for _ in range(chance.randint(1, 7)):
            if chance.random() < 0.3:
                click(table, chance)
                done.append("click")
            else:
                key, modifier = chance.choice(KEYS)
                done.append((key, modifier))
                press(table, key, modifier)
            if table.conductor.service is None:
                return
        works(table, done[-12:])


@pytest.mark.parametrize("seed", range(SEEDS))
def test_after_anything_esc_a_few_times_and_the_keys_work(begun: GameTable, seed: int) -> None:
    anything(begun, seed, ROUNDS)


@pytest.mark.parametrize("seed", range(SEEDS))
@pytest.mark.parametrize(("system", "fight"), short_of(SAMPLES, SAMPLES[4]))
def test_after_anything_the_keys_work_in_every_system(
    window: MainWindow, library: Library, system: str, fight: str, seed: int
) -> None:
    table = sample_fight(window, library, system, fight)
    press(table, Qt.Key.Key_Space)
    press(table, Qt.Key.Key_Return, SHIFT)
    anything(table, 100 + seed, ROUNDS_OF_SAMPLES)


def attacks(table: GameTable) -> None:
    """The keys of an attack reach the fight."""
    for key in (Qt.Key.Key_A, getattr(Qt.Key, f"Key_{table.key_of('guard-a').upper()}"), Qt.Key.Key_Return):
        press(table, key)
    assert table.conductor.open_question is not None


@pytest.fixture
def at_window(begun: GameTable) -> GameTable:
    begun.window.activateWindow()
    begun.page.setFocus()
    return begun


def test_a_click_on_a_line_of_the_log_takes_no_keys(at_window: GameTable) -> None:
    lines = at_window.page.log.list
    last = lines.visualRect(lines.model().index(lines.model().rowCount() - 1, 0)).center()
    QTest.mouseClick(lines.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, last)
    press(at_window, Qt.Key.Key_Escape)
    lines.setFocus()
    attacks(at_window)


@pytest.mark.parametrize("name", ["palette_of_statuses", "things"])
def test_letters_typed_in_a_list_under_the_order_are_the_fights(at_window: GameTable, name: str) -> None:
    part = getattr(at_window.page, name)
    part.show()
    part.list.setFocus()
    attacks(at_window)


def test_tab_leads_nowhere_while_a_question_is_open(at_window: GameTable) -> None:
    attacks(at_window)
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Tab):
        press(at_window, key)
    for key in (Qt.Key.Key_9, Qt.Key.Key_9, Qt.Key.Key_Return):
        press(at_window, key)
    assert at_window.conductor.open_question is None


def test_a_wrong_line_and_another_one_over_it_leave_no_card(at_window: GameTable) -> None:
    press(at_window, Qt.Key.Key_T, CONTROL)
    for key in (Qt.Key.Key_X, Qt.Key.Key_Return):
        press(at_window, key)
    assert cards(at_window) == ["LineEntry"]
    press(at_window, Qt.Key.Key_R, CONTROL)
    assert cards(at_window) == ["LineEntry"]
    press(at_window, Qt.Key.Key_Escape)
    assert cards(at_window) == []
    attacks(at_window)


def test_esc_closes_every_card_wherever_the_keys_are(at_window: GameTable) -> None:
    for sign in "TRKGJ":
        press(at_window, getattr(Qt.Key, f"Key_{sign}"), CONTROL)
        assert len(cards(at_window)) == 1, sign
        at_window.page.log.combatants.setFocus()
        press(at_window, Qt.Key.Key_Escape)
        assert cards(at_window) == [], sign
        press(at_window, Qt.Key.Key_F1)
        assert cards(at_window) == ["KeySheet"], sign
        at_window.page.setFocus()
        press(at_window, Qt.Key.Key_Escape)
        assert cards(at_window) == [], sign
        attacks(at_window)
        for _ in range(2):
            press(at_window, Qt.Key.Key_Escape)
        assert at_window.conductor.open_question is None, sign


def test_the_sheet_of_keys_over_a_line_gives_the_keys_to_the_fight(at_window: GameTable) -> None:
    press(at_window, Qt.Key.Key_R, CONTROL)
    press(at_window, Qt.Key.Key_F1)
    press(at_window, Qt.Key.Key_X)
    assert cards(at_window) == ["KeySheet"]
    press(at_window, Qt.Key.Key_Escape)
    assert cards(at_window) == []
    attacks(at_window)


def test_a_menu_left_with_esc_keeps_no_keys(at_window: GameTable) -> None:
    bar = at_window.window.menuBar()
    for action in bar.actions():
        QTest.mouseClick(
            bar, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, bar.actionGeometry(action).center()
        )
        assert isinstance(QApplication.activePopupWidget(), QMenu)
        press(at_window, Qt.Key.Key_Escape)
    attacks(at_window)
    press(at_window, Qt.Key.Key_Escape)
    press(at_window, Qt.Key.Key_Menu)
    press(at_window, Qt.Key.Key_Escape)
    attacks(at_window)


def test_keys_pressed_in_the_tabs_are_the_fights(at_window: GameTable) -> None:
    at_window.window.tabs.tabBar().setFocus()
    attacks(at_window)
    at_window.window.tabs.tabBar().setFocus()
    for key in (Qt.Key.Key_9, Qt.Key.Key_9, Qt.Key.Key_Return):
        press(at_window, key)
    assert at_window.conductor.open_question is None


def test_enter_over_the_board_is_the_questions_and_the_actions(window: MainWindow, library: Library) -> None:
    table = sample_fight(window, library, "fulminato", "Asalto en el paso")
    table.conductor.rollers.set("party", "table")
    window.activateWindow()
    for _ in range(40):
        if table.conductor.open_question is not None:
            break
        press(table, Qt.Key.Key_Space)
    assert table.conductor.open_question is not None
    table.page.board.take_keys()
    before = table.conductor.open_question
    for key in (Qt.Key.Key_3, Qt.Key.Key_Space, Qt.Key.Key_4, Qt.Key.Key_Return):
        press(table, key)
    assert table.conductor.open_question is not before
