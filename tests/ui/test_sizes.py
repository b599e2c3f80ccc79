"""At every size of window and text nothing is cut, out of reach, over something else or broken in mid-word.

Every page is looked at in the sizes that are photographed, in all languages and with every text twice as long. As it
takes a while to change the size of texts, each page is seen in some of them, and in the others in another language;
`TURNWRIGHT_SIZES=wide` in all, and in both themes. `make shots ARGS=--all` measures whatever it takes a picture of.
"""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from models.library import Library
from models.samples import shipped_samples
from rules.system import registry
from tests.proving import PROVE
from tests.ui.cut_off import cut
from tests.ui.pages import pages
from tools.pictures.languages import DOUBLED, speaking
from tools.pictures.page_pictures import SIZES_AT_A_SCALE
from ui.shell.main_window import MainWindow
from ui.theme.theme import look

WIDE = os.environ.get("TURNWRIGHT_SIZES") == "wide"
SCALES = len(SIZES_AT_A_SCALE)
SEEN = SCALES if WIDE else 3
"""In how many scales each page is seen; the last is the first of the next page."""
LANGUAGES = ["es", "pt_BR", "en", DOUBLED]
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


@PROVE
@pytest.mark.usefixtures("theme")
@pytest.mark.parametrize("system", registry.ids())
def test_every_page_can_be_read_at_every_size(
    qtbot: QtBot, tmp_path: Path, language: str, system: str, request: pytest.FixtureRequest
) -> None:
    samples = [sample for sample in shipped_samples() if sample.name == f"{system}.json"]
    library = Library.open(tmp_path / "Table.turnwright", samples=samples)
    layouts = QSettings(str(tmp_path / "layouts.ini"), QSettings.Format.IniFormat)
    window = MainWindow(library, language, layouts)
    qtbot.addWidget(window)
    window.show()
    is_doubled = request.node.callspec.params["language"] == DOUBLED
    found: dict[str, str] = {}
    looked_at = 0
    turn = LANGUAGES.index(request.node.callspec.params["language"])
    for number, scene in enumerate(pages(window, system)):
        first = turn + number * (SEEN - 1)
        for at in range(first, first + SEEN):
            for size in SIZES_AT_A_SCALE[at % SCALES]:
                if is_doubled and not size.holds_doubled():
                    continue
                looked_at += 1
                for fault in cut(window, size):
                    found.setdefault(fault, scene)
    window.close()
    library.close()
    assert looked_at > 20
    assert found == {}
