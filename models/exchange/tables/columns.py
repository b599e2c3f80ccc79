"""What the columns of a table mean: as ours are called, as somebody has said, or as their names let guess."""

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
"""What a column means that is left out."""
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
"""Our fields, and how people call them in English, Spanish and Portuguese: folded, without blanks."""
ATTACKS = "weapon weapons attack attacks arma armas ataque ataques"
"""How people call a column in which attacks stand as one writes them."""
_BY_NAME = {word: field for field, words in _NAMES.items() for word in words.split()}
_NO_WORD = re.compile(r"[\W_]+")


@dataclass(frozen=True, slots=True)
class ColumnMeaning:
    """What one column means."""

    field: str
    """A field of the creature (`name`) or of its sheet (`sheet.hp`), or `NOTHING`."""
    is_guess: bool = False


def header_key(header: Sequence[str]) -> str:
    """What a table is remembered by."""
    return dumps(list(header))


def fields_of(system: System | None, *, fifth: bool = False) -> list[str]:
    """Everything that a column may mean, in the order of our own tables; of a table of the fifth edition its own."""
    keys = [] if system is None else [f"{OF_SHEET}{key}" for key in system.sheet.model_fields]
    return [*BASE, *(fifth_edition.FIELDS if fifth else ()), *keys, *MORE]


def is_fifth(header: Sequence[str], system: System | None, said: Mapping[str, str] | None = None) -> bool:
    """Whether a table is one of the fifth edition, whose creatures a profile turns.

    It is none where somebody has `said` that a column is a field of the system's own sheet.
    """
    if said is not None and any(field.startswith(OF_SHEET) for field in said.values()):
        return False
    return fifth_edition.is_fifth(map(plain, header), system)


def meanings(
    header: Sequence[str], system: System | None, said: Mapping[str, str] | None = None
) -> list[ColumnMeaning]:
    """What each column means; what somebody has said of it goes before its name."""
    fifth = is_fifth(header, system, said)
    known = set(fields_of(system, fifth=fifth))
    words = {**_BY_NAME, **fifth_edition.words_of()} if fifth else words_of(system)
    found: list[ColumnMeaning] = []
    for title in header:
        if said is not None:
            wanted = said.get(title, NOTHING)
            found.append(ColumnMeaning(wanted if wanted in known else NOTHING))
            continue
        exact = _exact(title.strip(), known, fifth=fifth)
        guess = NOTHING if exact else words.get(plain(title), NOTHING)
        found.append(ColumnMeaning(exact or guess, is_guess=bool(guess)))
    return _once(found, lists_of(system))


def lists_of(system: System | None) -> frozenset[str]:
    """Return the fields that several columns may tell, each a part of it."""
    fields = {} if system is None else system.sheet.model_fields
    return frozenset(f"{OF_SHEET}{key}" for key, info in fields.items() if cells.holds_several(info.annotation))


def _exact(title: str, known: Iterable[str], *, fifth: bool) -> str:
    """The field whose own name the column has; a table of the fifth edition has its own words, no sheet's."""
    if title in known or title.startswith(OF_SHEET):
        return title
    return f"{OF_SHEET}{title}" if not fifth and f"{OF_SHEET}{title}" in known else NOTHING


def words_of(system: System | None) -> dict[str, str]:
    """How the fields may be called, folded.

    What the sheet itself calls so goes before a creature's own fields, and those before what others call it:
    who has `nivel` means the level that the list shows.
    """
    if system is None:
        return dict(_BY_NAME)
    skills = {plain(word): place.field for word, place in skills_of(system)}
    sheet = ({word: f"{OF_SHEET}{key}" for word, key in words.items()} for words in (*_sheet_words(system), skills))
    surest, others, rated = sheet
    return {**rated, **others, **_BY_NAME, **surest}


def sheet_words(system: System) -> dict[str, str]:
    """Return what the fields of a system's sheet may be called, folded, to the fields: labels and columns alike."""
    surest, others = _sheet_words(system)
    return {**others, **surest}


def _sheet_words(system: System) -> tuple[dict[str, str], dict[str, str]]:
    """What the book calls its fields, in any kept language, and what people call them."""
    labels = {key: label_of(key, info) for key, info in system.sheet.model_fields.items()}
    surest: dict[str, str] = {}
    others: dict[str, str] = {}
    for key, label in labels.items():
        surest.setdefault(plain(key), key)
        surest.setdefault(plain(label), key)
    for key, label in labels.items():
        for word in translated(system, label):
            surest.setdefault(plain(word), key)
    for pool in system.pools:
        if pool.id in labels:
            surest.setdefault(plain(pool.label), pool.id)
    if system.pools and system.vital.id in labels:
        for word in VITAL.split():
            surest.setdefault(word, system.vital.id)
    for key, label in labels.items():
        for word in written_out(label):
            others.setdefault(plain(word), key)
    if system.plain is not None:
        for word in ATTACKS.split():
            others.setdefault(word, system.plain.attacks)
    for key, label in labels.items():
        for word in LISTS.get(label, ()):
            others.setdefault(plain(word), key)
    surest.pop("", None)
    others.pop("", None)
    return surest, others


def _once(found: Sequence[ColumnMeaning], lists: frozenset[str]) -> list[ColumnMeaning]:
    """Keeps one of several columns that mean the same, unless that is a list: the surest, else the first."""
    sure = {candidate.field for candidate in found if candidate.field and not candidate.is_guess}
    met: set[str] = set()
    kept: list[ColumnMeaning] = []
    for meaning in found:
        again = meaning.field in met or (meaning.is_guess and meaning.field in sure)
        kept.append(ColumnMeaning(NOTHING) if again and meaning.field not in lists else meaning)
        met.add(kept[-1].field or "-")
    return kept


def plain(title: str) -> str:
    """A column's name as it is compared."""
    return _NO_WORD.sub("", folded(title))


def kind_of_field(field: str, kinds: Mapping[str, cells.Kind], own: Mapping[str, cells.Kind]) -> cells.Kind:
    """What a cell of a column that means this can hold."""
    return kinds.get(field.removeprefix(OF_SHEET), "any") if field.startswith(OF_SHEET) else own.get(field, "text")
