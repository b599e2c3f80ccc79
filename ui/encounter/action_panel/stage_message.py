"""The sentence on the stage that answers a key or a click, and the button that overrules it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from ui.text.announcements import announce
from ui.widgets.buttons import WholeButton
from ui.widgets.labels import Label


class StageMessage(Label):
    """A refusal or a fault, shown where it belongs until something else is said."""

    insisted = Signal()
    """The game master's word is to stand against what was said."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent, role="warn", wraps=True)
        self.setObjectName("message")
        self.overrule = WholeButton(self.tr("So be it"))
        """Stands under the sentence where it can be overruled."""
        self.overrule.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.overrule.clicked.connect(self.insisted)
        self.overrule.hide()

    def say(self, sentence: str) -> None:
        """Says a sentence; an empty one takes the last away."""
        self.setText(sentence)
        self.setVisible(bool(sentence))
        self.overrule.hide()
        announce(self, sentence)

    def unsay(self, sentence: str) -> None:
        """Takes a sentence away, unless another has been said since."""
        if self.text() == sentence:
            self.say("")

    def offer_word(self) -> None:
        """What was said can be overruled."""
        self.overrule.show()
