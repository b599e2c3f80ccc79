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
from tests.ui.fight_pages import CARDS
from tests.ui.fight_pages import PAGES as FIGHT_PAGES
from tests.ui.fight_pages import page as fight_page
from tests.ui.opening import Opener, Refuser, board, fight_of, in_form, listed
from tests.ui.plainly import turned, wrong
from tests.ui.settling import settle
from tests.ui.strangers import samples_of
from tests.ui.wandering import whole_program
from ui.encounter import proposing
from ui.tabs import BESTIARY, ENCOUNTER, PARTY
from ui.window import MainWindow

Come = Callable[[MainWindow], object]
PLACES: dict[str, Come] = {
    "bestiary": listed(BESTIARY),
    "party": listed(PARTY),
    "encounters": listed(ENCOUNTER),
    "creature": in_form(BESTIARY),
    "member": in_form(PARTY),
    "board": board,
}
PAGES = [(place, system) for place in (*PLACES, "before", *FIGHT_PAGES, *CARDS) for system in catalogue.ids()]


@pytest.fixture
def program(qapp: QApplication, own_folders: Path, monkeypatch: pytest.MonkeyPatch, system: str) -> Iterator[Program]:
    """The whole program over a stranger's library of one system."""
    monkeypatch.setattr(proposing, "READ_AHEAD", 0)
    path = own_folders / "Stranger.turnwright"
    Library.open(path, samples=samples_of(system)).close()
    with whole_program(qapp, path) as made:
        yield made


class Reader(Opener):
    """Reads what stands in the window while what was opened lies over it."""

    def __init__(self, program: Program, place: Come) -> None:
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


def come_to(place: str, system: str) -> Come:
    """How one comes to a page."""
    if place == "before":
        return fight_of(system)
    return PLACES.get(place) or fight_page(system, place)


@pytest.mark.parametrize(("place", "system"), short_of(PAGES, ("status", "ffrpg")))
def test_whatever_opens_shows_them_as_they_were_written(
    program: Program, place: str, system: str, proved: Proved
) -> None:
    assert program.window is not None
    program.window.resize(1366, 768)
    reader, refuser = Reader(program, come_to(place, system)), Refuser(program)
    reader.come()
    reader.read("the page itself", lambda: None)
    openers = {} if place in CARDS else reader.all()  # a card has no pages of its own
    proved("places with names of a stranger's library, opened and read", len(openers) + 1, "")
    for name, open_it in openers.items():
        reader.read(name, open_it)
    assert reader.found == {}, refuser.met
