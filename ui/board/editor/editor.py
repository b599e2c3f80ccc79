"""The editor of a board: paints terrain, heights and walls, sets the size, and places the pieces."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent, QPixmap
from PySide6.QtWidgets import (
    QButtonGroup,
    QSizePolicy,
    QStyle,
    QToolButton,
    QWidget,
)

from rules.board.board import Board, BoardRules
from rules.board.geometry import Cell, cell_name
from rules.text.sanitize import without_controls
from ui.board.editor.unplaced_list import UnplacedList
from ui.board.scene.brushes import TERRAIN, Brush, brushes_of, rect_between, words_of_brush
from ui.board.scene.styles import terrain_looks
from ui.board.scene.textures import SHARP, SWATCH, crate, swatch, wall
from ui.board.scene.view import BoardView
from ui.session.view.board import PieceView
from ui.text.words import terrain_name
from ui.theme.sizes import px
from ui.theme.theme import look
from ui.widgets.controls import CheckBox
from ui.widgets.labels import Label
from ui.widgets.layouts import fill, gridded, lined, stacked
from ui.widgets.spin_boxes import KeptSpin
from ui.widgets.whole_lines import WholeLinesArea


class _Column(WholeLinesArea):
    """A column as wide as its content in any language."""

    def sizeHint(self) -> QSize:
        """Return the needed width, with room for the scroll bar."""
        hint = super().sizeHint()
        inner = self.widget()
        if inner is not None:
            style, bar = self.style(), self.verticalScrollBar().sizeHint().width()
            space = style.pixelMetric(QStyle.PixelMetric.PM_ScrollView_ScrollBarSpacing, None, self)
            hint.setWidth(
                max(inner.minimumSizeHint().width(), inner.sizeHint().width()) + bar + space + 2 * self.frameWidth()
            )
        return hint

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Fit the width to a changed text."""
        if watched is self.widget() and event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)


BLOCKS: Mapping[Any, Callable[[int], QPixmap]] = {"blocked": wall, "obstructed": crate}
"""The pictures of what stands on cells."""


def _never(_id: str, _cell: Cell) -> str:
    """Return no refusal: every cell is open to everybody."""
    return ""


