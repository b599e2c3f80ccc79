"""A place where things are let go: what it is asked and does, what lights up over it, what is said beside the mouse."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QMimeData, QPoint, QRect, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QListWidget, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.holding import BAT, MIDDLE, Held, Spot, Told
from ui.dnd.drop_targets import (
    BELOW_CARD,
    WIDEST,
    DragHint,
    DropAnswer,
    DropHighlight,
    DropTarget,
    place_of,
    show,
    side_bands,
)
from ui.dnd.payload import BESIDE, SIDES, DropPayload, OutwardFormats, mime_of
from ui.theme.theme import current
from ui.widgets.sides import offered_sides

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(400, 300)
    made.show()
    return made


@pytest.fixture
def held(window: QWidget) -> Iterator[Held]:
    """Something in the mouse, for as long as the window is there."""
    held = Held()
    yield held
    held.leave()


@pytest.fixture
def spot(window: QWidget) -> Spot:
    return Spot(window, QRect(20, 30, 200, 100))


def beside(window: QWidget) -> DragHint | None:
    """The words beside the mouse, if any are said."""
    return next((candidate for candidate in window.findChildren(DragHint) if candidate.isVisible()), None)


# --- what is asked and done --------------------------------------------------------------------------------


def test_what_is_let_go_is_done_and_the_drag_moves_nothing_itself(spot: Spot, held: Held) -> None:
    held.over(spot)
    event = held.fall()
    assert spot.done == ["done"]
    assert event.isAccepted()
    assert event.dropAction() == Qt.DropAction.CopyAction
    assert set(spot.asked) == {(BAT, MIDDLE)}


def test_what_is_refused_is_not_done(spot: Spot, held: Held) -> None:
    spot.answer = DropAnswer(None, "Full")
    held.over(spot)
    assert not held.fall().isAccepted()
    assert spot.done == []


def test_what_is_refused_may_come_in_as_it_may_be_taken_further_on(spot: Spot, held: Held) -> None:
    spot.answer = DropAnswer(None, "Full")
    assert held.enters(spot)
    assert not held.over(spot)
    spot.answer = DropAnswer(lambda: None)
    assert held.over(spot)


@pytest.mark.parametrize("kind", ["nothing", "a text", "another library's"])
def test_what_is_not_for_a_place_is_not_asked_about(window: QWidget, spot: Spot, held: Held, kind: str) -> None:
    outside = OutwardFormats(window)
    outside.home = "another"
    held.mime = mime_of(BAT, outside) if kind.startswith("another") else QMimeData()
    if kind == "a text":
        held.mime.setText("Wolf")
    outside.home = "this"
    assert not held.over(spot)
    assert spot.asked == []


def test_what_is_of_this_library_is_itself_though_others_may_read_it(window: QWidget, spot: Spot, held: Held) -> None:
    outside = Told(window)
    outside.home = "this"
    held.mime = mime_of(BAT, outside)
    assert held.mime.hasText()
    assert held.over(spot)
    assert spot.asked[-1][0] == BAT


def test_with_ctrl_it_is_copied(spot: Spot, held: Held) -> None:
    held.over(spot, keys=CTRL)
    assert spot.asked[-1][0] == DropPayload((1,), copies=True)


def test_something_is_held_over_a_place_until_it_leaves_or_falls(spot: Spot, held: Held) -> None:
    held.over(spot)
    assert spot.is_held()
    held.leave()
    assert not spot.is_held()
    held.over(spot)
    held.fall()
    assert not spot.is_held()


def test_a_place_without_an_answer_leaves_it_to_the_one_around(spot: Spot, held: Held) -> None:
    between = QWidget(spot)
    between.setGeometry(spot.rect())
    between.show()
    inner = Spot(between, QRect(50, 25, 100, 50))
    inner.answer = None
    held.over(inner, QPoint(10, 5))
    assert spot.asked[-1] == (BAT, QPoint(60, 30))
    assert inner.light() is None
    assert spot.light() is not None
    held.fall()
    assert spot.done == ["done"]


def test_a_list_leaves_it_to_the_place_around_the_whole_list(spot: Spot, held: Held) -> None:
    view = QListWidget(spot)
    view.setGeometry(spot.rect())
    place = DropTarget(view.viewport(), lambda carried, point: None)
    view.show()
    assert place_of(view) is place
    assert held.over(view.viewport(), QPoint(5, 5))
    assert spot.asked[-1][0] == BAT


# --- what is seen ------------------------------------------------------------------------------------------


def test_what_is_held_is_answered_and_what_leaves_is_not(window: QWidget, spot: Spot, held: Held) -> None:
    held.over(spot)
    said = beside(window)
    light = spot.light()
    assert light is not None
    assert light.geometry() == spot.rect()
    assert said is not None
    assert (said.text(), said.property("role")) == ("Here", "answer")
    held.leave()
    assert (spot.light(), beside(window)) == (None, None)


def test_what_falls_is_hushed(window: QWidget, spot: Spot, held: Held) -> None:
    held.over(spot)
    held.fall()
    assert (spot.light(), beside(window)) == (None, None)


def test_a_refusal_lights_nothing_but_sides_to_choose_from(window: QWidget, spot: Spot, held: Held) -> None:
    held.over(spot)
    spot.answer = DropAnswer(None, "Full")
    held.over(spot)
    said = beside(window)
    assert spot.light() is None
    assert said is not None
    assert (said.text(), said.property("role")) == ("Full", "refusal")
    spot.answer = DropAnswer(None, bands=side_bands(spot.rect(), ()))
    held.over(spot)
    assert spot.light() is not None
    assert beside(window) is None


def test_one_place_is_lit_at_a_time_and_nothing_is_made_twice(window: QWidget, spot: Spot, held: Held) -> None:
    other = Spot(window, QRect(230, 30, 100, 100))
    for _ in range(2):
        held.over(spot)
        held.over(other)
        assert spot.light() is None
        assert other.light() is not None
    assert len(window.findChildren(DropHighlight)) == 2
    assert len(window.findChildren(DragHint)) == 1


def test_a_place_that_has_no_answer_any_more_is_dark_once_the_one_around_is_lit(spot: Spot, held: Held) -> None:
    inner = Spot(spot, QRect(50, 25, 100, 50))
    held.over(inner)
    assert inner.light() is not None
    inner.answer = None
    held.over(inner)
    assert inner.light() is None
    assert spot.light() is not None


def test_a_refusal_does_not_look_as_an_answer_does(window: QWidget, spot: Spot, held: Held) -> None:
    pictures = []
    for do in (lambda: None, None):
        spot.answer = DropAnswer(do, "Same")
        held.over(spot)
        said = beside(window)
        assert said is not None
        pictures.append(said.grab().toImage())
    assert pictures[0] != pictures[1]


def test_what_lies_over_a_place_lets_the_mouse_through_and_lies_on_top(window: QWidget, spot: Spot, held: Held) -> None:
    held.over(spot)
    later, beneath = QWidget(spot), QWidget(window)
    for widget in (later, beneath):
        widget.setGeometry(spot.rect())
        widget.show()
    held.over(spot)
    light, said = spot.light(), beside(window)
    assert light is not None
    assert said is not None
    assert spot.children()[-1] is light
    assert window.children()[-1] is said
    assert spot.childAt(MIDDLE) is later
    assert window.childAt(said.geometry().center()) is not said


def test_words_stand_under_the_card(window: QWidget, spot: Spot, held: Held) -> None:
    held.over(spot)
    said = beside(window)
    assert said is not None
    assert said.pos() == spot.mapTo(window, MIDDLE) - BESIDE + QPoint(0, BELOW_CARD)


@pytest.mark.parametrize("point", [QPoint(399, 100), QPoint(399, 299), QPoint(0, 299), QPoint(-90, -90)])
@pytest.mark.parametrize("words", ["Full", "There is no room in this party for any more of them, as was said. " * 5])
@pytest.mark.parametrize("width", [300, 900])
def test_words_stand_wholly_in_the_window(window: QWidget, spot: Spot, point: QPoint, words: str, width: int) -> None:
    window.resize(width, 300)
    show(spot, DropAnswer(None, words), point)
    said = beside(window)
    assert said is not None
    assert window.rect().contains(said.geometry())
    assert said.width() <= WIDEST
    assert said.height() >= said.heightForWidth(said.width())
    if words != "Full":
        assert said.height() > 3 * said.fontMetrics().height(), "they take several lines"
    if point.y() == 299:
        assert said.geometry().bottom() < 299


def test_what_is_lit_is_framed_and_tinted(spot: Spot, held: Held) -> None:
    plain = spot.grab().toImage().pixelColor(MIDDLE)
    held.over(spot)
    picture, accent = spot.grab().toImage(), current().color("accent")
    assert _near(picture.pixelColor(1, 50), accent)
    tint = picture.pixelColor(MIDDLE)
    assert tint != plain
    assert _far(tint, accent) > _far(tint, plain)


def test_a_part_is_lit_alone(spot: Spot, held: Held) -> None:
    plain = spot.grab().toImage().pixelColor(MIDDLE)
    spot.answer = DropAnswer(lambda: None, light=QRect(0, 0, 60, 40))
    held.over(spot)
    picture = spot.grab().toImage()
    assert picture.pixelColor(MIDDLE) == plain
    assert picture.pixelColor(30, 20) != plain


def test_a_flat_part_is_a_line_where_it_would_come_in(spot: Spot, held: Held) -> None:
    plain = spot.grab().toImage().pixelColor(MIDDLE)
    spot.answer = DropAnswer(lambda: None, light=QRect(0, 50, 200, 1))
    held.over(spot)
    picture = spot.grab().toImage()
    assert _near(picture.pixelColor(100, 50), current().color("accent"))
    assert [picture.pixelColor(100, y) for y in (44, 56)] == [plain] * 2
    assert picture.pixelColor(0, 50) == plain, "its ends do not touch the edges"


def test_the_chosen_side_stands_out_among_those_that_are_offered(spot: Spot, held: Held) -> None:
    chosen, *others = sides = offered_sides((), SIDES)
    spot.answer = DropAnswer(None, bands=side_bands(spot.rect(), ()), side=chosen)
    plain = spot.grab().toImage().pixelColor(MIDDLE)
    held.over(spot)
    picture, bands, theme = spot.grab().toImage(), side_bands(spot.rect(), ()), current()
    assert picture.pixelColor(4, 50) == plain, "a refusal is not framed"

    def ground(side: str) -> QColor:
        return picture.pixelColor(bands[side].right() - 6, bands[side].center().y())

    def edge(side: str) -> QColor:
        return picture.pixelColor(bands[side].center().x(), bands[side].top() + 2)

    assert _near(ground(chosen), theme.color("accent_soft"))
    assert [_near(ground(side), theme.color("accent_soft")) for side in others] == [False] * len(others)
    assert [_near(edge(side), theme.color("accent")) for side in sides] == [True, *(False for _ in others)]
    for band in bands.values():
        for part in (QRect(band.left() + 10, band.top() + 8, 16, 16), band.adjusted(32, 6, -8, -6)):
            inks = {
                picture.pixel(x, y) for x in range(part.left(), part.right()) for y in range(part.top(), part.bottom())
            }
            assert len(inks) > 2, "its sign, and then its name"


def _far(color: QColor, other: QColor) -> int:
    return sum(abs(mine - its) for mine, its in zip(color.getRgb(), other.getRgb(), strict=True))  # type: ignore[call-overload]


def _near(color: QColor, other: QColor) -> bool:
    return _far(color, other) < 24
