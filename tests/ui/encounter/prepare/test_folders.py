"""The list of encounters: folders, search and copies by keys, by the menu's ways and by dropping, each undone."""

import gc

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from models.library import Library
from models.repositories.encounters import Encounter, EncounterEntry
from tests.ui.encounter.conftest import GUARD, HERO, SYSTEM
from ui.dnd.payload import DropPayload
from ui.encounter.prepare.page import PreparePage
from ui.shell.main_window import MainWindow
from ui.widgets.picker import Picker
from ui.widgets.prompt_card import LineEntry

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def page(window: MainWindow, library: Library) -> PreparePage:
    """Three encounters, one of them in a folder."""
    library.encounters.add(Encounter(name="Crypt", system=SYSTEM, folder="Ruins/Deep"), [])
    library.encounters.add(Encounter(name="Bridge", system=SYSTEM), [EncounterEntry(name="Ogre", sheet=GUARD)])
    library.encounters.add(Encounter(name="Stair", system=SYSTEM, notes="the lift rattles"), [])
    made: PreparePage = window.encounter.prepare
    made.reload()
    made.list.setFocus()
    return made


def shown(page: PreparePage) -> list[str]:
    return [str(page.encounters.index(row, 0).data()).strip() for row in range(page.encounters.rowCount())]


def picked(page: PreparePage, typed: str) -> None:
    [picker] = [candidate for candidate in page.findChildren(Picker) if candidate.isVisible()]
    QTest.keyClicks(picker.line, typed)
    QTest.keyClick(picker.line, Qt.Key.Key_Return)


def folders(library: Library) -> dict[str, str]:
    return {encounter.name: encounter.folder for encounter in library.encounters.all()}


def test_the_list_holds_the_whole_of_the_chosen_encounter_alone(page: PreparePage, library: Library) -> None:
    for number in range(30):
        library.encounters.add(Encounter(name=f"Hall {number}", system=SYSTEM, board={"width": 11, "height": 11}))
    gc.collect()
    before = sum(type(get_object) is Encounter for get_object in gc.get_objects())
    page.reload()
    gc.collect()
    assert "Hall 29" in shown(page)
    assert sum(type(get_object) is Encounter for get_object in gc.get_objects()) <= before + 1


def test_folders_are_shut_and_opened_by_arrows_and_by_enter(page: PreparePage, library: Library) -> None:
    assert shown(page) == ["Stair", "Bridge", "▾ Ruins (1)", "▾ Deep (1)", "Crypt"]
    page.reload(next(encounter.id for encounter in library.encounters.all() if encounter.name == "Crypt"))
    QTest.keyClick(page.list, Qt.Key.Key_Left)
    assert shown(page)[2:] == ["▾ Ruins (1)", "▸ Deep (1)"]
    assert page.chosen is None
    QTest.keyClick(page.list, Qt.Key.Key_Up)
    QTest.keyClick(page.list, Qt.Key.Key_Return)
    assert shown(page)[2:] == ["▸ Ruins (1)"]
    QTest.keyClick(page.list, Qt.Key.Key_Right)
    assert shown(page)[2:] == ["▾ Ruins (1)", "▸ Deep (1)"]


def test_an_encounter_is_put_into_a_new_folder_and_one_that_is_there_and_taken_back(
    page: PreparePage, library: Library, window: MainWindow
) -> None:
    before = folders(library)
    QTest.keyClick(page.list, Qt.Key.Key_M, CONTROL)
    picked(page, "Town / Gate")
    assert folders(library)["Stair"] == "Town/Gate"
    assert page.chosen is not None
    assert page.chosen.name == "Stair"
    QTest.keyClick(page.list, Qt.Key.Key_M, CONTROL)
    picked(page, "deep")
    assert folders(library)["Stair"] == "Ruins/Deep"
    window.undo_stack.undo()
    window.undo_stack.undo()
    assert folders(library) == before


