"""Narrating: a fight told in fewer words than its ledger (terse), or in sentences that belong together (narrated).

Both read the deeds of `rules.log.structure` and say only what facts say. Where a sentence has several ways to be
said, the number of the fact chooses, so the same fight is always told in the same words.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from rules.core.facts import Fact
from rules.core.state import SideAt, sides_over_time
from rules.log.redaction import OWN_WORDS, Edition
from rules.log.sentences import MINOR, Clause, SentenceWriter
from rules.log.structure import LoggedDeed, LoggedRound, LoggedTurn, recount

if TYPE_CHECKING:
    from rules.log.formatter import Teller

PLAIN, TERSE, NARRATED = "plain", "terse", "narrated"
STYLES = (PLAIN, TERSE, NARRATED)
TOLD = "told"
"""The kind of a line that tells of several facts."""
PASSES = ("passes",)
"""What is said of those who did nothing."""
LINKS = 6
"""How many ways there are to begin a sentence that follows others."""
ENDING = ("end", "spoils")
PLURAL = frozenset({"misses", "moves", "defends", "waits", "does_else", "passes", "rolls_unseen"})
"""Verbs that several can share."""
STANDING, FALLEN, DEAD, GONE = "standing", "fallen", "dead", "gone"
BECOMES = {"fall": FALLEN, "die": DEAD, "leave": GONE, "wake": STANDING}
BROUGHT = {"active": STANDING, "dead": DEAD, "out": GONE}
"""The states in which one may have come into the fight; one who has any other is down."""


class NarratedLine(NamedTuple):
    """A line of a log as somebody reads it."""

    kind: str
    """The kind of its fact, or `told` where it tells of several."""
    text: str
    fact: Fact | None = None
    """The fact that it tells, or with which it begins."""


class _ToldTurn(NamedTuple):
    """What one did in a turn: the subject, and the clauses that follow it."""

    actor: str | None
    clauses: tuple[Clause, ...]

    @property
    def weight(self) -> float:
        return max((clause.weight for clause in self.clauses), default=0)

    @property
    def several(self) -> str:
        """What is said of several to whom just the same happened; empty where it is told of each."""
        return self.clauses[0].several if self.actor is not None and len(self.clauses) == 1 else ""


def told(style: str, facts: Sequence[Fact], teller: Teller, edition: Edition | None = None) -> list[NarratedLine]:
    """The lines of a fight in a style, for the game master or in the players' edition."""
    seen = list(facts) if edition is None else edition.seen(facts)
    wording = SentenceWriter(teller, edition, varied=style == NARRATED)
    if style == PLAIN:
        return [NarratedLine(fact["kind"], line, fact) for fact in seen if (line := wording.ledger(fact))]
    there = {} if teller.fight is None else {id: combatant.side for id, combatant in teller.fight.combatants.items()}
    return list(_Narration(wording, seen, sides_over_time(there, facts), narrated=style == NARRATED).lines())


