"""Paints the board on the players' screen: its ground, and those of its pieces that they see."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from rules.board.board import Board
from rules.core.drawings import STATE_DRAWINGS
from rules.core.state import PARTY
from rules.players.players_view import RowOnView
from ui.board.scene.coordinates import CELL, MARGIN, cell_rect
from ui.board.scene.ground import GroundLayer
from ui.board.scene.piece_faces import paint_edge, paint_face, paint_life
from ui.players.screen_content import LOST, ScreenContent
from ui.theme.emblem import Standing
from ui.theme.icons import scale_of
from ui.theme.row_parts import ACTIVE, PLAIN, cap_size, paint_cap
from ui.theme.theme import MARK, NORMAL, current, in_pixels

WHOLE = 26
"""Cells along the longer side of a board that is shown whole; of a larger one the part where pieces stand."""
AROUND = 3
"""Cells shown around the outermost pieces of a large board."""


class BoardPainter:
    """Paints boards; it keeps the picture of the ground as long as that is the same."""

    def __init__(self) -> None:
        self._ground = GroundLayer()
        self._picture = QPixmap()
        self._kept: tuple[object, ...] = ()

    def paint(self, painter: QPainter, rect: QRectF, content: ScreenContent, happened: Mapping[str, str]) -> None:
        """Paint the board into a rectangle, as large as it goes."""
        board = content.board
        if board is None or rect.height() < CELL:
            return
        rows = [row for row in content.view.rows if row.cell is not None and board.holds(row.cell)]
        part = shown_part(board, rows, rect.width() / rect.height())
        scale = min(rect.width() / part.width(), rect.height() / part.height())
        place = QRectF(0, 0, part.width() * scale, part.height() * scale)
        place.moveCenter(rect.center())
        self._paint_ground(painter, place, part, content)
        painter.save()
        painter.setClipRect(place)
        painter.translate(place.topLeft())
        painter.scale(scale, scale)
        painter.translate(-part.topLeft())
        for row in sorted(rows, key=lambda row: (row.state == "active", row.id == content.view.active)):
            self._paint_piece(painter, row, content, happened.get(row.id, ""))
        painter.restore()

    def _paint_ground(self, painter: QPainter, place: QRectF, part: QRectF, content: ScreenContent) -> None:
        board, pixels = content.board, scale_of(painter) or 1.0
        assert board is not None
        size = QSize(max(1, round(place.width() * pixels)), max(1, round(place.height() * pixels)))
        kept = (board, size, part.getRect(), current().name, content.terrains)
        if kept != self._kept:
            self._kept = kept
            self._ground.show_board(board, dict.fromkeys(sorted(content.terrains), ""))
            self._ground.repaint_all()
            self._picture = QPixmap(size)
            self._picture.fill(current().color("surface"))
            option = QStyleOptionGraphicsItem()
            option.exposedRect = part
            with QPainter(self._picture) as ground:
                ground.setFont(in_pixels(painter.font(), NORMAL))
                ground.scale(size.width() / part.width(), size.width() / part.width())
                ground.translate(-part.topLeft())
                self._ground.paint(ground, option)
        painter.drawPixmap(place, self._picture, QRectF(self._picture.rect()))
        painter.setPen(QPen(current().color("line"), 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(place)

    def _paint_piece(self, painter: QPainter, row: RowOnView, content: ScreenContent, what: str) -> None:
        """Paint a piece: its emblem on the form of its side, its letter, and what is told of its health."""
        emblem = content.emblems.get(row.id)
        if row.cell is None or emblem is None:
            return
        size, is_active, is_down = row.wide, row.id == content.view.active, row.state != "active"
        side = CELL * size
        painter.save()
        painter.translate(cell_rect(row.cell).topLeft())
        base = in_pixels(QFont(painter.font()), NORMAL)
        painter.setFont(base)
        role = "bad" if row.side == PARTY else "muted"
        standing = Standing(down=is_down, badge=STATE_DRAWINGS.get(row.standing, ""), badge_role=role, level="text")
        paint_face(painter, QRectF(5, 3, side - 10, side - 10), emblem, standing, active=is_active)
        if what == LOST:
            painter.setPen(QPen(current().color("bad"), 4))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(QRectF(2, 2, side - 4, side - 4))
        share = content.share(row.health)
        if share is not None and not is_down:
            paint_life(painter, side, share)
        cap = QRectF(-1, -1, cap_size(row.letter, base).width(), cap_size(row.letter, base).height())
        paint_edge(painter, cap, MARK, current().color("text"))
        paint_cap(painter, cap, row.letter, base, ACTIVE if is_active else PLAIN)
        painter.restore()


def shown_part(board: Board, rows: list[RowOnView], shape: float) -> QRectF:
    """Return the part of a board that is shown, in the units of its cells, if it is shown in a place of a shape."""
    whole = QRectF(0, 0, board.width * CELL, board.height * CELL).adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)
    if max(board.width, board.height) <= WHOLE or not rows:
        return whole
    cells = [row.cell for row in rows if row.cell is not None]
    (left, right), (top, bottom) = ((min(each), max(each)) for each in zip(*cells, strict=True))
    part = QRectF(left - AROUND, top - AROUND, right - left + 1 + 2 * AROUND, bottom - top + 1 + 2 * AROUND)
    wide, high = max(part.width(), part.height() * shape), max(part.height(), part.width() / shape)
    part.adjust(-(wide - part.width()) / 2, -(high - part.height()) / 2, 0, 0)
    part.setWidth(wide)
    part.setHeight(high)
    part = QRectF(part.left() * CELL, part.top() * CELL, part.width() * CELL, part.height() * CELL)
    part.moveLeft(min(max(part.left(), whole.left()), max(whole.left(), whole.right() - part.width())))
    part.moveTop(min(max(part.top(), whole.top()), max(whole.top(), whole.bottom() - part.height())))
    return part.intersected(whole)
