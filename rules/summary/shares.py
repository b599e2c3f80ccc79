"""Shares: what each combatant dealt, took, gave back, kept off and did in a fight, from its facts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from rules.facts import Fact
from rules.recounting import Blow, Deed, recount

MISSED = frozenset({"miss", "fumble", "averted"})
DOWN = frozenset({"fall", "die"})


@dataclass
class Share:
    """One combatant's share; of pools the vital one alone. What nobody did stands under no id."""

    dealt: int = 0
    taken: int = 0
    healed: int = 0
    """What it gave back, to whomever."""
    kept_off: int = 0
    """What armour and the like took off the blows that it was struck with."""
    turns: int = 0
    struck: int = 0
    """Blows that met."""
    missed: int = 0
    felled: int = 0
    fell: int = 0
    with_what: Counter[str] = field(default_factory=Counter)
    """The id of a weapon, an ability or a cause to what was dealt with it."""
    put_on: Counter[str] = field(default_factory=Counter)
    """The id of a status to how many it was put on."""

    @property
    def blows(self) -> int:
        """How often it struck at somebody."""
        return self.struck + self.missed


def shares(facts: Iterable[Fact], vital: str) -> Mapping[str, Share]:
    """Combatant to its share, in the order in which they are first told of; `vital` is the pool that is counted."""
    found: dict[str, Share] = {}

    def of(id: object) -> Share:
        return found.setdefault("" if id is None else str(id), Share())

    told = list(facts)
    for fact in told:
        if fact["kind"] == "turn" and not fact.get("skipped"):
            of(fact["actor"]).turns += 1
        elif fact["kind"] == "damage" and fact.get("pool") == vital:
            _lost(of, fact)
        elif fact["kind"] == "heal" and fact.get("pool") == vital:
            of(fact.get("source")).healed += max(0, int(fact["to"]) - int(fact["from"]))
        elif fact["kind"] == "condition" and fact.get("source") not in (None, fact["actor"]):
            of(fact["source"]).put_on[str(fact["status"])] += 1
    for round in recount(told):
        for turn in round.turns:
            for deed in turn.deeds:
                for blow in deed.blows:
                    _struck(of, deed, blow, vital)
    return found


def _lost(of: Callable[[object], Share], fact: Fact) -> None:
    """What was left is all that could be lost, whatever the blow was worth."""
    lost = max(0, int(fact["from"]) - int(fact["to"]))
    own = of(fact["actor"])
    own.taken += lost
    own.kept_off += kept_off(fact)
    of(fact.get("source")).dealt += lost


def kept_off(fact: Fact) -> int:
    """What armour and the like took off a loss, as far as its steps tell."""
    found = 0
    for step in fact.get("steps") or ():
        if len(step) > 2 and step[2] == "less" and isinstance(step[1], int):
            found += step[1]
    return found


def _struck(of: Callable[[object], Share], deed: Deed, blow: Blow, vital: str) -> None:
    doer = of(deed.actor if deed.kind in ("attack", "use") else None)
    if blow.outcome in MISSED:
        doer.missed += 1
    elif blow.outcome:
        doer.struck += 1
    used = str(deed.fact.get("with") or deed.fact.get("action") or deed.fact.get("cause") or deed.kind)
    for loss in blow.losses:
        if loss.pool == vital:
            doer.with_what[used] += loss.amount
    if blow.fate is not None and blow.fate["kind"] in DOWN:
        of(blow.target).fell += 1
        doer.felled += 1
