"""Where things stood, and what was shown, from one start to the next."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QPoint, QRect, QSettings, QSize, Qt
from PySide6.QtWidgets import QWidget

YES = (True, "true")
"""What a kept yes reads as: an INI file gives strings back."""
USUAL_SIZE, FRAME = QSize(1366, 768), 40
"""The window's size at the first start, and the height that its frame takes of a screen."""


def room(window: QWidget) -> QRect:
    """What of its screen is free for a window, its frame counted off."""
    return window.screen().availableGeometry().adjusted(0, FRAME, 0, 0)


def fitting(place: QRect, free: QRect) -> QRect | None:
    """The place in `free` nearest to where a window stood; None if the window is too large for it."""
    if place.width() > free.width() or place.height() > free.height():
        return None
    across = max(free.left(), min(place.left(), free.right() + 1 - place.width()))
    down = max(free.top(), min(place.top(), free.bottom() + 1 - place.height()))
    return QRect(QPoint(across, down), place.size())


class Places:
    """What a window remembers of itself."""

    def __init__(self, settings: QSettings) -> None:
        self.settings = settings

    def take_window(self, window: QWidget) -> None:
        """Puts a window where it stood last, all of it on the screen; one that is too large now fills the screen."""
        shape = self.settings.value("window/geometry")
        if not isinstance(shape, QByteArray) or not window.restoreGeometry(shape):
            window.resize(USUAL_SIZE.boundedTo(room(window).size()))
            return
        if window.windowState() & (Qt.WindowState.WindowMaximized | Qt.WindowState.WindowFullScreen):
            return
        place = fitting(window.geometry(), room(window))
        if place is None:
            window.resize(USUAL_SIZE.boundedTo(room(window).size()))
            window.setWindowState(window.windowState() | Qt.WindowState.WindowMaximized)
        else:
            window.setGeometry(place)

    def keep_window(self, window: QWidget) -> None:
        """Keeps where a window stands."""
        self.settings.setValue("window/geometry", window.saveGeometry())

    @property
    def still(self) -> bool:
        """Whether nothing on screen is to move."""
        return self.settings.value("encounter/still") in YES

    @still.setter
    def still(self, still: bool) -> None:
        self.settings.setValue("encounter/still", still)

    def is_shown(self, pane: str) -> bool:
        """Whether a pane of the fight is shown; all are, until somebody hides one."""
        return self.settings.value(f"encounter/hidden/{pane}") not in YES

    def show_pane(self, pane: str, *, shown: bool) -> None:
        """Keeps whether a pane of the fight is shown."""
        self.settings.setValue(f"encounter/hidden/{pane}", not shown)
