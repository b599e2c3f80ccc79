"""Boards kept apart from encounters: in the library and in files."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QComboBox, QPushButton, QWidget

from models.library import Library
from models.repositories.boards import StoredBoard, board_from_json, board_to_json
from models.repositories.encounters import Encounter
from models.storage.atomic_files import write_whole
from models.storage.bounded_reads import read_file
from models.storage.errors import LibraryError
from models.storage.store import twin
from rules.board.board import BoardRules, parse_board
from rules.text.faults import BadScript
from ui.edits.core import BOARDS, Edits, in_one_step
from ui.edits.encounters import add_boards, remove_boards, save_board, save_encounter
from ui.services.dialogs import ask_to_open, ask_to_save
from ui.text.errors import library_sentence
from ui.text.words import localize
from ui.widgets.buttons import PushButton
from ui.widgets.controls import ComboBox


class SavedBoardsController(QObject):
    """The list of the library's boards with its buttons, beside an encounter's board."""

    message_requested = Signal(str)
    """A fault in a sentence."""
    success_reported = Signal(str)
    """A success in a sentence."""
    board_chosen = Signal(str, object)
    """The name of the step that gives the encounter another board, and that board."""

    def __init__(
        self,
        library: Library,
        edits: Edits,
        encounter: Callable[[], Encounter | None],
        rules_of: Callable[[Encounter], BoardRules],
        page: QWidget,
    ) -> None:
        """`encounter` returns the one on the page, `rules_of` what its boards may contain."""
        super().__init__(page)
        self._library = library
        self._edits = edits
        self._encounter = encounter
        self._rules_of = rules_of
        self._page = page
        self.list = ComboBox(name=self.tr("Boards of the library"))
        self.list.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.list.activated.connect(self.take)
        self.list.currentIndexChanged.connect(self._choose)
        self._keep = self._button(self.tr("Save in the library"), self.keep)
        self._forget = self._button(self.tr("Delete from the library"), self.forget)
        self._import = self._button(self.tr("Import…"), self._ask_import)
        self._export = self._button(self.tr("Export…"), self._ask_export)
        self.buttons = (self._keep, self._forget, self._import, self._export)

    def _button(self, text: str, slot: Callable[[], Any]) -> QPushButton:
        return PushButton(text, clicked=slot)

    def show_system(self, system: str) -> None:
        """Show the boards of a system; the choice stays."""
        chosen = self.list.currentData()
        self.list.clear()
        self.list.addItem(self.tr("Use a board from the library…"), None)
        for board in self._library.boards.all(system):
            self.list.addItem(board.name, board.id)
        self.list.setCurrentIndex(max(0, self.list.findData(chosen)))
        self._choose()

    def _choose(self) -> None:
        """Enable deleting while a board is chosen."""
        self._forget.setEnabled(self.list.currentData() is not None)

    def enable(self, *, there: bool) -> None:
        """Enable saving and exporting while there is a board."""
        self._keep.setEnabled(there)
        self._export.setEnabled(there)

    def take(self) -> None:
        """Give the encounter a copy of the chosen board."""
        chosen = self.list.currentData()
        board = None if chosen is None else self._library.boards.get(int(chosen))
        if board is not None:
            self.board_chosen.emit(self.tr("Use a board"), dict(board.board))

    def keep(self) -> None:
        """Save the board in the library under the encounter's name; the same name twice replaces it."""
        encounter = self._encounter()
        if encounter is None or encounter.board is None:
            return
        boards = self._library.boards
        same = next((board for board in boards.all(encounter.system) if board.name == encounter.name), None)
        if same is not None:
            step = save_board(self._library, twin(same, board=dict(encounter.board)))
        else:
            fresh = StoredBoard(name=encounter.name, system=encounter.system, board=dict(encounter.board))
            step = add_boards(self._library, [fresh])
        if self._edits.do(BOARDS, self.tr("Save a board"), step) is not None:
            words = self.tr("The board is saved in the library as “{name}”.")
            self.success_reported.emit(words.format(name=encounter.name))

    def forget(self) -> None:
        """Delete the chosen board from the library; encounters keep their copies."""
        chosen = self.list.currentData()
        if chosen is None:
            self.message_requested.emit(self.tr("Choose a board of the library first."))
            return
        self._edits.do(BOARDS, self.tr("Delete a board"), remove_boards(self._library, [int(chosen)]))

    def export_to(self, path: Path) -> None:
        """Write the board to a file for other libraries."""
        encounter = self._encounter()
        if encounter is None or encounter.board is None:
            return
        board = StoredBoard(name=encounter.name, system=encounter.system, board=encounter.board)
        try:
            write_whole(path, board_to_json(board))
        except OSError as error:
            self.message_requested.emit(
                self.tr("{name} could not be written: {reason}.").format(name=path.name, reason=error.strerror)
            )
            return
        self.success_reported.emit(self.tr("{name} was written.").format(name=path.name))

    def import_from(self, path: Path) -> None:
        """Read a board from a file, save it in the library and give it to this encounter."""
        encounter = self._encounter()
        if encounter is None:
            return
        try:
            board = board_from_json(read_file(path), path.name, encounter.system)
            parse_board(board.board, self._rules_of(encounter))
        except LibraryError as error:
            self.message_requested.emit(library_sentence(error))
            return
        except BadScript as bad:
            self.message_requested.emit(f"{path.name}: {bad.place}: {localize(bad.message)}")
            return
        except OSError as error:
            self.message_requested.emit(
                self.tr("{name} could not be read: {reason}.").format(name=path.name, reason=error.strerror)
            )
            return
        save = save_encounter(self._library, twin(encounter, board=dict(board.board)))
        step = in_one_step(self._library, add_boards(self._library, [board]), save)
        if self._edits.do(BOARDS, self.tr("Import a board"), step) is not None:
            self.success_reported.emit(self.tr("{name} was read and saved in the library.").format(name=board.name))

    def _ask_export(self) -> None:
        encounter = self._encounter()
        name = "board" if encounter is None else encounter.name
        path = ask_to_save(self._page, self.tr("Export the board"), f"{name}.json", "JSON (*.json)")
        if path is not None:
            self.export_to(path)

    def _ask_import(self) -> None:
        path = ask_to_open(self._page, self.tr("Import a board"), "JSON (*.json)")
        if path is not None:
            self.import_from(path)
