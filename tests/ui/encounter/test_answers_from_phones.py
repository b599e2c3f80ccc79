"""Answers from phones that wait in the question bar: Enter takes them, or what the game master types instead."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from models.library import Library
from rules.core.questions import ChoiceQuestion
from tests.there import there
from tests.ui.encounter.conftest import GameTable
from tests.ui.encounter.sampling import SHIFT
from tests.ui.encounter.warehouse import shoot_out
from tests.ui.players.phone import PhoneInHand, WindowTable
from ui.players.invite_window import InviteWindow
from ui.players.wishes_bar import WishesBar
from ui.session.dice_rollers import APP, PHONES
from ui.shell.main_window import MainWindow


@pytest.fixture
def players(begun: GameTable, qtbot: QtBot) -> Iterator[WindowTable]:
    """Players are invited, and their answers wait."""
    invited = WindowTable(begun.window, qtbot)
    begun.conductor.rollers.set("party", PHONES)
    begun.conductor.rollers.set("foes", APP)
    begun.window.players_screen.turn("answers_wait")
    yield invited
    invited.end()


def last_dice(table: GameTable) -> list[int]:
    asked = table.conductor.open_question
    return [] if asked is None else list(asked.dice)


def test_the_dice_of_a_phone_stand_in_the_bar_and_enter_takes_them(begun: GameTable, players: WindowTable) -> None:
    phone = players.phone("Ana")
    begun.conductor.command({"do": "act", "actor": "ana", "action": "attack", "targets": ["guard-a"]})
    assert phone.post("answer", {"token": phone.question["token"], "faces": [37]}).status == 200
    dice = begun.page.stage.question.dice
    assert (dice.entry.text(), dice.typed) == ("37", "")
    assert "phone" in begun.page.stage.question._context.text()
    begun.type("\n")
    assert 37 in last_dice(begun)
    assert dice.entry.text() == "–"


def test_what_the_game_master_types_counts_instead(begun: GameTable, players: WindowTable) -> None:
    phone = players.phone("Ana")
    begun.conductor.command({"do": "act", "actor": "ana", "action": "attack", "targets": ["guard-a"]})
    phone.post("answer", {"token": phone.question["token"], "faces": [37]})
    begun.type("12\n")
    assert last_dice(begun)[-1] == 12
    assert phone.page["told"]["id"] == "answered-otherwise"


def test_backspace_lets_it_go_and_the_phone_is_asked_again(begun: GameTable, players: WindowTable) -> None:
    phone = players.phone("Ana")
    begun.conductor.command({"do": "act", "actor": "ana", "action": "attack", "targets": ["guard-a"]})
    phone.post("answer", {"token": phone.question["token"], "faces": [37]})
    begun.press(Qt.Key.Key_Backspace)
    assert begun.page.stage.question.dice.entry.text() == "–"
    assert phone.question is not None


def test_the_key_that_takes_proposals_takes_an_answer_too(begun: GameTable, players: WindowTable) -> None:
    phone = players.phone("Ana")
    begun.conductor.command({"do": "act", "actor": "ana", "action": "attack", "targets": ["guard-a"]})
    phone.post("answer", {"token": phone.question["token"], "faces": [37]})
    begun.window.invitations.drop_wish()
    assert phone.question is not None
    phone.post("answer", {"token": phone.question["token"], "faces": [38]})
    begun.window.invitations.take_wish()
    assert 38 in last_dice(begun)


def test_a_choice_of_a_phone_is_what_enter_takes(window: MainWindow, library: Library, qtbot: QtBot) -> None:
    table = shoot_out(window, library)
    table.press(Qt.Key.Key_Return, SHIFT)
    table.type(" ")
    table.all_by(APP)
    invited = WindowTable(window, qtbot)
    window.players_screen.turn("answers_wait")
    phone = invited.phone("Inés Arrieta")
    blow = {"do": "act", "actor": "maton-del-puerto", "action": "attack", "targets": ["ines-arrieta"]}
    while not isinstance(question := getattr(table.conductor.open_question, "question", None), ChoiceQuestion):
        table.conductor.command({**blow, "override": True})
    assert question.actor == "ines-arrieta"
    chosen = next(each["id"] for each in phone.question["options"] if each["id"] != question.default)
    assert phone.post("answer", {"token": phone.question["token"], "option": chosen}).status == 200
    (offered,) = (button.words for button in table.page.stage.question.options() if "Enter" in button.words)
    assert offered.startswith(str(question.options.index(chosen) + 1))
    table.type("\n")
    assert there(table.conductor.service).journal.entries[-1].answers[0] == chosen
    invited.end()


def test_who_asks_for_a_seat_is_told_of_under_the_fight_while_the_invitation_is_closed(
    begun: GameTable, players: WindowTable
) -> None:
    phone = PhoneInHand(players)
    phone.join_by_code(players.phones.code)
    phone.sit("Ana")
    line = next(line for line in begun.window.findChildren(WishesBar) if line.isVisible())
    assert line.sentence.text() == "A player asks to sit as Ana."
    assert "asks to sit as Ana" in begun.window.statusBar().currentMessage()
    line.take_button.click()
    assert phone.page["mine"]
    assert not line.isVisible()


def test_the_keys_of_proposals_work_in_the_window_of_the_invitation(begun: GameTable) -> None:
    begun.window.invitations.invite()
    (shown,) = begun.window.findChildren(InviteWindow)
    keys = {sequence.toString() for action in shown.actions() for sequence in action.shortcuts()}
    assert {"Ctrl+F9", "Ctrl+Shift+F9"} <= keys
    shown.close()
