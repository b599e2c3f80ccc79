"""A strike with a weapon: the roll to hit, the damage, and the fumble of a natural 2."""

from __future__ import annotations

from typing import Any, NamedTuple

from rules.core.questions import Needed
from rules.core.state import Combatant
from rules.fantasia.combatant.board import in_reach, position_bonus, reach
from rules.fantasia.combatant.sheet import FISTS, Ability, Item, Weapon
from rules.fantasia.combatant.state import Battle, Fighter, Table, allies
from rules.fantasia.combatant.statistics import attribute, attribute_name, frightened, multiplied, numbers
from rules.fantasia.damage.damage import DamageSource, affinity, deal
from rules.fantasia.damage.falls import end_at
from rules.fantasia.damage.status_changes import afflict, put_on
from rules.fantasia.statuses.amounts import amount, roll_amount, with_weapon
from rules.fantasia.statuses.traits import AT_ATTACK, BLURRED, FRENZIED, STRAINED
from rules.mechanics import pools
from rules.mechanics.statuses import NO_TIMER, happens
from rules.mechanics.table import Targets

Steps = list[list[object]]


TWO_DICE = (6, 6)


class DicePair(NamedTuple):
    """Two dice of a roll to hit."""

    first: int
    second: int

    @property
    def total(self) -> int:
        """Their sum."""
        return self.first + self.second


def needed_for(number: int) -> Needed:
    """Return what 2d need in a check, where a natural 2 and 12 are sums like others."""
    return ("≥", number, number, True)


def needed_to_hit(fight: Battle, number: int) -> Needed:
    """Return what 2d need to hit."""
    return ("≥", needed_sum(fight, number), number, False)


def needed_sum(fight: Battle, number: int) -> int:
    """LF-CRIT-01, LF-FUM-01: return the sum needed if a natural 2 misses and a natural 12 hits."""
    return min(fight.options.critical_from, max(fight.options.fumble_to + 1, number))


def two_dice(
    table: Table,
    what: str,
    actor: Fighter,
    needs: Needed | None = None,
    target: Targets = None,
    nth: tuple[int, int] | None = None,
) -> DicePair:
    """Roll 2d for a check."""
    return DicePair(*table.dice(TWO_DICE, what, actor, needs, target, nth))


def lower_pair(pair: DicePair, other: DicePair) -> DicePair:
    """LF-ST-BLINK: return the pair with the lower sum; the first if they are equal."""
    return other if other.total < pair.total else pair


def situation(fight: Battle, attacker: Fighter, target: Fighter, weapon: Weapon | None, *, close: bool) -> int:
    """LF-PRONE-02, LF-PRONE-03, LF-PRONE-04: return the modifier of lying prone; with a weapon also of the board.

    A prone attacker has −1, but not with a firearm; a prone target gives +1 hand to hand and −1 from afar.
    """
    total = 0
    if attacker.has("prone") and (weapon is None or weapon.kind != "firearm"):
        total += fight.options.prone_attacker
    if target.has("prone"):
        total += fight.options.prone_close if close else fight.options.prone_far
    if weapon is not None:
        total += position_bonus(fight, attacker, target, weapon)
    return total


def to_hit(
    fight: Battle, attacker: Fighter, target: Fighter, weapon: Weapon, chosen: str | None
) -> tuple[int, int, Steps]:
    """LF-ATT-01, LF-ATT-05, LF-ATT-06: return what is added to the 2d, what it has to reach, and the steps.

    AT, attribute and bonus of the weapon, MA and MEN for a magic one; the target's DE; LF-ST-FEAR between the two.
    """
    skill = "ma" if weapon.kind == "magic" else "at"
    values = numbers(fight, attacker)
    skill_value = getattr(values, skill)
    if attacker.conditions and attacker.afraid_of(target):
        skill_value = frightened(fight, attacker, skill)
    against = numbers(fight, target).de
    if target.conditions and target.afraid_of(attacker):
        against = frightened(fight, target, "de")
    name = attribute_name(fight, attacker, weapon, chosen)
    value = getattr(values, name)
    modifier = situation(fight, attacker, target, weapon, close=weapon.close)
    steps: Steps = [[skill.upper(), skill_value, "flat", None], [name.upper(), value, "flat", None]]
    if weapon.bonus:
        steps.append(["weapon", weapon.bonus, "flat", weapon.id])
    if modifier:
        steps.append(["situation", modifier, "flat", "LF-PRONE-02"])
    return skill_value + value + weapon.bonus + modifier, against, steps


