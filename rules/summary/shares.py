"""Shares: what each combatant dealt, took, healed, absorbed, used up and won in a fight, from its facts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from typing import Any

from rules.core.facts import Fact
from rules.core.state import Fight
from rules.engine.journal import Change, Journal
from rules.log.structure import DOWN, MISS_OUTCOMES, LoggedBlow, LoggedDeed, Outcome, structure_facts
from rules.mechanics.table import ABSENT
from rules.summary.courses import ACTIVE
from rules.system.defaults import no, no_data
from rules.system.system import System


@dataclass
class Share:
    """A combatant's share of a fight, counted in the vital pool. What nobody did stands under an empty id."""

    dealt: int = 0
    """What others lost by it."""
    taken: int = 0
    healed: int = 0
    """What it gave back, to anybody."""
    absorbed: int = 0
    """What armour and the like took off the blows that hit it."""
    turns: int = 0
    struck: int = 0
    """Blows that hit."""
    missed: int = 0
    falls: int = 0
    deaths: int = 0
    dealt_with: Counter[str] = field(default_factory=Counter)
    """The id of a weapon, an ability or a cause to what was dealt with it."""
    inflicted: Counter[str] = field(default_factory=Counter)
    """The id of a status to how many it was inflicted on."""
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
    """Return everybody's share of a fight: of its facts, of rulings, and of its end once that has come."""
    vital = system.vital.id
    lasting = frozenset(pool.id for pool in system.pools if not pool.of_a_turn)
    phrases = system.phrases
    facts = [fact for fact in journal.facts() if not _is_own_hold(system, fact)]
    fallen, spends = falls(fight, journal), system.aftermath.spends
    shares_by_id = dict(shares(facts, vital, fallen, lasting, spends, phrases.gives_turn, phrases.blows))
    for id, loss in lowered_by_rulings(journal, vital).items():
        shares_by_id.setdefault(id, Share()).taken += loss
    rewards = system.aftermath.rewards(fight) if fight.phase == "ended" else {}
    for id, gains in rewards.items():
        shares_by_id.setdefault(id, Share()).won.update(gains)
    return shares_by_id


def _is_own_hold(system: System, fact: Fact) -> bool:
    """Whether a fact puts a status on the one who holds: its source, who is held, has inflicted nothing."""
    row = system.statuses.get(fact["status"]) if fact["kind"] == "condition" else None
    return row is not None and row.holds


def lowered_by_rulings(journal: Journal, pool: str) -> Mapping[str, int]:
    """Return how much each combatant lost of a pool by rulings, whose facts tell the new value alone."""
    losses: Counter[str] = Counter()
    for entry in journal.entries[: journal.cursor]:
        if entry.command["do"] == "set" and entry.command.get("pool") == pool:
            for id, key, before, after in journal.changes_in(entry):
                if id and key == "pools":
                    losses[id] += max(0, before[pool] - after[pool])
    return losses


def shares(
    facts: Iterable[Fact],
    vital: str,
    fallen: AbstractSet[int],
    lasting: AbstractSet[str] = frozenset(),
    spends: Callable[[Fact], Mapping[str, Any]] = no_data,
    gives_turn: Callable[[Fact], bool] = no,
    blow_deeds: AbstractSet[str] = frozenset(),
) -> Mapping[str, Share]:
    """Return the share of each combatant, in the order in which the facts first name them.

    `vital` is the pool that is counted, `fallen` the numbers of the facts that count as falls; `lasting` are the pools
    whose spending is counted, `spends` says what is spent by a system's own facts; `gives_turn` is as in `turns`,
    `blow_deeds` as in `tried_outcome`.
    """
    shares_by_id: dict[str, Share] = {}

    def share_of(id: object) -> Share:
        return shares_by_id.setdefault("" if id is None else str(id), Share())

    fact_list = list(facts)
    for id, number in turns(fact_list, gives_turn).items():
        share_of(id).turns = number
    for fact in fact_list:
        if fact["kind"] == "damage" and fact.get("pool") == vital:
            _count_loss(share_of, fact)
        elif fact["kind"] == "heal" and fact.get("pool") == vital:
            share_of(fact.get("source")).healed += max(0, int(fact["to"]) - int(fact["from"]))
        elif fact["kind"] == "condition" and fact.get("source") not in (None, fact["actor"]):
            share_of(fact["source"]).inflicted[str(fact["status"])] += 1
        elif fact["kind"] == "spend":
            _count_spending(share_of(fact.get("actor")), fact, lasting)
        elif spending := spends(fact):
            _count_spending(share_of(fact.get("actor")), spending, lasting)
    deeds = [deed for round in structure_facts(fact_list) for turn in round.turns for deed in turn.deeds]
    struck = commands_of_blows(deeds)
    for deed in deeds:
        for blow in deed.blows:
            _count_blow(share_of, deed, blow, vital, fallen)
        tried = tried_outcome(deed, struck, blow_deeds)
        if tried:
            share_of(deed.actor).struck += tried == "hit"
            share_of(deed.actor).missed += tried == "miss"
    return shares_by_id


def commands_of_blows(deeds: Iterable[LoggedDeed]) -> frozenset[int]:
    """Return the numbers of the commands by which somebody was struck at."""
    return frozenset(deed.fact["command"] for deed in deeds if any(blow.outcome for blow in deed.blows))


