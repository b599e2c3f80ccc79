"""Fights that are begun once for all tests: each test goes on in a library file of its own."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from models.library import Library
from tests.libraries import give_identity
from ui.conductor import Conductor


def played(folder: Path, add: Callable[[Library], int], begin: Callable[[Conductor], None]) -> bytes:
    """The file of a library in which a prepared encounter was begun."""
    path = folder / "Begun.turnwright"
    library = Library.open(path, samples=())
    conductor = Conductor(library)
    conductor.open_prepared(add(library))
    begin(conductor)
    library.close(back_up=False)
    return path.read_bytes()


def opened(request: pytest.FixtureRequest, path: Path, going_on: str) -> Iterator[Library]:
    """An empty library, or the one with the begun fight where a test asks for the fixture that goes on in it."""
    if going_on in request.fixturenames:
        path.write_bytes(request.getfixturevalue("begun_library"))
        give_identity(path)
    library = Library.open(path, samples=())
    yield library
    library.close(back_up=False)
