"""What a system shows beside numbers and conditions: chips, moments on a timeline, declarations, parts of a body."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, NamedTuple, Self

from rules.text.messages import Gloss, gloss

Shown = Literal["always", "changed", "never"]
"""When a number of a combatant is shown: always, while something has changed it from the sheet's, or never."""


class Deed(str):
    """An action in words, which knows its parts: `Cast · Orb, Element: Ice → Guard A`."""

    __slots__ = ("action", "ids", "targets", "thing")

    action: str
    thing: str
    """What it is done with, and what else was chosen; empty: nothing."""
    targets: tuple[str, ...]
    """The names of those at whom it is aimed."""
    ids: tuple[str, ...]
    """And their ids; none where they are not told one by one."""

    def __new__(cls, action: str, thing: str = "", targets: tuple[str, ...] = (), ids: tuple[str, ...] = ()) -> Self:
        """Make the words of its parts."""
        parts = (" · ".join(filter(None, (action, thing))), f"→ {', '.join(targets)}" if targets else "")
        made = super().__new__(cls, " ".join(filter(None, parts)))
        made.action, made.thing, made.targets, made.ids = action, thing, targets, ids
        return made

    def without_action(self) -> Deed:
        """Return what it is done with, and at whom; the action of one that is done with nothing."""
        return Deed("", self.thing or self.action, self.targets, self.ids)

    def aimed_at(self, *names: str) -> Deed:
        """Return it with its targets in other words."""
        return Deed(self.action, self.thing, names)

    @property
    def aim(self) -> Deed:
        """At whom it is aimed."""
        return Deed("", "", self.targets, self.ids)


class Chip(NamedTuple):
    """A mark beside the conditions in a row of the order: charging, defending, what is loaded."""

    id: str
    label: str
    value: str = ""
    good: bool = True
    priority: int = 0
    """Its weight among conditions: 1 as those that change numbers, 2 as those that forbid, 3 before all."""
    until_end: bool = False
    """Whether it tells of the current turn, and so disappears when the fight ends."""
    drawing: str = ""
    """One of `rules.core.drawings`, as a status names its own; empty: its words alone are shown."""
    public: bool = False
    """Whether everybody at the table sees it, whosever it is, but for its value: charging, a weapon on the ground."""

    @property
    def gloss_ids(self) -> Gloss:
        """The message that says what it means."""
        return gloss("chip", self.id)


class PoolView(NamedTuple):
    """A pool in figures, and how it is drawn."""

    id: str
    label: str
    value: int
    maximum: int
    vital: bool
    """Whether it is the one that a life hangs on."""
    pips: bool = False
    """Whether it is drawn as marks, one for each point."""
    meaning: str = ""
    drawing: str = ""
    """The name of its drawing."""


class Moment(NamedTuple):
    """An event on the timeline of a round."""

    tick: int
    """The count at which it comes; below 0: that far into the next round."""
    kind: str
    """`turn`, `resolution`, `carried`, `status` (a timer that ends with this round), `countdown`, `cue`."""
    combatant: str | None
    label: str
    """What comes, unless it is a plain turn."""
    drawing: str = ""
    """The drawing of what comes (`rules.core.drawings`); empty: that of an hourglass."""


class Declaration(NamedTuple):
    """One line of a declaration phase: what a combatant has declared, or obviously would."""

    combatant: str
    label: str
    """What is declared or proposed, or why nothing can be, in the system's words."""
    command: Mapping[str, Any] | None = None
    """The proposed `declare` command; None: nothing can be declared, or it has been done."""
    declared: bool = False


class BodyPart(NamedTuple):
    """A part of a body, for an outline that shows injuries."""

    id: str
    label: str
    state: str = "sound"
    """`sound`, `struck` or `useless`."""
    place: str = ""
    """Where it is on a figure that faces the reader: `head`, `torso`, `left_arm`, `right_arm`, `left_leg`, `right_leg`
    as the bearer calls them; empty: it is named only."""
