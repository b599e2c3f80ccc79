"""A window over an empty library, with a folder of one's own for profiles of imports."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from models.library import Library
from rules.system import registry
from ui.shell.main_window import MainWindow


@pytest.fixture
def window(tmp_path: Path, qtbot: QtBot) -> Iterator[MainWindow]:
    library = Library.open(tmp_path / "empty.turnwright", samples=(), systems=registry.system)
    made = MainWindow(library, own_profiles=tmp_path / "own")
    qtbot.addWidget(made)
    made.resize(1366, 768)
    made.show()
    made.show_tab(0)
    yield made
    made.finish_tasks()
    library.close()
