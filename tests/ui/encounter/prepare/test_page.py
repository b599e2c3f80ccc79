"""Preparing an encounter: by keys, by dropping, with undo."""

from collections.abc import Sequence
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox

from models.library import Library
from models.repositories.creatures import Creature
from models.repositories.encounters import Encounter, EncounterEntry
from models.repositories.parties import Member, Party
from models.storage.store import twin
from rules.system import registry
from tests.there import there
from tests.ui.carried import creatures_mime, members_mime
from tests.ui.encounter.conftest import GUARD, HERO, SYSTEM
from tests.ui.settling import settle
from tools.pictures.cut_words import line_faults
from ui.encounter.prepare.encounter_list import UNDER, UNDER_ROLE
from ui.encounter.prepare.roster_model import ROW_HEIGHT
from ui.shell.main_window import MainWindow
from ui.widgets.picker import Picker


def test_an_empty_library_says_what_to_do(window: MainWindow) -> None:
    page = window.encounter.prepare
    assert page.chosen is None
    assert "Make one" in page.pane._empty.sentence.text()
    width = page.shelf.width()
    page.pane._empty.button.click()
    assert [encounter.name for encounter in window.library.encounters.all()] == ["New encounter"]
    assert page.shelf.width() == width


def test_a_new_encounter_chooses_its_system_while_nobody_takes_part(window: MainWindow, library: Library) -> None:
    window.new()
    page = window.encounter.prepare
    box: QComboBox = page.pane._system
    assert box.isVisible()
    box.setCurrentIndex(box.findData(SYSTEM))
    box.activated.emit(box.currentIndex())
    assert library.encounters.all()[0].system == SYSTEM
    window.undo()
    assert library.encounters.all()[0].system != SYSTEM


