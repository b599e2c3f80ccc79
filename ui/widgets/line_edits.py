"""Fields for text that never cut it without showing it: of one line, or as high as what is written."""

from __future__ import annotations

from math import ceil
from typing import Any

from PySide6.QtCore import QEvent, QMimeData, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QValidator,
)
from PySide6.QtWidgets import (
    QApplication,
    QLineEdit,
    QPlainTextEdit,
    QStyle,
    QStyleOptionFrame,
    QToolButton,
    QToolTip,
    QWidget,
)

from rules.text.sanitize import without_controls
from ui.theme.icons import icon, paint
from ui.theme.sizes import px
from ui.theme.theme import GRID, HALF, current, look
from ui.widgets.labels import tip

BESIDE_TEXT = 2
"""Pixels that Qt leaves at both ends of a line's text."""
MOST = 280
"""Greatest preferred width in pixels, whatever the text."""


class LineEdit(QLineEdit):
    """A line that shows the beginning of its text, elided, while it has no focus."""

    def __init__(self, parent: QWidget | None = None, **qt: Any) -> None:
        super().__init__(parent, **qt)

    @property
    def shown_text(self) -> str:
        """The visible part of the text while it has no focus."""
        return self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, self._room().width())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the elided text, unless it has the focus."""
        if self.hasFocus() or self.shown_text == self.text():
            super().paintEvent(event)
            return
        option = QStyleOptionFrame()
        self.initStyleOption(option)
        with QPainter(self) as painter:
            self.style().drawPrimitive(QStyle.PrimitiveElement.PE_PanelLineEdit, option, painter, self)
            painter.setPen(self.palette().color(self.foregroundRole()))
            painter.drawText(self._room(), int(self.alignment()) | int(Qt.AlignmentFlag.AlignVCenter), self.shown_text)

    def event(self, event: QEvent) -> bool:
        """Put the whole text, or hint, before the tooltip where it does not fit."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip and self.cut_text:
            QToolTip.showText(event.globalPos(), "\n".join(filter(None, (tip(self.cut_text), self.toolTip()))), self)
            return True
        return super().event(event)

    @property
    def cut_text(self) -> str:
        """The text or hint where it does not fit; else empty."""
        words = self.text() or self.placeholderText()
        return words if self.fontMetrics().horizontalAdvance(words) > self._room().width() else ""

    def _room(self) -> QRect:
        option = QStyleOptionFrame()
        self.initStyleOption(option)
        inside = self.style().subElementRect(QStyle.SubElement.SE_LineEditContents, option, self)
        return inside.marginsRemoved(self.textMargins()).adjusted(px(BESIDE_TEXT), 0, -px(BESIDE_TEXT), 0)


class NamedLine(LineEdit):
    """A line with its name before the text, if both fit; empty it shows its hint."""

    def __init__(self, words: str) -> None:
        super().__init__()
        self._name = words
        self._instead = ""
        self.setPlaceholderText(words)
        self.setAccessibleName(without_controls(words))
        self.textChanged.connect(self._make_room)

    def say_instead(self, words: str) -> None:
        """Set the value that applies while it is empty, shown in place of a text; without one the name is the hint."""
        self._instead = words
        self.setPlaceholderText(words or self._name)
        self._make_room()

    @property
    def named(self) -> str:
        """The name before the text or the value that applies."""
        return self._name if self.textMargins().left() else ""

    def setText(self, text: str | None) -> None:  # noqa: N802
        """Make room for the name too when a text is set without a signal."""
        super().setText(text)
        self._make_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show or hide the name by the new width."""
        super().resizeEvent(event)
        self._make_room()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the line and its name."""
        super().paintEvent(event)
        if self.named:
            place = self._room().adjusted(-self.textMargins().left(), 0, 0, 0)
            with QPainter(self) as painter:
                painter.setPen(current().color("muted"))
                painter.drawText(place, int(self.alignment()) | int(Qt.AlignmentFlag.AlignVCenter), self.named)

    def sizeHint(self) -> QSize:
        """Return the size for name and text, within the usual width of a field."""
        hint, metrics = super().sizeHint(), self.fontMetrics()
        around = self.width() - self._room().width() - self.textMargins().left() if self.width() else 0
        words = f"{self._name}  {self.text() or self._instead}"
        return hint.expandedTo(QSize(min(metrics.horizontalAdvance(words) + around + 2 * px(GRID), px(MOST)), 0))

    def _make_room(self) -> None:
        self.updateGeometry()
        metrics, shown = self.fontMetrics(), self.text() or self._instead
        wide = metrics.horizontalAdvance(self._name) + px(GRID)
        room = self._room().width() + self.textMargins().left()
        fits = bool(shown) and wide + metrics.horizontalAdvance(shown) <= room
        self.setTextMargins(wide if fits else 0, 0, 0, 0)


