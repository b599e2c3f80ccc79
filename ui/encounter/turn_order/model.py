"""The rows of the order as a list model, with the animation of moving rows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from math import pi, sin
from typing import NamedTuple

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QPoint, QPointF, QRect, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem

from rules.core.display import PoolView
from ui.session.view.order import ChipView, OrderRow
from ui.theme import animation
from ui.theme import animation as motion
from ui.theme.sizes import px
from ui.theme.theme import BLOW, CALM, QUICK, current
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
    for pool in row.pools:
        if pool.vital:
            return pool
    return row.pools[0] if row.pools else None


class TokenMotion(NamedTuple):
    """How far the tokens of a row have changed."""

    come: frozenset[int]
    """The places of those that come."""
    gone: tuple[tuple[int, ChipView], ...]
    """Those that end, each with the place of the one before which it stood."""
    share: float = 0.0
    """How much of the way is done, from 0 to 1."""


class RingMotion(NamedTuple):
    """How far the ring of who acts is on its way to the next one."""

    start: str
    end: str
    share: float


FOLLOWED = 12
"""In so many rows tokens may come and end at once; nobody could follow more."""
RECOIL = 3
"""How many pixels an emblem moves away at a blow."""


class OrderMotion(QObject):
    """The animation of rows: where each is painted while it moves to its new place, and what moves in it."""

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
        self._tokens: dict[str, TokenMotion] = {}
        """Combatant id to what has changed among its tokens."""
        self._ring: tuple[str, str] | None = None
        """Who acted, and who acts now."""
        self._acted = ""
        """The last one who acted: between two turns there may be a moment that is nobody's."""
        self.way = motion.way(self, CALM, self._step, self._rest)

    def go(self, old: Sequence[OrderRow], fresh: Sequence[OrderRow]) -> None:
        """Start the animation from the old rows, or from where they are now, to the new ones."""
        was_under_way = bool(self._away or self._lost or self._tokens or self._ring)
        acted, acts = self._acted, next((row.id for row in fresh if row.active), "")
        self._acted = acts or acted
        if not (old or was_under_way):
            return  # nothing moves; the model has told which rows are others now
        away = {row.id: place + self.away(row.id) for place, row in enumerate(old)}
        lost = {row.id: self._drained(row) for row in old}
        self._away = {
            row.id: away[row.id] - place for place, row in enumerate(fresh) if away.get(row.id, place) != place
        }
        self._lost = {row.id: (was, vital.value) for row, vital, was in _losses(fresh, lost)}
        changes = dict(_token_changes(old, fresh))
        self._tokens = changes if len(changes) <= FOLLOWED else {}
        stays = lost.keys() & {row.id for row in fresh}
        self._ring = (acted, acts) if acts != acted and {acted, acts} <= stays else None
        is_under_way = bool(self._away or self._lost or self._tokens or self._ring)
        if not (was_under_way or is_under_way):
            return
        self.way.stop()
        self.motion_started.emit()
        if is_under_way:
            self.way.start()
        self.motion_advanced.emit(None)

    def _drained(self, row: OrderRow) -> float | None:
        vital = vital_of(row)
        return self.ghost(row.id) or vital.value if vital is not None else None

    @property
    def _left(self) -> float:
        """Return the rest of the way, from 1 to 0."""
        return 1.0 - float(self.way.currentValue())

    def _share_of(self, duration: int) -> float:
        """Return how much is done of what takes less time than the whole way, from 0 to 1."""
        return min(1.0, self.way.currentTime() / duration)

    def away(self, id: str) -> float:
        """Return how many rows below its place a row is painted; negative: above it."""
        return self._away.get(id, 0.0) * self._left

    def ghost(self, id: str) -> float:
        """Return the value that the vital bar still shows while it drains; 0 where it does not."""
        was, value = self._lost.get(id, (0.0, 0))
        return value + (was - value) * self._left

    def recoil(self, id: str) -> float:
        """Return how many pixels the emblem of one who loses something is beside its place: away and back."""
        return px(RECOIL) * sin(pi * self._share_of(BLOW)) if id in self._lost else 0.0

    def tokens(self, id: str) -> TokenMotion | None:
        """Return how the tokens of a row change; None where they stand still."""
        change, share = self._tokens.get(id), self._share_of(QUICK)
        return None if change is None or share >= 1.0 else change._replace(share=share)

    def ring(self) -> RingMotion | None:
        """Return where the ring of who acts is on its way; None where it stands still."""
        return None if self._ring is None else RingMotion(*self._ring, 1.0 - self._left)

    @property
    def is_everywhere(self) -> bool:
        """Return whether all rows are painted anew at every step."""
        return bool(self._away or self._ring)

    def is_live(self, id: str) -> bool:
        """Return whether a row looks different at every step, so that no picture of it serves."""
        return id in self._lost or self.tokens(id) is not None

    def _step(self, share: object) -> None:
        self.motion_advanced.emit(None if self.is_everywhere else frozenset({*self._lost, *self._tokens}))

    def _rest(self) -> None:
        self._away.clear()
        self._lost.clear()
        self._tokens.clear()
        self._ring = None
        self.motion_started.emit()
        self.motion_advanced.emit(None)


