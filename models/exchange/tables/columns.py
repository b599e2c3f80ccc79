"""Meanings of a table's columns: our own names, what the user chose, or a guess by name."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING

from models.exchange.tables import cells, fifth_edition
from models.exchange.tables.csv_writer import BASE, MORE, OF_SHEET
from models.storage.database import dumps
from models.storage.store import folded
from rules.sheets.schema import label_of
from rules.system.label_words import LISTS, translated, written_out
from rules.system.quick_words import skills_of

if TYPE_CHECKING:
    from rules.system.system import System

NOTHING = ""
"""The meaning of a column that is left out."""
VITAL = "hp hitpoints hits health pv puntosdevida puntosvida vida pontosdevida pg puntosdegolpe lp"
_NAMES: Mapping[str, str] = MappingProxyType(
    {
        "name": "name nombre nome creature criatura monster monstruo monstro title titulo monstername creaturename"
        " npcname npc enemy enemigo inimigo nombredelmonstruo nomedomonstro nombrecriatura nomedacriatura",
        "system": "system sistema ruleset reglas regras",
        "level": "level lvl nivel nv cr challenge challengerating desafio vd nd",
        "kind": "kind type tipo clase classe class category categoria race raza raca",
        "folder": "folder carpeta pasta group grupo",
        "tags": "tags tag etiquetas etiqueta labels keywords marcadores",
        "notes": "notes note notas nota description descripcion descricao desc text texto comments comentarios",
        "source": "source fuente fonte book libro livro origin origen origem",
        "extra": "extra",
    }
)
"""Our fields and their names in English, Spanish and Portuguese: folded, without blanks."""
PLAYER = "player"
"""The meaning of a column with who plays a hero."""
PLAYER_WORDS = frozenset(["player", "playedby", "jugador", "jugadora", "quienjuega", "jogador", "jogadora", "quemjoga"])
ATTACKS = "weapon weapons attack attacks arma armas ataque ataques"
"""Names of a column with attacks as people write them."""
_BY_NAME = {word: field for field, words in _NAMES.items() for word in words.split()}
_NO_WORD = re.compile(r"[\W_]+")


@dataclass(frozen=True, slots=True)
class ColumnMeaning:
    """The meaning of one column."""

    field: str
    """A field of the creature (`name`) or of its sheet (`sheet.hp`), or `NOTHING`."""
    is_guess: bool = False


def header_key(header: Sequence[str]) -> str:
    """Return the key under which a table's meanings are remembered."""
    return dumps(list(header))


def fields_of(system: System | None, *, fifth: bool = False) -> list[str]:
    """Return every possible meaning of a column, in the order of our own tables."""
    keys = [] if system is None else [f"{OF_SHEET}{key}" for key in system.sheet.model_fields]
    player = () if fifth or system is None else (PLAYER,)
    return [*BASE, *player, *(fifth_edition.FIELDS if fifth else ()), *keys, *MORE]


def is_fifth(header: Sequence[str], system: System | None, chosen: Mapping[str, str] | None = None) -> bool:
    """Return whether a table is one of the fifth edition, which is converted by a profile.

    Not if the user has `chosen` a column as a field of the system's sheet.
    """
    if chosen is not None and any(field.startswith(OF_SHEET) for field in chosen.values()):
        return False
    return fifth_edition.is_fifth(map(name_key, header), system)


def meanings(
    header: Sequence[str], system: System | None, chosen: Mapping[str, str] | None = None
) -> list[ColumnMeaning]:
    """Return the meaning of each column; the user's choices go before names."""
    fifth = is_fifth(header, system, chosen)
    fields = set(fields_of(system, fifth=fifth))
    words = {**_BY_NAME, **fifth_edition.words_of()} if fifth else words_of(system)
    result: list[ColumnMeaning] = []
    for title in header:
        if chosen is not None:
            field = chosen.get(title, NOTHING)
            result.append(ColumnMeaning(field if field in fields else NOTHING))
            continue
        exact = _own_name(title.strip(), fields, fifth=fifth)
        guess = NOTHING if exact else words.get(name_key(title), NOTHING)
        result.append(ColumnMeaning(exact or guess, is_guess=bool(guess)))
    return _without_duplicates(result, lists_of(system))


