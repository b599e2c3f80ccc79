"""What the pictures show is what they are named after."""

from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from pytestqt.qtbot import QtBot

from desktop.demonstration import begin
from models.library import Library
from models.repositories.encounters import PREPARED
from tests.there import there
from tools.pictures.page_pictures import SIZES, USUAL, show
from tools.pictures.scenes import of_log
from ui.navigation.tabs import ENCOUNTER
from ui.shell.main_window import MainWindow
from ui.theme.theme import look


@pytest.mark.parametrize("system", ["tabuleiro", "d100"])
def test_the_page_of_the_log_shows_the_log_in_every_size(qtbot: QtBot, tmp_path: Path, system: str) -> None:
    """It was shut there instead, and stayed so on the pages that followed."""
    chosen = look().choice
    look().choose("light")
    library = Library.open(tmp_path / "Table.turnwright")
    window = MainWindow(library, "en", QSettings(str(tmp_path / "layouts.ini"), QSettings.Format.IniFormat))
    qtbot.addWidget(window)
    window.show()
    show(window, USUAL)
    encounter = next(it for it in library.encounters.all(PREPARED) if it.system == system)
    window.conductor.open_prepared(there(encounter.id))
    window.show_tab(ENCOUNTER)
    begin(window.conductor)
    page = window.encounter.fight
    hidden = set()
    for name in of_log(window):
        assert name == "log"
        for size in SIZES:
            show(window, size)
            if not page.log.isVisible():
                hidden.add(size)
    assert hidden == set()
    for size in SIZES:
        show(window, size)
        assert page.log.isVisible() is not page.arrangement.folded, "the pages after it are as they would be"
    show(window, USUAL)
    window.close()
    library.close()
    look().choose(chosen)
