"""When a fight is over for those who play it."""

from __future__ import annotations

from rules.encounter import Fight


def is_decided(fight: Fight) -> bool:
    """Whether at most one side still has somebody active."""
    side = None
    for one in fight.combatants.values():
        if one.state == "active":
            if side is None:
                side = one.side
            elif one.side != side:
                return False
    return True
