"""The window comes back where it stood, and whole on the screen that there is now."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QSettings
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
