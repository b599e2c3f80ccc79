"""Attacks from the activities of Foundry VTT items; the numbers are worked out as Foundry does."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from models.exchange.foreign.fifth.attacks import DAMAGE_TYPES, SAVES
from models.exchange.foreign.foundry.actor import FEET_OF_A_METRE, FoundryActor
from models.exchange.foreign.foundry.items import Activity, FoundryItem, text_list
from models.exchange.foreign.text.words import as_int, as_list, as_text, average, map_of, prose
from models.exchange.records.neutral_creature import Kind, NeutralAttack, NeutralDamage

_ALL = ("creature", "enemy")
_AIMED = ("attack", "save", "damage")
"""Kinds of activities that have a target."""
_OF_A_TURN = ("turnStart", "turnEnd")
_USUAL_NAME = re.compile(r"^(?:attack|save|damage)(?:: *| *(?=\()|$)|: *(?:attack|save|damage)$", re.IGNORECASE)
"""Parts of an activity's name that only repeat its kind."""


def attacks_of(
    actor: FoundryActor, item: FoundryItem, name: str, recharge: str = "", uses: int | None = None
) -> Iterator[NeutralAttack]:
    """Yield the attacks of an item's activities; a weapon that can be thrown has two."""
    for activity in item.activities.values():
        if activity.get("type") in _AIMED and not _is_consequence(item, activity):
            title = _own_name(item, activity, name)
            yield from _attacks(actor, item, activity, f"{name} ({title})" if title else name, recharge, uses)


def _attacks(
    actor: FoundryActor, item: FoundryItem, activity: Activity, name: str, recharge: str, uses: int | None
) -> Iterator[NeutralAttack]:
    kind = activity.get("type")
    damage = tuple(damage_of(actor, item, activity))
    if kind == "attack":
        bonus = hit_bonus(actor, item, activity)
        for attack_kind in attack_kinds(item, activity):
            yield NeutralAttack(
                name=name,
                kind=attack_kind,
                spell=_classification(activity) == "spell",
                to_hit=bonus,
                reach=None if attack_kind == "ranged" else reach_of(actor, item, activity),
                range=range_of(actor, item, activity) or 30 if attack_kind == "ranged" else None,
                damage=damage,
                recharge=recharge,
                uses=uses,
            )
        return
    is_area, range_ = _area_and_range(actor, item, activity)
    is_save = kind == "save"
    is_half = is_save and map_of(activity, "damage").get("onSave", "half") == "half"
    if is_save and not damage and (delayed := _delayed_damage(item, activity)) is not None:
        damage, is_half = tuple(damage_of(actor, item, delayed)), False
    yield NeutralAttack(
        name=name,
        kind="save" if is_save else "sure",
        range=range_,
        damage=damage,
        dc=save_dc(actor, item, activity) if is_save else None,
        save=save_ability(activity) if is_save else "",
        half=is_half,
        area=is_area,
        recharge=recharge,
        uses=uses,
    )


# --- which of them -----------------------------------------------------------------------------------------------


def _activation(item: FoundryItem, activity: Activity) -> str:
    """Return the activation type of an activity; empty if it is not activated by itself."""
    is_own = item.kind != "spell" or map_of(activity, "activation").get("override")
    return as_text(map_of(activity if is_own else item.system, "activation").get("type"))


def _others(item: FoundryItem, activity: Activity, *kinds: str) -> list[Activity]:
    return [other for other in item.activities.values() if other is not activity and other.get("type") in kinds]


def _is_consequence(item: FoundryItem, activity: Activity) -> bool:
    """Return whether an activity only follows from another one or from a turn."""
    activation = _activation(item, activity)
    if activation in _OF_A_TURN:
        return True
    match activity.get("type"):
        case "damage":
            return bool(_others(item, activity, *_AIMED)) and not (activation and as_text(activity.get("name")).strip())
        case "save":
            return not activation and any(_activation(item, other) for other in _others(item, activity, "save"))
        case _:
            return False


def _delayed_damage(item: FoundryItem, activity: Activity) -> Activity | None:
    """Return the activity with the damage of a save that has none itself, or None."""
    if not _activation(item, activity) or _others(item, activity, "attack"):
        return None
    return next((other for other in _others(item, activity, "damage") if _is_consequence(item, other)), None)


def _own_name(item: FoundryItem, activity: Activity, name: str) -> str:
    """Return what tells an activity from others of its kind in the item; empty if it is the only one."""
    kind = str(activity.get("type"))
    if all(
        _is_consequence(item, other) for other in _others(item, activity, *(_AIMED if kind == "damage" else (kind,)))
    ):
        return ""
    own_name = prose(as_text(activity.get("name"))).strip()
    own_name = _USUAL_NAME.sub("", own_name.removeprefix(name).strip()).strip()
    return own_name[1:-1].strip() if own_name.startswith("(") and own_name.endswith(")") else own_name


