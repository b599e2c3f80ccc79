"""The one-in-twenty disaster: a bad outcome, told like the log of a fight."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from rules.log.narrative import NarratedLine
from rules.log.sentences import HEADINGS
from rules.text.sanitize import escaped
from ui.telling.lines import ROUND, depth
from ui.theme.sizes import px
from ui.widgets.buttons import WholeButton
from ui.widgets.labels import Label
from ui.widgets.layouts import VerticalScrollArea, lined, stacked
from ui.widgets.overlay_card import Card

WIDTH, HEIGHT = 720, 620
INDENT = 20


class DisasterCard(Card):
    """The card with the story; Enter opens it as a fight of its own."""

    def __init__(
        self, lines: Sequence[NarratedLine], branch: Callable[[], object], parent: QWidget, *, copies: bool = False
    ) -> None:
        """`copies`: what is prepared stays, and a copy of it is played; else the fight at hand parts."""
        super().__init__(parent)
        self._branch = branch
        self.lines = tuple(line.text for line in lines)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        heading = Label(self.tr("The one-in-twenty disaster"), role="title")
        note = Label(self.tr("Nineteen of twenty fights go better than this. None of it has happened."), wraps=True)
        log = Label("".join(_paragraphs(lines)), wraps=True)
        log.setTextFormat(Qt.TextFormat.RichText)
        log.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.log = log
        self._scroll = VerticalScrollArea(log)
        self.branch_button = WholeButton(
            self.tr("Open it in a copy (Enter)") if copies else self.tr("Open it as a branch (Enter)"), "primary"
        )
        away = WholeButton(self.tr("Close (Esc)"))
        foot = lined(1, spacing=8)
        for button in (self.branch_button, away):
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            foot.addWidget(button)
        stacked(heading, note, (self._scroll, 1), foot, on=self, margins=(20, 12, 20, 12), spacing=8)
        self.branch_button.clicked.connect(self.open_branch)
        away.clicked.connect(self.shut)
        self.setAccessibleName(heading.text())

    def place(self) -> None:
        """Lies in the middle of its parent."""
        self.lie(px(WIDTH), px(HEIGHT))

    def open_branch(self) -> None:
        """Open a branch in which all this has happened."""
        self.shut()
        self._branch()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens the branch, arrows scroll, Esc puts it away."""
        event.accept()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.open_branch()
        else:
            self._scroll.take_key(event.key())


def _paragraphs(lines: Sequence[NarratedLine]) -> Iterator[str]:
    """The lines as in the log: rounds, phases and turns are headings, what happens in a turn stands under it."""
    in_turn = False
    for line in lines:
        above, size, is_bold = 0, "medium", line.kind == "turn"
        if line.kind in HEADINGS:
            above, size, is_bold = (px(16), "large", True) if line.kind == ROUND else (px(8), "medium", False)
            in_turn = False
        elif is_bold:
            above = px(8)
        style = f"margin: {above}px 0 0 {px(INDENT) * depth(line, in_turn=in_turn)}px; font-size: {size}"
        text = escaped(line.text.strip())
        yield f'<p style="{style}">{f"<b>{text}</b>" if is_bold else text}</p>'
        in_turn = in_turn or line.kind == "turn"
