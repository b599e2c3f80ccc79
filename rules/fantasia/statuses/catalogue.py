"""The statuses, each complete: changes, prohibitions, effects, stacking, params."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any

from rules.core.state import Condition, Fight
from rules.fantasia.statuses.amounts import WEAPON, BadAmount, amount, roll_amount, twice_the_average
from rules.fantasia.statuses.traits import (
    ACTS,
    AFRAID,
    AT_ATTACK,
    AT_END,
    AT_FALL,
    AT_LOSS,
    AT_MAGIC,
    AT_TURN,
    AT_ZERO,
    BLURRED,
    CAME,
    CHARMED,
    FLOATING,
    FRENZIED,
    GUARDED,
    INSTEAD,
    MIRRORING,
    SIGHTLESS,
    SLUGGISH,
    SMALL,
    STRAINED,
    STRUCK,
    TURN,
    TURN_START,
    UNDEAD,
    WILD,
    Bearer,
    FantasiaStatus,
    Spell,
    StatusEffects,
    row,
)
from rules.mechanics.statuses import EVERYWHERE, NO_TIMER, OVER, RUNS_OUT, Catalogue, ChangeableNumber, RowMoment, swap
from rules.mechanics.table import Table
from rules.sheets.schema import Sheet
from rules.text.faults import is_whole

STATS = ("fue", "agi", "vit", "men", "at", "ma", "de", "dm", "ev", "bm", "mo")
"""The numbers that equipment and magic change."""

DEEDS = (
    *("attack", "cast", "use_item", "move", "defend", "grapple", "escape", "ready", "react", "wait", "draw"),
    *("pick_up", "stand_up", "reload", "jump", "check", "other"),
)
"""The actions that a status can forbid; resuming a turn, falls and rests are not among them."""

WHEN_BERSERK = frozenset({"attack", "move", "stand_up", "draw", "pick_up", "reload"})
"""LF-ST-BERSERK-2: the actions left in that state."""

WHEN_FORCED = frozenset({"move", "stand_up", "draw", "pick_up", "reload"})
"""LF-ST-CONFUSION-4: the actions possible beside the one that the die has chosen."""

FORM = frozenset({"attack", "grapple", "use_item", "draw", "reload", "pick_up"})
"""LF-ST-TOAD-1: what a toad or a pig cannot do, beside casting."""

DOUBLE, HALVED, QUARTER, TENTH = (2, 1), (1, 2), (1, 4), (1, 10)

POISON = "1d"
"""LF-ST-POISON-2: the dice of a poison that has none of its own."""


def _unhurt(fight: Fight, bearer: Bearer, source: str | None) -> bool:
    """Whether it is immune to the element poison."""
    return bool(bearer.sheet.elements.get("poison") == "immune")


def _too_heavy(fight: Fight, bearer: Bearer, source: str | None) -> bool:
    """LF-ST-FLOAT-3: whether it weighs more than 90 + 10 × Nv of the status's source."""
    lifter = fight.combatants.get(source or "", bearer)
    return bool(bearer.sheet.weight > fight.options.float_weight + 10 * lifter.sheet.nv)


def _all_but(status: str) -> Callable[[Spell], bool]:
    """LF-ST-TOAD-1: seal every ability but those that inflict the same status."""
    return lambda ability: all(candidate.status != status for candidate in ability.status)


def _of_an_imp(ability: Spell) -> bool:
    """LF-ST-IMP-1: seal every magic but its own."""
    return ability.kind == "magic" and all(status.status != "imp" for status in ability.status)


def _aged(sheet: Sheet, condition: Condition, stat: str) -> tuple[int, bool]:
    """LF-ST-OLDAGE: lower FUE, AGI and VIT by a point a turn, down to −3."""
    years: int = condition.params["stacks"]
    return -min(years, max(0, getattr(sheet, stat) + 3)) if stat in ("fue", "agi", "vit") else 0, False


def _adjusted(sheet: Sheet, condition: Condition, stat: str) -> tuple[int, bool]:
    """LF-STACK-01: change the number that its params name."""
    return condition.params["amount"] if condition.params["stat"] == stat else 0, condition.params["stacks"]


def _poisonous(params: Mapping[str, Any]) -> dict[str, Any] | None:
    dice = params.get("damage", POISON)
    return {"damage": dice} if _is_amount(dice) else None


def _is_amount(text: Any) -> bool:
    try:
        return isinstance(text, str) and all(term.kind != WEAPON for term in amount(text))
    except BadAmount:
        return False


