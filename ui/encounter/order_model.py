"""The rows of the order as a list model, and the losses that fade."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer

from ui.encounter.rows import OrderRow, PoolView
from ui.keyed import KeyedList

GHOST_STEPS = 10
GHOST_INTERVAL = 100


def vital_of(row: OrderRow) -> PoolView | None:
    """The pool that stands for the life of a row's combatant."""
    return next((pool for pool in row.pools if pool.vital), row.pools[0] if row.pools else None)


class OrderModel(KeyedList[OrderRow]):
    """The rows of the order, and what each vital pool has just lost."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(lambda row: row.id, OrderRow.spoken, parent)
        self.lost: dict[str, int] = {}
        """Combatant id to what its vital pool stood at before the last loss, while that fades."""
        self.fading = True
        """Whether losses fade; off with reduced motion."""
        self._steps: dict[str, int] = {}
        self._timer = QTimer(self)
        self._timer.setInterval(GHOST_INTERVAL)
        self._timer.timeout.connect(self._fade)

    def show_rows(self, fresh: Sequence[OrderRow], *, fade: bool = True) -> None:
        """Takes the rows of the fight as it stands now."""
        if fade and self.fading:
            before = {row.id: vital_of(row) for row in self.rows}
            for row in fresh:
                was, is_now = before.get(row.id), vital_of(row)
                if was is not None and is_now is not None and is_now.value < was.value:
                    self.lost[row.id] = was.value
                    self._steps[row.id] = GHOST_STEPS
            if self._steps:
                self._timer.start()
        super().show_rows(fresh)

    def ghost(self, id: str) -> tuple[int, float]:
        """(where the vital pool stood, how strongly that still shows 0…1)."""
        return self.lost.get(id, 0), self._steps.get(id, 0) / GHOST_STEPS

    def _fade(self) -> None:
        for id in list(self._steps):
            self._steps[id] -= 1
            if self._steps[id] <= 0:
                del self._steps[id]
                self.lost.pop(id, None)
            index = self.index_of(id)
            if index.isValid():
                self.dataChanged.emit(index, index)
        if not self._steps:
            self._timer.stop()
