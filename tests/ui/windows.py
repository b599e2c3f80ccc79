"""Windows over the library of a test."""

from pathlib import Path

from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from models.library import Library
from tests.there import there
from tests.ui.settling import settle
from ui.shell.main_window import MainWindow


def shown_window(qtbot: QtBot, library: Library, folder: Path, tab: int | None = None) -> MainWindow:
    """The whole window as a small screen shows it; what it remembers lies in the folder of the test."""
    made = MainWindow(library, layouts=QSettings(str(folder / "layouts.ini"), QSettings.Format.IniFormat))
    qtbot.addWidget(made)
    made.resize(1366, 768)
    if tab is not None:
        made.show_tab(tab)
    made.show()
    return made


def press(key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """Presses a key where the cursor is."""
    QTest.keyClick(there(QApplication.focusWidget()), key, modifiers)
    settle()
