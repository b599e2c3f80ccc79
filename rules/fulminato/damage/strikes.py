"""An attack from the dice to the part of the body struck: the same for all actions that strike."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from rules.core.modifiers import ComputationStep
from rules.fulminato.combatant import board
from rules.fulminato.combatant.ranks import Chances, chances, held, rank, share, throw, throw_together, together
from rules.fulminato.combatant.sheet import Weapon
from rules.fulminato.combatant.state import Fighter, FulminatoFight, Table
from rules.fulminato.combatant.statistics import (
    attack_shift,
    can_deflect,
    covering,
    deflection,
    keeps_bonuses,
    reduced,
    weapon_shift,
    worn,
)
from rules.fulminato.damage.checks import chances_of_test, skill_label
from rules.fulminato.damage.damage import hurt
from rules.fulminato.statuses.catalogue import ARMS, CALIBERS, CHARACTERISTICS, LIMBS
from rules.mechanics import pools

COVER_CHANCE = 50
"""FU-COV-02: the chance in a hundred that a shot strikes whoever covers its target."""


class PreparedAttack(NamedTuple):
    """FU-ATK-08: everything about one attack that is known before its dice."""

    weapon: Weapon
    hand: str = "main"
    modifier: int = 0
    flankers: int | None = None
    """How many surround the target by the game master's count; None: the board's."""
    desvio_ranks: int = 0
    desvio_bonus: int = 0
    called: str | None = None
    """FU-CALL-03: the part that was called; None: wherever it strikes."""


class AttackRoll(NamedTuple):
    """FU-ATK-08: what came of the dice of one attack."""

    total: int
    deflected: int
    faces: tuple[int, ...]
    steps: tuple[ComputationStep, ...]

    @property
    def final(self) -> int:
        """FU-ATK-08: attack − desvío."""
        return self.total - self.deflected


# --- what can be used --------------------------------------------------------------------------------------


def default_weapon(combatant: Fighter) -> Weapon:
    """FU-ATK-11: what is held; with empty hands the first natural attack of the sheet, else `unarmed`."""
    return combatant.held or combatant.sheet.body[0]


def characteristic_for(weapon: Weapon) -> str:
    """FU-ATK-01, FU-ATK-02: Constitución in melee, Destreza at a distance and for what is thrown."""
    return "constitucion" if weapon.kind == "melee" else "destreza"


def limb_missing(combatant: Fighter, weapon: Weapon, hand: str) -> bool:
    """FU-LIMB-04, FU-ST-useless_arms: whether the arm that would strike is useless; never for the body itself."""
    if weapon.of_the_body or not combatant.conditions:
        return False
    main, off = (combatant.has(arm) for arm in ARMS)
    if weapon.hands == 2:
        return main or off
    return off if hand == "off" else main


def at_hand(combatant: Fighter, weapon: Weapon) -> bool:
    """FU-EQP-03: whether it is part of the body, or held."""
    return weapon.of_the_body or combatant.equipped == weapon.id


def out_of_shots(combatant: Fighter, weapon: Weapon) -> bool:
    """FU-EQP-04: whether its shots are counted and none is in."""
    return weapon.capacity is not None and combatant.loaded.get(weapon.id, 0) == 0


def may_use(combatant: Fighter, weapon: Weapon, hand: str = "main") -> bool:
    """FU-EQP-03, FU-EQP-04, FU-LIMB-04: whether it is in hand or of the body, loaded, and its arm sound."""
    return (
        not limb_missing(combatant, weapon, hand) and at_hand(combatant, weapon) and not out_of_shots(combatant, weapon)
    )


def fits_in_a_grip(weapon: Weapon) -> bool:
    """FU-GRP-04: the body, a light or small melee weapon, a small or regular firearm."""
    if weapon.of_the_body:
        return True
    if weapon.kind == "melee":
        return weapon.size in ("light", "small")
    return weapon.skill_id in ("pistolas", "rifles_escopetas") and weapon.size in ("small", "regular")


# --- dice --------------------------------------------------------------------------------------------------


def use_up(table: Table, combatant: Fighter, weapon: Weapon) -> None:
    """FU-EQP-04, FU-ATK-09: a shot is gone; what is thrown leaves the hand."""
    if weapon.capacity is not None:
        if combatant.loaded.get(weapon.id, 0) > 0:
            pools.use_one(table, combatant, "loaded", weapon.id)
    elif weapon.kind == "thrown" and not weapon.of_the_body:
        drop(table, combatant, weapon.id)


def drop(table: Table, combatant: Fighter, weapon: str) -> None:
    """FU-ATK-09, FU-MAN-04: a weapon goes to the ground; if it was held the hand is empty."""
    if weapon not in combatant.dropped:
        table.put(combatant, "dropped", (*combatant.dropped, weapon))
    if combatant.equipped == weapon:
        table.put(combatant, "equipped", None)
    table.fact("equip", actor=combatant.id, with_=weapon, to="ground")


def shift_of(combatant: Fighter, blow: PreparedAttack) -> int:
    """FU-RANK-01, FU-ATK-05: the sum of all ranks on the attack's skill die."""
    return weapon_shift(blow.weapon, blow.hand) + blow.modifier + attack_shift(combatant)


