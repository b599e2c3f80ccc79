"""A library deleted, moved, replaced or copied over: it is told in one sentence, and nothing is made up."""

import shutil
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox
from pytestqt.qtbot import QtBot

from desktop.application import Program
from models.library import Library
from models.repositories.encounters import Encounter
from models.storage import backups, restore
from models.storage.errors import LibraryError
from tests.desktop.killing import kill_while_open
from tests.desktop.losing import answer_with, delete, in_window, prepared, shown
from ui.shell.main_window import MainWindow

# --- while it is open --------------------------------------------------------------------------------------


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
    assert [button.text() for button in notice.buttons] == ["Save a copy as…", "Check again", "Dismiss"]
    # Nothing is called saved that is not.
    assert shown(program).saved.text() == "not saved"
    encounters = shown(program).encounter.prepare
    encounters.new_encounter()
    assert in_window(program) == {"First", "Second"}
    shown(program).remembered.choose_system("ffrpg")
    elsewhere = path.with_name("Kept.turnwright")
    answer_with(monkeypatch, elsewhere)
    notice.buttons[0].click()
    assert program.library is not None
    assert program.library.path == elsewhere
    assert shown(program).remembered.system == "ffrpg"
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
        "Mine.turnwright is back in its place, and changes are saved in it again."
    )
    shown(program).encounter.prepare.new_encounter()
    assert len(in_window(program)) == 3


@pytest.mark.parametrize("is_dismissed", [False, True])
def test_a_file_that_comes_back_is_noticed_by_itself(
    program: Program, path: Path, qtbot: QtBot, is_dismissed: bool
) -> None:
    """*Nothing more is saved in it* stood over the tabs, and *not saved* under them, while all was saved again."""
    rename(path)
    window = shown(program)
    qtbot.waitUntil(window.notice.isVisible)
    if is_dismissed:
        window.notice.buttons[-1].click()
    path.with_name("Elsewhere.txt").write_text("Another file comes and goes beside it.")
    QApplication.processEvents()
    assert window.saved.text() == "not saved"
    path.with_name("Other.turnwright").rename(path)
    qtbot.waitUntil(lambda: window.saved.text() == "saved")
    assert not window.notice.isVisible()
    window.encounter.prepare.new_encounter()
    assert len(in_window(program)) == 3


def saying_it_is_gone(window: MainWindow) -> int:
    """How many places of the pages say that the library's file is gone."""
    labels = (label for label in window.tabs.findChildren(QLabel) if not label.isHidden())
    return sum("is no longer in" in label.text() for label in labels)


def test_once_the_file_is_back_no_page_says_any_more_that_it_is_gone(
    program: Program, path: Path, qtbot: QtBot
) -> None:
    window = shown(program)
    window.remembered.entry_system = "ffrpg"
    rename(path)
    qtbot.waitUntil(window.notice.isVisible)
    window.tabs.bestiary.list.search.setText("Bandit 12 hp")
    window.tabs.bestiary.add_quickly()
    window.encounter.prepare.new_encounter()
    assert saying_it_is_gone(window) == 2
    path.with_name("Other.turnwright").rename(path)
    window.notice.buttons[1].click()
    assert saying_it_is_gone(window) == 0
    # In a fight, too.
    first = window.encounter.prepare.chosen_id
    assert first is not None
    window.conductor.open_prepared(first)
    rename(path)
    qtbot.waitUntil(window.notice.isVisible)
    window.conductor.command({"do": "note", "text": "The file is away."})
    assert saying_it_is_gone(window) > 0
    path.with_name("Other.turnwright").rename(path)
    window.notice.buttons[1].click()
    assert saying_it_is_gone(window) == 0


@pytest.mark.parametrize("answer", ["Save", "Discard", "Cancel"])
def test_closing_a_library_whose_file_is_gone_asks_what_becomes_of_it(
    program: Program, path: Path, monkeypatch: pytest.MonkeyPatch, answer: str
) -> None:
    asked: list[str] = []

    def warning(parent: MainWindow, title: str, words: str, *buttons: object) -> QMessageBox.StandardButton:
        asked.append(words)
        return QMessageBox.StandardButton[answer]

    monkeypatch.setattr(QMessageBox, "warning", warning)
    kept = path.with_name("Kept.turnwright")
    answer_with(monkeypatch, kept)
    delete(path)
    window = shown(program)
    assert window.close() == (answer != "Cancel")
    gone = GONE.format(folder=path.parent)
    assert asked == [f"{gone}\n\nSave a copy of everything in it before closing?"]
    assert kept.exists() == (answer == "Save")
    if answer == "Save":
        assert prepared(kept) == {"First", "Second"}
        assert Program(program.application).preferences.library == str(kept)
    assert (program.library is None) == (answer != "Cancel")


def test_whatever_fails_while_another_file_is_in_place_is_told_by_that(program: Program, path: Path) -> None:
    notice = shown(program).notice
    assert not program.libraries.told_lost()
    assert notice.isHidden()
    path.write_bytes(backups.rolling(path)[0].read_bytes())
    assert program.libraries.told_lost()
    QApplication.processEvents()
    assert notice.sentence.text().startswith("Another file has taken the place of Mine.turnwright")


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
    with pytest.raises(LibraryError, match="but copies of it lie there"):
        Library.open(path, samples=())
    assert not path.exists()
    restore.restore(path, restore.stage_backup(path, backup))
    assert prepared(path) == {"First"}
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
