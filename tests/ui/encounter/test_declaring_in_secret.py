"""Declaring in the window while players declare on their phones: who has, what the game master's keys do, and when."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from models.library import Library
from tests.ui.encounter.conftest import GameTable
from tests.ui.encounter.sampling import SHIFT
from tests.ui.encounter.warehouse import lines, shoot_out
from tests.ui.players.phone import PhoneInHand, WindowTable
from ui.encounter.action_panel.declaration_list import ASKED, CLOSED, DECLARED, LATER, MADE, NEXT
from ui.shell.main_window import MainWindow

INES, ELVIRA = "ines-arrieta", "elvira-montalban"


@pytest.fixture
def warehouse(window: MainWindow, library: Library) -> GameTable:
    return shoot_out(window, library)


@pytest.fixture
def players(warehouse: GameTable, qtbot: QtBot) -> Iterator[WindowTable]:
    """Players are invited to the shoot-out."""
    invited = WindowTable(warehouse.window, qtbot)
    yield invited
    invited.end()


def defends(phone: PhoneInHand) -> None:
    asked = phone.page["declares"]
    body = {"token": asked["token"], "combatant": asked["who"][0]["id"], "action": "defend"}
    assert phone.post("declare", body).status == 200


def declared(table: GameTable) -> set[str]:
    return {id for id, each in table.fight.combatants.items() if each.declared is not None}


def test_who_is_asked_and_who_has_declared_is_shown_but_not_what(warehouse: GameTable, players: WindowTable) -> None:
    phone = players.phone("Inés Arrieta")
    assert lines(warehouse)[INES].state == ASKED
    proposed = lines(warehouse)[INES].words
    assert "→" not in proposed, "what is proposed is not what is declared"
    defends(phone)
    line = lines(warehouse)[INES]
    assert (line.state, "Defenderse" in line.words) == (MADE, False)
    warehouse.window.players_screen.turn("shows_declared")
    players.wait(lambda: "Defenderse" in lines(warehouse)[INES].words)
    assert declared(warehouse) == set()


def test_enter_declares_for_those_of_the_game_master_and_waits_for_the_phones(
    warehouse: GameTable, players: WindowTable
) -> None:
    phone = players.phone("Inés Arrieta")
    others = [id for id, line in lines(warehouse).items() if line.state in (NEXT, LATER)]
    assert INES not in others
    warehouse.press(Qt.Key.Key_Return, SHIFT)
    assert {lines(warehouse)[id].state for id in others} == {MADE}
    assert declared(warehouse) == set()
    warehouse.type("\n")
    warehouse.type(" ")
    assert "Inés Arrieta" in warehouse.page.stage.message.text()
    assert warehouse.fight.phase == "declaration"
    defends(phone)
    players.wait(lambda: INES in declared(warehouse))
    assert {line.state for line in lines(warehouse).values()} <= {DECLARED, CLOSED}
    warehouse.window.undo()
    assert declared(warehouse) == set()


def test_the_game_master_declares_for_a_player_by_the_letter(warehouse: GameTable, players: WindowTable) -> None:
    phone = players.phone("Inés Arrieta")
    warehouse.type(warehouse.key_of(INES))
    assert warehouse.page.acting.actor.id == INES
    warehouse.type("d\n")
    assert (lines(warehouse)[INES].state, lines(warehouse)[INES].words) == (MADE, "Defenderse")
    assert "Defenderse" in phone.page["declares"]["who"][0]["made"]


def test_what_is_asked_of_phones_alone_is_taken_as_proposed_by_shift_enter(
    warehouse: GameTable, players: WindowTable
) -> None:
    players.phone("Inés Arrieta")
    warehouse.press(Qt.Key.Key_Return, SHIFT)
    warehouse.press(Qt.Key.Key_Return, SHIFT)
    players.wait(lambda: INES in declared(warehouse))


def test_an_action_that_is_set_up_stays_when_a_player_declares(warehouse: GameTable, players: WindowTable) -> None:
    phone = players.phone("Inés Arrieta")
    warehouse.type(warehouse.key_of("maton-del-puerto") + "a")
    action = warehouse.page.composer.action
    assert action is not None
    defends(phone)
    assert warehouse.page.composer.action is action


def test_all_is_revealed_from_the_menu(warehouse: GameTable, players: WindowTable) -> None:
    phone = players.phone("Inés Arrieta")
    defends(phone)
    warehouse.window.invitations.reveal()
    assert declared(warehouse) == {INES}
    QTest.keyClick(warehouse.page, Qt.Key.Key_Return)
    assert len(declared(warehouse)) == 2
