"""The effect of a blow: dice, damage modifier, impaling, armour; on a creature or on the thing that stopped it."""

from __future__ import annotations

from dataclasses import dataclass

from rules.core.modifiers import ComputationStep
from rules.core.questions import Roll
from rules.d100.combatant.state import Fighter, Table
from rules.d100.combatant.weapons import Weapon, put_weapon
from rules.d100.damage.falls import is_major, lose, stun
from rules.d100.damage.grades import IMPALE, PIERCE
from rules.mechanics.table import aims

Nth = tuple[int, int] | None
"""The number of a bullet, and how many hit; None for a single blow."""


@dataclass(frozen=True, slots=True)
class Blow:
    """A weapon that strikes a target: a single blow, or a burst of `shots`."""

    weapon: Weapon
    target: Fighter
    shots: int


def roll_blow(
    table: Table, attacker: Fighter, weapon: Weapon, target: Fighter, nth: Nth = None
) -> tuple[int, tuple[ComputationStep, ...]]:
    """D100-SEQ-03, D100-RDMG-01, D100-RDMG-02, D100-RDMG-03: roll weapon dice and MD (full, half, none); at least 0.

    Half of a modifier is half of its absolute value, its sign kept.
    """
    if weapon.md == "none":
        dealt, _ = table.roll(weapon.damage, "damage", attacker, None, target, nth)
        return max(0, dealt), (ComputationStep(weapon.name, dealt, "base", weapon.id),)
    dealt, modifier = _with_modifier(table, attacker, weapon, target, nth)
    if weapon.md == "half":
        modifier = modifier // 2 if modifier >= 0 else -(-modifier // 2)
    steps = (ComputationStep(weapon.name, dealt, "base", weapon.id), ComputationStep("MD", modifier, "flat"))
    return max(0, dealt + modifier), steps


def _with_modifier(table: Table, attacker: Fighter, weapon: Weapon, target: Fighter, nth: Nth) -> tuple[int, int]:
    """D100-SEQ-03: return the totals of the weapon's dice and of those of the MD, rolled together."""
    damage, added = weapon.damage, attacker.sheet.modifier
    count = len(damage.dice)
    what: str | list[str] = "damage"
    if added.dice:
        what = ["damage"] * count + ["damage modifier"] * len(added.dice)
    sums = damage.adds_up and not added.dice
    dice = (*damage.dice, *added.dice)
    faces = table.dice(dice, what, attacker, None, target, nth, plus=damage.constant(), by_sum=sums)
    return damage.total(faces[:count]) + damage.constant(), added.total(faces[count:]) + added.constant()


def bullets_that_hit(table: Table, attacker: Fighter, shots: int) -> int:
    """D100-BUR-03: return how many bullets hit: 1dN of a burst of N; a single shot does."""
    if shots <= 1:
        return 1
    count = table.die(shots, "bullets that hit", attacker)
    table.fact(
        "roll",
        actor=attacker.id,
        what="bullets",
        dice=[count],
        total=count,
        against=None,
        success=None,
        percent=None,
        degree=None,
    )
    return count


def _bullets(table: Table, attacker: Fighter, blow: Blow) -> list[Nth]:
    """D100-BUR-03: return each bullet that hits; if no MD is rolled in between, all their dice are one list."""
    count = bullets_that_hit(table, attacker, blow.shots)
    if count == 1:
        return [None]
    if blow.weapon.md == "none":
        damage = blow.weapon.damage
        roll = Roll(damage.dice, attacker.id, aims(blow.target, None), damage.constant(), damage.adds_up)
        table.together("damage", lambda: [roll] * count)
    return [(index, count) for index in range(1, count + 1)]


def strike(table: Table, attacker: Fighter, blow: Blow, result: str) -> None:
    """D100-IMP-02, D100-IMP-03, D100-SEQ-04: deal each blow or bullet: doubled by an impale, then armour, then PV."""
    for nth in _bullets(table, attacker, blow):
        raw, armor, steps = _rolled(table, attacker, blow, result, nth)
        lose(table, blow.target, max(0, raw - armor), attacker.id, raw=raw, armor=armor, steps=steps)


