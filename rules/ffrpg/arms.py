"""Blows: what each Weapon of a combatant strikes with, computed once and kept."""

from __future__ import annotations

from typing import Any, NamedTuple

from rules.ffrpg import damage, equipment
from rules.ffrpg.damage import Harm
from rules.ffrpg.numbers import TERMS, counted, standing
from rules.ffrpg.sheet import Effect, Item, Weapon, dice_of
from rules.ffrpg.state import Combatant
from rules.modifiers import Step

BRAWL = "brawl"
IMPROVISED = "improvised"
OFF_HAND = -50
MELEE_REACH = 3
RANGED_REACH = 15


class Blow(NamedTuple):
    """A blow with one Weapon, ready but for its dice."""

    id: str
    title: str
    acc: int
    acc_steps: tuple[Step, ...]
    melee: bool
    reach: int
    crit: int
    """The highest roll that is a Critical Hit; 0: none."""
    fixed: int
    """Scale × Attribute + bonus."""
    dice: tuple[int, ...]
    code: tuple[Step, ...]
    """The steps of the code before its dice."""
    harm: Harm
    effects: tuple[Effect, ...] = ()
    ammo: str | None = None
    harms: bool = True
    """Whether it does damage at all."""
    group: bool = False
    """Whether it strikes a Group."""
    runs: bool = True
    """Whether Combat Movement goes with it."""


class Code(NamedTuple):
    """What a blow is made of: a Weapon's row, Brawling, or an object picked up."""

    id: str
    title: str
    acc: int
    hand: str
    scale: int
    attribute: str
    die: str
    bonus: int
    type: str
    element: str | None
    defence: str | None
    pierce: int
    percent: int
    pool: str
    drain: int
    melee: bool
    reach: int
    crit: int | None
    effects: tuple[Effect, ...]
    ammo: str | None
    harms: bool = True
    group: bool = False


def reach_of(row: Any) -> int:
    """FF-RNG-01, FF-RNG-03: the row's own reach, else melee 3, ranged 15 metres."""
    if row.reach is not None:
        return int(row.reach)
    return MELEE_REACH if row.range == "melee" else RANGED_REACH


def _code_of(one: Combatant, weapon: Weapon, hand: str) -> Code:
    return Code(
        weapon.id,
        weapon.title,
        one.sheet.acc if weapon.acc is None else weapon.acc,
        hand,
        weapon.scale,
        weapon.attribute,
        weapon.die,
        weapon.bonus,
        weapon.type,
        weapon.element,
        weapon.defence,
        weapon.pierce,
        weapon.percent,
        weapon.pool,
        weapon.drain,
        weapon.range == "melee",
        reach_of(weapon),
        weapon.crit,
        weapon.effects,
        weapon.ammo,
        group=weapon.target == "group",
    )


def bare_hands(one: Combatant) -> Code:
    """FF-BRAWL-01: Brawl's ACC, 1 × STR + d6, Physical, melee."""
    acc = one.sheet.acc if one.sheet.brawl_acc is None else one.sheet.brawl_acc
    return Code(
        BRAWL,
        "Brawl",
        acc,
        "natural",
        1,
        "str",
        "d6",
        0,
        "physical",
        None,
        None,
        0,
        0,
        "hp",
        0,
        True,
        3,
        None,
        (),
        None,
    )


def blow_of(one: Combatant, code: Code) -> Blow:
    """FF-ATK-02, FF-ATK-04, FF-OFF-01, FF-OFF-02, FF-CRIT-01: ACC, range of Critical Hits and code of one blow."""
    sheet = one.sheet
    on = standing(one).on
    base, term = code.acc, "ACC"
    if code.hand == "off" and sheet.two_weapons_acc is not None:
        base, term = sheet.two_weapons_acc, "Two Weapons"
    acc, steps = counted(one, "acc", base, (Step(term, base, "base", code.id),))
    if code.hand == "off" and sheet.two_weapons_acc is None and "accuracy_up" not in on:
        acc += OFF_HAND
        steps = (*steps, Step("off hand", OFF_HAND, "flat", "FF-OFF-01"))
    crit = sheet.crit if code.crit is None else code.crit
    if "critical_up" in on:
        crit *= 2
    if "blind" in on:
        crit = 0
    value = int(getattr(sheet, code.attribute))
    steps_of_code = [Step(f"{code.scale} × {TERMS[code.attribute]} {value}", code.scale * value, "base", code.id)]
    if code.bonus:
        steps_of_code.append(Step("bonus", code.bonus, "flat", code.id))
    of_weapon: tuple[Step, ...] = (Step(code.title, code.percent, "percent", code.id),) if code.percent else ()
    defence, percent, percents = damage.harm_of(one, code.type, code.element, code.defence, of_weapon)
    return Blow(
        code.id,
        code.title,
        acc,
        steps,
        code.melee,
        code.reach,
        crit,
        code.scale * value + code.bonus,
        dice_of(code.die),
        tuple(steps_of_code),
        Harm(
            code.type,
            code.element,
            defence,
            code.pierce,
            code.pool,
            code.drain,
            percent,
            percents,
            by_attack=True,
        ),
        code.effects,
        code.ammo,
        code.harms,
        code.group,
        code.melee or code.id == IMPROVISED,
    )


