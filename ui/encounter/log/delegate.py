"""How a line of the log is painted: wrapped, in the colour of its kind, names in their own colours."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from collections.abc import Set as AbstractSet
from functools import lru_cache

from PySide6.QtCore import QEvent, QModelIndex, QPointF, QRect, QRectF, QSize
from PySide6.QtGui import (
    QColor,
    QHelpEvent,
    QPainter,
    QPixmap,
    QTextCharFormat,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolTip,
)

from rules.core.facts import told_as
from rules.log.redaction import COMMENT
from rules.log.sentences import is_no_loss
from ui.encounter.log.model import Index, LogLine
from ui.encounter.sheet.explain import amount_words
from ui.theme.emblem import Emblem, paint_emblem
from ui.theme.icons import pixmap
from ui.theme.sizes import px
from ui.theme.theme import NORMAL, current, shown_colour, sized
from ui.widgets.keyed_model import ROW_ROLE
from ui.widgets.labels import boxed

_ARROW, _BOUND = re.compile(r"(?<=\d) → (?=\d)"), "\u00a0→\u00a0"
"""The arrow between two numbers, and the same without a line break around it."""
_NUMBER = re.compile(r"\d+")
GUTTER = 18
"""Width in pixels of the sign before a line."""
SIGN = 14
MOST = 24
"""The most reasons in a tooltip; the card has them all."""
SIGNS = {
    "attack": "swords",
    "damage": "droplets",
    "heal": "heart",
    "wake": "sun",
    "fall": "trending-down",
    "die": "skull",
    "condition": "sparkles",
    "lift": "x",
    "immune": "shield",
    "roll": "dice-5",
    "opposed": "dice-5",
    "initiative": "dice-5",
    "move": "footprints",
    "face": "footprints",
    "equip": "hand",
    "reload": "redo-2",
    "reflect": "undo-2",
    "declare": "target",
    "use": "hand",
    "cast": "wand-sparkles",
    "ability": "star",
    "spend": "flask-conical",
    "note": "sticky-note",
    COMMENT: "message-square",
    "ruling": "pencil",
    "house_rules": "scroll-text",
    "join": "log-in",
    "leave": "log-out",
    "tick": "clock-3",
    "countdown": "bell",
    "order": "arrow-up-down",
    "defend": "shield-half",
    "wait": "hourglass",
    "pass": "skip-forward",
    "ready": "crosshair",
    "react": "zap",
    "interrupt": "octagon-pause",
    "spoils": "package",
}
"""The sign of each kind of fact; kinds of a system's own have none."""
FACE, BESIDE_FACE = 18, 6
"""The side of the emblem of whose turn begins, and what parts it from the words."""
MOST_WRAPPED = 256
"""The most wrapped texts that are kept."""
NOBODY: Mapping[str, str] = {}
Faces = Mapping[str, Emblem]
NO_FACES: Faces = {}


