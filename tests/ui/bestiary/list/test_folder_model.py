"""The folders and tags beside the list of creatures."""

import pytest
from PySide6.QtCore import QItemSelectionModel, Qt
from PySide6.QtGui import QUndoStack
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from models.library import Library
from tests.ui.bestiary.world import critter, drop, ids, middle_of, names, snapshot
from tests.ui.carried import creatures_mime, members_mime
from ui.bestiary.tab import BestiaryTab


def test_folder_and_tags_are_changed_in_place_for_all_that_are_chosen(
    qtbot: QtBot, tab: BestiaryTab, filled: Library, stack: QUndoStack
) -> None:
    before = snapshot(filled)
    wanted = ids(tab, "Ash Wolf", "Bog Newt")
    tab.list.choose(wanted)
    filing = tab.detail.filing
    assert filing.tags.text() == "beast"
    assert filing.folder.line.placeholderText() == "different folders"
    filing.tags.selectAll()
    QTest.keyClicks(filing.tags, "shy")
    QTest.keyClick(filing.tags, Qt.Key.Key_Return)
    assert [creature.tags for creature in filled.creatures.get_all(wanted)] == [["shy", "pack"], ["shy"]]
    filing.folder.setEditText("Coast")
    QTest.keyClick(filing.folder.line, Qt.Key.Key_Return)
    assert {creature.folder for creature in filled.creatures.get_all(wanted)} == {"Coast"}
    assert tab.list.selected_ids == wanted
    stack.undo()
    stack.undo()
    assert snapshot(filled) == before


@pytest.mark.parametrize("small", [200, 0])
def test_dropping_on_a_folder_or_tag_files_the_creatures(
    tab: BestiaryTab, filled: Library, stack: QUndoStack, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, small: int
) -> None:
    # Of a long list only the rows that have changed are read again.
    monkeypatch.setattr("ui.bestiary.list.search_controller._SMALL", small)
    before = snapshot(filled)
    wanted = ids(tab, "Bog Newt", "Engine")
    tab.list.choose(wanted)
    assert tab.detail.filing.folder.currentText() != "Woods"
    view, model = tab.filters.folder_view, tab.filters.folders
    place = model.place_of("Woods")
    assert place is not None
    assert drop(view.viewport(), creatures_mime(wanted), middle_of(view, model.index(place, 0)))
    assert [creature.folder for creature in filled.creatures.get_all(wanted)] == ["Woods", "Woods"]
    qtbot.waitUntil(lambda: tab.detail.filing.folder.currentText() == "Woods")
    view, model = tab.filters.tag_view, tab.filters.tags
    place = model.place_of("swarm")
    assert place is not None
    assert drop(view.viewport(), creatures_mime(wanted), middle_of(view, model.index(place, 0)))
    assert [creature.tags for creature in filled.creatures.get_all(wanted)] == [["beast", "swarm"], ["swarm"]]
    qtbot.waitUntil(lambda: tab.detail.filing.tags.text() == "swarm")
    stack.undo()
    stack.undo()
    assert snapshot(filled) == before


@pytest.mark.parametrize("small", [200, 0])
def test_who_comes_to_be_shown_as_the_chosen_one_leaves_the_folder_is_chosen(
    tab: BestiaryTab, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, small: int
) -> None:
    monkeypatch.setattr("ui.bestiary.list.search_controller._SMALL", small)
    wanted = ids(tab, "Ash Wolf")
    view, model = tab.filters.folder_view, tab.filters.folders
    tab.filters.folder_view.setCurrentIndex(model.index(model.place_of("Woods") or 0, 0))
    qtbot.waitUntil(lambda: tab.is_whole and names(tab) == ["Ash Wolf", "Dusk Moth"])
    tab.list.choose(wanted)
    place = model.place_of("Marsh")
    assert place is not None
    assert drop(view.viewport(), creatures_mime(wanted), middle_of(view, model.index(place, 0)))
    assert names(tab) == ["Dusk Moth"]
    assert tab.list.selected_ids == ids(tab, "Dusk Moth")
    qtbot.waitUntil(lambda: tab.detail.filing.folder.currentText() == "Woods")
    assert tab.detail.block.shown is not None
    assert tab.detail.block.shown.name == "Dusk Moth"


def test_who_has_a_tag_already_stays_chosen_beside_those_who_are_given_it(
    qtbot: QtBot, tab: BestiaryTab, filled: Library, stack: QUndoStack
) -> None:
    wanted = ids(tab, "Ash Wolf", "Bog Newt", "Dusk Moth")
    tab.list.choose(wanted)
    tab.list.view.selectionModel().setCurrentIndex(
        tab.rows.index_of(wanted[1]), QItemSelectionModel.SelectionFlag.NoUpdate
    )
    filing = tab.detail.filing
    filing.tags.setFocus()
    QTest.keyClicks(filing.tags, "beast")
    QTest.keyClick(filing.tags, Qt.Key.Key_Return)
    assert (tab.list.selected_ids, tab.list.current_id) == (wanted, wanted[1])
    assert filing.tags.text() == "beast"
    stack.undo()
    assert tab.list.selected_ids == wanted


