"""A library's file as tests fill it, read it and see it refused."""

import contextlib
import errno
import os
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from models.library import Library
from models.repositories.creatures import Creature
from models.storage import database
from models.storage.errors import MESSAGES, LibraryError
from rules.system.system import System
from rules.text.messages import messages_of

Systems = Callable[[str], System]


def refusal(path: Path, *, create: bool = True) -> LibraryError:
    with pytest.raises(LibraryError) as refused:
        Library.open(path, samples=(), create=create)
    sentence = str(refused.value)
    assert sentence == messages_of(MESSAGES, "en").format(f"library-{refused.value.code}", refused.value.values)
    assert path.name in sentence
    assert sentence.endswith(".")
    assert "\n" not in sentence
    return refused.value


def files(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir() if file.is_file()}


def goblins(library: Library, *names: str) -> None:
    library.creatures.add([Creature(name=name, system="tiny", sheet={"hp": 5}) for name in names])


def in_file(path: Path) -> list[str]:
    with contextlib.closing(sqlite3.connect(path)) as connection:
        return [row[0] for row in connection.execute("SELECT name FROM creature ORDER BY id")]


@contextlib.contextmanager
def nobody(folder: Path) -> Iterator[None]:
    """Without the power to write everywhere, which tests in a container often have."""
    if os.geteuid() != 0:
        yield
        return
    try:
        os.chown(folder, 65534, 65534)
    except OSError as error:
        # In a namespace of users' own root may be all that there is.
        if error.errno != errno.EINVAL:
            raise
        pytest.skip("there is nobody else here")
    for file in folder.iterdir():
        os.chown(file, 65534, 65534)
    os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(0)


def open_and_killed(path: Path, systems: Systems) -> str:
    """What lies on the disk while a program runs is what its death leaves there; the name that its log holds."""
    folder = path.with_name("while it ran")
    library = Library.open(path, systems=systems)
    goblins(library, "unfinished")
    shutil.copytree(path.parent, folder)
    library.close()
    for file in path.parent.iterdir():
        if file.is_file():
            file.unlink()
    for file in folder.iterdir():
        shutil.move(file, path.with_name(file.name))
    folder.rmdir()
    assert database.log_of(path).stat().st_size > 0
    return "unfinished"
