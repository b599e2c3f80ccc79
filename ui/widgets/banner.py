"""A notice above the tabs that stays until it is dealt with, with its actions."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QPushButton, QWidget

from rules.text.sanitize import without_controls
from ui.text.announcements import announce
from ui.widgets.buttons import PushButton
from ui.widgets.labels import Label
from ui.widgets.layouts import lined

Choice = tuple[str, Callable[[], object]]
"""The text of a button, and its action."""


class Notice(QFrame):
    """A single sentence with buttons; it blocks nothing."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self.sentence = Label(wraps=True)
        self.buttons: list[QPushButton] = []
        self._layout = lined((self.sentence, 1), on=self, margins=(16, 8, 8, 8))
        self.hide()

    def show_sentence(
        self, sentence: str, choices: Sequence[Choice] = (), dismiss: Callable[[], object] | None = None
    ) -> None:
        """Show a sentence in place of the last; each choice is a button, and the last button closes the notice.

        `dismiss`: what is done by the last button besides.
        """
        if sentence == self.sentence.text() and not self.isHidden():
            return
        for button in self.buttons:
            self._layout.removeWidget(button)
            button.hide()
            button.deleteLater()

        def close() -> None:
            self.hide()
            if dismiss is not None:
                dismiss()

        self.sentence.setText(sentence)
        self.setAccessibleName(without_controls(sentence))
        self.buttons = [self._button(words, do) for words, do in (*choices, (self.tr("Dismiss"), close))]
        self.show()
        announce(self, sentence)

    def _button(self, words: str, do: Callable[[], object]) -> QPushButton:
        button = PushButton(words, clicked=lambda checked=False: do())
        self._layout.addWidget(button)
        return button


class NoticePage(QWidget):
    """A page under a notice if both fit; else the notice lies over its lower end, and its tabs stay in sight."""

    def __init__(self, notice: Notice, page: QWidget) -> None:
        super().__init__()
        self._notice, self._page = notice, page
        page.setParent(self)
        notice.setParent(self)
        notice.installEventFilter(self)

    def sizeHint(self) -> QSize:
        """Return the page's size."""
        return self._page.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """Return the page's least size: a notice needs no more."""
        return self._page.minimumSizeHint().expandedTo(self._page.minimumSize())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give both the whole width."""
        super().resizeEvent(event)
        self._arrange()

    def event(self, event: QEvent) -> bool:
        """Lay out notice and page anew when either needs another size."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
            self._arrange()
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Make room for the notice, and take it back."""
        if event.type() in (QEvent.Type.ShowToParent, QEvent.Type.HideToParent):
            self._arrange()
        return super().eventFilter(watched, event)

    def _arrange(self) -> None:
        width, height = self.width(), self.height()
        wanted = 0 if self._notice.isHidden() else min(height, self._notice.heightForWidth(width))
        over = wanted if height - wanted >= self.minimumSizeHint().height() else 0
        self._notice.setGeometry(0, 0 if over else height - wanted, width, wanted)
        self._page.setGeometry(0, over, width, height - over)
        self._notice.raise_()
