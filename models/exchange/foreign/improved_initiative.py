"""Improved Initiative: stat blocks one by one or in a row, and the full dump of the browser's store."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from models.exchange.foreign.fifth import Pieces, creatures
from models.exchange.foreign.words import row
from models.exchange.neutral import Neutral, Section
from models.exchange.reading import Content, Reader
from models.exchange.report import Refused
from models.exchange.strict_json import loads

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
    *_SECTIONS,
}
_LISTS = ("Creatures", "StatBlocks", "PersistentCharacters")
"""The lists of the store whose entries are creatures."""


def _is_block(value: Any) -> bool:
    return isinstance(value, Mapping) and "Name" in value and "Abilities" in value and ("HP" in value or "AC" in value)


def _is_dump(value: Any) -> bool:
    return isinstance(value, Mapping) and any(
        isinstance(key, str) and key.partition(".")[0] in _LISTS and "." in key for key in value
    )


def _recognises(content: Content) -> bool:
    found = content.maybe_json
    return _is_block(found) or _is_dump(found) or (isinstance(found, list) and any(map(_is_block, found[:20])))


def _blocks(found: Any) -> Iterator[Any]:
    if isinstance(found, list):
        yield from found
    elif _is_block(found):
        yield found
    else:
        for key, value in found.items():
            if key.partition(".")[0] in _LISTS and "." in key:
                one = _stored(value)
                # What has been lost of a character's hit points is no part of the creature.
                yield one.get("StatBlock", one) if isinstance(one, Mapping) else one


def _stored(value: Any) -> Any:
    """Older versions kept each entry as JSON inside a text."""
    if isinstance(value, str):
        try:
            return loads(value)
        except (ValueError, RecursionError):
            return value
    return value


def _read(content: Content) -> Iterator[Neutral | Refused]:
    return creatures(content.name, _blocks(content.json), _pieces)


def _pieces(block: Mapping[str, Any]) -> Pieces:
    armour, points = _valued(block.get("AC")), _valued(block.get("HP"))
    abilities = block.get("Abilities")
    found = Pieces(
        name=block.get("Name"),
        kind_line=block.get("Type"),
        source=block.get("Source"),
        ac=armour[0],
        ac_text=armour[1],
        hp=points[0],
        hp_dice=points[1],
        speed=block.get("Speed"),
        abilities=abilities if isinstance(abilities, Mapping) else {},
        saves=block.get("Saves"),
        skills=block.get("Skills"),
        senses=block.get("Senses"),
        languages=block.get("Languages"),
        challenge=block.get("Challenge"),
        resistances=block.get("DamageResistances"),
        immunities=block.get("DamageImmunities"),
        vulnerabilities=block.get("DamageVulnerabilities"),
        condition_immunities=block.get("ConditionImmunities"),
        description=block.get("Description"),
        folder=str(block.get("Path") or ""),
        places=_PLACES,
    )
    for key, section in _SECTIONS.items():
        for number, one in enumerate(row(block.get(key))):
            if isinstance(one, Mapping):
                usage = f" ({one['Usage']})" if one.get("Usage") else ""
                found.add(section, f"{one.get('Name') or ''}{usage}", one.get("Content"), f"{key}[{number}]")
            else:
                found.add(section, "", one, f"{key}[{number}]")
    found.leave(block, _KNOWN)
    return found


def _valued(value: Any) -> tuple[Any, Any]:
    """A number and what is noted beside it; older files have the number alone."""
    if isinstance(value, Mapping):
        notes = value.get("Notes")
        return value.get("Value"), notes.strip(" ()") if isinstance(notes, str) and notes.startswith("(") else notes
    return value, ""


READER = Reader("improved-initiative", "creatures", _recognises, _read)
