"""All that a fight shows at one position of its journal: plain values, compared slice by slice with the last view."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from models.marks.cues import Cue
from rules.core.display import Moment
from ui.session.appearance import Looks
from ui.session.view.board import BoardState
from ui.session.view.order import OrderRow
from ui.session.view.question import QuestionView


@dataclass(frozen=True, slots=True)
class CountdownView:
    """A running countdown."""

    name: str
    words: str
    """What is left of it, and what happens at its end."""
    is_up: bool
    left: str = ""
    """What is left of it alone."""


@dataclass(frozen=True, slots=True)
class ClockView:
    """The time in the fight."""

    round: str
    """The round in words; empty before the first."""
    phase: str
    """The id of the phase."""
    phase_words: str
    tick: int | None
    """None where no ticks are counted now."""
    countdowns: tuple[CountdownView, ...]
    begins: bool
    """Whether the open question belongs to the beginning of the fight."""

    @property
    def is_over(self) -> bool:
        """Whether the fight has ended."""
        return self.phase == "ended"


@dataclass(frozen=True, slots=True)
class WaveView:
    """Reinforcements that enter together."""

    number: int
    title: str
    words: str
    """Who they are and when they come."""
    is_due: bool
    is_counted: bool
    """Whether a countdown that runs tells of them."""


@dataclass(frozen=True, slots=True)
class CueView:
    """A reminder for the game master."""

    cue: Cue
    words: str
    """When it is due, and its text."""
    is_due: bool
    whom: tuple[str, ...] = ()
    """The names of the combatants of its proposal, once it is due."""


@dataclass(frozen=True, slots=True)
class TimelineView:
    """The round as a line of moments; empty if the system has none, or no round runs."""

    moments: tuple[Moment, ...] = ()
    tick: int = 0
    round: int = 0
    active: str | None = None
    names: Mapping[str, str] = field(default_factory=dict)
    letters: Mapping[str, str] = field(default_factory=dict)
    sides: Mapping[str, str] = field(default_factory=dict)
    turns: Mapping[str, int] = field(default_factory=dict)
    """1 for the next combatant, 2 for the one after."""
    looks: Looks = field(default_factory=dict)


@dataclass(frozen=True)
class FightView:
    """A fight as it is, or as it was in the past that is shown: the one value that all parts are drawn from."""

    title: str
    """The encounter's name."""
    is_past: bool
    round: int
    active: str | None
    """The id of the active combatant."""
    sides: tuple[str, ...]
    letters: Mapping[str, str]
    """Combatant id to the letter that aims at it."""
    looks: Looks
    """Combatant id to its look; everybody in the fight has one."""
    rows: tuple[OrderRow, ...]
    """The order from top to bottom."""
    clock: ClockView
    timeline: TimelineView
    waves: tuple[WaveView, ...]
    cues: tuple[CueView, ...]
    question: QuestionView | None
    board: BoardState | None
    """The board; None without one, or with nobody on it."""
    notes: str
    """The encounter's notes."""
    is_decided: bool
    """Whether it is on and can be ended, as there is nobody left to fight."""

    @property
    def is_running(self) -> bool:
        """Whether the fight has begun and has not ended."""
        return self.clock.phase not in ("setup", "ended")

    def row(self, id: str) -> OrderRow | None:
        """Return the row of a combatant; None where there is no such."""
        return next((row for row in self.rows if row.id == id), None)

    @property
    def reminds(self) -> bool:
        """Whether reminders may be shown now: no question is open, and the present is shown."""
        return self.question is None and not self.is_past
