"""A fight that is played without a window: a real library file, the conductor, and what it announces."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from models.library import Library
from tests.there import there
from tests.ui.begun import played
from tests.ui.encounter.conftest import add_stair
from tests.ui.session.playing import Playing
from ui.session.controller import Conductor
from ui.session.dice_rollers import TABLE


@pytest.fixture(scope="session")
def begun_stair(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A library whose fight has come to Ana's turn, all dice on the table: 19, 12, then the guards at 9 and 6."""

    def begin(conductor: Conductor) -> None:
        conductor.rollers.set("foes", TABLE)
        conductor.begin_fight()
        for face in (10, 5, 4, 1):
            conductor.questions.answer_die(face)
        conductor.next()

    return played(tmp_path_factory.mktemp("stair"), add_stair, begin)


@pytest.fixture
def library(qapp: QApplication, tmp_path: Path) -> Iterator[Library]:
    opened = Library.open(tmp_path / "Table.turnwright", samples=())
    yield opened
    opened.close(back_up=False)


@pytest.fixture
def stair(begun_stair: bytes, tmp_path: Path) -> Iterator[Playing]:
    """Ana and Bea against two guards, in Ana's turn."""
    path = tmp_path / "Stair.turnwright"
    path.write_bytes(begun_stair)
    library = Library.open(path, samples=())
    playing = Playing(library)
    (encounter,) = library.encounters.all()
    assert playing.conductor.resume(there(encounter.id))
    playing.forget()
    yield playing
    library.close(back_up=False)


@pytest.fixture
def refusing(stair: Playing, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Any]:
    """Has the library refuse to write journals in a way, by the name of what does it."""
    return lambda name: stair.refuse(monkeypatch, name)
