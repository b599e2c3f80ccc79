"""What the players may see of the open fight: its present position with its secrets, and a view for each audience."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields, replace
from types import MappingProxyType
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from models.marks.marks import Marks, countdowns_in, hidden_spans
from rules.core.facts import Command
from rules.core.state import Combatant
from rules.engine.journal import Journal
from rules.engine.service import Refused, RulesService
from rules.engine.triggers import COUNTDOWN
from rules.log.redaction import Edition, Hidden, HiddenSpans, names_for_players
from rules.log.refusals import refusal_sentence
from rules.players.players_view import PlayersView
from rules.players.recent_lines import RecentLines
from rules.players.seen_by import (
    HEALTH,
    Audience,
    PlayedFight,
    ShownIds,
    command_meant,
    option_meant,
    seen_by,
    words_known,
)
from rules.players.turn_offers import Proposal, fight_as_seen
from ui.services.preferences import LibraryPreferences
from ui.session.appearance import NO_LOOKS, LookMaker, Looks
from ui.session.command_tags import secret_countdowns
from ui.session.controller import Conductor
from ui.session.fight import OpenFight
from ui.session.marks import MarksController
from ui.session.pending_command import DieSlot, open_slots
from ui.session.prompts import OpenQuestion
from ui.text.words import as_read, terms_language


@dataclass(frozen=True)
class PlayersSettings:
    """What the game master lets the players see."""

    health: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    """Side to what is shown of the health of others: one of `HEALTH`; `words` for the sides that are not named."""
    foes_timers: bool = False
    """Whether timers of conditions of others are shown."""
    knows_party: bool = True
    """Whether everybody knows the numbers of the whole party; else a seat knows its own alone, the big screen none."""
    declares_in_secret: bool = True
    """Whether players declare on their phones at the same time, and nobody sees it before all have."""
    shows_declared: bool = False
    """Whether the game master sees what players have declared in secret before it is revealed."""
    answers_wait: bool = False
    """Whether an answer from a phone waits for the game master's key."""
    same_seats: bool = False
    """Whether a phone that comes back sits down by itself where it sat the last time."""
    chances: bool = False
    """Whether a seat is told the chances of what it may do, as the game master is."""

    @classmethod
    def unpack(cls, data: Mapping[str, Any]) -> PlayersSettings:
        """Return the settings that were saved; what makes no sense in them is as it is by default."""
        health = data.get("health")
        shown = health.items() if isinstance(health, Mapping) else ()
        return cls(
            {side: word for side, word in shown if isinstance(side, str) and word in HEALTH},
            **{name: value for name, value in data.items() if name in SWITCHES and isinstance(value, bool)},
        )

    def with_values(self, values: Mapping[str, Any]) -> PlayersSettings:
        """Return the settings with others in the place of some."""
        return self.unpack({**self.pack(), **values})

    def pack(self) -> dict[str, Any]:
        """Return the settings as they are saved."""
        return {**asdict(replace(self, health={})), "health": dict(self.health)}


SWITCHES = frozenset(field.name for field in fields(PlayersSettings) if isinstance(field.default, bool))
"""The settings that are on or off."""


MOST_SEATS = 64
"""The most seats that are kept for another evening."""


