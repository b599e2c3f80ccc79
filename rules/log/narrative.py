"""Narrating: a fight told in fewer words than its ledger (terse), or in connected sentences (narrated).

Both read the deeds of `rules.log.structure` and say only what facts say. If a sentence can be worded in several ways,
the number of the fact chooses, so the same fight is always told in the same words.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

from rules.core.facts import Fact, in_order_told
from rules.core.state import SideAt, sides_over_time
from rules.log.clauses import FILLERS, Clause, SentenceWriter
from rules.log.redaction import OWN_WORDS, Edition
from rules.log.structure import LoggedDeed, LoggedRound, LoggedTurn, structure_facts

if TYPE_CHECKING:
    from rules.log.sentences import Teller

PLAIN, TERSE, NARRATED = "plain", "terse", "narrated"
STYLES = (PLAIN, TERSE, NARRATED)
TOLD = "told"
"""The kind of a line about several facts."""
LINKS = 2
"""How many ways there are to say that a sentence follows another."""
LINKED_EVERY = 3
"""Of so many sentences that may begin with a word like *then*, about one does, and never two running."""
LINKED = frozenset({"attack", "use", "act", "check", "move", "reload", "equip"})
"""Deeds whose sentences may begin so; of what befalls somebody, its own words say that it is so *now*."""
ENDING = ("end", "spoils")
IDLE_VERBS = ("passes", "loses_turn")
WAITS, WAITING = "waits", frozenset({"wait", "focus"})
"""The verb of those who put their turn off, and why their place in the order is another then."""
"""Verbs of those who did nothing, because they did not or could not."""
STANDING, FALLEN, DEAD, GONE = "standing", "fallen", "dead", "gone"
FRAMES = frozenset({"turn", "round", "phase", "tick"})
"""Kinds by which a turn begins, or is over."""
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
    numbers: tuple[int, ...] = ()
    """The numbers of the facts with which its clauses begin, in the order in which they are told."""


class _NarratedTurn(NamedTuple):
    """What a combatant did in a turn: the subject, and the clauses that follow it."""

    actor: str | None
    clauses: tuple[Clause, ...]
    fact: Fact
    """The fact of the turn, or of its first deed."""

    @property
    def shared_verb(self) -> str:
        """The verb, if it is the only one and several can share it."""
        return self.clauses[0].shared_verb if self.actor is not None and len(self.clauses) == 1 else ""

    @property
    def several(self) -> str:
        """What is the same of all who share a sentence; empty if each is told alone."""
        return self.shared_verb or (self.clauses[0].plural if self.actor and len(self.clauses) == 1 else "")


def narrate(style: str, facts: Sequence[Fact], teller: Teller, edition: Edition | None = None) -> list[NarratedLine]:
    """Return the lines of a fight in a style, for the game master or in the players' edition."""
    visible = in_order_told(facts if edition is None else edition.visible_facts(facts))
    wording = SentenceWriter(teller, edition, varied=style == NARRATED)
    if style == PLAIN:
        return list(_plain_lines(visible, wording))
    side_of = {} if teller.fight is None else {id: combatant.side for id, combatant in teller.fight.combatants.items()}
    return list(_Narration(wording, visible, sides_over_time(side_of, facts), narrated=style == NARRATED).lines())


def _plain_lines(facts: Iterable[Fact], wording: SentenceWriter) -> Iterator[NarratedLine]:
    """Yield a line for each fact; rolls of which no more is told than that they were made share one."""
    lines = ((fact, line) for fact in facts if (line := wording.fact_line(fact)))
    for kind, run in groupby(lines, key=lambda told: told[0]["kind"] if wording.is_hidden_roll(*told) else None):
        told = list(run)
        if kind is None or len(told) == 1:
            yield from (NarratedLine(fact["kind"], line, fact) for fact, line in told)
        else:
            text = wording.hidden_rolls(str(fact["actor"]) for fact, _ in told)
            yield NarratedLine(kind, text, told[0][0], tuple(fact["n"] for fact, _ in told))


