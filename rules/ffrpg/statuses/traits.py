"""The vocabulary of the catalogue's rows: traits, the numbers they change, the row itself."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from rules.core.modifiers import Modifier
from rules.mechanics.statuses import Status

ELEMENTS = ("earth", "fire", "wind", "water", "lightning", "ice", "bio", "holy", "shadow")
NEGATIVE = ("fatal", "mystify", "toxin", "seal", "time", "transform", "weaken")
"""The seven harmful categories; immunity goes by them."""
CATEGORIES = (*NEGATIVE, "barrier", "strengthen", "state")
EFFECT_IDS = ("death", "eject", "gravity", "near_fatal")
"""Effects that are no conditions but have immunities; all four belong to `fatal`."""
TURN = "turn"
"""Forbids everything in a turn."""
REACT = "react"
"""Forbids Reactions."""
OPPOSE = "oppose"
"""Forbids holding somebody back from an escape."""

AT_LOSS, AT_BLOW, AT_FIRE, AT_ICE = "loss", "blow", "fire", "ice"
"""Moments that end statuses: the bearer has lost HP, to a Physical blow, to fire, to ice, and is still active."""
CAME, ENDED_BY_ANOTHER = "came", "ended by another"
"""Moments of one condition: it has come, whether or not it was there before; a second one has ended it."""
STATUS_PHASE = "status phase"
"""The Status Phase, at which a status takes or gives for those who are active."""

# --- what a status makes of its bearer ---------------------------------------------------------------------

INERT = "inert"
"""FF-ST-stone, FF-ST-shield: damage does nothing, nothing takes hold, the Status Phase brings nothing."""
SHIELDED = "shielded"
"""FF-ST-shield: healing and Auto-Status do nothing either."""
STILL = "still"
"""FF-ST-stop: rolls no Initiative; the timers of its other conditions stand still."""
DAZED = "dazed"
"""FF-ST-unaware: loses its turn, and the condition with it."""
UNSEEN = "unseen"
"""FF-ST-vanish, FF-ST-hidden: cannot be named as a single target, nor drawn."""
HOVERING, AIRBORNE = "hovering", "airborne"
"""FF-ST-float, FF-ST-flight: above the ground; out of reach of melee."""
UNDEAD = "undead"
"""FF-ST-zombie: healing harms it, a revival may kill it, drains are reversed."""
BURNING = "burning"
"""FF-ST-heat: whatever it does fells it first."""
BRITTLE = "brittle"
"""FF-ST-frozen: a Physical blow fells it."""
RISING = "rising"
"""FF-ST-reraise: wakes at once when it falls."""
HURRIED = "hurried"
"""FF-ST-quick: its last Action, and the end of its place, are the end of the Round for it."""
MIRRORING = "mirroring"
"""FF-ST-reflect: sends Spells on to somebody else."""
WILD, CHARMED, FRENZIED = "wild", "charmed", "frenzied"
"""FF-ST-confuse, FF-ST-charm, FF-ST-berserk: forced to its next Action."""
LED = "led"
"""FF-ST-control: does what whoever put it on chooses, until that one falls or leaves."""
FORCING = frozenset({WILD, CHARMED, FRENZIED})

# --- numbers that only conditions change -------------------------------------------------------------------

STRUCK, LOST_TO_ARM, LOST_TO_MARM = "struck", "lost_to_arm", "lost_to_marm"
"""FF-DMG-08: what is lost to Physical damage; also to what else ARM reduces; to what M. ARM reduces, or nothing."""
DEALT_IN_ALL, DEALT_BY_ATTACK = "dealt_in_all", "dealt_by_attack"
"""FF-DMG-08: all that its Physical damage, or its `attack`, comes to."""
MP_COST, CHARGE_TIME, CRITICAL, WEAPON_COS = "mp_cost", "ct", "crit", "weapon_cos"
"""The cost of its Spells; its Charge Times; its critical range; the CoS of its Abilities with Weapon damage."""
EVERYTHING = "everything"
"""In the `wards` of a row: everything."""

HELPLESS = frozenset({TURN, REACT, OPPOSE})
ELEMENT_LABELS: Mapping[str, str] = {element: element.capitalize() for element in ELEMENTS}
ELEMENT_DRAWINGS: Mapping[str, str] = {
    "earth": "stone-pile",
    "fire": "flame",
    "wind": "whirlwind",
    "water": "big-wave",
    "lightning": "power-lightning",
    "ice": "snowflake-1",
    "bio": "biohazard",
    "holy": "sun",
    "shadow": "evil-moon",
}
NAMED: dict[str, str] = {}
"""All that a list of immunities may name, in the book's words; filled below."""
OF_ELEMENT: Mapping[str, Any] = {"element": ELEMENTS}
ITEMS_ACTIONS = frozenset({"attack", "use_item", "equip", "unequip", "drop", "defend"})
AFFINITY_ROWS = ("element_absorb", "element_immune", "element_resist", "element_weak")
"""The rows that give an affinity, the strongest first."""


