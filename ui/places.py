"""Where things stood, and what was shown, from one start to the next."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QSettings
from PySide6.QtWidgets import QWidget

YES = (True, "true")
"""What a kept yes reads as: an INI file gives strings back."""


class Places:
    """What a window remembers of itself."""

    def __init__(self, settings: QSettings) -> None:
        self.settings = settings

    def take_window(self, window: QWidget) -> None:
        """Puts a window where it stood last."""
        shape = self.settings.value("window/geometry")
        if isinstance(shape, QByteArray):
            window.restoreGeometry(shape)

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