def narrate_on(
    visible: Sequence[Fact], teller: Teller, edition: Edition, states: Mapping[str, str], *, is_over: bool
) -> tuple[list[NarratedLine], Mapping[str, str]]:
    """Return the terse lines of facts that follow others, and what has become of each combatant in the end.

    The facts are visible ones of the edition, and begin with a turn or a round; `states` is what had become of each
    before. `is_over`: whether their last turn is over, too.
    """
    wording = SentenceWriter(teller, edition, varied=False)
    narration = _Narration(wording, visible, sides_over_time({}, ()), narrated=False, is_over=is_over)
    narration.state = dict(states)
    return list(narration.body(in_order_told(visible))), narration.state


class _Narration:
    """Tells a fight in one of the styles that join facts."""

    def __init__(
        self,
        wording: SentenceWriter,
        facts: Sequence[Fact],
        side_at: SideAt,
        *,
        narrated: bool,
        is_over: bool = False,
    ) -> None:
        self.wording = wording
        self.is_over = is_over
        self.has_ended = any(fact["kind"] == "end" for fact in facts)
        self.facts = facts
        self.side_at = side_at
        self.narrated = narrated
        self.state: dict[str, str] = {}
        """What has become of each who fell, died, left or woke."""
        self.links = 0
        """How many sentences began with a word like *then*."""
        self.put_off: frozenset[int] = frozenset()
        """The turns, by the numbers of their facts, that come again later: nobody has let them pass."""
        self.running_turn: LoggedTurn | None = None
        """The turn in which the fight stands, or stood as it was ended: nobody has let it pass."""

    def lines(self) -> Iterator[NarratedLine]:
        """Yield all lines, from the cast to the end."""
        yield from self._head()
        ends = [number for number, fact in enumerate(self.facts, 1) if fact["kind"] == "end"]
        end = ends[-1] if ends else len(self.facts)
        yield from self.body(self.facts[:end])
        yield from self._end()
        yield from self.body(self.facts[end:])

    def body(self, facts: Iterable[Fact]) -> Iterator[NarratedLine]:
        """All rounds, with what stands before the first."""
        phrases = self.wording.teller.system.phrases
        told = [fact for fact in facts if fact["kind"] not in (*ENDING, "house_rules")]
        rounds = structure_facts(told, phrases, self.wording.acts(told))
        self.running_turn = self._last_turn(rounds, told)
        self.put_off = frozenset(_turns_put_off(told))
        for round in rounds:
            lines = list(self._round(round))
            heading = None if round.fact is None else self.wording.fact_line(round.fact)
            if lines and heading:
                yield NarratedLine("round", heading, round.fact)
            yield from lines

    def _last_turn(self, rounds: Sequence[LoggedRound], told: Sequence[Fact]) -> LoggedTurn | None:
        """The last turn of all, if it is still somebody's, or if the fight was ended in it."""
        fight = self.wording.teller.fight
        if self.is_over or not rounds or not rounds[-1].turns:
            return None
        last_turn = rounds[-1].turns[-1]
        if self.has_ended and last_turn.fact is not None and not last_turn.fact.get("skipped"):
            last_frame = next((fact for fact in reversed(told) if fact["kind"] in FRAMES), None)
            return last_turn if last_frame is last_turn.fact else None
        return last_turn if fight is not None and last_turn.actor == fight.active is not None else None

    def _idle_clause(self, turn: LoggedTurn) -> Clause | None:
        """What is said of one who had this turn and did nothing in it; None if it had none, or still has it."""
        fact = turn.fact
        if fact is None or not self._is_up(turn.actor) or fact.get("veiled") or turn is self.running_turn:
            return None
        verb = WAITS if fact["n"] in self.put_off else IDLE_VERBS[bool(fact.get("skipped"))]
        return Clause("", verb, n=int(fact["n"]))

    def _head(self) -> Iterator[NarratedLine]:
        for fact in self.facts:
            if fact["kind"] == "house_rules" and (line := self.wording.fact_line(fact)):
                yield NarratedLine("house_rules", line, fact)
        by_side: dict[str, list[str]] = {}
        for id in self._from_the_start():
            by_side.setdefault(self.side_at(id, 0), []).append(id)
        for side, ids in by_side.items():
            title = self.wording.teller.side_title(side)
            yield NarratedLine("sides", self.wording.message("told-cast", title=title, names=self.wording.names(ids)))

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
        """What happened in a round, in order: a line for each turn, or sentences as far as the next note."""
        turns = [list(self._turn(turn)) for turn in round.turns]
        busy = {
            part.actor for parts in turns for part in parts if isinstance(part, _NarratedTurn) and not _is_idle(part)
        }
        told: list[_NarratedTurn] = []
        for parts in turns:
            for part in parts:
                if isinstance(part, NarratedLine):
                    yield from self._line_or_paragraph(told, round)
                    told = []
                    yield part
                elif not self.narrated or not _is_idle(part) or part.fact.get("skipped") or part.actor not in busy:
                    told.append(part)
            if not self.narrated:
                yield from self._line_or_paragraph(told, round)
                told = []
        yield from self._line_or_paragraph(told, round)

    def _line_or_paragraph(self, parts: Sequence[_NarratedTurn], round: LoggedRound) -> Iterator[NarratedLine]:
        """The line of a turn, or the paragraph of what was done in several."""
        if not parts:
            return
        numbers = tuple(clause.n for part in parts for clause in part.clauses)
        if not self.narrated:
            text = "; ".join(self._plain_text(part) for part in parts)
            yield NarratedLine(TOLD, self.wording.capitalize(text), parts[0].fact, numbers)
            return
        sentences: list[list[_NarratedTurn]] = []
        for part in parts:
            if sentences and part.several and part.several == sentences[-1][-1].several:
                sentences[-1].append(part)
            else:
                sentences.append([part])
        yield NarratedLine(TOLD, " ".join(self._linked_sentences(sentences)), round.fact, numbers)

    def _turn(self, turn: LoggedTurn) -> Iterator[_NarratedTurn | NarratedLine]:
        """What each did in a turn and what was noted, in order; fillers only if nothing else was done."""
        idle = self._idle_clause(turn)
        pieces = list(self._pieces(turn))
        clauses_of_turn = [piece[1] for piece in pieces if not isinstance(piece, NarratedLine)]
        verbs = [clause.shared_verb for clause in clauses_of_turn if not clause.gives_turn]
        if any(verb not in FILLERS for verb in verbs):
            pieces = [
                piece for piece in pieces if isinstance(piece, NarratedLine) or piece[1].shared_verb not in FILLERS
            ]
        if idle is not None and clauses_of_turn and not verbs:
            text = self.wording.message(f"deed-{idle.shared_verb}")
            pieces.insert(0, (turn.actor, idle._replace(text=text)))
        for _, run in groupby(pieces, key=_sentence_key):
            subject: str | None = None
            clauses: list[Clause] = []
            for piece in run:
                if isinstance(piece, NarratedLine):
                    yield piece
                    continue
                subject, clause = piece
                if not clauses or clauses[-1].text != clause.text:
                    clauses.append(clause)
            if clauses:
                yield _NarratedTurn(subject, tuple(clauses), turn.fact or turn.deeds[0].fact)
        if idle is not None and not clauses_of_turn:
            assert turn.fact is not None
            yield _NarratedTurn(turn.actor, (idle,), turn.fact)

    def _pieces(self, turn: LoggedTurn) -> Iterator[tuple[str | None, Clause] | NarratedLine]:
        """The clauses of a turn with their subjects; a note is nobody's deed and a line of its own."""
        for actor, is_ruled, deeds in _by_actor(turn.deeds, self.wording.teller.ruled):
            if _is_note(deeds[0]):
                lines = ((deed, self.wording.fact_line(deed.fact)) for deed in deeds)
                yield from (NarratedLine(deed.word, line, deed.fact, (deed.fact["n"],)) for deed, line in lines if line)
                continue
            shown_deeds = [deed for deed in deeds if deed.word != "interrupt" or self._is_up(deed.actor)]
            clauses = list(self.wording.turn_clauses(shown_deeds))
            for deed in deeds:
                self._note_fates(deed)
            for clause in clauses:
                yield None if clause.is_sentence else actor, clause._replace(is_ruled=is_ruled)

    def _note_fates(self, deed: LoggedDeed) -> None:
        for blow in deed.blows:
            if blow.fate is not None:
                self.state[blow.target] = BECOMES[blow.fate["kind"]]

    def _is_up(self, id: str | None) -> bool:
        return self.state.get(id or "", STANDING) == STANDING

    def _plain_text(self, part: _NarratedTurn) -> str:
        if part.actor is None:
            if self.narrated:
                return " ".join(self.wording.sentence(clause.text) for clause in part.clauses)
            return "; ".join(clause.text for clause in part.clauses)
        if _is_idle(part):
            line = self.wording.fact_line(part.fact) if part.fact.get("skipped") and not self.narrated else None
            return line or self._shared_verb([part]).rstrip(".")
        return f"{self.wording.teller.name(part.actor)} {self.wording.listed([clause.text for clause in part.clauses])}"

    def _shared_verb(self, parts: Sequence[_NarratedTurn]) -> str:
        ids = list(dict.fromkeys(str(part.actor) for part in parts))
        return self.wording.message(f"told-{parts[0].shared_verb}", count=len(ids), names=self.wording.names(ids))

    def _linked_sentences(self, sentences: Sequence[Sequence[_NarratedTurn]]) -> Iterator[str]:
        """The sentences of a paragraph; now and then a deed after another begins with a word like *then*."""
        follows_deed = False
        for parts in sentences:
            names = list(dict.fromkeys(str(part.actor) for part in parts))
            texts = list(dict.fromkeys(self._plain_text(part) for part in parts))
            is_deed = parts[0].actor is not None and parts[0].clauses[0].deed in LINKED
            tells_now = any(clause.plural for part in parts for clause in part.clauses)
            may_link = is_deed and follows_deed and len(names) == 1 and not tells_now
            is_linked = may_link and int(parts[0].fact["n"]) % LINKED_EVERY == 0
            if len(names) > 1 and parts[0].shared_verb:
                texts = [self._shared_verb(parts)]
            elif len(names) > 1:
                texts = [f"{self.wording.names(names)} {parts[0].several}"]
            if is_linked:
                texts[0] = self.wording.message("told-next", way=self.links % LINKS, sentence=texts[0])
                self.links += 1
            follows_deed = is_deed and not is_linked
            yield from (self.wording.sentence(text) for text in texts)

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
            by_state.setdefault(self.state.get(id) or self._untold_state(id), []).append(id)
        for state in (DEAD, FALLEN, GONE, STANDING):
            ids = by_state.get(state)
            if ids:
                yield NarratedLine(
                    "standing", self.wording.message(f"told-{state}", count=len(ids), names=self.wording.names(ids))
                )

    def _untold_state(self, id: str) -> str:
        """The state of somebody of whose fall nothing was told, as one sees it: it came so, or a status brought it."""
        fight, edition = self.wording.teller.fight, self.wording.edition
        last = self.facts[-1]["n"] if self.facts else 0
        if fight is None or (edition is not None and id in edition.hidden(last)):
            return STANDING
        return BROUGHT.get(fight.combatants[id].state, FALLEN)


