"""What is asked, and answered: dice typed ahead, answers taken back, and dice that are left to the app."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from models.library import Library
from rules.core.questions import DieQuestion
from rules.engine.service import RulesService
from tests.there import there
from tests.ui.encounter.conftest import HERO
from tests.ui.session.playing import ATTACK, Playing, duel
from ui.session.dice_rollers import TABLE
from ui.session.pending_command import Pending, Place


def place(playing: Playing) -> Place:
    return there(playing.conductor.open_question).slots[0].place


def line(playing: Playing, face: int, rest: str) -> None:
    """Answers the die that is asked, with more typed behind it."""
    playing.conductor.questions.answer_dice([(place(playing), face)], rest)


def test_dice_typed_ahead_answer_the_rolls_that_follow(stair: Playing) -> None:
    stair.do(ATTACK)
    line(stair, 20, "5")
    assert (stair.conductor.open_question, stair.hp("guard-a")) == (None, 40 - 18)
    assert stair.conductor.questions.typed_ahead.words == ""


def test_a_die_that_is_answered_has_the_rules_run_once(stair: Playing, monkeypatch: pytest.MonkeyPatch) -> None:
    runs: list[str] = []
    real = RulesService.do

    def do(self: RulesService[Any], command: Any, *more: Any) -> Any:
        runs.append(command["do"])
        return real(self, command, *more)

    stair.do(ATTACK)
    monkeypatch.setattr(RulesService, "do", do)
    for face in (20, 5):
        line(stair, face, "")
        assert runs == ["act"]
        runs.clear()
    assert stair.conductor.open_question is None


def test_dice_typed_ahead_that_a_roll_cannot_have_shown_are_asked_for_again_with_them(stair: Playing) -> None:
    stair.do(ATTACK)
    line(stair, 20, "9 3")
    asked = there(stair.conductor.open_question)
    assert (asked.typed, asked.answers) == ("9 3", 1)
    stair.conductor.questions.answer_die(5)
    assert stair.conductor.open_question is None
    stair.do({**ATTACK, "actor": "ana", "override": True})
    assert there(stair.conductor.open_question).typed == "", "of another roll nothing was typed"


def test_taking_an_answer_back_forgets_what_was_typed_ahead(stair: Playing) -> None:
    questions = stair.conductor.questions
    stair.do(ATTACK)
    questions.typed_ahead.keep(there(questions.pending).command, ("bea",), "4")
    questions.answer_die(20)
    assert questions.typed_ahead.words == "4"
    stair.conductor.undo()
    assert (questions.typed_ahead.words, stair.question.number) == ("", 0)


def test_dice_that_are_kept_for_a_command_are_not_kept_for_the_next_beside_its_own(stair: Playing) -> None:
    ahead = stair.conductor.questions.typed_ahead
    first, second = dict(ATTACK), dict(ATTACK)
    ahead.keep(first, ("ana",), "4 5")
    ahead.keep(second, ("bea", "cid"), "6")
    assert (ahead.words, ahead.take(second, "ana")) == ("4 5 6", "6"), "they typed in one line"
    assert (ahead.left_for(second, "ana"), ahead.words) == ("4 5", ""), "nothing goes away unsaid"
    ahead.keep(second, ("bea", "cid"), "6")
    ahead.keep(second, ("ana",), "2")
    ahead.keep(second, ("guard-a",), "")
    assert (ahead.words, ahead.take(second, "ana"), ahead.words) == ("6 2", "2", "6")
    assert (ahead.take(second, "cid"), ahead.words) == ("6", ""), "they typed in one line"
    ahead.keep(second, ("bea",), "3")
    assert (ahead.take(first, "bea"), ahead.left_for(second, "bea")) == ("", ""), "another command uses none unseen"
    assert (ahead.left_for(first, "bea"), ahead.words) == ("3", ""), "it has them proposed, for the same one's roll"


def test_in_a_group_the_next_one_has_the_line_of_the_one_before_proposed_and_who_reacts_the_own_alone(
    stair: Playing,
) -> None:
    """A 7 left of a Counter was the next Counter's roll without a key."""
    ahead = stair.conductor.questions.typed_ahead
    first, second = {**ATTACK, "actor": "guard-a"}, {**ATTACK, "actor": "guard-b"}
    ahead.keep(first, ("bea",), "7")
    ahead.keep(first, ("guard-a",), "34 5")
    assert ahead.left_for(second, "cid") == ""
    assert ahead.left_for(second, "guard-b") == "34 5"
    assert ahead.take(second, "bea") == ""
    assert (ahead.left_for(second, "bea"), ahead.words) == ("7", "")


def test_what_is_left_of_a_line_with_dice_of_several_is_for_the_next_roll_whoever_makes_it(stair: Playing) -> None:
    ahead = stair.conductor.questions.typed_ahead
    command = dict(ATTACK)
    ahead.keep(command, ("ana", "guard-a"), "4")
    assert ahead.take(command, "bea") == "4"
    ahead.keep(command, ("ana",), "2")
    assert (ahead.take(command, "bea"), ahead.words) == ("", "2"), "a foe's parry takes no hero's damage"


def test_what_is_left_to_the_app_is_no_longer_left_to_it_once_an_answer_is_taken_back(stair: Playing) -> None:
    """The app rolls all that is asked until a choice comes: to take that back asks the table's own die again."""
    questions = stair.conductor.questions
    stair.do(ATTACK, 20)
    there(questions.pending).roll_all = True  # as Shift+Enter leaves it where a choice stops the rest
    assert questions.take_back()
    assert isinstance(stair.question, DieQuestion)
    assert (stair.question.faces, there(questions.pending).roll_all) == (100, False)
    assert stair.conductor.open_question is not None


