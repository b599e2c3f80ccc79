"""The roster of a prepared encounter: chosen together, changed, hidden, noted, put in order, all of it taken back."""

from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from models.creatures import Creature
from models.encounters import Encounter, EncounterEntry
from models.library import Library
from models.parties import Member, Party
from models.store import twin
from tests.ui.carried import creatures_mime
from tests.ui.encounter.conftest import GUARD, HERO, SYSTEM, GameTable
from tests.ui.settling import settle
from ui.dragging import mime_of, source_of
from ui.encounter.roster import Roster
from ui.rollers import APP
from ui.window import MainWindow

CTRL, SHIFT, ALT = (
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.AltModifier,
)
NONE, LEFT = Qt.KeyboardModifier.NoModifier, Qt.MouseButton.LeftButton


@pytest.fixture
def encounter(library: Library) -> int:
    party = library.parties.add(
        Party(name="Us"), [Member(name=name, system=SYSTEM, sheet=HERO) for name in ("Ana", "Bea")]
    )
    members = [one.id for one in library.parties.members(party.id)]
    library.creatures.add([Creature(name=name, system=SYSTEM, sheet=GUARD) for name in ("Guard", "Hound", "Wisp")])
    kept = library.encounters.add(
        Encounter(name="Stair", system=SYSTEM, notes="The lamp is out.", rollers={"party": APP, "foes": APP})
    )
    library.encounters.add_members(kept.id or 0, [id for id in members if id is not None])
    library.encounters.add_creatures(kept.id or 0, [1, 2, 3])
    return kept.id or 0


@pytest.fixture
def page(window: MainWindow, encounter: int) -> Any:
    found = window.encounter.prepare
    found.reload(encounter)
    found.pane.who.roster.setFocus()
    return found


@pytest.fixture
def roster(page: Any) -> Roster:
    assert isinstance(page.pane.who.roster, Roster)
    return page.pane.who.roster


def names(library: Library, encounter: int) -> list[str]:
    return [entry.name for entry in library.encounters.entries(encounter)]


def entry(library: Library, encounter: int, name: str) -> EncounterEntry:
    return next(one for one in library.encounters.entries(encounter) if one.name == name)


def click(roster: Roster, row: int, modifier: Qt.KeyboardModifier = NONE) -> None:
    place = roster.visualRect(roster.rows.index(row, 0)).center()
    QTest.mouseClick(roster.viewport(), LEFT, modifier, place)


def test_lines_are_chosen_together_and_changed_together(
    window: MainWindow, library: Library, encounter: int, roster: Roster
) -> None:
    start = library.encounters.entries(encounter)
    click(roster, 2)
    click(roster, 4, SHIFT)
    click(roster, 3, CTRL)
    assert [one.name for one in roster.entries] == ["Guard", "Wisp"]
    QTest.keyClick(roster, Qt.Key.Key_H)
    assert [one.hidden for one in library.encounters.entries(encounter)] == [False, False, True, False, True]
    QTest.keyClick(roster, Qt.Key.Key_S)
    assert [one.side for one in library.encounters.entries(encounter)][2:] == ["neutral", "foes", "neutral"]
    assert [one.name for one in roster.entries] == ["Guard", "Wisp"]
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
    assert {(one.hidden, one.side) for one in library.encounters.entries(encounter)} == {(True, "party")}
    window.undo()
    window.undo()
    assert {one.hidden for one in library.encounters.entries(encounter)} == {False}


