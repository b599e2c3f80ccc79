"""The items of a party in a small list: dragged onto a member, or handed over by Enter and a name."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from models.library import Library
from models.repositories.parties import Member
from models.repositories.party_items import Thing
from rules.text.sanitize import without_controls
from ui.dnd.handle import DraggableList
from ui.dnd.payload import DragSource, DropPayload
from ui.edits.items import ItemTransfer, title_of
from ui.theme.sizes import px
from ui.theme.theme import GRID, current
from ui.widgets.keyed_model import ROW_ROLE, Index, KeyedList
from ui.widgets.labels import Label, tip
from ui.widgets.layouts import FlexiblePanel, stacked
from ui.widgets.picker import Picker, PickerItem, whole

LEAST, HEIGHT = 84, 152
"""The height with a line of the list, and that with some of them."""
HINTED = 128
"""The height from which what can be done stands there, too."""


class ItemsModel(KeyedList[Thing]):
    """The list model: a row for each item and its bearer."""

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Each can be picked up."""
        return super().flags(index) | Qt.ItemFlag.ItemIsDragEnabled


class _List(DraggableList):
    """A list that shows a sentence while it is empty."""

    said = ""

    def say(self, sentence: str) -> None:
        """Say why it is empty; nothing where it is not."""
        self.said = sentence
        self.setAccessibleDescription(without_controls(sentence))
        self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Its lines, or the sentence in the middle."""
        super().paintEvent(event)
        if self.said:
            with QPainter(self.viewport()) as painter:
                painter.setPen(current().color("muted"))
                room = self.viewport().rect().adjusted(px(GRID), 0, -px(GRID), 0)
                painter.drawText(room, int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap), self.said)


class ItemsPanel(FlexiblePanel):
    """The items of the shown party; hidden until opened."""

    least_height, greatest_height = LEAST, HEIGHT
    focus_released = Signal()
    """Esc: the keys are no longer needed here."""

    def __init__(
        self, library: Library, handing: ItemTransfer, parent: QWidget | None = None, *, finds: bool = True
    ) -> None:
        """`finds`: letters find a thing; in a fight they are its actions."""
        super().__init__(parent)
        self._library, self._handing = library, handing
        self._party: int | None = None
        self._system = ""
        """The system of the party's members, whose book names the things."""
        self._waits = False
        """Whether the panel is to be shown again once items can be handed out."""
        self._is_offer = False
        """Whether the panel has opened by itself, because of spoils."""
        self.model = ItemsModel(lambda thing: thing.key, self._line, self)
        self.list = _List(self, finds=finds)
        self.list.setModel(self.model)
        self.list.setAccessibleName(self.tr("Things of the party"))
        self.list.setUniformItemSizes(True)
        title = Label(self.tr("Things of the party"), role="heading")
        self.hint = Label(role="small", wraps=True)
        stacked(title, self.list, self.hint, on=self, spacing=4)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        DragSource(self.list, self._payload)
        self.list.focus_released.connect(self.focus_released)
        self.list.installEventFilter(self)
        self.hide()

    def sizeHint(self) -> QSize:
        """Return its greatest height."""
        return QSize(super().sizeHint().width(), px(HEIGHT))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave out what can be done where there is little height; a tooltip tells it then."""
        super().resizeEvent(event)
        self._hint_at()

    def _hint_at(self) -> None:
        self.hint.setVisible(bool(self.model.rows) and self.height() >= px(HINTED))
        self.list.setToolTip("" if self.hint.isVisibleTo(self) else tip(self.hint.text()))

    def show_party(self, party: int | None) -> None:
        """Show what a party has."""
        self._party = party
        if not self.isHidden():
            self._reload()

    def turn(self) -> None:
        """Open the panel with the focus in it, or close it."""
        self._is_offer = False
        if not self.isHidden():
            self.hide()
            self.focus_released.emit()
            return
        self.show()
        self._reload()
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def put_aside(self, *, aside: bool) -> None:
        """Hide the panel while nothing can be handed out, and restore it afterwards."""
        if aside:
            self._waits = self._waits or not self.isHidden()
            self.hide()
        elif self._waits:
            self._waits = False
            self.show()
            self._reload()

    def offer_spoils(self) -> None:
        """Open the panel if there are unclaimed spoils; the focus stays where it is."""
        if self.isHidden() and any(thing.bearer is None for thing in self._handing.things(self._party)):
            self._is_offer = True
            self.show()
            self._reload()

    def withdraw(self) -> None:
        """Close the panel if the spoils for which it opened are gone, as after an undo."""
        if self._is_offer:
            self.fold()

    def fold(self) -> None:
        """Close the panel, since another fight is shown."""
        had_keys = self.list.hasFocus()
        self._waits = self._is_offer = False
        self.hide()
        if had_keys:
            self.focus_released.emit()

    def _reload(self) -> None:
        members = () if self._party is None else self._library.parties.members(self._party)
        self._system = next((member.system for member in members), "")
        self.model.show_rows(self._handing.things(self._party))
        if self.model.rows and not self.list.currentIndex().isValid():
            self.list.setCurrentIndex(self.model.index(0, 0))
        self.hint.setText(self.tr("Drag one onto a member, or press Enter and type a name; Ctrl keeps the original."))
        self._hint_at()
        nothing = self.tr("Nobody carries anything, and no spoils of a fight are left.")
        self.list.say("" if self.model.rows else nothing)

    def _line(self, thing: Thing) -> str:
        title = title_of(thing, self._system)
        name = title if thing.quantity == 1 else f"{title} × {thing.quantity}"
        if thing.gain:
            name = f"{thing.quantity} {title}"
        whose = self.tr("spoils, nobody’s yet") if thing.bearer is None else thing.bearer.name
        return f"{name} · {whose}"

    def _chosen(self) -> Thing | None:
        thing = self.list.currentIndex().data(ROW_ROLE)
        return thing if isinstance(thing, Thing) else None

    def _payload(self) -> DropPayload | None:
        thing = self._chosen()
        if thing is None:
            return None
        bearer = None if thing.bearer is None else thing.bearer.id
        title = title_of(thing, self._system)
        words = f"{thing.quantity} {title}" if thing.gain else title
        return DropPayload(item=thing.name, gain=thing.gain, bearer=bearer, words=words)

    # --- handing on --------------------------------------------------------------------------------------

    def _pick(self) -> None:
        thing = self._chosen()
        if thing is None or self._party is None:
            return
        bearer = None if thing.bearer is None else thing.bearer.id
        others = [member for member in self._library.parties.members(self._party) if member.id != bearer]
        choices = [PickerItem(member.name, "", partial(self._hand_picked, thing, member)) for member in others]
        picker = Picker(
            self.tr("Hand {thing} to whom?").format(thing=title_of(thing, self._system)), choices, self.window()
        )
        picker.closed.connect(self.list.setFocus)
        picker.open()

    def _hand_picked(self, thing: Thing, taker: Member, tail: str) -> None:
        many = whole(tail)
        if thing.gain and many is not None and 0 < many <= thing.quantity:
            self._handing.pay(thing, taker, many)
        else:
            self._handing.hand(thing, taker)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Enter asks who gets it, Esc leaves."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self._pick()
                return True
            if event.key() == Qt.Key.Key_Escape:
                self.turn()
                return True
        return super().eventFilter(watched, event)
