"""The seventy-two statuses, each complete: changes, prohibitions, opposites, effects, and what ends it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any

from rules.core.state import Condition
from rules.ffrpg.statuses.traits import (
    AIRBORNE,
    AT_BLOW,
    AT_FIRE,
    AT_ICE,
    AT_LOSS,
    BRITTLE,
    BURNING,
    CAME,
    CATEGORIES,
    CHARGE_TIME,
    CHARMED,
    CRITICAL,
    DAZED,
    DEALT_BY_ATTACK,
    DEALT_IN_ALL,
    EFFECT_IDS,
    ENDED_BY_ANOTHER,
    EVERYTHING,
    FRENZIED,
    HELPLESS,
    HOVERING,
    HURRIED,
    INERT,
    ITEMS_ACTIONS,
    LED,
    LOST_TO_ARM,
    LOST_TO_MARM,
    MIRRORING,
    MP_COST,
    NAMED,
    NEGATIVE,
    OF_ELEMENT,
    OPPOSE,
    RISING,
    SHIELDED,
    STATUS_PHASE,
    STILL,
    STRUCK,
    UNDEAD,
    UNSEEN,
    WEAPON_COS,
    WILD,
    FFRPGStatus,
    StatusEffects,
    becomes,
    flat,
    grades,
    over,
    percent,
    raised,
    row,
    times,
)
from rules.mechanics.statuses import EVERYWHERE, OVER, RUNS_OUT, Catalogue, ChangeableNumber, RowMoment
from rules.mechanics.table import Table

# --- what they bring -------------------------------------------------------------------------------------------


def _effects(table: Table) -> StatusEffects:
    effects: StatusEffects = table.system.effects
    return effects


def _share(table: Table, figure: str, amount: int) -> int:
    """Return the share of an amount that a figure says in percent."""
    percent: int = getattr(table.fight.options, figure)
    return amount * percent // 100


def doom(table: Table, bearer: Any, condition: Condition) -> None:
    """FF-ST-condemned: reduce to 0 HP, whatever HP and ARM."""
    if bearer.state == "active":
        with table.because(condition.status):
            _effects(table).strike_down(table, bearer, condition.source, condition.status)


def stone(table: Table, bearer: Any, condition: Condition) -> None:
    """FF-ST-petrify: turn it to Stone."""
    _effects(table).inflict(table, bearer, "stone", bearer.statuses["stone"].timer, condition.source, {})


def regain(table: Table, bearer: Any, condition: Condition) -> None:
    """FF-ST-regen: restore 10 % of maximum HP."""
    if bearer.state == "active":
        with table.because(condition.status):
            _effects(table).restore(table, None, bearer, "hp", _share(table, "regen_percent", bearer.sheet.hp))


def sap(table: Table, bearer: Any, condition: Condition) -> None:
    """FF-ST-sap: take 5 HP for each point of this Round's Initiative."""
    _drain(table, bearer, condition, table.fight.options.sap_each * (bearer.generated or 0))


def poison(table: Table, bearer: Any, condition: Condition) -> None:
    """FF-ST-poison: take 10 % of current HP."""
    _drain(table, bearer, condition, _share(table, "poison_percent", bearer.pools["hp"]))


def venom(table: Table, bearer: Any, condition: Condition) -> None:
    """FF-ST-venom: take 10 % of maximum HP and of maximum MP."""
    hp, mp = (_share(table, "venom_percent", most) for most in (bearer.sheet.hp, bearer.sheet.mp))
    _drain(table, bearer, condition, hp, mp)


def _drain(table: Table, bearer: Any, condition: Condition, hp: int, mp: int | None = None) -> None:
    if bearer.state != "active":
        return
    status, source = condition.status, condition.source
    with table.because(status):
        if mp is not None and bearer.sheet.mp:
            _effects(table).lose(table, bearer, "mp", mp, source, status)
        _effects(table).lose(table, bearer, "hp", hp, source, status)


def hurry(table: Table, bearer: Any, condition: Condition) -> None:
    """FF-ST-quick: give two more Actions in the bearer's own turn."""
    turn = _effects(table).own_turn(table.fight, bearer)
    if turn is not None and bearer.charging is None:
        table.put(table.fight, "turn", turn._replace(actions=turn.actions + table.fight.options.quick_actions))


def spend(table: Table, bearer: Any, condition: Condition) -> None:
    """FF-ST-quick: end its Round."""
    _effects(table).spend_quick(table, bearer)


def hold_fast(table: Table, bearer: Any, condition: Condition) -> None:
    """FF-ST-immobilize, D-50: make a declared escape void."""
    if bearer.fleeing:
        table.put(bearer, "fleeing", False)
        table.fact("note", text="", actor=bearer.id, what="escape lapsed")


