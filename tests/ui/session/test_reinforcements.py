"""Who comes into a fight: how many at once, by which rules, where they stand, and as one step."""

from typing import Any

import pytest

from models.library import Library
from models.repositories.creatures import Creature
from models.repositories.parties import Member, Party
from models.repositories.waves import Wave
from rules.system import registry
from tests.there import there
from tests.ui.encounter.conftest import GUARD, HERO, SYSTEM
from tests.ui.session.playing import ATTACK, Playing
from ui.dnd.payload import DropPayload
from ui.session.command_tags import MEMBER
from ui.session.dice_rollers import APP
from ui.session.reinforcements import (
    MOST,
    MOST_OF_ONE,
    announcement,
    dropped_counts,
    is_due,
    reinforce,
    try_placement,
    when_words,
    why_nobody,
    why_not_all,
)


@pytest.mark.parametrize(("creatures", "members", "many"), [(MOST, 0, 0), (MOST - 1, 1, 0), (MOST, 1, MOST + 1)])
def test_no_more_than_two_hundred_come_at_once(library: Library, creatures: int, members: int, many: int) -> None:
    sentence = why_nobody(library, DropPayload((1,) * creatures, tuple(range(members))), None)
    too_many = f"{many} are too many at once: at most {MOST} can join a fight."
    assert sentence == (too_many if many else "They are no longer in the library.")


def test_no_more_than_ninety_nine_of_one_creature_stand_on_a_line() -> None:
    dropped = DropPayload((1,) * (MOST_OF_ONE + 1) + (2, 2), (), ("foes",) * (MOST_OF_ONE + 3))
    assert dropped_counts(dropped) == {(1, "foes"): MOST_OF_ONE, (2, "foes"): 2}


WOLF: dict[str, Any] = {"name": "Wolf", "side": "foes", "sheet": GUARD}


def dropped(library: Library) -> DropPayload:
    """A guard, and Lia who plays by other rules."""
    (guard,) = library.creatures.add([Creature(name="Guard", system=SYSTEM, sheet=GUARD)])
    party = library.parties.add(Party(name="We"), [Member(name="Lia", system="tabuleiro", sheet={"vida": 4, "con": 4})])
    (lia,) = library.parties.members(party.id)
    return DropPayload((there(guard.id),), (there(lia.id),))


def test_somebody_of_other_rules_is_named_and_keeps_the_others_out_only_where_all_are_wanted(library: Library) -> None:
    both = dropped(library)
    guard, lia = DropPayload(both.creatures), DropPayload((), both.members)
    title, other = (registry.system(system).title for system in (SYSTEM, "tabuleiro"))
    said = f"Lia plays by {other}, and this fight by {title}."
    assert [why_nobody(library, item, SYSTEM) for item in (both, guard, lia)] == ["", "", said]
    assert [why_not_all(library, item, SYSTEM) for item in (both, guard, lia)] == [said, "", said]
    assert [why_nobody(library, item, None) for item in (both, guard, lia)] == [""] * 3


@pytest.fixture
def rolling(stair: Playing) -> Playing:
    """The round has not come to its actions yet: who comes rolls with the others, by the app."""
    stair.conductor.undo()
    for side in ("party", "foes"):
        stair.conductor.rollers.set(side, APP)
    stair.forget()
    return stair


def test_those_who_come_are_one_step_in_their_order_beside_somebody(rolling: Playing) -> None:
    stair = rolling
    steps = stair.conductor.steps_done
    for beside, ids in ((("before", "bea"), "wolf-a wolf-b bea"), (("after", "bea"), "bea wolf-a wolf-b")):
        reinforce(stair.conductor, [WOLF, WOLF], [None, None], beside)
        order = [id for id in stair.conductor.system.outcome.order(stair.fight) if id in ids]
        assert order == ids.split()
        stair.conductor.undo()
        assert (stair.conductor.steps_done, "wolf-a" in stair.fight.combatants) == (steps, False)


def test_what_leads_them_is_one_step_with_them(stair: Playing) -> None:
    reinforce(stair.conductor, [WOLF], [None], led_by=[{"do": "note", "text": "A howl"}])
    assert (stair.given()[-2:], stair.told) == (["note", "join"], ["done"])
    stair.conductor.undo()
    assert stair.given()[-1] != "note"


def test_a_member_who_comes_is_noted_and_in_a_branch_keeps_nothing_of_it(stair: Playing) -> None:
    party = stair.library.parties.add(Party(name="We"), [Member(name="Cid", system=SYSTEM, sheet=HERO)])
    (cid,) = stair.library.parties.members(party.id)
    reinforce(stair.conductor, [{**WOLF, "name": "Cid"}, WOLF], [cid.id, None])
    journal = stair.conductor.current_fight.service.journal
    assert [entry.command.get(MEMBER) for entry in journal.entries[-2:]] == [cid.id, None]
    assert stair.conductor.current_fight.members == {"cid": cid.id} == stair.reopened().conductor.current_fight.members


def test_while_something_is_asked_nobody_comes(stair: Playing) -> None:
    stair.do(ATTACK)
    reinforce(stair.conductor, [WOLF], [None])
    assert ("wolf" in stair.fight.combatants, len(stair.refused)) == (False, 1)


def test_a_place_is_tried_without_anybody_coming(rolling: Playing) -> None:
    stair = rolling
    trial = there(try_placement(stair.conductor, [WOLF, WOLF], ("before", "bea")))
    assert (list(trial.ids), trial.refused) == (["wolf-a", "wolf-b"], None)
    assert {"wolf-a", "wolf-b"} <= set(trial.fight.combatants)
    assert set(stair.fight.combatants) == {"ana", "bea", "guard-a", "guard-b"}
    refused = there(try_placement(stair.conductor, [WOLF], ("before", "nobody")))
    assert refused.refused is not None
    stair.conductor.command({"do": "end"})
    assert try_placement(stair.conductor, [WOLF], None) is None, "nobody joins a fight that is over"


def test_when_somebody_enters_is_said_in_words(stair: Playing) -> None:
    teller = stair.conductor.teller()
    whens: list[tuple[dict[str, Any], str, str]] = [
        ({"when": "round", "number": 2}, "enters in round 2", "Round 2: Guard, Wolf"),
        ({"when": "countdown", "number": 3, "unit": "rounds"}, "enters after: 3 rounds", "Guard, Wolf"),
        ({"when": "word", "number": 1}, "enters when you say so, wave 1", "When you say so: Guard, Wolf"),
    ]
    for when, words, told in whens:
        assert when_words(when, teller) == words
        assert announcement(Wave(when, ({"name": "Guard"}, {"name": "Wolf"})), teller) == told
    assert when_words({}, teller) == ""


@pytest.mark.parametrize(
    ("when", "due"),
    [
        ({"when": "round", "number": 1}, True),
        ({"when": "round", "number": 2}, False),
        ({"when": "word", "number": 1}, False),
        ({"when": "countdown", "number": 3, "unit": "rounds", "name": "Bell"}, False),
    ],
)
def test_a_wave_is_due_in_its_time_and_at_a_word_never(stair: Playing, when: dict[str, Any], due: bool) -> None:
    wave = Wave(when, ({"name": "Guard"},))
    assert is_due(wave, stair.fight, stair.conductor.system) == due
