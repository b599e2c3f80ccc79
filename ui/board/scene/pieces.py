"""The pieces: position, look, and description."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QFont, QFontMetrics, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from rules.core.drawings import STATE_DRAWINGS
from rules.core.state import PARTY
from ui.board.scene import piece_faces as faces
from ui.board.scene.coordinates import CELL, cell_rect
from ui.board.scene.layers import LINE, TURNS, paint_line
from ui.session.view.board import PieceView
from ui.session.view.order import token_of
from ui.theme.emblem import Emblem, Standing, paint_crosshair
from ui.theme.row_parts import ACTIVE, AIMED, PLAIN, cap_size, paint_cap
from ui.theme.sizes import exact, px
from ui.theme.status_token import StatusToken, paint_square
from ui.theme.theme import CONTROL, MARK, STRONG, current

BESIDE = 70.0
"""How far the text above a piece may extend on either side."""
GROWN = 2.5
"""How much larger than the board that text is at most, so that it is read on a board shown small."""
KEY = QSize(17, 17)
"""The cap of its key, at the upper left."""
MARK_SIDE, MARK_STEP = 14.0, 13.5
"""The square of a status, and how far it is to the next."""
CROSSHAIR = 16.0
"""The badge of who is aimed at, at the upper right."""


class PieceItem(QGraphicsItem):
    """A piece: its emblem on the form of its side, with key, facing, bar and statuses."""

    def __init__(self, view: PieceView) -> None:
        super().__init__()
        self.view = view
        self._emblem: Emblem | None = None
        self.named = False
        """Whether it is a target of the action being put together."""
        self.vantage = ""
        self._prominence = 0
        """How far it is brought up over others that stand as it does."""
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self._settle()

    def show_view(self, view: PieceView) -> None:
        """Show the present state; repaint only after a change."""
        if view != self.view:
            if view.size != self.view.size:
                self.prepareGeometryChange()
            self.view = view
            self.repaint_all()
        self._settle()

    def repaint_all(self) -> None:
        """Draw it anew: it or the theme has changed."""
        self._emblem = None
        self.update()

    @property
    def emblem(self) -> Emblem:
        """Its emblem, worked out once."""
        if self._emblem is None:
            self._emblem = self.view.look.as_emblem(self.view.side, self.view.name)
        return self._emblem

    def mark(self, vantage: str, *, named: bool) -> None:
        """Show that it is a target, and its advantage."""
        if (vantage, named) != (self.vantage, self.named):
            self.prepareGeometryChange()
            self.vantage, self.named = vantage, named
            self._settle()
            self.update()

    def bring_up(self, prominence: int) -> None:
        """Paint it over others on its cell, or under them where that is less than nothing."""
        if prominence != self._prominence:
            self._prominence = prominence
            self._settle()

    def _settle(self) -> None:
        self.setPos(cell_rect(self.view.cell).topLeft())
        # What is said of it lies over the way that leads to its back.
        lies = self.view.fallen and not self.named and self._prominence <= 0
        layer = 46 if self.vantage else 25 if self.named else 10 if lies else 20
        self.setZValue(layer + self._prominence)

    def boundingRect(self) -> QRectF:
        """Return the area of its cells and the text above."""
        side = CELL * self.view.size
        wide, high = (BESIDE * GROWN, 18 * GROWN) if self.vantage else (2.0, 2.0)
        return QRectF(-wide, -high, side + 2 * wide, side + high + 2)

    def shape(self) -> QPainterPath:
        """Return the area that can be pressed."""
        path = QPainterPath()
        side = CELL * self.view.size
        path.addRect(QRectF(0, 0, side, side))
        return path

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Paint the piece in the detail of this scale."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)
        view = self.view
        side = CELL * view.size
        scale = max(0.05, QStyleOptionGraphicsItem.levelOfDetailFromTransform(painter.worldTransform()))
        detail = faces.detail_at(side * scale)
        body = faces.body_of(side, detail)
        if view.active:
            faces.paint_glow(painter, side)
        if self.named:
            self._paint_frame(painter, side, scale)
        if detail is faces.Detail.FACE:
            faces.paint_face(painter, body, self.emblem, self.standing(), active=view.active)
        else:
            faces.paint_small_face(
                painter, body, self.emblem, self.standing(), view.letter.upper(), scale, active=view.active
            )
        if detail is not faces.Detail.LETTER:
            _, value, maximum = view.pool
            faces.paint_life(painter, side, value / maximum if maximum > 0 else 0.0)
        if view.facing in TURNS and not view.fallen:
            faces.paint_facing(painter, body, TURNS[view.facing or "n"])
        if detail is faces.Detail.FACE:
            self._paint_beside(painter, side)  # over the beak: its letter stays whole
        if self.vantage:
            self._paint_vantage(painter, side, min(GROWN, max(1.0, 1 / scale)))

    def standing(self) -> Standing:
        """Return how it is with it, for its emblem: who is hidden or down is hollow, and a badge says why."""
        view = self.view
        badge = STATE_DRAWINGS.get(view.standing, "")
        role = "bad" if view.dying or (view.fallen and view.side == PARTY) else "muted"
        return Standing(down=view.fallen, hidden=view.hidden, badge=badge, badge_role=role, level="text")

    def _paint_frame(self, painter: QPainter, side: float, scale: float) -> None:
        """Draw the frame of who is aimed at, in the colour of its row in the order."""
        frame = QPainterPath()
        frame.addRoundedRect(QRectF(1.5, 1.5, side - 3, side - 3), px(CONTROL), px(CONTROL))
        paint_line(painter, frame, current().color("aim"), width=max(LINE, 1.5 / scale))

    def _paint_beside(self, painter: QPainter, side: float) -> None:
        """Draw the cap of its key, that of who is aimed at, and its statuses down the edge that it does not face."""
        theme = current()
        look = AIMED if self.named else ACTIVE if self.view.active else PLAIN
        cap = QRectF(QPointF(), cap_size(self.view.letter, painter.font(), KEY).toSizeF())
        painter.save()
        painter.scale(1 / exact(1), 1 / exact(1))  # it grows with the board alone, or it would cover the piece
        faces.paint_edge(painter, cap, px(MARK), theme.color("text"))
        paint_cap(painter, cap, self.view.letter, painter.font(), look)
        painter.restore()
        if self.named:
            paint_crosshair(painter, QRectF(side - CROSSHAIR, 0, CROSSHAIR, CROSSHAIR), "raised")
        for token, place in self.marks():
            faces.paint_edge(painter, place, place.height() / 2 if token.good else MARK, theme.board_color("ink"))
            paint_square(painter, place, token)

    def marks(self) -> list[tuple[StatusToken, QRectF]]:
        """Return the squares of its statuses; where not all have room, the last one says how many more there are."""
        view, side = self.view, CELL * self.view.size
        is_left = TURNS.get(view.facing or "") == TURNS["e"] and not view.fallen
        is_kept = self.standing().badge or view.hidden  # the badge of its emblem lies in the same corner
        top = float(KEY.height()) if is_left else CROSSHAIR if self.named else -1.0
        below = side * 0.54 if is_kept and not is_left else side - 6.0
        room = max(1, int((below - top) // MARK_STEP))
        tokens = [token_of(chip, faded=view.fallen) for chip in view.statuses]
        if len(tokens) > room:
            tokens = [*tokens[: room - 1], StatusToken("", "other", word=f"+{len(tokens) - room + 1}")]
        left = -1.0 if is_left else side - MARK_SIDE + 1
        return [
            (token, QRectF(left, top + number * MARK_STEP, MARK_SIDE, MARK_SIDE)) for number, token in enumerate(tokens)
        ]

    def shown_vantage(self, metrics: QFontMetrics, grown: float = 1.0) -> str:
        """Return the advantage, elided in the middle to its room: the end matters most."""
        room = CELL * self.view.size / grown + 2 * BESIDE - 14
        return metrics.elidedText(self.vantage, Qt.TextElideMode.ElideMiddle, int(room))

    def _paint_vantage(self, painter: QPainter, side: float, grown: float) -> None:
        """Write the advantage above it, so many times larger than the board."""
        theme = current()
        painter.save()
        painter.translate(side / 2, 0)
        painter.scale(grown, grown)
        font = QFont(painter.font())
        font.setPixelSize(11)
        font.setWeight(STRONG)
        painter.setFont(font)
        words = self.shown_vantage(painter.fontMetrics(), grown)
        wide = painter.fontMetrics().horizontalAdvance(words) + 10.0
        badge = QRectF(-wide / 2, -16, wide, 16)
        painter.setPen(QPen(theme.color("warn"), 1))
        painter.setBrush(QBrush(theme.color("raised")))
        painter.drawRoundedRect(badge, px(MARK), px(MARK))
        painter.setPen(theme.color("warn"))
        painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, words)
        painter.restore()
