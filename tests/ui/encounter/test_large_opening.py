"""A large fight says at once that it comes: before anything of it is read, and no key is taken until it is whole."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from models.encounters import Encounter, EncounterEntry
from models.library import Library
from tests.there import there
from tests.ui.encounter.conftest import GUARD, HERO, SYSTEM
from tests.ui.settling import settle
from ui import conductor as conducting
from ui.encounter.coming_page import LARGE, ComingPage
from ui.tabs import ENCOUNTER
from ui.window import MainWindow

MANY = 752


class Painted(QObject):
    """Notes when the page is painted, and what it says then."""

    def __init__(self) -> None:
        super().__init__()
        self.said: list[tuple[str, str]] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Looks, and takes nothing away."""
        if event.type() == QEvent.Type.Paint and isinstance(watched, ComingPage):
            self.said.append((watched.title.text(), watched.words.text()))
        return False


def prepared(library: Library, many: int, sheet: dict[str, Any] = GUARD) -> int:
    entries = [
        EncounterEntry(name="Ana", side="party", sheet=HERO),
        EncounterEntry(name="Guard", side="foes", count=many - 1, sheet=sheet),
    ]
    return there(library.encounters.add(Encounter(name="The wall", system=SYSTEM, seed=4), entries).id)


@pytest.fixture
def painted(qapp: QApplication, window: MainWindow) -> Painted:
    found = Painted()
    qapp.installEventFilter(found)
    window.show_tab(ENCOUNTER)
    settle()
    return found


def spied(monkeypatch: pytest.MonkeyPatch, name: str, painted: Painted) -> list[int]:
    """How often the page had been painted whenever a fight was read."""
    found: list[int] = []
    read: Callable[..., Any] = getattr(conducting, name)

    def look(*arguments: Any, **options: Any) -> Any:
        found.append(len(painted.said))
        return read(*arguments, **options)

    monkeypatch.setattr(conducting, name, look)
    return found


def test_a_large_fight_is_announced_before_anything_of_it_is_read(
    window: MainWindow, library: Library, painted: Painted, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, resumed = spied(monkeypatch, "set_up", painted), spied(monkeypatch, "reopened", painted)
    encounter = prepared(library, MANY)
    window.encounter.prepare.reload()
    window.encounter.prepare.begin_asked.emit(encounter)
    assert begun == [1]
    assert painted.said == [("The wall", f"{MANY} combatants are coming.")]
    assert window.encounter.is_fighting
    assert window.encounter.fight.order.order.rowCount() == MANY
    assert window.front.page is window.encounter.fight
    QTest.keyClick(there(QApplication.focusWidget()), Qt.Key.Key_Space)
    settle()
    assert window.conductor.steps_done or window.conductor.asked is not None, "the first key meets a whole fight"
    window.conductor.close_fight()
    settle()
    assert window.encounter.is_preparing
    window.encounter.prepare.resume_asked.emit(encounter)
    assert resumed == [2]
    assert window.encounter.is_fighting


def test_where_it_cannot_be_opened_the_encounters_come_back_with_the_reason(
    window: MainWindow, library: Library, painted: Painted
) -> None:
    encounter = prepared(library, LARGE, {**GUARD, "hp": "many"})
    window.encounter.prepare.begin_asked.emit(encounter)
    assert len(painted.said) == 1
    assert window.encounter.is_preparing
    assert "cannot begin" in window.encounter.prepare.pane._fault.text()
    assert QApplication.focusWidget() is window.encounter.prepare.list


def test_a_small_fight_is_there_without_a_word(window: MainWindow, library: Library, painted: Painted) -> None:
    window.encounter.prepare.begin_asked.emit(prepared(library, LARGE - 1))
    assert window.encounter.is_fighting
    assert painted.said == []
