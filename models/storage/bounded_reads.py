"""Files that others have written, read whole: never more of one than any of ours would hold."""

from __future__ import annotations

import errno
import os
from typing import TYPE_CHECKING, BinaryIO

from models.storage.errors import MESSAGES
from rules.text.localized import said

if TYPE_CHECKING:
    from pathlib import Path

MOST = 64 * 1024 * 1024
"""Bytes."""
_held: list[os.stat_result] = []
"""The files of the libraries that are open in this program: one list for all of it, as their locks are."""


def hold(state: os.stat_result) -> None:
    """A library's file is open from now on."""
    _held.append(state)


def let_go(state: os.stat_result) -> None:
    """A library's file has been closed."""
    _held.remove(state)


def demand_free(path: Path) -> None:
    """An `OSError` for an open library under whatever name: closing another view of its file would drop its locks."""
    if path.exists() and any(os.path.samestat(path.stat(), state) for state in _held):
        raise OSError(errno.EBUSY, os.strerror(errno.EBUSY))


def read_file(path: Path) -> bytes:
    """All that is in a file; an `OSError` for what is too large, and for what is no file and might never end."""
    if path.exists() and not path.is_file():
        raise OSError(errno.EINVAL, os.strerror(errno.EISDIR) if path.is_dir() else said("fault-no_file", MESSAGES))
    demand_free(path)
    with path.open("rb") as file:
        return read_stream(file)


def read_stream(stream: BinaryIO) -> bytes:
    """All that comes out of a stream; an `OSError` if it is too much."""
    found = stream.read(MOST + 1)
    if len(found) > MOST:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG))
    return found