class LogDelegate(QStyledItemDelegate):
    """Paint a line wrapped to the width; at the list's edge only whole rows of text."""

    shut: Callable[[], AbstractSet[int]] = staticmethod(frozenset)
    """Returns the folded rounds and turns."""
    own: Mapping[str, str] = NOBODY
    """Names of players' characters to the colours saved in the library."""
    faces: Faces = NO_FACES
    """Combatant id to its emblem, which stands before the heading of its turn."""

    def __init__(self, view: QAbstractItemView) -> None:
        """It paints the rows of the model that the view has now."""
        super().__init__(view)
        self._layouts: dict[tuple[object, ...], QTextLayout] = {}
        """What the text of a line was wrapped for, to the rows of that text: painting a list again wraps none anew."""
        self._heights: list[int | None] = []
        """The height of each row from the first on: as one comes the list asks for those of all others."""
        self._measured_for: tuple[object, ...] = ()
        """The width, the font and the faces that they were measured for."""
        rows = view.model()
        for changed in (rows.modelAboutToBeReset, rows.layoutAboutToBeChanged, rows.dataChanged):
            changed.connect(self._forget_heights)
        for changed in (rows.rowsAboutToBeInserted, rows.rowsAboutToBeRemoved):
            changed.connect(self._forget_heights_from)

    def _forget_heights(self) -> None:
        self._heights.clear()

    def _forget_heights_from(self, _parent: QModelIndex, first: int) -> None:
        del self._heights[first:]

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the height of the wrapped line."""
        view, row, heights = self.parent(), index.row(), self._heights
        width = view.viewport().width() if isinstance(view, QListView) else px(300)
        wanted = (width, option.font.pixelSize(), self.faces)
        if wanted != self._measured_for:
            self._measured_for = wanted
            heights.clear()
        heights += [None] * (row + 1 - len(heights))
        height = heights[row]
        if height is None:
            height = heights[row] = self._height_of(index.data(ROW_ROLE), option, width)
        return QSize(px(120), height)

    def _height_of(self, line: LogLine, option: QStyleOptionViewItem, width: int) -> int:
        has_face = line.fact["kind"] == "turn" and line.fact["actor"] in self.faces
        at = (width, option.font.pixelSize(), has_face)
        if line.measured[0] != at:
            wrapped = self._layout_of(option, line, width, px(FACE) + px(BESIDE_FACE) if has_face else 0)
            line.measured = (at, round(wrapped.boundingRect().height()) + px(10 if line.heading else 4))
        return line.measured[1]

    def _layout_of(self, option: QStyleOptionViewItem, line: LogLine, width: int, before: int) -> QTextLayout:
        """Return the text in rows: broken between words, and inside a word that is wider than the list.

        `before`: the width of what stands before the words.
        """
        text, room = line.text, max(px(80), width - px(16) - px(GUTTER) - px(14) * line.indent - before)
        big = line.heading and line.fact["kind"] != "phase"
        marked = bool(option.state & QStyle.StateFlag.State_MouseOver) and _has_reasons(line)
        theme = current().name if self.own else ""  # names alone have colours
        key = (text, room, big, marked, option.font.key(), theme, *self.own.items())
        made = self._layouts.get(key)
        if made is None:
            if len(self._layouts) >= MOST_WRAPPED:
                self._layouts.clear()
            made = self._layouts[key] = QTextLayout(_ARROW.sub(_BOUND, text), sized(option.font, NORMAL, bold=big))
            made.setFormats(coloured(made.text(), self.own) + (_underlined(made.text()) if marked else []))
            _wrap(made, room)
        return made

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint the line."""
        line: LogLine = index.data(ROW_ROLE)
        theme = current()
        rect: QRect = option.rect
        view = self.parent()
        inside = view.viewport().rect() if isinstance(view, QListView) else rect
        face = self.faces.get(line.fact["actor"]) if line.fact["kind"] == "turn" else None
        before = 0 if face is None else px(FACE) + px(BESIDE_FACE)
        wrapped = self._layout_of(option, line, rect.width(), before)
        left = rect.left() + px(8) + px(GUTTER) + px(14) * line.indent
        start = QPointF(left + before, rect.center().y() + 1 - wrapped.boundingRect().height() / 2)
        painter.save()
        sign = self._sign(line)
        high = wrapped.lineAt(0).height() if wrapped.lineCount() else 0.0
        if sign and start.y() >= inside.top() and start.y() + high <= inside.bottom() + 1:
            ratio = painter.device().devicePixelRatioF()
            place = QPointF(left - px(GUTTER), start.y() + (high - px(SIGN)) / 2)
            painter.drawPixmap(place, _drawn(sign, theme.roles["muted"], px(SIGN), ratio))
        if face is not None and start.y() >= inside.top() and start.y() + high <= inside.bottom() + 1:
            painter.setFont(option.font)
            paint_emblem(painter, QRectF(left, start.y() + (high - px(FACE)) / 2, px(FACE), px(FACE)), face)
        painter.setPen(theme.color(_role(line)))
        for number in range(wrapped.lineCount()):
            line_of_text = wrapped.lineAt(number)
            top = start.y() + line_of_text.y()
            if top >= inside.top() and top + line_of_text.height() <= inside.bottom() + 1:
                line_of_text.draw(painter, start)
        if index.row() and line.heading and line.fact["kind"] == "round":  # the first has the edge of the list above it
            painter.setPen(theme.color("line"))
            painter.drawLine(rect.left() + px(8), rect.top() + 1, rect.right() - px(8), rect.top() + 1)
        painter.restore()

    def _sign(self, line: LogLine) -> str:
        """Return the sign of a line: whether it is folded, or its kind."""
        if line.folds:
            return "chevron-right" if line.fact["n"] in self.shut() else "chevron-down"
        return SIGNS.get(told_as(line.fact), "")

    def helpEvent(self, event: QHelpEvent, view: QAbstractItemView, option: QStyleOptionViewItem, index: Index) -> bool:
        """Explain the number under the mouse."""
        line = index.data(ROW_ROLE) if index.isValid() else None
        if event.type() != QEvent.Type.ToolTip or not isinstance(line, LogLine) or not _has_reasons(line):
            return super().helpEvent(event, view, option, index)
        reasons = [f"{amount_words(amount, str(kind))}  {term}" for term, amount, kind in line.reasons()]
        QToolTip.showText(event.globalPos(), boxed("\n".join(reasons[:MOST])), view)
        return True


