"""A box that shows words instead of a number takes the first digit, wherever the mouse has put the cursor."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QDoubleSpinBox, QSpinBox, QToolTip
from pytestqt.qtbot import QtBot

from rules.system import registry
from tests.ui.settling import settle
from tools.pictures.cut_words import spin_faults
from tools.pictures.languages import DOUBLED, speaking
from ui.bestiary.forms.choice_editors import FlagEditor
from ui.bestiary.forms.field_editors import take_as_typed
from ui.bestiary.forms.number_editors import FractionEditor, NumberEditor
from ui.bestiary.forms.sheet_form import SheetForm
from ui.sheets.schema import ABSENT, Field, fields
from ui.widgets.controls import SpinBox
from ui.widgets.fraction_box import FractionBox
from ui.widgets.spin_boxes import KeptSpin, WholeSpin

BOXES = (KeptSpin, SpinBox, FractionBox)


def test_every_box_is_looked_at(qtbot: QtBot) -> None:
    made = {*kinds_of(QSpinBox), *kinds_of(QDoubleSpinBox)} - {WholeSpin}
    assert {item for item in made if item.__module__.startswith("ui.")} == set(BOXES)


def kinds_of(box: type[QAbstractSpinBox]) -> Iterator[type[QAbstractSpinBox]]:
    """All that are made of a kind of box."""
    for item in box.__subclasses__():
        yield item
        yield from kinds_of(item)


def test_figures_stand_alike_in_every_box(qtbot: QtBot) -> None:
    margins = []
    for kind in BOXES:
        box = kind()
        qtbot.addWidget(box)
        margins.append(box.lineEdit().textMargins().left())
    assert margins == [margins[0]] * len(BOXES)
    assert margins[0] > 0


def test_a_box_to_tick_stands_in_the_middle_of_its_line(qtbot: QtBot) -> None:
    form = SheetForm(registry.system("fantasia").sheet)
    qtbot.addWidget(form)
    form.show_sheet({})
    form.resize(760, 900)
    form.show()
    living, weight = form.editors["living"], form.editors["weight"]
    assert isinstance(living, FlagEditor)
    assert isinstance(weight, NumberEditor)
    middles = [item.mapTo(form, item.rect().center()).y() for item in (living.box, weight.spin)]
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


@pytest.mark.parametrize("kind", BOXES)
def test_words_in_the_place_of_a_number_are_never_cut(
    qtbot: QtBot, kind: type[KeptSpin | SpinBox | FractionBox]
) -> None:
    box = kind()
    qtbot.addWidget(box)
    box.setMinimumWidth(0)
    box.setRange(-1, 9)
    box.setValue(-1)
    box.show()
    box.instead.say("different different", "≠")
    shown = []
    for width in (300, 72, 50, 300):
        box.resize(width, 32)
        settle()
        assert list(spin_faults(box)) == [], width
        shown.append(box.text())
    assert shown == ["different different", "≠", "≠", "different different"]
    box.instead.say("different different")
    box.resize(72, 32)
    settle()
    assert (box.text(), box.instead.cut_text) == ("…", "different different")
    box.setValue(3)
    assert (box.value(), box.instead.cut_text) == (3, "")
    assert box.sizeHint().width() > box.fontMetrics().horizontalAdvance("different different")


def test_only_the_boxes_themselves_say_what_stands_for_a_number() -> None:
    root = Path(__file__).parents[2] / "ui"
    assert [path.name for path in root.rglob("*.py") if ".setSpecialValueText(" in path.read_text("utf-8")] == [
        "spin_boxes.py"
    ]


@pytest.mark.parametrize("language", ["en", "es", "pt_BR", DOUBLED])
def test_a_form_of_several_says_in_every_narrow_box_that_they_differ(
    qtbot: QtBot, qapp: QApplication, language: str
) -> None:
    sheets: dict[str, list[dict[str, float]]] = {
        "ffrpg": [{"hp": 3, "spd": 1}, {"hp": 4, "spd": 2}],
        "fantasia": [{"weight": 1.5}, {"weight": 2.5}],
    }
    with speaking(qapp, language):
        for system, several in sheets.items():
            form = SheetForm(registry.system(system).sheet)
            qtbot.addWidget(form)
            form.show_several(several)
            form.show()
            for name in several[0]:
                editor = form.editors[name]
                assert isinstance(editor, NumberEditor | FractionEditor)
                assert editor.is_left()
                for width in (72, 90, 240):
                    editor.spin.setFixedWidth(width)
                    settle()
                    assert list(spin_faults(editor.spin)) == [], (system, width, editor.spin.text())
            assert form.changed() == {}


def form_with_boxes(qtbot: QtBot) -> tuple[SheetForm, NumberEditor, NumberEditor]:
    """The form of an empty sheet in the window that has the cursor, and two of its number boxes."""
    form = SheetForm(registry.system("fantasia").sheet)
    qtbot.addWidget(form)
    form.show_sheet({})
    form.show()
    form.activateWindow()
    qtbot.waitUntil(form.isActiveWindow)
    points, other = form.editors["pv"], form.editors["de"]
    assert isinstance(points, NumberEditor)
    assert isinstance(other, NumberEditor)
    return form, points, other


@pytest.mark.parametrize(
    ("typed", "signs", "number"), [("1d6", "d", 16), ("-5", "-", 5), ("abc", "abc", None), ("12", "", 12)]
)
def test_signs_that_belong_to_no_number_are_said_to_be_left_out(
    qtbot: QtBot, typed: str, signs: str, number: int | None
) -> None:
    _form, points, other = form_with_boxes(qtbot)
    points.spin.setFocus()
    points.spin.selectAll()
    QTest.keyClicks(points.spin, typed)
    other.spin.setFocus()
    take_as_typed(points.spin)
    points.show_faults(())
    assert points.value() == (ABSENT if number is None else number)
    assert points.message.text() == (f"Only digits count here: “{signs}” was left out." if signs else "")
    assert not points.has_problem()
    points.spin.setFocus()
    points.spin.selectAll()
    QTest.keyClicks(points.spin, "7")
    points.show_faults(())
    assert not points.message.isVisible()


def test_signs_that_were_left_out_are_not_told_of_the_sheet_that_is_shown_next(qtbot: QtBot) -> None:
    form = SheetForm(registry.system("fantasia").sheet)
    qtbot.addWidget(form)
    form.show_sheet({})
    form.show()
    points = form.editors["pv"]
    assert isinstance(points, NumberEditor)
    points.spin.selectAll()
    QTest.keyClicks(points.spin, "1d6")
    assert points.message.text().startswith("Only digits count here")
    form.show_sheet({"pv": 5})
    points.show_faults(())
    assert not points.message.isVisibleTo(form)


def test_a_number_that_is_too_large_is_said_to_have_become_the_largest(qtbot: QtBot) -> None:
    _form, points, other = form_with_boxes(qtbot)
    most = points.spin.maximum()
    said = f"{most}0 is too large: {most} is used."
    points.spin.setFocus()
    points.spin.selectAll()
    QTest.keyClicks(points.spin, f"{most}0")
    other.spin.setFocus()
    take_as_typed(points.spin)
    points.show_faults(())
    assert (points.value(), points.message.text()) == (most, said)
    assert points.message.isVisible()
    assert not points.has_problem()
    points.spin.setFocus()
    points.spin.selectAll()
    QTest.keyClicks(points.spin, f"{most}0")
    QTest.keyClick(points.spin, Qt.Key.Key_Backspace)
    assert not points.message.isVisible()
    points.show_faults(())
    assert not points.message.isVisible()


def typed_into(box: QAbstractSpinBox, text: str) -> None:
    """Types a number and leaves the box."""
    box.setFocus()
    box.selectAll()
    QTest.keyClicks(box, text)
    QTest.keyClick(box, Qt.Key.Key_Return)


def test_a_number_that_is_too_small_is_said_to_have_become_the_least(qtbot: QtBot) -> None:
    _form, points, other = form_with_boxes(qtbot)
    points.spin.setValue(7)
    points.spin.setFocus()
    points.spin.selectAll()
    QTest.keyClicks(points.spin, "0")
    assert not points.message.isVisible()  # it may be on its way to 0.5, or to 012
    other.spin.setFocus()
    take_as_typed(points.spin)
    points.show_faults(())
    assert (points.value(), points.message.text()) == (1, "0 is too small: 1 is used.")
    assert points.message.isVisible()
    assert not points.has_problem()
    typed_into(points.spin, "12")
    points.show_faults(())
    assert (points.value(), points.message.isVisible()) == (12, False)


def test_a_number_in_a_box_that_may_be_empty_never_means_that_it_is(qtbot: QtBot) -> None:
    field = next(candidate for candidate in fields(registry.system("tabuleiro").sheet) if candidate.name == "cards")
    assert field.model is not None
    form = SheetForm(field.model)
    qtbot.addWidget(form)
    form.show_sheet({"id": "dagger", "name": "Dagger"})
    form.show()
    reach = form.editors["range"]
    assert isinstance(reach, NumberEditor)
    typed_into(reach.spin, "-1")
    assert (reach.value(), reach.message.text()) == (0, "-1 is too small: 0 is used.")


@pytest.mark.parametrize(
    ("typed", "number", "said"),
    [
        ("2.5", 2.5, ""),
        ("1500.5", 1000.0, "1500.5 is too large: 1000 is used."),
        ("-3", 0.5, "-3 is too small: 0.5 is used."),
        ("0.25", 0.5, "0.25 is too small: 0.5 is used."),
    ],
)
def test_a_fraction_outside_of_its_range_is_said_to_have_become_the_nearest(
    qtbot: QtBot, typed: str, number: float, said: str
) -> None:
    editor = FractionEditor(Field("x", "X", "", "fraction", low=0.5, high=1000, default=None))
    qtbot.addWidget(editor)
    editor.show_value(1)
    editor.show()
    typed_into(editor.spin, typed)
    assert (editor.spin.value(), editor.message.text()) == (number, said)


@pytest.mark.parametrize("kind", BOXES)
def test_a_box_that_stands_alone_says_beside_itself_what_became_of_a_number(
    qtbot: QtBot, kind: type[KeptSpin | SpinBox | FractionBox]
) -> None:
    box = kind()
    qtbot.addWidget(box)
    box.setRange(2, 20)
    box.setValue(9)
    box.show()
    for text, number, said in (
        ("150", 20, "150 is too large: 20 is used."),
        ("1", 2, "1 is too small: 2 is used."),
    ):
        typed_into(box, text)
        assert (box.value(), QToolTip.text()) == (number, said)
    typed_into(box, "12")
    qtbot.waitUntil(lambda: not QToolTip.isVisible())
