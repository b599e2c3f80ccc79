"""The sides of a fight that every system knows; a fight may have more, each with a name of its own."""

from __future__ import annotations

from typing import Any

PARTY = "party"
"""The players' own side."""
FOES = "foes"
NEUTRAL = "neutral"
SIDES = (PARTY, FOES, NEUTRAL)


def is_for(one: Any, other: Any, *, harms: bool, helps: bool) -> bool:
    """Whether what one combatant does is meant for another: harm for other sides, help for its own, else for any."""
    friend = bool(one.side == other.side)
    return helps == friend if harms != helps else True


def is_harm_for(fight: object, one: Any, told: object, other: Any) -> bool:
    """Whether somebody may be meant by what harms: whoever stands on another side."""
    return is_for(one, other, harms=True, helps=False)