def _worse_poison(new: Mapping[str, Any], old: Mapping[str, Any]) -> bool:
    return twice_the_average(amount(new["damage"])) > twice_the_average(amount(old["damage"]))


def _counted(key: str) -> Callable[[Mapping[str, Any]], dict[str, Any] | None]:
    """Return the reader of params that count something from 0."""

    def settled(params: Mapping[str, Any]) -> dict[str, Any] | None:
        count = params.get(key, 0)
        return {key: count} if is_whole(count) and 0 <= count <= 999 else None

    return settled


def _adjustment(params: Mapping[str, Any]) -> dict[str, Any] | None:
    stat, by, stacks = params.get("stat"), params.get("amount"), params.get("stacks", False)
    if stat not in STATS or not isinstance(stacks, bool) or not is_whole(by) or abs(by) > 99:
        return None
    return {"stat": stat, "amount": by, "stacks": stacks}


# --- what they bring -------------------------------------------------------------------------------------------


def _effects(table: Table) -> StatusEffects:
    effects: StatusEffects = table.system.effects
    return effects


# --- sleep, confusion, frenzy ------------------------------------------------------------------------------


def falls_asleep(table: Table, bearer: Any, condition: Condition) -> None:
    """LF-ST-SLEEP-1: fall to the ground."""
    _effects(table).put_on(table, bearer, bearer.statuses["prone"], NO_TIMER, condition.source, {})


def wanders(table: Table, bearer: Any, condition: Condition) -> None:
    """LF-ST-CONFUSION-1: roll: odd, it attacks; even, it uses an ability, if it could use any."""
    face = table.die(6, "confusion", bearer)
    forced = "ability" if face % 2 == 0 and _effects(table).any_ability(table.fight, bearer, paid=False) else "attack"
    table.put(bearer, "forced", forced)
    table.fact("forced", actor=bearer.id, dice=[face], action=forced)


def clears(table: Table, bearer: Any, condition: Condition) -> None:
    """LF-ST-CONFUSION-3: force no action any longer."""
    table.put(bearer, "forced", None)


def calms(table: Table, bearer: Any, condition: Condition) -> None:
    """LF-ST-BERSERK-4.

    Roll 2 dice + VIT against 5 + the turns spent in it; on a failure Derretir for a die of turns.
    """
    plus = _effects(table).numbers(table.fight, bearer).vit
    against = table.fight.options.berserk_check + int(condition.params.get("turns", 0))
    dice = list(table.dice((6, 6), "Berserk", bearer, ("≥", against - plus, against - plus, True)))
    total = sum(dice) + plus
    success = total >= against
    table.fact("roll", actor=bearer.id, what="berserk", dice=dice, total=total, against=against, success=success)
    if not success:
        melts = bearer.statuses["meltdown"]
        _effects(table).put_on(table, bearer, melts, table.die(6, melts.label, bearer), None, {})


# --- fever, poison, age, Regen -----------------------------------------------------------------------------


def faints(table: Table, bearer: Any, condition: Condition) -> None:
    """LF-ST-FEVER-2: faint after an effort or a loss."""
    if bearer.state == "active":
        _effects(table).faint(table, bearer)


def cools_down(table: Table, bearer: Any, condition: Condition) -> None:
    """LF-ST-FEVER-3: wake one who had fainted."""
    if bearer.fainted and bearer.state == "unconscious":
        _effects(table).wake(table, bearer, "fever")
    table.put(bearer, "fainted", False)


def ages(table: Table, bearer: Any, condition: Condition) -> None:
    """LF-ST-OLDAGE: age another turn."""
    stacks = int(condition.params.get("stacks", 0)) + 1
    swap(table, bearer, condition, condition._replace(params={"stacks": stacks}))
    table.fact("tick", actor=bearer.id, status=condition.status, timer=condition.timer, params={"stacks": stacks})


def regenerates(table: Table, bearer: Any, condition: Condition) -> None:
    """LF-ST-REGEN-1: restore a die of PV."""
    if bearer.state == "active":
        with table.because(condition.status):
            _effects(table).mend(table, bearer, table.die(6, "Regen", bearer), None)


def sickens(table: Table, bearer: Any, condition: Condition) -> None:
    """LF-ST-POISON-2: deal its dice of damage, of the element poison; to the unconscious too."""
    if not bearer.gone:
        dice = condition.params.get("damage", POISON)
        total, _ = roll_amount(table, amount(dice), bearer.statuses["poison"].label, bearer)
        with table.because("poison"):
            _effects(table).hurt(table, bearer, total, "poison", [[dice, total, "die", None]])


# --- size, doom, stone, death ------------------------------------------------------------------------------