def skill_step(combatant: Fighter, blow: PreparedAttack) -> int:
    """FU-ATK-03, FU-RANK-01: the rank of the attack's skill die, its shifts added."""
    weapon = blow.weapon
    own = combatant.sheet.skill_rank(weapon.skill_id) if weapon.die is None else rank(weapon.die)
    return held(own + shift_of(combatant, blow))


def throw_attack(
    table: Table, combatant: Fighter, blow: PreparedAttack, target: Fighter
) -> tuple[int, tuple[int, ...], tuple[ComputationStep, ...]]:
    """FU-ATK-01, FU-ATK-02: characteristic die + skill die + bonus; returns total, faces and steps."""
    weapon = blow.weapon
    name = characteristic_for(weapon)
    label = CHARACTERISTICS[name]
    dice = ((rank(getattr(combatant.sheet, name)), label), (skill_step(combatant, blow), skill_label(weapon.skill_id)))
    (own_face, own), (skill_face, skill) = throw_together(table, dice, combatant, None, target)
    steps = [ComputationStep(label, own, "die"), ComputationStep(skill_label(weapon.skill_id), skill, "die")]
    if weapon.bonus:
        steps.append(ComputationStep(weapon.label, weapon.bonus, "flat", weapon.id))
    return own + skill + weapon.bonus, (own_face, skill_face), tuple(steps)


def desvio_of(fight: FulminatoFight, combatant: Fighter, target: Fighter, blow: PreparedAttack) -> tuple[int, int]:
    """FU-DESV-04, FU-FLK-01, FU-CALL-04: rank of the desvío die and bonuses against this attack."""
    base = deflection(target)
    step = base.rank + blow.desvio_ranks
    if blow.weapon.kind == "melee":
        count = len(flanking(fight, combatant, target, blow)) if blow.flankers is None else blow.flankers
        step += board.ranks_of(count)
    bonus = base.bonus + blow.desvio_bonus
    if blow.called is not None:
        bonus -= sum(row.desvio for row in worn(target)) - sum(row.desvio for row in covering(target, blow.called))
    return held(step), bonus


def flanking(fight: FulminatoFight, combatant: Fighter, target: Fighter, blow: PreparedAttack) -> tuple[str, ...]:
    """FU-FLK-01, FU-FLK-06: who on the board makes this blow one from the flank; nobody by the game master's count."""
    if blow.weapon.kind != "melee" or blow.flankers is not None:
        return ()
    return board.flankers(fight, target, combatant.side)


def results(fight: FulminatoFight, combatant: Fighter, target: Fighter, blow: PreparedAttack) -> tuple[Chances, int]:
    """FU-ATK-08: the chances of an attack's dice less those of the desvío, and what is added to both."""
    found = chances_of_test(combatant, characteristic_for(blow.weapon), skill_step(combatant, blow))
    add = blow.weapon.bonus
    if keeps_bonuses(target):
        step, bonus = desvio_of(fight, combatant, target, blow)
        found = together(found, chances(step), -1) if can_deflect(target) else found
        add -= bonus
    return found, add


def chance_to_strike(fight: FulminatoFight, combatant: Fighter, target: Fighter, blow: PreparedAttack) -> int:
    """FU-PART-01, FU-CALL-05: how often its result is enough, in percent: 4, or 8 for a head that was called."""
    found, add = results(fight, combatant, target, blow)
    return share(found, (8 if blow.called == "head" else 4) - add)


def throw_all(table: Table, combatant: Fighter, target: Fighter, blow: PreparedAttack) -> AttackRoll:
    """FU-ATK-08, FU-DESV-01, FU-DESV-06: attack dice, then the target's desvío die if it can deflect.

    FU-SURP-06: the surprised have their bonuses alone.
    """
    total, faces, steps = throw_attack(table, combatant, blow, target)
    if not keeps_bonuses(target):
        return AttackRoll(total, 0, faces, (*steps, ComputationStep("final", total, "result")))
    step, bonus = desvio_of(table.fight, combatant, target, blow)
    counted = 0
    if can_deflect(target):
        face, counted = throw(table, step, "Desvío", target, combatant, steps)
        faces = (*faces, face)
        steps = (*steps, ComputationStep("Desvío", counted, "less", target.id))
    if bonus:
        steps = (*steps, ComputationStep("desvio_bonus", bonus, "less", target.id))
    deflected = counted + bonus
    return AttackRoll(total, deflected, faces, (*steps, ComputationStep("final", total - deflected, "result")))


