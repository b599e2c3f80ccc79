"""What it costs to come to a cell is what the system's own ways say, over the ground and past those who stand there."""

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.board.geometry import Cell
from rules.core.state import Combatant, Fight
from rules.tactics.path_costs import Grounds, Links, descend, reachable_costs, remaining_costs
from tests.proving import tries
from tests.rules.tactics.staged import FIGHTS, WALKED

STEPWISE = [name for name in WALKED if not name.startswith("ffrpg")]


def scattered(name: str, seed: int, *, alone: bool) -> tuple[Fight, Combatant]:
    """A sample fight with everybody somewhere else, and one of them; `alone`: with nobody but that one."""
    fight, chance = FIGHTS[name].fight.copy(seed), Random(seed)
    board = fight.board
    assert board is not None
    cells = [(x, y) for y in range(board.height) for x in range(board.width) if board.state_at((x, y)) == "free"]
    there = list(fight.combatants.values())
    for value, cell in zip(there, chance.sample(cells, len(there)), strict=True):
        value.__dict__["cell"] = cell
    actor = chance.choice(there)
    if alone:
        fight.__dict__["combatants"] = {actor.id: actor}
    return fight, actor


def as_the_rules_say(name: str, fight: Fight, actor: Combatant) -> dict[Cell, Any]:
    """What the system's own ways cost, counted as a footing does."""
    walk = FIGHTS[name].system.ground.walk(fight, actor)
    assert walk is not None
    assert fight.board is not None
    feet = (fight.board.cell_size or 5) if walk.unit not in ("m", "AÇÃO") else 1
    return {cell: cost / feet for cell, cost in walk.costs.items()}


@tries(20)
@given(name=st.sampled_from(WALKED), seed=st.integers(0, 999))
def test_over_the_bare_ground_it_costs_what_the_rules_say(name: str, seed: int) -> None:
    fight, actor = scattered(name, seed, alone=True)
    footing = FIGHTS[name].system.ground.footing(fight, actor)
    assert footing is not None
    assert fight.board is not None
    assert actor.cell is not None
    costs = Grounds().costs(fight.board, footing, actor.cell)
    told = as_the_rules_say(name, fight, actor)
    assert {cell: costs.to(cell) for cell in told} == told
    in_order = [costs.to(cell) for cell in costs.in_order()]
    assert in_order == sorted(in_order)
    assert len(in_order) >= len(told)


@tries(20)
@given(name=st.sampled_from(STEPWISE), seed=st.integers(0, 999), most=st.integers(0, 12))
def test_past_those_who_stand_there_it_costs_what_the_rules_say(name: str, seed: int, most: int) -> None:
    fight, actor = scattered(name, seed, alone=False)
    footing = FIGHTS[name].system.ground.footing(fight, actor)
    assert footing is not None
    assert fight.board is not None
    assert actor.cell is not None
    costs, before = reachable_costs(Links(fight.board, footing), footing.in_the_way(), actor.cell, most)
    told = as_the_rules_say(name, fight, actor)
    assert costs == {cell: cost for cell, cost in told.items() if cost <= most}
    assert costs.keys() == before.keys()


@tries(20)
@given(name=st.sampled_from(STEPWISE), seed=st.integers(0, 999), most=st.integers(0, 40))
def test_what_is_left_to_go_is_what_the_cheapest_of_the_ends_costs(name: str, seed: int, most: int) -> None:
    fight, actor = scattered(name, seed, alone=False)
    footing = FIGHTS[name].system.ground.footing(fight, actor)
    assert footing is not None
    assert fight.board is not None
    assert actor.cell is not None
    links, others = Links(fight.board, footing), footing.in_the_way()
    told = as_the_rules_say(name, fight, actor)
    ends = Random(seed).sample(sorted(told), min(3, len(told)))
    to_go = remaining_costs(links, others, ends, actor.cell)
    assert to_go[actor.cell] == min(told[end] for end in ends)
    cells, paid = descend(links, others, to_go, actor.cell, most)
    assert paid <= most
    assert paid == to_go[actor.cell] - (to_go[cells[-1]] if cells else to_go[actor.cell])
    if most >= to_go[actor.cell]:
        assert (cells[-1] if cells else actor.cell) in ends


# In FFRPG one may go into deep water, where one can do nothing, and stand where others do.
@pytest.mark.parametrize("name", [name for name in WALKED if FIGHTS[name].system.id != "ffrpg"])
def test_a_move_is_refused_where_a_footing_says_that_one_cannot_stay(name: str) -> None:
    system = FIGHTS[name].system
    for seed in range(6):
        fight, actor = scattered(name, seed, alone=False)
        footing = system.ground.footing(fight, actor)
        walk = system.ground.walk(fight, actor)
        assert footing is not None
        assert walk is not None
        taken = footing.in_the_way().taken
        closed = {cell for cell in walk.costs if cell != actor.cell and walk.refusal(cell) is not None}
        assert {cell for cell in taken if cell in walk.costs} <= closed
