"""Who rolls the dice of each side: the app, or the table."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QToolButton, QWidget

from ui.session.controller import Conductor
from ui.session.dice_rollers import APP
from ui.text.words import side_name
from ui.widgets.labels import keyless
from ui.widgets.lines import lined


class RollersBar(QWidget):
    """A button for each side; a click changes who rolls."""

    def __init__(self, conductor: Conductor, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._conductor = conductor
        self._layout = lined(self, margins=(4, 4, 12, 4))
        conductor.rollers.changed.connect(self.refresh)

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
        for side in dict.fromkeys(one.side for one in self._conductor.fight.combatants.values()):
            by_app = self._conductor.rollers.of(side) == APP
            words = self.tr("{side}: the app rolls") if by_app else self.tr("{side}: dice on the table")
            button = QToolButton()
            button.setText(keyless(words.format(side=side_name(side))))
            button.setProperty("role", "quiet")
            button.setProperty("side", side)
            button.setToolTip(self.tr("Who rolls this side’s dice; click to change"))
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.clicked.connect(self._side_pressed)
            self._layout.addWidget(button)
        self._layout.addStretch(1)

    def _side_pressed(self) -> None:
        button = self.sender()
        if button is not None:
            side = str(button.property("side"))
            self._conductor.rollers.switch(side)
