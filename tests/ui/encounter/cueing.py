"""Cues by keys: made, read over the fight, taken and let go."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.ui.encounter.conftest import APP, GameTable


def make(table: GameTable, when: str, what: str) -> None:
    """Makes a cue by keys."""
    table.window.menus.by_name["cue"].trigger()
    for words in (when, what):
        card = table.page.card
        assert card is not None
        QTest.keyClicks(card.line, words)
        QTest.keyClick(card.line, Qt.Key.Key_Return)


def due(table: GameTable) -> str:
    """What stands over the fight."""
    line = table.page.cue_line
    return str(line.sentence.text()) if line.isVisible() else ""


def take(table: GameTable) -> None:
    table.window.menus.by_name["cue"].trigger()


def let_go(table: GameTable) -> None:
    table.window.menus.by_name["let_go"].trigger()


def to_round(table: GameTable, number: int) -> None:
    table.all_by(APP)
    for _ in range(60):
        if table.fight.round >= number:
            return
        table.type(" ")
    raise AssertionError(table.fight.round)


def hp(table: GameTable, id: str) -> int:
    return int(table.fight.combatants[id].pools["hp"])
