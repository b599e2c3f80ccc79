"""Taking up and letting go by keys: what is said of it, whose keys they are, and what is left to a line of text."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from PySide6.QtCore import QMimeData, QPoint, QUrl
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit, QTextEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.holding import Told
from ui.dnd.drop_targets import DropAnswer, DropTarget, answer_by_keys
from ui.dnd.payload import DragSource, DropPayload, ExternalPayload, OutwardFormats, read_drop
from ui.exchange.clipboard import ClipboardController, take_in
from ui.exchange.controller import Exchange
from ui.widgets.line_edits import SearchLine

BAT = DropPayload((1,), words="Bat")
NOTHING_TAKEN_UP = "Nothing has been copied: select something and press Ctrl+C."


class Desk:
    """A window with something to take up, a place to let it go, and hands for both."""

    def __init__(self, window: QWidget) -> None:
        self.window = window
        self.hands = ClipboardController(window)
        self.said: list[str] = []
        self.hands.message_requested.connect(self.said.append)
        self.layout = QVBoxLayout(window)
        self.shelf, self.place, self.floor = (self.add(QWidget()) for _ in range(3))
        self.chosen: DropPayload | None = BAT
        self.answer: DropAnswer | None = None
        self.come: list[DropPayload | ExternalPayload] = []
        DragSource(self.shelf, lambda: self.chosen)
        DropTarget(self.place, self._weigh, self._weigh)

    def _weigh(self, carried: DropPayload | ExternalPayload, _: QPoint | None) -> DropAnswer | None:
        self.come.append(carried)
        return self.answer

    def add(self, widget: Any) -> Any:
        self.layout.addWidget(widget)
        if self.window.isVisible():
            widget.show()
        return widget

    def at(self, widget: QWidget) -> ClipboardController:
        """The hands, with the keys given to a widget."""
        widget.setFocus()
        return self.hands


@pytest.fixture
def desk(qtbot: QtBot) -> Iterator[Desk]:
    window = QWidget()
    qtbot.addWidget(window)
    QApplication.clipboard().clear()
    desk = Desk(window)
    window.show()
    yield desk
    QApplication.clipboard().clear()


def taken_up() -> DropPayload | None:
    """What lies on the clipboard."""
    return read_drop(QApplication.clipboard().mimeData())


def test_what_is_taken_up_is_said_and_is_copied_or_moved(desk: Desk) -> None:
    desk.at(desk.shelf).copy()
    assert taken_up() == DropPayload((1,), copies=True)
    desk.at(desk.shelf).cut()
    assert taken_up() == DropPayload((1,))
    assert desk.said == ["Copied: Bat. Ctrl+V pastes it.", "Cut: Bat. Ctrl+V pastes it."]


def test_a_part_of_what_can_be_taken_up_may_have_the_keys(desk: Desk) -> None:
    part = QWidget(desk.shelf)
    part.show()
    desk.at(part).copy()
    assert taken_up() == DropPayload((1,), copies=True)


@pytest.mark.parametrize("is_source", [False, True])
def test_where_nothing_is_chosen_nothing_is_taken_up(desk: Desk, is_source: bool) -> None:
    QApplication.clipboard().setText("wolf")
    desk.chosen = None
    desk.at(desk.shelf if is_source else desk.floor).copy()
    assert desk.said == ["Nothing that can be copied is selected here."]
    assert QApplication.clipboard().text() == "wolf", "it stays what it was"


def test_what_is_let_go_is_done_before_it_is_said(desk: Desk) -> None:
    desk.at(desk.shelf).copy()
    desk.said.clear()
    desk.answer = DropAnswer(lambda: desk.said.append("done"), "on the list")
    desk.at(desk.place).paste()
    assert desk.said == ["done", "Bat: on the list"]
    desk.answer = DropAnswer(lambda: None)
    desk.hands.paste()
    assert desk.said[-1] == "Bat"


def test_what_another_program_brings_is_said_before_it_is_done(desk: Desk) -> None:
    QApplication.clipboard().setText("a wolf")
    desk.answer = DropAnswer(lambda: desk.said.append("done"), "Look at it")
    desk.at(desk.place).paste()
    assert desk.come == [ExternalPayload(text="a wolf")]
    assert desk.said == ["Look at it", "done"]


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        (DropAnswer(None, "It is full."), "It is full."),
        (DropAnswer(None), "It is already there."),
        (None, "Nothing can be pasted here: go to a list that accepts it."),
    ],
)
def test_what_is_not_taken_says_why(desk: Desk, answer: DropAnswer | None, sentence: str) -> None:
    desk.at(desk.shelf).copy()
    desk.answer = answer
    desk.at(desk.place).paste()
    assert desk.said[-1] == sentence


def test_where_nothing_was_taken_up_nothing_is_let_go(desk: Desk) -> None:
    desk.answer = DropAnswer(lambda: desk.said.append("done"))
    desk.at(desk.place).paste()
    assert desk.said == [NOTHING_TAKEN_UP]


def test_what_was_taken_up_over_another_library_is_let_go_nowhere(desk: Desk) -> None:
    outside = OutwardFormats(desk.window)
    outside.home = "this"
    desk.answer = DropAnswer(lambda: desk.said.append("done"))
    desk.at(desk.shelf).copy()
    outside.home = "another"
    desk.at(desk.place).paste()
    assert desk.said[-1] == NOTHING_TAKEN_UP
    outside.home = "this"
    desk.hands.paste()
    assert desk.said[-2:] == ["done", "Bat"]


def test_what_others_may_read_is_still_itself_in_the_window(desk: Desk) -> None:
    Told(desk.window)
    desk.at(desk.shelf).copy()
    assert QApplication.clipboard().text() == "Bat"
    desk.at(desk.place).paste()
    assert desk.come == [DropPayload((1,), copies=True)]


# --- texts -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [QLineEdit, QPlainTextEdit, QTextEdit])
def test_a_text_that_has_the_keys_takes_up_and_lets_go_of_its_own(desk: Desk, kind: type[QLineEdit]) -> None:
    text = desk.add(kind("wolf"))
    text.selectAll()
    desk.at(text).copy()
    assert QApplication.clipboard().text() == "wolf"
    desk.hands.cut()
    desk.hands.paste()
    desk.hands.paste()
    assert (text.text() if isinstance(text, QLineEdit) else text.toPlainText()) == "wolfwolf"
    assert desk.said == []


def test_of_a_text_that_cannot_be_changed_nothing_is_cut_and_what_is_pasted_goes_past_it(desk: Desk) -> None:
    text = desk.add(QLineEdit("wolf"))
    text.setReadOnly(True)
    text.selectAll()
    desk.at(text).cut()
    assert QApplication.clipboard().text() == ""
    desk.hands.copy()
    desk.hands.paste()
    assert text.text() == "wolf"
    assert desk.said[-1].startswith("Nothing can be pasted here")


@pytest.mark.parametrize(("pasted", "text"), [("wolf", "wolf"), ("Wolf\nHP 3", "")])
def test_a_search_takes_words_and_no_stat_block(desk: Desk, pasted: str, text: str) -> None:
    search = desk.add(SearchLine())
    QApplication.clipboard().setText(pasted)
    desk.at(search).paste()
    assert search.text() == text


# --- other programs ----------------------------------------------------------------------------------------


class Asked:
    """Stands in for what looks at files and texts."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.files: list[list[Path]] = []

    def import_text(self, text: str) -> None:
        self.texts.append(text)

    def import_files(self, paths: list[Path]) -> None:
        self.files.append(paths)


