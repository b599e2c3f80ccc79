"""The column of a declaration phase: a line for everybody, filled with the obvious, corrected by a key."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QFrame, QSizePolicy, QWidget

from rules.text.sanitize import without_controls
from ui.theme import icons
from ui.theme.theme import CONTROL, MARK, NORMAL, RING, SMALL, current, short_deed, short_name, sized
from ui.widgets.labels import Label, keyless, tip
from ui.widgets.layouts import stacked

LINE_HEIGHT, TWO_LINES = 32, 44
NARROW = 460
"""Pixels of width below which what is declared stands under the name."""
NAME_LEFT, MARK_RIGHT, PENCIL, GAP = 38, 10, 20, 8
"""Where the name begins, where the mark ends, the room of a pencil before it, and what keeps all apart."""
DECLARED, NEXT, LATER, CLOSED = "declared", "next", "later", "closed"
AT_ONCE = 40
"""So many lines come in one step: more than a window shows. The others follow, and the window lives meanwhile."""


@dataclass(frozen=True, slots=True)
class DeclarationLine:
    """One combatant in the column."""

    id: str
    letter: str
    name: str
    side: str
    words: str
    """What is declared or proposed, or why nothing can be."""
    state: str
    """`declared`, `next`, `later` or `closed`."""
    changed: bool = False
    """Whether the game master has put something else in the place of the obvious."""
    in_group: bool = False
    """Whether others of its group declare after it."""

    @property
    def is_quiet(self) -> bool:
        """Whether nothing is to be done about it."""
        return self.state in (DECLARED, CLOSED)


def enter_word() -> str:
    """The key that takes a line, as it stands on that."""
    return QCoreApplication.translate("LineButton", "Enter")


class LineButton(QAbstractButton):
    """A line: key, name, what it declares, and how far that is."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.line: DeclarationLine | None = None
        self.narrow = False
        self.names = 0
        """The width of the names beside which the declarations stand."""
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_line(self, line: DeclarationLine) -> None:
        """Show a line; the same one again costs nothing."""
        if line == self.line:
            return
        self.line = line
        self.setEnabled(line.state in (NEXT, LATER))
        self.setText(keyless(f"{line.letter.upper()}: {line.name}: {line.words}"))
        self.setToolTip(tip(f"{line.name}: {line.words}"))
        self.setAccessibleDescription(without_controls(self._tag(line)))
        self.update()

    def _tag(self, line: DeclarationLine) -> str:
        if line.state == DECLARED:
            return self.tr("declared")
        if line.state == NEXT:
            return enter_word()
        return self.tr("changed") if line.changed else ""

    def sizeHint(self) -> QSize:
        """One height for all."""
        return QSize(240, TWO_LINES if self.narrow else LINE_HEIGHT)

    def arrange(self, names: int, *, narrow: bool) -> None:
        """Put what is declared under the name, or beside the names of all."""
        if (names, narrow) != (self.names, self.narrow):
            self.names, self.narrow = names, narrow
            self.updateGeometry()
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the line."""
        line = self.line
        if line is None:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_ground(painter, line)
            self._paint_letter(painter, line)
            self._paint_words(painter, line)

    def _box(self) -> QRectF:
        return QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)

    def _paint_ground(self, painter: QPainter, line: DeclarationLine) -> None:
        """Whose turn it is to declare stands out, and what the mouse is over."""
        theme, box = current(), self._box()
        painter.setPen(Qt.PenStyle.NoPen)
        if line.state == NEXT:
            painter.setBrush(theme.color("accent_soft"))
            painter.drawRoundedRect(box, CONTROL, CONTROL)
            painter.setBrush(theme.color("accent"))
            painter.drawRoundedRect(QRectF(box.left(), box.top() + 4, 3, box.height() - 8), RING / 2, RING / 2)
        elif self.underMouse() and self.isEnabled():
            painter.setBrush(theme.color("sunken"))
            painter.drawRoundedRect(box, CONTROL, CONTROL)

    def _paint_letter(self, painter: QPainter, line: DeclarationLine) -> None:
        theme = current()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color("track"))
        badge = QRectF(10, (self.height() - 18) / 2, 20, 18)
        painter.drawRoundedRect(badge, MARK, MARK)
        painter.setFont(sized(self.font(), SMALL, bold=True))
        painter.setPen(theme.color("muted" if line.is_quiet else "text"))
        painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, line.letter)

    def _paint_words(self, painter: QPainter, line: DeclarationLine) -> None:
        """The name, what it declares beside it or below, and how far that is."""
        theme = current()
        left, right = float(NAME_LEFT), self._mark(painter, line, self._box().right() - MARK_RIGHT)
        room = max(0.0, right - left - GAP)
        beside = self.names + 2 * GAP
        name, words = QRectF(left, 0, self.names, LINE_HEIGHT), QRectF(left + beside, 0, room - beside, LINE_HEIGHT)
        if self.narrow:
            name, words = QRectF(left, 3, room, 20), QRectF(left, 22, room, 18)
        painter.setFont(sized(self.font(), NORMAL, bold=line.state == NEXT))
        painter.setPen(theme.color("muted" if line.is_quiet else "text"))
        painter.drawText(name, _LEFT, short_name(painter.fontMetrics(), line.name, int(name.width())))
        painter.setFont(sized(self.font(), SMALL if self.narrow else NORMAL))
        painter.setPen(theme.color("muted" if line.is_quiet or line.state == LATER else "text"))
        painter.drawText(words, _LEFT, short_deed(painter.fontMetrics(), line.words, int(words.width())))

    def _mark(self, painter: QPainter, line: DeclarationLine, right: float) -> float:
        """Draw how far the line is, at the right; return where that begins."""
        theme = current()
        if line.state == DECLARED:
            icons.paint(painter, "check", QRectF(right - 16, (self.height() - 16) / 2, 16, 16), theme.color("good"))
            return right - 16
        if line.state == CLOSED:
            icons.paint(painter, "ban", QRectF(right - 14, (self.height() - 14) / 2, 14, 14), theme.color("muted"))
            return right - 14
        tag = self._tag(line)
        if line.changed:
            icons.paint(painter, "pencil", QRectF(right - 14, (self.height() - 14) / 2, 14, 14), theme.color("warn"))
            right -= PENCIL
        if line.state == NEXT:
            small = sized(self.font(), SMALL)
            width = QFontMetrics(small).horizontalAdvance(tag)
            painter.setFont(small)
            painter.setPen(theme.color("accent"))
            painter.drawText(QRectF(right - width, 0, width, self.height()), Qt.AlignmentFlag.AlignVCenter, tag)
            right -= width
        return right


_LEFT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft


class DeclarationColumn(QFrame):
    """The lines in the order of declaring, and which keys take or change them."""

    line_clicked = Signal(str)
    """A line was clicked: the combatant's id."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self.lines: tuple[DeclarationLine, ...] = ()
        self._is_past = False
        self._buttons: list[LineButton] = []
        self._next = 0
        """The number of the first line that may not be shown yet as it is now."""
        self._rows = stacked(spacing=0)
        self._filling = QTimer(self)
        self._filling.setInterval(0)
        self._filling.timeout.connect(self._fill)
        self._measured: tuple[object, str] = (), ""
        """The lines that were measured, and in which font."""
        self._widest = 0, 0
        """What the longest name takes, and what the longest words do with their mark."""
        self._hint = Label(role="small", wraps=True)
        layout = stacked(on=self, margins=(GAP, GAP, GAP, GAP), spacing=8)
        layout.addWidget(self._hint)
        layout.addLayout(self._rows)
        self.setAccessibleName(self.tr("What everybody declares"))
        self.hide()

    def show_lines(self, lines: Sequence[DeclarationLine], *, is_past: bool = False) -> None:
        """Show everybody's line; none hides the column. In the past no key does anything to them."""
        if (tuple(lines), is_past) == (self.lines, self._is_past):
            return
        self.lines, self._is_past = tuple(lines), is_past
        for button in self._buttons[len(self.lines) :] if self.lines else ():  # without any the column is hidden
            button.hide()
        self._next = 0
        self._fill()
        self._filling.start()
        self._hint.setVisible(not is_past)
        if any(line.state == NEXT for line in lines):
            words = self.tr("Enter or Space takes the marked line, Shift+Enter all of them; a letter changes its line.")
            more = self.tr("Ctrl+Shift+Enter: the whole group declares what the marked line says.")
            self._hint.setText(f"{words} {more}" if any(line.in_group for line in lines) else words)
        else:
            self._hint.setText(self.tr("Everybody has declared. Space goes on."))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lines of two rows where one has too little room."""
        super().resizeEvent(event)
        self._fit()

    def _show_line(self, number: int) -> bool:
        """Show the line of that number; False where it is shown already."""
        if number == len(self._buttons):
            button = LineButton(self)
            button.clicked.connect(self._pressed)
            self._rows.addWidget(button)
            self._buttons.append(button)
        line, button = self.lines[number], self._buttons[number]
        if button.line == line and not button.isHidden():
            return False
        button.show()
        button.show_line(line)
        return True

    def _fill(self) -> None:
        """Show as many of the lines that have changed, or are still to be made, as take one step."""
        fresh = 0
        while fresh < AT_ONCE and self._next < len(self.lines):
            fresh += self._show_line(self._next)
            self._next += 1
        if fresh < AT_ONCE:
            self._filling.stop()
        self._fit()

    def _measure(self) -> None:
        measured = self.lines, sized(self.font(), NORMAL).key()
        if measured == self._measured:
            return
        self._measured = measured
        names = QFontMetrics(sized(self.font(), NORMAL, bold=True))
        words = QFontMetrics(sized(self.font(), NORMAL))
        mark = QFontMetrics(sized(self.font(), SMALL)).horizontalAdvance(enter_word()) + PENCIL
        texts = {line.words for line in self.lines}
        self._widest = (
            max((names.horizontalAdvance(line.name) for line in self.lines), default=0),
            max(map(words.horizontalAdvance, texts), default=0) + mark,
        )

    def _fit(self) -> None:
        self._measure()
        names, words = self._widest
        room = self.contentsRect().width() - 2 * GAP - NAME_LEFT - MARK_RIGHT
        narrow = self.width() < NARROW or names + words + 3 * GAP > room
        for button in self._buttons:
            button.arrange(names, narrow=narrow)

    def _pressed(self) -> None:
        button = self.sender()
        if isinstance(button, LineButton) and button.line is not None:
            self.line_clicked.emit(button.line.id)
