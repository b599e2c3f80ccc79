"""All that a fight shows at one position of its journal: plain values, compared part by part with those before."""

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
    """A countdown that still says something."""

    name: str
    words: str
    """What is left of it, and what its end means."""
    is_up: bool


@dataclass(frozen=True, slots=True)
class ClockView:
    """When it is in the fight."""

    round: str
    """The round in words; empty before the first."""
    phase: str
    """The id of the phase."""
    phase_words: str
    tick: int
    countdowns: tuple[CountdownView, ...]
    begins: bool
    """Whether what is asked belongs to the beginning of the fight."""

    @property
    def is_over(self) -> bool:
        """Whether the fight has ended."""
        return self.phase == "ended"


@dataclass(frozen=True, slots=True)
class WaveView:
    """Those who wait to enter together."""

    number: int
    title: str
    words: str
    """Who they are and when they come."""
    is_due: bool
    is_counted: bool
    """Whether a countdown that runs tells of them."""


@dataclass(frozen=True, slots=True)
class CueView:
    """Something that the game master is to be reminded of."""

    cue: Cue
    words: str
    """When, and what then."""
    is_due: bool
    whom: tuple[str, ...] = ()
    """The names of those for whom it proposes something, once it is due."""


@dataclass(frozen=True, slots=True)
class TimelineView:
    """The round as a line of moments; empty where a system has none, or no round runs."""

    moments: tuple[Moment, ...] = ()
    tick: int = 0
    round: int = 0
    active: str | None = None
    names: Mapping[str, str] = field(default_factory=dict)
    letters: Mapping[str, str] = field(default_factory=dict)
    sides: Mapping[str, str] = field(default_factory=dict)
    turns: Mapping[str, int] = field(default_factory=dict)
    """Who comes next (1) and after that (2)."""


@dataclass(frozen=True)
class FightView:
    """A fight as it stands, or as it stood where one looks back: the one value that its parts are shown from."""

    title: str
    """What the encounter is called."""
    is_past: bool
    round: int
    active: str | None
    """The id of whose turn it is."""
    sides: tuple[str, ...]
    letters: Mapping[str, str]
    """Combatant id to the letter that aims at it."""
    looks: Looks
    """Combatant id to how it looks, as the library says."""
    rows: tuple[OrderRow, ...]
    """The order, as it is shown from above to below."""
    clock: ClockView
    timeline: TimelineView
    waves: tuple[WaveView, ...]
    cues: tuple[CueView, ...]
    question: QuestionView | None
    board: BoardState | None
    """The board; None where there is none, or nobody on it."""
    notes: str
    """What was noted of the encounter while it was prepared."""
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
        """Whether the game master may be reminded of something now: nothing is asked, and this is no past."""
        return self.question is None and not self.is_past
