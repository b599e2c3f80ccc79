"""The line of dice: what is typed into it, what it gives to each roll, and what it hands over."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from rules.core.questions import DieQuestion, Needs, Roll, RollTarget
from rules.engine.service import AnswerNeeded, RulesService
from rules.mechanics.dice_sources import TableDice
from tests.worked import SYSTEMS, fights, start
from ui.encounter.prompt.dice_entry import LONGEST_LINE, DiceEntry
from ui.session.pending_command import slots_of

ENTER, BACK = Qt.Key.Key_Return, Qt.Key.Key_Backspace
CERTAIN = (RollTarget("orc", Needs("≤", 100, 120, True)),)
HIT, WOUND, OTHER = Roll((100,), "ana"), Roll((6, 6), "ana"), Roll((8,), "bea")


class Line:
    """An entry, and what it announces."""

    def __init__(self, entry: DiceEntry) -> None:
        self.entry = entry
        self.told: list[object] = []
        self.hint = ""
        entry.roll_requested.connect(lambda dice, rest: self.told.append(("roll", [face for _, face in dice], rest)))
        entry.undo_requested.connect(lambda: self.told.append("undo"))
        entry.dice_entered.connect(lambda dice, rest: self.told.append(([face for _, face in dice], rest)))
        entry.hint_changed.connect(self._hint)

    def _hint(self, words: str) -> None:
        self.hint = words

    def ask(self, *rolls: Roll, at: int = 0, so_far: Sequence[int] = ()) -> None:
        die = DieQuestion(6, "hit", "ana", 0, rolls=rolls, at=at, so_far=tuple(so_far))
        self.entry.show_die(die, slots_of(die, {}, lambda _: False), "attack")

    def type(self, text: str) -> list[bool]:
        return [self.entry.take_key(0, sign, shift=False) for sign in text]

    def press(self, key: Qt.Key, *, shift: bool = False) -> bool:
        return self.entry.take_key(key, "", shift=shift)


@pytest.fixture
def line(qtbot: QtBot) -> Line:
    entry = DiceEntry(lambda whose: (whose or "").capitalize())
    qtbot.addWidget(entry)
    entry.show()
    return Line(entry)


def test_figures_and_what_parts_them_are_typed_and_nothing_else(line: Line) -> None:
    line.ask(WOUND)
    assert line.type("+ ,") == [False] * 3, "nothing is parted before the first figure"
    assert line.type("4a+5=") == [True, False, True, True, False]
    assert line.entry.typed == "4+5"
    assert line.type(" =") == [True, True], "a total begins a word"
    line.ask(WOUND)
    assert (line.entry.typed, line.type("=9"), line.entry.entry.text()) == ("", [True, True], "=9")


def test_no_more_signs_are_kept_than_a_line_has(line: Line) -> None:
    line.ask(WOUND)
    line.type("4" * (LONGEST_LINE + 3))
    assert len(line.entry.typed) == LONGEST_LINE


def test_what_is_typed_is_handed_over_by_enter_and_by_the_button(line: Line) -> None:
    line.ask(WOUND)
    assert line.entry.roll.text() == "Roll (Enter)"
    line.type("45")
    assert line.entry.roll.text() == "Take it (Enter)"
    line.press(ENTER)
    line.entry.roll.click()
    assert line.told == [([4, 5], "")] * 2


def test_nothing_typed_lets_the_app_make_this_roll_and_those_that_change_nothing(line: Line) -> None:
    line.ask(WOUND, OTHER, Roll((100,), "cid", CERTAIN))
    line.press(ENTER)
    line.press(ENTER, shift=True)
    line.entry.roll_all.click()
    assert line.told == [([None] * 3, ""), ("roll", [], ""), ("roll", [], "")]


def test_what_is_typed_is_handed_over_before_the_rest_is_left_to_the_app(line: Line) -> None:
    line.ask(WOUND)
    assert line.entry.roll_all.text() == "Roll all (Shift+Enter)"
    line.entry.goes_on = True
    line.type("4 5 3")
    assert line.entry.roll_all.text() == "Roll the rest (Shift+Enter)"
    line.press(ENTER, shift=True)
    line.entry.roll_all.click()
    line.ask(WOUND)
    line.type("4 9")
    line.press(ENTER, shift=True)
    assert line.entry.is_wrong, "a face that the dice do not have is told, not rolled over"
    assert line.told == [("roll", [4, 5], "3")] * 2


def test_backspace_takes_the_last_sign_and_then_the_last_answer(line: Line) -> None:
    line.ask(WOUND)
    line.type("4")
    line.press(BACK)
    assert (line.entry.typed, line.told, line.entry.entry.text()) == ("", [], "–")
    line.press(BACK)
    assert line.told == ["undo"]


def test_a_wrong_line_is_said_and_the_next_figure_begins_anew(line: Line) -> None:
    line.ask(WOUND)
    hint = line.hint
    line.type("49")
    line.press(ENTER)
    assert (line.told, line.entry.is_wrong, line.entry.typed) == ([], True, "49")
    assert line.hint == "A d6 has no face 9: type 1 to 6."
    line.type("5")
    assert (line.entry.typed, line.entry.is_wrong, line.hint) == ("5", False, hint)
    line.type("9")
    line.press(ENTER)
    line.type(" ")
    assert (line.entry.typed, line.entry.is_wrong) == ("", False), "what only parts begins nothing"


@pytest.mark.parametrize("faces", [6, 10])
def test_a_wrong_face_among_others_is_said_and_typed_anew_where_it_stands(line: Line, faces: int) -> None:
    line.ask(Roll((faces,) * 5, "ana"))
    line.type("5 5 15 5 5")
    line.press(ENTER)
    assert (line.told, line.hint) == ([], f"A d{faces} has no face 15: type 1 to {faces}.")
    line.type("4")
    assert line.entry.typed == "5 5 4"


def test_a_fault_goes_with_its_question(line: Line) -> None:
    line.ask(WOUND)
    line.type("9")
    line.press(ENTER)
    line.ask(HIT)
    assert (line.entry.is_wrong, line.entry.typed) == (False, "")


def test_dice_beyond_the_roll_are_taken_only_where_rolls_may_follow(line: Line) -> None:
    line.ask(HIT)
    line.type("20 5")
    line.press(ENTER)
    assert (line.told, line.hint) == ([], "More dice than are asked for (1).")
    line.entry.goes_on = True
    line.ask(HIT)
    line.type("20 5")
    assert line.hint == "Then, for the next roll of Ana: 5. Press Enter to use it."
    line.press(ENTER)
    assert line.told == [([20], "5")]
    line.ask(WOUND, OTHER)
    line.type("4 5 6 3")
    assert line.hint == "Then, for the next roll: 3. Press Enter to use it.", "the line has dice of two"


def test_each_name_of_a_list_has_the_dice_that_the_line_gives_it(line: Line) -> None:
    def names() -> str:
        return line.entry.names.text().replace("\N{NO-BREAK SPACE}", " ")

    line.ask(WOUND, OTHER)
    assert names() == "▸ Ana    Bea"
    line.type("4 5 ")
    assert names() == "Ana: 4 5    ▸ Bea"
    line.type("7")
    assert names() == "Ana: 4 5    Bea: 7"
    line.ask(WOUND)
    assert not line.entry.names.isVisible(), "one roll needs no list"


def test_what_was_typed_before_stands_there_again_with_what_is_wrong_of_it(line: Line) -> None:
    line.ask(WOUND)
    line.entry.type_again("9 3")
    assert (line.entry.typed, line.entry.is_wrong) == ("9 3", True)
    line.entry.show_die(None, (), "")
    line.entry.type_again("9")
    assert (line.entry.is_wrong, line.entry.typed) == (False, "9")
    line.press(ENTER)
    assert line.told == [], "nothing is asked"


def test_what_fell_before_and_what_no_throw_can_change_is_shown_while_it_is_so(line: Line) -> None:
    line.ask(WOUND, so_far=(4,))
    assert line.entry.shown.text() == "So far: 4"
    assert not line.entry.settled.isVisible()
    line.ask(Roll((100,), "ana", CERTAIN))
    assert (line.entry.shown.isVisible(), line.entry.settled.isVisible()) == (False, True)
    line.ask(Roll((100,), "ana", CERTAIN), OTHER)
    assert not line.entry.settled.isVisible()


@pytest.mark.parametrize("system", SYSTEMS)
def test_the_name_beside_a_die_is_of_who_throws_it_or_of_its_target_where_one_throws_all(
    system: str, qtbot: QtBot
) -> None:
    """In an opposed roll each side stood beside the other's dice."""
    entry = DiceEntry(lambda whose: f"<{whose}>")
    qtbot.addWidget(entry)
    lists = 0
    for data in fights(system):
        service = start(data)
        for command in data["commands"]:
            for question in _asked_by(service, command):
                slots = slots_of(question, {}, lambda _: False)
                entry.show_die(question, slots, "attack")
                rolls = list({slot.place[:2]: slot.roll for slot in slots}.values())
                if len(rolls) < 2:
                    continue
                lists += 1
                names = entry.names.text().replace("\u00a0", " ").removeprefix("▸ ").split("    ")
                has_one_thrower = len({roll.actor for roll in rolls}) == 1
                for name, roll in zip(names, rolls, strict=True):
                    targets = [f"<{aim.target}>" for aim in roll.aims if aim.target is not None]
                    whose = targets if has_one_thrower and targets else [f"<{roll.actor}>"]
                    assert re.findall("<.*?>", name) == whose
                assert rolls[0].actor == question.actor, "the die that falls next is of the first of the list"
            service.do(command)
    assert lists or system == "tabuleiro", "where no dice are rolled there is no list"


def _asked_by(service: RulesService, command: Mapping[str, Any]) -> Iterator[DieQuestion]:
    """Every die that a command asks for, if all are thrown at the table; each is answered by the script's."""
    if command["do"] in ("undo", "redo"):
        return
    unasked = {name: value for name, value in command.items() if name not in ("dice", "answers")}
    dice, answers = command.get("dice", ()), command.get("answers", ())
    thrown = chosen = 0
    while isinstance(
        needed := service.rehearsed(unasked, TableDice(service.fight, dice[:thrown], answers[:chosen])), AnswerNeeded
    ):
        if isinstance(needed.question, DieQuestion):
            yield needed.question
            thrown += 1
        else:
            chosen += 1
        if thrown > len(dice) or chosen > len(answers):
            return
