"""The rows of the order as a list model, which sets them moving where somebody likes that."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QPoint, QPointF, QRect, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QStyleOptionViewItem

from ui.session.view.order import OrderRow, PoolView
from ui.theme import animation
from ui.theme import animation as motion
from ui.theme.theme import CALM, current
from ui.widgets.keyed_model import ROW_ROLE, KeyedList

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


Index = QModelIndex | QPersistentModelIndex


def vital_of(row: OrderRow) -> PoolView | None:
    """The pool that stands for the life of a row's combatant."""
    return next((pool for pool in row.pools if pool.vital), row.pools[0] if row.pools else None)


class OrderMotion(QObject):
    """Where the pictures of the rows are on their way; the rows themselves are there already."""

    motion_started = Signal()
    """The rows set out, or have arrived: pictures of them from before are worth nothing."""
    motion_advanced = Signal(object)
    """Something stands elsewhere than a moment ago: in the rows of these ids, or all over the list where it is None."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._away: dict[str, float] = {}
        """Combatant id to how many rows below its place a row set out."""
        self._lost: dict[str, tuple[float, int]] = {}
        """Combatant id to what its vital pool stood at before, and stands at."""
        self.way = motion.way(self, CALM, self._step, self._rest)

    def go(self, old: Sequence[OrderRow], fresh: Sequence[OrderRow]) -> None:
        """Sets out from the old rows, or from where they are on their way, to the fresh ones."""
        was_under_way = bool(self._away or self._lost)
        if not (old or was_under_way):
            return  # nothing moves; the model has told which rows are others now
        away = {row.id: place + self.away(row.id) for place, row in enumerate(old)}
        lost = {row.id: self._drained(row) for row in old}
        self._away = {
            row.id: away[row.id] - place for place, row in enumerate(fresh) if away.get(row.id, place) != place
        }
        self._lost = {row.id: (was, vital.value) for row, vital, was in _losses(fresh, lost)}
        if not (was_under_way or self._away or self._lost):
            return
        self.way.stop()
        self.motion_started.emit()
        if self._away or self._lost:
            self.way.start()
        self.motion_advanced.emit(None)

    def _drained(self, row: OrderRow) -> float | None:
        vital = vital_of(row)
        return self.ghost(row.id) or vital.value if vital is not None else None

    @property
    def _left(self) -> float:
        """How much of the way is still to go, 1…0."""
        return 1.0 - float(self.way.currentValue())

    def away(self, id: str) -> float:
        """How many rows below its place a row is seen; negative: above it."""
        return self._away.get(id, 0.0) * self._left

    def ghost(self, id: str) -> float:
        """Up to where the vital pool is still seen to reach; 0 where nothing drains."""
        was, value = self._lost.get(id, (0.0, 0))
        return value + (was - value) * self._left

    def _step(self, share: object) -> None:
        self.motion_advanced.emit(None if self._away else frozenset(self._lost))

    def _rest(self) -> None:
        self._away.clear()
        self._lost.clear()
        self.motion_started.emit()
        self.motion_advanced.emit(None)


class RowPictures:
    """Rows that glide, drawn once and then moved as pictures: forty of them move as smoothly as two."""

    def __init__(self, motion: OrderMotion, draw: Callable[[QPainter, QStyleOptionViewItem, Index], None]) -> None:
        self._motion = motion
        self._draw = draw
        self._kept: dict[str, QPixmap] = {}
        motion.motion_started.connect(self._kept.clear)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> bool:
        """Draws a row where it is seen on its way; False where it stands still, or drains and has to be drawn anew."""
        row: OrderRow = index.data(ROW_ROLE)
        away = self._motion.away(row.id)
        if not away or self._motion.ghost(row.id):
            return False
        rect: QRect = option.rect
        if row.id not in self._kept:
            self._kept[row.id] = self._picture(painter.device().devicePixelRatioF(), option, index)
        painter.drawPixmap(QPointF(rect.left(), rect.top() + away * rect.height()), self._kept[row.id])
        return True

    def _picture(self, ratio: float, option: QStyleOptionViewItem, index: Index) -> QPixmap:
        rect: QRect = option.rect
        made = QPixmap(rect.size() * ratio)
        made.setDevicePixelRatio(ratio)
        made.fill(current().color("pane"))
        alone = QStyleOptionViewItem(option)
        setattr(alone, "rect", QRect(QPoint(), rect.size()))  # noqa: B010 - PySide's stubs know no such attribute
        with QPainter(made) as painter:
            self._draw(painter, alone, index)
        return made


def _losses(fresh: Sequence[OrderRow], before: Mapping[str, float | None]) -> list[tuple[OrderRow, PoolView, float]]:
    vitals = ((row, vital_of(row), before.get(row.id)) for row in fresh)
    return [
        (row, vital, was) for row, vital, was in vitals if vital is not None and was is not None and vital.value < was
    ]
