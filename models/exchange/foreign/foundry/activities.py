"""What the activities of a Foundry VTT item do, as attacks; the numbers are worked out as its program does."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from models.exchange.foreign.fifth.attacks import DAMAGE_TYPES, SAVES
from models.exchange.foreign.foundry.actor import FEET_OF_A_METRE, FoundryActor
from models.exchange.foreign.foundry.items import FoundryItem, map_of, words
from models.exchange.foreign.text.words import average, prose, row, texts, whole
from models.exchange.records.neutral_creature import Kind, NeutralAttack, NeutralDamage

_ALL = ("creature", "enemy")
_AIMED = ("attack", "save", "damage")
"""Kinds of activities that are aimed at somebody."""
_OF_A_TURN = ("turnStart", "turnEnd")
_USUAL_NAME = re.compile(r"^(?:attack|save|damage)(?:: *| *(?=\()|$)|: *(?:attack|save|damage)$", re.IGNORECASE)
"""What the name of an activity says of its kind alone."""


def attacks_of(
    actor: FoundryActor, item: FoundryItem, name: str, recharge: str = "", uses: int | None = None
) -> Iterator[NeutralAttack]:
    """What an item does by its activities; what can be thrown is a blow and a throw."""
    for act in item.acts.values():
        if act.get("type") in _AIMED and not _follows(item, act):
            own = _own_name(item, act, name)
            yield from _attacks(actor, item, act, f"{name} ({own})" if own else name, recharge, uses)


def _attacks(
    actor: FoundryActor, item: FoundryItem, act: Mapping[str, Any], name: str, recharge: str, uses: int | None
) -> Iterator[NeutralAttack]:
    how = act.get("type")
    damage = tuple(harm_of(actor, item, act))
    if how == "attack":
        bonus = hit_bonus(actor, item, act)
        for kind in kinds_of(item, act):
            yield NeutralAttack(
                name=name,
                kind=kind,
                spell=_classification(act) == "spell",
                to_hit=bonus,
                reach=None if kind == "ranged" else reach_of(actor, item, act),
                range=range_of(actor, item, act) or 30 if kind == "ranged" else None,
                damage=damage,
                recharge=recharge,
                uses=uses,
            )
        return
    many, far_off = _reached(actor, item, act)
    saved = how == "save"
    half = saved and map_of(act, "damage").get("onSave", "half") == "half"
    if saved and not damage and (later := _later_harm(item, act)) is not None:
        damage, half = tuple(harm_of(actor, item, later)), False
    yield NeutralAttack(
        name=name,
        kind="save" if saved else "sure",
        range=far_off,
        damage=damage,
        dc=save_dc(actor, item, act) if saved else None,
        save=saved_by(act) if saved else "",
        half=half,
        area=many,
        recharge=recharge,
        uses=uses,
    )


# --- which of them -----------------------------------------------------------------------------------------------


def _begins(item: FoundryItem, act: Mapping[str, Any]) -> str:
    """By what an activity begins: an action, a turn; empty where nobody begins it for its own sake."""
    own = map_of(act, "activation")
    given = map_of(item.system, "activation") if item.kind == "spell" and not own.get("override") else own
    return texts(given.get("type"))


def _beside(item: FoundryItem, act: Mapping[str, Any], *kinds: str) -> list[Mapping[str, Any]]:
    return [candidate for candidate in item.acts.values() if candidate is not act and candidate.get("type") in kinds]


def _follows(item: FoundryItem, act: Mapping[str, Any]) -> bool:
    """Whether an activity only follows from another of its item, or from a turn: it is no blow of its own."""
    begins = _begins(item, act)
    if begins in _OF_A_TURN:
        return True
    match act.get("type"):
        case "damage":
            return bool(_beside(item, act, *_AIMED)) and not (begins and texts(act.get("name")).strip())
        case "save":
            return not begins and any(_begins(item, candidate) for candidate in _beside(item, act, "save"))
        case _:
            return False


def _later_harm(item: FoundryItem, act: Mapping[str, Any]) -> Mapping[str, Any] | None:
    """The activity with the harm that comes of a failed save later, where the save itself does none."""
    if not _begins(item, act) or _beside(item, act, "attack"):
        return None
    return next((candidate for candidate in _beside(item, act, "damage") if _follows(item, candidate)), None)


def _own_name(item: FoundryItem, act: Mapping[str, Any], name: str) -> str:
    """What tells an activity from the others of its item of the same kind; empty where nothing does."""
    kind = str(act.get("type"))
    if all(_follows(item, candidate) for candidate in _beside(item, act, *(_AIMED if kind == "damage" else (kind,)))):
        return ""
    own = prose(texts(act.get("name"))).strip()
    own = _USUAL_NAME.sub("", own.removeprefix(name).strip()).strip()
    return own[1:-1].strip() if own.startswith("(") and own.endswith(")") else own


# --- damage ----------------------------------------------------------------------------------------------------


def harm_of(
    actor: FoundryActor, item: FoundryItem, act: Mapping[str, Any], *, two_handed: bool = False
) -> Iterator[NeutralDamage]:
    """The damage of an activity: an attack has that of its weapon besides."""
    modifier = _modifier(actor, item, act)
    harm, own = map_of(act, "damage"), map_of(item.system, "damage")
    base = map_of(own, "base")
    if act.get("type") == "attack" and base and harm.get("includeBase", True):
        if two_handed and (whole(map_of(own, "versatile").get("denomination")) or not _has_dice(base)):
            base = {**base, **{key: value for key, value in map_of(own, "versatile").items() if value}}
        yield from _damage(actor, item, base, modifier, is_base=_adds_modifier(item, act))
    for part in row(harm.get("parts")):
        if isinstance(part, dict):
            yield from _damage(actor, item, part, modifier)


def _has_dice(part: Mapping[str, Any]) -> bool:
    return bool(whole(part.get("number")) and whole(part.get("denomination")))


def _adds_modifier(item: FoundryItem, act: Mapping[str, Any]) -> bool:
    """Whether the damage of a weapon has the modifier of what it is wielded with, though nothing says so."""
    by_magic = item.type == "natural" and _classification(act) == "spell"
    return item.kind == "weapon" and not by_magic and map_of(act, "attack").get("ability") != "none"


def _damage(
    actor: FoundryActor, item: FoundryItem, part: Mapping[str, Any], modifier: int, *, is_base: bool = False
) -> Iterator[NeutralDamage]:
    formula = _formula(part)
    if not formula:
        return
    dice = actor.dice(formula, item, modifier)
    if is_base and "d" in dice and "@mod" not in formula:
        more = modifier + magic_of(actor, item)
        dice = actor.dice(f"{dice}{more:+}" if more else dice)
    if not dice or ("d" not in dice and int(dice) <= 0):
        return
    yield NeutralDamage(
        dice, next((word for word in words(part.get("types")) if word in DAMAGE_TYPES), ""), average(dice)
    )


def _formula(part: Mapping[str, Any]) -> str:
    """What is rolled: in its own words, or so many dice and something more."""
    own = map_of(part, "custom")
    if own.get("enabled"):
        return texts(own.get("formula")).strip()
    many, faces, more = whole(part.get("number")), whole(part.get("denomination")), texts(part.get("bonus")).strip()
    dice = f"{many}d{faces}" if many and faces else ""
    return f"{dice} + {more}" if dice and more else dice or more


def magic_of(actor: FoundryActor, item: FoundryItem) -> int:
    """What the magic of a weapon adds to hit and to harm."""
    return (actor.number(item.system.get("magicalBonus"), item) or 0) if "mgc" in item.properties else 0


# --- to hit ----------------------------------------------------------------------------------------------------


def _classification(act: Mapping[str, Any]) -> str:
    return texts(map_of(map_of(act, "attack"), "type").get("classification"))


def _modifier(actor: FoundryActor, item: FoundryItem, act: Mapping[str, Any]) -> int:
    """The modifier that an activity adds to what it does: the `@mod` of its formulas."""
    if act.get("type") == "attack":
        ability = map_of(act, "attack").get("ability")
        if ability == "none":
            return 0
        if isinstance(ability, str) and ability in actor.scores:
            return actor.modifier(ability)
        if ability == "spellcasting" or _classification(act) == "spell":
            return actor.modifier(actor.casting)
        return _wielded(actor, item, act)
    if act.get("type") == "save":
        return actor.modifier(_saving(actor, item, act))
    if item.kind == "spell":
        return actor.modifier(actor.casting)
    return _wielded(actor, item, act)


def _wielded(actor: FoundryActor, item: FoundryItem, act: Mapping[str, Any]) -> int:
    """The modifier of what is wielded: the better of two where it is fine, or part of a body."""
    strength, agility = actor.modifier("str"), actor.modifier("dex")
    if "fin" in item.properties or item.type == "natural":
        return max(strength, agility)
    is_far = item.is_for_shooting or (
        not item.is_for_blows and map_of(map_of(act, "attack"), "type").get("value") == "ranged"
    )
    return agility if is_far else strength


def hit_bonus(actor: FoundryActor, item: FoundryItem, act: Mapping[str, Any]) -> int:
    """What an attack adds to its die."""
    strike = map_of(act, "attack")
    modifier = _modifier(actor, item, act)
    said = actor.number(strike.get("bonus"), item, modifier) or 0
    if strike.get("flat"):
        return said
    rank = item.system.get("proficient")
    practised = rank is None or bool(rank) or item.kind != "weapon"
    way = f"{'r' if 'melee' not in kinds_of(item, act) else 'm'}{'s' if _classification(act) == 'spell' else 'w'}ak"
    usual = actor.number(map_of(map_of(actor.system, "bonuses"), way).get("attack")) or 0
    return modifier + said + usual + magic_of(actor, item) + (actor.proficiency if practised else 0)


def kinds_of(item: FoundryItem, act: Mapping[str, Any]) -> tuple[Kind, ...]:
    """How a blow reaches its target; a weapon that can be thrown has both ways."""
    said = map_of(map_of(act, "attack"), "type").get("value")
    if said == "ranged" or (not said and item.is_for_shooting):
        return ("ranged",)
    thrown = "thr" in item.properties
    strange = not said and item.kind == "weapon" and not item.is_for_blows
    far = strange and whole(map_of(item.system, "range").get("value"))
    return ("melee", "ranged") if thrown or far else ("melee",)


# --- how far ---------------------------------------------------------------------------------------------------


def _feet(value: Any, units: Any, actor: FoundryActor, item: FoundryItem) -> int | None:
    feet = actor.number(value, item)
    if feet is None:
        feet = whole(value)
    if feet is None:
        return None
    return round(feet * FEET_OF_A_METRE) if str(units) in ("m", "meters", "metres") else feet


def reach_of(actor: FoundryActor, item: FoundryItem, act: Mapping[str, Any]) -> int:
    """How far a blow reaches: as its activity says, as its weapon does, or as weapons of its kind do."""
    own, its = map_of(act, "range"), map_of(item.system, "range")
    if item.kind == "weapon" and not own.get("override"):
        found = _feet(its.get("reach"), its.get("units"), actor, item)
        if found is None and "override" not in own:
            # The first activities had nothing that says whose word counts: then theirs does where the weapon has none.
            found = _feet(own.get("value"), own.get("units"), actor, item) or None
        usual = 10 if "rch" in item.properties else 5
        if found is None and "reach" not in its and "thr" not in item.properties and not item.is_for_shooting:
            # Before weapons had a reach it stood where the range of others does.
            old = _feet(its.get("value"), its.get("units"), actor, item)
            found = old if old is not None and (old > 10 or (usual == 5 and old > 5)) else None
        return usual if found is None else found
    return _feet(own.get("value") or its.get("value"), own.get("units") or its.get("units"), actor, item) or 5


def range_of(actor: FoundryActor, item: FoundryItem, act: Mapping[str, Any]) -> int | None:
    """How far a shot goes without trouble."""
    far = item.part(act, "range")
    return _feet(far.get("value"), far.get("units"), actor, item)


def _reached(actor: FoundryActor, item: FoundryItem, act: Mapping[str, Any]) -> tuple[bool, int | None]:
    """Whether an activity reaches more than one, and how far."""
    target = item.part(act, "target")
    area, affected = map_of(target, "template"), map_of(target, "affects")
    any_number = affected.get("type") in _ALL and not affected.get("count")
    size = _feet(area.get("size"), area.get("units"), actor, item)
    return bool(area.get("type")) or any_number, range_of(actor, item, act) or size


# --- saving throws ---------------------------------------------------------------------------------------------


def saved_by(act: Mapping[str, Any]) -> str:
    """The ability that is saved with; the first of several."""
    return next((word for word in words(map_of(act, "save").get("ability")) if word in SAVES), "")


def _saving(actor: FoundryActor, item: FoundryItem, act: Mapping[str, Any]) -> str:
    """The ability by which its difficulty goes."""
    how = _calculation(item, act)
    if how in actor.scores:
        return how
    return actor.casting if how == "spellcasting" else saved_by(act)


def _calculation(item: FoundryItem, act: Mapping[str, Any]) -> str:
    how = map_of(map_of(act, "save"), "dc").get("calculation", "initial")
    return ("spellcasting" if item.kind == "spell" else "") if how == "initial" else texts(how)


def save_dc(actor: FoundryActor, item: FoundryItem, act: Mapping[str, Any]) -> int:
    """How hard it is to save against: by an ability, by a formula, or by the best of its mind where nothing is said."""
    how = _calculation(item, act)
    if how in actor.scores:
        return actor.dc(how)
    if how == "spellcasting":
        return actor.dc(actor.spellcasting if item.kind != "spell" else actor.casting)
    said = actor.number(map_of(map_of(act, "save"), "dc").get("formula"), item, _modifier(actor, item, act))
    return said or actor.dc(actor.casting)
