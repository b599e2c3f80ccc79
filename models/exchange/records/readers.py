"""Contents of imported files, and the readers that are asked in order."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from models.exchange.records.neutral_creature import NeutralCreature, NeutralEncounter
from models.exchange.records.report import (
    RefusedRecord,
    TakenBoard,
    TakenCreature,
    TakenEncounter,
    TakenParty,
    TakenRow,
    TakenRules,
)
from models.storage import bounded_reads
from models.storage.errors import LibraryError
from models.storage.strict_json import read_json

MOST_LONG = 1024 * 1024 * 1024
"""Bytes of a file of our own, which is read line by line."""
_START = 80
_MARKS = ((b"\xef\xbb\xbf", "utf-8-sig"), (b"\xff\xfe", "utf-16"), (b"\xfe\xff", "utf-16"))
"""Byte order marks; without one a text is UTF-8 or an old Windows encoding."""

Record = (
    TakenCreature
    | TakenParty
    | TakenEncounter
    | TakenBoard
    | TakenRules
    | TakenRow
    | NeutralCreature
    | NeutralEncounter
    | RefusedRecord
)
"""What a reader yields: our own records, neutral ones, and refusals."""


@dataclass(frozen=True)
class Content:
    """A file's bytes, and what they parse as, on demand."""

    name: str
    """The file's name, or the name of a paste."""
    data: bytes = b""
    path: Path | None = None
    """The file's path; a folder has no data and is offered to readers before its files."""
    is_long: bool = False
    """Whether `data` is only the start of a file too large to read at once."""

    @classmethod
    def of_file(cls, path: Path) -> Content:
        """Return a file's content; refuses `unreadable` and `too_large`."""
        try:
            if path.is_dir():
                return cls(path.name or str(path), path=path)
            if path.is_file() and path.stat().st_size > bounded_reads.MOST_BYTES:
                return cls._of_long_file(path)
            return cls(path.name, bounded_reads.read_file(path), path)
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            raise LibraryError("unreadable", name=path.name, reason=reason) from error

    @classmethod
    def _of_long_file(cls, path: Path) -> Content:
        """Return the start of a large file of our own, recognised by its first bytes."""
        bounded_reads.demand_free(path)
        with path.open("rb") as file:
            start = file.read(_START)
        if path.stat().st_size > MOST_LONG or not start.startswith(b'{"format": "turnwright", "version": '):
            raise LibraryError("too_large", name=path.name, most=bounded_reads.MOST_BYTES // 2**20)
        return cls(path.name, start, path, is_long=True)

    def demand_size(self) -> None:
        """Refuse `too_large` for pasted, dropped or piped content, as for a file."""
        if len(self.data) > bounded_reads.MOST_BYTES:
            raise LibraryError("too_large", name=self.name, most=bounded_reads.MOST_BYTES // 2**20)

    @property
    def is_folder(self) -> bool:
        """Whether it is a folder."""
        return self.path is not None and not self.data and self.path.is_dir()

    @cached_property
    def suffix(self) -> str:
        """The suffix of its name in lower case, with the dot."""
        return Path(self.name).suffix.lower()

    @cached_property
    def text(self) -> str:
        """Its text in any encoding, line ends unchanged; refuses `no_text`."""
        for mark, encoding in _MARKS:
            if self.data.startswith(mark):
                return self._decoded(encoding)
        if b"\x00" in self.data:
            raise LibraryError("no_text", name=self.name)
        try:
            return self.data.decode("utf-8")
        except UnicodeDecodeError:
            # Five bytes mean nothing in cp1252; Latin-1 gives every byte a sign.
            return self._decoded("cp1252" if not set(self.data) & _NOT_CP1252 else "latin-1")

    def _decoded(self, encoding: str) -> str:
        try:
            return self.data.decode(encoding)
        except UnicodeDecodeError as error:
            raise LibraryError("no_text", name=self.name) from error

    @cached_property
    def start(self) -> str:
        """The first 4096 characters of its text without leading blanks; empty if it is no text."""
        try:
            return self.text.lstrip()[:4096]
        except LibraryError:
            return ""

    @cached_property
    def json(self) -> Any:
        """Its text parsed as JSON; refuses `no_json`."""
        return read_json(self.text, self.name)

    @cached_property
    def maybe_json(self) -> Any:
        """Its text parsed as JSON, or None."""
        if self.start[:1] not in ("{", "[") or self.is_long:
            return None
        try:
            return self.json
        except LibraryError:
            return None

    def forget(self) -> None:
        """Release everything parsed from the bytes, to limit memory with thousands of files."""
        for name in vars(self).keys() - self.__dataclass_fields__.keys():
            del vars(self)[name]

    def each_once(self, rows: list[Any]) -> Iterator[Any]:
        """Yield rows in order, releasing each before the next; parsed content is released first.

        Releasing everything at the end takes much longer, because it has left the cache.
        """
        self.forget()
        rows.reverse()
        while rows:
            yield rows.pop()


_NOT_CP1252 = frozenset(b"\x81\x8d\x8f\x90\x9d")


@dataclass(frozen=True, slots=True)
class Reader:
    """One format: how to recognise and how to read it."""

    format: str
    """Its id, as the command line prints it: `turnwright`, `csv`, `open5e`."""
    kind: str
    """What its files hold: `creatures`, `party`, `encounter`, `board`, or `mixed`."""
    recognises: Callable[[Content], bool]
    """Never raises; the first reader that recognises a file reads it."""
    read: Callable[[Content], Iterable[Record]]
    """Yields its records in order; raises LibraryError if the file as a whole is unusable."""
    stands_alone: bool = True
    """Whether records are independent; otherwise one refusal refuses the file."""


def clear_frames(error: BaseException) -> None:
    """Clear the frames of an error: some libraries keep it, and through them the file, in a cycle."""
    traceback.clear_frames(error.__traceback__)


def files_in(folder: Path) -> list[Path]:
    """Return a folder's files, then its subfolders, by name, without hidden ones and links to folders."""
    paths = sorted(path for path in folder.iterdir() if not path.name.startswith("."))
    folders = [path for path in paths if path.is_dir()]
    return [path for path in paths if path not in folders] + [path for path in folders if not path.is_symlink()]


@dataclass(frozen=True, slots=True)
class Readers:
    """The readers in the order in which they are asked."""

    all: tuple[Reader, ...]

    def for_content(self, content: Content) -> Reader | None:
        """Return the first reader that recognises a file, or None."""
        return next((reader for reader in self.all if reader.recognises(content)), None)
