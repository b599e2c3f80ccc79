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
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QUndoStack
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMenu,
    QPushButton,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from models.library import Library
from models.parties import Member, Party
from models.sheets import SheetError
from models.store import twin
from rules import catalogue
from ui.bestiary import systems
from ui.bestiary.stat_block import StatBlock, of_member
from ui.bestiary.undoing import (
    PARTIES,
    Edits,
    add_members,
    add_party,
    order_members,
    remove_members,
    remove_parties,
    rest,
    save_members,
    save_party,
)
from ui.bestiary.widgets import Choice, IconButton
from ui.dragging import Dropped
from ui.icons import icon
from ui.party.cards import Cards, CardView, card_of
from ui.party.member_form import MemberForm
from ui.theme import GRID


class PartyTab(QWidget):
    """Who sits at the table, and how they stand."""

    changed = Signal()

    def __init__(self, library: Library, undo_stack: QUndoStack, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._library = library
        self._party_id: int | None = None
        self._quiet = False
        self._naming = False
        # The edits live as long as the commands on the stack, which call them.
        self.edits = Edits(undo_stack, undo_stack)
        self.cards = Cards(self._order, self._recruit, self)
        self.view = CardView(self.cards)
        self.party = Choice()
        self.party.setAccessibleName(self.tr("Party"))
        self.rename_line = QLineEdit()
        self.rename_line.setAccessibleName(self.tr("Name of the party"))
        self.rename_button = IconButton("pencil", self.tr("Rename this party"))
        self.new_party_button = IconButton("users", self.tr("Make a new party"))
        self.remove_party_button = IconButton("trash-2", self.tr("Delete this party"))
        self.add_button = QPushButton(icon("user-plus"), self.tr("Add member"))
        self.rest_all_button = QPushButton(icon("bed"), self.tr("All rest"))
        self.rest_all_button.setToolTip(self.tr("Fill everybody's pools and end the conditions that lasted"))
        self.block = StatBlock()
        self.form = MemberForm(library)
        self.edit_button = QPushButton(icon("pencil"), self.tr("Edit"))
        self.edit_button.setToolTip(self.tr("Edit this member (Enter)"))
        self.rest_button = QPushButton(icon("bed"), self.tr("Rest"))
        self.rest_button.setToolTip(self.tr("Fill the pools of those chosen and end the conditions that lasted"))
        self.remove_button = IconButton("trash-2", self.tr("Take out of the party (Del)"))
        self.message = QLabel()
        self.message.setProperty("role", "bad")
        self.message.setWordWrap(True)
        self.message.hide()
        self._pages = QStackedWidget()
        self._left = QStackedWidget()
        self._names = QStackedWidget()
        self._empty = QLabel()
        self._empty_button = QPushButton()
        self._arrange()
        self._connect()
        self.setFocusProxy(self.view)
        self.reload()

    # --- building --------------------------------------------------------------------------------------

    def _arrange(self) -> None:
        outer = QVBoxLayout(self)
        outer.setContentsMargins(12, 12, 12, 12)
        outer.setSpacing(GRID)
        outer.addWidget(self.message)
        self.panes = QSplitter(Qt.Orientation.Horizontal)
        self.panes.setObjectName("party_panes")
        self.panes.setHandleWidth(12)
        self.panes.setChildrenCollapsible(False)
        outer.addWidget(self.panes, 1)
        left = QWidget()
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GRID)
        column.addLayout(self._head())
        column.addWidget(self._left, 1)
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
        self.panes.addWidget(left)
        self.panes.addWidget(self._detail())
        left.setMinimumWidth(380)
        self.panes.setSizes([560, 760])
        self.panes.setStretchFactor(0, 2)
        self.panes.setStretchFactor(1, 3)

    def _head(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(4)
        self._names.addWidget(self.party)
        self._names.addWidget(self.rename_line)
        self._names.setFixedHeight(self.party.sizeHint().height())
        row.addWidget(self._names, 1)
        row.addWidget(self.rename_button)
        row.addWidget(self.new_party_button)
        row.addWidget(self.remove_party_button)
        row.addSpacing(GRID)
        row.addWidget(self.rest_all_button)
        row.addWidget(self.add_button)
        return row

    def _detail(self) -> QFrame:
        frame = QFrame()
        frame.setProperty("role", "card")
        frame.setMinimumWidth(380)
        outer = QVBoxLayout(frame)
        outer.setContentsMargins(16, 12, 8, 12)
        outer.addWidget(self._pages)
        nobody = QLabel(self.tr("Choose a member to read it here."))
        nobody.setProperty("role", "muted")
        nobody.setAlignment(Qt.AlignmentFlag.AlignCenter)
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GRID)
        row = QHBoxLayout()
        row.setSpacing(GRID)
        row.addWidget(self.edit_button)
        row.addWidget(self.rest_button)
        row.addStretch()
        row.addWidget(self.remove_button)
        column.addLayout(row)
        column.addWidget(self.block, 1)
        self._pages.addWidget(nobody)
        self._pages.addWidget(page)
        self._pages.addWidget(self.form)
        return frame

    def _connect(self) -> None:
        self.party.activated.connect(self._choose_party)
        self.rename_button.clicked.connect(self.rename_party)
        self.rename_line.returnPressed.connect(self._take_name)
        self.rename_line.installEventFilter(self)
        self.new_party_button.clicked.connect(self.new_party)
        self.remove_party_button.clicked.connect(self.remove_party)
        self.add_button.clicked.connect(self.new_member)
        self.rest_all_button.clicked.connect(self.rest_all)
        self.edit_button.clicked.connect(self.edit)
        self.rest_button.clicked.connect(self.rest)
        self.remove_button.clicked.connect(self.remove)
        self.form.save_wanted.connect(self.save)
        self.form.cancelled.connect(self.cancel)
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
        parties = self._library.parties.all()
        ids = [one.id for one in parties]
        if self._party_id not in ids:
            self._party_id = ids[0] if ids else None
        self.party.blockSignals(True)
        self.party.clear()
        for one in parties:
            self.party.addItem(one.name, one.id)
        self.party.choose(self._party_id)
        self.party.setToolTip(self.party.currentText())
        self.party.blockSignals(False)
        members = self._library.parties.members(self._party_id) if self._party_id is not None else []
        self._quiet = True
        self.cards.show_rows([card_of(member) for member in members])
        self._quiet = False
        if self.cards.rows and not self.view.currentIndex().isValid():
            self.view.setCurrentIndex(self.cards.index(0, 0))
        self._show_state()
        self._show_current()

    def new_member(self) -> None:
        """Opens the form of a new member; a party for it is made first where there is none."""
        if self._party_id is None:
            self.new_party()
        installed = catalogue.ids()
        if self._party_id is None or not installed:
            self._refuse(self.tr("No rule system is installed, so there is no sheet to fill in."))
            return
        used = self.cards.rows[-1].system if self.cards.rows else ""
        system = used if used in installed else installed[0]
        self._pages.setCurrentWidget(self.form)
        self.form.open_member(Member(party_id=self._party_id, name="", system=system))
        self.form.name.setFocus(Qt.FocusReason.OtherFocusReason)

    def unsaved(self) -> str:
        """The name of the member whose form holds what is not saved, or nothing."""
        return self.form.name.text() if self.is_editing and self.form.dirty else ""

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
    def is_editing(self) -> bool:
        """Whether the form stands in the pane."""
        return self._pages.currentWidget() is self.form

    @property
    def party_id(self) -> int | None:
        """The party that is shown."""
        return self._party_id

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

    # --- parties ---------------------------------------------------------------------------------------

    def new_party(self) -> None:
        """Makes a party and lets one type its name."""
        done = self.edits.do(PARTIES, self.tr("Make a party"), add_party(self._library, Party(name=self._free_name())))
        if done is not None:
            self._party_id = done.ids[0]
            self.reload()
            self.rename_party()

    def rename_party(self) -> None:
        """Lets one type another name for the party."""
        self._naming = True
        self.rename_line.setText(self.party.currentText())
        self._names.setCurrentIndex(1)
        self.rename_line.setFocus(Qt.FocusReason.OtherFocusReason)
        self.rename_line.selectAll()

    def remove_party(self) -> None:
        """Takes the party out, with its members."""
        if self._party_id is not None:
            text = self.tr("Delete the party {name}").format(name=self.party.currentText())
            self.edits.do(PARTIES, text, remove_parties(self._library, [self._party_id]))

    def _free_name(self) -> str:
        taken = {one.name for one in self._library.parties.all()}
        name, number = self.tr("New party"), 2
        while name in taken:
            name = self.tr("New party {number}").format(number=number)
            number += 1
        return name

    def _take_name(self) -> None:
        if not self._naming:
            return
        self._naming = False
        name = self.rename_line.text().strip()
        party = self._library.parties.get(self._party_id) if self._party_id is not None else None
        self._names.setCurrentIndex(0)
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)
        if party is not None and name and name != party.name:
            text = self.tr("Rename the party {name}").format(name=party.name)
            self.edits.do(PARTIES, text, save_party(self._library, twin(party, name=name)))

    def _choose_party(self) -> None:
        self._party_id = self.party.currentData()
        self.reload()

    # --- members ---------------------------------------------------------------------------------------

    def edit(self) -> None:
        """Opens the form of the current member."""
        member = self._library.parties.member(self.current_id) if self.current_id is not None else None
        if member is None or systems.find(member.system) is None:
            return
        self._pages.setCurrentWidget(self.form)
        self.form.open_member(member)
        self.form.name.setFocus(Qt.FocusReason.OtherFocusReason)

    def save(self) -> None:
        """Keeps what stands in the form."""
        member = self.form.member()
        try:
            if member.id is None:
                text = self.tr("Add {name}").format(name=member.name)
                done = self.edits.do(PARTIES, text, add_members(self._library, member.party_id, [member]))
            else:
                text = self.tr("Edit {name}").format(name=member.name)
                done = self.edits.do(PARTIES, text, save_members(self._library, [member]))
        except SheetError as error:
            self.form.show_faults(error.faults)
            return
        if done is not None:
            self._close_form()
            self.choose(done.ids)

    def cancel(self) -> None:
        """Leaves the form; nothing is kept."""
        self._close_form()

    def remove(self) -> None:
        """Takes the chosen members out of the party."""
        ids = self.selected_ids
        if ids:
            text = self._about(ids, self.tr("Take {name} out"), self.tr("Take {number} members out"))
            self.edits.do(PARTIES, text, remove_members(self._library, ids))

    def rest(self) -> None:
        """Lets the chosen members rest."""
        self._rest(self.selected_ids)

    def rest_all(self) -> None:
        """Lets everybody rest."""
        self._rest([card.id for card in self.cards.rows])

    def _rest(self, ids: Sequence[int]) -> None:
        if ids:
            text = self._about(ids, self.tr("Let {name} rest"), self.tr("Let {number} members rest"))
            self.edits.do(PARTIES, text, rest(self._library, ids))

    def _order(self, ids: list[int]) -> None:
        self.edits.do(PARTIES, self.tr("Put the members in order"), order_members(self._library, ids))

    def shift(self, step: int) -> None:
        """Moves the current card up or down."""
        ids = [card.id for card in self.cards.rows]
        place = self.view.currentIndex().row()
        if 0 <= place < len(ids) and 0 <= place + step < len(ids):
            ids.insert(place + step, ids.pop(place))
            self._order(ids)

    def _recruit(self, dropped: Dropped) -> None:
        """Creatures become members of the party."""
        if self._party_id is None:
            return
        members = [
            Member(party_id=self._party_id, name=one.name, system=one.system, sheet=one.sheet, notes=one.notes)
            for one in self._library.creatures.get_all(dropped.creatures)
        ]
        if members:
            names = ", ".join(one.name for one in members)
            text = self.tr("Add {name}").format(name=names)
            done = self.edits.do(PARTIES, text, add_members(self._library, self._party_id, members))
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
        parties = {one.id for one in self._library.parties.all()}
        shown = next((one for one in ids if one in parties), None) if kind == PARTIES and len(ids) == 1 else None
        if shown is not None and self._library.parties.member(shown) is None:
            self._party_id = shown
        self.reload()
        self.changed.emit()

    def _show_state(self) -> None:
        has_party = self._party_id is not None
        has_members = bool(self.cards.rows)
        self._left.setCurrentIndex(0 if has_members else 1)
        self.rest_all_button.setEnabled(has_members)
        for button in (self.rename_button, self.remove_party_button):
            button.setEnabled(has_party)
        self.party.setEnabled(has_party)
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
        self.new_party()

    def _show_current(self, *_: QModelIndex) -> None:
        if self._quiet or (self.is_editing and self.form.dirty):
            return
        member = self._library.parties.member(self.current_id) if self.current_id is not None else None
        if member is None:
            self._pages.setCurrentIndex(0)
            return
        self.block.show_block(of_member(member))
        self.edit_button.setEnabled(systems.find(member.system) is not None)
        self._pages.setCurrentIndex(1)

    def _show_chosen(self, *_: QItemSelection) -> None:
        number = len(self.selected_ids)
        template = self.tr("Rest ({number})")
        self.rest_button.setText(template.format(number=number) if number > 1 else self.tr("Rest"))

    def _close_form(self) -> None:
        self.form.dirty = False
        self._pages.setCurrentIndex(1)
        self._show_current()
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def _refuse(self, sentence: str) -> None:
        self.message.setText(sentence)
        self.message.setVisible(bool(sentence))

    # --- keys and menu ---------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Enter edits, `+` adds, Alt and arrows move a card; Esc leaves a name as it was."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if watched is self.rename_line and event.key() == Qt.Key.Key_Escape:
                self._naming = False
                self._names.setCurrentIndex(0)
                self.party.setFocus(Qt.FocusReason.OtherFocusReason)
                return True
            if watched is self.view:
                return self._key_in_cards(event)
        elif watched is self.rename_line and event.type() == QEvent.Type.FocusOut:
            self._take_name()
        return super().eventFilter(watched, event)

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
