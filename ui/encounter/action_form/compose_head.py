"""The title of the action that is put together, with the buttons that do it and show more of its fields."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from rules.mechanics.action import Action
from ui.encounter.action_form.model import Composer
from ui.text.words import saying
from ui.widgets.controls import ElidedLabel
from ui.widgets.layouts import Beside


class ComposeHead(Beside):
    """What is done, with what and at which price; without room for all of it, with what and at which price."""

    done = Signal()
    """Do the action as it stands."""

    def __init__(self, composer: Composer, action: Action, price: str, gloss: str, parent: QWidget) -> None:
        super().__init__(8, parent=parent)
        self._composer = composer
        called, used = self._called(action), self._used(action)
        title = ElidedLabel(" · ".join(filter(None, (called, used, price))), "heading", self)
        title.set_brief(" · ".join(filter(None, (used or called, price))))
        title.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        title.set_gloss(gloss)
        self.add(title)
        if any(composer.waits(field) for field in action.fields):
            more = self._button(self.tr("Less (.)") if composer.show_all else self.tr("More (.)"), "quiet")
            more.clicked.connect(composer.toggle_all)
        do = self._button(self.tr("Do it (Enter)"), "primary")
        do.setEnabled(composer.ready)
        do.clicked.connect(self.done)

    def _button(self, words: str, role: str) -> QPushButton:
        made = QPushButton(words, self)
        made.setProperty("role", role)
        made.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.add(made)
        return made

    def _called(self, action: Action) -> str:
        """The action, with its name who does it out of turn."""
        actor, active = self._composer.actor, self._composer.fight.active
        if actor is None or active in (None, actor.id):
            return saying(action.label)
        return self.tr("{who}: {action}").format(who=actor.name, action=saying(action.label))

    def _used(self, action: Action) -> str:
        """What the action does it with, once that is chosen: in its field it may be scrolled out of sight."""
        name = self._composer.title()
        return "" if name == saying(action.label) else name
