"""The statuses as values: what each changes, forbids and ends, how it stacks, and what it takes besides a timer."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from rules.conditions import Status
from rules.fantasia.amounts import WEAPON, BadAmount, amount
from rules.modifiers import Modifier
from rules.questions import is_whole

STATS = ("fue", "agi", "vit", "men", "at", "ma", "de", "dm", "ev", "bm", "mo")
"""The numbers that equipment and magic change."""

TURN = "turn"
"""The word for a bearer that can do nothing at all."""

DEEDS = (
    *("attack", "cast", "use_item", "move", "defend", "grapple", "escape", "ready", "react", "wait", "draw"),
    *("pick_up", "stand_up", "reload", "jump", "check", "other"),
)
"""The actions that a status can forbid; waiting turns that go on, falls and rests are not among them."""

WHEN_BERSERK = frozenset({"attack", "move", "stand_up", "draw", "pick_up", "reload"})
"""LF-ST-BERSERK-2: all that is left to do in that state."""

WHEN_FORCED = frozenset({"move", "stand_up", "draw", "pick_up", "reload"})
"""LF-ST-CONFUSION-4: what is possible beside the action that the die has chosen."""


@dataclass(frozen=True)
class Row(Status):
    """A row of the catalogue with what only this system asks of it."""

    ends: frozenset[str] = frozenset()
    """A bearer of one of these loses it instead of getting this one."""
    drives_off: frozenset[str] = frozenset()
    """Statuses that end when this one comes and cannot come while it lasts."""
    first_stays: bool = False
    """Whether a second one changes nothing at all."""
    helpless: bool = False
    """Whether attacks on its bearer hit by themselves and hurt twice as much."""
    pace: tuple[int, int] = (1, 1)
    """What the movement is multiplied by, as numerator and denominator."""
    suffers: tuple[int, int] = (1, 1)
    """What all damage received is multiplied by."""
    deals: tuple[int, int] = (1, 1)
    """What the damage dealt by attacks and abilities is multiplied by."""
    swings: tuple[int, int] = (1, 1)
    """What the damage dealt with weapons is multiplied by."""
    size: tuple[int, int] = (1, 1)
    """What the size is multiplied by where somebody is held."""
    always: bool = False
    """Whether its numbers count beside the best bonus and the worst penalty."""


def _changes(text: str) -> tuple[Modifier, ...]:
    """`at+2 de-2` as modifiers."""
    found: list[Modifier] = []
    for word in text.split():
        cut = max(word.find("+"), word.find("-"))
        found.append(Modifier(word[:cut], int(word[cut:])))
    return tuple(found)


def _row(
    id: str,
    label: str,
    family: str,
    changes: str = "",
    *,
    rule: str = "",
    forbids: Iterable[str] = (),
    ends: Iterable[str] = (),
    **others: Any,
) -> Row:
    return Row(
        id=id,
        label=label,
        family=family,
        changes=_changes(changes),
        forbids=frozenset(forbids),
        rule=rule or f"LF-ST-{id.upper()}",
        ends=frozenset(ends),
        **others,
    )


FORM = frozenset({"attack", "grapple", "use_item", "draw", "reload", "pick_up"})
"""LF-ST-TOAD-1: what a toad or a pig cannot do, beside casting."""

TOLD = frozenset({"charm", "float", "zombie"})
"""Statuses whose coming asks something of the game master, which the log then says."""

DOUBLE, HALVED, QUARTER, TENTH = (2, 1), (1, 2), (1, 4), (1, 10)

ROWS: tuple[Row, ...] = (
    _row("amnesia", "Amnesia", "seal"),
    _row("stun", "Aturdido", "time", "de-2 dm-2", forbids={TURN}, timer=1),
    _row(
        "berserk",
        "Berserk",
        "mystify",
        "at+2 de-2 dm-2",
        rule="LF-ST-BERSERK-1",
        forbids=frozenset(DEEDS) - WHEN_BERSERK,
        drives_off=frozenset({"confuse", "charm"}),
        suffers=HALVED,
        params={"turns": int},
    ),
    _row("blind", "Ceguera", "weaken", "at-3 ma-3 de-3 dm-3 ev-3 bm-3"),
    _row("condemned", "Condena", "fatal", rule="LF-ST-DOOM-1", first_stays=True),
    _row("confuse", "Confusión", "mystify", rule="LF-ST-CONFUSION-1"),
    _row("frozen", "Congelar", "time", rule="LF-ST-FREEZE-1", forbids={TURN}, helpless=True),
    _row("meltdown", "Derretir", "weaken", "fue-3 agi-3 vit-3", rule="LF-ST-MELT-1", suffers=DOUBLE),
    _row("vanish", "Desvanecer", "barrier", "at+3 de+3 ma+3 dm+3", rule="LF-ST-VANISH-1", good=True),
    _row("stop", "Detener", "time", rule="LF-ST-STOP-1", forbids={TURN}, helpless=True),
    _row("charm", "Encantamiento", "mystify", rule="LF-ST-CHARM-1", sourced=True),
    _row("reflect", "Espejo", "barrier", rule="LF-ST-MIRROR-1", good=True),
    _row("fever", "Fiebre", "toxin", "fue-3 agi-3 vit-3", rule="LF-ST-FEVER-1", pace=HALVED),
    _row("float", "Flotar", "barrier", rule="LF-ST-FLOAT-1", good=True),
    _row("disable", "Inhabilitar", "seal", forbids=frozenset(DEEDS) - {"move"}),
    _row("immobilize", "Inmovilizar", "seal", forbids={"move", "jump"}),
    _row("slow", "Lentitud", "time", "at-1 de-1 ev-1", rule="LF-ST-SLOW-1", pace=HALVED),
    _row("curse", "Maldición", "weaken", "at-2 de-2 ma-2 dm-2", rule="LF-ST-CURSE-1", deals=HALVED),
    _row(
        "maxi",
        "Maxi",
        "transform",
        "at+1 de-1 ma-1 dm-1",
        rule="LF-ST-MAXI-1",
        ends={"maxi"},
        pace=(5, 4),
        swings=(3, 2),
        size=DOUBLE,
        good=True,
    ),
    _row("fear", "Miedo", "mystify", sourced=True),
    _row(
        "mini",
        "Mini",
        "transform",
        "at-1 de+1 ma+1 dm+1",
        rule="LF-ST-MINI-1",
        ends={"mini"},
        pace=QUARTER,
        suffers=DOUBLE,
        swings=QUARTER,
        size=QUARTER,
    ),
    _row("death", "Muerte", "fatal", rule="LF-ST-DEATH"),
    _row("blink", "Parpadeo", "barrier", good=True),
    _row(
        "petrify",
        "Petrificar",
        "fatal",
        "at-2 de-2 ma-2 dm-2 ev-2 bm-2",
        rule="LF-ST-PETRIFY-1",
        pace=HALVED,
        first_stays=True,
    ),
    _row("haste", "Rapidez", "time", "at+1 de+1 ev+1", rule="LF-ST-HASTE-1", pace=DOUBLE, good=True),
    _row("regen", "Regen", "strengthen", rule="LF-ST-REGEN-1", good=True),
    _row("silence", "Silencio", "seal"),
    _row("sleep", "Sueño", "mystify", rule="LF-ST-SLEEP-1", forbids={TURN}, helpless=True),
    _row(
        "imp",
        "Transformación (Imp)",
        "transform",
        "at-3 de-3 dm-3",
        rule="LF-ST-IMP-1",
        ends={"imp"},
        suffers=DOUBLE,
        deals=TENTH,
    ),
    _row(
        "toad",
        "Transformación (Sapo)",
        "transform",
        rule="LF-ST-TOAD-1",
        forbids=FORM,
        ends={"toad", "pig"},
        suffers=DOUBLE,
    ),
    _row(
        "pig",
        "Transformación (Cerdo)",
        "transform",
        rule="LF-ST-TOAD-1",
        forbids=FORM,
        ends={"toad", "pig"},
        suffers=DOUBLE,
    ),
    _row("old_age", "Vejez", "weaken", rule="LF-ST-OLDAGE", params={"stacks": int}),
    _row("poison", "Veneno", "toxin", "fue-1 agi-1", rule="LF-ST-POISON-1", params={"damage": str}),
    _row("zombie", "Zombi", "transform", "at-3 de-3 dm-3", rule="LF-ST-ZOMBIE-1", pace=HALVED),
    _row("prone", "Tumbado", "state", rule="LF-PRONE-01", priority=2),
    _row("grabbed", "Agarrado", "state", rule="LF-GRAB-03", sourced=True, priority=2),
    _row("defending", "A la defensiva", "state", "de+3", rule="LF-DEF-01", always=True, good=True),
    _row("off_balance", "Descolocado", "state", "de-3 dm-3", rule="LF-FUM-05", always=True),
    _row(
        "modifier",
        "Ajuste mágico",
        "strengthen",
        rule="LF-STACK-01",
        params={"stat": STATS, "amount": int, "stacks": bool},
        terms={stat: stat.upper() for stat in STATS},
    ),
)

POISON = "1d"
"""LF-ST-POISON-2: the dice of a poison that brings none of its own."""

STATUSES: Mapping[str, Row] = {row.id: row for row in ROWS}

CANNOT_ACT = frozenset(row.id for row in ROWS if TURN in row.forbids)
HELPLESS = frozenset(row.id for row in ROWS if row.helpless)
LITTLE_BEASTS = frozenset({"toad", "pig"})
"""LF-ST-TOAD-3: the forms without equipment."""


def settled_params(status: str, params: Mapping[str, Any]) -> dict[str, Any] | None:
    """The `params` of a condition in full, with what they are where nobody says; None if they cannot be."""
    known = STATUSES[status].params
    if any(key not in known for key in params):
        return None
    if status == "poison":
        dice = params.get("damage", POISON)
        return {"damage": dice} if _is_amount(dice) else None
    if status in ("berserk", "old_age"):
        key = "turns" if status == "berserk" else "stacks"
        count = params.get(key, 0)
        return {key: count} if is_whole(count) and 0 <= count <= 999 else None
    if status == "modifier":
        stat, by, stacks = params.get("stat"), params.get("amount"), params.get("stacks", False)
        if stat not in STATS or not isinstance(stacks, bool) or not is_whole(by) or abs(by) > 99:
            return None
        return {"stat": stat, "amount": by, "stacks": stacks}
    return {}


def _is_amount(text: Any) -> bool:
    try:
        return isinstance(text, str) and all(term.kind != WEAPON for term in amount(text))
    except BadAmount:
        return False
