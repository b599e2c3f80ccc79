"""Headings of tables are whole from the first time that they are painted: no column gets its width afterwards."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QApplication, QHeaderView
from pytestqt.qtbot import QtBot

from models.library import Library
from models.samples import shipped_samples
from tests.proving import short_of
from ui.navigation.tabs import BESTIARY, ENCOUNTER, PARTY
from ui.shell.main_window import MainWindow

SIZES = ((1366, 768), (1920, 1080), (1024, 680))
BY_TURNS = ("es", "en", "es")
"""The language at each size that `make test` takes."""


class Headings(QObject):
    """Looks at every heading at the moment at which it is painted."""

    def __init__(self) -> None:
        super().__init__()
        self.painted = 0
        self.cut: set[str] = set()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Notes a column that is narrower than its heading."""
        header = watched.parent() if event.type() == QEvent.Type.Paint else None
        if isinstance(header, QHeaderView) and watched is header.viewport() and _names_columns(header):
            self.painted += 1
            for column in range(header.count()):
                size, needed = header.sectionSize(column), header.sectionSizeHint(column)
                if not header.isSectionHidden(column) and size < needed:
                    words = header.model().headerData(column, header.orientation())
                    self.cut.add(f"{type(header.parent()).__name__}: {words!r} has {size} of {needed}")
        return False


def _names_columns(header: QHeaderView) -> bool:
    return header.orientation() == Qt.Orientation.Horizontal and header.isVisible()


@pytest.fixture
def headings(qapp: QApplication) -> Iterator[Headings]:
    found = Headings()
    qapp.installEventFilter(found)
    yield found
    qapp.removeEventFilter(found)


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    samples = [sample for sample in shipped_samples() if sample.name in ("ffrpg.json", "d100.json")]
    opened = Library.open(tmp_path / "Table.turnwright", samples=samples)
    yield opened
    opened.close()


@pytest.mark.parametrize(
    ("words", "size"),
    short_of([(words, size) for words in ("en", "es") for size in SIZES], *zip(BY_TURNS, SIZES, strict=True)),
)
def test_no_heading_is_ever_painted_cut(
    headings: Headings,
    qtbot: QtBot,
    library: Library,
    speak: Callable[[str], None],
    words: str,
    size: tuple[int, int],
) -> None:
    if words != "en":
        speak(words)
    window = MainWindow(library, words)
    qtbot.addWidget(window)
    window.resize(*size)
    window.show()
    qtbot.waitExposed(window)
    for tab in (BESTIARY, PARTY, ENCOUNTER, BESTIARY):
        window.show_tab(tab)
        QApplication.processEvents()
    for system in (None, "d100", "ffrpg"):
        window.remembered.choose_system(system)
        QApplication.processEvents()
    window.close()
    assert headings.painted > 3
    assert not headings.cut
