"""What a party has, in a small list: dragged onto whoever gets it, or handed over by Enter and a name."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from PySide6.QtCore import QEvent, QObject, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget

from models.giving import ITEMS, item_name
from models.library import Library
from models.parties import Member
from models.stock import Thing, handed, stock, taken_from
from models.store import folded
from ui.bestiary import systems
from ui.dragging import Dropped, Source, carry
from ui.dropping import Answer
from ui.edits import MEMBERS, Edits, hand_on
from ui.encounter.picker import Choice, Picker
from ui.keyed import ROW_ROLE, Index, KeyedList
from ui.lines import stacked
from ui.plain import Label

HEIGHT = 152


class ThingRows(KeyedList[Thing]):
    """A row a thing and its bearer."""

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Each can be picked up."""
        return super().flags(index) | Qt.ItemFlag.ItemIsDragEnabled


class ThingList(QListView):
    """The list itself."""

    def startDrag(self, actions: Qt.DropAction) -> None:
        """A thing is picked up."""
        carry(self)


class Things(QWidget):
    """The things of the party that is shown; hidden until somebody wants it."""

    left = Signal()
    """Esc: the keys are no longer needed here."""

    def __init__(self, library: Library, edits: Edits, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._library, self._edits = library, edits
        self._party: int | None = None
        self.model = ThingRows(lambda one: one.key, self._line, self)
        self.list = ThingList(self)
        self.list.setModel(self.model)
        self.list.setAccessibleName(self.tr("Things of the party"))
        self.list.setDragEnabled(True)
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.list.setUniformItemSizes(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        title = Label(self.tr("Things of the party"), role="heading")
        self.hint = Label(role="small", wraps=True)
        column = stacked(self, spacing=4)
        for part in (title, self.list, self.hint):
            column.addWidget(part)
        self.setFixedHeight(HEIGHT)
        Source(self.list, self._taken)
        self.list.installEventFilter(self)
        self.hide()

    def show_party(self, party: int | None) -> None:
        """Shows what a party has."""
        self._party = party
        if not self.isHidden():
            self._reload()

    def turn(self) -> None:
        """Shows itself with the keys in it, or hides."""
        if not self.isHidden():
            self.hide()
            self.left.emit()
            return
        self.show()
        self._reload()
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def _reload(self) -> None:
        self.model.show_rows(self._things())
        if self.model.rows and not self.list.currentIndex().isValid():
            self.list.setCurrentIndex(self.model.index(0, 0))
        self.hint.setText(
            self.tr("Drag one onto a member, or Enter and a name; Ctrl leaves what there was.")
            if self.model.rows
            else self.tr("Nobody carries anything, and no spoils of a fight are left.")
        )

    def _things(self) -> list[Thing]:
        party = None if self._party is None else self._library.parties.get(self._party)
        if party is None or party.id is None:
            return []
        return stock(party, self._library.parties.members(party.id), self._library.histories.of(party.id))

    def _line(self, thing: Thing) -> str:
        name = thing.name if thing.many == 1 else f"{thing.name} × {thing.many}"
        whose = self.tr("spoils, nobody’s yet") if thing.bearer is None else thing.bearer.name
        return f"{name} · {whose}"

    def _chosen(self) -> Thing | None:
        found = self.list.currentIndex().data(ROW_ROLE)
        return found if isinstance(found, Thing) else None

    def _taken(self) -> Dropped | None:
        thing = self._chosen()
        if thing is None:
            return None
        bearer = None if thing.bearer is None else thing.bearer.id
        return Dropped(item=thing.name, bearer=bearer, words=thing.name)

    # --- handing on --------------------------------------------------------------------------------------

    def weigh(self, carried: Dropped, member: int | None, light: QRect | None) -> Answer:
        """What letting a thing go on a member would do."""
        thing = next((one for one in self._things() if one.key == (carried.bearer, carried.item)), None)
        taker = None if member is None else self._library.parties.member(member)
        if taker is None:
            return Answer(None, self.tr("Let it go on a member."))
        if thing is None:
            return Answer(None, self.tr("This party no longer has it."))
        if thing.bearer is not None and thing.bearer.id == member and not carried.copies:
            return Answer(None, self.tr("{name} has it already.").format(name=taker.name))
        words = self.tr("Hand {thing} to {name}").format(thing=thing.name, name=taker.name)
        return Answer(partial(self.hand, thing, taker, copies=carried.copies), words, light)

    def hand(self, thing: Thing, taker: Member, *, copies: bool = False) -> None:
        """Hands one of a thing to a member, as one step; `copies`: whoever had it keeps it."""
        library, party = self._library, None
        listed = library.sheets.has_field(taker.system, ITEMS)
        members = handed(thing, taker, self._template(taker.system, thing.name), listed=listed, copies=copies)
        if thing.bearer is None and not copies and self._party is not None:
            before = library.parties.get(self._party)
            party = None if before is None else taken_from(before, library.histories.of(self._party), thing.name)
        text = self.tr("Hand {thing} to {name}").format(thing=thing.name, name=taker.name)
        self._edits.do(MEMBERS, text, hand_on(library, members, party))

    def _template(self, system: str, name: str) -> Mapping[str, Any]:
        found = systems.find(system)
        rows = () if found is None else found.row_templates.get(ITEMS, ())
        return next((row for row in rows if folded(item_name(row)) == folded(name)), {})

    def _pick(self) -> None:
        thing = self._chosen()
        if thing is None or self._party is None:
            return
        bearer = None if thing.bearer is None else thing.bearer.id
        others = [one for one in self._library.parties.members(self._party) if one.id != bearer]
        choices = [Choice(one.name, "", partial(self._hand_picked, thing, one)) for one in others]
        picker = Picker(self.tr("Hand {thing} to whom?").format(thing=thing.name), choices, self.window())
        picker.closed.connect(self.list.setFocus)
        picker.open()

    def _hand_picked(self, thing: Thing, taker: Member, tail: str) -> None:
        self.hand(thing, taker)

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
