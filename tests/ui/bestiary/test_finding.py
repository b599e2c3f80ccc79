"""Finding creatures on a real library: by words, columns and filters, among few and ten thousand."""

import pytest
from PySide6.QtCore import Qt, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QUndoStack
from PySide6.QtTest import QAbstractItemModelTester, QTest
from pytestqt.qtbot import QtBot

from models.library import Library
from tests.proving import short_of
from tests.ui.bestiary.world import critter, ids, is_editing, look_for, middle_of, names
from ui.bestiary.list.model import KIND, LEVEL, NAME, POOLS, SYSTEM, TAGS
from ui.bestiary.tab import BestiaryTab


def test_the_list_shows_every_creature_by_name_with_its_pools(tab: BestiaryTab) -> None:
    assert names(tab) == ["Ash Wolf", "Bog Newt", "Crag Giant", "Dusk Moth", "Engine"]
    cells = [tab.rows.index(1, column).data() for column in (NAME, LEVEL, POOLS, KIND, TAGS, SYSTEM)]
    assert cells == ["Bog Newt", "1", "Life 6 · Wind 4", "", "beast", "Critters and Crags"]
    assert tab.detail.block.toPlainText().startswith("Ash Wolf\nLevel 3 · Critters and Crags")


def test_typing_searches_names_tags_and_notes(qtbot: QtBot, tab: BestiaryTab) -> None:
    look_for(qtbot, tab, "croa")
    assert names(tab) == ["Bog Newt"]
    look_for(qtbot, tab, "beast")
    assert names(tab) == ["Ash Wolf", "Bog Newt"]
    assert tab.list.count.text() == "2 of 5 creatures"
    QTest.keyClick(tab.list.search, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: len(names(tab)) == 5)


def test_the_first_that_was_found_is_shown_and_the_one_looked_at_stays(qtbot: QtBot, tab: BestiaryTab) -> None:
    tab.list.choose(ids(tab, "Bog Newt"))
    look_for(qtbot, tab, "beast")
    assert tab.list.current_id == ids(tab, "Bog Newt")[0]
    look_for(qtbot, tab, "giant")
    assert tab.detail.block.toPlainText().startswith("Crag Giant")


def test_nothing_found_says_so_and_leads_back(qtbot: QtBot, tab: BestiaryTab) -> None:
    look_for(qtbot, tab, "dragon")
    button = tab.list.nothing.button
    assert button.isVisible()
    assert "No creature matches" in tab.list.nothing.sentence.text()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert len(names(tab)) == 5


def test_an_empty_bestiary_has_one_sentence_and_one_button(qtbot: QtBot, library: Library, stack: QUndoStack) -> None:
    tab = BestiaryTab(library, stack)
    qtbot.addWidget(tab)
    tab.show()
    assert tab.list.nothing.sentence.text() == "The bestiary is empty."
    QTest.mouseClick(tab.list.nothing.button, Qt.MouseButton.LeftButton)
    assert is_editing(tab)


def test_an_empty_bestiary_gets_the_keys_back_when_its_form_is_left(
    qtbot: QtBot, library: Library, stack: QUndoStack
) -> None:
    tab = BestiaryTab(library, stack)
    qtbot.addWidget(tab)
    tab.show()
    tab.activateWindow()
    qtbot.waitUntil(tab.isActiveWindow)
    for _ in range(2):
        QTest.mouseClick(tab.list.nothing.button, Qt.MouseButton.LeftButton)
        assert is_editing(tab)
        QTest.keyClick(tab.windowHandle(), Qt.Key.Key_Escape)
        assert not is_editing(tab)
        assert tab.list.nothing.button.hasFocus()


@pytest.mark.parametrize(
    ("column", "rising"),
    [
        (NAME, ["Ash Wolf", "Bog Newt", "Crag Giant", "Dusk Moth", "Engine"]),
        (LEVEL, ["Bog Newt", "Dusk Moth", "Engine", "Ash Wolf", "Crag Giant"]),
        (POOLS, ["Dusk Moth", "Bog Newt", "Ash Wolf", "Engine", "Crag Giant"]),
        (KIND, ["Crag Giant", "Engine", "Ash Wolf", "Bog Newt", "Dusk Moth"]),
        (SYSTEM, ["Ash Wolf", "Bog Newt", "Crag Giant", "Dusk Moth", "Engine"]),
    ],
)
def test_a_click_on_a_column_sorts_by_it(qtbot: QtBot, tab: BestiaryTab, column: int, rising: list[str]) -> None:
    chosen = ids(tab, "Dusk Moth")
    tab.list.choose(chosen)
    tab.list.view.sortByColumn(column, Qt.SortOrder.AscendingOrder)
    assert names(tab) == rising
    assert tab.list.selected_ids == chosen
    tab.list.view.sortByColumn(column, Qt.SortOrder.DescendingOrder)
    assert names(tab)[0] == {KIND: "Engine", SYSTEM: "Engine"}.get(column, rising[-1])
    assert tab.list.current_id == chosen[0]