class RowPictures:
    """Pictures of rows while some move, painted once and then only moved: forty move as smoothly as two."""

    def __init__(
        self,
        motion: OrderMotion,
        draw: Callable[[QPainter, QStyleOptionViewItem, Index], None],
        look: Callable[[str], Hashable],
    ) -> None:
        """`look`: how a row is marked beside what it shows, by its id."""
        self._motion = motion
        self._draw = draw
        self._look = look
        self._pictures: dict[Hashable, QPixmap] = {}
        motion.motion_started.connect(self._pictures.clear)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> bool:
        """Draw a row where it is seen, as some are on their way; False where none is. What changes is drawn anew."""
        if not self._motion.is_everywhere:
            return False
        row: OrderRow = index.data(ROW_ROLE)
        away = self._motion.away(row.id)
        rect: QRect = option.rect
        if self._motion.is_live(row.id):
            place = rect.translated(0, round(away * rect.height()))
            painter.fillRect(place, current().color("pane"))
            self._draw(painter, _placed(option, place), index)
            return True
        state: QStyle.StateFlag = option.state
        key = row.id, state.value, self._look(row.id)
        if key not in self._pictures:
            self._pictures[key] = self._picture(painter.device().devicePixelRatioF(), option, index)
        painter.drawPixmap(QPointF(rect.left(), rect.top() + away * rect.height()), self._pictures[key])
        return True

    def _picture(self, ratio: float, option: QStyleOptionViewItem, index: Index) -> QPixmap:
        rect: QRect = option.rect
        made = QPixmap(rect.size() * ratio)
        made.setDevicePixelRatio(ratio)
        made.fill(current().color("pane"))
        with QPainter(made) as painter:
            self._draw(painter, _placed(option, QRect(QPoint(), rect.size())), index)
        return made


def _placed(option: QStyleOptionViewItem, place: QRect) -> QStyleOptionViewItem:
    """Return the option of a row in another place."""
    made = QStyleOptionViewItem(option)
    setattr(made, "rect", place)  # noqa: B010 - PySide's stubs know no such attribute
    return made


def _losses(fresh: Sequence[OrderRow], before: Mapping[str, float | None]) -> list[tuple[OrderRow, PoolView, float]]:
    vitals = ((row, vital_of(row), before.get(row.id)) for row in fresh)
    return [
        (row, vital, was) for row, vital, was in vitals if vital is not None and was is not None and vital.value < was
    ]


def _token_changes(old: Sequence[OrderRow], fresh: Sequence[OrderRow]) -> Iterator[tuple[str, TokenMotion]]:
    """Yield the id of each row of which tokens have come or ended, with these."""
    before = {row.id: row.chips for row in old}
    for row in fresh:
        chips = before.get(row.id, row.chips)
        if chips is not row.chips and chips != row.chips:
            come, ended = _without_partner(row.chips, chips), _without_partner(chips, row.chips)
            if come or ended:
                gone = ((place - number, chips[place]) for number, place in enumerate(ended))
                yield row.id, TokenMotion(frozenset(come), tuple(gone))


def _without_partner(chips: Sequence[ChipView], others: Sequence[ChipView]) -> list[int]:
    """Return the places of chips of which there are fewer among others, whatever their timers are."""
    left = Counter((chip.status, chip.drawing.name or chip.word) for chip in others)
    found = []
    for place, chip in enumerate(chips):
        key = chip.status, chip.drawing.name or chip.word
        if not left[key]:
            found.append(place)
        left[key] -= left[key] > 0
    return found