def grows(table: Table, bearer: Any, condition: Condition) -> None:
    """LF-ST-MAXI-1: add half as many PV."""
    gained = bearer.pools["pv"] // 2
    table.put_pool(bearer, "pv", min(_effects(table).maximum(bearer, "pv"), bearer.pools["pv"] + gained))


def shrinks(table: Table, bearer: Any, condition: Condition) -> None:
    """LF-ST-MAXI-1: lose PV above the maximum."""
    highest = _effects(table).maximum(bearer, "pv")
    if bearer.pools["pv"] > highest:
        table.put_pool(bearer, "pv", highest)


def is_doomed(table: Table, bearer: Any, condition: Condition) -> None:
    """LF-ST-DOOM-1: lose all PV."""
    if bearer.pools["pv"] > 0 and bearer.living and not bearer.gone:
        table.put_pool(bearer, "pv", 0)
        _effects(table).fall(table, bearer, condition.status)


def turns_to_stone(table: Table, bearer: Any, condition: Condition) -> None:
    """LF-ST-PETRIFY-2: turn to stone."""
    _effects(table).petrified(table, bearer)


def dies(table: Table, bearer: Any, condition: Condition) -> None:
    """LF-ST-DEATH: die."""
    _effects(table).die(table, bearer, condition.status)


def two_dice_of_turns(table: Table, bearer: Any) -> int:
    """LF-ST-DOOM-1: return two dice of turns."""
    return sum(table.dice((6, 6), bearer.statuses["condemned"].label, bearer))


def as_long_as_it_is_tough(table: Table, bearer: Any) -> int:
    """LF-ST-PETRIFY-2: return VIT + 1 turns, at least one."""
    return max(1, int(_effects(table).numbers(table.fight, bearer).vit) + 1)


# --- the rows --------------------------------------------------------------------------------------------------

