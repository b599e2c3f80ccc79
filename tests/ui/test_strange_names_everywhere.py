"""Names of a stranger's library in whatever opens on any page: as they were written, doing nothing, in bounds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from desktop.application import Program
from models.library import Library
from rules.system import registry
from tests.proof_table import Proved
from tests.proving import short_of
from tests.ui.fight_pages import CARDS, of_its_own
from tests.ui.fight_pages import PAGES as FIGHT_PAGES
from tests.ui.fight_pages import page as fight_page
from tests.ui.opening import PAGES, Opener, Refuser, fight_of
from tests.ui.plainly import turned, wrong
from tests.ui.settling import settle
from tests.ui.strangers import samples_of
from tests.ui.wandering import whole_program
from ui.encounter.gm import suggestions
from ui.shell.main_window import MainWindow

WHAT = "places with names of a stranger's library, opened and read"
"""What is proved."""
WIDE, HIGH = 1366, 768
"""Pixels of the window: a name that would need more is cut or takes several lines."""
Come = Callable[[MainWindow], object]
PLACES = [(place, system) for place in (*PAGES, "before", *FIGHT_PAGES, *CARDS) for system in registry.ids()]


@pytest.fixture
def program(qapp: QApplication, own_folders: Path, monkeypatch: pytest.MonkeyPatch, system: str) -> Iterator[Program]:
    """The whole program over a stranger's library of one system."""
    monkeypatch.setattr(suggestions, "READ_AHEAD", 0)
    path = own_folders / "Stranger.turnwright"
    Library.open(path, samples=samples_of(system)).close()
    with whole_program(qapp, path) as made:
        yield made


def faults(shown: QWidget) -> list[str]:
    """What is shown as something other than what was written, or takes more room than there is."""
    wide = shown.width()
    grown = [f"{type(shown).__name__} is {wide} wide"] if shown.isWindow() and wide > WIDE else []
    return [*wrong(shown), *turned(shown), *grown]


class DialogReader(Refuser):
    """Reads each dialog that waits for an answer before it is left."""

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        self.bad: list[str] = []

    def _leave(self) -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QDialog):
            self.bad += faults(dialog)
        super()._leave()


class Reader(Opener):
    """Reads what stands in the window while what was opened lies over it."""

    def __init__(self, program: Program, place: Come) -> None:
        super().__init__(program, place)
        self.dialogs = DialogReader(program)
        self.found: dict[str, list[str]] = {}

    def read(self, name: str, open_it: Callable[[], object]) -> None:
        """Opens something, reads the window, what has popped up and the dialogs there were, and comes back."""
        self.dialogs.bad = []
        open_it()
        settle()
        self._let_jobs_come_home()
        popup = QApplication.activePopupWidget()
        shown = [self.window, *([] if popup is None else [popup])]
        bad = [*self.dialogs.bad, *(fault for widget in shown for fault in faults(widget))]
        if bad:
            self.found[name] = bad
        self.window.resize(WIDE, HIGH)
        self.come()


def come_to(place: str, system: str) -> Come:
    """How one comes to a page."""
    if place == "before":
        return fight_of(system)
    return PAGES.get(place) or fight_page(system, place)


@pytest.mark.parametrize(("place", "system"), short_of(PLACES, ("status", "ffrpg")))
def test_whatever_opens_shows_them_as_they_were_written(
    program: Program, place: str, system: str, proved: Proved
) -> None:
    assert program.window is not None
    program.window.resize(WIDE, HIGH)
    reader = Reader(program, come_to(place, system))
    proved(WHAT, 0, "")
    reader.come()
    reader.read("the page itself", lambda: None)
    openers = {} if place in CARDS else reader.all()  # a card has no pages of its own
    if place in FIGHT_PAGES:
        openers = of_its_own(openers, place)
    proved(WHAT, len(openers) + 1, "")
    for name, open_it in openers.items():
        reader.read(name, open_it)
    assert reader.found == {}, reader.dialogs.met
