"""Shares: what each combatant dealt, took, gave back, kept off, used up and won in a fight, from its facts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from typing import Any

from rules.core.facts import Fact
from rules.core.state import Fight
from rules.engine.journal import Change, Journal
from rules.log.structure import DOWN, LoggedBlow, LoggedDeed, recount
from rules.mechanics.table import ABSENT
from rules.summary.courses import STANDS
from rules.system.defaults import no_data
from rules.system.system import System

MISSED = frozenset({"miss", "fumble", "averted"})
"""The outcomes of blows that did not meet."""


@dataclass
class Share:
    """One combatant's share of a fight, counted in the vital pool. What nobody did stands under an empty id."""

    dealt: int = 0
    """What others lost by it."""
    taken: int = 0
    healed: int = 0
    """What it gave back, to whomever."""
    kept_off: int = 0
    """What armour and the like took off the blows that it was struck with."""
    turns: int = 0
    struck: int = 0
    """Blows that hit."""
    missed: int = 0
    fell: int = 0
    with_what: Counter[str] = field(default_factory=Counter)
    """The id of a weapon, an ability or a cause to what was dealt with it."""
    put_on: Counter[str] = field(default_factory=Counter)
    """The id of a status to how many it was put on."""
    spent: Counter[str] = field(default_factory=Counter)
    """The id of a pool to what was spent of it."""
    used: Counter[str] = field(default_factory=Counter)
    """The id of a thing to how many of it were used up."""
    won: Counter[str] = field(default_factory=Counter)
    """The id of a gain to what the end of the fight gives of it."""

    @property
    def blows(self) -> int:
        """How often it struck at somebody."""
        return self.struck + self.missed


def whole_shares(system: System, fight: Fight, journal: Journal) -> Mapping[str, Share]:
    """Everybody's share of a fight: of its facts, of what was set by ruling, and of its end once that has come."""
    vital = system.vital.id
    lasting = frozenset(pool.id for pool in system.pools if not pool.of_a_turn)
    found = dict(shares(journal.facts(), vital, falls(fight, journal), lasting, system.aftermath.spends))
    for id, lost in set_lower(journal, vital).items():
        found.setdefault(id, Share()).taken += lost
    rewards = system.aftermath.rewards(fight) if fight.phase == "ended" else {}
    for id, gains in rewards.items():
        found.setdefault(id, Share()).won.update(gains)
    return found


def set_lower(journal: Journal, pool: str) -> Mapping[str, int]:
    """How much each combatant lost of a pool by rulings, whose facts tell the new value alone."""
    found: Counter[str] = Counter()
    for entry in journal.entries[: journal.cursor]:
        if entry.command["do"] == "set" and entry.command.get("pool") == pool:
            for whose, key, before, after in journal.changes_in(entry):
                if whose and key == "pools":
                    found[whose] += max(0, before[pool] - after[pool])
    return found


def shares(
    facts: Iterable[Fact],
    vital: str,
    fallen: AbstractSet[int],
    lasting: AbstractSet[str] = frozenset(),
    spends: Callable[[Fact], Mapping[str, Any]] = no_data,
) -> Mapping[str, Share]:
    """Combatant to its share, in the order in which they are first told of.

    `vital` is the pool that is counted, `fallen` the numbers of the facts that count as falls; `lasting` are the pools
    whose spending is counted, `spends` says what is spent by a system's own facts.
    """
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
        elif fact["kind"] == "spend":
            _spent(of(fact.get("actor")), fact, lasting)
        elif spent := spends(fact):
            _spent(of(fact.get("actor")), spent, lasting)
    for round in recount(told):
        for turn in round.turns:
            for deed in turn.deeds:
                for blow in deed.blows:
                    _struck(of, deed, blow, vital, fallen)
    return found


def _lost(of: Callable[[object], Share], fact: Fact) -> None:
    """A loss counts only as far as there was something left to lose; one's own doing is taken, but dealt to nobody."""
    lost = max(0, int(fact["from"]) - int(fact["to"]))
    own = of(fact["actor"])
    own.taken += lost
    own.kept_off += kept_off(fact)
    if fact.get("source") != fact["actor"]:
        of(fact.get("source")).dealt += lost


