"""Foreign text shown as it is: no markup in names, no shortcut by `&`, no control of direction."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QPainter, QPaintEvent, Qt, QTextDocument, QTextDocumentFragment, QTextOption
from PySide6.QtWidgets import QLabel, QWidget

from rules.text.sanitize import without_controls
from ui.theme.fonts import TITLE, load
from ui.theme.sizes import px

LEAST = 48
"""The number of characters a label keeps room for; a longer line is elided before the window grows."""


PICTURE_SIGN = "\ufffc"
"""What Qt writes in a plain text for a picture."""
_PICTURE = re.compile(r"<img alt='([^'<>]*)'[^<>]*>")
"""A picture in the HTML of a label that stands for words."""


class Label(QLabel):
    """A label that shows its text literally, unless told that it is markup.

    A line that does not fit is elided; no long word makes the window wider than the screen.
    """

    most_together = 0
    """The most pixels at 100 % of a paragraph of markup that is whole or out of sight."""

    def __init__(
        self, text: str = "", parent: QWidget | None = None, *, role: str = "", wraps: bool = False, **qt: Any
    ) -> None:
        """`role` selects its style; `wraps`: over several lines; `qt`: properties by Qt's names."""
        super().__init__(parent, **qt)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._introduced = ""
        """The introduction read by screen readers before the text."""
        super().setText(without_controls(text))
        if role:
            self.setProperty("role", role)
        if wraps:
            self.setWordWrap(True)

    def setText(self, text: str) -> None:  # noqa: N802
        """Set the text, without invisible characters."""
        super().setText(without_controls(text))
        if self._introduced:
            self.introduce(self._introduced)

    def set_role(self, role: str) -> None:
        """Show it in another style."""
        if role != (self.property("role") or ""):
            self.setProperty("role", role)
            self.style().unpolish(self)
            self.style().polish(self)
            self.updateGeometry()

    def introduce(self, words: str) -> None:
        """Set an introduction read by screen readers before the text; an accessible name would replace the text."""
        self._introduced = words
        text = self.text()
        if self.textFormat() == Qt.TextFormat.RichText:
            text = read_aloud(text)
        self.setAccessibleName(without_controls(f"{words}: {text}" if text else words))

    def minimumSizeHint(self) -> QSize:
        """Return the width of the text, or of its longest word, up to a limit."""
        hint = super().minimumSizeHint()
        if not self.text():
            return hint  # a picture is shown whole
        return hint.boundedTo(QSize(LEAST * self.fontMetrics().averageCharWidth(), hint.height()))

    def lines(self) -> list[tuple[int, int]]:
        """Return where its lines begin and end, in pixels from its top."""
        if self.textFormat() == Qt.TextFormat.RichText and self.wordWrap():
            return self._lines_of_markup()
        room, high = self.contentsRect(), self.fontMetrics().lineSpacing()
        tops = range(room.top(), room.bottom() + 2 - high, high) if self.wordWrap() else ()
        return [(top, top + high) for top in tops] or [(0, self.height())]

    def _lines_of_markup(self) -> list[tuple[int, int]]:
        room = self.contentsRect()
        known = _measured(self.text(), self.font().key(), self.devicePixelRatioF())
        lines: list[tuple[int, int]] = known.setdefault(("lines", room.width(), self.most_together), [])
        if not lines:
            document = QTextDocument()
            document.setDocumentMargin(0)
            document.setDefaultFont(self.font())
            breaks = document.defaultTextOption()
            breaks.setWrapMode(QTextOption.WrapMode.WordWrap)  # as labels do
            document.setDefaultTextOption(breaks)
            document.setHtml(self.text())
            document.setTextWidth(room.width())
            lines += text_lines(document, px(self.most_together))
        return [(top + room.top(), bottom + room.top()) for top, bottom in lines]

    def drawn(self) -> str:
        """Return the visible text at its width, elided for a single line."""
        text = self.text()
        if self.textFormat() != Qt.TextFormat.PlainText or self.wordWrap() or "\n" in text:
            return text
        room = self.contentsRect().width() - 2 * self.margin()
        return self.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, room)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the visible text."""
        shown = self.drawn()
        if shown == self.text():
            super().paintEvent(event)
            return
        room = self.contentsRect().adjusted(*[side * self.margin() for side in (1, 1, -1, -1)])
        with QPainter(self) as painter:
            self.drawFrame(painter)
            flags = int(self.alignment()) | int(Qt.TextFlag.TextSingleLine)
            self.style().drawItemText(
                painter, room, flags, self.palette(), self.isEnabled(), shown, self.foregroundRole()
            )


class TitleLabel(Label):
    """A label in the face of titles: a sentence (`display`), a name over a page (`great`) or over a part (`name`)."""

    def __init__(self, text: str = "", role: str = "display", *, wraps: bool = False) -> None:
        load(TITLE)
        super().__init__(text, role=role, wraps=wraps)


@lru_cache(maxsize=128)
def read_aloud(markup: str) -> str:
    """Return the words of a markup, with those that its pictures stand for; a mere picture is none."""
    return QTextDocumentFragment.fromHtml(_PICTURE.sub(r"\1", markup)).toPlainText().replace(PICTURE_SIGN, "")


_LONG = 200
"""The most characters of one line."""


def boxed(text: str) -> str:
    """Return a text for a message box, escaped, because that guesses markup."""
    text = without_controls(text)
    return Qt.convertFromPlainText(text) if Qt.mightBeRichText(text) else text


def tip(text: str) -> str:
    """Return a text for a tooltip, escaped; a long one as markup, because only that wraps."""
    if len(text) <= _LONG:
        return boxed(text)
    return Qt.convertFromPlainText(without_controls(text), Qt.WhiteSpaceMode.WhiteSpaceNormal)


def keyless(text: str) -> str:
    """Return a text for a button or menu, where a single `&` would mark a shortcut."""
    return without_controls(text).replace("&", "&&")


def called(widget: QWidget) -> str:
    """Return the name of a widget: its own, or that of the label before it."""
    # What Qt gives as the name of a combo box is on some systems the words that are chosen in it.
    labels = (
        label.text().replace("&", "") for label in widget.window().findChildren(QLabel) if label.buddy() is widget
    )
    return widget.accessibleName() or next(labels, "")


MEASURED_ANEW = (QEvent.Type.FontChange, QEvent.Type.StyleChange)
"""Events after which the same text has another height."""


@lru_cache(maxsize=128)
def _measured(text: str, font: str, ratio: float) -> dict[tuple[object, ...], Any]:
    """Return what is remembered of the size of a markup in a font, by what was asked for; the pictures stand in it."""
    return {}


class MarkupLabel(Label):
    """A label with wrapped markup, measured once for each width.

    Qt lays out all of it twice whenever a layout asks for its height, and every layout around asks several times. What
    has been measured holds for each label with the same text: a sheet is shown again and again.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent, wraps=True)
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def changeEvent(self, event: QEvent) -> None:
        """Have it laid out anew when the font changes."""
        super().changeEvent(event)
        if event.type() in MEASURED_ANEW:
            self.updateGeometry()

    def heightForWidth(self, width: int) -> int:
        """Return the height of the text at a width."""
        height: int = self._remembered("heightForWidth", width)
        return height

    def sizeHint(self) -> QSize:
        """Return the size that the text has best."""
        return QSize(self._remembered("sizeHint"))

    def minimumSizeHint(self) -> QSize:
        """Return the width of its longest word, up to a limit."""
        return QSize(self._remembered("minimumSizeHint"))

    def _remembered(self, measure: str, *asked: int) -> Any:
        """Return what a method of Qt says of the size, asked once for a text, a font and what is around the text."""
        known = _measured(self.text(), self.font().key(), self.devicePixelRatioF())
        inner = self.contentsRect()
        key = measure, *asked, self.width() - inner.width(), self.height() - inner.height()
        if key not in known:
            known[key] = getattr(super(), measure)(*asked)
        return known[key]


def text_lines(document: QTextDocument, most_together: int = 0) -> Iterator[tuple[int, int]]:
    """Yield where the lines of a document begin and end; those of the cells of a row lie beside each other.

    A paragraph of at most so many pixels together is one line.
    """
    block = document.begin()
    while block.isValid():
        layout, at = block.layout(), document.documentLayout().blockBoundingRect(block)
        rects = [layout.lineAt(number).rect().translated(at.topLeft()) for number in range(layout.lineCount())]
        if rects and rects[-1].bottom() - rects[0].top() <= most_together:
            rects = [rects[0].united(rects[-1])]
        yield from ((math.floor(rect.top()), math.ceil(rect.bottom())) for rect in rects)
        block = block.next()