def brought(window: QWidget, carried: DropPayload | ExternalPayload) -> tuple[DropAnswer, Asked]:
    """What the whole window says to something, and what is looked at where it is let go."""
    asked = Asked()
    take_in(window, cast("Exchange", asked))
    answer = answer_by_keys(window, carried)
    assert answer is not None
    if answer.do is not None:
        answer.do()
    return answer, asked


@pytest.mark.parametrize(
    ("paths", "sentence"),
    [
        (("/home/me/newts.json",), "Import newts.json, with a preview"),
        (("/a/newts.json", "/a/wolves.json"), "Import 2 files, with a preview"),
    ],
)
def test_files_are_looked_at_all_of_them(desk: Desk, paths: tuple[str, ...], sentence: str) -> None:
    answer, asked = brought(desk.window, ExternalPayload(paths, "a name of theirs"))
    assert answer.words == sentence
    assert (asked.files, asked.texts) == ([[Path(path) for path in paths]], [])


def test_a_text_is_looked_at(desk: Desk) -> None:
    answer, asked = brought(desk.window, ExternalPayload(text="Wolf\nHP 3"))
    assert answer.words == "Import this text, with a preview"
    assert (asked.files, asked.texts) == ([], ["Wolf\nHP 3"])


@pytest.mark.parametrize("text", ["", " \n"])
def test_a_picture_alone_is_sent_to_a_stat_block(desk: Desk, text: str) -> None:
    answer, asked = brought(desk.window, ExternalPayload(text=text, image=bytes))
    assert (answer.do, answer.words) == (None, "A picture goes on a stat block.")
    assert (asked.files, asked.texts) == ([], [])


def test_what_is_carried_in_the_window_itself_is_no_file(desk: Desk) -> None:
    take_in(desk.window, cast("Exchange", Asked()))
    assert answer_by_keys(desk.window, BAT) is None


def test_a_picture_on_the_clipboard_comes_as_one(desk: Desk) -> None:
    image = QImage(2, 2, QImage.Format.Format_RGB32)
    image.fill(0)
    QApplication.clipboard().setImage(image)
    desk.answer = DropAnswer(None, "No picture here.")
    desk.at(desk.place).paste()
    (come,) = desk.come
    assert isinstance(come, ExternalPayload)
    assert come.image is not None
    assert QImage.fromData(come.image()).size() == image.size()
    assert desk.said == ["No picture here."]


def test_a_file_on_the_clipboard_comes_as_one(desk: Desk, tmp_path: Path) -> None:
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(tmp_path))])
    QApplication.clipboard().setMimeData(mime)
    desk.answer = DropAnswer(None)
    desk.at(desk.place).paste()
    assert desk.come == [ExternalPayload((str(tmp_path),))]
