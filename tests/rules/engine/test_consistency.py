"""A saved fight is opened by the system that saved it, and refused by one that keeps something else."""

import json
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from rules.engine.consistency import check_fits
from rules.engine.journal import Codec
from rules.engine.service import RulesService
from rules.system.state_migrations import Misfit
from tests.rules.random_player import RandomPlayer
from tests.worked import SYSTEMS, begun, fights, partway, reopened, setups

all_systems = pytest.mark.parametrize("system", SYSTEMS)


def played(system: str) -> Iterator[RulesService]:
    """The fights of the worked examples after their last command."""
    for data in fights(system):
        yield partway(data, len(data["commands"]))


@all_systems
def test_whatever_the_worked_examples_come_to_can_be_opened_again(system: str) -> None:
    fights = list(played(system))
    assert len(fights) > 20
    for service in fights:
        check_fits(service.system, reopened(service).fight)


@all_systems
def test_whatever_a_fight_by_chance_comes_to_can_be_opened_again(system: str) -> None:
    for seed, data in enumerate(setups(system)):
        service = begun(data)
        for _ in RandomPlayer(service, Random(seed)).turns(25):
            pass
        check_fits(service.system, reopened(service).fight)


def state_of(system: str) -> tuple[RulesService, dict[str, Any]]:
    service = begun(setups(system)[0])
    return service, json.loads(json.dumps(service.packed_fight()))


def assert_refused(service: RulesService, state: dict[str, Any]) -> None:
    with pytest.raises(Misfit):
        RulesService.reopened(service.system, state, [], 0, 0)


@all_systems
def test_what_the_system_keeps_now_and_the_fight_lacks_is_told(system: str) -> None:
    service, state = state_of(system)
    kept = Codec(service.system).pack_attributes(service.system.new_fight(service.fight.options, 1))
    for name in kept:
        if name not in ("options", "seed"):
            assert_refused(service, {**state, "fight": {k: v for k, v in state["fight"].items() if k != name}})
    for item in range(len(state["combatants"])):
        for name in ("side", "pools"):
            combatants = json.loads(json.dumps(state["combatants"]))
            del combatants[item][name]
            with pytest.raises((Misfit, AttributeError)):
                RulesService.reopened(service.system, {**state, "combatants": combatants}, [], 0, 0)


@all_systems
def test_what_the_fight_holds_and_the_system_no_longer_knows_is_told(system: str) -> None:
    service, state = state_of(system)
    assert_refused(service, {**state, "fight": {**state["fight"], "stops_of_old": []}})
    assert_refused(service, {**state, "combatants": [{**item, "vigour": 3} for item in state["combatants"]]})


@all_systems
def test_a_value_of_another_kind_is_told(system: str) -> None:
    service, state = state_of(system)
    assert_refused(service, {**state, "fight": {**state["fight"], "round": "third"}})
    assert_refused(service, {**state, "combatants": [{**item, "conditions": {}} for item in state["combatants"]]})


@all_systems
def test_a_word_that_no_view_could_show_is_told(system: str) -> None:
    service, state = state_of(system)
    assert_refused(service, {**state, "combatants": [{**item, "facing": "o"} for item in state["combatants"]]})
    assert_refused(service, {**state, "fight": {**state["fight"], "active": "nobody"}})
    assert_refused(service, {**state, "combatants": [{**item, "pools": {"q": 1}} for item in state["combatants"]]})


@pytest.mark.parametrize("system", [system for system in SYSTEMS if any(data.get("board") for data in setups(system))])
def test_a_board_of_a_terrain_that_nobody_knows_does_not_fit(system: str) -> None:
    service = next(begun(data) for data in setups(system) if data.get("board"))
    board = service.fight.board
    assert board is not None
    if service.system.board_rules(service.fight.options).picture:
        return
    for spoiled in (replace(board, terrain="earTh"), board.with_cell((0, 0), "terrain", "earTh")):
        vars(service.fight)["board"] = spoiled
        with pytest.raises(Misfit, match="earTh"):
            check_fits(service.system, service.fight)
    vars(service.fight)["board"] = board
    check_fits(service.system, service.fight)