def _spent(own: Share, fact: Mapping[str, Any], lasting: AbstractSet[str]) -> None:
    """Points of a pool, or so many of a thing."""
    if fact.get("pool") in lasting:
        own.spent[str(fact["pool"])] += int(fact.get("amount") or 0)
    elif fact.get("with") is not None:
        own.used[str(fact["with"])] += int(fact.get("amount") or 0)


def kept_off(fact: Fact) -> int:
    """What armour and the like took off a loss, as far as its steps tell: of a weak blow no more than there was."""
    kept = less = 0
    there: int | None = None
    """What the blow would take as far as it has been counted; None: no step has said it yet."""
    for _, amount, kind in map(_told, (*(fact.get("steps") or ()), _LAST)):
        if kind == "less":
            less += amount
        elif less and kind == "flat":
            less -= amount  # as much of the armour is pierced
        else:
            off = max(0, less if there is None else min(less, there))
            kept, less = kept + off, 0
            there = _counted(None if there is None else there - off, amount, kind)
    return kept


_LAST = ("", 0, "result")
"""A step that ends a sum."""


def _told(step: Sequence[Any]) -> tuple[str, int, str]:
    """The term, amount and kind of a step, which is flat where it says nothing else."""
    term, amount, kind = (*step[:3], "flat")[:3]
    return str(term), amount if isinstance(amount, int) else 0, str(kind)


def _counted(there: int | None, amount: int, kind: str) -> int | None:
    """What there is after a step that takes nothing off; a percentage is counted in the result behind it."""
    match kind:
        case "base" | "die" | "flat":
            return (there or 0) + amount
        case "times":
            return None if there is None else there * amount
        case "over":
            return None if there is None or not amount else there // amount
        case "becomes" | "result":
            return amount
        case _:
            return there


def _struck(
    of: Callable[[object], Share], deed: LoggedDeed, blow: LoggedBlow, vital: str, fallen: AbstractSet[int]
) -> None:
    doer = of(deed.actor if deed.kind in ("attack", "use") else None)
    if blow.outcome in MISSED:
        doer.missed += 1
    elif blow.outcome:
        doer.struck += 1
    used = str(deed.fact.get("with") or deed.fact.get("action") or deed.fact.get("cause") or deed.word)
    for loss in blow.losses if blow.target != deed.actor else ():
        if loss.pool == vital:
            doer.with_what[used] += loss.amount
    fell = sum(fact["n"] in fallen for fact in blow.falls)
    if fell:
        of(blow.target).fell += fell


def falls(fight: Fight, journal: Journal) -> frozenset[int]:
    """The numbers of the facts by which somebody fell or died who stood until then.

    Whoever is knocked out, then dies of it, has fallen once; whoever gets up in between, twice.
    """
    entries = journal.entries[: journal.cursor]
    first = {id: combatant.state for id, combatant in fight.combatants.items()}
    for entry in reversed(entries):
        first.update((whose, before) for whose, before, _ in _states(journal.changes_in(entry)))
    lying = {id for id, state in first.items() if state != STANDS}
    found = set[int]()
    for entry in entries:
        for fact in entry.facts:
            whose = str(fact.get("actor"))
            if fact["kind"] == "wake":
                lying.discard(whose)
            elif fact["kind"] in DOWN and whose not in lying:
                found.add(int(fact["n"]))
                lying.add(whose)
        for whose, _, after in _states(journal.changes_in(entry)):
            (lying.discard if after == STANDS else lying.add)(whose)
    return frozenset(found)


def _states(changes: list[Change]) -> list[tuple[str, str, str]]:
    """(whose, state before, state after) of the changes of a command."""
    return [
        (whose, STANDS if before is ABSENT else before, after)
        for whose, key, before, after in changes
        if whose and key == "state"
    ]
