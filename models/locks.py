"""A lock that the operating system holds for as long as the library is open, and lets go when the program dies."""

from __future__ import annotations

import contextlib
import os
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

if sys.platform == "win32":
    import msvcrt

    def seize(handle: int) -> None:
        """Lock an open file until it is closed, or an `OSError`."""
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def seize(handle: int) -> None:
        """Lock an open file until it is closed, or an `OSError`."""
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


_LONGEST = 64
"""Signs of a note: always as many, so that one write replaces it."""


class Taken(Exception):
    """Another program, or another library in this one, holds the lock."""


class Lock:
    """An exclusive lock on a small file of its own, beside what it guards."""

    def __init__(self, path: Path, log: Path) -> None:
        self.path = path
        self._log = log
        """What the note tells apart from others; while there is anything of it, the note stays."""
        self._handle = self._take()

    def _take(self) -> int:
        while True:
            handle = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o644)
            try:
                seize(handle)
            except OSError as error:
                os.close(handle)
                raise Taken(str(self.path)) from error
            if self._is_current(handle):
                return handle
            # The one who held it has just removed the file; what we locked has no name any more.
            os.close(handle)

    def _is_current(self, handle: int) -> bool:
        try:
            return os.path.samestat(os.fstat(handle), self.path.stat())
        except FileNotFoundError:
            return False

    @property
    def note(self) -> str:
        """What was written into the lock's file, by this one or by one that died holding it."""
        os.lseek(self._handle, 0, os.SEEK_SET)
        return os.read(self._handle, _LONGEST).decode("ascii", "replace")

    def write(self, note: str) -> None:
        """Leave a note for whoever holds the lock next, if this program dies."""
        os.lseek(self._handle, 0, os.SEEK_SET)
        os.write(self._handle, note.ljust(_LONGEST).encode("ascii"))
        os.fsync(self._handle)

    def release(self) -> None:
        """Let go, and take the lock's file away, unless a log is left that needs its note: the disk had no room."""
        if self._log.exists() and self._log.stat().st_size and self.note:
            os.close(self._handle)
        elif sys.platform == "win32":
            os.close(self._handle)
            # Where another one has opened it in between, it stays: it is theirs now.
            with contextlib.suppress(PermissionError, FileNotFoundError):
                self.path.unlink()
        else:
            with contextlib.suppress(FileNotFoundError, PermissionError):
                self.path.unlink()
            os.close(self._handle)
