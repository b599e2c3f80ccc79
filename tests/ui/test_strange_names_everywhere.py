"""Names of a stranger's library in whatever opens on any page: as they were written, doing nothing, in bounds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from desktop.application import Program
from models.library import Library
from rules import catalogue
from tests.proof_table import Proved
from tests.proving import short_of
from tests.ui.opening import Opener, Refuser, board, fight_of, in_form, listed
from tests.ui.plainly import turned, wrong
from tests.ui.settling import settle
from tests.ui.strangers import samples_of
from ui.encounter import proposing
from ui.tabs import BESTIARY, ENCOUNTER, PARTY
from ui.theme import look
from ui.window import MainWindow

PLACES: dict[str, Callable[[MainWindow], object]] = {
    "bestiary": listed(BESTIARY),
    "party": listed(PARTY),
    "encounters": listed(ENCOUNTER),
    "creature": in_form(BESTIARY),
    "member": in_form(PARTY),
    "board": board,
}
SYSTEMS = catalogue.ids()
PAGES = [*((place, "ffrpg") for place in PLACES), *(("fight", system) for system in SYSTEMS)]


@pytest.fixture
def program(qapp: QApplication, own_folders: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Program]:
    monkeypatch.setattr(proposing, "READ_AHEAD", 0)
    made = Program(qapp)
    yield made
    assert made.window is not None
    made.window.close()
    made.translate("en")
    look().choose("system")
    made.deleteLater()


class Reader(Opener):
    """Reads what stands in the window while what was opened lies over it."""

    def __init__(self, program: Program, place: Callable[[MainWindow], object]) -> None:
        super().__init__(program, place)
        self.found: dict[str, list[str]] = {}

    def read(self, name: str, open_it: Callable[[], object]) -> None:
        """Opens something, reads the window and what has popped up, and comes back."""
        open_it()
        settle()
        self._let_jobs_come_home()
        popup = QApplication.activePopupWidget()
        shown = [self.window, *([] if popup is None else [popup])]
        bad = [fault for widget in shown for fault in (*wrong(widget), *turned(widget))]
        widest = self.window.minimumSizeHint().width()
        if widest > self.window.width():
            bad.append(f"the window needs {widest}")
        if bad:
            self.found[name] = bad
        self.come()


@pytest.mark.parametrize(("place", "system"), short_of(PAGES))
def test_whatever_opens_shows_them_as_they_were_written(
    program: Program, own_folders: Path, place: str, system: str, proved: Proved
) -> None:
    path = own_folders / "Stranger.turnwright"
    Library.open(path, samples=samples_of(system)).close()
    assert program.open(path) == ""
    assert program.window is not None
    program.window.resize(1366, 768)
    reader, refuser = Reader(program, PLACES.get(place) or fight_of(system)), Refuser()
    reader.come()
    openers = reader.all()
    proved("places with names of a stranger's library, opened and read", len(openers), "")
    for name, open_it in openers.items():
        reader.read(name, open_it)
    assert reader.found == {}, refuser.met
