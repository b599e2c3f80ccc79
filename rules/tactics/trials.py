"""Trials: a deed done a few times in the yard, each time taken back, to see what it costs and what it puts on whom."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from rules.core.state import Condition
from rules.engine.service import Done, RulesService
from rules.mechanics.statuses import helps
from rules.system.system import System
from rules.tactics.trial_field import TrialDice

TRIALS = 4
MORE_TRIALS = 8
"""How many times something that may fail is tried at the least."""
SLIGHT_TRIALS = 12
"""How many times something that takes nearly nothing on the average is tried."""
MOST_TURNS = 2
"""No more turns than these are counted of a status that lasts longer: somebody may lift it, or its bearer fall."""


class DeedTrial(NamedTuple):
    """What came of a deed."""

    costs: tuple[tuple[str, int], ...]
    """Pool to what it took of its doer's."""
    puts: tuple[tuple[str, float], ...]
    """Status to how often it came over the one whom it was aimed at."""
    sway: float
    """What these statuses come to: the turns that they take from their bearer; below 0: that they are worth to it."""
    loss: float
    """What it took on the average, misses counted in."""
    gain: float
    """What it gave back on the average."""
    came: float
    """How often any status came over the one whom it was aimed at."""
    at_once: bool
    """Whether anything came of it at all before the turn was over."""


def tried(service: RulesService, command: Mapping[str, Any], target: str, *, often: bool = False) -> DeedTrial | None:
    """What a deed costs and brings one whom it strikes; None where it cannot be done here.

    `often`: until something comes of it, as it may well fail.
    """
    fight, system = service.fight, service.system
    actor, aim = fight.combatants[command["actor"]], fight.combatants[target]
    vital = system.vital.id
    costs: dict[str, int] = {}
    puts: dict[str, int] = {}
    sway = 0.0
    gain = loss = came = count = 0
    at_once = False
    for seed in range(SLIGHT_TRIALS if often else TRIALS):
        pools, conditions, own = aim.pools, aim.conditions, actor.pools
        done = service.do(command, TrialDice(fight, seed * 7919 + 13))
        if not isinstance(done, Done):
            return None
        for pool, left in actor.pools.items():
            if left < own[pool] and pool != vital:
                costs[pool] = own[pool] - left
        count += 1
        fresh = [condition for condition in aim.conditions if condition not in conditions]
        came += bool(fresh)
        for condition in fresh:
            puts[condition.status] = puts.get(condition.status, 0) + 1
            sway += swing(system, condition)
        change = aim.pools[vital] - pools[vital]
        gain += max(0, change)
        loss += max(0, -change)
        at_once = at_once or aim.conditions is not conditions or aim.pools is not pools or aim.state != "active"
        service.take_back(done)
        if at_once and count >= MORE_TRIALS:
            break
    shares = tuple((status, times / count) for status, times in puts.items())
    return DeedTrial(tuple(costs.items()), shares, sway / count, loss / count, gain / count, came / count, at_once)


def raising(service: RulesService, command: Mapping[str, Any], target: str) -> tuple[float, dict[str, int]]:
    """The points with which one who has fallen is raised on the average, 0 where it is not; and the costs by pool."""
    fight, vital = service.fight, service.system.vital.id
    actor, aim = fight.combatants[command["actor"]], fight.combatants[target]
    costs: dict[str, int] = {}
    stood = 0
    for seed in range(TRIALS):
        own = actor.pools
        done = service.do(command, TrialDice(fight, seed * 7919 + 13))
        if not isinstance(done, Done):
            break
        if aim.state == "active":
            stood += aim.pools[vital]
            costs.update({pool: own[pool] - left for pool, left in actor.pools.items() if left < own[pool]})
        service.take_back(done)
    return stood / TRIALS, costs


def slight_loss(service: RulesService, command: Mapping[str, Any], target: str) -> float:
    """What is lost on the average by a blow that seldom comes through, misses counted in."""
    fight, vital = service.fight, service.system.vital.id
    aim = fight.combatants[target]
    lost = 0
    for seed in range(SLIGHT_TRIALS):
        before = aim.pools[vital]
        done = service.do(command, TrialDice(fight, seed * 7919 + 13))
        if not isinstance(done, Done):
            break
        lost += max(0, before - aim.pools[vital])
        service.take_back(done)
    return lost / SLIGHT_TRIALS


def swing(system: System, condition: Condition) -> float:
    """How much of its turn a condition takes from its bearer: all of it, some actions, some numbers; below 0: helps."""
    row = system.statuses[condition.status]
    weight = system.tactics.weighs.get(condition.status)
    if weight is not None:
        return weight
    if helps(row, condition):
        return -0.3
    if not row.forbids:
        return 0.2
    lasting = min(MOST_TURNS, condition.timer or MOST_TURNS)
    whole = len(row.forbids) * 2 >= len(system.actions) or not row.forbids & system.actions.keys()
    return lasting * (1.0 if whole else 0.4)
