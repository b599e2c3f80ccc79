"""The bestiary used as a person uses it, on a real library."""

from typing import Any

import pytest
from PySide6.QtCore import Qt, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QUndoStack
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QMenu, QWidget
from pytestqt.qtbot import QtBot

from models.library import Library
from models.store import twin
from tests.ui.bestiary.world import (
    SYSTEMS,
    critter,
    ids,
    is_editing,
    look_for,
    middle_of,
    names,
    snapshot,
    system,
)
from ui.bestiary.rows import KIND, LEVEL, NAME, POOLS, SYSTEM, TAGS, CreatureRows
from ui.bestiary.tab import BestiaryTab
from ui.dragging import source_of


def field(tab: BestiaryTab, name: str) -> Any:
    """An editor in the open form."""
    form = tab.detail.form.sheet_form
    assert form is not None
    return form.editors[name]


# --- finding ---------------------------------------------------------------------------------------------


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
    assert "No creature fits" in tab.list.nothing.sentence.text()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert len(names(tab)) == 5


def test_an_empty_bestiary_has_one_sentence_and_one_button(qtbot: QtBot, library: Library, stack: QUndoStack) -> None:
    tab = BestiaryTab(library, stack)
    qtbot.addWidget(tab)
    tab.show()
    assert tab.list.nothing.sentence.text() == "The bestiary is empty."
    QTest.mouseClick(tab.list.nothing.button, Qt.MouseButton.LeftButton)
    assert is_editing(tab)


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


def test_ten_thousand_creatures_keep_selection_and_scroll(qtbot: QtBot, library: Library, stack: QUndoStack) -> None:
    library.creatures.add([critter(f"Number {one:05}", 1 + one % 900) for one in range(10_000)])
    tab = BestiaryTab(library, stack)
    qtbot.addWidget(tab)
    tab.resize(1366, 690)
    tab.show()
    qtbot.waitUntil(lambda: tab.is_whole)
    assert tab.rows.rowCount() == 10_000
    chosen = [row.id for row in library.creatures.rows("05000")]
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
    look_for(qtbot, tab, "05000")
    qtbot.waitUntil(lambda: tab.is_whole)
    assert tab.list.selected_ids == chosen
    assert tab.list.count.text() == "1 of 9998 creatures"


# --- editing ---------------------------------------------------------------------------------------------