def lists_of(system: System | None) -> frozenset[str]:
    """Return the fields that several columns may be part of."""
    fields = {} if system is None else system.sheet.model_fields
    return frozenset(f"{OF_SHEET}{key}" for key, info in fields.items() if cells.holds_several(info.annotation))


def _own_name(title: str, fields: Iterable[str], *, fifth: bool) -> str:
    """Return the field whose own name the column has, or `NOTHING`."""
    if title in fields or title.startswith(OF_SHEET):
        return title
    return f"{OF_SHEET}{title}" if not fifth and f"{OF_SHEET}{title}" in fields else NOTHING


def words_of(system: System | None) -> dict[str, str]:
    """Return column names, folded, to fields.

    The sheet's own names go before a creature's fields, and those before other names: in a system with `nivel`, that is
    the level of the list.
    """
    if system is None:
        return dict(_BY_NAME)
    skills = {name_key(word): place.field for word, place in skills_of(system)}
    sheet = ({word: f"{OF_SHEET}{key}" for word, key in words.items()} for words in (*_sheet_words(system), skills))
    surest, others, skill_names = sheet
    return {**skill_names, **others, **_BY_NAME, **dict.fromkeys(PLAYER_WORDS, PLAYER), **surest}


def sheet_words(system: System) -> dict[str, str]:
    """Return the names of a sheet's fields, folded, to the fields."""
    own_names, other_names = _sheet_words(system)
    return {**other_names, **own_names}


def _sheet_words(system: System) -> tuple[dict[str, str], dict[str, str]]:
    """Return the system's own names of its fields, in all languages, and other names."""
    labels = {key: label_of(key, info) for key, info in system.sheet.model_fields.items()}
    own_names: dict[str, str] = {}
    other_names: dict[str, str] = {}
    for key, label in labels.items():
        own_names.setdefault(name_key(key), key)
        own_names.setdefault(name_key(label), key)
    for key, label in labels.items():
        for word in translated(system, label):
            own_names.setdefault(name_key(word), key)
    for pool in system.pools:
        if pool.id in labels:
            own_names.setdefault(name_key(pool.label), pool.id)
    if system.pools and system.vital.id in labels:
        for word in VITAL.split():
            own_names.setdefault(word, system.vital.id)
    for key, label in labels.items():
        for word in written_out(label):
            other_names.setdefault(name_key(word), key)
    if system.plain is not None:
        for word in ATTACKS.split():
            other_names.setdefault(word, system.plain.attacks)
    key_of_label = {label: key for key, label in reversed(labels.items())}
    for label, words in LISTS.items():
        for word in words if label in key_of_label else ():
            other_names.setdefault(name_key(word), key_of_label[label])
    own_names.pop("", None)
    other_names.pop("", None)
    return own_names, other_names


def _without_duplicates(all_meanings: Sequence[ColumnMeaning], lists: frozenset[str]) -> list[ColumnMeaning]:
    """Return the meanings with one column for each field that is no list: a certain one, or else the first."""
    sure = {meaning.field for meaning in all_meanings if meaning.field and not meaning.is_guess}
    seen: set[str] = set()
    result: list[ColumnMeaning] = []
    for meaning in all_meanings:
        is_duplicate = meaning.field in seen or (meaning.is_guess and meaning.field in sure)
        result.append(ColumnMeaning(NOTHING) if is_duplicate and meaning.field not in lists else meaning)
        seen.add(result[-1].field or "-")
    return result


def name_key(title: str) -> str:
    """Return a column's name as it is compared."""
    return _NO_WORD.sub("", folded(title))


def kind_of_field(field: str, kinds: Mapping[str, cells.Kind], own_kinds: Mapping[str, cells.Kind]) -> cells.Kind:
    """Return what a cell of a column with this meaning can hold."""
    return (
        kinds.get(field.removeprefix(OF_SHEET), "any") if field.startswith(OF_SHEET) else own_kinds.get(field, "text")
    )
