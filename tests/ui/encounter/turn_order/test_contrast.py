"""How well a painted row of the order can be read: its words and marks against the ground that lies under them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QStyle, QStyleOptionViewItem, QWidget
from pytestqt.qtbot import QtBot

from rules.core.display import PoolView
from rules.core.drawings import drawing_of
from rules.odds.estimates import share
from tests.ui.painted import Picture
from tests.ui.painted import contrast as contrast_of
from tests.ui.theme.canvas import best
from ui.encounter.turn_order.delegate import DENSITIES, OrderDelegate, RowParts
from ui.encounter.turn_order.model import OrderModel
from ui.session.view.order import ChipView, OrderRow
from ui.theme.emblem import outline
from ui.theme.theme import THEMES, contrast, current, look

TEXT, MARK = 4.5, 3.0
WIDTH = 560

POOLS = (
    PoolView("hp", "HP", 12, 48, vital=True, drawing="hearts"),
    PoolView("mp", "MP", 20, 40, vital=False, drawing="water-drop"),
    PoolView("luck", "Luck", 3, 5, vital=False, drawing="star-formation"),
)
PIPS = (POOLS[0], PoolView("ap", "AP", 4, 6, vital=False, pips=True, drawing="power-lightning"))
CHIPS = tuple(
    ChipView("s", f"{word} 3", family, good, "", matters, word, "3", drawing_of(drawing))
    for word, family, drawing, good, matters in (
        ("Asleep", "mystify", "sleepy", False, True),
        ("Haste", "time", "wingfoot", True, False),
        ("Power", "weaken", "biceps/down", False, False),
    )
)
ROW = OrderRow("a", "a", "Ana", "party", "active", False, True, "12", POOLS, CHIPS)
CASES: dict[str, tuple[dict[str, Any], dict[str, bool]]] = {
    "plain": ({}, {}),
    "with pips": ({"pools": PIPS}, {}),
    "acts": ({"active": True, "to_come": False}, {}),
    "acts, is selected": ({"active": True}, {"chosen": True}),
    "acts, is aimed at": ({"active": True}, {"aimed": True}),
    "has acted": ({"to_come": False}, {}),
    "comes next": ({"turn": 1}, {}),
    "is selected": ({}, {"chosen": True}),
    "is aimed at": ({}, {"aimed": True}),
    "is selected and aimed at": ({}, {"chosen": True, "aimed": True}),
    "cannot be aimed at": ({}, {"possible": False}),
    "cannot be, and is selected": ({}, {"possible": False, "chosen": True}),
    "is dying": ({"state": "unconscious", "dying": True}, {}),
    "is down": ({"state": "unconscious"}, {}),
    "is dead": ({"state": "dead"}, {"chosen": True}),
    "is gone": ({"state": "out"}, {}),
    "is hidden": ({"hidden": True}, {}),
    "is hidden, and selected": ({"hidden": True}, {"chosen": True}),
}


@pytest.fixture(params=THEMES)
def every_theme(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    chosen = look().choice
    look().choose(request.param)
    yield str(request.param)
    look().choose(chosen)
    qapp.processEvents()


@pytest.fixture
def delegate(qtbot: QtBot) -> Iterator[OrderDelegate]:
    holder = QWidget()
    qtbot.addWidget(holder)
    yield OrderDelegate(OrderModel(holder), holder)
    assert holder.isHidden()


def painted(
    delegate: OrderDelegate, row: OrderRow, *, chosen: bool = False, aimed: bool = False, possible: bool = True
) -> tuple[QImage, RowParts]:
    """The picture of a row on the page, and where its parts lie."""
    delegate.targets = frozenset({row.id} if aimed else ())
    delegate.possible = None if possible else frozenset()
    delegate.falls = {row.id: share(70, 100)}
    delegate._model.show_rows([row], fade=False)
    image = QImage(WIDTH, delegate.density.height, QImage.Format.Format_RGB32)
    image.fill(current().color("pane"))
    option = QStyleOptionViewItem()
    option.rect = image.rect()
    if chosen:
        option.state |= QStyle.StateFlag.State_Selected
    with QPainter(image) as painter:
        delegate.paint(painter, option, delegate._model.index(0, 0))
    return image, delegate.parts(image.rect(), row, option.font)


def words(parts: RowParts) -> Iterator[tuple[str, QRectF]]:
    """Where words and figures stand."""
    yield "key", parts.cap.adjusted(2, 2, -2, -2)
    yield "place", QRectF(parts.place).adjusted(6, 0, -6, 0)
    yield "name", QRectF(parts.name.left(), parts.name.top() + 2, 20, parts.name.height() - 4)
    line = QRectF(parts.column.left(), parts.column.top() + 4, parts.column.width(), 18)
    yield "vital", QRectF(line.right() - 40, line.top(), 40, 18)
    if parts.texts.second:
        yield "second", QRectF(line.left() + 15, line.top(), 14, 18)
    yield "fall", parts.fall.adjusted(14, 2, 0, -2)
    yield from ((f"pool {pool.pool.id}", pool.place.adjusted(14, 2, 0, -2)) for pool in parts.further)
    yield from ((placed.chip.text, placed.place.adjusted(4, 3, -4, -3)) for placed in parts.tokens)


def faults(image: QImage, parts: RowParts, row: OrderRow, how: dict[str, bool]) -> Iterator[str]:
    """What of a row cannot be read well."""
    picture = Picture(image)
    for name, place in words(parts):
        seen = picture.whole(place.toAlignedRect())
        if seen.contrast < TEXT:
            yield f"{name}: {seen.contrast:.2f} ({seen.ink:x} on {seen.ground:x})"
    marks = {"drop": QRectF(parts.column.left(), parts.column.top() + 6, 12, 12)} if parts.texts.second else {}
    marks["drawing of the fall"] = QRectF(parts.fall.left(), parts.fall.top() + 3, 12, 12)
    for placed in parts.tokens:
        marks[f"drawing of {placed.chip.text}"] = QRectF(placed.place.left() + 3, placed.place.top() + 3, 13, 12)
    for name, place in marks.items():
        if (seen := picture.whole(place.toAlignedRect())).contrast < MARK:
            yield f"{name}: {seen.contrast:.2f}"
    around = {"bar": parts.bar.adjusted(-4, -1, 0, 1)}
    if len(row.pools) > 1:
        around["second pool"] = QRectF(parts.column.left() - 4, parts.bar.bottom() + 1, 40, 9)
    for name, place in around.items():
        if (most := _of_ground(picture, place.toAlignedRect())) < MARK:
            yield f"{name}: {most:.2f}"
    hollow = row.hidden or row.state != "active"
    form = _share_of_form(image, parts.emblem, row.side)
    if form < (0.4 if hollow else 0.9) and how.get("possible", True):
        yield f"emblem: {form:.2f} of its form"
    if how.get("aimed"):
        frame, inside = image.pixelColor(WIDTH // 2, 0), image.pixelColor(WIDTH // 2, 4)
        if contrast(frame, inside) < MARK or contrast(frame, current().color("pane")) < MARK:
            yield f"frame: {frame.name()}"
    if row.active or row.turn:
        bar = image.pixelColor(2, image.height() // 2)
        if contrast(bar, image.pixelColor(12, image.height() - 3)) < MARK:
            yield f"turn: {bar.name()}"


def _of_ground(picture: Picture, place: QRect) -> float:
    """How much stands out most from the ground at the left of a rectangle."""
    return max(
        contrast_of(pixel, picture.row(place, place.top())[0])
        for y in range(place.top(), place.bottom())
        for pixel in picture.row(place, y)
    )


def _share_of_form(image: QImage, emblem: QRectF, side: str) -> float:
    """How much of the outline of an emblem stands out from the row."""
    path, middle = outline(emblem, side), emblem.center()
    ground = image.pixelColor(int(emblem.left()) - 4, int(middle.y()) + 12)
    points = [path.pointAtPercent(number / 48) for number in range(48)]
    starts = [point + (point - middle) / 6 for point in points]  # with the ring around it
    return sum(best(image, point, (middle - point) / 18, 8, ground) >= MARK for point in starts) / len(points)


def found(delegate: OrderDelegate, case: str, side: str, density: str) -> list[str]:
    changed, how = CASES[case]
    row = replace(ROW, side=side, **changed)
    delegate.density = DENSITIES[density]
    image, parts = painted(delegate, row, **how)
    return [f"{side}: {fault}" for fault in faults(image, parts, row, how)]


@pytest.mark.usefixtures("every_theme")
@pytest.mark.parametrize("case", CASES)
def test_words_and_marks_can_be_read_on_every_ground(delegate: OrderDelegate, case: str) -> None:
    assert [*found(delegate, case, "party", "roomy"), *found(delegate, case, "foes", "roomy")] == []


@pytest.mark.usefixtures("every_theme")
@pytest.mark.parametrize("case", ["plain", "acts, is aimed at", "is dead"])
@pytest.mark.parametrize("side", ["neutral", "Guards of the gate"])
def test_so_can_those_of_other_sides_where_rows_are_close(delegate: OrderDelegate, case: str, side: str) -> None:
    assert found(delegate, case, side, "close") == []
