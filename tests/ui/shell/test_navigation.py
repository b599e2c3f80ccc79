"""The ways from tab to tab."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from pytestqt.qtbot import QtBot

from models.library import Library
from models.repositories.encounters import PREPARED
from ui.bestiary.tab import BestiaryTab
from ui.help.welcome import Welcome
from ui.navigation.tabs import BESTIARY, ENCOUNTER, PARTY
from ui.party.tab import PartyTab
from ui.shell.main_window import MainWindow


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    library = Library.open(tmp_path / "Table.turnwright", samples=())
    made = MainWindow(library, layouts=QSettings(str(tmp_path / "layouts.ini"), QSettings.Format.IniFormat))
    qtbot.addWidget(made)
    made.show_tab(ENCOUNTER)
    yield made
    library.close()


@pytest.mark.parametrize(("number", "tab"), [(BESTIARY, BestiaryTab), (PARTY, PartyTab)])
def test_a_tab_reads_the_library_each_time_it_is_shown_and_then_once(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, number: int, tab: type[BestiaryTab | PartyTab]
) -> None:
    reload, times = tab.reload, []

    def count(self: BestiaryTab | PartyTab) -> None:
        times.append(number)
        reload(self)  # type: ignore[arg-type]

    monkeypatch.setattr(tab, "reload", count)
    window.show_tab(number)
    assert len(times) == 1
    window.show_tab(ENCOUNTER)
    window.show_tab(number)
    assert len(times) == 2


def test_a_tab_behind_reads_what_has_changed_in_front_as_it_comes_there(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.show_tab(BESTIARY)
    window.show_tab(PARTY)
    reload, times = BestiaryTab.reload, []

    def count(self: BestiaryTab) -> None:
        times.append(BESTIARY)
        reload(self)

    monkeypatch.setattr(BestiaryTab, "reload", count)
    window.party.bar.make()
    window.undo()
    assert times == []
    window.show_tab(BESTIARY)
    assert times == [BESTIARY]
    window.redo()
    assert times == [BESTIARY] * 2, "what is done again while it stands in front is read there at once"


@pytest.fixture
def playing(qtbot: QtBot, tmp_path: Path) -> Iterator[tuple[MainWindow, int, int]]:
    """A window with an open fight, its encounter, and another one that is prepared."""
    library = Library.open(tmp_path / "Played.turnwright")
    made = MainWindow(library, layouts=QSettings(str(tmp_path / "played.ini"), QSettings.Format.IniFormat))
    qtbot.addWidget(made)
    made.show()
    first, second, *_ = (row.id for row in library.encounters.rows(PREPARED))
    made.show_encounter(first)
    made.ways.begin()
    assert made.conductor.encounter_id == first
    yield made, first, second
    made.close()
    library.close()


def test_what_is_prepared_while_a_fight_is_open_is_one_click_away(playing: tuple[MainWindow, int, int]) -> None:
    window, first, second = playing
    (name,) = (row.name for row in window.library.encounters.rows_of([second]))
    window.tabs.encounter_prepared.emit(second)
    assert window.encounter.is_fighting
    assert window.conductor.encounter_id == first
    told = window.notice.sentence.text()
    assert told == f"“{name}” is prepared. “{window.conductor.encounter_name}” is still open in front of it."
    window.notice.buttons[0].click()
    assert window.encounter.is_preparing
    assert window.encounter.prepare.chosen_id == second
    assert window.notice.isHidden()
    assert first in [row.id for row in window.library.encounters.rows()]


def test_a_fight_that_is_tried_from_the_welcome_is_that_one_though_another_is_open(
    playing: tuple[MainWindow, int, int],
) -> None:
    window, first, second = playing
    window.help.welcome()
    welcome = window.findChild(Welcome)
    assert isinstance(welcome, Welcome)
    welcome.fight_requested.emit(second)
    assert window.conductor.encounter_id == second
    assert first != second
