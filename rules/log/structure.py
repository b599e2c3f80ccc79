"""Recounting: the facts of a fight as deeds, before anybody words them.

A fight is rounds, a round is turns, a turn is deeds: who did what with what, and what each of those whom it met lost,
got and came to. The plain log tells facts one by one; shorter and finer tellings read this.
"""

from __future__ import annotations

from collections.abc import Iterable
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from typing import Literal

from rules.core.facts import Fact, told_as

USES = frozenset({"use", "cast", "ability"})
"""Kinds that say that something is used, whatever comes of it."""
OUTCOMES = frozenset({"damage", "heal", "condition", "lift", "immune", "fall", "die", "wake", "leave", "knockout"})
"""Kinds that say what became of somebody."""
FATES = ("fall", "die", "leave", "wake")
"""Kinds that change who takes part."""
DOWN = ("fall", "die")
"""Kinds that bring somebody down."""
CHECKS = frozenset({"roll", "opposed"})
MEANS = frozenset({"initiative", "spend", "tick", "face", "phase", "order", "declare", "result", "round", "turn"})
"""Kinds that only serve another fact, or frame it; a system names more of its own."""
ANNULLED = "annulled"
"""The result of a defence that stops a blow completely."""


Outcome = Literal["hit", "miss", "critical", "fumble", "averted", ""]
"""How a blow went; empty where nobody had to be hit."""
Kind = Literal["attack", "use", "suffer", "check", "other"]
"""What a deed is: a blow, a use of something, what befell somebody, a roll; any other is told by its fact alone."""


@dataclass(frozen=True)
class PoolChange:
    """What somebody lost of a pool, or got of it."""

    amount: int
    pool: str | None
    ends: bool
    """Whether it was all that was left: the amount is then what the pool held."""


@dataclass
class LoggedBlow:
    """What a deed brought one of those whom it met."""

    target: str
    outcome: Outcome = ""
    losses: list[PoolChange] = field(default_factory=list)
    gains: list[PoolChange] = field(default_factory=list)
    statuses: list[Fact] = field(default_factory=list)
    lifted: list[Fact] = field(default_factory=list)
    fate: Fact | None = None
    """The fact by which the target fell, died, left or woke."""
    falls: list[Fact] = field(default_factory=list)
    """The facts by which the target fell or died, whatever came after."""
    immune: bool = False
    fact: Fact | None = None
    """The fact of the attack."""

    @property
    def brings_down(self) -> bool:
        """Whether the target fell or died by it."""
        return self.fate is not None and self.fate["kind"] in DOWN


@dataclass
class LoggedDeed:
    """One thing that somebody did, or that befell them."""

    fact: Fact
    """The fact that begins it."""
    actor: str | None
    kind: Kind
    blows: list[LoggedBlow] = field(default_factory=list)
    targets: tuple[str, ...] = ()

    @property
    def word(self) -> str:
        """Its kind, or the kind of its fact where that alone tells it."""
        return str(self.fact["kind"]) if self.kind == "other" else self.kind

    def blow_on(self, target: str) -> LoggedBlow:
        """The last blow on somebody; a new one where there is none."""
        for blow in reversed(self.blows):
            if blow.target == target:
                return blow
        self.blows.append(LoggedBlow(target))
        return self.blows[-1]


@dataclass
class LoggedTurn:
    """What happened from one turn's beginning to the next."""

    fact: Fact | None
    """The fact of the turn; None before anybody's."""
    deeds: list[LoggedDeed] = field(default_factory=list)

    @property
    def actor(self) -> str | None:
        """Whose turn it is."""
        return None if self.fact is None else self.fact["actor"]


@dataclass
class LoggedRound:
    """The turns of a round; what happens before the first round stands in one without a fact."""

    fact: Fact | None
    turns: list[LoggedTurn] = field(default_factory=lambda: [LoggedTurn(None)])


def recount(facts: Iterable[Fact], quiet: AbstractSet[str] = frozenset()) -> list[LoggedRound]:
    """The facts as rounds of turns of deeds, all in the order in which they happened.

    `quiet` are the kinds of a system that say nothing but what other facts say too, unless somebody wrote a text.
    """
    rounds = [LoggedRound(None)]
    for fact in facts:
        kind = fact["kind"]
        if kind == "round":
            rounds.append(LoggedRound(fact))
        elif kind == "turn":
            rounds[-1].turns.append(LoggedTurn(fact))
        elif kind not in quiet or fact.get("text"):
            _take(rounds[-1].turns[-1].deeds, fact)
    return rounds


