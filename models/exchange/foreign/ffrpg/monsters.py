"""Reader of FFRPG monsters from the monster maker; the book's formulas complete the sheet."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Mapping
from typing import Any

from models.exchange.foreign.text.words import as_int, as_list, as_text, is_empty, prose
from models.exchange.records.readers import Content, Reader
from models.exchange.records.report import Fate, FieldFate, RefusedRecord, TakenCreature, became, dropped, noted
from models.storage.errors import LibraryError
from rules.sheets.schema import slug

SYSTEM = "ffrpg"
_LEVELS = (1, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80, 85, 90, 95, 99)
_SCALES: Mapping[int, tuple[int, ...]] = {
    6: (2, 2, 3, 4, 5, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20),
    8: (2, 3, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 18, 19, 21, 22, 23),
    10: (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 16, 17, 20, 21, 22, 23, 24, 25, 26),
    12: (2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 15, 17, 18, 19, 21, 23, 24, 25, 26, 27, 29),
}
"""Damage scale of monsters by die and level."""
_DICE: Mapping[int, tuple[int, ...]] = {
    6: (1, 1, 1, 2, 3, 3, 3, 3, 3, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5),
    8: (1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5),
    10: (1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 5, 5, 5),
    12: (1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 5, 5),
}
_RANKS = {"regular": (1, 1), "notorious": (2, 1.5), "boss": (4, 2), "endboss": (6, 3), "end boss": (6, 3)}
LONG = {"strength": "str", "vitality": "vit", "agility": "agi", "speed": "spd", "magic": "mag", "spirit": "spr"}
ELEMENTS = ("earth", "fire", "wind", "water", "lightning", "ice", "bio", "holy", "shadow")
AFFINITIES = {"weak": "weak", "resist": "resist", "immun": "immune", "null": "immune", "absorb": "absorb"}
_CHANCES = (("commonItem", 50), ("uncommonItem", 26), ("rareItem", 17), ("veryRareItem", 7))
_RIDERS = {"statustouch": 30, "statusstrike": 60, "statusattack": None}
_MAKER = frozenset(
    {
        *("name", "category", "family", "level", "experience", "gil", "attributes", "hitPointBase", "magicPointBase"),
        *("armorBase", "magicArmorBase", "actionAbilities", "movementAbilities", "supportAbilities", "type", "spells"),
        *("monsterType", "hpBase", "mpBase", "mArmorBase", "movement", "attacks", "items", "location", "senses"),
        *("intelligence", "reaction", "behavior", "frequency", "encounterSize", "jobAbilities", "reactionAbilities"),
        *("fieldEffects", "bossAbilities", "size"),
        *(key for key, _ in _CHANCES),
        *LONG,
    }
)
_TOLD = (
    *("family", "location", "size", "intelligence", "reaction", "behavior", "frequency", "encounterSize", "senses"),
    *("spells", "jobAbilities", "reactionAbilities", "fieldEffects", "bossAbilities"),
)


def derived_stats(
    level: int, stats: Mapping[str, int], rank: str, bases: tuple[float, float, float, float]
) -> dict[str, int]:
    """Return the derived statistics of a monster of these bases of HP, MP, ARM and M. ARM."""
    from rules.ffrpg.combatant.sheet import CreatureSheet

    attributes = {key: stats.get(key, 1) for key in LONG.values()}
    numbers = CreatureSheet.derived_numbers({"level": level, **attributes})
    _, mp_factor = _RANKS.get(rank.lower(), (1, 1))
    hp_base, mp_base, arm, marm = bases
    return {
        **attributes,
        **{key: value for key, value in numbers.items() if value is not None},
        "hp": max(1, int(hp_base * attributes["vit"] * level * hp_factor(rank))),
        "mp": int(mp_base * attributes["spr"] * level * mp_factor),
        "arm": int(arm * level + attributes["vit"] / 2),
        "marm": int(marm * level + attributes["spr"] / 2),
    }


def hp_factor(rank: str) -> int:
    """Return what a monster's HP are multiplied by for its rank."""
    return int(_RANKS.get(rank.lower(), (1, 1))[0])


def damage_code(level: int, faces: int) -> dict[str, Any]:
    """Return a monster's damage code for a level and die."""
    index = bisect_right(_LEVELS, level) - 1
    die = faces if faces in _SCALES else 8
    return {"scale": _SCALES[die][index], "die": f"{_DICE[die][index]}d{die}"}


def _is_monster(value: Any) -> bool:
    if not isinstance(value, Mapping):
        return False
    attributes = value.get("attributes", value)
    return (
        isinstance(attributes, Mapping) and {"strength", "vitality", "spirit"} <= attributes.keys() and "level" in value
    )


