"""Who stands for whom where many sheets fight: those who are harmed by the same things and can take about as much."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules.system.system import System

MOST_OTHERS = 10
"""How many sheets stand in the yard as they are; of more each stands for those that are like it."""
MOST_KINDS = 10
"""How many kinds of sheets have somebody of their own there; the rarest ones share theirs."""


def likes(system: System, sheets: Sequence[Any]) -> list[int]:
    """For each sheet the number of the one that stands for it: itself, or among many one as hale of its kind."""
    count = len(sheets)
    if count <= MOST_OTHERS:
        return list(range(count))
    hale = [system.vital.highest(system.new_combatant("", "", "", sheet, {})) for sheet in sheets]
    found = [0] * count
    for kind in _kinds(sheets):
        by_health = sorted(kind, key=lambda number: (hale[number], number))
        own = len(by_health)
        parts = max(1, min(own, MOST_OTHERS * own // count))
        for place, number in enumerate(by_health):
            part = place * parts // own
            found[number] = by_health[(2 * part + 1) * own // (2 * parts)]
    return found


def _kinds(sheets: Sequence[Any]) -> list[list[int]]:
    """The numbers of sheets with the same affinities and immunities; the rarest kinds are taken for one."""
    kinds: dict[tuple[str, ...], list[int]] = {}
    for number, sheet in enumerate(sheets):
        kinds.setdefault(kind_of(sheet), []).append(number)
    by_size = sorted(kinds.values(), key=len, reverse=True)
    rest = sorted(number for kind in by_size[MOST_KINDS:] for number in kind)
    return [*by_size[:MOST_KINDS], *([rest] if rest else [])]


def kind_of(sheet: Any) -> tuple[str, ...]:
    """What harms somebody more, less or not at all, by the keys that all systems with such things share."""
    affinities = sorted(f"{element}:{word}" for element, word in dict(getattr(sheet, "elements", None) or {}).items())
    immune = sorted(str(one) for one in getattr(sheet, "immune", None) or ())
    return (*affinities, "", *immune)
