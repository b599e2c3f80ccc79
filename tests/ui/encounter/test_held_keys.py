"""A key that is held, by an elbow or a book on the table, counts once; those that walk and take back repeat."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from models.library import Library
from tests.ui.encounter.conftest import GameTable
from tests.ui.encounter.warehouse import shoot_out
from ui.shell.main_window import MainWindow

NONE = Qt.KeyboardModifier.NoModifier
TIMES = 20


@pytest.fixture
def warehouse(window: MainWindow, library: Library) -> GameTable:
    """The shoot-out in the warehouse: everybody declares."""
    return shoot_out(window, library)


def hold(table: GameTable, key: Qt.Key, text: str) -> None:
    """Presses a key and keeps it down while it repeats itself."""
    for time in range(TIMES):
        repeats = time > 0
        QApplication.sendEvent(table.page, QKeyEvent(QEvent.Type.KeyPress, key, NONE, text, repeats))
    QApplication.sendEvent(table.page, QKeyEvent(QEvent.Type.KeyRelease, key, NONE, text))


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_a_held_key_takes_one_declaration(warehouse: GameTable, key: Qt.Key) -> None:
    before = len(warehouse.fight.combatants)
    assert warehouse.fight.phase == "declaration"
    hold(warehouse, key, " " if key == Qt.Key.Key_Space else "\r")
    declared = [combatant for combatant in warehouse.fight.combatants.values() if combatant.declared is not None]
    assert len(declared) == 1 < before


def test_a_held_letter_begins_one_action(begun: GameTable) -> None:
    hold(begun, Qt.Key.Key_A, "a")
    assert begun.page.composer.action is not None
    assert not begun.page.composer.values.get("targets")


def test_a_held_arrow_walks_on(begun: GameTable) -> None:
    rows = [row.id for row in begun.page.order.order.rows]
    begun.page.order.select(rows[0])
    hold(begun, Qt.Key.Key_Down, "")
    assert begun.page.order.selected is not None
    assert begun.page.order.selected.id == rows[-1]


def test_of_the_menus_only_undo_and_redo_repeat(begun: GameTable) -> None:
    actions = begun.window.menus.by_name
    assert {name for name, action in actions.items() if action.autoRepeat()} == {"undo", "redo"}
