"""At every size of window and text nothing is cut, out of reach, over something else or broken in mid-word.

A larger text is drawn by Qt in a window of fewer pixels: 150 % at 1024 × 680 has room for 683 × 436 under a title.
The long form looks at every page at the sizes that are photographed, in all languages and with every text twice as
long; `TURNWRIGHT_SIZES=wide` in both themes and more sizes. `make shots ARGS=--all` measures whatever it takes a
picture of.
"""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog
from pytestqt.qtbot import QtBot

from desktop.measured_words import popup_faults
from desktop.measuring import wrong
from desktop.page_pictures import SIZES, over
from desktop.speaking import DOUBLED, speaking
from models.library import Library
from models.samples import shipped
from rules import catalogue
from tests.proving import short_of
from tests.ui.pages import pages
from tests.ui.settling import settle
from ui.theme import look
from ui.window import MainWindow

WIDE = os.environ.get("TURNWRIGHT_SIZES") == "wide"
FEW = 4
"""`make test` measures every fourth page, each system others."""
SMALLEST, OTHERS = (683, 436), [*SIZES.values(), *([(1280, 720)] if WIDE else [])]
LANGUAGES = ["es", "pt_BR", "en", DOUBLED] if WIDE else short_of(["es", "pt_BR", "en", DOUBLED], "es")
THEMES = ["light", "dark"] if WIDE else ["light"]


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    """A language that the window speaks until the test is over."""
    with speaking(qapp, request.param):
        yield "en" if request.param == "doubled" else str(request.param)


@pytest.fixture(params=THEMES)
def theme(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    """The look that game masters see, not the plain one of other tests."""
    chosen = look().choice
    look().choose(request.param)
    yield str(request.param)
    look().choose(chosen)


def dialogs(window: MainWindow) -> list[QDialog]:
    """The dialogs that are shown beside a window, but for the one that Qt makes whole."""
    return [one for one in window.findChildren(QDialog) if one.isVisible() and not isinstance(one, QFileDialog)]


@pytest.mark.usefixtures("theme")
@pytest.mark.parametrize("system", short_of(catalogue.ids(), "ffrpg"))
def test_every_page_can_be_read_at_every_size(
    qtbot: QtBot, tmp_path: Path, language: str, system: str, request: pytest.FixtureRequest
) -> None:
    every = WIDE or request.node.get_closest_marker("prove") is not None
    samples = [one for one in shipped() if one.name == f"{system}.json"]
    library = Library.open(tmp_path / "Table.turnwright", samples=samples)
    layouts = QSettings(str(tmp_path / "layouts.ini"), QSettings.Format.IniFormat)
    window = MainWindow(library, language, layouts)
    qtbot.addWidget(window)
    window.show()
    # Twice as long is more than any language is: such texts have as much room as a screen of 1366 by 768 at 150 %.
    small = [] if request.node.callspec.params["language"] == DOUBLED else [SMALLEST]
    found: dict[str, str] = {}
    looked_at = 0
    for number, scene in enumerate(pages(window, system)):
        if not every and number % FEW != len(system) % FEW:
            continue
        for width, height in (*small, *(OTHERS if every else [OTHERS[number // FEW % len(OTHERS)]])):
            window.resize(width, height)
            settle()
            assert (window.width(), window.height()) == (width, height)
            looked_at += 1
            wrong_here = (fault for page in (window, *dialogs(window)) for fault in wrong(page))
            opened = (fault for popup in over(window) for fault in popup_faults(popup, window.size()))
            for fault in (*wrong_here, *opened):
                found.setdefault(f"{width}×{height} {fault}", scene)
    window.close()
    library.close()
    assert looked_at > 20
    assert found == {}