def _rolled(
    table: Table, attacker: Fighter, blow: Blow, result: str, nth: Nth = None
) -> tuple[int, int, tuple[ComputationStep, ...]]:
    """Return damage before armour, armour that counts, and steps of one blow or bullet."""
    target = blow.target
    raw, steps = roll_blow(table, attacker, blow.weapon, target, nth)
    if result in (IMPALE, PIERCE):
        times = table.fight.options.impale_times
        raw *= times
        steps += (ComputationStep("impale", times, "times", "D100-IMP-02"),)
    armor = 0 if result == PIERCE else target.numbers.prot
    steps += (
        ComputationStep("armor", armor, "less", target.id),
        ComputationStep("result", max(0, raw - armor), "result"),
    )
    return raw, armor, steps


def least_damage(weapon: Weapon) -> int:
    """D100-KO-03: return the least damage: every die 1, no MD."""
    return max(0, sum(term.sign * term.count for term in weapon.damage.terms))


def knock_out(table: Table, attacker: Fighter, blow: Blow, result: str) -> None:
    """D100-KO-01, D100-KO-02, D100-KO-03: more than half of the maximum PV knocks out for 1D10 + 10 turns, unhurt.

    Otherwise the attempt fails and deals the weapon's least damage: every die 1, no MD, not doubled, less armour.
    """
    target = blow.target
    raw, armor, steps = _rolled(table, attacker, blow, result)
    if is_major(target, max(0, raw - armor)):
        turns = table.die(10, "turns unconscious", attacker, None, target) + table.fight.options.knockout_turns
        table.fact(
            "knockout", actor=target.id, source=attacker.id, raw=raw, armor=armor, turns=turns, steps=list(steps)
        )
        stun(table, target, turns, attacker.id)
        return
    least = least_damage(blow.weapon)
    lose(
        table,
        target,
        max(0, least - armor),
        attacker.id,
        raw=least,
        armor=armor,
        steps=(
            ComputationStep(blow.weapon.name, least, "base", "D100-KO-03"),
            ComputationStep("armor", armor, "less", target.id),
            ComputationStep("result", max(0, least - armor), "result"),
        ),
    )


def hurt_object(table: Table, attacker: Fighter, blow: Blow, item: Weapon, *, doubled: bool) -> None:
    """D100-BLOCK-06: take the original damage from the `pr` of the object that stopped the blow; at 0 it breaks.

    Original: before armour, doubled if the attack was special or critical; of a burst, all bullets that hit.
    """
    bearer, total = blow.target, 0
    for nth in _bullets(table, attacker, blow):
        raw, _steps = roll_blow(table, attacker, blow.weapon, bearer, nth)
        total += raw * table.fight.options.impale_times if doubled else raw
    carried = bearer.weapons[item.id]
    before = carried.pr or 0
    after = max(0, before - total)
    damaged = carried._replace(pr=after)
    if after == 0:
        damaged = damaged._replace(broken=True, equipped=False)
    put_weapon(table, bearer, item.id, damaged)
    table.fact(
        "object_damage",
        actor=bearer.id,
        with_=item.id,
        amount=total,
        from_=before,
        to=after,
        broken=after == 0,
        source=attacker.id,
    )


def cut_by_blade(table: Table, attacker: Fighter, bearer: Fighter, item: Weapon) -> None:
    """D100-UNA-01, D100-NAT-04.

    Let an unarmed attacker blocked by a blade take its damage dice, less its own armour.
    """
    dealt, _ = table.roll(item.damage, "damage of the blade", bearer, None, attacker)
    raw = max(0, dealt)
    armor = attacker.numbers.prot
    amount = max(0, raw - armor)
    steps = (
        ComputationStep(item.name, raw, "base", "D100-UNA-01"),
        ComputationStep("armor", armor, "less", attacker.id),
        ComputationStep("result", amount, "result"),
    )
    lose(table, attacker, amount, bearer.id, raw=raw, armor=armor, steps=steps)
