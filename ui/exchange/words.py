"""The words of the import pages for fields, formats and values."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from models.exchange.records.report import Fate, FieldFate
from models.exchange.tables.csv_writer import OF_SHEET
from models.exchange.tables.fifth_edition import OF_FIFTH
from rules.sheets.schema import label_of
from rules.text.localized import LocalizedText, said
from ui.sheets import rule_systems
from ui.text.words import as_term, localize

TEXT = "-text"
"""Suffixes of format ids for text to be read by people."""
_FIFTH_TEXT = f"5e{TEXT}"
_OURS = ("ac_text", "hp_dice", "attack.conditions", "text")
"""Readers' own names for parts that a file has in one."""
_PLACE = re.compile(r"\[\d+\]$")
LONGEST = 160
"""Signs of a value that is shown."""
_LABELS: Mapping[str, Any] = {
    "name": QT_TRANSLATE_NOOP("Import", "Name"),
    "system": QT_TRANSLATE_NOOP("Import", "Rule system"),
    "level": QT_TRANSLATE_NOOP("Import", "Level"),
    "kind": QT_TRANSLATE_NOOP("Import", "Kind"),
    "folder": QT_TRANSLATE_NOOP("Import", "Folder"),
    "tags": QT_TRANSLATE_NOOP("Import", "Tags"),
    "notes": QT_TRANSLATE_NOOP("Import", "Notes"),
    "source": QT_TRANSLATE_NOOP("Import", "Source"),
    "variant": QT_TRANSLATE_NOOP("Import", "Variant of"),
    "extra": QT_TRANSLATE_NOOP("Import", "What other versions wrote"),
    "sheet": QT_TRANSLATE_NOOP("Import", "Sheet"),
    "ref": QT_TRANSLATE_NOOP("Import", "Name by which others refer to it"),
    "members": QT_TRANSLATE_NOOP("Import", "Members"),
    "player": QT_TRANSLATE_NOOP("Import", "Player"),
    "party": QT_TRANSLATE_NOOP("Import", "Party"),
    "entries": QT_TRANSLATE_NOOP("Import", "Who takes part"),
    "options": QT_TRANSLATE_NOOP("Import", "Options"),
    "surprise": QT_TRANSLATE_NOOP("Import", "Surprise"),
    "board": QT_TRANSLATE_NOOP("Import", "Board"),
    "rollers": QT_TRANSLATE_NOOP("Import", "Who rolls"),
    "seed": QT_TRANSLATE_NOOP("Import", "Seed of the dice"),
}
"""The fields of a creature beside what stands on its sheet, and those of parties, encounters and boards."""
_UNDERSTOOD: Mapping[str, Any] = {
    "name": QT_TRANSLATE_NOOP("Import", "Name"),
    "type": QT_TRANSLATE_NOOP("Import", "Size, type and alignment"),
    "abilities": QT_TRANSLATE_NOOP("Import", "Ability scores"),
    "ac": QT_TRANSLATE_NOOP("Import", "Armor class"),
    "hp": QT_TRANSLATE_NOOP("Import", "Hit points"),
    "hp_dice": QT_TRANSLATE_NOOP("Import", "Hit dice"),
    "speed": QT_TRANSLATE_NOOP("Import", "Speed"),
    "initiative": QT_TRANSLATE_NOOP("Import", "Initiative"),
    "size": QT_TRANSLATE_NOOP("Import", "Size"),
    "kind": QT_TRANSLATE_NOOP("Import", "Type"),
    "player": QT_TRANSLATE_NOOP("Import", "Player"),
    "subtype": QT_TRANSLATE_NOOP("Import", "Subtype"),
    "alignment": QT_TRANSLATE_NOOP("Import", "Alignment"),
    "xp": QT_TRANSLATE_NOOP("Import", "Experience points"),
    "str": QT_TRANSLATE_NOOP("Import", "Strength"),
    "dex": QT_TRANSLATE_NOOP("Import", "Dexterity"),
    "con": QT_TRANSLATE_NOOP("Import", "Constitution"),
    "int": QT_TRANSLATE_NOOP("Import", "Intelligence"),
    "wis": QT_TRANSLATE_NOOP("Import", "Wisdom"),
    "cha": QT_TRANSLATE_NOOP("Import", "Charisma"),
    "traits": QT_TRANSLATE_NOOP("Import", "Traits"),
    "actions": QT_TRANSLATE_NOOP("Import", "Actions"),
    "bonus_actions": QT_TRANSLATE_NOOP("Import", "Bonus actions"),
    "reactions": QT_TRANSLATE_NOOP("Import", "Reactions"),
    "legendary_actions": QT_TRANSLATE_NOOP("Import", "Legendary actions"),
    "saves": QT_TRANSLATE_NOOP("Import", "Saving throws"),
    "skills": QT_TRANSLATE_NOOP("Import", "Skills"),
    "vulnerabilities": QT_TRANSLATE_NOOP("Import", "Vulnerabilities"),
    "resistances": QT_TRANSLATE_NOOP("Import", "Resistances"),
    "immunities": QT_TRANSLATE_NOOP("Import", "Immunities"),
    "condition_immunities": QT_TRANSLATE_NOOP("Import", "Conditions it is immune to"),
    "senses": QT_TRANSLATE_NOOP("Import", "Senses"),
    "languages": QT_TRANSLATE_NOOP("Import", "Languages"),
    "challenge": QT_TRANSLATE_NOOP("Import", "Challenge"),
    "trait": QT_TRANSLATE_NOOP("Import", "Trait"),
    "action": QT_TRANSLATE_NOOP("Import", "Action"),
    "bonus": QT_TRANSLATE_NOOP("Import", "Bonus action"),
    "reaction": QT_TRANSLATE_NOOP("Import", "Reaction"),
    "legendary": QT_TRANSLATE_NOOP("Import", "Legendary action"),
    "mythic": QT_TRANSLATE_NOOP("Import", "Mythic action"),
    "lair": QT_TRANSLATE_NOOP("Import", "Lair action"),
    "regional": QT_TRANSLATE_NOOP("Import", "Regional effect"),
    "level": QT_TRANSLATE_NOOP("Import", "Level"),
    "stats": QT_TRANSLATE_NOOP("Import", "Statistics"),
    "affinities": QT_TRANSLATE_NOOP("Import", "Elements"),
    "attacks": QT_TRANSLATE_NOOP("Import", "Attack"),
    "items": QT_TRANSLATE_NOOP("Import", "Items"),
    "drops": QT_TRANSLATE_NOOP("Import", "Items dropped"),
    "text": QT_TRANSLATE_NOOP("Import", "Other text"),
    "ac_text": QT_TRANSLATE_NOOP("Import", "Armor"),
    "speeds": QT_TRANSLATE_NOOP("Import", "Speed"),
    "gear": QT_TRANSLATE_NOOP("Import", "Gear"),
    "description": QT_TRANSLATE_NOOP("Import", "Description"),
    "habitat": QT_TRANSLATE_NOOP("Import", "Habitat"),
    "treasure": QT_TRANSLATE_NOOP("Import", "Treasure"),
    "proficiency bonus": QT_TRANSLATE_NOOP("Import", "Proficiency bonus"),
    "attack.conditions": QT_TRANSLATE_NOOP("Import", "Conditions of an attack"),
    "source": QT_TRANSLATE_NOOP("Import", "Source"),
}
"""What parts of a pasted stat block, and columns of tables of the fifth edition, are understood as."""
_OF_FIFTH: Any = QT_TRANSLATE_NOOP("Import", "5e: {field}")
_FORMATS: Mapping[str, Any] = {
    "turnwright": "Turnwright",
    "turnwright-board": QT_TRANSLATE_NOOP("Import", "Turnwright board"),
    "json": "JSON",
    "csv": "CSV",
    "xlsx": "XLSX",
    "yaml": "YAML",
    "open5e": "Open5e",
    "open5e-files": "Open5e",
    "5e-srd-api": "5e SRD API",
    "improved-initiative": "Improved Initiative",
    "foundry": "Foundry",
    "foundry-pack": QT_TRANSLATE_NOOP("Import", "Foundry compendium"),
    "critterdb": "CritterDB",
    "tetra-cube": "Tetra-cube",
    "statblock5e-creator": "statblock5e-creator",
    "fight-club": "Fight Club",
    "fantasy-statblocks": "Fantasy Statblocks",
    "5etools": "5etools",
    "5etools-encounter": "5etools",
    "kobold-fight-club": "Kobold Fight Club",
    "5e-text": QT_TRANSLATE_NOOP("Import", "5e stat block"),
    "ffrpg-text": QT_TRANSLATE_NOOP("Import", "FFRPG stat block"),
    "sheet-text": QT_TRANSLATE_NOOP("Import", "Sheet as text"),
    "ffrpg-monster-maker": QT_TRANSLATE_NOOP("Import", "FFRPG monster maker"),
}
"""The formats by their ids, as those who use them call them."""
_FATES: Mapping[Fate, Any] = {
    Fate.KEPT: QT_TRANSLATE_NOOP("Import", "kept"),
    Fate.MAPPED: QT_TRANSLATE_NOOP("Import", "mapped"),
    Fate.GUESSED: QT_TRANSLATE_NOOP("Import", "guessed"),
    Fate.DROPPED: QT_TRANSLATE_NOOP("Import", "dropped"),
}


