"""The page of an encounter's board: taken from the library or painted, with everybody placed on it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QUndoStack
from PySide6.QtWidgets import QFrame, QPushButton, QWidget

from models.library import Library
from models.repositories.encounters import PREPARED, Encounter, EncounterEntry
from models.storage.store import twin
from rules.board.board import Board, BoardRules, board_data, fit_board, parse_board
from rules.board.geometry import Cell
from rules.sheets import schema
from rules.system import registry
from rules.system.system import System
from rules.text.faults import BadScript, BadSheet
from ui.board.editor import roster
from ui.board.editor.drops import BoardDrops
from ui.board.editor.editor import BoardEditor
from ui.board.editor.saved_boards import SavedBoardsController
from ui.edits.core import ENCOUNTERS, Edits, in_one_step
from ui.edits.encounters import save_encounter, save_entries
from ui.session.appearance import looks_of_entries
from ui.session.fight import own_letters
from ui.text.words import as_read, as_term, localize
from ui.widgets.buttons import PushButton
from ui.widgets.controls import ElidedLabel, EmptyState
from ui.widgets.labels import Label
from ui.widgets.layouts import FlowPanel, fill, lined, stacked

USUAL_SIZE = 20
"""Width and height of a new board if the system gives none."""


class BoardPage(QWidget):
    """Edit the board of a prepared encounter; every change is saved at once and can be undone."""

    back_requested = Signal()
    """Back to preparing."""

    def __init__(self, library: Library, undo_stack: QUndoStack, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.library = library
        self.undo_stack = undo_stack
        self.edits = Edits(undo_stack)
        self.encounter_id: int | None = None
        self.editor = BoardEditor()
        self._title = ElidedLabel()
        self._title.setProperty("role", "title")
        self._fault = ElidedLabel(role="bad", objectName="fault")
        # Its line is there while it says nothing, too: what stands above and below stays under the mouse.
        policy = self._fault.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self._fault.setSizePolicy(policy)
        self.fault = ""
        """The present fault in a sentence."""
        self.kept = SavedBoardsController(library, self.edits, lambda: self.encounter, self.rules_of, self)
        self._build()
        self.editor.board_painted.connect(self._painted)
        self.editor.piece_placed.connect(self._placed)
        self.editor.why_closed = self._why_closed
        self.kept.message_requested.connect(self.say)
        self.kept.success_reported.connect(self._say_done)
        self.kept.board_chosen.connect(self.take_board)
        self.edits.library_changed.connect(self._after)
        self.edits.edit_refused.connect(self._refused)
        self._arriving = BoardDrops(library, self.edits, self.editor, lambda: self.encounter)

    def _build(self) -> None:
        back = self._button(self.tr("‹ Back (Esc)"), self.go_back)
        head = lined(back, (self._title, 1))
        self._without = self._button(self.tr("No board"), self.drop_board)
        second = FlowPanel(8)
        self._place_all = self._button(self.tr("Place everybody"), self.place_everybody)
        second.add(self._place_all, self.kept.list, *self.kept.buttons, self._without)
        self._empty = EmptyState(drawing="treasure-map")
        words = self.tr("This encounter has no board. Paint a new one, or choose one from the library above.")
        self._empty.say(words, self.tr("New board"))
        self._empty.button.clicked.connect(self.new_board)
        layout = stacked(on=self, margins=(12, 12, 12, 8), spacing=8)
        fill(layout, head, second, self._fault, self._offer_line(), (self.editor, 1), (self._empty, 1))

    def _offer_line(self) -> QWidget:
        """Return the line that says that the board is only a picture, with the option that makes it count."""
        self._offer = QFrame()
        self._offer.setProperty("role", "card")
        self._offer.hide()
        self._offer_words = Label(wraps=True)
        self.switch_on = self._button(self.tr("Let the board count"), self.let_it_count)
        lined((self._offer_words, 1), self.switch_on, on=self._offer, margins=(12, 4, 8, 4))
        return self._offer

    def _button(self, text: str, slot: Callable[[], Any]) -> QPushButton:
        return PushButton(text, clicked=slot)

    def go_back(self) -> None:
        """Go back to preparing."""
        self.back_requested.emit()

    # --- showing ---------------------------------------------------------------------------------------

    def open(self, encounter_id: int) -> None:
        """Show the board of an encounter."""
        self.encounter_id = encounter_id
        self.say("")
        self.kept.list.setCurrentIndex(0)
        self.reload()

    @property
    def encounter(self) -> Encounter | None:
        """The encounter of the board."""
        return None if self.encounter_id is None else self.library.encounters.get(self.encounter_id)

    def _say_done(self, sentence: str) -> None:
        self.say(sentence, good=True)

    def say(self, sentence: str, *, good: bool = False) -> None:
        """Show a fault, or with `good` a success; an empty text clears it."""
        self.fault = "" if good else sentence
        self._fault.setProperty("role", "small" if good else "bad")
        self._fault.style().polish(self._fault)
        self._fault.setText(sentence)
        self._fault.setVisible(bool(sentence))

    def reload(self) -> None:
        """Show the saved board."""
        encounter = self.encounter
        if encounter is None or encounter.id is None:
            self.back_requested.emit()
            return
        try:
            system = registry.system(encounter.system)
            rules = self.rules_of(encounter)
        except (registry.NoSuchSystem, BadSheet) as error:
            self.say(str(error))
            self._show(None)
            return
        self._title.setText(self.tr("Board of {name}").format(name=encounter.name))
        self.kept.show_system(encounter.system)
        board = self._board(encounter, rules)
        self._show(board)
        if board is None:
            return
        self._show_offer(encounter)
        labels = {word: as_read(system).terrain_label(word) for word in sorted(rules.terrains)}
        self.editor.take_rules(rules, labels, "" if system.plain is None else system.plain.unit)
        setup = self.library.setup(encounter.id)
        hidden = [id for id, mark in setup.marks.items() if mark.get("hidden")]
        own = own_letters(self.library, setup.members)
        entries = self.library.encounters.entries(encounter.id)
        looks = roster.looks_of(entries, looks_of_entries(self.library, system, entries))
        pieces, missing = roster.pieces_of(setup.script["combatants"], system, hidden, own, looks)
        self.editor.show_board(board, pieces, missing)
        self._place_all.setEnabled(bool(missing))

    def _show(self, board: Board | None) -> None:
        there = board is not None
        self.editor.setVisible(there)
        self._offer.hide()
        self._empty.setVisible(not there)
        self.kept.enable(there=there)
        for button in (self._without, self._place_all):
            button.setEnabled(there)

    def _show_offer(self, encounter: Encounter) -> None:
        name = self._switch(encounter)
        self._offer.setVisible(name is not None)
        if name is not None:
            label = schema.label_of(name, registry.system(encounter.system).options.model_fields[name])
            words = self.tr(
                "The board is only a picture. Walls, heights and distances count with the option “{option}”."
            )
            self._offer_words.setText(
                words.format(option=as_term(label, registry.system(encounter.system).phrases.file))
            )

    def _switch(self, encounter: Encounter) -> str | None:
        system = registry.system(encounter.system)
        return switch_of(system, schema.check(system.options, encounter.options))

    def let_it_count(self) -> None:
        """Enable the option that makes the board count, and fit the board to it."""
        encounter = self.encounter
        name = None if encounter is None else self._switch(encounter)
        if encounter is not None and name is not None and encounter.board is not None:
            after = twin(encounter, options={**encounter.options, name: True})
            self._take(self.tr("Let the board count"), after, encounter.board)

    def take_board(self, text: str, data: dict[str, Any]) -> None:
        """Give the encounter a board painted elsewhere; refuse one that cannot be fitted."""
        encounter = self.encounter
        if encounter is not None and encounter.state == PREPARED:
            self._take(text, encounter, data)

    def _take(self, text: str, encounter: Encounter, data: dict[str, Any]) -> None:
        rules = self.rules_of(encounter)
        try:
            fitting = data if _reads(data, rules) else fit_board(data, rules)
            board = parse_board(fitting, rules)
        except BadScript as bad:
            fault = f"{bad.place}: {localize(bad.message)}"
            self.say(self.tr("This board does not fit, and nothing has changed: {fault}.").format(fault=fault))
            return
        self._put(text, twin(encounter, board=fitting), board, as_it_was=fitting is data)

    def _put(self, text: str, encounter: Encounter, board: Board, *, as_it_was: bool = True) -> None:
        """Save an encounter with another board; who loses its cell gets the nearest free one, or none."""
        assert encounter.id is not None
        entries = self.library.encounters.entries(encounter.id)
        starting, entering = roster.stands(entries, self.library.setup(encounter.id))
        placed = roster.kept_on(board, entries, [*starting, *entering], registry.system(encounter.system))
        unplaced = sum(len(entry.cells) for entry in entries) - sum(len(entry.cells) for entry in placed)
        step = save_encounter(self.library, encounter)
        if [entry.cells for entry in placed] != [entry.cells for entry in entries]:
            step = in_one_step(self.library, save_entries(self.library, placed), step)
        if self.edits.do(ENCOUNTERS, text, step) is not None:
            before, after = (
                Counter(tuple(cell) for entry in each for cell in entry.cells) for each in (entries, placed)
            )
            self._tell_fitted(unplaced, (after - before).total(), as_it_was=as_it_was)

    def _tell_fitted(self, unplaced: int, moved: int, *, as_it_was: bool) -> None:
        sentences = []
        if not as_it_was:
            sentences.append(self.tr("The board was painted by other rules and has been fitted to these."))
        if moved:
            sentences.append(self.tr("Moved to the nearest free cell: {number}.").format(number=moved))
        if unplaced:
            sentences.append(self.tr("Some have no place on it and wait beside it: {number}.").format(number=unplaced))
        if sentences:
            self.say(" ".join(sentences), good=True)

    def rules_of(self, encounter: Encounter) -> BoardRules:
        """Return what boards of an encounter may contain."""
        system = registry.system(encounter.system)
        return system.board_rules(schema.check(system.options, encounter.options))

    def _board(self, encounter: Encounter, rules: BoardRules) -> Board | None:
        if encounter.board is None:
            return None
        try:
            return parse_board(encounter.board, rules)
        except BadScript as bad:
            self.say(f"{bad.place}: {localize(bad.message)}")
            return None

    def _starting(self) -> list[roster.Stand]:
        """Return those who are there from the start; who enters with a wave is not placed here."""
        assert self.encounter_id is not None
        entries = self.library.encounters.entries(self.encounter_id)
        return roster.stands(entries, self.library.setup(self.encounter_id))[0]

    # --- changing --------------------------------------------------------------------------------------

    def _after(self) -> None:
        self.say("")
        if self.isVisible():
            self.reload()

    def _refused(self, sentence: str) -> None:
        if self.isVisible():
            self.reload()
        self.say(sentence)

    def set_board(self, text: str, data: dict[str, Any] | None) -> None:
        """Give the encounter another board, or none."""
        encounter = self.encounter
        if encounter is None or encounter.state != PREPARED or data == encounter.board:
            return
        self.edits.do(ENCOUNTERS, text, save_encounter(self.library, twin(encounter, board=data)))

    def _painted(self, text: str, board: Board) -> None:
        encounter = self.encounter
        if encounter is None or encounter.state != PREPARED:
            return
        data = board_data(board, self.rules_of(encounter))
        try:
            if data != encounter.board:
                self._put(text, twin(encounter, board=data), board)
        finally:
            if (kept := self.encounter) is None or kept.board != data:
                self.reload()  # what was painted is shown already; what is kept is another board

    def new_board(self) -> None:
        """Make an empty board of the system's usual size."""
        encounter = self.encounter
        if encounter is not None:
            rules = self.rules_of(encounter)
            size = rules.default_size or min(USUAL_SIZE, rules.largest)
            self.set_board(self.tr("New board"), {"width": size, "height": size})
            self.editor.view.setFocus()

    def drop_board(self) -> None:
        """Remove the board, and everybody's cell."""
        encounter = self.encounter
        if encounter is None or encounter.id is None:
            return
        nowhere = [twin(entry, cells=[]) for entry in self.library.encounters.entries(encounter.id)]
        without = save_encounter(self.library, twin(encounter, board=None))
        step = in_one_step(self.library, save_entries(self.library, nowhere), without)
        self.edits.do(ENCOUNTERS, self.tr("No board"), step)

    def _placed(self, id: str, cell: Cell | None) -> None:
        stand = next((each for each in self._starting() if each.record["id"] == id), None)
        if stand is None:
            return
        entry, number, record = stand
        fault = None if cell is None else self._closed(cell, record)
        if fault is not None:
            self.reload()
            self.say(fault)
            return
        cells = [list(item) for item in entry.cells]
        if cell is None:
            del cells[number : number + 1]
        elif number < len(cells):
            cells[number] = list(cell)
        else:
            cells.append(list(cell))
        self._save_entries(self.tr("Place a piece"), [(entry, cells)])

    def _why_closed(self, id: str, cell: Cell) -> str:
        """Return why a combatant may not start on a cell; empty if it may."""
        record = next((each.record for each in self._starting() if each.record["id"] == id), None)
        return "" if record is None else self._closed(cell, record) or ""

    def _closed(self, cell: Cell, record: Mapping[str, Any]) -> str | None:
        """Return why a combatant may not start on a cell with its whole size; None if it may."""
        encounter = self.encounter
        if encounter is None:
            return None
        cells = roster.covered(record, registry.system(encounter.system), cell)
        if not all(self.editor.board.holds(each) for each in cells):
            return self.tr("The board ends there.")
        if any(self.editor.board.state_at(each) == "blocked" for each in cells):
            return self.tr("Nobody can stand in a wall.")
        if self.rules_of(encounter).shares_cells:
            return None
        there = (self.editor.scene.piece_at(each) for each in cells)
        other = next((piece for piece in there if piece is not None and piece.view.id != record["id"]), None)
        return None if other is None else self.tr("{name} is already there.").format(name=other.view.name)

    def _save_entries(self, text: str, changes: list[tuple[EncounterEntry, list[list[int]]]]) -> None:
        after = [twin(entry, cells=cells) for entry, cells in changes]
        self.edits.do(ENCOUNTERS, text, save_entries(self.library, after))

    def place_everybody(self) -> None:
        """Place everybody without a cell: the party from the south, others from the north."""
        encounter = self.encounter
        if self.encounter_id is None or encounter is None:
            return
        wanted = roster.from_the_edges(self.editor.free_cells(), self.editor.board.width)
        changed = roster.placed(self._starting(), registry.system(encounter.system), wanted)
        if changed:
            self._save_entries(self.tr("Place everybody"), changed)

    def take_keys(self) -> None:
        """Focus the board, or the button that makes one."""
        (self._empty.button if self._empty.isVisibleTo(self) else self.editor.view).setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back by Esc."""
        if event.key() == Qt.Key.Key_Escape:
            self.back_requested.emit()
            return
        super().keyPressEvent(event)


def _reads(data: dict[str, Any], rules: BoardRules) -> bool:
    """Return whether data are a valid board by these rules."""
    try:
        parse_board(data, rules)
    except BadScript:
        return False
    return True


def switch_of(system: System, options: Any) -> str | None:
    """Return the option that makes a board count; None if it counts already, or never does."""
    if not system.board_rules(options).picture:
        return None
    for name in type(options).model_fields:
        if getattr(options, name) is False:
            switched = options.model_copy(update={name: True})
            if not system.board_rules(switched).picture:
                return str(name)
    return None
