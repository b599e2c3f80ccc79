"""A library killed, deleted, moved, replaced or restored: each is told in one sentence, and nothing is made up."""

import errno
import os
import shutil
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from desktop.application import Program, run
from desktop.garbage import Garbage
from models import backups, database
from models.encounters import Encounter
from models.library import Library
from tests.desktop.killing import kill_while_open
from ui.backups_dialog import BackupsDialog
from ui.refused_window import RefusedWindow
from ui.window import MainWindow


@pytest.fixture
def path(own_folders: Path) -> Path:
    """A closed library with one encounter, *First*, and a backup of that."""
    made = own_folders / "Mine.turnwright"
    library = Library.open(made, samples=())
    library.encounters.add(Encounter(name="First", system="ffrpg"))
    library.close()
    return made


@pytest.fixture
def program(qapp: QApplication, qtbot: QtBot, path: Path) -> Iterator[Program]:
    """The program with that library open, in which *Second* has been prepared since."""
    program = Program(qapp)
    assert program.open(path) == ""
    window = shown(program)
    window.starting.start()
    assert program.library is not None
    program.library.encounters.add(Encounter(name="Second", system="ffrpg"))
    yield program
    if program.library is not None:
        library, program.library = program.library, None
        if library.is_in_place():
            library.close()
    for left in (program.window, program.libraries.refused):
        if left is not None:
            left.hide()
            left.deleteLater()


def shown(program: Program) -> MainWindow:
    assert program.window is not None
    return program.window


def prepared(path: Path) -> set[str]:
    library = Library.open(path, create=False)
    found = {encounter.name for encounter in library.encounters.all()}
    library.close()
    return found


def in_window(program: Program) -> set[str]:
    assert program.library is not None
    return {encounter.name for encounter in program.library.encounters.all()}


def answer_with(monkeypatch: pytest.MonkeyPatch, path: Path) -> None:
    """Types a path into the next dialog that asks for a file."""
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))


# --- while it is open --------------------------------------------------------------------------------------


def delete(path: Path) -> None:
    path.unlink()


def rename(path: Path) -> None:
    path.rename(path.with_name("Other.turnwright"))


def move(path: Path) -> None:
    folder = path.with_name("elsewhere")
    folder.mkdir()
    shutil.move(path, folder / path.name)


def replace(path: Path) -> None:
    backups.rolling(path)[0].replace(path)


GONE = "Mine.turnwright is no longer in {folder}: it was deleted, moved or renamed, and nothing more is saved in it."
TAKEN = "Another file has taken the place of Mine.turnwright in {folder}, so nothing more is saved in it."


@pytest.mark.parametrize(("lose", "sentence"), [(delete, GONE), (rename, GONE), (move, GONE), (replace, TAKEN)])
def test_a_file_that_is_gone_is_told_at_once_and_all_of_it_can_be_kept_elsewhere(
    program: Program,
    path: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    lose: Callable[[Path], None],
    sentence: str,
) -> None:
    lose(path)
    notice = shown(program).notice
    qtbot.waitUntil(notice.isVisible)
    assert notice.sentence.text() == sentence.format(folder=path.parent)
    assert [button.text() for button in notice.buttons] == ["Save a copy as…", "Look again", "Put away"]
    # Nothing is called saved that is not.
    assert shown(program).saved.text() == "not saved"
    encounters = shown(program).encounter.prepare
    encounters.new_encounter()
    assert in_window(program) == {"First", "Second"}
    elsewhere = path.with_name("Kept.turnwright")
    answer_with(monkeypatch, elsewhere)
    notice.buttons[0].click()
    assert program.library is not None
    assert program.library.path == elsewhere
    assert in_window(program) == {"First", "Second"}
    program.library.encounters.add(Encounter(name="Third", system="ffrpg"))
    shown(program).close()
    assert prepared(elsewhere) == {"First", "Second", "Third"}
    assert Program(program.application).preferences.library == str(elsewhere)


def test_that_the_file_is_gone_is_said_in_the_language_chosen_next_too(
    program: Program, path: Path, qtbot: QtBot
) -> None:
    delete(path)
    qtbot.waitUntil(shown(program).notice.isVisible)
    shown(program).choose_language("es")
    notice = shown(program).notice
    qtbot.waitUntil(notice.isVisible)
    assert notice.sentence.text().startswith("Mine.turnwright ya no está en")
    assert shown(program).saved.text() == "sin guardar"
    shown(program).choose_language("en")


