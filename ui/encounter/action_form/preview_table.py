"""What an action would do to each of many targets, as a table: whom, how likely, how much, what else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from rules.mechanics.action import Preview
from rules.text.sanitize import without_controls
from ui.session.appearance import PLAIN, Looks
from ui.text.words import localize
from ui.theme.emblem import Emblem, paint_emblem
from ui.theme.sizes import px
from ui.theme.theme import GRID, HALF, NORMAL, SMALL, current, elided, look, numbers, short_name, sized
from ui.widgets.labels import tip

ROW, EMBLEM = 22, 18
NARROWEST = 232
"""The least width of a column of rows, in pixels."""
MOST_COLUMNS = 3
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


def rows_of(
    names: Mapping[str, str], sides: Mapping[str, str], previews: Mapping[str, Sequence[Preview]], looks: Looks
) -> list[TargetPreview]:
    """Return the rows of all targets of `previews`, each with its emblem."""
    return [
        target_preview(names[id], looks.get(id, PLAIN).as_emblem(sides[id], names[id]), told)
        for id, told in previews.items()
    ]


class PreviewTable(QWidget):
    """The rows, in as many columns as have room; the tooltip of each tells all of it."""

    def __init__(self, rows: Sequence[TargetPreview], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows = tuple(rows)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setObjectName("previews")
        words = "\n".join(f"{row.name}: {row.whole}" for row in self.rows)
        self.setAccessibleName(without_controls(words))
        look().theme_changed.connect(self.update)

    def _columns(self, width: int) -> int:
        return max(1, min(MOST_COLUMNS, len(self.rows), width // px(NARROWEST)))

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
        high, width = -(-len(self.rows) // columns), (self.width() + px(GRID)) / columns
        return QRectF(number // high * width, number % high * px(ROW), width - px(GRID), px(ROW))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the rows; figures of all stand in line."""
        figures = numbers(sized(self.font(), SMALL, bold=True))
        metrics = QFontMetrics(figures)
        chances = max((metrics.horizontalAdvance(row.chance) for row in self.rows), default=0)
        amounts = max((metrics.horizontalAdvance(row.amount) for row in self.rows), default=0)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for number, row in enumerate(self.rows):
                self._paint_row(painter, self.place_of(number), row, figures, (chances, amounts))

    def _paint_row(
        self, painter: QPainter, place: QRectF, row: TargetPreview, figures: QFont, widths: tuple[int, int]
    ) -> None:
        theme, normal, small = current(), sized(self.font(), NORMAL), sized(self.font(), SMALL)
        painter.setFont(self.font())
        at = QRectF(place.left(), place.top() + (px(ROW) - px(EMBLEM)) / 2, px(EMBLEM), px(EMBLEM))
        paint_emblem(painter, at, row.emblem)
        right = place.right()
        rest = QFontMetrics(small).horizontalAdvance(row.rest)
        beside = sum(width + px(GRID) for width in widths if width)
        name_room = right - at.right() - px(GRID) - beside
        rest_room = min(rest, max(0, int(name_room - QFontMetrics(normal).horizontalAdvance(row.name) - px(GRID))))
        if rest_room > 3 * px(GRID):
            painter.setFont(small)
            painter.setPen(theme.color("muted"))
            words = elided(QFontMetrics(small), row.rest, rest_room)
            painter.drawText(QRectF(right - rest_room, place.top(), rest_room, px(ROW)), _RIGHT, words)
            right -= rest_room + px(GRID)
        painter.setFont(figures)
        for width, words, role in ((widths[1], row.amount, "bad"), (widths[0], row.chance, "text")):
            if width:
                painter.setPen(theme.color("good" if role == "bad" and words.startswith("+") else role))
                painter.drawText(QRectF(right - width, place.top(), width, px(ROW)), _RIGHT, words)
                right -= width + px(GRID)
        painter.setFont(normal)
        painter.setPen(theme.color("text"))
        room = int(right - at.right() - px(HALF))
        shown = short_name(QFontMetrics(normal), row.name, room)
        painter.drawText(QRectF(at.right() + px(HALF) + px(2), place.top(), room, px(ROW)), _LEFT, shown)

    def event(self, event: QEvent) -> bool:
        """Tell all of the row under the mouse."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            at = event.pos().toPointF()
            row = next((row for number, row in enumerate(self.rows) if self.place_of(number).contains(at)), None)
            if row is not None:
                QToolTip.showText(event.globalPos(), tip(f"{row.name}: {row.whole}"), self)
            return True
        return super().event(event)
