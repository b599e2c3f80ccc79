"""The line of a proposal by itself: it stands in the place of a question, and each button does its own."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.ui.settling import settle
from tools.pictures.layout_faults import wrong
from ui.encounter.action_panel.arrangement import LOW
from ui.encounter.gm.suggestions import SuggestionBar
from ui.encounter.prompt.bar import QuestionBar
from ui.widgets.layouts import stacked


class Proposed:
    """A stage with the bar of questions, and the line that is its guest."""

    def __init__(self, qtbot: QtBot) -> None:
        self.stage, self.bar = QWidget(), QuestionBar()
        stacked(self.bar, on=self.stage)
        qtbot.addWidget(self.stage)
        self.line = SuggestionBar(self.bar)
        self.stage.resize(500, 600)
        self.stage.show()
        self.asked: list[str] = []
        self.line.take_requested.connect(lambda: self.asked.append("take"))
        self.line.other_requested.connect(lambda: self.asked.append("other"))


@pytest.fixture
def proposed(qtbot: QtBot) -> Proposed:
    return Proposed(qtbot)


def test_each_button_asks_for_its_own(proposed: Proposed) -> None:
    line = proposed.line
    line.show_sentence("Ana: Attack", others=True)
    line.take_button.click()
    line.other_button.click()
    assert proposed.asked == ["take", "other"]
    line.show_sentence("Ana: Attack", others=False)
    assert (line.take_button.isEnabled(), line.other_button.isEnabled()) == (True, False)
    line.show_sentence("Ana: Guard", others=True)
    assert (line.sentence.text(), line.other_button.isEnabled()) == ("Ana: Guard", True)


def test_it_gives_its_place_back(proposed: Proposed) -> None:
    line, bar = proposed.line, proposed.bar
    told: list[bool] = []
    bar.guest_changed.connect(lambda: told.append(bar.is_lent))
    assert (line.isVisible(), bar.is_lent) == (False, False)
    for _ in range(2):
        line.show_sentence("Ana: Attack", others=False)
    assert (line.isVisible(), bar._title.isVisible(), bar._hint.isVisible()) == (True, False, False)
    for _ in range(2):
        line.withdraw()
    assert (line.isVisible(), bar._title.isVisible(), bar._hint.isVisible()) == (False, True, True)
    assert told == [True, False]


@pytest.mark.parametrize("sentence", ["Ana: Attack", "Ana: Attack · Sword → the imp of the third bridge. " * 9])
@pytest.mark.parametrize("size", [(400, LOW - 1), (260, LOW - 60), (900, LOW - 200)])
def test_on_a_low_stage_the_buttons_are_their_keys_and_a_mouse_reaches_them(
    proposed: Proposed, sentence: str, size: tuple[int, int]
) -> None:
    line = proposed.line
    line.show_sentence(sentence, others=True)
    buttons = line.take_button, line.other_button
    assert [button.text() for button in buttons] == ["Do it (F8)", "Another (F9)"]
    proposed.stage.resize(*size)
    line.show_sentence(sentence, others=True)
    settle()
    assert [button.text() for button in buttons] == ["F8", "F9"]
    assert not any(button.icon().isNull() for button in buttons), "a drawing says what they do"
    assert [button.accessibleName() for button in buttons] == ["Do it (F8)", "Another (F9)"]
    for button in buttons:
        assert line.rect().contains(button.geometry())
        assert not button.geometry().intersects(line.sentence.geometry())
        assert button.width() >= button.sizeHint().width()
        assert button.height() <= button.sizeHint().height()
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert proposed.asked == ["take", "other"]
    assert wrong(proposed.stage) == set()
    proposed.stage.resize(500, 600)
    line.show_sentence(sentence, others=True)
    assert [button.text() for button in buttons] == ["Do it (F8)", "Another (F9)"]
    assert all(button.icon().isNull() for button in buttons)


def test_on_a_low_stage_a_reason_that_has_no_room_is_left_out_whole(proposed: Proposed) -> None:
    """It ended in the middle: “Sorrel Vane supone más peligro…”."""
    line = proposed.line
    reasons = [
        "Heriría a Sorrel Vane: acierta 90%, y entonces 28 PV",
        "está cerca",
        "supone más peligro que Tavi Quickstep",
    ]
    sentence = f"Flautista B: Ataque · Cerbatana → Sorrel Vane. {'; '.join(reasons)}."
    proposed.stage.resize(400, LOW - 1)
    said = set()
    for width in range(900, 240, -10):
        proposed.stage.resize(width, LOW - 1)
        line.show_sentence(sentence, others=True)
        shown = line.sentence.text().replace("\u00a0", " ")  # before a unit
        said.add(shown.removeprefix("Flautista B: Ataque · Cerbatana → Sorrel Vane. "))
    whole = {"; ".join(reasons[:many]) + "." for many in (1, 2, 3)}
    assert whole <= said
    assert {text for text in said - whole if text.count(";")} == set()
    assert line.sentence.toolTip()
