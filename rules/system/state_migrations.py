"""What is kept of a fight outlives the code: from each version of a system's state to the next.

A saved fight and every entry of its journal carry the version that wrote them. A system that changes what it keeps
(an attribute of its fight or combatants, a field of its sheet) adds a `StateStep` to its `state_steps`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

FIRST = 1
"""The version of what says none."""

Attributes = dict[str, Any]
"""Attribute to its value as JSON data: all that a fight or a combatant keeps, or the one that a change has written."""


class Misfit(ValueError):
    """A saved fight of another version: it lacks what the system keeps now, or holds what it no longer knows."""


@dataclass(frozen=True, slots=True)
class StateStep:
    """The step from one version of what is kept to the next."""

    fight: Callable[[Attributes], Attributes] = dict
    """What the attributes of a fight become; it is handed any part of them."""
    combatant: Callable[[Attributes], Attributes] = dict
    """What the attributes of a combatant become, its `sheet` among them; it is handed any part of them."""
    new_in_fight: Mapping[str, Any] = field(default_factory=dict)
    """What a fight keeps from now on, and how it stands in one that began before."""
    new_in_combatant: Mapping[str, Any] = field(default_factory=dict)
    """What a combatant keeps from now on, and how it stands in one of before."""


def of(all_steps: Sequence[StateStep]) -> int:
    """The version of what a system of these steps keeps now."""
    return FIRST + len(all_steps)


def steps_from(all_steps: Sequence[StateStep], version: int) -> Sequence[StateStep]:
    """The steps from a version to the present one; raises Misfit for a version that is not known yet."""
    now = of(all_steps)
    if not FIRST <= version <= now:
        raise Misfit(f"it was saved in version {version}, and this is version {now}")
    return all_steps[version - FIRST :]


def whole_fight(steps: Sequence[StateStep], saved: Attributes) -> Attributes:
    """All attributes of a fight as they are kept now."""
    for step in steps:
        saved = {**step.new_in_fight, **step.fight(saved)}
    return saved


def whole_combatant(steps: Sequence[StateStep], saved: Attributes) -> Attributes:
    """All attributes of a combatant as they are kept now."""
    for step in steps:
        saved = {**step.new_in_combatant, **step.combatant(saved)}
    return saved


def change(steps: Sequence[StateStep], saved: list[Any]) -> Iterator[list[Any]]:
    """A saved change as it would be written now: one for each attribute that has become of it, or none."""
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
