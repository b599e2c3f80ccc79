"""What can be picked up is carried through the real window: over the tab bar, to the roster, the tray and the board."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QAbstractItemView

from models.library import Library
from models.repositories.creatures import Creature
from models.repositories.encounters import Encounter, EncounterEntry
from tests.ui.carrying import Hand, Stop, point_in
from tests.ui.quick_tabs import hurry
from ui.bestiary.tray.model import SIDE
from ui.bestiary.tray.table import TrayTable
from ui.dnd.payload import DropPayload
from ui.navigation.tabs import BESTIARY, ENCOUNTER
from ui.shell.main_window import MainWindow

SYSTEM = "tabuleiro"
SHEET = {"vida": 4, "con": 4}


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    opened = Library.open(tmp_path / "Table.turnwright", samples=())
    opened.creatures.add([Creature(name=name, system=SYSTEM, sheet=SHEET) for name in ("Bat", "Wisp")])
    opened.encounters.add(
        Encounter(name="Stair", system=SYSTEM),
        [EncounterEntry(name=name, side="foes", sheet=SHEET) for name in ("Ogre", "Troll")],
    )
    yield opened
    opened.close()


@pytest.fixture
def window(window: MainWindow) -> MainWindow:
    """The bestiary is looked at, and the encounter is open in its tab."""
    window.show_tab(ENCOUNTER)
    window.encounter.prepare.reload(1)
    window.show_tab(BESTIARY)
    return window


@pytest.fixture
def hand(monkeypatch: pytest.MonkeyPatch) -> Hand:
    return Hand(monkeypatch)


def names(library: Library) -> list[tuple[str, int]]:
    return [(entry.name, entry.count) for entry in library.encounters.entries(1)]


def row(view: QAbstractItemView, number: int) -> QPoint:
    return view.visualRect(view.model().index(number, 1 if isinstance(view, TrayTable) else 0)).center()


def over_the_tab(window: MainWindow) -> Stop:
    bar = window.tabs.tabBar()
    return Stop(point_in(bar, bar.tabRect(ENCOUNTER).center()), lambda: window.tabs.currentIndex() == ENCOUNTER)


def between_the_lines(window: MainWindow) -> Stop:
    """On the edge between the first and the second line of the roster."""
    roster = window.encounter.prepare.pane.who.roster

    def place() -> QPoint:
        return point_in(roster.viewport(), QPoint(60, roster.visualRect(roster.rows.index(1, 0)).top()))()

    return Stop(place)


def test_a_creature_is_carried_over_the_tab_to_its_place_in_the_roster(
    window: MainWindow, library: Library, hand: Hand
) -> None:
    view = window.bestiary.list.view
    hand.carry(view.viewport(), row(view, 1), over_the_tab(window), between_the_lines(window))
    assert names(library) == [("Ogre", 1), ("Wisp", 1), ("Troll", 1)]
    assert [entry.name for entry in window.encounter.prepare.pane.who.roster.entries] == ["Wisp"]
    window.undo()
    assert names(library) == [("Ogre", 1), ("Troll", 1)]
    window.redo()
    assert names(library) == [("Ogre", 1), ("Wisp", 1), ("Troll", 1)]


def test_a_line_of_the_tray_is_carried_with_its_number_and_stays(
    window: MainWindow, library: Library, hand: Hand
) -> None:
    hurry(window.tabs.tabBar())
    tray = window.bestiary.tray
    tray.add(DropPayload((1, 1, 1)))
    hand.carry(tray.view.viewport(), row(tray.view, 0), over_the_tab(window), between_the_lines(window))
    assert names(library) == [("Ogre", 1), ("Bat", 3), ("Troll", 1)]
    assert [tray_row.many for tray_row in tray.rows] == [3]


def sides(library: Library) -> list[tuple[str, str]]:
    return [(entry.name, entry.side) for entry in library.encounters.entries(1)]


def test_a_line_of_the_tray_stays_on_its_side(window: MainWindow, library: Library, hand: Hand) -> None:
    hurry(window.tabs.tabBar())
    tray = window.bestiary.tray
    tray.add(DropPayload((1, 1, 1)))
    for side in ("neutral", "party", "foes"):
        window.show_tab(BESTIARY)
        tray.model.setData(tray.model.index(0, SIDE), side)
        hand.carry(tray.view.viewport(), row(tray.view, 0), over_the_tab(window), between_the_lines(window))
        assert sides(library)[1] == ("Bat", side)
        window.undo()
        window.redo()
        assert sides(library)[1] == ("Bat", side)
        window.undo()


def test_a_line_of_the_tray_that_is_let_go_over_the_tray_changes_nothing(window: MainWindow, hand: Hand) -> None:
    tray = window.bestiary.tray
    tray.add(DropPayload((1, 2)))
    before = tray.rows
    hand.carry(tray.view.viewport(), row(tray.view, 0), Stop(point_in(tray.view.viewport(), row(tray.view, 1))))
    assert tray.rows == before


def test_creatures_are_carried_into_the_tray(window: MainWindow, hand: Hand) -> None:
    view, tray = window.bestiary.list.view, window.bestiary.tray
    hand.carry(view.viewport(), row(view, 1), Stop(point_in(window.bestiary.list)), Stop(point_in(tray)))
    hand.carry(view.viewport(), row(view, 1), Stop(point_in(tray.view.viewport())))
    assert [(tray_row.name, tray_row.many) for tray_row in tray.rows] == [("Wisp", 2)]