class PlayersTable(QObject):
    """Hands out what the players may see of the open fight, worked out once for each position and audience.

    While the game master looks back, the players see the present, unless the past is to be shown to them as well.
    """

    changed = Signal()
    """Another view may have to be shown; said once for all that a command changes, when the window is at rest again."""

    settings_changed = Signal()

    def __init__(
        self, conductor: Conductor, preferences: LibraryPreferences | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent or conductor)
        self._conductor = conductor
        conductor.has_players = True
        self._preferences = preferences or LibraryPreferences(conductor.library.path, parent=self)
        self._settings = PlayersSettings.unpack(self._preferences.players)
        self.ids = ShownIds()
        """The ids and letters of this evening."""
        self._told, self._looks = RecentLines(), LookMaker()
        self._all_declare = False
        self._revealed: tuple[Command, ...] = ()
        self._shows_past = False
        self.position = 0
        """Grows with each change, whatever fight is open."""
        self._played: PlayedFight | None = None
        self._asked: OpenQuestion | None = None
        """The question that was asked last, open or not."""
        self._token = 0
        self._announcing = QTimer(self, singleShot=True)
        self._announcing.timeout.connect(self.changed)
        conductor.fight_changed.connect(self._fight_changed)
        for signal in (conductor.step_done, conductor.rewound, conductor.marking.marks_changed):
            signal.connect(self._note_change)
        conductor.questions.question_changed.connect(self._question_changed)
        self._fight_changed()

    @property
    def settings(self) -> PlayersSettings:
        """What the game master lets the players see."""
        return self._settings

    @settings.setter
    def settings(self, settings: PlayersSettings) -> None:
        self._preferences.players = settings.pack()
        if settings != self._settings:
            self._settings = settings
            self._note_change()
            self.settings_changed.emit()

    @property
    def shows_past(self) -> bool:
        """Whether the players are shown the past that the game master looks at."""
        return self._shows_past and self._conductor.looks_back

    @property
    def can_show_past(self) -> bool:
        """Whether the game master looks at the past."""
        return self._conductor.looks_back

    def show_past(self, *, shown: bool) -> None:
        """Show the players the past that the game master looks at, until the present is shown again; or the present."""
        if shown != self._shows_past:
            self._shows_past = shown
            self._note_change()

    def look_again(self) -> None:
        """Another point of the past is looked at, or the present again."""
        if self._shows_past:
            self._shows_past = self._conductor.looks_back
            self._note_change()

    def played(self) -> PlayedFight | None:
        """Return the fight that the players are shown, with what is secret in it; None without one."""
        conductor = self._conductor
        if self._played is None and self.shows_past:
            self._played = self._past()
        if self._played is None and conductor.open_fight is not None:
            fight = conductor.open_fight.present
            self.ids.enter(fight.encounter_id, fight.known_members(), lambda: fight.own_letters)
            marking, journal, asked = conductor.marking, fight.service.journal, self._open_question(fight)
            self._played = PlayedFight(
                fight.name,
                fight.fight,
                fight.service.system,
                journal.facts,
                marking.hidden,
                _hidden_in(marking.history(), journal),
                self.position,
                hidden_countdowns(fight, marking.marks),
                None if asked is None else asked.question,
                "" if asked is None else str(self._token),
                None if asked is None else [(slot.place[1], slot.place[2]) for slot in open_slots(asked.slots)],
                self._all_declare,
                self._revealed,
            )
        return self._played

    def _past(self) -> PlayedFight:
        """Return the past that is looked at: without whoever was hidden then, or is now."""
        fight, marking = self._conductor.current_fight, self._conductor.marking
        self.ids.enter(fight.encounter_id, fight.present.known_members())
        journal = fight.service.journal
        facts, was_hidden = journal.facts(), _hidden_in(marking.history(), journal)
        return PlayedFight(
            fight.name,
            fight.fight,
            fight.service.system,
            journal.facts,
            marking.hidden | was_hidden(len(facts) + 1),
            was_hidden,
            self.position,
            hidden_countdowns(fight, marking.marks),
            is_past=True,
        )

    def let_all_declare(self, revealed: tuple[Command, ...], *, in_secret: bool) -> None:
        """Say whether everybody declares in secret now, and what was declared so in this round and is revealed."""
        if (in_secret, revealed) != (self._all_declare, self._revealed):
            self._all_declare, self._revealed = in_secret, revealed
            self._note_change()

    def last_seats(self) -> Mapping[str, str]:
        """Return the names of the seats that phones had the last time, by their keys."""
        kept = self._preferences.seats
        return {key: name for key, name in kept.items() if isinstance(name, str)}

    def keep_seats(self, seats: Mapping[str, str]) -> None:
        """Keep names of seats by their keys, and nothing else of whoever sat there."""
        self._preferences.seats = dict(list(seats.items())[-MOST_SEATS:])

    def present(self) -> Mapping[str, Combatant]:
        """Return those in the present of the open fight whom the players see."""
        fight, hidden = self._conductor.open_fight, self._conductor.marking.hidden
        combatants = {} if fight is None else fight.present.fight.combatants
        return {id: each for id, each in combatants.items() if id not in hidden}

    def members(self) -> Mapping[str, int]:
        """Return the members of a party in the open fight, by their combatants."""
        fight = self._conductor.open_fight
        return {} if fight is None else fight.present.known_members()

    def looks(self) -> Looks:
        """Return how those look who are seen, by the ids that players know them by; `OwnLook.seen` keeps secrets."""
        played, opened = self.played(), self._conductor.open_fight
        if played is None or opened is None:
            return NO_LOOKS
        looks = self._looks.looks(played.fight, played.system, opened.present.looks)
        return {self.ids.id(id): look for id, look in looks.items() if id not in played.hidden}

    def view(self, seat: Sequence[str] = (), language: str = "") -> PlayersView | None:
        """Return what the seat of some combatants sees, or the big screen; None without a fight.

        `language`: by default the window's.
        """
        played, spoken = self.played(), language or self._conductor.language
        if played is None:
            return None
        key = ("view", spoken, tuple(seat))
        return played.memory.work_out(key, lambda: seen_by(played, self.audience(seat, spoken)))

    def audience(self, seat: Sequence[str] = (), language: str = "") -> Audience:
        """Return the audience of a seat, or the big screen, as the game master has set what it may see."""
        spoken = language or self._conductor.language
        return Audience(
            self.ids,
            spoken,
            terms_language(spoken),
            tuple(seat),
            None if self._settings.knows_party else frozenset(seat),
            self._settings.health,
            self._settings.foes_timers,
            self._settings.chances,
            RecentLines() if self.shows_past else self._told,
        )

    # --- what a seat wants to do ---------------------------------------------------------------------

    def command_meant(self, seat: Sequence[str], proposal: Proposal) -> Command | None:
        """Return the command that a seat means by something that its view offers; None: its view does not offer it."""
        played = self.played()
        return None if played is None else command_meant(played, self.audience(seat), proposal)

    def refusal_as_seen(self, command: Command) -> Refused | None:
        """Return what would refuse a command in a fight in which those who are hidden have left."""
        played = self.played()
        if played is None or not played.hidden:
            return self._conductor.refusal_of(command)
        return RulesService(fight_as_seen(played.fight, played.hidden), played.system).refusal_of(command)

    def refusal_known(self, refused: Refused, seat: Sequence[str], language: str) -> str:
        """Return a refusal as a seat may read it; empty if it tells more."""
        played = self.played()
        if played is None:
            return ""
        names = {id: combatant.name for id, combatant in played.fight.combatants.items()}
        system = as_read(played.system, language)
        sentence = refusal_sentence(system, refused.code, refused.details, names, language)
        return words_known(played, self.audience(seat, language), sentence)

    # --- answers of a seat -----------------------------------------------------------------------------

    def option_meant(self, seat: Sequence[str], token: str, option: str) -> str | None:
        """Return the answer that a seat means by an option of its view; None if that is not asked of it now."""
        played = self.played() if self._is_open(token) else None
        return None if played is None else option_meant(played, self.audience(seat), option)

    def dice_meant(self, seat: Sequence[str], token: str) -> tuple[DieSlot, ...]:
        """Return the dice that a seat's view asks for, in its order; none if that is not asked of it now."""
        asked = self._conductor.open_question
        if asked is None or not self._is_open(token):
            return ()
        return tuple(slot for slot in open_slots(asked.slots) if slot.roll.actor in seat)

    def _is_open(self, token: str) -> bool:
        """Whether the question of a token can be answered now: not while the past is shown."""
        return self._conductor.open_question is not None and token == str(self._token)

    def _note_change(self) -> None:
        self.position += 1
        self._played = None
        self._announcing.start()

    def _fight_changed(self) -> None:
        self._asked, self._told = None, RecentLines()
        self._question_changed(self._conductor.open_question)

    # --- the question ----------------------------------------------------------------------------------

    def _question_changed(self, asked: OpenQuestion | None) -> None:
        """Another question is open, or none; one that is asked again after looking back keeps its token."""
        if asked is not None:
            if self._asked is None or _point_of(asked) != _point_of(self._asked):
                self._token += 1
            self._asked = asked
        self._note_change()

    def _open_question(self, fight: OpenFight) -> OpenQuestion | None:
        """Return the question that is open in the present, also while it waits as the past is shown."""
        if not self._conductor.looks_back:
            return self._conductor.open_question
        kept = fight.pending
        return (
            self._asked
            if self._asked is not None and kept is not None and kept.command == self._asked.command
            else None
        )


