"""Those who play by themselves: they come to an end in every system, the same way every time, each in its manner."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.core.state import is_decided
from rules.engine.service import RulesService
from rules.system import registry
from rules.tactics import CUNNING, TEMPERAMENTS, Player, play
from tests.benchmarks.conftest import sample_fights
from tests.proving import PROVE, short_of, tries

SYSTEMS = ("d100", "fantasia", "ffrpg", "fulminato", "tabuleiro")
FIGHTS = sample_fights()
SEEDS = 12
"""Fights of each encounter that are played to their end; `make test` plays one of each among the samples."""


def copy(name: str, seed: int) -> RulesService:
    """A sample encounter with other dice."""
    return RulesService(FIGHTS[name].fight.copy(seed), FIGHTS[name].system)


def state(service: RulesService) -> str:
    return json.dumps(service.packed_fight())


@PROVE
@pytest.mark.parametrize("name", FIGHTS)
def test_every_sample_encounter_comes_to_an_end(name: str) -> None:
    for seed in range(SEEDS):
        service = copy(name, seed)
        play(service)
        assert is_decided(service.fight), seed


@pytest.mark.parametrize("temperament", TEMPERAMENTS)
@pytest.mark.parametrize("system", SYSTEMS)
def test_the_same_fight_is_played_the_same_way_every_time(system: str, temperament: str) -> None:
    name = next(item for item in FIGHTS if item.startswith(system))
    service, other = copy(name, 5), copy(name, 5)
    stops = Player(service, temperament).play(60)
    assert stops > 1
    assert service.journal.fact_count > 0
    assert Player(other, temperament).play(60) == stops
    assert state(other) == state(service)


@tries(15)
@given(
    name=st.sampled_from(sorted(FIGHTS)),
    seed=st.integers(0, 999),
    before=st.integers(0, 40),
    after=st.integers(1, 40),
    temperament=st.sampled_from(TEMPERAMENTS),
)
def test_a_fight_that_was_interrupted_goes_on_as_it_would_have(
    name: str, seed: int, before: int, after: int, temperament: str
) -> None:
    whole, halves = copy(name, seed), copy(name, seed)
    player = Player(whole, temperament)
    player.play(before)
    player.play(after)
    Player(halves, temperament).play(before)
    saved = json.loads(json.dumps(halves.packed_fight()))
    again = RulesService.reopened(halves.system, saved, [], 0, 0)
    Player(again, temperament).play(after)
    assert state(again) == state(whole)


@pytest.mark.parametrize("seeds", short_of((3, 1), 1))
@pytest.mark.parametrize("name", FIGHTS)
def test_a_fight_of_which_nothing_is_kept_is_the_same_fight(name: str, seeds: int) -> None:
    for seed in range(seeds):
        kept = copy(name, seed)
        light = RulesService(FIGHTS[name].fight.copy(seed), FIGHTS[name].system, keeps=False)
        assert play(light) == play(kept)
        assert state(light) == state(kept)
        assert light.journal.entries == []
        assert kept.journal.entries


def test_dice_are_those_of_the_fight() -> None:
    """Another seed, another fight."""
    name = next(iter(FIGHTS))
    assert len({state_after(name, seed) for seed in range(5)}) == 5


def state_after(name: str, seed: int) -> str:
    service = copy(name, seed)
    Player(service).play(12)
    return state(service)


def test_a_temperament_is_that_of_the_creature_before_that_of_its_side() -> None:
    service = copy("ffrpg: Reed ambush", 1)
    some = next(iter(service.fight.combatants.values()))
    player = Player(service, of_sides={"foes": "beastly"}, of_combatants={some.id: "reckless"})
    found = {
        player.temperament_of(combatant) for combatant in service.fight.combatants.values() if combatant.side == "foes"
    }
    assert found == {"beastly"}
    assert player.temperament_of(some) == "reckless"
    others = [
        combatant
        for combatant in service.fight.combatants.values()
        if combatant.side == "party" and combatant is not some
    ]
    assert {player.temperament_of(item) for item in others} == {CUNNING}


def test_a_temperament_that_there_is_not_is_no_temperament() -> None:
    with pytest.raises(ValueError, match="gentle"):
        Player(copy("ffrpg: Reed ambush", 1), "gentle")


def test_who_comes_later_plays_along() -> None:
    service = copy("d100: Marea en la dársena", 3)
    player = Player(service)
    player.play(4)
    late: Any = next(iter(service.fight.combatants.values()))
    sheet = late.sheet.model_dump(mode="json", exclude_unset=True)
    done = service.do({"do": "join", "combatant": {"id": "late", "side": "foes", "sheet": sheet}})
    assert "late" in service.fight.combatants, done
    player.play(300)
    assert is_decided(service.fight)
    assert any(fact.get("actor") == "late" and fact["kind"] == "turn" for fact in service.journal.facts())


@pytest.mark.parametrize("system", SYSTEMS)
def test_no_action_or_code_that_is_named_is_unknown_to_its_system(system: str) -> None:
    found = registry.system(system)
    tactics = found.tactics
    named = {*tactics.mends.values(), *tactics.urgent, tactics.guard, tactics.walk} - {""}
    assert named <= found.actions.keys()


@pytest.mark.parametrize("system", ["ffrpg", "fulminato"])
def test_all_of_a_group_that_shares_a_roll_have_their_turn(system: str) -> None:
    name = next(item for item in FIGHTS if item.startswith(system))
    service = copy(name, 4)
    options: Any = service.fight.options
    service.fight.__dict__["options"] = options.model_copy(update={"group_initiative": True})
    for combatant in service.fight.combatants.values():
        combatant.__dict__["sheet"] = combatant.sheet.model_copy(update={"group": "all"})
    play(service)
    assert is_decided(service.fight)
    acted = {entry.command["actor"] for entry in service.journal.entries if entry.command["do"] == "act"}
    standing = {item.id for item in service.fight.combatants.values() if item.state == "active"}
    assert len(standing) > 1
    assert standing <= acted