def test_beside_a_folder_nobody_says_that_there_is_no_encounter(page: PreparePage, library: Library) -> None:
    none_yet, choose = "No encounter is prepared yet.", "Choose an encounter to see who takes part."
    page.list.setCurrentIndex(page.encounters.index_of("folder Ruins"))
    assert page.pane._empty.sentence.text() == choose
    page.shelf.search.setText("nobody is called so")
    assert page.pane._empty.sentence.text() == choose
    page.shelf.search.clear()
    for _ in library.encounters.all():
        page.list.setCurrentIndex(page.encounters.index_of(page.shelf.inside[0].id))
        page.delete()
    assert page.pane._empty.sentence.text().startswith(none_yet)
    assert page.pane._empty.isVisible()


def test_a_new_folder_may_end_with_a_number(page: PreparePage, library: Library) -> None:
    QTest.keyClick(page.list, Qt.Key.Key_M, CONTROL)
    picked(page, "Town/Level 1")
    assert folders(library)["Stair"] == "Town/Level 1"


def test_a_folder_is_renamed_dissolved_and_dropped_on_with_all_that_is_in_it(
    page: PreparePage, library: Library, window: MainWindow
) -> None:
    before = folders(library)
    page.list.setCurrentIndex(page.encounters.index(2, 0))
    QTest.keyClick(page.list, Qt.Key.Key_F2)
    [entry] = [card for card in page.findChildren(LineEntry) if card.isVisible()]
    QTest.keyClicks(entry.line, " / ")
    QTest.keyClick(entry.line, Qt.Key.Key_Return)
    assert entry.fault.text() == "A folder has a name."
    entry.line.setText("Old Ruins")
    QTest.keyClick(entry.line, Qt.Key.Key_Return)
    assert folders(library)["Crypt"] == "Old Ruins/Deep"
    stair = next(encounter.id or 0 for encounter in library.encounters.all() if encounter.name == "Stair")
    page.list.setCurrentIndex(page.encounters.index(2, 0))
    answer = page._weigh_in_list(DropPayload(encounters=(stair,)), None)
    assert answer is not None
    assert answer.do is not None
    assert answer.words == "Into the folder Old Ruins"
    answer.do()
    assert folders(library)["Stair"] == "Old Ruins"
    page.list.setCurrentIndex(page.encounters.index_of("folder Old Ruins"))
    assert page.list.hasFocus()
    QTest.keyClick(page.list, Qt.Key.Key_Delete)
    assert folders(library) == {"Stair": "", "Bridge": "", "Crypt": "Deep"}
    for _ in range(3):
        window.undo_stack.undo()
    assert folders(library) == before


FOUND: list[tuple[str, list[str]]] = [
    ("rattl", ["Stair"]),
    ("OGRE brid", ["Bridge"]),
    ("ruins", ["▾ Ruins (1)", "▾ Deep (1)", "Crypt"]),
    ("zzz", []),
    ("-ogre folder:deep", ["▾ Ruins (1)", "▾ Deep (1)", "Crypt"]),
    ('"lift rattles"', ["Stair"]),
]


def test_words_find_names_folders_notes_and_who_takes_part(page: PreparePage) -> None:
    for typed, found in FOUND:
        QTest.keyClicks(page.list, "/")
        assert page.shelf.search.hasFocus()
        QTest.keyClicks(page.shelf.search, typed)
        assert shown(page) == found
        assert page.shelf.nothing.isVisible() == (not found)
        QTest.keyClick(page.shelf.search, Qt.Key.Key_Escape)
        assert len(shown(page)) == 5


def test_a_copy_is_prepared_by_a_key_with_its_lines(page: PreparePage, library: Library, window: MainWindow) -> None:
    page.list.setCurrentIndex(page.encounters.index(1, 0))
    QTest.keyClick(page.list, Qt.Key.Key_D, CONTROL)
    assert page.chosen is not None
    assert page.chosen.name == "Bridge 2"
    assert [entry.name for entry in library.encounters.entries(page.chosen.id or 0)] == ["Ogre"]
    window.undo_stack.undo()
    assert "Bridge 2" not in folders(library)


