"""The sides of a fight that every system knows; a fight may have more, each with a name of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

PARTY = "party"
"""The players' own side."""
FOES = "foes"
NEUTRAL = "neutral"
SIDES = (PARTY, FOES, NEUTRAL)
SideAt = Callable[[str, int], str]
"""The side on which somebody stood before the fact of a number; empty for who is not known."""


def sides_over_time(now: Mapping[str, str], facts: Iterable[Mapping[str, Any]]) -> SideAt:
    """Who stood on which side when: from where everybody stands `now`, and the rulings that brought them there."""
    went: dict[str, list[tuple[int, str]]] = {}
    for fact in facts:
        if fact["kind"] == "ruling" and fact.get("what") == "side" and fact.get("from") is not None:
            went.setdefault(str(fact["actor"]), []).append((int(fact["n"]), str(fact["from"])))

    def at(id: str, n: int) -> str:
        return next((former for later, former in went.get(id, ()) if later >= n), now.get(id, ""))

    return at


def is_for(one: Any, other: Any, *, harms: bool, helps: bool) -> bool:
    """Whether what one combatant does is meant for another: harm for other sides, help for its own, else for any."""
    friend = bool(one.side == other.side)
    return helps == friend if harms != helps else True


def is_harm_for(fight: object, one: Any, told: object, other: Any) -> bool:
    """Whether somebody may be meant by what harms: whoever stands on another side."""
    return is_for(one, other, harms=True, helps=False)