def tried_outcome(deed: LoggedDeed, struck: AbstractSet[int], blow_deeds: AbstractSet[str]) -> Outcome:
    """Return how the blow went that a roll against another is; empty if it is none, or an attack tells what came of it.

    `blow_deeds` are the actions whose roll against another counts as a blow, `struck` the commands with an attack.
    """
    target = deed.fact.get("target")
    if deed.kind != "check" or deed.fact.get("deed") not in blow_deeds or target in (None, deed.actor):
        return ""
    if not deed.fact.get("success") or target in deed.resisted:
        return "miss"
    return "" if deed.fact["command"] in struck else "hit"


def turns(facts: Iterable[Fact], gives_turn: Callable[[Fact], bool] = no) -> Counter[str]:
    """Return how many turns each combatant has had: one that is put off or interrupted is one, though taken up again.

    `gives_turn` says which facts give their actor one more turn in the same round.
    """
    counted: Counter[str] = Counter()
    had: set[str] = set()
    """Who has had a turn in this round."""
    for fact in facts:
        if fact["kind"] == "round":
            had.clear()
        elif gives_turn(fact):
            had.discard(str(fact["actor"]))
        elif fact["kind"] == "turn" and not fact.get("skipped") and not fact.get("why"):
            counted[str(fact["actor"])] += str(fact["actor"]) not in had
            had.add(str(fact["actor"]))
    return counted


def _count_loss(share_of: Callable[[object], Share], fact: Fact) -> None:
    """Count a loss as far as there was something left to lose; one's own doing is taken, but dealt by nobody."""
    loss = max(0, int(fact["from"]) - int(fact["to"]))
    share = share_of(fact["actor"])
    share.taken += loss
    share.absorbed += absorbed(fact)
    if fact.get("source") != fact["actor"]:
        share_of(fact.get("source")).dealt += loss


def _count_spending(share: Share, fact: Mapping[str, Any], lasting: AbstractSet[str]) -> None:
    """Count points of a pool, or a number of a thing."""
    if fact.get("pool") in lasting:
        share.spent[str(fact["pool"])] += int(fact.get("amount") or 0)
    elif fact.get("with") is not None:
        share.used[str(fact["with"])] += int(fact.get("amount") or 0)


def absorbed(fact: Fact) -> int:
    """Return what armour and the like took off a loss by its steps; of a weak blow no more than there was."""
    absorbed_sum = armour = 0
    result: int | None = None
    """What the blow would take as far as it has been counted; None: no step has said it yet."""
    for _, amount, kind in map(_parsed_step, (*(fact.get("steps") or ()), _FINAL_STEP)):
        if kind == "less":
            armour += amount
        elif armour and kind == "flat":
            armour -= amount  # as much of the armour is pierced
        else:
            stopped = max(0, armour if result is None else min(armour, result))
            absorbed_sum, armour = absorbed_sum + stopped, 0
            result = _after_step(None if result is None else result - stopped, amount, kind)
    return absorbed_sum


_FINAL_STEP = ("", 0, "result")
"""A step that ends a sum."""


def _parsed_step(step: Sequence[Any]) -> tuple[str, int, str]:
    """The term, amount and kind of a step; the kind is flat by default."""
    term, amount, kind = (*step[:3], "flat")[:3]
    return str(term), amount if isinstance(amount, int) else 0, str(kind)


def _after_step(result: int | None, amount: int, kind: str) -> int | None:
    """The result after a step that takes nothing off; a percentage is counted in the result after it."""
    match kind:
        case "base" | "die" | "flat":
            return (result or 0) + amount
        case "times":
            return None if result is None else result * amount
        case "over":
            return None if result is None or not amount else result // amount
        case "becomes" | "result":
            return amount
        case _:
            return result


def _count_blow(
    share_of: Callable[[object], Share], deed: LoggedDeed, blow: LoggedBlow, vital: str, fallen: AbstractSet[int]
) -> None:
    doer = share_of(deed.actor if deed.kind in ("attack", "use") else None)
    if blow.outcome in MISS_OUTCOMES:
        doer.missed += 1
    elif blow.outcome:
        doer.struck += 1
    used = str(deed.fact.get("with") or deed.fact.get("action") or deed.fact.get("cause") or deed.word)
    for loss in blow.losses if blow.target != deed.actor else ():
        if loss.pool == vital:
            doer.dealt_with[used] += loss.amount
    for fact in blow.falls:
        if fact["kind"] == "die":
            share_of(blow.target).deaths += 1
        elif fact["n"] in fallen:
            share_of(blow.target).falls += 1


def falls(fight: Fight, journal: Journal) -> frozenset[int]:
    """Return the numbers of the facts by which somebody fell or died who stood until then.

    Whoever is knocked out, then dies of it, has fallen once; whoever gets up in between, twice.
    """
    entries = journal.entries[: journal.cursor]
    state_of = {id: combatant.state for id, combatant in fight.combatants.items()}
    for entry in reversed(entries):
        state_of.update((id, old) for id, old, _ in _state_changes(journal.changes_in(entry)))
    fallen = {id for id, state in state_of.items() if state != ACTIVE}
    fall_facts = set[int]()
    for entry in entries:
        for fact in entry.facts:
            actor = str(fact.get("actor"))
            if fact["kind"] == "wake":
                fallen.discard(actor)
            elif fact["kind"] in DOWN and actor not in fallen:
                fall_facts.add(int(fact["n"]))
                fallen.add(actor)
        for actor, _, new in _state_changes(journal.changes_in(entry)):
            (fallen.discard if new == ACTIVE else fallen.add)(actor)
    return frozenset(fall_facts)


def _state_changes(changes: list[Change]) -> list[tuple[str, str, str]]:
    """(id, state before, state after) of the changes of a command."""
    return [(id, ACTIVE if old is ABSENT else old, new) for id, key, old, new in changes if id and key == "state"]
