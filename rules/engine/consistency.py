"""Checks whether a saved fight is one that its system, as it is now, could have reached."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.board.geometry import DIRECTIONS
from rules.core.state import Fight, Kept
from rules.system.state_migrations import Misfit
from rules.system.system import System

FACINGS = (*DIRECTIONS, "left", "right")
"""The facings: directions of the board, or sides of a ring of foes."""


def check_fits(system: System, fight: Fight) -> None:
    """Compare what a fight and its combatants store with new ones; raises Misfit."""
    _compare("the fight", fight, system.new_fight(fight.options, fight.seed))
    for combatant in fight.combatants.values():
        _compare(
            combatant.id,
            combatant,
            system.new_combatant(combatant.id, combatant.name, combatant.side, combatant.sheet, {}),
        )
        if combatant.facing is not None and combatant.facing not in FACINGS:
            raise Misfit(f"{combatant.id} faces {combatant.facing!r}")
        if combatant.pools.keys() != {pool.id for pool in system.pools}:
            raise Misfit(f"the pools of {combatant.id} are {', '.join(map(str, combatant.pools))}")
    if fight.active is not None and fight.active not in fight.combatants:
        raise Misfit(f"it is the turn of {fight.active!r}, who is not there")
    _check_ground(system, fight)
    _can_be_read(system, fight)


def _check_ground(system: System, fight: Fight) -> None:
    """Check the terrains: an unknown one can be loaded, but no piece could move by it."""
    rules = system.board_rules(fight.options)
    if fight.board is not None and not rules.picture:
        unknown = {fight.board.terrain, *(fight.board.terrains or {}).values()} - rules.terrains - {rules.terrain}
        if unknown:
            raise Misfit(f"the board has {', '.join(map(repr, unknown))}")


def _can_be_read(system: System, fight: Fight) -> None:
    """Compute all that a window shows of a fight at once, so that a corrupt word is found here."""
    try:
        system.outcome.order(fight)
        system.window.timeline(fight)
        for combatant in fight.combatants.values():
            system.outcome.stats(fight, combatant)
            system.outcome.extra(fight, combatant)
            system.chips(fight, combatant)
            for condition in combatant.conditions:
                system.condition_label(condition)
        if fight.active is not None:
            system.offers(fight, fight.combatants[fight.active])
    except (LookupError, TypeError, ValueError, AttributeError) as error:
        raise Misfit(f"the fight cannot be read: {error!r}") from error


def _compare(whose: str, saved: Kept, fresh: Kept) -> None:
    class_values = {name: value for kind in reversed(type(fresh).__mro__) for name, value in vars(kind).items()}
    declared = {name for kind in type(fresh).__mro__ for name in vars(kind).get("__annotations__", ())}
    for name in fresh.__dict__.keys() - saved.__dict__.keys():
        raise Misfit(f"{whose} has no {name}")
    for name, value in saved.__dict__.items():
        if name not in declared and name not in fresh.__dict__:
            raise Misfit(f"{whose} has {name}, which {type(fresh).__name__} does not know")
        expected = fresh.__dict__.get(name, class_values.get(name))
        if not _alike(value, expected):
            raise Misfit(f"{name} of {whose} is {type(value).__name__}, not {type(expected).__name__}")


def _alike(value: Any, expected: Any) -> bool:
    """Whether two values are of one kind; None is of any."""
    if value is None or expected is None:
        return True
    if isinstance(expected, Mapping):
        return isinstance(value, Mapping)
    return isinstance(value, type(expected)) or isinstance(expected, type(value))
