"""Blows: what each Weapon of a combatant strikes with, computed once and cached."""

from __future__ import annotations

from typing import Any, NamedTuple

from rules.core.modifiers import ComputationStep
from rules.ffrpg.combatant import phrases
from rules.ffrpg.combatant.rows import NATURAL, Item, Weapon, hand_of
from rules.ffrpg.combatant.state import Combatant
from rules.ffrpg.combatant.statistics import TERMS, apply_changes, changed_value, changes_of
from rules.ffrpg.damage import damage
from rules.ffrpg.damage.damage import Harm
from rules.ffrpg.statuses.codes import Effect, dice_of
from rules.ffrpg.statuses.traits import CRITICAL

BRAWL = "brawl"
IMPROVISED = "improvised"
OFF_HAND = -50
MELEE_REACH = 3
RANGED_REACH = 15


class ReachRule(NamedTuple):
    """The reach of an action: kind of target, melee or ranged, metres."""

    target: str
    melee: bool
    reach: int
    revives: bool = False
    cures: bool = False
    """Whether it lifts Zombie, and so may be aimed at a fallen Zombie."""


class WeaponBlow(NamedTuple):
    """A blow with one Weapon, complete but for its dice."""

    id: str
    title: str
    acc: int
    acc_steps: tuple[ComputationStep, ...]
    melee: bool
    reach: int
    crit: int
    """The highest roll that is a Critical Hit; 0: none."""
    fixed: int
    """Scale × Attribute + bonus."""
    dice: tuple[int, ...]
    code: tuple[ComputationStep, ...]
    """The steps of the code before its dice."""
    harm: Harm
    effects: tuple[Effect, ...] = ()
    ammo: str | None = None
    harms: bool = True
    """Whether it does damage."""
    group: bool = False
    """Whether it strikes a Group."""
    runs: bool = True
    """Whether Combat Movement goes with it."""

    @property
    def aim(self) -> ReachRule:
        """Return its reach."""
        return ReachRule("group" if self.group else "single", self.melee, self.reach)


BARE_HANDS = Weapon(id=BRAWL, name="Brawl")
"""FF-BRAWL-01: 1 × STR + d6, Physical, melee."""


def reach_of(row: Any) -> int:
    """FF-RNG-01, FF-RNG-03: return the row's own reach, else 3 metres in melee, 15 at range."""
    if row.reach is not None:
        return int(row.reach)
    return MELEE_REACH if row.range == "melee" else RANGED_REACH


def bare_hands(combatant: Combatant) -> WeaponBlow:
    """FF-BRAWL-01: return the blow with bare hands, with Brawl's ACC."""
    acc = combatant.sheet.brawl_acc
    return blow_of(combatant, BARE_HANDS if acc is None else BARE_HANDS.model_copy(update={"acc": acc}))


def weapon_words(blow: WeaponBlow) -> str:
    """Return the name of a blow's Weapon: that of its owner, or the book's word for none."""
    return phrases.TERM(term=blow.title) if blow.id == BRAWL else blow.title


def blow_of(combatant: Combatant, weapon: Weapon, hand: str = NATURAL, *, harms: bool = True) -> WeaponBlow:
    """FF-ATK-02, FF-ATK-04, FF-OFF-01, FF-OFF-02, FF-CRIT-01: return the blow: ACC, critical range and code."""
    sheet = combatant.sheet
    base, term = sheet.acc if weapon.acc is None else weapon.acc, "ACC"
    if hand == "off" and sheet.two_weapons_acc is not None:
        base, term = sheet.two_weapons_acc, "Two Weapons"
    acc, steps = changed_value(combatant, "acc", base, (ComputationStep(term, base, "base", weapon.id),))
    fixed = any(change.kind == "becomes" for change, _ in changes_of(combatant, "acc"))
    if hand == "off" and sheet.two_weapons_acc is None and not fixed:
        acc += OFF_HAND
        steps = (*steps, ComputationStep("off hand", OFF_HAND, "flat", "FF-OFF-01"))
    crit = apply_changes(combatant, CRITICAL, sheet.crit if weapon.crit is None else weapon.crit)
    value = int(getattr(sheet, weapon.attribute))
    scaled = weapon.scale * value
    code = [ComputationStep(f"{weapon.scale} × {TERMS[weapon.attribute]} {value}", scaled, "base", weapon.id)]
    if weapon.bonus:
        code.append(ComputationStep("bonus", weapon.bonus, "flat", weapon.id))
    modifiers = percents_of(weapon)
    defence, percent, percents = damage.harm_of(combatant, weapon.type, weapon.element, weapon.defence, modifiers)
    harm = (weapon.type, weapon.element, defence, weapon.pierce, weapon.pool, weapon.drain, percent, percents)
    return WeaponBlow(
        id=weapon.id,
        title=weapon.title,
        acc=acc,
        acc_steps=steps,
        melee=weapon.range == "melee",
        reach=reach_of(weapon),
        crit=crit,
        fixed=scaled + weapon.bonus,
        dice=dice_of(weapon.die),
        code=tuple(code),
        harm=Harm(*harm, by_attack=True),
        effects=weapon.effects,
        ammo=weapon.ammo,
        harms=harms,
        group=weapon.target == "group",
        runs=weapon.range == "melee" or weapon.id == IMPROVISED,
    )