@dataclass(frozen=True)
class StatusEffects:
    """What a row can bring about, by functions that the system hands in, as their modules need the rows."""

    inflict: Callable[..., bool]
    """(table, bearer, status, timer, source, params): puts a status on."""
    lose: Callable[..., int]
    """(table, bearer, pool, amount, source, cause): a loss that nothing reduces."""
    restore: Callable[..., None]
    """(table, healer, bearer, pool, amount): HP or MP back."""
    strike_down: Callable[..., None]
    """(table, bearer, source, cause): 0 HP."""
    spend_quick: Callable[..., None]
    """(table, bearer): ends its Round."""
    own_turn: Callable[..., Any]
    """(fight, bearer): returns its turn if it is open."""
    hovers: Callable[..., bool]
    """(bearer): whether it is above the ground."""


@dataclass(frozen=True)
class FFRPGStatus(Status):
    """A row of the catalogue, with the fields of this system."""

    gives_way: frozenset[str] = frozenset()
    """The statuses that end this one when they come."""
    ratings: Mapping[str, int | None] = field(default_factory=dict)
    """A rating's name, or what a task uses (`for_sight`), to percent; None: the rating counts as 0."""
    traits: frozenset[str] = frozenset()
    """The traits that it gives its bearer."""
    wards: frozenset[str] = frozenset()
    """The statuses, categories and effects that its bearer is immune to."""
    wards_named: str = ""
    """The param that names further ones."""
    leaves: frozenset[str] = frozenset()
    """The Spells that its bearer may cast though it forbids casting."""
    interrupts: bool = False
    """FF-SLOW-06: whether its coming interrupts whatever its bearer is charging."""
    survives: bool = False
    """FF-ZHP-04: whether it outlasts a fall."""
    toggles: bool = False
    """FF-STA-07: whether a second one ends it instead."""
    clears: bool = False
    """Whether its coming lifts all others."""


def percent(stat: str, amount: int) -> Modifier:
    """Return ± percent of a statistic's base."""
    return Modifier(stat, amount, "percent")


def flat(stat: str, amount: int) -> Modifier:
    """Return ± points, counted after the percentages."""
    return Modifier(stat, amount, "flat")


def becomes(stat: str, amount: int) -> Modifier:
    """Return a fixed number, whatever other changes there are."""
    return Modifier(stat, amount, "becomes")


def times(stat: str, amount: int) -> Modifier:
    """Return a factor, applied last."""
    return Modifier(stat, amount, "times")


def over(stat: str, amount: int) -> Modifier:
    """Return a divisor, applied last."""
    return Modifier(stat, amount, "over")


def row(
    id: str,
    label: str,
    family: str,
    timer: int | None,
    *changes: Modifier,
    forbids: Iterable[str] = (),
    gives_way: Iterable[str] = (),
    ratings: Mapping[str, int | None] | None = None,
    params: Mapping[str, Any] | None = None,
    ends_at: Iterable[str] = (),
    **more: Any,
) -> FFRPGStatus:
    """Return one status; its rule's id follows from its own."""
    fields: dict[str, Any] = {
        key: frozenset(item) if isinstance(item, tuple | set) else item for key, item in more.items()
    }
    return FFRPGStatus(
        id,
        label,
        family,
        timer,
        changes,
        frozenset(forbids),
        f"FF-ST-{id}",
        params or {},
        family in ("barrier", "strengthen"),
        frozenset(gives_way),
        ratings or {},
        terms=NAMED if "of" in (params or {}) else ELEMENT_LABELS if params else {},
        priority=2 if family in ("fatal", "mystify") else None,
        ends_at=frozenset(ends_at),
        **fields,
    )


def grades(
    stem: str, label: str, up: str, *stats: str, drawing: str, rating: str | None = None, init: int = 0
) -> tuple[FFRPGStatus, FFRPGStatus]:
    """Return the Down and the Break of one Weaken pair: minus a quarter and a half."""
    rows = []
    for grade, other, amount, count in (("down", "break", -25, -init), ("break", "down", -50, -2 * init)):
        changes = [percent(stat, amount) for stat in stats]
        if count:
            changes.append(flat("initiative", count))
        rows.append(
            row(
                f"{stem}_{grade}",
                f"{label} {grade.capitalize()}",
                "weaken",
                6,
                *changes,
                gives_way=(up, f"{stem}_{other}"),
                ratings={rating: amount} if rating else None,
                drawing=f"{drawing}/{grade}",
            )
        )
    return rows[0], rows[1]


def raised(
    stem: str, label: str, timer: int, *stats: str, drawing: str, rating: str | None = None, init: int = 0
) -> FFRPGStatus:
    """Return the Up of a Strengthen row: plus a quarter."""
    changes = [percent(stat, 25) for stat in stats]
    if init:
        changes.append(flat("initiative", init))
    return row(
        f"{stem}_up",
        f"{label} Up",
        "strengthen",
        timer,
        *changes,
        gives_way=(f"{stem}_down", f"{stem}_break"),
        ratings={rating: 25} if rating else None,
        drawing=f"{drawing}/up",
    )
