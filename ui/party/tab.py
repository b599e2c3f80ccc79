"""The Party tab: the parties, the cards of the members, and a member as a stat block or a form."""

from __future__ import annotations

from collections.abc import Callable, Sequence

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
from PySide6.QtGui import QKeyEvent, QResizeEvent, QUndoStack
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from models.library import Library
from models.repositories.parties import Member
from rules.system import registry
from ui.bestiary.stat_block.data import of_member
from ui.commands import page_commands as commands
from ui.dnd.drop_targets import DropTarget
from ui.edits.core import (
    FORMS,
    MEMBERS,
    PARTIES,
    Edits,
    EditStep,
    about,
    add_members,
    duplicate_members,
    remove_members,
    save_members,
)
from ui.edits.items import ItemTransfer
from ui.paper.cards import PaperCards
from ui.party.bar import PartyBar
from ui.party.cards import PartyCard, PartyCardModel, PartyCardView, card_of
from ui.party.controller import PartyCardKeys
from ui.party.items import ItemsPanel
from ui.party.member_pane import MemberPane
from ui.party.notes import PartyNotes
from ui.party.roster import RosterController
from ui.services.preferences import LibraryPreferences
from ui.services.window_state import Panes
from ui.sheets import rule_systems
from ui.theme.sizes import px, px_all
from ui.theme.theme import GRID, HALF, look
from ui.widgets.controls import Button, EmptyState, FaultLabel, IconButton
from ui.widgets.focus_actions import MenuEntry, on_key, pop_up
from ui.widgets.item_views import choose_alone
from ui.widgets.layouts import FlowPanel, FlowRow, stacked

SEVERAL = 2
"""From this many selected members on commands are for them alone, since one is always selected."""
TIGHT = 756
"""The width in pixels below which a form has no room beside the cards."""
LOW = 480
"""The height in pixels below which the cards need some of that of the notes."""


