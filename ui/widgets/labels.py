"""What others wrote shown as they wrote it: names are no markup, `&` in them is no key, and no sign turns the line."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QPainter, QPaintEvent, Qt, QTextDocumentFragment
from PySide6.QtWidgets import QLabel, QWidget

from rules.text.sanitize import without_controls

LEAST = 48
"""How many signs a label keeps room for; a longer line is cut before the window grows for it."""


class Label(QLabel):
    """A label that shows its text as it is written, unless it is told that its text is markup.

    A line that has not room enough ends in …; no word, however long, makes the window wider than the screen.
    """

    def __init__(
        self, text: str = "", parent: QWidget | None = None, *, role: str = "", wraps: bool = False, **qt: Any
    ) -> None:
        """`role` is what the theme knows it by; `wraps`: it takes several lines; `qt`: properties by Qt's names."""
        super().__init__(parent, **qt)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._introduced = ""
        """What the text is, said before it by screen readers."""
        super().setText(without_controls(text))
        if role:
            self.setProperty("role", role)
        if wraps:
            self.setWordWrap(True)

    def setText(self, text: str) -> None:  # noqa: N802
        """Show a text without signs in it that nobody sees."""
        super().setText(without_controls(text))
        if self._introduced:
            self.introduce(self._introduced)

    def introduce(self, words: str) -> None:
        """Has screen readers say what the text is before they read it: an accessible name alone would replace it."""
        self._introduced = words
        text = self.text()
        if self.textFormat() == Qt.TextFormat.RichText:
            text = QTextDocumentFragment.fromHtml(text).toPlainText()
        self.setAccessibleName(without_controls(f"{words}: {text}" if text else words))

    def minimumSizeHint(self) -> QSize:
        """As wide as the text, or its longest word, but no wider than so many signs."""
        hint = super().minimumSizeHint()
        if not self.text():
            return hint  # a picture is shown whole
        return hint.boundedTo(QSize(LEAST * self.fontMetrics().averageCharWidth(), hint.height()))

    def drawn(self) -> str:
        """What is read of it at its width: of one line only as much as there is room for."""
        text = self.text()
        if self.textFormat() != Qt.TextFormat.PlainText or self.wordWrap() or "\n" in text:
            return text
        room = self.contentsRect().width() - 2 * self.margin()
        return self.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, room)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw what is read of it."""
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


_LONG = 200
"""How many letters stand in one line."""


def boxed(text: str) -> str:
    """A text as a message box shows it as it is written: it takes for markup what looks like it."""
    text = without_controls(text)
    return Qt.convertFromPlainText(text) if Qt.mightBeRichText(text) else text


def tip(text: str) -> str:
    """A text as a tooltip shows it as it is written; a long one as markup, which alone it breaks into lines."""
    if len(text) <= _LONG:
        return boxed(text)
    return Qt.convertFromPlainText(without_controls(text), Qt.WhiteSpaceMode.WhiteSpaceNormal)


def keyless(text: str) -> str:
    """A text as a button or a menu shows it as it is written; they take a single `&` for the sign of a key."""
    return without_controls(text).replace("&", "&&")


def called(widget: QWidget) -> str:
    """How a widget is called: by its own name, or by the label before it."""
    # What Qt gives as the name of a combo box is on some systems the words that are chosen in it.
    labels = (
        label.text().replace("&", "") for label in widget.window().findChildren(QLabel) if label.buddy() is widget
    )
    return widget.accessibleName() or next(labels, "")


MEASURED_ANEW = (QEvent.Type.FontChange, QEvent.Type.StyleChange)
"""The events after which the same text has another height."""


class MarkupLabel(Label):
    """A text with markup in as many lines as it needs, measured once for each width.

    Qt sets all of it twice, there and back, whenever a layout asks how high it would be, and each layout around it
    asks several times.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent, wraps=True)
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._heights: dict[tuple[int, int, int], int] = {}
        """Width and margins to height, as long as text and letters are the same."""

    def setText(self, text: str) -> None:  # noqa: N802
        """Show another text."""
        self._heights.clear()
        super().setText(text)

    def changeEvent(self, event: QEvent) -> None:
        """Other letters have another height."""
        if event.type() in MEASURED_ANEW:
            self._heights.clear()
        super().changeEvent(event)

    def heightForWidth(self, width: int) -> int:
        """How high the text is at a width."""
        inner = self.contentsRect()
        key = width, self.width() - inner.width(), self.height() - inner.height()
        if key not in self._heights:
            self._heights[key] = super().heightForWidth(width)
        return self._heights[key]
