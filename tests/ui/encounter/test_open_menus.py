"""A menu that is open has the keys: what it covers takes none."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from models.library import Library
from tests.there import there
from tests.ui.encounter.conftest import GameTable
from tests.ui.encounter.rosters import CTRL, NONE, stair
from tests.ui.settling import settle
from ui.navigation.tabs import BESTIARY, PARTY
from ui.shell.main_window import MainWindow
from ui.widgets.focus_actions import MenuEntry, pop_up
from ui.widgets.picker import Picker


def bestiary(window: MainWindow) -> QWidget:
    window.show_tab(BESTIARY)
    return window.bestiary.list.view


def party(window: MainWindow) -> QWidget:
    window.show_tab(PARTY)
    return window.party.view


def encounters(window: MainWindow) -> QWidget:
    page = window.encounter.prepare
    page.reload()
    return page.list


PLACES: dict[str, Callable[[MainWindow], QWidget]] = {"bestiary": bestiary, "party": party, "encounters": encounters}


def open_menu(window: MainWindow, title: str) -> QMenu:
    """Opens a menu of the bar by the mouse, while the keys are where they are: only so Qt knows that the bar did."""
    bar = window.menuBar()
    action = next(action for action in bar.actions() if action.text().replace("&", "") == title)
    QTest.mouseClick(bar, Qt.MouseButton.LeftButton, pos=bar.actionGeometry(action).center())
    popup = QApplication.activePopupWidget()
    assert isinstance(popup, QMenu)
    return popup


def shut() -> None:
    while (left := QApplication.activePopupWidget()) is not None:
        left.close()


def press(popup: QWidget, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
    """A key of the keyboard, which has all keys while something lies over the window: Qt finds who gets it."""
    QTest.keyClick(popup.window().windowHandle(), key, modifiers)
    settle()


def keys_of(window: MainWindow) -> Iterator[QKeySequence]:
    """Every key that does something somewhere in the window."""
    for action in window.findChildren(QAction):
        yield from action.shortcuts()
    for shortcut in window.findChildren(QShortcut):
        yield shortcut.key()


def note(done: list[str], keys: QKeySequence, *_: object) -> None:
    done.append(keys.toString())


OF_MENUS = {"Return", "Enter", "Esc", "Space", "Tab", "Up", "Down", "Left", "Right"}
"""The keys by which one goes about in any menu."""


def goes_about(keys: str) -> bool:
    """Whether keys go about in a menu, or shut it as Alt does: what is typed with Alt finds none open."""
    return "Alt" in keys or keys.rsplit("+", maxsplit=1)[-1] in OF_MENUS


@pytest.mark.parametrize("place", PLACES)
def test_under_an_open_menu_no_key_of_the_window_does_anything(
    window: MainWindow, library: Library, place: str
) -> None:
    stair(library)
    window.bestiary.reload()
    view = PLACES[place](window)
    settle()
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_Home)
    done: list[str] = []
    for action in window.findChildren(QAction):
        action.triggered.connect(partial(note, done, action.shortcut()))
    for shortcut in window.findChildren(QShortcut):
        shortcut.activated.connect(partial(note, done, shortcut.key()))
    title = "View" if place != "bestiary" else "Help"
    own = {keys.toString() for action in open_menu(window, title).actions() for keys in action.shortcuts()}
    shut()
    pressed = {keys.toString(): keys for keys in keys_of(window) if not keys.isEmpty()}
    assert {"Del", "Ctrl+Z", "F1"} <= set(pressed)
    before = window.undo_stack.index()
    for name, keys in pressed.items():
        if name in own or goes_about(name):
            continue
        popup = QApplication.activePopupWidget() or open_menu(window, title)
        pair = keys[0]  # type: ignore[index]
        press(popup, pair.key(), pair.keyboardModifiers())
        assert (name, done) == (name, [])
    assert window.undo_stack.index() == before
    shut()


def test_a_key_that_stands_in_the_open_menu_chooses_its_entry(window: MainWindow, library: Library) -> None:
    popup = open_menu(window, "View")
    QTest.keyClick(popup, Qt.Key.Key_1, CTRL)
    settle()
    assert QApplication.activePopupWidget() is None
    assert window.tabs.currentIndex() == BESTIARY


def test_a_key_that_stands_in_a_menu_of_the_open_menu_chooses_its_entry(begun: GameTable) -> None:
    upper = open_menu(begun.window, "View")
    entry = next(action for action in upper.actions() if action.text() == "Panes of the fight")
    upper.setActiveAction(entry)
    settle()
    lower = there(QApplication.activePopupWidget())
    assert lower is entry.menu()
    QTest.keyClick(lower, Qt.Key.Key_B, CTRL)
    settle()
    assert QApplication.activePopupWidget() is None
    assert begun.page.palette_of_statuses.isVisible()


def test_a_key_that_stands_in_a_context_menu_is_done_once_and_shuts_it(window: MainWindow) -> None:
    done: list[str] = []
    view = window.encounter.prepare.list
    view.setFocus()
    pop_up(view, [MenuEntry("trash-2", "Delete", lambda: done.append("menu"), keys="Del")], QPoint(50, 50))
    menu = there(QApplication.activePopupWidget())
    QTest.keyClick(menu, Qt.Key.Key_D, CTRL)
    assert (done, QApplication.activePopupWidget()) == ([], menu)
    QTest.keyClick(menu, Qt.Key.Key_Delete)
    settle()
    assert (done, QApplication.activePopupWidget()) == (["menu"], None)


def test_the_opened_list_of_a_box_lets_no_key_of_its_page_through(window: MainWindow, library: Library) -> None:
    page = window.encounter.prepare
    page.reload(stair(library))
    box = page.pane.who.card.side
    box.setFocus()
    box.showPopup()
    assert QApplication.activePopupWidget() is not None
    QTest.keyClicks(there(QApplication.focusWidget()), "+")
    settle()
    assert not [picker for picker in window.findChildren(Picker) if picker.isVisible()]
    box.hidePopup()
    QTest.keyClicks(box, "+")
    settle()
    assert [picker for picker in window.findChildren(Picker) if picker.isVisible()]


def test_over_a_fight_its_keys_stay_in_the_menu(begun: GameTable) -> None:
    before = begun.conductor.steps_done
    row = there(begun.page.order.order.index(0, 0))
    begun.page.order.go_to(row, extends=False)
    begun.page.rulings.open_for_selected()
    menu = there(QApplication.activePopupWidget())
    for key, modifiers in (
        (Qt.Key.Key_Delete, NONE),
        (Qt.Key.Key_F8, NONE),
        (Qt.Key.Key_Z, CTRL),
        (Qt.Key.Key_Q, CTRL),
    ):
        QTest.keyClick(menu, key, modifiers)
        settle()
        assert begun.conductor.steps_done == before
        assert begun.page.card is None
        assert begun.window.isVisible()
    menu.close()


@pytest.mark.parametrize(
    ("key", "modifiers", "words"),
    [
        (Qt.Key.Key_S, NONE, "(S)"),
        (Qt.Key.Key_F2, NONE, "(F2)"),
        (Qt.Key.Key_F2, Qt.KeyboardModifier.ShiftModifier, "(Shift+F2)"),
    ],
)
def test_a_key_that_stands_in_the_menu_of_a_row_does_what_it_says(
    begun: GameTable, key: Qt.Key, modifiers: Qt.KeyboardModifier, words: str
) -> None:
    begun.page.order.select("ana")
    begun.page.rulings.open_for_selected()
    menu = there(QApplication.activePopupWidget())
    assert any(words in action.text() for action in menu.actions())
    QTest.keyClick(menu, key, modifiers)
    settle()
    assert QApplication.activePopupWidget() is None
    assert begun.page.card is not None


def test_the_delete_key_in_the_menu_of_a_row_lifts_its_status(begun: GameTable) -> None:
    begun.conductor.command({"do": "condition", "actor": "ana", "status": "blind", "timer": 3})
    assert begun.of("ana").conditions
    begun.page.order.select("ana")
    begun.page.rulings.open_for_selected()
    QTest.keyClick(there(QApplication.activePopupWidget()), Qt.Key.Key_Delete)
    settle()
    assert begun.of("ana").conditions == ()


def test_the_question_mark_in_the_menu_of_a_row_calls_for_a_check(begun: GameTable) -> None:
    begun.page.order.select("ana")
    called: list[object] = []
    begun.page.rulings.check_requested.connect(called.append)
    begun.page.rulings.open_for_selected()
    QTest.keyClicks(there(QApplication.activePopupWidget()), "?")
    settle()
    assert called == [("ana",)]


def test_every_menu_of_ours_keeps_its_keys() -> None:
    root = Path(__file__).parents[3] / "ui"
    assert [path.name for path in root.rglob("*.py") if " QMenu(" in path.read_text("utf-8")] == ["focus_actions.py"]


@pytest.mark.parametrize("opened_by", ["mouse", "F10"])
def test_esc_gives_the_keys_back_to_where_they_were(window: MainWindow, library: Library, opened_by: str) -> None:
    stair(library)
    encounters(window)
    window.activateWindow()
    window.encounter.prepare.list.setFocus()
    before = QApplication.focusWidget()
    assert before is window.encounter.prepare.list
    bar = window.menuBar()
    edit = next(action for action in bar.actions() if action.text().replace("&", "") == "Edit")
    if opened_by == "mouse":
        QTest.mouseClick(bar, Qt.MouseButton.LeftButton, pos=bar.actionGeometry(edit).center())
    else:
        bar.setActiveAction(edit)
    settle()
    popup = there(QApplication.activePopupWidget())
    QTest.keyClick(there(popup.window().windowHandle()), Qt.Key.Key_Escape)
    settle()
    assert QApplication.activePopupWidget() is None
    assert bar.activeAction() is None
    assert QApplication.focusWidget() is before
    QTest.keyClick(there(window.windowHandle()), Qt.Key.Key_Space)
    settle()
    assert QApplication.activePopupWidget() is None
