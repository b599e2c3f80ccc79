"""A library that is none: one clear sentence from the program started as a process, and the file left as it was."""

import errno
import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from desktop.application import Program
from models.library import Library
from models.storage import backups, database
from models.storage.errors import LibraryError
from tests.desktop.forking import Forking
from ui.shell.main_window import MainWindow

COMMAND = Path(sys.executable).with_name("turnwright.exe" if sys.platform == "win32" else "turnwright")


Start = Callable[..., subprocess.CompletedProcess[str]]


def _command(*arguments: Path) -> subprocess.CompletedProcess[str]:
    """The command as it is installed."""
    return subprocess.run(
        [str(COMMAND), *map(str, arguments)],
        capture_output=True,
        text=True,
        timeout=600,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        check=False,
    )


@pytest.fixture
def start(request: pytest.FixtureRequest) -> Start:
    """Starts the program in a process of its own, which is forked off another where that can be."""
    if sys.platform == "win32":
        return _command
    forking: Forking = request.getfixturevalue("forking")
    return partial(forking.run, "turnwright")


def _refused(start: Start, path: Path, words: str) -> None:
    before = path.read_bytes() if os.path.isfile(path) else None  # noqa: PTH113  A `Path` fails for what cannot be.
    ran = start(path)
    lines = [line for line in ran.stderr.splitlines() if line]
    assert ran.returncode == 1
    assert len(lines) == 1, ran.stderr
    assert words in lines[0]
    if before is not None:
        assert path.read_bytes() == before


def test_a_picture(tmp_path: Path, own_folders: Path) -> None:
    path = tmp_path / "Fang.turnwright"
    image = QImage(8, 8, QImage.Format.Format_RGB32)
    assert image.save(str(path), "PNG")  # type: ignore[call-overload]
    _refused(_command, path, "Fang.turnwright is not a Turnwright library")


def test_a_newer_schema(tmp_path: Path, own_folders: Path, start: Start) -> None:
    path = tmp_path / "Later.turnwright"
    Library.open(path, samples=()).close()
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    _refused(start, path, "was written by a newer Turnwright")


def test_a_library_open_in_a_second_instance(tmp_path: Path, own_folders: Path, start: Start) -> None:
    path = tmp_path / "Taken.turnwright"
    library = Library.open(path, samples=())
    try:
        _refused(start, path, "is open in another Turnwright already")
    finally:
        library.close()


def test_a_folder_that_is_not_there(tmp_path: Path, own_folders: Path, start: Start) -> None:
    _refused(start, tmp_path / "nowhere" / "Lost.turnwright", "there is no such folder")


@pytest.mark.skipif(sys.platform == "win32", reason="pipes have no names there")
def test_a_pipe_is_not_waited_for(tmp_path: Path, own_folders: Path, start: Start) -> None:
    pipe = tmp_path / "Pipe.turnwright"
    os.mkfifo(pipe)
    _refused(start, pipe, "Pipe.turnwright is not a Turnwright library")


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="names are text there")
def test_a_name_that_is_no_text_is_as_good_as_any(
    qapp: QApplication, qtbot: QtBot, own_folders: Path, start: Start, capsys: pytest.CaptureFixture[str]
) -> None:
    path = own_folders / os.fsdecode(b"caf\xe9.turnwright")
    for _ in range(2):
        program = Program(qapp)
        assert program.open(path) == ""
        assert program.library is not None
        assert program.window is not None
        program.library.trays.put("d100", [])
        program.window.starting.start()
        program.window.close()
        program.put_away_window()
    assert capsys.readouterr().err == ""
    path.write_bytes(b"x")
    _refused(start, path, "is not a Turnwright library")


def test_a_name_that_is_too_long(tmp_path: Path, own_folders: Path, start: Start) -> None:
    _refused(start, tmp_path / ("a" * 300), os.strerror(errno.ENAMETOOLONG))


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
def test_a_ring_of_links(tmp_path: Path, own_folders: Path, start: Start) -> None:
    ring = tmp_path / "Ring.turnwright"
    ring.symlink_to(ring)
    _refused(start, ring, "Ring.turnwright cannot be")


@pytest.mark.skipif(sys.platform == "win32", reason="folders are named otherwise there")
def test_a_home_where_nothing_can_be_made(own_folders: Path, start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    taken = own_folders / "taken"
    taken.touch()
    monkeypatch.setenv("XDG_DATA_HOME", str(taken))
    monkeypatch.setenv("XDG_STATE_HOME", str(taken))
    ran = start()
    assert ran.returncode == 1
    assert ran.stderr.splitlines() == [
        f"Library.turnwright cannot be kept in {taken / 'turnwright'}, because there is no such folder."
    ]


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="root may write into read-only folders")
def test_a_read_only_folder(tmp_path: Path, own_folders: Path, start: Start) -> None:
    folder = tmp_path / "locked"
    folder.mkdir(mode=0o500)
    _refused(start, folder / "Mine.turnwright", "read-only")


@pytest.fixture
def program_with_window(qapp: QApplication, qtbot: QtBot, own_folders: Path) -> tuple[Program, MainWindow]:
    """The program with a library of its own open."""
    program = Program(qapp)
    assert program.open(own_folders / "Mine.turnwright") == ""
    assert program.window is not None
    qtbot.addWidget(program.window)
    return program, program.window


def test_another_library_that_is_refused_leaves_the_open_one_open(
    program_with_window: tuple[Program, MainWindow], tmp_path: Path
) -> None:
    program, window = program_with_window
    picture = tmp_path / "Fang.turnwright"
    picture.write_bytes(b"\x89PNG\r\n\x1a\n and more")
    assert "is not a Turnwright library" in program.open(picture)
    assert program.window is window
    assert program.library is not None
    window.starting.start()
    assert window.bestiary is not None
    window.close()
    assert program.library is None


def test_a_form_with_changes_is_not_lost_to_another_library_or_language(
    program_with_window: tuple[Program, MainWindow], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program, window = program_with_window
    asked: list[str] = []

    def cancel(parent: MainWindow, title: str, words: str, *buttons: object) -> QMessageBox.StandardButton:
        asked.append(words)
        return QMessageBox.StandardButton.Cancel

    with monkeypatch.context() as patch:
        patch.setattr(QMessageBox, "warning", cancel)
        patch.setattr(window, "unsaved", lambda: "The form of Ghoul is not saved.")
        program.libraries.open_other(tmp_path / "Other.turnwright")
        window.language_chosen.emit("es")
        assert not window.close()
    assert asked == ["The form of Ghoul is not saved."] * 3
    assert program.window is window
    assert window.isVisible()
    assert program.language == "en"
    assert not (tmp_path / "Other.turnwright").exists()
    window.close()


def test_a_backup_that_cannot_be_made_is_said_in_one_sentence_at_the_end(
    program_with_window: tuple[Program, MainWindow],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    program, window = program_with_window
    window.library.trays.choose_party("ffrpg", None)

    def full(path: Path) -> None:
        raise LibraryError("no_backup", **database.described(path), reason="No space left on device")

    monkeypatch.setattr(backups, "back_up", full)
    window.close()
    assert program.library is None
    sentence = "Mine.turnwright is saved and closed, but no backup of it could be made: No space left on device."
    assert capsys.readouterr().err == f"{sentence}\n"
