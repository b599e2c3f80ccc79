"""The vocabulary of the catalogue's rows: moments, traits, the row itself."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from rules.core.modifiers import Modifier
from rules.core.state import Condition, Fight
from rules.mechanics.statuses import Status
from rules.mechanics.table import Table
from rules.sheets.schema import Sheet

TURN = "turn"
"""Forbids everything."""

# --- moments -----------------------------------------------------------------------------------------------

INSTEAD = "instead"
"""Instead of a status that does not last: what it does at once."""
CAME = "came"
"""A status has come that was not there before."""
TURN_START = "turn start"
"""Its bearer's turn begins, whether or not it can act in it."""
ACTS = "acts"
"""Its bearer's turn begins, and it can act in it."""
STRUCK = "struck"
"""Its bearer has lost PV and lives."""
STRAINED = "strained"
"""Its bearer has done something strenuous."""

AT_TURN, AT_LOSS, AT_FALL, AT_ZERO = "turn", "damage", "fall", "zero"
"""Moments that end statuses: the bearer's turn begins; it has lost PV; it falls; it falls for want of PV."""
AT_MAGIC, AT_ATTACK, AT_END = "magic", "attacked", "end"
"""More of them: magic takes effect on the bearer; who put it on attacks the bearer; the fight is over."""

# --- what a status makes of its bearer ---------------------------------------------------------------------

FRENZIED = "frenzied"
"""LF-ST-BERSERK-1, LF-ST-BERSERK-5: strikes with one die more, and has to strike."""
WILD = "wild"
"""LF-ST-CONFUSION-1, LF-ST-CONFUSION-2: a die chooses its action, against friends."""
AFRAID, CHARMED = "afraid", "charmed"
"""LF-ST-FEAR, LF-ST-CHARM-1: of, or by, its source."""
SIGHTLESS = "sightless"
"""LF-ST-BLIND: fails what needs sight."""
BLURRED = "blurred"
"""LF-ST-BLINK: attackers roll twice, and the lower roll counts."""
MIRRORING = "mirroring"
"""LF-ST-MIRROR-1: reflects magic."""
FLOATING = "floating"
"""LF-ST-FLOAT-1, LF-ST-FLOAT-2: ground effects miss it; a fall hurts half."""
UNDEAD = "undead"
"""LF-ST-ZOMBIE-2, LF-ST-ZOMBIE-3: healing hurts it, revival fells it; it is no living creature."""
SLUGGISH = "sluggish"
"""LF-ST-SLOW-1: either base action takes both."""
SMALL = "small"
"""LF-ST-TOAD-3: without equipment, and unable to hold anybody."""
GUARDED = "guarded"
"""LF-DEF-04: does not react."""

# --- rows --------------------------------------------------------------------------------------------------


class Spell(Protocol):
    """An ability, as far as a status may forbid it."""

    @property
    def kind(self) -> str:
        """Magic, power, technique or skill."""

    @property
    def origin(self) -> str:
        """Where it was learnt."""

    @property
    def is_spell(self) -> bool:
        """Whether it is spoken."""

    @property
    def status(self) -> Iterable[Named]:
        """The statuses it inflicts."""


class Named(Protocol):
    """A status that is inflicted."""

    @property
    def status(self) -> str:
        """Its id."""


class Bearer(Protocol):
    """The bearer of a new status."""

    @property
    def sheet(self) -> Any:
        """The sheet."""

    @property
    def living(self) -> bool:
        """Whether it is a living creature."""


@dataclass(frozen=True)
class StatusEffects:
    """What a row can bring about, by functions that the system hands in, as their modules need the rows."""

    put_on: Callable[..., None]
    """(table, bearer, row, timer, source, params): puts a status on."""
    hurt: Callable[..., None]
    """(table, bearer, total, element, steps): damage of an element, from nobody."""
    mend: Callable[..., None]
    """(table, bearer, amount, source): PV back."""
    faint: Callable[..., None]
    """(table, bearer): unconscious with fever."""
    fall: Callable[..., None]
    """(table, bearer, why): unconscious at 0 PV."""
    wake: Callable[..., None]
    """(table, bearer, why): active again."""
    die: Callable[..., None]
    """(table, bearer, why): dead."""
    petrified: Callable[..., None]
    """(table, bearer): a statue."""
    numbers: Callable[..., Any]
    """(fight, bearer): returns its current numbers."""
    maximum: Callable[..., int]
    """(bearer, pool): returns the maximum of a pool."""
    any_ability: Callable[..., bool]
    """(fight, bearer, paid=…): whether it could use any ability on anybody."""


