"""What is as high as what it holds, and scrolls where there is less room."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

BAR = 14
"""Pixels across that a scroll bar takes, with its distance to what it scrolls."""

STEP = 40
"""Pixels that an arrow key scrolls by."""


class Scrolling(QScrollArea):
    """Scrolls downwards alone; keys and ground are those of what lies around it."""

    def __init__(self, inner: QWidget) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(inner)
        self.viewport().setAutoFillBackground(False)
        inner.setAutoFillBackground(False)

    def take_key(self, key: int) -> bool:
        """Scrolls by a key that was pressed elsewhere; False if the key or the area scrolls nothing."""
        bar = self.verticalScrollBar()
        page = bar.pageStep()
        steps: dict[int, int] = {
            Qt.Key.Key_Up: -STEP,
            Qt.Key.Key_Down: STEP,
            Qt.Key.Key_PageUp: -page,
            Qt.Key.Key_PageDown: page,
            Qt.Key.Key_Home: -bar.maximum(),
            Qt.Key.Key_End: bar.maximum(),
        }
        if key not in steps or not bar.maximum():
            return False
        bar.setValue(bar.value() + steps[key])
        return True

    def sizeHint(self) -> QSize:
        """That of what it holds, with a scroll bar beside it: as high as that is in the width that there is."""
        inner = self.widget()
        assert inner is not None
        hint, high = inner.sizeHint(), -1
        if self.isVisible() and self.viewport().width() >= hint.width():
            high = inner.heightForWidth(self.viewport().width())
        return QSize(hint.width() + BAR, hint.height() if high < 0 else high)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """What stands in lines may need fewer of them now."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()
