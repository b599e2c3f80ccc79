"""The notes of an encounter: a field as high as its text, as far as there is room."""

import pytest
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tests.there import there
from tests.ui.settling import settle
from ui.widgets.line_edits import NotesEdit

LONG = "The coach has turned over in the middle of the pass, and two bandits cover the road from both of its sides."


@pytest.fixture
def page(qtbot: QtBot) -> QWidget:
    """A page that the notes fill."""
    page = QWidget()
    qtbot.addWidget(page)
    lines = QVBoxLayout(page)
    lines.setContentsMargins(0, 0, 0, 0)
    lines.addWidget(NotesEdit("Notes", 3))
    return page


@pytest.fixture
def notes(page: QWidget) -> NotesEdit:
    return there(page.findChild(NotesEdit))


@pytest.mark.parametrize("height", range(40, 90, 5))
def test_no_line_is_seen_by_halves(page: QWidget, notes: NotesEdit, height: int) -> None:
    """In a low window the tops of the letters of a second line stood under the first."""
    page.resize(300, height)
    page.show()
    notes.show_text(LONG)
    settle()
    line, edge = notes.cursorRect().height(), round(notes.document().documentMargin())
    assert notes.document().size().height() >= 3
    seen = (notes.viewport().height() - edge) / line
    assert seen >= 3 or seen == int(seen) >= 1
    margins = notes.viewportMargins()
    above, below = margins.top() + edge, margins.bottom()
    assert seen >= 3 or abs(above - below) <= 1 or above == edge, "what is no line is left above them as below them"


def test_what_is_left_below_follows_the_text(page: QWidget, notes: NotesEdit) -> None:
    notes.show_text(LONG)
    page.show()
    page.resize(300, notes.minimumHeight() + notes.fontMetrics().lineSpacing() // 2)
    settle()
    assert notes.viewportMargins().bottom() > 0
    notes.show_text("Short.", 1)
    settle()
    assert notes.viewportMargins().bottom() == 0
