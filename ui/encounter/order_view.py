"""The order: one row a combatant, with its key, place, pools as bars and conditions as chips."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QDragEnterEvent,
    QDragMoveEvent,
    QDropEvent,
    QFont,
    QFontMetrics,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPen,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolTip,
    QWidget,
)

from ui import icons
from ui.dragging import Dropped, read_drop
from ui.encounter import pips
from ui.encounter.rows import ChipView, OrderRow, PoolView
from ui.keyed import ROW_ROLE, KeyedListModel
from ui.theme import SMALL, Theme, current, numbers, short_name, sized

ROW_HEIGHT = 44
LEAST_CHIP = 44
"""The first chip is cut to no less than this."""
PIP, PIP_GAP = 8.0, 2.0
GHOST_STEPS = 10
GHOST_INTERVAL = 100
SIDE_MARKS: Mapping[str, str] = {"party": "●", "foes": "▲"}
Index = QModelIndex | QPersistentModelIndex


class OrderModel(KeyedListModel[OrderRow]):
    """The rows of the order, and what each vital pool has just lost."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(lambda row: row.id, OrderRow.spoken, parent)
        self.lost: dict[str, int] = {}
        """Combatant id to what its vital pool stood at before the last loss, while that fades."""
        self.fading = True
        """Whether losses fade; off with reduced motion."""
        self._steps: dict[str, int] = {}
        self._timer = QTimer(self)
        self._timer.setInterval(GHOST_INTERVAL)
        self._timer.timeout.connect(self._fade)

    def show_rows(self, rows: list[OrderRow], *, fade: bool = True) -> None:
        """Takes the rows of the fight as it stands now."""
        if fade and self.fading:
            before = {row.id: _vital(row) for row in self.rows}
            for row in rows:
                was, is_now = before.get(row.id), _vital(row)
                if was is not None and is_now is not None and is_now.value < was.value:
                    self.lost[row.id] = was.value
                    self._steps[row.id] = GHOST_STEPS
            if self._steps:
                self._timer.start()
        self.set_rows(rows)

    def ghost(self, id: str) -> tuple[int, float]:
        """(where the vital pool stood, how strongly that still shows 0…1)."""
        return self.lost.get(id, 0), self._steps.get(id, 0) / GHOST_STEPS

    def _fade(self) -> None:
        for id in list(self._steps):
            self._steps[id] -= 1
            if self._steps[id] <= 0:
                del self._steps[id]
                self.lost.pop(id, None)
            number = self.row_of(id)
            if number >= 0:
                self.dataChanged.emit(self.index(number), self.index(number))
        if not self._steps:
            self._timer.stop()


def _vital(row: OrderRow) -> PoolView | None:
    return next((pool for pool in row.pools if pool.vital), row.pools[0] if row.pools else None)


