"""The seventy-two statuses as values: what each changes, forbids, gives way to, and what takes it off."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from rules.conditions import Status
from rules.modifiers import Modifier

ELEMENTS = ("earth", "fire", "wind", "water", "lightning", "ice", "bio", "holy", "shadow")
NEGATIVE = ("fatal", "mystify", "toxin", "seal", "time", "transform", "weaken")
"""The seven categories that harm; immunity goes by them."""
CATEGORIES = (*NEGATIVE, "barrier", "strengthen", "state")
EFFECT_IDS = ("death", "eject", "gravity", "near_fatal")
"""Effects that are no conditions, yet one may be immune to; all four belong to `fatal`."""
TURN = "turn"
"""The word for a bearer that can do nothing in a turn."""
REACT = "react"
"""The word for a bearer that answers no blow."""

AT_LOSS, AT_BLOW, AT_FIRE, AT_ICE = "loss", "blow", "fire", "ice"
"""Moments that end statuses: the bearer has lost HP; to a Physical blow; to fire; to ice; and stands."""
STATUS_PHASE = "status phase"
"""The moment at which a status takes or gives: the Status Phase, for those who are active."""

HELPLESS = frozenset({TURN, REACT})
ELEMENT_LABELS: Mapping[str, str] = {element: element.capitalize() for element in ELEMENTS}
NAMED: dict[str, str] = {}
"""Whatever a list of immunities may name, in the book's words; filled below, when there is something to name."""
OF_ELEMENT: Mapping[str, Any] = {"element": ELEMENTS}
ITEMS_ACTIONS = frozenset({"attack", "use_item", "equip", "unequip", "drop", "defend"})
AFFINITY_ROWS = ("element_absorb", "element_immune", "element_resist", "element_weak")
"""The rows that give an affinity, the strongest first."""


@dataclass(frozen=True)
class Row(Status):
    """A row of the catalogue with what only this system asks of it."""

    gives_way: frozenset[str] = frozenset()
    """The statuses whose coming lifts this one."""
    ratings: Mapping[str, int | None] = field(default_factory=dict)
    """Rating's name, or what a task uses (`for_sight`), to percent; None: the rating counts as 0."""


def percent(stat: str, amount: int) -> Modifier:
    """± percent of a statistic's base."""
    return Modifier(stat, amount, "percent")


def flat(stat: str, amount: int) -> Modifier:
    """± points, counted after the percentages."""
    return Modifier(stat, amount, "flat")


def becomes(stat: str, amount: int) -> Modifier:
    """A fixed number, whatever else is on."""
    return Modifier(stat, amount, "becomes")


def times(stat: str, amount: int) -> Modifier:
    """So many times as much, after all else."""
    return Modifier(stat, amount, "times")


def over(stat: str, amount: int) -> Modifier:
    """Divided by as much, after all else."""
    return Modifier(stat, amount, "over")


MASTERED = frozenset({"charm", "control"})
"""Those whose source chooses what the bearer does."""


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
) -> Row:
    """One status; its rule's id follows from its own."""
    return Row(
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
        sourced=id in MASTERED,
        terms=NAMED if "of" in (params or {}) else ELEMENT_LABELS if params else {},
        priority=2 if family in ("fatal", "mystify") else None,
        ends_at=frozenset(ends_at),
        **more,
    )


def grades(stem: str, label: str, up: str, *stats: str, rating: str | None = None, init: int = 0) -> tuple[Row, Row]:
    """The Down and the Break of one Weaken pair: a quarter and a half off."""
    made = []
    for grade, other, amount, count in (("down", "break", -25, -init), ("break", "down", -50, -2 * init)):
        changes = [percent(stat, amount) for stat in stats]
        if count:
            changes.append(flat("initiative", count))
        made.append(
            row(
                f"{stem}_{grade}",
                f"{label} {grade.capitalize()}",
                "weaken",
                6,
                *changes,
                gives_way=(up, f"{stem}_{other}"),
                ratings={rating: amount} if rating else None,
            )
        )
    return made[0], made[1]


def raised(stem: str, label: str, timer: int, *stats: str, rating: str | None = None, init: int = 0) -> Row:
    """The Up of a Strengthen row: a quarter more."""
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
    )


_TOAD_RATINGS: Mapping[str, int | None] = {"": None, "stealth": 50, "swimming": 50, "for_flee": 50}

