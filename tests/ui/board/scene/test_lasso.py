"""A frame drawn around pieces selects those who stand in it, to be ruled on together."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QRubberBand

from rules.board.geometry import Cell
from tests.ui.board.conftest import BoardTable

NONE, SHIFT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier


class Hand:
    """A mouse that draws a frame over cells."""

    def __init__(self, table: BoardTable, modifier: Qt.KeyboardModifier) -> None:
        self._view, self._modifier = table.view, modifier

    def _send(self, kind: QEvent.Type, place: QPoint, *, held: bool) -> None:
        left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
        viewport = self._view.viewport()
        pressed = none if kind == QEvent.Type.MouseMove else left
        where = QPointF(place), QPointF(viewport.mapToGlobal(place))
        event = QMouseEvent(kind, *where, pressed, left if held else none, self._modifier)
        QApplication.sendEvent(viewport, event)

    def draw(self, first: Cell, last: Cell) -> QPoint:
        """From a corner of a cell to the far corner of another, in small steps; the button stays held."""
        start = self._view.light_of(first).topLeft() + QPoint(3, 3)
        end = self._view.light_of(last).bottomRight() - QPoint(3, 3)
        self._send(QEvent.Type.MouseButtonPress, start, held=True)
        for step in range(1, 9):
            self._send(QEvent.Type.MouseMove, start + (end - start) * (step / 8), held=True)
        return end

    def let_go(self, place: QPoint) -> None:
        self._send(QEvent.Type.MouseButtonRelease, place, held=False)


def cells(table: BoardTable) -> dict[str, Cell]:
    return {
        id: combatant.cell for id, combatant in table.conductor.fight.combatants.items() if combatant.cell is not None
    }


def frames(table: BoardTable) -> list[QRubberBand]:
    return [band for band in table.view.findChildren(QRubberBand) if band.isVisible()]


def chosen(table: BoardTable) -> set[str]:
    return {row.id for row in table.page.order.selected_rows}


@pytest.mark.parametrize("zoomed", [False, True], ids=["all in sight", "nearer, with Shift"])
def test_who_stands_in_the_frame_is_selected_and_nobody_moves(table: BoardTable, *, zoomed: bool) -> None:
    before = cells(table)
    assert before == {"lia": (1, 3), "orc": (5, 3), "elf": (7, 7)}
    if zoomed:
        table.view.zoom(1.3)
    hand = Hand(table, SHIFT if zoomed else NONE)
    place = hand.draw((4, 2), (7, 7))
    assert frames(table)
    hand.let_go(place)
    assert chosen(table) == {"orc", "elf"}
    assert cells(table) == before
    assert not frames(table)


def test_escape_gives_a_frame_up(table: BoardTable) -> None:
    before = chosen(table)
    hand = Hand(table, NONE)
    place = hand.draw((0, 0), (7, 7))
    QTest.keyClick(table.view, Qt.Key.Key_Escape)
    assert not frames(table)
    hand.let_go(place)
    assert chosen(table) == before


def test_where_there_is_something_to_shift_a_drag_without_shift_shifts(table: BoardTable) -> None:
    table.view.zoom(2.5)
    at = table.view.horizontalScrollBar().value(), table.view.verticalScrollBar().value()
    free = next(
        (x, y)
        for x in range(8)
        for y in range(8)
        if (x, y) not in cells(table).values() and table.view.viewport().rect().contains(table.view.light_of((x, y)))
    )
    hand = Hand(table, NONE)
    place = hand.draw(free, (free[0] + 1, free[1] + 1))
    assert not frames(table)
    hand.let_go(place)
    assert (table.view.horizontalScrollBar().value(), table.view.verticalScrollBar().value()) != at


def test_all_who_fight_are_brought_into_sight_as_near_as_may_be(table: BoardTable) -> None:
    table.conductor.command({"do": "move", "actor": "elf", "to": [5, 5]})
    table.view.zoom(0.5)
    far = table.view.transform().m11()
    QTest.keyClick(table.view, Qt.Key.Key_9, Qt.KeyboardModifier.ControlModifier)
    assert table.view.transform().m11() > far
    seen = table.view.viewport().rect()
    assert all(seen.contains(table.view.light_of(cell)) for cell in cells(table).values())
    QTest.keyClick(table.view, Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier)
    assert seen.contains(table.view.light_of((0, 0)))
    assert seen.contains(table.view.light_of((7, 7)))
