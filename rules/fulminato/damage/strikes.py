"""An attack from the dice to the part of the body struck, the same for all actions that strike."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any, NamedTuple

from rules.core.modifiers import ComputationStep
from rules.fulminato.combatant import board
from rules.fulminato.combatant.ranks import Chances, chances, clamped, percentage, rank, throw, throw_together, together
from rules.fulminato.combatant.sheet import Weapon
from rules.fulminato.combatant.state import Fighter, FulminatoFight, Table
from rules.fulminato.combatant.statistics import (
    attack_shift,
    attack_shifts,
    can_deflect,
    covering,
    deflection,
    keeps_bonuses,
    reduced_damage,
    weapon_shift,
    weapon_shifts,
    worn,
)
from rules.fulminato.damage.checks import by_choice, chances_of_test, skill_label
from rules.fulminato.damage.damage import hurt
from rules.fulminato.statuses.catalogue import ARMS, CALIBERS, CHARACTERISTICS, LIMBS
from rules.mechanics import pools


class PreparedAttack(NamedTuple):
    """FU-ATK-08: all that is known of an attack before its dice."""

    weapon: Weapon
    hand: str = "main"
    modifier: int = 0
    flankers: int | None = None
    """The flankers by the game master's count; None: the board's."""
    desvio_ranks: int = 0
    desvio_bonus: int = 0
    called: str | None = None
    """FU-CALL-03: the part that was called; None: any."""


class AttackRoll(NamedTuple):
    """FU-ATK-08: the result of the dice of one attack."""

    total: int
    deflected: int
    faces: tuple[int, ...]
    steps: tuple[ComputationStep, ...]

    @property
    def final(self) -> int:
        """FU-ATK-08: return attack − desvío."""
        return self.total - self.deflected


# --- what can be used --------------------------------------------------------------------------------------


def default_weapon(combatant: Fighter) -> Weapon:
    """FU-ATK-11: return what is held; with empty hands the first natural attack of the sheet, else `unarmed`."""
    return combatant.held or combatant.sheet.body[0]


def characteristic_for(weapon: Weapon) -> str:
    """FU-ATK-01, FU-ATK-02: return Constitución in melee, Destreza for ranged and thrown weapons."""
    return "constitucion" if weapon.kind == "melee" else "destreza"


def limb_missing(combatant: Fighter, weapon: Weapon, hand: str) -> bool:
    """FU-LIMB-04, FU-ST-useless_arms: whether the striking arm is useless; never for natural attacks."""
    if weapon.of_the_body or not combatant.conditions:
        return False
    main, off = (combatant.has(arm) for arm in ARMS)
    if weapon.hands == 2:
        return main or off
    return off if hand == "off" else main


def is_in_hand(combatant: Fighter, weapon: Weapon) -> bool:
    """FU-EQP-03: whether it is natural, or held."""
    return weapon.of_the_body or combatant.equipped == weapon.id


def out_of_shots(combatant: Fighter, weapon: Weapon) -> bool:
    """FU-EQP-04: whether its shots are counted and none is loaded."""
    return weapon.capacity is not None and combatant.loaded.get(weapon.id, 0) == 0


def may_use(combatant: Fighter, weapon: Weapon, hand: str = "main") -> bool:
    """FU-EQP-03, FU-EQP-04, FU-LIMB-04: whether it is in hand or natural, loaded, and its arm sound."""
    return (
        not limb_missing(combatant, weapon, hand)
        and is_in_hand(combatant, weapon)
        and not out_of_shots(combatant, weapon)
    )


def fits_in_a_grip(weapon: Weapon) -> bool:
    """FU-GRP-04.

    Whether it can be used in a grip: the body, a light or small melee weapon, a small or regular firearm.
    """
    if weapon.of_the_body:
        return True
    if weapon.kind == "melee":
        return weapon.size in ("light", "small")
    return weapon.skill_id in ("pistolas", "rifles_escopetas") and weapon.size in ("small", "regular")


# --- dice --------------------------------------------------------------------------------------------------


def use_up(table: Table, combatant: Fighter, weapon: Weapon) -> None:
    """FU-EQP-04, FU-ATK-09: use up a shot; a thrown weapon leaves the hand."""
    if weapon.capacity is not None:
        if combatant.loaded.get(weapon.id, 0) > 0:
            pools.use_one(table, combatant, "loaded", weapon.id)
    elif weapon.kind == "thrown" and not weapon.of_the_body:
        drop(table, combatant, weapon.id)


def drop(table: Table, combatant: Fighter, weapon: str) -> None:
    """FU-ATK-09, FU-MAN-04: drop a weapon to the ground; if it was held the hand is empty."""
    if weapon not in combatant.dropped:
        table.put(combatant, "dropped", (*combatant.dropped, weapon))
    if combatant.equipped == weapon:
        table.put(combatant, "equipped", None)
    table.fact("equip", actor=combatant.id, with_=weapon, to="ground")


def shift_of(combatant: Fighter, blow: PreparedAttack) -> int:
    """FU-RANK-01, FU-ATK-05: return the sum of all ranks on the attack's skill die."""
    return weapon_shift(blow.weapon, blow.hand) + blow.modifier + attack_shift(combatant)