def strike(
    table: Table,
    attacker: Fighter,
    target: Fighter,
    weapon: Weapon,
    modifier: int = 0,
    chosen: str | None = None,
    *,
    again: bool = False,
) -> bool:
    """LF-ATT-01, LF-CRIT-01, LF-FUM-01: strike once; return whether it was a natural 2, which misses.

    A helpless target, or the attacker itself, is hit without a roll. A natural 12 hits with double damage. `again`: the
    same shot, gone astray.
    """
    if not again:
        shoot(table, attacker, weapon)
        break_charm(table, attacker, target)
    if target.helpless or target is attacker:
        hit_surely(table, attacker, target, weapon, chosen)
        return False
    return roll_to_hit(table, attacker, target, weapon, modifier, chosen)


def hit_surely(table: Table, attacker: Fighter, target: Fighter, weapon: Weapon, chosen: str | None) -> None:
    """LF-ATT-01: hit a helpless target, or the attacker itself, without a roll."""
    table.fact(
        "attack",
        actor=attacker.id,
        target=target.id,
        with_=weapon.id,
        dice=[],
        total=None,
        against=None,
        hit=True,
        critical=False,
        fumble=False,
        why="self" if target is attacker else "helpless",
    )
    wound(table, attacker, target, weapon, chosen, critical=False)


def roll_to_hit(
    table: Table, attacker: Fighter, target: Fighter, weapon: Weapon, modifier: int, chosen: str | None
) -> bool:
    """LF-ATT-01, LF-CRIT-01, LF-FUM-01: roll, and wound on a hit; return whether it was a natural 2."""
    plus, against, steps = to_hit(table.fight, attacker, target, weapon, chosen)
    plus += modifier
    if modifier:
        steps.append(["modifier", modifier, "flat", None])
    needs = needed_to_hit(table.fight, against - plus)
    pair = two_dice(table, "attack", attacker, needs, target)
    dice = list(pair)
    if target.conditions and BLURRED in target.traits:
        second = two_dice(table, "blink", attacker, needs, target)
        dice += second
        pair = lower_pair(pair, second)
    fumble = pair.total <= table.fight.options.fumble_to
    critical = pair.total >= table.fight.options.critical_from
    total = pair.total + plus
    hit = critical or (not fumble and total >= against)
    fact = table.fact(
        "attack",
        actor=attacker.id,
        target=target.id,
        with_=weapon.id,
        dice=dice,
        total=total,
        against=against,
        hit=hit,
        critical=critical,
        fumble=fumble,
        why=None,
        stat="DE",
    )
    fact["steps"] = [["2d", pair.total, "die", None], *steps, ["result", total, "result", None]]
    if hit:
        wound(table, attacker, target, weapon, chosen, critical=critical)
    return fumble


def break_charm(table: Table, attacker: Fighter, target: Fighter) -> None:
    """LF-ST-CHARM-2: end a charm if the charmer attacks the charmed, hit or miss."""
    if target.conditions and target.charmed_by(attacker):
        end_at(table, target, AT_ATTACK, "attacked")


def shoot(table: Table, attacker: Fighter, weapon: Weapon) -> None:
    """LF-RELOAD-01: take a shot from a weapon with a chamber."""
    if weapon.shots is not None and attacker.loaded.get(weapon.id, 0) > 0:
        pools.use_one(table, attacker, "loaded", weapon.id)


def weapon_blow(weapon: Weapon, *, critical: bool = False) -> DamageSource:
    """LF-DEF-02: return the damage source of a weapon; that of a magic one is not physical."""
    physical = weapon.kind != "magic"
    kind = weapon.element or ("physical" if physical else "magic")
    return DamageSource("attack", weapon.element, physical=physical, swung=True, critical=critical, type=kind)


def wound(
    table: Table, attacker: Fighter, target: Fighter, weapon: Weapon, chosen: str | None, *, critical: bool
) -> None:
    """LF-DMG-01, LF-DMG-02, LF-DMG-03, LF-ST-BERSERK-1: deal the weapon's dice and attribute, then its statuses.

    One die more with Berserk. A target immune to the weapon's element takes no status of it either.
    """
    fight = table.fight
    total, faces = roll_amount(table, amount(weapon.damage), "damage", attacker, target)
    if attacker.conditions and FRENZIED in attacker.traits:
        face = table.die(6, "Berserk", attacker, None, target)
        faces.append(face)
        total += face
    attribute_part = multiplied(attribute(fight, attacker, weapon, chosen), weapon.bonus)
    steps: Steps = [
        [weapon.damage, total, "die", None],
        [attribute_name(fight, attacker, weapon, chosen).upper(), attribute_part, "flat", None],
    ]
    deal(table, target, total + attribute_part, weapon_blow(weapon, critical=critical), attacker, steps)
    if weapon.status and affinity(fight, target, weapon.element) != "immune":
        afflict(table, target, weapon.status, attacker)