def test_another_encounter_is_read_once_when_the_page_is_read_anew(
    window: MainWindow, library: Library, prepared: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = window.encounter.prepare
    page.reload(prepared)
    other = library.encounters.add(Encounter(name="Hall", system=SYSTEM))
    read: list[str] = []

    def full_pools(system: str, entries: Sequence[EncounterEntry]) -> dict[int, dict[str, int]]:
        read.append(system)
        return {}

    monkeypatch.setattr(library, "full_pools", full_pools)
    page.reload(other.id)
    assert page.chosen_id == other.id
    assert read == [SYSTEM]


def test_creatures_are_added_by_typing_a_name_and_a_number(window: MainWindow, library: Library, prepared: int) -> None:
    library.creatures.add([Creature(name="Hound", system=SYSTEM, sheet=GUARD)])
    page = window.encounter.prepare
    page.reload(prepared)
    window.resize(1366, 745)
    settle()
    card = page.pane.who.card
    assert card.height() <= card.heightForWidth(card.width()), "the fields take room that the roster needs"
    # Who has given it a name goes on with those who take part, without a mouse.
    page.pane.focus_name()
    QTest.keyClick(page.pane._name, Qt.Key.Key_Return)
    here = QApplication.focusWidget()
    assert here is not None
    QTest.keyClicks(here, "+")
    picker = page.findChild(Picker)
    assert picker is not None
    QTest.keyClicks(picker.line, "hou 3")
    QTest.keyClick(picker.line, Qt.Key.Key_Return)
    entries = library.encounters.entries(prepared)
    assert (entries[-1].name, entries[-1].count, entries[-1].side) == ("Hound", 3, "foes")
    assert page.pane.who.roster.hasFocus(), "who has come in is not within reach of H, W and the digits"
    window.undo()
    assert len(library.encounters.entries(prepared)) == len(entries) - 1


def test_several_creatures_are_added_from_one_list(window: MainWindow, library: Library, prepared: int) -> None:
    library.creatures.add([Creature(name=name, system=SYSTEM, sheet=GUARD) for name in ("Hound", "Wisp")])
    page = window.encounter.prepare
    page.reload(prepared)
    before = len(library.encounters.entries(prepared))
    page.pick()
    picker = page.findChild(Picker)
    assert picker is not None
    for typed in ("hou 3", "wisp"):
        QTest.keyClicks(picker.line, typed)
        QTest.keyClick(picker.line, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
        assert picker.isVisible()
        assert picker.line.hasFocus()
    assert picker.taken.text() == "Added: Hound 3, Wisp"
    entries = library.encounters.entries(prepared)[before:]
    assert [(entry.name, entry.count) for entry in entries] == [("Hound", 3), ("Wisp", 1)]
    QTest.keyClick(picker.line, Qt.Key.Key_Escape)
    assert not picker.isVisible()
    roster = page.pane.who.roster
    assert roster.hasFocus(), "who has come in is not within reach of H, W and the digits"
    # Where nobody comes in the keys go back to where they were.
    for view in (roster, page.list):
        view.setFocus()
        QTest.keyClicks(view, "+")
        QTest.keyClick(there(page.findChildren(Picker)[-1]).line, Qt.Key.Key_Escape)
        assert view.hasFocus()


@pytest.mark.parametrize(
    ("size", "rows", "beside"), [((1366, 768), 10, True), ((1024, 680), 7, True), ((760, 768), 4, False)]
)
def test_the_roster_has_the_height_of_the_page_where_its_fields_have_room_beside_it(
    window: MainWindow, library: Library, prepared: int, size: tuple[int, int], rows: int, beside: bool
) -> None:
    pane = window.encounter.prepare.pane.who
    window.encounter.prepare.reload(prepared)
    window.resize(*size)
    settle()
    assert pane.roster.viewport().height() // ROW_HEIGHT >= rows
    roster, fields = (there(widget.parentWidget()).mapToGlobal(widget.pos()) for widget in (pane.roster, pane._fields))
    assert (fields.x() > roster.x() + pane.roster.width() - 1, fields.y() > roster.y()) == (beside, not beside)
    assert pane._fields.height() >= pane.card.heightForWidth(pane.card.width()), "no field is hidden"


def test_nothing_moves_when_the_first_line_comes_in(window: MainWindow, library: Library) -> None:
    library.creatures.add([Creature(name="Hound", system=SYSTEM, sheet=GUARD)])
    window.resize(1366, 768)
    window.remembered.choose_system(SYSTEM)
    window.new()
    settle()
    pane = window.encounter.prepare.pane
    places = [pane.notes.pos(), pane.halves.pos()]
    assert pane._system.isVisible()
    window.encounter.prepare.pick()
    picker = there(window.encounter.prepare.findChild(Picker))
    QTest.keyClicks(picker.line, "hou")
    QTest.keyClick(picker.line, Qt.Key.Key_Return)
    settle()
    assert not pane._system.isVisible()
    assert [pane.notes.pos(), pane.halves.pos()] == places


def test_creatures_and_members_are_dropped_in_several_at_once(window: MainWindow, library: Library) -> None:
    creatures = library.creatures.add([Creature(name=name, system=SYSTEM, sheet=GUARD) for name in ("Hound", "Wisp")])
    party = library.parties.add(Party(name="Company"), [Member(name="Ana", system=SYSTEM, sheet=HERO)])
    member = library.parties.members(party.id)[0]
    encounter = library.encounters.add(Encounter(name="Stair", system=SYSTEM))
    page = window.encounter.prepare
    page.reload(encounter.id)
    copy, left, none = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    for mime in (
        creatures_mime([creature.id for creature in creatures if creature.id is not None]),
        members_mime([member.id] if member.id is not None else []),
    ):
        QApplication.sendEvent(page, QDragEnterEvent(QPoint(300, 300), copy, mime, left, none))
        QApplication.sendEvent(page, QDropEvent(QPointF(300, 300), copy, mime, left, none))
    assert encounter.id is not None
    names = [(entry.name, entry.side) for entry in library.encounters.entries(encounter.id)]
    assert names == [("Hound", "foes"), ("Wisp", "foes"), ("Ana", "party")]
    window.undo()
    window.undo()
    assert library.encounters.entries(encounter.id) == []
    window.redo()
    assert len(library.encounters.entries(encounter.id)) == 2


def test_enter_on_the_list_sets_the_fight_up(window: MainWindow, library: Library, prepared: int) -> None:
    page = window.encounter.prepare
    page.reload(prepared)
    page.list.setFocus()
    QTest.keyClick(page.list, Qt.Key.Key_Return)
    assert window.encounter.is_fighting
    assert window.conductor.encounter_id == prepared


def test_a_prepared_surprise_is_shown(window: MainWindow, library: Library, prepared: int) -> None:
    encounter = library.encounters.get(prepared)
    assert encounter is not None
    encounter.surprise = {"by": "foes"}
    library.encounters.save(encounter)
    page = window.encounter.prepare
    page.reload(prepared)
    assert "surprise" in page.pane._state.text()


def test_what_an_encounter_is_has_one_line_and_moves_nothing_under_it(
    window: MainWindow, library: Library, prepared: int
) -> None:
    page = window.encounter.prepare
    window.resize(760, 740)
    page.reload(prepared)
    settle()
    before = page.pane.notes.y()
    encounter = there(library.encounters.get(prepared))
    encounter.surprise, encounter.board = {"by": "foes"}, {"width": 9, "height": 9}
    library.encounters.save(encounter)
    page.reload(prepared)
    settle()
    state = page.pane._state
    assert state.fontMetrics().horizontalAdvance(state.text()) > state.width(), "there is no room for all of it"
    assert page.pane.notes.y() == before
    assert "surprise" in state.toolTip()


def test_an_encounter_deleted_comes_back_with_undo(window: MainWindow, library: Library, prepared: int) -> None:
    page = window.encounter.prepare
    page.reload(prepared)
    page.list.setFocus()
    QTest.keyClick(page.list, Qt.Key.Key_Delete)
    assert library.encounters.all() == []
    window.undo()
    assert [encounter.id for encounter in library.encounters.all()] == [prepared]
    assert len(library.encounters.entries(prepared)) == 3


def test_a_new_encounter_goes_and_comes_back_the_same_with_undo_and_redo(window: MainWindow, library: Library) -> None:
    page = window.encounter.prepare
    page.new_encounter()
    made = page.chosen_id
    page.undo_stack.undo()
    assert library.encounters.all() == []
    page.undo_stack.redo()
    assert [encounter.id for encounter in library.encounters.all()] == [made]
    page.undo_stack.undo()
    assert library.encounters.all() == []


def test_undo_never_takes_away_an_encounter_whose_fight_has_begun(window: MainWindow, library: Library) -> None:
    page = window.encounter.prepare
    page.add_encounter(Encounter(name="Stair", system=SYSTEM))
    made = page.chosen_id or 0
    library.encounters.add_entries(
        made, [EncounterEntry(name="Mint", side="party", sheet=HERO), EncounterEntry(name="Guard", sheet=GUARD)]
    )
    assert window.conductor.open_prepared(made)
    page.undo_stack.undo()
    assert [(encounter.id, encounter.state) for encounter in library.encounters.all()] == [(made, "running")]
    window.conductor.close_fight()
    page.reload(made)
    page._prepare_again()
    again = page.chosen_id
    assert again != made
    page.undo_stack.undo()
    assert [encounter.id for encounter in library.encounters.all()] == [made]


def test_encounters_of_several_systems_say_by_which_rules_they_are_played(window: MainWindow, library: Library) -> None:
    page = window.encounter.prepare
    for name, system in (("Stair", "ffrpg"), ("Bridge", "tabuleiro")):
        library.encounters.add(Encounter(name=name, system=system))
    heard = int(Qt.ItemDataRole.AccessibleTextRole)

    def told() -> list[tuple[str, str]]:
        page.reload()
        settle()
        rows = [page.list.model().index(row, 0) for row in range(page.list.model().rowCount())]
        return [(str(index.data(heard)), str(index.data(UNDER_ROLE))) for index in rows]

    window.remembered.choose_system(None)
    titles = {"Bridge": registry.system("tabuleiro").title, "Stair": registry.system("ffrpg").title}
    assert told() == [(f"{name}, {title}", title) for name, title in titles.items()]
    high = page.list.sizeHintForRow(0)
    picture = page.list.grab().toImage()
    assert high >= page.list.fontMetrics().height() + UNDER
    window.remembered.choose_system("ffrpg")
    assert told() == [("Stair", "")]
    assert page.list.sizeHintForRow(0) == high - UNDER
    assert page.list.grab().toImage() != picture


def test_a_name_that_is_longer_than_its_line_is_read_from_its_beginning(window: MainWindow, library: Library) -> None:
    name = "The night in which the lamps of Halvergate went out one after the other, and nobody said why; " * 3
    encounter = library.encounters.add(Encounter(name=name, system=SYSTEM))
    library.encounters.add_entries(encounter.id or 0, [EncounterEntry(name=name, sheet=GUARD)])
    page = window.encounter.prepare
    page.reload(encounter.id)
    for line in (page.pane._name, page.pane.who.card.name):
        page.list.setFocus()
        settle()
        assert line.text() == name
        assert not list(line_faults(line))
        assert line.shown_text.endswith("…"), "this line is long enough for its name"


def test_a_name_that_nobody_gave_tells_of_nobody_who_is_hidden_or_goes_by_another_name(
    window: MainWindow, library: Library
) -> None:
    people = [EncounterEntry(name=name, side="foes", sheet=GUARD) for name in ("Guard", "Traitor")]
    encounter = library.encounters.add(Encounter(name="Guard, Traitor", system=SYSTEM), people)
    page = window.encounter.prepare
    page.reload(encounter.id)

    def change(**values: Any) -> None:
        entry = library.encounters.entries(encounter.id or 0)[1]
        page.pane._entries_edited([twin(entry, **values)])

    def called() -> str:
        kept = library.encounters.get(encounter.id or 0)
        assert kept is not None
        return str(kept.name)

    change(hidden=True)
    assert called() == "Guard"
    window.undo()
    assert called() == "Guard, Traitor"
    change(name="Stranger")
    assert called() == "Guard, Stranger"
    page.pane._entries_removed([library.encounters.entries(encounter.id or 0)[0].id or 0])
    assert called() == "Stranger"
    change_all = [twin(entry, hidden=True) for entry in library.encounters.entries(encounter.id or 0)]
    page.pane._entries_edited(change_all)
    assert called() == "New encounter"
    page.pane._entries_edited([twin(entry, hidden=False) for entry in change_all])
    assert called() == "Stranger"
    page.pane._change("", name="The gate")
    page.pane._entries_edited(
        [twin(entry, name="Gatekeeper") for entry in library.encounters.entries(encounter.id or 0)]
    )
    assert called() == "The gate"


def test_the_page_ends_where_the_choice_of_the_system_above_it_does(window: MainWindow, prepared: int) -> None:
    page = window.encounter.prepare
    page.reload(prepared)
    settle()
    box = window.system_choice.findChild(QComboBox)
    assert box is not None
    ends = [item.mapTo(window, item.rect().topRight()).x() for item in (box, page.pane._go, page.pane.who.card)]
    assert ends == ends[:1] * 3


def test_the_board_of_the_chosen_encounter_is_asked_for(window: MainWindow, library: Library, prepared: int) -> None:
    page = window.encounter.prepare
    page.reload(prepared)
    asked: list[int] = []
    page.board_requested.connect(asked.append)
    page.pane.who.board.click()
    assert asked == [prepared]


def test_creatures_are_added_by_their_key_after_the_last_line_was_taken_back(
    window: MainWindow, library: Library
) -> None:
    library.creatures.add([Creature(name="Hound", system=SYSTEM, sheet=GUARD)])
    page = window.encounter.prepare
    page.add_new(SYSTEM)
    settle()
    page.pane.who.add.setFocus()
    for _ in range(2):
        QTest.keyClick(window.windowHandle(), Qt.Key.Key_Plus)
        picker = next(picker for picker in page.findChildren(Picker) if picker.isVisible())
        QTest.keyClicks(picker.line, "hou")
        QTest.keyClick(picker.line, Qt.Key.Key_Return)
        settle()
        assert page.pane.who.roster.hasFocus()
        QTest.keyClick(window.windowHandle(), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        settle()
        assert not library.encounters.entries(there(page.chosen_id))
