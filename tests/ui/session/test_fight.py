"""What a step has changed, and what the end of a fight tells."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pytest

from models.library import Library
from models.repositories.encounters import Encounter, EncounterEntry
from models.repositories.parties import Member, Party, own_letter
from rules.core.letters import NO_LETTERS
from rules.engine.join_commands import ALONG
from rules.engine.journal import Change, Entry
from tests.there import there
from tests.ui.encounter.conftest import GUARD, HERO, SYSTEM
from tests.ui.encounter.standing import fight_of
from tests.ui.session.playing import Playing
from ui.session.command_tags import one_step
from ui.session.fight import Happening, begin_command, ending_of, keep_letters, own_letters
from ui.session.reinforcements import bring_in

WOUND: Change = ("orc", "pools", {"pv": 9}, {"pv": 4})


@pytest.mark.parametrize(
    ("changes", "changed"),
    [
        ([WOUND], {"orc"}),
        ([WOUND, ("", "active", "ana", "orc")], {"orc", ""}),
        ([WOUND, ("", "round", 1, 2)], None),
        ([("", "phase", "setup", "action")], None),
        ([("orc", "phase", 1, 2)], {"orc"}),
        ([WOUND, ("orc", "state", "active", "dead")], None),
        ([("orc", "side", "foes", "party")], None),
    ],
)
def test_with_another_round_phase_state_or_side_anybody_may_have_changed(
    changes: Sequence[Change], changed: set[str] | None
) -> None:
    step = Happening("done", [Entry(1, {"do": "next"}, (), (), [], known=[*changes])])
    assert step.changed == (None if changed is None else frozenset(changed))


@pytest.mark.parametrize(
    ("kind", "changes", "passed_on"),
    [
        ("next", [], True),
        ("act", [WOUND], False),
        ("act", [WOUND, ("", "active", "ana", "orc")], True),
    ],
)
def test_the_turn_passes_on_where_another_is_active(kind: str, changes: Sequence[Change], passed_on: bool) -> None:
    step = Happening("done", [Entry(1, {"do": kind}, (), (), [], known=[*changes])])
    assert step.passed_on == passed_on


def test_whoever_has_left_is_not_down_at_the_end() -> None:
    service = fight_of(
        "d100",
        {"do": "leave", "actor": "orc", "reason": "fled"},
        {"do": "set", "actor": "elf", "pool": "pv", "value": -20},
    )
    found = ending_of(service.system, service.fight, "The stair", {}, {}, service.journal.facts())
    assert found.outcome["down"] == ["elf"]
    assert found.outcome["fallen"] == {"foes": ["Elf"]}


def test_who_fell_is_told_once_by_side_in_the_order_of_falling_though_they_stand_again() -> None:
    service = fight_of(
        "d100",
        {"do": "set", "actor": "orc", "pool": "pv", "value": -20},
        {"do": "set", "actor": "ana", "pool": "pv", "value": -20},
        {"do": "set", "actor": "elf", "pool": "pv", "value": -20},
    )
    facts = service.journal.facts()
    facts += [fact for fact in facts if fact["kind"] in ("fall", "die")]
    found = ending_of(service.system, service.fight, "The stair", {}, {}, [*facts, {"kind": "fall", "actor": "gone"}])
    assert found.outcome["fallen"] == {"foes": ["Orc", "Elf"], "party": ["Ana"]}
    assert (found.members, found.note) == ({}, "")


def test_a_member_takes_along_what_is_left_of_its_pools_and_what_it_gained(stair: Playing) -> None:
    stair.do({"do": "damage", "actor": "ana", "amount": 9})
    for id in ("guard-a", "guard-b"):
        stair.do({"do": "damage", "actor": id, "amount": 99})
    stair.do({"do": "end"})
    fight, system = stair.fight, stair.conductor.system
    found = ending_of(system, fight, "The stair", {"ana": 7, "gone": 8}, {"ana": HERO}, [])
    assert list(found.members) == [7]
    after = found.members[7]
    assert (after.pools["hp"], after.pools["mp"], after.gains["xp"] > 0) == (51, 20, True)
    assert after.sheet_before == after.sheet == HERO
    assert (found.outcome["winner"], found.outcome["round"]) == ("party", 1)
    assert found.outcome["down"] == ["guard-a", "guard-b"]


@pytest.mark.parametrize(
    ("loot", "note"), [({}, ""), ({"Gem": 1}, "Hall: Gem"), ({"Gem": 1, "Coin": 3}, "Hall: Gem, Coin × 3")]
)
def test_what_belongs_to_nobody_is_one_line(loot: dict[str, int], note: str) -> None:
    service = fight_of("d100")
    won: Any = replace(service.system.aftermath, loot=lambda _: loot)
    assert ending_of(replace(service.system, aftermath=won), service.fight, "Hall", {}, {}).note == note


def test_a_fight_begins_with_a_surprise_or_without() -> None:
    assert begin_command({"by": "foes"}) == {"do": "begin", "surprise": {"by": "foes"}}
    assert begin_command(None) == begin_command({}) == {"do": "begin"}


# --- what the library keeps of a fight that is played ------------------------------------------------------

HURT: dict[str, Any] = {"do": "damage", "actor": "guard-a", "amount": 1}


@pytest.mark.parametrize("name", ["append", "move_cursor"])
def test_where_the_library_refuses_memory_stands_as_the_library_does(
    stair: Playing, refusing: Callable[[str], object], name: str
) -> None:
    stair.do(HURT)
    if name == "move_cursor":
        stair.conductor.commands([HURT, {**HURT, ALONG: True}])
    steps, hp = stair.conductor.steps_done, stair.hp("guard-a")
    refusing(name)
    if name == "append":
        stair.conductor.commands([HURT, {**HURT, ALONG: True}])
    else:
        stair.conductor.undo()
    assert (stair.conductor.steps_done, stair.hp("guard-a"), len(stair.failed)) == (steps, hp, 1)
    other = stair.reopened()
    assert (other.conductor.steps_done, other.hp("guard-a")) == (steps, hp)


def test_a_state_is_kept_every_forty_commands_whatever_comes_in_one_step(stair: Playing) -> None:
    encounter = there(stair.conductor.encounter_id)

    def kept(n: int) -> int:
        return int(stair.library.branches.checkpoint(encounter, n)[0])

    while stair.conductor.steps_done < 39:
        stair.do({"do": "note", "text": "on"})
    assert kept(39) == 0
    stair.do({"do": "note", "text": "on"})
    assert (kept(39), kept(40)) == (0, 40)
    stair.conductor.commands(one_step([{"do": "note", "text": "on"}] * 45))
    assert kept(85) == 85
    stair.do({"do": "note", "text": "on"})
    assert kept(86) == 85


def test_undo_and_redo_keep_which_commands_were_rulings(stair: Playing) -> None:
    ruled, n = stair.conductor.current_fight.ruled, stair.conductor.steps_done
    stair.do({"do": "note", "text": "one"})
    stair.do(HURT)
    assert ruled == {n + 1}
    stair.conductor.undo()
    assert ruled == set()
    stair.conductor.redo()
    assert ruled == {n + 1} == stair.reopened().conductor.current_fight.ruled


def members_of(library: Library, *names: str) -> list[Member]:
    party = library.parties.add(Party(name="We"), [Member(name=name, system=SYSTEM, sheet=HERO) for name in names])
    return library.parties.members(party.id)


def test_a_letter_of_ones_own_is_kept_though_another_stood_for_one_in_a_fight(library: Library) -> None:
    (ana,), (abe, bea) = members_of(library, "Ana"), members_of(library, "Abe", "Bea")
    ids = {"ana": there(ana.id), "abe": there(abe.id), "bea": there(bea.id)}
    library.parties.save_letters({ids["ana"]: "a", ids["abe"]: "a"})
    own = own_letters(library, ids)
    assert (own.by_combatant, own.heroes, own.reserved) == ({"ana": "a", "abe": "a"}, frozenset(ids), frozenset("a"))
    keep_letters(library, ids, own, {"ana": "a", "abe": "b", "bea": "e"})
    letters = {member.name: own_letter(member.extra) for member in library.parties.members()}
    assert letters == {"Ana": "a", "Abe": "a", "Bea": "e"}
    assert own_letters(library, {}) == NO_LETTERS
    assert own_letters(library, {"gone": 4711}).heroes == frozenset()


def test_no_letter_of_ones_own_is_a_sign_that_is_none(library: Library) -> None:
    (ana,) = members_of(library, "Ana")
    own = own_letters(library, {"ana": there(ana.id)})
    assert own.by_combatant == {}
    keep_letters(library, {"ana": there(ana.id)}, own, {"ana": "53"})
    assert own_letters(library, {"ana": there(ana.id)}).by_combatant == {}


def test_who_enters_with_a_wave_comes_once_and_is_known_as_the_member_it_is(library: Library) -> None:
    (ana,) = members_of(library, "Ana")
    waves = ({"when": "round", "number": 2}, {"when": "countdown", "number": 1, "unit": "rounds", "name": "Bell"})
    entries = [
        EncounterEntry(name="Bo", side="party", sheet=HERO),
        EncounterEntry(name="Guard", side="foes", count=2, sheet=GUARD, wave=waves[1]),
        EncounterEntry(name="Ana", side="party", member_id=ana.id, sheet=HERO, wave=waves[0]),
    ]
    made = library.encounters.add(Encounter(name="Hall", system=SYSTEM, seed=3), entries)
    playing = Playing(library)
    assert playing.conductor.open_prepared(there(made.id))
    for side in ("party", "foes"):
        playing.conductor.rollers.set(side, "app")
    current_fight = playing.conductor.current_fight
    titles = {wave.title: number for number, wave in current_fight.waiting_waves().items()}
    assert set(titles) == {"Bell", "Ana"}
    assert [command["name"] for command in current_fight.countdowns()] == ["Bell"]
    playing.conductor.begin_fight()
    people, who, numbers = current_fight.entering_combatants(titles["Ana"])
    assert ([person["name"] for person in people], who, numbers) == (["Ana"], [ana.id], [titles["Ana"]])
    bring_in(playing.conductor, [titles["Ana"]])
    assert (list(current_fight.waiting_waves()), current_fight.entering_combatants(titles["Ana"])) == (
        [titles["Bell"]],
        ([], [], []),
    )
    assert (current_fight.members, current_fight.members_here()) == ({"ana": ana.id}, {ana.id})
    while playing.fight.round < 2:
        playing.conductor.next()
    assert list(current_fight.told_countdowns()) == ["Bell"], "those who wait for it have not entered"
    bring_in(playing.conductor, [titles["Bell"]])
    assert (current_fight.told_countdowns(), current_fight.waiting_waves()) == ({}, {})
    playing.conductor.undo()
    assert list(current_fight.waiting_waves()) == [titles["Bell"]]
