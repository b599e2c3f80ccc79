"""Shows a proposal in the place of the question bar: what a playbook would do now, and why."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from rules.text.sanitize import unturned
from ui.encounter.prompt.bar import LEAST_HEIGHT, QuestionBar
from ui.text.line_breaks import with_units
from ui.theme.theme import short_text
from ui.widgets.buttons import WholeButton
from ui.widgets.labels import Label, tip
from ui.widgets.lines import lined, stacked

LOW, BESIDE = 420, 36
"""Pixels: the height below which a stage is low, and the width beside a sentence."""
EDGES = 18
"""Pixels of the bar's height over and under the sentence."""


class ProposalLine(QWidget):
    """Stands in the bar that asks nothing now, so that nothing moves for it."""

    take_asked = Signal()
    other_asked = Signal()

    def __init__(self, bar: QuestionBar) -> None:
        super().__init__(bar)
        self._bar = bar
        self._whole = ""
        self.sentence = Label(wraps=True)
        self.take_button = WholeButton(self.tr("Do it (F8)"))
        self.other_button = WholeButton(self.tr("Another (F9)"))
        column = stacked(self, spacing=4)
        column.addWidget(self.sentence, 1)
        row = lined(spacing=8)
        row.addStretch(1)
        for button in (self.take_button, self.other_button):
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            row.addWidget(button)
        column.addLayout(row)
        self.take_button.clicked.connect(self.take_asked)
        self.other_button.clicked.connect(self.other_asked)
        bar.hold(self)
        self.hide()

    def show_sentence(self, sentence: str, *, others: bool) -> None:
        """Shows a proposal; `others`: there are more."""
        self._whole = with_units(sentence)
        self.sentence.setToolTip(tip(sentence))
        self._fit()
        self.other_button.setEnabled(others)
        self.setAccessibleName(unturned(sentence))
        self.show()
        self._bar.lend(lent=True)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Says less on a low stage."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """All of the sentence and the buttons; on a low stage what has room, and the key for the buttons."""
        stage = self._bar.parentWidget()
        is_low = stage is not None and stage.height() < LOW
        for button in (self.take_button, self.other_button):
            button.setVisible(not is_low)
        metrics, room = self.sentence.fontMetrics(), self._bar.contentsRect().width() - BESIDE
        by_key = self.tr("F8: {sentence}").format(sentence=self._whole)
        lines = (LEAST_HEIGHT - EDGES) // metrics.lineSpacing()
        self.sentence.setText(short_text(metrics, by_key, room, lines) if is_low else self._whole)

    def withdraw(self) -> None:
        """Nothing is proposed now."""
        self.hide()
        self._bar.lend(lent=False)