def touch_down(table: Table, bearer: Any, condition: Condition) -> None:
    """FF-ST-float, FF-ST-flight, D-53: over Impassable Terrain leave the outcome to the game master."""
    if bearer.terrain == "impassable" and not _effects(table).hovers(bearer):
        table.fact("note", text="", actor=bearer.id, what="over impassable")


# --- the rows --------------------------------------------------------------------------------------------------

_TOAD_RATINGS: Mapping[str, int | None] = {"": None, "stealth": 50, "swimming": 50, "for_flee": 50}

FATAL = (
    row("condemned", "Condemned", "fatal", 4, drawing="grim-reaper", at={RUNS_OUT: doom}),
    row(
        "frozen",
        "Frozen",
        "fatal",
        2,
        drawing="frozen-block",
        forbids=HELPLESS,
        ends_at={AT_FIRE},
        traits={BRITTLE},
        interrupts=True,
    ),
    row("heat", "Heat", "fatal", 2, drawing="heat-haze", ends_at={AT_ICE}, traits={BURNING}),
)
MYSTIFY = (
    row("berserk", "Berserk", "mystify", 4, drawing="enrage", traits={FRENZIED}, interrupts=True),
    row("confuse", "Confuse", "mystify", 4, drawing="misdirection", ends_at={AT_BLOW}, traits={WILD}, interrupts=True),
    row(
        "charm",
        "Charm",
        "mystify",
        4,
        drawing="charm",
        ends_at={AT_BLOW},
        traits={CHARMED},
        interrupts=True,
        sourced=True,
    ),
    row("control", "Control", "mystify", 4, drawing="puppet", traits={LED}, interrupts=True, sourced=True),
    row(
        "unaware",
        "Unaware",
        "mystify",
        1,
        times(STRUCK, 2),
        drawing="surprised",
        forbids={OPPOSE},
        ends_at={AT_BLOW},
        traits={DAZED},
        passing=True,
    ),
)
TOXIN = (
    row("poison", "Poison", "toxin", None, drawing="poison-bottle", at={STATUS_PHASE: poison}),
    row("venom", "Venom", "toxin", 4, drawing="snake-bite", at={STATUS_PHASE: venom}),
)
SEAL = (
    row(
        "blind",
        "Blind",
        "seal",
        4,
        percent("acc", -50),
        becomes(CRITICAL, 0),
        becomes(WEAPON_COS, 75),
        drawing="sight-disabled",
        ratings={"for_sight": -50},
    ),
    row(
        "curse",
        "Curse",
        "seal",
        4,
        drawing="cursed-star",
        forbids=("use_ability",),
        gives_way=("aura",),
        ratings={"vit": -50, "spr": -50, "mag": -50},
    ),
    row("petrify", "Petrify", "seal", 4, drawing="stoned-skull", at={RUNS_OUT: stone}),
    row("silence", "Silence", "seal", 4, drawing="silenced", forbids=("cast",), ratings={"for_speech": -50}),
    row(
        "sleep",
        "Sleep",
        "seal",
        4,
        becomes("eva", 0),
        drawing="sleepy",
        forbids=HELPLESS,
        ends_at={AT_BLOW},
        interrupts=True,
    ),
    row(
        "stone",
        "Stone",
        "seal",
        None,
        drawing="stone-bust",
        forbids=HELPLESS,
        traits={INERT},
        wards={EVERYTHING},
        interrupts=True,
        survives=True,
    ),
)
TIME = (
    row(
        "disable",
        "Disable",
        "time",
        4,
        drawing="manacles",
        forbids=ITEMS_ACTIONS,
        ratings={"str": -50, "agi": -50, "spd": -50},
    ),
    row(
        "immobilize",
        "Immobilize",
        "time",
        4,
        percent("eva", -50),
        drawing="mantrap",
        forbids=("move", "full_move", "flee", OPPOSE),
        ratings={"for_movement": None},
        at={CAME: hold_fast},
    ),
    row("sap", "Sap", "time", 4, drawing="health-decrease", at={STATUS_PHASE: sap}),
    row(
        "slow",
        "Slow",
        "time",
        4,
        over("initiative", 2),
        drawing="snail",
        gives_way=("haste", "stop"),
        ratings={"for_fast": -50, "for_movement": -50},
    ),
    row("stop", "Stop", "time", 4, drawing="time-trap", forbids=HELPLESS, traits={STILL}, interrupts=True),
)
TRANSFORM = (
    row(
        "mini",
        "Mini",
        "transform",
        4,
        percent("arm", -50),
        percent("marm", -50),
        becomes(DEALT_IN_ALL, 1),
        drawing="ant",
        ratings={"str": None, "vit": None, "stealth": 50, "for_flee": 50},
        survives=True,
        toggles=True,
    ),
    row(
        "toad",
        "Toad",
        "transform",
        4,
        percent("arm", -50),
        percent("marm", -50),
        becomes(DEALT_BY_ATTACK, 1),
        drawing="frog",
        forbids=("use_ability", "cast"),
        leaves={"toad"},
        ratings=_TOAD_RATINGS,
        survives=True,
        toggles=True,
    ),
    row(
        "zombie",
        "Zombie",
        "transform",
        None,
        drawing="shambling-zombie",
        ratings={"for_social": -50},
        traits={UNDEAD},
        wards={"death", "condemned"},
        survives=True,
    ),
)
WEAKEN = (
    *grades("agility", "Agility", "agility_up", "eva", "acc", drawing="acrobatic", rating="agi", init=2),
    *grades("armor", "Armor", "armor_up", "arm", drawing="breastplate"),
    *grades("magic", "Magic", "magic_up", "dealt_magical", drawing="crystal-wand"),
    *grades("mental", "Mental", "mental_up", "marm", drawing="brain", rating="mag"),
    *grades("power", "Power", "power_up", "dealt_physical", drawing="biceps", rating="str"),
    *grades("spirit", "Spirit", "spirit_up", "meva", "macc", drawing="meditation", rating="spr"),
    row(
        "element_weak",
        "Element Weak",
        "weaken",
        4,
        drawing="broken-shield/element",
        gives_way=("element_resist", "element_immune", "element_absorb"),
        params=OF_ELEMENT,
    ),
    row("lock", "Lock", "weaken", 6, flat("eva", -20), flat("meva", -20), drawing="padlock"),
    row(
        "meltdown",
        "Meltdown",
        "weaken",
        2,
        becomes("arm", 0),
        becomes("marm", 0),
        drawing="melting-metal",
        ratings={"vit": -25},
    ),
)
BARRIER = (
    row(
        "element_resist",
        "Element Resist",
        "barrier",
        6,
        drawing="edged-shield/element",
        gives_way=("element_weak", "element_immune", "element_absorb"),
        params=OF_ELEMENT,
    ),
    row(
        "element_immune",
        "Element Immune",
        "barrier",
        6,
        drawing="shield-echoes/element",
        gives_way=("element_weak", "element_absorb"),
        params=OF_ELEMENT,
    ),
    row(
        "element_absorb",
        "Element Absorb",
        "barrier",
        4,
        drawing="vortex/element",
        gives_way=("element_weak",),
        params=OF_ELEMENT,
    ),
    row("element_spikes", "Element Spikes", "barrier", 6, drawing="spiked-shield/element", params=OF_ELEMENT),
    row("protect", "Protect", "barrier", 6, over(LOST_TO_ARM, 2), drawing="checked-shield"),
    row("reflect", "Reflect", "barrier", 4, drawing="shield-reflect", traits={MIRRORING}),
    row("resist", "Resist", "barrier", 2, drawing="healing-shield", wards=NEGATIVE),
    row("shell", "Shell", "barrier", 6, over(LOST_TO_MARM, 2), drawing="magic-shield"),
    row(
        "shield",
        "Shield",
        "barrier",
        2,
        drawing="energy-shield",
        traits={INERT, SHIELDED},
        wards={EVERYTHING},
        clears=True,
    ),
    row(
        "status_immune",
        "Status Immune",
        "barrier",
        6,
        drawing="rod-of-asclepius",
        params={"of": list},
        wards_named="of",
    ),
    row("wall", "Wall", "barrier", 4, becomes(LOST_TO_ARM, 0), drawing="stone-wall"),
)
STRENGTHEN = (
    row(
        "accelerate",
        "Accelerate",
        "strengthen",
        6,
        times("metres", 2),
        drawing="speedometer",
        gives_way=("slow",),
        ratings={"spd": 25},
    ),
    row("accuracy_up", "Accuracy Up", "strengthen", 4, becomes("acc", 255), drawing="on-target/up"),
    raised("agility", "Agility", 6, "eva", "acc", drawing="acrobatic", rating="agi", init=2),
    raised("armor", "Armor", 4, "arm", drawing="breastplate"),
    row("aura", "Aura", "strengthen", 4, over(CHARGE_TIME, 2), drawing="aura", gives_way=("curse",)),
    row("blink", "Blink", "strengthen", 6, flat("eva", 20), drawing="two-shadows"),
    row("critical_up", "Critical Up", "strengthen", 4, times(CRITICAL, 2), drawing="deadly-strike/up"),
    row(
        "flight",
        "Flight",
        "strengthen",
        6,
        drawing="feathered-wing",
        traits={HOVERING, AIRBORNE},
        at={OVER: touch_down},
    ),
    row(
        "float",
        "Float",
        "strengthen",
        6,
        drawing="feather",
        forbids=("full_move",),
        traits={HOVERING},
        at={OVER: touch_down},
    ),
    row(
        "haste",
        "Haste",
        "strengthen",
        4,
        times("initiative", 2),
        drawing="wingfoot",
        gives_way=("slow",),
        ratings={"spd": 50},
    ),
    raised("magic", "Magic", 4, "dealt_magical", drawing="crystal-wand"),
    raised("mental", "Mental", 4, "marm", drawing="brain", rating="mag"),
    row("mp_half", "MP Half", "strengthen", 4, percent(MP_COST, -50), drawing="water-drop/half"),
    row("mp_quarter", "MP Quarter", "strengthen", 4, percent(MP_COST, -25), drawing="water-drop/quarter"),
    raised("power", "Power", 4, "dealt_physical", drawing="biceps", rating="str"),
    row(
        "quick",
        "Quick",
        "strengthen",
        1,
        becomes(CHARGE_TIME, 0),
        drawing="fast-forward-button",
        traits={HURRIED},
        toggles=True,
        passing=True,
        at={CAME: hurry, ENDED_BY_ANOTHER: spend},
    ),
    row("regen", "Regen", "strengthen", 6, drawing="regeneration", at={STATUS_PHASE: regain}),
    row("reraise", "Reraise", "strengthen", None, drawing="ankh", traits={RISING}),
    row("ruse", "Ruse", "strengthen", 6, flat("eva", 40), drawing="domino-mask"),
    raised("spirit", "Spirit", 4, "meva", "macc", drawing="meditation", rating="spr"),
    row(
        "vanish",
        "Vanish",
        "strengthen",
        4,
        drawing="invisible-face",
        ratings={"stealth": 50},
        ends_at={AT_LOSS},
        traits={UNSEEN},
    ),
)
STATE = (row("hidden", "Hidden", "state", None, drawing="hidden", traits={UNSEEN}, passing=True),)


