"""Narrating: a fight told in fewer words than its ledger (terse), or in connected sentences (narrated).

Both read the deeds of `rules.log.structure` and say only what facts say. If a sentence can be worded in several ways,
the number of the fact chooses, so the same fight is always told in the same words.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from rules.core.facts import Fact
from rules.core.state import SideAt, sides_over_time
from rules.log.redaction import OWN_WORDS, Edition
from rules.log.sentences import MINOR, Clause, SentenceWriter
from rules.log.structure import LoggedDeed, LoggedRound, LoggedTurn, structure_facts

if TYPE_CHECKING:
    from rules.log.formatter import Teller

PLAIN, TERSE, NARRATED = "plain", "terse", "narrated"
STYLES = (PLAIN, TERSE, NARRATED)
TOLD = "told"
"""The kind of a line about several facts."""
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
"""The states in which a combatant may enter the fight; one in any other is down."""


class NarratedLine(NamedTuple):
    """A line of a log as somebody reads it."""

    kind: str
    """The kind of its fact, or `told` if it is about several."""
    text: str
    fact: Fact | None = None
    """The fact that it tells, or with which it begins."""


class _NarratedTurn(NamedTuple):
    """What a combatant did in a turn: the subject, and the clauses that follow it."""

    actor: str | None
    clauses: tuple[Clause, ...]

    @property
    def weight(self) -> float:
        return max((clause.weight for clause in self.clauses), default=0)

    @property
    def several(self) -> str:
        """The text for several to whom just the same happened; empty if each is told alone."""
        return self.clauses[0].plural if self.actor is not None and len(self.clauses) == 1 else ""


def narrate(style: str, facts: Sequence[Fact], teller: Teller, edition: Edition | None = None) -> list[NarratedLine]:
    """Return the lines of a fight in a style, for the game master or in the players' edition."""
    visible = list(facts) if edition is None else edition.visible_facts(facts)
    wording = SentenceWriter(teller, edition, varied=style == NARRATED)
    if style == PLAIN:
        return [NarratedLine(fact["kind"], line, fact) for fact in visible if (line := wording.fact_line(fact))]
    side_of = {} if teller.fight is None else {id: combatant.side for id, combatant in teller.fight.combatants.items()}
    return list(_Narration(wording, visible, sides_over_time(side_of, facts), narrated=style == NARRATED).lines())


