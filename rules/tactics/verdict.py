"""When a fight is over for those who play it, and who has won it then."""

from __future__ import annotations

from rules.core.state import Fight


def is_decided(fight: Fight) -> bool:
    """Whether the rules name a winner already, or at most one side still has somebody active."""
    if fight.winner is not None:
        return True
    side = None
    for one in fight.combatants.values():
        if one.state == "active":
            if side is None:
                side = one.side
            elif one.side != side:
                return False
    return True


def winner_of(fight: Fight) -> str | None:
    """The side that has won as a fight stands: whom the rules name, else the one side that has somebody active."""
    if fight.winner is not None:
        return str(fight.winner)
    standing = {one.side for one in fight.combatants.values() if one.state == "active"}
    return standing.pop() if len(standing) == 1 else None