def _point_of(asked: OpenQuestion) -> tuple[Command, int, tuple[int, ...]]:
    return asked.command, asked.answers, asked.dice


def _hidden_in(kept: Marks, journal: Journal) -> Hidden:
    """Return who was hidden at each fact of a journal, by the marks of its fight with their steps."""
    spans = hidden_spans(kept, [len(entry.facts) for entry in journal.entries[: journal.cursor]])
    return HiddenSpans({id: [(span.first_fact, span.end_fact) for span in each] for id, each in spans.items()})


def names_known(fight: OpenFight, marking: MarksController) -> dict[str, str]:
    """Return by which names the players know those whom they see, where the game master's are others."""
    journal, combatants = fight.service.journal, fight.fight.combatants
    names = {id: combatant.name for id, combatant in combatants.items()}
    edition = Edition(frozenset(names), frozenset(), _hidden_in(marking.history(), journal))
    known = names_for_players(names, journal.facts(), edition)
    return {id: name for id, name in known.items() if name not in ("", names[id]) and id not in marking.hidden}


def hidden_countdowns(fight: OpenFight, marks: Marks) -> frozenset[str]:
    """Return the countdowns that the players are not shown: done ones, and secret ones unless the marks say otherwise.

    Secret are those that were started so, and those that tell of a wave.
    """
    if not fight.fight.countdowns:
        return frozenset()
    told, chosen = fight.told_countdowns(), countdowns_in(marks)
    secret = secret_countdowns(fight.service.journal)
    secret |= {wave.title for wave in fight.waves if wave.when["when"] == COUNTDOWN}
    return frozenset(
        name for name in fight.fight.countdowns if name not in told or not chosen.get(name, name not in secret)
    )
