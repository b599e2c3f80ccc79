"""The numbers as they stand: equipment that is gone, the best and the worst of magic, what always counts."""

from __future__ import annotations

from typing import NamedTuple

from rules.core.modifiers import Step
from rules.core.state import Condition, Pool
from rules.fantasia.combatant.sheet import Weapon
from rules.fantasia.combatant.state import Battle, Fighter
from rules.fantasia.statuses.catalogue import FRIGHT, STATS, STATUSES
from rules.fantasia.statuses.traits import Row
from rules.sheets.schema import words_of


class Numbers(NamedTuple):
    """The eleven numbers that equipment and magic change."""

    fue: int
    agi: int
    vit: int
    men: int
    at: int
    ma: int
    de: int
    dm: int
    ev: int
    bm: int
    mo: int


def numbers(fight: Battle, one: Fighter) -> Numbers:
    """All numbers of a combatant, computed once until something that they rest on changes."""
    # How magics add up may be changed by ruling while the fight runs.
    key: str = fight.options.same_attribute
    known = one.memo.get(key)
    if known is None:
        known = one.memo[key] = Numbers(*(_counted(fight, one, stat, 0, None) for stat in STATS))
    return known


def frightened(fight: Battle, one: Fighter, stat: str) -> int:
    """LF-ST-FEAR: what AT, MA, DE or DM is where the one it is afraid of is concerned: −2 is one more magic."""
    return _counted(fight, one, stat, FRIGHT.daunts, None)


def explained(fight: Battle, one: Fighter, stat: str) -> tuple[Step, ...]:
    """How a number of `stats` came about."""
    steps: list[Step] = []
    weapon = one.weapon
    if stat in STATS:
        total = _counted(fight, one, stat, 0, steps)
        if stat == "at":
            total += attribute(fight, one, weapon, None, steps) if weapon.kind != "magic" else _fue(fight, one, steps)
            total += _bonus(weapon, steps) if weapon.kind != "magic" else 0
        elif stat == "ma":
            total += numbers(fight, one).men
            steps.append(Step("MEN", numbers(fight, one).men))
            total += _bonus(weapon, steps) if weapon.kind == "magic" else 0
        steps.append(Step("result", total, "result"))
    elif stat == "pv_max" and (grown := _first(one, "pv", "percent")) is not None:
        most = maximum(one, "pv")
        steps = [
            Step("PV", one.sheet.pv, "base"),
            Step(grown[0].label, most - one.sheet.pv, "flat", grown[0].id),
            Step("result", most, "result"),
        ]
    return tuple(steps)


def _fue(fight: Battle, one: Fighter, steps: list[Step]) -> int:
    fue = numbers(fight, one).fue
    steps.append(Step("FUE", fue))
    return fue


def _bonus(weapon: Weapon, steps: list[Step]) -> int:
    if weapon.bonus:
        steps.append(Step(weapon.name or words_of(weapon.id), weapon.bonus, "flat", weapon.id))
    return weapon.bonus


class Magic(NamedTuple):
    """What magic does to one number."""

    best: int
    worst: int
    always: int


def _counted(fight: Battle, one: Fighter, stat: str, more: int, steps: list[Step] | None) -> int:
    """LF-STACK-01, LF-STACK-02: sheet − gear + best bonus + worst penalty + all that always counts.

    `more` is one more magic modifier that concerns this roll alone. MO is multiplied first.
    """
    base: int = getattr(one.sheet, stat)
    if steps is not None:
        steps.append(Step(stat.upper(), base, "base"))
    if not one.conditions and not more:
        return base
    base = _bare(one, stat, base, steps)
    only_best = fight.options.same_attribute == "best_only"
    magic = _magic(one, stat, more, steps, only_best=only_best)
    if stat != "mo":
        return base + sum(magic)
    fixed = _first(one, "mo", "becomes")
    if fixed is not None:
        if steps is not None:
            steps.append(Step(fixed[0].label, fixed[1], "becomes", fixed[0].id))
        return fixed[1]
    return max(0, _paced(one, base, only_best=only_best, steps=steps) + sum(magic))


def _bare(one: Fighter, stat: str, base: int, steps: list[Step] | None) -> int:
    """LF-ST-TOAD-3, LF-ST-BERSERK-1: without the equipment that is gone; FUE doubled where it is above 0."""
    part = one.sheet.gear.get(stat, 0) if one.sheet.gear and one.small_form else 0  # type: ignore[call-overload]
    if part:
        base -= part
        if steps is not None:
            steps.append(Step("equipo", -part))
    more = _first(one, stat, "times") if base > 0 else None
    if more is not None:
        base *= more[1]
        if steps is not None:
            steps.append(Step(more[0].label, more[1], "times", more[0].id))
    return base


def _first(one: Fighter, stat: str, kind: str) -> tuple[Row, int] | None:
    """The first status that changes a number in that way, and by how much."""
    for condition in one.conditions:
        row = STATUSES[condition.status]
        for change in row.changes:
            if change.stat == stat and change.kind == kind:
                return row, change.amount
    return None


