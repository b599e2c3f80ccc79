"""Reader of Improved Initiative: stat blocks, encounters, and the full dump of the browser's storage."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from models.exchange.foreign.fifth.creature import CreatureParts, creatures, section_entries
from models.exchange.foreign.text.words import as_int, as_list, as_text, map_of
from models.exchange.records.neutral_creature import (
    EncounterLine,
    NeutralCreature,
    NeutralEncounter,
    Section,
    UnreadField,
)
from models.exchange.records.readers import Content, Reader
from models.exchange.records.report import RefusedRecord
from models.storage.strict_json import loads

_SECTIONS: dict[str, Section] = {
    "Traits": "trait",
    "Actions": "action",
    "BonusActions": "bonus",
    "Reactions": "reaction",
    "LegendaryActions": "legendary",
    "MythicActions": "mythic",
}
_PLACES = {
    "name": "Name",
    "source": "Source",
    "type": "Type",
    "size": "Type",
    "alignment": "Type",
    "subtype": "Type",
    "ac": "AC.Value",
    "ac_text": "AC.Notes",
    "hp": "HP.Value",
    "hp_dice": "HP.Notes",
    "speeds": "Speed",
    "abilities": "Abilities",
    "saves": "Saves",
    "skills": "Skills",
    "senses": "Senses",
    "languages": "Languages",
    "initiative": "InitiativeModifier",
    "initiative_advantage": "InitiativeAdvantage",
    "challenge": "Challenge",
    "resistances": "DamageResistances",
    "immunities": "DamageImmunities",
    "vulnerabilities": "DamageVulnerabilities",
    "condition_immunities": "ConditionImmunities",
    "description": "Description",
    "folder": "Path",
}
_KNOWN = {
    *("Name", "Source", "Type", "HP", "AC", "Speed", "Abilities", "Saves", "Skills", "Senses", "Languages"),
    *("Challenge", "DamageResistances", "DamageImmunities", "DamageVulnerabilities", "ConditionImmunities"),
    *("Description", "Path", "Id", "Version", "LastUpdateMs", "InitiativeModifier", "InitiativeAdvantage"),
    *("InitiativeSpecialRoll", "TotalInitiativeModifier", "Player", "ImageURL"),
    *_SECTIONS,
}
_LISTS = ("Creatures", "StatBlocks", "PersistentCharacters", "PlayerCharacters")
"""Lists of the storage whose entries are creatures."""
_CHARACTERS = ("PersistentCharacters", "PlayerCharacters")
_ENCOUNTERS = ("Encounters", "SavedEncounters", "AutoSavedEncounters")
_AUTOMATIC = "AutoSavedEncounters"
_SPECIAL = {"advantage": "advantage", "disadvantage": "disadvantage", "take-ten": "takes 10"}


def _is_block(value: Any) -> bool:
    return isinstance(value, Mapping) and "Name" in value and "Abilities" in value and ("HP" in value or "AC" in value)


def _list_of(key: Any) -> str:
    """Return the storage list of a key; older versions prefix all keys with the program's name."""
    name, dot, _ = str(key).removeprefix("ImprovedInitiative.").partition(".")
    return name if dot else ""


def _is_dump(value: Any) -> bool:
    return isinstance(value, Mapping) and any(_list_of(key) in (*_LISTS, *_ENCOUNTERS) for key in value)


def _is_encounter(value: Any) -> bool:
    """Return whether a value is a single encounter, as encounter builders export it."""
    if not isinstance(value, Mapping) or not isinstance(value.get("Combatants"), list):
        return False
    return any(isinstance(item, Mapping) and ("StatBlock" in item or "HP" in item) for item in value["Combatants"][:20])


def _recognises(content: Content) -> bool:
    data = content.maybe_json
    if isinstance(data, list):
        return any(map(_is_block, data[:20]))
    return _is_block(data) or _is_dump(data) or _is_encounter(data)


def _stored_value(value: Any) -> Any:
    """Return an entry; older versions keep each as JSON in a text."""
    if isinstance(value, str):
        try:
            return loads(value)
        except (ValueError, RecursionError):
            return value
    return value


def _read(content: Content) -> Iterator[NeutralCreature | NeutralEncounter | RefusedRecord]:
    data = content.json
    if isinstance(data, list):
        yield from creatures(content.name, data, _creature_parts)
    elif _is_block(data):
        yield from creatures(content.name, [data], _creature_parts)
    elif _is_encounter(data):
        yield _encounter(data, content.name.rpartition(".")[0] or content.name)
    else:
        for key, value in data.items():
            list_name, entry = _list_of(key), _stored_value(value)
            if list_name in _LISTS:
                parts_of = _character_parts if list_name in _CHARACTERS else _creature_parts
                yield from creatures(content.name, [entry], parts_of)
            elif (
                list_name in _ENCOUNTERS
                and isinstance(entry, Mapping)
                and (entry.get("Combatants") or list_name != _AUTOMATIC)
            ):
                yield _encounter(entry, str(key).rpartition(".")[2])


# --- encounters ------------------------------------------------------------------------------------------------


