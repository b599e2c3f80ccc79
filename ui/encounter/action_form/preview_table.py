"""Many chosen targets and what an action would do to each, as a table: whom, how likely, how much, what else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QHelpEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from rules.mechanics.action import Preview
from rules.text.sanitize import without_controls
from ui.text.words import localize
from ui.theme.emblem import AS_EVER, Emblem, Standing, paint_emblem
from ui.theme.row_parts import BESIDE_KEY, CAP_IN_BUTTON, IN_BUTTON, cap_size, paint_cap
from ui.theme.sizes import px
from ui.theme.theme import (
    GRID,
    HAIR,
    HALF,
    MARK,
    NORMAL,
    RING,
    SMALL,
    current,
    elided,
    look,
    numbers,
    short_name,
    sized,
)
from ui.widgets.labels import tip

ROW, EMBLEM = 26, 18
NARROWEST = 232
"""The least width of a column of rows, in pixels."""
MOST_COLUMNS = 3
MOST_REST = 120
"""The most width of what else is foretold that a column is made wide for."""
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class TargetPreview(NamedTuple):
    """What is foretold for one target."""

    name: str
    emblem: Emblem
    chance: str
    """In percent; empty where no die decides."""
    amount: str
    """What it would lose, or with a + what it would gain."""
    rest: str
    whole: str
    """All that is foretold, in the words of the system."""
    id: str = ""
    """The id of the target."""
    key: str = ""
    standing: Standing = AS_EVER
    chosen: bool = False
    """Whether it is reached as it stands: as a target, or with others."""


def target_preview(name: str, emblem: Emblem, previews: Sequence[Preview]) -> TargetPreview:
    """Return the row of a target from its previews."""
    chance = next((preview for preview in previews if preview.what == "chance"), None)
    amount = next((preview for preview in previews if preview.what == "damage"), None)
    others = [localize(preview.text) for preview in previews if preview is not chance and preview is not amount]
    return TargetPreview(
        name,
        emblem,
        "" if chance is None else localize(chance.text) if chance.number is None else f"{chance.number}%",
        "" if amount is None else _in_short(amount),
        " · ".join(others),
        " · ".join(localize(preview.text) for preview in previews),
    )


def _in_short(preview: Preview) -> str:
    """Return an amount without how it comes about: `14–19`, a gain `+25–35`; without a range its average, `≈ 7`."""
    number = preview.number
    if number is None:
        return localize(preview.text)
    least, most = preview.span or (None, None)
    told = f"≈ {abs(number)}" if least is None else f"{least}" if least == most else f"{least}–{most}"
    return f"+{told}" if number < 0 else told


class PreviewTable(QWidget):
    """The rows, in as many columns as their names have room in; the tooltip of each tells all of it.

    A row stands for the button of its target: with its key, and pressed it is a target, or one no more.
    """

    row_pressed = Signal(str)
    """The id of a target."""
    row_hovered = Signal(str)
    """The id of the target under the mouse; empty when that has gone."""

    def __init__(self, rows: Sequence[TargetPreview], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows = tuple(rows)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setObjectName("previews")
        words = "\n".join(f"{row.name}: {row.whole}" for row in self.rows)
        self.setAccessibleName(without_controls(words))
        self._hovered = ""
        self.setMouseTracking(True)
        look().theme_changed.connect(self.update)

    def _columns(self, width: int) -> int:
        return max(1, min(MOST_COLUMNS, len(self.rows), width // self._width_wanted()))

    def _width_wanted(self) -> int:
        """Return the width of a column in which every name is whole, and most of what else is foretold."""
        name, small = QFontMetrics(sized(self.font(), NORMAL)), QFontMetrics(sized(self.font(), SMALL))
        words = max((name.horizontalAdvance(row.name) + self._beside_name(row) for row in self.rows), default=0)
        rest = max((small.horizontalAdvance(row.rest) + px(GRID) for row in self.rows if row.rest), default=0)
        figures = sum(width + px(GRID) for width in self._widths() if width)
        return max(px(NARROWEST), words + figures + min(rest, px(MOST_REST)) + px(GRID))

    def _beside_name(self, row: TargetPreview) -> int:
        """Return the width of what stands before a name: the cap of the key, and the emblem."""
        cap = cap_size(row.key, self.font(), CAP_IN_BUTTON).width() + px(BESIDE_KEY) if row.key else 0
        return px(HALF) + cap + px(EMBLEM) + px(BESIDE_KEY)

    def _widths(self) -> tuple[int, int]:
        """Return the widths of the columns of chances and amounts."""
        metrics = QFontMetrics(numbers(sized(self.font(), SMALL, bold=True)))
        chances = max((metrics.horizontalAdvance(row.chance) for row in self.rows), default=0)
        return chances, max((metrics.horizontalAdvance(row.amount) for row in self.rows), default=0)

    def heightForWidth(self, width: int) -> int:
        """As high as its longest column."""
        return -(-len(self.rows) // self._columns(width)) * px(ROW)

    def sizeHint(self) -> QSize:
        """As wide as one column at least."""
        return QSize(px(NARROWEST), self.heightForWidth(self.width()))

    def minimumSizeHint(self) -> QSize:
        """It can be as narrow as one column."""
        return QSize(px(NARROWEST), px(ROW))

    def place_of(self, number: int) -> QRectF:
        """Return the place of a row; columns are filled one after the other."""
        columns = self._columns(self.width())
        high, width = -(-len(self.rows) // columns), self.width() / columns
        return QRectF(number // high * width, number % high * px(ROW), width - px(GRID), px(ROW) - px(RING))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the rows; figures of all stand in line."""
        figures, widths = numbers(sized(self.font(), SMALL, bold=True)), self._widths()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for number, row in enumerate(self.rows):
                self._paint_row(painter, self.place_of(number), row, figures, widths)

    def _paint_row(
        self, painter: QPainter, place: QRectF, row: TargetPreview, figures: QFont, widths: tuple[int, int]
    ) -> None:
        theme, normal, small = current(), sized(self.font(), NORMAL), sized(self.font(), SMALL)
        painter.setFont(self.font())
        half = px(HAIR) / 2
        edge, ground = ("accent", "accent_soft") if row.chosen else ("line", "raised")
        painter.setPen(QPen(theme.color("text" if row.id == self._hovered else edge), px(HAIR)))
        painter.setBrush(theme.color(ground))
        painter.drawRoundedRect(place.adjusted(half, half, -half, -half), px(MARK), px(MARK))
        left = place.left() + px(HALF)
        if row.key:
            cap = cap_size(row.key, self.font(), CAP_IN_BUTTON)
            corner = QPointF(left, place.top() + (place.height() - cap.height()) / 2)
            paint_cap(painter, QRectF(corner, QSizeF(cap)), row.key, self.font(), IN_BUTTON)
            left += cap.width() + px(BESIDE_KEY)
        at = QRectF(left, place.top() + (place.height() - px(EMBLEM)) / 2, px(EMBLEM), px(EMBLEM))
        paint_emblem(painter, at, row.emblem, row.standing)
        right = place.right() - px(HALF) - px(RING)
        rest = QFontMetrics(small).horizontalAdvance(row.rest)
        beside = sum(width + px(GRID) for width in widths if width)
        name_room = right - at.right() - px(GRID) - beside
        rest_room = min(rest, max(0, int(name_room - QFontMetrics(normal).horizontalAdvance(row.name) - px(GRID))))
        if rest_room > 3 * px(GRID):
            painter.setFont(small)
            painter.setPen(theme.color("muted"))
            words = elided(QFontMetrics(small), row.rest, rest_room)
            painter.drawText(QRectF(right - rest_room, place.top(), rest_room, place.height()), _RIGHT, words)
            right -= rest_room + px(GRID)
        painter.setFont(figures)
        for width, words, role in ((widths[1], row.amount, "bad"), (widths[0], row.chance, "text")):
            if width:
                painter.setPen(theme.color("good" if role == "bad" and words.startswith("+") else role))
                painter.drawText(QRectF(right - width, place.top(), width, place.height()), _RIGHT, words)
                right -= width + px(GRID)
        painter.setFont(normal)
        painter.setPen(theme.color("text"))
        room = int(right - at.right() - px(HALF))
        shown = short_name(QFontMetrics(normal), row.name, room)
        painter.drawText(QRectF(at.right() + px(HALF) + px(2), place.top(), room, px(ROW)), _LEFT, shown)

    def event(self, event: QEvent) -> bool:
        """Tell all of the row under the mouse."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            row = self._row_at(event.pos())
            if row is not None:
                QToolTip.showText(event.globalPos(), tip(f"{row.name}: {row.whole}"), self)
            return True
        return super().event(event)

    def _row_at(self, point: QPoint) -> TargetPreview | None:
        places = ((row, self.place_of(number)) for number, row in enumerate(self.rows))
        return next((row for row, place in places if place.contains(point.toPointF())), None)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Press the row under the mouse."""
        row = self._row_at(event.position().toPoint())
        if row is not None and event.button() == Qt.MouseButton.LeftButton:
            self.row_pressed.emit(row.id)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Say whose row the mouse is over."""
        row = self._row_at(event.position().toPoint())
        self._hover("" if row is None else row.id)

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer has gone."""
        super().leaveEvent(event)
        self._hover("")

    def _hover(self, id: str) -> None:
        if id != self._hovered:
            self._hovered = id
            self.update()
            self.row_hovered.emit(id)