def test_one_that_was_mended_is_looked_after_and_so_is_one_that_has_come_back(
    qapp: QApplication, path: Path, qtbot: QtBot
) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE encounter SET state = 'odd'")
        connection.commit()
    program = Program(qapp)
    assert program.open(path) == ""
    window = shown(program)
    window.starting.start()
    assert path.with_name("Mine.damaged-1.turnwright").exists()
    for _ in range(2):
        qapp.processEvents()
        path.rename(path.with_name("Away.turnwright"))
        qtbot.waitUntil(lambda: window.notice.sentence.text() == GONE.format(folder=path.parent))
        path.with_name("Away.turnwright").rename(path)
        window.notice.buttons[1].click()
        assert not window.notice.isVisible()
        assert window.saved.text() == "saved"
        window.notice.sentence.clear()
    window.close()
    program.put_away_window()


def test_a_file_that_comes_back_is_saved_in_as_before(program: Program, path: Path, qtbot: QtBot) -> None:
    rename(path)
    notice = shown(program).notice
    qtbot.waitUntil(notice.isVisible)
    notice.buttons[1].click()
    assert notice.isVisible()
    path.with_name("Other.turnwright").rename(path)
    notice.buttons[1].click()
    assert not notice.isVisible()
    assert shown(program).statusBar().currentMessage() == (
        "Mine.turnwright is in its place again and is saved in as before."
    )
    shown(program).encounter.prepare.new_encounter()
    assert len(in_window(program)) == 3


@pytest.mark.parametrize("answer", ["Save", "Discard", "Cancel"])
def test_closing_a_library_whose_file_is_gone_asks_what_becomes_of_it(
    program: Program, path: Path, monkeypatch: pytest.MonkeyPatch, answer: str
) -> None:
    asked: list[str] = []

    def warning(parent: MainWindow, title: str, words: str, buttons: object) -> QMessageBox.StandardButton:
        asked.append(words)
        return QMessageBox.StandardButton[answer]

    monkeypatch.setattr(QMessageBox, "warning", warning)
    kept = path.with_name("Kept.turnwright")
    answer_with(monkeypatch, kept)
    delete(path)
    window = shown(program)
    assert window.close() == (answer != "Cancel")
    gone = GONE.format(folder=path.parent)
    assert asked == [f"{gone}\n\nSave a copy of all that it holds before closing?"]
    assert kept.exists() == (answer == "Save")
    if answer == "Save":
        assert prepared(kept) == {"First", "Second"}
        assert Program(program.application).preferences.library == str(kept)
    assert (program.library is None) == (answer != "Cancel")


# --- the start ---------------------------------------------------------------------------------------------


@pytest.fixture
def refused(
    qapp: QApplication, qtbot: QtBot, path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Callable[[], tuple[Program, RefusedWindow]]]:
    """Starts the program, which has had that library open last, on a screen."""
    programs: list[Program] = []

    def start() -> tuple[Program, RefusedWindow]:
        program = Program(qapp)
        programs.append(program)
        program.remember(path)
        monkeypatch.setattr("desktop.application.make_application", lambda: qapp)
        monkeypatch.setattr("desktop.application.Program", lambda _: program)
        monkeypatch.setattr(type(qapp), "platformName", lambda *_: "xcb")
        monkeypatch.setattr(type(qapp), "exec", lambda *_: 0)
        monkeypatch.setattr("desktop.crashes.watch", lambda *_: None)
        assert run(None) == 0
        window = program.libraries.refused
        assert window is not None
        assert window.isVisible()
        assert program.window is None
        return program, window

    yield start
    for program in programs:
        if program.library is not None:
            program.library.close()
        for left in (program.window, program.libraries.refused):
            if left is not None:
                left.hide()
                left.deleteLater()
    for searching in qapp.findChildren(Garbage):
        searching.deleteLater()


Start = Callable[[], tuple[Program, RefusedWindow]]