class OrderDelegate(QStyledItemDelegate):
    """Paints a row of the order."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.targets: frozenset[str] = frozenset()
        """Those aimed at: they are marked."""
        self.possible: frozenset[str] | None = None
        """Those that can be aimed at now; None: nobody is aiming."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Rows of one height."""
        return QSize(280, ROW_HEIGHT)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draws the row."""
        row: OrderRow = index.data(ROW_ROLE)
        theme = current()
        rect: QRect = option.rect
        state: QStyle.StateFlag = option.state
        font: QFont = option.font
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._ground(painter, rect, row, theme, selected=bool(state & QStyle.StateFlag.State_Selected))
        beyond_aim = self.possible is not None and row.id not in self.possible and not row.active
        dim = row.fallen or row.out or beyond_aim
        text = theme.color("muted" if dim else "text")
        self._key(painter, rect, row, theme, font)
        painter.setFont(numbers(sized(font, 14, bold=row.active)))
        painter.setPen(theme.color("muted") if not row.to_come and not row.active else text)
        painter.drawText(QRect(rect.left() + 34, rect.top() + 4, 30, 20), Qt.AlignmentFlag.AlignRight, row.place)
        bars = self._bars(painter, rect, row, theme, font, index)
        self._name(painter, rect, row, theme, font, text, bars)
        self._chips(painter, rect, row, theme, font)
        painter.restore()

    def _ground(self, painter: QPainter, rect: QRect, row: OrderRow, theme: Theme, *, selected: bool) -> None:
        if row.active:
            painter.fillRect(rect, theme.color("accent_soft"))
            painter.fillRect(QRect(rect.left(), rect.top(), 4, rect.height()), theme.color("accent"))
        elif selected:
            painter.fillRect(rect, theme.color("sunken"))
        if selected:
            painter.setPen(QPen(theme.color("accent"), 1))
            painter.drawRect(rect.adjusted(0, 0, -1, -1))
        if row.id in self.targets:
            painter.setPen(QPen(theme.color("accent"), 2))
            painter.drawRoundedRect(QRectF(rect).adjusted(2, 2, -2, -2), 6, 6)
        painter.setPen(theme.color("line"))
        painter.drawLine(rect.left() + 8, rect.bottom(), rect.right() - 8, rect.bottom())

    def _key(self, painter: QPainter, rect: QRect, row: OrderRow, theme: Theme, font: QFont) -> None:
        badge = QRectF(rect.left() + 9, rect.top() + 5, 20, 18)
        aimed = row.id in self.targets
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color("accent" if aimed else "track"))
        painter.drawRoundedRect(badge, 4, 4)
        painter.setPen(theme.color("on_accent" if aimed else "text"))
        painter.setFont(sized(font, SMALL, bold=True))
        painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, row.letter)

    def _name(
        self, painter: QPainter, rect: QRect, row: OrderRow, theme: Theme, font: QFont, text: QColor, right: int
    ) -> None:
        left = rect.left() + 70
        painter.setFont(sized(font, SMALL))
        painter.setPen(theme.side(row.side))
        painter.drawText(
            QRect(left, rect.top() + 4, 14, 20), Qt.AlignmentFlag.AlignVCenter, SIDE_MARKS.get(row.side, "◆")
        )
        left += 15
        if row.active:
            icons.paint(painter, "play", QRectF(left, rect.top() + 7, 13, 13), theme.color("accent"))
            left += 16
        elif row.fallen:
            icons.paint(painter, "skull", QRectF(left, rect.top() + 7, 13, 13), theme.color("muted"))
            left += 16
        elif row.out:
            icons.paint(painter, "log-out", QRectF(left, rect.top() + 7, 13, 13), theme.color("muted"))
            left += 16
        named = sized(font, 14, bold=row.active)
        named.setStrikeOut(row.fallen or row.out)
        painter.setFont(named)
        painter.setPen(text)
        width = right - left - 6
        name = short_name(QFontMetrics(named), row.name, width)
        painter.drawText(QRect(left, rect.top() + 3, width, 22), Qt.AlignmentFlag.AlignVCenter, name)

    def _bars(self, painter: QPainter, rect: QRect, row: OrderRow, theme: Theme, font: QFont, index: Index) -> int:
        """Draws the pools at the right; returns where they begin."""
        figures = numbers(sized(font, SMALL))
        vital = _vital(row)
        right = rect.right() - 8
        if vital is None:
            return right
        label = f"{vital.value}/{vital.maximum}"
        bar = self.bar_rect(rect, vital, font)
        number_width = right - 6 - round(bar.right())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color("track"))
        painter.drawRoundedRect(bar, 4, 4)
        share = vital.value / vital.maximum if vital.maximum else 0.0
        model = index.model()
        if isinstance(model, OrderModel):
            was, strength = model.ghost(row.id)
            if strength > 0 and vital.maximum:
                ghost = QColor(theme.color("ghost"))
                ghost.setAlphaF(strength)
                painter.setBrush(ghost)
                painter.drawRoundedRect(QRectF(bar.left(), bar.top(), bar.width() * was / vital.maximum, 8), 4, 4)
        if share > 0:
            painter.setBrush(theme.color("good" if share > 0.5 else "warn" if share > 0.25 else "bad"))
            painter.drawRoundedRect(QRectF(bar.left(), bar.top(), max(6.0, bar.width() * share), 8), 4, 4)
        painter.setFont(figures)
        painter.setPen(theme.color("muted" if row.fallen or row.out else "text"))
        painter.drawText(QRect(right - number_width, rect.top() + 4, number_width, 20), _RIGHT, label)
        counted = [pool for pool in row.pools if pool is not vital and pips.are_pips(pool)]
        others = "  ".join(
            f"{pool.label} {pool.value}/{pool.maximum}"
            for pool in row.pools
            if pool is not vital and pool.maximum and pool not in counted
        )
        at = float(right)
        for pool in reversed(counted):
            at -= pips.width_of(pool, PIP, PIP_GAP)
            role = "muted" if row.fallen or row.out else "accent"
            pips.paint(painter, pool, at, rect.top() + 24 + (16 - PIP) / 2, PIP, PIP_GAP, role)
            at -= 8
        painter.setFont(figures)
        painter.setPen(theme.color("muted"))
        space = QRectF(bar.left() - 90, rect.top() + 24, at - bar.left() + 90, 16)
        fitting = QFontMetrics(figures).elidedText(others, Qt.TextElideMode.ElideRight, int(space.width()))
        painter.drawText(space, _RIGHT, fitting)
        return int(bar.left())

    def bar_rect(self, rect: QRect, pool: PoolView, font: QFont) -> QRectF:
        """Where the bar of the vital pool stands."""
        metrics = QFontMetrics(numbers(sized(font, SMALL)))
        label = f"{pool.value}/{pool.maximum}"
        number_width = max(metrics.horizontalAdvance(label), metrics.horizontalAdvance("000/000"))
        width = max(48, min(92, rect.width() // 4))
        return QRectF(rect.right() - 8 - number_width - 6 - width, rect.top() + 10, width, 8)

    def _chips(self, painter: QPainter, rect: QRect, row: OrderRow, theme: Theme, font: QFont) -> None:
        small = sized(font, 11)
        metrics = QFontMetrics(small)
        painter.setFont(small)
        for chip, place in self.chip_places(rect, row, font):
            if chip is None:
                painter.setPen(theme.color("muted"))
                painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, "…")
                continue
            hue = theme.family(chip.family)
            ground = QColor(hue)
            ground.setAlphaF(0.16)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ground)
            painter.drawRoundedRect(QRectF(place), 4, 4)
            painter.setPen(hue)
            words = metrics.elidedText(_chip_words(chip), Qt.TextElideMode.ElideRight, place.width() - 8)
            painter.drawText(place.adjusted(5, 0, -3, 0), Qt.AlignmentFlag.AlignVCenter, words)

    def chip_places(self, rect: QRect, row: OrderRow, font: QFont) -> list[tuple[ChipView | None, QRect]]:
        """Where each chip stands; the last place is None where not all fit."""
        metrics = QFontMetrics(sized(font, 11))
        left = rect.left() + 70
        others = [pool for pool in row.pools if not pool.vital and pool.maximum]
        wide = (pips.width_of(pool, PIP, PIP_GAP) + 8 if pips.are_pips(pool) else 74 for pool in others)
        end = rect.right() - 10 - round(sum(wide))
        places: list[tuple[ChipView | None, QRect]] = []
        for chip in row.chips:
            width = min(150, metrics.horizontalAdvance(_chip_words(chip)) + 10)
            if left + width > end and not places and end - left >= LEAST_CHIP:
                width = end - left
            if left + width > end:
                places.append((None, QRect(left, rect.top() + 25, 12, 15)))
                break
            places.append((chip, QRect(left, rect.top() + 25, width, 15)))
            left += width + 4
        return places

    def helpEvent(self, event: QHelpEvent, view: QAbstractItemView, option: QStyleOptionViewItem, index: Index) -> bool:
        """Says what a chip does, or the whole row."""
        row = index.data(ROW_ROLE)
        if not isinstance(row, OrderRow):
            return False
        rect: QRect = option.rect
        for chip, place in self.chip_places(rect, row, view.font()):
            if place.contains(event.pos()):
                tip = chip.tip if chip is not None else "\n".join(one.text for one in row.chips)
                QToolTip.showText(event.globalPos(), tip, view)
                return True
        QToolTip.showText(event.globalPos(), row.spoken(), view)
        return True


_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)


def _chip_words(chip: ChipView) -> str:
    return f"{'▲' if chip.good else '▼'} {chip.text}"


class OrderView(QListView):
    """The list of the order. Letters and digits go on to the page; arrows move the selection."""

    pointed = Signal(str)
    """A row was clicked: the combatant's id."""
    ruling_asked = Signal(str, object)
    """A ruling is wanted on a combatant: its id, and where on the screen."""
    dropped = Signal(object)
    """Creatures or members were dropped: reinforcements."""
    reordered = Signal(str, str, bool)
    """A row was dragged: who, next to whom, and whether before."""
    place_pressed = Signal(str)
    """A figure of the order was clicked: whose place or initiative is it, and why?"""
    chip_pressed = Signal(str, str, object)
    """A condition's chip was clicked: whose, which status, and where on the screen."""
    pool_pulled = Signal(str, str, int)
    """A bar was pulled: whose, which pool, and to what."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.order = OrderModel(self)
        self.painter_of_rows = OrderDelegate(self)
        self.setModel(self.order)
        self.setItemDelegate(self.painter_of_rows)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAcceptDrops(True)
        self.setAccessibleName(self.tr("Order of the combatants"))
        self.setMinimumWidth(300)
        self._pressed: str | None = None
        self._press_at = QPoint()
        self._line: tuple[int, bool] | None = None
        self._pull: tuple[str, str, int] | None = None

    def row_at(self, index: Index) -> OrderRow | None:
        """The row of an index."""
        row = index.data(ROW_ROLE) if index.isValid() else None
        return row if isinstance(row, OrderRow) else None

    @property
    def selected(self) -> OrderRow | None:
        """The selected row."""
        return self.row_at(self.currentIndex())

    def select(self, id: str) -> None:
        """Selects a combatant."""
        number = self.order.row_of(id)
        if number >= 0:
            self.setCurrentIndex(self.order.index(number))

    def mark(self, targets: frozenset[str], possible: frozenset[str] | None) -> None:
        """Marks those aimed at, and dims who cannot be."""
        self.painter_of_rows.targets = targets
        self.painter_of_rows.possible = possible
        self.viewport().update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows move the selection; everything else is the page's."""
        if event.key() in _OWN_KEYS and not event.modifiers():
            super().keyPressEvent(event)
        else:
            event.ignore()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """The rulings on a row."""
        row = self.row_at(self.indexAt(event.pos())) or self.selected
        if row is not None:
            self.select(row.id)
            self.ruling_asked.emit(row.id, event.globalPos())

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Takes creatures and members, nothing else."""
        self._weigh(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Takes creatures and members, nothing else."""
        self._weigh(event)

    def _weigh(self, event: QDropEvent) -> None:
        if read_drop(event.mimeData()) is None:
            event.ignore()
        else:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Reinforcements."""
        found: Dropped | None = read_drop(event.mimeData())
        if found is not None:
            event.acceptProposedAction()
            self.dropped.emit(found)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Takes hold of a bar, a chip or a row."""
        point = event.position().toPoint()
        index = self.indexAt(point)
        row = self.row_at(index)
        super().mousePressEvent(event)
        if row is None or event.button() != Qt.MouseButton.LeftButton:
            self._pressed = None
            return
        if self._pull_to(row, index, point, first=True):
            return
        for chip, place in self.painter_of_rows.chip_places(self.visualRect(index), row, self.font()):
            if chip is not None and chip.status and place.contains(point):
                self.chip_pressed.emit(row.id, chip.status, event.globalPosition().toPoint())
                return
        if 34 <= point.x() <= 66 and point.y() < self.visualRect(index).top() + ROW_HEIGHT // 2:
            self.place_pressed.emit(row.id)
            return
        self._pressed, self._press_at = row.id, point

    def _pull_to(self, row: OrderRow, index: QModelIndex, point: QPoint, *, first: bool) -> bool:
        """Follows a bar that is being pulled; False if the point is on no bar."""
        vital = _vital(row)
        if vital is None or not vital.maximum:
            return False
        bar = self.painter_of_rows.bar_rect(self.visualRect(index), vital, self.font())
        if first and not bar.adjusted(-2, -6, 2, 6).contains(QPointF(point)):
            return False
        share = max(0.0, min(1.0, (point.x() - bar.left()) / bar.width()))
        self._pull = (row.id, vital.id, round(share * vital.maximum))
        self.viewport().update()
        return True

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Shows where a pulled bar or a dragged row would go."""
        point = event.position().toPoint()
        if self._pull is not None:
            number = self.order.row_of(self._pull[0])
            self._pull_to(self.order.rows[number], self.order.index(number), point, first=False)
            return
        if self._pressed is not None and abs(point.y() - self._press_at.y()) > ROW_HEIGHT // 3:
            index = self.indexAt(point)
            if index.isValid():
                rect = self.visualRect(index)
                self._line = (index.row(), point.y() < rect.center().y())
                self.viewport().update()
            return
        super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Lets go: a bar sets its pool, a row elsewhere is a ruling on the order, on itself a click."""
        pressed, line, pull = self._pressed, self._line, self._pull
        self._pressed, self._line, self._pull = None, None, None
        self.viewport().update()
        if pull is not None:
            self.pool_pulled.emit(*pull)
            return
        if pressed is not None and line is not None:
            other = self.order.rows[line[0]]
            if other.id != pressed:
                self.reordered.emit(pressed, other.id, line[1])
            return
        super().mouseReleaseEvent(event)
        if pressed is not None:
            self.pointed.emit(pressed)

    def paintEvent(self, event: Any) -> None:
        """The rows, and the line where a dragged one would go."""
        super().paintEvent(event)
        if self._line is not None:
            rect = self.visualRect(self.order.index(self._line[0]))
            y = rect.top() if self._line[1] else rect.bottom()
            painter = QPainter(self.viewport())
            painter.setPen(QPen(current().color("accent"), 3))
            painter.drawLine(rect.left() + 4, y, rect.right() - 4, y)
        if self._pull is not None:
            self._draw_pull(*self._pull)

    def _draw_pull(self, id: str, pool: str, value: int) -> None:
        number = self.order.row_of(id)
        vital = _vital(self.order.rows[number])
        if vital is None:
            return
        bar = self.painter_of_rows.bar_rect(self.visualRect(self.order.index(number)), vital, self.font())
        painter = QPainter(self.viewport())
        x = bar.left() + bar.width() * value / vital.maximum
        painter.setPen(QPen(current().color("accent"), 3))
        painter.drawLine(QPointF(x, bar.top() - 4), QPointF(x, bar.bottom() + 4))
        painter.setFont(numbers(sized(self.font(), SMALL, bold=True)))
        painter.drawText(QPointF(bar.left(), bar.bottom() + 18), f"{vital.label} = {value}")


_OWN_KEYS = frozenset(
    {
        int(Qt.Key.Key_Up),
        int(Qt.Key.Key_Down),
        int(Qt.Key.Key_Home),
        int(Qt.Key.Key_End),
        int(Qt.Key.Key_PageUp),
        int(Qt.Key.Key_PageDown),
    }
)
