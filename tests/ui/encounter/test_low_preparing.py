"""Preparing on a low window: the roster has the room, and the fields of what is chosen are a press away."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from models.library import Library
from models.repositories.encounters import Encounter
from models.repositories.parties import Member, Party
from tests.ui.encounter.conftest import HERO, SYSTEM
from tests.ui.settling import settle
from tests.ui.windows import shown_window
from tools.pictures.cut_words import combo_faults
from tools.pictures.languages import speaking
from tools.pictures.page_pictures import Size, show
from ui.encounter.prepare.page import PreparePage
from ui.navigation.tabs import ENCOUNTER
from ui.shell.main_window import MainWindow
from ui.widgets.line_edits import NamedLine

AT_150, AT_200 = (911, 485), (683, 384)
"""What Qt counts of a screen of 1366 by 768 under a title and with everything drawn larger."""


@pytest.fixture
def page(window: MainWindow, library: Library) -> PreparePage:
    party = library.parties.add(
        Party(name="Us"), [Member(name=f"Hero {n}", system=SYSTEM, sheet=HERO) for n in range(6)]
    )
    kept = library.encounters.add(Encounter(name="Stair", system=SYSTEM, notes="The lamp is out.\n" * 4))
    members = [member.id for member in library.parties.members(party.id)]
    library.encounters.add_members(kept.id or 0, [id for id in members if id is not None])
    window.encounter.prepare.reload(kept.id)
    return window.encounter.prepare


def rows_in_sight(page: PreparePage) -> int:
    roster = page.pane.who.roster
    rows = (roster.visualRect(roster.model().index(row, 0)) for row in range(roster.model().rowCount()))
    return sum(roster.viewport().rect().contains(rect) for rect in rows)


def test_beside_its_fields_the_roster_needs_no_room_of_theirs(window: MainWindow, page: PreparePage) -> None:
    window.resize(*AT_150)
    settle()
    who = page.pane.who
    assert rows_in_sight(page) >= 3
    assert who.card.isVisible()
    assert not who.unfold.isVisible()
    assert_whole(page)


def test_the_roster_has_the_room_of_the_fields(window: MainWindow, page: PreparePage) -> None:
    window.resize(*AT_200)
    settle()
    who = page.pane.who
    assert rows_in_sight(page) >= 2
    assert not who.card.isVisible()
    assert who.unfold.isVisible()
    who.unfold.click()
    settle()
    assert who.card.isVisible()
    assert rows_in_sight(page) >= 2
    assert_whole(page)
    who.unfold.click()
    settle()
    assert rows_in_sight(page) >= 2
    assert_whole(page)
    assert who.add.isVisible()


def assert_whole(page: PreparePage) -> None:
    """None of the buttons is cut: they are there as a whole, or not at all."""
    who = page.pane.who
    for button in (who.add, who.board, who.party, who.unfold):
        if button.isVisible():
            assert button.visibleRegion().boundingRect() == button.rect()


def test_with_everything_unfolded_two_who_take_part_are_in_sight(window: MainWindow, page: PreparePage) -> None:
    window.resize(*AT_200)
    settle()
    page.pane.odds_bar.show()
    page.pane.who.unfold.click()
    settle()
    assert rows_in_sight(page) >= 2
    assert page.pane.who.card.name.visibleRegion().boundingRect().height() >= page.pane.who.card.name.height() - 2
    assert_whole(page)
    page.pane.halves.setCurrentIndex(1)
    settle()
    assert not page.pane.who.unfold.isVisible(), "it belongs to the roster"
    page.pane.halves.setCurrentIndex(0)
    settle()
    assert_whole(page)


def test_a_window_with_room_shows_roster_and_fields(window: MainWindow, page: PreparePage) -> None:
    window.resize(*AT_150)
    settle()
    window.resize(1366, 740)
    settle()
    who = page.pane.who
    assert who.card.isVisible()
    assert not who.unfold.isVisible()
    assert page.pane.notes.isVisible()


@pytest.mark.parametrize("language", ["en", "es", "pt_BR"])
def test_the_ways_into_the_roster_stand_in_one_line_of_a_low_window(
    qapp: QApplication, library: Library, qtbot: QtBot, tmp_path: Path, language: str
) -> None:
    library.parties.add(Party(name="Us"), [Member(name="Hero", system=SYSTEM, sheet=HERO)])
    with speaking(qapp, language):
        window = shown_window(qtbot, library, tmp_path, ENCOUNTER)
        window.new()
        who = window.encounter.prepare.pane.who
        for size in (Size(150, 1024, 700), Size(200, 1366, 768), Size(150, 1366, 768), Size(100, 1366, 768)):
            show(window, size)
            assert len({way.y() for way in (who.add, who.party, who.board)}) == 1, size
            assert not list(combo_faults(who.party)), size


@pytest.mark.parametrize(
    "size", [Size(125, 1024, 700), Size(100, 1024, 700), Size(150, 1366, 768), Size(200, 1920, 1080)]
)
def test_some_lines_of_the_roster_are_in_sight_in_every_size(window: MainWindow, page: PreparePage, size: Size) -> None:
    show(window, size)
    assert rows_in_sight(page) >= 3
    show(window, Size(100, 1366, 768))


def test_who_is_named_by_key_has_its_fields_shown(window: MainWindow, page: PreparePage) -> None:
    window.resize(*AT_200)
    settle()
    who = page.pane.who
    who.roster.setFocus()
    QTest.keyClick(who.roster, Qt.Key.Key_F2)
    settle()
    assert who.card.name.isVisible()
    assert who.card.name.hasFocus()


def test_notes_of_a_very_low_window_stand_over_its_options(window: MainWindow, page: PreparePage) -> None:
    window.resize(*AT_200)
    settle()
    assert not page.pane.notes.isVisible()
    assert "Notes" not in page.pane._name.toolTip()
    page.pane.halves.setCurrentIndex(1)
    settle()
    assert page.pane.notes.isVisible()


def test_a_line_asks_for_the_room_of_its_name_and_its_text(qtbot: QtBot) -> None:
    line = NamedLine("Subgrupo")
    qtbot.addWidget(line)
    line.setText("the long company")
    line.resize(line.sizeHint())
    line.show()
    assert line.named == "Subgrupo"


def test_no_line_lies_over_the_tabs_which_the_button_beside_them_would_break(page: PreparePage) -> None:
    assert page.pane.halves.documentMode()
    assert not page.pane.halves.tabBar().drawBase()