class PartyTab(QWidget):
    """The members of the party, and their state."""

    message_requested = Signal(str)
    """One sentence for the status line."""
    form_opened = Signal()
    """Undo or redo has opened a form again."""
    library_changed = Signal()
    fight_requested = Signal(int)
    """The encounter whose log is to be looked at."""

    def __init__(
        self,
        library: Library,
        undo_stack: QUndoStack,
        remembered: LibraryPreferences | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._library = library
        self.remembered = remembered or LibraryPreferences(library.path, parent=self)
        self._quiet = False
        self.edits = Edits(undo_stack)
        self.cards = PartyCardModel(self)
        self.panes = Panes("party_panes", Qt.Orientation.Horizontal, self)
        self._side = QWidget(self.panes)
        self.bar = PartyBar(library, self.edits, self.remembered, self._side)
        self.add_button = Button("user-plus", self.tr("Add member"), parent=self._side)
        self.rest_all_button = Button("bed", self.tr("Rest…"), parent=self._side)
        self.give_button = Button("package", self.tr("Give…"), parent=self._side)
        self.give_button.setToolTip(
            commands.GIVE.with_keys(self.tr("Give experience, money or a thing to several at once"))
        )
        self.things_button = IconButton(
            "list", commands.PARTY_THINGS.with_keys(self.tr("What this party has")), self._side
        )
        self.history_button = IconButton(
            "history", commands.PARTY_HISTORY.with_keys(self.tr("The fights of this party")), self._side
        )
        self._left = QStackedWidget(self._side)
        self.view = PartyCardView(self.cards, self._left)
        self.notes = PartyNotes(library, self.edits, self._side)
        self._handing = ItemTransfer(library, self.edits, self)
        self.things = ItemsPanel(library, self._handing, self._side)
        self.dealings = PartyCardKeys(library, self.edits, self.view, self.bar, self)
        self.rest_all_button.setToolTip(
            commands.REST.with_keys(self.tr("A rest of the party, by its book or as you rule"))
        )
        self.detail = MemberPane(library, self.edits, self.panes)
        self.message = FaultLabel(stays=False)
        self.nothing = EmptyParty()
        self._arrange()
        self._connect()
        self.reload()

    # --- building --------------------------------------------------------------------------------------

    def _arrange(self) -> None:
        stacked(self.message, (self.panes, 1), on=self, margins=(12, 12, 12, 12), spacing=GRID)
        stacked(self._head(), (self._left, 1), self.dealings.line, self.things, self.notes, on=self._side, spacing=GRID)
        self._left.addWidget(self.view)
        self._left.addWidget(self.nothing)
        self.panes.addWidget(self._side)
        self.panes.addWidget(self.detail)
        self.panes.setSizes(px_all((640, 680)))
        self.panes.setStretchFactor(0, 2)
        self.panes.setStretchFactor(1, 3)
        self.detail.pages.currentChanged.connect(self._fold)
        look().theme_changed.connect(self._fold)  # in another size of text it may be low, or no longer

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show a form alone where there is no room for both panes, and fewer lines of notes where it is low."""
        super().resizeEvent(event)
        self._fold()

    def _fold(self) -> None:
        tight = self.width() < px(TIGHT)
        self.detail.setMinimumWidth(px(296 if tight else 380))
        self._side.setVisible(not self.detail.is_editing or not tight)
        self.notes.be_low(low=self.height() < px(LOW))

    def _head(self) -> QVBoxLayout:
        """The party, and below it what is done with its members: side by side neither would have its room."""
        deeds, line = FlowPanel(GRID), FlowRow(HALF, GRID)
        deeds.add(self.add_button, self.rest_all_button, self.give_button)
        line.add(deeds, self.things_button, self.history_button)
        # As wide as two of the deeds, which the name of the party needs.
        self.bar.setMinimumWidth(
            self.add_button.sizeHint().width() + self.rest_all_button.sizeHint().width() + px(GRID)
        )
        return stacked(self.bar, line)

    def _connect(self) -> None:
        self.bar.party_chosen.connect(self.reload)
        self.remembered.system_changed.connect(self.reload)
        for part in (self.bar, self.notes, self.detail, self.things):
            part.focus_released.connect(self._take_keys)
        self.nothing.member_requested.connect(self.new_member)
        self.nothing.party_requested.connect(self.bar.make)
        self.add_button.clicked.connect(self.new_member)
        self.rest_all_button.clicked.connect(self.dealings.rest_all)
        self.give_button.clicked.connect(self.dealings.give)
        self.things_button.clicked.connect(self.things.turn)
        self.history_button.clicked.connect(self.dealings.look_back)
        self.dealings.member_requested.connect(self.new_member)
        self.dealings.fight_requested.connect(self.fight_requested)
        self.detail.edit_requested.connect(self.edit)
        self.detail.rest_requested.connect(self.dealings.rest_chosen)
        self.detail.history_requested.connect(self.dealings.look_back_at_one)
        self.detail.duplicate_requested.connect(self.duplicate)
        self.detail.remove_requested.connect(self.remove)
        self.detail.save_requested.connect(self.save)
        self.detail.form_opened.connect(self.form_opened)
        self.detail.message_requested.connect(self.message_requested)
        self.view.selectionModel().currentChanged.connect(self._show_current)
        self.view.selectionModel().selectionChanged.connect(self._show_chosen)
        self.view.doubleClicked.connect(self.edit)
        self.view.installEventFilter(self)
        self.enlisting = RosterController(self._library, self.edits, self.view, self.cards, self.bar, self._handing)
        self.enlisting.members_joined.connect(self.choose)
        DropTarget(self._side, self.enlisting.weigh_shown, self.detail.picturing.by_keys)
        self.view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.view.customContextMenuRequested.connect(self._open_menu)
        on_key(self, commands.PARTY_THINGS, self.things.turn, within=True)
        on_key(self.view, commands.MEMBER_EMBLEM, self.detail.emblems.ask)
        on_key(self.view, commands.REMOVE_MEMBER, self.remove)
        on_key(self.view, commands.DUPLICATE_MEMBER, self.duplicate)
        on_key(self.view, commands.MOVE_MEMBERS, self.enlisting.pick_party)
        on_key(self.view, commands.COPY_MEMBERS, self.enlisting.pick_party_to_copy)
        self.edits.library_changed.connect(self._after)
        self.edits.edit_refused.connect(self.message.say)

    # --- what the window calls -------------------------------------------------------------------------

    def reload(self) -> None:
        """Read everything again from the library; what was chosen stays chosen."""
        self.bar.reload()
        self.notes.show_party(self.party_id)
        self.things.show_party(self.party_id)
        members = self._library.parties.members(self.party_id) if self.party_id is not None else []
        self._quiet = True
        self.cards.show_rows([card_of(member) for member in members])
        self._quiet = False
        if self.cards.rows and not self.view.selectionModel().hasSelection():
            # Whose card undo takes away leaves the cursor on another that nothing marks.
            here = self.view.currentIndex()
            choose_alone(self.view, here if here.isValid() else self.cards.index(0, 0))
        self._show_state()
        self._show_current()

    def new_member(self) -> None:
        """Open the form of a new member; a party for it is made first where there is none."""
        installed = registry.ids()
        if not installed:
            self.message.say(self.tr("No rule system is installed, so there is no sheet to fill in."))
            return
        if self.party_id is None:
            self.bar.make()
        if self.party_id is None:
            return  # the library has refused, and that is said already
        used = self.cards.rows[-1].system if self.cards.rows else self.remembered.system
        system = used if used in installed else installed[0]
        sheet = self._library.sheets.enlist(system, {})
        self.detail.edit(Member(party_id=self.party_id, name="", system=system, sheet=sheet))

    def paper_cards(self) -> PaperCards:
        """The members as cards: those chosen where they are several, else all of the party."""
        chosen = {card.id for card in self.selected}
        members = [] if self.party_id is None else self._library.parties.members(self.party_id)
        wanted = [member for member in members if len(chosen) < SEVERAL or member.id in chosen]
        return PaperCards(self.bar.party.currentText(), tuple(map(of_member, wanted)))

    def unsaved(self) -> str:
        """The member whose form holds what is not saved, or nothing."""
        return self.detail.unsaved()

    def keep_layout(self, settings: QSettings) -> None:
        """Write how the panes are divided."""
        self.panes.keep_layout(settings)

    def take_layout(self, settings: QSettings) -> None:
        """Divide the panes as they were."""
        self.panes.take_layout(settings)

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
    def selected(self) -> list[PartyCard]:
        """The chosen members in their order."""
        return [self.cards.rows[place] for place in sorted({index.row() for index in self.view.selectedIndexes()})]

    def show_come(self, ids: Sequence[int]) -> None:
        """Bring out the party into which members have come, and make the first of them the current one."""
        member = self._library.parties.member(ids[0])
        if member is not None:
            self.bar.bring_out(member.party_id)
            self.reload()
            self.choose(ids)

    def choose(self, ids: Sequence[int]) -> None:
        """Make the first of the members the current one."""
        for item in ids:
            place = self.cards.place_of(item)
            if place is not None:
                chosen = QItemSelectionModel.SelectionFlag.ClearAndSelect
                self.view.selectionModel().setCurrentIndex(self.cards.index(place, 0), chosen)
                return

    # --- members ---------------------------------------------------------------------------------------

    def edit(self) -> None:
        """Open the form of the current member."""
        member = self._library.parties.member(self.current_id) if self.current_id is not None else None
        if member is not None and rule_systems.find(member.system) is not None:
            self.detail.edit(member)

    def save(self) -> None:
        """Keep what stands in the form."""
        form = self.detail.form
        member = form.member()
        if member.id is None:
            text, step = self.tr("Add {name}"), add_members(self._library, member.party_id, [member])
        else:
            text, step = self.tr("Edit {name}"), save_members(self._library, [member])
        done = self.edits.do(MEMBERS, text.format(name=member.name), step, show_faults=form.show_faults)
        if done is not None:
            self.detail.close_form()
            self._take_keys()
            self.choose(done.ids)

    def _take_keys(self) -> None:
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def duplicate(self) -> None:
        """Make a copy of each chosen member."""
        value, several = self.tr("Duplicate {name}"), self.tr("Duplicate {number} members")
        done = self._do_to(self.selected, duplicate_members, value, several)
        if done is not None:
            self.choose(done.ids)

    def remove(self) -> None:
        """Take the chosen members out of the party."""
        self._do_to(self.selected, remove_members, self.tr("Remove {name}"), self.tr("Remove {number} members"))

    def _do_to(
        self, cards: Sequence[PartyCard], operation: Callable[[Library, list[int]], EditStep], value: str, several: str
    ) -> EditStep | None:
        if not cards:
            return None
        text = about([card.name for card in cards], value, several)
        return self.edits.do(MEMBERS, text, operation(self._library, [card.id for card in cards]))

    def shift(self, step: int) -> None:
        """Move the current card up or down."""
        ids = [card.id for card in self.cards.rows]
        place = self.view.currentIndex().row()
        if 0 <= place < len(ids) and 0 <= place + step < len(ids):
            ids.insert(place + step, ids.pop(place))
            self.enlisting.order(ids)

    # --- showing ---------------------------------------------------------------------------------------

    def _after(self, kind: str, ids: tuple[int, ...]) -> None:
        self.message.say("")
        if kind == FORMS:
            return
        if kind == PARTIES and len(ids) == 1:
            self.bar.bring_out(ids[0])
        elif kind == MEMBERS and ids:
            # Undo may reach a member of another party than the one that is shown.
            member = self._library.parties.member(ids[0])
            if member is not None:
                self.bar.bring_out(member.party_id)
        self.reload()
        self.library_changed.emit()

    def _show_state(self) -> None:
        has_members = bool(self.cards.rows)
        self._left.setCurrentIndex(0 if has_members else 1)
        self.setFocusProxy(self.view if has_members else self.nothing.button)
        for button in (self.rest_all_button, self.give_button):
            button.setEnabled(has_members)
        self.things_button.setEnabled(has_members)
        self.history_button.setEnabled(self.party_id is not None)
        self.nothing.show_what_lacks(has_party=self.party_id is not None)

    def _show_current(self, *_: QModelIndex) -> None:
        if not self._quiet:
            self.detail.show_id(self.current_id)

    def _show_chosen(self, *_: QItemSelection) -> None:
        self.detail.show_number(len(self.selected))

    # --- keys and menu ---------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Enter edits, Alt and arrows move a card; signs and digits change pools, `+` and Enter add a member."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and watched is self.view:
            return self._key_in_cards(event)
        return super().eventFilter(watched, event)

    def _key_in_cards(self, event: QKeyEvent) -> bool:
        if event.modifiers() == Qt.KeyboardModifier.AltModifier and event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.shift(-1 if event.key() == Qt.Key.Key_Up else 1)
            return True
        if self.dealings.take_key(event):
            return True
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.edit()
            return True
        return False

    def _open_menu(self, place: QPoint) -> None:
        if self.current_id is None:
            return
        offers = (
            MenuEntry("pencil", commands.EDIT_MEMBER, self.edit),
            MenuEntry("bed", commands.REST, self.dealings.rest_chosen),
            MenuEntry("shield", commands.MEMBER_EMBLEM, self.detail.emblems.ask),
            MenuEntry("copy", commands.DUPLICATE_MEMBER, self.duplicate),
            MenuEntry("users", commands.MOVE_MEMBERS, self.enlisting.pick_party),
            MenuEntry("users", commands.COPY_MEMBERS, self.enlisting.pick_party_to_copy),
            MenuEntry("package", commands.GIVE, self.dealings.give),
            MenuEntry("package", commands.PARTY_THINGS, self.things.turn),
            MenuEntry("history", commands.MEMBER_HISTORY, self.dealings.look_back_at_one),
            MenuEntry("history", commands.PARTY_HISTORY, self.dealings.look_back),
            MenuEntry("trash-2", commands.REMOVE_MEMBER, self.remove),
        )
        pop_up(self, offers, self.view.viewport().mapToGlobal(place))


class EmptyParty(EmptyState):
    """The page of an empty tab: says what is missing, with a button to add it."""

    member_requested = Signal()
    party_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, "campfire")
        self._has_party = False
        self.button.clicked.connect(self._ask)

    def show_what_lacks(self, *, has_party: bool) -> None:
        """A party is there and has no members, or there is none."""
        self._has_party = has_party
        if has_party:
            words = self.tr("Nobody is in this party yet; add somebody, or drop creatures here.")
            self.say(words, self.tr("Add the first member"))
        else:
            self.say(self.tr("There is no party yet."), self.tr("Make a party"))

    def _ask(self) -> None:
        (self.member_requested if self._has_party else self.party_requested).emit()