class FFRPGCatalogue(Catalogue[FFRPGStatus]):
    """The rows, with what follows from them."""

    @cached_property
    def places(self) -> Mapping[str, int]:
        """Status to its place in the book's order."""
        return {id: place for place, id in enumerate(self)}

    @cached_property
    def lifted_by(self) -> Mapping[str, frozenset[str]]:
        """FF-EFF-02: what an entry of a `lift` effect ends: a status, a category, or one of three cures."""
        return {
            **{family: self._of(family) for family in CATEGORIES},
            "dispel": self._of("barrier", "strengthen", but=("shield",)),
            "debarrier": self._of("barrier", but=("shield", "resist", "status_immune")),
            "esuna": self._of(*NEGATIVE, but=("condemned", "unaware")),
            **{id: frozenset({id}) for id in self},
        }

    def _of(self, *families: str, but: Iterable[str] = ()) -> frozenset[str]:
        return frozenset(status.id for status in self.values() if status.family in families) - frozenset(but)


STATUSES = FFRPGCatalogue((*FATAL, *SEAL, *MYSTIFY, *STRENGTHEN, *BARRIER, *TIME, *TOXIN, *TRANSFORM, *WEAKEN, *STATE))
"""All statuses; those that act at the same moment do so in this order."""
STEP_BY_STEP = frozenset({"times", "over", "becomes"})
CHANGEABLE = (
    *(
        ChangeableNumber(stat, frozenset({"flat", "percent", "becomes"}))
        for stat in ("arm", "marm", "eva", "meva", "acc", "macc")
    ),
    ChangeableNumber("initiative", frozenset({"flat", "times", "over"}), is_stat=False),
    *(ChangeableNumber(f"dealt_{kind}", frozenset({"percent"}), is_stat=False) for kind in ("physical", "magical")),
    ChangeableNumber(MP_COST, frozenset({"percent"}), is_stat=False),
    *(
        ChangeableNumber(number, STEP_BY_STEP, is_stat=False)
        for number in (
            "metres",
            STRUCK,
            LOST_TO_ARM,
            LOST_TO_MARM,
            DEALT_IN_ALL,
            DEALT_BY_ATTACK,
            CHARGE_TIME,
            CRITICAL,
        )
    ),
    ChangeableNumber(WEAPON_COS, frozenset({"becomes"}), is_stat=False),
)
"""FF-DMG-08, FF-DMG-09: the numbers that its rows may change."""
MOMENTS = (
    *EVERYWHERE,
    *(RowMoment(moment) for moment in (CAME, ENDED_BY_ANOTHER, STATUS_PHASE)),
    *(RowMoment(moment, acts=False, ends=True) for moment in (AT_LOSS, AT_BLOW, AT_FIRE, AT_ICE)),
)
"""The moments at which its rows may act or end."""
IMMUNITIES = frozenset({*STATUSES, *CATEGORIES, *EFFECT_IDS})
"""What a list of immunities may name."""


def named(ids: Iterable[str]) -> dict[str, str]:
    """Return statuses by their labels, and other immunities by their own words."""
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
"""FF-ITM-01: the names of the Items in the edition's lists."""
