"""The Party tab: the parties, the cards of the chosen one, and the member as a stat block or a form."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QObject,
    QPoint,
    QSettings,
    Qt,
    Signal,
)
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QResizeEvent, QUndoStack
from PySide6.QtWidgets import (
    QHBoxLayout,
    QMenu,
    QPushButton,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from models.library import Library
from models.parties import Member
from rules import catalogue
from ui.bestiary import systems
from ui.bestiary.drafts import leave
from ui.bestiary.widgets import Button
from ui.dragging import Dropped
from ui.edits import (
    FORMS,
    MEMBERS,
    PARTIES,
    Edits,
    add_members,
    order_members,
    remove_members,
    rest,
    save_members,
)
from ui.icons import icon
from ui.party.cards import Cards, CardView, card_of
from ui.party.member_pane import MemberPane
from ui.party.party_bar import PartyBar
from ui.party.party_notes import PartyNotes
from ui.plain import Label
from ui.remembered import Remembered
from ui.theme import GRID

TIGHT = 756
"""Pixels across under which a form has no room beside the cards."""


class PartyTab(QWidget):
    """Who sits at the table, and how they stand."""

    said = Signal(str)
    """One sentence for the status line."""
    form_opened = Signal()
    """Undo or redo has opened a form again."""
    changed = Signal()

    def __init__(
        self,
        library: Library,
        undo_stack: QUndoStack,
        remembered: Remembered | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._library = library
        self.remembered = remembered or Remembered(library.path, parent=self)
        self._quiet = False
        self.edits = Edits(undo_stack)
        self.cards = Cards(self._order, self._recruit, self)
        self.panes = QSplitter(Qt.Orientation.Horizontal, self)
        self._side = QWidget(self.panes)
        self.bar = PartyBar(library, self.edits, self.remembered, self._side)
        self.add_button = Button("user-plus", self.tr("Add member"), parent=self._side)
        self.rest_all_button = Button("bed", self.tr("All rest"), parent=self._side)
        self._left = QStackedWidget(self._side)
        self.view = CardView(self.cards, self._left)
        self.notes = PartyNotes(library, self.edits, self._side)
        self.rest_all_button.setToolTip(self.tr("Fill everybody's pools and end the conditions that lasted"))
        self.detail = MemberPane(library, self.panes)
        self.message = Label()
        self.message.setProperty("role", "bad")
        self.message.setWordWrap(True)
        self.message.hide()
        self._empty = Label()
        self._empty_button = QPushButton()
        self._arrange()
        self._connect()
        self.reload()

    # --- building --------------------------------------------------------------------------------------

    def _arrange(self) -> None:
        outer = QVBoxLayout(self)
        outer.setContentsMargins(12, 12, 12, 12)
        outer.setSpacing(GRID)
        outer.addWidget(self.message)
        self.panes.setObjectName("party_panes")
        self.panes.setHandleWidth(12)
        self.panes.setChildrenCollapsible(False)
        outer.addWidget(self.panes, 1)
        column = QVBoxLayout(self._side)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GRID)
        column.addLayout(self._head())
        column.addWidget(self._left, 1)
        column.addWidget(self.notes)
        self._left.addWidget(self.view)
        empty = QWidget()
        middle = QVBoxLayout(empty)
        middle.addStretch()
        self._empty.setProperty("role", "muted")
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._empty.setWordWrap(True)
        middle.addWidget(self._empty)
        middle.addWidget(self._empty_button, 0, Qt.AlignmentFlag.AlignCenter)
        middle.addStretch()
        self._left.addWidget(empty)
        self.panes.addWidget(self._side)
        self.panes.addWidget(self.detail)
        self.panes.setSizes([560, 760])
        self.panes.setStretchFactor(0, 2)
        self.panes.setStretchFactor(1, 3)
        self.detail.pages.currentChanged.connect(self._fold)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where there is no room for both panes, a form stands alone."""
        super().resizeEvent(event)
        self._fold()

    def _fold(self) -> None:
        forming = self.detail.pages.currentWidget() is self.detail.form
        tight = self.width() < TIGHT
        self.detail.setMinimumWidth(296 if tight else 380)
        self._side.setVisible(not forming or not tight)

    def _head(self) -> QVBoxLayout:
        """The party, and below it what is done with its members: side by side neither would have its room."""
        column = QVBoxLayout()
        column.setSpacing(GRID)
        column.addWidget(self.bar)
        row = QHBoxLayout()
        row.setSpacing(GRID)
        row.addWidget(self.add_button)
        row.addWidget(self.rest_all_button)
        row.addStretch()
        column.addLayout(row)
        return column

    def _connect(self) -> None:
        self.bar.chosen.connect(self.reload)
        self.remembered.system_changed.connect(self.reload)
        self.bar.left.connect(self._leave_bar)
        self.notes.left.connect(self._leave_bar)
        self.add_button.clicked.connect(self.new_member)
        self.rest_all_button.clicked.connect(self.rest_all)
        self.detail.edit_wanted.connect(self.edit)
        self.detail.rest_wanted.connect(self.rest)
        self.detail.remove_wanted.connect(self.remove)
        self.detail.form.save_wanted.connect(self.save)
        self.detail.form.cancelled.connect(self.cancel)
        self.view.selectionModel().currentChanged.connect(self._show_current)
        self.view.selectionModel().selectionChanged.connect(self._show_chosen)
        self.view.doubleClicked.connect(self.edit)
        self.view.installEventFilter(self)
        self.view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.view.customContextMenuRequested.connect(self._open_menu)
        remove = QAction(self.view)
        remove.setShortcut(QKeySequence(QKeySequence.StandardKey.Delete))
        remove.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        remove.triggered.connect(self.remove)
        self.view.addAction(remove)
        self.edits.changed.connect(self._after)
        self.edits.refused.connect(self._refuse)

    # --- what the window calls -------------------------------------------------------------------------

    def reload(self) -> None:
        """Reads everything again from the library; what was chosen stays chosen."""
        self.bar.reload()
        self.notes.show_party(self.party_id)
        members = self._library.parties.members(self.party_id) if self.party_id is not None else []
        self._quiet = True
        self.cards.show_rows([card_of(member) for member in members])
        self._quiet = False
        if self.cards.rows and not self.view.currentIndex().isValid():
            self.view.setCurrentIndex(self.cards.index(0, 0))
        self._show_state()
        self._show_current()

    def new_member(self) -> None:
        """Opens the form of a new member; a party for it is made first where there is none."""
        if self.party_id is None:
            self.bar.make()
        installed = catalogue.ids()
        if self.party_id is None or not installed:
            self._refuse(self.tr("No rule system is installed, so there is no sheet to fill in."))
            return
        used = self.cards.rows[-1].system if self.cards.rows else self.remembered.system
        system = used if used in installed else installed[0]
        self.detail.edit(Member(party_id=self.party_id, name="", system=system))

    def unsaved(self) -> str:
        """The member whose form holds what is not saved: its name, or what the form is called; or nothing."""
        form = self.detail.form
        return (form.name.text().strip() or form.title.text()) if self.detail.is_editing and form.dirty else ""

    def keep_layout(self, settings: QSettings) -> None:
        """Writes how the panes are divided."""
        settings.setValue(f"splitters/{self.panes.objectName()}", self.panes.saveState())

    def take_layout(self, settings: QSettings) -> None:
        """Divides the panes as they were."""
        state = settings.value(f"splitters/{self.panes.objectName()}")
        if state is not None:
            self.panes.restoreState(state)

    # --- what is chosen --------------------------------------------------------------------------------

    @property
    def party_id(self) -> int | None:
        """The party that is shown."""
        return self.bar.party_id

    @property
    def current_id(self) -> int | None:
        """The member that the cursor stands on."""
        card = self.cards.row_at(self.view.currentIndex())
        return card.id if card is not None else None

    @property
    def selected_ids(self) -> list[int]:
        """The chosen members in their order."""
        return [self.cards.rows[place].id for place in sorted({one.row() for one in self.view.selectedIndexes()})]

    def choose(self, ids: Sequence[int]) -> None:
        """Makes the first of the members the current one."""
        for one in ids:
            place = self.cards.place_of(one)
            if place is not None:
                chosen = QItemSelectionModel.SelectionFlag.ClearAndSelect
                self.view.selectionModel().setCurrentIndex(self.cards.index(place, 0), chosen)
                return

    # --- members ---------------------------------------------------------------------------------------

    def edit(self) -> None:
        """Opens the form of the current member."""
        member = self._library.parties.member(self.current_id) if self.current_id is not None else None
        if member is not None and systems.find(member.system) is not None:
            self.detail.edit(member)

    def save(self) -> None:
        """Keeps what stands in the form."""
        form = self.detail.form
        member = form.member()
        if member.id is None:
            text, step = self.tr("Add {name}"), add_members(self._library, member.party_id, [member])
        else:
            text, step = self.tr("Edit {name}"), save_members(self._library, [member])
        done = self.edits.do(MEMBERS, text.format(name=member.name), step, show_faults=form.show_faults)
        if done is not None:
            self._close_form()
            self.choose(done.ids)

    def cancel(self) -> None:
        """Leaves the form without saving; what was changed in it comes back by undo."""
        if self.detail.is_unsaved:
            name = self.detail.form_title()
            self.edits.do(FORMS, self.tr("Leave the form of {name}").format(name=name), leave(self.detail))
            self.said.emit(self.tr("Not saved: {name}. Undo brings the form back as it was.").format(name=name))
            self.view.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self._close_form()

    def remove(self) -> None:
        """Takes the chosen members out of the party."""
        ids = self.selected_ids
        if ids:
            text = self._about(ids, self.tr("Take {name} out"), self.tr("Take {number} members out"))
            self.edits.do(MEMBERS, text, remove_members(self._library, ids))

    def rest(self) -> None:
        """Lets the chosen members rest."""
        self._rest(self.selected_ids)

    def rest_all(self) -> None:
        """Lets everybody rest but the dead, who are brought back one by one if the table will have it."""
        self._rest([card.id for card in self.cards.rows if not card.is_dead])

    def _rest(self, ids: Sequence[int]) -> None:
        if ids:
            text = self._about(ids, self.tr("Let {name} rest"), self.tr("Let {number} members rest"))
            self.edits.do(MEMBERS, text, rest(self._library, ids))

    def _order(self, ids: list[int]) -> None:
        self.edits.do(MEMBERS, self.tr("Put the members in order"), order_members(self._library, ids))

    def shift(self, step: int) -> None:
        """Moves the current card up or down."""
        ids = [card.id for card in self.cards.rows]
        place = self.view.currentIndex().row()
        if 0 <= place < len(ids) and 0 <= place + step < len(ids):
            ids.insert(place + step, ids.pop(place))
            self._order(ids)

    def _recruit(self, dropped: Dropped) -> None:
        """Creatures become members of the party."""
        if self.party_id is None:
            return
        members = [
            Member(party_id=self.party_id, name=one.name, system=one.system, sheet=one.sheet, notes=one.notes)
            for one in self._library.creatures.get_all(dropped.creatures)
        ]
        if members:
            names = ", ".join(one.name for one in members)
            text = self.tr("Add {name}").format(name=names)
            done = self.edits.do(MEMBERS, text, add_members(self._library, self.party_id, members))
            if done is not None:
                self.choose(done.ids)

    def _about(self, ids: Sequence[int], one: str, several: str) -> str:
        if len(ids) > 1:
            return several.format(number=len(ids))
        member = self._library.parties.member(ids[0])
        return one.format(name=member.name if member is not None else "")

    # --- showing ---------------------------------------------------------------------------------------

    def _after(self, kind: str, ids: tuple[int, ...]) -> None:
        self._refuse("")
        if kind == FORMS:
            if self.detail.is_editing:
                self.form_opened.emit()
                self.detail.enter_form()
            return
        if kind == PARTIES and len(ids) == 1:
            self.bar.bring_out(ids[0])
        elif kind == MEMBERS and ids:
            # Undo may reach a member of another party than the one that is shown.
            member = self._library.parties.member(ids[0])
            if member is not None:
                self.bar.bring_out(member.party_id)
        self.reload()
        self.changed.emit()

    def _show_state(self) -> None:
        has_party = self.party_id is not None
        has_members = bool(self.cards.rows)
        self._left.setCurrentIndex(0 if has_members else 1)
        self.setFocusProxy(self.view if has_members else self._empty_button)
        self.rest_all_button.setEnabled(has_members)
        self._empty_button.disconnect(self)
        if has_party:
            self._empty.setText(self.tr("Nobody is in this party yet; add somebody, or drop creatures here."))
            self._empty_button.setText(self.tr("Add the first member"))
            self._empty_button.clicked.connect(self._add_first)
        else:
            self._empty.setText(self.tr("There is no party yet."))
            self._empty_button.setText(self.tr("Make a party"))
            self._empty_button.clicked.connect(self._make_first)

    def _add_first(self) -> None:
        self.new_member()

    def _make_first(self) -> None:
        self.bar.make()

    def _show_current(self, *_: QModelIndex) -> None:
        if not self._quiet:
            self.detail.show_member(self.current_id)

    def _show_chosen(self, *_: QItemSelection) -> None:
        self.detail.show_number(len(self.selected_ids))

    def _close_form(self) -> None:
        self.detail.close_form()
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def _refuse(self, sentence: str) -> None:
        self.message.setText(sentence)
        self.message.setVisible(bool(sentence))

    # --- keys and menu ---------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Enter edits, `+` adds, Alt and arrows move a card."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and watched is self.view:
            return self._key_in_cards(event)
        return super().eventFilter(watched, event)

    def _leave_bar(self) -> None:
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def _key_in_cards(self, event: QKeyEvent) -> bool:
        if event.modifiers() == Qt.KeyboardModifier.AltModifier and event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.shift(-1 if event.key() == Qt.Key.Key_Up else 1)
            return True
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.edit()
            return True
        if event.text() == "+":
            self.new_member()
            return True
        return False

    def _open_menu(self, place: QPoint) -> None:
        if self.current_id is None:
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        entries: tuple[tuple[str, str, Any], ...] = (
            ("pencil", self.tr("Edit"), self.edit),
            ("bed", self.tr("Rest"), self.rest),
            ("trash-2", self.tr("Take out of the party"), self.remove),
        )
        for name, text, slot in entries:
            menu.addAction(icon(name), text).triggered.connect(slot)
        menu.popup(self.view.viewport().mapToGlobal(place))
