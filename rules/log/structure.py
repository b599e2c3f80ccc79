"""The structure of a log: the facts of a fight as deeds, before anybody words them.

A fight is rounds, a round is turns, a turn is deeds: who did what with what, and what each target lost, gained and came
to. The plain log tells facts one by one; shorter and finer styles read this.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Literal

from rules.core.facts import Fact, told_as

if TYPE_CHECKING:
    from rules.mechanics.vocabulary import Phrases

USES = frozenset({"use", "cast", "ability"})
"""Kinds that say that something is used, whatever comes of it."""
OUTCOMES = frozenset({"damage", "heal", "condition", "lift", "immune", "fall", "die", "wake", "leave", "knockout"})
"""Kinds that say what became of somebody."""
FATES = ("fall", "die", "leave", "wake")
"""Kinds that change who takes part."""
DOWN = ("fall", "die")
"""Kinds that bring somebody down."""
CHECKS = frozenset({"roll", "opposed"})
SURPRISE, SURPRISE_OVER = "surprise", "surprise_over"
"""The phase in which some act before all others, and the kind of the fact of the phase after it."""
SUPPORTING = frozenset({"initiative", "spend", "tick", "phase", "declare", "result", "round", "turn"})
"""Kinds that only support another fact, or frame it; a system names more of its own."""
MISS_OUTCOMES = frozenset({"miss", "fumble", "averted"})
"""The outcomes of blows that met nobody."""
ANSWERED = ("attack", "use", "move")
"""Deeds that others may react to."""
ANNULLED = "annulled"
"""The result of a defence that stops a blow completely."""


Outcome = Literal["hit", "miss", "impale", "critical", "fumble", "averted", ""]
"""How a blow went; empty if nobody had to be hit."""
Kind = Literal["attack", "use", "act", "suffer", "check", "surprise", "other"]
"""The kind of a deed.

A blow, a use of something, an act of which no fact but its result tells, what befell somebody, a roll, some who
surprise others.

Any other is told by its fact alone.
"""


Acts = Mapping[int, Mapping[str, Any]]
"""The number of a command by which somebody acts to that command."""
NO_ACTS: Acts = MappingProxyType({})


@dataclass(frozen=True)
class PoolChange:
    """What somebody lost or gained of a pool."""

    amount: int
    """What the pool really came to lose or gain."""
    pool: str | None
    dealt: int = 0
    """What a loss would have taken if there was as much to lose."""


@dataclass
class LoggedBlow:
    """What a deed did to one of its targets."""

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
    def does_nothing(self) -> bool:
        """Whether nothing at all came of it."""
        return not (self.outcome or self.losses or self.gains or self.statuses or self.lifted or self.fate)

    @property
    def brings_down(self) -> bool:
        """Whether the target fell or died by it."""
        return self.fate is not None and self.fate["kind"] in DOWN


@dataclass
class LoggedDeed:
    """Something that somebody did, or that befell them."""

    fact: Fact
    """The fact that begins it."""
    actor: str | None
    kind: Kind
    blows: list[LoggedBlow] = field(default_factory=list)
    targets: tuple[str, ...] = ()
    surprisers: dict[str, None] = field(default_factory=dict)
    """Those who act by surprise, in their order."""
    resisted: dict[str, Fact] = field(default_factory=dict)
    """Those on whom a roll decided that it has no effect, with the fact of the roll."""
    answers: LoggedDeed | None = None
    """What it reacts to, if somebody does it in the middle of another's deed."""

    @property
    def word(self) -> str:
        """Its kind, or the kind of its fact if that alone tells it."""
        return str(self.fact["kind"]) if self.kind == "other" else self.kind

    def blow_on(self, target: str) -> LoggedBlow:
        """Return the last blow on somebody; a new one if there is none."""
        for blow in reversed(self.blows):
            if blow.target == target:
                return blow
        self.blows.append(LoggedBlow(target))
        return self.blows[-1]


@dataclass
class LoggedTurn:
    """What happened from the beginning of a turn to the next."""

    fact: Fact | None
    """The fact of the turn; None before the first."""
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


