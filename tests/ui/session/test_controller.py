"""The conductor: what can be taken back, what it refuses, and what it shows of the fight that is open."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from models.repositories.encounters import Encounter, EncounterEntry
from rules.core.facts import Command
from rules.engine.service import Refused
from tests.there import there
from tests.ui.encounter.conftest import GUARD, SYSTEM
from tests.ui.session.playing import ATTACK, Playing
from ui.session.command_tags import one_step
from ui.session.dice_rollers import APP, TABLE
from ui.session.history_view import HistoryView

HURT: Command = {"do": "damage", "actor": "guard-a", "amount": 3}


def can(playing: Playing) -> tuple[bool, bool]:
    return playing.conductor.can_undo, playing.conductor.can_redo


def test_what_can_be_taken_back_and_done_again(stair: Playing) -> None:
    stair.do(HURT)
    assert can(stair) == (True, False)
    stair.conductor.undo()
    assert can(stair) == (True, True)
    while stair.conductor.steps_done:
        stair.conductor.undo()
    assert can(stair) == (False, True)
    stair.conductor.undo()
    stair.forget()
    stair.conductor.undo()
    assert (stair.told, len(stair.refused)) == ([], 1)
    stair.conductor.redo()
    assert can(stair)[0]


def test_a_question_can_be_taken_back_and_nothing_be_done_again_before_it_is_answered(stair: Playing) -> None:
    stair.do(HURT)
    stair.conductor.undo()
    stair.do(ATTACK)
    assert can(stair) == (True, False)
    stair.conductor.redo()
    assert (stair.hp("guard-a"), stair.conductor.open_question is None) == (40, False)
    stair.conductor.undo()
    assert can(stair) == (True, True)
    stair.conductor.redo()
    assert stair.hp("guard-a") == 37


def test_before_the_first_command_a_mark_can_be_taken_back(stair: Playing) -> None:
    while stair.conductor.steps_done:
        stair.conductor.undo()
    stair.conductor.hide("guard-a", hidden=True)
    assert can(stair) == (True, True)
    stair.conductor.undo()
    assert (can(stair), stair.conductor.marking.hidden) == ((False, True), frozenset())


def test_in_the_past_nothing_is_taken_back_or_done_again(stair: Playing) -> None:
    past = HistoryView(stair.conductor)
    stair.do(HURT)
    stair.conductor.hide("guard-b", hidden=True)
    past.step(-1)
    assert (stair.conductor.looks_back, can(stair)) == (True, (False, False))
    stair.forget()
    for act in (stair.conductor.undo, stair.conductor.redo, stair.conductor.next, lambda: stair.do(HURT)):
        act()
        assert len(stair.refused) == 1, "that it is the past is said each time"
        stair.forget()
    stair.conductor.hide("ana", hidden=True)
    assert stair.conductor.marking.hidden == {"guard-b"}
    past.come_back()
    assert can(stair) == (True, False)


def test_no_fight_is_open_once_it_is_closed(stair: Playing) -> None:
    conductor = stair.conductor
    stair.do(ATTACK)
    stair.forget()
    conductor.close_fight()
    assert stair.told == ["unasked", "fight"]
    open_now = (conductor.is_open, conductor.service, conductor.encounter_id, conductor.encounter_name)
    assert open_now == (False, None, None, "")
    assert (conductor.names, conductor.steps_done, conductor.log(), can(stair)) == ({}, 0, [], (False, False))
    stair.do(HURT)
    conductor.commands([HURT])
    assert (stair.told, stair.refused) == (["unasked", "fight"], [])


def test_a_half_asked_command_that_is_cancelled_takes_what_is_one_ruling_with_it_along(
    stair: Playing, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stair.conductor.questions, "_app_rolls", lambda _: False)
    steps = stair.conductor.steps_done
    stair.conductor.commands(one_step([HURT, {"do": "roll", "expression": "d6"}]))
    assert (stair.hp("guard-a"), stair.conductor.steps_done) == (37, steps + 1)
    stair.conductor.cancel()
    assert (stair.hp("guard-a"), can(stair), stair.conductor.open_question) == (40, (True, False), None)
    other = stair.reopened()
    assert (other.hp("guard-a"), other.conductor.open_question, other.conductor.can_redo) == (40, None, False)


def test_of_several_who_act_in_turn_what_is_done_stands_where_the_next_is_cancelled(stair: Playing) -> None:
    steps = stair.conductor.steps_done
    stair.conductor.commands(one_step([{"do": "note", "text": "Now"}, ATTACK]))
    stair.conductor.cancel()
    assert (stair.conductor.steps_done, stair.given()[-1], stair.conductor.open_question) == (steps + 1, "note", None)


def test_a_command_that_is_tried_says_why_it_was_refused_and_nobody_listens_any_more(stair: Playing) -> None:
    conductor = stair.conductor
    why = conductor.try_command({**HURT, "actor": "nobody"})
    assert (why, stair.refused) == (stair.refused[-1], [why])
    assert why
    assert conductor.try_command(HURT) == ""
    assert stair.hp("guard-a") == 37
    stair.conductor.command({**HURT, "actor": "nobody"})
    assert stair.refused == [why, why]


def test_what_cannot_be_saved_is_said_once_and_did_not_happen(
    stair: Playing, refusing: Callable[[str], object]
) -> None:
    steps = stair.conductor.steps_done
    refusing("append")
    assert stair.conductor.try_command(HURT) == stair.failed[0]
    assert (stair.told, stair.hp("guard-a"), stair.conductor.steps_done, len(stair.failed)) == ([], 40, steps, 1)


def test_what_the_rules_would_refuse_is_asked_once_for_each_position(stair: Playing) -> None:
    conductor, nobody = stair.conductor, {**HURT, "actor": "nobody"}
    found = conductor.refusal_of(nobody)
    assert isinstance(found, Refused)
    assert conductor.refusal_of(dict(nobody)) is found
    assert conductor.refusal_of(HURT) is None
    stair.do(HURT)
    assert conductor.refusal_of(nobody) is not found
    assert conductor.would_ask(HURT) is None
    assert conductor.why_idle({"do": "heal", "actor": "ana", "amount": 3}) is not None
    assert conductor.why_idle(HURT) is None


def test_a_command_that_is_given_in_the_place_of_another_is_another_position(stair: Playing) -> None:
    """Nobody asks for the position in between, as on a page that is not in sight."""
    conductor = stair.conductor
    stair.do(HURT)
    position = conductor.position
    teller = conductor.teller()
    assert (conductor.position, conductor.teller()) == (position, teller)
    conductor.undo()
    stair.do({"do": "set", "actor": "guard-a", "stat": "name", "value": "Gate"})
    assert conductor.steps_done == position.done
    assert conductor.position is not position
    assert conductor.teller().names["guard-a"] == "Gate"
    assert position.entries_to(conductor.position) is None


def test_who_rolled_last_rolls_in_the_next_fight_and_a_fight_that_is_gone_on_with_keeps_its_own(
    stair: Playing,
) -> None:
    conductor, first = stair.conductor, there(stair.conductor.encounter_id)
    conductor.rollers.set("party", APP)
    conductor.rollers.set("foes", TABLE)
    second = there(
        stair.library.encounters.add(
            Encounter(name="Yard", system=SYSTEM), [EncounterEntry(name="Guard", side="foes", sheet=GUARD)]
        ).id
    )
    assert conductor.open_prepared(second)
    assert conductor.rollers.now == {"party": APP, "foes": TABLE}
    conductor.rollers.set("party", TABLE)
    assert conductor.resume(first)
    assert conductor.rollers.now == {"party": APP, "foes": TABLE}
    assert there(stair.library.encounters.get(second)).rollers["party"] == TABLE


def test_a_fight_that_cannot_be_opened_says_so_and_the_open_one_stays(stair: Playing) -> None:
    wanted: list[int] = []
    stair.conductor.opening_requested.connect(wanted.append)
    assert not stair.conductor.resume(4711)
    assert not stair.conductor.open_prepared(4711)
    assert (len(stair.failed), stair.conductor.encounter_name, wanted) == (2, "The stair", [4711, 4711])


def test_who_put_a_fight_away_does_not_find_it_open_and_one_in_which_nothing_happened_is_prepared(
    stair: Playing,
) -> None:
    conductor, encounters = stair.conductor, stair.library.encounters
    first = there(conductor.encounter_id)
    second = there(encounters.prepare_again(first, "Again").id)
    conductor.put_away()
    assert stair.library.journals.last_open() is None
    assert conductor.open_prepared(second)
    assert stair.library.journals.last_open() == second
    conductor.put_away()
    assert (there(encounters.get(second)).state, there(encounters.get(first)).state) == ("prepared", "running")
    assert stair.library.journals.last_open() is None


@pytest.mark.parametrize(("answers", "state"), [(0, "prepared"), (1, "running")])
def test_a_question_that_had_an_answer_is_something_that_happened(stair: Playing, answers: int, state: str) -> None:
    encounters = stair.library.encounters
    made = there(encounters.prepare_again(there(stair.conductor.encounter_id), "Again").id)
    assert stair.conductor.open_prepared(made)
    for side in ("party", "foes"):
        stair.conductor.rollers.set(side, TABLE)
    stair.conductor.begin_fight()
    for _ in range(answers):
        stair.conductor.questions.answer_die(3)
    assert stair.conductor.open_question is not None
    stair.conductor.put_away()
    assert there(encounters.get(made)).state == state
