"""The scene of a board: ground, marked cells, path, pieces and cursor, each in its layer."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from PySide6.QtCore import QObject, QRectF, Signal
from PySide6.QtWidgets import QGraphicsScene, QGraphicsSceneHelpEvent, QToolTip

from rules.board.board import Board
from rules.board.geometry import Cell
from rules.core.board_overlays import MarkedCells
from ui.board.scene.coordinates import CELL, MARGIN, cell_at
from ui.board.scene.ground import GroundLayer
from ui.board.scene.layers import CursorLayer, LabelsLayer, MarksLayer, PathLayer
from ui.board.scene.pieces import PieceItem
from ui.session.view.board import PieceView
from ui.text.words import localize
from ui.widgets.labels import tip


class BoardScene(QGraphicsScene):
    """Hold the layers; nothing here asks the rules."""

    content_changed = Signal()
    """Cells, pieces or theme have changed."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.ground = GroundLayer()
        self.marks = MarksLayer()
        self.labels = LabelsLayer()
        self.way = PathLayer()
        self.cursor = CursorLayer()
        for item in (self.ground, self.marks, self.labels, self.way, self.cursor):
            self.addItem(item)
        self.pieces: dict[str, PieceItem] = {}
        self._bounds = QRectF()

    @property
    def board(self) -> Board:
        """The board that is shown."""
        return self.ground.board

    def show_board(self, board: Board, labels: Mapping[str, str]) -> None:
        """Show a board's cells."""
        self.ground.show_board(board, labels)
        self.labels.show_board(board, {word: look.letters for word, look in self.ground.looks.items()})
        bounds = QRectF(-MARGIN, -MARGIN, board.width * CELL + 2 * MARGIN, board.height * CELL + 2 * MARGIN)
        # A scene that was never told its bounds has those of its items, and grows with a piece that is dragged away.
        if bounds != self._bounds:
            self._bounds = bounds
            self.setSceneRect(bounds)
        self.content_changed.emit()

    def show_pieces(self, views: Sequence[PieceView]) -> None:
        """Show these pieces and no others; existing ones are updated."""
        wanted = {view.id: view for view in views}
        for id in [id for id in self.pieces if id not in wanted]:
            self.removeItem(self.pieces.pop(id))
        for id, view in wanted.items():
            piece = self.pieces.get(id)
            if piece is None:
                self.pieces[id] = piece = PieceItem(view)
                self.addItem(piece)
            else:
                piece.show_view(view)
        self.labels.leave_free(frozenset(cell for view in views for cell in view.covered))
        self.content_changed.emit()

    def show_marked(self, marked: Sequence[MarkedCells], side: str = "") -> None:
        """Show these cells, marked for a combatant of a side, and no others."""
        self.marks.show_marked(marked, side)

    def mark_pieces(self, vantages: Mapping[str, str], named: Collection[str]) -> None:
        """Show the targets, and the advantage against each."""
        for id, piece in self.pieces.items():
            piece.mark(localize(vantages.get(id, "")), named=id in named)

    def bring_up(self, prominence: Mapping[str, int]) -> None:
        """Paint pieces over others on their cells, those of a higher number on top; the rest is as ever."""
        for id, piece in self.pieces.items():
            piece.bring_up(prominence.get(id, 0))

    def helpEvent(self, event: QGraphicsSceneHelpEvent) -> None:
        """Tell of all who stand on the cell under the mouse, the one on top first."""
        there = [piece.view for piece in self.pieces_at(cell_at(event.scenePos()))]
        words = [there[0].tip(), *(view.spoken() for view in there[1:])] if there else []
        QToolTip.showText(event.screenPos(), tip("\n".join(words)), event.widget())

    def pieces_at(self, cell: Cell) -> list[PieceItem]:
        """Return the pieces on a cell, the one on top first."""
        there = [piece for piece in self.pieces.values() if cell in piece.view.covered]
        # Of equal height the later one is painted over the earlier; it is the one that is seen, and meant.
        return sorted(there, key=PieceItem.zValue)[::-1]

    def piece_at(self, cell: Cell) -> PieceItem | None:
        """Return the piece on a cell; of several the one on top."""
        return next(iter(self.pieces_at(cell)), None)

    def repaint_all(self) -> None:
        """Repaint all for another theme."""
        self.ground.repaint_all()
        self.marks.repaint_all()
        for piece in self.pieces.values():
            piece.repaint_all()
        self.update()
        self.content_changed.emit()
