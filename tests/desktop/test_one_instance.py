"""A second start hands its library to the first, and nobody waits for one that cannot answer."""

import json
import os
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtNetwork import QLocalSocket
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from desktop.application import Program
from desktop.open_requests import Application, OpenRequests
from desktop.system import paths
from desktop.system.instance import Instance, InstanceServer
from models.library import Library
from models.repositories.encounters import Encounter
from tests.desktop.losing import shown
from tests.waiting import PATIENCE

ROOT = Path(__file__).parents[2]


@pytest.fixture
def first(own_folders: Path) -> Iterator[Instance]:
    """The first start of this home."""
    instance = Instance(paths.instance_file())
    assert instance.is_first
    yield instance
    instance.release()


@pytest.fixture
def door(qapp: Application, first: Instance) -> Iterator[InstanceServer]:
    """Where the second comes."""
    door = InstanceServer(first, qapp)
    assert door.is_open
    yield door
    door.close()
    door.deleteLater()


def started(*arguments: str) -> subprocess.Popen[str]:
    """A second start of the program, in this test's home."""
    return subprocess.Popen(
        [sys.executable, "-m", "desktop", *arguments],
        cwd=ROOT,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def test_what_a_second_start_names_is_opened_in_the_window_that_is_there(
    program: Program, door: InstanceServer, own_folders: Path, qapp: Application, qtbot: QtBot
) -> None:
    other = own_folders / "Other table.turnwright"
    library = Library.open(other, samples=())
    library.encounters.add(Encounter(name="Elsewhere", system="ffrpg"))
    library.close()
    arrivals = OpenRequests(program, qapp)
    door.open_requested.connect(arrivals.take, Qt.ConnectionType.QueuedConnection)
    window = shown(program)
    window.showMinimized()
    with qtbot.waitSignal(door.open_requested) as asked:
        second = started(str(other))
    assert asked.args == [other]
    told = "Turnwright is already running; its window has come to the front and opens Other table.turnwright there.\n"
    assert second.communicate(timeout=PATIENCE) == (told, "")
    assert second.returncode == 0
    qtbot.waitUntil(lambda: program.library is not None and program.library.path == other)
    assert program.library is not None
    assert [encounter.name for encounter in program.library.encounters.all()] == ["Elsewhere"]
    assert shown(program).isVisible()
    assert not shown(program).isMinimized()
    arrivals.deleteLater()


def test_the_library_that_is_open_comes_to_the_front_as_it_is(
    program: Program, path: Path, qapp: Application, qtbot: QtBot
) -> None:
    arrivals = OpenRequests(program, qapp)
    window, library = shown(program), program.library
    window.showMinimized()
    arrivals.take(path)
    assert not window.isMinimized()
    qtbot.waitUntil(lambda: "is the open library" in window.statusBar().currentMessage())
    assert program.window is window
    assert program.library is library
    arrivals.deleteLater()


def test_a_start_without_a_library_only_brings_the_window(program: Program, qapp: Application) -> None:
    arrivals = OpenRequests(program, qapp)
    window = shown(program)
    said = window.statusBar().currentMessage()
    window.showMinimized()
    arrivals.take(None)
    qapp.processEvents()
    assert not window.isMinimized()
    assert program.window is window
    assert window.statusBar().currentMessage() == said
    arrivals.deleteLater()


def test_a_dialog_that_stands_open_is_answered_first(
    program: Program, own_folders: Path, qapp: Application, qtbot: QtBot
) -> None:
    arrivals = OpenRequests(program, qapp)
    window = shown(program)
    box = QMessageBox(window)
    box.setModal(True)
    box.show()
    fresh = own_folders / "Fresh.turnwright"
    arrivals.take(fresh)
    with qtbot.waitSignal(arrivals.arrival_waits):
        pass
    assert program.window is window
    box.reject()
    # As with a first start, a library that is named and not there is made.
    qtbot.waitUntil(lambda: program.library is not None and program.library.path == fresh)
    arrivals.deleteLater()


def test_the_finders_way_to_name_a_file_opens_it_too(
    program: Program, own_folders: Path, qapp: Application, qtbot: QtBot
) -> None:
    arrivals = OpenRequests(program, qapp)
    named = own_folders / "Found.turnwright"
    QApplication.sendEvent(qapp, QFileOpenEvent(QUrl.fromLocalFile(str(named))))
    qtbot.waitUntil(lambda: program.library is not None and program.library.path == named)
    arrivals.deleteLater()


def test_only_one_holds_the_claim_and_the_next_one_takes_it_over(first: Instance) -> None:
    second = Instance(paths.instance_file())
    assert not second.is_first
    first.release()
    assert not second.hands_over(None)
    third = Instance(paths.instance_file())
    assert not third.is_first
    second.release()


def test_nobody_waits_longer_than_their_patience_for_one_that_does_not_answer(door: InstanceServer) -> None:
    # The first is this process, whose event loop rests.
    second = Instance(paths.instance_file())
    assert not second.hands_over(Path("camp.turnwright"), patience=0.2)
    assert not second.is_first


def test_what_is_asked_too_late_is_not_done_twice(door: InstanceServer, qapp: Application) -> None:
    asked: list[object] = []
    door.open_requested.connect(asked.append)
    assert not Instance(paths.instance_file()).hands_over(Path("camp.turnwright"), patience=0.2)
    qapp.processEvents()
    assert asked == []


@pytest.mark.parametrize("line", [b"nonsense\n", b"[]\n", b'{"open": 3}\n', b'{"activation": "x"}\n', b"\xff\xfe\n"])
def test_who_says_what_nobody_understands_is_sent_away(
    line: bytes, door: InstanceServer, first: Instance, qtbot: QtBot
) -> None:
    asked: list[object] = []
    door.open_requested.connect(asked.append)
    stranger = QLocalSocket()
    stranger.connectToServer(first.door)
    assert stranger.waitForConnected(PATIENCE * 1000)
    stranger.write(line)
    with qtbot.waitSignal(stranger.disconnected):
        stranger.flush()
    assert asked == []
    assert bytes(stranger.readAll().data()) == b""


def test_who_never_ends_a_line_is_sent_away(door: InstanceServer, first: Instance, qtbot: QtBot) -> None:
    stranger = QLocalSocket()
    stranger.connectToServer(first.door)
    assert stranger.waitForConnected(PATIENCE * 1000)
    with qtbot.waitSignal(stranger.disconnected):
        stranger.write(b"x" * 100_000)


@pytest.mark.parametrize("name", ["Drachen & Höhlen.turnwright", "two\nlines.turnwright", "bytes\udcff.turnwright"])
def test_a_name_arrives_as_it_was_given(
    name: str, door: InstanceServer, first: Instance, qtbot: QtBot, tmp_path: Path
) -> None:
    sent = tmp_path / name
    knocking = QLocalSocket()
    knocking.connectToServer(first.door)
    with qtbot.waitSignal(door.open_requested) as asked:
        knocking.write(json.dumps({"open": str(sent), "activation": "", "of a later version": 1}).encode() + b"\n")
    assert asked.args == [sent]


@pytest.mark.skipif(sys.platform == "win32", reason="a pipe goes with its process there")
def test_a_socket_that_a_killed_program_left_is_no_hindrance(qapp: Application, own_folders: Path) -> None:
    # The name of the socket that nobody listens at any more.
    place = Path(tempfile.gettempdir(), f"turnwright-{os.getpid()}")
    left = socket.socket(socket.AF_UNIX)
    left.bind(str(place))
    left.close()
    assert place.is_socket()
    instance = Instance(place)
    assert instance.is_first
    assert instance.door == str(place)
    door = InstanceServer(instance, qapp)
    assert door.is_open
    door.close()
    door.deleteLater()
    instance.release()
    place.with_suffix(".lock").unlink()


@pytest.mark.skipif(sys.platform == "win32", reason="pipes have no folder there")
def test_a_home_with_a_long_name_has_a_door_too(qapp: Application, own_folders: Path) -> None:
    instance = Instance(own_folders / ("x" * 120) / "running")
    assert instance.is_first
    assert "/" not in instance.door
    door = InstanceServer(instance, qapp)
    assert door.is_open
    door.close()
    door.deleteLater()
    instance.release()


def test_a_home_that_cannot_be_written_keeps_nobody_from_starting(own_folders: Path) -> None:
    (own_folders / "file").write_text("no folder", "utf-8")
    instance = Instance(own_folders / "file" / "running")
    assert not instance.is_first
    assert not instance.hands_over(None)


def test_a_window_apart_is_not_handed_over(
    door: InstanceServer, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    import desktop.__main__ as command

    opened: list[tuple[Path | None, bool]] = []

    def run(library: Path | None, instance: Instance) -> int:
        opened.append((library, instance.is_first))
        return 0

    monkeypatch.setattr("desktop.application.run", run)
    assert command.main(["--apart", "camp.turnwright"]) == 0
    assert opened == [(Path("camp.turnwright"), False)]
    assert capsys.readouterr().out == ""


def test_what_comes_while_the_program_is_ending_opens_no_window_behind_it(
    program: Program, own_folders: Path, qapp: Application
) -> None:
    arrivals = OpenRequests(program, qapp)
    window = shown(program)
    arrivals.take(own_folders / "Late.turnwright")
    window.close()
    arrivals.take(None)
    qapp.processEvents()
    assert program.library is None
    assert program.window is window
    assert not window.isVisible()
    assert not (own_folders / "Late.turnwright").exists()
    arrivals.deleteLater()
