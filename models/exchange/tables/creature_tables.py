"""Creatures from the rows of a table: our own CSV, other CSV, and sheets of a workbook."""

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
"""Characters of a cell."""
MOST_COLUMNS = 1000
_SEPARATORS = ",;\t|"
_SYSTEM = ("system", "sistema")
"""A column of our own tables, which describe creatures completely."""
NAMES = ("name", "nombre", "nome", "monstername", "creaturename")


def rows_of(header: Sequence[str], rows: Iterator[Sequence[str]]) -> Iterator[Record]:
    """Yield the non-empty rows of a table."""
    titles = tuple(title.strip().removeprefix("\ufeff") for title in header)
    for number, row in enumerate(rows, 2):
        if any(cell.strip() for cell in row):
            yield TakenRow(number, titles, tuple(row[: len(titles)]))


class RowReader:
    """Makes creatures of rows; meanings of columns are found once for each header and system."""

    def __init__(self, sheets: Sheets, choice: ImportChoice, maps: ColumnMaps | None) -> None:
        self._sheets = sheets
        self._choice = choice
        self._maps = maps
        self._meanings: dict[tuple[tuple[str, ...], str], list[columns.ColumnMeaning]] = {}
        self._kinds: dict[str, dict[str, cells.Kind]] = {}
        self._fifth: dict[tuple[tuple[str, ...], str], bool] = {}

    def creature(self, row: TakenRow) -> TakenCreature | NeutralCreature:
        """Return the creature of a row; refuses rows without a name."""
        system = self._system_of(row)
        meanings = self._meanings_of(row.header, system)
        if self.is_fifth(row.header, system):
            fields = [meaning.field for meaning in meanings]
            if not any(field == "name" and cell.strip() for field, cell in zip(fields, row.cells, strict=False)):
                raise LibraryError("no_name", name=said("said-row_number", MESSAGES, number=row.number))
            chosen = self._chosen_columns(row.header) or {}
            left_out = {title for title, field in chosen.items() if not field}
            return fifth_edition.creature(row.header, fields, row.cells, left_out)
        data: dict[str, Any] = {"sheet": {}}
        fates = self._take(row, system, meanings, data)
        return self._made(row, system, data, fates)

    def take_sheet(self, row: TakenRow, system: str, data: dict[str, Any]) -> list[FieldFate]:
        """Put a row's cells on a sheet, and what does not fit in the notes beside it."""
        meanings = [
            meaning if meaning.field.startswith(OF_SHEET) else columns.ColumnMeaning(columns.NOTHING)
            for meaning in self._meanings_of(row.header, system)
        ]
        return self._take(row, system, meanings, data)

    def _take(
        self, row: TakenRow, system: str, meanings: Sequence[columns.ColumnMeaning], data: dict[str, Any]
    ) -> list[FieldFate]:
        """Put a row's cells where their columns belong."""
        rule_system = self._system_or_none(system)
        kinds = self._kinds_of(system)
        fates: dict[int, list[FieldFate]] = {}
        unread: dict[int, Cell] = {}
        for index, (title, meaning, cell) in enumerate(zip(row.header, meanings, row.cells, strict=False)):
            if not cell.strip():
                continue
            if not meaning.field:
                if rule_system is None or self._chosen_columns(row.header) is not None:
                    fates[index] = [FieldFate(title, Fate.DROPPED, cell, said("import-no_column", MESSAGES))]
                else:
                    unread[index] = Cell(title, "", cell)
                continue
            if meaning.field == columns.PLAYER and rule_system is not None:
                # A creature has no player: it stands in the notes until it joins a party.
                is_named = columns.name_key(title) in columns.PLAYER_WORDS
                unread[index] = Cell(title if is_named else "Player", "", cell)
                continue
            key = meaning.field.removeprefix(OF_SHEET) if meaning.field.startswith(OF_SHEET) else ""
            value = cells.value_of(cell, columns.kind_of_field(meaning.field, kinds, OWN_KINDS))
            if rule_system is not None and key in rule_system.sheet.model_fields:
                unread[index] = Cell(title, key, cell, value)
            else:
                self._put(data, meaning.field, value)
            fates[index] = [_fate(title, meaning, cell)]
        if rule_system is not None:
            for index, cell_fates in take_cells(rule_system, data, unread).items():
                fates[index] = [*fates.get(index, []), *cell_fates]
        return [fate for index in sorted(fates) for fate in fates[index]]

    def meanings(self, row: TakenRow) -> tuple[str, tuple[columns.ColumnMeaning, ...]]:
        """Return the system of a row's table, and its columns' meanings."""
        system = self._system_of(row)
        return system, tuple(self._meanings_of(row.header, system))

    def keeps_unknown(self, row: TakenRow) -> bool:
        """Return whether a column without a meaning is read as text or kept in the notes; otherwise it is left out."""
        return self._chosen_columns(row.header) is None and self._system_or_none(self._system_of(row)) is not None

    def _made(self, row: TakenRow, system: str, data: dict[str, Any], fates: list[FieldFate]) -> TakenCreature:
        if not str(data.get("name") or "").strip():
            raise LibraryError("no_name", name=said("said-row_number", MESSAGES, number=row.number))
        extra = data.pop("extra", None)
        other_keys = dict(extra) if isinstance(extra, dict) else {}
        if isinstance(unknown := other_keys.pop(SHEET, None), dict):
            data["sheet"] = put_back(data["sheet"], unknown)
        sheet_columns = {title.removeprefix(OF_SHEET) for title in row.header if title.startswith(OF_SHEET)}
        for key in self._kinds_of(system):
            # One column for what both the list and the sheet say.
            if (
                key in OWN_KINDS
                and key not in sheet_columns
                and data.get(key) is not None
                and self._fits(system, key, data[key])
            ):
                data["sheet"].setdefault(key, data[key])
        lacks: tuple[str, ...] = ()
        is_open = False
        if not any(columns.name_key(title) in _SYSTEM for title in row.header):
            is_open = data["sheet"].get("kind") in (None, "pc")
            self._complete(system, data, fates)
            rule_system = self._system_or_none(system)
            lacks = () if rule_system is None else lacks_of(rule_system, data["sheet"])
        record = creature({**data, **other_keys, "system": system})
        return replace(record, fields=tuple(fates), lacks=lacks, is_open=is_open)

    def _fits(self, system: str, key: str, value: Any) -> bool:
        """Return whether a sheet's field allows a word: a list's kind may be *undead*, a sheet's only PC or NPC."""
        rule_system = self._system_or_none(system)
        annotation = None if rule_system is None else rule_system.sheet.model_fields[key].annotation
        words = [
            word
            for item in (annotation, *get_args(annotation))
            if get_origin(item) is Literal
            for word in get_args(item)
        ]
        return not words or not isinstance(value, str) or value in words

    def _complete(self, system: str, data: dict[str, Any], fates: list[FieldFate]) -> None:
        """Complete a foreign table's sheet as for the same creature pasted as text."""
        sheet: dict[str, Any] = data["sheet"]
        rule_system = self._system_or_none(system)
        level = "" if rule_system is None else field_naming(rule_system.sheet, "level")
        if level and isinstance(data.get("level"), int):
            sheet.setdefault(level, data["level"])
        if system == FFRPG:
            fates += stat_block.complete(sheet)

    @staticmethod
    def _put(data: dict[str, Any], field: str, value: Any) -> None:
        if field.startswith(OF_SHEET):
            data["sheet"][field.removeprefix(OF_SHEET)] = value
        elif field == "tags" and not isinstance(value, list):
            data["tags"] = [word.strip() for word in str(value).replace(";", ",").split(",") if word.strip()]
        else:
            data[field] = value

    def _system_of(self, row: TakenRow) -> str:
        """Return the row's system, or else the chosen one, or the one remembered for such tables."""
        for title, cell in zip(row.header, row.cells, strict=False):
            if columns.name_key(title) in _SYSTEM and cell.strip():
                return cell.strip()
        if self._choice.system or self._maps is None:
            return self._choice.system
        remembered = self._maps.get(columns.header_key(row.header))
        return "" if remembered is None else remembered.system

    def _meanings_of(self, header: tuple[str, ...], system: str) -> list[columns.ColumnMeaning]:
        if (header, system) not in self._meanings:
            self._meanings[header, system] = columns.meanings(
                header, self._system_or_none(system), self._chosen_columns(header)
            )
        return self._meanings[header, system]

    def is_fifth(self, header: tuple[str, ...], system: str) -> bool:
        """Return whether a table is one of the fifth edition."""
        if (header, system) not in self._fifth:
            self._fifth[header, system] = columns.is_fifth(
                header, self._system_or_none(system), self._chosen_columns(header)
            )
        return self._fifth[header, system]

    def _chosen_columns(self, header: tuple[str, ...]) -> Mapping[str, str] | None:
        """Return the user's choices for the columns, now or before; None if there are none."""
        chosen = self._choice.columns.get(columns.header_key(header))
        if chosen is not None or self._maps is None:
            return chosen
        remembered = self._maps.get(columns.header_key(header))
        return None if remembered is None else remembered.columns

    def _system_or_none(self, system: str) -> System | None:
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
    """Return the separator in the first line; spreadsheets of many countries write semicolons."""
    line = start.splitlines()[0] if start else ""
    return max(_SEPARATORS, key=line.count)


def _is_table(content: Content) -> bool:
    """Return whether a file is a table: by its suffix, or by a header that names creatures."""
    if content.is_folder or not content.start or content.start[0] in "{[<":
        return False
    line = content.start.splitlines()[0]
    titles = [columns.name_key(title) for title in line.split(_separator(content.start))]
    has_name = any(title in NAMES for title in titles)
    return content.suffix in (".csv", ".tsv") or (has_name and len(titles) > 1)


def csv_rows(text: str, name: str) -> Iterator[list[str]]:
    """Yield the rows of a CSV table with any separator, the header first."""
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
    lines = csv_rows(content.text, content.name)
    yield from rows_of(next(lines), lines)


CSV = Reader("csv", "creatures", _is_table, _read_csv)


def cell_text(value: Any) -> str:
    """Return a workbook's cell as it would be in CSV."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return json.dumps(value)
    if isinstance(value, float) and value.is_integer() and abs(value) < 1e15:
        return str(int(value))
    return str(value)
