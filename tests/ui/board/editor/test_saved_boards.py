"""What the page of a board says when a board is kept, carried in a file, or cannot be."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton

from models.library import Library
from models.repositories.boards import StoredBoard
from ui.board.editor.page import BoardPage
from ui.shell.main_window import MainWindow


@pytest.fixture
def page(window: MainWindow, encounter: int) -> BoardPage:
    """The page of the encounter's board."""
    window.show_encounter(encounter)
    window.encounter.show_board(encounter)
    found: BoardPage = window.encounter.board
    return found


def line(page: BoardPage) -> str:
    label = page.findChild(QLabel, "fault")
    assert isinstance(label, QLabel)
    return label.text() if label.isVisible() else ""


def button(page: BoardPage, words: str) -> QPushButton:
    return next(candidate for candidate in page.kept.buttons if candidate.text() == words)


def test_a_file_that_is_no_json_is_refused_with_line_and_column(page: BoardPage, tmp_path: Path) -> None:
    path = tmp_path / "azotea.json"
    path.write_text('{"format":\n  oops}', "utf-8")
    page.kept.import_from(path)
    assert line(page) == "The board in azotea.json cannot be read: it is not JSON from line 2, column 3 on."
    path.write_bytes(b"\xff\xfe\x00")
    page.kept.import_from(path)
    assert "Expecting" not in line(page)
    assert "codec" not in line(page)


def test_what_went_well_is_said_and_takes_the_fault_away(page: BoardPage, tmp_path: Path) -> None:
    path = tmp_path / "board.json"
    page.kept.import_from(tmp_path / "missing.json")
    assert page.fault
    page.kept.export_to(path)
    assert (page.fault, line(page)) == ("", "board.json was written.")
    page.kept.keep()
    assert line(page).startswith("The board is saved in the library as “")
    page.kept.import_from(path)
    assert page.fault == ""
    assert "was read and saved in the library" in line(page)


def test_only_a_chosen_board_of_the_library_can_be_deleted(page: BoardPage, library: Library) -> None:
    delete = button(page, "Delete from the library")
    page.kept.keep()
    assert not delete.isEnabled()
    page.kept.list.setCurrentIndex(1)
    assert delete.isEnabled()
    delete.click()
    assert not delete.isEnabled()
    assert library.boards.all("tabuleiro") == []


def test_a_board_that_was_taken_stays_chosen_and_can_be_deleted(
    page: BoardPage, library: Library, encounter: int, window: MainWindow
) -> None:
    delete, kept = button(page, "Delete from the library"), page.kept.list
    library.boards.add([StoredBoard(name="Pit", system="tabuleiro", board={"width": 4, "height": 4})])
    window.encounter.show_board(encounter)
    kept.setFocus()
    QTest.keyClick(kept, Qt.Key.Key_P)
    found = library.encounters.get(encounter)
    assert found is not None
    assert found.board is not None
    assert found.board["width"] == 4
    assert kept.currentText() == "Pit"
    delete.click()
    assert library.boards.all("tabuleiro") == []
    assert not delete.isEnabled()
    window.undo()
    assert [board.name for board in library.boards.all("tabuleiro")] == ["Pit"]


def test_a_board_that_is_opened_has_nothing_chosen_beside_it(
    page: BoardPage, library: Library, encounter: int, window: MainWindow
) -> None:
    page.kept.keep()
    page.kept.list.setCurrentIndex(1)
    window.encounter.show_board(encounter)
    assert page.kept.list.currentIndex() == 0


def test_every_box_of_sizes_can_be_read(page: BoardPage) -> None:
    labels = [label for label in page.editor.findChildren(QLabel) if label.buddy() is page.editor.size_box]
    assert [label.text() for label in labels] == ["One cell measures"]
    assert labels[0].isVisibleTo(page.editor) is page.editor.size_box.isVisibleTo(page.editor)


def test_a_board_that_is_deleted_is_told_of_with_the_way_back(
    page: BoardPage, library: Library, window: MainWindow
) -> None:
    page.kept.keep()
    page.kept.list.setCurrentIndex(1)
    button(page, "Delete from the library").click()
    assert library.boards.all("tabuleiro") == []
    assert window.statusBar().currentMessage() == "Done: Delete a board. Ctrl+Z undoes it."
    window.undo_stack.undo()
    assert len(library.boards.all("tabuleiro")) == 1
