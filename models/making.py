"""Making a new library, with the samples that it begins with."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Protocol

from sqlalchemy.exc import DBAPIError

from models import samples as shelf
from models.storage import database, upgrade
from models.storage.error_translation import unwritten
from models.storage.errors import LibraryError
from rules.system.system import System


class NewLibrary(shelf.Shelves, Protocol):
    """A library as it is filled."""

    def close(self) -> None:
        """Lets its file go."""


def make(
    path: Path,
    samples: Iterable[shelf.Sample] | None,
    systems: Callable[[str], System] | None,
    opened: Callable[..., NewLibrary],
) -> None:
    """Makes a library where none is; `samples` None: those that come with the program.

    `opened` opens the empty one to be filled: (path, no lock, systems).

    It is made under another name and renamed when whole: a first start that is cut short leaves no half of a library.
    """
    unfinished = path.with_name(f".{path.name}.new")
    database.discard(unfinished)
    try:
        # What a file of this name left when its program was killed is none of the new one's.
        database.discard_logs(path)
        upgrade.create(unfinished)
        library = opened(unfinished, None, systems)
        try:
            shelf.fill(library, shelf.shipped() if samples is None else samples)
        finally:
            library.close()
        database.empty_log(unfinished)
        database.place(unfinished, path)
    except LibraryError as error:
        if not isinstance(error.__cause__, DBAPIError):
            raise
        raise unwritten(path, error.__cause__) from error
    except (sqlite3.Error, DBAPIError, OSError) as error:
        raise unwritten(path, error) from error
    finally:
        database.discard(unfinished)
