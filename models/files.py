"""Files for somebody else: they appear whole or not at all, under names that every file system takes."""

from __future__ import annotations

import errno
import os
import shutil
import unicodedata
from pathlib import Path

from models.database import place

LONGEST = 200
"""Bytes of a proposed name; file systems take 255, and what is written beside it needs a few."""
_ODD = dict.fromkeys(map(ord, '<>:"/\\|?*'), "-")
_RESERVED = {"con", "prn", "aux", "nul", *(f"{port}{number}" for port in ("com", "lpt") for number in range(10))}
"""Names that Windows keeps for devices, whatever the suffix."""
_UNSEEN = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})
"""Kinds of signs that nobody sees: controls, marks of direction, halves of signs, ends of lines."""


def write_whole(path: Path, content: bytes | str) -> None:
    """Writes a file under another name and renames it: what stood there stays until all is on the disk.

    Raises OSError; then nothing has changed.
    """
    data = content.encode("utf-8", "replace") if isinstance(content, str) else content
    path = path.resolve()
    if path.exists():
        with path.open("r+b"):
            pass  # what is read-only, or a folder, says so here: a rename would not ask
    if path.exists() and not path.is_file():
        path.write_bytes(data)
        return
    unfinished = path.with_name(f".{path.name[:60]}.new")
    try:
        unfinished.write_bytes(data)
        if unfinished.stat().st_size != len(data):
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        if path.exists():
            shutil.copymode(path, unfinished)
        place(unfinished, path)
    finally:
        unfinished.unlink(missing_ok=True)


def plain_name(name: str) -> str:
    """A name with its suffix (`The stair.pdf`) as every file system takes it; letters stay as they are."""
    shown = unicodedata.normalize("NFC", name).translate(_ODD)
    plain = "".join(" " if unicodedata.category(sign) in _UNSEEN else sign for sign in shown)
    stem, _, suffix = plain.rpartition(".")
    while len(stem.encode()) > LONGEST:
        stem = stem[:-1]
    stem = stem.strip(" .") or "Turnwright"
    odd = stem.split(".")[0].strip().lower() in _RESERVED
    return f"{stem}_.{suffix}" if odd else f"{stem}.{suffix}"
