"""Exchange files too large to be parsed at once: they are read line by line, as `writer` writes them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from models.exchange.native import reader
from models.exchange.records.readers import Content, Reader, Record
from models.storage import bounded_reads
from models.storage.errors import MESSAGES, LibraryError
from models.storage.strict_json import read_json
from rules.text.localized import said

if TYPE_CHECKING:
    from io import BufferedReader

LONGEST_LINE = 16 * 1024 * 1024
"""Bytes of one record."""
_HEAD = re.compile(r'\{"format": "turnwright", "version": (\d+)[,}]?')
_PART = re.compile(r'"(\w+)": \[(\](?:,|\})?)?')
_ENDS = ("]", "],", "]}")


def _read(content: Content) -> Iterator[Record]:
    assert content.path is not None
    try:
        bounded_reads.demand_free(content.path)
        with content.path.open("rb") as file:
            yield from _records(file, content.name)
    except OSError as error:
        raise LibraryError("unreadable", name=content.name, reason=error.strerror or str(error)) from error


def _records(file: BufferedReader, name: str) -> Iterator[Record]:
    """Yield the records of a file in order; a file with any other layout is refused as too large."""
    too_large = LibraryError("too_large", name=name, most=bounded_reads.MOST_BYTES // 2**20)
    head = _HEAD.fullmatch(_line(file, too_large) or "")
    if head is None:
        raise too_large
    if int(head[1]) != reader.VERSION:
        raise LibraryError("newer_file", name=name, version=int(head[1]))
    section = ""
    while (line := _line(file, too_large)) is not None:
        if line.startswith("{") and section:
            yield reader.made_or_refused(reader.MAKERS[section], read_json(line.removesuffix(","), name))
        elif line in _ENDS:
            section = ""
        elif (opening := _PART.fullmatch(line)) and opening[1] in reader.MAKERS and not section:
            section = "" if opening[2] else opening[1]
        else:
            raise too_large
    if section:
        # It ends in the middle, as a copy does that was cut off.
        raise LibraryError("no_json", name=name, reason=said("fault-cut_off", MESSAGES))


def _line(file: BufferedReader, too_large: LibraryError) -> str | None:
    """Return the next line without its end; None at the end of the file."""
    data = file.readline(LONGEST_LINE)
    if not data:
        return None
    if len(data) == LONGEST_LINE:
        raise too_large
    try:
        return data.decode("utf-8").rstrip("\r\n")
    except UnicodeDecodeError:
        raise too_large from None


READER = Reader(
    reader.FORMAT,
    "mixed",
    lambda content: content.is_long and _HEAD.match(content.start) is not None,
    _read,
    stands_alone=False,
)
