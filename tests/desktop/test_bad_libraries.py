"""A library that is none: one clear sentence from the program started as a process, and the file left as it was."""

import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from desktop.application import Program
from models.library import Library

COMMAND = Path(sys.executable).with_name("turnwright.exe" if sys.platform == "win32" else "turnwright")


def _start(path: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [str(COMMAND), str(path)],
        capture_output=True,
        text=True,
        timeout=60,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        check=False,
    )


def _refused(path: Path, words: str) -> None:
    before = path.read_bytes() if path.is_file() else None
    ran = _start(path)
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
    _refused(path, "Fang.turnwright is not a Turnwright library")


def test_a_newer_schema(tmp_path: Path, own_folders: Path) -> None:
    path = tmp_path / "Later.turnwright"
    Library.open(path, samples=()).close()
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    _refused(path, "was written by a newer Turnwright")


def test_a_library_open_in_a_second_instance(tmp_path: Path, own_folders: Path) -> None:
    path = tmp_path / "Taken.turnwright"
    library = Library.open(path, samples=())
    try:
        _refused(path, "is open in another Turnwright already")
    finally:
        library.close()


def test_a_folder_that_is_not_there(tmp_path: Path, own_folders: Path) -> None:
    _refused(tmp_path / "nowhere" / "Lost.turnwright", "there is no such folder")


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="root may write into read-only folders")
def test_a_read_only_folder(tmp_path: Path, own_folders: Path) -> None:
    folder = tmp_path / "locked"
    folder.mkdir(mode=0o500)
    _refused(folder / "Mine.turnwright", "read-only")


def test_another_library_that_is_refused_leaves_the_open_one_open(
    qtbot: QtBot, tmp_path: Path, own_folders: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from PySide6.QtWidgets import QApplication

    application = QApplication.instance()
    assert isinstance(application, QApplication)
    program = Program(application)
    assert program.open(tmp_path / "Mine.turnwright") == ""
    window = program.window
    assert window is not None
    qtbot.addWidget(window)
    picture = tmp_path / "Fang.turnwright"
    picture.write_bytes(b"\x89PNG\r\n\x1a\n and more")
    assert "is not a Turnwright library" in program.open(picture)
    assert program.window is window
    assert program.library is not None
    window.start()
    assert window.bestiary is not None
    window.close()
    assert program.library is None