def _tr(text: str) -> str:
    return QCoreApplication.translate("Import", text)


def field_label(field: str, system: str) -> str:
    """Return the label of a field of a creature or of its sheet (`sheet.hp`, `hp`)."""
    if field.startswith(OF_FIFTH):
        name = field.removeprefix(OF_FIFTH)
        return _tr(_OF_FIFTH).format(field=_part(name))
    name = field.removeprefix(OF_SHEET)
    rules = rule_systems.find(system)
    fields = {} if rules is None else rules.sheet.model_fields
    if rules is not None and name in fields and (field != name or name not in _LABELS):
        return as_term(label_of(name, fields[name]), rules.phrases.file)
    return _tr(_LABELS[name]) if name in _LABELS else name


def field_words(field: FieldFate, system: str, format: str = "") -> str:
    """A field as its file calls it; one that a file of our own keeps as it is goes by what the window calls it.

    A text calls nothing by ids: what was found in it goes by the words for that, too.
    """
    name = _PLACE.sub("", field.field)
    if field.field in _OURS or (format == _FIFTH_TEXT and name in _UNDERSTOOD):
        return _part(name)
    if field.value is not None and not format.endswith(TEXT):
        return field.field
    label = field_label(field.field, system)
    return _part(label) if label == field.field else label


