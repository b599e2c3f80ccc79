"""The window comes back where it stood, and whole on the screen that there is now."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QSettings, QSize
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.system.crashes import CrashReport
from models.library import Library
from models.storage.backups import Backup, BackupCheck
from tests.there import there
from tests.ui.settling import settle
from ui.navigation.tabs import BESTIARY, ENCOUNTER, LEAST_SIZE, PARTY
from ui.paper.printed_log import PrintedLog
from ui.services import window_state
from ui.shell.backups_dialog import BackupsDialog
from ui.shell.main_window import MainWindow

ROOT = Path(__file__).parents[3]
FREE = QRect(0, 40, 911, 472)
"""What Qt counts of a screen of 1366 by 768 where everything is drawn at 150 %."""


@pytest.mark.parametrize(
    ("stood", "stands"),
    [
        (QRect(100, 60, 700, 400), QRect(100, 60, 700, 400)),
        (QRect(600, 60, 700, 400), QRect(211, 60, 700, 400)),
        (QRect(-50, 0, 700, 472), QRect(0, 40, 700, 472)),
        (QRect(100, 300, 911, 400), QRect(0, 112, 911, 400)),
        (QRect(0, 40, 912, 400), None),
        (QRect(0, 40, 800, 473), None),
    ],
)
def test_a_window_stands_whole_on_the_screen_or_is_too_large_for_it(stood: QRect, stands: QRect | None) -> None:
    assert window_state.fitting(stood, FREE) == stands


@pytest.fixture
def reopen(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., MainWindow]]:
    """Opens the window on a screen with so much room, as it was left by the one before."""
    layouts = QSettings(str(tmp_path / "layouts.ini"), QSettings.Format.IniFormat)
    library = Library.open(tmp_path / "Table.turnwright")

    def open_it(free: QRect, left_at: QRect | None = None) -> MainWindow:
        def room(window: QWidget, frame: int = 0) -> QRect:
            return free

        monkeypatch.setattr(window_state, "room", room)
        window = MainWindow(library, layouts=layouts)
        qtbot.addWidget(window)
        window.show()
        if left_at is not None:
            window.setGeometry(left_at)
            window.keep_layout()
            window.hide()
        return window

    yield open_it
    library.close()


def test_the_first_start_takes_no_more_than_the_screen_has(reopen: Callable[..., MainWindow]) -> None:
    assert reopen(FREE).size() == FREE.size()


def test_the_usual_size_is_taken_where_there_is_room(reopen: Callable[..., MainWindow]) -> None:
    assert reopen(QRect(0, 40, 2560, 1400)).size() == window_state.USUAL_SIZE


def test_a_window_that_has_become_too_large_fills_the_screen(reopen: Callable[..., MainWindow]) -> None:
    reopen(QRect(0, 40, 1366, 728), left_at=QRect(20, 60, 790, 700))
    again = reopen(QRect(0, 40, 700, 472))
    assert again.isMaximized()


def test_a_window_that_fits_stands_where_it_stood(reopen: Callable[..., MainWindow]) -> None:
    reopen(FREE, left_at=QRect(60, 60, 640, 440))
    again = reopen(FREE)
    assert not again.isMaximized()
    assert again.geometry() == QRect(60, 60, 640, 440)


class Framed(QWidget):
    """A window in the frame of a window manager that is not as high as a frame may be."""

    def frameGeometry(self) -> QRect:  # noqa: N802
        return self.geometry().adjusted(-1, -20, 1, 5)


def test_a_window_at_the_upper_edge_comes_back_there_from_start_to_start(qtbot: QtBot, tmp_path: Path) -> None:
    layouts = QSettings(str(tmp_path / "layouts.ini"), QSettings.Format.IniFormat)
    stood: list[QRect] = []
    for _ in range(3):
        window = Framed()
        qtbot.addWidget(window)
        kept = window_state.WindowState(layouts)
        kept.take_window(window)
        if not stood:
            window.setGeometry(QRect(60, 20, 640, 440))
        window.show()
        stood.append(window.geometry())
        kept.keep_window(window)
        layouts.sync()
    assert stood == [QRect(60, 20, 640, 440)] * 3


ON_SCREENS = """
import json, sys
from PySide6.QtCore import QRect, QSettings
from PySide6.QtWidgets import QApplication, QWidget
from ui.services.window_state import WindowState

layouts, left_at, fills = sys.argv[1], json.loads(sys.argv[2]), sys.argv[3] == "fills"
application = QApplication([])
state, window = WindowState(QSettings(layouts, QSettings.Format.IniFormat)), QWidget()
state.take_window(window)
window.show()
if left_at:
    window.setGeometry(QRect(*left_at))
    if fills:
        window.showMaximized()
    application.processEvents()
    state.keep_window(window)
    state.settings.sync()
