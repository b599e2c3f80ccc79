"""Tables of the fifth edition: which of their columns say what of a creature, and the creature of a row."""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import TYPE_CHECKING

from models.exchange.foreign.fifth.ability_scores import ABILITIES
from models.exchange.foreign.fifth.creature import CreatureParts, made, tells_all
from models.exchange.foreign.fifth.lines import SECTIONS, page_of
from models.exchange.records.neutral_creature import NeutralCreature, Section, UnreadField
from models.storage.store import folded

if TYPE_CHECKING:
    from rules.system.system import System

OF_FIFTH = "5e."
"""What stands before a field of a creature of the fifth edition."""
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
"""Its fields, and how people call their columns in English, Spanish and Portuguese: folded, without blanks."""
_WAYS = frozenset(("walk", "fly", "swim", "climb", "burrow"))
"""Ways of moving that have columns of their own."""
FIELDS = tuple(f"{OF_FIFTH}{field}" for field in _WORDS)
_BY_NAME = {word: field for field, words in _WORDS.items() for word in words.split()}
_SIGNS = frozenset(("ac", "challenge"))
"""What no other game calls so; with anything else of it beside, a table is one of the fifth edition."""
_BESIDE = frozenset(
    ("hp", "hp_dice", "size", "alignment", "speed", "saves", "senses", "languages", "condition_immunities")
)
_NOTHING = frozenset(("", "-", "–", "—", "none", "n/a", "null"))
"""What people write in a cell that says nothing."""
_DECIMAL_COMMA = re.compile(r"\s*(\d+),(\d+)\s*")


def words_of() -> Mapping[str, str]:
    """Column, folded and without blanks, to the field that it is taken for."""
    return {word: f"{OF_FIFTH}{field}" for word, field in _BY_NAME.items()}


def is_fifth(titles: Iterable[str], system: System | None) -> bool:
    """Whether columns, folded and without blanks, are those of a table of the fifth edition.

    What the sheets of the chosen system call so themselves is their own.
    """
    own = {folded(key).replace("_", "") for key in system.sheet.model_fields} if system is not None else set[str]()
    found = list(titles)
    if (
        "system" in found
        or "sistema" in found
        or len([item for item in found if item in own and item not in _BY_NAME]) > 1
    ):
        return False
    fields = {_BY_NAME[item] for item in found if item in _BY_NAME}
    signs = {_BY_NAME[item] for item in found if item in _BY_NAME and item not in own} & _SIGNS
    scores = fields >= set(ABILITIES)
    return bool(signs) and len(signs) + len(fields & _BESIDE) + scores > 1


def creature(
    header: Sequence[str], fields: Sequence[str], cells: Sequence[str], left_out: Container[str] = ()
) -> NeutralCreature:
    """The creature of a row; what is not understood is kept to be noted, unless somebody leaves its column out."""
    pieces = CreatureParts()
    abilities: dict[str, str] = {}
    places: dict[str, str] = {}
    ways: dict[str, str] = {}
    typed: dict[str, UnreadField] = {}
    for title, field, written in zip(header, fields, cells, strict=False):
        cell, name = written.strip(), field.removeprefix(OF_FIFTH)
        if cell.lower() in _NOTHING:
            continue
        if field.startswith(OF_FIFTH):
            typed[name] = UnreadField(title, cell)
        if name in ABILITIES:
            abilities[name] = cell
        elif name in _WAYS:
            ways[name] = cell
            places["speeds"] = title
        elif name in _SECTIONS:
            _add(pieces, _SECTIONS[name], cell, title)
        elif field.startswith(OF_FIFTH) or field in _OURS:
            (_OURS.get(field) or _plainly(name))(pieces, cell)
            places[_PLACES.get(name, name)] = title
        elif title in left_out:
            pieces.unread.append(UnreadField(title, cell))
        else:
            pieces.noted.append(UnreadField(title, cell))
    pieces.abilities, pieces.places = abilities, places
    pieces.speed = pieces.speed or ways
    found = made(pieces)
    lost = (cell for name, cell in typed.items() if not _has_arrived(pieces, found, name))
    return replace(found, noted=(*lost, *found.noted))


def _has_arrived(pieces: CreatureParts, found: NeutralCreature, name: str) -> bool:
    """Whether a creature has all that the cell of a field says."""
    if name in _SECTIONS:
        return True
    if name in ABILITIES:
        return name in found.abilities
    if name in _WAYS:
        return name in found.speeds
    return getattr(found, _PLACES.get(name, name)) not in (None, "", (), {}) and tells_all(pieces, name)


def _plainly(name: str) -> Callable[[CreatureParts, str], None]:
    def put(pieces: CreatureParts, cell: str) -> None:
        setattr(pieces, name, _number(cell) if name == "challenge" else cell)

    return put


def _number(cell: str) -> str:
    """A challenge such as `0,5`, as half of the world writes it."""
    match = _DECIMAL_COMMA.fullmatch(cell)
    return f"{match[1]}.{match[2]}" if match else cell


def _tags(pieces: CreatureParts, cell: str) -> None:
    pieces.tags = tuple(word.strip() for word in cell.replace(";", ",").split(",") if word.strip())


_PLACES = {"speed": "speeds", "notes": "description", "kind": "type"}
_OURS: Mapping[str, Callable[[CreatureParts, str], None]] = {
    **{key: _plainly(key) for key in ("name", "source", "folder")},
    "notes": _plainly("description"),
    "kind": _plainly("type"),
    "tags": _tags,
}
"""Fields of every creature that such a table may say as well."""


def _add(pieces: CreatureParts, section: Section, cell: str, title: str) -> None:
    """Traits or actions as a stat block has them, each with its name; a text in which none is named is one alone."""
    heading = next(name for name, item in SECTIONS.items() if item == section).title()
    blocks, _ = page_of(f"x\nArmor Class 1\n{heading}\n{cell}")
    found = [paragraph for paragraph in blocks[0] if paragraph[0].what == "entry"] if blocks else []
    if not found or not cell.startswith(found[0][0].text[:4]):
        pieces.add(section, title, cell, title)
        return
    for number, (name, *rest) in enumerate(found):
        pieces.add(section, name.text.rstrip(". :"), "\n".join(part.text for part in rest), f"{title}[{number}]")
