"""The rule systems as cards to choose from: banner, some of their creatures, name, what each is, and what is there."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QLinearGradient, QPainter, QPainterPath, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QListView,
    QListWidget,
    QListWidgetItem,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from ui.theme.emblem import Emblem, paint_emblem
from ui.theme.icons import paint_drawing
from ui.theme.sizes import exact, px
from ui.theme.theme import CARD, GRID, HAIR, HALF, RING, SMALL, Theme, current, elided, look, short_text, sized

CARD_ROLE = int(Qt.ItemDataRole.UserRole) + 1
NARROWEST, HIGH, LOW = 240, 180, 128
"""Least width of a card in pixels, its height, and that in a low window."""
MOST_IN_ROW, MANY_IN_ROW = 3, 4
"""How many cards are beside each other at most: of two lines of cards, and of more."""
NAME_SIZE = 17
NAME_LINE, LINE = 22, 17
"""The height of the line of the name, and of those below it."""
CHOSEN = 3
"""Width of the frame of the chosen card."""
BADGE = 20
GLYPH, EMBLEM, SMALL_EMBLEM = 48, 34, 26
BEHIND = 0.16
"""How much is seen of the large drawing at the end of a banner."""
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True)
class SystemCard:
    """What a card shows."""

    title: str
    about: str
    """What the system is, in one line; empty: nothing is said of it."""
    counts: str
    drawing: str
    ground: str = ""
    creatures: tuple[Emblem, ...] = ()

    @property
    def spoken(self) -> str:
        """The words of the card, a line each."""
        return "\n".join(filter(None, (self.title, self.about, self.counts)))


class SystemCards(QListWidget):
    """A list whose rows are cards, three or four beside each other; arrows go along them and from line to line."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "cards")
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setItemDelegate(CardPainter(self))
        self.setMouseTracking(True)
        self._is_low = False
        look().theme_changed.connect(self.viewport().update)

    def add(self, card: SystemCard) -> QListWidgetItem:
        """Append a card; return its row."""
        item = QListWidgetItem(card.spoken)
        item.setData(CARD_ROLE, card)
        item.setToolTip(card.about)
        self.addItem(item)
        return item

    def set_low(self, *, low: bool) -> None:
        """Make the cards lower where the window is."""
        if low != self._is_low:
            self._is_low = low
            self._fit()

    @property
    def in_row(self) -> int:
        """How many cards are beside each other."""
        most = MOST_IN_ROW if self.count() <= 2 * MOST_IN_ROW else MANY_IN_ROW
        return max(1, min(most, self.width() // px(NARROWEST)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the width among the cards."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Set the size of a card by the width, and the height by their number."""
        frame = self.width() - self.viewport().width()
        high = px(LOW) if self._is_low else px(HIGH)
        self.setGridSize(QSize((self.width() - frame - 1) // self.in_row, high))
        self.setFixedHeight(-(-self.count() // self.in_row) * high + 2 * px(HALF))

    def moveCursor(self, action: QListView.CursorAction, held: Qt.KeyboardModifier) -> QModelIndex:  # noqa: N802
        """Go on by one card, or by a line of them."""
        steps = {
            QListView.CursorAction.MoveLeft: -1,
            QListView.CursorAction.MovePrevious: -1,
            QListView.CursorAction.MoveRight: 1,
            QListView.CursorAction.MoveNext: 1,
            QListView.CursorAction.MoveUp: -self.in_row,
            QListView.CursorAction.MoveDown: self.in_row,
        }
        if action not in steps:
            return super().moveCursor(action, held)
        row = self.currentRow() + steps[action]
        return self.model().index(row if 0 <= row < self.count() else self.currentRow(), 0)


class CardPainter(QStyledItemDelegate):
    """Paints the card of a rule system."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Return the size of all cards."""
        view = self.parent()
        assert isinstance(view, SystemCards)
        return view.gridSize()

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint the banner, the words below it, and the frame."""
        card, theme = index.data(CARD_ROLE), current()
        cell: QRect = option.rect
        rect = QRectF(cell).adjusted(px(RING), px(HALF), -px(GRID) + px(RING), -px(HALF))
        path = QPainterPath()
        path.addRoundedRect(rect, px(CARD), px(CARD))
        font = QFont(option.font)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillPath(path, theme.color("raised"))
        is_low = cell.height() < px(HIGH)
        about = 1 if is_low else 2
        banner = QRectF(
            rect.left(), rect.top(), rect.width(), rect.height() - px(NAME_LINE) - (about + 1) * px(LINE) - 2 * px(GRID)
        )
        painter.save()
        painter.setClipPath(path)
        painter.setClipRect(banner, Qt.ClipOperation.IntersectClip)
        self._paint_banner(painter, banner, card, theme, font)
        painter.restore()
        room = QRectF(
            rect.left() + 2 * px(GRID), banner.bottom() + px(GRID), rect.width() - 4 * px(GRID), px(NAME_LINE)
        )
        self._paint_words(painter, room, card, font, about)
        self._paint_frame(painter, rect, option.state, theme)
        painter.restore()

    def _paint_banner(self, painter: QPainter, banner: QRectF, card: SystemCard, theme: Theme, font: QFont) -> None:
        above, below = theme.ground(card.ground)
        shade = QLinearGradient(banner.topLeft(), banner.bottomRight())
        shade.setColorAt(0, above)
        shade.setColorAt(1, below)
        painter.fillRect(banner, shade)
        large, glyph = banner.height() * 1.7, theme.color("glyph")
        painter.setOpacity(BEHIND)
        middle = banner.center().y()
        paint_drawing(
            painter, card.drawing, QRectF(banner.right() - large * 0.78, middle - large / 2, large, large), glyph
        )
        painter.setOpacity(1.0)
        side = min(px(GLYPH), banner.height() - px(GRID))
        paint_drawing(painter, card.drawing, QRectF(banner.left() + 2 * px(GRID), middle - side / 2, side, side), glyph)
        left, side = (
            banner.left() + 3 * px(GRID) + side,
            px(EMBLEM) if banner.height() > px(GLYPH) else px(SMALL_EMBLEM),
        )
        painter.setFont(font)
        for emblem in card.creatures:
            if left + side > banner.right() - px(GRID):
                break
            paint_emblem(painter, QRectF(left, middle - side / 2, side, side), emblem)
            left += side + px(GRID)

    def _paint_words(self, painter: QPainter, line: QRectF, card: SystemCard, font: QFont, about: int) -> None:
        """Paint the name, what the system is in `about` lines at most, and what is there."""
        bold, small = sized(font, NAME_SIZE, bold=True), sized(font, SMALL)
        width = int(line.width())
        painter.setFont(bold)
        painter.setPen(current().color("text"))
        painter.drawText(line, _LEFT, elided(painter.fontMetrics(), card.title, width))
        painter.setFont(small)
        metrics = painter.fontMetrics()
        words = short_text(metrics, card.about, width, about) if about > 1 else elided(metrics, card.about, width)
        block = QRectF(line.left(), line.bottom(), width, about * px(LINE))
        used = painter.drawText(block, int(Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap), words)
        painter.setPen(current().color("muted"))
        below = block.top() + (used.height() + px(RING) if words else 0)
        painter.drawText(
            QRectF(line.left(), below, width - px(BADGE), px(LINE)),
            _LEFT,
            elided(metrics, card.counts, width - px(BADGE)),
        )

    def _paint_frame(self, painter: QPainter, rect: QRectF, state: QStyle.StateFlag, theme: Theme) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if not state & QStyle.StateFlag.State_Selected:
            role = "edge" if state & QStyle.StateFlag.State_MouseOver else "line"
            painter.setPen(QPen(theme.color(role), px(HAIR)))
            painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), px(CARD), px(CARD))
            return
        painter.setPen(QPen(theme.color("accent"), px(CHOSEN)))
        painter.drawRoundedRect(rect, px(CARD), px(CARD))
        if state & QStyle.StateFlag.State_HasFocus:
            inside = px(CHOSEN) / 2 + px(RING) / 2
            painter.setPen(QPen(theme.color("text"), px(RING)))
            painter.drawRoundedRect(rect.adjusted(inside, inside, -inside, -inside), px(CARD), px(CARD))
        badge = QRectF(rect.right() - px(BADGE) - px(GRID), rect.bottom() - px(BADGE) - px(GRID), px(BADGE), px(BADGE))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color("accent"))
        painter.drawEllipse(badge)
        pen = QPen(theme.color("on_accent"), exact(2.2), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        middle = badge.center()
        painter.drawPolyline(
            [
                middle + QPointF(-exact(4.5), exact(0.5)),
                middle + QPointF(-exact(1.2), exact(4)),
                middle + QPointF(exact(5), -exact(3.5)),
            ]
        )
