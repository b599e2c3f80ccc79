"""The rows of the order as a list model, with the animation of moving rows."""

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
    """The list model of the order."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(lambda row: row.id, OrderRow.spoken, parent)
        self.motion = OrderMotion(self)

    def show_rows(self, fresh: Sequence[OrderRow], *, fade: bool = True) -> None:
        """Show the rows of the fight; `fade`: animate what has changed."""
        old = list(self.rows)
        super().show_rows(fresh)
        self.motion.go(old if fade and animation.moves() else [], fresh)


Index = QModelIndex | QPersistentModelIndex


def vital_of(row: OrderRow) -> PoolView | None:
    """Return the vital pool of a row's combatant."""
    return next((pool for pool in row.pools if pool.vital), row.pools[0] if row.pools else None)


class OrderMotion(QObject):
    """The animation of rows: where each is painted while it moves to its new place."""

    motion_started = Signal()
    """The rows start or stop moving, so cached pictures of them are no longer valid."""
    motion_advanced = Signal(object)
    """Something stands elsewhere than a moment ago: in the rows of these ids, or all over the list where it is None."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._away: dict[str, float] = {}
        """Combatant id to how many rows below its place its row starts."""
        self._lost: dict[str, tuple[float, int]] = {}
        """Combatant id to the former and the present value of its vital pool."""
        self.way = motion.way(self, CALM, self._step, self._rest)

    def go(self, old: Sequence[OrderRow], fresh: Sequence[OrderRow]) -> None:
        """Start the animation from the old rows, or from where they are now, to the new ones."""
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
        """Return the rest of the way, from 1 to 0."""
        return 1.0 - float(self.way.currentValue())

    def away(self, id: str) -> float:
        """Return how many rows below its place a row is painted; negative: above it."""
        return self._away.get(id, 0.0) * self._left

    def ghost(self, id: str) -> float:
        """Return the value that the vital bar still shows while it drains; 0 where it does not."""
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
    """Pictures of moving rows, painted once and then only moved: forty move as smoothly as two."""

    def __init__(self, motion: OrderMotion, draw: Callable[[QPainter, QStyleOptionViewItem, Index], None]) -> None:
        self._motion = motion
        self._draw = draw
        self._pictures: dict[str, QPixmap] = {}
        motion.motion_started.connect(self._pictures.clear)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> bool:
        """Draw a row where it is seen on its way; False where it stands still, or drains and has to be drawn anew."""
        row: OrderRow = index.data(ROW_ROLE)
        away = self._motion.away(row.id)
        if not away or self._motion.ghost(row.id):
            return False
        rect: QRect = option.rect
        if row.id not in self._pictures:
            self._pictures[row.id] = self._picture(painter.device().devicePixelRatioF(), option, index)
        painter.drawPixmap(QPointF(rect.left(), rect.top() + away * rect.height()), self._pictures[row.id])
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
