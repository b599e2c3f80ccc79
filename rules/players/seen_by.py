"""What an audience may know of a fight: whoever is hidden, and what nobody may know, is left out here alone."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from itertools import islice
from math import floor
from typing import Any

from rules.board.board import board_data
from rules.core.drawings import status_drawing
from rules.core.facts import Command, Fact
from rules.core.letters import NO_LETTERS, OwnLetters, letters
from rules.core.memory import Memory
from rules.core.questions import ChoiceQuestion, Question
from rules.core.state import Combatant, Condition, Fight
from rules.log.redaction import Edition, Hidden, hidden_always, names_for_players, players_edition
from rules.log.sentences import Teller
from rules.players.players_view import (
    ChipOnView,
    ConditionOnView,
    CountdownOnView,
    DeclaredOnView,
    Health,
    LineOnView,
    MomentOnView,
    OfferOnView,
    PlayersView,
    QuestionOnView,
    RowOnView,
    UndoneDeed,
)
from rules.players.recent_lines import RecentLines
from rules.players.seat_question import SeatQuestion, Wanted
from rules.players.turn_offers import Proposal, TurnOffers, fight_as_seen
from rules.sheets.schema import figures_of
from rules.system.system import System
from rules.system.translated_system import worded
from rules.text.messages import UNKNOWN, messages_of

WORDS, BAR, NUMBERS, NOTHING = HEALTH = "words", "bar", "numbers", "none"
"""What of the health of others is shown."""
HURT = ((1.0, "unhurt"), (0.75, "scratched"), (0.5, "wounded"), (0.25, "badly wounded"))
"""The least share of the vital pool for each word; below the last one: `near falling`."""
NEAR_FALLING = "near falling"
NO_TURN = ("setup", "declaration", "ended")
"""The phases in which nobody is offered a deed."""
EIGHTHS = 8
MOST_NEXT = 7
"""The most who come next."""
ANYBODYS = frozenset({"turn", "resolution", "carried"})
"""Kinds of moments that are seen of everybody who is seen."""


class ShownIds:
    """The ids and letters by which players know combatants: given as these come into sight, the same for an evening.

    They are what the game master's would be in a fight without those who are not seen: in the others a gap would say
    that somebody is missing.
    """

    def __init__(self) -> None:
        self._given: dict[Hashable, str] = {}
        self._fight: Hashable = None
        self._members: Mapping[str, int] = {}
        self._names: dict[str, str] = {}
        self._letters: Mapping[str, str] = {}
        self._own = NO_LETTERS

    def enter(
        self, fight: Hashable, members: Mapping[str, int], own_letters: Callable[[], OwnLetters] = OwnLetters
    ) -> None:
        """Another fight is seen from now on: of those before only `members` (by combatant) are met again.

        `own_letters` returns the letters that these have of their own.
        """
        if fight != self._fight or members.keys() != self._members.keys():
            self._own = own_letters()
        if fight != self._fight:
            letters = {self._key(id): letter for id, letter in self._letters.items()}
            self._fight, self._names = fight, {}
            self._members = members
            self._letters = {id: letters[member] for id, member in members.items() if member in letters}
        self._members = members

    def _key(self, combatant: str) -> Hashable:
        return self._members.get(combatant, (self._fight, combatant))

    def id(self, combatant: str) -> str:
        """Return the shown id of a combatant."""
        return self._given.setdefault(self._key(combatant), f"c{len(self._given) + 1}")

    def letters(self, names: Mapping[str, str]) -> Mapping[str, str]:
        """Return the letters of those who are seen, by the names that they are known by."""
        self._names |= names
        self._letters = letters(self._names, self._letters, self._own)
        return self._letters


@dataclass(frozen=True)
class PlayedFight:
    """A fight as it stands, with what its system does not know: the game master's title, letters and secrets."""

    title: str
    """What the encounter is called; it is nobody's secret."""
    fight: Fight
    system: System
    """With the words of its book."""
    facts: Callable[[], Sequence[Fact]]
    """Returns all facts up to here."""
    hidden: AbstractSet[str] = frozenset()
    """Whom the players do not see now."""
    was_hidden: Hidden = field(default_factory=lambda: hidden_always(()))
    position: int = 0
    """A number that grows with each change."""
    secret_countdowns: AbstractSet[str] = frozenset()
    question: Question | None = None
    token: str = ""
    """What names the open question: another for each time that something is asked."""
    wanted: Sequence[Wanted] | None = None
    """The dice that are waited for; None: all of the question."""
    all_declare: bool = False
    """Whether everybody declares at the same time: it is nobody's turn."""
    revealed: Sequence[Mapping[str, Any]] = ()
    """What was declared in secret in this round and is everybody's to see now."""
    is_past: bool = False
    """Whether it is shown as it stood: nothing is asked or offered."""
    memory: Memory = field(default_factory=Memory, compare=False)
    """What was worked out for it, for the first of the audiences for whom it is the same."""


