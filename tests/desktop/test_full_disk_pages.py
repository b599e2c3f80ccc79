"""Everything that can be pressed, on a full disk: what cannot be written is said, and nothing is half there.

The library, the settings and whatever is exported lie on the disk that is full.
"""

from __future__ import annotations

import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QMessageBox

from desktop.application import Program
from models.files import UNFINISHED
from models.parties import Member, Party
from models.refusals import LibraryError
from rules import catalogue
from tests.conftest import FOLDERS
from tests.desktop.small_disk import filled, small_disk
from tests.proof_table import Proved
from tests.proving import short_of
from tests.ui.opening import Opener, Refuser, board, fight_of, in_form, listed
from tests.ui.settling import settle
from ui.encounter import proposing
from ui.refusal_words import library_sentence
from ui.tabs import BESTIARY, ENCOUNTER, PARTY
from ui.window import MainWindow

ROOM = "16m"
REFUSED = {"disk_full", "no_room", "not_saved", "not_written", "no_backup_room"}
"""The codes of what could not be written."""
PLACES: dict[str, Callable[[MainWindow], object]] = {
    "bestiary": listed(BESTIARY),
    "party": listed(PARTY),
    "encounters": listed(ENCOUNTER),
    "creature": in_form(BESTIARY),
    "member": in_form(PARTY),
    "board": board,
    **{f"fight {system}": fight_of(system) for system in catalogue.ids()},
}


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Path]:
    with small_disk(tmp_path, ROOM) as place:
        yield place


@pytest.fixture
def program(qapp: QApplication, disk: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Program]:
    monkeypatch.setattr(proposing, "READ_AHEAD", 0)
    for variable in FOLDERS:
        folder = disk / variable.lower()
        folder.mkdir(mode=0o700)
        monkeypatch.setenv(variable, str(folder))
    made = Program(qapp)
    assert made.open(disk / "Table.turnwright") == ""
    assert made.window is not None
    made.window.resize(1366, 768)
    made.window.starting.start()
    library = made.window.library
    sheet = library.creatures.get(library.creatures.rows(system="ffrpg")[0].id)
    assert sheet is not None
    library.parties.add(Party(name="Us"), [Member(party_id=0, name="Ann", system="ffrpg", sheet=sheet.sheet)])
    yield made
    made.window.close()
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    qapp.processEvents()
    made.translate("en")
    made.deleteLater()


class Presser(Opener):
    """Finds whatever can be pressed on a page, not only what opens something."""

    def _is_wanted(self, words: str) -> bool:
        return True


class Ear(Refuser):
    """Hears all that is said, also by the dialogs that it leaves, and what was refused."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        super().__init__()
        self.said: list[str] = []
        self.refused: list[str] = []
        self.faults: list[BaseException] = []
        ear, made = self, LibraryError.__init__

        def noted(error: LibraryError, code: str, **values: object) -> None:
            made(error, code, **values)
            if code in REFUSED:
                ear.refused.append(library_sentence(error))

        monkeypatch.setattr(LibraryError, "__init__", noted)
        monkeypatch.setattr(sys, "excepthook", self._uncaught)

    def _uncaught(self, kind: type[BaseException], error: BaseException, trace: object) -> None:
        """What the program's own hook says of a refusal is held by the tests of that."""
        if isinstance(error, LibraryError):
            self.said.append(library_sentence(error))
        else:
            self.faults.append(error)

    def _leave(self) -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QMessageBox):
            self.said.append(dialog.text())
        super()._leave()

    def hear(self, window: MainWindow) -> str:
        """All that has been said since it was asked last, or stands in the window."""
        shown = [label.text() for label in window.findChildren(QLabel) if label.isVisible()]
        heard = "\n".join([*self.said, *shown, window.statusBar().currentMessage()])
        self.said.clear()
        return heard


def answer(monkeypatch: pytest.MonkeyPatch, disk: Path) -> None:
    """Whoever asks for a file is given one on the disk."""

    def name_for(_parent: object, _title: str, proposed: str, *_: object) -> tuple[str, str]:
        return str(disk / Path(proposed).name), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", name_for)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: ("", ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: ([], ""))


def sound(path: Path) -> bool:
    with closing(sqlite3.connect(path)) as connection:
        whole = connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        return whole and connection.execute("PRAGMA foreign_key_check").fetchall() == []


@pytest.mark.parametrize("room", short_of([0, 4096, 5 * 4096, 40 * 4096], 0))
@pytest.mark.parametrize("place", short_of(PLACES))
def test_on_a_full_disk_whatever_is_pressed_is_done_or_said(
    program: Program, disk: Path, monkeypatch: pytest.MonkeyPatch, place: str, room: int, proved: Proved
) -> None:
    opener, ear = Presser(program, PLACES[place]), Ear(monkeypatch)
    answer(monkeypatch, disk)
    opener.come()
    openers = opener.all()
    unsaid: dict[str, list[str]] = {}
    for name, press in openers.items():
        ear.refused = []
        opener.window.statusBar().messageChanged.connect(ear.said.append)
        with filled(disk, room):
            press()
            settle()
            opener._let_jobs_come_home()
            heard = ear.hear(opener.window)
        # A refusal may have become one that says more.
        if ear.refused and ear.refused[-1] not in heard:
            unsaid[name] = ear.refused
        opener.window.statusBar().messageChanged.disconnect(ear.said.append)
        assert ear.faults == [], (name, ear.faults)
        assert list(disk.rglob(f"*{UNFINISHED}")) == [], name
        opener.come()
    assert unsaid == {}
    assert sound(disk / "Table.turnwright")
    proved("buttons, commands and entries pressed on a full disk", len(openers), "")