def weapon_of(one: Combatant, id: str) -> Weapon | None:
    """The row of that id."""
    for weapon in one.sheet.weapons:
        if weapon.id == id:
            found: Weapon = weapon
            return found
    return None


def hand_held(one: Combatant, id: str) -> str | None:
    """The hand in which something is; None where it is in none."""
    for thing in one.held:
        if thing.id == id:
            return thing.hand
    return None


def is_natural(one: Combatant, weapon: Weapon) -> bool:
    """Whether a row is a natural attack, always usable and never equipped."""
    return equipment.hand_of(weapon, one.kind) == equipment.NATURAL


def is_ready(one: Combatant, weapon: Weapon) -> bool:
    """Whether one may strike with a row: in hand, or natural."""
    return hand_held(one, weapon.id) is not None or is_natural(one, weapon)


def armed(one: Combatant) -> bool:
    """Whether a Weapon is equipped."""
    return any(hand_held(one, weapon.id) is not None for weapon in one.sheet.weapons)


def all_blows(one: Combatant) -> tuple[Blow, ...]:
    """FF-ATK-01, FF-TWO-01: one blow with each equipped Weapon, else the first natural row, else Brawling."""
    found: tuple[Blow, ...] | None = one.memo.get("blows")
    if found is None:
        found = one.memo["blows"] = _all_blows(one)
    return found


def _all_blows(one: Combatant) -> tuple[Blow, ...]:
    in_hand = tuple(
        blow_of(one, _code_of(one, weapon, hand))
        for weapon in one.sheet.weapons
        if (hand := hand_held(one, weapon.id)) is not None
    )
    if in_hand:
        return in_hand
    for weapon in one.sheet.weapons:
        if is_natural(one, weapon):
            return (blow_of(one, _code_of(one, weapon, "natural")),)
    return (blow_of(one, bare_hands(one)),)


def one_blow(one: Combatant, id: str) -> Blow:
    """The blow with one Weapon of that id, or with bare hands."""
    key = f"blow {id}"
    found: Blow | None = one.memo.get(key)
    if found is None:
        weapon = None if id == BRAWL else weapon_of(one, id)
        code = bare_hands(one) if weapon is None else _code_of(one, weapon, hand_held(one, id) or "natural")
        found = one.memo[key] = blow_of(one, code)
    return found


def loaded_with(one: Combatant, blow: Blow, item: Item) -> Blow:
    """FF-AMMO-01, FF-DMG-12: the blow with a unit of ammunition: its element and type, its percentage, its effects."""
    harm = blow.harm
    type = item.type or harm.type
    element = item.element or harm.element
    weapon = weapon_of(one, blow.id)
    own = weapon.defence if weapon is not None else None
    percents = (
        *((Step(blow.title, weapon.percent, "percent", blow.id),) if weapon is not None and weapon.percent else ()),
        *((Step(item.title, item.percent, "percent", item.id),) if item.percent else ()),
    )
    defence, percent, percents = damage.harm_of(one, type, element, own, percents)
    return blow._replace(
        harm=harm._replace(type=type, element=element, defence=defence, percent=percent, percents=percents),
        effects=(*blow.effects, *item.effects),
    )


# --- improvised ------------------------------------------------------------------------------------------------

SCALES = {
    1: {"d6": 2, "d8": 2, "d10": 2, "d12": 2},
    2: {"d6": 3, "d8": 3, "d10": 4, "d12": 4},
    3: {"d6": 5, "d8": 5, "d10": 6, "d12": 6},
    4: {"d6": 6, "d8": 6, "d10": 8, "d12": 9},
    5: {"d6": 7, "d8": 8, "d10": 10, "d12": 11},
}
"""FF-IMP-02: tier to Damage Die to Damage Scale."""
DICE = {1: 1, 2: 1, 3: 2, 4: 2, 5: 3}
"""FF-IMP-02: tier to number of Damage Dice."""


def improvised_tier(one: Combatant) -> int:
    """FF-IMP-02, D-26: half the tier of the best Weapon equipped, else of the sheet's; at least 1."""
    tiers = [weapon.tier for weapon in one.sheet.weapons if hand_held(one, weapon.id) is not None]
    best: int = max(tiers) if tiers else one.sheet.tier
    return max(1, best // 2)


def improvised(
    one: Combatant,
    die: str,
    acc: int,
    name: str,
    effects: tuple[Effect, ...],
    harms: bool,
    melee: bool,
    reach: int,
) -> Blow:
    """FF-IMP-01…04: a blow with an object picked up, or its throw: × STR, Physical, code by half the tier."""
    tier = improvised_tier(one)
    code = Code(
        IMPROVISED,
        name or "improvised Weapon",
        acc,
        "natural",
        SCALES[tier][die],
        "str",
        f"{DICE[tier]}{die}",
        0,
        "physical",
        None,
        None,
        0,
        0,
        "hp",
        0,
        melee,
        reach,
        None,
        effects,
        None,
        harms,
    )
    return blow_of(one, code)
