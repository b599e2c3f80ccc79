"""Preparing: the encounters of the library, and what is prepared of the chosen one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QPoint, QRect, Qt, Signal
from PySide6.QtGui import QUndoStack
from PySide6.QtWidgets import QWidget

from models.library import Library
from models.repositories.encounters import PREPARED, RUNNING, Encounter, EncounterRow
from rules.system import registry
from ui.commands.page_commands import PICK_CREATURES
from ui.dnd.drop_targets import DropAnswer, DropTarget
from ui.dnd.payload import DragSource, DropPayload
from ui.edits.core import ENCOUNTERS, Edits, EditStep
from ui.edits.encounters import add_encounter, prepare_again, remove_encounters
from ui.encounter.prepare.encounter_list import EncounterList, Folder
from ui.encounter.prepare.entry_controller import EntryController
from ui.encounter.prepare.folders import EncounterFiling
from ui.encounter.prepare.odds import PreparedOdds
from ui.encounter.prepare.pane import EncounterPane
from ui.odds.service import OddsService
from ui.services.preferences import LibraryPreferences
from ui.session.reinforcements import why_nobody, why_not_all
from ui.theme.sizes import px
from ui.widgets.focus_actions import on_key
from ui.widgets.item_views import choose_as
from ui.widgets.keyed_model import ROW_ROLE
from ui.widgets.layouts import stacked
from ui.widgets.splitter import Splitter

LIST = 264
"""The initial width of the list in pixels; the prepared encounter has four times as much."""


class PreparePage(QWidget):
    """The encounters, and what is prepared of the chosen one."""

    begin_requested = Signal(int)
    resume_requested = Signal(int)
    board_requested = Signal(int)
    """The board of a prepared encounter is to be painted."""

    def __init__(
        self,
        library: Library,
        undo_stack: QUndoStack,
        foretelling: OddsService,
        remembered: LibraryPreferences | None = None,
        language: str = "en",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.library = library
        self.remembered = remembered or LibraryPreferences(library.path, parent=self)
        self.remembered.system_changed.connect(self.reload)
        self.undo_stack = undo_stack
        self.edits = Edits(undo_stack)
        splitter = Splitter(Qt.Orientation.Horizontal, self)
        self.shelf = EncounterList(splitter)
        self.encounters = self.shelf.encounters
        self.list = self.shelf.list
        self.pane = EncounterPane(library, self.edits, language, splitter)
        self.entering = EntryController(library, self.edits, self)
        self._is_entering = False
        """Whether the roster had the focus before the list of creatures, or new entries have come from there."""
        self.odds = PreparedOdds(library, foretelling, self.pane, language, self)
        self.odds.story_requested.connect(self.resume_requested)
        self.filing = EncounterFiling(library, self.edits, self.shelf, self)
        splitter.setStretchFactor(0, 2)
        splitter.setStretchFactor(1, 5)
        # Whatever stands in them: an empty list is no wider than a full one.
        splitter.setSizes([px(LIST), 4 * px(LIST)])
        splitter.setChildrenCollapsible(False)
        stacked(splitter, on=self)
        self._connect()
        DropTarget(self, self._weigh)
        DropTarget(self.list.viewport(), self._weigh_in_list)
        DragSource(self.list, self._payload)
        self.reload()

    def _connect(self) -> None:
        self.edits.library_changed.connect(self._after)
        self.edits.edit_refused.connect(self._refused)
        self.shelf.search_changed.connect(self.reload)
        self.shelf.chosen_changed.connect(self._show_chosen)
        self.shelf.go_requested.connect(self.go)
        self.shelf.new_requested.connect(self.new_encounter)
        self.shelf.delete_requested.connect(self.delete)
        self.pane.go_requested.connect(self.go)
        self.pane.again_requested.connect(self._prepare_again)
        self.pane.new_requested.connect(self.new_encounter)
        self.pane.who.creatures_requested.connect(self.pick)
        self.pane.who.party_requested.connect(self._add_party)
        self.pane.who.board_requested.connect(self._ask_board)
        self.pane.who.drops.came = self._weigh_line
        self.entering.entries_added.connect(self._show_entered)
        self.entering.creatures_found.connect(self.add)
        self.entering.list_closed.connect(self._take_keys_back)
        # Where nothing on the page has the cursor any more, as after the last line is gone, the key is the page's too.
        on_key(self, PICK_CREATURES, self.pick).setShortcutContext(Qt.ShortcutContext.WindowShortcut)

    # --- showing ---------------------------------------------------------------------------------------

    def reload(self, choose: int | None = None) -> None:
        """Show the encounters of the chosen system as the library holds them, the running ones first.

        Where the one to choose plays by another system, all tabs turn to that.
        """
        chosen = choose if choose is not None else self.chosen_id
        encounters = self.library.encounters.rows()
        wanted = next((encounter.system for encounter in encounters if encounter.id == choose), None)
        if wanted is not None and self.remembered.system not in (None, wanted):
            self.remembered.choose_system(wanted)
        shown = [encounter for encounter in encounters if self.remembered.system in (None, encounter.system)]
        matching = self.library.encounters.matching(self.shelf.typed) if self.shelf.typed else None
        self.shelf.show_encounters(shown, chosen, matching)
        self._show_chosen()

    def go_on_from(self, other: PreparePage) -> None:
        """Show what another page over the same library shows: its encounters, those chosen, its lines and odds."""
        self.shelf.go_on_from(other.shelf)
        self.reload(other.chosen_id)
        choose_as(self.shelf.list, other.shelf.list)
        choose_as(self.pane.who.roster, other.pane.who.roster)
        self.odds.go_on_from(other.odds)

    def choose_again(self, encounter_id: int | None) -> None:
        """Show them anew and choose one, if it is still there and of the chosen system."""
        there = [encounter for encounter in self.library.encounters.rows() if encounter.id == encounter_id]
        fits = any(self.remembered.system in (None, encounter.system) for encounter in there)
        self.reload(encounter_id if fits else None)

    @property
    def chosen(self) -> EncounterRow | None:
        """The encounter that is chosen."""
        return self.shelf.chosen

    @property
    def chosen_id(self) -> int | None:
        """Its id."""
        chosen = self.chosen
        return None if chosen is None else chosen.id

    def _show_chosen(self) -> None:
        chosen = self.chosen
        encounter = None if chosen is None else self.library.encounters.get(chosen.id)
        self.pane.show_encounter(encounter, others=not self.shelf.has_none)
        self.odds.show_encounter(encounter)

    # --- editing ---------------------------------------------------------------------------------------

    def _after(self, _kind: str, ids: tuple[int, ...]) -> None:
        self.reload(next(iter(ids), None))

    def _refused(self, sentence: str) -> None:
        self.reload()
        self.pane.say(sentence)

    def new_encounter(self) -> None:
        """A new, empty encounter; undo takes it away again."""
        systems = registry.ids()
        known = [encounter.system for encounter in self.library.encounters.rows()]
        self.add_new(self.remembered.system or (known[0] if known else systems[0]))

    def add_new(self, system: str) -> EditStep | None:
        """A new encounter of a system, by the house rules."""
        return self.add_encounter(self._fresh(system))

    def _fresh(self, system: str) -> Encounter:
        return Encounter(name=self.tr("New encounter"), system=system, options=self.library.house_rules.get(system))

    def add_encounter(self, encounter: Encounter) -> EditStep | None:
        """Keep a new encounter; undo takes it away unless its fight has begun, redo brings the same one back."""
        done = self.edits.do(ENCOUNTERS, self.tr("New encounter"), add_encounter(self.library, encounter))
        if done is not None:
            self.pane.focus_name()
        return done

    def delete(self) -> None:
        """Delete the chosen encounter; undo brings it back with its fight. Of a folder its encounters stay."""
        if self.filing.dissolve():
            return
        encounter = self.chosen
        if encounter is not None:
            step = remove_encounters(self.library, [encounter.id])
            if self.edits.do(ENCOUNTERS, self.tr("Delete encounter"), step) and encounter.state == RUNNING:
                self.edits.notice_requested.emit(
                    self.tr("“{name}” was running and is deleted with its fight; Ctrl+Z brings it back.").format(
                        name=encounter.name
                    )
                )

    def _prepare_again(self) -> None:
        encounter = self.chosen
        if encounter is not None:
            step = prepare_again(self.library, encounter.id, encounter.name)
            self.edits.do(ENCOUNTERS, self.tr("Prepare the fight"), step)

    # --- who comes in ----------------------------------------------------------------------------------

    def add(self, dropped: DropPayload, place: int | None = None) -> None:
        """Put creatures and members into the chosen encounter, or into a new one of their system; before a line."""
        encounter = self.chosen
        if encounter is None or encounter.state != PREPARED:
            self.add_to_new(dropped)
        else:
            self.entering.add(encounter, dropped, place)

    def add_to_new(self, dropped: DropPayload) -> None:
        """Put creatures and members into a new encounter of their system: one step of undo."""
        system = self.entering.system_of(dropped)
        if system is not None:
            self.edits.do(
                ENCOUNTERS, self.tr("New encounter"), self.entering.new_encounter_with(self._fresh(system), dropped)
            )

    def _add_party(self, party: int) -> None:
        if self.chosen is not None:
            self.add(self.entering.party(self.chosen, party))

    def _show_entered(self, ids: Sequence[int]) -> None:
        """Select and focus new entries, to set wave, number and hiding."""
        self.pane.who.roster.choose(ids)
        self._is_entering = True
        if self.isVisible():
            self.pane.who.roster.setFocus()

    def pick(self) -> None:
        """Find creatures of the encounter's system by typing."""
        if self.chosen is not None and self.chosen.state == PREPARED:
            self._is_entering = self.pane.who.roster.hasFocus()
            self.entering.pick(self.chosen)

    def _take_keys_back(self) -> None:
        """Give the focus to new entries from the list of creatures, or back to the roster that had it."""
        (self.pane.who.roster if self._is_entering and self.pane.who.roster.isVisible() else self.list).setFocus()

    # --- going -----------------------------------------------------------------------------------------

    def go(self) -> None:
        """Begin the chosen encounter, go on with it, or open its log."""
        self.pane.commit()
        encounter = self.chosen
        if encounter is None:
            return
        if encounter.state == PREPARED:
            if self.library.encounters.entries(encounter.id):
                self.begin_requested.emit(encounter.id)
        else:
            self.resume_requested.emit(encounter.id)

    def _ask_board(self) -> None:
        if self.chosen_id is not None:
            self.board_requested.emit(self.chosen_id)

    # --- what is dragged -------------------------------------------------------------------------------

    def _payload(self) -> DropPayload | None:
        line = self.shelf.line
        together = len(self.list.selectionModel().selectedIndexes()) > 1
        inside = self.shelf.several if together else self.shelf.inside
        ids = tuple(encounter.id for encounter in inside)
        if line is None or not ids:
            return None
        if together:
            return DropPayload(encounters=ids, words=self.tr("{number} encounters").format(number=len(ids)))
        if isinstance(line, EncounterRow):
            return DropPayload(encounters=ids, words=line.name)
        return DropPayload(encounters=ids, shelf=line.path, words=self.tr("Folder {name}").format(name=line.path))

    def _weigh(self, carried: DropPayload, point: QPoint | None) -> DropAnswer | None:
        """Anywhere on the page: into the chosen encounter, or into a new one."""
        return self._weigh_into(self.chosen, carried)

    def _weigh_line(self, carried: DropPayload, row: int | None, wave: Mapping[str, Any]) -> DropAnswer | None:
        return self._weigh_into(self.chosen, carried, row, wave)

    def _weigh_in_list(self, carried: DropPayload, point: QPoint | None) -> DropAnswer | None:
        """Into the encounter that it is dropped on; beside them all, into a new one."""
        index = self.list.currentIndex() if point is None else self.list.indexAt(point)
        line = index.data(ROW_ROLE)
        if carried.encounters and not carried.has_people:
            return self._weigh_filing(line, carried, self.list.visualRect(index))
        if not isinstance(line, EncounterRow):
            return self._weigh_into(None, carried)
        answer = self._weigh_into(line, carried)
        return answer if answer is None else answer._replace(light=self.list.visualRect(index))

    def _weigh_filing(self, line: object, carried: DropPayload, light: QRect) -> DropAnswer | None:
        """An encounter that is dropped on a folder, or on one in it, goes there; beside them all, into none."""
        folder = line.path if isinstance(line, Folder) else line.folder if isinstance(line, EncounterRow) else ""
        if carried.shelf:
            return self.filing.weigh_folder(carried.shelf, folder, light)
        coming = self.library.encounters.rows_of(carried.encounters)
        if all(encounter.folder == folder for encounter in coming):
            return DropAnswer(None, self.tr("It is already there."))
        words = self.tr("Into the folder {name}").format(name=folder) if folder else self.tr("Into no folder")
        return DropAnswer(partial(self.filing.move, coming, folder), words, light)

    def _weigh_into(
        self,
        encounter: EncounterRow | None,
        carried: DropPayload,
        row: int | None = None,
        wave: Mapping[str, Any] | None = None,
    ) -> DropAnswer | None:
        """Answer a drop of creatures and members on an encounter."""
        if not carried.has_people:
            return DropAnswer(None, self.tr("Only creatures and members can be dropped here."))
        if encounter is None:
            refusal = why_nobody(self.library, carried, None)
            if refusal:
                return DropAnswer(None, refusal)
            return DropAnswer(partial(self.add_to_new, carried), self.tr("Into a new encounter"))
        if encounter.state != PREPARED:
            words = self.tr("“{name}” has begun: add them in the fight itself.")
            return DropAnswer(None, words.format(name=encounter.name))
        refusal = why_not_all(self.library, carried, encounter.system)
        if not refusal and not carried.creatures and not self.entering.new_members(encounter, carried):
            refusal = self.tr("They are already taking part.")
        if refusal:
            return DropAnswer(None, refusal)
        words = self.tr("Into “{name}”").format(name=encounter.name)
        return DropAnswer(partial(self.entering.add, encounter, carried, row, wave), words)
