"""Buttons with text: plain ones, and those whose text wraps where it does not fit into one line."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QPushButton, QSizePolicy, QStyle, QStyleOptionButton, QWidget

from rules.text.sanitize import without_controls
from ui.commands.command import name_of
from ui.widgets.labels import tip


def press_by_enter(event: QKeyEvent, focus: QWidget | None) -> bool:
    """Press a button that has the keys if the key is Enter; return whether it was."""
    if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter) or not isinstance(focus, QAbstractButton):
        return False
    focus.click()
    return True


class PushButton(QPushButton):
    """A Qt button with a role."""

    def __init__(self, text: str = "", role: str = "", parent: QWidget | None = None, **qt: Any) -> None:
        """`role` selects its style; `qt`: properties, and slots by the names of signals."""
        super().__init__(text, parent, **qt)
        if role:
            self.setProperty("role", role)


class WholeButton(PushButton):
    """A button as wide as its text if there is room; in a narrow place the text wraps."""

    def __init__(self, text: str = "", role: str = "", parent: QWidget | None = None, **qt: Any) -> None:
        super().__init__(text, role, parent, **qt)
        # One that is fixed would be held to one line, whatever it needs at its width.
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._measured: tuple[object, int, int, dict[int, str]] = (None, 0, 0, {})
        """What was measured: of which text and size, what is around it, its longest word, and its lines by widths."""

    def broken(self, width: int) -> str:
        """Return the text wrapped to a width, with line breaks."""
        _, around, _, lines = self._measure()
        if width not in lines:
            lines[width] = self._break(width - around)
        return lines[width]

    def _break(self, room: int) -> str:
        metrics = self.fontMetrics()
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
        """Return that its height depends on its width."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of all its lines."""
        return self.sizeHint().height() + self.broken(width).count("\n") * self.fontMetrics().lineSpacing()

    def minimumSizeHint(self) -> QSize:
        """Return the size of its longest word."""
        _, around, longest, _ = self._measure()
        return QSize(longest + around, self.sizeHint().height())

    def _measure(self) -> tuple[object, int, int, dict[int, str]]:
        """Return what the text measures: layouts ask many times before it changes."""
        hint, text = self.sizeHint(), self.text()
        key = text, hint.width(), hint.height()
        if self._measured[0] != key:
            flag, metrics = int(Qt.TextFlag.TextShowMnemonic), self.fontMetrics()
            longest = max(metrics.size(flag, word).width() for word in text.split(" "))
            self._measured = key, hint.width() - metrics.size(flag, text).width(), longest, {}
        return self._measured

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the wrapped text."""
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text = self.broken(self.width())
        with QPainter(self) as painter:
            self.style().drawControl(QStyle.ControlElement.CE_PushButton, option, painter, self)


class KeyButton(WholeButton):
    """A button that says what it does and by which key; one of both alone where there is no room."""

    def __init__(self, words: str = "", key: str = "") -> None:
        super().__init__()
        self.words, self.key = words, key
        self._part = ""
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.say(words, key)

    @property
    def whole(self) -> str:
        """What it does, and its key."""
        return f"{self.words} ({self.key})" if self.key else self.words

    def say(self, words: str, key: str = "") -> None:
        """Take other words, and another key, which is called as it is printed on the reader's keyboard."""
        self.words, self.key = words, name_of(key)
        self.setAccessibleName(without_controls(self.whole))
        self._show("")

    def show_part(self, part: str) -> None:
        """Show its words or its key alone, and all of it in its tooltip; empty: show all of it."""
        if part != self._part:
            self._show(part)

    def _show(self, part: str) -> None:
        self._part = part
        self.setText(part or self.whole)
        if self.key:
            self.setToolTip(tip(self.whole) if part else "")
        role = "key" if part and part == self.key else ""
        if role != (self.property("role") or ""):
            self.setProperty("role", role)
            self.style().unpolish(self)
            self.style().polish(self)

    def size_of(self, part: str) -> QSize:
        """Return the size that it would have with this part alone."""
        flag, metrics = int(Qt.TextFlag.TextShowMnemonic), self.fontMetrics()
        more = metrics.size(flag, part).width() - metrics.size(flag, self.text()).width()
        return self.sizeHint() + QSize(more, 0)