FATAL = (
    row("condemned", "Condemned", "fatal", 4),
    row("frozen", "Frozen", "fatal", 2, forbids=HELPLESS, ends_at={AT_FIRE}),
    row("heat", "Heat", "fatal", 2, ends_at={AT_ICE}),
)
MYSTIFY = (
    row("berserk", "Berserk", "mystify", 4),
    row("confuse", "Confuse", "mystify", 4, ends_at={AT_BLOW}),
    row("charm", "Charm", "mystify", 4, ends_at={AT_BLOW}),
    row("control", "Control", "mystify", 4),
    row("unaware", "Unaware", "mystify", 1, ends_at={AT_BLOW}, passing=True),
)
TOXIN = (
    row("poison", "Poison", "toxin", None),
    row("venom", "Venom", "toxin", 4),
)
SEAL = (
    row("blind", "Blind", "seal", 4, percent("acc", -50), ratings={"for_sight": -50}),
    row(
        "curse",
        "Curse",
        "seal",
        4,
        forbids=("use_ability",),
        gives_way=("aura",),
        ratings={"vit": -50, "spr": -50, "mag": -50},
    ),
    row("petrify", "Petrify", "seal", 4),
    row("silence", "Silence", "seal", 4, forbids=("cast",), ratings={"for_speech": -50}),
    row("sleep", "Sleep", "seal", 4, becomes("eva", 0), forbids=HELPLESS, ends_at={AT_BLOW}),
    row("stone", "Stone", "seal", None, forbids=HELPLESS),
)
TIME = (
    row("disable", "Disable", "time", 4, forbids=ITEMS_ACTIONS, ratings={"str": -50, "agi": -50, "spd": -50}),
    row(
        "immobilize",
        "Immobilize",
        "time",
        4,
        percent("eva", -50),
        forbids=("move", "full_move", "flee"),
        ratings={"for_movement": None},
    ),
    row("sap", "Sap", "time", 4),
    row(
        "slow",
        "Slow",
        "time",
        4,
        over("initiative", 2),
        gives_way=("haste", "stop"),
        ratings={"for_fast": -50, "for_movement": -50},
    ),
    row("stop", "Stop", "time", 4, forbids=HELPLESS),
)
TRANSFORM = (
    row(
        "mini",
        "Mini",
        "transform",
        4,
        percent("arm", -50),
        percent("marm", -50),
        ratings={"str": None, "vit": None, "stealth": 50, "for_flee": 50},
    ),
    row(
        "toad",
        "Toad",
        "transform",
        4,
        percent("arm", -50),
        percent("marm", -50),
        forbids=("use_ability", "cast"),
        ratings=_TOAD_RATINGS,
    ),
    row("zombie", "Zombie", "transform", None, ratings={"for_social": -50}),
)
WEAKEN = (
    *grades("agility", "Agility", "agility_up", "eva", "acc", rating="agi", init=2),
    *grades("armor", "Armor", "armor_up", "arm"),
    *grades("magic", "Magic", "magic_up", "dealt_magical"),
    *grades("mental", "Mental", "mental_up", "marm", rating="mag"),
    *grades("power", "Power", "power_up", "dealt_physical", rating="str"),
    *grades("spirit", "Spirit", "spirit_up", "meva", "macc", rating="spr"),
    row(
        "element_weak",
        "Element Weak",
        "weaken",
        4,
        gives_way=("element_resist", "element_immune", "element_absorb"),
        params=OF_ELEMENT,
    ),
    row("lock", "Lock", "weaken", 6, flat("eva", -20), flat("meva", -20)),
    row("meltdown", "Meltdown", "weaken", 2, becomes("arm", 0), becomes("marm", 0), ratings={"vit": -25}),
)
BARRIER = (
    row(
        "element_resist",
        "Element Resist",
        "barrier",
        6,
        gives_way=("element_weak", "element_immune", "element_absorb"),
        params=OF_ELEMENT,
    ),
    row(
        "element_immune",
        "Element Immune",
        "barrier",
        6,
        gives_way=("element_weak", "element_absorb"),
        params=OF_ELEMENT,
    ),
    row("element_absorb", "Element Absorb", "barrier", 4, gives_way=("element_weak",), params=OF_ELEMENT),
    row("element_spikes", "Element Spikes", "barrier", 6, params=OF_ELEMENT),
    row("protect", "Protect", "barrier", 6),
    row("reflect", "Reflect", "barrier", 4),
    row("resist", "Resist", "barrier", 2),
    row("shell", "Shell", "barrier", 6),
    row("shield", "Shield", "barrier", 2),
    row("status_immune", "Status Immune", "barrier", 6, params={"of": list}),
    row("wall", "Wall", "barrier", 4),
)
STRENGTHEN = (
    row("accelerate", "Accelerate", "strengthen", 6, times("metres", 2), gives_way=("slow",), ratings={"spd": 25}),
    row("accuracy_up", "Accuracy Up", "strengthen", 4, becomes("acc", 255)),
    raised("agility", "Agility", 6, "eva", "acc", rating="agi", init=2),
    raised("armor", "Armor", 4, "arm"),
    row("aura", "Aura", "strengthen", 4, gives_way=("curse",)),
    row("blink", "Blink", "strengthen", 6, flat("eva", 20)),
    row("critical_up", "Critical Up", "strengthen", 4),
    row("flight", "Flight", "strengthen", 6),
    row("float", "Float", "strengthen", 6, forbids=("full_move",)),
    row("haste", "Haste", "strengthen", 4, times("initiative", 2), gives_way=("slow",), ratings={"spd": 50}),
    raised("magic", "Magic", 4, "dealt_magical"),
    raised("mental", "Mental", 4, "marm", rating="mag"),
    row("mp_half", "MP Half", "strengthen", 4),
    row("mp_quarter", "MP Quarter", "strengthen", 4),
    raised("power", "Power", 4, "dealt_physical", rating="str"),
    row("quick", "Quick", "strengthen", 1, passing=True),
    row("regen", "Regen", "strengthen", 6),
    row("reraise", "Reraise", "strengthen", None),
    row("ruse", "Ruse", "strengthen", 6, flat("eva", 40)),
    raised("spirit", "Spirit", 4, "meva", "macc", rating="spr"),
    row("vanish", "Vanish", "strengthen", 4, ratings={"stealth": 50}, ends_at={AT_LOSS}),
)
STATE = (row("hidden", "Hidden", "state", None, passing=True),)

