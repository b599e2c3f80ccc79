"""Letters and figures in the roster prepare a change, a line says what Enter will do, and nothing is done before."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from models.library import Library
from tests.ui.encounter.rosters import SHIFT, click, entry, page_of, stair
from ui.encounter.prepare.roster_model import Roster
from ui.shell.main_window import MainWindow

PROMPT = "   Enter does it, Esc lets it go"


@pytest.fixture
def encounter(library: Library) -> int:
    return stair(library)


@pytest.fixture
def page(window: MainWindow, encounter: int) -> Any:
    return page_of(window, encounter)


@pytest.fixture
def roster(page: Any) -> Roster:
    found: Roster = page.pane.who.roster
    click(found, 2)
    return found


def line(roster: Roster) -> str:
    shown = roster.prepared.line
    return shown.text() if shown.isVisible() else ""


def test_nothing_is_done_before_enter_and_then_all_of_it_as_one_step(
    window: MainWindow, library: Library, encounter: int, roster: Roster
) -> None:
    before, index = library.encounters.entries(encounter), window.undo_stack.index()
    for keys, said in (
        ("1", "Guard: × 1"),
        ("2", "Guard: × 12"),
        ("s", "Guard: Neutral, × 12"),
        ("h", "Guard: Neutral, × 12, hidden"),
    ):
        QTest.keyClicks(roster, keys)
        assert line(roster) in (said + PROMPT, "")
    assert line(roster) == "Guard: Neutral, × 12, hidden" + PROMPT
    assert (library.encounters.entries(encounter), window.undo_stack.index()) == (before, index)
    QTest.keyClick(roster, Qt.Key.Key_Return)
    guard = entry(library, encounter, "Guard")
    assert (guard.count, guard.side, guard.hidden) == (12, "neutral", True)
    assert (line(roster), window.undo_stack.index()) == ("", index + 1)
    window.undo()
    assert library.encounters.entries(encounter) == before


def test_esc_other_lines_and_other_places_let_it_go(
    library: Library, encounter: int, page: Any, roster: Roster
) -> None:
    before = library.encounters.entries(encounter)
    QTest.keyClicks(roster, "5")
    QTest.keyClick(roster, Qt.Key.Key_Escape)
    assert line(roster) == ""
    QTest.keyClicks(roster, "5")
    QTest.keyClick(roster, Qt.Key.Key_Down)
    assert line(roster) == ""
    QTest.keyClicks(roster, "5")
    page.pane.who.card.name.setFocus(Qt.FocusReason.TabFocusReason)
    assert line(roster) == ""
    roster.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(roster, Qt.Key.Key_Return)
    assert page.pane.who.card.name.hasFocus(), "Enter names the line again"
    assert library.encounters.entries(encounter) == before


def test_what_would_change_nothing_is_not_prepared_and_members_are_one(
    library: Library, encounter: int, page: Any, roster: Roster
) -> None:
    QTest.keyClicks(roster, "hh")
    assert line(roster) == ""
    click(roster, 0)
    QTest.keyClicks(roster, "3")
    assert line(roster) == "A member of a party takes part only once."
    QTest.keyClick(roster, Qt.Key.Key_Return)
    assert line(roster) == ""
    assert page.pane.who.card.name.hasFocus()
    click(roster, 1)
    click(roster, 3, SHIFT)
    QTest.keyClicks(roster, "4")
    QTest.keyClick(roster, Qt.Key.Key_Return)
    assert [item.count for item in library.encounters.entries(encounter)] == [1, 1, 4, 4, 1]


def test_a_name_typed_after_the_list_of_creatures_was_left_changes_nobody(
    window: MainWindow, library: Library, encounter: int, roster: Roster
) -> None:
    before = library.encounters.entries(encounter)
    QTest.keyClicks(roster, "soot imp 3")
    assert line(roster).endswith(PROMPT)
    assert library.encounters.entries(encounter) == before


def test_ctrl_enter_begins_with_what_is_prepared(
    window: MainWindow, library: Library, encounter: int, page: Any, roster: Roster
) -> None:
    QTest.keyClicks(roster, "3")
    page.go()
    assert entry(library, encounter, "Guard").count == 3