# --- damage ----------------------------------------------------------------------------------------------------


def damage_of(
    actor: FoundryActor, item: FoundryItem, activity: Activity, *, two_handed: bool = False
) -> Iterator[NeutralDamage]:
    """Yield the damage of an activity; an attack also has that of its weapon."""
    modifier = _modifier(actor, item, activity)
    damage, item_damage = map_of(activity, "damage"), map_of(item.system, "damage")
    base = map_of(item_damage, "base")
    if activity.get("type") == "attack" and base and damage.get("includeBase", True):
        if two_handed and (as_int(map_of(item_damage, "versatile").get("denomination")) or not _has_dice(base)):
            base = {**base, **{key: value for key, value in map_of(item_damage, "versatile").items() if value}}
        yield from _damage(actor, item, base, modifier, is_base=_adds_modifier(item, activity))
    for part in as_list(damage.get("parts")):
        if isinstance(part, dict):
            yield from _damage(actor, item, part, modifier)


def _has_dice(part: Mapping[str, Any]) -> bool:
    return bool(as_int(part.get("number")) and as_int(part.get("denomination")))


def _adds_modifier(item: FoundryItem, activity: Activity) -> bool:
    """Return whether the base damage of a weapon gets the ability modifier."""
    is_spell = item.type == "natural" and _classification(activity) == "spell"
    return item.kind == "weapon" and not is_spell and map_of(activity, "attack").get("ability") != "none"


def _damage(
    actor: FoundryActor, item: FoundryItem, part: Mapping[str, Any], modifier: int, *, is_base: bool = False
) -> Iterator[NeutralDamage]:
    formula = _formula(part)
    if not formula:
        return
    dice = actor.dice(formula, item, modifier)
    if is_base and "d" in dice and "@mod" not in formula:
        bonus = modifier + magic_bonus(actor, item)
        dice = actor.dice(f"{dice}{bonus:+}" if bonus else dice)
    if not dice or ("d" not in dice and int(dice) <= 0):
        return
    yield NeutralDamage(
        dice, next((word for word in text_list(part.get("types")) if word in DAMAGE_TYPES), ""), average(dice)
    )


def _formula(part: Mapping[str, Any]) -> str:
    """Return the damage formula: a custom one, or dice and bonus."""
    custom = map_of(part, "custom")
    if custom.get("enabled"):
        return as_text(custom.get("formula")).strip()
    count, faces = as_int(part.get("number")), as_int(part.get("denomination"))
    bonus = as_text(part.get("bonus")).strip()
    dice = f"{count}d{faces}" if count and faces else ""
    return f"{dice} + {bonus}" if dice and bonus else dice or bonus


def magic_bonus(actor: FoundryActor, item: FoundryItem) -> int:
    """Return the magic bonus of a weapon to attack and damage rolls."""
    return (actor.number(item.system.get("magicalBonus"), item) or 0) if "mgc" in item.properties else 0


# --- to hit ----------------------------------------------------------------------------------------------------


def _classification(activity: Activity) -> str:
    return as_text(map_of(map_of(activity, "attack"), "type").get("classification"))


def _modifier(actor: FoundryActor, item: FoundryItem, activity: Activity) -> int:
    """Return the ability modifier of an activity: `@mod` in its formulas."""
    if activity.get("type") == "attack":
        ability = map_of(activity, "attack").get("ability")
        if ability == "none":
            return 0
        if isinstance(ability, str) and ability in actor.scores:
            return actor.modifier(ability)
        if ability == "spellcasting" or _classification(activity) == "spell":
            return actor.modifier(actor.casting)
        return _weapon_modifier(actor, item, activity)
    if activity.get("type") == "save":
        return actor.modifier(_dc_ability(actor, item, activity))
    if item.kind == "spell":
        return actor.modifier(actor.casting)
    return _weapon_modifier(actor, item, activity)


def _weapon_modifier(actor: FoundryActor, item: FoundryItem, activity: Activity) -> int:
    """Return the ability modifier of a weapon; the better of two for finesse and natural weapons."""
    strength, dexterity = actor.modifier("str"), actor.modifier("dex")
    if "fin" in item.properties or item.type == "natural":
        return max(strength, dexterity)
    is_ranged = item.is_ranged_weapon or (
        not item.is_melee_weapon and map_of(map_of(activity, "attack"), "type").get("value") == "ranged"
    )
    return dexterity if is_ranged else strength


def hit_bonus(actor: FoundryActor, item: FoundryItem, activity: Activity) -> int:
    """Return the attack bonus."""
    attack = map_of(activity, "attack")
    modifier = _modifier(actor, item, activity)
    bonus = actor.number(attack.get("bonus"), item, modifier) or 0
    if attack.get("flat"):
        return bonus
    rank = item.system.get("proficient")
    is_proficient = rank is None or bool(rank) or item.kind != "weapon"
    reach_code = "m" if "melee" in attack_kinds(item, activity) else "r"
    attack_code = f"{reach_code}{'s' if _classification(activity) == 'spell' else 'w'}ak"
    general_bonus = actor.number(map_of(map_of(actor.system, "bonuses"), attack_code).get("attack")) or 0
    return modifier + bonus + general_bonus + magic_bonus(actor, item) + (actor.proficiency if is_proficient else 0)


