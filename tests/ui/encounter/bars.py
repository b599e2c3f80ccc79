"""Where the order shows the life of a combatant."""

from PySide6.QtCore import QModelIndex, QRectF

from ui.encounter.turn_order.view import OrderView


def bar_at(view: OrderView, index: QModelIndex) -> QRectF:
    """The bar of a row, which stands beside the name, where it can be pulled."""
    row = view.row_at(index)
    assert row is not None
    shown = view.painter_of_rows.vital(view.visualRect(index), row, view.font())
    assert shown is not None
    assert shown.beside
    return shown.bar