def _take(deeds: list[LoggedDeed], fact: Fact) -> None:
    """Puts a fact where it belongs among the deeds of a turn."""
    kind, actor = fact["kind"], fact.get("actor")
    if kind == "attack":
        (_strike if told_as(fact) == kind else _ruled)(deeds, fact)
    elif kind in USES:
        deeds.append(LoggedDeed(fact, actor, "use", targets=tuple(fact.get("targets") or ())))
    elif kind == "result":
        found = _of_command(deeds, fact, str(fact.get("target")))
        if found is not None and fact.get("result") == ANNULLED:
            found.blow_on(str(fact["target"])).outcome = "averted"
    elif kind in OUTCOMES and actor is not None:
        _befall(deeds, fact)
    elif kind in CHECKS:
        if not any(deed.fact["command"] == fact["command"] for deed in deeds):
            target = fact.get("target")
            deeds.append(LoggedDeed(fact, actor, "check", targets=() if target is None else (str(target),)))
    elif kind not in MEANS:
        deeds.append(LoggedDeed(fact, actor, "other"))


def _ruled(deeds: list[LoggedDeed], fact: Fact) -> None:
    """A blow that nobody struck is a ruling: it befalls whom it names, and what follows of it with it."""
    deed = LoggedDeed(fact, str(fact["target"]), "suffer", [LoggedBlow(str(fact["target"]))])
    if not fact.get("hit"):
        deed.blows[0].losses.append(PoolChange(0, None, ends=False))
    deeds.append(deed)


def _strike(deeds: list[LoggedDeed], fact: Fact) -> None:
    """An attack: one more blow of the same deed where the same one strikes with the same thing."""
    deed = deeds[-1] if deeds else None
    goes_on = (
        deed is not None
        and deed.kind in ("attack", "use")
        and (deed.fact["command"], deed.actor) == (fact["command"], fact["actor"])
        and deed.fact.get("with") == fact.get("with")
    )
    if deed is None or not goes_on:
        deed = LoggedDeed(fact, fact["actor"], "attack")
        deeds.append(deed)
    deed.blows.append(LoggedBlow(str(fact.get("target")), _outcome(fact), fact=fact))


def _outcome(fact: Fact) -> Outcome:
    if fact.get("fumble"):
        return "fumble"
    if not fact.get("hit"):
        return "miss"
    return "critical" if fact.get("critical") else "hit"


def _of_command(deeds: list[LoggedDeed], fact: Fact, target: str) -> LoggedDeed | None:
    """The deed of the same command that met somebody; else the one that names nobody and has just been done."""
    same = [deed for deed in deeds if deed.fact["command"] == fact["command"]]
    met = (deed for deed in reversed(same) if any(blow.target == target for blow in deed.blows))
    named = (deed for deed in reversed(same) if target in deed.targets or (deed.kind == "use" and not deed.targets))
    return next(met, None) or next(named, None)


def _befall(deeds: list[LoggedDeed], fact: Fact) -> None:
    """What became of somebody: by the deed that met them, or by itself."""
    target, source = str(fact["actor"]), fact.get("source")
    deed = None if fact.get("cause") is not None else _of_command(deeds, fact, target)
    if deed is not None and source is not None and source not in (deed.actor, target):
        deed = None
    if deed is None:
        deed = LoggedDeed(fact, target, "suffer")
        deeds.append(deed)
    blow = deed.blow_on(target)
    kind = fact["kind"]
    if kind in ("damage", "heal"):
        lost = PoolChange(_amount(fact), fact.get("pool"), fact.get("amount") == fact.get("from"))
        if kind == "damage":
            blow.losses.append(lost)
        elif lost.amount:  # who is full already gains nothing
            blow.gains.append(lost)
    elif kind == "condition":
        blow.statuses.append(fact)
    elif kind == "lift":
        blow.lifted.append(fact)
    elif kind == "immune":
        blow.immune = True
    elif kind in FATES:
        if kind in DOWN:
            blow.falls.append(fact)
        if blow.fate is None or blow.fate["kind"] != "die":
            blow.fate = fact


def _amount(fact: Fact) -> int:
    """How large a loss was; of a gain what it came to, for beyond the maximum nothing is gained."""
    before, after = fact.get("from"), fact.get("to")
    if fact["kind"] == "heal" and before is not None and after is not None:
        return int(after) - int(before)
    return int(fact.get("amount") or 0)