def test_shift_enter_lets_the_app_roll_the_rest_of_this_command_alone(stair: Playing) -> None:
    stair.do(ATTACK, 20)
    stair.conductor.questions.roll_rest()
    assert (stair.conductor.open_question, stair.hp("guard-a") < 40) == (None, True)
    stair.conductor.undo()
    stair.do(ATTACK)
    assert stair.question.actor == "ana"


def test_dice_given_for_a_later_roll_are_used_before_the_app_rolls_the_rest(by_hand: Playing) -> None:
    conductor = by_hand.conductor
    by_hand.do({"do": "roll", "expression": "3d6"})
    second = there(conductor.open_question).slots[1].place
    conductor.questions.roll_rest([(second, 4)])
    (entry,) = conductor.current_fight.service.journal.entries[conductor.steps_done - 1 :]
    assert (conductor.open_question, len(entry.dice), entry.dice[1]) == (None, 3, 4)


def test_answers_are_taken_back_one_by_one_the_last_first_and_then_the_command(stair: Playing) -> None:
    before, steps = stair.conductor.service, stair.conductor.steps_done
    stair.do(ATTACK, 20)
    assert stair.conductor.questions.moment() == (there(stair.conductor.questions.pending).command, 1)
    stair.conductor.undo()
    assert stair.question.number == 0
    assert not stair.conductor.questions.take_back(), "there is no answer left"
    stair.conductor.undo()
    assert (stair.conductor.open_question, stair.conductor.steps_done, stair.conductor.service) == (None, steps, before)
    assert stair.conductor.questions.moment() is None
    assert stair.reopened().conductor.open_question is None


@pytest.fixture
def by_hand(stair: Playing, monkeypatch: pytest.MonkeyPatch) -> Playing:
    """All dice are the table's, the game master's too."""
    monkeypatch.setattr(stair.conductor.questions, "_app_rolls", lambda _: False)
    return stair


def test_of_dice_given_in_a_row_the_last_is_taken_back_first(by_hand: Playing) -> None:
    stair = by_hand
    stair.do({"do": "roll", "expression": "2d6"})
    first, second = (slot.place for slot in there(stair.conductor.open_question).slots)
    stair.conductor.questions.answer_dice([(second, 4)])
    asked = there(stair.conductor.open_question)
    assert [(slot.place, slot.is_given, slot.face) for slot in asked.slots] == [(first, False, None), (second, True, 4)]
    assert stair.conductor.questions.take_back()
    assert [slot.is_given for slot in there(stair.conductor.open_question).slots] == [False, False]
    stair.conductor.questions.answer_dice([(first, 2), (second, 5)])
    (entry,) = stair.conductor.current_fight.service.journal.entries[stair.conductor.steps_done - 1 :]
    assert entry.dice == (2, 5)


def test_without_a_question_no_answer_is_taken(stair: Playing) -> None:
    questions, steps = stair.conductor.questions, stair.conductor.steps_done
    answers: list[Callable[[], Any]] = [
        lambda: questions.answer_die(4),
        lambda: questions.answer_dice([((0, 0, 0), 4)], "5"),
        lambda: questions.answer_choice("parry"),
        questions.roll_rest,
        questions.take_back,
    ]
    for answer in answers:
        assert not answer()
    assert (stair.told, stair.conductor.steps_done, questions.why_wait()) == ([], steps, "")


def test_who_is_about_to_join_is_called_by_name_while_its_dice_are_asked(stair: Playing) -> None:
    conductor = stair.conductor
    cid: dict[str, Any] = {"id": "cid", "name": "Cid", "side": "party", "sheet": HERO}
    assert "cid" not in conductor.teller().names
    conductor.questions.take(Pending({"do": "join", "combatant": cid}))
    assert (conductor.names["cid"], conductor.questions.joining_name) == ("Cid", {"cid": "Cid"})
    assert conductor.teller().names["cid"] == "Cid", (
        "nobody is told of by an id, though the fight stands where it stood"
    )
    conductor.cancel()
    assert ("cid" in conductor.names, conductor.questions.joining_name) == (False, {})
    assert "cid" not in conductor.teller().names
    conductor.questions.take(Pending({"do": "join", "combatant": {**cid, "name": ""}}))
    assert conductor.names["cid"] == "cid"
    conductor.cancel()
    conductor.questions.take(Pending(ATTACK))
    assert conductor.questions.joining_name == {}


def test_once_a_fight_is_ended_a_roll_that_can_change_nothing_is_not_asked(library: Library) -> None:
    """Whoever is berserk comes to its senses at the end, by a roll that for some cannot fail."""
    for strength, is_asked in ((9, False), (0, True)):
        ana = {"pv": 20, "de": 8, "dm": 7, "vit": strength}
        orc = {"pv": 20, "de": 8, "dm": 7}
        playing = duel(library, "fantasia", ("Ana", "party", ana), ("Orc", "foes", orc))
        conductor = playing.conductor
        conductor.begin_fight()
        playing.do({"do": "condition", "actor": "ana", "status": "berserk"})
        playing.do({"do": "damage", "actor": "orc", "amount": 99})
        conductor.rollers.set("party", TABLE)
        conductor.end_fight()
        assert (conductor.open_question is not None) is is_asked
        assert (playing.fight.phase == "ended") is not is_asked
        if is_asked:
            assert isinstance(playing.question, DieQuestion)
            conductor.close_fight()
