"""What the program's tests share: a process off which the program is forked, libraries to lose, and a small disk."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.application import Program, run
from desktop.open_requests import OpenRequests
from desktop.system.garbage import Garbage
from models import samples
from models.library import Library
from models.repositories.encounters import Encounter
from tests.desktop.forking import Forking
from tests.desktop.losing import Start, shown
from tests.desktop.pressing import program_on_disk
from tests.desktop.small_disk import disk
from tests.libraries import TEMPLATES
from ui.shell.library_error_window import LibraryErrorWindow

__all__ = ["disk", "program_on_disk"]


@pytest.fixture(autouse=True)
def _libraries_from_templates(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The samples are put together once in each worker; on a full disk, and beside a killed program, as they are."""
    if not {"disk", "forking"}.intersection(request.fixturenames):
        monkeypatch.setattr(samples, "make", TEMPLATES.make)


@pytest.fixture(scope="session")
def forking(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Forking]:
    """Where a test starts the program."""
    made = Forking(tmp_path_factory.mktemp("forking"))
    yield made
    made.close()


@pytest.fixture
def path(own_folders: Path) -> Path:
    """A closed library with one encounter, *First*, and a backup of that."""
    made = own_folders / "Mine.turnwright"
    library = Library.open(made, samples=())
    library.encounters.add(Encounter(name="First", system="ffrpg"))
    library.close()
    return made


@pytest.fixture
def program(qapp: QApplication, qtbot: QtBot, path: Path) -> Iterator[Program]:
    """The program with that library open, in which *Second* has been prepared since."""
    program = Program(qapp)
    assert program.open(path) == ""
    window = shown(program)
    window.starting.start()
    assert program.library is not None
    program.library.encounters.add(Encounter(name="Second", system="ffrpg"))
    yield program
    if program.library is not None:
        library, program.library = program.library, None
        if library.is_in_place():
            library.close()
    for left in (program.window, program.libraries.refused):
        if left is not None:
            left.hide()
            left.deleteLater()


@pytest.fixture
def refused(qapp: QApplication, qtbot: QtBot, path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Start]:
    """Starts the program, which has had that library open last, on a screen."""
    programs: list[Program] = []

    def start() -> tuple[Program, LibraryErrorWindow]:
        program = Program(qapp)
        programs.append(program)
        program.remember(path)
        monkeypatch.setattr("desktop.application.make_application", lambda: qapp)
        monkeypatch.setattr("desktop.application.Program", lambda _: program)
        monkeypatch.setattr(type(qapp), "platformName", lambda *_: "xcb")
        monkeypatch.setattr(type(qapp), "exec", lambda *_: 0)
        monkeypatch.setattr("desktop.system.crashes.watch", lambda *_: None)
        assert run(None) == 0
        window = program.libraries.refused
        assert window is not None
        assert window.isVisible()
        assert program.window is None
        return program, window

    yield start
    for program in programs:
        if program.library is not None:
            program.library.close()
        for left in (program.window, program.libraries.refused):
            if left is not None:
                left.hide()
                left.deleteLater()
    for left_over in (*qapp.findChildren(Garbage), *qapp.findChildren(OpenRequests)):
        left_over.deleteLater()
