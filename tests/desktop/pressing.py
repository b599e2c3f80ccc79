"""Presses whatever can be pressed in the window, on a disk that is full, and hears what is said of it."""

from __future__ import annotations

import sqlite3
import sys
import traceback
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import TracebackType

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QDialog, QFileDialog, QLabel, QLineEdit, QMessageBox, QWidget

from desktop.application import Program
from models.repositories.parties import Member, Party
from models.storage.errors import LibraryError
from tests.conftest import FOLDERS
from tests.ui.opening import Opener, Openers, Refuser
from tests.ui.settling import settle
from ui.encounter.gm import suggestions
from ui.shell.main_window import MainWindow
from ui.text.errors import library_sentence
from ui.widgets.overlay_card import Card

REFUSED = {"disk_full", "no_room", "not_saved", "not_written", "no_backup_room", "read_only"}
"""The codes of what could not be written."""


@pytest.fixture
def program_on_disk(disk: Path, qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[Program]:
    """The whole program, all of whose files lie on the small disk, with somebody in the party."""
    monkeypatch.setattr(suggestions, "READ_AHEAD", 0)
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

    def _drop(self, name: str) -> None:
        """Takes the other end of a list that drops down."""
        super()._drop(name)
        box = self._shown(QComboBox).get(name)
        if box is not None:
            QTest.keyClick(box, Qt.Key.Key_Home if box.currentIndex() else Qt.Key.Key_End)


class CardPresser(Presser):
    """Finds whatever can be pressed on the card that lies over a page, and Enter in its lines."""

    def all(self) -> Openers:
        """What stands on the card."""
        return {**self._menus(), **self._buttons(), "Enter": self._enter}

    def _roots(self) -> Sequence[QWidget]:
        return [card for card in self.window.findChildren(Card) if card.isVisible()]

    def _enter(self) -> None:
        for card in self._roots():
            line = next((candidate for candidate in card.findChildren(QLineEdit) if candidate.isVisible()), None)
            QTest.keyClick(line or card, Qt.Key.Key_Return)


class Ear(Refuser):
    """Hears all that is said, also by the dialogs that it leaves, and what was refused."""

    def __init__(self, program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
        super().__init__(program)
        self.takes = False
        """Whether what a dialog offers first is taken instead of being left."""
        self.dialogs = 0
        """How many there were."""
        self.said: list[str] = []
        self.refused: list[str] = []
        self.faults: list[str] = []
        """What nobody caught, as Python tells it."""
        ear, made = self, LibraryError.__init__

        def noted(error: LibraryError, code: str, **values: object) -> None:
            made(error, code, **values)
            if code in REFUSED:
                ear.refused.append(library_sentence(error))

        monkeypatch.setattr(LibraryError, "__init__", noted)
        monkeypatch.setattr(sys, "excepthook", self._uncaught)

    def _uncaught(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """What the program's own hook says of a refusal is held by the tests of that."""
        if isinstance(error, LibraryError):
            self.said.append(library_sentence(error))
        else:
            self.faults.append("".join(traceback.format_exception(kind, error, trace)))

    def _leave(self) -> None:
        dialog = QApplication.activeModalWidget()
        self.dialogs += isinstance(dialog, QDialog)
        if isinstance(dialog, QMessageBox):
            self.said.append(dialog.text())
        if self.takes and isinstance(dialog, QMessageBox) and dialog.buttons():
            dialog.buttons()[0].click()
        elif self.takes and isinstance(dialog, QDialog):
            self.met.add(type(dialog).__name__)
            dialog.accept()
        else:
            super()._leave()

    def hear(self, window: MainWindow) -> str:
        """All that has been said since it was asked last, or stands in the window."""
        shown = [label.text() for label in window.findChildren(QLabel) if label.isVisible()]
        heard = "\n".join([*self.said, *shown, window.statusBar().currentMessage()])
        self.said.clear()
        return heard

    @contextmanager
    def listening(self, opener: Opener) -> Iterator[Heard]:
        """Listens while something is pressed; what has come of it is filled in at the end."""
        found = Heard()
        bar = opener.window.statusBar()
        self.refused = []
        bar.messageChanged.connect(self.said.append)
        yield found
        settle()
        opener._let_jobs_come_home()
        found.words, found.refused = self.hear(opener.window), self.refused
        opener.window.statusBar().messageChanged.disconnect(self.said.append)


@dataclass
class Heard:
    """What has been said, and what was refused."""

    words: str = ""
    refused: list[str] = field(default_factory=list)

    @property
    def unsaid(self) -> list[str]:
        """What was refused without a word; a refusal may have become one that says more."""
        return self.refused if self.refused and self.refused[-1] not in self.words else []


def answer_files(monkeypatch: pytest.MonkeyPatch, disk: Path) -> None:
    """Whoever asks for a file is given one on the disk."""

    def name_for(_parent: object, _title: str, proposed: str, *_: object) -> tuple[str, str]:
        return str(disk / Path(proposed).name), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", name_for)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: ("", ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: ([], ""))


def sound(path: Path) -> bool:
    """Whether a library is whole."""
    with closing(sqlite3.connect(path)) as connection:
        whole = connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        return whole and connection.execute("PRAGMA foreign_key_check").fetchall() == []
