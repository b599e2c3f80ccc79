"""Copies of a library beside it: made, checked and rolled on.

A copy counts only if it passes its check; a damaged library never pushes a good copy out.
"""

from __future__ import annotations

import contextlib
import errno
import re
import sqlite3
from dataclasses import dataclass
from typing import TYPE_CHECKING

from models.storage import database, schema
from models.storage.errors import LibraryError

if TYPE_CHECKING:
    from pathlib import Path

ROLLING_COUNT = 3
"""How many rolling backups are kept."""
COUNTED_TABLES = ("creature", "party", "member", "encounter", "journal_entry")
"""The tables whose rows are counted in a check."""

_KINDS = re.compile(r"\.(backup|schema|before|damaged)-[0-9]+(-[0-9]+)?$")


@dataclass(frozen=True, slots=True)
class BackupCheck:
    """The result of the check of a file."""

    path: Path
    fault: str = ""
    """The code of the refusal to open it; empty if it passes."""
    identity: str = ""
    """The identity of the library it is a copy of; empty if that library had none yet."""
    counts: tuple[int, ...] = ()
    """The number of rows of each counted table."""

    def count(self, table: str) -> int:
        """Return the number of rows of one of the counted tables."""
        return self.counts[COUNTED_TABLES.index(table)]

    @property
    def passes(self) -> bool:
        """Whether it could be put in the library's place."""
        return not self.fault


@dataclass(frozen=True, slots=True)
class Backup:
    """A copy beside a library, as a list shows it."""

    check: BackupCheck
    written_at: float
    """When it was written, in seconds since 1970."""
    size: int
    """Bytes."""
    is_of_this: bool
    """Whether it is a copy of this library, as far as both can tell."""

    @property
    def path(self) -> Path:
        """The path of the copy."""
        return self.check.path


def check(path: Path) -> BackupCheck:
    """Check a library from end to end without changing a byte of it."""
    try:
        database.recognise(path)
        schema.revision(path)
        with contextlib.closing(database.connect_to_inspect(path)) as connection:
            problems = [str(row[0]) for row in connection.execute("PRAGMA integrity_check(1)")]
            if problems != ["ok"] or connection.execute("PRAGMA foreign_key_check").fetchone() is not None:
                return BackupCheck(path, "damaged")
            return BackupCheck(path, "", database.identity(connection), _counts(connection))
    except LibraryError as error:
        return BackupCheck(path, error.code)
    except schema.ForeignSchema:
        return BackupCheck(path, "strange_schema")
    except database.UNREADABLE:
        return BackupCheck(path, "damaged")


def _counts(connection: sqlite3.Connection) -> tuple[int, ...]:
    return tuple(int(connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0]) for name in COUNTED_TABLES)  # noqa: S608  Names of ours.


def rolling(path: Path) -> list[Path]:
    """Return the rolling backups that exist, the newest first."""
    return [name for name in _names(path) if name.exists()]


def _names(path: Path) -> list[Path]:
    return [path.with_name(f"{path.stem}.backup-{number}{path.suffix}") for number in range(1, ROLLING_COUNT + 1)]


def newest_good(path: Path) -> Path | None:
    """Return the newest rolling backup that passes its check."""
    return next((name for name in rolling(path) if check(name).passes), None)


def list_copies(path: Path, own_identity: str | None = None) -> list[Backup]:
    """Return every copy beside a library, checked: its own before another's, the newest first.

    `own_identity` is the identity of a library that is open: nobody else may look into its file.
    """
    path = database.whole(path)
    if own_identity is None:
        own_identity = check(path).identity if path.exists() else ""
    copies: list[Backup] = []
    for copy in named_after(path):
        with contextlib.suppress(FileNotFoundError):
            stat, checked = copy.stat(), check(copy)
            is_of_this = not (own_identity and checked.identity) or own_identity == checked.identity
            copies.append(Backup(checked, stat.st_mtime, stat.st_size, is_of_this))
    return sorted(copies, key=lambda backup: (not backup.is_of_this, -backup.written_at, backup.path.name))


def named_after(path: Path) -> list[Path]:
    """Return the files beside a library that have the names of its copies, the newest first."""
    candidates = path.parent.glob(f"{_escaped(path.stem)}.*{_escaped(path.suffix)}")
    dated: list[tuple[float, Path]] = []
    for copy in candidates:
        if _KINDS.fullmatch(copy.stem[len(path.stem) :]):
            with contextlib.suppress(FileNotFoundError):
                dated.append((-copy.stat().st_mtime, copy))
    return [copy for _, copy in sorted(dated)]


def _escaped(text: str) -> str:
    return re.sub(r"([*?\[])", r"[\1]", text)


def back_up(path: Path) -> None:
    """Make the newest backup; the older good ones move on by one, and the oldest goes.

    A library that does not pass its check is refused as damaged, and its backups stay as they are.
    """
    names = _names(path)
    fresh = path.with_name(f".{path.stem}.backup{path.suffix}")
    try:
        try:
            database.copy(path, fresh)
            checked = check(fresh)
            if not checked.passes:
                raise damaged(path)
            _roll(path, checked.identity)
            database.supersede(fresh, names[0])
        finally:
            fresh.unlink(missing_ok=True)
    except sqlite3.DatabaseError as error:
        if database.is_damage(error):
            raise damaged(path) from error
        if database.primary_code(error) == sqlite3.SQLITE_FULL:
            raise LibraryError("no_backup_room", **database.described(path)) from error
        raise LibraryError("no_backup", **database.described(path), reason=error) from error
    except OSError as error:
        if error.errno == errno.ENOSPC:
            raise LibraryError("no_backup_room", **database.described(path)) from error
        raise LibraryError("no_backup", **database.described(path), reason=error.strerror) from error


def _roll(path: Path, identity: str) -> None:
    """Make room for a new backup: what is damaged goes first, what is another library's gets another name."""
    good: list[Path] = []
    for name in rolling(path):
        checked = check(name)
        if checked.passes and checked.identity not in ("", identity):
            database.move(
                name, next(free_name for free_name in database.numbered(path, "before") if not free_name.exists())
            )
        elif checked.passes:
            good.append(name)
    names = _names(path)
    for number, name in reversed(list(enumerate(good[: ROLLING_COUNT - 1], 1))):
        if name != names[number]:
            database.move(name, names[number])


def damaged(path: Path) -> LibraryError:
    """Return the refusal of a file that SQLite cannot read; it names the newest backup that passes its check."""
    good = newest_good(path)
    if good is None:
        return LibraryError("damaged_no_copy", **database.described(path))
    return LibraryError("damaged", **database.described(path), backup=good.name)
