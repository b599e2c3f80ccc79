"""What labels of markup show is measured once for each width, and anew whenever it has become another."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from ui.widgets.labels import Label, MarkupLabel, _measured

WORDS = "<p><b>Ana</b> strikes with the mace of her order, and nobody who sees it forgets it.</p>"
WIDTHS = (120, 300, 120, 300)


def of_qt(label: QLabel, width: int) -> int:
    """What Qt says, which remembers nothing."""
    return QLabel.heightForWidth(label, width)


def measured_hints(label: MarkupLabel) -> tuple[int, ...]:
    """The sizes that a label would have, which are those that Qt measures."""
    hints = label.sizeHint(), label.minimumSizeHint()
    assert hints == (Label.sizeHint(label), Label.minimumSizeHint(label))
    return tuple(number for hint in hints for number in hint.toTuple())


@pytest.fixture
def label(qtbot: QtBot) -> MarkupLabel:
    _measured.cache_clear()
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


def test_what_another_label_shows_too_is_not_measured_again(
    qtbot: QtBot, label: MarkupLabel, monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes = label.heightForWidth(120), label.sizeHint(), label.minimumSizeHint()
    assert sizes == (of_qt(label, 120), Label.sizeHint(label), Label.minimumSizeHint(label))
    for asked in ("heightForWidth", "sizeHint", "minimumSizeHint"):
        monkeypatch.setattr(Label, asked, lambda *_: pytest.fail("it was measured again"), raising=False)
    other = MarkupLabel()
    qtbot.addWidget(other)
    other.setText(WORDS)
    assert (other.heightForWidth(120), other.sizeHint(), other.minimumSizeHint()) == sizes


def test_another_text_other_letters_and_other_margins_are_measured_anew(label: MarkupLabel) -> None:
    heights = {label.heightForWidth(120)}
    hints = {measured_hints(label)}
    label.setText(WORDS * 3)
    assert label.heightForWidth(120) == of_qt(label, 120)
    heights.add(label.heightForWidth(120))
    hints.add(measured_hints(label))
    font = QFont(label.font())
    font.setPixelSize(30)
    label.setFont(font)
    assert label.heightForWidth(120) == of_qt(label, 120)
    heights.add(label.heightForWidth(120))
    hints.add(measured_hints(label))
    label.setContentsMargins(20, 40, 20, 40)
    assert label.heightForWidth(120) == of_qt(label, 120)
    heights.add(label.heightForWidth(120))
    hints.add(measured_hints(label))
    label.setStyleSheet("QLabel { padding: 30px }")
    assert label.heightForWidth(120) == of_qt(label, 120)
    heights.add(label.heightForWidth(120))
    hints.add(measured_hints(label))
    assert len(heights) == len(hints) == 5


def test_it_shows_markup_and_takes_no_keys(label: MarkupLabel) -> None:
    assert label.textFormat() == Qt.TextFormat.RichText
    assert label.focusPolicy() == Qt.FocusPolicy.NoFocus