class WordLine(QLineEdit):
    """A line for a few words; pasted files and texts of several lines go to the parents."""

    def event(self, event: QEvent) -> bool:
        """Leave Ctrl+V to the window if the clipboard is not for the line."""
        if (
            isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.ShortcutOverride
            and event.matches(QKeySequence.StandardKey.Paste)
            and self.is_passed_by()
        ):
            return False
        return super().event(event)

    def is_passed_by(self) -> bool:
        """Return whether the clipboard has files or a text of several lines, such as a stat block."""
        mime: QMimeData | None = QApplication.clipboard().mimeData()
        return mime is not None and (mime.hasUrls() or "\n" in mime.text().strip())


class NameLine(WordLine, LineEdit):
    """The line for a name; a text that is none is refused whole, however it comes, and it is said why."""

    text_refused = Signal(str)
    """Why a text was refused."""

    def __init__(self, parent: QWidget | None = None, **qt: Any) -> None:
        super().__init__(parent, **qt)
        self.setValidator(_NameValidator(self))

    def refuse(self, sentence: str) -> None:
        """Say at the line why a text was refused."""
        QToolTip.showText(self.mapToGlobal(self.rect().bottomLeft()), tip(sentence), self)
        self.text_refused.emit(sentence)


LONGEST_NAME = 200
"""Characters of a name."""
_BREAKS = frozenset("\n\r\u2028\u2029")


class _NameValidator(QValidator):
    """Refuses text of several lines, and text too long for a name, that is typed or pasted; what is there may stay."""

    def __init__(self, line: NameLine) -> None:
        super().__init__(line)
        self._line = line
        self._kept = ""

    def validate(self, text: str, place: int) -> tuple[QValidator.State, str, int]:
        """Return whether a text may be a name."""
        sentence = self._fault(text) if self._line.hasFocus() else ""
        if sentence:
            self._line.refuse(sentence)
            return QValidator.State.Invalid, text, place
        self._kept = text
        return QValidator.State.Acceptable, text, place

    def _fault(self, text: str) -> str:
        if _BREAKS.intersection(text.strip()).difference(self._kept):
            return self.tr("A name is one line: copied text is imported by Ctrl+V in the list.")
        if len(text.strip()) > max(LONGEST_NAME, len(self._kept)):
            sentence = self.tr("A name has at most {most} characters; these are {number}.")
            return sentence.format(most=LONGEST_NAME, number=len(text.strip()))
        return ""


CLEARING = QSize(22, 18)
"""The size of the button that clears a line at 100 %."""


