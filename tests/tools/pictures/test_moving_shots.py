"""What is filmed: the window after each key, with the key on a cap; what stays the same is one picture."""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.demonstration import at_rest
from models.library import Library
from tools.pictures.moving_shots import SCENES, Film
from ui.navigation.tabs import BESTIARY, PARTY
from ui.shell.main_window import MainWindow
from ui.theme.animation import CHOSEN, moves


@pytest.fixture
def film(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[Film]:
    library = Library.open(tmp_path / "Table.turnwright")
    window = MainWindow(library, layouts=QSettings(str(tmp_path / "layouts.ini"), QSettings.Format.IniFormat))
    qtbot.addWidget(window)
    window.resize(800, 480)
    window.show()
    window.show_tab(BESTIARY)
    qtbot.waitUntil(lambda: not window.tasks.running and not window.starting.tasks.running)
    at_rest(qapp, window)
    yield Film(qapp, window)
    library.close()


def test_what_stays_the_same_is_one_picture(film: Film) -> None:
    for _ in range(3):
        film.look(60)
    assert not any(frame.picture == other.picture for frame, other in pairwise(film.frames))
    assert sum(frame.milliseconds for frame in film.frames) >= 180, "nothing of the time is lost"


def test_a_key_does_what_it_does_and_is_seen_on_a_cap(film: Film) -> None:
    film.look(100)
    film.press("Ctrl+2", seen=200)
    assert film.window.tabs.currentIndex() == PARTY
    bare = film.window.grab().toImage()
    assert film.frames[-1].picture != bare, "the cap lies over it"
    assert film.frames[-1].picture.copy(0, 0, 800, 400) == bare.copy(0, 0, 800, 400)


def test_without_a_screen_something_moves_only_for_a_film() -> None:
    assert not moves()
    CHOSEN.filmed = True
    try:
        assert moves()
    finally:
        CHOSEN.filmed = False


def test_every_scene_has_a_name_that_the_page_shows() -> None:
    page = (Path(__file__).parents[3] / "README.md").read_text("utf-8")
    assert [name for name in SCENES if f"{name}-light.png" not in page or f"{name}-dark.png" not in page] == []
