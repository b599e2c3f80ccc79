"""The state of a fight and a combatant in this system, beside the core's attributes."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any, ClassVar, NamedTuple, Self

from rules.core import state
from rules.core.state import FOES, PARTY
from rules.ffrpg.statuses.catalogue import STATUSES, FFRPGCatalogue
from rules.mechanics import table
from rules.system.state_migrations import Attributes, StateStep

TURN = "turn"
RESOLUTION = "resolution"

NOTHING: Mapping[str, Any] = {}


class Place(NamedTuple):
    """A turn or resolution still to come in this Round."""

    id: str
    tick: int
    kind: str
    """`turn` or `resolution`."""


class Turn(NamedTuple):
    """The open turn or resolution; whose it is stands in the fight's `active`."""

    kind: str
    tick: int
    actions: int
    zero: int
    metres: int | Fraction
    used: bool
    """Whether anything but a switch of facing has been done in it."""


class Charge(NamedTuple):
    """A Slow Action between its declaration and its resolution."""

    action: str
    with_id: str | None
    at: int | None
    """The tick at which it takes effect this Round, or None."""
    left: int
    """The ticks carried to the next Round."""
    carried: int
    """The ticks taken off this Round's Initiative."""
    targets: tuple[str, ...] = ()
    formation: tuple[str, str] | None = None
    """Side and group aimed at."""
    split: bool = False
    """Whether a Single/Group effect was turned on a Group."""
    params: Mapping[str, Any] = NOTHING
    modifier: int = 0
    chosen: bool = False
    """Whether only the members named are meant, the formation having more than nine."""
    belonged: tuple[str, ...] = ()
    """The members who could be reached when the whole formation was aimed at."""
    fights_for: str | None = None
    """The side it was forced to fight for; None: its own."""
    was: Mapping[str, str] = NOTHING
    """Id to the side that somebody has left since."""
    overruled: bool = False
    """Whether the game master's override passed over facing and reach."""


class Held(NamedTuple):
    """A Weapon or Shield in hand."""

    id: str
    hand: str
    """`main`, `off` or `both`."""


class Combatant(state.Combatant):
    """A combatant of this system."""

    rests_on = frozenset({"conditions", "sheet", "held"})
    statuses: ClassVar[FFRPGCatalogue] = STATUSES

    kind: str = "npc"
    """`pc` or `npc`."""
    generated: int | None = None
    """The Initiative rolled this Round."""
    charging: Charge | None = None
    defending: bool = False
    fleeing: bool = False
    items: Mapping[str, int] = NOTHING
    held: tuple[Held, ...] = ()
    """What it holds, in the order in which it was taken in hand."""
    terrain: str = "standard"
    form: int = 0
    """How many incarnations have been used."""
    kept: Turn | None = None
    """The rest of a turn that was put off by waiting."""
    defeated: bool = False
    """Whether it teleported away at 0 HP."""
    last_place: int = 0
    """The Round of its last turn or resolution; a lost turn counts."""
    came_in: int = 0
    """The Round in whose Action Phase it joined; 0: it has been there from the start."""
    entered: str = ""
    """The side on which it entered the fight."""
    last_tier: int | None = None
    """The Equipment Tier of the Weapon that left its hands last; None: none has in this fight."""

    def twin(self) -> Self:
        """Return a copy; cached values are shared, as they rest on the same state."""
        other = super().twin()
        other.__dict__["memo"] = self.memo
        return other


class Fight(state.Fight[Combatant]):
    """A fight of this system."""

    places: tuple[Place, ...] = ()
    """The places still to come, the next one first; without the open one."""
    turn: Turn | None = None
    ranks: Mapping[str, int] = NOTHING
    """Id to rank in the order at the end of the Initiative Phase."""
    ambushers: str | None = None
    """The only side that acts in the current Preemptive Round."""
    encircled: str | None = None
    """The side that is encircled in a Pincer Attack."""
    encircling: str | None = None
    """The side that encircles it."""
    two_sides: bool = False
    """Whether the fight has ever had two sides."""


KEPT_TYPES = (Place, Turn, Charge, Held)


Table = table.Table[Fight, Combatant]
"""The table of its fights."""


def entered_where_it_stands(saved: Attributes) -> Attributes:
    """FF-SPO-01: set the side on which a combatant entered, for fights saved without it: its current side."""
    whole = "id" in saved and "side" in saved
    return {**saved, "entered": saved["side"]} if whole else saved


def encircled_by_the_other(saved: Attributes) -> Attributes:
    """FF-PIN-01: set the encircling side, for fights saved with only the encircled one: the other of the usual two."""
    if "encircled" not in saved:
        return saved
    encircled = saved["encircled"]
    if not isinstance(encircled, str):  # nobody is encircled, or nobody has ever been
        return {**saved, "encircling": encircled}
    return {**saved, "encircling": FOES if encircled == PARTY else PARTY}


STATE_STEPS = (StateStep(fight=encircled_by_the_other, combatant=entered_where_it_stands),)