class _Narration:
    """Tells a fight in one of the styles that join facts."""

    def __init__(self, wording: SentenceWriter, facts: Sequence[Fact], side_at: SideAt, *, narrated: bool) -> None:
        self.wording = wording
        self.facts = facts
        self.side_at = side_at
        self.narrated = narrated
        self.state: dict[str, str] = {}
        """What has become of each who fell, died, left or woke."""
        self.running_turn: LoggedTurn | None = None
        """The turn in which the fight stands: nobody has let it pass yet."""

    def lines(self) -> Iterator[NarratedLine]:
        """Yield all lines, from the cast to the end."""
        yield from self._head()
        quiet = self.wording.teller.system.phrases.quiet
        rounds = list(
            structure_facts((fact for fact in self.facts if fact["kind"] not in (*ENDING, "house_rules")), quiet)
        )
        self.running_turn = self._last_turn(rounds)
        for round in rounds:
            body = list(self._round(round))
            heading = None if round.fact is None else self.wording.fact_line(round.fact)
            if body and heading:
                yield NarratedLine("round", heading, round.fact)
            yield from body
        yield from self._end()

    def _last_turn(self, rounds: Sequence[LoggedRound]) -> LoggedTurn | None:
        """The last turn of all, if it is still somebody's."""
        fight = self.wording.teller.fight
        if fight is None or fight.active is None or not rounds or not rounds[-1].turns:
            return None
        last_turn = rounds[-1].turns[-1]
        return last_turn if last_turn.actor == fight.active else None

    def _may_be_idle(self, turn: LoggedTurn) -> bool:
        """Whether somebody had this turn and could have done something in it."""
        was_up = self._is_up(turn.actor)
        return turn.fact is not None and was_up and not turn.fact.get("veiled") and turn is not self.running_turn

    def _head(self) -> Iterator[NarratedLine]:
        for fact in self.facts:
            if fact["kind"] == "house_rules" and (line := self.wording.fact_line(fact)):
                yield NarratedLine("house_rules", line, fact)
        by_side: dict[str, list[str]] = {}
        for id in self._from_the_start():
            by_side.setdefault(self.side_at(id, 0), []).append(id)
        for side, ids in by_side.items():
            title = self.wording.teller.side_title(side)
            yield NarratedLine("cast", self.wording.message("told-cast", title=title, names=self.wording.names(ids)))

    def _from_the_start(self) -> list[str]:
        """Those who were seen from the first fact on."""
        fight, edition = self.wording.teller.fight, self.wording.edition
        joined = {fact.get("actor") for fact in self.facts if fact["kind"] == "join"}
        hidden = frozenset[str]() if edition is None else edition.hidden(1)
        return [id for id in (() if fight is None else fight.combatants) if id not in joined and id not in hidden]

    def _ever_seen(self) -> list[str]:
        """Those who were seen at any time."""
        seen = set(self._from_the_start()) | {fact.get("actor") for fact in self.facts}
        fight = self.wording.teller.fight
        return [id for id in (() if fight is None else fight.combatants) if id in seen]

    # --- a round -----------------------------------------------------------------------------------------

    def _round(self, round: LoggedRound) -> Iterator[NarratedLine]:
        main: list[tuple[Fact | None, list[_NarratedTurn]]] = []
        minor: list[_NarratedTurn] = []
        busy: set[str | None] = set()
        for turn in round.turns:
            yield from self._notes(turn)
            may_pass = self._may_be_idle(turn)
            turn_parts = list(self._turn(turn))
            if not self.narrated:
                text = "; ".join(self._plain_text(turn_part) for turn_part in turn_parts)
                if not text and may_pass:
                    text = self._idle(turn)
                if text:
                    yield NarratedLine(TOLD, self.wording.capitalize(text), turn.fact or turn.deeds[0].fact)
                continue
            if may_pass and not turn_parts:
                turn_parts = [_NarratedTurn(turn.actor, ())]
            for turn_part in turn_parts:
                if turn_part.weight <= MINOR and turn_part.actor is not None:
                    minor.append(turn_part)
                else:
                    fact = turn.fact or (turn.deeds[0].fact if turn.deeds else None)
                    busy.add(turn_part.actor)
                    if main and turn_part.several and turn_part.several == main[-1][1][-1].several:
                        main[-1][1].append(turn_part)
                    else:
                        main.append((fact if turn_part.actor else None, [turn_part]))
        if self.narrated:
            busy |= {turn_part.actor for turn_part in minor if turn_part.clauses}
            minor = [
                turn_part
                for turn_part in minor
                if turn_part.clauses or (turn_part.actor not in busy and self._is_up(turn_part.actor))
            ]
            # What one did who fell comes before the blow, whatever it weighs.
            sentences = list(
                self._minor_sentences([turn_part for turn_part in minor if not self._is_up(turn_part.actor)])
            )
            sentences += [
                self._linked_sentence(number, fact, self._shared_sentence(turn_parts))
                for number, (fact, turn_parts) in enumerate(main)
            ]
            sentences += self._minor_sentences([turn_part for turn_part in minor if self._is_up(turn_part.actor)])
            if sentences:
                yield NarratedLine(TOLD, " ".join(sentences), round.fact)

    def _notes(self, turn: LoggedTurn) -> Iterator[NarratedLine]:
        """The game master's notes and comments, each on a line of its own: they are nobody's deeds."""
        for deed in turn.deeds:
            if _is_note(deed) and (line := self.wording.fact_line(deed.fact)):
                yield NarratedLine(deed.word, line, deed.fact)

    def _turn(self, turn: LoggedTurn) -> Iterator[_NarratedTurn]:
        """What each did in a turn, in order, without what hardly matters beside the rest."""
        runs: list[tuple[str | None, list[Clause]]] = []
        for actor, deeds in _by_actor(deed for deed in turn.deeds if not _is_note(deed)):
            shown_deeds = [deed for deed in deeds if deed.word != "interrupt" or self._is_up(deed.actor)]
            clauses = list(self.wording.turn_clauses(shown_deeds))
            for deed in deeds:
                self._note_fates(deed)
            for clause in clauses:
                subject = None if clause.is_sentence else actor
                if not runs or runs[-1][0] != subject:
                    runs.append((subject, []))
                runs[-1][1].append(clause)
        weighty = any(clause.weight >= MINOR for _, clauses in runs for clause in clauses)
        for actor, clauses in runs:
            shown = [clause for clause in clauses if clause.weight >= MINOR or not weighty]
            if shown:
                yield _NarratedTurn(actor, tuple(dict.fromkeys(shown)))

    def _note_fates(self, deed: LoggedDeed) -> None:
        for blow in deed.blows:
            if blow.fate is not None:
                self.state[blow.target] = BECOMES[blow.fate["kind"]]

    def _is_up(self, id: str | None) -> bool:
        return self.state.get(id or "", STANDING) == STANDING

    def _plain_text(self, turn_part: _NarratedTurn) -> str:
        if turn_part.actor is None:
            if self.narrated:
                return " ".join(self.wording.sentence(clause.text) for clause in turn_part.clauses)
            return "; ".join(clause.text for clause in turn_part.clauses)
        texts = [clause.text for clause in turn_part.clauses]
        return f"{self.wording.teller.name(turn_part.actor)} {self.wording.listed(texts)}"

    def _shared_sentence(self, turn_parts: Sequence[_NarratedTurn]) -> str:
        """The sentence of what happened to one, or to several alike."""
        if len(turn_parts) == 1:
            return self.wording.sentence(self._plain_text(turn_parts[0]))
        names = self.wording.names(list(dict.fromkeys(str(turn_part.actor) for turn_part in turn_parts)))
        return self.wording.sentence(f"{names} {turn_parts[0].several}")

    def _idle(self, turn: LoggedTurn) -> str:
        assert turn.fact is not None
        if turn.fact.get("skipped"):
            return self.wording.fact_line(turn.fact) or ""
        return self.wording.message("told-passes", count=1, names=self.wording.names([str(turn.actor)])).rstrip(".")

    def _linked_sentence(self, number: int, fact: Fact | None, text: str) -> str:
        """A sentence that follows others; now and then it begins with a word such as *then*."""
        if number == 0 or fact is None:
            return text
        return self.wording.message("told-next", way=int(fact["n"]) % LINKS, sentence=text)

    def _minor_sentences(self, minor: Sequence[_NarratedTurn]) -> Iterator[str]:
        """The minor deeds of a round; those who did the same share a sentence."""
        by_verbs: dict[tuple[str, ...], list[_NarratedTurn]] = {}
        for turn_part in minor:
            by_verbs.setdefault(
                tuple(clause.shared_verb or clause.text for clause in turn_part.clauses) or PASSES, []
            ).append(turn_part)
        for key, turn_parts in by_verbs.items():
            ids = list(dict.fromkeys(str(turn_part.actor) for turn_part in turn_parts))
            verb = key[0] if len(key) == 1 else ""
            if verb in PLURAL and (len(ids) > 1 or key == PASSES):
                yield self.wording.message(f"told-{verb}", count=len(ids), names=self.wording.names(ids))
            else:
                yield from dict.fromkeys(self.wording.sentence(self._plain_text(turn_part)) for turn_part in turn_parts)

    # --- the end -----------------------------------------------------------------------------------------

    def _end(self) -> Iterator[NarratedLine]:
        for kind in ENDING:
            for fact in self.facts:
                if fact["kind"] == kind and (line := self.wording.fact_line(fact)):
                    yield NarratedLine(kind, self.wording.sentence(line), fact)
            if kind == "end" and any(fact["kind"] == kind for fact in self.facts):
                yield from self._final_states()

    def _final_states(self) -> Iterator[NarratedLine]:
        """Who stands at the end, and who does not."""
        by_state: dict[str, list[str]] = {}
        for id in self._ever_seen():
            by_state.setdefault(self.state.get(id) or self._state_at_entry(id), []).append(id)
        for state in (DEAD, FALLEN, GONE, STANDING):
            ids = by_state.get(state)
            if ids:
                yield NarratedLine(
                    "standing", self.wording.message(f"told-{state}", count=len(ids), names=self.wording.names(ids))
                )

    def _state_at_entry(self, id: str) -> str:
        """The state of somebody of whom nothing was told: that of its entry, if the reader knows its numbers."""
        fight, edition = self.wording.teller.fight, self.wording.edition
        if fight is None or not (edition is None or id in edition.own):
            return STANDING
        return BROUGHT.get(fight.combatants[id].state, FALLEN)


def _is_note(deed: LoggedDeed) -> bool:
    return deed.word in OWN_WORDS and deed.actor is None


def _by_actor(deeds: Iterable[LoggedDeed]) -> Iterator[tuple[str | None, list[LoggedDeed]]]:
    """Consecutive deeds of the same actor, together."""
    run: list[LoggedDeed] = []
    for deed in deeds:
        if run and run[0].actor != deed.actor:
            yield run[0].actor, run
            run = []
        run.append(deed)
    if run:
        yield run[0].actor, run
