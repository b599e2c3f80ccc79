"""Current numbers: lost equipment, the best and worst of magic, and what always counts."""

from __future__ import annotations

from typing import NamedTuple

from rules.core.modifiers import ComputationStep
from rules.core.state import Condition, Pool
from rules.fantasia.combatant.sheet import Weapon
from rules.fantasia.combatant.state import Battle, Fighter
from rules.fantasia.statuses.catalogue import STATS
from rules.fantasia.statuses.traits import AFRAID, FantasiaStatus
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


def numbers(fight: Battle, combatant: Fighter) -> Numbers:
    """Return all numbers of a combatant, cached until something that they rest on changes."""
    # How magics add up may be changed by ruling while the fight runs.
    key: str = fight.options.same_attribute
    numbers_now = combatant.memo.get(key)
    if numbers_now is None:
        numbers_now = combatant.memo[key] = Numbers(*(_counted(fight, combatant, stat, 0, None) for stat in STATS))
    return numbers_now


def frightened(fight: Battle, combatant: Fighter, stat: str) -> int:
    """LF-ST-FEAR: return AT, MA, DE or DM against whoever it is afraid of: −2 is one more magic."""
    return _counted(fight, combatant, stat, combatant.traits[AFRAID].daunts, None)


def number_steps(fight: Battle, combatant: Fighter, stat: str) -> tuple[ComputationStep, ...]:
    """Return the steps of a number of `stats`."""
    steps: list[ComputationStep] = []
    weapon = combatant.weapon
    if stat in STATS:
        total = _counted(fight, combatant, stat, 0, steps)
        if stat == "at":
            total += (
                attribute(fight, combatant, weapon, None, steps)
                if weapon.kind != "magic"
                else _fue(fight, combatant, steps)
            )
            total += _bonus(weapon, steps) if weapon.kind != "magic" else 0
        elif stat == "ma":
            total += numbers(fight, combatant).men
            steps.append(ComputationStep("MEN", numbers(fight, combatant).men))
            total += _bonus(weapon, steps) if weapon.kind == "magic" else 0
        steps.append(ComputationStep("result", total, "result"))
    elif stat == "pv_max" and (grown := _first_change(combatant, "pv", "percent")) is not None:
        most = maximum(combatant, "pv")
        steps = [
            ComputationStep("PV", combatant.sheet.pv, "base"),
            ComputationStep(grown[0].label, most - combatant.sheet.pv, "flat", grown[0].id),
            ComputationStep("result", most, "result"),
        ]
    return tuple(steps)


def _fue(fight: Battle, combatant: Fighter, steps: list[ComputationStep]) -> int:
    fue = numbers(fight, combatant).fue
    steps.append(ComputationStep("FUE", fue))
    return fue


def _bonus(weapon: Weapon, steps: list[ComputationStep]) -> int:
    if weapon.bonus:
        steps.append(ComputationStep(weapon.name or words_of(weapon.id), weapon.bonus, "flat", weapon.id))
    return weapon.bonus


class Magic(NamedTuple):
    """The changes of one number by magic."""

    best: int
    worst: int
    always: int


def _counted(fight: Battle, combatant: Fighter, stat: str, more: int, steps: list[ComputationStep] | None) -> int:
    """LF-STACK-01, LF-STACK-02: return sheet − gear + best bonus + worst penalty + all that always counts.

    `more` is one more magic modifier for this roll alone. MO is multiplied first.
    """
    base: int = getattr(combatant.sheet, stat)
    if steps is not None:
        steps.append(ComputationStep(stat.upper(), base, "base"))
    if not combatant.conditions and not more:
        return base
    base = _bare(combatant, stat, base, steps)
    only_best = fight.options.same_attribute == "best_only"
    magic = _magic(combatant, stat, more, steps, only_best=only_best)
    if stat != "mo":
        return base + sum(magic)
    fixed = _first_change(combatant, "mo", "becomes")
    if fixed is not None:
        if steps is not None:
            steps.append(ComputationStep(fixed[0].label, fixed[1], "becomes", fixed[0].id))
        return fixed[1]
    return max(0, _multiplied_movement(combatant, base, only_best=only_best, steps=steps) + sum(magic))


def _bare(combatant: Fighter, stat: str, base: int, steps: list[ComputationStep] | None) -> int:
    """LF-ST-TOAD-3, LF-ST-BERSERK-1: return the number without lost equipment; FUE above 0 doubled."""
    gear = combatant.sheet.gear.get(stat, 0) if combatant.sheet.gear and combatant.small_form else 0  # type: ignore[call-overload]
    if gear:
        base -= gear
        if steps is not None:
            steps.append(ComputationStep("equipo", -gear))
    change = _first_change(combatant, stat, "times") if base > 0 else None
    if change is not None:
        base *= change[1]
        if steps is not None:
            steps.append(ComputationStep(change[0].label, change[1], "times", change[0].id))
    return base


def _first_change(combatant: Fighter, stat: str, kind: str) -> tuple[FantasiaStatus, int] | None:
    """Return the first status that changes a number in that way, and by how much."""
    for condition in combatant.conditions:
        row = combatant.statuses[condition.status]
        for change in row.changes:
            if change.stat == stat and change.kind == kind:
                return row, change.amount
    return None


def _by(combatant: Fighter, condition: Condition, stat: str) -> tuple[int, bool]:
    """Return what one condition does to one number, and whether it counts beside the best and the worst."""
    row = combatant.statuses[condition.status]
    if row.by is not None:
        return row.by(combatant.sheet, condition, stat)
    for change in row.changes:
        if change.stat == stat and change.kind == "flat":
            return change.amount, row.always
    return 0, False


