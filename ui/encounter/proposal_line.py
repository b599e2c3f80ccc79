"""A proposal over the place of the question bar: what a playbook would do now, and why; nobody has to heed it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QFrame, QPushButton, QWidget

from ui.lines import lined
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
        row = lined(self, margins=(12, 4, 8, 4), spacing=8)
        row.addWidget(self.sentence, 1)
        for button in (self.take_button, self.other_button):
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            row.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
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
