"""Fights that are begun once for all tests: each test goes on in a library file of its own."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from models.library import Library
from tests.libraries import with_own_identity
from tests.there import there
from ui.session.controller import Conductor


def played(folder: Path, add: Callable[[Library], int], begin: Callable[[Conductor], None]) -> bytes:
    """The file of a library in which a prepared encounter was begun."""
    path = folder / "Begun.turnwright"
    library = Library.open(path, samples=())
    conductor = Conductor(library)
    conductor.open_prepared(add(library))
    begin(conductor)
    library.close(back_up=False)
    return path.read_bytes()


def gone_on(folder: Path, begun: bytes, go_on: Callable[[Conductor], None]) -> bytes:
    """The file of a library whose only fight has gone on from where it had been begun; the table rolls."""
    path = folder / "GoneOn.turnwright"
    path.write_bytes(begun)
    library = Library.open(path, samples=())
    conductor = Conductor(library)
    (fight,) = library.encounters.all()
    assert conductor.resume(there(fight.id))
    go_on(conductor)
    library.close(back_up=False)
    return path.read_bytes()


def strike(conductor: Conductor, actor: str, target: str, *faces: int) -> None:
    """An attack, and the faces of its dice where the table rolls them."""
    conductor.command({"do": "act", "actor": actor, "action": "attack", "targets": [target]})
    for face in faces:
        conductor.questions.answer_dice([(there(conductor.open_question).slots[0].place, face)])
    assert conductor.open_question is None


def opened(request: pytest.FixtureRequest, path: Path, going_on: str, *points: str) -> Iterator[Library]:
    """An empty library, or the one with the begun fight where a test asks for the fixture that goes on in it.

    The fight stands at the point of it that the test asks for too, if it asks for one.
    """
    if going_on in request.fixturenames:
        point = next((item for item in points if item in request.fixturenames), "begun")
        path.write_bytes(with_own_identity(request.getfixturevalue(f"{point}_library")))
    library = Library.open(path, samples=())
    yield library
    library.close(back_up=False)