TIME = (
    row("stun", "Aturdido", "time", "de-2 dm-2", drawing="knocked-out-stars", forbids={TURN}, timer=1),
    row(
        "frozen",
        "Congelar",
        "time",
        drawing="frozen-block",
        rule="LF-ST-FREEZE-1",
        forbids={TURN},
        helpless=True,
        eased_by=("fire",),
    ),
    row("stop", "Detener", "time", drawing="time-trap", rule="LF-ST-STOP-1", forbids={TURN}, helpless=True),
    row(
        "slow",
        "Lentitud",
        "time",
        "at-1 de-1 ev-1",
        drawing="snail",
        rule="LF-ST-SLOW-1",
        pace=HALVED,
        traits={SLUGGISH},
    ),
    row(
        "haste",
        "Rapidez",
        "time",
        "at+1 de+1 ev+1",
        drawing="wingfoot",
        rule="LF-ST-HASTE-1",
        pace=DOUBLE,
        extra=1,
        good=True,
    ),
)
MYSTIFY = (
    row(
        "sleep",
        "Sueño",
        "mystify",
        drawing="sleepy",
        rule="LF-ST-SLEEP-1",
        forbids={TURN},
        helpless=True,
        ends_at={AT_LOSS},
        at={CAME: falls_asleep},
    ),
    row(
        "berserk",
        "Berserk",
        "mystify",
        "at+2 de-2 dm-2 fue*2",
        drawing="enrage",
        rule="LF-ST-BERSERK-1",
        forbids=frozenset(DEEDS) - WHEN_BERSERK,
        drives_off=frozenset({"confuse", "charm"}),
        suffers=HALVED,
        params={"turns": int},
        settled=_counted("turns"),
        counts="turns",
        traits={FRENZIED},
        ends_at={AT_END},
        at={RUNS_OUT: calms},
    ),
    row(
        "confuse",
        "Confusión",
        "mystify",
        drawing="misdirection",
        rule="LF-ST-CONFUSION-1",
        traits={WILD},
        ends_at={AT_LOSS},
        at={ACTS: wanders, OVER: clears},
    ),
    row(
        "charm",
        "Encantamiento",
        "mystify",
        drawing="charm",
        rule="LF-ST-CHARM-1",
        sourced=True,
        newest_stays=True,
        traits={CHARMED},
        ends_at={AT_ATTACK},
        tells=True,
    ),
    row("fear", "Miedo", "mystify", drawing="terror", sourced=True, by_source=True, traits={AFRAID}, daunts=-2),
)
SEAL = (
    row("amnesia", "Amnesia", "seal", drawing="brain-leak", seals=lambda ability: True),
    row(
        "disable",
        "Inhabilitar",
        "seal",
        drawing="manacles",
        forbids=frozenset(DEEDS) - {"move"},
        denies=("normal", "extra"),
    ),
    row("immobilize", "Inmovilizar", "seal", drawing="mantrap", forbids={"move", "jump"}, denies=("move",)),
    row("silence", "Silencio", "seal", drawing="silenced", seals=lambda ability: ability.is_spell),
)
WEAKEN = (
    row("blind", "Ceguera", "weaken", "at-3 ma-3 de-3 dm-3 ev-3 bm-3", drawing="sight-disabled", traits={SIGHTLESS}),
    row(
        "meltdown",
        "Derretir",
        "weaken",
        "fue-3 agi-3 vit-3 mo=1",
        drawing="melting-metal",
        rule="LF-ST-MELT-1",
        suffers=DOUBLE,
        mends=HALVED,
    ),
    row(
        "curse", "Maldición", "weaken", "at-2 de-2 ma-2 dm-2", drawing="cursed-star", rule="LF-ST-CURSE-1", deals=HALVED
    ),
    row(
        "old_age",
        "Vejez",
        "weaken",
        drawing="sands-of-time",
        rule="LF-ST-OLDAGE",
        params={"stacks": int},
        settled=_counted("stacks"),
        by=_aged,
        at={TURN_START: ages},
    ),
)
BARRIER = (
    row(
        "vanish",
        "Desvanecer",
        "barrier",
        "at+3 de+3 ma+3 dm+3",
        drawing="invisible-face",
        rule="LF-ST-VANISH-1",
        ends_at={AT_MAGIC},
        good=True,
    ),
    row("reflect", "Espejo", "barrier", drawing="shield-reflect", rule="LF-ST-MIRROR-1", traits={MIRRORING}, good=True),
    row(
        "float",
        "Flotar",
        "barrier",
        drawing="feather",
        rule="LF-ST-FLOAT-1",
        spares=_too_heavy,
        traits={FLOATING},
        tells=True,
        good=True,
    ),
    row("blink", "Parpadeo", "barrier", drawing="two-shadows", traits={BLURRED}, good=True),
)
STRENGTHEN = (
    row(
        "regen",
        "Regen",
        "strengthen",
        drawing="regeneration",
        rule="LF-ST-REGEN-1",
        ends_at={AT_ZERO},
        good=True,
        at={TURN_START: regenerates},
    ),
    row(
        "modifier",
        "Ajuste mágico",
        "strengthen",
        drawing="progression",
        rule="LF-STACK-01",
        params={"stat": STATS, "amount": int, "stacks": bool},
        needs_value=True,
        terms={stat: stat.upper() for stat in STATS},
        settled=_adjustment,
        by=_adjusted,
        several=True,
    ),
)
TOXIN = (
    row(
        "fever",
        "Fiebre",
        "toxin",
        "fue-3 agi-3 vit-3",
        drawing="thermometer-hot",
        rule="LF-ST-FEVER-1",
        pace=HALVED,
        eased_by=("water", "ice"),
        at={STRUCK: faints, STRAINED: faints, OVER: cools_down},
    ),
    row(
        "poison",
        "Veneno",
        "toxin",
        "fue-1 agi-1",
        drawing="poison-bottle",
        rule="LF-ST-POISON-1",
        params={"damage": str},
        settled=_poisonous,
        spares=_unhurt,
        outdoes=_worse_poison,
        at={TURN_START: sickens},
    ),
)
TRANSFORM = (
    row(
        "maxi",
        "Maxi",
        "transform",
        "at+1 de-1 ma-1 dm-1 pv+50%",
        drawing="giant",
        rule="LF-ST-MAXI-1",
        ends={"maxi"},
        pace=(5, 4),
        swings=(3, 2),
        size=DOUBLE,
        good=True,
        at={CAME: grows, OVER: shrinks},
    ),
    row(
        "mini",
        "Mini",
        "transform",
        "at-1 de+1 ma+1 dm+1",
        drawing="ant",
        rule="LF-ST-MINI-1",
        ends={"mini"},
        pace=QUARTER,
        suffers=DOUBLE,
        swings=QUARTER,
        size=QUARTER,
    ),
    row(
        "imp",
        "Transformación (Imp)",
        "transform",
        "at-3 de-3 dm-3",
        drawing="imp",
        rule="LF-ST-IMP-1",
        ends={"imp"},
        suffers=DOUBLE,
        deals=TENTH,
        seals=_of_an_imp,
    ),
    *(
        row(
            id,
            label,
            "transform",
            drawing=drawing,
            rule="LF-ST-TOAD-1",
            forbids=FORM,
            ends={"toad", "pig"},
            suffers=DOUBLE,
            seals=_all_but(id),
            traits={SMALL},
        )
        for id, label, drawing in (("toad", "Transformación (Sapo)", "frog"), ("pig", "Transformación (Cerdo)", "pig"))
    ),
    row(
        "zombie",
        "Zombi",
        "transform",
        "at-3 de-3 dm-3",
        drawing="shambling-zombie",
        rule="LF-ST-ZOMBIE-1",
        pace=HALVED,
        seals=lambda ability: ability.origin in ("profession", "tribe"),
        traits={UNDEAD},
        tells=True,
    ),
)
FATAL = (
    row(
        "condemned",
        "Condena",
        "fatal",
        drawing="grim-reaper",
        rule="LF-ST-DOOM-1",
        first_stays=True,
        spares=lambda fight, bearer, source: not bearer.living,
        ripens=True,
        at={RUNS_OUT: is_doomed},
        lasts=two_dice_of_turns,
    ),
    row("death", "Muerte", "fatal", drawing="death-skull", rule="LF-ST-DEATH", at={INSTEAD: dies}),
    row(
        "petrify",
        "Petrificar",
        "fatal",
        "at-2 de-2 ma-2 dm-2 ev-2 bm-2",
        drawing="stoned-skull",
        rule="LF-ST-PETRIFY-1",
        pace=HALVED,
        first_stays=True,
        ripens=True,
        at={RUNS_OUT: turns_to_stone},
        lasts=as_long_as_it_is_tough,
    ),
)
STATE = (
    row("prone", "Tumbado", "state", drawing="fall-down", rule="LF-PRONE-01", passing=True, priority=2),
    row("grabbed", "Agarrado", "state", drawing="grab", rule="LF-GRAB-03", sourced=True, passing=True, priority=2),
    row(
        "defending",
        "A la defensiva",
        "state",
        "de+3",
        drawing="vibrating-shield",
        rule="LF-DEF-01",
        always=True,
        withstands=HALVED,
        traits={GUARDED},
        ends_at={AT_TURN, AT_FALL},
        passing=True,
        good=True,
    ),
    row(
        "off_balance",
        "Descolocado",
        "state",
        "de-3 dm-3",
        drawing="unbalanced",
        rule="LF-FUM-05",
        always=True,
        ends_at={AT_TURN},
        passing=True,
    ),
)