class BoardEditor(QWidget):
    """Show a board and report how it should change; it saves nothing itself."""

    board_painted = Signal(str, object)
    """The name of the step, and the changed board."""
    piece_placed = Signal(str, object)
    """A piece's id and its new cell; None: off the board."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.view = BoardView()
        self.scene = self.view.board_scene
        self.rules = BoardRules()
        self.board = Board(1, 1)
        self.brush: Brush | None = None
        self.brushes: dict[Brush | None, QToolButton] = {}
        self.whole = CheckBox(self.tr("Whole rectangles"))
        self.whole.setToolTip(self.tr("Drag from one corner to the other"))
        self.off_board = UnplacedList()
        self.off_board.setAccessibleName(self.tr("Not on the board yet"))
        self.off_board.setMaximumHeight(px(170))
        self.line = Label(role="small", objectName="cell")
        self._labels: Mapping[str, str] = {}
        self._stroke: Board | None = None
        self._corner: Cell | None = None
        self._touched: set[Cell] = set()
        self._pointed_at: Cell | None = None
        self._showing = False
        self.why_closed: Callable[[str, Cell], str] = _never
        """Returns why a combatant may not be on a cell; empty if it may. Set by the page."""
        self._group = QButtonGroup(self)
        self._palette = gridded()
        self._build()
        look().theme_changed.connect(self._show_pictures)
        self.view.stroke_started.connect(self._begin)
        self.view.stroke_moved.connect(self._go_on)
        self.view.stroke_ended.connect(self._end)
        self.view.stroke_cancelled.connect(self._give_up)
        self.view.cell_clicked.connect(self._clicked)
        self.view.cell_confirmed.connect(self._clicked)
        self.view.cell_hovered.connect(self._pointed)
        self.view.drag_started.connect(self._show_drop_hint)
        self.view.piece_dragged.connect(self._dragged)
        self.view.piece_dropped.connect(self._dropped)
        self.off_board.beyond.row_carried.connect(self._carry)
        self.off_board.beyond.row_dropped.connect(self._put_down)
        self.off_board.beyond.drag_returned.connect(self._carry_nobody)

    def _build(self) -> None:
        scroll = _Column()
        scroll.setAccessibleName(self.tr("Tools for the board"))
        scroll.setWidgetResizable(True)
        scroll.setWidget(self._tools())
        scroll.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        right = stacked((self.view, 1), self.line)
        lined(scroll, (right, 1), on=self)

    def _tools(self) -> QWidget:
        """Return the column of sizes, brushes, and combatants that are not on the board yet."""
        self.width_box, self.height_box, self.size_box = KeptSpin(), KeptSpin(), KeptSpin()
        for box, name in (
            (self.width_box, self.tr("Width in cells")),
            (self.height_box, self.tr("Height in cells")),
            (self.size_box, self.tr("A cell in the system’s unit")),
        ):
            box.setAccessibleName(without_controls(name))
            box.setToolTip(name)
            box.valueChanged.connect(self._resized)
        self.size_box.setRange(0, 1000)
        self.size_box.instead.say("–")
        self.size_box.setPrefix("⊞ ")
        side = QWidget()
        sizes = lined((self.width_box, 1), Label("×"), (self.height_box, 1))
        column = stacked(sizes, on=side, margins=(0, 0, 8, 0), spacing=8)
        self.size_label = Label(self.tr("One cell measures"))
        self.size_label.setBuddy(self.size_box)
        one_cell = lined((self.size_label, 1), self.size_box)
        fill(column, one_cell, self._palette, self.whole)
        self._off_title = Label(
            self.tr("Not on the board yet: drag one to a cell, or choose one, then a cell"), role="heading", wraps=True
        )
        fill(column, self._off_title, self.off_board, 1)
        return side

    # --- showing ---------------------------------------------------------------------------------------

    def take_rules(self, rules: BoardRules, labels: Mapping[str, str], unit: str = "") -> None:
        """Offer the brushes for a system's boards; `unit` is that of its distances."""
        units = {"feet": self.tr("feet"), "metres": self.tr("metres")}
        self.size_box.setSuffix(f" {units[unit]}" if unit in units else "")
        if (rules, dict(labels)) == (self.rules, self._labels) and self.brushes:
            return
        self.rules, self._labels = rules, dict(labels)
        for button in self.brushes.values():
            self._group.removeButton(button)
            button.hide()
            button.deleteLater()
        self.brushes = {}
        offered: list[tuple[str, Brush | None]] = [(self.tr("Pieces"), None)]
        offered += [(words_of_brush(brush, labels), brush) for brush in brushes_of(rules)]
        for number, (text, brush) in enumerate(offered):
            button = QToolButton()
            button.setText(text)
            button.setCheckable(True)
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
            button.setIconSize(QSize(px(SWATCH), px(SWATCH)))
            self._show_picture(brush, button)
            button.setSizePolicy(button.sizePolicy().Policy.Expanding, button.sizePolicy().Policy.Fixed)
            self._group.addButton(button)
            self._palette.addWidget(button, number // 2, number % 2)
            self.brushes[brush] = button
            button.toggled.connect(self._brush_changed)
        self.brushes[None].setChecked(True)
        for widget in (self.size_label, self.size_box):
            widget.setVisible(rules.picture or "cell_size" in rules.keys)
        self._showing = True
        for box in (self.width_box, self.height_box):
            box.setRange(1, rules.largest)
        self._showing = False

    def _show_picture(self, brush: Brush | None, button: QToolButton) -> None:
        """Show on a brush what it paints, as it looks on the board in this theme."""
        if brush is not None and brush.stat == TERRAIN:
            words = sorted({*self._labels, brush.value})
            button.setIcon(QIcon(swatch(terrain_looks(words, self.rules.terrain, self._labels)[brush.value])))
        elif brush is not None and brush.value in BLOCKS:
            button.setIcon(QIcon(BLOCKS[brush.value](SWATCH * SHARP)))

    def _show_pictures(self) -> None:
        for brush, button in self.brushes.items():
            self._show_picture(brush, button)

    def show_board(self, board: Board, pieces: Sequence[PieceView], missing: Sequence[tuple[str, str]]) -> None:
        """Show a board, its pieces, and (id, name) of the combatants without a cell."""
        other_size = (board.width, board.height) != (self.board.width, self.board.height)
        self.board = board
        self._stroke = None
        self._showing = True
        self.width_box.setValue(board.width)
        self.height_box.setValue(board.height)
        self.size_box.setValue(board.cell_size or 0)
        self._showing = False
        self.scene.show_board(board, self._labels)
        self.scene.show_pieces(pieces)
        self.scene.way.clear()
        self.off_board.show_waiting(missing)
        self.off_board.setVisible(bool(missing))
        self._off_title.setVisible(bool(missing))
        self._say_cell(board)
        if other_size:
            self.view.fit()

    def free_cells(self) -> list[Cell]:
        """Return the free cells, row by row."""
        taken = {cell for piece in self.scene.pieces.values() for cell in piece.view.covered}
        cells = ((x, y) for y in range(self.board.height) for x in range(self.board.width))
        return [cell for cell in cells if cell not in taken and self.board.state_at(cell) == "free"]

    def _brush_changed(self) -> None:
        self.brush = next((brush for brush, button in self.brushes.items() if button.isChecked()), None)
        self.view.paints = self.brush is not None

    # --- painting --------------------------------------------------------------------------------------

    def _begin(self, cell: Cell) -> None:
        self._stroke = self.board
        self._corner = cell
        self._touched = set()
        self._go_on(cell)

    def _go_on(self, cell: Cell) -> None:
        if self.brush is None or self._stroke is None or self._corner is None:
            return
        if self.whole.isChecked():
            self._stroke = self.brush.paint(self.board, rect_between(self._corner, cell), self.rules)
        elif cell not in self._touched:
            self._touched.add(cell)
            self._stroke = self.brush.paint(self._stroke, (cell,), self.rules)
        self.scene.show_board(self._stroke, self._labels)
        self._pointed_at = cell
        self._say_cell(self._stroke)

    def _give_up(self) -> None:
        self._stroke = None
        self.scene.show_board(self.board, self._labels)
        self._say_cell(self.board)

    def _end(self) -> None:
        stroke, self._stroke = self._stroke, None
        if stroke is not None and self.brush is not None and stroke != self.board:
            self.board_painted.emit(self.tr("Paint the board"), stroke)

    def _resized(self) -> None:
        if self._showing:
            return
        board = self.board.resized(self.width_box.value(), self.height_box.value())
        size = self.size_box.value() or None
        if size != board.cell_size:
            board = Board(board.width, board.height, board.terrain, size, board.states, board.terrains, board.levels)
        if board != self.board:
            self.board_painted.emit(self.tr("Resize the board"), board)

    # --- pieces ----------------------------------------------------------------------------------------

    def _clicked(self, cell: Cell) -> None:
        if self.brush is not None:
            self._begin(cell)
            self._end()
            return
        chosen = self.off_board.chosen
        if chosen is not None and self.scene.piece_at(cell) is None:
            self.piece_placed.emit(chosen, cell)

    def _carry(self, id: str, place: QPoint) -> None:
        """Show on which cell a combatant from the list would be placed."""
        cell = self.view.cell_on_screen(place)
        self._pointed(cell)
        if why := self._show_end(id, cell):
            self.line.setText(why)

    def _carry_nobody(self) -> None:
        self.scene.way.clear()
        self._pointed(None)

    def _put_down(self, id: str, place: QPoint) -> None:
        self._carry_nobody()
        cell = self.view.cell_on_screen(place)
        if cell is not None:
            self.piece_placed.emit(id, cell)

    def _show_drop_hint(self, id: str) -> None:
        self.line.setText(self.tr("Drop it on a cell, or beside the board to remove it"))

    def _dragged(self, id: str, cell: Cell | None) -> None:
        """Show why the cell under a dragged piece is refused."""
        why = self._show_end(id, cell)
        if why:
            self.line.setText(why)
        else:
            self._show_drop_hint(id)

    def _show_end(self, id: str, cell: Cell | None) -> str:
        """Show the cell for a combatant, crossed out if it is refused; return why."""
        if cell is None:
            self.scene.way.clear()
            return ""
        why = self.why_closed(id, cell)
        self.scene.way.show_way(None, (), cell, refused=bool(why))
        return why

    def _dropped(self, id: str, cell: Cell | None) -> None:
        self.scene.way.clear()
        piece = self.scene.pieces.get(id)
        self._say_cell(self.board)
        if piece is not None and cell != piece.view.cell:
            self.piece_placed.emit(id, cell)

    # --- words -----------------------------------------------------------------------------------------

    def _pointed(self, cell: Cell | None) -> None:
        self._pointed_at = cell
        self._say_cell(self.board)

    def _say_cell(self, board: Board) -> None:
        """Describe the cell under the mouse again: painting and undo change it."""
        cell = self._pointed_at
        text = self.words_of(cell, board) if cell is not None and board.holds(cell) else ""
        self.line.setText(text)
        self.view.setAccessibleDescription(without_controls(text))

    def words_of(self, cell: Cell, board: Board) -> str:
        """Return a cell in words."""
        terrain = board.terrain_at(cell)
        words = [cell_name(cell)]
        if len(self.rules.terrains) > 1 or terrain != board.terrain:
            words.append(terrain_name(terrain, self._labels.get(terrain, "")))
        if board.level_at(cell):
            words.append(self.tr("height {level}").format(level=board.level_at(cell)))
        state = {"blocked": self.tr("wall"), "obstructed": self.tr("obstructed")}.get(board.state_at(cell))
        if state:
            words.append(state)
        piece = self.scene.piece_at(cell)
        if piece is not None:
            words.append(piece.view.spoken())
        return " · ".join(words)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Remove the piece at the cursor by Del."""
        piece: Any = self.scene.piece_at(self.view.cursor_cell) if event.key() == Qt.Key.Key_Delete else None
        if piece is not None:
            self.piece_placed.emit(piece.view.id, None)
            return
        super().keyPressEvent(event)
