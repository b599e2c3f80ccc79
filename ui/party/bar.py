"""The bar above the cards: which party is shown, and making, renaming and deleting one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QFrame, QStackedWidget, QWidget

from models.library import Library
from models.repositories.parties import Party
from models.storage.store import folded, twin, unused
from ui.dnd.drop_targets import DropAnswer, DropTarget
from ui.dnd.handle import Grip
from ui.dnd.payload import DragSource, DropPayload
from ui.edits.core import PARTIES, Edits, add_party, remove_parties, save_party
from ui.services.preferences import LibraryPreferences
from ui.sheets.system_selector import OpenedChoice
from ui.theme.sizes import px
from ui.theme.theme import look
from ui.widgets.controls import IconButton
from ui.widgets.labels import Label
from ui.widgets.layouts import lined, stacked
from ui.widgets.line_edits import NameLine


class PartyDropList(QFrame):
    """The list of parties shown while something is dragged over the choice; it closes once the mouse leaves."""

    def __init__(
        self,
        bar: PartyBar,
        parties: Sequence[tuple[int, str]],
        weigh: Callable[[int | None, DropPayload], DropAnswer | None],
    ) -> None:
        super().__init__(bar.parentWidget())
        self._bar = bar
        self.setProperty("role", "popover")
        self.setAutoFillBackground(True)
        column = stacked(on=self, margins=(4, 4, 4, 4), spacing=4)
        self.lines: dict[int, Label] = {}
        for id, name in parties:
            line = Label(name)
            line.setMargin(px(8))
            DropTarget(line, partial(_of_party, weigh, id))
            self.lines[id] = line
            column.addWidget(line)
        self.setFixedWidth(bar.width())
        self.adjustSize()
        self.move(bar.geometry().bottomLeft())
        self.raise_()
        self.show()
        self._looking = QTimer(self)
        self._looking.setInterval(PATIENCE)
        self._looking.timeout.connect(self._look)
        self._looking.start()

    def _look(self) -> None:
        """Close the list unless something is still dragged over it or the bar."""
        if not (_is_held(self) or _is_held(self._bar)):
            self._looking.stop()
            self.hide()
            self._bar.folded()
            self.deleteLater()


def _is_held(widget: QWidget) -> bool:
    return any(place.is_held for place in widget.findChildren(DropTarget))


def _of_party(
    weigh: Callable[[int | None, DropPayload], DropAnswer | None],
    party: int,
    carried: DropPayload,
    point: QPoint | None,
) -> DropAnswer | None:
    return weigh(party, carried)


DWELL = 300
"""Milliseconds of hovering over the choice until the list of parties opens."""
PATIENCE = 700
"""Milliseconds without the mouse until the list of parties closes."""


class PartyBar(QWidget):
    """Chooses a party; its name is changed in the same place."""

    party_chosen = Signal()
    focus_released = Signal()
    """The cursor is no longer needed here."""

    def __init__(
        self, library: Library, edits: Edits, remembered: LibraryPreferences, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._library = library
        self._edits = edits
        self._naming = False
        self._unfolded: PartyDropList | None = None
        self._held = QTimer(self, singleShot=True)
        self._held.setInterval(DWELL)
        self._held.timeout.connect(self._unfold)
        self._remembered = remembered
        self.party = OpenedChoice()
        self.party.setAccessibleName(self.tr("Party"))
        self.line = NameLine(accessibleName=self.tr("Name of the party"))
        self.rename_button = IconButton("pencil", self.tr("Rename this party"))
        self.new_button = IconButton("users", self.tr("Make a new party"))
        self.remove_button = IconButton("trash-2", self.tr("Delete this party"))
        self._names = QStackedWidget()
        self._names.addWidget(self.party)
        self._names.addWidget(self.line)
        self._names.setMinimumWidth(px(120))
        self._measure()
        look().theme_changed.connect(self._measure)
        self.grip = Grip(self.tr("Drag this party into a fight, or out of the window"))
        lined(self.grip, (self._names, 1), self.rename_button, self.new_button, self.remove_button, on=self, spacing=4)
        self.party.activated.connect(self._choose)
        self.party.list_closed.connect(self.focus_released, Qt.ConnectionType.QueuedConnection)
        self.line.returnPressed.connect(self._take_name)
        self.line.installEventFilter(self)
        self.rename_button.clicked.connect(self.rename)
        self.new_button.clicked.connect(self.make)
        self.remove_button.clicked.connect(self.remove)

    def _measure(self) -> None:
        self._names.setFixedHeight(self.party.sizeHint().height())

    @property
    def party_id(self) -> int | None:
        """The party that is shown."""
        return self._remembered.party

    @party_id.setter
    def party_id(self, party_id: int | None) -> None:
        self._remembered.party = party_id

    def reload(self) -> None:
        """Read the parties that play by the chosen system again; the one that is shown stays, if it is still there."""
        parties = self._of_system(self._remembered.system)
        ids = [party.id for party in parties]
        if self.party_id not in ids:
            self.party_id = ids[0] if ids else None
        self.party.fill([(party.name, party.id) for party in parties], self.party_id)
        for widget in (self.party, self.rename_button, self.remove_button):
            widget.setEnabled(bool(ids))

    def bring_out(self, party_id: int) -> None:
        """Show a party; if the chosen system hides it, switch all tabs to its own system."""
        self.party_id = party_id
        if party_id not in [party.id for party in self._of_system(self._remembered.system)]:
            played = [member.system for member in self._library.parties.members(party_id)]
            if played:
                self._remembered.choose_system(played[0])

    def _of_system(self, system: str | None) -> list[Party]:
        """Return the parties with a member of a system, and those without members."""
        parties = self._library.parties.all()
        if system is None:
            return parties
        played: dict[int, set[str]] = {}
        for member in self._library.parties.members():
            played.setdefault(member.party_id, set()).add(member.system)
        return [party for party in parties if party.id not in played or system in played[party.id]]

    def make(self) -> None:
        """Make a party and let one type its name."""
        text = self.tr("Make a party")
        done = self._edits.do(PARTIES, text, add_party(self._library, Party(name=self._free_name())))
        if done is not None:
            self.party_id = done.ids[0]
            self.party_chosen.emit()
            self.rename()

    def rename(self) -> None:
        """Let one type another name for the party."""
        self._naming = True
        self.line.setText(self.party.currentText())
        self._names.setCurrentWidget(self.line)
        self.line.setFocus(Qt.FocusReason.OtherFocusReason)
        self.line.selectAll()

    def remove(self) -> None:
        """Delete the party with its members."""
        if self.party_id is not None:
            text = self.tr("Delete the party {name}").format(name=self.party.currentText())
            self._edits.do(PARTIES, text, remove_parties(self._library, [self.party_id]))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Esc leaves a name as it was; going elsewhere keeps it."""
        if watched is self.line and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() == Qt.Key.Key_Escape:
                self._naming = False
                self._names.setCurrentWidget(self.party)
                self.focus_released.emit()
                return True
        elif watched is self.line and event.type() == QEvent.Type.FocusOut:
            self._take_name()
        return super().eventFilter(watched, event)

    def _free_name(self) -> str:
        return unused(self.tr("New party"), {folded(party.name) for party in self._library.parties.all()})

    def _take_name(self) -> None:
        if not self._naming:
            return
        self._naming = False
        name = self.line.text().strip()
        party = self._library.parties.get(self.party_id) if self.party_id is not None else None
        has_focus = QApplication.focusWidget() in (None, self.line)  # else it has gone elsewhere, and stays there
        self._names.setCurrentWidget(self.party)
        if has_focus:
            self.focus_released.emit()
        if party is not None and name and name != party.name:
            text = self.tr("Rename the party {name}").format(name=party.name)
            self._edits.do(PARTIES, text, save_party(self._library, twin(party, name=name)))
            named = self._library.parties.get(party.id or 0)
            if named is not None and named.name not in (name, party.name):
                words = self.tr("Another party is called {name}: this one is {numbered} now.")
                self._edits.notice_requested.emit(words.format(name=name, numbered=named.name))

    def take_drops(self, weigh: Callable[[int | None, DropPayload], DropAnswer | None]) -> None:
        """Has the parties shown one below the other while something is held over the choice; each says what it takes.

        The name of a party can be picked up too: its members go where they are dropped.
        """
        self._weigh_party = weigh
        DropTarget(self, self._weigh)
        DragSource(self.grip, self._payload)

    def _payload(self) -> DropPayload | None:
        if self.party_id is None:
            return None
        members = self._library.parties.members(self.party_id)
        ids = tuple(member.id for member in members if member.id is not None)
        words = self.tr("{party}: {count} members").format(party=self.party.currentText(), count=len(ids))
        return DropPayload(members=ids, party=self.party_id, words=words)

    def _weigh(self, carried: DropPayload, point: QPoint | None) -> DropAnswer | None:
        if point is not None and carried.has_people and self.party.count() > 1:
            self._held.start()
        return self._weigh_party(self.party_id, carried)

    def _unfold(self) -> None:
        if self._unfolded is None and _is_held(self):
            parties = [(self.party.itemData(row), self.party.itemText(row)) for row in range(self.party.count())]
            self._unfolded = PartyDropList(self, parties, self._weigh_party)

    def folded(self) -> None:
        """The list of parties has gone."""
        self._unfolded = None

    def _choose(self) -> None:
        self.party_id = self.party.currentData()
        self.party_chosen.emit()
