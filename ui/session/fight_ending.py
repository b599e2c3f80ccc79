"""What a fight leaves behind: who won, how the members of the party came out of it, and what was won."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from models.repositories.endings import Ending, MemberAfter
from rules.core.facts import Fact
from rules.core.state import Fight
from rules.system.system import System

FALLS = frozenset({"fall", "die"})
"""The kinds of facts that say that somebody fell."""


def ending(
    system: System,
    fight: Fight,
    name: str,
    members: Mapping[str, int],
    sheets: Mapping[str, Any],
    facts: Iterable[Fact] = (),
) -> Ending:
    """The ending of a fight: `members` leads from combatant to member, `sheets` to the sheet that it came with.

    `facts` are all that happened in it.
    """
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
    outcome: dict[str, Any] = {"winner": fight.winner, "spoils": fight.spoils, "round": fight.round}
    outcome["fallen"] = _fallen(fight, facts)
    outcome["down"] = [id for id, one in fight.combatants.items() if one.state not in ("active", "out")]
    return Ending(outcome, after, _loot(system, fight, name))


def _fallen(fight: Fight, facts: Iterable[Fact]) -> dict[str, list[str]]:
    """Side to the names of those who fell in a fight, even if they got up again; each once, in the order of that."""
    found: dict[str, list[str]] = {}
    for id in dict.fromkeys(str(fact.get("actor")) for fact in facts if fact["kind"] in FALLS):
        one = fight.combatants.get(id)
        if one is not None:
            found.setdefault(one.side, []).append(one.name)
    return found


def _loot(system: System, fight: Fight, name: str) -> str:
    """What was won and belongs to nobody yet, as one line."""
    won = [thing if many == 1 else f"{thing} × {many}" for thing, many in system.aftermath.loot(fight).items()]
    return f"{name}: {', '.join(won)}" if won else ""
