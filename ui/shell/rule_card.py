"""A rule's sentence, on a card that lets the fight go on."""

from __future__ import annotations

from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QFrame, QWidget

from rules.text.sanitize import unturned
from ui.widgets.labels import Label
from ui.widgets.layouts import stacked
from ui.widgets.overlay_card import shut_by_escape

WIDTH = 420
FROM_TOP = 216
"""Pixels: below the fight's clock and the filters of its log, over the oldest lines."""


class RuleCard(QFrame):
    """Stands in the corner and takes no key but Esc; a click puts it away too."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self.setAutoFillBackground(True)
        self.setObjectName("rule_card")
        self._id = Label(role="heading")
        self.sentence = Label(wraps=True)
        self._page = Label(role="small", wraps=True)
        foot = Label(self.tr("Esc or a click puts this away; the fight goes on meanwhile."), role="small", wraps=True)
        layout = stacked(self, margins=(16, 12, 16, 12), spacing=8)
        for label in (self._id, self.sentence, self._page, foot):
            layout.addWidget(label)
        shut_by_escape(self, self.hide)
        self.hide()

    def show_rule(self, id: str, sentence: str, page: str) -> None:
        """Shows a rule in the upper right corner, in the place of the one before."""
        self._id.setText(id)
        self.sentence.setText(sentence)
        self._page.setText(page)
        self.setAccessibleName(unturned(f"{id}: {sentence}"))
        parent = self.parentWidget()
        assert parent is not None
        width = min(WIDTH, parent.width() - 32)
        layout = self.layout()
        assert layout is not None
        self.resize(width, layout.totalHeightForWidth(width))
        self.move(parent.width() - width - 16, min(FROM_TOP, max(16, parent.height() - self.height() - 16)))
        self.show()
        self.raise_()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Puts it away."""
        self.hide()
        event.accept()
