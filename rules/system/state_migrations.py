"""Migrations of a system's saved state from each version to the next.

A saved fight and every entry of its journal have the version that wrote them. A system that changes what it stores (an
attribute of its fight or combatants, a field of its sheet) adds a `StateStep` to its `state_steps`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

FIRST = 1
"""The version of data without one."""

Attributes = dict[str, Any]
"""Attribute to its value as JSON data: all of a fight or combatant, or the one that a change has written."""


class Misfit(ValueError):
    """A saved fight of another version: it lacks what the system stores now, or has what it does not know."""


@dataclass(frozen=True, slots=True)
class StateStep:
    """The step from one version of the stored state to the next."""

    fight: Callable[[Attributes], Attributes] = dict
    """Migrates the attributes of a fight, or any part of them."""
    combatant: Callable[[Attributes], Attributes] = dict
    """Migrates the attributes of a combatant with its `sheet`, or any part of them."""
    new_in_fight: Mapping[str, Any] = field(default_factory=dict)
    """New attributes of a fight, with their values for older ones."""
    new_in_combatant: Mapping[str, Any] = field(default_factory=dict)
    """New attributes of a combatant, with their values for older ones."""


def of(all_steps: Sequence[StateStep]) -> int:
    """Return the current version of a system with these steps."""
    return FIRST + len(all_steps)


def steps_from(all_steps: Sequence[StateStep], version: int) -> Sequence[StateStep]:
    """Return the steps from a version to the current one; raises Misfit for an unknown version."""
    current = of(all_steps)
    if not FIRST <= version <= current:
        raise Misfit(f"it was saved in version {version}, and this is version {current}")
    return all_steps[version - FIRST :]


def whole_fight(steps: Sequence[StateStep], saved: Attributes) -> Attributes:
    """Return all attributes of a fight in the current version."""
    for step in steps:
        saved = {**step.new_in_fight, **step.fight(saved)}
    return saved


def whole_combatant(steps: Sequence[StateStep], saved: Attributes) -> Attributes:
    """Return all attributes of a combatant in the current version."""
    for step in steps:
        saved = {**step.new_in_combatant, **step.combatant(saved)}
    return saved


def change(steps: Sequence[StateStep], saved: list[Any]) -> Iterator[list[Any]]:
    """Yield a saved change as it would be written now: one for each attribute that it has become, or none."""
    whose, key, before, after = saved
    if whose == "" and key == "combatants":
        yield [whose, key, before, [whole_combatant(steps, item) for item in after]]
        return
    old: Attributes = {key: before}
    new: Attributes = {key: after}
    for step in steps:
        turn = step.combatant if whose else step.fight
        old, new = turn(old), turn(new)
    yield from ([whose, name, value, new[name]] for name, value in old.items() if name in new)