def test_all_of_a_long_list_stay_chosen_when_they_are_filed_deleted_and_come_back(
    tab: BestiaryTab, filled: Library, stack: QUndoStack, qtbot: QtBot
) -> None:
    filled.creatures.add([critter(f"Rat {number:04}", 3) for number in range(600)])
    tab.reload()
    qtbot.waitUntil(lambda: tab.looking.is_whole)
    tab.list.view.selectAll()
    wanted = set(tab.list.selected_ids)
    assert len(wanted) == 605
    tab.detail.filing.folder.setEditText("Coast")
    QTest.keyClick(tab.detail.filing.folder.line, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: tab.looking.is_whole)
    assert set(tab.list.selected_ids) == wanted
    for step, left in ((tab.list.removal_requested.emit, set()), (stack.undo, wanted)):
        step()
        qtbot.waitUntil(lambda: tab.looking.is_whole)
        assert set(tab.list.selected_ids) == left


def test_all_creatures_take_no_drop_and_members_have_no_folder(tab: BestiaryTab) -> None:
    view, model = tab.filters.folder_view, tab.filters.folders
    assert not drop(view.viewport(), creatures_mime([1]), middle_of(view, model.index(0, 0)))
    assert not drop(view.viewport(), members_mime([1]), middle_of(view, model.index(2, 0)))


def shelves(tab: BestiaryTab) -> tuple[list[tuple[str, int]], list[tuple[str, int]]]:
    """Folders and tags as they are listed, with their numbers."""
    folders = [(row.path or row.text, row.number) for row in tab.filters.folders.rows]
    return folders, [(row.text, row.number) for row in tab.filters.tags.rows]


def test_folders_and_tags_are_those_of_the_chosen_system(tab: BestiaryTab, filled: Library) -> None:
    filled.creatures.add([critter("Clock", system="machines", folder="Tower/Top", tags=["brass"])])
    tab.reload()
    everywhere = [("Tower", 1), ("Tower/Top", 1), ("Woods", 2), ("Woods/Deep", 1)]
    assert shelves(tab)[0] == [("All creatures", 6), ("In no folder", 2), ("Marsh", 1), *everywhere]
    tab.remembered.choose_system("machines")
    assert shelves(tab) == (
        [("All creatures", 2), ("In no folder", 1), ("Tower", 1), ("Tower/Top", 1)],
        [("brass", 1)],
    )
    tab.remembered.choose_system("critters")
    assert shelves(tab) == (
        [("All creatures", 4), ("In no folder", 1), ("Marsh", 1), ("Woods", 2), ("Woods/Deep", 1)],
        [("beast", 2), ("pack", 1), ("swarm", 1)],
    )


def test_a_folder_and_a_tag_that_the_system_does_not_have_are_let_go(tab: BestiaryTab) -> None:
    filters = tab.filters
    filters.folder_view.setCurrentIndex(filters.folders.index(filters.folders.place_of("Woods") or 0, 0))
    filters.tag_view.clicked.emit(filters.tags.index(filters.tags.place_of("pack") or 0, 0))
    assert (filters.folder, filters.chosen_tags, names(tab)) == ("Woods", ("pack",), ["Ash Wolf"])
    tab.remembered.choose_system("machines")
    assert (filters.folder, filters.chosen_tags, names(tab)) == (None, (), ["Engine"])


def test_the_numbers_follow_the_search_and_empty_folders_stay_to_be_dropped_into(
    tab: BestiaryTab, filled: Library
) -> None:
    tab.list.search.setText("beast")
    tab.list.timer.stop()
    tab.search()
    assert shelves(tab) == (
        [("All creatures", 2), ("In no folder", 0), ("Marsh", 1), ("Woods", 1), ("Woods/Deep", 1)],
        [("beast", 2), ("pack", 1), ("swarm", 0)],
    )
    tab.list.search.setText("newt")
    tab.list.timer.stop()
    tab.search()
    view, model = tab.filters.folder_view, tab.filters.folders
    place = model.place_of("Woods/Deep")
    assert place is not None
    assert model.rows[place].number == 0
    assert drop(view.viewport(), creatures_mime(ids(tab, "Bog Newt")), middle_of(view, model.index(place, 0)))
    assert [row.folder for row in filled.creatures.rows("newt")] == ["Woods/Deep"]


def test_a_chosen_folder_narrows_the_tags_and_not_the_other_folders(tab: BestiaryTab) -> None:
    filters = tab.filters
    filters.folder_view.setCurrentIndex(filters.folders.index(filters.folders.place_of("Woods") or 0, 0))
    assert shelves(tab) == (
        [("All creatures", 5), ("In no folder", 2), ("Marsh", 1), ("Woods", 2), ("Woods/Deep", 1)],
        [("beast", 1), ("pack", 1), ("swarm", 1)],
    )
