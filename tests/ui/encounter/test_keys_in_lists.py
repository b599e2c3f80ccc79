"""The list of a choice that is open has the keys: it chooses, is walked and is shut by them, and nothing under it is.

Keys come as the keyboard sends them: to the window of the list, where Qt finds who gets them.
"""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QCompleter, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from models.library import Library
from tests.there import there
from tests.ui.encounter.rosters import stair
from tests.ui.settling import settle
from ui.bestiary.forms.catalogue_line import PickLine
from ui.bestiary.forms.text_editors import WordsLine
from ui.sheets.system_selector import DoingChoice, OpenedChoice
from ui.shell.main_window import MainWindow
from ui.widgets.controls import ComboBox

NONE = Qt.KeyboardModifier.NoModifier
CTRL = Qt.KeyboardModifier.ControlModifier
OF_LISTS = {"Return", "Enter", "Esc"}
"""The keys that shut a list."""
LETTERS = ["Ash", "Bramble", "Cinder", "Dew"]


def press(popup: QWidget, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
    frame = popup.window()
    handle = there(frame.windowHandle())
    QTest.keyClick(handle, key, modifiers)
    settle()


def keys_of(window: QWidget) -> Iterator[QKeySequence]:
    """Every key that does something somewhere in the window."""
    for action in window.findChildren(QAction):
        yield from action.shortcuts()
    for shortcut in window.findChildren(QShortcut):
        yield shortcut.key()


def note(done: list[str], keys: QKeySequence, *_: object) -> None:
    done.append(keys.toString())


BOXES: dict[str, Callable[[MainWindow], QComboBox]] = {
    "rule system": lambda window: window.system_choice.list,
    "party": lambda window: window.encounter.prepare.pane.who.party,
    "side": lambda window: window.encounter.prepare.pane.who.card.side,
}


@pytest.mark.parametrize("box", BOXES)
def test_under_an_open_list_no_key_of_the_window_does_anything(window: MainWindow, library: Library, box: str) -> None:
    window.encounter.prepare.reload(stair(library))
    settle()
    choice = BOXES[box](window)
    done: list[str] = []
    for action in window.findChildren(QAction):
        action.triggered.connect(partial(note, done, action.shortcut()))
    for shortcut in window.findChildren(QShortcut):
        shortcut.activated.connect(partial(note, done, shortcut.key()))
        shortcut.activatedAmbiguously.connect(partial(note, done, shortcut.key()))
    pressed = {keys.toString(): keys for keys in keys_of(window) if not keys.isEmpty()}
    assert {"Del", "Ctrl+Z", "F1", "+"} <= set(pressed)
    before = window.undo_stack.index()
    for name, keys in pressed.items():
        if name in OF_LISTS:
            continue
        if not choice.view().isVisible():
            choice.setFocus()
            choice.showPopup()
        pair = keys[0]  # type: ignore[index]
        press(choice.view(), pair.key(), pair.keyboardModifiers())
        assert (name, done) == (name, [])
    choice.hidePopup()
    assert window.undo_stack.index() == before


def page_with(qtbot: QtBot, done: list[str], *keys: Qt.Key | str) -> QWidget:
    """A page of which each of some keys does something: in its window, and in all that stands on it."""
    page = QWidget()
    qtbot.addWidget(page)
    QVBoxLayout(page)
    page.resize(300, 200)
    for key in keys:
        for context in (Qt.ShortcutContext.WindowShortcut, Qt.ShortcutContext.WidgetWithChildrenShortcut):
            shortcut = QShortcut(QKeySequence(key), page, context=context)
            shortcut.activated.connect(partial(note, done, shortcut.key()))
            shortcut.activatedAmbiguously.connect(partial(note, done, shortcut.key()))
    return page


def add(qtbot: QtBot, page: QWidget, widget: QWidget) -> None:
    there(page.layout()).addWidget(widget)
    with qtbot.waitActive(page):
        page.show()
        page.activateWindow()
    widget.setFocus()
    assert widget.hasFocus()


@pytest.mark.parametrize("kind", [ComboBox, OpenedChoice, DoingChoice])
@pytest.mark.parametrize("editable", [False, True])
def test_a_list_is_walked_chosen_from_and_shut_by_its_keys(
    qtbot: QtBot, kind: type[ComboBox], *, editable: bool
) -> None:
    done: list[str] = []
    page = page_with(qtbot, done, "Return", "Escape", "Space", "Down", "C", "Del", "F4", "Ctrl+Z", "3", "F1")
    box = kind(page)
    box.setEditable(editable)
    box.addItems(LETTERS)
    chosen: list[int] = []
    box.activated.connect(chosen.append)
    add(qtbot, page, box)
    done.clear()
    for key, row in (
        (Qt.Key.Key_Return, 1),
        (Qt.Key.Key_Enter, 1),
        (Qt.Key.Key_F4, 1),
        (Qt.Key.Key_Escape, None),
    ):
        box.setCurrentIndex(0)
        chosen.clear()
        box.showPopup()
        press(box.view(), Qt.Key.Key_Down)
        press(box.view(), key)
        assert not box.view().isVisible(), key
        assert chosen == ([] if row is None else [row]), key
        assert box.currentIndex() == (row or 0)
    box.setCurrentIndex(0)
    box.showPopup()
    for key, modifiers in (
        (Qt.Key.Key_C, NONE),
        (Qt.Key.Key_Delete, NONE),
        (Qt.Key.Key_Z, CTRL),
        (Qt.Key.Key_3, NONE),
        (Qt.Key.Key_F1, NONE),
    ):
        press(box.view(), key, modifiers)
        assert box.view().isVisible()
    press(box.view(), Qt.Key.Key_Return)
    assert editable or box.currentText() == "Cinder"
    assert done == []


def offer_again(line: PickLine | WordsLine) -> None:
    """What stands in the line is completed as if it had just been typed."""
    there(line.completer() if isinstance(line, PickLine) else line._completer).complete()


@pytest.mark.parametrize("kind", [PickLine, WordsLine])
def test_what_is_typed_while_words_are_offered_stays_in_the_line(
    qtbot: QtBot, kind: type[PickLine] | type[WordsLine]
) -> None:
    done: list[str] = []
    page = page_with(qtbot, done, "Return", "Escape", "Space", "Down", "C", "Del", "F8", "Ctrl+Z", "3", "F1")
    line = kind(page)
    line.offer(LETTERS)
    add(qtbot, page, line)
    QTest.keyClicks(line, "a")
    offered = there(QApplication.activePopupWidget())
    for key, modifiers, text in (
        (Qt.Key.Key_3, NONE, "a3"),
        (Qt.Key.Key_Backspace, NONE, "a"),
        (Qt.Key.Key_Delete, NONE, "a"),
        (Qt.Key.Key_F8, NONE, "a"),
        (Qt.Key.Key_F1, NONE, "a"),
        (Qt.Key.Key_C, NONE, "ac"),
        (Qt.Key.Key_Z, CTRL, ""),
    ):
        if not offered.isVisible():
            offer_again(line)
        press(offered, key, modifiers)
        if key != Qt.Key.Key_Z:
            assert line.text() == text, key
        assert done == [], key


@pytest.mark.parametrize("kind", [PickLine, WordsLine])
def test_the_words_that_are_offered_are_taken_and_put_away_by_their_keys(
    qtbot: QtBot, kind: type[PickLine] | type[WordsLine]
) -> None:
    done: list[str] = []
    page = page_with(qtbot, done, "Return", "Escape", "Down")
    line = kind(page)
    line.offer(LETTERS)
    add(qtbot, page, line)
    line.show_all()
    offered = there(QApplication.activePopupWidget())
    press(offered, Qt.Key.Key_Down)
    press(offered, Qt.Key.Key_Return)
    assert line.text().strip(", ") == "Ash"
    line.show_all()
    press(offered, Qt.Key.Key_Escape)
    assert not offered.isVisible()
    assert done == []


def test_a_key_for_the_form_folds_the_words_and_goes_on(qtbot: QtBot) -> None:
    done: list[str] = []
    page = page_with(qtbot, done, "Ctrl+Return")
    line = PickLine(page)
    line.offer(LETTERS)
    add(qtbot, page, line)
    QTest.keyClicks(line, "a")
    offered = there(QApplication.activePopupWidget())
    press(offered, Qt.Key.Key_Return, CTRL)
    assert "Ctrl+Return" in done
    assert not offered.isVisible()


def test_every_box_and_every_list_of_words_is_one_that_keeps_its_keys() -> None:
    root = Path(__file__).parents[3] / "ui"
    sources = {path.relative_to(root).as_posix(): path.read_text("utf-8") for path in root.rglob("*.py")}
    assert [path for path, source in sources.items() if "= QComboBox(" in source] == []
    assert sorted(path for path, source in sources.items() if f"{QCompleter.__name__}(" in source) == [
        "bestiary/forms/catalogue_line.py",
        "bestiary/forms/text_editors.py",
    ]
