"""Who answers: the app's dice, a script's list, the table's own dice."""

from typing import Any

import pytest

from rules.core.questions import ChoiceQuestion, DiceError, DieQuestion, Refusal, Waiting
from rules.dice.dice import advance
from rules.engine.service import AnswerNeeded, Done, Refused
from rules.mechanics.dice_sources import AppDice, ScriptDice, TableDice
from tests.rules.core.toy import BEGIN, STRIKE, fight_of, picture

CHOICE = ChoiceQuestion("reaction", "bob", ("dodge", "none"), "none", {})
OPEN_CHOICE = ChoiceQuestion("spare", "ann", ("nobody", "bob"), None, {})


def die(asking: Any, faces: int = 6, number: int = 0) -> int:
    return int(asking.die(faces, "damage", "ann", number, None))


def test_rolled_dice_come_from_the_fights_generator() -> None:
    fight = fight_of(seed=7).fight
    asking = AppDice(fight)
    state, first = advance(7, 6)
    state, second = advance(state, 20)
    assert (die(asking), die(asking, 20), asking.generator) == (first, second, state)
    assert fight.generator == 7


def test_a_choice_of_a_script_takes_the_answer_then_the_default_then_waits() -> None:
    asking = AppDice(fight_of().fight, ["dodge"])
    assert asking.choose(CHOICE) == "dodge"
    assert asking.choose(CHOICE) == "none"
    with pytest.raises(Waiting):
        asking.choose(OPEN_CHOICE)
    asking.finish()


@pytest.mark.parametrize("asking", [AppDice, lambda fight, answers: ScriptDice(fight, [], answers)])
def test_an_answer_that_is_not_offered_or_left_over_is_refused(asking: Any) -> None:
    fight = fight_of().fight
    with pytest.raises(Refusal, match="no_such_option"):
        asking(fight, ["fly"]).choose(CHOICE)
    with pytest.raises(Refusal, match="no_such_option"):
        asking(fight, ["dodge"]).finish()


def test_a_list_of_dice_must_fit_exactly() -> None:
    fight = fight_of().fight
    asking = ScriptDice(fight, [6, 1])
    assert (die(asking), die(asking)) == (6, 1)
    asking.finish()
    with pytest.raises(DiceError) as missing:
        die(asking, number=2)
    assert (missing.value.code, missing.value.message) == (
        "dice_missing",
        "die 3 (d6, damage of ann) has no face in the list",
    )
    assert asking.generator == fight.generator


@pytest.mark.parametrize("face", [0, 7, -1])
def test_a_face_that_the_die_does_not_have_is_named(face: int) -> None:
    with pytest.raises(DiceError) as wrong:
        die(ScriptDice(fight_of().fight, [face]))
    assert (wrong.value.code, wrong.value.message) == ("invalid_die", f"die 1 (d6, damage of ann) has no face {face}")


def test_a_die_left_over_is_named() -> None:
    asking = ScriptDice(fight_of().fight, [1, 2, 5])
    die(asking)
    with pytest.raises(DiceError) as left:
        asking.finish()
    assert (left.value.code, left.value.message) == ("dice_left_over", "die 2 of 3 (2) was not asked for")


def test_an_answer_left_over_is_told_before_a_die_left_over() -> None:
    with pytest.raises(Refusal, match="no_such_option"):
        ScriptDice(fight_of().fight, [1], ["dodge"]).finish()


def test_at_the_table_every_die_is_asked_until_it_is_typed_in() -> None:
    fight = fight_of().fight
    with pytest.raises(Waiting) as stopped:
        die(TableDice(fight))
    assert stopped.value.question == DieQuestion(6, "damage", "ann", 0, None)
    assert die(TableDice(fight, [4])) == 4


def test_at_the_table_even_a_choice_with_a_default_is_asked() -> None:
    with pytest.raises(Waiting):
        TableDice(fight_of().fight).choose(CHOICE)
    assert TableDice(fight_of().fight, [], ["dodge"]).choose(CHOICE) == "dodge"
    with pytest.raises(Refusal, match="no_such_option"):
        TableDice(fight_of().fight, [], ["fly"]).choose(CHOICE)


def test_the_app_rolls_for_those_who_let_it_and_one_die_where_it_is_asked_to() -> None:
    fight = fight_of(seed=3).fight
    asking = TableDice(fight, [None], rolls_for=lambda actor: actor == "bob")
    state, first = advance(3, 6)
    state, second = advance(state, 6)
    assert die(asking) == first
    assert asking.die(6, "damage", "bob", 1, None) == second
    assert asking.generator == state
    with pytest.raises(Waiting):
        die(asking, number=2)


def test_a_mistyped_face_is_refused_and_the_corrected_one_taken() -> None:
    service = fight_of(BEGIN)
    before = picture(service)
    result = service.do(STRIKE, TableDice(service.fight, [21]))
    assert isinstance(result, Refused)
    assert (result.code, result.by_dice, result.details) == ("invalid_die", True, {"message": "a d20 has no face 21"})
    assert picture(service) == before
    result = service.do(STRIKE, TableDice(service.fight, [12]))
    assert isinstance(result, AnswerNeeded)
    assert isinstance(result.question, ChoiceQuestion)


def test_an_action_is_run_again_from_its_start_with_one_answer_more() -> None:
    service = fight_of(BEGIN)
    before = picture(service)
    dice: list[int | None] = []
    answers: list[str] = []
    asked = []
    while isinstance(result := service.do(STRIKE, TableDice(service.fight, dice, answers)), AnswerNeeded):
        assert picture(service) == before
        asked.append((type(result.question).__name__, result.dice, [fact["kind"] for fact in result.facts]))
        if isinstance(result.question, ChoiceQuestion):
            answers.append("dodge")
        else:
            dice.append(5 if dice else 20)
    assert asked == [("DieQuestion", (), []), ("ChoiceQuestion", (20,), ["attack"]), ("DieQuestion", (20,), ["attack"])]
    assert isinstance(result, Done)
    assert (result.entry.dice, result.entry.answers) == ((20, 5), ("dodge",))
    assert service.fight.combatants["bob"].pools["hp"] == 8


def test_what_was_shown_before_a_question_is_still_true_after_it() -> None:
    service = fight_of(BEGIN)
    shown = service.do(STRIKE, TableDice(service.fight, [20]))
    assert isinstance(shown, AnswerNeeded)
    done = service.do(STRIKE, TableDice(service.fight, [20, 5], ["none"]))
    assert isinstance(done, Done)
    assert done.entry.facts[: len(shown.facts)] == list(shown.facts)


def test_dice_that_the_app_rolls_are_the_same_in_every_run_of_the_command() -> None:
    service = fight_of(BEGIN, seed=1)
    first = service.do(STRIKE, TableDice(service.fight, rolls_for=lambda actor: True))
    again = service.do(STRIKE, TableDice(service.fight, rolls_for=lambda actor: True))
    assert isinstance(first, AnswerNeeded)
    assert isinstance(again, AnswerNeeded)
    assert first.dice == again.dice
    done = service.do(STRIKE, TableDice(service.fight, [], ["none"], rolls_for=lambda actor: True))
    assert isinstance(done, Done)
    assert done.entry.dice[:1] == first.dice


def test_dice_typed_in_leave_the_generator_where_it_stands() -> None:
    service = fight_of(BEGIN, seed=5)
    assert service.fight.generator == 5
    service.do(STRIKE, TableDice(service.fight, [3]))
    assert service.fight.generator == 5