def structure_facts(facts: Iterable[Fact], phrases: Phrases | None = None, acts: Acts = NO_ACTS) -> list[LoggedRound]:
    """Return the facts as rounds of turns of deeds, all in the order in which they happened.

    What a system keeps quiet says only what other facts say too, unless somebody wrote a text. With `acts` it is also
    known who has done what only its result tells.
    """
    rounds = [LoggedRound(None)]
    surprise: LoggedDeed | None = None
    """That some surprise others, until the phase or round of it is over."""
    for fact in facts:
        kind = fact["kind"]
        if kind == "round":
            rounds.append(LoggedRound(fact))
        begins = (kind == "phase" and fact["phase"] == SURPRISE) or (kind == SURPRISE and fact.get("result") != "none")
        if begins:
            surprise = LoggedDeed(fact, None, "surprise", targets=tuple(fact.get("surprised") or ()))
            rounds[-1].turns.append(LoggedTurn(None, [surprise]))
        elif surprise is not None and (kind == "round" or kind == surprise.fact["kind"]):
            surprise = None
            over = LoggedDeed({**fact, "kind": SURPRISE_OVER}, None, "other")
            rounds[-1].turns.append(LoggedTurn(None, [over]))
        elif kind == "round":
            continue
        elif kind == "turn":
            rounds[-1].turns.append(LoggedTurn(fact))
            if surprise is not None:
                surprise.surprisers[fact["actor"]] = None
        elif (
            phrases and kind == "condition" and fact["status"] == phrases.surprised and _add_surprised(rounds[-1], fact)
        ):
            continue
        elif fact.get("text") or not (phrases and is_quiet(fact, phrases)):
            if fact.get("elsewhere") and rounds[-1].turns[-1].fact is not None:
                rounds[-1].turns.append(LoggedTurn(None))
            _add_fact(rounds[-1].turns[-1].deeds, fact, acts.get(fact["command"]))
    for turn in (turn for round in rounds for turn in round.turns):
        _find_reactions(turn)
    return rounds


def _find_reactions(turn: LoggedTurn) -> None:
    """Note of each blow or use in the middle of what the one whose turn it is does that it reacts to that."""
    own: dict[int, LoggedDeed] = {}
    for deed in turn.deeds:
        if deed.actor == turn.actor is not None:
            earlier = own.get(deed.fact["command"])
            if earlier is None or (earlier.word not in ANSWERED and deed.word in ANSWERED):
                own[deed.fact["command"]] = deed
    for deed in turn.deeds:
        if deed.kind in ("attack", "use") and deed.actor not in (None, turn.actor):
            deed.answers = own.get(deed.fact["command"])


def is_quiet(fact: Fact, phrases: Phrases) -> bool:
    """Return whether a fact says only what others say too."""
    return fact["kind"] in phrases.quiet or (fact["kind"] == "roll" and fact.get("what") in phrases.quiet_rolls)


def _add_surprised(round: LoggedRound, fact: Fact) -> bool:
    """Whether somebody is among the surprised because of the surprise of the same command, which tells it."""
    deeds = (deed for turn in round.turns for deed in turn.deeds if deed.kind == "surprise")
    deed = next((deed for deed in deeds if deed.fact["command"] == fact["command"]), None)
    if deed is not None and fact["actor"] not in deed.targets:
        deed.targets = (*deed.targets, str(fact["actor"]))
    return deed is not None


def _add_fact(deeds: list[LoggedDeed], fact: Fact, act: Mapping[str, Any] | None) -> None:
    """Put a fact where it belongs among the deeds of a turn."""
    kind, actor = fact["kind"], fact.get("actor")
    if kind == "attack":
        (_add_blow if told_as(fact) == kind else _add_ruled_blow)(deeds, fact)
    elif kind in USES:
        deeds.append(LoggedDeed(fact, actor, "use", targets=tuple(fact.get("targets") or ())))
    elif kind == SURPRISE:
        deeds.append(LoggedDeed(fact, None, "surprise"))
    elif kind == "result":
        found = _deed_of_command(deeds, fact, str(fact.get("target")))
        if found is not None:
            _answer_blow(found.blow_on(str(fact["target"])), fact)
    elif kind in OUTCOMES and actor is not None:
        _add_outcome(deeds, fact, act)
    elif kind in CHECKS:
        _add_check(deeds, fact)
    elif kind not in SUPPORTING:
        deeds.append(LoggedDeed(fact, actor, "other"))


def _add_check(deeds: list[LoggedDeed], fact: Fact) -> None:
    """Add a roll: as a deed, or to the deed of its command, which it may keep from having an effect on somebody."""
    actor, target, success = fact.get("actor"), fact.get("target"), fact.get("success")
    decided = [deed for deed in deeds if deed.fact["command"] == fact["command"] and not _is_undecided(deed)]
    if not decided:
        deeds.append(LoggedDeed(fact, actor, "check", targets=() if target is None else (str(target),)))
    elif success is not None and decided[-1].kind in ("attack", "use", "check"):
        doer = decided[-1].actor
        if actor == doer and target not in (None, doer) and not success:
            decided[-1].resisted[str(target)] = fact
        elif actor not in (None, doer) and success:
            decided[-1].resisted[str(actor)] = fact


