"""Trials: a deed done a few times on the trial field, each time taken back, to see what it costs and inflicts."""

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
"""How many times something that may fail is tried at least."""
SLIGHT_TRIALS = 12
"""How many times something that takes nearly nothing on average is tried."""
MOST_TURNS = 2
"""At most so many turns of a lasting status are counted: it may be lifted, or its bearer fall."""


class DeedTrial(NamedTuple):
    """What came of a deed."""

    costs: tuple[tuple[str, int], ...]
    """What it took of each of the actor's pools."""
    puts: tuple[tuple[str, float], ...]
    """How often the target got each status."""
    status_value: float
    """The worth of these statuses: the turns they take from their bearer; below 0: what they give to it."""
    loss: float
    """What it took on average, misses included."""
    gain: float
    """What it healed on average."""
    inflicted: float
    """How often the target got any status."""
    at_once: bool
    """Whether it had any effect before the turn was over."""


def try_deed(
    service: RulesService, command: Mapping[str, Any], target: str, *, often: bool = False
) -> DeedTrial | None:
    """Return what a deed costs and does to `target`; None if it cannot be done here.

    `often`: until something comes of it, as it may well fail.
    """
    fight, system = service.fight, service.system
    actor, aim = fight.combatants[command["actor"]], fight.combatants[target]
    vital = system.vital.id
    costs: dict[str, int] = {}
    puts: dict[str, int] = {}
    status_value = 0.0
    gain = loss = inflicted = count = 0
    at_once = False
    for seed in range(SLIGHT_TRIALS if often else TRIALS):
        pools, conditions, pools_before = aim.pools, aim.conditions, actor.pools
        result = service.do(command, TrialDice(fight, seed * 7919 + 13))
        if not isinstance(result, Done):
            return None
        for pool, remaining in actor.pools.items():
            if remaining < pools_before[pool] and pool != vital:
                costs[pool] = pools_before[pool] - remaining
        count += 1
        fresh = [condition for condition in aim.conditions if condition not in conditions]
        inflicted += bool(fresh)
        for condition in fresh:
            puts[condition.status] = puts.get(condition.status, 0) + 1
            status_value += turn_value(system, condition)
        change = aim.pools[vital] - pools[vital]
        gain += max(0, change)
        loss += max(0, -change)
        at_once = at_once or aim.conditions is not conditions or aim.pools is not pools or aim.state != "active"
        service.take_back(result)
        if at_once and count >= MORE_TRIALS:
            break
    shares = tuple((status, times / count) for status, times in puts.items())
    return DeedTrial(
        tuple(costs.items()), shares, status_value / count, loss / count, gain / count, inflicted / count, at_once
    )


def try_raising(service: RulesService, command: Mapping[str, Any], target: str) -> tuple[float, dict[str, int]]:
    """Return the points with which a fallen combatant is raised on average, 0 if it is not, and the costs by pool."""
    fight, vital = service.fight, service.system.vital.id
    actor, aim = fight.combatants[command["actor"]], fight.combatants[target]
    costs: dict[str, int] = {}
    points = 0
    for seed in range(TRIALS):
        pools_before = actor.pools
        result = service.do(command, TrialDice(fight, seed * 7919 + 13))
        if not isinstance(result, Done):
            break
        if aim.state == "active":
            points += aim.pools[vital]
            costs.update(
                {
                    pool: pools_before[pool] - remaining
                    for pool, remaining in actor.pools.items()
                    if remaining < pools_before[pool]
                }
            )
        service.take_back(result)
    return points / TRIALS, costs


def slight_loss(service: RulesService, command: Mapping[str, Any], target: str) -> float:
    """Return the average loss by a blow that seldom hits, misses included."""
    fight, vital = service.fight, service.system.vital.id
    aim = fight.combatants[target]
    loss = 0
    for seed in range(SLIGHT_TRIALS):
        before = aim.pools[vital]
        result = service.do(command, TrialDice(fight, seed * 7919 + 13))
        if not isinstance(result, Done):
            break
        loss += max(0, before - aim.pools[vital])
        service.take_back(result)
    return loss / SLIGHT_TRIALS


def turn_value(system: System, condition: Condition) -> float:
    """Return how much of its turn a condition takes from its bearer: all, some actions, some numbers.

    Below 0 it helps.
    """
    row = system.statuses[condition.status]
    weight = system.tactics.weighs.get(condition.status)
    if weight is not None:
        return weight
    if helps(row, condition):
        return -0.3
    if not row.forbids:
        return 0.2
    lasting = min(MOST_TURNS, condition.timer or MOST_TURNS)
    forbids_all = len(row.forbids) * 2 >= len(system.actions) or not row.forbids & system.actions.keys()
    return lasting * (1.0 if forbids_all else 0.4)