def _is_note(deed: LoggedDeed) -> bool:
    return deed.word in OWN_WORDS and deed.actor is None


def _turns_put_off(facts: Iterable[Fact]) -> Iterator[int]:
    """Yield the numbers of turns in which who has it takes a later place."""
    turn: Fact = {}
    for fact in facts:
        if fact["kind"] in ("turn", "round", "phase"):
            turn = fact if fact["kind"] == "turn" else {}
        elif fact["kind"] == "initiative" and fact.get("why") in WAITING and fact["actor"] == turn.get("actor"):
            yield int(turn["n"])


def _is_idle(part: _NarratedTurn) -> bool:
    """Whether somebody did nothing."""
    return not part.clauses[0].text


def _by_actor(
    deeds: Iterable[LoggedDeed], ruled: AbstractSet[int]
) -> Iterator[tuple[str | None, bool, list[LoggedDeed]]]:
    """Consecutive deeds of the same actor, together; notes apart, and what came of the commands that were `ruled`."""

    def kind(deed: LoggedDeed) -> tuple[str | None, bool, bool]:
        return deed.actor, deed.fact["command"] in ruled, _is_note(deed)

    for (actor, is_ruled, _), run in groupby(deeds, key=kind):
        yield actor, is_ruled, list(run)


def _sentence_key(piece: tuple[str | None, Clause] | NarratedLine) -> object:
    """What pieces share that are told in one sentence: their subject, and whether they came of a ruling."""
    return id(piece) if isinstance(piece, NarratedLine) else (piece[0], piece[1].is_ruled)
