"""In a low window the cells have the room: what stands above and below the board gives way and covers nothing."""

from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.there import there
from tests.ui.cut_off import LOWEST, NARROWEST, cut
from tests.ui.encounter.rounds import library_of
from tests.ui.settling import settle
from tools.pictures.languages import speaking
from tools.pictures.page_pictures import USUAL, show
from ui.navigation.tabs import ENCOUNTER
from ui.shell.main_window import MainWindow
from ui.theme.theme import look


@pytest.mark.parametrize("language", ["en", "es", "pt_BR"])
def test_nothing_lies_over_the_board_while_the_past_is_shown(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, language: str
) -> None:
    chosen = look().choice
    look().choose("light")
    library = library_of(tmp_path / "Table.turnwright", "fulminato")
    layouts = QSettings(str(tmp_path / "layouts.ini"), QSettings.Format.IniFormat)
    with speaking(qapp, language):
        window = MainWindow(library, language, layouts)
        qtbot.addWidget(window)
        window.show_tab(ENCOUNTER)
        window.show()
        found = {}
        for encounter in library.encounters.all():
            assert window.conductor.resume(there(encounter.id))
            for name in ("look_back", "look_back"):
                window.menus.by_name[name].trigger()
            settle()
            board = window.encounter.fight.board
            for size in (NARROWEST, LOWEST):
                if faults := cut(window, size):
                    found[encounter.name, size] = faults
            show(window, USUAL)
            assert not board.isVisible() or (board.line.isVisible() and board.shown.isVisible())
            window.conductor.close_fight()
        window.close()
    library.close()
    look().choose(chosen)
    assert found == {}
