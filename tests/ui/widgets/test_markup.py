"""Labels of markup are measured once for each width, and anew whenever they have become another."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from ui.widgets.labels import Label, MarkupLabel

WORDS = "<p><b>Ana</b> strikes with the mace of her order, and nobody who sees it forgets it.</p>"
WIDTHS = (120, 300, 120, 300)


def of_qt(label: QLabel, width: int) -> int:
    """What Qt says, which remembers nothing."""
    return QLabel.heightForWidth(label, width)


@pytest.fixture
def label(qtbot: QtBot) -> MarkupLabel:
    made = MarkupLabel()
    qtbot.addWidget(made)
    made.setText(WORDS)
    return made


def test_each_width_is_measured_once(label: MarkupLabel, monkeypatch: pytest.MonkeyPatch) -> None:
    measured: list[int] = []

    def measure(label: QLabel, width: int) -> int:
        measured.append(width)
        return of_qt(label, width)

    monkeypatch.setattr(Label, "heightForWidth", measure, raising=False)
    assert [label.heightForWidth(width) for width in WIDTHS] == [of_qt(label, width) for width in WIDTHS]
    assert measured == [120, 300]


def test_another_text_other_letters_and_other_margins_are_measured_anew(label: MarkupLabel) -> None:
    heights = {label.heightForWidth(120)}
    label.setText(WORDS * 3)
    assert label.heightForWidth(120) == of_qt(label, 120)
    heights.add(label.heightForWidth(120))
    font = QFont(label.font())
    font.setPixelSize(30)
    label.setFont(font)
    assert label.heightForWidth(120) == of_qt(label, 120)
    heights.add(label.heightForWidth(120))
    label.setContentsMargins(20, 40, 20, 40)
    assert label.heightForWidth(120) == of_qt(label, 120)
    heights.add(label.heightForWidth(120))
    label.setStyleSheet("QLabel { padding: 30px }")
    assert label.heightForWidth(120) == of_qt(label, 120)
    heights.add(label.heightForWidth(120))
    assert len(heights) == 5


def test_it_shows_markup_and_takes_no_keys(label: MarkupLabel) -> None:
    assert label.textFormat() == Qt.TextFormat.RichText
    assert label.focusPolicy() == Qt.FocusPolicy.NoFocus
