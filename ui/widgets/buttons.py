"""Buttons with words: plain ones, and those whose words break into lines where one line has no room for them."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QStyle, QStyleOptionButton, QWidget


class PushButton(QPushButton):
    """A button as Qt has it, with its role."""

    def __init__(self, text: str = "", role: str = "", parent: QWidget | None = None, **qt: Any) -> None:
        """`role` is what the theme knows it by; `qt`: properties, and slots by the names of signals."""
        super().__init__(text, parent, **qt)
        if role:
            self.setProperty("role", role)


class WholeButton(PushButton):
    """One line high, and as wide as its words, wherever there is room; in a narrow place it becomes higher."""

    def __init__(self, text: str = "", role: str = "", parent: QWidget | None = None, **qt: Any) -> None:
        super().__init__(text, role, parent, **qt)
        # One that is fixed would be held to one line, whatever it needs at its width.
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def broken(self, width: int) -> str:
        """Its words in the lines that they need at a width, parted by line breaks."""
        metrics, room = self.fontMetrics(), width - self._around()
        flags = int(Qt.TextFlag.TextShowMnemonic)
        first, *others = self.text().split(" ")
        lines = [first]
        for word in others:
            longer = f"{lines[-1]} {word}"
            if metrics.size(flags, longer).width() <= room:
                lines[-1] = longer
            else:
                lines.append(word)
        return "\n".join(lines)

    def hasHeightForWidth(self) -> bool:
        """Its height depends on its width."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height of all of its lines."""
        return self.sizeHint().height() + self.broken(width).count("\n") * self.fontMetrics().lineSpacing()

    def minimumSizeHint(self) -> QSize:
        """Its longest word."""
        words = (self.fontMetrics().size(int(Qt.TextFlag.TextShowMnemonic), item) for item in self.text().split(" "))
        return QSize(max(size.width() for size in words) + self._around(), self.sizeHint().height())

    def _around(self) -> int:
        """What frame and icon take of its width."""
        words = self.fontMetrics().size(int(Qt.TextFlag.TextShowMnemonic), self.text())
        return self.sizeHint().width() - words.width()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw its words in as many lines as they need."""
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text = self.broken(self.width())
        with QPainter(self) as painter:
            self.style().drawControl(QStyle.ControlElement.CE_PushButton, option, painter, self)
