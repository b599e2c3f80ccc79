"""Why 47? The chain of a number that the rules computed: base, modifiers with their sources, dice, rounding."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from rules.text.sanitize import unturned
from ui.text.words import in_percent
from ui.widgets.labels import Label
from ui.widgets.lines import gridded, stacked
from ui.widgets.overlay_card import HELD, Card
from ui.widgets.scrolling import Scrolling

SIGNS = {"flat": "{amount:+d}", "times": "× {amount}", "over": "÷ {amount}"}


def amount_words(amount: Any, kind: str) -> str:
    """One step's amount, by how it counts."""
    if not isinstance(amount, int):
        return str(amount)
    if kind == "percent":
        return in_percent(f"{amount:+d}")
    return SIGNS.get(kind, "{amount}").format(amount=amount)


class WhyCard(Card):
    """A card over the page; any key or click puts it away."""

    def __init__(
        self, title: str, steps: Sequence[Sequence[Any]], source: Callable[[str], str], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        heading = Label(title, wraps=True)
        heading.setMinimumWidth(300)
        chain = QWidget()
        grid = gridded(chain, across=20, down=4)
        for row, step in enumerate(steps):
            term, amount, kind, origin = (*step, None, "", None)[:4] if len(step) < 4 else step[:4]
            words = Label(str(term))
            figure = Label(amount_words(amount, str(kind)))
            figure.setAlignment(Qt.AlignmentFlag.AlignRight)
            if kind == "result":
                for label in (words, figure):
                    label.setProperty("role", "strong")
            where = Label(
                "" if origin is None or str(origin) == str(term) else source(str(origin)), role="small", wraps=True
            )
            grid.addWidget(words, row, 0)
            grid.addWidget(figure, row, 1)
            grid.addWidget(where, row, 2)
        grid.setColumnStretch(2, 1)
        grid.setRowStretch(len(steps), 1)
        layout = stacked(self, margins=(16, 12, 16, 12), spacing=8)
        layout.addWidget(heading)
        layout.addWidget(Scrolling(chain), 1)
        foot = Label(self.tr("Any key puts this away."), role="small")
        layout.addWidget(foot)
        self.setAccessibleName(unturned(title))

    def place(self) -> None:
        """Lies in the middle of its parent; a long chain scrolls."""
        parent = self.parentWidget()
        assert parent is not None
        self.adjustSize()
        size = self.size().boundedTo(parent.size() - QSize(32, 32))
        self.resize(size)
        self.move((parent.width() - size.width()) // 2, max(16, (parent.height() - size.height()) // 3))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Any key puts it away."""
        event.accept()
        if event.key() not in HELD:
            self.shut()

    def mousePressEvent(self, event: object) -> None:
        """A click shuts it, too."""
        self.shut()