def _is_undecided(deed: LoggedDeed) -> bool:
    """Whether it is a roll that is only to be compared with another, or what was said, ruled or let fall beside it."""
    return deed.word in ("note", "equip", "ruling") or (deed.kind == "check" and deed.fact.get("success") is None)


def _add_ruled_blow(deeds: list[LoggedDeed], fact: Fact) -> None:
    """A blow that nobody struck is a ruling: it befalls its target, together with its consequences."""
    deed = LoggedDeed(fact, str(fact["target"]), "suffer", [LoggedBlow(str(fact["target"]))])
    if not fact.get("hit"):
        deed.blows[0].losses.append(PoolChange(0, None))
    deeds.append(deed)


def _add_blow(deeds: list[LoggedDeed], fact: Fact) -> None:
    """Add an attack: one more blow of the same deed if the same actor strikes with the same thing."""
    deed = deeds[-1] if deeds else None
    continues = (
        deed is not None
        and deed.kind in ("attack", "use")
        and (deed.fact["command"], deed.actor) == (fact["command"], fact["actor"])
        and deed.fact.get("with") == fact.get("with")
    )
    if deed is None or not continues:
        deed = LoggedDeed(fact, fact["actor"], "attack")
        deeds.append(deed)
    deed.blows.append(LoggedBlow(str(fact.get("target")), _outcome(fact), fact=fact))


def _outcome(fact: Fact) -> Outcome:
    if fact.get("fumble"):
        return "fumble"
    if not fact.get("hit"):
        return "miss"
    return "critical" if fact.get("critical") else "impale" if fact.get("impale") else "hit"


def _answer_blow(blow: LoggedBlow, result: Fact) -> None:
    """Say what a defence has left of a blow."""
    if result.get("result") == ANNULLED:
        blow.outcome = "averted"
    elif result.get("impale") and not result.get("hold") and blow.outcome == "hit":
        blow.outcome = "impale"


def _deed_of_command(deeds: list[LoggedDeed], fact: Fact, target: str) -> LoggedDeed | None:
    """The deed of the same command with this target; else the one without target that has just been done."""
    of_command = [deed for deed in deeds if deed.fact["command"] == fact["command"]]
    struck = (deed for deed in reversed(of_command) if any(blow.target == target for blow in deed.blows))
    aimed = (
        deed for deed in reversed(of_command) if target in deed.targets or (deed.kind == "use" and not deed.targets)
    )
    return next(struck, None) or next(aimed, None)


def _add_outcome(deeds: list[LoggedDeed], fact: Fact, act: Mapping[str, Any] | None) -> None:
    """Add what became of somebody: to the deed that struck them, to the act that has no other fact, or by itself."""
    target, source = str(fact["actor"]), fact.get("source")
    deed = None if fact.get("cause") is not None else _deed_of_command(deeds, fact, target)
    if deed is not None and source is not None and source not in (deed.actor, target):
        deed = None
    if deed is None:
        is_done = act is not None and _is_result_of(act, fact, deeds)
        deed = LoggedDeed(fact, act["actor"], "act") if act and is_done else LoggedDeed(fact, target, "suffer")
        deeds.append(deed)
    blow = deed.blow_on(target)
    kind = fact["kind"]
    if kind in ("damage", "heal"):
        dealt = int(fact.get("amount") or 0)
        change = PoolChange(_amount(fact), fact.get("pool"), dealt)
        if kind == "damage":
            blow.losses.append(change)
        elif change.amount:  # who is full already gains nothing
            blow.gains.append(change)
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


def _is_result_of(act: Mapping[str, Any], fact: Fact, deeds: Iterable[LoggedDeed]) -> bool:
    """Whether what became of somebody is what another did by an act that no fact before it tells."""
    doer = act["actor"]
    if doer == fact["actor"] or fact.get("cause") is not None or fact.get("unseen"):
        return False
    told = any(
        deed.fact["command"] == fact["command"] and deed.actor == doer and deed.kind not in ("act", "suffer")
        for deed in deeds
    )
    return fact.get("source") in (None, doer) and not told


def _amount(fact: Fact) -> int:
    """What a loss or a gain came to: no more can be lost than there was, and nothing gained beyond the maximum."""
    before, after = fact.get("from"), fact.get("to")
    if before is None or after is None:
        return int(fact.get("amount") or 0)
    return int(after) - int(before) if fact["kind"] == "heal" else max(0, int(before) - int(after))
