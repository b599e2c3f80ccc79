"""Where the order shows the life of a combatant."""

from PySide6.QtCore import QModelIndex, QRectF

from ui.encounter.turn_order.view import OrderView


def bar_at(view: OrderView, index: QModelIndex) -> QRectF:
    """The bar of a row, where it can be pulled."""
    row = view.row_at(index)
    assert row is not None
    return view.painter_of_rows.parts(view.visualRect(index), row, view.font()).bar
