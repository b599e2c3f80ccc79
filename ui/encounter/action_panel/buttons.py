"""The button of an action."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from rules.mechanics.action import Action
from rules.text.sanitize import without_controls
from ui.encounter.action_form.option_button import OptionButton
from ui.text.words import gloss, saying
from ui.widgets.labels import Label, keyless, tip
from ui.widgets.layouts import FlowPanel


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
        self.setAccessibleDescription(without_controls(words))


Offer = tuple[Action, str, str]
"""The action, the combatant’s id and name."""
LINE = 32
"""The height of a button, so that the words before it stand on its line."""
MOST_NAMES = 3
"""How many names a button holds; its tooltip and the keys know all."""


class OutOfTurnButtons(FlowPanel):
    """A line of buttons under the actions of the active one."""

    action_chosen = Signal(object, str)
    """An Action, and the id of the combatant that would do it."""
    choice_requested = Signal(str)
    """The key of an action that several may do."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.offers: tuple[Offer, ...] = ()
        self._title = Label(self.tr("Out of turn:"), role="muted")
        self._title.setMinimumHeight(LINE)
        self.add(self._title)
        self._buttons: list[OptionButton] = []
        self._beside = ""
        self._groups: tuple[Sequence[Offer], ...] = ()
        """The offers of each action: one button for all who may."""
        self.setVisible(False)

    def show_offers(self, offers: Sequence[Offer], beside: str) -> None:
        """Shows what others may do; nothing hides the line.

        What the actions are is said by the system in whose folder the file `beside` stands.
        """
        self._beside = beside
        if tuple(offers) == self.offers:
            return
        self.offers = tuple(offers)
        by_action: dict[str, list[Offer]] = {}
        for offer in self.offers:
            by_action.setdefault(offer[0].id, []).append(offer)
        self._groups = tuple(by_action.values())
        while len(self._buttons) < len(self._groups):
            button = OptionButton("", most_lines=2)
            button.setProperty("role", "quiet")
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.setProperty("number", len(self._buttons))
            button.clicked.connect(self._pressed)
            self.add(button)
            self._buttons.append(button)
        for number, button in enumerate(self._buttons):
            button.setVisible(number < len(self._groups))
            if number < len(self._groups):
                self._name(button, self._groups[number])
        self.updateGeometry()

    def _name(self, button: OptionButton, group: Sequence[Offer]) -> None:
        action, names = group[0][0], [name for _, _, name in group]
        key = f"⇧{action.key.upper()}  " if action.key else ""
        words = f"{key}{action.label} · {', '.join(names[:MOST_NAMES])}{'…' if len(names) > MOST_NAMES else ''}"
        button.set_words(words)
        whole = f"{key}{action.label} · {', '.join(names)}"
        button.setToolTip(tip("\n".join(filter(None, (whole, gloss(self._beside, action.gloss_ids, action.label))))))

    def with_key(self, letter: str) -> list[Offer]:
        """The offers of a key."""
        return [offer for offer in self.offers if offer[0].key.lower() == letter.lower()]

    def _pressed(self) -> None:
        button = self.sender()
        if isinstance(button, QPushButton):
            group = self._groups[int(button.property("number"))]
            if len(group) == 1:
                self.action_chosen.emit(group[0][0], group[0][1])
            else:
                self.choice_requested.emit(group[0][0].key)
