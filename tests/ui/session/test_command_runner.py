"""Commands one after the other: a refusal ends them, one step is told once, and what was refused is not done."""

from __future__ import annotations

import pytest

from rules.core.facts import Command
from rules.engine.join_commands import ALONG
from tests.there import there
from tests.ui.session.playing import ATTACK, Playing
from ui.session.command_tags import one_step


def hurt(actor: str, amount: int = 3) -> Command:
    return {"do": "damage", "actor": actor, "amount": amount}


NOBODY = hurt("nobody")


def test_a_refusal_ends_what_was_to_follow_for_good(stair: Playing) -> None:
    stair.conductor.commands([hurt("ana"), NOBODY, hurt("bea")])
    assert (stair.hp("ana"), stair.hp("bea"), len(stair.refused)) == (57, 60, 1)
    stair.do({"do": "note", "text": "The lamp flickers"})
    assert (stair.hp("bea"), stair.given()[-2:]) == (60, ["damage", "note"])
    stair.do({"do": "heal", "actor": "bea", "amount": 1})
    assert len(stair.refused) == 2, "a ruling by itself that changes nothing is refused again"


def test_what_was_refused_is_named_only_while_that_is_told(stair: Playing) -> None:
    named: list[object] = []
    stair.conductor.command_refused.connect(lambda _: named.append(stair.conductor.refused_command))
    stair.do(NOBODY)
    assert (named, stair.conductor.refused_command) == ([NOBODY], None)


def test_commands_of_their_own_are_a_step_each_and_those_that_go_along_are_one(stair: Playing) -> None:
    before = stair.conductor.steps_done
    stair.conductor.commands([hurt("ana"), hurt("bea"), {**hurt("bea"), ALONG: True}])
    assert stair.told == ["done", "done"]
    stair.conductor.undo()
    assert (stair.hp("ana"), stair.hp("bea")) == (57, 60)
    stair.conductor.undo()
    assert (stair.hp("ana"), stair.conductor.steps_done) == (60, before)
    stair.conductor.redo()
    stair.conductor.redo()
    assert (stair.hp("ana"), stair.hp("bea"), stair.conductor.steps_done) == (57, 54, before + 3)
    assert stair.told == ["done", "done", "undone", "undone", "redone", "redone"]


def test_one_step_is_kept_once_and_told_once(stair: Playing) -> None:
    stair.conductor.commands(one_step([hurt(id) for id in ("ana", "bea", "guard-a")]))
    assert stair.told == ["done"]
    assert stair.reopened().hp("guard-a") == 37


def test_a_question_is_told_and_taken_away_before_what_came_of_it_is_told(stair: Playing) -> None:
    stair.do(ATTACK, 20, 5)
    assert stair.told == ["asked", "asked", "unasked", "done"]
    assert (stair.hp("guard-a"), stair.conductor.open_question) == (40 - 18, None)


def test_each_answer_is_in_the_library_before_the_next_is_asked(stair: Playing) -> None:
    stair.do(ATTACK, 20)
    other = stair.reopened()
    assert (other.question, there(other.conductor.open_question).answers) == (stair.question, 1)
    other.conductor.questions.answer_die(5)
    assert other.hp("guard-a") == 40 - 18
    assert other.reopened().conductor.open_question is None


def test_while_something_is_asked_no_command_is_taken_and_what_is_asked_stays(stair: Playing) -> None:
    stair.do(ATTACK)
    asked = stair.conductor.open_question
    for give in (stair.conductor.command, lambda command: stair.conductor.commands([command])):
        give(hurt("bea"))
        assert stair.refused == ["Answer the open question first, or cancel the action with Esc."]
        stair.forget()
    stair.conductor.next()
    assert stair.conductor.open_question is asked
    stair.conductor.questions.answer_die(90)
    assert (stair.hp("bea"), stair.conductor.open_question, stair.given()[-1]) == (60, None, "act")


@pytest.mark.parametrize("amount", [0, 3])
def test_a_ruling_by_itself_that_changes_nothing_is_refused_and_one_of_several_stays_in_its_place(
    stair: Playing, amount: int
) -> None:
    steps = stair.conductor.steps_done
    stair.do({"do": "heal", "actor": "ana", "amount": amount})
    assert (stair.conductor.steps_done, len(stair.refused)) == (steps, 1)
    stair.conductor.commands(one_step([hurt("bea"), {"do": "heal", "actor": "ana", "amount": amount}, hurt("bea")]))
    assert stair.hp("bea") == 54


def test_what_comes_to_nothing_when_its_turn_comes_is_passed_over(stair: Playing) -> None:
    stair.conductor.commands([lambda: None, hurt("ana"), lambda: None, lambda: hurt("bea"), lambda: None])
    assert (stair.hp("ana"), stair.hp("bea"), stair.told) == (57, 57, ["done", "done"])


def test_a_question_in_a_list_waits_and_the_list_goes_on_with_its_answer(stair: Playing) -> None:
    stair.conductor.commands([hurt("bea"), ATTACK, hurt("bea", 2)])
    assert (stair.hp("bea"), stair.conductor.steps.has_more) == (57, True)
    stair.conductor.questions.answer_die(90)
    assert (stair.hp("bea"), stair.conductor.steps.has_more) == (55, False)


def test_a_question_that_is_taken_back_takes_what_was_to_follow_with_it(stair: Playing) -> None:
    stair.conductor.commands([hurt("bea"), ATTACK, hurt("bea", 2)])
    stair.conductor.cancel()
    assert (stair.hp("bea"), stair.conductor.open_question, stair.conductor.questions.pending) == (57, None, None)
    stair.do({"do": "note", "text": "The lamp flickers"})
    assert (stair.hp("bea"), stair.given()[-1]) == (57, "note")
    assert stair.reopened().conductor.open_question is None
