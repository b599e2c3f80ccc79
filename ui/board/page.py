"""The page where an encounter gets its board: of the library or painted anew, with everybody in their places."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QUndoStack
from PySide6.QtWidgets import (
    QComboBox,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from models.encounters import PREPARED, Encounter, EncounterEntry
from models.library import Library
from models.refusals import LibraryError
from models.store import twin
from rules import catalogue, sheets
from rules.board import Board, BoardRules, board_data, parse_board
from rules.geometry import Cell
from rules.questions import BadScript, BadSheet
from ui.board.editor import BoardEditor
from ui.board.pieces import PieceView
from ui.edits import Edit
from ui.encounter.rows import letters
from ui.fault_words import fault_sentence
from ui.refusal_words import library_sentence

USUAL_SIZE = 20
"""The width and height of a new board where the system names none."""


class BoardPage(QWidget):
    """Edits the board of one prepared encounter; every change is kept at once and can be taken back."""

    left = Signal()
    """Back to preparing."""

    def __init__(self, library: Library, undo_stack: QUndoStack, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.library = library
        self.undo_stack = undo_stack
        self.encounter_id: int | None = None
        self.editor = BoardEditor()
        self._title = QLabel()
        self._title.setProperty("role", "title")
        self._fault = QLabel()
        self._fault.setProperty("role", "bad")
        self._fault.setWordWrap(True)
        self._fault.setObjectName("fault")
        self.kept = QComboBox()
        self.kept.setAccessibleName(self.tr("Boards of the library"))
        self.kept.setMinimumWidth(220)
        self.kept.activated.connect(self._take_kept)
        self._build()
        self.editor.painted.connect(self._painted)
        self.editor.placed.connect(self._placed)

    def _build(self) -> None:
        head = QHBoxLayout()
        back = self._button(self.tr("‹ Back (Esc)"), self.go_back)
        head.addWidget(back)
        head.addWidget(self._title, 1)
        head.addWidget(self.kept)
        self._keep = self._button(self.tr("Keep in the library"), self.keep)
        self._forget = self._button(self.tr("Delete from the library"), self.forget)
        self._import = self._button(self.tr("Import…"), self._ask_import)
        self._export = self._button(self.tr("Export…"), self._ask_export)
        self._without = self._button(self.tr("No board"), self.drop_board)
        second = QHBoxLayout()
        self._place_all = self._button(self.tr("Place everybody"), self.place_everybody)
        second.addWidget(self._place_all)
        second.addStretch(1)
        for button in (self._keep, self._forget, self._import, self._export, self._without):
            second.addWidget(button)
        self._empty = QWidget()
        empty = QVBoxLayout(self._empty)
        text = QLabel(self.tr("This encounter has no board. Paint a new one, or choose one of the library above."))
        text.setWordWrap(True)
        text.setProperty("role", "muted")
        self._new = self._button(self.tr("New board"), self.new_board)
        self._new.setProperty("role", "primary")
        empty.addWidget(text)
        empty.addWidget(self._new, 0, Qt.AlignmentFlag.AlignLeft)
        empty.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 12, 12, 8)
        layout.setSpacing(8)
        layout.addLayout(head)
        layout.addLayout(second)
        layout.addWidget(self._fault)
        layout.addWidget(self.editor, 1)
        layout.addWidget(self._empty, 1)

    def _button(self, text: str, slot: Callable[[], Any]) -> QPushButton:
        button = QPushButton(text)
        button.clicked.connect(slot)
        return button

    def go_back(self) -> None:
        """Back to preparing."""
        self.left.emit()

    # --- showing ---------------------------------------------------------------------------------------

    def open(self, encounter_id: int) -> None:
        """Shows the board of an encounter."""
        self.encounter_id = encounter_id
        self.say("")
        self.reload()

    @property
    def encounter(self) -> Encounter | None:
        """The encounter whose board this is."""
        return None if self.encounter_id is None else self.library.encounters.get(self.encounter_id)

    def say(self, sentence: str) -> None:
        """A fault, where it belongs; an empty text takes it away."""
        self._fault.setText(sentence)
        self._fault.setVisible(bool(sentence))

    def reload(self) -> None:
        """Shows what the library holds."""
        encounter = self.encounter
        if encounter is None or encounter.id is None:
            self.left.emit()
            return
        try:
            system = catalogue.system(encounter.system)
            rules = self._rules(encounter)
        except (catalogue.NoSuchSystem, BadSheet) as error:
            self.say(str(error))
            self._show(None)
            return
        self._title.setText(self.tr("Board of {name}").format(name=encounter.name))
        self._show_kept(encounter.system)
        board = self._board(encounter, rules)
        self._show(board)
        if board is None:
            return
        self.editor.take_rules(rules, {word: system.terrain_label(word) for word in sorted(rules.terrains)})
        pieces, missing = self._pieces(system)
        self.editor.show_board(board, pieces, missing)
        self._place_all.setEnabled(bool(missing))

    def _show(self, board: Board | None) -> None:
        there = board is not None
        self.editor.setVisible(there)
        self._empty.setVisible(not there)
        for button in (self._keep, self._export, self._without, self._place_all):
            button.setEnabled(there)

    def _rules(self, encounter: Encounter) -> BoardRules:
        system = catalogue.system(encounter.system)
        return system.board_rules(sheets.check(system.options, encounter.options))

    def _board(self, encounter: Encounter, rules: BoardRules) -> Board | None:
        if encounter.board is None:
            return None
        try:
            return parse_board(encounter.board, rules)
        except BadScript as bad:
            self.say(f"{bad.place}: {fault_sentence(bad.message)}")
            return None

    def _show_kept(self, system: str) -> None:
        self.kept.clear()
        self.kept.addItem(self.tr("Take a board of the library…"), None)
        for board in self.library.boards.all(system):
            self.kept.addItem(board.name, board.id)
        self._forget.setEnabled(self.kept.count() > 1)

    def _pieces(self, system: Any) -> tuple[list[PieceView], list[tuple[str, str]]]:
        """Everybody of the roster: as pieces where they have a cell, else (id, name)."""
        assert self.encounter_id is not None
        placed: list[PieceView] = []
        missing: list[tuple[str, str]] = []
        combatants = self.library.setup(self.encounter_id).script["combatants"]
        keys = letters({one["id"]: one["name"] for one in combatants}, {})
        for one in combatants:
            cell = one.get("cell")
            if cell is None:
                missing.append((one["id"], f"{keys[one['id']].upper()} {one['name']}"))
                continue
            sheet = sheets.check(system.sheet, one["sheet"])
            combatant = system.new_combatant(one["id"], one["name"], one["side"], sheet, one.get("pools") or {})
            covered = system.covers(combatant, (cell[0], cell[1]))
            pool = next((each for each in system.pools if each.vital), system.pools[0])
            placed.append(
                PieceView(
                    one["id"],
                    keys[one["id"]],
                    one["name"],
                    one["side"],
                    "active",
                    False,
                    (cell[0], cell[1]),
                    max(each[0] for each in covered) - cell[0] + 1,
                    combatant.facing,
                    (pool.label, combatant.pools.get(pool.id, 0), system.maximum(combatant, pool.id)),
                    (),
                )
            )
        return placed, missing

    # --- changing --------------------------------------------------------------------------------------

    def _push(self, text: str, do: Callable[[], Any], undo: Callable[[], Any]) -> None:
        def run(step: Callable[[], Any]) -> None:
            try:
                step()
            except LibraryError as error:
                self.say(library_sentence(error))
            if self.isVisible():
                self.reload()

        self.say("")
        self.undo_stack.push(Edit(text, lambda: run(do), lambda: run(undo)))

    def _set_board(self, text: str, data: dict[str, Any] | None) -> None:
        encounter = self.encounter
        if encounter is None or encounter.state != PREPARED or data == encounter.board:
            return
        encounters = self.library.encounters
        after = twin(encounter, board=data)
        self._push(text, lambda: encounters.save(after), lambda: encounters.save(encounter))

    def _painted(self, text: str, board: Board) -> None:
        encounter = self.encounter
        if encounter is not None:
            self._set_board(text, board_data(board, self._rules(encounter)))

    def new_board(self) -> None:
        """An empty board of the system's own size."""
        encounter = self.encounter
        if encounter is not None:
            rules = self._rules(encounter)
            size = rules.default_size or min(USUAL_SIZE, rules.largest)
            self._set_board(self.tr("New board"), {"width": size, "height": size})

    def drop_board(self) -> None:
        """The encounter is played without a board, and nobody stands on a cell."""
        encounter = self.encounter
        if encounter is None or encounter.id is None:
            return
        encounters = self.library.encounters
        before = encounters.entries(encounter.id)
        after = twin(encounter, board=None)

        def do() -> None:
            encounters.save_entries([twin(entry, cells=[]) for entry in before])
            encounters.save(after)

        def undo() -> None:
            encounters.save(encounter)
            encounters.save_entries(before)

        self._push(self.tr("No board"), do, undo)

    def _copies(self) -> list[tuple[EncounterEntry, int]]:
        """Entry and copy of each combatant, in their order."""
        assert self.encounter_id is not None
        entries = self.library.encounters.entries(self.encounter_id)
        return [(entry, number) for entry in entries for number in range(entry.count)]

    def _placed(self, id: str, cell: Cell | None) -> None:
        assert self.encounter_id is not None
        combatants = self.library.setup(self.encounter_id).script["combatants"]
        index = next((number for number, one in enumerate(combatants) if one["id"] == id), None)
        if index is None:
            return
        fault = None if cell is None else self._closed(cell, id)
        if fault is not None:
            self.reload()
            self.say(fault)
            return
        entry, number = self._copies()[index]
        cells = [list(one) for one in entry.cells]
        if cell is None:
            del cells[number : number + 1]
        elif number < len(cells):
            cells[number] = list(cell)
        else:
            cells.append(list(cell))
        self._save_entries(self.tr("Place a piece"), [(entry, cells)])

    def _closed(self, cell: Cell, id: str) -> str | None:
        """Why nobody may start on a cell; None where one may."""
        if self.editor.board.state_at(cell) == "blocked":
            return self.tr("Nobody can stand in a wall.")
        encounter = self.encounter
        other = self.editor.scene.piece_at(cell)
        if encounter is None or other is None or other.view.id == id or self._rules(encounter).shares_cells:
            return None
        return self.tr("{name} stands there already.").format(name=other.view.name)

    def _save_entries(self, text: str, changes: list[tuple[EncounterEntry, list[list[int]]]]) -> None:
        encounters = self.library.encounters
        before = [entry for entry, _ in changes]
        after = [twin(entry, cells=cells) for entry, cells in changes]
        self._push(text, lambda: encounters.save_entries(after), lambda: encounters.save_entries(before))

    def place_everybody(self) -> None:
        """Puts those who have no cell on free ones: the party from the south, everybody else from the north."""
        if self.encounter_id is None or self.encounter is None:
            return
        board = self.editor.board
        taken = {
            (piece.view.cell[0] + x, piece.view.cell[1] + y)
            for piece in self.editor.scene.pieces.values()
            for x in range(piece.view.size)
            for y in range(piece.view.size)
        }
        middle = board.width // 2
        columns = sorted(range(board.width), key=lambda x: (abs(x - middle), x))
        changed: dict[int, tuple[EncounterEntry, list[list[int]]]] = {}
        for entry, number in self._copies():
            if number < len(entry.cells) or entry.id is None:
                continue
            rows = range(board.height - 1, -1, -1) if entry.side == "party" else range(board.height)
            free = ((x, y) for y in rows for x in columns if (x, y) not in taken and board.state_at((x, y)) == "free")
            cell = next(free, None)
            if cell is None:
                break
            taken.add(cell)
            changed.setdefault(entry.id, (entry, [list(one) for one in entry.cells]))[1].append(list(cell))
        if changed:
            self._save_entries(self.tr("Place everybody"), list(changed.values()))

    # --- the library -----------------------------------------------------------------------------------

    def _take_kept(self) -> None:
        chosen = self.kept.currentData()
        board = None if chosen is None else self.library.boards.get(int(chosen))
        if board is not None:
            self._set_board(self.tr("Take a board"), dict(board.board))

    def keep(self) -> None:
        """Keeps the board in the library, under the encounter's name; the same name again is kept over."""
        from models.boards import StoredBoard

        encounter = self.encounter
        if encounter is None or encounter.board is None:
            return
        boards = self.library.boards
        same = next((one for one in boards.all(encounter.system) if one.name == encounter.name), None)
        if same is not None:
            after = twin(same, board=dict(encounter.board))
            self._push(self.tr("Keep a board"), lambda: boards.save(after), lambda: boards.save(same))
            return
        fresh = StoredBoard(name=encounter.name, system=encounter.system, board=dict(encounter.board))
        self._add_board(self.tr("Keep a board"), fresh)

    def _add_board(self, text: str, fresh: Any) -> None:
        boards = self.library.boards
        held: dict[str, Any] = {}

        def do() -> None:
            if "removed" in held:
                self.library.restore(held.pop("removed"))
            else:
                held["id"] = boards.add([fresh])[0].id

        def undo() -> None:
            held["removed"] = boards.remove([held["id"]])

        self._push(text, do, undo)

    def forget(self) -> None:
        """Deletes the board that is chosen in the list from the library; encounters keep their copies."""
        chosen = self.kept.currentData()
        if chosen is None:
            self.say(self.tr("Choose a board of the library first."))
            return
        held: dict[str, Any] = {}

        def do() -> None:
            held["removed"] = self.library.boards.remove([int(chosen)])

        self._push(self.tr("Delete a board"), do, lambda: self.library.restore(held["removed"]))

    def export_to(self, path: Path) -> None:
        """Writes the board into a file that another library can read."""
        from models.boards import StoredBoard, exported

        encounter = self.encounter
        if encounter is None or encounter.board is None:
            return
        board = StoredBoard(name=encounter.name, system=encounter.system, board=encounter.board)
        try:
            path.write_text(exported(board), "utf-8")
        except OSError as error:
            self.say(self.tr("{name} could not be written: {reason}.").format(name=path.name, reason=error.strerror))

    def import_from(self, path: Path) -> None:
        """Reads a board from a file, keeps it in the library and gives it to this encounter."""
        from models.boards import imported

        encounter = self.encounter
        if encounter is None:
            return
        try:
            board = imported(path.read_text("utf-8"), path.name, encounter.system)
            parse_board(board.board, self._rules(encounter))
        except LibraryError as error:
            self.say(library_sentence(error))
            return
        except BadScript as bad:
            self.say(f"{path.name}: {bad.place}: {fault_sentence(bad.message)}")
            return
        except (OSError, UnicodeDecodeError) as error:
            self.say(self.tr("{name} could not be read: {reason}.").format(name=path.name, reason=error))
            return
        self.undo_stack.beginMacro(self.tr("Import a board"))
        self._add_board(self.tr("Import a board"), board)
        self._set_board(self.tr("Import a board"), dict(board.board))
        self.undo_stack.endMacro()

    def _ask_export(self) -> None:
        encounter = self.encounter
        name = "board" if encounter is None else encounter.name
        path, _ = QFileDialog.getSaveFileName(self, self.tr("Export the board"), f"{name}.json", "JSON (*.json)")
        if path:
            self.export_to(Path(path))

    def _ask_import(self) -> None:
        path, _ = QFileDialog.getOpenFileName(self, self.tr("Import a board"), "", "JSON (*.json)")
        if path:
            self.import_from(Path(path))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc goes back."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
            return
        super().keyPressEvent(event)
