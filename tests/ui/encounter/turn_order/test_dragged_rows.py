"""A row of the order that is dragged tells beside the mouse where it would go, or why not."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

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