def test_alt_and_arrows_put_lines_in_order(
    window: MainWindow, library: Library, encounter: int, roster: Roster
) -> None:
    click(roster, 3)
    click(roster, 4, SHIFT)
    QTest.keyClick(roster, Qt.Key.Key_Up, ALT)
    assert names(library, encounter) == ["Ana", "Bea", "Hound", "Wisp", "Guard"]
    assert [one.name for one in roster.entries] == ["Hound", "Wisp"]
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
    carried = None if source is None else source.taken()
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
    assert page.pane.who.card._unset(12, -16) == ("\N{MINUS SIGN}16 of 12", "\N{MINUS SIGN}16/12", "\N{MINUS SIGN}16")


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
    before = library.encounters.entries(encounter)
    QTest.mouseClick(page.pane.who.card.split, LEFT)
    assert names(library, encounter) == ["Ana", "Bea", "Guard", "Hound", "Hound", "Hound", "Wisp"]
    click(roster, 4)
    QTest.keyClick(roster, Qt.Key.Key_H)
    assert [one["name"] for one in library.setup(encounter).script["combatants"]][3:6] == [
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


def test_what_is_prepared_is_there_in_the_fight(
    window: MainWindow, library: Library, encounter: int, page: Any, roster: Roster
) -> None:
    hound = entry(library, encounter, "Hound")
    hound.name, hound.hidden, hound.notes, hound.pools = "Rust", True, "limps", {"hp": 55}
    library.encounters.save_entries([hound])
    assert window.conductor.open_prepared(encounter)
    window.conductor.begin_fight()
    one = window.conductor.fight.combatants["rust"]
    assert (one.pools["hp"], one.sheet.hp) == (55, 55)
    table = GameTable(window, library)

    def chips() -> list[str]:
        row = next(row for row in table.page.order.order.rows if row.id == "rust")
        return [chip.text for chip in row.chips]

    assert chips() == ["hidden", "note"]
    assert "hidden" in next(row for row in table.page.order.order.rows if row.id == "rust").spoken()
    for _ in range(12):
        if window.conductor.fight.active == "rust":
            break
        window.conductor.next()
    assert "limps" in table.page.stage._state.text()
    menu = table.page.rulings.menu_for("rust")
    next(action for action in menu.actions() if action.text() == "Show to the players").trigger()
    assert chips() == ["note"]
    window.conductor.close_fight()
    assert window.conductor.resume(encounter)
    assert chips() == ["note"]
    window.conductor.hide("rust", hidden=True)
    window.conductor.close_fight()
    assert window.conductor.resume(encounter)
    assert chips() == ["hidden", "note"]


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


def test_what_is_being_written_is_kept_when_the_fight_begins(
    window: MainWindow, library: Library, encounter: int, page: Any, roster: Roster
) -> None:
    click(roster, 4)
    QTest.keyClick(roster, Qt.Key.Key_F2)
    QTest.keyClicks(page.pane.who.card.name, "Glow")
    QTest.keyClick(page.pane.who.card.name, Qt.Key.Key_Return, CTRL)
    assert "glow" in window.conductor.fight.combatants


def test_a_line_that_has_begun_cannot_be_changed(
    window: MainWindow, library: Library, encounter: int, roster: Roster
) -> None:
    assert window.conductor.open_prepared(encounter)
    window.conductor.begin_fight()
    window.conductor.put_away()
    before = library.encounters.entries(encounter)
    roster.setFocus()
    for key in (Qt.Key.Key_Delete, Qt.Key.Key_S, Qt.Key.Key_H, Qt.Key.Key_3):
        QTest.keyClick(roster, key)
    QTest.keyClick(roster, Qt.Key.Key_Down, ALT)
    assert library.encounters.entries(encounter) == before


def test_three_fights_are_begun_from_the_bestiary_with_at_most_eight_keys_each(
    window: MainWindow, library: Library, encounter: int
) -> None:
    """Letters that find, `+` for each, prepare, begin: counted key by key."""
    for letters, count in (("gu", 1), ("ho", 2), ("wis", 1)):
        window.show_tab(0)
        window.bestiary.focus_search()
        keys = [*letters, Qt.Key.Key_Down, *"+" * count, "prepare", "begin", Qt.Key.Key_Space]
        assert len(keys) <= 8
        for key in keys:
            target = QApplication.focusWidget()
            assert target is not None
            if key in ("prepare", "begin"):
                QTest.keyClick(target, Qt.Key.Key_Return, CTRL)
            else:
                QTest.keyClick(target, key)
            QApplication.processEvents()
        fight = window.conductor.fight
        assert fight is not None
        assert sum(one.side == "foes" for one in fight.combatants.values()) == count
        assert fight.phase != "setup" or window.conductor.asked is not None
        window.conductor.put_away()


CHANGES: tuple[tuple[dict[str, Any], str], ...] = (
    ({"count": 3}, "Guard: × 3"),
    ({"name": "Sentry"}, "Guard: called Sentry"),
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
        (guard,) = (one for one in library.encounters.entries(encounter) if one.name == "Guard")
        page.pane.who.roster.edited.emit([twin(guard, **values)])
        assert window.undo_stack.undoText() == words
        window.undo()
        assert window.statusBar().currentMessage() == f"Taken back: {words}"


def test_what_a_running_fight_was_prepared_with_is_not_taken_back(
    window: MainWindow, library: Library, encounter: int, page: Any, roster: Roster
) -> None:
    guard = entry(library, encounter, "Guard")
    page.pane.who.roster.edited.emit([twin(guard, name="Sentry")])
    roster.choose([entry(library, encounter, "Wisp").id or 0])
    roster.setFocus()
    QTest.keyClick(roster, Qt.Key.Key_Delete)
    before = ["Ana", "Bea", "Sentry", "Hound"]
    assert names(library, encounter) == before
    steps = window.undo_stack.count()
    assert window.conductor.open_prepared(encounter)
    window.conductor.begin_fight()
    window.conductor.put_away()
    for _ in range(steps):
        window.undo()
        assert "so this cannot be done with it" in window.statusBar().currentMessage()
        assert names(library, encounter) == before
    window.undo()
    assert window.statusBar().currentMessage() == "Nothing to take back here."


def test_the_line_one_works_on_stays_in_sight_where_there_is_less_room(
    window: MainWindow, page: Any, roster: Roster
) -> None:
    window.resize(1366, 900)
    settle()
    roster.setCurrentIndex(roster.rows.index(4, 0))
    assert roster.viewport().rect().contains(roster.visualRect(roster.currentIndex()))
    window.resize(1366, 620)
    settle()
    assert roster.viewport().height() < 5 * roster.visualRect(roster.currentIndex()).height()
    assert roster.viewport().rect().contains(roster.visualRect(roster.currentIndex()))
    # Who has scrolled it out of sight is not brought back to it.
    roster.scrollToTop()
    window.resize(1366, 600)
    settle()
    assert roster.verticalScrollBar().value() == 0
