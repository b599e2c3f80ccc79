"""One line to write: a note, a free roll, a countdown. Enter takes it, Esc puts it away."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QLabel, QLineEdit, QVBoxLayout, QWidget


class LineEntry(QFrame):
    """A small card over the page with one line."""

    def __init__(self, title: str, hint: str, take: Callable[[str], None], parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self.setAutoFillBackground(True)
        self._take = take
        heading = QLabel(title)
        heading.setProperty("role", "heading")
        self.line = QLineEdit()
        self.line.setPlaceholderText(hint)
        self.line.setAccessibleName(title)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 10, 12, 12)
        layout.addWidget(heading)
        layout.addWidget(self.line)
        self.line.returnPressed.connect(self._done)

    def open(self) -> None:
        """Shows itself in the upper middle of its parent."""
        parent = self.parentWidget()
        assert parent is not None
        width = min(460, parent.width() - 32)
        self.resize(width, self.sizeHint().height())
        self.move((parent.width() - width) // 2, parent.height() // 5)
        self.show()
        self.raise_()
        self.line.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc puts it away."""
        if event.key() == Qt.Key.Key_Escape:
            self._shut()
        else:
            super().keyPressEvent(event)

    def _done(self) -> None:
        text = self.line.text().strip()
        self._shut()
        if text:
            self._take(text)

    def _shut(self) -> None:
        self.hide()
        parent = self.parentWidget()
        if parent is not None:
            parent.setFocus()
        self.deleteLater()