def skill_step(combatant: Fighter, blow: PreparedAttack) -> int:
    """FU-ATK-03, FU-RANK-01: return the shifted rank of the attack's skill die."""
    weapon = blow.weapon
    base = combatant.sheet.skill_rank(weapon.skill_id) if weapon.die is None else rank(weapon.die)
    return clamped(base + shift_of(combatant, blow))


def blow_shifts(combatant: Fighter, blow: PreparedAttack) -> Iterator[ComputationStep]:
    """FU-RANK-01, FU-ATK-05: yield what shifts the attack's skill die."""
    yield from weapon_shifts(blow.weapon, blow.hand)
    yield from attack_shifts(combatant)
    yield from by_choice(blow.modifier)


def desvio_shifts(
    fight: FulminatoFight, combatant: Fighter, target: Fighter, blow: PreparedAttack
) -> Iterator[ComputationStep]:
    """FU-DESV-04, FU-FLK-01: yield what shifts the desvío die against this attack."""
    yield from deflection(target).ranks
    if blow.weapon.kind == "melee":
        count = len(flanking(fight, combatant, target, blow)) if blow.flankers is None else blow.flankers
        if ranks := board.ranks_of(fight, count):
            yield ComputationStep("flanked", ranks, "flat")
    yield from by_choice(blow.desvio_ranks)


def roll_attack_dice(
    table: Table, combatant: Fighter, blow: PreparedAttack, target: Fighter
) -> tuple[int, tuple[int, ...], tuple[ComputationStep, ...]]:
    """FU-ATK-01, FU-ATK-02: roll characteristic die + skill die + bonus; return total, faces and steps."""
    weapon = blow.weapon
    name = characteristic_for(weapon)
    label = CHARACTERISTICS[name]
    dice = ((rank(getattr(combatant.sheet, name)), label), (skill_step(combatant, blow), skill_label(weapon.skill_id)))
    (own_face, base), (skill_face, skill) = throw_together(
        table, dice, combatant, None, target, None, partial(blow_shifts, combatant, blow)
    )
    steps = [ComputationStep(label, base, "die"), ComputationStep(skill_label(weapon.skill_id), skill, "die")]
    if weapon.bonus:
        steps.append(ComputationStep(weapon.label, weapon.bonus, "flat", weapon.id))
    return base + skill + weapon.bonus, (own_face, skill_face), tuple(steps)


def desvio_of(fight: FulminatoFight, combatant: Fighter, target: Fighter, blow: PreparedAttack) -> tuple[int, int]:
    """FU-DESV-04, FU-FLK-01, FU-CALL-04: return rank of the desvío die and bonuses against this attack."""
    base = deflection(target)
    step = base.rank + blow.desvio_ranks
    if blow.weapon.kind == "melee":
        count = len(flanking(fight, combatant, target, blow)) if blow.flankers is None else blow.flankers
        step += board.ranks_of(fight, count)
    bonus = base.bonus + blow.desvio_bonus
    if blow.called is not None:
        bonus -= sum(row.desvio for row in worn(target)) - sum(row.desvio for row in covering(target, blow.called))
    return clamped(step), bonus


