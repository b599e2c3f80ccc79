"""The rows of the order as a list model, which sets them moving where somebody likes that."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from ui.encounter.turn_order.order_motion import OrderMotion, vital_of
from ui.encounter.turn_order.rows import OrderRow
from ui.theme import animation
from ui.widgets.keyed_model import KeyedList

__all__ = ["OrderModel", "vital_of"]


class OrderModel(KeyedList[OrderRow]):
    """The rows of the order, and how they come to where they are."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(lambda row: row.id, OrderRow.spoken, parent)
        self.motion = OrderMotion(self)

    def show_rows(self, fresh: Sequence[OrderRow], *, fade: bool = True) -> None:
        """Takes the rows of the fight as it stands now; `fade`: what has changed moves there."""
        old = list(self.rows)
        super().show_rows(fresh)
        self.motion.go(old if fade and animation.moves() else [], fresh)