def _by(one: Fighter, condition: Condition, stat: str) -> tuple[int, bool]:
    """What one condition does to one number, and whether that counts beside the best and the worst."""
    row = STATUSES[condition.status]
    if row.by is not None:
        return row.by(one.sheet, condition, stat)
    for change in row.changes:
        if change.stat == stat and change.kind == "flat":
            return change.amount, row.always
    return 0, False


def _magic(one: Fighter, stat: str, more: int, steps: list[Step] | None, *, only_best: bool) -> Magic:
    """LF-STACK-01: the best bonus and the worst penalty, each once; with `only_best` no penalty beside a bonus."""
    best, worst, always = 0, min(0, more), 0
    best_id, worst_id = "", FRIGHT.id
    for condition in one.conditions:
        by, counts = _by(one, condition, stat)
        if counts:
            always += by
            if by and steps is not None:
                steps.append(Step(STATUSES[condition.status].label, by, "flat", condition.status))
        elif by > best:
            best, best_id = by, condition.status
        elif by < worst:
            worst, worst_id = by, condition.status
    if only_best and best > 0:
        worst = 0
    if steps is not None:
        steps += [Step(STATUSES[id].label, by, "flat", id) for id, by in ((best_id, best), (worst_id, worst)) if by]
    return Magic(best, worst, always)


def _paced(one: Fighter, base: int, *, only_best: bool, steps: list[Step] | None) -> int:
    """LF-STACK-01: MO times the largest factor that helps and the smallest that hinders, rounded down once."""
    up = down = (1, 1)
    up_name = down_name = ""
    for condition in one.conditions:
        above, below = STATUSES[condition.status].pace
        if above * up[1] > up[0] * below:
            up, up_name = (above, below), condition.status
        if above * down[1] < down[0] * below:
            down, down_name = (above, below), condition.status
    if only_best and up_name:
        down, down_name = (1, 1), ""
    if steps is not None:
        for name, (above, below) in ((up_name, up), (down_name, down)):
            if name:
                steps.append(Step(f"{STATUSES[name].label} {above}/{below}", above, "times", name))
    return base * up[0] * down[0] // (up[1] * down[1])


def attribute(fight: Battle, one: Fighter, weapon: Weapon, chosen: str | None, steps: list[Step] | None = None) -> int:
    """LF-ATT-02, LF-ATT-03, LF-ATT-04, LF-ATT-05: the attribute of a weapon's attack and damage.

    FUE in melee, AGI from afar, MEN for magic weapons; for thrown ones `chosen`, else the higher of FUE and AGI.
    """
    have = numbers(fight, one)
    name = attribute_name(fight, one, weapon, chosen)
    value: int = getattr(have, name)
    if steps is not None:
        steps.append(Step(name.upper(), value))
    return value


def attribute_name(fight: Battle, one: Fighter, weapon: Weapon, chosen: str | None) -> str:
    """The attribute of a weapon: `fue`, `agi` or `men`."""
    if weapon.kind == "melee":
        return "fue"
    if weapon.kind == "magic":
        return "men"
    if weapon.kind == "thrown":
        return chosen or better(fight, one)
    return "agi"


def better(fight: Battle, one: Fighter) -> str:
    """The higher of FUE and AGI where one may choose; FUE when they are equal."""
    have = numbers(fight, one)
    return "agi" if have.agi > have.fue else "fue"


def multiplied(value: int, bonus: int) -> int:
    """LF-DMG-03, LF-DMG-04, LF-DMG-05, LF-DMG-06: an attribute in damage and healing: +2 doubles, +3 triples it.

    Nothing multiplies an attribute of zero or less.
    """
    if value <= 0 or bonus <= 1:
        return value
    return value * (2 if bonus == 2 else 3)


def size_for_holds(one: Fighter) -> int:
    """LF-GRAB-05: the size where somebody is held, in quarters of a cell: Maxi doubles it, Mini quarters it."""
    size = one.sheet.size * 4
    for condition in one.conditions:
        above, below = STATUSES[condition.status].size
        size = size * above // below
    return size


def maximum(one: Fighter, pool: str) -> int:
    """A pool's maximum; LF-ST-MAXI-1: half as many PV more."""
    sheet = one.sheet
    if pool == "pm":
        return sheet.pm
    grown = _first(one, "pv", "percent")
    return sheet.pv if grown is None else sheet.pv * (100 + grown[1]) // 100


POOLS = (
    Pool("pv", "PV", vital=True, maximum=lambda one: maximum(one, "pv")),
    Pool("pm", "PM", maximum=lambda one: maximum(one, "pm")),
)
"""LF-ST-MAXI-1: the sheet's number, of PV half more with Maxi."""


def stats(fight: Battle, one: Fighter) -> dict[str, int]:
    """The outcome's `stats`: AT and MA with the attribute and the bonus of the default weapon."""
    have = numbers(fight, one)
    weapon = one.weapon
    shown: dict[str, int] = have._asdict()
    if weapon.kind == "magic":
        shown["at"] += have.fue
        shown["ma"] += have.men + weapon.bonus
    else:
        shown["at"] += attribute(fight, one, weapon, None) + weapon.bonus
        shown["ma"] += have.men
    shown["nv"] = one.sheet.nv
    shown["pv_max"] = maximum(one, "pv")
    shown["pm_max"] = one.sheet.pm
    return shown
