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
from rules.system.label_words import translated

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
    words = {**_BY_NAME, **fifth_edition.words_of()} if fifth else {**_words_of_attacks(system), **words_of(system)}
    found: list[ColumnMeaning] = []
    for title in header:
        if said is not None:
            wanted = said.get(title, NOTHING)
            found.append(ColumnMeaning(wanted if wanted in known else NOTHING))
            continue
        exact = _exact(title.strip(), known, fifth=fifth)
        guess = NOTHING if exact else words.get(plain(title), NOTHING)
        found.append(ColumnMeaning(exact or guess, is_guess=bool(guess)))
    return _once(found)


def _exact(title: str, known: Iterable[str], *, fifth: bool) -> str:
    """The field whose own name the column has; a table of the fifth edition has its own words, no sheet's."""
    if title in known or title.startswith(OF_SHEET):
        return title
    return f"{OF_SHEET}{title}" if not fifth and f"{OF_SHEET}{title}" in known else NOTHING


def words_of(system: System | None) -> dict[str, str]:
    """How the fields may be called, folded."""
    words: dict[str, str] = {}
    if system is not None:
        sheet = system.sheet.model_fields
        for key, info in sheet.items():
            words.setdefault(plain(key), f"{OF_SHEET}{key}")
            words.setdefault(plain(label_of(key, info)), f"{OF_SHEET}{key}")
        for key, info in sheet.items():
            for word in translated(system, label_of(key, info)):
                words.setdefault(plain(word), f"{OF_SHEET}{key}")
        for pool in system.pools:
            if pool.id in sheet:
                words.setdefault(plain(pool.label), f"{OF_SHEET}{pool.id}")
        if system.pools and system.vital.id in sheet:
            for word in VITAL.split():
                words.setdefault(word, f"{OF_SHEET}{system.vital.id}")
    # A creature's own fields go before a sheet's: who has `nivel` means the level that the list shows.
    return {**words, **{word: field for word, field in _BY_NAME.items() if word not in words}}


def _words_of_attacks(system: System | None) -> dict[str, str]:
    told = None if system is None else system.plain
    return {} if told is None else dict.fromkeys(ATTACKS.split(), f"{OF_SHEET}{told.attacks}")


def _once(found: Sequence[ColumnMeaning]) -> list[ColumnMeaning]:
    """Keeps one of several columns that mean the same: the surest, else the first."""
    sure = {candidate.field for candidate in found if candidate.field and not candidate.is_guess}
    met: set[str] = set()
    kept: list[ColumnMeaning] = []
    for meaning in found:
        again = meaning.field in met or (meaning.is_guess and meaning.field in sure)
        kept.append(ColumnMeaning(NOTHING) if again else meaning)
        met.add(kept[-1].field or "-")
    return kept


def plain(title: str) -> str:
    """A column's name as it is compared."""
    return _NO_WORD.sub("", folded(title))


def kind_of_field(field: str, kinds: Mapping[str, cells.Kind], own: Mapping[str, cells.Kind]) -> cells.Kind:
    """What a cell of a column that means this can hold."""
    return kinds.get(field.removeprefix(OF_SHEET), "any") if field.startswith(OF_SHEET) else own.get(field, "text")