@dataclass(frozen=True)
class FantasiaStatus(Status):
    """A row of the catalogue, with the fields of this system."""

    ends: frozenset[str] = frozenset()
    """A bearer of one of these loses it instead of getting this one."""
    drives_off: frozenset[str] = frozenset()
    """Statuses that end when this one comes and cannot come while it lasts."""
    first_stays: bool = False
    """Whether a second one changes nothing at all."""
    helpless: bool = False
    """Whether attacks on its bearer hit automatically with double damage."""
    pace: tuple[int, int] = (1, 1)
    """The factor of movement, as numerator and denominator."""
    suffers: tuple[int, int] = (1, 1)
    """The factor of all damage received."""
    deals: tuple[int, int] = (1, 1)
    """The factor of the damage of its attacks and abilities."""
    swings: tuple[int, int] = (1, 1)
    """The factor of the damage of its weapons."""
    size: tuple[int, int] = (1, 1)
    """The factor of size in a hold."""
    always: bool = False
    """Whether its numbers count beside the best bonus and the worst penalty."""
    withstands: tuple[int, int] = (1, 1)
    """The factor of physical damage received."""
    mends: tuple[int, int] = (1, 1)
    """The factor of healing received."""
    eased_by: tuple[str, ...] = ()
    """The elements whose magic hurts its bearer half as much and ends it, for the reason of the first."""
    traits: frozenset[str] = frozenset()
    """The traits that it gives its bearer."""
    denies: tuple[str, ...] = ()
    """The slots of a turn that are missing."""
    extra: int = 0
    """LF-ST-HASTE-1: additional actions in a turn."""
    daunts: int = 0
    """LF-ST-FEAR: one more magic on the numbers against its source."""
    counts: str = ""
    """The param that counts its bearer's turns as they end."""
    tells: bool = False
    """Whether its coming asks something of the game master, which the log then says."""
    several: bool = False
    """Whether any number of it may coexist."""
    by_source: bool = False
    """Whether there is one for each source."""
    newest_stays: bool = False
    """Whether a second one replaces the first."""
    seals: Callable[[Spell], bool] | None = None
    """Whether it forbids an ability."""
    spares: Callable[[Fight, Bearer, str | None], bool] | None = None
    """Whether its bearer is immune: (fight, bearer, source)."""
    outdoes: Callable[[Mapping[str, Any], Mapping[str, Any]], bool] | None = None
    """Whether the params of a second one are worse than those of the first, and replace them."""
    by: Callable[[Sheet, Condition, str], tuple[int, bool]] | None = None
    """The change of a number by its params, and whether it counts beside the best and the worst."""
    lasts: Callable[[Table[Any, Any], Any], int] | None = None
    """Its timer if none is named and it is no fixed number."""
    settled: Callable[[Mapping[str, Any]], dict[str, Any] | None] | None = None
    """Its params in full; None if they are invalid."""


KINDS = {"+": "flat", "-": "flat", "*": "times", "=": "becomes"}


def _changes(text: str) -> tuple[Modifier, ...]:
    """Return `at+2 de-2 fue*2 mo=1 pv+50%` as modifiers."""
    changes: list[Modifier] = []
    for word in text.split():
        cut = next(index for index, sign in enumerate(word) if sign in KINDS)
        sign, number = word[cut], word[cut + 1 :].removesuffix("%")
        kind = "percent" if word.endswith("%") else KINDS[sign]
        changes.append(Modifier(word[:cut], -int(number) if sign == "-" else int(number), kind))
    return tuple(changes)


def row(
    id: str,
    label: str,
    family: str,
    changes: str = "",
    *,
    rule: str = "",
    forbids: Iterable[str] = (),
    ends: Iterable[str] = (),
    traits: Iterable[str] = (),
    ends_at: Iterable[str] = (),
    **others: Any,
) -> FantasiaStatus:
    """Return one status; its rule's id follows from its own."""
    return FantasiaStatus(
        id=id,
        label=label,
        family=family,
        changes=_changes(changes),
        forbids=frozenset(forbids),
        rule=rule or f"LF-ST-{id.upper()}",
        ends=frozenset(ends),
        traits=frozenset(traits),
        ends_at=frozenset(ends_at),
        **others,
    )