def _monsters(data: Any) -> list[Any]:
    if isinstance(data, Mapping) and not _is_monster(data):
        data = data.get("monsters", data)
    if isinstance(data, Mapping):
        return [data] if _is_monster(data) else list(data.values())
    return data if isinstance(data, list) else []


def _recognises(content: Content) -> bool:
    return any(map(_is_monster, _monsters(content.maybe_json)[:20]))


def _read(content: Content) -> Iterator[TakenCreature | RefusedRecord]:
    for monster in _monsters(content.json):
        if not _is_monster(monster):
            yield RefusedRecord.because(LibraryError("no_creature", name=content.name))
        elif not prose(monster.get("name", "x")):
            yield RefusedRecord.because(LibraryError("nameless"))
        else:
            yield _creature(monster, content.name)


def _creature(record: Mapping[str, Any], file: str) -> TakenCreature:
    attributes = record.get("attributes", record)
    level = max(1, min(as_int(record.get("level")) or 1, 99))
    stats = {short: max(0, min(as_int(attributes.get(long)) or 1, 255)) for long, short in LONG.items()}
    rank = as_text(record.get("type") or record.get("monsterType") or "regular")
    bases = tuple(
        _base(record, keys, default)
        for keys, default in (
            (("hitPointBase", "hpBase"), 2.0),
            (("magicPointBase", "mpBase"), 0.0),
            (("armorBase",), 1.0),
            (("magicArmorBase", "mArmorBase"), 1.0),
        )
    )
    sheet: dict[str, Any] = {"level": level, "kind": "npc", **derived_stats(level, stats, rank, bases)}  # type: ignore[arg-type]
    sheet |= {"xp": as_int(record.get("experience")) or 0, "gil": as_int(record.get("gil")) or 0}
    noted_keys = [key for key in _TOLD if not is_empty(record.get(key))]
    notes = [f"{key}: {text}" for key in noted_keys if (text := _noted_text(record[key]))]
    fates = [FieldFate(key, Fate.KEPT, record.get(key), became(key)) for key in ("name", "level")]
    fates += [FieldFate(key, Fate.KEPT, attributes.get(key), became(short)) for key, short in LONG.items()]
    fates += [FieldFate(key, Fate.MAPPED, record[key], became(target)) for key, target in _DERIVED if key in record]
    fates += [FieldFate(key, Fate.MAPPED, record[key], noted()) for key in noted_keys]
    fates += [
        FieldFate(str(key), Fate.DROPPED, prose(value)[:80], dropped())
        for key, value in record.items()
        if key not in _MAKER and not is_empty(value)
    ]
    _attacks(sheet, as_list(record.get("actionAbilities") or record.get("attacks")), level, notes, fates)
    _supports(sheet, as_list(record.get("supportAbilities")), notes, fates)
    _movement(sheet, record, notes)
    _drops(sheet, record)
    name = prose(record.get("name")) or file.rpartition(".")[0] or file
    return TakenCreature(
        name,
        SYSTEM,
        sheet,
        level=level,
        kind=prose(record.get("category")),
        notes="\n".join(notes),
        fields=tuple(fates),
        lacks=() if sheet.get("weapons") or sheet.get("abilities") else ("attacks",),
    )


_DERIVED = (
    *(("type", "hp, mp"), ("hitPointBase", "hp"), ("hpBase", "hp"), ("magicPointBase", "mp"), ("mpBase", "mp")),
    *(("armorBase", "arm"), ("magicArmorBase", "marm"), ("mArmorBase", "marm"), ("experience", "xp"), ("gil", "gil")),
    *(("category", "kind"), ("movementAbilities", "move_water, auto_status")),
)


def _base(record: Mapping[str, Any], keys: tuple[str, ...], default: float) -> float:
    for name in keys:
        value = record.get(name)
        try:
            if value is not None and not isinstance(value, bool):
                return max(0.0, min(float(value), 99.0))
        except (TypeError, ValueError, OverflowError):
            continue
    return default


def _noted_text(value: Any) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {as_text(item)}" for key, item in value.items() if item not in (0, "", None))
    return ", ".join(_name_of(item) for item in as_list(value))


def _name_of(value: Any) -> str:
    return as_text(value.get("name")) if isinstance(value, Mapping) and value.get("name") else as_text(value)


