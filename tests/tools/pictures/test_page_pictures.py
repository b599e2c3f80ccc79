"""Pictures of dialogs: in the frame that a desktop gives them, and as large as each size of screen leaves them."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop.system.crashes import CrashReport
from models.library import Library
from tests.ui.windows import shown_window
from tools.pictures.page_pictures import PLATFORM, TITLE, USUAL, Size, picture, show, take_large_screen
from ui.shell.main_window import MainWindow
from ui.theme.theme import current, look


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    chosen = look().choice
    look().choose("light")
    library = Library.open(tmp_path / "Table.turnwright")
    yield shown_window(qtbot, library, tmp_path)
    library.close()
    look().choose(chosen)


def test_a_dialog_has_its_size_on_each_screen_whatever_was_before(window: MainWindow) -> None:
    """What a small screen had cut stayed small in the pictures of larger ones."""
    show(window, USUAL)
    dialog = CrashReport("Traceback (most recent call last):", window)
    dialog.show()
    show(window, USUAL)
    usual = dialog.size()
    for size in (Size(200, 1024, 300), USUAL, Size(150, 1024, 700), USUAL):
        show(window, size)
        assert dialog.height() + TITLE <= window.height()
        assert (dialog.size() == usual) or size != USUAL
    shown = picture(window)
    top = window.mapFromGlobal(dialog.pos())
    assert top.y() >= TITLE
    bar = shown.pixelColor(top.x() + 3, top.y() - TITLE // 2)
    assert bar.name() == current().color("sunken").name(), "its title stands over it"
    dialog.close()
    dialog.deleteLater()


def test_pictures_are_taken_on_a_screen_with_room_unless_another_platform_is_wanted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for former, wanted in (("offscreen", "offscreen:configfile="), ("xcb", "xcb")):
        monkeypatch.setenv(PLATFORM, former)
        take_large_screen()
        assert os.environ[PLATFORM].startswith(wanted)
        assert (former == "xcb") or Path(os.environ[PLATFORM].partition("=")[2]).is_file()
