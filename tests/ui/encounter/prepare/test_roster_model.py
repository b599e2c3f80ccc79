"""The roster of a prepared encounter: chosen together, changed, hidden, noted, put in order, all of it taken back."""

from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollBar, QWidget

from models.library import Library
from models.repositories.creatures import Creature
from models.storage.store import twin
from tests.ui.carried import creatures_mime
from tests.ui.encounter.conftest import GUARD, SYSTEM
from tests.ui.encounter.rosters import ALT, CTRL, LEFT, NONE, SHIFT, click, entry, names, page_of, stair
from tests.ui.settling import settle
from ui.dnd.payload import mime_of, source_of
from ui.encounter.prepare.roster_model import Roster
from ui.session.entry_state import UNHARMED
from ui.shell.main_window import MainWindow


@pytest.fixture
def encounter(library: Library) -> int:
    return stair(library)


@pytest.fixture
def page(window: MainWindow, encounter: int) -> Any:
    return page_of(window, encounter)


@pytest.fixture
def roster(page: Any) -> Roster:
    found: Roster = page.pane.who.roster
    return found


def test_lines_are_chosen_together_and_changed_together(
    window: MainWindow, library: Library, encounter: int, roster: Roster
) -> None:
    start = library.encounters.entries(encounter)
    click(roster, 2)
    click(roster, 4, SHIFT)
    click(roster, 3, CTRL)
    assert [candidate.name for candidate in roster.entries] == ["Guard", "Wisp"]
    QTest.keyClick(roster, Qt.Key.Key_H)
    QTest.keyClick(roster, Qt.Key.Key_Return)
    assert [candidate.hidden for candidate in library.encounters.entries(encounter)] == [
        False,
        False,
        True,
        False,
        True,
    ]
    QTest.keyClick(roster, Qt.Key.Key_S)
    QTest.keyClick(roster, Qt.Key.Key_Return)
    assert [candidate.side for candidate in library.encounters.entries(encounter)][2:] == ["neutral", "foes", "neutral"]
    assert [candidate.name for candidate in roster.entries] == ["Guard", "Wisp"]
    QTest.keyClick(roster, Qt.Key.Key_Delete)
    assert names(library, encounter) == ["Ana", "Bea", "Hound"]
    for _ in range(3):
        window.undo()
    assert library.encounters.entries(encounter) == start


def test_the_side_and_what_is_hidden_are_chosen_for_all_in_the_fields_below(
    window: MainWindow, library: Library, encounter: int, page: Any, roster: Roster
) -> None:
    roster.selectAll()
    card = page.pane.who.card
    assert not card.name.isEnabled()
    QTest.mouseClick(card.hidden, LEFT)
    card.side.setFocus()
    QTest.keyClick(card.side, Qt.Key.Key_Down)
    card.side.activated.emit(card.side.currentIndex())
    assert {(candidate.hidden, candidate.side) for candidate in library.encounters.entries(encounter)} == {
        (True, "party")
    }
    window.undo()
    window.undo()
    assert {candidate.hidden for candidate in library.encounters.entries(encounter)} == {False}


def test_alt_and_arrows_put_lines_in_order(
    window: MainWindow, library: Library, encounter: int, roster: Roster
) -> None:
    click(roster, 3)
    click(roster, 4, SHIFT)
    QTest.keyClick(roster, Qt.Key.Key_Up, ALT)
    assert names(library, encounter) == ["Ana", "Bea", "Hound", "Wisp", "Guard"]
    assert [candidate.name for candidate in roster.entries] == ["Hound", "Wisp"]
    for _ in range(4):
        QTest.keyClick(roster, Qt.Key.Key_Up, ALT)
    assert names(library, encounter) == ["Hound", "Wisp", "Ana", "Bea", "Guard"]
    QTest.keyClick(roster, Qt.Key.Key_Down, ALT)
    assert names(library, encounter) == ["Ana", "Hound", "Wisp", "Bea", "Guard"]
    for _ in range(4):
        window.undo()
    assert names(library, encounter) == ["Ana", "Bea", "Guard", "Hound", "Wisp"]
    window.redo()
    assert names(library, encounter) == ["Ana", "Bea", "Hound", "Wisp", "Guard"]


