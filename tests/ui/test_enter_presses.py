"""Enter presses the button that has the keys, in forms and on pages, as Space does."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from models.library import Library
from tests.there import there
from ui.bestiary.forms.list_editors import RowsEditor
from ui.navigation.tabs import BESTIARY, ENCOUNTER, PARTY
from ui.shell.library_error_window import LibraryErrorWindow
from ui.shell.main_window import MainWindow


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    library = Library.open(tmp_path / "Table.turnwright", samples=())
    made = MainWindow(library, layouts=QSettings(str(tmp_path / "layouts.ini"), QSettings.Format.IniFormat))
    qtbot.addWidget(made)
    made.resize(1366, 768)
    made.show()
    made.remembered.choose_system("tabuleiro")
    yield made
    library.close()


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_enter_adds_a_row_to_a_sheet(window: MainWindow, key: Qt.Key) -> None:
    window.bestiary.new_creature()
    form = window.bestiary.detail.form
    rows = there(form.sheet_form).editors["cards"]
    assert isinstance(rows, RowsEditor)
    rows.add_button.setFocus()
    QTest.keyClick(rows.add_button, key)
    assert len(form.sheet()["cards"]) == 1


def test_enter_presses_a_button_of_the_page(window: MainWindow) -> None:
    window.show_tab(ENCOUNTER)
    buttons = [button for button in window.encounter.prepare.findChildren(QPushButton) if "Ctrl+N" in button.text()]
    assert len(buttons) == 2, "in the list, and on the page as long as it is empty"
    for number, new in enumerate(buttons, 1):
        new.setFocus()
        QTest.keyClick(new, Qt.Key.Key_Return)
        assert len(window.library.encounters.all()) == number


def test_a_tab_that_is_built_can_have_the_keys_at_once(window: MainWindow) -> None:
    """Whenever the window becomes active, before or after: to what it does not show yet it gives no keys."""
    for number in (BESTIARY, PARTY):
        window.tabs.setCurrentIndex(number)
        assert window.tabs.tab(number).isVisible()
        assert window.isAncestorOf(window.focusWidget())


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_enter_does_what_is_chosen_about_a_library_that_is_refused(qtbot: QtBot, key: Qt.Key) -> None:
    window = LibraryErrorWindow("Table.turnwright is open in another Turnwright already; close it there first.")
    qtbot.addWidget(window)
    window.show()
    for button, asked in ((window.again, window.again_requested), (window.other, window.other_requested)):
        button.setFocus()
        with qtbot.waitSignal(asked):
            QTest.keyClick(button, key)
