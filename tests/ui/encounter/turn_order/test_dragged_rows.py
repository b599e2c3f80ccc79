"""A row of the order that is dragged tells beside the mouse where it would go, or why not."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QWidget

from tests.ui.encounter.bars import bar_at
from tests.ui.encounter.conftest import GameTable
from ui.dnd.drop_targets import DragHint


def test_a_dragged_row_says_what_will_come_of_it_before_it_is_let_go(begun: GameTable) -> None:
    """Also of whom the rules do not let move: the reason came after the drop."""
    order = begun.page.order

    def hold(who: str, over: str, down: float) -> list[str]:
        start, end = (order.visualRect(order.order.index_of(id)) for id in (who, over))
        QTest.mousePress(order.viewport(), Qt.MouseButton.LeftButton, pos=start.center())
        QTest.mouseMove(order.viewport(), QPoint(end.center().x(), end.top() + round(end.height() * down)))
        hints = begun.window.findChildren(DragHint)
        return [hint.text() for hint in hints if hint.isVisible()]

    def let_go() -> None:
        QTest.mouseMove(order.viewport(), order.visualRect(order.order.index_of(held)).center())
        QTest.mouseRelease(
            order.viewport(), Qt.MouseButton.LeftButton, pos=order.visualRect(order.order.index_of(held)).center()
        )

    said = {}
    ids = [row.id for row in order.order.rows]
    for held, over, down in ((ids[-1], ids[0], 0.1), (ids[-1], ids[-2], 0.1), (ids[1], ids[-1], 0.9)):
        steps = begun.conductor.steps_done
        (words,) = hold(held, over, down)
        where = {"do": "order", "actor": held, "before" if down < 0.5 else "after": over}
        refused = begun.conductor.refusal_of(where)
        name = begun.conductor.names[over]
        expected = f"Comes {'before' if down < 0.5 else 'after'} {name}"
        assert words == (expected if refused is None else begun.conductor.sentence(refused))
        said[refused is None] = words
        let_go()
        assert begun.conductor.steps_done == steps
        assert not [hint for hint in begun.window.findChildren(DragHint) if hint.isVisible()]
    assert set(said) == {True, False}


def test_a_dragged_row_that_is_let_go_leaves_nobody_chosen_and_a_later_click_chooses_one(begun: GameTable) -> None:
    """The list went on as if it dragged: a click chose all rows from the one that had been dragged."""
    order = begun.page.order
    ids = [row.id for row in order.order.rows]

    def middle(id: str) -> QPoint:
        rect: QRect = order.visualRect(order.order.index_of(id))
        return rect.center()

    for held, over in ((ids[-1], ids[0]), (ids[1], ids[-1])):
        start, end = middle(held), middle(over)
        QTest.mousePress(order.viewport(), Qt.MouseButton.LeftButton, pos=start)
        for step in range(1, 11):
            QTest.mouseMove(order.viewport(), start + (end - start) * step / 10)
        QTest.mouseRelease(order.viewport(), Qt.MouseButton.LeftButton, pos=end)
        assert len(order.selected_rows) <= 1
        assert order.state() == QAbstractItemView.State.NoState
        for button in (Qt.MouseButton.RightButton, Qt.MouseButton.LeftButton):
            for id in ids:
                QTest.mouseMove(order.viewport(), middle(id))
                QTest.mousePress(order.viewport(), button, pos=middle(id))
                QTest.mouseRelease(order.viewport(), button, pos=middle(id))
                assert [row.id for row in order.selected_rows] in ([id], [])


@pytest.mark.parametrize("pulls", [False, True])
def test_esc_cancels_a_drag_wherever_the_keys_go(begun: GameTable, pulls: bool) -> None:
    """A row held over another place, or a bar that is pulled; moving on and letting go does nothing then."""
    order, page = begun.page.order, begun.page
    ids = [row.id for row in order.order.rows]
    steps, places = begun.conductor.steps_done, list(ids)
    start, end = (order.visualRect(order.order.index_of(id)).center() for id in (ids[-1], ids[0]))
    if pulls:
        bar = bar_at(order, order.order.index_of(ids[0]))
        start, end = bar.center().toPoint(), QPoint(round(bar.left()), round(bar.center().y()))
    for focused in (page, order, begun.window):
        QTest.mousePress(order.viewport(), Qt.MouseButton.LeftButton, pos=start)
        for step in range(1, 6):
            QTest.mouseMove(order.viewport(), start + (end - start) * step / 5)
        QTest.keyClick(focused, Qt.Key.Key_Escape)
        assert not [hint for hint in begun.window.findChildren(DragHint) if hint.isVisible()]
        send_move(order.viewport(), start)
        send_move(order.viewport(), end)
        QTest.mouseRelease(order.viewport(), Qt.MouseButton.LeftButton, pos=end)
        assert begun.conductor.steps_done == steps
        assert begun.conductor.open_question is None
        assert [row.id for row in order.order.rows] == places
        assert len(order.selected_rows) <= 1
        assert order.state() == QAbstractItemView.State.NoState
    QTest.mouseClick(order.viewport(), Qt.MouseButton.LeftButton, pos=end)
    assert order.selected is not None
    assert order.selected.id == ids[0], "the next click is one again"


def send_move(view: QWidget, point: QPoint) -> None:
    """Move the mouse with its button held, which QTest does not."""
    where, button = QPointF(point), Qt.MouseButton.LeftButton
    event = QMouseEvent(
        QEvent.Type.MouseMove,
        where,
        view.mapToGlobal(where),
        Qt.MouseButton.NoButton,
        button,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(view, event)
