"""A line that is too short for its text says so, and tells the whole of it."""

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QToolTip, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from models.library import Library
from models.repositories.creatures import Creature
from tools.pictures.cut_words import combo_faults
from ui.bestiary.forms.catalogue_line import PickLine
from ui.bestiary.forms.creature_form import CreatureForm, FolderChoice
from ui.bestiary.forms.text_editors import WordsLine
from ui.theme.sizes import px
from ui.theme.theme import GRID
from ui.widgets.controls import ComboBox, write
from ui.widgets.line_edits import LineEdit, NamedLine

LONG = "undead, cursed, lantern, bridge, nightly, patient, forgotten"


@pytest.fixture
def pane(qtbot: QtBot) -> QWidget:
    pane = QWidget()
    QVBoxLayout(pane)
    pane.resize(240, 120)
    qtbot.addWidget(pane)
    return pane


def hold(pane: QWidget, widget: QWidget) -> None:
    layout, other = pane.layout(), QPushButton("other")
    assert layout is not None
    layout.addWidget(widget)
    layout.addWidget(other)
    pane.show()
    other.setFocus()


def test_a_choice_that_is_cut_keeps_the_letter_by_which_a_copy_is_known(pane: QWidget) -> None:
    choice = ComboBox()
    hold(pane, choice)
    choice.addItems(["Clockwork Hound of the upper stair B", "Clockwork Hound of the upper stair C"])
    choice.setCurrentIndex(1)
    assert choice.shown_text.startswith("Clockwork")
    assert choice.shown_text.endswith("… C")


def test_a_word_that_just_fits_into_a_box_is_not_cut_for_the_gap_after_it(qtbot: QtBot) -> None:
    choice = ComboBox()
    qtbot.addWidget(choice)
    choice.addItem("Fraqueza")
    choice.show()
    for missing in (0, px(GRID), px(GRID) + 1):
        choice.setFixedWidth(choice.room_for("Fraqueza") - missing)
        is_cut = missing > px(GRID)
        assert (choice.shown_text != "Fraqueza") == is_cut
        assert bool(list(combo_faults(choice))) == is_cut, "the checker of pictures sees what is painted"


@pytest.mark.parametrize("kind", [LineEdit, PickLine, WordsLine])
def test_what_is_cut_ends_in_an_ellipsis_and_its_tooltip_tells_the_whole(
    qtbot: QtBot, pane: QWidget, kind: type[LineEdit]
) -> None:
    line = kind()
    hold(pane, line)
    line.setToolTip("what it is known by")
    line.setText("undead")
    assert line.shown_text == "undead"
    line.setText(LONG)
    assert line.shown_text.startswith("undead, cur")
    assert line.shown_text.endswith("…")
    line.grab()
    place = QPoint(20, 10)
    QApplication.sendEvent(line, QHelpEvent(QEvent.Type.ToolTip, place, line.mapToGlobal(place)))
    assert QToolTip.text() == f"{LONG}\nwhat it is known by"
    QToolTip.hideText()


def test_a_folder_that_is_cut_ends_so_too(qtbot: QtBot, pane: QWidget) -> None:
    folder = FolderChoice()
    hold(pane, folder)
    folder.offer(
        ["Woods/Deep/Under the roots of the oldest oak of all"], "Woods/Deep/Under the roots of the oldest oak"
    )
    assert isinstance(folder.line, LineEdit)
    assert folder.line.shown_text.endswith("…")


def test_no_line_of_a_form_is_cut_without_a_sign(qtbot: QtBot, tmp_path: Path) -> None:
    library = Library.open(tmp_path / "lines.turnwright", samples=())
    form = CreatureForm(library)
    qtbot.addWidget(form)
    form.open_creature(Creature(name="Ghoul", system="ffrpg"))
    plain = [
        line
        for line in form.findChildren(QLineEdit)
        if not isinstance(line, LineEdit) and not line.objectName().startswith("qt_spinbox")
    ]
    library.close()
    assert plain == []


def test_a_hint_that_is_cut_is_told_by_the_tooltip(pane: QWidget) -> None:
    line = LineEdit()
    hold(pane, line)
    line.setPlaceholderText("any")
    assert line.cut_text == ""
    line.setPlaceholderText(LONG)
    QApplication.sendEvent(line, QHelpEvent(QEvent.Type.ToolTip, QPoint(4, 4), line.mapToGlobal(QPoint(4, 4))))
    assert QToolTip.text() == LONG
    line.setText("undead")
    assert line.cut_text == ""


def test_a_line_says_what_it_is_beside_its_text_while_there_is_room_for_both(pane: QWidget) -> None:
    line = NamedLine("Group")
    hold(pane, line)
    QApplication.processEvents()
    assert line.named == ""  # the hint says it
    before = line.grab().toImage()
    write(line, "reeds")
    assert line.named == "Group"
    bare = LineEdit(text="reeds")
    bare.setFixedSize(line.size())
    assert line.grab().toImage() not in (before, bare.grab().toImage())
    assert line.shown_text == "reeds"
    line.setText("those of the reeds by the old sluice")
    assert line.named == ""
    line.setText("reeds")
    line.setFixedWidth(60)
    QApplication.processEvents()
    assert line.named == ""


def test_what_counts_while_nothing_is_written_stands_behind_what_the_line_is(pane: QWidget) -> None:
    line = NamedLine("Group")
    hold(pane, line)
    QApplication.processEvents()
    bare = line.grab().toImage()
    line.say_instead("reeds (sheet)")
    assert (line.named, line.placeholderText(), line.text()) == ("Group", "reeds (sheet)", "")
    write(line, "mud")
    assert line.named == "Group"
    write(line, "")
    line.say_instead("")
    assert (line.named, line.placeholderText()) == ("", "Group")
    assert line.grab().toImage() == bare
