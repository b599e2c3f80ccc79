"""Windows that stand where no screen is any more, brought back into sight."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRect, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QApplication, QWidget

from ui.services.window_state import FILLING, fitting

SETTLED = 300
"""Milliseconds that a window system is given to move windows itself."""
IN_SIGHT = 0.5
"""How much of a window has to be seen for it to stay where it is."""


class ScreenWatch(QObject):
    """Brings every window back into sight when a screen goes or gets smaller."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._soon = QTimer(self, singleShot=True)
        self._soon.setInterval(SETTLED)
        self._soon.timeout.connect(bring_back)
        application = QGuiApplication.instance()
        assert isinstance(application, QGuiApplication)
        application.screenRemoved.connect(self._soon.start)
        application.screenAdded.connect(self._follow)
        for screen in QGuiApplication.screens():
            self._follow(screen)

    def _follow(self, screen: QScreen) -> None:
        screen.availableGeometryChanged.connect(self._soon.start)


def bring_back() -> None:
    """Move every window of which too little is seen to the nearest place on its screen."""
    screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]
    for window in QApplication.topLevelWidgets():
        if window.isVisible() and _can_be_moved(window) and share_in_sight(window.frameGeometry(), screens) < IN_SIGHT:
            free = _room(window)
            place = QRect(window.geometry().topLeft(), window.size().boundedTo(free.size()))
            window.setGeometry(fitting(place, free) or free)


def _room(window: QWidget) -> QRect:
    """Return the free area of a window's screen without what its frame takes."""
    inside, frame = window.geometry(), window.frameGeometry()
    corner, other = inside.topLeft() - frame.topLeft(), inside.bottomRight() - frame.bottomRight()
    return window.screen().availableGeometry().adjusted(corner.x(), corner.y(), other.x(), other.y())


def _can_be_moved(window: QWidget) -> bool:
    kinds = (Qt.WindowType.Window, Qt.WindowType.Dialog)
    return window.windowType() in kinds and not window.windowState() & FILLING


def share_in_sight(window: QRect, screens: list[QRect]) -> float:
    """Return how much of a window is on any of some screens that do not overlap."""
    seen = (window & screen for screen in screens)
    return sum(part.width() * part.height() for part in seen) / max(1, window.width() * window.height())
