"""F8 for somebody whom a condition leaves no choice: what is forced on it, whoever plays it."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from models.library import Library
from tests.ui.encounter.conftest import GUARD, HERO, GameTable, anas_turn
from tests.ui.encounter.fantasia_samples import to_turn_of, toll
from ui.shell.main_window import MainWindow

F8 = Qt.Key.Key_F8
NO_CHOICE = "Its condition leaves it no choice."


def suffer(table: GameTable, status: str, **more: Any) -> None:
    table.conductor.command({"do": "condition", "actor": table.fight.active, "status": status, "timer": 4, **more})


def proposed(table: GameTable, qtbot: QtBot) -> str:
    qtbot.waitUntil(lambda: bool(table.page.proposing.ideas))
    return str(table.page.proposing.line._whole)


@pytest.mark.parametrize("status", ["confuse", "charm", "berserk"])
def test_what_is_forced_on_a_players_hero_is_proposed_and_done_by_f8(
    window: MainWindow, library: Library, qtbot: QtBot, status: str
) -> None:
    """It was said of whoever was confused that it is a player's, who has nothing to choose."""
    table = anas_turn(window, library, "ffrpg", {**HERO, "spd": 20}, GUARD, count=2)
    assert not table.page.proposing.ideas
    suffer(table, status)
    assert proposed(table, qtbot).startswith("Ana: Forced Action. ")
    assert proposed(table, qtbot).endswith(NO_CHOICE)
    QTest.keyClick(table.page, F8)
    journal = table.conductor.current_fight.service.journal
    assert [entry.command.get("action") for entry in journal.entries][-1] == "forced"
    if table.fight.combatants["ana"].state == "active":
        assert table.fight.active == "ana", "what is left of its turn is its player's"
        assert not table.page.proposing.ideas


def test_a_charm_with_a_living_master_leaves_a_player_nothing_to_choose_either(
    window: MainWindow, library: Library, qtbot: QtBot
) -> None:
    table = anas_turn(window, library, "ffrpg", {**HERO, "spd": 20}, GUARD, count=2)
    suffer(table, "charm", source="imp-a")
    suffer(table, "confuse")
    assert proposed(table, qtbot).startswith("Ana: Forced Action. ")


@pytest.mark.parametrize("status", ["berserk", "confuse"])
def test_in_the_2d_system_what_is_forced_is_proposed_and_said_to_be(
    window: MainWindow, library: Library, qtbot: QtBot, status: str
) -> None:
    table = toll(window, library)
    suffer(table, status)
    for id in ("itzel", "bruno") if status == "confuse" else ():  # the die falls when its turn begins
        to_turn_of(table, id)
    service = table.conductor.current_fight.service
    assert service.forced_action
    assert proposed(table, qtbot).lower().endswith(NO_CHOICE.lower())
    assert [idea.command["action"] for idea in table.page.proposing.ideas] == [service.forced_action]
