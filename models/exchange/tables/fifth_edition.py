"""Tables of the fifth edition: column names, and the creature of a row."""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import TYPE_CHECKING

from models.exchange.foreign.fifth.ability_scores import ABILITIES
from models.exchange.foreign.fifth.creature import CreatureParts, creature_of, holds_whole_line
from models.exchange.foreign.fifth.lines import SECTIONS, page_of
from models.exchange.records.neutral_creature import NeutralCreature, Section, UnreadField
from models.storage.store import folded

if TYPE_CHECKING:
    from rules.system.system import System

OF_FIFTH = "5e."
"""The prefix of a fifth edition field."""
_SECTIONS: Mapping[str, Section] = {
    "traits": "trait",
    "actions": "action",
    "bonus_actions": "bonus",
    "reactions": "reaction",
    "legendary_actions": "legendary",
}
_WORDS: Mapping[str, str] = MappingProxyType(
    {
        "size": "size tamano tamanho",
        "type": "type tipo creaturetype monstertype",
        "subtype": "subtype subtipo",
        "alignment": "alignment align alineamiento alinhamento tendencia",
        "ac": "ac armorclass armourclass ca clasedearmadura classedearmadura",
        "hp": "hp hitpoints hits health pg pv puntosdegolpe puntosdevida pontosdevida averagehp hpaverage",
        "hp_dice": "hitdice hd hpdice hpformula dadosdegolpe dadosdevida",
        "speed": "speed speeds velocidad deslocamento velocidade movement",
        "walk": "walkspeed walk speedwalk walkingspeed",
        "fly": "flyspeed fly speedfly flyingspeed vuelo voo",
        "swim": "swimspeed swim speedswim swimmingspeed nado",
        "climb": "climbspeed climb speedclimb climbingspeed",
        "burrow": "burrowspeed burrow speedburrow burrowingspeed",
        "initiative": "initiative init iniciativa initiativemodifier initmod initiativebonus",
        "str": "str strength fue fuerza for forca strscore",
        "dex": "dex dexterity des destreza dexscore",
        "con": "con constitution constitucion constituicao conscore",
        "int": "int intelligence inteligencia intscore",
        "wis": "wis wisdom sab sabiduria sabedoria wisscore",
        "cha": "cha charisma car carisma chascore",
        "saves": "saves savingthrows save tiradasdesalvacion salvaguardas testesderesistencia",
        "skills": "skills skill habilidades pericias",
        "vulnerabilities": "vulnerabilities damagevulnerabilities vulnerabilidades",
        "resistances": "resistances damageresistances resist resistencias",
        "immunities": "immunities damageimmunities immune inmunidades imunidades",
        "condition_immunities": "conditionimmunities conditionimmune",
        "senses": "senses sentidos",
        "languages": "languages language idiomas",
        "challenge": "cr challenge challengerating vd nd desafio valordedesafio niveldedesafio",
        "xp": "xp exp experience px",
        "traits": "traits specialabilities features rasgos caracteristicas",
        "actions": "actions action acciones acoes attacks attack ataques",
        "bonus_actions": "bonusactions bonusaction",
        "reactions": "reactions reaction reacciones reacoes",
        "legendary_actions": "legendaryactions legendaryaction",
    }
)
"""Fields and their column names in English, Spanish and Portuguese: folded, without blanks."""
_WAYS = frozenset(("walk", "fly", "swim", "climb", "burrow"))
"""Movement modes with columns of their own."""
FIELDS = tuple(f"{OF_FIFTH}{field}" for field in _WORDS)
_BY_NAME = {word: field for field, words in _WORDS.items() for word in words.split()}
_SIGNS = frozenset(("ac", "challenge"))
"""Fields that only this edition has; with any other of its fields, a table is one of the fifth edition."""
_BESIDE = frozenset(
    ("hp", "hp_dice", "size", "alignment", "speed", "saves", "senses", "languages", "condition_immunities")
)
_NOTHING = frozenset(("", "-", "–", "—", "none", "n/a", "null"))
"""Cells that mean nothing."""
_DECIMAL_COMMA = re.compile(r"\s*(\d+),(\d+)\s*")


def words_of() -> Mapping[str, str]:
    """Return column names, folded and without blanks, to fields."""
    return {word: f"{OF_FIFTH}{field}" for word, field in _BY_NAME.items()}


