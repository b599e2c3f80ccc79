"""When something goes wrong that nobody foresaw: the report, the one dialog, the trace of a hard crash."""

import logging
import platform
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from types import TracebackType

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from desktop.system import crashes
from models.storage.errors import LibraryError


@pytest.fixture(autouse=True)
def _nothing_stays(qapp: QApplication) -> Iterator[None]:
    yield
    for report in list(crashes._shown):
        report.reject()
        report.deleteLater()
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    qapp.processEvents()
    assert crashes._shown == []


def fault(words: str) -> tuple[type[BaseException], BaseException, TracebackType | None]:
    things: dict[str, int] = {}
    with pytest.raises(KeyError) as caught:
        things[words]
    return caught.type, caught.value, caught.tb


def test_a_report_says_where_it_happened_and_on_what() -> None:
    text = crashes.report_of(*fault("no axe"))
    first, _, rest = text.partition("\n\n")
    assert first.startswith("Turnwright 1.")
    assert f"Python {platform.python_version()}" in first
    assert platform.platform() in first
    assert rest.startswith("Traceback (most recent call last):")
    assert rest.endswith("KeyError: 'no axe'\n")
    assert "in fault" in rest


def test_a_fault_is_logged_and_shown_ready_to_be_copied(qtbot: QtBot, caplog: pytest.LogCaptureFixture) -> None:
    crashes._show(*fault("no axe"))
    assert [(line.name, line.levelno) for line in caplog.records] == [("turnwright", logging.ERROR)]
    caplog.clear()
    (report,) = crashes._shown
    assert report.isVisible()
    assert "KeyError: 'no axe'" in report.text.toPlainText()
    assert report.text.isReadOnly()
    copy = next(button for button in report.findChildren(QPushButton) if button.text() == "Copy the report")
    copy.click()
    assert QApplication.clipboard().text() == report.text.toPlainText()


def test_another_fault_joins_the_report_that_is_open_and_the_same_does_not(
    qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    first = fault("no axe")
    for item in (first, fault("no rope"), first):
        crashes._show(*item)
    caplog.clear()
    (report,) = crashes._shown
    text = report.text.toPlainText()
    assert (text.count("KeyError: 'no axe'"), text.count("KeyError: 'no rope'")) == (1, 1)


def test_what_the_library_refuses_is_said_and_is_no_fault(qtbot: QtBot) -> None:
    refusal = LibraryError("locked", name="Mine")
    said: list[LibraryError] = []
    crashes._show(LibraryError, refusal, None, said.append)
    assert said == [refusal]
    assert crashes._shown == []


def test_what_comes_of_a_file_that_is_gone_or_anothers_is_no_fault(
    qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    for is_lost in (True, False):
        crashes._show(*fault("no axe"), refused=lambda _: None, told_lost=partial(bool, is_lost))
        caplog.clear()
        assert bool(crashes._shown) is not is_lost


def test_a_closed_report_makes_room_for_the_next(qtbot: QtBot, caplog: pytest.LogCaptureFixture) -> None:
    crashes._show(*fault("no axe"))
    (report,) = crashes._shown
    report.reject()
    qtbot.waitUntil(lambda: not crashes._shown)
    crashes._show(*fault("no rope"))
    caplog.clear()
    (report,) = crashes._shown
    assert "no axe" not in report.text.toPlainText()


def test_a_report_goes_with_its_window(qtbot: QtBot, tmp_path: Path) -> None:
    window = QWidget()
    trace = tmp_path / "crash.txt"
    trace.write_text("Fatal Python error: Aborted", "utf-8")
    assert crashes.offer(window, trace)
    window.deleteLater()
    qtbot.waitUntil(lambda: not crashes._shown)


def test_an_interruption_from_the_keyboard_is_no_fault(capsys: pytest.CaptureFixture[str]) -> None:
    crashes._show(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert "KeyboardInterrupt" in capsys.readouterr().err
    assert crashes._shown == []


# --- hard crashes ------------------------------------------------------------------------------------------


def test_without_a_trace_nothing_is_offered(tmp_path: Path) -> None:
    trace = tmp_path / "crash.txt"
    assert not crashes.offer(None, trace)
    trace.write_text(" \n", "utf-8")
    assert not crashes.offer(None, trace)


@pytest.mark.parametrize("content", [b"Fatal Python error: Aborted\n", b"half a \xff byte"])
def test_a_trace_is_offered_once(qtbot: QtBot, tmp_path: Path, content: bytes) -> None:
    trace = tmp_path / "crash.txt"
    trace.write_bytes(content)
    assert crashes.offer(None, trace)
    (report,) = crashes._shown
    assert report.text.toPlainText() == content.decode("utf-8", "replace").rstrip("\n") + "\n" * content.count(b"\n")
    report.reject()
    assert trace.read_bytes() == b""
    assert not crashes.offer(None, trace)


CRASH = """
import faulthandler, sys
from pathlib import Path
from desktop.system import crashes
from models.storage.errors import LibraryError
crashes.watch(Path(sys.argv[1]))
faulthandler._sigabrt()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="an abort opens a window of the system's own there")
def test_a_hard_crash_leaves_a_trace_that_the_next_start_offers(qtbot: QtBot, tmp_path: Path) -> None:
    trace = tmp_path / "crash.txt"
    ended = subprocess.run([sys.executable, "-c", CRASH, str(trace)], capture_output=True, timeout=600, check=False)
    assert ended.returncode < 0
    assert crashes.offer(None, trace)
    (report,) = crashes._shown
    assert "Fatal Python error: Aborted" in report.text.toPlainText()


def test_a_place_where_nothing_can_be_written_is_said_and_no_more(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "excepthook", sys.__excepthook__)
    caplog.set_level(logging.INFO, "turnwright")
    crashes.watch(tmp_path / "no folder" / "crash.txt")
    assert sys.excepthook == crashes._show
    assert "no trace of hard crashes can be kept" in caplog.text
