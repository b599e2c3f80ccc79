"""What a fight leaves behind: who won, how the members of the party came out of it, and what was won."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from models.endings import Ending, MemberAfter


def ending(system: Any, fight: Any, name: str, members: Mapping[str, int], sheets: Mapping[str, Any]) -> Ending:
    """The ending of a fight: `members` leads from combatant to member, `sheets` to the sheet that it came with."""
    rewards = system.aftermath.rewards(fight)
    after: dict[int, MemberAfter] = {}
    for id, member in members.items():
        one = fight.combatants.get(id)
        if one is not None:
            after[member] = MemberAfter(
                {pool.id: one.pools[pool.id] for pool in system.pools if not pool.of_a_turn},
                system.lasting(one),
                rewards.get(id, {}),
                sheets[id],
                system.aftermath.sheet_after(fight, one, sheets[id]),
            )
    outcome = {"winner": fight.winner, "spoils": fight.spoils, "round": fight.round}
    return Ending(outcome, after, _loot(system, fight, name))


def _loot(system: Any, fight: Any, name: str) -> str:
    """What was won and belongs to nobody yet, as one line."""
    won = [thing if many == 1 else f"{thing} × {many}" for thing, many in system.aftermath.loot(fight).items()]
    return f"{name}: {', '.join(won)}" if won else ""