def flanking(fight: FulminatoFight, combatant: Fighter, target: Fighter, blow: PreparedAttack) -> tuple[str, ...]:
    """FU-FLK-01, FU-FLK-06.

    Return who on the board flanks the target of this blow; empty by the game master's count.
    """
    if blow.weapon.kind != "melee" or blow.flankers is not None:
        return ()
    return board.flankers(fight, target, combatant.side)


def result_chances(
    fight: FulminatoFight, combatant: Fighter, target: Fighter, blow: PreparedAttack
) -> tuple[Chances, int]:
    """FU-ATK-08: return the chances of an attack's dice less those of the desvío, and the constant part."""
    odds = chances_of_test(combatant, characteristic_for(blow.weapon), skill_step(combatant, blow))
    add = blow.weapon.bonus
    if keeps_bonuses(target):
        step, bonus = desvio_of(fight, combatant, target, blow)
        odds = together(odds, chances(step), -1) if can_deflect(target) else odds
        add -= bonus
    return odds, add


def chance_to_strike(fight: FulminatoFight, combatant: Fighter, target: Fighter, blow: PreparedAttack) -> int:
    """FU-PART-01, FU-CALL-05: return the chance of a result of 4, or 8 for a called head, in percent."""
    odds, add = result_chances(fight, combatant, target, blow)
    return percentage(odds, (8 if blow.called == "head" else 4) - add)


def roll_attack(table: Table, combatant: Fighter, target: Fighter, blow: PreparedAttack) -> AttackRoll:
    """FU-ATK-08, FU-DESV-01, FU-DESV-06: roll the attack, then the target's desvío die if it can deflect.

    FU-SURP-06: the surprised only have their bonuses.
    """
    total, faces, steps = roll_attack_dice(table, combatant, blow, target)
    if not keeps_bonuses(target):
        return AttackRoll(total, 0, faces, (*steps, ComputationStep("final", total, "result")))
    step, bonus = desvio_of(table.fight, combatant, target, blow)
    counted = 0
    if can_deflect(target):
        shifts = partial(desvio_shifts, table.fight, combatant, target, blow)
        face, counted = throw(table, step, "Desvío", target, combatant, steps, shifts)
        faces = (*faces, face)
        steps = (*steps, ComputationStep("Desvío", counted, "less", target.id))
    if bonus:
        steps = (*steps, ComputationStep("desvio_bonus", bonus, "less", target.id))
    deflected = counted + bonus
    return AttackRoll(total, deflected, faces, (*steps, ComputationStep("final", total - deflected, "result")))


def struck_part(final: int, called: str | None) -> str | None:
    """FU-PART-01, FU-PART-02, FU-PART-03, FU-PART-04, FU-CALL-05, FU-CALL-06: return the part that a result strikes."""
    if called == "head":
        return "head" if final >= 8 else None
    if final <= 3:
        return None
    if called is not None:
        return called
    if final <= 7:
        return "limb"
    return "torso" if final <= 12 else "head"


