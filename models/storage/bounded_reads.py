"""Files of others, read whole, but never more of one than any of ours would hold."""

from __future__ import annotations

import errno
import os
from typing import TYPE_CHECKING, BinaryIO

from models.storage.errors import MESSAGES
from rules.text.localized import said

if TYPE_CHECKING:
    from pathlib import Path

MOST_BYTES = 64 * 1024 * 1024
"""Bytes."""
_open_libraries: list[os.stat_result] = []
"""The files of the libraries open in this program: one list for the whole process, like their locks."""


def note_opened(state: os.stat_result) -> None:
    """Note that a library's file is open from now on."""
    _open_libraries.append(state)


def note_closed(state: os.stat_result) -> None:
    """Note that a library's file has been closed."""
    _open_libraries.remove(state)


def demand_free(path: Path) -> None:
    """Raise OSError for an open library under any name: closing another handle of its file would drop its locks."""
    if path.exists() and any(os.path.samestat(path.stat(), state) for state in _open_libraries):
        raise OSError(errno.EBUSY, os.strerror(errno.EBUSY))


def read_file(path: Path) -> bytes:
    """Return the content of a file; raise OSError if it is too large, or no regular file."""
    if path.exists() and not path.is_file():
        raise OSError(errno.EINVAL, os.strerror(errno.EISDIR) if path.is_dir() else said("fault-no_file", MESSAGES))
    demand_free(path)
    with path.open("rb") as file:
        return read_stream(file)


def read_stream(stream: BinaryIO) -> bytes:
    """Return the content of a stream; raise OSError if it is too large."""
    content = stream.read(MOST_BYTES + 1)
    if len(content) > MOST_BYTES:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG))
    return content
