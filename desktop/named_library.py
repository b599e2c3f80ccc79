"""The library that a command of the command line is about, opened to be read or written to."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from desktop import paths, settings
from models import backups, database, soundness
from models.library import Library
from models.refusals import LibraryError


class Refusal(Exception):
    """Why something cannot be done, in one sentence."""


def library_path(given: Path | None) -> Path:
    """The one that is named, else the one that the window would open."""
    if given is not None:
        return given
    preferences, _ = settings.load(paths.settings_file())
    chosen = Path(preferences.library) if preferences.library else None
    return chosen if chosen is not None and chosen.exists() else paths.default_library()


@contextmanager
def writing_to(given: Path | None) -> Iterator[Library]:
    """The library, to be written to; one that is named and not there is made, empty."""
    library = Library.open(library_path(given), samples=None if given is None else ())
    try:
        with _telling_damage(library):
            yield library
    finally:
        library.close()


@contextmanager
def reading_from(given: Path | None) -> Iterator[Library]:
    """The library, to be read: as it stands on the disk where a window has it open."""
    path = library_path(given)
    try:
        library = Library.open(path, create=False)
    except LibraryError as error:
        if error.code not in ("in_use", "read_only"):
            raise
        with TemporaryDirectory() as folder:
            copy = Path(folder, path.name)
            _copied(path, copy, error)
            library = Library.open(copy, create=False)
            try:
                with _telling_damage(library):
                    yield library
            finally:
                library.close(back_up=False)
        return
    try:
        with _telling_damage(library):
            yield library
    finally:
        library.close(back_up=False)


@contextmanager
def _telling_damage(library: Library) -> Iterator[None]:
    """What falls over a spoiled row is not ours: unlike the window a command looks no library over before it begins."""
    try:
        yield
    except (LibraryError, Refusal, OSError):
        raise
    except Exception as error:
        if soundness.find(library.path):
            raise backups.damaged(library.path) from error
        raise


def _copied(path: Path, copy: Path, error: LibraryError) -> None:
    """Copies a library that cannot be opened; where that fails too, why it cannot be opened is the answer."""
    try:
        database.copy(path, copy)
    except (OSError, sqlite3.Error):
        raise error from None