def dragged(roster: Roster, mime: Any, place: QPoint) -> None:
    both = Qt.DropAction.MoveAction | Qt.DropAction.CopyAction
    for event in (
        QDragEnterEvent(place, both, mime, LEFT, NONE),
        QDragMoveEvent(place, both, mime, LEFT, NONE),
        QDropEvent(QPointF(place), both, mime, LEFT, NONE),
    ):
        QApplication.sendEvent(roster.viewport(), event)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def test_lines_are_dragged_to_their_place_and_creatures_into_the_roster(
    window: MainWindow, library: Library, encounter: int, roster: Roster
) -> None:
    click(roster, 0)
    click(roster, 1, SHIFT)
    source = source_of(roster)
    carried = None if source is None else source.payload()
    assert carried is not None
    mime = mime_of(carried)
    below = roster.visualRect(roster.rows.index(3, 0)).bottomLeft() + QPoint(40, 0)
    dragged(roster, mime, below)
    assert names(library, encounter) == ["Guard", "Hound", "Ana", "Bea", "Wisp"]
    roster.scrollToBottom()
    dragged(roster, mime, QPoint(40, roster.viewport().height() - 4))
    assert names(library, encounter) == ["Guard", "Hound", "Wisp", "Ana", "Bea"]
    window.undo()
    window.undo()
    assert names(library, encounter) == ["Ana", "Bea", "Guard", "Hound", "Wisp"]
    roster.scrollToTop()
    dragged(roster, creatures_mime([2]), below)
    assert names(library, encounter) == ["Ana", "Bea", "Guard", "Hound", "Hound", "Wisp"]


def test_creatures_let_go_on_a_line_enter_when_that_does(
    window: MainWindow, library: Library, encounter: int, roster: Roster
) -> None:
    later = {"when": "round", "number": 3}
    library.encounters.save_entries([twin(entry(library, encounter, "Wisp"), wave=later)])
    page_of(window, encounter)
    settle()
    roster.scrollToBottom()
    dragged(roster, creatures_mime([2]), roster.visualRect(roster.rows.index(4, 0)).bottomLeft() + QPoint(40, -6))
    entered = [(each.name, each.wave) for each in library.encounters.entries(encounter)]
    assert entered[3:] == [("Hound", {}), ("Wisp", later), ("Hound", later)]
    roster.scrollToTop()
    dragged(roster, creatures_mime([1]), roster.visualRect(roster.rows.index(3, 0)).topLeft() + QPoint(40, 2))
    entered = [(each.name, each.wave) for each in library.encounters.entries(encounter)]
    assert entered[2:5] == [("Guard", {}), ("Guard", {}), ("Hound", {})]


def test_a_combatant_has_a_name_pools_and_notes_of_its_own(
    window: MainWindow, library: Library, encounter: int, page: Any, roster: Roster
) -> None:
    card = page.pane.who.card
    click(roster, 3)
    QTest.keyClick(roster, Qt.Key.Key_Return)
    assert card.name.hasFocus()
    QTest.keyClicks(card.name, "Rust")
    QTest.keyClick(card.name, Qt.Key.Key_Return)
    assert names(library, encounter)[3] == "Rust"
    spin = card.pools["hp"]
    spin.setFocus()
    spin.selectAll()
    QTest.keyClicks(spin, "55")
    QTest.keyClick(spin, Qt.Key.Key_Return)
    card.notes.setFocus()
    QTest.keyClicks(card.notes, "limps")
    roster.setFocus()
    kept = entry(library, encounter, "Rust")
    assert (kept.pools, kept.notes) == ({"hp": 55}, "limps")
    click(roster, 2)
    assert (card.name.text(), card.notes.toPlainText(), spin.value()) == ("Guard", "", -1)
    for _ in range(3):
        window.undo()
    assert entry(library, encounter, "Hound").pools == {}


def test_the_group_on_the_sheet_stands_where_none_is_written(
    library: Library, encounter: int, page: Any, roster: Roster
) -> None:
    library.creatures.add([Creature(name="Wolf", system=SYSTEM, sheet={**GUARD, "group": "wolves"})])
    library.encounters.add_creatures(encounter, [4])
    page.reload(encounter)
    card = page.pane.who.card
    for row, hint in ((0, "Group"), (5, "wolves (sheet)")):
        click(roster, row)
        assert card.group.placeholderText() == hint
    assert roster.details(entry(library, encounter, "Wolf")) == "Foes · group wolves"


def test_hit_points_below_nothing_have_a_minus_sign_where_none_are_set(page: Any) -> None:
    assert page.pane.who.card._unset(12, 12, -16) == (
        "\N{MINUS SIGN}16 of 12",
        "\N{MINUS SIGN}16/12",
        "\N{MINUS SIGN}16",
    )


def test_tab_goes_through_the_fields_of_a_line_as_they_are_read(page: Any, roster: Roster) -> None:
    card = page.pane.who.card
    click(roster, 2)
    card.group.setFocus()
    met: list[QWidget] = [card.group]
    while met[-1] is not card.notes:
        QTest.keyClick(met[-1], Qt.Key.Key_Tab)
        here = QApplication.focusWidget()
        assert here is not None
        assert card.isAncestorOf(here)
        met.append(here)
    assert met[1:] == [card.wave, card.hidden, *card.pools.values(), card.notes]


