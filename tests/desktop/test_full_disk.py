"""A disk that is full, or cannot be written: whatever writes says so in a sentence, and nothing is half there.

The disk is a small file system in memory, where this machine lets one be mounted.
"""

import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from desktop.application import Program
from models.library import Library
from models.storage.errors import LibraryError
from tests.desktop.fighting import fighting
from tests.desktop.small_disk import filled, mounted, system, take_away_left
from tests.there import there
from ui.shell.main_window import MainWindow


@pytest.fixture
def program(qapp: QApplication, disk: Path, own_folders: Path) -> Iterator[Program]:
    with fighting(qapp, disk / "Table.turnwright") as made:
        yield made


def writers(window: MainWindow, disk: Path) -> dict[str, Callable[[], object]]:
    """Everything of the window that writes, by what it is called."""
    encounter = next(candidate for candidate in window.library.encounters.all() if candidate.board is not None)

    def board() -> None:
        window.encounter.board.open(there(encounter.id))
        window.encounter.board.kept.export_to(disk / "board.json")

    found: dict[str, Callable[[], object]] = {
        "command": lambda: window.conductor.command({"do": "note", "text": "x" * 200_000}),
        "undo": window.conductor.undo,
        "creature": window.bestiary.remove,
        "encounter": window.encounter.prepare.new_encounter,
        "script": lambda: window.log_files.save_script(disk / "fight.json"),
        "board": board,
    }
    for kind in ("html", "pdf", "md"):
        found[f"log {kind}"] = partial(window.log_files.export, kind, disk / f"log.{kind}")
    return found


def test_on_a_full_disk_every_writer_says_so_and_leaves_nothing_half_written(
    program: Program, disk: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = program.window
    assert window is not None
    raised: list[BaseException] = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, error, trace: raised.append(error))
    conductor = window.conductor
    conductor.command({"do": "note", "text": "before"})
    steps = conductor.steps_done
    told: dict[str, str] = {}
    with filled(disk):
        for name, write in writers(window, disk).items():
            said: list[str] = []
            window.statusBar().messageChanged.connect(said.append)
            window.statusBar().clearMessage()
            try:
                write()
            except OSError as error:
                raised.append(error)
            QApplication.processEvents()
            window.statusBar().messageChanged.disconnect(said.append)
            told[name] = next((item for item in reversed(said) if item), "")
    left = {path.name for path in disk.iterdir()} - {"filler", "Table.turnwright"}
    assert not [name for name in left if name.startswith(("log.", "fight", "board"))], left
    assert [error for error in raised if type(error).__name__ != "LibraryError"] == []
    assert told["script"]
    assert told["log html"]
    assert conductor.steps_done <= steps
    conductor.command({"do": "note", "text": "after"})
    window.log_files.save_script(disk / "fight.json")
    assert (disk / "fight.json").stat().st_size > 0
    assert window.conductor.service is not None
    entries = window.conductor.service.journal.entries
    assert [entry.command.get("text") for entry in entries][-1] == "after"
    kept = window.library.journals.load(there(window.conductor.encounter_id))
    assert len(kept.entries) == len(entries)
    with closing(sqlite3.connect(disk / "Table.turnwright")) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_a_disk_without_room_for_a_library_leaves_none(disk: Path) -> None:
    with filled(disk):
        with pytest.raises(LibraryError):
            Library.open(disk / "New.turnwright")
        assert [path.name for path in disk.iterdir()] == ["filler"]
    Library.open(disk / "New.turnwright").close()


def test_a_disk_that_cannot_be_written_is_refused_and_left_as_it_is(disk: Path) -> None:
    Library.open(disk / "Table.turnwright").close()
    assert system("mount", "-o", "remount,ro", str(disk))
    before = (disk / "Table.turnwright").read_bytes()
    with pytest.raises(LibraryError):
        Library.open(disk / "Table.turnwright")
    assert (disk / "Table.turnwright").read_bytes() == before


def test_the_disk_of_a_test_that_was_killed_is_taken_away_and_no_other(disk: Path, tmp_path: Path) -> None:
    place = tmp_path / "two words"
    place.mkdir()
    with subprocess.Popen([sys.executable, "-c", ""]) as gone:
        gone.wait()
    assert mounted(place, "1m", gone.pid)
    take_away_left()
    assert (place.is_mount(), disk.is_mount()) == (False, True)
