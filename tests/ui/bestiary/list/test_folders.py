"""Folders, tags and searches made, named, put together, coloured and taken apart, by keys and by the menu."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QUndoStack
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from models.library import Library
from models.repositories.folders import FOLDER, TAG
from models.search.sql import Query
from tests.ui.bestiary.world import look_for, names, snapshot
from ui.bestiary.list.folder_view import FolderView
from ui.bestiary.list.model import COLOURS_ROLE, TAGS
from ui.bestiary.tab import BestiaryTab
from ui.widgets.picker import Picker
from ui.widgets.prompt_card import LineEntry

SHIFT, CONTROL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier


def shelves(view: FolderView) -> dict[str, int]:
    return {row.key: row.number for row in view.model().rows if row.key}  # type: ignore[attr-defined]


def choose(view: FolderView, key: str) -> None:
    view.setCurrentIndex(view.model().index([row.key for row in view.model().rows].index(key), 0))  # type: ignore[attr-defined]
    view.setFocus()


def entry_of(tab: BestiaryTab) -> LineEntry:
    return next(card for card in tab.findChildren(LineEntry) if card.isVisible())


def write(tab: BestiaryTab, text: str) -> LineEntry:
    entry = entry_of(tab)
    entry.line.setText(text)
    QTest.keyClick(entry.line, Qt.Key.Key_Return)
    return entry


def test_folders_are_made_named_put_together_and_taken_apart_each_in_one_step(
    tab: BestiaryTab, filled: Library, stack: QUndoStack
) -> None:
    view, before = tab.filters.folder_view, snapshot(filled)
    start = shelves(view)
    assert start == {"Marsh": 1, "Woods": 2, "Woods/Deep": 1}
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_Insert)
    write(tab, "Ruins")
    assert shelves(view) == {**start, "Ruins": 0}
    choose(view, "Woods")
    QTest.keyClick(view, Qt.Key.Key_F4)
    picker = next(candidate for candidate in tab.findChildren(Picker) if candidate.isVisible())
    QTest.keyClicks(picker.line, "pur")
    QTest.keyClick(picker.line, Qt.Key.Key_Return)
    assert filled.shelves.all(FOLDER) == {"Ruins": "", "Woods": "purple"}
    marks = {tab.rows.index(row, 0).data(): tab.rows.index(row, 0).data(COLOURS_ROLE) for row in range(4)}
    assert sorted(filter(None, marks.values())) == [("purple",), ("purple",)], "also the one in a folder inside"
    assert "purple" in str(view.currentIndex().data(Qt.ItemDataRole.AccessibleTextRole))
    QTest.keyClick(view, Qt.Key.Key_F2)
    write(tab, "Forest")
    assert shelves(view) == {"Forest": 2, "Forest/Deep": 1, "Marsh": 1, "Ruins": 0}
    assert (tab.filters.folder, filled.shelves.all(FOLDER)) == ("Forest", {"Ruins": "", "Forest": "purple"})
    QTest.keyClick(view, Qt.Key.Key_F2)
    entry = write(tab, "Marsh")
    assert entry.fault.text() == "“Marsh” already exists. Enter once more merges the two."
    QTest.keyClick(entry.line, Qt.Key.Key_Return)
    assert shelves(view) == {"Marsh": 3, "Marsh/Deep": 1, "Ruins": 0}
    choose(view, "Marsh/Deep")
    QTest.keyClick(view, Qt.Key.Key_M, CONTROL)
    picker = next(candidate for candidate in tab.findChildren(Picker) if candidate.isVisible())
    QTest.keyClicks(picker.line, "Ruins")
    QTest.keyClick(picker.line, Qt.Key.Key_Return)
    assert shelves(view) == {"Marsh": 2, "Ruins": 1, "Ruins/Deep": 1}
    choose(view, "Marsh")
    QTest.keyClick(view, Qt.Key.Key_Delete, SHIFT)
    assert shelves(view) == {"Marsh": 0, "Ruins": 1, "Ruins/Deep": 1}
    choose(view, "Ruins")
    QTest.keyClick(view, Qt.Key.Key_Delete)
    assert shelves(view) == {"Deep": 1, "Marsh": 0}
    assert stack.index() == 7
    for _ in range(7):
        stack.undo()
    assert (shelves(view), filled.shelves.all(FOLDER), snapshot(filled)) == (start, {}, before)
    for _ in range(7):
        stack.redo()
    assert shelves(view) == {"Deep": 1, "Marsh": 0}


def test_a_tag_is_named_anew_and_put_together_for_all_that_bear_it(
    tab: BestiaryTab, filled: Library, stack: QUndoStack
) -> None:
    view, before = tab.filters.tag_view, snapshot(filled)
    choose(view, "beast")
    place = view.visualRect(view.currentIndex()).center()
    view.customContextMenuRequested.emit(place)
    menu = view.findChildren(QMenu)[-1]
    next(action for action in menu.actions() if action.text() == "Rename…").trigger()
    menu.close()
    write(tab, "animal")
    assert shelves(view) == {"animal": 2, "pack": 1, "swarm": 1}
    choose(view, "animal")
    QTest.keyClick(view, Qt.Key.Key_M, CONTROL)
    picker = next(candidate for candidate in tab.findChildren(Picker) if candidate.isVisible())
    QTest.keyClicks(picker.line, "pack")
    QTest.keyClick(picker.line, Qt.Key.Key_Return)
    assert shelves(view) == {"pack": 2, "swarm": 1}
    tab.resize(1900, 690)  # where there is room for tags
    plain = tab.list.view.viewport().grab().toImage()
    tab.shelving._colour(TAG, "swarm", "red", "")
    swarming = next(row for row in range(4) if "swarm" in tab.rows.index(row, TAGS).data())
    assert tab.rows.index(swarming, TAGS).data(COLOURS_ROLE) == ("red",)
    assert tab.list.view.viewport().grab().toImage() != plain
    choose(view, "swarm")
    QTest.keyClick(view, Qt.Key.Key_Delete)
    assert (shelves(view), filled.shelves.all(TAG)) == ({"pack": 2}, {})
    for _ in range(4):
        stack.undo()
    assert (filled.shelves.all(TAG), snapshot(filled)) == ({}, before)


def test_a_search_is_kept_opened_renamed_and_forgotten(
    qtbot: QtBot, tab: BestiaryTab, filled: Library, stack: QUndoStack
) -> None:
    view = tab.filters.search_view
    assert not tab.filters.keep_button.isEnabled()
    assert not view.isVisible()
    with qtbot.waitSignal(tab.message_requested) as advice:
        tab.kept_searches.keep()
    assert "There is no search yet" in advice.args[0]
    assert not tab.message.isVisible(), "advice moves nothing of the page"
    look_for(qtbot, tab, "-tag:pack")
    choose(tab.filters.folder_view, "Woods")
    QTest.mouseClick(tab.filters.keep_button, Qt.MouseButton.LeftButton)
    write(tab, "Lone hunters")
    assert filled.saved_searches.all()[0].query == Query("-tag:pack", folder="Woods")
    tab.clear()
    assert len(names(tab)) == 5
    place = view.visualRect(view.model().index(0, 0)).center()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert (names(tab), tab.list.search.text(), tab.filters.folder) == (["Dusk Moth"], "-tag:pack", "Woods")
    QTest.keyClick(view, Qt.Key.Key_F2)
    write(tab, "Loners")
    assert [row.text for row in tab.filters.searches.rows] == ["Loners"]
    tab.kept_searches.keep()
    entry = write(tab, "loners")
    assert "Enter once more" in entry.fault.text()
    entry.shut()
    choose(view, view.model().rows[0].key)  # type: ignore[attr-defined]
    QTest.keyClick(view, Qt.Key.Key_Delete)
    assert not view.isVisible()
    for expected in (["Loners"], ["Lone hunters"], []):
        stack.undo()
        assert [row.text for row in tab.filters.searches.rows] == expected
