"""How a fight has ended, of its facts alone: who stands, what each has dealt, taken and used up, what was won."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from rules.encounter import Fight
from rules.facts import Fact
from rules.journal import Journal
from rules.system import System
from rules.telling import Teller
from ui.words import figure

WON = frozenset({"spoils", "end"})
"""Facts that say what was won, and by whom."""


@dataclass
class Share:
    """What a combatant did in a fight, and what was done to it; of pools the vital one alone."""

    dealt: int = 0
    taken: int = 0
    healed: int = 0
    """What it gave back, to whomever."""
    fell: int = 0
    used: Counter[str] = field(default_factory=Counter)
    """Things and points by what they are called."""
    won: Counter[str] = field(default_factory=Counter)
    """What the end of the fight gives it, by what that is called."""


def set_lower(journal: Journal, pool: str) -> Mapping[str, int]:
    """By how much the game master has set a pool of combatants lower: the fact of it tells the value alone."""
    found: Counter[str] = Counter()
    for entry in journal.entries[: journal.cursor]:
        if entry.command["do"] == "set" and entry.command.get("pool") == pool:
            for whose, key, before, after in journal.changes_in(entry):
                if whose and key == "pools":
                    found[whose] += max(0, before[pool] - after[pool])
    return found


def shares(
    facts: Iterable[Fact],
    system: System,
    teller: Teller,
    lowered: Mapping[str, int] | None = None,
    rewards: Mapping[str, Mapping[str, int]] | None = None,
) -> Mapping[str, Share]:
    """Combatant to its share of a fight; `lowered`: what each has lost by no blow; `rewards`: what each gains."""
    found = {id: Share(taken=lost) for id, lost in (lowered or {}).items()}
    labels = {gain.id: gain.label for gain in system.aftermath.gains}
    for id, gains in (rewards or {}).items():
        found.setdefault(id, Share()).won.update({labels.get(gain, gain): many for gain, many in gains.items()})
    vital = system.vital.id
    pools = {pool.id for pool in system.pools if not pool.of_a_turn}
    for fact in facts:
        actor, amount = str(fact.get("actor") or ""), int(fact.get("amount") or 0)
        own = found.setdefault(actor, Share())
        source = found.setdefault(str(fact.get("source") or ""), Share())
        match fact["kind"]:
            case "damage" if fact["pool"] == vital:
                # What was left is all that could be lost, whatever the blow was worth.
                lost = max(0, fact["from"] - fact["to"])
                own.taken += lost
                source.dealt += lost
            case "heal" if fact["pool"] == vital:
                source.healed += max(0, fact["to"] - fact["from"])
            case "fall" | "die":
                own.fell += 1
            case "spend" if fact.get("pool") in pools:
                own.used[teller.pool(fact["pool"])] += amount
            case "spend" if fact.get("with") is not None:
                own.used[teller.thing(actor, fact["with"])] += amount
            case _:
                pass
    found.pop("", None)
    return found


def gained(share: Share) -> str:
    """What the end of the fight gives a combatant, in one line: `120 XP, 45 Gil`."""
    return ", ".join(f"{figure(many)} {what}" for what, many in share.won.items() if many > 0)


def used_up(share: Share) -> str:
    """What a combatant has used up, in one line."""
    return ", ".join(f"{what} × {many}" if many != 1 else what for what, many in share.used.items() if many > 0)


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
