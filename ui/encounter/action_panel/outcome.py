"""How a fight has ended, in words: what each has used up and won, and what the log says of its end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rules.core.facts import Fact
from rules.core.state import Fight
from rules.log.formatter import Teller
from rules.summary.shares import Share
from rules.system.system import System
from ui.text.words import figure

WON = frozenset({"spoils", "end"})
"""Facts that say what was won, and by whom."""


def gained(share: Share, system: System) -> str:
    """What the end of the fight gives a combatant, in one line: `120 XP, 45 Gil`."""
    labels = {gain.id: gain.label for gain in system.aftermath.gains}
    return ", ".join(f"{figure(many)} {labels.get(gain, gain)}" for gain, many in share.won.items() if many > 0)


def used_up(id: str, share: Share, teller: Teller) -> str:
    """What a combatant has used up, in one line: points, things and shots."""
    found = [f"{figure(many)} {teller.pool(pool)}" for pool, many in share.spent.items() if many > 0]
    found += [teller.used_up(id, thing, many) for thing, many in share.used.items() if many > 0]
    return ", ".join(found)


def won(facts: Sequence[Fact], teller: Teller) -> list[str]:
    """What was won, and by whom, as the log says it."""
    last = max((number for number, fact in enumerate(facts) if fact["kind"] == "end"), default=None)
    if last is None:
        return []
    command = facts[last]["command"]
    return teller.lines([fact for fact in facts if fact["kind"] in WON and fact["command"] == command])


def by_side(fight: Fight) -> Mapping[str, list[str]]:
    """Side to its combatants, those with members of a party first as they stand in the fight."""
    found: dict[str, list[str]] = {}
    for id, one in fight.combatants.items():
        found.setdefault(one.side, []).append(id)
    return found
