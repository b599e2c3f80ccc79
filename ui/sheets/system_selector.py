"""Which rule system is played: chosen once, beside the tabs, for all of them."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox, QWidget

from models.library import Library
from ui.services.preferences import LibraryPreferences
from ui.theme.sizes import px
from ui.widgets.controls import ComboBox
from ui.widgets.labels import Label
from ui.widgets.layouts import fill, lined

NARROWEST, WIDEST = 120, 300
"""Pixels of the list."""


class SystemChoice(QWidget):
    """A list of the rule systems; what is chosen in it holds in all tabs."""

    def __init__(self, library: Library, remembered: LibraryPreferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._library = library
        self._remembered = remembered
        self._held: str | None = None
        self._room: int | None = None
        """The last width left by the tabs."""
        self.list = OpenedChoice()
        self.list.setAccessibleName(self.tr("Rule system"))
        # Whole titles stand there, but for one of a plugin that would push the tabs aside.
        self.list.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.list.setMaximumWidth(px(WIDEST))
        label = Label(self.tr("Rule system"), role="muted")
        label.setBuddy(self.list)
        row = self._row = lined(on=self, margins=(8, 4, 12, 4), spacing=8)
        fill(row, label, self.list)
        self._label = label
        self.list.activated.connect(self._choose)
        remembered.system_changed.connect(self._show)

    def fit(self, room: int) -> None:
        """Give the words before the list, then some of the list, for the tabs: `room` is what those leave."""
        self._room = room
        edges = self._row.contentsMargins()
        room -= edges.left() + edges.right()
        before = self._label.sizeHint().width() + self._row.spacing()
        self._label.setVisible(room >= before + min(px(WIDEST), self.list.sizeHint().width()))
        self.list.setMaximumWidth(max(px(NARROWEST), min(px(WIDEST), room)))

    def reload(self) -> None:
        """Read which systems there are: those installed, and those of which the library has creatures."""
        from rules.system import registry
        from ui.sheets import rule_systems

        ids = dict.fromkeys((*registry.ids(), *(system for system, _ in self._library.creatures.systems())))
        self.list.fill([(self.tr("All systems"), None), *((rule_systems.title(item), item) for item in ids)], None)
        if self._room is not None:
            self.fit(self._room)  # the titles are longer than what stood there
        self._show()

    def hold(self, system: str | None) -> None:
        """Name the system of the fight that is shown, which cannot be another; None: any can be chosen."""
        self._held = system
        self._show()

    def _show(self) -> None:
        self.list.choose(self._held or self._remembered.system)
        self.list.setEnabled(self._held is None)
        self.list.explain()
        if self._held is not None:
            self.list.setToolTip(self.tr("This fight is played by these rules."))

    def _choose(self) -> None:
        self._remembered.choose_system(self.list.currentData())


CHOOSING = frozenset(
    (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Home, Qt.Key.Key_End)
)
"""Keys that move on in a list."""


class OpenedChoice(ComboBox):
    """Tells when its open list is shut: what is typed next is meant for what was chosen, not for another choice."""

    list_closed = Signal()
    """The list was closed; the choice follows a moment later."""

    def hidePopup(self) -> None:
        """Tell it where it was open: Qt shuts also what is shut already."""
        was_open = self.view().isVisible()
        super().hidePopup()
        if was_open:
            self.list_closed.emit()


class DoingChoice(ComboBox):
    """Does something with what is picked: a key opens its list, where one sees what there is before one takes it."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Any key that would choose in a closed list opens it instead; those that leave the box go on."""
        leaves = event.key() in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Escape)
        if leaves or event.modifiers() & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier):
            super().keyPressEvent(event)
        elif event.key() in CHOOSING or event.text().isalnum():
            self.showPopup()
        else:
            super().keyPressEvent(event)
