"""The button of an action."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from rules.mechanics.action import Action
from rules.text.sanitize import unturned
from ui.text.words import saying
from ui.widgets.labels import keyless, tip


class ActionButton(QPushButton):
    """An action with its key. The same button serves one action after the other: making widgets takes time."""

    def __init__(self) -> None:
        super().__init__()
        self.action: Action | None = None
        self.refused_because = ""
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAutoDefault(False)  # else it looks for a dialog around it each time it is measured

    def offer(self, action: Action, meaning: str, refused: str) -> None:
        """Shows an action and what it is; `refused` says why it is closed, empty where it is open."""
        if action is self.action and refused == self.refused_because:
            return
        self.action, self.refused_because = action, refused
        self.setText(keyless(f"{action.key.upper()}  {action.label}" if action.key else action.label))
        self.setEnabled(not refused)
        words = "\n".join(part for part in (meaning, saying(action.cost), refused) if part)
        self.setToolTip(tip(words))
        self.setAccessibleDescription(unturned(words))