def percents_of(*things: Weapon | Item | None) -> tuple[ComputationStep, ...]:
    """FF-DMG-12: return the damage modifiers of a Weapon and its ammunition."""
    return tuple(
        ComputationStep(row.title, row.percent, "percent", row.id) for row in things if row is not None and row.percent
    )


def weapon_of(combatant: Combatant, id: str) -> Weapon | None:
    """Return the row of that id, or None."""
    for weapon in combatant.sheet.weapons:
        if weapon.id == id:
            row: Weapon = weapon
            return row
    return None


def hand_held(combatant: Combatant, id: str) -> str | None:
    """Return the hand in which something is held, or None."""
    for held in combatant.held:
        if held.id == id:
            return held.hand
    return None


def is_natural(combatant: Combatant, weapon: Weapon) -> bool:
    """Whether a row is a natural attack, always usable and never equipped."""
    return hand_of(weapon, combatant.kind) == NATURAL


def is_ready(combatant: Combatant, weapon: Weapon) -> bool:
    """Whether a row can be struck with: in hand or natural."""
    return hand_held(combatant, weapon.id) is not None or is_natural(combatant, weapon)


def armed(combatant: Combatant) -> bool:
    """Whether a Weapon is equipped."""
    return any(hand_held(combatant, weapon.id) is not None for weapon in combatant.sheet.weapons)


def all_blows(combatant: Combatant) -> tuple[WeaponBlow, ...]:
    """FF-ATK-01, FF-TWO-01: return one blow with each equipped Weapon, else the first natural row, else Brawl."""
    blows: tuple[WeaponBlow, ...] | None = combatant.memo.get("blows")
    if blows is None:
        blows = combatant.memo["blows"] = _all_blows(combatant)
    return blows


def _all_blows(combatant: Combatant) -> tuple[WeaponBlow, ...]:
    in_hand = tuple(
        blow_of(combatant, weapon, hand)
        for weapon in combatant.sheet.weapons
        if (hand := hand_held(combatant, weapon.id)) is not None
    )
    if in_hand:
        return in_hand
    for weapon in combatant.sheet.weapons:
        if is_natural(combatant, weapon):
            return (blow_of(combatant, weapon),)
    return (bare_hands(combatant),)


def blow_with(combatant: Combatant, id: str) -> WeaponBlow:
    """Return the blow with the Weapon of that id, or with bare hands."""
    key = f"blow {id}"
    blow: WeaponBlow | None = combatant.memo.get(key)
    if blow is None:
        weapon = None if id == BRAWL else weapon_of(combatant, id)
        hand = hand_held(combatant, id) or NATURAL
        blow = combatant.memo[key] = bare_hands(combatant) if weapon is None else blow_of(combatant, weapon, hand)
    return blow


def with_ammo(combatant: Combatant, blow: WeaponBlow, item: Item) -> WeaponBlow:
    """FF-AMMO-01, FF-DMG-12.

    Return the blow with a unit of ammunition: its element and type, percentage and effects.
    """
    harm = blow.harm
    type = item.type or harm.type
    element = item.element or harm.element
    weapon = weapon_of(combatant, blow.id)
    weapon_defence = weapon.defence if weapon is not None else None
    defence, percent, percents = damage.harm_of(combatant, type, element, weapon_defence, percents_of(weapon, item))
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


def improvised_tier(combatant: Combatant) -> int:
    """FF-IMP-02, D-26: return half the tier of the Weapon it usually fights with; at least 1."""
    return max(1, usual_tier(combatant) // 2)


def usual_tier(combatant: Combatant) -> int:
    """FF-IMP-02: return the tier of the best Weapon in hand, else of the last one held, else of the best it has.

    Without any Weapon it is the sheet's. Natural attacks do not count.
    """
    tiers = {weapon.id: int(weapon.tier) for weapon in combatant.sheet.weapons if not is_natural(combatant, weapon)}
    in_hand = [tiers[held.id] for held in combatant.held if held.id in tiers]
    if in_hand:
        return max(in_hand)
    if combatant.last_tier is not None:
        return combatant.last_tier
    return max(tiers.values(), default=int(combatant.sheet.tier))


def improvised_blow(
    combatant: Combatant,
    die: str,
    acc: int,
    name: str,
    effects: tuple[Effect, ...],
    harms: bool,
    melee: bool,
    reach: int,
) -> WeaponBlow:
    """FF-IMP-01…04: return the blow with an improvised weapon or its throw: × STR, Physical, code by half the tier."""
    tier = improvised_tier(combatant)
    weapon = Weapon.model_construct(
        id=IMPROVISED,
        name=name or "improvised Weapon",
        acc=acc,
        scale=SCALES[tier][die],
        die=f"{DICE[tier]}{die}",
        range="melee" if melee else "ranged",
        reach=reach,
        effects=effects,
    )
    return blow_of(combatant, weapon, harms=harms)
