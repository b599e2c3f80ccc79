"""What the activities of a Foundry VTT item do, as attacks; the numbers are worked out as its program does."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from models.exchange.foreign.attacks import DAMAGE_TYPES
from models.exchange.foreign.fifth import SAVES
from models.exchange.foreign.words import average, prose, row, texts, whole
from models.exchange.neutral import Attack, Damage, Kind


def attacks_of(
    name: str,
    recharge: str,
    system: Mapping[str, Any],
    act: Mapping[str, Any],
    abilities: Mapping[str, int | None],
    bonus: int,
) -> Iterator[Attack]:
    """What an activity does; what can be thrown is a blow and a throw."""
    how = str(act.get("type"))
    if how not in ("attack", "save", "damage") or map_of(act, "activation").get("type") == "turnStart":
        return
    damage = tuple(_harm(how, system, act, abilities))
    if how == "attack":
        to_hit = _to_hit(system, act, abilities, bonus)
        for kind in _kinds(system, act):
            yield _blow(name, kind, to_hit, system, act, damage, recharge)
        return
    save, (many, far_off) = map_of(act, "save"), _reached(act, system)
    against = str(next(iter(row(save.get("ability"))), ""))
    yield Attack(
        name=name,
        kind="save" if how == "save" else "sure",
        range=far_off,
        damage=damage,
        dc=whole(map_of(save, "dc").get("formula")) or (8 + bonus + _mental(abilities) if how == "save" else None),
        save=against if against in SAVES else "",
        half=map_of(act, "damage").get("onSave") == "half",
        area=many,
        recharge=recharge,
    )


def _harm(
    how: str, system: Mapping[str, Any], act: Mapping[str, Any], abilities: Mapping[str, int | None]
) -> Iterator[Damage]:
    """The damage of an activity: an attack has that of its weapon besides."""
    modifier = _wielded(system, act, abilities)
    harm, base = map_of(act, "damage"), map_of(map_of(system, "damage"), "base")
    if how == "attack" and base and harm.get("includeBase", True):
        yield from _damage(base, 0 if _is_without_ability(act) else modifier)
    for part in row(harm.get("parts")):
        if isinstance(part, dict):
            yield from _damage(part, modifier if "@mod" in str(part.get("bonus")) else 0)


def _is_without_ability(act: Mapping[str, Any]) -> bool:
    return map_of(act, "attack").get("ability") == "none"


def _wielded(system: Mapping[str, Any], act: Mapping[str, Any], abilities: Mapping[str, int | None]) -> int:
    """The modifier that an activity adds to what it does."""
    strike = map_of(act, "attack")
    if _is_without_ability(act):
        return _formula(strike.get("bonus"), abilities)
    return _modifier(strike.get("ability"), system, abilities)


def _to_hit(system: Mapping[str, Any], act: Mapping[str, Any], abilities: Mapping[str, int | None], bonus: int) -> int:
    strike = map_of(act, "attack")
    said = _formula(strike.get("bonus"), abilities)
    if strike.get("flat"):
        return said
    return said + bonus + (0 if _is_without_ability(act) else _wielded(system, act, abilities))


def _kinds(system: Mapping[str, Any], act: Mapping[str, Any]) -> tuple[Kind, ...]:
    """How a blow reaches its target; a weapon that can be thrown has both ways."""
    type_ = map_of(map_of(act, "attack"), "type")
    if str(type_.get("value")) == "ranged" or (not type_ and _is_for_shooting(system)):
        return ("ranged",)
    return ("melee", "ranged") if "thr" in row(system.get("properties")) else ("melee",)


def _is_for_shooting(system: Mapping[str, Any]) -> bool:
    """Whether a weapon is a bow or the like: `simpleR`, `martialR`."""
    return str(map_of(system, "type").get("value")).endswith("R")


def _blow(
    name: str,
    kind: Kind,
    to_hit: int,
    system: Mapping[str, Any],
    act: Mapping[str, Any],
    damage: tuple[Damage, ...],
    recharge: str,
) -> Attack:
    reach = map_of(system, "range")
    return Attack(
        name=name,
        kind=kind,
        spell=map_of(map_of(act, "attack"), "type").get("classification") == "spell",
        to_hit=to_hit,
        reach=None if kind == "ranged" else whole(reach.get("reach")) or 5,
        range=whole(reach.get("value")) or 30 if kind == "ranged" else None,
        damage=damage,
        recharge=recharge,
    )


def _reached(act: Mapping[str, Any], system: Mapping[str, Any]) -> tuple[bool, int | None]:
    """Whether an activity reaches more than one, and how far; what it leaves open its spell or weapon says."""
    area = {**map_of(map_of(system, "target"), "template"), **_said(map_of(map_of(act, "target"), "template"))}
    affected = {**map_of(map_of(system, "target"), "affects"), **_said(map_of(map_of(act, "target"), "affects"))}
    far = {**map_of(system, "range"), **_said(map_of(act, "range"))}
    any_number = affected.get("type") in ("creature", "enemy") and not affected.get("count")
    return bool(area.get("type")) or any_number, whole(far.get("value")) or whole(area.get("size"))


def _said(given: Mapping[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in given.items() if value not in (None, "")}


def _damage(part: Mapping[str, Any], modifier: int) -> list[Damage]:
    own = map_of(part, "custom")
    if own.get("enabled") and own.get("formula"):
        dice = re.sub(r"\s|\[[^\]]*\]", "", prose(own["formula"])).replace("@mod", str(modifier))
        dice = dice if re.fullmatch(r"[\dd+-]+", dice) else ""
    else:
        many, faces, more = whole(part.get("number")), whole(part.get("denomination")), whole(part.get("bonus")) or 0
        more += modifier
        dice = f"{many}d{faces}{f'{more:+}' if more else ''}" if many and faces else (str(more) if more > 0 else "")
    if not dice:
        return []
    type_ = next((str(one) for one in row(part.get("types")) if one in DAMAGE_TYPES), "")
    return [Damage(dice, type_, average(dice))]


def _modifier(ability: Any, system: Mapping[str, Any], abilities: Mapping[str, int | None]) -> int:
    """The modifier of what a weapon is wielded with: its own word, else the better one where it is fine."""
    if isinstance(ability, str) and ability in abilities:
        return modifier_of(ability, abilities)
    strength, agility = (modifier_of(one, abilities) for one in ("str", "dex"))
    if "fin" in row(system.get("properties")):
        return max(strength, agility)
    return agility if _is_for_shooting(system) else strength


def modifier_of(ability: str, abilities: Mapping[str, int | None]) -> int:
    """The modifier of an ability; of one that is not said it is that of 10."""
    score = abilities.get(ability)
    return 0 if score is None else (score - 10) // 2


def _formula(value: Any, abilities: Mapping[str, int | None]) -> int:
    """`+2`, or `@abilities.int.mod`."""
    text = texts(value)
    found = re.search(r"@abilities\.(\w{3})\.mod", text)
    if found:
        return modifier_of(found[1], abilities)
    return whole(text) or 0 if "@" not in text else 0


def _mental(abilities: Mapping[str, int | None]) -> int:
    return max(modifier_of(one, abilities) for one in ("int", "wis", "cha"))


def map_of(given: Mapping[str, Any], key: str) -> Mapping[str, Any]:
    """The map under a key; an empty one where something else stands there."""
    found = given.get(key)
    return found if isinstance(found, dict) else {}
