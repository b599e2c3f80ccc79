"""Rows of a table as creatures: CSV of our own and of strangers, and sheets of a workbook."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Literal, get_args, get_origin

from models.exchange.foreign.ffrpg import stat_block
from models.exchange.foreign.ffrpg.monsters import SYSTEM as FFRPG
from models.exchange.native.reader import creature
from models.exchange.records.neutral_creature import NeutralCreature
from models.exchange.records.readers import Content, Reader, Record
from models.exchange.records.report import Fate, FieldFate, TakenCreature, TakenRow, lacks_of
from models.exchange.records.unknown_keys import SHEET, put_back
from models.exchange.tables import cells, columns, fifth_edition
from models.exchange.tables.csv_writer import OF_SHEET, OWN_KINDS, kinds_of
from models.exchange.tables.written_cells import Cell, take_cells
from models.storage.errors import MESSAGES, LibraryError
from rules.sheets.schema import field_naming
from rules.text.localized import said

if TYPE_CHECKING:
    from models.exchange.records.import_options import ImportChoice
    from models.repositories.column_maps import ColumnMaps
    from models.repositories.sheets import Sheets
    from rules.system.system import System

LONGEST = 4 * 1024 * 1024
"""Signs of a cell."""
MOST_COLUMNS = 1000
_SEPARATORS = ",;\t|"
_SYSTEM = ("system", "sistema")
"""A column that tables of our own have: they say all that a creature is."""
NAMES = ("name", "nombre", "nome", "monstername", "creaturename")


def rows_of(header: Sequence[str], rows: Iterator[Sequence[str]]) -> Iterator[Record]:
    """The rows of a table that say anything."""
    titles = tuple(title.strip().removeprefix("\ufeff") for title in header)
    for number, row in enumerate(rows, 2):
        if any(cell.strip() for cell in row):
            yield TakenRow(number, titles, tuple(row[: len(titles)]))


class RowReader:
    """Makes creatures of rows; what columns mean is found out once for each header and system."""

    def __init__(self, sheets: Sheets, choice: ImportChoice, maps: ColumnMaps | None) -> None:
        self._sheets = sheets
        self._choice = choice
        self._maps = maps
        self._meanings: dict[tuple[tuple[str, ...], str], list[columns.ColumnMeaning]] = {}
        self._kinds: dict[str, dict[str, cells.Kind]] = {}
        self._fifth: dict[tuple[tuple[str, ...], str], bool] = {}

    def creature(self, row: TakenRow) -> TakenCreature | NeutralCreature:
        """The creature of a row; refuses one without a name, and a system that is not there."""
        system = self._system_of(row)
        meanings = self._meanings_of(row.header, system)
        if self.is_fifth(row.header, system):
            fields = [meaning.field for meaning in meanings]
            if not any(field == "name" and cell.strip() for field, cell in zip(fields, row.cells, strict=False)):
                raise LibraryError("no_name", name=said("said-row_number", MESSAGES, number=row.number))
            told = self._told_of(row.header) or {}
            left_out = {title for title, field in told.items() if not field}
            return fifth_edition.creature(row.header, fields, row.cells, left_out)
        data: dict[str, Any] = {"sheet": {}}
        fates = self._take(row, system, meanings, data)
        return self._made(row, system, data, fates)

    def take_sheet(self, row: TakenRow, system: str, data: dict[str, Any]) -> list[FieldFate]:
        """Put the cells of a row on a sheet, and in the notes beside it what they do not say of it."""
        meanings = [
            meaning if meaning.field.startswith(OF_SHEET) else columns.ColumnMeaning(columns.NOTHING)
            for meaning in self._meanings_of(row.header, system)
        ]
        return self._take(row, system, meanings, data)

    def _take(
        self, row: TakenRow, system: str, meanings: Sequence[columns.ColumnMeaning], data: dict[str, Any]
    ) -> list[FieldFate]:
        """Put the cells of a row where their columns belong."""
        known = self._known(system)
        kinds = self._kinds_of(system)
        fates: dict[int, list[FieldFate]] = {}
        unread: dict[int, Cell] = {}
        for place, (title, meaning, cell) in enumerate(zip(row.header, meanings, row.cells, strict=False)):
            if not cell.strip():
                continue
            if not meaning.field:
                if known is None or self._told_of(row.header) is not None:
                    fates[place] = [FieldFate(title, Fate.DROPPED, cell, said("import-no_column", MESSAGES))]
                else:
                    unread[place] = Cell(title, "", cell)
                continue
            key = meaning.field.removeprefix(OF_SHEET) if meaning.field.startswith(OF_SHEET) else ""
            value = cells.value_of(cell, columns.kind_of_field(meaning.field, kinds, OWN_KINDS))
            if known is not None and key in known.sheet.model_fields:
                unread[place] = Cell(title, key, cell, value)
            else:
                self._put(data, meaning.field, value)
            fates[place] = [_fate(title, meaning, cell)]
        if known is not None:
            for place, told in take_cells(known, data, unread).items():
                fates[place] = [*fates.get(place, []), *told]
        return [fate for place in sorted(fates) for fate in fates[place]]

    def meant(self, row: TakenRow) -> tuple[str, tuple[columns.ColumnMeaning, ...]]:
        """The system of a row's table, and what its columns mean."""
        system = self._system_of(row)
        return system, tuple(self._meanings_of(row.header, system))

    def _made(self, row: TakenRow, system: str, data: dict[str, Any], fates: list[FieldFate]) -> TakenCreature:
        if not str(data.get("name") or "").strip():
            raise LibraryError("no_name", name=said("said-row_number", MESSAGES, number=row.number))
        extra = data.pop("extra", None)
        kept = dict(extra) if isinstance(extra, dict) else {}
        if isinstance(unknown := kept.pop(SHEET, None), dict):
            data["sheet"] = put_back(data["sheet"], unknown)
        named = {title.removeprefix(OF_SHEET) for title in row.header if title.startswith(OF_SHEET)}
        for key in self._kinds_of(system):
            # One column for what both the list and the sheet say.
            if (
                key in OWN_KINDS
                and key not in named
                and data.get(key) is not None
                and self._fits(system, key, data[key])
            ):
                data["sheet"].setdefault(key, data[key])
        lacks: tuple[str, ...] = ()
        if not any(columns.plain(title) in _SYSTEM for title in row.header):
            told = frozenset(data["sheet"])
            self._finish(system, data, fates)
            lacks = self._lacks(system, data["sheet"], told)
        made = creature({**data, **kept, "system": system})
        return replace(made, fields=tuple(fates), lacks=lacks)

    def _lacks(self, system: str, sheet: Mapping[str, Any], told: frozenset[str]) -> tuple[str, ...]:
        """What a stranger's table does not say; ability scores that only the book gives are none that it has."""
        found = self._known(system)
        if found is None or found.plain is None:
            return ()
        given = found.plain.abilities
        return lacks_of(found, {key: value for key, value in sheet.items() if key in told or key not in given})

    def _fits(self, system: str, key: str, value: Any) -> bool:
        """Whether a word may stand in a field of the sheet: a list's kind may be *undead*, a sheet's only PC or NPC."""
        found = self._known(system)
        annotation = None if found is None else found.sheet.model_fields[key].annotation
        words = [
            word
            for item in (annotation, *get_args(annotation))
            if get_origin(item) is Literal
            for word in get_args(item)
        ]
        return not words or not isinstance(value, str) or value in words

    def _finish(self, system: str, data: dict[str, Any], fates: list[FieldFate]) -> None:
        """What a stranger's table leaves out, as the same creature has it that comes as text."""
        sheet: dict[str, Any] = data["sheet"]
        found = self._known(system)
        level = "" if found is None else field_naming(found.sheet, "level")
        if level and isinstance(data.get("level"), int):
            sheet.setdefault(level, data["level"])
        if system == FFRPG and sheet.get("kind") != "pc" and {"hp", "vit"} & sheet.keys():
            fates += [
                FieldFate(key, Fate.GUESSED, None, said("import-guessed", MESSAGES, fields=key))
                for key in stat_block.left_to_the_book(sheet)
            ]
            sheet |= stat_block.completed(sheet)

    @staticmethod
    def _put(data: dict[str, Any], field: str, value: Any) -> None:
        if field.startswith(OF_SHEET):
            data["sheet"][field.removeprefix(OF_SHEET)] = value
        elif field == "tags" and not isinstance(value, list):
            data["tags"] = [word.strip() for word in str(value).replace(";", ",").split(",") if word.strip()]
        else:
            data[field] = value

    def _system_of(self, row: TakenRow) -> str:
        """What the row says, else what somebody chose, else what was chosen for such tables before."""
        for title, cell in zip(row.header, row.cells, strict=False):
            if columns.plain(title) in _SYSTEM and cell.strip():
                return cell.strip()
        if self._choice.system or self._maps is None:
            return self._choice.system
        known = self._maps.get(columns.header_key(row.header))
        return "" if known is None else known.system

    def _meanings_of(self, header: tuple[str, ...], system: str) -> list[columns.ColumnMeaning]:
        if (header, system) not in self._meanings:
            self._meanings[header, system] = columns.meanings(header, self._known(system), self._told_of(header))
        return self._meanings[header, system]

    def is_fifth(self, header: tuple[str, ...], system: str) -> bool:
        """Whether a table is one of the fifth edition."""
        if (header, system) not in self._fifth:
            self._fifth[header, system] = columns.is_fifth(header, self._known(system), self._told_of(header))
        return self._fifth[header, system]

    def _told_of(self, header: tuple[str, ...]) -> Mapping[str, str] | None:
        """What somebody has said of columns, now or before."""
        told = self._choice.columns.get(columns.header_key(header))
        if told is not None or self._maps is None:
            return told
        known = self._maps.get(columns.header_key(header))
        return None if known is None else known.columns

    def _known(self, system: str) -> System | None:
        return self._sheets.system(system) if system and self._sheets.knows(system) else None

    def _kinds_of(self, system: str) -> Mapping[str, cells.Kind]:
        if system not in self._kinds:
            self._kinds[system] = kinds_of(self._sheets, system) if system else {}
        return self._kinds[system]


