"""A choice beside what it chooses for, such as a tab: whoever has picked from its list goes on there."""

from __future__ import annotations

from PySide6.QtCore import Signal

from ui.bestiary.widgets import Choice


class OpenedChoice(Choice):
    """Tells when its open list is shut: what is typed next is meant for what was chosen, not for another choice."""

    shut = Signal()
    """It has been shut; what was picked is chosen a moment later."""

    def hidePopup(self) -> None:
        """Tells it where it was open: Qt shuts also what is shut already."""
        was_open = self.view().isVisible()
        super().hidePopup()
        if was_open:
            self.shut.emit()
