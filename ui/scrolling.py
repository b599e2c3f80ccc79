"""What is as high as what it holds, and scrolls where there is less room."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

BAR = 14
"""Pixels across that a scroll bar takes, with its distance to what it scrolls."""


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
