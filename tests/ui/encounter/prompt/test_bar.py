"""Options of a choice: short ones side by side, long ones on lines of their own."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLayout, QWidget
from pytestqt.qtbot import QtBot

from rules.core.questions import ChoiceQuestion, DieQuestion, Question
from ui.encounter.prompt.bar import QuestionBar
from ui.session.prompts import OpenQuestion
from ui.session.view.question import QuestionView
from ui.widgets.labels import Label
from ui.widgets.layouts import stacked

LONG = "answer the blow with one of its own, at the price of the next action and half of its defence"
OPTIONS = ("block", "dodge", "parry", LONG, "flee")


def asked(question: Question) -> QuestionView:
    """A question in words: its options are called by their ids."""
    options = () if isinstance(question, DieQuestion) else tuple((option, option) for option in question.options)
    return QuestionView(OpenQuestion(question, {}, (), (), 0), {}, "", options)


@pytest.fixture
def bar(qtbot: QtBot) -> QuestionBar:
    made = QuestionBar()
    qtbot.addWidget(made)
    made.resize(540, 300)
    made.show()
    made.show_question(asked(ChoiceQuestion("reaction", None, OPTIONS, "block", {"dodge": "50%"})))
    return made


def test_short_options_share_a_line_and_a_long_one_has_its_own(bar: QuestionBar, qtbot: QtBot) -> None:
    block, dodge, parry, long, flee = bar.options()
    qtbot.waitUntil(lambda: block.y() == dodge.y() == parry.y() < long.y() < flee.y())
    assert block.x() < dodge.x() < parry.x()
    assert dodge.text() == "2  dodge (50%)"
    assert block.text() == "1  block  — Enter"


def test_what_is_longer_than_the_bar_is_set_in_lines_and_pushes_nothing_aside(bar: QuestionBar, qtbot: QtBot) -> None:
    long = bar.options()[3]
    qtbot.waitUntil(lambda: long.text().count("\n") >= 1)
    assert " ".join(long.text().split("\n")) == f"4  {LONG}"
    assert long.geometry().right() <= bar.width()
    bar.resize(900, 300)
    qtbot.waitUntil(lambda: "\n" not in long.text())
    bar.resize(330, 400)
    qtbot.waitUntil(lambda: bar.width() == 330 and long.text().count("\n") >= 2)


def test_an_option_is_chosen_by_click_and_gone_with_the_question(bar: QuestionBar, qtbot: QtBot) -> None:
    with qtbot.waitSignal(bar.option_chosen) as chosen:
        QTest.mouseClick(bar.options()[2], Qt.MouseButton.LeftButton)
    assert chosen.args == ["parry"]
    bar.show_question(asked(DieQuestion(100, "to hit", None, 0)))
    assert bar.options() == []


def test_how_one_answers_goes_into_a_tooltip_where_the_place_is_too_low(qtbot: QtBot) -> None:
    place, bar = QWidget(), QuestionBar()
    bar.show_question(asked(ChoiceQuestion("reaction", None, OPTIONS, "block", {})))
    qtbot.addWidget(place)
    layout = stacked(on=place, margins=(0, 0, 0, 0))
    layout.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
    layout.addWidget(bar)
    place.show()
    hint = next(label for label in bar.findChildren(Label) if label.text().startswith("Press a number"))
    for height, fits in ((600, True), (bar.heightForWidth(540) - 4, False), (600, True)):
        place.resize(540, height)
        bar.fit(place)
        assert (hint.isVisible(), hint.text() in bar.toolTip()) == (fits, not fits)
        bar.fit(place)
        assert hint.isVisible() is fits  # where it is left out there is room for it again, and it does not come and go
    place.resize(540, 60)
    bar.fit(None)
    assert hint.isVisible()