class SearchLine(WordLine):
    """A line with a search icon, and once it has words with a button that clears it: Qt’s own does not grow."""

    def __init__(self, parent: QWidget | None = None, **qt: Any) -> None:
        super().__init__(parent, **qt)
        self.clearing = QToolButton(self)
        self.clearing.setAccessibleName(self.tr("Clear"))
        self.clearing.setProperty("role", "inside")  # as high as other buttons it would hang out of the line
        self.clearing.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.clearing.setCursor(Qt.CursorShape.ArrowCursor)
        self.clearing.clicked.connect(self._empty)
        self.textChanged.connect(self._keep_room)
        look().theme_changed.connect(self._tint)
        self._tint()

    def _empty(self) -> None:
        self.clear()
        self.textEdited.emit("")

    def _tint(self) -> None:
        self.clearing.setIcon(icon("x"))
        self._keep_room()

    def _keep_room(self) -> None:
        """Show the button beside words, and let these end before it."""
        wide, high = px(CLEARING.width()), px(CLEARING.height())
        self.clearing.setVisible(bool(self.text()))
        self.clearing.setGeometry(self.width() - px(HALF) - wide, (self.height() - high) // 2, wide, high)
        self.setTextMargins(3 * px(GRID), 0, wide if self.text() else 0, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the button at the end of the line."""
        super().resizeEvent(event)
        self._keep_room()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the line and its icon."""
        super().paintEvent(event)
        with QPainter(self) as painter:
            paint(
                painter,
                "search",
                QRectF(px(10), (self.height() - px(16)) / 2, px(16), px(16)),
                current().color("muted"),
            )


class GrowingText(QPlainTextEdit):
    """A text as high as its lines, up to some; where it has less room the others scroll, and none is cut."""

    around = 24
    """Pixels at 100 % above and below its lines together."""

    def __init__(self, most: int, least: int = 1, parent: QWidget | None = None) -> None:
        """`most` lines are in sight, and `least` in the lowest window."""
        super().__init__(parent)
        self._most, self._least = most, least
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.textChanged.connect(self._fit)
        self._fit()

    def show_lines(self, most: int) -> None:
        """Let so many lines be in sight."""
        if most != self._most:
            self._most = most
            self._fit()

    def _fit(self) -> None:
        # Of a plain text the size of a document is counted in lines as they are wrapped.
        lines = round(self.document().size().height())
        line = self._line_height()
        high = min(max(lines, self._least), self._most) * line + px(self.around)
        least = min(high, self._least * line + px(self.around))
        if (least, high) != (self.minimumHeight(), self.maximumHeight()):  # a style sets a least height too
            self.setMinimumHeight(least)
            self.setMaximumHeight(high)
            self.updateGeometry()
        self._show_whole_lines()

    def sizeHint(self) -> QSize:
        """As high as its lines; on low windows they scroll."""
        return QSize(super().sizeHint().width(), self.maximumHeight())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lines wrap anew."""
        super().resizeEvent(event)
        self._fit()

    def _line_height(self) -> int:
        """Return the height of a line as it is laid out, which may be more than its font asks for."""
        first = self.document().firstBlock().layout()
        return ceil(first.lineAt(0).height()) if first.lineCount() else self.fontMetrics().lineSpacing()

    def _show_whole_lines(self) -> None:
        """Leave the room empty in which less than a line would be seen: as much above the lines as below them."""
        line, edge, margins = self._line_height(), round(self.document().documentMargin()), self.viewportMargins()
        room = self.viewport().height() + margins.top() + margins.bottom() - edge
        lines = round(self.document().size().height())
        fits = room >= lines * line
        free = room % line if line <= room and not fits else 0
        policy = Qt.ScrollBarPolicy.ScrollBarAlwaysOff if fits else Qt.ScrollBarPolicy.ScrollBarAsNeeded
        self.setVerticalScrollBarPolicy(policy)  # Qt would show it for the edge below the last line
        above = max(0, free - edge) // 2  # its own edge is above the first line alone
        if (above, free - above) != (margins.top(), margins.bottom()):
            self.setViewportMargins(0, above, 0, free - above)


class NotesEdit(GrowingText):
    """A text that grows up to some lines; Tab goes on, Ctrl+Enter stays the page's."""

    notes_edited = Signal(str)
    """The text, when it has changed and the cursor has left it."""

    def __init__(self, words: str, most: int, parent: QWidget | None = None) -> None:
        super().__init__(most, parent=parent)
        self._shown = ""
        self._whose = 0
        self._written: dict[int, str] = {}
        """Texts handed over but not saved: a refused one is shown until it can be."""
        self.setPlaceholderText(words)
        self.setAccessibleName(without_controls(words))
        self.setTabChangesFocus(True)

    def show_text(self, saved: str, whose: int = 0) -> None:
        """Show the saved or the refused text of an owner; the same one keeps its cursor."""
        self._shown, self._whose = saved, whose
        if self._written.get(whose) == saved:
            del self._written[whose]
        text = self._written.get(whose, saved)
        if text != self.toPlainText() and not (self.hasFocus() and self.document().isModified()):
            self.setPlainText(text)
            self.document().setModified(False)

    def commit(self) -> None:
        """Hand over what has been written."""
        text = self.toPlainText().strip()
        self.document().setModified(False)
        if text != self._shown:
            self._shown = self._written[self._whose] = text
            self.notes_edited.emit(text)
        else:
            self._written.pop(self._whose, None)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Leaving it keeps it."""
        super().focusOutEvent(event)
        self.commit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A line end is one; with Ctrl it means the page's command."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and event.modifiers():
            event.ignore()
        else:
            super().keyPressEvent(event)
