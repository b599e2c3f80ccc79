"""Improved Initiative: stat blocks one by one or in a row, and the full dump of the browser's store."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from models.exchange.foreign.fifth.creature import CreatureParts, creatures
from models.exchange.foreign.text.words import row, texts, whole
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
"""The lists of the store whose entries are creatures."""
_CHARACTERS = ("PersistentCharacters", "PlayerCharacters")
_ENCOUNTERS = ("Encounters", "SavedEncounters", "AutoSavedEncounters")
_AUTOMATIC = "AutoSavedEncounters"
_SPECIAL = {"advantage": "advantage", "disadvantage": "disadvantage", "take-ten": "takes 10"}


def _is_block(value: Any) -> bool:
    return isinstance(value, Mapping) and "Name" in value and "Abilities" in value and ("HP" in value or "AC" in value)


def _list_of(key: Any) -> str:
    """The list of the store that an entry is of; older versions begin all with their own name."""
    name, dot, _ = str(key).removeprefix("ImprovedInitiative.").partition(".")
    return name if dot else ""


def _is_dump(value: Any) -> bool:
    return isinstance(value, Mapping) and any(_list_of(key) in (*_LISTS, *_ENCOUNTERS) for key in value)


def _is_shared(value: Any) -> bool:
    """Whether it is an encounter by itself, as builders of encounters hand it over."""
    if not isinstance(value, Mapping) or not isinstance(value.get("Combatants"), list):
        return False
    return any(isinstance(item, Mapping) and ("StatBlock" in item or "HP" in item) for item in value["Combatants"][:20])


def _recognises(content: Content) -> bool:
    found = content.maybe_json
    if isinstance(found, list):
        return any(map(_is_block, found[:20]))
    return _is_block(found) or _is_dump(found) or _is_shared(found)


def _stored(value: Any) -> Any:
    """Older versions kept each entry as JSON inside a text."""
    if isinstance(value, str):
        try:
            return loads(value)
        except (ValueError, RecursionError):
            return value
    return value


def _read(content: Content) -> Iterator[NeutralCreature | NeutralEncounter | RefusedRecord]:
    found = content.json
    if isinstance(found, list):
        yield from creatures(content.name, found, _pieces)
    elif _is_block(found):
        yield from creatures(content.name, [found], _pieces)
    elif _is_shared(found):
        yield _encounter(found, content.name.rpartition(".")[0] or content.name)
    else:
        for key, value in found.items():
            kind, one = _list_of(key), _stored(value)
            if kind in _LISTS:
                yield from creatures(content.name, [one], _character if kind in _CHARACTERS else _pieces)
            elif kind in _ENCOUNTERS and isinstance(one, Mapping) and (one.get("Combatants") or kind != _AUTOMATIC):
                yield _encounter(one, str(key).rpartition(".")[2])


# --- encounters ------------------------------------------------------------------------------------------------


def _encounter(given: Mapping[str, Any], name: str) -> NeutralEncounter:
    """An encounter with those who are the same in one line."""
    lines: dict[tuple[object, ...], EncounterLine] = {}
    unread = [UnreadField(key, given[key]) for key in ("BackgroundImageUrl",) if given.get(key)]
    for number, record in enumerate(row(given.get("Combatants"))):
        if not isinstance(record, Mapping):
            continue
        line = _line(record)
        if line is None:
            unread.append(UnreadField(f"Combatants[{number}]"))
            continue
        unread += [
            UnreadField(f"Combatants[{number}].{key}", record[key])
            for key in ("Tags", "TemporaryHP")
            if record.get(key)
        ]
        same = lines.setdefault((line.creature, line.name, line.hidden, line.notes), line)
        if same is not line:
            same.count += 1
    title = texts(given.get("Name")).strip() or name
    return NeutralEncounter(title[:200], tuple(lines.values()), folder=texts(given.get("Path")), unread=tuple(unread))


def _line(combatant: Mapping[str, Any]) -> EncounterLine | None:
    """A combatant; builders of encounters give no more of it than its name, its points and its armour."""
    block = combatant.get("StatBlock")
    block = block if isinstance(block, Mapping) else combatant
    made_of = _character if combatant.get("PersistentCharacterId") or block.get("Player") == "player" else _pieces
    known = next(creatures("", [block], made_of))
    if not isinstance(known, NeutralCreature):
        return None
    left = whole(combatant.get("CurrentHP"))
    notes = [f"HP {left}/{known.hp}"] if left is not None and known.hp is not None and left != known.hp else []
    notes.append(texts(combatant.get("CurrentNotes")))
    return EncounterLine(
        known.name,
        name=texts(combatant.get("Alias")).strip()[:200],
        hidden=combatant.get("Hidden") is True,
        notes="\n".join(filter(None, notes)),
        known=known,
    )


# --- creatures -------------------------------------------------------------------------------------------------


def _character(given: Mapping[str, Any]) -> CreatureParts:
    """A player's character; what it has lost of its hit points is no part of it, and is told of."""
    block = given.get("StatBlock")
    found = _pieces(block if isinstance(block, Mapping) else given)
    found.is_character = True
    left = given.get("CurrentHP")
    if left is not None and whole(left) != whole(found.hp):
        found.unread.append(UnreadField("CurrentHP", left))
    if given.get("Notes"):
        found.description = "\n".join(filter(None, (texts(found.description), texts(given["Notes"]))))
    return found


def _initiative(block: Mapping[str, Any]) -> tuple[int | None, str]:
    """What it adds to its initiative, its agility with it, and how it rolls."""
    more, total = whole(block.get("InitiativeModifier")), whole(block.get("TotalInitiativeModifier"))
    how = _SPECIAL.get(str(block.get("InitiativeSpecialRoll")), "")
    how = how or ("advantage" if block.get("InitiativeAdvantage") is True else "")
    if total is None and (more or how):
        scores = block.get("Abilities")
        agility = whole(scores.get("Dex")) if isinstance(scores, Mapping) else None
        total = (more or 0) + (0 if agility is None else (agility - 10) // 2)
    return total, how


def _pieces(block: Mapping[str, Any]) -> CreatureParts:
    armour, points = _valued(block.get("AC")), _valued(block.get("HP"))
    initiative, how = _initiative(block)
    abilities = block.get("Abilities")
    found = CreatureParts(
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
        initiative=initiative,
        initiative_advantage=how,
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
        for number, record in enumerate(row(block.get(key))):
            if isinstance(record, Mapping):
                usage = f" ({record['Usage']})" if record.get("Usage") else ""
                found.add(section, f"{record.get('Name') or ''}{usage}", record.get("Content"), f"{key}[{number}]")
            else:
                found.add(section, "", record, f"{key}[{number}]")
    found.leave(block, _KNOWN)
    return found


def _valued(value: Any) -> tuple[Any, Any]:
    """A number and what is noted beside it; older files have the number alone."""
    if isinstance(value, Mapping):
        notes = value.get("Notes")
        return value.get("Value"), notes.strip(" ()") if isinstance(notes, str) and notes.startswith("(") else notes
    return value, ""


READER = Reader("improved-initiative", "creatures", _recognises, _read)
