"""Files that come in: what is in them, and the readers that are asked, in order, whether they know it."""

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
)
from models.storage import bounded_reads
from models.storage.errors import LibraryError
from models.storage.strict_json import read_json

MOST_LONG = 1024 * 1024 * 1024
"""Bytes of a file of our own, which is read a line at a time."""
_START = 80
_MARKS = ((b"\xef\xbb\xbf", "utf-8-sig"), (b"\xff\xfe", "utf-16"), (b"\xfe\xff", "utf-16"))
"""Byte order marks. Without one a text is UTF-8, or what Windows wrote before."""

Record = (
    TakenCreature
    | TakenParty
    | TakenEncounter
    | TakenBoard
    | TakenRow
    | NeutralCreature
    | NeutralEncounter
    | RefusedRecord
)
"""What a reader makes of a file: records of our own, creatures of other games, and what it could not read."""


@dataclass(frozen=True)
class Content:
    """What a file holds: bytes, and what they are read as, worked out when it is first asked for."""

    name: str
    """How people call it: the file's name, or what a paste is."""
    data: bytes = b""
    path: Path | None = None
    """Where it lies; a folder has no data, and is offered to readers before the files in it are."""
    is_long: bool = False
    """Whether `data` is only its start: there is more than is read at once."""

    @classmethod
    def of_file(cls, path: Path) -> Content:
        """What a file holds; refuses `unreadable` with the reason, and `too_large` by how it begins."""
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
        """One of our own, which is read a line at a time, is known by how it begins."""
        bounded_reads.demand_free(path)
        with path.open("rb") as file:
            start = file.read(_START)
        if path.stat().st_size > MOST_LONG or not start.startswith(b'{"format": "turnwright", "version": '):
            raise LibraryError("too_large", name=path.name, most=bounded_reads.MOST_BYTES // 2**20)
        return cls(path.name, start, path, is_long=True)

    def demand_size(self) -> None:
        """Refuses `too_large` for what is pasted, dropped or piped in, as a file of that size is refused."""
        if len(self.data) > bounded_reads.MOST_BYTES:
            raise LibraryError("too_large", name=self.name, most=bounded_reads.MOST_BYTES // 2**20)

    @property
    def is_folder(self) -> bool:
        """Whether it is a folder."""
        return self.path is not None and not self.data and self.path.is_dir()

    @cached_property
    def suffix(self) -> str:
        """How its name ends, in lower case, with the dot."""
        return Path(self.name).suffix.lower()

    @cached_property
    def text(self) -> str:
        """Its text, whatever wrote it; line ends are as they stand. Refuses `no_text` for what is none."""
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
        """The first signs of its text without blanks before them, enough to recognise it; empty if it is no text."""
        try:
            return self.text.lstrip()[:4096]
        except LibraryError:
            return ""

    @cached_property
    def json(self) -> Any:
        """Its text as JSON; refuses `no_json` with what is wrong."""
        return read_json(self.text, self.name)

    @cached_property
    def maybe_json(self) -> Any:
        """Its text as JSON, or None where it is none."""
        if self.start[:1] not in ("{", "[") or self.is_long:
            return None
        try:
            return self.json
        except LibraryError:
            return None

    def forget(self) -> None:
        """Let go of all that its bytes were read as, which would fill the memory for a thousand files."""
        for name in vars(self).keys() - self.__dataclass_fields__.keys():
            del vars(self)[name]

    def each_once(self, rows: list[Any]) -> Iterator[Any]:
        """The rows of what was read in their order, each let go before the next; what it was read as is forgotten.

        Letting go of all at the end takes much longer: by then none of it is at hand.
        """
        self.forget()
        rows.reverse()
        while rows:
            yield rows.pop()


_NOT_CP1252 = frozenset(b"\x81\x8d\x8f\x90\x9d")


@dataclass(frozen=True, slots=True)
class Reader:
    """One format: whether a file is of it, and what is in it."""

    format: str
    """Its id, as the command line prints it: `turnwright`, `csv`, `open5e`."""
    kind: str
    """What such files hold: `creatures`, `party`, `encounter`, `board`, or `mixed`."""
    recognises: Callable[[Content], bool]
    """Never raises; the first reader that says yes reads it."""
    read: Callable[[Content], Iterable[Record]]
    """Its records in their order; raises LibraryError where the file as a whole is of no use."""
    stands_alone: bool = True
    """Whether each record stands alone: one that is refused leaves the others in. Else it is all or nothing."""


def let_go(error: BaseException) -> None:
    """Empty the frames that an error came through: some libraries keep it there, and the file in a circle with it."""
    traceback.clear_frames(error.__traceback__)


def parts_of(folder: Path) -> list[Path]:
    """What lies in a folder: its files, then its folders, by their names; not what is hidden or points elsewhere."""
    found = sorted(path for path in folder.iterdir() if not path.name.startswith("."))
    folders = [path for path in found if path.is_dir()]
    return [path for path in found if path not in folders] + [path for path in folders if not path.is_symlink()]


@dataclass(frozen=True, slots=True)
class Readers:
    """The readers in the order in which they are asked."""

    all: tuple[Reader, ...]

    def for_content(self, content: Content) -> Reader | None:
        """The first that knows it, or None."""
        return next((reader for reader in self.all if reader.recognises(content)), None)
