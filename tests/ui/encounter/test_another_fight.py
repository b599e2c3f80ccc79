"""What was done over one fight leaves nothing on the page of the next: it stands there as in a window just opened."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QPlainTextEdit, QTextEdit, QWidget
from pytestqt.qtbot import QtBot

from desktop.demonstration import answer_all
from models.library import Library
from models.repositories.encounters import PREPARED
from models.samples import shipped_samples
from tests.proving import short_of
from tests.there import there
from tests.ui.fight_pages import PAGES, page
from tests.ui.settling import settle
from tests.ui.windows import shown_window
from tools.pictures.layout_faults import texts
from ui.navigation.tabs import ENCOUNTER
from ui.session.dice_rollers import APP
from ui.shell.main_window import MainWindow

SYSTEMS = [Path(sample.name).stem for sample in shipped_samples()]
OVER_EVERY_FIGHT = ("odds", "beside")
"""Pages with what is shown over every fight once somebody wants it: the odds, and the list of statuses."""
LEFT = [name for name in PAGES if name not in OVER_EVERY_FIGHT]
CASES = [(system, name) for system in SYSTEMS for name in LEFT]
RULINGS = "rulings"


@pytest.fixture
def library(tmp_path: Path, system: str) -> Iterator[Library]:
    samples = [sample for sample in shipped_samples() if sample.name == f"{system}.json"]
    opened = Library.open(tmp_path / "Table.turnwright", samples=samples)
    yield opened
    opened.close()


@pytest.fixture
def other(qtbot: QtBot, library: Library, tmp_path: Path) -> int:
    """A fight with the people of the first sample, which was put away when somebody had the turn."""
    window = shown_window(qtbot, library, tmp_path, ENCOUNTER)
    window.remembered.proposes = False  # proposals come when they are thought out, in one window before the other
    conductor = window.conductor
    first = there(library.encounters.all(PREPARED)[0].id)
    made = there(library.encounters.prepare_again(first, "The same again").id)
    assert conductor.open_prepared(made)
    for side in ("party", "foes"):
        conductor.rollers.set(side, APP)
    conductor.begin_fight()
    answer_all(conductor)
    conductor.next()
    answer_all(conductor)
    window.put_away()
    window.close()
    return made


def picture(window: MainWindow) -> list[str]:
    """Everything that stands on the page of the fight: words, what is told of them, and rows."""
    settle()
    page = window.encounter.fight
    return [line for widget in page.findChildren(QWidget) if widget.isVisibleTo(page) for line in told(widget)]


def told(widget: QWidget) -> Iterator[str]:
    words = widget.toPlainText() if isinstance(widget, QTextEdit | QPlainTextEdit) else texts(widget)
    said = (words, widget.toolTip(), widget.accessibleName(), widget.accessibleDescription())
    kind = f"{type(widget).__name__} {widget.property('role') or ''}"
    if any(said):
        yield f"{kind}: {' | '.join(said)}"
    if isinstance(widget, QAbstractItemView) and widget.model() is not None:
        rows = (widget.model().index(row, 0) for row in range(widget.model().rowCount()))
        yield from (f"{kind}: {row.data(Qt.ItemDataRole.AccessibleTextRole)}" for row in rows)


def meddle(window: MainWindow) -> None:
    """Selects, pins, filters and types, as far as the page lets one."""
    page = window.encounter.fight
    page.order.select(page.order.order.rows[-1].id)
    page.whose_sheet.pin()
    page.log.kinds.setCurrentIndex(page.log.kinds.findData(RULINGS))
    QTest.keyClicks(page, "-5")
    settle()


@pytest.mark.parametrize(("system", "name"), short_of(CASES, ("ffrpg", "past"), ("d100", "question")))
def test_the_next_fight_stands_there_as_in_a_window_just_opened(
    qtbot: QtBot, library: Library, tmp_path: Path, other: int, system: str, name: str
) -> None:
    fresh = shown_window(qtbot, library, tmp_path, ENCOUNTER)
    assert fresh.conductor.resume(other)
    settle()
    wanted = picture(fresh)
    assert len(wanted) > 30
    fresh.conductor.close_fight()
    fresh.close()
    window = shown_window(qtbot, library, tmp_path, ENCOUNTER)
    page(system, name)(window)
    meddle(window)
    window.put_away()
    assert window.conductor.resume(other)
    settle()
    found = picture(window)
    assert [line for line in found if line not in wanted] == []
    assert [line for line in wanted if line not in found] == []
