"""The wheel scrolls; it changes no number and no choice that the pointer happens to be over."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ui.widgets.controls import ComboBox, SpinBox
from ui.widgets.fraction_box import FractionBox
from ui.widgets.spin_boxes import KeptSpin, WholeSpin


def turn(widget: QWidget, notches: int) -> bool:
    """Turns the wheel over a widget, towards the user for a negative number; whether it was taken."""
    middle = widget.rect().center()
    event = QWheelEvent(
        QPointF(middle),
        QPointF(widget.mapToGlobal(middle)),
        QPoint(),
        QPoint(0, 120 * notches),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(widget, event)
    return event.isAccepted()


@pytest.mark.parametrize("kind", [SpinBox, FractionBox, KeptSpin, ComboBox])
def test_a_field_that_has_the_cursor_leaves_the_wheel_to_the_page(qtbot: QtBot, kind: type[QWidget]) -> None:
    field = kind()
    qtbot.addWidget(field)
    if isinstance(field, ComboBox):
        field.addItems(["one", "two"])
    else:
        field.setProperty("value", 7)
    field.show()
    qtbot.waitExposed(field)
    field.activateWindow()
    field.setFocus()
    qtbot.waitUntil(field.hasFocus)
    assert not turn(field, -1)
    assert not turn(field, 1)
    assert (field.currentText() == "one") if isinstance(field, ComboBox) else (field.property("value") == 7)


@pytest.mark.parametrize("kind", [SpinBox, KeptSpin])
@pytest.mark.parametrize("prefix", ["", "× "])
def test_too_large_a_number_is_the_largest_and_not_its_first_figures(
    qtbot: QtBot, kind: type[WholeSpin], prefix: str
) -> None:
    field = kind()
    qtbot.addWidget(field)
    field.setRange(0, 30)
    field.setPrefix(prefix)
    field.selectAll()
    QTest.keyClicks(field, "40")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert (field.value(), field.text()) == (30, f"{prefix}30")
    field.selectAll()
    QTest.keyClicks(field, "12x")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert field.value() == 12