def _magic(combatant: Fighter, stat: str, more: int, steps: list[ComputationStep] | None, *, only_best: bool) -> Magic:
    """LF-STACK-01.

    Return the best bonus and the worst penalty, each once; with `only_best` no penalty beside a bonus.
    """
    best, worst, always = 0, min(0, more), 0
    best_id = worst_id = ""
    for condition in combatant.conditions:
        by, counts = _by(combatant, condition, stat)
        if counts:
            always += by
            if by and steps is not None:
                steps.append(ComputationStep(combatant.statuses[condition.status].label, by, "flat", condition.status))
        elif by > best:
            best, best_id = by, condition.status
        elif by < worst:
            worst, worst_id = by, condition.status
    if only_best and best > 0:
        worst = 0
    if steps is not None:
        steps += [
            ComputationStep(combatant.statuses[id].label, by, "flat", id)
            for id, by in ((best_id, best), (worst_id, worst))
            if by
        ]
    return Magic(best, worst, always)


def _multiplied_movement(combatant: Fighter, base: int, *, only_best: bool, steps: list[ComputationStep] | None) -> int:
    """LF-STACK-01: return MO times the largest factor that helps and the smallest that hinders, rounded down once."""
    up = down = (1, 1)
    up_name = down_name = ""
    for condition in combatant.conditions:
        above, below = combatant.statuses[condition.status].pace
        if above * up[1] > up[0] * below:
            up, up_name = (above, below), condition.status
        if above * down[1] < down[0] * below:
            down, down_name = (above, below), condition.status
    if only_best and up_name:
        down, down_name = (1, 1), ""
    if steps is not None:
        for name, (above, below) in ((up_name, up), (down_name, down)):
            if name:
                steps.append(ComputationStep(f"{combatant.statuses[name].label} {above}/{below}", above, "times", name))
    return base * up[0] * down[0] // (up[1] * down[1])


def attribute(
    fight: Battle, combatant: Fighter, weapon: Weapon, chosen: str | None, steps: list[ComputationStep] | None = None
) -> int:
    """LF-ATT-02, LF-ATT-03, LF-ATT-04, LF-ATT-05: return the attribute of a weapon's attack and damage.

    FUE in melee, AGI from afar, MEN for magic weapons; for thrown ones `chosen`, else the higher of FUE and AGI.
    """
    values = numbers(fight, combatant)
    name = attribute_name(fight, combatant, weapon, chosen)
    value: int = getattr(values, name)
    if steps is not None:
        steps.append(ComputationStep(name.upper(), value))
    return value


def attribute_name(fight: Battle, combatant: Fighter, weapon: Weapon, chosen: str | None) -> str:
    """Return the attribute of a weapon: `fue`, `agi` or `men`."""
    if weapon.kind == "melee":
        return "fue"
    if weapon.kind == "magic":
        return "men"
    if weapon.kind == "thrown":
        return chosen or better_attribute(fight, combatant)
    return "agi"


def better_attribute(fight: Battle, combatant: Fighter) -> str:
    """Return the higher of FUE and AGI; FUE if they are equal."""
    have = numbers(fight, combatant)
    return "agi" if have.agi > have.fue else "fue"


def multiplied(value: int, bonus: int) -> int:
    """LF-DMG-03, LF-DMG-04, LF-DMG-05, LF-DMG-06: return its part in damage and healing: +2 doubles, +3 triples it.

    An attribute of zero or less is not multiplied.
    """
    if value <= 0 or bonus <= 1:
        return value
    return value * (2 if bonus == 2 else 3)


def size_for_holds(combatant: Fighter) -> int:
    """LF-GRAB-05: return the size in a hold, in quarters of a cell: Maxi doubles it, Mini quarters it."""
    size = combatant.sheet.size * 4
    for condition in combatant.conditions:
        above, below = combatant.statuses[condition.status].size
        size = size * above // below
    return size


def maximum(combatant: Fighter, pool: str) -> int:
    """Return a pool's maximum; LF-ST-MAXI-1: PV half as many more."""
    sheet = combatant.sheet
    if pool == "pm":
        return sheet.pm
    grown = _first_change(combatant, "pv", "percent")
    return sheet.pv if grown is None else sheet.pv * (100 + grown[1]) // 100


POOLS = (
    Pool("pv", "PV", drawing="hearts", vital=True, maximum=lambda item: maximum(item, "pv")),
    Pool("pm", "PM", drawing="water-drop", maximum=lambda item: maximum(item, "pm")),
)
"""LF-ST-MAXI-1: the sheet's number, PV half more with Maxi."""


def stats(fight: Battle, combatant: Fighter) -> dict[str, int]:
    """Return the outcome's `stats`: AT and MA with the attribute and the bonus of the default weapon."""
    values = numbers(fight, combatant)
    weapon = combatant.weapon
    shown: dict[str, int] = values._asdict()
    if weapon.kind == "magic":
        shown["at"] += values.fue
        shown["ma"] += values.men + weapon.bonus
    else:
        shown["at"] += attribute(fight, combatant, weapon, None) + weapon.bonus
        shown["ma"] += values.men
    shown["nv"] = combatant.sheet.nv
    shown["pv_max"] = maximum(combatant, "pv")
    shown["pm_max"] = combatant.sheet.pm
    return shown
