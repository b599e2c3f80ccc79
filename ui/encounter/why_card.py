"""Why 47? The chain of a number that the rules computed: base, modifiers with their sources, dice, rounding."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from ui.card import Card
from ui.plain import Label

SIGNS = {"percent": "{amount:+d} %", "flat": "{amount:+d}", "times": "× {amount}", "over": "÷ {amount}"}


def amount_words(amount: Any, kind: str) -> str:
    """One step's amount, by how it counts."""
    if not isinstance(amount, int):
        return str(amount)
    return SIGNS.get(kind, "{amount}").format(amount=amount)


class WhyCard(Card):
    """A card over the page; any key or click puts it away."""

    def __init__(
        self, title: str, steps: Sequence[Sequence[Any]], source: Callable[[str], str], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        heading = Label(title)
        heading.setWordWrap(True)
        heading.setMinimumWidth(300)
        grid = QGridLayout()
        grid.setHorizontalSpacing(20)
        grid.setVerticalSpacing(4)
        for row, step in enumerate(steps):
            term, amount, kind, origin = (*step, None, "", None)[:4] if len(step) < 4 else step[:4]
            words = Label(str(term))
            figure = Label(amount_words(amount, str(kind)))
            figure.setAlignment(Qt.AlignmentFlag.AlignRight)
            if kind == "result":
                for label in (words, figure):
                    label.setStyleSheet("font-weight: 600;")
            where = Label("" if origin is None or str(origin) == str(term) else source(str(origin)))
            where.setProperty("role", "small")
            grid.addWidget(words, row, 0)
            grid.addWidget(figure, row, 1)
            grid.addWidget(where, row, 2)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 12, 16, 12)
        layout.setSpacing(8)
        layout.addWidget(heading)
        layout.addLayout(grid)
        foot = Label(self.tr("Any key puts this away."))
        foot.setProperty("role", "small")
        layout.addWidget(foot)
        self.setAccessibleName(title)

    def open(self) -> None:
        """Shows itself in the middle of its parent."""
        parent = self.parentWidget()
        assert parent is not None
        self.adjustSize()
        self.move((parent.width() - self.width()) // 2, max(16, (parent.height() - self.height()) // 3))
        self.show()
        self.raise_()
        self.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Any key puts it away."""
        event.accept()
        self.shut()

    def mousePressEvent(self, event: object) -> None:
        """So does a click."""
        self.shut()
