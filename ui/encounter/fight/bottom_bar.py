"""The bar under the fight: who rolls for which side, what the top bar has no room for, and the lines of what is due.

It is as high with a line as without one, so that nothing on the page moves under the mouse when one comes or goes.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QToolButton, QWidget

from ui.encounter.fight.top_bar import TopBar
from ui.session.controller import Conductor
from ui.session.dice_rollers import APP, PHONES, TABLE
from ui.session.view.maker import ViewMaker
from ui.text.words import side_name
from ui.theme.sizes import px, px_all
from ui.theme.theme import look
from ui.widgets.due_line import DueLine
from ui.widgets.labels import keyless
from ui.widgets.layouts import Margins, lined

AROUND: Margins = (12, 4, 12, 0)
"""The margins of the bar: a line of what is due stands under the order and the log, not beyond them."""


EDGE = 4
"""Pixels above and below the buttons of who rolls, together, beside those margins."""


class RollersBar(QWidget):
    """A button for each side; a click changes who rolls."""

    def __init__(self, conductor: Conductor, views: ViewMaker, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._conductor, self._views = conductor, views
        self._layout = lined(on=self, margins=(0, 0, 12, 0))
        conductor.rollers.rollers_changed.connect(self.refresh)

    def refresh(self) -> None:
        """A button for each side of the open fight."""
        while self._layout.count():
            item = self._layout.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        if not self._conductor.is_open:
            return
        for side in self._views.view().sides:
            words = {
                APP: self.tr("{side}: the app rolls"),
                TABLE: self.tr("{side}: dice on the table"),
                PHONES: self.tr("{side}: dice on their phones"),
            }[self._conductor.rollers.of(side)]
            button = QToolButton()
            button.setText(keyless(words.format(side=side_name(side))))
            button.setProperty("role", "quiet")
            button.setProperty("side", side)
            button.setToolTip(self.tr("Who rolls this side’s dice; click to change"))
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.clicked.connect(self._side_pressed)
            self._layout.addWidget(button)
            button.show()  # as long as Qt waits to show it, the row has no height
        self._layout.addStretch(1)

    def _side_pressed(self) -> None:
        button = self.sender()
        if button is not None:
            side = str(button.property("side"))
            self._conductor.rollers.switch(side)


class BottomBar(QWidget):
    """Holds the lines of what is due, the first in any case, then what the top bar has no room for, then who rolls."""

    room_changed = Signal()
    """There may be room for more of them, or for fewer."""

    def __init__(self, rollers: QWidget, top: TopBar, lines: Sequence[DueLine], parent: QWidget) -> None:
        super().__init__(parent)
        self._rollers, self._top, self._lines = rollers, top, list(lines)
        self.rolls = True
        """Whether it matters who rolls: in the past nobody does."""
        self._row = lined(rollers, on=self, margins=AROUND)
        for line in lines:
            self._row.addWidget(line, 1)
        look().theme_changed.connect(self.arrange)

    def add_line(self, line: DueLine) -> None:
        """Take another line, which comes before the others."""
        self._lines.insert(0, line)
        self._row.insertWidget(1, line, 1)
        line.due_changed.connect(self.arrange)
        self.arrange()

    def arrange(self) -> None:
        """Give each part its place that is there and has room."""
        left, top, right, bottom = px_all(AROUND)
        rollers = self._rollers.sizeHint().height() + px(EDGE)
        self.setFixedHeight(max([rollers, *[line.high() for line in self._lines]]) + top + bottom)
        room, is_free = self.width() - left - right, True
        unsaid = 0  # what the sentences need beyond their least, before anybody is told who rolls
        for line in self._lines:
            needed = line.least_width() if line.is_due else 0
            shown = line.is_due and (is_free or needed <= room)
            line.setVisible(shown)
            if shown:
                room, is_free = room - needed, False
                unsaid += line.whole_width() - needed
        if self._top.is_narrow:
            if self._top.announced.parent() is not self:
                self._row.insertWidget(1, self._top.announced)
            needed = self._top.announced_width()
            shown = bool(needed) and (is_free or needed <= room)
            self._top.announced.setVisible(shown)
            if shown:
                room, is_free = room - needed, False
        else:
            self._top.announced.show()
        self._rollers.setVisible(
            self.rolls and (is_free or self._rollers.sizeHint().width() + self._row.spacing() <= room - unsaid)
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        """There is room for more of them, or for fewer."""
        super().resizeEvent(event)
        self.room_changed.emit()