ROWS: tuple[FantasiaStatus, ...] = (
    *(*TIME, *MYSTIFY, *SEAL, *WEAKEN, *BARRIER, *STRENGTHEN, *TOXIN, *TRANSFORM, *FATAL, *STATE),
)
"""All statuses; those that act at the same moment do so in this order."""


class FantasiaCatalogue(Catalogue[FantasiaStatus]):
    """The rows, with the sets of them that the rules ask for."""

    @cached_property
    def cannot_act(self) -> frozenset[str]:
        """The statuses in which nobody acts at all."""
        return self.forbidding(TURN)

    @cached_property
    def helpless(self) -> frozenset[str]:
        """LF-ST-STOP-2: the statuses whose bearers are hit automatically."""
        return frozenset(row.id for row in self.values() if row.helpless)


STATUSES = FantasiaCatalogue(ROWS)
CHANGEABLE = (
    *(ChangeableNumber(stat, frozenset({"flat", "times"})) for stat in STATS if stat != "mo"),
    ChangeableNumber("mo", frozenset({"flat", "times", "becomes"})),
    ChangeableNumber("pv", frozenset({"percent"}), is_stat=False),
)
"""LF-STACK-01, LF-ST-MAXI-1: the numbers that its rows may change; PV are the maximum."""
MOMENTS = (
    *EVERYWHERE,
    RowMoment(INSTEAD, instead=True),
    *(RowMoment(moment) for moment in (CAME, TURN_START, ACTS, STRUCK, STRAINED)),
    *(
        RowMoment(moment, acts=False, ends=True)
        for moment in (AT_TURN, AT_LOSS, AT_FALL, AT_ZERO, AT_MAGIC, AT_ATTACK, AT_END)
    ),
)
"""The moments at which its rows may act or end."""
CONFUSION = "confuse"
"""LF-ST-CONFUSION-4: the status by which a die forces an action."""


def settled_params(row: FantasiaStatus, params: Mapping[str, Any]) -> dict[str, Any] | None:
    """Return the `params` of a condition in full, with their defaults; None if they are invalid."""
    if any(key not in row.params for key in params):
        return None
    return {} if row.settled is None else row.settled(params)