def test_the_library_opened_last_is_never_made_anew_by_itself(
    path: Path, refused: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    delete(path)
    program, window = refused()
    assert window.sentence.text() == f"There is no library Mine.turnwright in {path.parent}."
    window.again.click()
    assert not path.exists()
    assert window.isVisible()
    answer_with(monkeypatch, path)
    window.new.click()
    assert program.library is not None
    assert program.window is not None
    assert program.libraries.refused is None
    assert "First" not in in_window(program)


def test_one_in_use_is_said_to_be_and_can_be_tried_again(path: Path, refused: Start) -> None:
    library = Library.open(path)
    program, window = refused()
    assert window.sentence.text() == "Mine.turnwright is open in another Turnwright already; close it there first."
    library.close()
    window.again.click()
    assert in_window(program) == {"First"}


def test_for_one_that_is_no_library_any_more_another_can_be_opened(
    path: Path, refused: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = path.with_name("Other.turnwright")
    shutil.copyfile(path, other)
    path.write_bytes(b"\x89PNG")
    program, window = refused()
    assert window.sentence.text() == "Mine.turnwright is not a Turnwright library; it was left as it is."
    answer_with(monkeypatch, other)
    window.other.click()
    assert in_window(program) == {"First"}
    assert path.read_bytes() == b"\x89PNG"


def test_for_a_damaged_one_a_backup_is_restored(path: Path, refused: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = path.read_bytes()
    path.write_bytes(whole[:100] + b"\x07" * (len(whole) - 100))
    program, window = refused()
    assert window.sentence.text() == (
        "Mine.turnwright is damaged and cannot be read; the last good copy beside it is Mine.backup-1.turnwright."
    )
    monkeypatch.setattr(BackupsDialog, "exec", lambda dialog: dialog.button.click() or dialog.result())
    window.restore.click()
    assert in_window(program) == {"First"}
    assert path.with_name("Mine.before-1.turnwright").read_bytes()[100:] == b"\x07" * (len(whole) - 100)


def damaged_copy(path: Path, name: str) -> Path:
    """A library beside another that cannot be read, with a backup that can."""
    other = path.with_name(name)
    whole = path.read_bytes()
    other.with_name(f"{other.stem}.backup-1{other.suffix}").write_bytes(whole)
    other.write_bytes(whole[:100] + b"\x07" * (len(whole) - 100))
    return other


def test_what_is_said_when_nothing_could_be_restored_stays_in_the_window_that_asks(
    path: Path, refused: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    damaged_copy(path, path.name)

    def full(*_: Path) -> None:
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr(BackupsDialog, "exec", lambda dialog: dialog.button.click() or dialog.result())
    monkeypatch.setattr(database, "copy", full)
    program, window = refused()
    window.restore.click()
    assert program.libraries.refused is not None
    assert program.libraries.refused.sentence.text() == (
        "There is no room on the disk for Mine.turnwright; nothing was changed."
    )


def test_trying_again_and_restoring_are_about_the_library_that_was_refused_last(
    path: Path, refused: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = damaged_copy(path, "Other.turnwright")
    path.write_bytes(b"\x89PNG")
    program, window = refused()
    answer_with(monkeypatch, other)
    window.other.click()
    assert "Other.turnwright is damaged" in window.sentence.text()
    window.again.click()
    assert "Other.turnwright is damaged" in window.sentence.text()
    monkeypatch.setattr(BackupsDialog, "exec", lambda dialog: dialog.button.click() or dialog.result())
    window.restore.click()
    assert program.library is not None
    assert program.library.path == other
    assert in_window(program) == {"First"}


# --- from the menu -----------------------------------------------------------------------------------------


@pytest.fixture
def boxes(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, list[str]]]:
    """What the boxes have said and offered; the first of what they offer is pressed."""
    found: list[tuple[str, list[str]]] = []

    def press(box: QMessageBox) -> int:
        actions = [one for one in box.buttons() if box.buttonRole(one) == QMessageBox.ButtonRole.ActionRole]
        found.append((box.text(), [one.text() for one in actions]))
        (actions or box.buttons())[0].click()
        return 0

    monkeypatch.setattr(QMessageBox, "exec", press)
    return found


Boxes = list[tuple[str, list[str]]]


def open_from_menu(program: Program, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    answer_with(monkeypatch, path)
    shown(program).menus.by_name["open_library"].trigger()


def test_a_damaged_one_that_is_opened_from_the_menu_is_restored_from_its_backup(
    program: Program, path: Path, boxes: Boxes, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = damaged_copy(path, "Other.turnwright")
    monkeypatch.setattr(BackupsDialog, "exec", lambda dialog: dialog.reject() or dialog.result())
    open_from_menu(program, other, monkeypatch)
    assert in_window(program) == {"First", "Second"}
    monkeypatch.setattr(BackupsDialog, "exec", lambda dialog: dialog.button.click() or dialog.result())
    open_from_menu(program, other, monkeypatch)
    assert [offered for _, offered in boxes] == [["Restore a backup…"]] * 2
    assert "is damaged and cannot be read; the last good copy beside it is Other.backup-1" in boxes[0][0]
    assert program.library is not None
    assert program.library.path == other
    assert in_window(program) == {"First"}
    assert shown(program).notice.sentence.text().startswith("Other.turnwright stands as in Other.backup-1.turnwright")
    assert prepared(path) == {"First", "Second"}


def test_a_backup_that_cannot_be_put_in_another_ones_place_leaves_the_open_one_open(
    program: Program, path: Path, boxes: Boxes, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = damaged_copy(path, "Other.turnwright")
    before = other.read_bytes()
    window = shown(program)

    def full(unfinished: Path, target: Path) -> None:
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr(BackupsDialog, "exec", lambda dialog: dialog.button.click() or dialog.result())
    with monkeypatch.context() as patch:
        patch.setattr(database, "place", full)
        open_from_menu(program, other, patch)
    assert shown(program) is window
    assert in_window(program) == {"First", "Second"}
    assert window.notice.sentence.text() == "There is no room on the disk for Other.turnwright; nothing was changed."
    assert other.read_bytes() == before
    assert sorted(one.name for one in path.parent.glob("*Other*")) == ["Other.backup-1.turnwright", "Other.turnwright"]


def test_what_has_no_backup_is_refused_from_the_menu_in_one_sentence(
    program: Program, path: Path, boxes: Boxes, monkeypatch: pytest.MonkeyPatch
) -> None:
    text, empty = path.with_name("Text.turnwright"), path.with_name("Empty.turnwright")
    text.write_text("hello")
    empty.touch()
    for other in (text, empty, path.parent):
        open_from_menu(program, other, monkeypatch)
    assert boxes == [
        ("Text.turnwright is not a Turnwright library; it was left as it is.", []),
        (f"Empty.turnwright in {path.parent} is empty: there is no library in it.", []),
        (f"{path.parent.name} is a folder; a library is one file.", []),
    ]
    assert empty.read_bytes() == b""
    assert in_window(program) == {"First", "Second"}


def test_the_open_library_is_said_to_be_open_and_one_in_use_is_not_restored(
    program: Program, path: Path, boxes: Boxes, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_from_menu(program, path, monkeypatch)
    assert boxes == []
    assert shown(program).statusBar().currentMessage() == "Mine.turnwright is the library that is open."
    other = path.with_name("Other.turnwright")
    shutil.copyfile(backups.rolling(path)[0], other)
    shutil.copyfile(other, path.with_name("Other.backup-1.turnwright"))
    library = Library.open(other)
    try:
        open_from_menu(program, other, monkeypatch)
    finally:
        library.close()
    assert boxes == [("Other.turnwright is open in another Turnwright already; close it there first.", [])]


def test_a_name_that_is_taken_is_not_written_over(path: Path, refused: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    taken = path.with_name("Taken.turnwright")
    taken.write_bytes(b"precious")
    delete(path)
    _, window = refused()
    answer_with(monkeypatch, taken)
    window.new.click()
    assert window.sentence.text() == "Taken.turnwright is there already; choose a name that is free."
    assert taken.read_bytes() == b"precious"


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
        "Mine.turnwright stands as in Mine.backup-1.turnwright now; as it was before, it is kept as "
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
        ["8.79 KiB", "damaged", "Mine.backup-2.turnwright", "True"],
        [rows[1][0], "whole: creatures 0, encounters 1", "Mine.backup-1.turnwright", "False"],
        [rows[2][0], "whole, of another library", "Mine.backup-3.turnwright", "False"],
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
        "Mine.backup-1.turnwright does not pass its check, so it was not put in the place of the library."
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
def test_killed_then_deleted_or_copied_over_it_is_never_the_one_before(path: Path) -> None:
    backup = path.with_name("Backup.turnwright")
    shutil.copyfile(backups.rolling(path)[0], backup)
    kill_while_open(path)
    assert prepared(path) == {"First", "Unfinished"}

    kill_while_open(path)
    shutil.copyfile(backup, path)
    assert prepared(path) == {"First"}
    assert backups.check(path).passes

    kill_while_open(path)
    path.unlink()
    fresh = Library.open(path, samples=())
    assert fresh.encounters.all() == []
    fresh.close()
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)


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


def test_whatever_fails_while_another_file_is_in_place_is_told_by_that(program: Program, path: Path) -> None:
    notice = shown(program).notice
    assert not program.libraries.told_lost()
    assert notice.isHidden()
    path.write_bytes(backups.rolling(path)[0].read_bytes())
    assert program.libraries.told_lost()
    QApplication.processEvents()
    assert notice.sentence.text().startswith("Another file has taken the place of Mine.turnwright")