def test_one_of_several_gets_a_line_of_its_own(
    window: MainWindow, library: Library, encounter: int, page: Any, roster: Roster
) -> None:
    click(roster, 3)
    QTest.keyClick(roster, Qt.Key.Key_3)
    QTest.keyClick(roster, Qt.Key.Key_Return)
    before = library.encounters.entries(encounter)
    QTest.mouseClick(page.pane.who.card.split, LEFT)
    assert names(library, encounter) == ["Ana", "Bea", "Guard", "Hound", "Hound", "Hound", "Wisp"]
    click(roster, 4)
    QTest.keyClick(roster, Qt.Key.Key_H)
    QTest.keyClick(roster, Qt.Key.Key_Return)
    assert [item["name"] for item in library.setup(encounter).script["combatants"]][3:6] == [
        "Hound A",
        "Hound B",
        "Hound C",
    ]
    assert list(library.setup(encounter).marks) == ["hound-b"]
    window.undo()
    window.undo()
    assert library.encounters.entries(encounter) == before
    window.redo()
    assert names(library, encounter) == ["Ana", "Bea", "Guard", "Hound", "Hound", "Hound", "Wisp"]


def test_a_line_says_how_it_comes_in_and_its_bar_is_that_of_its_life(
    window: MainWindow, library: Library, encounter: int, roster: Roster
) -> None:
    pools = [{}, {"mp": 5}, {"hp": 15}, {"mp": 5, "hp": 15}, {"hp": 0}]
    found = []
    for left in pools:
        ana = entry(library, encounter, "Ana")
        library.encounters.save_entries([twin(ana, pools=left)])
        page_of(window, encounter)
        found.append(roster.standing.get(ana.id or 0, UNHARMED))
    assert [timing.share for timing in found] == [1.0, 1.0, 0.25, 0.25, 0.0], "of 60 HP, whatever else is left"
    assert [timing.words for timing in found] == [
        (),
        ("MP 5/20",),
        ("HP 15/60",),
        ("HP 15/60", "MP 5/20"),
        ("HP 0/60",),
    ]


def test_the_group_of_a_line_goes_before_that_of_its_sheet(roster: Roster) -> None:
    (guard,) = (line for line in roster.rows.rows if line.name == "Guard")
    assert "group" not in roster.details(guard)
    roster.grouped = {guard.id or 0: "pack"}
    assert "group pack" in roster.details(guard)
    told = roster.details(twin(guard, group="watch"))
    assert ("group watch" in told, "pack" in told) == (True, False)


def test_the_notes_of_the_encounter_are_shown_and_written(
    window: MainWindow, library: Library, encounter: int, page: Any
) -> None:
    assert page.pane.notes.toPlainText() == "The lamp is out."
    page.pane.notes.setFocus()
    QTest.keyClick(page.pane.notes, Qt.Key.Key_End, CTRL)
    QTest.keyClicks(page.pane.notes, " So is the moon.")
    page.list.setFocus()
    kept = library.encounters.get(encounter)
    assert kept is not None
    assert kept.notes == "The lamp is out. So is the moon."
    window.undo()
    assert page.pane.notes.toPlainText() == "The lamp is out."


CHANGES: tuple[tuple[dict[str, Any], str], ...] = (
    ({"count": 3}, "Guard: × 3"),
    ({"name": "Sentry"}, "Guard: renamed Sentry"),
    ({"side": "party"}, "Guard: Party"),
    ({"hidden": True, "notes": "asleep"}, "Guard: hidden, notes"),
    ({"group": "watch"}, "Guard: group watch"),
    ({"wave": {"round": 2}}, "Guard: when they enter"),
    ({"pools": {"hp": 3}}, "Guard: what is left of their pools"),
)


def test_what_is_taken_back_of_the_roster_says_who_and_what(
    window: MainWindow, library: Library, encounter: int, page: Any
) -> None:
    for values, words in CHANGES:
        (guard,) = (candidate for candidate in library.encounters.entries(encounter) if candidate.name == "Guard")
        page.pane.who.roster.entries_edited.emit([twin(guard, **values)])
        assert window.undo_stack.undoText() == words
        window.undo()
        assert window.statusBar().currentMessage() == f"Undone: {words}"


def test_the_line_one_works_on_stays_in_sight_where_there_is_less_room(
    window: MainWindow, page: Any, roster: Roster
) -> None:
    window.resize(1366, 900)
    settle()
    roster.setCurrentIndex(roster.rows.index(4, 0))
    assert roster.viewport().rect().contains(roster.visualRect(roster.currentIndex()))
    window.resize(1366, 500)
    settle()
    assert roster.viewport().height() < 5 * roster.visualRect(roster.currentIndex()).height()
    assert roster.viewport().rect().contains(roster.visualRect(roster.currentIndex()))
    # Who has scrolled it out of sight is not brought back to it.
    roster.verticalScrollBar().triggerAction(QScrollBar.SliderAction.SliderToMinimum)
    window.resize(1366, 480)
    settle()
    assert roster.verticalScrollBar().value() == 0
