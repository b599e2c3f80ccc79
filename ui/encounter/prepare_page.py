"""Preparing: the encounters of the library, and who takes part in the one that is chosen."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QKeyEvent, QKeySequence, QShortcut, QUndoStack
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QListView,
    QPushButton,
    QScrollArea,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from models.creatures import CreatureRow
from models.encounters import ENDED, PREPARED, RUNNING, Encounter, EncounterEntry
from models.library import Library
from models.store import twin
from rules import catalogue
from ui.creature_choices import creature_search
from ui.dragging import Dropped, read_drop
from ui.edits import (
    ENCOUNTERS,
    Edits,
    Step,
    add_encounter,
    enter_creatures,
    enter_members,
    prepare_again,
    remove_encounters,
    remove_entries,
    save_encounter,
    save_entries,
    together,
)
from ui.encounter.entry_row import EntryRow
from ui.encounter.picker import Picker
from ui.keyed import ROW_ROLE, KeyedListModel
from ui.plain import Label
from ui.refusal_words import library_sentence
from ui.words import side_name


class PreparePage(QWidget):
    """The encounters, and the roster of the chosen one."""

    begin_asked = Signal(int)
    resume_asked = Signal(int)
    board_asked = Signal(int)
    """The board of a prepared encounter is to be painted."""

    def __init__(self, library: Library, undo_stack: QUndoStack, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.library = library
        self.undo_stack = undo_stack
        self.edits = Edits(undo_stack)
        self.encounters: KeyedListModel[Encounter] = KeyedListModel(lambda one: one.id, self._line, self)
        self.list = QListView()
        self.list.setModel(self.encounters)
        self.list.setAccessibleName(self.tr("Encounters"))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.list.selectionModel().currentChanged.connect(self._show_chosen)
        self.list.doubleClicked.connect(self.go)
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            enter = QShortcut(key, self.list)
            enter.setContext(Qt.ShortcutContext.WidgetShortcut)
            enter.activated.connect(self.go)
        self.rows: list[EntryRow] = []
        self._build()
        self.edits.changed.connect(self._after)
        self.edits.refused.connect(self._refused)
        self.setAcceptDrops(True)
        plus = QShortcut(QKeySequence("+"), self)
        plus.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        plus.activated.connect(self.pick_creatures)
        self.reload()

    # --- building --------------------------------------------------------------------------------------

    def _build(self) -> None:
        splitter = QSplitter()
        splitter.addWidget(self._left_pane())
        splitter.addWidget(self._right_pane())
        splitter.setStretchFactor(0, 2)
        splitter.setStretchFactor(1, 5)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(splitter)

    def _left_pane(self) -> QWidget:
        new = QPushButton(self.tr("New encounter (Ctrl+N)"))
        new.clicked.connect(self.new_encounter)
        left = QWidget()
        column = QVBoxLayout(left)
        column.setContentsMargins(12, 12, 4, 12)
        column.setSpacing(8)
        title = Label(self.tr("Encounters"))
        title.setProperty("role", "title")
        column.addWidget(title)
        column.addWidget(self.list, 1)
        column.addWidget(new)
        return left

    def _right_pane(self) -> QWidget:
        self._name = QLineEdit()
        self._name.setAccessibleName(self.tr("Name of the encounter"))
        self._name.editingFinished.connect(self._renamed)
        self._state = Label()
        self._state.setProperty("role", "muted")
        self._state.setWordWrap(True)
        self._go = QPushButton()
        self._go.setProperty("role", "primary")
        self._go.clicked.connect(self.go)
        self._again = QPushButton(self.tr("Prepare again"))
        self._again.clicked.connect(self._prepare_again)
        self._delete = QPushButton(self.tr("Delete"))
        self._delete.setProperty("role", "quiet")
        self._delete.clicked.connect(self.delete)
        self._party = QComboBox()
        self._party.setAccessibleName(self.tr("Add a party"))
        self._party.activated.connect(self._add_party)
        self._system = QComboBox()
        self._system.setAccessibleName(self.tr("Rule system of the encounter"))
        self._system.activated.connect(self._system_chosen)
        self._add = QPushButton(self.tr("Add creatures… (+)"))
        self._add.clicked.connect(self.pick_creatures)
        self._board = QPushButton(self.tr("Board…"))
        self._board.setToolTip(self.tr("Choose or paint a board, and put everybody in their places"))
        self._board.clicked.connect(self._ask_board)
        return self._laid_out()

    def _laid_out(self) -> QWidget:
        self._fault = Label()
        self._fault.setProperty("role", "bad")
        self._fault.setWordWrap(True)
        lines = QWidget()
        self._roster = QVBoxLayout(lines)
        self._roster.setContentsMargins(0, 0, 0, 0)
        self._roster.setSpacing(6)
        self._roster.setAlignment(Qt.AlignmentFlag.AlignTop)
        roster = QScrollArea()
        roster.setFrameShape(QFrame.Shape.NoFrame)
        roster.setWidgetResizable(True)
        roster.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        roster.setWidget(lines)
        self._empty = Label()
        self._empty.setWordWrap(True)
        self._empty.setProperty("role", "muted")
        self._right = QWidget()
        detail = QVBoxLayout(self._right)
        detail.setContentsMargins(12, 12, 16, 12)
        detail.setSpacing(10)
        head = QHBoxLayout()
        head.addWidget(self._name, 1)
        head.addWidget(self._go)
        head.addWidget(self._again)
        head.addWidget(self._delete)
        detail.addLayout(head)
        line = QHBoxLayout()
        line.addWidget(self._state, 1)
        line.addWidget(self._system)
        line.addWidget(self._board)
        line.addWidget(self._add)
        line.addWidget(self._party)
        detail.addLayout(line)
        detail.addWidget(self._fault)
        detail.addWidget(self._empty)
        detail.addWidget(roster, 1)
        return self._right

    def _line(self, encounter: Encounter) -> str:
        words = {
            RUNNING: self.tr("{name} — running"),
            PREPARED: "{name}",
            ENDED: self.tr("{name} — ended"),
        }[encounter.state]
        return words.format(name=encounter.name)

    # --- showing ---------------------------------------------------------------------------------------

    def reload(self, choose: int | None = None) -> None:
        """Shows the encounters as the library holds them, the running ones first."""
        rank = {RUNNING: 0, PREPARED: 1, ENDED: 2}
        chosen = choose if choose is not None else self.chosen_id
        self.encounters.set_rows(sorted(self.library.encounters.all(), key=lambda one: rank[one.state]))
        row = self.encounters.row_of(chosen)
        if row < 0 and self.encounters.rowCount():
            row = 0
        self.list.setCurrentIndex(self.encounters.index(row) if row >= 0 else self.encounters.index(-1))
        self._show_chosen()

    @property
    def chosen(self) -> Encounter | None:
        """The encounter that is chosen."""
        found = self.list.currentIndex().data(ROW_ROLE)
        return found if isinstance(found, Encounter) else None

    @property
    def chosen_id(self) -> int | None:
        """Its id."""
        chosen = self.chosen
        return None if chosen is None else chosen.id

    def _show_chosen(self) -> None:
        encounter = self.chosen
        for row in self.rows:
            self._roster.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.rows = []
        self._fault.setText("")
        for widget in (self._name, self._go, self._again, self._delete, self._party, self._board, self._state):
            widget.setVisible(encounter is not None)
        for widget in (self._system, self._add):
            widget.setVisible(False)
        if encounter is None or encounter.id is None:
            self._empty.setVisible(True)
            self._empty.setText(
                self.tr("No encounter is prepared yet. Make one, then drag creatures and party members into it.")
            )
            return
        self._name.setText(encounter.name)
        prepared = encounter.state == PREPARED
        self._name.setEnabled(prepared)
        self._go.setText(
            {PREPARED: self.tr("Set up the fight"), RUNNING: self.tr("Go on"), ENDED: self.tr("Look at the log")}[
                encounter.state
            ]
        )
        entries = self.library.encounters.entries(encounter.id)
        for widget in (self._party, self._board, self._add):
            widget.setVisible(prepared)
        self._show_systems(encounter, choosing=prepared and not entries)
        self._state.setText(self._described(encounter, entries))
        self._show_parties(encounter)
        self._empty.setVisible(not entries)
        self._empty.setText(
            self.tr("Nobody takes part yet. Add a party and creatures, or drag them here from the other tabs.")
        )
        self._go.setEnabled(bool(entries))
        for entry in entries:
            row = EntryRow(entry, self._right)
            row.setEnabled(prepared)
            row.edited.connect(self._entry_edited)
            row.removed.connect(self._entry_removed)
            self._roster.addWidget(row)
            self.rows.append(row)

    def _described(self, encounter: Encounter, entries: list[EncounterEntry]) -> str:
        try:
            title = catalogue.system(encounter.system).title
        except catalogue.NoSuchSystem as error:
            title = library_sentence(error)
        total = sum(entry.count for entry in entries)
        words = self.tr("{system} · {count} combatants").format(system=title, count=total)
        if encounter.surprise:
            side = side_name(str(encounter.surprise.get("by", "")))
            words = self.tr("{encounter} · begins by surprise ({side})").format(encounter=words, side=side)
        return words

    def _show_systems(self, encounter: Encounter, *, choosing: bool) -> None:
        """The rule systems to choose from, while nobody takes part who belongs to one."""
        self._system.setVisible(choosing)
        if choosing:
            self._system.clear()
            for id in catalogue.ids():
                try:
                    self._system.addItem(catalogue.system(id).title, id)
                except catalogue.NoSuchSystem as error:
                    self._fault.setText(str(error))
            self._system.setCurrentIndex(self._system.findData(encounter.system))

    def _system_chosen(self) -> None:
        encounter = self.chosen
        system = self._system.currentData()
        if encounter is not None and system is not None and system != encounter.system:
            self._save(self.tr("Choose the rule system"), twin(encounter, system=system, options={}))

    def _show_parties(self, encounter: Encounter) -> None:
        self._party.blockSignals(True)
        self._party.clear()
        self._party.addItem(self.tr("Add a party…"), None)
        for party in self.library.parties.all():
            members = [one for one in self.library.parties.members(party.id) if one.system == encounter.system]
            if members:
                self._party.addItem(party.name, party.id)
        self._party.blockSignals(False)

    # --- editing ---------------------------------------------------------------------------------------

    def _after(self, _kind: str, ids: tuple[int, ...]) -> None:
        self.reload(next(iter(ids), None))

    def _refused(self, sentence: str) -> None:
        self.reload()
        self.say(sentence)

    def new_encounter(self) -> None:
        """A new, empty encounter; undo takes it away again."""
        systems = catalogue.ids()
        known = [one.system for one in self.library.encounters.all()]
        system = known[0] if known else systems[0]
        self.add_encounter(Encounter(name=self.tr("New encounter"), system=system))

    def add_encounter(self, encounter: Encounter) -> Step | None:
        """Keeps a new encounter; undo takes it away unless its fight has begun, redo brings the same one back."""
        done = self.edits.do(ENCOUNTERS, self.tr("New encounter"), add_encounter(self.library, encounter))
        if done is not None:
            self._name.setFocus()
            self._name.selectAll()
        return done

    def delete(self) -> None:
        """Deletes the chosen encounter; undo brings it back with its fight."""
        chosen = self.chosen_id
        if chosen is not None:
            self.edits.do(ENCOUNTERS, self.tr("Delete encounter"), remove_encounters(self.library, [chosen]))

    def _prepare_again(self) -> None:
        encounter = self.chosen
        if encounter is None or encounter.id is None:
            return
        step = prepare_again(self.library, encounter.id, encounter.name)
        self.edits.do(ENCOUNTERS, self.tr("Prepare again"), step)

    def _renamed(self) -> None:
        encounter = self.chosen
        name = self._name.text().strip()
        if encounter is None or not name or name == encounter.name or encounter.state != PREPARED:
            return
        self._save(self.tr("Rename encounter"), twin(encounter, name=name))

    def _save(self, text: str, encounter: Encounter) -> None:
        self.edits.do(ENCOUNTERS, text, save_encounter(self.library, encounter))

    def _entry_edited(self, entry: EncounterEntry) -> None:
        self.edits.do(ENCOUNTERS, self.tr("Change the roster"), save_entries(self.library, [entry]))

    def _entry_removed(self, id: int) -> None:
        if self.chosen_id is not None:
            step = remove_entries(self.library, self.chosen_id, [id])
            self.edits.do(ENCOUNTERS, self.tr("Take out of the encounter"), step)

    def add(self, dropped: Dropped) -> None:
        """Puts creatures and members into the chosen encounter, or into a new one of their system."""
        encounter = self.chosen
        if encounter is None or encounter.state != PREPARED:
            system = self._system_of(dropped)
            if system is None or self.add_encounter(Encounter(name=self.tr("New encounter"), system=system)) is None:
                return
            encounter = self.chosen
        if encounter is None or encounter.id is None:
            return
        present = {entry.member_id for entry in self.library.encounters.entries(encounter.id)}
        members = [id for id in dropped.members if id not in present]
        entering = enter_creatures(self.library, encounter.id, dropped.creatures)
        joining = enter_members(self.library, encounter.id, members)
        if dropped.creatures or members:
            self.edits.do(ENCOUNTERS, self.tr("Add to the encounter"), together(self.library, entering, joining))

    def _system_of(self, dropped: Dropped) -> str | None:
        creatures = self.library.creatures.get_all(dropped.creatures)
        if creatures:
            return creatures[0].system
        members = [one for one in self.library.parties.members() if one.id in dropped.members]
        return members[0].system if members else None

    def _add_party(self) -> None:
        party = self._party.currentData()
        encounter = self.chosen
        if party is None or encounter is None:
            return
        members = [one.id for one in self.library.parties.members(party) if one.system == encounter.system]
        self.add(Dropped((), tuple(id for id in members if id is not None)))

    def pick_creatures(self) -> None:
        """Finds creatures of the encounter's system by typing; a number behind the name is how many."""
        encounter = self.chosen
        if encounter is None or encounter.state != PREPARED:
            return

        creatures = creature_search(self.library, encounter.system, self._level_of, self._add_some)
        picker = Picker(self.tr("Creatures: a name, then how many (guard 3)"), (), self, search=creatures)
        picker.closed.connect(self.list.setFocus)
        picker.open_at()

    def _level_of(self, row: CreatureRow) -> str:
        return "" if row.level is None else self.tr("level {level}").format(level=row.level)

    def _add_some(self, creature_id: int, tail: str) -> None:
        encounter = self.chosen
        if encounter is None or encounter.id is None:
            return
        count = int(tail) if tail.isdecimal() else 1
        step = enter_creatures(self.library, encounter.id, [creature_id], max(1, min(99, count)))
        self.edits.do(ENCOUNTERS, self.tr("Add to the encounter"), step)

    # --- going -----------------------------------------------------------------------------------------

    def go(self) -> None:
        """Begins the chosen encounter, goes on with it, or opens its log."""
        encounter = self.chosen
        if encounter is None or encounter.id is None:
            return
        if encounter.state == PREPARED:
            if self.library.encounters.entries(encounter.id):
                self.begin_asked.emit(encounter.id)
        else:
            self.resume_asked.emit(encounter.id)

    def _ask_board(self) -> None:
        if self.chosen_id is not None:
            self.board_asked.emit(self.chosen_id)

    def say(self, sentence: str) -> None:
        """A fault, where it belongs."""
        self._fault.setText(sentence)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter begins, Del deletes, in the list."""
        if self.list.hasFocus():
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self.go()
                return
            if event.key() == Qt.Key.Key_Delete:
                self.delete()
                return
        super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Takes creatures and members, nothing else."""
        if read_drop(event.mimeData()) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Into the chosen encounter."""
        dropped = read_drop(event.mimeData())
        if dropped is not None:
            event.acceptProposedAction()
            self.add(dropped)
