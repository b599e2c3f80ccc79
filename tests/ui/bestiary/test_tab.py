"""The bestiary's tab as a whole: its keys, what it says to those who cannot see it, and the tray beside it."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QUndoStack
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu, QWidget
from pytestqt.qtbot import QtBot

from models.library import Library
from models.storage.store import twin
from tests.ui.bestiary.world import SYSTEMS, ids, is_editing, middle_of, names, system
from ui.bestiary.list.model import LEVEL, NAME, POOLS, CreatureRows
from ui.bestiary.tab import BestiaryTab


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
    with qtbot.waitSignal(tab.list.search_changed):
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
    places = [met.index(widget) for widget in wanted]
    assert places == sorted(places)


def test_everything_that_can_be_reached_has_a_name(tab: BestiaryTab) -> None:
    tab.new_creature()
    nameless = [
        widget
        for widget in tab.findChildren(QWidget)
        if widget.isVisible()
        and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and not (widget.accessibleName() or getattr(widget, "text", str)())
        and not widget.objectName().startswith("qt_")
        and widget.focusProxy() is None
    ]
    assert [(type(widget).__name__, type(widget.parent()).__name__) for widget in nameless] == []


def test_the_context_menu_offers_what_keys_do(qtbot: QtBot, tab: BestiaryTab) -> None:
    tab.list.choose(ids(tab, "Engine"))
    tab.list.view.customContextMenuRequested.emit(middle_of(tab.list.view, tab.rows.index(4, 0)))
    menu = tab.list.findChild(QMenu)
    assert menu is not None
    texts = [action.text() for action in menu.actions() if action.text()]
    counting = ["Add to the next fight", "Remove one from the next fight"]
    assert texts == ["Edit", *counting, "Compare", "Emblem…", "Duplicate", "Delete", "Templates…"]
    next(action for action in menu.actions() if action.text() == "Delete").trigger()
    menu.close()
    assert "Engine" not in names(tab)


def test_a_creature_of_a_missing_system_can_be_read_and_not_edited(
    tab: BestiaryTab, filled: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    def without_machines(id: str) -> object:
        if id == "machines":
            raise LookupError(id)
        return system(id)

    monkeypatch.setattr("rules.system.registry.system", without_machines)
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
    with qtbot.waitSignal(tab.message_requested) as said:
        QTest.keyClicks(tab.list.view, "-")
    assert said.args == ["Not in the next fight: Ash Wolf."]
    with qtbot.waitSignal(tab.message_requested) as said:
        QTest.keyClicks(tab.list.view, "+")
    assert said.args == [""]
    assert tab.list.search.text() == ""
    assert tab.list.view.hasFocus()