@dataclass(frozen=True)
class Audience:
    """Who looks: the big screen, or a seat with its own combatants."""

    ids: ShownIds
    language: str = "en"
    terms: str = ""
    """The language of the terms of books; empty: each book's own."""
    seat: tuple[str, ...] = ()
    """The combatants of the seat; empty: the big screen."""
    own: AbstractSet[str] | None = None
    """Those whose numbers the players know; None: those who began with the party, while they are with it."""
    health: Mapping[str, str] = field(default_factory=dict)
    """Side to what is shown of the health of others; `words` for all sides that are not named."""
    foes_timers: bool = False
    """Whether timers of conditions of others are shown."""
    chances: bool = False
    """Whether a seat is told the chances of what it may do, and what that would take."""
    told: RecentLines = field(default_factory=RecentLines)
    """What was told before, by whatever audience; the same for an evening."""


def seen_by(played: PlayedFight, audience: Audience) -> PlayersView:
    """Return what an audience sees of a fight."""
    return _Seeing(played, audience).view()


def option_meant(played: PlayedFight, audience: Audience, shown: str) -> str | None:
    """Return the answer to the open question that a seat means by an option of its view; None: it is none of them."""
    question = played.question
    if not isinstance(question, ChoiceQuestion) or question.actor not in audience.seat:
        return None
    options = _Seeing(played, audience).asking().options(question)
    return next((option for option, id in options.items() if id == shown), None)


def command_meant(played: PlayedFight, audience: Audience, proposal: Proposal) -> Command | None:
    """Return the command that a seat means by something that its view offers; None: its view does not offer it."""
    return _Seeing(played, audience).command(proposal)


def declarable(played: PlayedFight, audience: Audience, id: str, actions: Collection[str]) -> tuple[OfferOnView, ...]:
    """Return what somebody of a seat may declare, of some actions, with what of it a declaration has to say."""
    return _Seeing(played, audience).declarable(id, actions)


def deed_known(played: PlayedFight, audience: Audience, command: Mapping[str, Any]) -> str:
    """Return an `act` or `declare` command in short, with the names that an audience knows; `?` if it tells more."""
    seeing = _Seeing(played, audience)
    return seeing.asking().known(str(seeing.system.described(played.fight, command)))


def words_known(played: PlayedFight, audience: Audience, text: str) -> str:
    """Return a text of the rules with the names that an audience knows; empty if it tells more."""
    known = _Seeing(played, audience).asking().known(text)
    return "" if known == UNKNOWN else known


