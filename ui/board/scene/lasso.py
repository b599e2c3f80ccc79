"""The frame that is drawn around pieces to select them together."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QGraphicsView, QRubberBand

from ui.board.scene.scene import BoardScene


class Lasso:
    """A frame from where the button was pressed to where the mouse is."""

    def __init__(self, view: QGraphicsView, start: QPoint) -> None:
        self._view, self._start = view, start
        self._band = QRubberBand(QRubberBand.Shape.Rectangle, view.viewport())
        self._band.show()

    def draw_to(self, end: QPoint) -> None:
        """The mouse has moved."""
        self._band.setGeometry(QRect(self._start, end).normalized())

    def framed(self, scene: BoardScene) -> list[str]:
        """The pieces whose middle lies in it."""
        area = self._view.mapToScene(self._band.geometry()).boundingRect()
        return [id for id, piece in scene.pieces.items() if area.contains(piece.sceneBoundingRect().center())]

    def put_away(self) -> None:
        """Takes the frame away."""
        self._band.hide()
        self._band.deleteLater()
