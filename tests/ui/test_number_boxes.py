"""A box that shows words instead of a number takes the first digit, wherever the mouse has put the cursor."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractSpinBox, QDoubleSpinBox, QSpinBox
from pytestqt.qtbot import QtBot

from rules import catalogue
from ui.bestiary.choice_editors import FlagEditor
from ui.bestiary.editors import NumberEditor
from ui.bestiary.sheet_form import SheetForm
from ui.bestiary.widgets import Fraction, Spin
from ui.spin import KeptSpin, WholeSpin

BOXES = (KeptSpin, Spin, Fraction)


def test_every_box_is_looked_at(qtbot: QtBot) -> None:
    made = {*kinds_of(QSpinBox), *kinds_of(QDoubleSpinBox)} - {WholeSpin}
    assert {one for one in made if one.__module__.startswith("ui.")} == set(BOXES)


def kinds_of(box: type[QAbstractSpinBox]) -> Iterator[type[QAbstractSpinBox]]:
    """All that are made of a kind of box."""
    for one in box.__subclasses__():
        yield one
        yield from kinds_of(one)


def test_figures_stand_alike_in_every_box(qtbot: QtBot) -> None:
    margins = []
    for kind in BOXES:
        box = kind()
        qtbot.addWidget(box)
        margins.append(box.lineEdit().textMargins().left())
    assert margins == [margins[0]] * len(BOXES)
    assert margins[0] > 0


def test_a_box_to_tick_stands_in_the_middle_of_its_line(qtbot: QtBot) -> None:
    form = SheetForm(catalogue.system("fantasia").sheet)
    qtbot.addWidget(form)
    form.show_sheet({})
    form.resize(760, 900)
    form.show()
    living, weight = form.editors["living"], form.editors["weight"]
    assert isinstance(living, FlagEditor)
    assert isinstance(weight, NumberEditor)
    middles = [one.mapTo(form, one.rect().center()).y() for one in (living.box, weight.spin)]
    assert abs(middles[0] - middles[1]) <= 1


@pytest.mark.parametrize("kind", BOXES)
@pytest.mark.parametrize("place", [2, 30, 150])
def test_a_number_is_typed_over_the_words_that_a_click_goes_into(
    qtbot: QtBot, kind: type[QAbstractSpinBox], place: int
) -> None:
    box = kind()
    assert isinstance(box, QSpinBox | QDoubleSpinBox)
    qtbot.addWidget(box)
    box.setRange(-1, 999)
    box.setSpecialValueText("145 (sheet)")
    box.setValue(-1)
    box.resize(200, 32)
    box.show()
    QTest.mouseClick(box.lineEdit(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(place, 10))
    QTest.keyClicks(box, "50")
    QTest.keyClick(box, Qt.Key.Key_Return)
    assert box.value() == 50
    QTest.keyClick(box, Qt.Key.Key_Up)
    assert box.value() == 51


@pytest.mark.parametrize("kind", BOXES)
def test_what_is_deleted_of_words_and_left_leaves_them(qtbot: QtBot, kind: type[QAbstractSpinBox]) -> None:
    box = kind()
    assert isinstance(box, QSpinBox | QDoubleSpinBox)
    qtbot.addWidget(box)
    box.setRange(-1, 999)
    box.setSpecialValueText("any")
    box.setValue(-1)
    box.show()
    QTest.mouseClick(box.lineEdit(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(2, 10))
    QTest.keyClick(box, Qt.Key.Key_Delete)
    QTest.keyClick(box, Qt.Key.Key_Return)
    assert (box.value(), box.lineEdit().text()) == (-1, "any")