def _fate(title: str, meaning: columns.ColumnMeaning, cell: str) -> FieldFate:
    if meaning.is_guess:
        return FieldFate(title, Fate.GUESSED, cell, said("import-column", MESSAGES, field=meaning.field))
    if meaning.field.removeprefix(OF_SHEET) != title.removeprefix(OF_SHEET):
        return FieldFate(title, Fate.MAPPED, cell, said("import-column", MESSAGES, field=meaning.field))
    return FieldFate(title, Fate.KEPT, cell)


# --- CSV ---------------------------------------------------------------------------------------------------------


def _separator(start: str) -> str:
    """What parts the cells of the first line: spreadsheets of half the world write semicolons."""
    line = start.splitlines()[0] if start else ""
    return max(_SEPARATORS, key=line.count)


def _looks_like_a_table(content: Content) -> bool:
    """A header that names creatures: with our own suffix any, else one that can only be a table's."""
    if content.is_folder or not content.start or content.start[0] in "{[<":
        return False
    line = content.start.splitlines()[0]
    titles = [columns.plain(title) for title in line.split(_separator(content.start))]
    named = any(title in NAMES for title in titles)
    return content.suffix in (".csv", ".tsv") or (named and len(titles) > 1)


def lines_of(text: str, name: str) -> Iterator[list[str]]:
    """Return the lines of a table in CSV, whatever parts its cells, the titles of its columns first."""
    text = text.removeprefix("\ufeff").lstrip("\r\n")
    # Excel says which separator it took in a line of its own.
    if text[:4].lower() == "sep=" and len(text) > 5:
        separator, text = text[4], text[5:].lstrip("\r\n")
    else:
        separator = _separator(text)
    csv.field_size_limit(LONGEST)
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=separator)
    try:
        header = next(reader, [])
        if not any(header) or len(header) > MOST_COLUMNS:
            raise LibraryError("no_header", name=name)
        yield [title.strip() for title in header]
        yield from reader
    except csv.Error as error:
        reason = said("fault-table", MESSAGES, line=reader.line_num)
        raise LibraryError("unreadable", name=name, reason=reason) from error


def _read_csv(content: Content) -> Iterator[Record]:
    lines = lines_of(content.text, content.name)
    yield from rows_of(next(lines), lines)


CSV = Reader("csv", "creatures", _looks_like_a_table, _read_csv)


def as_text(value: Any) -> str:
    """A cell of a workbook as it would stand in CSV."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return json.dumps(value)
    if isinstance(value, float) and value.is_integer() and abs(value) < 1e15:
        return str(int(value))
    return str(value)