stands = window.normalGeometry() if window.isMaximized() else window.geometry()
print(json.dumps([stands.getRect(), window.isMaximized()]))
"""
SMALL_SCREEN, LARGE_SCREEN = QRect(0, 0, 1366, 768), QRect(1366, 0, 1920, 1080)


def on_screens(
    place: Path, screens: Sequence[QRect], left_at: Sequence[int] = (), fills: str = ""
) -> tuple[QRect, bool]:
    """Open a window on these screens, perhaps leave it somewhere, and return its place and whether it fills one."""
    told = [
        {"name": str(number), "x": at.x(), "y": at.y(), "width": at.width(), "height": at.height()}
        | {"logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
        for number, at in enumerate(screens)
    ]
    (place / "screens.json").write_text(json.dumps({"screens": told}))
    platform = {**os.environ, "QT_QPA_PLATFORM": "offscreen:configfile=screens.json", "PYTHONPATH": str(ROOT)}
    words = [sys.executable, "-c", ON_SCREENS, "layouts.ini", json.dumps(list(left_at)), fills]
    done = subprocess.run(words, cwd=place, env=platform, capture_output=True, text=True, check=True)
    stands, is_maximised = json.loads(done.stdout)
    return QRect(*stands), is_maximised


@pytest.mark.parametrize(
    ("other", "left_at", "stands"),
    [
        (LARGE_SCREEN, (1500, 100, 800, 600), QRect(566, 100, 800, 600)),
        (QRect(-1920, 0, 1920, 1080), (-1500, 100, 800, 600), QRect(0, 100, 800, 600)),
    ],
)
def test_a_window_whose_screen_is_gone_comes_back_whole_in_its_size(
    tmp_path: Path, other: QRect, left_at: tuple[int, ...], stands: QRect
) -> None:
    on_screens(tmp_path, [SMALL_SCREEN, other], left_at)
    came_back, is_maximised = on_screens(tmp_path, [SMALL_SCREEN])
    assert not is_maximised
    assert came_back.size() == stands.size()
    assert abs(came_back.x() - stands.x()) <= 2  # Qt's platform without a screen puts a frame of 2 pixels around it
    assert came_back.y() == stands.y()


def test_a_window_that_filled_a_screen_that_is_gone_fills_the_one_there_is(tmp_path: Path) -> None:
    on_screens(tmp_path, [SMALL_SCREEN, LARGE_SCREEN], (1500, 100, 800, 600), "fills")
    came_back, is_maximised = on_screens(tmp_path, [SMALL_SCREEN])
    assert is_maximised
    assert came_back.size() == QSize(800, 600)


def test_a_window_too_large_for_the_screen_that_is_left_fills_that(tmp_path: Path) -> None:
    on_screens(tmp_path, [SMALL_SCREEN, LARGE_SCREEN], (1400, 40, 1800, 1000))
    assert on_screens(tmp_path, [SMALL_SCREEN])[1]


def test_no_tab_and_no_fight_makes_the_window_larger_than_the_screen(reopen: Callable[..., MainWindow]) -> None:
    window = reopen(FREE)
    for tab in (BESTIARY, PARTY, ENCOUNTER):
        window.show_tab(tab)
        assert window.size() == FREE.size()
    for encounter in window.library.encounters.all():
        assert encounter.id is not None
        window.conductor.open_prepared(encounter.id)
        window.conductor.begin_fight()
        assert window.size() == FREE.size()
        following = window.encounter.fight.top.next
        corner = following.mapTo(window, following.rect().bottomRight())
        assert window.rect().contains(corner)
        window.put_away()


def test_the_window_is_no_narrower_than_its_columns_unless_the_screen_is(reopen: Callable[..., MainWindow]) -> None:
    window = reopen(FREE)
    window.resize(300, 300)
    assert window.width() >= LEAST_SIZE.width()
    window.conductor.open_prepared(there(window.library.encounters.all()[0].id))
    window.show_tab(ENCOUNTER)
    settle()
    order, stage = window.encounter.fight.order, window.encounter.fight.stage
    assert not QRect(order.mapTo(window, QPoint()), order.size()).intersects(
        QRect(stage.mapTo(window, QPoint()), stage.size())
    )
    narrow = reopen(QRect(0, 0, 512, 300))
    narrow.resize(300, 300)
    assert narrow.width() == 512


def test_no_dialog_is_larger_than_its_screen(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    small = QRect(0, 0, 600, 300)
    monkeypatch.setattr(window_state, "room", lambda _: small)
    copy = Backup(BackupCheck(tmp_path / "Mine.backup-1.turnwright", counts=(1,) * 5), 0.0, 9000, is_of_this=True)
    parent = QWidget()
    qtbot.addWidget(parent)
    for dialog in (
        PrintedLog("Stair", "", "en", ()).preview(parent),
        BackupsDialog("Mine.turnwright", [copy], parent),
        CrashReport("What went wrong", parent),
    ):
        assert small.size().expandedTo(dialog.size()) == small.size(), type(dialog).__name__