def _attacks(sheet: dict[str, Any], attacks: list[Any], level: int, notes: list[str], fates: list[FieldFate]) -> None:
    used: set[str] = set()
    for number, record in enumerate(attacks):
        if not isinstance(record, Mapping) or not prose(record.get("name")):
            continue
        place, name = f"actionAbilities[{number}]", prose(record["name"])
        faces = as_int(str(record.get("damageDie", "")).lstrip("dD"))
        is_magical = str(record.get("toHitStat") or record.get("toHit") or "").lower().startswith("m")
        words = [as_text(record.get(key)).lower() for key in ("damageType", "element")]
        element = next((word for word in words if word in ELEMENTS), None)
        attribute = LONG.get(as_text(record.get("attribute")).lower(), "mag" if is_magical else "str")
        weapon: dict[str, Any] = {
            "id": unused_id(slug(name) or "attack", used),
            "name": name,
            "attribute": attribute,
            **(damage_code(level, faces) if faces else {"scale": 0, "die": "d6"}),
            "type": "magical" if is_magical else "physical",
            "range": "melee",
        }
        if is_magical:
            weapon["acc"] = sheet["macc"]
        if element:
            weapon["element"] = element
        if str(record.get("damageReduction") or record.get("toBlock") or "").lower().startswith("m"):
            weapon["defence"] = "marm"
        if (as_int(record.get("range")) or 1) > 1:
            weapon["range"] = "ranged"
        if (as_int(record.get("areaOfEffect")) or 1) > 1:
            weapon["target"] = "group"
        unread_riders = [rider for rider in as_list(record.get("modifiers")) if not _apply_rider(weapon, rider)]
        notes += [f"{name}: {_noted_text(rider)}" for rider in unread_riders]
        sheet.setdefault("weapons", []).append(weapon)
        fates.append(FieldFate(place, Fate.MAPPED, name, became("weapons")))


def _apply_rider(weapon: dict[str, Any], rider: Any) -> bool:
    if not isinstance(rider, Mapping):
        return False
    from rules.ffrpg.statuses.catalogue import STATUSES

    rider_name = as_text(rider.get("name")).lower()
    status = as_text(rider.get("type") or rider.get("status")).lower().replace(" ", "_")
    if rider_name in _RIDERS and status in STATUSES:
        chance = _RIDERS[rider_name]
        effect: dict[str, Any] = {"status": status}
        if chance is not None:
            effect["cos"] = {"flat": chance}
        weapon.setdefault("effects", []).append(effect)
        return True
    if rider_name == "ranged":
        weapon["range"] = "ranged"
        return True
    if rider_name == "group":
        weapon["target"] = "group"
        return True
    return False


def unused_id(id: str, used: set[str]) -> str:
    """Return an id, with a number if it is used, and mark it as used."""
    unused, count = id, 2
    while unused in used:
        unused, count = f"{id}-{count}", count + 1
    used.add(unused)
    return unused


def _supports(sheet: dict[str, Any], supports: list[Any], notes: list[str], fates: list[FieldFate]) -> None:
    for number, value in enumerate(supports):
        name = _name_of(value).lower()
        element = as_text(value.get("element")).lower() if isinstance(value, Mapping) else ""
        affinity = next((kind for start, kind in AFFINITIES.items() if start in name), None)
        place = f"supportAbilities[{number}]"
        if affinity and element in ELEMENTS:
            sheet.setdefault("elements", {})[element] = affinity
            fates.append(FieldFate(place, Fate.MAPPED, _name_of(value), became("elements")))
        else:
            notes.append(_noted_text(value))
            fates.append(FieldFate(place, Fate.MAPPED, _name_of(value), noted()))


def _movement(sheet: dict[str, Any], record: Mapping[str, Any], notes: list[str]) -> None:
    modes = [as_text(mode).lower() for mode in as_list(record.get("movementAbilities"))]
    checkboxes = as_list(record.get("movement"))
    modes += [
        mode
        for mode, is_checked in zip(
            ("burrow", "flight", "float", "ground", "teleport", "water"), checkboxes, strict=False
        )
        if is_checked is True
    ]
    for mode in modes:
        if "water" in mode:
            sheet["move_water"] = True
        elif "flight" in mode or "float" in mode:
            sheet.setdefault("auto_status", []).append("flight" if "flight" in mode else "float")
        elif "ground" not in mode:
            notes.append(f"movement: {mode}")


def _drops(sheet: dict[str, Any], record: Mapping[str, Any]) -> None:
    items = as_list(record.get("items"))
    for number, (key, chance) in enumerate(_CHANCES):
        item = prose(record.get(key) or (items[number] if number < len(items) else ""))
        if item:
            sheet.setdefault("drops", []).append({"item": slug(item) or item, "chance": chance})


READER = Reader("ffrpg-monster-maker", "creatures", _recognises, _read)
