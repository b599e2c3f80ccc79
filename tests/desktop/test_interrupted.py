"""Ctrl+C in the terminal from which the window was started, and the end of the session around it."""

import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from desktop.application import Program, close_on_interrupt, end_on_termination

ENDS = (signal.SIGTERM, *([] if sys.platform == "win32" else [signal.SIGHUP]))
"""The end of a session, and of the terminal from which the window was started."""


@pytest.fixture
def program(qapp: QApplication, own_folders: Path) -> Iterator[Program]:
    made = Program(qapp)
    assert made.open(own_folders / "Mine.turnwright", create=True) == ""
    before = {candidate: signal.getsignal(candidate) for candidate in (signal.SIGINT, *ENDS)}
    close_on_interrupt(made)
    end_on_termination(made)
    yield made
    for signal_number, handler in before.items():
        signal.signal(signal_number, handler)
    if made.window is not None:
        made.window.close()
        made.window.deleteLater()
    made.deleteLater()


def test_it_closes_the_window_and_the_library_as_the_windows_button_does(program: Program, qtbot: QtBot) -> None:
    window, library = program.window, program.library
    assert window is not None
    assert library is not None
    signal.raise_signal(signal.SIGINT)
    qtbot.waitUntil(lambda: not window.isVisible())
    assert not library.is_open


def test_what_a_dialog_asks_is_answered_first(program: Program, qapp: QApplication) -> None:
    window = program.window
    assert window is not None
    box = QMessageBox(window)
    box.open()
    signal.raise_signal(signal.SIGINT)
    qapp.processEvents()
    assert window.isVisible()
    assert box.isVisible()
    box.close()
    box.deleteLater()


def test_while_another_library_is_being_opened_it_closes_the_window_of_that(
    program: Program, own_folders: Path, qtbot: QtBot
) -> None:
    signal.raise_signal(signal.SIGINT)
    assert program.open(own_folders / "Other.turnwright", create=True) == ""
    window, library = program.window, program.library
    assert window is not None
    assert library is not None
    qtbot.waitUntil(lambda: not window.isVisible())
    assert not library.is_open


@pytest.mark.parametrize("end", ENDS)
def test_the_end_of_the_session_closes_the_window_and_keeps_its_size(
    program: Program, qtbot: QtBot, end: signal.Signals
) -> None:
    window, library = program.window, program.library
    assert window is not None
    assert library is not None
    window.resize(901, 555)
    signal.raise_signal(end)
    qtbot.waitUntil(lambda: not window.isVisible())
    assert not library.is_open
    assert program.geometry.value("window/place").size() == QSize(901, 555)


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal there")
def test_what_is_to_outlive_its_terminal_does(qapp: QApplication) -> None:
    before = {candidate: signal.getsignal(candidate) for candidate in ENDS}
    made = Program(qapp)
    try:
        signal.signal(signal.SIGHUP, signal.SIG_IGN)  # as nohup has it
        end_on_termination(made)
        assert signal.getsignal(signal.SIGHUP) is signal.SIG_IGN
        assert signal.getsignal(signal.SIGTERM) is not before[signal.SIGTERM]
    finally:
        for signal_number, handler in before.items():
            signal.signal(signal_number, handler)
        made.deleteLater()


def test_the_end_of_the_session_waits_for_no_answer(
    program: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = program.window
    assert window is not None
    ended: list[bool] = []
    monkeypatch.setattr(QApplication, "exit", lambda: ended.append(True))
    box = QMessageBox(window)
    box.open()
    window.resize(902, 556)
    signal.raise_signal(signal.SIGTERM)
    qtbot.waitUntil(lambda: bool(ended))
    assert program.geometry.value("window/place").size() == QSize(902, 556)
    box.close()
    box.deleteLater()
