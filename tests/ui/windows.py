"""Windows over the library of a test."""

from pathlib import Path

from PySide6.QtCore import QSettings
from pytestqt.qtbot import QtBot

from models.library import Library
from ui.window import MainWindow


def shown_window(qtbot: QtBot, library: Library, folder: Path, tab: int | None = None) -> MainWindow:
    """The whole window as a small screen shows it; what it remembers lies in the folder of the test."""
    made = MainWindow(library, layouts=QSettings(str(folder / "layouts.ini"), QSettings.Format.IniFormat))
    qtbot.addWidget(made)
    made.resize(1366, 768)
    if tab is not None:
        made.show_tab(tab)
    made.show()
    return made
