"""One way through every page of the window: what stands there is read, named and whole.

`make test` goes it once, in larger and larger text, and measures every other page by turns; the long forms measure
everything on every page.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from models.library import Library
from models.samples import shipped_samples
from tests.ui.cut_off import cut
from tests.ui.faintness import faint, shown_pages
from tests.ui.pages import pages
from tests.ui.settling import settle
from tests.ui.unnamed import unnamed
from tools.pictures.languages import speaking
from tools.pictures.page_pictures import SIZES_AT_A_SCALE, Size
from ui.shell.main_window import MainWindow
from ui.theme.theme import look

SYSTEM = "ffrpg"
NAMED, READ, WHOLE = range(3)
"""What is measured on a page, by turns."""
STRETCH = 7
"""After how many measured pages the text is larger."""


@pytest.fixture
def window(qapp: QApplication, qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    """In Spanish, whose words are long, and in the dark theme."""
    chosen = look().choice
    look().choose("dark")
    samples = [sample for sample in shipped_samples() if sample.name == f"{SYSTEM}.json"]
    library = Library.open(tmp_path / "Table.turnwright", samples=samples)
    with speaking(qapp, "es"):
        made = MainWindow(library, "es", QSettings(str(tmp_path / "layouts.ini"), QSettings.Format.IniFormat))
        qtbot.addWidget(made)
        made.show()
        yield made
        made.close()
        library.close()
    look().choose(chosen)


def faults(window: MainWindow, number: int) -> Iterator[str]:
    """What is wrong on a page; its number says what is looked for."""
    turn, what = divmod(number, 3)
    if what == NAMED:
        settle()
        yield from unnamed(window)
    elif what == READ:
        settle()
        for page in shown_pages(window):
            yield from faint(page, lists=turn % 3 == 0)
    else:
        sizes = _sizes_on(number)
        yield from cut(window, sizes[turn % len(sizes)])


def _sizes_on(number: int) -> Sequence[Size]:
    """Return the sizes in which a page is looked at, all of one scale."""
    return SIZES_AT_A_SCALE[min(number // STRETCH, len(SIZES_AT_A_SCALE) - 1)]


def test_on_every_page_what_is_looked_for_by_turns_is_right(window: MainWindow) -> None:
    found: dict[str, str] = {}
    number = 0
    for number, scene in enumerate(pages(window, SYSTEM)):
        if number % 2 == 0:
            for fault in faults(window, number // 2):
                found.setdefault(fault, scene)
    assert number > 50
    assert found == {}