def attack_kinds(item: FoundryItem, activity: Activity) -> tuple[Kind, ...]:
    """Return `melee`, `ranged`, or both for a weapon that can be thrown."""
    value = map_of(map_of(activity, "attack"), "type").get("value")
    if value == "ranged" or (not value and item.is_ranged_weapon):
        return ("ranged",)
    is_thrown = "thr" in item.properties
    is_unclear = not value and item.kind == "weapon" and not item.is_melee_weapon
    has_range = is_unclear and as_int(map_of(item.system, "range").get("value"))
    return ("melee", "ranged") if is_thrown or has_range else ("melee",)


# --- how far ---------------------------------------------------------------------------------------------------


def _feet(value: Any, units: Any, actor: FoundryActor, item: FoundryItem) -> int | None:
    """Return a distance in feet, or None."""
    feet = actor.number(value, item)
    if feet is None:
        feet = as_int(value)
    if feet is None:
        return None
    return round(feet * FEET_OF_A_METRE) if str(units) in ("m", "meters", "metres") else feet


def reach_of(actor: FoundryActor, item: FoundryItem, activity: Activity) -> int:
    """Return the reach in feet: the activity's, the weapon's, or the usual one."""
    activity_range, item_range = map_of(activity, "range"), map_of(item.system, "range")
    if item.kind == "weapon" and not activity_range.get("override"):
        reach = _feet(item_range.get("reach"), item_range.get("units"), actor, item)
        if reach is None and "override" not in activity_range:
            # The first activities had nothing that says whose word counts: then theirs does where the weapon has none.
            reach = _feet(activity_range.get("value"), activity_range.get("units"), actor, item) or None
        default = 10 if "rch" in item.properties else 5
        if reach is None and "reach" not in item_range and "thr" not in item.properties and not item.is_ranged_weapon:
            # Before weapons had a reach it stood where the range of others does.
            reach = _feet(item_range.get("value"), item_range.get("units"), actor, item)
            is_reach = reach is not None and (reach > 10 or (default == 5 and reach > 5))
            reach = reach if is_reach else None
        return default if reach is None else reach
    value = activity_range.get("value") or item_range.get("value")
    units = activity_range.get("units") or item_range.get("units")
    return _feet(value, units, actor, item) or 5


def range_of(actor: FoundryActor, item: FoundryItem, activity: Activity) -> int | None:
    """Return the normal range in feet, or None."""
    range_ = item.part_of(activity, "range")
    return _feet(range_.get("value"), range_.get("units"), actor, item)


def _area_and_range(actor: FoundryActor, item: FoundryItem, activity: Activity) -> tuple[bool, int | None]:
    """Return whether an activity affects an area or any number of creatures, and its range in feet."""
    target = item.part_of(activity, "target")
    area, affected = map_of(target, "template"), map_of(target, "affects")
    is_unlimited = affected.get("type") in _ALL and not affected.get("count")
    size = _feet(area.get("size"), area.get("units"), actor, item)
    return bool(area.get("type")) or is_unlimited, range_of(actor, item, activity) or size


# --- saving throws ---------------------------------------------------------------------------------------------


def save_ability(activity: Activity) -> str:
    """Return the first ability of a saving throw."""
    return next((word for word in text_list(map_of(activity, "save").get("ability")) if word in SAVES), "")


def _dc_ability(actor: FoundryActor, item: FoundryItem, activity: Activity) -> str:
    """Return the ability that a save's DC is based on."""
    calculation = _calculation(item, activity)
    if calculation in actor.scores:
        return calculation
    return actor.casting if calculation == "spellcasting" else save_ability(activity)


def _calculation(item: FoundryItem, activity: Activity) -> str:
    calculation = map_of(map_of(activity, "save"), "dc").get("calculation", "initial")
    return ("spellcasting" if item.kind == "spell" else "") if calculation == "initial" else as_text(calculation)


def save_dc(actor: FoundryActor, item: FoundryItem, activity: Activity) -> int:
    """Return the DC: by ability, by formula, or by the best mental ability."""
    calculation = _calculation(item, activity)
    if calculation in actor.scores:
        return actor.dc(calculation)
    if calculation == "spellcasting":
        return actor.dc(actor.spellcasting if item.kind != "spell" else actor.casting)
    dc = actor.number(map_of(map_of(activity, "save"), "dc").get("formula"), item, _modifier(actor, item, activity))
    return dc or actor.dc(actor.casting)