def limb_of(face: int) -> str:
    """FU-PART-05: return the limb of a face of the d8."""
    return LIMBS[(face - 1) // 2]


def strike(
    table: Table,
    combatant: Fighter,
    target: Fighter,
    blow: PreparedAttack,
    coverer: Fighter | None = None,
    through: str | None = None,
) -> None:
    """FU-ATK-08, FU-COV-02, FU-COV-05, FU-PART-05: attack, from the dice to the damage."""
    roll = roll_attack(table, combatant, target, blow)
    flankers = flanking(table.fight, combatant, target, blow) if can_deflect(target) else ()
    more: dict[str, Any] = {}
    aimed = target
    if coverer is not None:
        target, roll, more = _through_cover(table, combatant, target, coverer, blow, roll)
    stopped = through is not None and roll.final >= 4 and not _passes(table, combatant, blow.weapon, through, more)
    part = None if stopped else struck_part(roll.final, blow.called)
    if part == "limb":
        part = limb_of(table.die(8, "limb", combatant, None, target, None, roll.steps))
    table.fact(
        "attack",
        actor=combatant.id,
        target=target.id,
        with_=blow.weapon.id,
        dice=roll.faces,
        total=roll.total,
        desvio=roll.deflected,
        final=roll.final,
        part=part,
        hit=part is not None,
        critical=part == "head",
        fumble=False,
        steps=roll.steps,
        **({"aimed": aimed.id} if aimed is not target else {}),
        **({"flankers": flankers} if flankers else {}),
        **more,
    )
    if part is not None:
        wound(table, combatant, target, blow, part, halved=through is not None)


def _through_cover(
    table: Table, combatant: Fighter, target: Fighter, coverer: Fighter, blow: PreparedAttack, thrown: AttackRoll
) -> tuple[Fighter, AttackRoll, dict[str, Any]]:
    """FU-COV-02, FU-COV-03: roll whether the coverer is struck; the game master may have the attack rolled again."""
    face = table.percent("cover", combatant, None, (target, coverer))
    if face > table.fight.options.cover_percent:
        return target, thrown, {"cover": face}
    part = struck_part(thrown.final, blow.called)
    ahead = () if part is None else ("damage",)
    details: dict[str, Any] = {"final": thrown.final, "part": part or "none"}
    if table.ask("cover", None, ("keep", "reroll"), "keep", ahead=ahead, **details) == "reroll":
        thrown = roll_attack(table, combatant, coverer, blow._replace(desvio_ranks=0, desvio_bonus=0))
    return coverer, thrown, {"cover": face}


def passing_chance(weapon: Weapon, material: str) -> int:
    """FU-COV-05: return the chance that a shot passes through a material, in percent; 0 without a caliber."""
    passing: Mapping[str, int] = CALIBERS.get(weapon.caliber or "", {})
    return passing.get(material, 0)


def _passes(table: Table, combatant: Fighter, weapon: Weapon, material: str, more: dict[str, Any]) -> bool:
    """FU-COV-05: whether the shot passes; a die only if it is in doubt."""
    chance = passing_chance(weapon, material)
    more["through"] = material
    if chance in (0, 100):
        more["passed"] = chance == 100
    else:
        face = table.percent("through", combatant, ("≤", chance, chance, True))
        more["through_die"] = face
        more["passed"] = face <= chance
    return bool(more["passed"])


def wound(table: Table, combatant: Fighter, target: Fighter, blow: PreparedAttack, part: str, halved: bool) -> None:
    """FU-DMG-01, FU-DMG-02, FU-DMG-03, FU-DMG-04, FU-DMG-06: deal damage dice, factor of the part, reduction, half."""
    figures, weapon = table.fight.options, blow.weapon
    rolled, _ = table.roll(weapon.dice, "damage", combatant, None, target)
    amount = max(0, rolled)
    steps = [ComputationStep(weapon.damage, amount, "base", weapon.id)]
    if part in LIMBS:
        amount //= figures.limb_over
        steps.append(ComputationStep(part, figures.limb_over, "over"))
    elif part == "head":
        amount *= figures.head_times
        steps.append(ComputationStep(part, figures.head_times, "times"))
    amount = reduced_damage(target, amount, blow.called, steps)
    if halved:
        amount //= figures.through_over
        steps.append(ComputationStep("through", figures.through_over, "over"))
    steps.append(ComputationStep("damage", amount, "result"))
    hurt(table, target, amount, weapon.damage_type, combatant.id, part, tuple(steps))


def usable_in_passing(fight: FulminatoFight, combatant: Fighter, way: tuple[tuple[int, int], ...]) -> tuple[str, ...]:
    """FU-RET-02, FU-RET-03: return the weapons with which an enemy may strike at a runner.

    Held, natural ones in sheet order, `unarmed` last; main hand, arms and shots allowing; on the board some cell of
    `way`, the first 30 feet with the start, must lie in reach of a free line. An empty `way` measures nothing.
    """
    weapons = [] if combatant.held is None else [combatant.held]
    weapons += combatant.sheet.body
    return tuple(
        weapon.id for weapon in weapons if may_use(combatant, weapon) and _covers(fight, combatant, weapon, way)
    )


def _covers(fight: FulminatoFight, combatant: Fighter, weapon: Weapon, way: tuple[tuple[int, int], ...]) -> bool:
    if fight.board is None or combatant.cell is None or not way:
        return True
    start = combatant.cell
    return any(board.strikes_at(fight, weapon, start, cell) for cell in way)
