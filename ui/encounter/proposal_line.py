"""A proposal over the place of the question bar: what a playbook would do now, and why; nobody has to heed it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QFrame, QPushButton, QWidget

from ui.lines import lined, stacked
from ui.plain import Label


class ProposalLine(QFrame):
    """Lies over the bar that asks nothing now, so that nothing moves for it."""

    take_asked = Signal()
    other_asked = Signal()

    def __init__(self, over: QWidget) -> None:
        """`over` is the bar in whose place it stands."""
        super().__init__(over.parentWidget())
        self._over = over
        self.setProperty("role", "card")
        self.setAutoFillBackground(True)
        self.sentence = Label(wraps=True)
        self.take_button = QPushButton(self.tr("Do it (F8)"))
        self.other_button = QPushButton(self.tr("Another (F9)"))
        column = stacked(self, margins=(12, 6, 8, 6), spacing=4)
        column.addWidget(self.sentence, 1)
        row = lined(spacing=8)
        row.addStretch(1)
        for button in (self.take_button, self.other_button):
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            row.addWidget(button)
        column.addLayout(row)
        self.take_button.clicked.connect(self.take_asked)
        self.other_button.clicked.connect(self.other_asked)
        over.installEventFilter(self)
        self.hide()

    def show_sentence(self, sentence: str, *, others: bool) -> None:
        """Shows a proposal; `others`: there are more."""
        self.sentence.setText(sentence)
        self.sentence.setToolTip(sentence)
        self.other_button.setEnabled(others)
        self.setAccessibleName(sentence)
        self._lie()
        self.show()
        self.raise_()

    def _lie(self) -> None:
        """Where the bar stands; where that is hidden for want of room, at the foot of what it stands on."""
        parent, layout = self.parentWidget(), self.layout()
        assert layout is not None
        place = self._over.geometry()
        if parent is not None and self._over.isHidden():
            place.setRect(12, parent.height() - 56, parent.width() - 24, 48)
        needed = layout.totalMinimumHeightForWidth(place.width())
        if needed > place.height():
            place.setTop(place.bottom() + 1 - needed)
        self.setGeometry(place)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stays where the bar is."""
        moved = event.type() in (QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.Show, QEvent.Type.Hide)
        if moved and self.isVisible():
            self._lie()
        return super().eventFilter(watched, event)
