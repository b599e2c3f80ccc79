"""Ctrl+Z where the keys are in a text that has nothing of its own to take back."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from models.library import Library
from models.repositories.creatures import Creature
from tests.ui.encounter.conftest import GUARD
from tests.ui.settling import settle
from tests.ui.windows import press
from ui.shell.main_window import MainWindow

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    """Two creatures; the keys are in the search."""
    library = Library.open(tmp_path / "Table.turnwright", samples=())
    library.creatures.add(Creature(name=name, system="ffrpg", sheet=GUARD) for name in ("Guard", "Sentry"))
    window = MainWindow(library, layouts=QSettings(str(tmp_path / "layouts.ini"), QSettings.Format.IniFormat))
    qtbot.addWidget(window)
    window.show()
    window.bestiary.focus_search()
    settle()
    yield window
    library.close()


def names(window: MainWindow) -> list[str]:
    return [row.name for row in window.library.creatures.rows()]


@pytest.mark.parametrize("redo", [(Qt.Key.Key_Z, CTRL | SHIFT), (Qt.Key.Key_Y, CTRL)])
def test_an_empty_search_leaves_undo_and_redo_to_the_window(
    window: MainWindow, redo: tuple[Qt.Key, Qt.KeyboardModifier]
) -> None:
    search = window.bestiary.list.search
    window.bestiary.remove()
    assert names(window) == ["Sentry"]
    window.bestiary.focus_search()
    for _ in range(2):
        press(Qt.Key.Key_Z, CTRL)
        assert names(window) == ["Guard", "Sentry"]
        press(*redo)
        assert names(window) == ["Sentry"]
    assert search.hasFocus()


def test_what_is_typed_is_taken_back_before_what_was_done(window: MainWindow) -> None:
    search = window.bestiary.list.search
    window.bestiary.remove()
    window.bestiary.focus_search()
    QTest.keyClicks(search, "sen")
    press(Qt.Key.Key_Z, CTRL)
    assert (search.text(), names(window)) == ("", ["Sentry"])
    press(Qt.Key.Key_Y, CTRL)
    assert (search.text(), names(window)) == ("sen", ["Sentry"])
    press(Qt.Key.Key_Z, CTRL)
    press(Qt.Key.Key_Z, CTRL)
    assert (search.text(), names(window)) == ("", ["Guard", "Sentry"])


def test_what_enter_added_is_taken_back_before_the_words_that_it_was_typed_with(window: MainWindow) -> None:
    """Ctrl+Z emptied the line, and the creature stayed."""
    window.bestiary.filters.look_at("ffrpg")
    search = window.bestiary.list.search
    QTest.keyClicks(search, "Wraith 12 hp")
    press(Qt.Key.Key_Return)
    settle()
    assert names(window) == ["Guard", "Sentry", "Wraith"]
    window.bestiary.focus_search()
    press(Qt.Key.Key_Z, CTRL)
    assert names(window) == ["Guard", "Sentry"]
    press(Qt.Key.Key_Y, CTRL)
    assert names(window) == ["Guard", "Sentry", "Wraith"]


def test_a_folder_that_was_typed_is_taken_back_where_it_was_typed(window: MainWindow) -> None:
    creatures, folder = window.library.creatures, window.bestiary.detail.filing.folder
    folder.setFocus()
    QTest.keyClicks(folder, "Coast")
    press(Qt.Key.Key_Return)
    assert [creature.folder for creature in creatures.rows()] == ["Coast", ""]
    press(Qt.Key.Key_Z, CTRL)
    assert [creature.folder for creature in creatures.rows()] == ["", ""]
    assert folder.currentText() == ""


def test_a_form_is_not_passed_over(window: MainWindow) -> None:
    tab = window.bestiary
    tab.remove()
    tab.list.view.setFocus()
    press(Qt.Key.Key_Return)
    tab.detail.form.name.setFocus()
    press(Qt.Key.Key_Z, CTRL)
    press(Qt.Key.Key_Y, CTRL)
    assert names(window) == ["Sentry"]
    assert tab.detail.is_editing
