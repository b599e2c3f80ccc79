"""Preparing: the encounters of the library, and what is prepared of the chosen one."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QShortcut, QUndoStack
from PySide6.QtWidgets import QSplitter, QVBoxLayout, QWidget

from models.encounters import PREPARED, RUNNING, Encounter
from models.library import Library
from rules import catalogue
from ui.dragging import Dropped, read_drop
from ui.edits import ENCOUNTERS, Edits, Step, add_encounter, prepare_again, remove_encounters
from ui.encounter.encounter_list import EncounterList
from ui.encounter.encounter_pane import EncounterPane
from ui.encounter.entering import Entering
from ui.key_names import key_sequence
from ui.remembered import Remembered


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
        splitter = QSplitter(self)
        self.shelf = EncounterList(splitter)
        self.encounters = self.shelf.encounters
        self.list = self.shelf.list
        self.pane = EncounterPane(library, self.edits, language, splitter)
        self.entering = Entering(library, self.edits, self)
        splitter.setStretchFactor(0, 2)
        splitter.setStretchFactor(1, 5)
        splitter.setChildrenCollapsible(False)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(splitter)
        self._connect()
        self.setAcceptDrops(True)
        self.reload()

    def _connect(self) -> None:
        self.edits.changed.connect(self._after)
        self.edits.refused.connect(self._refused)
        self.shelf.chosen_changed.connect(self._show_chosen)
        self.shelf.go_wanted.connect(self.go)
        self.shelf.new_wanted.connect(self.new_encounter)
        self.shelf.delete_wanted.connect(self.delete)
        self.pane.go_wanted.connect(self.go)
        self.pane.again_wanted.connect(self._prepare_again)
        self.pane.who.creatures_wanted.connect(self.pick)
        self.pane.who.party_wanted.connect(self._add_party)
        self.pane.who.board_wanted.connect(self._ask_board)
        self.pane.who.roster.dropped.connect(self.add)
        self.entering.entered.connect(self.pane.who.roster.choose)
        self.entering.found.connect(self.add)
        self.entering.shut.connect(self.list.setFocus)
        plus = QShortcut(key_sequence("+"), self)
        plus.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        plus.activated.connect(self.pick)

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
        self.pane.show_encounter(self.chosen)

    # --- editing ---------------------------------------------------------------------------------------

    def _after(self, _kind: str, ids: tuple[int, ...]) -> None:
        self.reload(next(iter(ids), None))

    def _refused(self, sentence: str) -> None:
        self.reload()
        self.pane.say(sentence)

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
            self.pane.focus_name()
        return done

    def delete(self) -> None:
        """Deletes the chosen encounter; undo brings it back with its fight."""
        encounter = self.chosen
        if encounter is not None and encounter.id is not None:
            step = remove_encounters(self.library, [encounter.id])
            if self.edits.do(ENCOUNTERS, self.tr("Delete encounter"), step) and encounter.state == RUNNING:
                self.pane.say(
                    self.tr("“{name}” was running and is deleted with its fight; Ctrl+Z brings it back.").format(
                        name=encounter.name
                    )
                )

    def _prepare_again(self) -> None:
        encounter = self.chosen
        if encounter is not None and encounter.id is not None:
            step = prepare_again(self.library, encounter.id, encounter.name)
            self.edits.do(ENCOUNTERS, self.tr("Prepare the fight"), step)

    # --- who comes in ----------------------------------------------------------------------------------

    def add(self, dropped: Dropped, place: int | None = None) -> None:
        """Puts creatures and members into the chosen encounter, or into a new one of their system; before a line."""
        encounter = self.chosen
        if encounter is None or encounter.state != PREPARED:
            system = self.entering.system_of(dropped)
            if system is None or self.add_new(system) is None:
                return
            encounter = self.chosen
        if encounter is not None:
            self.entering.add(encounter, dropped, place)

    def _add_party(self, party: int) -> None:
        if self.chosen is not None:
            self.add(self.entering.party(self.chosen, party))

    def pick(self) -> None:
        """Finds creatures of the encounter's system by typing."""
        if self.chosen is not None and self.chosen.state == PREPARED:
            self.entering.pick(self.chosen)

    # --- going -----------------------------------------------------------------------------------------

    def go(self) -> None:
        """Begins the chosen encounter, goes on with it, or opens its log."""
        self.pane.commit()
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
