"""The stage is as wide as it is shown, whatever its actions are called and however large the texts are."""

from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QScrollArea
from pytestqt.qtbot import QtBot

from tests.ui.encounter.rounds import fights, library_of
from tools.pictures.page_pictures import Size, show
from ui.shell.main_window import MainWindow
from ui.theme.theme import look


@pytest.mark.parametrize("size", [Size(125, 1366, 768), Size(150, 1366, 768)])
def test_drawings_give_way_before_an_action_is_wider_than_the_stage(qtbot: QtBot, tmp_path: Path, size: Size) -> None:
    """*Acción especial* was a pixel wider than its place beside the figure of the body."""
    library = library_of(tmp_path / "Table.turnwright", "fulminato")
    window = MainWindow(library, "en", QSettings(str(tmp_path / "layouts.ini"), QSettings.Format.IniFormat))
    qtbot.addWidget(window)
    window.show()
    seen = 0
    for _ in fights(window):
        show(window, size)
        stage = window.encounter.fight.stage
        for area in stage.findChildren(QScrollArea):
            content = area.widget()
            if content is not None and area.isVisible() and stage.buttons and stage.buttons[0].isVisible():
                seen += 1
                assert content.width() <= area.viewport().width()
    window.close()
    library.close()
    look().choose_text_size(100)
    assert seen
