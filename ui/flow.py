"""A layout that sets its items in lines, as words are set in a paragraph."""

from __future__ import annotations

from PySide6.QtCore import QMargins, QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class FlowLayout(QLayout):
    """Items from left to right, in as many lines as the width asks for."""

    def __init__(
        self,
        parent: QWidget | None = None,
        spacing: int = 6,
        between_lines: int | None = None,
        alone: float = 1.0,
    ) -> None:
        """`spacing` is between items, and between lines unless that is given too, in pixels.

        What takes more than `alone` of the width has a line of its own.
        """
        super().__init__(parent)
        self._alone = alone
        self._items: list[QLayoutItem] = []
        self._between_lines = spacing if between_lines is None else between_lines
        self.setSpacing(spacing)
        self.setContentsMargins(QMargins(0, 0, 0, 0))

    def addItem(self, item: QLayoutItem) -> None:  # noqa: N802
        """Qt adds an item."""
        self._items.append(item)

    def count(self) -> int:
        """How many items there are."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:  # noqa: N802
        """The item of a number, or None."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:  # noqa: N802
        """Takes the item of a number out."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:  # noqa: N802
        """It takes no more room than it needs."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        """The height depends on the width."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height of the lines at a width."""
        return self._set(QRect(0, 0, width, 0), move=False)

    def setGeometry(self, rect: QRect) -> None:  # noqa: N802
        """Sets the items into a rectangle."""
        super().setGeometry(rect)
        self._set(rect, move=True)

    def sizeHint(self) -> QSize:
        """As small as the biggest item."""
        return self.minimumSize()

    def minimumSize(self) -> QSize:  # noqa: N802
        """The size of the biggest item."""
        size = QSize()
        for item in self._items:
            size = size.expandedTo(item.minimumSize())
        return size

    def _set(self, rect: QRect, *, move: bool) -> int:
        x, y, line, full = rect.x(), rect.y(), 0, False
        for item in self._items:
            widget = item.widget()
            if widget is not None and widget.isHidden():
                continue
            hint = item.sizeHint()
            alone = hint.width() > self._alone * rect.width()
            if line and (alone or full or x + hint.width() > rect.right() + 1):
                x, y, line = rect.x(), y + line + self._between_lines, 0
            full = alone
            hint = QSize(min(hint.width(), max(1, rect.width())), hint.height())
            if move:
                item.setGeometry(QRect(QPoint(x, y), hint))
            x += hint.width() + self.spacing()
            line = max(line, hint.height())
        return y + line - rect.y()
