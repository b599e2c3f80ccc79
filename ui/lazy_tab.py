"""A tab that is built when it is first needed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget


class LazyTab(QWidget):
    """A tab that is built when it is first needed: the window is up before what stands in it.

    `build` is handed the tab: what is built in its place is styled once, not once for each place it is carried through.
    """

    painted = Signal()
    """It was painted while still empty."""

    def __init__(self, build: Callable[[QWidget], QWidget], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._build = build
        self._widget: QWidget | None = None
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)

    @property
    def is_built(self) -> bool:
        """Whether it has been shown yet."""
        return self._widget is not None

    def paintEvent(self, event: QPaintEvent) -> None:
        """Says that the window is up; what stands in the tab can come now."""
        super().paintEvent(event)
        if not self.is_built:
            self.painted.emit()

    def widget(self) -> Any:
        """What stands in the tab, built now if need be."""
        if self._widget is None:
            self._widget = self._build(self)
            self._layout.addWidget(self._widget)
            self.setFocusProxy(self._widget)
        return self._widget