# --- fumbles -----------------------------------------------------------------------------------------------


OTHER_EFFECT = 0
"""LF-FUM-02: a fumble with another effect than the six examples, told and ruled by the game master."""


def fumble_effect(table: Table, attacker: Fighter, enemy: Fighter, friends: list[Fighter]) -> int:
    """LF-FUM-02: return the effect, by one die or the game master's choice; what cannot happen becomes 3."""
    cannot = {1: attacker.equipped is None, 4: not enemy.able or enemy is attacker, 6: not friends}
    if table.fight.options.fumble == "choose":
        words: dict[str, Any] = {"whose": attacker.id}
        if any(cannot.values()):
            words["cannot"] = ", ".join(str(effect) for effect, holds in cannot.items() if holds)
        answer = table.ask("fumble", None, ("1", "2", "3", "4", "5", "6", "other"), "3", **words)
        effect = OTHER_EFFECT if answer == "other" else int(answer)
    else:
        effect = table.die(6, "fumble", attacker)
    effect = 3 if cannot.get(effect) else effect
    table.fact("fumble", actor=attacker.id, effect=effect or "other")
    return effect


def apply_fumble(table: Table, attacker: Fighter, enemy: Fighter, effect: int, chosen: str | None) -> None:
    """LF-FUM-03, LF-FUM-04, LF-FUM-05, LF-FUM-06, LF-FUM-07: apply the effects 1 to 5 of a fumble."""
    if effect == 1 and attacker.equipped is not None:
        weapon_id = attacker.equipped
        table.put(attacker, "dropped", (*attacker.dropped, weapon_id))
        table.put(attacker, "equipped", None)
        table.fact("equip", actor=attacker.id, with_=weapon_id, to="ground")
    elif effect == 2:
        put_on(table, attacker, attacker.statuses["prone"], NO_TIMER, attacker.id, {})
    elif effect == 3:
        put_on(table, attacker, attacker.statuses["off_balance"], NO_TIMER, attacker.id, {})
    elif effect == 4:
        if table.ask("free_attack", enemy, ("attack", "none"), "attack", target=attacker.id) == "attack":
            weapon = enemy.weapon if enemy.can_shoot(enemy.weapon) else FISTS
            strike(table, enemy, attacker, weapon)
            strain(table, enemy)
    elif effect == 5:
        wound(table, attacker, attacker, attacker.weapon, chosen, critical=False)


def strain(table: Table, combatant: Fighter) -> None:
    """LF-ST-FEVER-2: let an attacker with a fever faint."""
    if combatant.conditions:
        happens(table, combatant, STRAINED)


def friends_of(fight: Battle, attacker: Fighter, weapon: Weapon | None, metres: int) -> list[Fighter]:
    """LF-FUM-08: return the allies whom a fumble could hit, in acting order: active, on a board in reach."""
    most = metres if weapon is None else reach(attacker, weapon)
    return [
        combatant
        for combatant in fight.in_line()
        if combatant is not attacker
        and combatant.state == "active"
        and allies(combatant, attacker)
        and in_reach(fight, attacker, combatant, most)
    ]


def which_friend(table: Table, friends: list[Fighter]) -> Fighter:
    """LF-FUM-08: return the ally that is hit; the game master chooses among several."""
    if len(friends) == 1:
        return friends[0]
    answer = table.ask("which_ally", None, [combatant.id for combatant in friends], friends[0].id)
    return next(combatant for combatant in friends if combatant.id == answer)


def roll_dice_of(
    table: Table, thing: Ability | Item, actor: Combatant, target: Targets, weapon: str = ""
) -> tuple[int, int, int]:
    """Return what the dice of a thing give, each rolled once for all.

    Damage, healing, PM; 0 for what it does not do.
    """
    weapon_terms = amount(weapon) if weapon else ()
    totals = []
    for what in ("damage", "heal", "heal_pm"):
        text = getattr(thing, what)
        terms = () if text is None else with_weapon(amount(text), weapon_terms) if weapon_terms else amount(text)
        totals.append(0 if text is None else roll_amount(table, terms, what, actor, target)[0])
    return totals[0], totals[1], totals[2]
