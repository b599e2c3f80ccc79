"""A fight that the rules have decided while several sides stand: nobody says that one alone is left."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from models.library import Library
from tests.ui.encounter.conftest import GUARD, HERO, SYSTEM, anas_turn
from ui.session.view.stage import StageMaker
from ui.shell.main_window import MainWindow


def test_at_a_deadline_it_is_said_whom_the_rules_name(window: MainWindow, library: Library, qtbot: QtBot) -> None:
    table = anas_turn(window, library, SYSTEM, HERO, GUARD)
    table.conductor.command({"do": "countdown", "name": "gate", "rounds": 1, "goal": "deadline"})
    while table.fight.winner is None:
        table.conductor.next()
    assert {other.state for other in table.fight.combatants.values()} == {"active"}
    QTest.keyClick(table.page, Qt.Key.Key_F8)
    qtbot.waitUntil(lambda: "as the winner" in table.said)
    assert table.said == "The rules name Foes as the winner: nothing more is proposed. Ctrl+E ends the fight."
    QTest.keyClick(table.page, Qt.Key.Key_F7)
    line = table.page.odds.bar.line
    qtbot.waitUntil(lambda: bool(line.words))
    assert line.words == "There are no odds: the rules name Foes as the winner."
    maker = StageMaker(table.conductor)
    while table.fight.active is not None:
        table.conductor.next()
    view = table.page.views.view()
    assert maker.stage(view, None, (), all_declare=False).waiting == "The rules name Foes as the winner."
