"""Preparing: the encounters of the library, who takes part in the chosen one, and by which options it is played."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QShortcut, QUndoStack
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QSplitter, QTabWidget, QVBoxLayout, QWidget

from models.encounters import ENDED, PREPARED, RUNNING, Encounter, EncounterEntry
from models.library import Library
from models.setups import combatant_names
from models.store import twin
from rules import catalogue
from rules.system import System
from ui.bestiary.systems import find
from ui.bestiary.widgets import Choice, write
from ui.dragging import read_drop
from ui.edits import (
    ENCOUNTERS,
    Edits,
    Step,
    add_encounter,
    order_entries,
    prepare_again,
    put_house_rules,
    remove_encounters,
    remove_entries,
    save_encounter,
    save_entries,
    split_entry,
)
from ui.encounter.encounter_list import EncounterList
from ui.encounter.entering import Entering
from ui.encounter.notes_edit import NotesEdit
from ui.encounter.options_pane import OptionsPane
from ui.encounter.roster_pane import RosterPane
from ui.key_names import key_sequence
from ui.plain import Label
from ui.refusal_words import library_sentence
from ui.remembered import Remembered
from ui.words import side_name

WHO, OPTIONS = 0, 1
"""The halves of the page."""


class PreparePage(QWidget):
    """The encounters, and what is prepared of the chosen one."""

    begin_asked = Signal(int)
    resume_asked = Signal(int)
    board_asked = Signal(int)
    """The board of a prepared encounter is to be painted."""

    def __init__(
        self,
        library: Library,
        undo_stack: QUndoStack,
        remembered: Remembered | None = None,
        language: str = "en",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.library = library
        self.remembered = remembered or Remembered(library.path, parent=self)
        self.remembered.system_changed.connect(self._follow_system)
        self.undo_stack = undo_stack
        self.edits = Edits(undo_stack)
        self._splitter = QSplitter(self)
        self.shelf = EncounterList(self._splitter)
        self.encounters = self.shelf.encounters
        self.list = self.shelf.list
        self.entering = Entering(self)
        self._build(language)
        self._connect()
        self.setAcceptDrops(True)
        self.reload()

    # --- building --------------------------------------------------------------------------------------

    def _build(self, language: str) -> None:
        # In the order in which Tab comes to them.
        right = QWidget(self._splitter)
        self._name = QLineEdit(right)
        self._name.setAccessibleName(self.tr("Name of the encounter"))
        self._again = QPushButton(self.tr("Prepare"), right)
        self._go = QPushButton(right)
        self._go.setProperty("role", "primary")
        self._state = Label()
        self._state.setProperty("role", "muted")
        self._state.setWordWrap(True)
        self._again.setToolTip(self.tr("Prepare the same fight once more; this one stays as it is"))
        self._system = Choice(right)
        self._system.setAccessibleName(self.tr("Rule system of the encounter"))
        self._fault = Label()
        self._fault.setProperty("role", "bad")
        self._fault.setWordWrap(True)
        self._empty = Label(
            self.tr("No encounter is prepared yet. Make one, then drag creatures and party members into it.")
        )
        self._empty.setWordWrap(True)
        self._empty.setProperty("role", "muted")
        self.notes = NotesEdit(self.tr("Notes on this encounter, for the game master"), 3, right)
        self.halves = QTabWidget(right)
        self.who = RosterPane(self.halves)
        self.options = OptionsPane(language, self.halves)
        self.halves.setDocumentMode(True)
        self.halves.addTab(self.who, self.tr("Who takes part"))
        self.halves.addTab(self.options, "")
        detail = QVBoxLayout(right)
        detail.setContentsMargins(12, 12, 16, 12)
        detail.setSpacing(8)
        head, line = QHBoxLayout(), QHBoxLayout()
        head.addWidget(self._name, 1)
        head.addWidget(self._again)
        head.addWidget(self._go)
        line.addWidget(self._state, 1)
        line.addWidget(self._system, 1)
        detail.addLayout(head)
        detail.addLayout(line)
        detail.addWidget(self._fault)
        detail.addWidget(self._empty, 0, Qt.AlignmentFlag.AlignTop)
        detail.addWidget(self.notes)
        detail.addWidget(self.halves, 1)
        self._splitter.setStretchFactor(0, 2)
        self._splitter.setStretchFactor(1, 5)
        self._splitter.setChildrenCollapsible(False)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._splitter)

    def _connect(self) -> None:
        self.edits.changed.connect(self._after)
        self.edits.refused.connect(self._refused)
        self.shelf.chosen_changed.connect(self._show_chosen)
        self.shelf.go_wanted.connect(self.go)
        self.shelf.new_wanted.connect(self.new_encounter)
        self.shelf.delete_wanted.connect(self.delete)
        self._name.editingFinished.connect(self._renamed)
        self._go.clicked.connect(self.go)
        self._again.clicked.connect(self._prepare_again)
        self._system.activated.connect(self._system_chosen)
        self.notes.written.connect(self._notes_written)
        self.who.creatures_wanted.connect(self.entering.pick)
        self.who.party_wanted.connect(self.entering.add_party)
        self.who.board_wanted.connect(self._ask_board)
        roster = self.who.roster
        roster.edited.connect(self._entries_edited)
        roster.removed.connect(self._entries_removed)
        roster.ordered.connect(self._entries_ordered)
        roster.split_wanted.connect(self._entry_split)
        roster.dropped.connect(self.entering.add)
        self.options.fight_changed.connect(self._options_chosen)
        self.options.house_changed.connect(self._house_rules_chosen)
        plus = QShortcut(key_sequence("+"), self)
        plus.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        plus.activated.connect(self.entering.pick)

    # --- showing ---------------------------------------------------------------------------------------

    def reload(self, choose: int | None = None) -> None:
        """Shows the encounters of the chosen system as the library holds them, the running ones first.

        Where the one to choose plays by another system, all tabs turn to that.
        """
        chosen = choose if choose is not None else self.chosen_id
        encounters = self.library.encounters.all()
        wanted = next((one.system for one in encounters if one.id == choose), None)
        if wanted is not None and self.remembered.system not in (None, wanted):
            self.remembered.choose_system(wanted)
        shown = [one for one in encounters if self.remembered.system in (None, one.system)]
        self.shelf.show_encounters(shown, chosen)
        self._show_chosen()

    def _follow_system(self) -> None:
        self.reload()

    @property
    def chosen(self) -> Encounter | None:
        """The encounter that is chosen."""
        return self.shelf.chosen

    @property
    def chosen_id(self) -> int | None:
        """Its id."""
        chosen = self.chosen
        return None if chosen is None else chosen.id

    def _show_chosen(self) -> None:
        encounter = self.chosen
        self.say("")
        there = encounter is not None and encounter.id is not None
        for widget in (self._name, self._go, self._again, self._state, self.notes, self.halves):
            widget.setVisible(there)
        self._empty.setVisible(not there)
        self._system.setVisible(False)
        if encounter is None or encounter.id is None:
            return
        prepared = encounter.state == PREPARED
        write(self._name, encounter.name)
        self._name.setEnabled(prepared)
        words = {PREPARED: self.tr("Begin"), RUNNING: self.tr("Go on"), ENDED: self.tr("Look at the log")}
        self._go.setText(words[encounter.state])
        self._go.setToolTip(self.tr("Begin this fight (Ctrl+Return)") if prepared else "")
        self._again.setVisible(not prepared)
        entries = self.library.encounters.entries(encounter.id)
        self._go.setEnabled(bool(entries) or not prepared)
        self._show_systems(encounter, choosing=prepared and not entries)
        self._state.setText(self._described(encounter, entries))
        self.notes.show_text(encounter.notes)
        self._show_roster(encounter, entries)
        self._show_options(encounter)

    def _described(self, encounter: Encounter, entries: list[EncounterEntry]) -> str:
        try:
            title = catalogue.system(encounter.system).title
        except catalogue.NoSuchSystem as error:
            title = library_sentence(error)
        total = sum(entry.count for entry in entries)
        words = self.tr("{system} · one combatant") if total == 1 else self.tr("{system} · {count} combatants")
        words = words.format(system=title, count=total)
        unplaced = sum(max(0, entry.count - len(entry.cells)) for entry in entries)
        if encounter.board is not None and unplaced:
            words = self.tr("{encounter} · not on the board yet: {number}").format(encounter=words, number=unplaced)
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
                    self.say(str(error))
            self._system.setCurrentIndex(self._system.findData(encounter.system))

    def _show_roster(self, encounter: Encounter, entries: list[EncounterEntry]) -> None:
        system = find(encounter.system)
        self.who.show_parties(
            [
                party
                for party in self.library.parties.all()
                if any(one.system == encounter.system for one in self.library.parties.members(party.id))
            ]
        )
        self.who.show_entries(
            entries,
            system,
            self.library.full_pools(encounter.system, entries),
            self.library.brought(entries) if encounter.state == PREPARED else {},
            may_change=encounter.state == PREPARED,
        )

    def _show_options(self, encounter: Encounter) -> None:
        system: System | None = find(encounter.system)
        self.halves.setTabEnabled(OPTIONS, system is not None)
        if system is None or encounter.id is None:
            self.halves.setTabText(OPTIONS, self.tr("Options"))
            return
        names = combatant_names(self.library.encounters.entries(encounter.id))
        house = self.library.house_rules.get(encounter.system)
        prepared = encounter.state == PREPARED
        self.options.show_options(encounter.system, names, encounter.options, house, may_change=prepared)
        differing = self.options.differing()
        words = self.tr("Options · {count} of our own").format(count=differing) if differing else self.tr("Options")
        self.halves.setTabText(OPTIONS, words)

    def show_option(self, name: str, *, of_house: bool = False) -> None:
        """Brings an option to the front, with the cursor in it."""
        self.halves.setCurrentIndex(OPTIONS)
        self.options.focus_option(name, of_house=of_house)

    # --- editing ---------------------------------------------------------------------------------------

    def _after(self, _kind: str, ids: tuple[int, ...]) -> None:
        self.reload(next(iter(ids), None))

    def _refused(self, sentence: str) -> None:
        self.reload()
        self.say(sentence)

    def commit(self) -> None:
        """Keeps what is still being written."""
        self._renamed()
        self.notes.commit()
        self.who.commit()
        self.options.commit()

    def new_encounter(self) -> None:
        """A new, empty encounter; undo takes it away again."""
        systems = catalogue.ids()
        known = [one.system for one in self.library.encounters.all()]
        self.add_new(self.remembered.system or (known[0] if known else systems[0]))

    def add_new(self, system: str) -> Step | None:
        """A new encounter of a system, by the house rules."""
        options = self.library.house_rules.get(system)
        return self.add_encounter(Encounter(name=self.tr("New encounter"), system=system, options=options))

    def add_encounter(self, encounter: Encounter) -> Step | None:
        """Keeps a new encounter; undo takes it away unless its fight has begun, redo brings the same one back."""
        done = self.edits.do(ENCOUNTERS, self.tr("New encounter"), add_encounter(self.library, encounter))
        if done is not None:
            self._name.setFocus()
            self._name.selectAll()
        return done

    def delete(self) -> None:
        """Deletes the chosen encounter; undo brings it back with its fight."""
        encounter = self.chosen
        if encounter is not None and encounter.id is not None:
            step = remove_encounters(self.library, [encounter.id])
            if self.edits.do(ENCOUNTERS, self.tr("Delete encounter"), step) and encounter.state == RUNNING:
                self.say(
                    self.tr("“{name}” was running and is deleted with its fight; Ctrl+Z brings it back.").format(
                        name=encounter.name
                    )
                )

    def _prepare_again(self) -> None:
        encounter = self.chosen
        if encounter is not None and encounter.id is not None:
            step = prepare_again(self.library, encounter.id, encounter.name)
            self.edits.do(ENCOUNTERS, self.tr("Prepare the fight"), step)

    def _change(self, text: str, **values: Any) -> None:
        """Keeps other values of the chosen encounter, as the library has it now."""
        encounter = None if self.chosen_id is None else self.library.encounters.get(self.chosen_id)
        if encounter is not None and any(getattr(encounter, key) != value for key, value in values.items()):
            self.edits.do(ENCOUNTERS, text, save_encounter(self.library, twin(encounter, **values)))

    def _renamed(self) -> None:
        encounter = self.chosen
        name = self._name.text().strip()
        if encounter is not None and name and encounter.state == PREPARED:
            self._change(self.tr("Rename encounter"), name=name)

    def _system_chosen(self) -> None:
        system = self._system.currentData()
        if system is not None:
            options = self.library.house_rules.get(system)
            self._change(self.tr("Choose the rule system"), system=system, options=options)

    def _notes_written(self, text: str) -> None:
        self._change(self.tr("Notes on the encounter"), notes=text)

    def _options_chosen(self, options: dict[str, Any]) -> None:
        self._change(self.tr("Options of the fight"), options=options)

    def _house_rules_chosen(self, options: dict[str, Any]) -> None:
        encounter = self.chosen
        if encounter is not None:
            step = put_house_rules(self.library, encounter.system, options)
            self.edits.do(ENCOUNTERS, self.tr("House rules"), step)

    def _entries_edited(self, entries: list[EncounterEntry]) -> None:
        self.edits.do(ENCOUNTERS, self.tr("Change the roster"), save_entries(self.library, entries))

    def _entries_removed(self, ids: list[int]) -> None:
        if self.chosen_id is not None:
            step = remove_entries(self.library, self.chosen_id, ids)
            self.edits.do(ENCOUNTERS, self.tr("Take out of the encounter"), step)

    def _entry_split(self, entry: EncounterEntry) -> None:
        self.edits.do(ENCOUNTERS, self.tr("A line for each"), split_entry(self.library, entry))

    def _entries_ordered(self, ids: list[int]) -> None:
        if self.chosen_id is not None:
            step = order_entries(self.library, self.chosen_id, ids)
            self.edits.do(ENCOUNTERS, self.tr("Put the roster in order"), step)

    # --- going -----------------------------------------------------------------------------------------

    def go(self) -> None:
        """Begins the chosen encounter, goes on with it, or opens its log."""
        self.commit()
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
        self._fault.setVisible(bool(sentence))

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Takes creatures and members, nothing else."""
        if read_drop(event.mimeData()) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Into the chosen encounter."""
        dropped = read_drop(event.mimeData())
        if dropped is not None:
            event.acceptProposedAction()
            self.entering.add(dropped)