class _Narration:
    """Tells one fight in one of the styles that join facts."""

    def __init__(self, wording: SentenceWriter, facts: Sequence[Fact], side_at: SideAt, *, narrated: bool) -> None:
        self.wording = wording
        self.facts = facts
        self.side_at = side_at
        self.narrated = narrated
        self.state: dict[str, str] = {}
        """What has become of each who fell, died, left or woke."""
        self.going_on: LoggedTurn | None = None
        """The turn in which the fight stands: nobody has let it pass yet."""

    def lines(self) -> Iterator[NarratedLine]:
        """All lines, from those who take part to how it ended."""
        yield from self._head()
        quiet = self.wording.teller.system.phrases.quiet
        rounds = list(recount((fact for fact in self.facts if fact["kind"] not in (*ENDING, "house_rules")), quiet))
        self.going_on = self._last_turn(rounds)
        for round in rounds:
            body = list(self._round(round))
            heading = None if round.fact is None else self.wording.ledger(round.fact)
            if body and heading:
                yield NarratedLine("round", heading, round.fact)
            yield from body
        yield from self._end()

    def _last_turn(self, rounds: Sequence[LoggedRound]) -> LoggedTurn | None:
        """The last turn of all, where it is still somebody's."""
        fight = self.wording.teller.fight
        if fight is None or fight.active is None or not rounds or not rounds[-1].turns:
            return None
        last = rounds[-1].turns[-1]
        return last if last.actor == fight.active else None

    def _lets_pass(self, turn: LoggedTurn) -> bool:
        """Whether somebody had this turn and could have done something in it."""
        stood = self._is_up(turn.actor)
        return turn.fact is not None and stood and not turn.fact.get("veiled") and turn is not self.going_on

    def _head(self) -> Iterator[NarratedLine]:
        for fact in self.facts:
            if fact["kind"] == "house_rules" and (line := self.wording.ledger(fact)):
                yield NarratedLine("house_rules", line, fact)
        by_side: dict[str, list[str]] = {}
        for id in self._from_the_start():
            by_side.setdefault(self.side_at(id, 0), []).append(id)
        for side, ids in by_side.items():
            title = self.wording.teller.side_title(side)
            yield NarratedLine("cast", self.wording.say("told-cast", title=title, names=self.wording.names(ids)))

    def _from_the_start(self) -> list[str]:
        """Those who were seen from the first fact on."""
        fight, edition = self.wording.teller.fight, self.wording.edition
        joined = {fact.get("actor") for fact in self.facts if fact["kind"] == "join"}
        hidden = frozenset[str]() if edition is None else edition.hidden(1)
        return [id for id in (() if fight is None else fight.combatants) if id not in joined and id not in hidden]

    def _seen(self) -> list[str]:
        """Those who were seen at any time."""
        there = set(self._from_the_start()) | {fact.get("actor") for fact in self.facts}
        fight = self.wording.teller.fight
        return [id for id in (() if fight is None else fight.combatants) if id in there]

    # --- a round -----------------------------------------------------------------------------------------

    def _round(self, round: LoggedRound) -> Iterator[NarratedLine]:
        main: list[tuple[Fact | None, list[_ToldTurn]]] = []
        minor: list[_ToldTurn] = []
        busy: set[str | None] = set()
        for turn in round.turns:
            yield from self._notes(turn)
            may_pass = self._lets_pass(turn)
            parts = list(self._turn(turn))
            if not self.narrated:
                text = "; ".join(self._plainly(part) for part in parts)
                if not text and may_pass:
                    text = self._idle(turn)
                if text:
                    yield NarratedLine(TOLD, self.wording.capital(text), turn.fact or turn.deeds[0].fact)
                continue
            if may_pass and not parts:
                parts = [_ToldTurn(turn.actor, ())]
            for part in parts:
                if part.weight <= MINOR and part.actor is not None:
                    minor.append(part)
                else:
                    fact = turn.fact or (turn.deeds[0].fact if turn.deeds else None)
                    busy.add(part.actor)
                    if main and part.several and part.several == main[-1][1][-1].several:
                        main[-1][1].append(part)
                    else:
                        main.append((fact if part.actor else None, [part]))
        if self.narrated:
            busy |= {part.actor for part in minor if part.clauses}
            minor = [part for part in minor if part.clauses or (part.actor not in busy and self._is_up(part.actor))]
            # What one did who fell comes before the blow, whatever it weighs.
            sentences = list(self._together([part for part in minor if not self._is_up(part.actor)]))
            sentences += [self._linked(number, fact, self._shared(parts)) for number, (fact, parts) in enumerate(main)]
            sentences += self._together([part for part in minor if self._is_up(part.actor)])
            if sentences:
                yield NarratedLine(TOLD, " ".join(sentences), round.fact)

    def _notes(self, turn: LoggedTurn) -> Iterator[NarratedLine]:
        """The game master's notes and comments, each on a line of its own: they are nobody's deeds."""
        for deed in turn.deeds:
            if _is_note(deed) and (line := self.wording.ledger(deed.fact)):
                yield NarratedLine(deed.word, line, deed.fact)

    def _turn(self, turn: LoggedTurn) -> Iterator[_ToldTurn]:
        """What each did in a turn, in the order in which it happened, without what hardly matters beside the rest."""
        runs: list[tuple[str | None, list[Clause]]] = []
        for actor, deeds in _runs(deed for deed in turn.deeds if not _is_note(deed)):
            told = [deed for deed in deeds if deed.word != "interrupt" or self._is_up(deed.actor)]
            clauses = list(self.wording.of_turn(told))
            for deed in deeds:
                self._keep(deed)
            for clause in clauses:
                subject = None if clause.whole else actor
                if not runs or runs[-1][0] != subject:
                    runs.append((subject, []))
                runs[-1][1].append(clause)
        weighty = any(clause.weight >= MINOR for _, clauses in runs for clause in clauses)
        for actor, clauses in runs:
            kept = [clause for clause in clauses if clause.weight >= MINOR or not weighty]
            if kept:
                yield _ToldTurn(actor, tuple(dict.fromkeys(kept)))

    def _keep(self, deed: LoggedDeed) -> None:
        for blow in deed.blows:
            if blow.fate is not None:
                self.state[blow.target] = BECOMES[blow.fate["kind"]]

    def _is_up(self, id: str | None) -> bool:
        return self.state.get(id or "", STANDING) == STANDING

    def _plainly(self, part: _ToldTurn) -> str:
        if part.actor is None:
            if self.narrated:
                return " ".join(self.wording.sentence(clause.text) for clause in part.clauses)
            return "; ".join(clause.text for clause in part.clauses)
        texts = [clause.text for clause in part.clauses]
        return f"{self.wording.teller.name(part.actor)} {self.wording.listed(texts)}"

    def _shared(self, parts: Sequence[_ToldTurn]) -> str:
        """The sentence of what happened to one, or to several alike."""
        if len(parts) == 1:
            return self.wording.sentence(self._plainly(parts[0]))
        names = self.wording.names(list(dict.fromkeys(str(part.actor) for part in parts)))
        return self.wording.sentence(f"{names} {parts[0].several}")

    def _idle(self, turn: LoggedTurn) -> str:
        assert turn.fact is not None
        if turn.fact.get("skipped"):
            return self.wording.ledger(turn.fact) or ""
        return self.wording.say("told-passes", count=1, names=self.wording.names([str(turn.actor)])).rstrip(".")

    def _linked(self, number: int, fact: Fact | None, text: str) -> str:
        """A sentence that follows others; now and then it begins with a word such as *then*."""
        if number == 0 or fact is None:
            return text
        return self.wording.say("told-next", way=int(fact["n"]) % LINKS, sentence=text)

    def _together(self, minor: Sequence[_ToldTurn]) -> Iterator[str]:
        """The deeds of little weight in a round; those who did the same share a sentence."""
        found: dict[tuple[str, ...], list[_ToldTurn]] = {}
        for part in minor:
            found.setdefault(tuple(clause.like or clause.text for clause in part.clauses) or PASSES, []).append(part)
        for key, parts in found.items():
            ids = list(dict.fromkeys(str(part.actor) for part in parts))
            verb = key[0] if len(key) == 1 else ""
            if verb in PLURAL and (len(ids) > 1 or key == PASSES):
                yield self.wording.say(f"told-{verb}", count=len(ids), names=self.wording.names(ids))
            else:
                yield from dict.fromkeys(self.wording.sentence(self._plainly(part)) for part in parts)

    # --- the end -----------------------------------------------------------------------------------------

    def _end(self) -> Iterator[NarratedLine]:
        for kind in ENDING:
            for fact in self.facts:
                if fact["kind"] == kind and (line := self.wording.ledger(fact)):
                    yield NarratedLine(kind, self.wording.sentence(line), fact)
            if kind == "end" and any(fact["kind"] == kind for fact in self.facts):
                yield from self._standing()

    def _standing(self) -> Iterator[NarratedLine]:
        """Who stands at the end, and who does not."""
        by_state: dict[str, list[str]] = {}
        for id in self._seen():
            by_state.setdefault(self.state.get(id) or self._brought(id), []).append(id)
        for state in (DEAD, FALLEN, GONE, STANDING):
            ids = by_state.get(state)
            if ids:
                yield NarratedLine(
                    "standing", self.wording.say(f"told-{state}", count=len(ids), names=self.wording.names(ids))
                )

    def _brought(self, id: str) -> str:
        """How somebody stands of whom nothing was told: as it came, as far as the reader knows its numbers."""
        fight, edition = self.wording.teller.fight, self.wording.edition
        if fight is None or not (edition is None or id in edition.own):
            return STANDING
        return BROUGHT.get(fight.combatants[id].state, FALLEN)


def _is_note(deed: LoggedDeed) -> bool:
    return deed.word in OWN_WORDS and deed.actor is None


def _runs(deeds: Iterable[LoggedDeed]) -> Iterator[tuple[str | None, list[LoggedDeed]]]:
    """Deeds that follow one another and have the same actor, together."""
    run: list[LoggedDeed] = []
    for deed in deeds:
        if run and run[0].actor != deed.actor:
            yield run[0].actor, run
            run = []
        run.append(deed)
    if run:
        yield run[0].actor, run