def _encounter(record: Mapping[str, Any], name: str) -> NeutralEncounter:
    """Return an encounter, with identical combatants in one line."""
    lines: dict[tuple[object, ...], EncounterLine] = {}
    unread = [UnreadField(key, record[key]) for key in ("BackgroundImageUrl",) if record.get(key)]
    for number, combatant in enumerate(as_list(record.get("Combatants"))):
        if not isinstance(combatant, Mapping):
            continue
        line = _line(combatant)
        if line is None:
            unread.append(UnreadField(f"Combatants[{number}]"))
            continue
        unread += [
            UnreadField(f"Combatants[{number}].{key}", combatant[key])
            for key in ("Tags", "TemporaryHP")
            if combatant.get(key)
        ]
        line_of_kind = lines.setdefault((line.creature, line.name, line.hidden, line.notes), line)
        if line_of_kind is not line:
            line_of_kind.count += 1
    title, folder = as_text(record.get("Name")).strip() or name, as_text(record.get("Path"))
    return NeutralEncounter(title[:200], tuple(lines.values()), folder=folder, unread=tuple(unread))


def _line(combatant: Mapping[str, Any]) -> EncounterLine | None:
    """Return the line of a combatant; encounter builders give only name, hit points and armour class."""
    block = combatant.get("StatBlock")
    block = block if isinstance(block, Mapping) else combatant
    is_character = combatant.get("PersistentCharacterId") or block.get("Player") == "player"
    creature = next(creatures("", [block], _character_parts if is_character else _creature_parts))
    if not isinstance(creature, NeutralCreature):
        return None
    hp = as_int(combatant.get("CurrentHP"))
    notes = [f"HP {hp}/{creature.hp}"] if hp is not None and creature.hp is not None and hp != creature.hp else []
    notes.append(as_text(combatant.get("CurrentNotes")))
    return EncounterLine(
        creature.name,
        name=as_text(combatant.get("Alias")).strip()[:200],
        hidden=combatant.get("Hidden") is True,
        notes="\n".join(filter(None, notes)),
        known=creature,
    )


# --- creatures -------------------------------------------------------------------------------------------------


def _character_parts(record: Mapping[str, Any]) -> CreatureParts:
    """Return the parts of a player character; lost hit points are noted as unread."""
    block = record.get("StatBlock")
    parts = _creature_parts(block if isinstance(block, Mapping) else record)
    parts.is_character = True
    current_hp = record.get("CurrentHP")
    if current_hp is not None and as_int(current_hp) != as_int(parts.hp):
        parts.unread.append(UnreadField("CurrentHP", current_hp))
    if record.get("Notes"):
        parts.description = "\n".join(filter(None, (as_text(parts.description), as_text(record["Notes"]))))
    return parts


def _initiative(block: Mapping[str, Any]) -> tuple[int | None, str]:
    """Return the total initiative bonus, and how it is rolled."""
    bonus, total = as_int(block.get("InitiativeModifier")), as_int(block.get("TotalInitiativeModifier"))
    mode = _SPECIAL.get(str(block.get("InitiativeSpecialRoll")), "")
    mode = mode or ("advantage" if block.get("InitiativeAdvantage") is True else "")
    if total is None and (bonus or mode):
        dexterity = as_int(map_of(block, "Abilities").get("Dex"))
        total = (bonus or 0) + (0 if dexterity is None else (dexterity - 10) // 2)
    return total, mode


def _creature_parts(block: Mapping[str, Any]) -> CreatureParts:
    armour, points = _value_and_notes(block.get("AC")), _value_and_notes(block.get("HP"))
    initiative, mode = _initiative(block)
    parts = CreatureParts(
        name=block.get("Name"),
        kind_line=block.get("Type"),
        source=block.get("Source"),
        ac=armour[0],
        ac_text=armour[1],
        hp=points[0],
        hp_dice=points[1],
        speed=block.get("Speed"),
        abilities=map_of(block, "Abilities"),
        saves=block.get("Saves"),
        skills=block.get("Skills"),
        senses=block.get("Senses"),
        languages=block.get("Languages"),
        initiative=initiative,
        initiative_advantage=mode,
        challenge=block.get("Challenge"),
        resistances=block.get("DamageResistances"),
        immunities=block.get("DamageImmunities"),
        vulnerabilities=block.get("DamageVulnerabilities"),
        condition_immunities=block.get("ConditionImmunities"),
        description=block.get("Description"),
        folder=str(block.get("Path") or ""),
        places=_PLACES,
    )
    for section, entry, place in section_entries(block, _SECTIONS):
        if isinstance(entry, Mapping):
            usage = f" ({entry['Usage']})" if entry.get("Usage") else ""
            parts.add(section, f"{entry.get('Name') or ''}{usage}", entry.get("Content"), place)
        else:
            parts.add(section, "", entry, place)
    parts.add_unread(block, _KNOWN)
    return parts


def _value_and_notes(value: Any) -> tuple[Any, Any]:
    """Return a number and its notes; older files have the number alone."""
    if isinstance(value, Mapping):
        notes = value.get("Notes")
        return value.get("Value"), notes.strip(" ()") if isinstance(notes, str) and notes.startswith("(") else notes
    return value, ""


READER = Reader("improved-initiative", "creatures", _recognises, _read)
