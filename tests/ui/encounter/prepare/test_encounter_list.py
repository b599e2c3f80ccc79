"""The list of encounters by itself: what stands where, what is chosen, and what can be done with it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QItemSelectionModel, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from models.repositories.encounters import ENDED, PREPARED, RUNNING, EncounterRow
from tests.ui.encounter.conftest import SYSTEM
from ui.encounter.prepare.encounter_list import UNDER, UNDER_ROLE, EncounterList, Folder

ROWS = [
    EncounterRow(1, "Old", "", SYSTEM, ENDED),
    EncounterRow(2, "Bridge", "", SYSTEM, PREPARED),
    EncounterRow(3, "Crypt", "Ruins/Deep", SYSTEM, PREPARED),
    EncounterRow(4, "Gate", "Ruins", SYSTEM, ENDED),
    EncounterRow(5, "Duel", "Ruins", SYSTEM, RUNNING),
    EncounterRow(6, "Camp", "Ruins wild", SYSTEM, PREPARED),
]


@pytest.fixture
def shelf(qtbot: QtBot) -> EncounterList:
    made = EncounterList()
    qtbot.addWidget(made)
    made.resize(300, 500)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    made.show_encounters(ROWS, 2)
    made.list.setFocus()
    return made


def shown(shelf: EncounterList) -> list[str]:
    return [str(shelf.encounters.index(row, 0).data()) for row in range(shelf.encounters.rowCount())]


def stand_on(shelf: EncounterList, words: str) -> None:
    row = [line.strip() for line in shown(shelf)].index(words)
    index = shelf.encounters.index(row, 0)
    shelf.list.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.ClearAndSelect)


def name(shelf: EncounterList) -> str:
    line = shelf.line
    return line.path if isinstance(line, Folder) else "" if line is None else line.name


def test_what_runs_stands_first_then_the_prepared_and_folders_hold_the_rest(shelf: EncounterList) -> None:
    assert shown(shelf) == [
        "Duel — running",
        "Bridge",
        "Old — ended",
        "▾ Ruins (2)",
        "    Gate — ended",
        "    ▾ Deep (1)",
        "        Crypt",
        "▾ Ruins wild (1)",
        "    Camp",
    ]
    assert name(shelf) == "Bridge"


def test_only_an_encounter_can_be_deleted_by_the_button(shelf: EncounterList) -> None:
    assert shelf._delete.isEnabled()
    shelf.show_encounters([], None)
    assert not shelf._delete.isEnabled()
    shelf.show_encounters(ROWS, 2)
    assert shelf._delete.isEnabled()


def test_arrows_shut_and_open_a_folder_and_what_is_told_of_it(shelf: EncounterList, qtbot: QtBot) -> None:
    stand_on(shelf, "Gate — ended")
    with qtbot.waitSignal(shelf.chosen_changed):
        QTest.keyClick(shelf.list, Qt.Key.Key_Left)
    assert name(shelf) == "Ruins"
    assert shown(shelf)[3:] == ["▸ Ruins (2)", "▾ Ruins wild (1)", "    Camp"]
    assert [encounter.name for encounter in shelf.inside] == ["Crypt", "Gate", "Duel"]
    assert shelf.chosen is None
    QTest.keyClick(shelf.list, Qt.Key.Key_Right)
    assert len(shown(shelf)) == 9
    stand_on(shelf, "Bridge")
    QTest.keyClick(shelf.list, Qt.Key.Key_Left)
    stand_on(shelf, "Gate — ended")
    QTest.keyClick(shelf.list, Qt.Key.Key_Right)
    assert name(shelf) == "Gate"
    assert len(shown(shelf)) == 9, "who stands beside all folders, or opens what is open, shuts nothing"


def test_enter_and_a_double_click_fold_a_folder_and_go_to_an_encounter(shelf: EncounterList) -> None:
    went: list[str] = []
    shelf.go_requested.connect(lambda: went.append(name(shelf)))
    stand_on(shelf, "▾ Ruins (2)")
    QTest.keyClick(shelf.list, Qt.Key.Key_Return)
    assert shown(shelf)[3] == "▸ Ruins (2)"
    QTest.keyClick(shelf.list, Qt.Key.Key_Return)
    assert (shown(shelf)[3], went) == ("▾ Ruins (2)", [])
    stand_on(shelf, "Bridge")
    QTest.keyClick(shelf.list, Qt.Key.Key_Return)
    assert went == ["Bridge"]
    index = shelf.encounters.index(2, 0)
    place = shelf.list.visualRect(index).center()
    QTest.mouseClick(shelf.list.viewport(), Qt.MouseButton.LeftButton, pos=place)
    QTest.mouseDClick(shelf.list.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert went == ["Bridge", "Old"]


def test_an_encounter_that_is_chosen_from_elsewhere_opens_its_folders(shelf: EncounterList) -> None:
    stand_on(shelf, "▾ Ruins (2)")
    QTest.keyClick(shelf.list, Qt.Key.Key_Left)
    shelf.show_encounters(ROWS, 2)
    assert "    Gate — ended" not in shown(shelf)
    shelf.show_encounters(ROWS, 3)
    assert name(shelf) == "Crypt"
    assert "    Gate — ended" in shown(shelf)


def test_who_stands_on_a_folder_stays_there_and_who_stands_nowhere_comes_to_the_first(shelf: EncounterList) -> None:
    stand_on(shelf, "▾ Ruins wild (1)")
    shelf.show_encounters(ROWS, None)
    assert name(shelf) == "Ruins wild"
    shelf.show_encounters(ROWS[:4], None)
    assert name(shelf) == "Bridge"
    shelf.show_encounters(ROWS[2:4], None)
    assert name(shelf) == "Gate", "a folder is no encounter to begin with"


def test_what_is_sought_opens_shut_folders_and_says_where_nothing_fits(shelf: EncounterList) -> None:
    stand_on(shelf, "▾ Ruins (2)")
    QTest.keyClick(shelf.list, Qt.Key.Key_Left)
    sought: list[str] = []
    shelf.search_changed.connect(lambda: sought.append(shelf.typed))
    QTest.keyClicks(shelf.list, "/")
    assert shelf.search.hasFocus()
    QTest.keyClicks(shelf.search, "c")
    shelf.show_encounters(ROWS, None, {3, 6})
    assert (sought, shelf.nothing.isVisible(), shelf.has_none) == (["c"], False, False)
    assert shown(shelf) == ["▾ Ruins (1)", "    ▾ Deep (1)", "        Crypt", "▾ Ruins wild (1)", "    Camp"]
    shelf.show_encounters(ROWS, None, set())
    assert (shelf.nothing.isVisible(), shelf.has_none) == (True, False)
    assert not shelf._delete.isEnabled()
    QTest.keyClick(shelf.search, Qt.Key.Key_Escape)
    assert (shelf.typed, sought) == ("", ["c", ""])
    shelf.show_encounters(ROWS, None)
    assert not shelf.nothing.isVisible()
    assert shown(shelf)[3] == "▸ Ruins (2)", "what was shut is shut again"
    QTest.keyClick(shelf.search, Qt.Key.Key_Down)
    assert shelf.list.hasFocus()
    shelf.show_encounters([], None)
    assert shelf.has_none


def test_several_are_each_counted_once_in_the_order_of_the_library(shelf: EncounterList) -> None:
    stand_on(shelf, "Crypt")
    model = shelf.list.selectionModel()
    for words in ("▾ Ruins (2)", "Bridge"):
        row = [line.strip() for line in shown(shelf)].index(words)
        model.select(shelf.encounters.index(row, 0), QItemSelectionModel.SelectionFlag.Select)
    assert [encounter.name for encounter in shelf.several] == ["Bridge", "Crypt", "Gate", "Duel"]
    assert name(shelf) == "Crypt"


def test_keys_of_the_list_ask_to_delete_and_the_button_does_too(shelf: EncounterList) -> None:
    asked: list[str] = []
    shelf.delete_requested.connect(lambda: asked.append(name(shelf)))
    QTest.keyClick(shelf.list, Qt.Key.Key_Delete)
    QTest.mouseClick(shelf._delete, Qt.MouseButton.LeftButton)
    assert asked == ["Bridge", "Bridge"]


def test_under_each_stands_its_rule_system_while_there_are_several(shelf: EncounterList) -> None:
    index = shelf.encounters.index(1, 0)
    assert index.data(UNDER_ROLE) == ""
    low = shelf.list.visualRect(index)
    others = [*ROWS, EncounterRow(7, "Pit", "", "d100", PREPARED)]
    shelf.show_encounters(others, 2)
    shelf.list.doItemsLayout()
    assert index.data(UNDER_ROLE)
    assert str(index.data(Qt.ItemDataRole.AccessibleTextRole)) == f"Bridge, {index.data(UNDER_ROLE)}"
    assert shelf.list.visualRect(index).height() == low.height() + UNDER
    folder = shelf.encounters.index([line.strip() for line in shown(shelf)].index("▾ Ruins (2)"), 0)
    assert folder.data(UNDER_ROLE) == ""
    shelf.show_encounters(ROWS, 2)
    assert index.data(UNDER_ROLE) == ""
