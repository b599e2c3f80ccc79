"""A library that cannot be opened, at the start or from the menu: what is said of it, and what is offered."""

import errno
import shutil
from pathlib import Path

import pytest
from PySide6.QtWidgets import QMessageBox

from desktop.application import Program
from models.library import Library
from models.storage import backups, database
from tests.desktop.losing import Start, answer_with, delete, in_window, prepared, shown
from ui.shell.backups_dialog import BackupsDialog

# --- the start ---------------------------------------------------------------------------------------------


def test_the_library_opened_last_is_never_made_anew_by_itself(
    path: Path, refused: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    delete(path)
    program, window = refused()
    sentence = (
        f"There is no library Mine.turnwright in {path.parent}, but copies of it lie there; "
        "restore one, the newest is Mine.backup-1.turnwright, or choose another name."
    )
    assert window.sentence.text() == sentence
    window.again.click()
    assert not path.exists()
    assert window.isVisible()
    answer_with(monkeypatch, path)
    window.new.click()
    assert not path.exists()
    assert window.sentence.text() == sentence
    answer_with(monkeypatch, path.with_name("New.turnwright"))
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
        actions = [button for button in box.buttons() if box.buttonRole(button) == QMessageBox.ButtonRole.ActionRole]
        found.append((box.text(), [button.text() for button in actions]))
        (actions or box.buttons())[0].click()
        return 0

    monkeypatch.setattr(QMessageBox, "exec", press)
    return found


Boxes = list[tuple[str, list[str]]]


def open_from_menu(program: Program, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    answer_with(monkeypatch, path)
    shown(program).menus.by_name["open_library"].trigger()


def test_a_new_one_is_made_from_the_menu_and_never_over_what_is_there(
    program: Program, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    new = path.with_name("New.turnwright")
    for name, opened in ((path, path), (new, new), (path, new)):
        answer_with(monkeypatch, name)
        shown(program).menus.by_name["new_library"].trigger()
        assert program.library is not None
        assert program.library.path == opened
    assert shown(program).statusBar().currentMessage() == f"{path.name} already exists; choose another name."
    assert "First" not in in_window(program)
    assert in_window(program)
    assert prepared(path) == {"First", "Second"}


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
    assert shown(program).notice.sentence.text().startswith("Other.turnwright is now as in Other.backup-1.turnwright")
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
    assert sorted(candidate.name for candidate in path.parent.glob("*Other*")) == [
        "Other.backup-1.turnwright",
        "Other.turnwright",
    ]


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
    assert shown(program).statusBar().currentMessage() == "Mine.turnwright is the open library."
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
    assert window.sentence.text() == "Taken.turnwright already exists; choose another name."
    assert taken.read_bytes() == b"precious"
