"""A backup restored from the menu or after a kill: what stood there is kept, and what fails leaves all open."""

import os
import shutil
import sqlite3
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from pytestqt.qtbot import QtBot

from desktop.application import Program
from models.library import Library
from models.storage import backups, database
from tests.desktop.killing import kill_while_open
from tests.desktop.losing import Start, answer_with, in_window, prepared, shown
from ui.shell.backups_dialog import BackupsDialog

# --- restoring ---------------------------------------------------------------------------------------------


def test_a_backup_is_restored_from_the_menu_and_what_stood_there_is_kept(
    program: Program, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(BackupsDialog, "exec", lambda dialog: dialog.button.click() or dialog.result())
    window = shown(program)
    window.menus.by_name["restore"].trigger()
    assert in_window(program) == {"First"}
    assert shown(program) is not window
    kept = path.with_name("Mine.before-1.turnwright")
    assert shown(program).notice.sentence.text() == (
        "Mine.turnwright is now as in Mine.backup-1.turnwright; the previous file is kept as "
        f"Mine.before-1.turnwright in {path.parent}."
    )
    assert prepared(kept) == {"First", "Second"}


def test_the_list_of_backups_says_date_size_and_what_each_holds(
    program: Program, path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copyfile(backups.rolling(path)[0], path.with_name("Mine.backup-2.turnwright"))
    os.truncate(path.with_name("Mine.backup-2.turnwright"), 9000)
    other = path.with_name("Other.turnwright")
    Library.open(other, samples=()).close()
    other.rename(path.with_name("Mine.backup-3.turnwright"))
    rows: list[list[str]] = []

    def read(dialog: BackupsDialog) -> int:
        for place in range(dialog.list.topLevelItemCount()):
            row = dialog.list.topLevelItem(place)
            assert row is not None
            rows.append([row.text(column) for column in range(1, 4)] + [str(row.isDisabled())])
        dialog.reject()
        return 0

    monkeypatch.setattr(BackupsDialog, "exec", read)
    for _ in range(2):
        shown(program).menus.by_name["restore"].trigger()
    assert rows[:3] == [
        [QLocale().formattedDataSize(9000), "damaged", "Mine.backup-2.turnwright", "True"],
        [rows[1][0], "intact: creatures 0, encounters 1", "Mine.backup-1.turnwright", "False"],
        [rows[2][0], "intact, from another library", "Mine.backup-3.turnwright", "False"],
    ]
    assert in_window(program) == {"First", "Second"}


def test_a_backup_that_cannot_be_restored_leaves_the_library_open(
    program: Program, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def exec_and_spoil(dialog: BackupsDialog) -> int:
        dialog.button.click()
        assert dialog.chosen is not None
        dialog.chosen.path.write_bytes(b"gone bad")
        return dialog.result()

    monkeypatch.setattr(BackupsDialog, "exec", exec_and_spoil)
    shown(program).menus.by_name["restore"].trigger()
    assert in_window(program) == {"First", "Second"}
    assert shown(program).notice.sentence.text() == (
        "Mine.backup-1.turnwright does not pass its check, so it did not replace the library."
    )


def test_without_room_for_the_backup_the_library_stays_open_and_is_named(
    program: Program, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        error = sqlite3.OperationalError("database or disk is full")
        error.sqlite_errorcode = sqlite3.SQLITE_FULL
        raise error

    window, library = shown(program), program.library
    monkeypatch.setattr(BackupsDialog, "exec", lambda dialog: dialog.button.click() or dialog.result())
    answer_with(monkeypatch, path.with_name("Copy.turnwright"))
    with monkeypatch.context() as patch:
        patch.setattr(database, "write_copy", full)
        window.menus.by_name["restore"].trigger()
        assert window.notice.sentence.text() == "There is no room on the disk for Mine.turnwright; nothing was changed."
        window.menus.by_name["save_copy"].trigger()
        assert window.notice.sentence.text() == "There is no room on the disk for Copy.turnwright; nothing was changed."
    assert (program.window, program.library) == (window, library)
    assert in_window(program) == {"First", "Second"}


# --- after a kill ------------------------------------------------------------------------------------------


@pytest.mark.skipif(sys.platform == "win32", reason="a kill is a signal here")
def test_killed_then_restored_it_is_the_backup_and_what_was_saved_is_kept_beside_it(
    path: Path, refused: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    kill_while_open(path)
    lock = database.claim(path)
    program, window = refused()
    lock.release()
    monkeypatch.setattr(BackupsDialog, "exec", lambda dialog: dialog.button.click() or dialog.result())
    window.restore.click()
    assert in_window(program) == {"First"}
    assert prepared(path.with_name("Mine.before-1.turnwright")) == {"First", "Unfinished"}