STATUSES: Mapping[str, Row] = {
    one.id: one for one in (*FATAL, *SEAL, *MYSTIFY, *STRENGTHEN, *BARRIER, *TIME, *TOXIN, *TRANSFORM, *WEAKEN, *STATE)
}
"""All of them; those that do something at one moment do it in this order."""

INTERRUPTING = frozenset({"sleep", "stop", "frozen", "stone", "berserk", "confuse", "charm", "control"})
"""FF-SLOW-06: what breaks off whatever its bearer is charging."""
SEALS: Mapping[str, frozenset[str]] = {
    "curse": frozenset({"use_ability"}),
    "silence": frozenset({"cast"}),
    "toad": frozenset({"cast", "use_ability"}),
}
"""Status to the actions whose charging it breaks off."""
SURVIVES_FALLING = frozenset({"stone", *(one.id for one in TRANSFORM)})
FORCING = ("confuse", "charm", "berserk")
"""FF-ST-confuse, FF-ST-charm, FF-ST-berserk: those that force the next Action, the first of them before the others."""
TOGGLES = frozenset({"mini", "toad", "quick"})
"""Put on a second time, they end instead."""


def _of(*families: str, but: Iterable[str] = ()) -> frozenset[str]:
    return frozenset(one.id for one in STATUSES.values() if one.family in families) - frozenset(but)


LIFTED_BY: Mapping[str, frozenset[str]] = {
    **{family: _of(family) for family in CATEGORIES},
    "dispel": _of("barrier", "strengthen", but=("shield",)),
    "debarrier": _of("barrier", but=("shield", "resist", "status_immune")),
    "esuna": _of(*NEGATIVE, but=("condemned", "unaware")),
    **{id: frozenset({id}) for id in STATUSES},
}
"""FF-EFF-02: what an entry of a `lift` effect takes off: a status, a category, or one of three cures."""
IMMUNITIES = frozenset({*STATUSES, *CATEGORIES, *EFFECT_IDS})
"""What a list of immunities may name."""


def named(ids: Iterable[str]) -> dict[str, str]:
    """Statuses by their labels, and what else can be named beside them by its own word."""
    return {id: STATUSES[id].label if id in STATUSES else id.replace("_", " ").capitalize() for id in sorted(ids)}


NAMED.update(named(IMMUNITIES))

BOOK_ITEMS: Mapping[str, str] = {
    "tonic": "Tonic",
    "potion": "Potion",
    "hi-potion": "Hi-Potion",
    "hyper-potion": "Hyper Potion",
    "x-potion": "X-Potion",
    "mega-potion": "Mega-Potion",
    "ultra-potion": "Ultra-Potion",
    "tincture": "Tincture",
    "ether": "Ether",
    "hi-ether": "Hi-Ether",
    "hyper-ether": "Hyper Ether",
    "x-ether": "X-Ether",
    "antidote": "Antidote",
    "eye-drops": "Eye Drops",
    "echo-screen": "Echo Screen",
    "tranquilizer": "Tranquilizer",
    "bandage": "Bandage",
    "alarm-clock": "Alarm Clock",
    "cornucopia": "Cornucopia",
    "maidens-kiss": "Maiden’s Kiss",
    "soft": "Soft",
    "holy-water": "Holy Water",
    "chronos-tear": "Chronos Tear",
    "remedy": "Remedy",
    "elixir": "Elixir",
    "megalixir": "Megalixir",
    "phoenix-down": "Phoenix Down",
    "phoenix-pinion": "Phoenix Pinion",
    "mega-phoenix": "Mega-Phoenix",
    "phoenix-spirit": "Phoenix Spirit",
}
"""FF-ITM-01: the Items of the edition's lists and what they are called."""
