"""Current numbers: desvío, reduction, ranks and speed, computed once and cached until something changes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rules.core.modifiers import ComputationStep, percent_then_flat
from rules.fulminato.combatant.ranks import clamped, die_name
from rules.fulminato.combatant.sheet import Protection, Weapon
from rules.fulminato.combatant.state import Fighter
from rules.fulminato.statuses.catalogue import (
    ARMS,
    LEGS,
    PARTS,
    SURPRISED,
)


class Deflection(NamedTuple):
    """FU-DESV-02, FU-DESV-04: the desvío without the modifiers of one attack."""

    rank: int
    bonus: int
    ranks: tuple[ComputationStep, ...]
    bonuses: tuple[ComputationStep, ...]


def worn(combatant: Fighter) -> tuple[Protection, ...]:
    """FU-DESV-02: return the protections that count: those worn, and a shield only with a useful off arm."""
    protections: tuple[Protection, ...] | None = combatant.memo.get("worn")
    if protections is None:
        unshielded = combatant.statuses.unshielded
        no_shield = any(condition.status in unshielded for condition in combatant.conditions)
        protections = tuple(
            row for row in combatant.sheet.protections if row.worn and not (no_shield and row.kind == "shield")
        )
        combatant.memo["worn"] = protections
    return protections


def covering(combatant: Fighter, part: str | None) -> tuple[Protection, ...]:
    """FU-CALL-04: return the protections against an attack: against a called one only those of the part."""
    if part is None:
        return worn(combatant)
    cover = PARTS[part][1]
    return tuple(row for row in worn(combatant) if cover in row.covered)


def worn_skill_ranks(combatant: Fighter) -> int:
    """FU-EQP-01, FU-EQP-02: return the ranks that protections take from checks, one more for each unlearned piece."""
    return sum(map(hampering_ranks, worn(combatant)))


def hampering_ranks(row: Protection) -> int:
    """FU-EQP-01, FU-EQP-02: return the ranks that a protection takes from checks."""
    return row.skill_ranks - (not row.competent)


def hampering(combatant: Fighter) -> tuple[Protection, ...]:
    """FU-EQP-01, FU-EQP-02: return the protections worn that take ranks from checks."""
    return tuple(filter(hampering_ranks, worn(combatant)))


def protection_reduction(row: Protection) -> int:
    """FU-DMG-03, FU-EQP-02: return the damage reduction of one piece: 2 less without competence, at least 0."""
    return row.reduction if row.competent else max(0, row.reduction - 2)


def reduced_damage(combatant: Fighter, amount: int, part: str | None, steps: list[ComputationStep]) -> int:
    """FU-DMG-03, FU-DMG-04: return what is left of a damage, at least 0; each piece that reduces it is a step."""
    for row in covering(combatant, part):
        taken_off = protection_reduction(row)
        if taken_off:
            amount -= taken_off
            steps.append(ComputationStep(row.label, taken_off, "less", row.id))
    for step in combatant.statuses.steps_of(combatant.conditions, "reduction"):
        amount -= step.amount
        steps.append(step._replace(kind="less"))
    return max(0, amount)


def reduction(combatant: Fighter, part: str | None = None) -> int:
    """FU-DMG-03: return the damage reduction; for a called attack that of the part."""
    more = combatant.statuses.steps_of(combatant.conditions, "reduction")
    return sum(protection_reduction(row) for row in covering(combatant, part)) + sum(step.amount for step in more)


def keeps_bonuses(combatant: Fighter) -> bool:
    """FU-DESV-06, FU-SURP-06: whether shield, armour and other bonuses count, with or without the die."""
    helpless = combatant.statuses.helpless
    return combatant.state == "active" and not any(condition.status in helpless for condition in combatant.conditions)


def can_deflect(combatant: Fighter) -> bool:
    """FU-DESV-01, FU-DESV-06, FU-SURP-06: whether its state allows the desvío die; not to the surprised."""
    return keeps_bonuses(combatant) and not any(
        condition.status == SURPRISED and "ranks" not in condition.params for condition in combatant.conditions
    )


def deflection(combatant: Fighter) -> Deflection:
    """FU-DESV-02, FU-DESV-03, FU-DESV-04, FU-DESV-05: return rank of the die and bonuses, with their steps."""
    result: Deflection | None = combatant.memo.get("deflection")
    if result is None:
        result = _deflection(combatant)
        combatant.memo["deflection"] = result
    return result


def _deflection(combatant: Fighter) -> Deflection:
    sheet = combatant.sheet
    ranks = [ComputationStep("desvio_ranks", sheet.desvio_ranks, "base", combatant.id)] if sheet.desvio_ranks else []
    bonuses = [ComputationStep(row.label, row.desvio, "flat", row.id) for row in worn(combatant) if row.desvio]
    weapon = combatant.held
    if weapon is not None and weapon.desvio:
        bonuses.append(ComputationStep(weapon.label, weapon.desvio, "flat", weapon.id))
    if sheet.desvio_bonus:
        bonuses.append(ComputationStep("desvio_bonus", sheet.desvio_bonus, "flat", combatant.id))
    for condition in combatant.conditions:
        row, params = combatant.statuses[condition.status], condition.params
        if row.desvio_ranks is not None:
            ranks.append(ComputationStep(row.id, params.get("ranks", row.desvio_ranks), "flat", row.id))
        if row.desvio_bonus is not None:
            bonuses.append(ComputationStep(row.id, params.get("bonus", row.desvio_bonus), "flat", row.id))
    ranks += combatant.statuses.steps_of(combatant.conditions, "desvio_ranks")
    bonuses += combatant.statuses.steps_of(combatant.conditions, "desvio_bonus")
    return Deflection(
        sum(step.amount for step in ranks), sum(step.amount for step in bonuses), tuple(ranks), tuple(bonuses)
    )


def deflection_die(combatant: Fighter) -> str:
    """FU-DESV-04: return the name of the desvío die."""
    return die_name(clamped(deflection(combatant).rank))


def attack_shift(combatant: Fighter) -> int:
    """FU-ST-impaired_vision, FU-ST-attack_mod: return the ranks that conditions give to all attacks."""
    ranks = 0
    for condition in combatant.conditions:
        shift = combatant.statuses[condition.status].attack_ranks
        if shift is not None:
            ranks += condition.params.get("ranks", shift)
    return ranks + sum(step.amount for step in combatant.statuses.steps_of(combatant.conditions, "attack_ranks"))


def attack_shifts(combatant: Fighter) -> Iterator[ComputationStep]:
    """FU-ST-impaired_vision, FU-ST-attack_mod: yield the conditions that give ranks to all attacks."""
    for condition in combatant.conditions:
        shift = combatant.statuses[condition.status].attack_ranks
        if shift is not None:
            yield ComputationStep(condition.status, condition.params.get("ranks", shift), "flat", condition.status)
    yield from combatant.statuses.steps_of(combatant.conditions, "attack_ranks")


def weapon_shift(weapon: Weapon, hand: str) -> int:
    """FU-ATK-05, FU-ATK-06, FU-ATK-07: return the ranks of a weapon: its own, improvised −2 or −3, unlearned −3."""
    return sum(step.amount for step in weapon_shifts(weapon, hand))


def weapon_shifts(weapon: Weapon, hand: str) -> Iterator[ComputationStep]:
    """FU-ATK-05, FU-ATK-06, FU-ATK-07: yield what gives or takes its ranks: itself, improvised, unlearned."""
    if weapon.ranks:
        yield ComputationStep(weapon.label, weapon.ranks, "flat", weapon.id)
    if weapon.improvised:
        yield ComputationStep("improvised", -3 if hand == "off" else -2, "flat", weapon.id)
    if not weapon.competent:
        yield ComputationStep("unlearned", -3, "flat", weapon.id)


def useless_legs(combatant: Fighter) -> int:
    """FU-LIMB-02: return how many legs are useless."""
    return sum(combatant.has(leg) for leg in LEGS)


def no_arm_left(combatant: Fighter) -> bool:
    """FU-MAN-06: whether both arms are useless."""
    return all(combatant.has(arm) for arm in ARMS)


def speed(combatant: Fighter) -> int:
    """FU-BRD-04, FU-LIMB-02, FU-ST-grabbing: return the feet of one movement action."""
    return speed_steps(combatant)[-1].amount


def speed_steps(combatant: Fighter) -> tuple[ComputationStep, ...]:
    """FU-BRD-04: return the steps of the speed; the last one is the result."""
    result: tuple[ComputationStep, ...] | None = combatant.memo.get("speed")
    if result is None:
        feet = combatant.sheet.speed_ft
        steps = [ComputationStep("speed_ft", feet, "base", combatant.id)]
        if changes := combatant.statuses.changes_by(combatant.conditions, "speed_ft"):
            feet, _ = percent_then_flat(feet, [(change, held.status) for change, held in changes])
            steps += combatant.statuses.steps_of(combatant.conditions, "speed_ft")
        at_0 = combatant.statuses.rooted
        rooted = next((condition.status for condition in combatant.conditions if condition.status in at_0), None)
        if combatant.state != "active":
            steps.append(ComputationStep(combatant.state, 0, "becomes", combatant.state))
            feet = 0
        elif rooted is not None or useless_legs(combatant) == 2:
            steps.append(ComputationStep(rooted or LEGS[0], 0, "becomes", rooted or LEGS[0]))
            feet = 0
        else:
            for status in combatant.statuses.slowed:
                if combatant.has(status):
                    steps.append(ComputationStep(status, 2, "over", status))
                    feet //= 2
        result = (*steps, ComputationStep("speed_ft", feet, "result", combatant.id))
        combatant.memo["speed"] = result
    return result
