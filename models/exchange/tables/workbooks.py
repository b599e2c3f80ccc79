"""Reader of workbooks (XLSX): every sheet with a header of names is a table of creatures."""

from __future__ import annotations

import io
import lzma
import struct
import warnings
import zipfile
import zlib
from collections.abc import Iterator
from datetime import date, time
from typing import TYPE_CHECKING, Any

from models.exchange.records.readers import Content, Reader, Record, clear_frames
from models.exchange.tables import columns
from models.exchange.tables.creature_tables import MOST_COLUMNS, NAMES, cell_text, rows_of
from models.storage.errors import MESSAGES, LibraryError
from rules.text.localized import said

if TYPE_CHECKING:
    from collections.abc import Sequence

MOST = 128 * 1024 * 1024
"""Bytes of an unpacked workbook, by the sizes in its directory."""
MOST_PARTS = 5_000
MOST_ROWS = 200_000
"""Rows of one sheet; broken files claim more."""
_BROKEN = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    EOFError,
    LookupError,
    NotImplementedError,
    OSError,
    RuntimeError,
    SyntaxError,
    TypeError,
    ValueError,
    lzma.LZMAError,
    struct.error,
    zipfile.BadZipFile,
    zlib.error,
)
"""Errors of reading a damaged workbook."""


def _recognises(content: Content) -> bool:
    if not content.data.startswith(b"PK\x03\x04"):
        return False
    return content.suffix in (".xlsx", ".xlsm") or b"xl/workbook.xml" in content.data


def _read(content: Content) -> Iterator[Record]:
    try:
        with zipfile.ZipFile(io.BytesIO(content.data)) as archive:
            parts = archive.infolist()
        if len(parts) > MOST_PARTS or sum(part.file_size for part in parts) > MOST:
            raise LibraryError("too_large", name=content.name, most=MOST // 2**20)
        with warnings.catch_warnings():
            # What a workbook has beside its cells (its styles, its checks) is of no interest here.
            warnings.simplefilter("ignore")
            records = _tables(content)
    except _BROKEN as error:
        clear_frames(error)
        raise LibraryError("unreadable", name=content.name, reason=said("fault-workbook", MESSAGES)) from error
    if not records:
        raise LibraryError("no_header", name=content.name)
    yield from records


def _tables(content: Content) -> list[Record]:
    from openpyxl import load_workbook

    records: list[Record] = []
    book = load_workbook(io.BytesIO(content.data), read_only=True, data_only=True, keep_links=False)
    try:
        for sheet in book.worksheets:
            rows = sheet.iter_rows(values_only=True, max_row=MOST_ROWS, max_col=MOST_COLUMNS)
            records += _records(rows)
    finally:
        book.close()
    return records


def _records(rows: Iterator[Sequence[Any]]) -> Iterator[Record]:
    """Yield the rows below the first header with names; none if there is no such header."""
    for row in rows:
        header = [cell_text(cell) for cell in row]
        if any(columns.name_key(title) in NAMES for title in header):
            while header and not header[-1].strip():
                header.pop()
            yield from rows_of(header, ([_cell(cell) for cell in row_values] for row_values in rows))
            return
        if any(cell.strip() for cell in header) and sum(bool(cell.strip()) for cell in header) > 1:
            return


def _cell(value: Any) -> str:
    """Return a cell's text; dates are written in ISO format."""
    if isinstance(value, date | time):
        return value.isoformat()
    return cell_text(value)


XLSX = Reader("xlsx", "creatures", _recognises, _read)
