"""All that a fight shows at one position of its journal: plain values, compared part by part with those before."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from models.marks.cues import Cue
from rules.core.display import BodyPart, Moment
from rules.mechanics.action import Action
from ui.session.prompts import OpenQuestion
from ui.session.view.figures import Figure
from ui.session.view.order import OrderRow, PoolView


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
class StageView:
    """Who acts, what is offered, and what is to be done where nobody acts."""

    title: str
    """Who acts; what the encounter, or the phase in which all declare, is called where nobody stands there."""
    pools: tuple[PoolView, ...] = ()
    words: str = ""
    """What it suffers from and what was noted of it."""
    body: tuple[BodyPart, ...] = ()
    """How its body fares, where the system strikes parts."""
    actions: tuple[tuple[Action, str], ...] = ()
    """What is offered, each with the sentence it would be refused with; empty: it is open."""
    out_of_turn: tuple[tuple[Action, str, str], ...] = ()
    """What others may do meanwhile, with who that is by id and by name."""
    figures: tuple[Figure, ...] = ()
    waiting: str = ""
    """What is to be done where nobody acts; empty where somebody does."""
    begins: bool = False
    ends: bool = False
    """Whether the fight can be begun, or ended as there is nobody left to fight."""


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
    rows: tuple[OrderRow, ...]
    """The order, as it is shown from above to below."""
    clock: ClockView
    timeline: TimelineView
    waves: tuple[WaveView, ...]
    cues: tuple[CueView, ...]
    question: OpenQuestion | None
    has_board: bool
    """Whether there is a board and somebody on it."""
    has_notes: bool
    """Whether something was noted of the encounter while it was prepared."""

    @property
    def is_running(self) -> bool:
        """Whether the fight has begun and has not ended."""
        return self.clock.phase not in ("setup", "ended")

    @property
    def reminds(self) -> bool:
        """Whether the game master may be reminded of something now: nothing is asked, and this is no past."""
        return self.question is None and not self.is_past