def struck_part(final: int, called: str | None) -> str | None:
    """FU-PART-01, FU-PART-02, FU-PART-03, FU-PART-04, FU-CALL-05, FU-CALL-06: what a result strikes."""
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
    """FU-PART-05: the limb that a face of the d8 names."""
    return LIMBS[(face - 1) // 2]


def strike(
    table: Table,
    combatant: Fighter,
    target: Fighter,
    blow: PreparedAttack,
    coverer: Fighter | None = None,
    through: str | None = None,
) -> None:
    """FU-ATK-08, FU-COV-02, FU-COV-05, FU-PART-05: an attack from its dice to its damage."""
    thrown = throw_all(table, combatant, target, blow)
    by = flanking(table.fight, combatant, target, blow) if can_deflect(target) else ()
    more: dict[str, Any] = {}
    aimed = target
    if coverer is not None:
        target, thrown, more = _through_cover(table, combatant, target, coverer, blow, thrown)
    stopped = through is not None and thrown.final >= 4 and not _passes(table, combatant, blow.weapon, through, more)
    part = None if stopped else struck_part(thrown.final, blow.called)
    if part == "limb":
        part = limb_of(table.die(8, "limb", combatant, None, target, None, thrown.steps))
    table.fact(
        "attack",
        actor=combatant.id,
        target=target.id,
        with_=blow.weapon.id,
        dice=thrown.faces,
        total=thrown.total,
        desvio=thrown.deflected,
        final=thrown.final,
        part=part,
        hit=part is not None,
        critical=part == "head",
        fumble=False,
        steps=thrown.steps,
        **({"aimed": aimed.id} if aimed is not target else {}),
        **({"flankers": by} if by else {}),
        **more,
    )
    if part is not None:
        wound(table, combatant, target, blow, part, halved=through is not None)


def _through_cover(
    table: Table, combatant: Fighter, target: Fighter, coverer: Fighter, blow: PreparedAttack, thrown: AttackRoll
) -> tuple[Fighter, AttackRoll, dict[str, Any]]:
    """FU-COV-02, FU-COV-03: one to fifty strikes who covers; the game master may have the attack rolled again."""
    face = table.percent("cover", combatant, None, (target, coverer))
    if face > COVER_CHANCE:
        return target, thrown, {"cover": face}
    part = struck_part(thrown.final, blow.called)
    ahead = () if part is None else ("damage",)
    told_of: dict[str, Any] = {"final": thrown.final, "part": part or "none"}
    if table.ask("cover", None, ("keep", "reroll"), "keep", ahead=ahead, **told_of) == "reroll":
        thrown = throw_all(table, combatant, coverer, blow._replace(desvio_ranks=0, desvio_bonus=0))
    return coverer, thrown, {"cover": face}


def passing_chance(weapon: Weapon, material: str) -> int:
    """FU-COV-05: the chance in a hundred that a shot passes through a material; none without a caliber."""
    passing: Mapping[str, int] = CALIBERS.get(weapon.caliber or "", {})
    return passing.get(material, 0)


def _passes(table: Table, combatant: Fighter, weapon: Weapon, material: str, more: dict[str, Any]) -> bool:
    """FU-COV-05: whether the shot passes; a die only where it is in doubt."""
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
    """FU-DMG-01, FU-DMG-02, FU-DMG-03, FU-DMG-04, FU-DMG-06: damage dice, factor of the part, reduction, half."""
    weapon = blow.weapon
    rolled, _ = table.roll(weapon.dice, "damage", combatant, None, target)
    amount = max(0, rolled)
    steps = [ComputationStep(weapon.damage, amount, "base", weapon.id)]
    if part in LIMBS:
        amount //= 2
        steps.append(ComputationStep(part, 2, "over"))
    elif part == "head":
        amount *= 2
        steps.append(ComputationStep(part, 2, "times"))
    amount = reduced(target, amount, blow.called, steps)
    if halved:
        amount //= 2
        steps.append(ComputationStep("through", 2, "over"))
    steps.append(ComputationStep("damage", amount, "result"))
    hurt(table, target, amount, weapon.damage_type, combatant.id, part, tuple(steps))


def usable_in_passing(fight: FulminatoFight, combatant: Fighter, way: tuple[tuple[int, int], ...]) -> tuple[str, ...]:
    """FU-RET-02, FU-RET-03: the weapons with which an enemy may strike at a runner.

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