def test_filters_narrow_by_system_levels_folder_and_tags(qtbot: QtBot, tab: BestiaryTab) -> None:
    filters = tab.filters
    tab.remembered.choose_system("machines")
    assert names(tab) == ["Engine"]
    tab.remembered.choose_system(None)
    filters.low.setValue(3)
    filters.high.setValue(5)
    assert names(tab) == ["Ash Wolf"]
    QTest.mouseClick(filters.clear_button, Qt.MouseButton.LeftButton)
    shelves = [(row.text, row.number, row.depth) for row in filters.folders.rows]
    assert shelves == [
        ("All creatures", 5, 0),
        ("In no folder", 2, 0),
        ("Marsh", 1, 0),
        ("Woods", 2, 0),
        ("Deep", 1, 1),
    ]
    filters.folder_view.setCurrentIndex(filters.folders.index(3, 0))
    assert names(tab) == ["Ash Wolf", "Dusk Moth"]
    place = filters.tags.place_of("pack")
    assert place is not None
    QTest.mouseClick(
        filters.tag_view.viewport(),
        Qt.MouseButton.LeftButton,
        pos=middle_of(filters.tag_view, filters.tags.index(place, 0)),
    )
    assert names(tab) == ["Ash Wolf"]
    assert filters.chosen_tags == ("pack",)


def test_the_model_tester_finds_nothing_while_one_searches_sorts_and_edits(
    qtbot: QtBot, tab: BestiaryTab, stack: QUndoStack
) -> None:
    said: list[str] = []

    def collect(kind: QtMsgType, context: object, message: str) -> None:
        if "This plugin does not support" not in message:
            said.append(message)

    before = qInstallMessageHandler(collect)
    try:
        mode = QAbstractItemModelTester.FailureReportingMode.Warning
        testers = [
            QAbstractItemModelTester(model, mode)
            for model in (tab.rows, tab.filters.folders, tab.filters.tags, tab.tray.model)
        ]
        look_for(qtbot, tab, "b")
        tab.clear()
        tab.list.view.sortByColumn(POOLS, Qt.SortOrder.DescendingOrder)
        tab.list.choose(ids(tab, "Ash Wolf", "Bog Newt"))
        tab.duplicate()
        tab.add_to_fight()
        tab.remove()
        for _ in range(3):
            stack.undo()
        assert len(testers) == 4
    finally:
        qInstallMessageHandler(before)
    assert said == []


@pytest.mark.parametrize("many", short_of([2_000, 10_000], 2_000))
def test_very_many_creatures_keep_selection_and_scroll(
    qtbot: QtBot, library: Library, stack: QUndoStack, many: int
) -> None:
    library.creatures.add([critter(f"Number {item:05}", 1 + item % 900) for item in range(many)])
    sought = f"{many // 2:05}"
    tab = BestiaryTab(library, stack)
    qtbot.addWidget(tab)
    tab.resize(1366, 690)
    tab.show()
    qtbot.waitUntil(lambda: tab.is_whole)
    assert tab.rows.rowCount() == many
    chosen = [row.id for row in library.creatures.rows(sought)]
    assert len(chosen) == 1
    tab.list.choose(chosen)
    top = tab.list.view.rowAt(1)
    library.creatures.remove([row.id for words in ("00007", "00009") for row in library.creatures.rows(words)])
    tab.reload()
    qtbot.waitUntil(lambda: tab.is_whole)
    assert tab.list.selected_ids == chosen
    assert tab.list.view.rowAt(1) == top - 2
    tab.list.view.sortByColumn(POOLS, Qt.SortOrder.DescendingOrder)
    qtbot.waitUntil(lambda: tab.is_whole)
    assert tab.list.selected_ids == chosen
    look_for(qtbot, tab, sought)
    qtbot.waitUntil(lambda: tab.is_whole)
    assert tab.list.selected_ids == chosen
    assert tab.list.count.text() == f"1 of {many - 2} creatures"


def test_showing_a_creature_from_elsewhere_lets_go_of_the_search(qtbot: QtBot, tab: BestiaryTab) -> None:
    wanted = ids(tab, "Engine")[0]
    look_for(qtbot, tab, "moth")
    tab.show_creature(wanted)
    assert tab.list.current_id == wanted


@pytest.mark.parametrize("sought", [0, 50])
def test_who_is_chosen_is_found_in_the_lists_own_order(
    tab: BestiaryTab, filled: Library, monkeypatch: pytest.MonkeyPatch, sought: int
) -> None:
    # A few rows are sought one by one, for many all are looked through.
    monkeypatch.setattr("ui.bestiary.list.model._SOUGHT", sought)
    shown = list(tab.rows.ids)
    wanted = [shown[-1], 999_999, shown[0]]
    assert tab.rows.places_of(wanted) == [0, len(shown) - 1]
    tab.list.choose(wanted)
    assert tab.list.selected_ids == [shown[0], shown[-1]]
    assert tab.list.current_id == shown[0]
