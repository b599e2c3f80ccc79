"""How a line of the log is painted: wrapped, in the colour of what it tells, names in their own colours."""

from __future__ import annotations

import re
from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRect, QSize
from PySide6.QtGui import QFont, QPainter, QTextCharFormat, QTextLayout, QTextOption
from PySide6.QtWidgets import QListView, QStyledItemDelegate, QStyleOptionViewItem

from rules.keys import lost_nothing
from ui.encounter.log_model import Index, LogLine
from ui.keyed import ROW_ROLE
from ui.own_looks import shown_colour
from ui.theme import NORMAL, current, sized

_ARROW, _BOUND = re.compile(r"(?<=\d) → (?=\d)"), "\u00a0→\u00a0"
"""From one number to another: a line does not end there."""
NOBODY: Mapping[str, str] = {}


class LogDelegate(QStyledItemDelegate):
    """Paints a line, wrapped to the width; of what the edge of the list cuts, only whole lines of text are painted."""

    own: Mapping[str, str] = NOBODY
    """Names of players' characters to their own colours, as the library keeps them."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """As high as the lines of text that it takes."""
        line: LogLine = index.data(ROW_ROLE)
        view = self.parent()
        width = view.viewport().width() if isinstance(view, QListView) else 300
        at = (width, option.font.pixelSize())
        if line.measured[0] != at:
            wrapped = self._wrapped(option, line, width)
            line.measured = (at, round(wrapped.boundingRect().height()) + (10 if line.heading else 4))
        return QSize(120, line.measured[1])

    def _wrapped(self, option: QStyleOptionViewItem, line: LogLine, width: int) -> QTextLayout:
        """The text set in lines: between words, and inside of one that is longer than the whole width."""
        made = QTextLayout(_ARROW.sub(_BOUND, line.text), self._font(option, line))
        made.setFormats(coloured(made.text(), self.own))
        wrapping = QTextOption()
        wrapping.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        made.setTextOption(wrapping)
        room, height = max(80, width - 16 - 14 * line.indent), 0.0
        made.beginLayout()
        while (one := made.createLine()).isValid():
            one.setLineWidth(room)
            one.setPosition(QPointF(0, height))
            height += one.height()
        made.endLayout()
        return made

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draws the line."""
        line: LogLine = index.data(ROW_ROLE)
        theme = current()
        rect: QRect = option.rect
        view = self.parent()
        inside = view.viewport().rect() if isinstance(view, QListView) else rect
        wrapped = self._wrapped(option, line, rect.width())
        start = QPointF(rect.left() + 8 + 14 * line.indent, rect.center().y() + 1 - wrapped.boundingRect().height() / 2)
        painter.save()
        painter.setPen(theme.color(_role(line)))
        for number in range(wrapped.lineCount()):
            one = wrapped.lineAt(number)
            top = start.y() + one.y()
            if top >= inside.top() and top + one.height() <= inside.bottom() + 1:
                one.draw(painter, start)
        if line.heading and line.fact["kind"] == "round":
            painter.setPen(theme.color("line"))
            painter.drawLine(rect.left() + 8, rect.top() + 1, rect.right() - 8, rect.top() + 1)
        painter.restore()

    def _font(self, option: QStyleOptionViewItem, line: LogLine) -> QFont:
        big = line.heading and line.fact["kind"] != "phase"
        return sized(option.font, NORMAL, bold=big)


def _role(line: LogLine) -> str:
    """The colour of a line, by what it tells."""
    kind = line.fact["kind"]
    if kind in ("damage", "fall", "die") and not lost_nothing(line.fact):
        return "bad"
    if kind in ("heal", "wake"):
        return "good"
    if kind in ("ruling", "note", "house_rules"):
        return "warn"
    return "text" if line.heading or line.indent == 1 else "muted"


def coloured(text: str, own: Mapping[str, str]) -> list[QTextLayout.FormatRange]:
    """Where names of players' characters stand in a line, each with its own colour; whole words only."""
    ranges = []
    for name, colour in own.items():
        hue = shown_colour(colour)
        if hue is None:
            continue
        for found in re.finditer(rf"(?<!\w){re.escape(name)}(?!\w)", text):
            one = QTextLayout.FormatRange()
            one.start, one.length = found.span()[0], len(name)
            style = QTextCharFormat()
            style.setForeground(hue)
            one.format = style
            ranges.append(one)
    return ranges
