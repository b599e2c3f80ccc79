"""Clauses: what is said of one deed, as a verb and what belongs to it, so that a subject can take several of them.

Verbs are messages (`deed-…`) of the core, or of a system that has its own words. No verb agrees with a name in
gender, because a name does not tell it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from rules.core.facts import Fact
from rules.log.redaction import Edition
from rules.log.structure import LoggedBlow, LoggedDeed, PoolChange, recount
from rules.text.localized import AND, NOR

if TYPE_CHECKING:
    from rules.log.formatter import Teller


WAYS = 3
"""How many ways there are to say a verb."""
STRUCK = ("hit", "critical", "")
QUIET_ENDS = frozenset({"turn", "fall", "death", "round"})
"""Reasons for the end of a condition that are not worth a word."""
MINOR = 1
"""A clause of this weight or less is told only where nothing else was done, and together with others like it."""
IDLE = frozenset({"equip", "rest", "note", "ready"})
"""Kinds that matter only where nothing else was done in a turn."""
LIKE: Mapping[str, str] = {"defend": "defends", "wait": "waits", "other": "does_else", "pass": "passes"}
"""Kinds of deed that several can share in one sentence, with their verbs."""
WEIGHTS = {"kills": 6.0, "fells": 6.0, "critical": 4.0, "wounds": 3.0, "hurts": 3.0, "hits": 3.0}
SHARED = frozenset({"has", "has_not"})
"""What befalls several at once, as a surprise does, and is said of them in one sentence."""
DIGIT = re.compile(r"\d")


class Clause(NamedTuple):
    """A verb with what belongs to it."""

    text: str
    weight: float
    like: str = ""
    """The verb that several can share in one sentence; empty where they cannot."""
    whole: bool = False
    """Whether it is a sentence with a subject of its own."""
    several: str = ""
    """The same said of several who came to it together; empty where each is told alone."""


class SentenceWriter:
    """Finds the words for deeds and facts, for one reader."""

    def __init__(self, teller: Teller, edition: Edition | None, *, varied: bool) -> None:
        self.teller = teller
        self.edition = edition
        self.varied = varied
        """Whether verbs change from one deed to the next."""

    # --- words -------------------------------------------------------------------------------------------

    def say(self, id: str, /, **words: object) -> str:
        """A message; its id where there is none."""
        return self.teller.say(id, **words) or id

    def capital(self, text: str) -> str:
        """A text with a capital at its beginning."""
        return text[:1].upper() + text[1:]

    def sentence(self, text: str) -> str:
        """A text as a sentence of its own."""
        text = self.capital(text.strip())
        return text if text.rstrip("”»").endswith((".", "!", "?", "…")) else f"{text}."

    def listed(self, parts: Sequence[str]) -> str:
        """Several words or clauses as one: `a, b and c`."""
        return self.teller.listed(parts)

    def names(self, ids: Iterable[str]) -> str:
        """The names of several."""
        return self.listed([self.teller.name(id) for id in ids])

    def is_own(self, id: str | None) -> bool:
        """Whether everybody who reads knows the numbers of somebody."""
        return self.edition is None or (id is not None and id in self.edition.own)

    # --- one fact ----------------------------------------------------------------------------------------

    def ledger(self, fact: Fact) -> str | None:
        """The line of a fact as this reader may have it; None where there is none."""
        if self.edition is None:
            return self.teller.line(fact)
        if self._is_secret(fact):
            return self._hidden_roll(fact)
        if self.edition.is_open(fact):
            return self.teller.line(fact)
        return self._in_words(fact)

    def _is_secret(self, fact: Fact) -> bool:
        """Whether a roll is nobody's business but the game master's; what their own roll the players have seen."""
        secret = fact["kind"] == "roll" and fact.get("what") in self.teller.system.phrases.secret
        return secret and not self.is_own(fact.get("actor"))

    def _hidden_roll(self, fact: Fact) -> str | None:
        actor = fact.get("actor")
        return None if actor is None else f"{self.teller.name(actor)} {self.say('deed-rolls_unseen')}"

    def _in_words(self, fact: Fact) -> str | None:
        """What the players saw, in words, of a fact about somebody whose numbers they do not know."""
        kind = fact["kind"]
        if kind == "initiative" and not fact.get("dice"):
            return None  # nothing was thrown for that place in the order
        if kind in ("roll", "opposed", "initiative") and not self.is_own(fact.get("actor")):
            return self._hidden_roll(fact)
        deeds = [deed for round in recount([fact]) for turn in round.turns for deed in turn.deeds]
        clauses = [clause for deed in deeds for clause in self.clauses(deed)]
        if not clauses:
            return None
        if clauses[0].whole:
            return clauses[0].text
        return f"{self.teller.name(deeds[0].actor)} {self.listed([clause.text for clause in clauses])}"

    def _of_ledger(self, fact: Fact) -> tuple[str, bool] | None:
        """The line of a fact without its subject, and whether it is whole because it does not begin with one."""
        line = self.teller.line(fact)
        if not line:
            return None
        name = self.teller.name(fact.get("actor"))
        if self.edition is not None and not self.edition.is_open(fact) and DIGIT.search(self._nameless(line)):
            return None
        if name and line.startswith(f"{name} "):
            return line[len(name) + 1 :].rstrip("."), False
        return line.rstrip(" ."), True

    def _nameless(self, line: str) -> str:
        for name in sorted(self.teller.names.values(), key=len, reverse=True):
            line = line.replace(name, "")
        return line

    # --- one deed ----------------------------------------------------------------------------------------

    def of_turn(self, deeds: Iterable[LoggedDeed]) -> Iterator[Clause]:
        """The clauses of somebody's deeds in a turn; its blows on one target are joined into one clause."""
        struck: dict[str, list[tuple[LoggedDeed, LoggedBlow]]] = {}
        rest: list[LoggedDeed] = []
        order: list[str | LoggedDeed] = []
        for deed in deeds:
            if deed.kind == "attack" and all(blow.target != deed.actor for blow in deed.blows):
                for blow in deed.blows:
                    if blow.target not in struck:
                        order.append(blow.target)
                    struck.setdefault(blow.target, []).append((deed, blow))
            else:
                rest.append(deed)
                order.append(deed)
        for item in order:
            if isinstance(item, LoggedDeed):
                yield from self.clauses(item)
            else:
                yield from self._struck(item, struck[item])

    def _struck(self, target: str, met: Sequence[tuple[LoggedDeed, LoggedBlow]]) -> Iterator[Clause]:
        """What the blows of a turn did to one target."""
        blows = [blow for _, blow in met]
        counted = [(deed, blow) for deed, blow in met if blow.outcome in STRUCK] or met
        tools = dict.fromkeys(self._tool(deed.fact) for deed, _ in counted)
        deed = counted[0][0]
        yield from self._met(deed, target, blows, self.listed([tool for tool in tools if tool]))

    def clauses(self, deed: LoggedDeed) -> Iterator[Clause]:
        """What is said of a deed, after the name of who did it."""
        if deed.kind == "suffer":
            for blow in deed.blows:
                yield from self._befallen(deed, blow)
        elif deed.kind in ("attack", "use"):
            yield from self._done(deed)
        elif deed.kind == "check":
            yield from self._check(deed)
            for blow in deed.blows:
                yield from self._met(deed, blow.target, [blow], "")
        elif deed.word == "move":
            yield from self._moved(deed.fact)
        elif deed.word == "reload":
            yield Clause(self._by_thing("reloads", deed.fact), 0)
        elif deed.word == "note" and deed.actor is not None and not deed.fact.get("text") and not deed.fact.get("what"):
            yield Clause(self.say("deed-does_else"), 0.5, "does_else")
        elif deed.word in LIKE and not deed.fact.get("text"):
            yield Clause(self.say(f"deed-{LIKE[deed.word]}"), 0.5, LIKE[deed.word])
        else:
            found = self._of_ledger(deed.fact)
            if found is not None:
                weight = 0 if deed.word in IDLE and not deed.fact.get("text") else 2
                yield Clause(found[0], weight, whole=found[1])

    def _moved(self, fact: Fact) -> Iterator[Clause]:
        """That somebody moved, without saying where (the ledger does), and what moved them against their will."""
        if fact.get("placed"):
            return
        found = self._of_ledger(fact) if fact.get("why") else None
        if found is not None and not found[1]:
            yield Clause(found[0], MINOR)
        elif not fact.get("why"):
            yield Clause(self.say("deed-moves"), 0, "moves")

    def _by_thing(self, verb: str, fact: Fact) -> str:
        return self.say(f"deed-{verb}", with_=self._tool(fact))

    def _check(self, deed: LoggedDeed) -> Iterator[Clause]:
        fact = deed.fact
        is_theirs = self.is_own(fact.get("actor"))
        if self.edition is not None and not is_theirs and (self._is_secret(fact) or not self.edition.is_open(fact)):
            if fact.get("actor") is not None:
                yield Clause(self.say("deed-rolls_unseen"), MINOR, "rolls_unseen")
            return
        if fact.get("success") is None:
            return
        own = self.teller.say(f"deed-roll-{fact.get('what')}", success=fact["success"])
        if own is not None:
            yield Clause(own, 1.5)
            return
        words = self.teller.words(fact)
        named = words.get("what") if words.get("what") != fact.get("what") else None
        what = words.get("skill_") or words.get("contest_") or words.get("with_") or named
        if what and not fact.get("opposed"):
            verb = "succeeds" if fact["success"] else "fails"
            yield Clause(self.say(f"deed-{verb}", what=what), 1.5)
            return
        found = self._of_ledger(fact)
        if found is not None:
            yield Clause(found[0], 1.5, whole=found[1])

    def _done(self, deed: LoggedDeed) -> Iterator[Clause]:
        """An attack or the use of something: what it did to each target."""
        tool = self._tool(deed.fact)
        by_target: dict[str, list[LoggedBlow]] = {}
        for blow in deed.blows:
            by_target.setdefault(blow.target, []).append(blow)
        used = deed.kind == "use"
        if used and (not by_target or all(self._is_mild(blows) for blows in by_target.values())):
            yield self._used(deed, tool)
            tool = ""
        for number, (target, blows) in enumerate(by_target.items()):
            with_ = tool if number == 0 else ""
            yield from self._met(deed, target, blows, with_)

    def _is_mild(self, blows: Sequence[LoggedBlow]) -> bool:
        """Whether a target was neither hit, hurt nor healed: then what was used is said first."""
        return not any(blow.outcome or blow.losses or blow.gains or blow.brings_down for blow in blows)

    def _used(self, deed: LoggedDeed, tool: str) -> Clause:
        others = [id for id in deed.targets if id != deed.actor]
        found = self._of_ledger(deed.fact) if not tool else None
        if found is not None and not found[1]:
            return Clause(found[0], 2)
        if others:
            return Clause(self.say("deed-uses_on", with_=tool, targets=self.names(others)), 2)
        return Clause(self.say("deed-uses", with_=tool), 2)

    def _tool(self, fact: Fact) -> str:
        """The name of what a deed was done with."""
        words = self.teller.words(fact)
        return str(words.get("with_") or words.get("card") or "")

    def _met(self, deed: LoggedDeed, target: str, blows: Sequence[LoggedBlow], tool: str) -> Iterator[Clause]:
        """What a deed did to one target."""
        if target == deed.actor:
            for blow in blows:
                yield from self._befallen(deed, blow)
            return
        name = self.teller.name(target)
        verb, count = verb_of(blows)
        woken = any(blow.fate is not None and blow.fate["kind"] == "wake" for blow in blows)
        gains = [gain for blow in blows for gain in blow.gains]
        if verb == "hits" and (woken or gains) and not any(blow.losses for blow in blows):
            yield from self._good(deed, target, blows, tool)
            return
        if verb:
            text = self._by(self._verb("attacks" if verb == "averted" else verb, deed.fact, target=name), tool)
            if verb == "averted":
                text = self.say("deed-averted", clause=text, target=name)
            if count > 1:
                text = self.say("deed-times", clause=text, count=count)
            losses = [loss for blow in blows for loss in blow.losses]
            if verb == "hits" and losses and not any(loss.amount for loss in losses):
                text = self.say("deed-stopped", clause=text)
            text += self._amounts(losses, target, deed.actor)
            yield Clause(text, WEIGHTS.get(verb, 1), verb if verb == "misses" else "")
        yield from self._good(deed, target, blows, "" if verb else tool)

    def _good(self, deed: LoggedDeed, target: str, blows: Sequence[LoggedBlow], tool: str) -> Iterator[Clause]:
        """What a target gained, and in what state the deed left it."""
        name = self.teller.name(target)
        gains = [gain for blow in blows for gain in blow.gains]
        if any(blow.fate is not None and blow.fate["kind"] == "wake" for blow in blows):
            yield Clause(self._by(self._verb("wakes", deed.fact, target=name), tool), 5)
        elif gains:
            text = self._by(self._verb("heals", deed.fact, target=name), tool)
            yield Clause(text + self._amounts(gains, target, target), 3)
        yield from self._left_with(target, blows)

    def _by(self, clause: str, tool: str) -> str:
        """A clause with what it was done with."""
        return self.say("deed-with", clause=clause, with_=tool) if tool else clause

    def _left_with(self, target: str, blows: Sequence[LoggedBlow]) -> Iterator[Clause]:
        name = self.teller.name(target)
        if not any(blow.brings_down for blow in blows):
            yield from self._statuses("leaves", 2.5, [fact for blow in blows for fact in blow.statuses], target=name)
            freed = [fact for blow in blows for fact in blow.lifted if fact.get("why") not in QUIET_ENDS]
            yield from self._statuses("frees", 2, freed, target=name)
        if any(blow.immune for blow in blows) and not any(blow.losses for blow in blows):
            yield Clause(self.say("deed-immune", target=name), 2)

    def _befallen(self, deed: LoggedDeed, blow: LoggedBlow) -> Iterator[Clause]:
        """What happened to the subject of the deed itself."""
        down = blow.brings_down
        cause = cause_of(deed)
        for verb, weight, lost in (("loses", 3.0, blow.losses), ("regains", 2.0, blow.gains)):
            if down and not self.is_own(blow.target):
                continue
            text = self._own_amounts(verb, lost, deed)
            if text:
                yield Clause(
                    self.say("deed-from", clause=text, cause=self.teller.cause(cause)) if cause else text, weight
                )
        if blow.fate is not None:
            found = self._of_ledger(blow.fate)
            verb = {"fall": "falls", "die": "dies", "wake": "is_up", "leave": "leaves_fight"}[blow.fate["kind"]]
            yield Clause(found[0] if found and not found[1] else self.say(f"deed-{verb}"), 3)
        if not down:
            yield from self._statuses("has", 2, blow.statuses)
            lost_ones = [fact for fact in blow.lifted if fact.get("why") not in QUIET_ENDS]
            yield from self._statuses("has_not", 1.5, lost_ones)
        if blow.immune and not blow.statuses and not blow.losses:
            yield Clause(self.say("deed-resists"), 2)

    def _own_amounts(self, verb: str, lost: Sequence[PoolChange], deed: LoggedDeed) -> str:
        if not lost:
            return ""
        told = [candidate for candidate in lost if candidate.amount > 0]
        if not told:
            return "" if verb == "regains" else self.say("deed-unhurt")
        if not self._may_know(told, deed.blows[0].target, deed.fact.get("source")):
            return self.say("deed-is_hurt" if verb == "loses" else "deed-is_healed")
        by_pool: dict[str | None, list[str]] = {}
        for loss in told:
            by_pool.setdefault(loss.pool, []).append(str(loss.amount))
        amounts = [f"{' + '.join(numbers)} {self.teller.pool(pool)}".strip() for pool, numbers in by_pool.items()]
        return self.say(f"deed-{verb}", amounts=self.listed(amounts))

    def _may_know(self, lost: Sequence[PoolChange], target: str, by: str | None) -> bool:
        """Whether amounts may be told: of a stranger what a friend's blow took, unless that was all it had."""
        return self.is_own(target) or (self.is_own(by) and not any(loss.ends for loss in lost))

    def _verb(self, verb: str, fact: Fact, **words: object) -> str:
        return self.say(f"deed-{verb}", way=int(fact["n"]) % WAYS if self.varied else 0, **words)

    def _statuses(self, verb: str, weight: float, told: Iterable[Fact], **words: object) -> Iterator[Clause]:
        """A clause for the statuses that one has (`has Veneno`), and one for those that one is in (`is held`)."""
        had: dict[str, None] = {}
        states: dict[str, None] = {}
        for fact in told:
            name = str(self.teller.words(fact).get("status") or fact.get("status"))
            state = self.teller.say(f"in_state-{fact['status']}", status=name)
            (had if state is None else states)[state or name] = None
        for id, names in ((f"deed-{verb}", had), (f"deed-{verb}-state", states)):
            if names:
                by = NOR if verb == "has_not" else AND
                said = {"statuses": self.teller.listed(list(names), by), **words}
                several = self.say(id, count=2, **said) if verb in SHARED else ""
                yield Clause(self.say(id, count=1, **said), weight, several=several)

    def _amounts(self, lost: Sequence[PoolChange], target: str, by: str | None) -> str:
        """The amounts in brackets, ` (23 + 64)`; empty where the reader may not know them."""
        told = [loss for loss in lost if loss.amount > 0]
        if not told or not self._may_know(told, target, by):
            return ""
        vital = next((pool.id for pool in self.teller.system.pools if pool.vital), None)
        amounts = [
            str(loss.amount) + ("" if loss.pool in (None, vital) else f" {self.teller.pool(loss.pool)}")
            for loss in told
        ]
        return f" ({' + '.join(amounts)})"


def cause_of(deed: LoggedDeed) -> str | None:
    """The status or action that brought about what nobody did; None where there is none."""
    found = deed.fact.get("cause")
    return None if found is None else str(found)


def verb_of(blows: Sequence[LoggedBlow]) -> tuple[str, int]:
    """The verb of several blows on one, and how many of them were of that kind."""
    hits = [blow for blow in blows if blow.outcome in ("hit", "critical")]
    struck = len(hits) or 1
    fates = [blow.fate["kind"] for blow in blows if blow.fate is not None]
    if "die" in fates:
        return "kills", struck
    if "fall" in fates:
        return "fells", struck
    if any(loss.amount > 0 for blow in blows for loss in blow.losses):
        critical = any(blow.outcome == "critical" for blow in hits)
        return ("critical" if critical else "wounds" if hits else "hurts"), struck
    if hits:
        return "hits", struck
    for outcome, verb in (("averted", "averted"), ("fumble", "fumbles"), ("miss", "misses")):
        same = sum(blow.outcome == outcome for blow in blows)
        if same:
            return verb, same
    return "", 0