def test_enter_edits_and_ctrl_s_keeps_and_undo_takes_back(
    qtbot: QtBot, tab: BestiaryTab, filled: Library, stack: QUndoStack
) -> None:
    before = snapshot(filled)
    tab.list.choose(ids(tab, "Bog Newt"))
    QTest.keyClick(tab.list.view, Qt.Key.Key_Return)
    form = tab.detail.form
    assert is_editing(tab)
    form.name.selectAll()
    QTest.keyClicks(form.name, "Great Newt")
    might = field(tab, "might")
    might.spin.setFocus()
    might.spin.setValue(9)
    QTest.keyClick(might.spin, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert not is_editing(tab)
    assert names(tab) == ["Ash Wolf", "Crag Giant", "Dusk Moth", "Engine", "Great Newt"]
    assert "Might" in tab.detail.block.toPlainText()
    assert stack.undoText() == "Edit Great Newt"
    after = snapshot(filled)
    stack.undo()
    assert snapshot(filled) == before
    assert names(tab)[1] == "Bog Newt"
    stack.redo()
    assert snapshot(filled) == after


def test_a_fault_stands_at_its_field_and_stops_saving(qtbot: QtBot, tab: BestiaryTab, filled: Library) -> None:
    before = snapshot(filled)
    tab.list.choose(ids(tab, "Ash Wolf"))
    tab.edit()
    form = tab.detail.form
    moods = field(tab, "moods")
    QTest.keyClicks(moods.line, "glum")
    assert moods.message.isVisible()
    assert "“glum” is none of the words" in moods.message.text()
    assert not form.save_button.isEnabled()
    QTest.keyClick(moods.line, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert is_editing(tab)
    moods.line.selectAll()
    QTest.keyClicks(moods.line, "sly")
    assert not moods.message.isVisible()
    assert form.save_button.isEnabled()
    QTest.keyClick(moods.line, Qt.Key.Key_Escape)
    assert not is_editing(tab)
    assert snapshot(filled) == before


def test_a_creature_needs_a_name(qtbot: QtBot, tab: BestiaryTab) -> None:
    tab.edit()
    form = tab.detail.form
    form.name.clear()
    assert form.name_message.isVisible()
    assert not form.save_button.isEnabled()


def test_a_new_creature_is_made_by_keyboard_alone(
    qtbot: QtBot, tab: BestiaryTab, filled: Library, stack: QUndoStack
) -> None:
    before = snapshot(filled)
    tab.new_creature()
    form = tab.detail.form
    assert form.chosen_system == "critters"
    assert not form.save_button.isEnabled()
    QTest.keyClicks(form.name, "Fen Cat")
    life = field(tab, "life").spin
    life.setFocus()
    life.selectAll()
    QTest.keyClicks(life, "14")
    form.tags.setText("beast, shy")
    form.folder.setEditText("Marsh / Fens")
    QTest.keyClick(life, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert names(tab)[5] == "Fen Cat"
    made = filled.creatures.get(ids(tab, "Fen Cat")[0])
    assert made is not None
    assert (made.folder, made.tags, made.sheet, made.pools) == (
        "Marsh/Fens",
        ["beast", "shy"],
        {"life": 14},
        {"life": 14, "wind": 0},
    )
    assert tab.list.current_id == made.id
    stack.undo()
    assert snapshot(filled) == before
    stack.redo()
    again = filled.creatures.get(made.id or 0)
    assert again is not None
    assert again.name == "Fen Cat"


def test_the_system_of_a_new_creature_can_be_chosen_and_of_an_old_one_not(tab: BestiaryTab) -> None:
    tab.new_creature()
    assert tab.detail.form.system.isEnabled()
    tab.detail.form.system.choose("machines")
    assert tab.detail.form.chosen_system == "machines"
    tab.detail.leave()
    tab.edit()
    assert not tab.detail.form.system.isEnabled()


def test_what_is_not_saved_stays_when_another_row_is_chosen(tab: BestiaryTab) -> None:
    tab.list.choose(ids(tab, "Ash Wolf"))
    tab.edit()
    tab.detail.form.name.setText("Half-written")
    tab.list.choose(ids(tab, "Engine"))
    assert is_editing(tab)
    assert tab.unsaved() == "Half-written"
    tab.edit()
    tab.new_creature()
    assert tab.detail.form.name.text() == "Half-written"
    assert tab.detail.form.message.text() == "Save these changes or cancel them first."
    tab.detail.leave()
    assert tab.unsaved() == ""
    assert tab.detail.block.toPlainText().startswith("Engine")


def test_a_creature_that_left_while_it_was_edited_says_so_in_its_place(tab: BestiaryTab, filled: Library) -> None:
    tab.list.choose(ids(tab, "Ash Wolf"))
    tab.edit()
    tab.detail.form.name.setText("Ash Wolf the Second")
    filled.creatures.remove(ids(tab, "Ash Wolf"))
    tab.save()
    assert tab.message.isVisible()
    assert "no longer in the library" in tab.message.text()
    assert is_editing(tab)


@pytest.mark.parametrize(
    ("key", "modifier", "left"),
    [
        (Qt.Key.Key_Delete, Qt.KeyboardModifier.NoModifier, 3),
        (Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier, 7),
    ],
)
def test_several_are_deleted_or_duplicated_by_one_key_and_undone_at_once(
    qtbot: QtBot,
    tab: BestiaryTab,
    filled: Library,
    stack: QUndoStack,
    key: Qt.Key,
    modifier: Qt.KeyboardModifier,
    left: int,
) -> None:
    before = snapshot(filled)
    wanted = ids(tab, "Bog Newt", "Dusk Moth")
    tab.list.choose(wanted)
    tab.list.view.setFocus()
    QTest.keyClick(tab.list.view, key, modifier)
    assert filled.creatures.count() == left
    after = snapshot(filled)
    stack.undo()
    assert snapshot(filled) == before
    stack.redo()
    assert snapshot(filled) == after
    stack.undo()
    assert names(tab) == ["Ash Wolf", "Bog Newt", "Crag Giant", "Dusk Moth", "Engine"]


def test_where_one_stood_is_left_at_its_neighbour_when_it_is_gone(
    qtbot: QtBot, tab: BestiaryTab, stack: QUndoStack
) -> None:
    tab.show_creature(ids(tab, "Dusk Moth")[0])
    QTest.keyClick(tab.list.view, Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    stack.undo()
    shown = tab.detail.block.shown
    assert shown is not None
    assert shown.name in ("Dusk Moth", "Engine")
    tab.show_creature(ids(tab, "Bog Newt")[0])
    QTest.keyClick(tab.list.view, Qt.Key.Key_Delete)
    shown = tab.detail.block.shown
    assert shown is not None
    assert shown.name == "Crag Giant"


def test_a_drag_from_the_list_carries_the_ids_from_the_top_down(tab: BestiaryTab) -> None:
    wanted = ids(tab, "Ash Wolf", "Dusk Moth")
    tab.list.choose(wanted)
    source = source_of(tab.list.view)
    carried = None if source is None else source.taken()
    assert carried is not None
    assert (list(carried.creatures), carried.words) == (wanted, "2 creatures")


# --- keys ------------------------------------------------------------------------------------------------


def test_the_way_from_the_search_to_the_form_needs_no_mouse(qtbot: QtBot, tab: BestiaryTab) -> None:
    tab.focus_search()
    assert tab.list.search.hasFocus()
    QTest.keyClicks(tab.list.search, "moth")
    QTest.keyClick(tab.list.search, Qt.Key.Key_Down)
    assert tab.list.view.hasFocus()
    assert names(tab) == ["Dusk Moth"]
    QTest.keyClick(tab.list.view, Qt.Key.Key_Return)
    assert tab.detail.form.name.text() == "Dusk Moth"
    assert tab.detail.form.name.hasFocus()
    QTest.keyClick(tab.detail.form.name, Qt.Key.Key_Escape)
    assert tab.list.view.hasFocus()
    QTest.keyClick(tab.list.view, Qt.Key.Key_Up)
    assert tab.list.search.hasFocus()


def test_letters_typed_in_the_list_go_on_searching(qtbot: QtBot, tab: BestiaryTab) -> None:
    with qtbot.waitSignal(tab.list.searched):
        QTest.keyClick(tab.list.view, Qt.Key.Key_G)
    assert tab.list.search.text() == "g"
    assert names(tab) == ["Bog Newt", "Crag Giant", "Engine"]


def test_tab_goes_through_every_pane_in_reading_order(qtbot: QtBot, tab: BestiaryTab) -> None:
    tab.filters.folder_view.setFocus()
    met: list[QWidget] = []
    for _ in range(40):
        focused = tab.window().focusWidget()
        assert focused is not None
        met.append(focused)
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    wanted = [
        tab.filters.folder_view,
        tab.list.search,
        tab.list.view,
        tab.tray.party,
        tab.detail.edit_button,
    ]
    places = [met.index(one) for one in wanted]
    assert places == sorted(places)


def test_everything_that_can_be_reached_has_a_name(tab: BestiaryTab) -> None:
    tab.new_creature()
    nameless = [
        one
        for one in tab.findChildren(QWidget)
        if one.isVisible()
        and one.focusPolicy() & Qt.FocusPolicy.TabFocus
        and not (one.accessibleName() or getattr(one, "text", str)())
        and not one.objectName().startswith("qt_")
        and one.focusProxy() is None
    ]
    assert [(type(one).__name__, type(one.parent()).__name__) for one in nameless] == []


def test_the_context_menu_offers_what_keys_do(qtbot: QtBot, tab: BestiaryTab) -> None:
    tab.list.choose(ids(tab, "Engine"))
    tab.list.view.customContextMenuRequested.emit(middle_of(tab.list.view, tab.rows.index(4, 0)))
    menu = tab.list.findChild(QMenu)
    assert menu is not None
    texts = [action.text() for action in menu.actions() if action.text()]
    counting = ["Add to the next fight", "Take one out of the next fight"]
    assert texts == ["Edit", *counting, "Compare", "Duplicate", "Delete", "Templates…"]
    next(action for action in menu.actions() if action.text() == "Delete").trigger()
    menu.close()
    assert "Engine" not in names(tab)


def test_showing_a_creature_from_elsewhere_lets_go_of_the_search(qtbot: QtBot, tab: BestiaryTab) -> None:
    wanted = ids(tab, "Engine")[0]
    look_for(qtbot, tab, "moth")
    tab.show_creature(wanted)
    assert tab.list.current_id == wanted


def test_a_creature_of_a_missing_system_can_be_read_and_not_edited(
    tab: BestiaryTab, filled: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    def without_machines(id: str) -> object:
        if id == "machines":
            raise LookupError(id)
        return system(id)

    monkeypatch.setattr("rules.catalogue.system", without_machines)
    tab.list.choose(ids(tab, "Engine"))
    text = tab.detail.block.toPlainText()
    assert "The rule system machines is not installed" in text
    assert "50" in text
    assert not tab.detail.edit_button.isEnabled()
    tab.edit()
    assert not is_editing(tab)


def test_the_rows_say_everything_to_those_who_cannot_see_them(tab: BestiaryTab) -> None:
    model: CreatureRows = tab.rows
    spoken = model.index(0, NAME).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "Ash Wolf, 3, Life 30, beast, pack, Critters and Crags"


def test_where_no_creature_has_a_level_none_is_shown_or_asked_for(
    tab: BestiaryTab, filled: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not tab.list.view.isColumnHidden(LEVEL)
    assert tab.filters.level_row.isVisible()
    tab.filters.low.setValue(3)
    engine = filled.creatures.get_all(ids_of(filled, "Engine"))[0]
    monkeypatch.setitem(vars(SYSTEMS["machines"].window), "list_key", lambda sheet: (0, "machine"))
    filled.creatures.save([twin(engine, level=None, sheet={**engine.sheet, "life": 51})])
    tab.reload()
    tab.remembered.choose_system("machines")
    assert names(tab) == ["Engine"]
    assert tab.list.view.isColumnHidden(LEVEL)
    assert not tab.filters.level_row.isVisible()
    assert tab.rows.index(0, POOLS).data() == "Life 51"
    tab.remembered.choose_system("critters")
    assert not tab.list.view.isColumnHidden(LEVEL)


def ids_of(library: Library, *wanted: str) -> list[int]:
    return [row.id for row in library.creatures.rows() if row.name in wanted]


def test_minus_in_the_list_takes_off_the_tray_what_plus_put_there(
    qtbot: QtBot, tab: BestiaryTab, stack: QUndoStack
) -> None:
    def collected() -> list[tuple[str, int]]:
        return [(row.name, row.many) for row in tab.tray.rows]

    tab.list.choose(ids(tab, "Ash Wolf", "Bog Newt"))
    for key in "+-+":
        QTest.keyClicks(tab.list.view, key)
    assert collected() == [("Ash Wolf", 1), ("Bog Newt", 1)]
    tab.list.choose(ids(tab, "Ash Wolf"))
    QTest.keyClicks(tab.list.view, "+")
    QTest.keyClicks(tab.list.view, "-")
    assert collected() == [("Ash Wolf", 1), ("Bog Newt", 1)]
    QTest.keyClicks(tab.list.view, "-")
    assert collected() == [("Bog Newt", 1)]
    stack.undo()
    assert collected() == [("Ash Wolf", 1), ("Bog Newt", 1)]
    assert tab.list.search.text() == ""


def test_minus_on_who_is_not_on_the_tray_says_so_and_searches_nothing(qtbot: QtBot, tab: BestiaryTab) -> None:
    tab.list.choose(ids(tab, "Ash Wolf"))
    with qtbot.waitSignal(tab.said) as said:
        QTest.keyClicks(tab.list.view, "-")
    assert said.args == ["Not in the next fight: Ash Wolf."]
    with qtbot.waitSignal(tab.said) as said:
        QTest.keyClicks(tab.list.view, "+")
    assert said.args == [""]
    assert tab.list.search.text() == ""
    assert tab.list.view.hasFocus()


@pytest.mark.parametrize("sought", [0, 50])
def test_who_is_chosen_is_found_in_the_lists_own_order(
    tab: BestiaryTab, filled: Library, monkeypatch: pytest.MonkeyPatch, sought: int
) -> None:
    # A few rows are sought one by one, for many all are looked through.
    monkeypatch.setattr("ui.bestiary.rows._SOUGHT", sought)
    shown = list(tab.rows.ids)
    wanted = [shown[-1], 999_999, shown[0]]
    assert tab.rows.places_of(wanted) == [0, len(shown) - 1]
    tab.list.choose(wanted)
    assert tab.list.selected_ids == [shown[0], shown[-1]]
    assert tab.list.current_id == shown[0]
