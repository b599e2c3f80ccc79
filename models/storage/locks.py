"""A lock that the operating system holds while the library is open, and releases when the program dies."""

from __future__ import annotations

import contextlib
import errno
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
"""Characters of a note: always as many, so that one write replaces it."""


_HELD = (errno.EWOULDBLOCK, errno.EAGAIN, errno.EACCES, errno.EDEADLK, getattr(errno, "EDEADLOCK", errno.EDEADLK))
"""The errors of a lock that somebody else holds; any other means that there are no locks here."""


class LockTaken(Exception):
    """Another program, or another library in this one, holds the lock."""


class NoLocks(OSError):
    """The file system knows no locks."""


class LeftByAnother(OSError):
    """The lock's file belongs to another user who is gone, and it cannot be removed."""


class Lock:
    """An exclusive lock on a small file of its own, beside what it guards."""

    def __init__(self, path: Path, log: Path) -> None:
        self.path = path
        self._log = log
        """The log that the note is about; while it has content, the note stays."""
        self._handle = self._acquire()

    def _acquire(self) -> int:
        while True:
            try:
                handle = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o644)
            except PermissionError:
                if not self.path.exists():
                    raise
                return self._replace_foreign()
            self._seize(handle)
            if self._is_current(handle):
                return handle
            # The one who held it has just removed the file; what we locked has no name any more.
            os.close(handle)

    def _replace_foreign(self) -> int:
        """Replace the lock file that another user has left by one of our own, with the same note."""
        try:
            handle = os.open(self.path, os.O_RDONLY)
        except PermissionError as error:
            raise LeftByAnother(error.errno, error.strerror) from error
        self._seize(handle)
        try:
            note = os.read(handle, _LONGEST)
            self.path.unlink()
            own_handle = os.open(self.path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o644)
        except FileExistsError as error:
            raise LockTaken(str(self.path)) from error
        except PermissionError as error:
            raise LeftByAnother(error.errno, error.strerror) from error
        finally:
            os.close(handle)
        self._seize(own_handle)
        os.write(own_handle, note)
        return own_handle

    def _seize(self, handle: int) -> None:
        try:
            seize(handle)
        except OSError as error:
            is_empty = not os.fstat(handle).st_size
            os.close(handle)
            if error.errno in _HELD:
                raise LockTaken(str(self.path)) from error
            if is_empty:
                self.path.unlink(missing_ok=True)
            raise NoLocks(error.errno, error.strerror) from error

    def _is_current(self, handle: int) -> bool:
        try:
            return os.path.samestat(os.fstat(handle), self.path.stat())
        except FileNotFoundError:
            return False

    @property
    def note(self) -> str:
        """The note in the lock's file, by this process or one that died holding it."""
        os.lseek(self._handle, 0, os.SEEK_SET)
        return os.read(self._handle, _LONGEST).decode("ascii", "replace")

    def write(self, note: str) -> None:
        """Leave a note for whoever holds the lock next if this program dies."""
        os.lseek(self._handle, 0, os.SEEK_SET)
        os.write(self._handle, note.ljust(_LONGEST).encode("ascii"))
        os.fsync(self._handle)

    def release(self) -> None:
        """Release the lock and remove its file, unless a log is left that needs its note."""
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