def _part(name: str) -> str:
    """A part of a creature: of what a line tells together as its size, type and alignment the type alone."""
    return understood_as("kind" if name == "type" else name)


def format_title(format: str) -> str:
    """Return the name of a format; a plugin's goes by its id."""
    return _tr(_FORMATS.get(format, format))


def understood_as(field: str) -> str:
    """Return what a part of a pasted text was understood as."""
    return _tr(_UNDERSTOOD[field]) if field in _UNDERSTOOD else field


def fate_words(field: FieldFate, system: str) -> str:
    """Return the fate of a field and the reason, with the sheet's fields in the book's words."""
    parts = [_tr(_FATES[field.fate])]
    return " · ".join([*parts, *([sentence_of_fields(field.said, system)] if field.said else [])])


def sentence_of_fields(sentence: str, system: str) -> str:
    """Return a sentence with the sheet's fields in the book's words."""
    if isinstance(sentence, LocalizedText):
        words = {
            name: ", ".join(field_label(item, system) for item in value.split(", ") if item)
            if name in ("field", "fields") and isinstance(value, str)
            else value
            for name, value in sentence.words.items()
        }
        sentence = said(sentence.message, sentence.beside, **words)
    rules = rule_systems.find(system)
    return localize(sentence, "" if rules is None else rules.phrases.file)


def value_words(value: object) -> str:
    """A value of a file as it is read by people."""
    if value is None:
        return ""
    if isinstance(value, Mapping):
        text = ", ".join(f"{name} {value_words(item)}" for name, item in value.items())
    elif isinstance(value, list | tuple):
        text = ", ".join(map(value_words, value))
    elif isinstance(value, float) and value.is_integer():
        text = str(int(value))
    else:
        text = str(value)
    return f"{text[:LONGEST]}…" if len(text) > LONGEST else text


def breakable(field: str) -> str:
    """A field as its file calls it, which may go on in the next line behind a dot or a line under it."""
    return field.replace(".", ".\u200b").replace("_", "_\u200b")