def test_what_it_is_worth_is_told_while_it_is_prepared(page: PreparePage, library: Library) -> None:
    entries = [
        EncounterEntry(name="Ana", side="party", sheet={**HERO, "level": 3}),
        EncounterEntry(name="Bea", side="party", sheet={**HERO, "level": 5}),
        EncounterEntry(name="Guard", count=3, sheet={**GUARD, "level": 4}, wave={"when": "round", "number": 2}),
    ]
    page.reload(library.encounters.add(Encounter(name="Gate", system=SYSTEM), entries).id)
    worth = "party: level 3–5 · against level 4 · if all are beaten: 360 XP, 270 Gil (180 XP, 135 Gil each)"
    line = page.pane._state
    assert line.text() == f"Final Fantasy RPG 3.25 · 5 combatants · {worth}"
    # In a narrow window the line first does without what stands elsewhere: what is won is never cut.
    told = []
    for width in range(line.fontMetrics().horizontalAdvance(line.text()) + 2, 500, -1):
        line.resize(width, line.height())
        told.append(line.drawn())
    whole = list(dict.fromkeys(words for words in told if "…" not in words))
    assert whole == [f"Final Fantasy RPG 3.25 · 5 combatants · {worth}", f"5 combatants · {worth}", worth]


def test_what_each_gains_is_told_for_those_who_share_it(page: PreparePage, library: Library) -> None:
    entries = [
        EncounterEntry(name="Ana", side="party", sheet=HERO),
        EncounterEntry(name="Bea", side="party", sheet=HERO),
        EncounterEntry(name="Guide", side="party", sheet={**HERO, "kind": "npc"}),
        EncounterEntry(name="Guard", count=3, sheet=GUARD),
    ]
    page.reload(library.encounters.add(Encounter(name="Gate", system=SYSTEM), entries).id)
    assert page.pane._state.text().endswith(
        "if all are beaten: 360 XP, 270 Gil (180 XP, 135 Gil each, shared by 2 of 3)"
    )


def test_what_a_folder_inside_another_holds_goes_into_that_when_it_is_dissolved(
    page: PreparePage, library: Library
) -> None:
    page.list.setCurrentIndex(page.encounters.index_of("folder Ruins/Deep"))
    QTest.keyClick(page.list, Qt.Key.Key_Delete)
    assert folders(library)["Crypt"] == "Ruins"


def test_a_folder_may_go_into_one_whose_name_begins_alike_but_not_into_itself(page: PreparePage) -> None:
    for into, possible in (("Ruins of old", True), ("Ruins/Deep", False), ("Ruins", False)):
        answer = page.filing.weigh_folder("Ruins", into, QRect())
        assert (answer.do is not None) == possible, into


def test_an_encounter_that_is_in_a_folder_is_not_put_there_again(page: PreparePage, window: MainWindow) -> None:
    rows = page.filing._library.encounters.rows()
    count = window.undo_stack.count()
    page.filing.move([row for row in rows if row.name == "Crypt"], " Ruins / Deep ")
    assert window.undo_stack.count() == count
    page.filing.move([row for row in rows if row.name != "Stair"], "Ruins/Deep")
    assert window.undo_stack.count() == count + 1
    assert window.undo_stack.undoText() == "Put Bridge into a folder"


def menu_at(page: PreparePage, row: int) -> dict[str, QAction]:
    """What the menu of a line offers, by its words without their keys."""
    page.list.setCurrentIndex(page.encounters.index(row, 0))
    page.list.customContextMenuRequested.emit(page.list.visualRect(page.list.currentIndex()).center())
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    offered = {action.text().split("\t")[0]: action for action in menu.actions()}
    menu.hide()
    return offered


def test_the_menu_of_a_line_does_what_its_words_say(page: PreparePage, library: Library) -> None:
    _go, copy, into, _delete = menu_at(page, shown(page).index("Bridge")).values()
    copy.trigger()
    assert sorted(folders(library)) == ["Bridge", "Bridge 2", "Crypt", "Stair"]
    page.list.setCurrentIndex(page.encounters.index(shown(page).index("Bridge"), 0))
    into.trigger()
    picked(page, "Caves")
    assert folders(library)["Bridge"] == "Caves"
    _rename, _into, dissolve = menu_at(page, shown(page).index("▾ Ruins (1)")).values()
    dissolve.trigger()
    assert folders(library)["Crypt"] == "Deep"