def _wrap(layout: QTextLayout, room: float) -> None:
    """Lay the text of a layout out in rows of a width."""
    wrapping, height = QTextOption(), 0.0
    wrapping.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(wrapping)
    layout.beginLayout()
    while (row := layout.createLine()).isValid():
        row.setLineWidth(room)
        row.setPosition(QPointF(0, height))
        height += row.height()
    layout.endLayout()


def _role(line: LogLine) -> str:
    """Return the colour role of a line by its kind."""
    kind = line.fact["kind"]
    if kind in ("damage", "fall", "die") and not is_no_loss(line.fact):
        return "bad"
    if kind in ("heal", "wake"):
        return "good"
    if kind in ("ruling", "note", COMMENT, "house_rules"):
        return "warn"
    return "text" if line.heading or line.indent == 1 else "muted"


def _has_reasons(line: LogLine) -> bool:
    """Return whether the steps of a line's number are known."""
    return bool(line.fact.get("steps") or line.fact.get("parts"))


def _underlined(text: str) -> list[QTextLayout.FormatRange]:
    """Return formats that underline the explained numbers of a line."""
    ranges = []
    for match in _NUMBER.finditer(text):
        format_range = QTextLayout.FormatRange()
        format_range.start, format_range.length = match.start(), len(match[0])
        style = QTextCharFormat()
        style.setUnderlineStyle(QTextCharFormat.UnderlineStyle.DashUnderline)
        format_range.format = style
        ranges.append(format_range)
    return ranges


@lru_cache(maxsize=256)
def _drawn(sign: str, colour: str, _size: int, ratio: float) -> QPixmap:
    """Return a sign in a colour, cached."""
    return pixmap(sign, QColor(colour), SIGN, ratio)


def coloured(text: str, own: Mapping[str, str]) -> list[QTextLayout.FormatRange]:
    """Return formats for the names of players' characters in a line, each in its colour; whole words only."""
    ranges = []
    for name, colour in own.items():
        hue = shown_colour(colour)
        if hue is None:
            continue
        for match in re.finditer(rf"(?<!\w){re.escape(name)}(?!\w)", text):
            format_range = QTextLayout.FormatRange()
            format_range.start, format_range.length = match.span()[0], len(name)
            style = QTextCharFormat()
            style.setForeground(hue)
            format_range.format = style
            ranges.append(format_range)
    return ranges