class _Seeing:
    """Works out one view."""

    def __init__(self, played: PlayedFight, audience: Audience) -> None:
        self.played, self.audience, self.fight = played, audience, played.fight
        self.system = worded(played.system, audience.terms)
        self.facts = played.memory.work_out("facts", lambda: list(played.facts()))
        self.edition = played.memory.work_out(("edition", audience.own), self._edition)
        self.names = played.memory.work_out(("names", audience.own), self._names)
        self.teller = Teller(self.system, self.names, audience.language, self.fight, marks_rulings=False)
        combatants = self.fight.combatants.values()
        self.seen = {combatant.id: combatant for combatant in combatants if combatant.id not in played.hidden}
        self.places = played.memory.work_out(
            "order", lambda: {id: place for place, id in enumerate(self.system.outcome.order(self.fight))}
        )
        """Who is still to act, each with its place in the order."""
        self.letters = audience.ids.letters({id: self.name(id) for id in self.seen})

    def _edition(self) -> Edition:
        """Return the players' edition, with the own of the audience."""
        combatants, own, gives_turn = self.fight.combatants, self.audience.own, self.system.phrases.gives_turn
        if own is None:
            return players_edition(combatants, self.facts, self.played.was_hidden, gives_turn)
        return Edition(frozenset(combatants), own, self.played.was_hidden, gives_turn=gives_turn)

    def _names(self) -> dict[str, str]:
        """Return the names by which the audience knows everybody."""
        names = {id: combatant.name for id, combatant in self.fight.combatants.items()}
        return names_for_players(names, self.facts, self.edition)

    def view(self) -> PlayersView:
        fight, ids, audience = self.fight, self.audience.ids, self.audience
        seat = next((id for id in audience.seat if id in self.seen), None)
        rows = tuple(self._row(id) for id in self._order())
        coming = (id for id in self.played.memory.work_out("coming", self._coming) if id in self.seen)
        active = None if self.played.all_declare or fight.active not in self.seen else fight.active
        return PlayersView(
            language=audience.language,
            seat=None if seat is None else ids.id(seat),
            position=self.played.position,
            title=self.played.title,
            round=fight.round,
            phase=fight.phase,
            phase_label=self.teller.phase(fight.phase),
            round_label=self.teller.round_name(fight.round) if fight.round else "",
            tick=fight.tick,
            active=None if active is None else ids.id(active),
            next=() if self.played.all_declare else tuple(ids.id(id) for id in islice(coming, MOST_NEXT)),
            rows=rows,
            timeline=tuple(self._moments()),
            board=self._board(),
            board_rules=None if fight.board is None else self.system.board_rules(fight.options),
            countdowns=tuple(
                CountdownOnView(name, countdown.left)
                for name, countdown in fight.countdowns.items()
                if name not in self.played.secret_countdowns
            ),
            declared=tuple(self._declared({row.id for row in rows if not row.acted})),
            log=self._lines(),
            question=self._question(),
            offers=self._offers(),
            undone=self._undone(),
        )

    def _coming(self) -> tuple[str, ...]:
        return tuple(self.system.coming(self.fight))

    def name(self, id: str) -> str:
        """Return the name of somebody who is seen."""
        return self.names.get(id) or self.fight.combatants[id].name

    def is_own(self, id: str) -> bool:
        """Whether the audience knows somebody's numbers now."""
        return id in self.audience.seat or self.edition.is_own(id, len(self.facts) + 1)

    # --- rows ------------------------------------------------------------------------------------------

    def _order(self) -> list[str]:
        """Return those who are seen: who still acts, in order, the others, the fallen, who left."""

        def rank(combatant: Combatant) -> tuple[int, int]:
            if combatant.state == "active" and (combatant.id in self.places or combatant.id == self.fight.active):
                return 0, self.places.get(combatant.id, -1)
            part = 1 if combatant.state == "active" else 3 if combatant.state == "out" else 2
            return part, -(combatant.initiative or 0)

        return [combatant.id for combatant in sorted(self.seen.values(), key=rank)]

    def _row(self, id: str) -> RowOnView:
        combatant, own = self.seen[id], self.is_own(id)
        is_waiting = id in self.places or self.fight.active == id
        standing = self.system.standing(combatant)
        return RowOnView(
            id=self.audience.ids.id(id),
            name=self.name(id),
            letter=self.letters[id],
            side=combatant.side,
            own=own,
            state=combatant.state,
            standing=standing,
            state_label="" if standing == "active" else self.teller.say(f"state-{standing}") or "",
            acted=self.fight.phase not in ("setup", "ended") and combatant.state == "active" and not is_waiting,
            health=self._health(combatant, own=own),
            conditions=tuple(self._condition(condition, own=own) for condition in combatant.conditions),
            chips=tuple(
                ChipOnView(chip.id, chip.label, chip.good, chip.drawing)
                for chip in self.system.chips(self.fight, combatant)
                if own or chip.public
            ),
            cell=None if combatant.cell is None or combatant.state == "out" else combatant.cell,
            wide=self._cells_wide(combatant),
            facing=(combatant.facing or "") if combatant.cell is not None and combatant.state == "active" else "",
        )

    def _cells_wide(self, combatant: Combatant) -> int:
        """Return how many cells somebody on the board is wide."""
        if combatant.cell is None:
            return 1
        covered = self.system.ground.covers(combatant, combatant.cell)
        return max(x for x, _ in covered) - combatant.cell[0] + 1

    def _health(self, combatant: Combatant, *, own: bool) -> Health:
        shown = NUMBERS if own else self.audience.health.get(combatant.side, WORDS)
        pools = self.system.pools_of(combatant)
        if shown == NUMBERS:
            return Health(pools)
        vital = next((pool for pool in pools if pool.vital), None)
        if vital is None or shown == NOTHING:
            return Health()
        share = min(1.0, max(0.0, vital.value / vital.maximum)) if vital.maximum > 0 else 0.0
        if shown == BAR:
            return Health(share=share if share in (0.0, 1.0) else max(1, floor(share * EIGHTHS)) / EIGHTHS)
        return Health(word=next((word for least, word in HURT if share >= least), NEAR_FALLING))

    def _condition(self, condition: Condition, *, own: bool) -> ConditionOnView:
        status, label, gloss = self.system.statuses.get(condition.status), "", ""
        timer = condition.timer if own or self.audience.foes_timers else None
        if status is not None and own:
            messages = messages_of(self.system.phrases.file, self.audience.language, translated=bool(self.system.words))
            label = self.system.condition_label(condition)
            gloss = messages.first_of(status.gloss_ids, figures_of(self.fight.options))
        else:
            label = self.teller.status(condition.status)
        if status is None:
            drawing = status_drawing("", condition.status, "other", good=False)
            time_left = "" if timer is None else str(timer)
            return ConditionOnView(condition.status, label, gloss, timer, drawing, "other", False, 0, time_left)
        look = status.shown_drawing, status.family, status.good, status.weight
        time_left = "" if timer is None else self.system.window.timer_label(self.system, condition)
        return ConditionOnView(condition.status, label, gloss, timer, *look, time_left)

    # --- time, board and log -----------------------------------------------------------------------------

    def _moments(self) -> Iterator[MomentOnView]:
        """Yield what comes in this round of those who are seen; timers alone of one's own."""
        if self.fight.phase in ("setup", "ended"):
            return
        for moment in self.system.window.timeline(self.fight):
            id = moment.combatant
            if id is None or id not in self.seen:
                continue
            if moment.kind in ANYBODYS or self.is_own(id):
                yield MomentOnView(moment.tick, moment.kind, self.audience.ids.id(id))

    def _board(self) -> dict[str, Any] | None:
        board = self.fight.board
        if board is None:
            return None
        return self.played.memory.work_out(
            "board", lambda: board_data(board, self.system.board_rules(self.fight.options))
        )

    def _lines(self) -> tuple[LineOnView, ...]:
        """Return the last lines of the players' edition, told once for all who read the same."""
        audience, edition = self.audience, self.edition
        key = (audience.language, audience.terms, edition.own)
        return self.played.memory.work_out(
            ("lines", key), lambda: audience.told.lines(self.facts, self.teller, edition, key)
        )

    def _declared(self, waiting: AbstractSet[str]) -> Iterator[DeclaredOnView]:
        """Yield what was revealed of those who are seen and still wait to do it."""
        lines = self.system.window.declarations(self.fight) if self.played.revealed else ()
        undone = {line.combatant for line in lines if line.command is not None}
        for command in self.played.revealed:
            id = str(command["actor"])
            if id in self.seen and id not in undone and self.shown_id(id) in waiting:
                deed = str(self.system.described(self.fight, command))
                yield DeclaredOnView(self.shown_id(id), self.asking().known(deed))

    # --- what is asked of a seat -------------------------------------------------------------------------

    def _question(self) -> QuestionOnView | None:
        played = self.played
        if played.question is None or not self.audience.seat:
            return None
        return self.asking().view(played.question, played.token, played.wanted)

    def asking(self) -> SeatQuestion:
        """Return what puts the open question into the seat's words."""
        names = {id: combatant.name for id, combatant in self.fight.combatants.items()}
        return SeatQuestion(self, self.seen.keys() & self.audience.seat, names)

    def shown_id(self, id: str) -> str:
        """Return the id by which the audience knows somebody."""
        return self.audience.ids.id(id)

    def _offers(self) -> tuple[OfferOnView, ...] | None:
        """Return what the seat whose turn it is may do now."""
        active = self._acting()
        if active is None:
            return None
        return tuple(self._turn(active).all(foretells=self.audience.chances))

    def _undone(self) -> UndoneDeed | None:
        """Return what the seat whose turn it is has declared for now and not done."""
        active = self._acting()
        command = None if active is None else self.system.window.undone(self.fight, self.seen[active])
        if command is None:
            return None
        targets = tuple(self.shown_id(id) for id in command.get("targets", ()) if id in self.seen)
        words = messages_of(self.system.phrases.file, self.audience.language, translated=bool(self.system.words))
        leaving = words.format("leaving-declared", figures_of(self.fight.options)) or ""
        return UndoneDeed(str(command["action"]), str(command.get("with") or ""), targets, leaving)

    def _acting(self) -> str | None:
        """Return who of the seat has the turn."""
        active = self.fight.active
        is_own = active in self.audience.seat and active in self.seen
        return active if is_own and not self.played.is_past and self.fight.phase not in NO_TURN else None

    def declarable(self, id: str, actions: Collection[str]) -> tuple[OfferOnView, ...]:
        """Return what somebody may declare of some actions."""
        return tuple(self._turn(id).declared(actions))

    def _turn(self, active: str) -> TurnOffers:
        fight = self.played.memory.work_out("seen fight", lambda: fight_as_seen(self.fight, self.played.hidden))
        shown = {id: self.audience.ids.id(id) for id in self.seen}
        return TurnOffers(self.system, fight, fight.combatants[active], shown, self.teller)

    def command(self, proposal: Proposal) -> Command | None:
        """Return the command that a proposal of the seat means now; None: it is not what is offered."""
        active = self._acting()
        return None if active is None else self._turn(active).command(proposal)