def is_fifth(titles: Iterable[str], system: System | None) -> bool:
    """Return whether columns, folded and without blanks, are those of a fifth edition table.

    Names that the chosen system's sheet uses itself do not count.
    """
    sheet_names = (
        {folded(key).replace("_", "") for key in system.sheet.model_fields} if system is not None else set[str]()
    )
    names = list(titles)
    if (
        "system" in names
        or "sistema" in names
        or len([title for title in names if title in sheet_names and title not in _BY_NAME]) > 1
    ):
        return False
    fields = {_BY_NAME[title] for title in names if title in _BY_NAME}
    sure_signs = {_BY_NAME[title] for title in names if title in _BY_NAME and title not in sheet_names} & _SIGNS
    scores = fields >= set(ABILITIES)
    return bool(sure_signs) and len(sure_signs) + len(fields & _BESIDE) + scores > 1


def creature(
    header: Sequence[str], fields: Sequence[str], cells: Sequence[str], left_out: Container[str] = ()
) -> NeutralCreature:
    """Return the creature of a row; cells that are not understood go to the notes, unless their column is left out."""
    parts = CreatureParts()
    abilities: dict[str, str] = {}
    places: dict[str, str] = {}
    speeds: dict[str, str] = {}
    cells_by_field: dict[str, UnreadField] = {}
    for title, field, text in zip(header, fields, cells, strict=False):
        cell, name = text.strip(), field.removeprefix(OF_FIFTH)
        if cell.lower() in _NOTHING:
            continue
        if field.startswith(OF_FIFTH):
            cells_by_field[name] = UnreadField(title, cell)
        if name in ABILITIES:
            abilities[name] = cell
        elif name in _WAYS:
            speeds[name] = cell
            places["speeds"] = title
        elif name in _SECTIONS:
            _add_features(parts, _SECTIONS[name], cell, title)
        elif field.startswith(OF_FIFTH) or field in _OURS:
            (_OURS.get(field) or _setter(name))(parts, cell)
            places[_PLACES.get(name, name)] = title
        elif title in left_out:
            parts.unread.append(UnreadField(title, cell))
        else:
            parts.noted.append(UnreadField(title, cell))
    parts.abilities, parts.places = abilities, places
    parts.speed = parts.speed or speeds
    creature = creature_of(parts)
    unread_cells = (cell for name, cell in cells_by_field.items() if not _is_read(parts, creature, name))
    return replace(creature, noted=(*unread_cells, *creature.noted))


def _is_read(parts: CreatureParts, creature: NeutralCreature, name: str) -> bool:
    """Return whether the creature holds everything that a field's cell says."""
    if name in _SECTIONS:
        return True
    if name in ABILITIES:
        return name in creature.abilities
    if name in _WAYS:
        return name in creature.speeds
    return getattr(creature, _PLACES.get(name, name)) not in (None, "", (), {}) and holds_whole_line(parts, name)


def _setter(name: str) -> Callable[[CreatureParts, str], None]:
    def set_field(parts: CreatureParts, cell: str) -> None:
        setattr(parts, name, _number(cell) if name == "challenge" else cell)

    return set_field


def _number(cell: str) -> str:
    """Return a challenge rating such as `0,5` with a decimal point."""
    match = _DECIMAL_COMMA.fullmatch(cell)
    return f"{match[1]}.{match[2]}" if match else cell


def _tags(parts: CreatureParts, cell: str) -> None:
    parts.tags = tuple(word.strip() for word in cell.replace(";", ",").split(",") if word.strip())


_PLACES = {"speed": "speeds", "notes": "description", "kind": "type"}
_OURS: Mapping[str, Callable[[CreatureParts, str], None]] = {
    **{key: _setter(key) for key in ("name", "source", "folder")},
    "notes": _setter("description"),
    "kind": _setter("type"),
    "tags": _tags,
}
"""Fields of any creature that such a table may have too."""


def _add_features(parts: CreatureParts, section: Section, cell: str, title: str) -> None:
    """Add the named traits or actions of a cell; a text without names is one by itself."""
    heading = next(name for name, item in SECTIONS.items() if item == section).title()
    blocks, _ = page_of(f"x\nArmor Class 1\n{heading}\n{cell}")
    entries = [paragraph for paragraph in blocks[0] if paragraph[0].what == "entry"] if blocks else []
    if not entries or not cell.startswith(entries[0][0].text[:4]):
        parts.add(section, title, cell, title)
        return
    for number, (name, *rest) in enumerate(entries):
        parts.add(section, name.text.rstrip(". :"), "\n".join(part.text for part in rest), f"{title}[{number}]")
