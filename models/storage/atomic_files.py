"""Files for others to read: they appear whole or not at all, under names that every file system takes."""

from __future__ import annotations

import contextlib
import errno
import os
import shutil
import unicodedata
from pathlib import Path

from models.storage.bounded_reads import demand_free
from models.storage.database import follow_links, is_library, place
from models.storage.errors import MESSAGES
from models.storage.locks import seize
from rules.text.localized import said

UNFINISHED = ".turnwright-unfinished"
"""The end of the name of a file that is being written; no other program uses it, so what is left of it is ours."""
LONGEST = 200
"""Bytes of a proposed name; file systems take 255, and the suffixes of other files need a few."""
_FORBIDDEN = dict.fromkeys(map(ord, '<>:"/\\|?*'), "-")
_RESERVED = {"con", "prn", "aux", "nul", *(f"{port}{number}" for port in ("com", "lpt") for number in range(10))}
"""Names that Windows keeps for devices, whatever the suffix."""
_INVISIBLE_CATEGORIES = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})
"""Categories of invisible characters: controls, marks of direction, surrogates, line ends."""


def write_whole(path: Path, content: bytes | str) -> None:
    """Write a file under another name and rename it: the old content stays until all is on the disk.

    Raises OSError; then nothing has changed.
    """
    data = content.encode("utf-8", "replace") if isinstance(content, str) else content
    demand_free(path)
    if path.exists() and not path.is_file():
        # A device or a pipe by the name that it was given: what the system calls it is no file. A folder says so here.
        path.write_bytes(data)
        return
    path = follow_links(path)
    if path.exists():
        with path.open("r+b"):
            pass  # what is read-only says so here: a rename would not ask
        if is_library(path):
            # A slip on the command line would cost all that somebody has.
            raise FileExistsError(errno.EEXIST, said("fault-is_library", MESSAGES))
    discard_leftovers(path.parent)
    unfinished = path.with_name(f".{path.name[:60]}{UNFINISHED}")
    file = unfinished.open("xb")
    try:
        with file:
            seize(file.fileno())
            file.write(data)
        if unfinished.stat().st_size != len(data):
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        if path.exists():
            shutil.copymode(path, unfinished)
        place(unfinished, path)
    finally:
        unfinished.unlink(missing_ok=True)


def discard_leftovers(folder: Path) -> None:
    """Remove unfinished files of writers that were killed; those still being written are locked."""
    for leftover in folder.glob(f".*{UNFINISHED}"):
        # What another one is writing, or what we may not touch, stays.
        with contextlib.suppress(OSError):
            with leftover.open("r+b") as file:
                seize(file.fileno())
            leftover.unlink()


def plain_name(name: str) -> str:
    """Return a name with its suffix (`The stair.pdf`) as every file system takes it; letters stay as they are."""
    replaced = unicodedata.normalize("NFC", name).translate(_FORBIDDEN)
    visible = "".join(
        " " if unicodedata.category(character) in _INVISIBLE_CATEGORIES else character for character in replaced
    )
    stem, _, suffix = visible.rpartition(".")
    while len(stem.encode()) > LONGEST:
        stem = stem[:-1]
    stem = stem.strip(" .\N{HORIZONTAL ELLIPSIS}") or "Turnwright"
    is_reserved = stem.split(".")[0].strip().lower() in _RESERVED
    return f"{stem}_.{suffix}" if is_reserved else f"{stem}.{suffix}"
