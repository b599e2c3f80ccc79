"""The pieces: position, look, and description."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetrics, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from rules.core.state import PARTY
from ui.board.scene import piece_faces as faces
from ui.board.scene.coordinates import CELL, cell_rect
from ui.board.scene.layers import TURNS
from ui.session.view.board import PieceView
from ui.theme import icons
from ui.theme.emblem import initials
from ui.theme.theme import CONTROL, MARK, STRONG, current, shown_colour
from ui.widgets.labels import tip

FADED = 0.55
"""Opacity of a piece that is hidden from the players, or fallen and not of the party."""
BESIDE = 70.0
"""How far the text above a piece may extend on either side."""


class PieceItem(QGraphicsItem):
    """A piece: a disc for the party, a square for foes, a diamond for others; letter, facing, bar and statuses."""

    def __init__(self, view: PieceView) -> None:
        super().__init__()
        self.view = view
        self.named = False
        """Whether it is a target of the action being put together."""
        self.vantage = ""
        self.setZValue(20)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self._settle()

    def show_view(self, view: PieceView) -> None:
        """Show the present state; repaint only after a change."""
        if view != self.view:
            if view.size != self.view.size:
                self.prepareGeometryChange()
            self.view = view
            self.update()
        self._settle()

    def mark(self, vantage: str, *, named: bool) -> None:
        """Show that it is a target, and its advantage."""
        if (vantage, named) != (self.vantage, self.named):
            self.prepareGeometryChange()
            self.vantage, self.named = vantage, named
            self._settle()
            self.update()

    def _settle(self) -> None:
        self.setPos(cell_rect(self.view.cell).topLeft())
        # What is said of it lies over the way that leads to its back.
        self.setZValue(10 if self.view.fallen else 46 if self.vantage else 21 if self.named else 20)
        self.setToolTip(tip(self.view.tip()))

    def boundingRect(self) -> QRectF:
        """Return the area of its cells and the text above."""
        side = CELL * self.view.size
        wide = BESIDE if self.vantage else 2.0
        return QRectF(-wide, -18 if self.vantage else -2, side + 2 * wide, side + (20 if self.vantage else 4))

    def shape(self) -> QPainterPath:
        """Return the area that can be pressed."""
        path = QPainterPath()
        side = CELL * self.view.size
        path.addRect(QRectF(0, 0, side, side))
        return path

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Paint the piece in the detail of this scale."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)
        theme = current()
        view = self.view
        side = CELL * view.size
        scale = max(0.05, QStyleOptionGraphicsItem.levelOfDetailFromTransform(painter.worldTransform()))
        detail = faces.detail_at(side * scale)
        body = faces.body_of(side, detail)
        if view.active:
            painter.setPen(QPen(theme.color("accent"), max(3.0, 2.0 / scale)))
            painter.setBrush(QBrush(theme.color("accent_soft")))
            painter.drawRoundedRect(QRectF(1.5, 1.5, side - 3, side - 3), CONTROL, CONTROL)
            if detail is faces.Detail.LETTER:
                body = body.adjusted(4, 4, -4, -4)
        color = shown_colour(view.look.colour) or theme.side(view.side)
        if view.facing in TURNS and not view.fallen:
            self._paint_facing(painter, body, color)
        self._paint_body(painter, body, color, detail, scale)
        painter.setOpacity(1.0)
        if detail is not faces.Detail.LETTER:
            self._paint_bar(painter, side)
        if detail is faces.Detail.FACE:
            faces.paint_key(painter, view.letter, view.side)
            if view.conditions:
                self._paint_conditions(painter, side)
        if view.hidden:
            faces.paint_hidden(painter, body, faces.outline(body, view.side), scale)
        if self.named:
            painter.setPen(QPen(theme.color("bad"), max(2.5, 1.5 / scale), Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(QRectF(2, 2, side - 4, side - 4))
        if self.vantage:
            self._paint_vantage(painter, side)

    def _paint_body(self, painter: QPainter, body: QRectF, color: QColor, detail: faces.Detail, scale: float) -> None:
        """Paint shape with face, letter or sign: a fallen member of the party is hollow, others fade."""
        view, theme = self.view, current()
        path = faces.outline(body, view.side)
        hollow = view.fallen and view.side == PARTY
        painter.setOpacity(FADED if view.hidden or (view.fallen and not hollow) else 1.0)
        painter.setPen(QPen(color if hollow else theme.color("raised"), 3.0 if hollow else 1.5))
        painter.setBrush(QBrush(theme.color("raised") if hollow else color))
        painter.drawPath(path)
        ink = theme.color("bad" if view.dying else "text") if hollow else theme.color("raised")
        if view.fallen or view.dying:
            edge = body.height() * 0.18
            sign = faces.DYING if view.dying else faces.SIGNS[view.state]
            square = QRectF(0, 0, body.height() - 2 * edge, body.height() - 2 * edge)
            square.moveCenter(body.center())
            icons.paint(painter, sign, square, ink)
        elif detail is not faces.Detail.FACE:
            faces.paint_letters(painter, body, view.letter.upper(), ink, scale)
        elif not view.look.picture or not faces.paint_picture(painter, path, view.look.picture):
            faces.paint_letters(painter, body, initials(view.name), ink, scale)
        else:
            painter.setPen(QPen(color, 2.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(path)

    def _paint_facing(self, painter: QPainter, body: QRectF, color: QColor) -> None:
        painter.save()
        painter.translate(body.center())
        painter.rotate(TURNS[self.view.facing or "n"])
        half = body.height() / 2
        painter.setPen(QPen(current().color("text"), 1))
        painter.setBrush(QBrush(color))
        painter.drawPolygon(QPolygonF([QPointF(-9, -half + 4), QPointF(0, -half - 6), QPointF(9, -half + 4)]))
        painter.restore()

    def _paint_bar(self, painter: QPainter, side: float) -> None:
        theme = current()
        _, value, maximum = self.view.pool
        bar = QRectF(6, side - 8, side - 12, 5)
        painter.setPen(QPen(theme.color("text"), 0.75))
        painter.setBrush(QBrush(theme.color("track")))
        painter.drawRect(bar)
        share = min(1.0, value / maximum) if maximum > 0 else 0.0
        role = "good" if share > 0.5 else "warn" if share > 0.25 else "bad"
        painter.fillRect(
            QRectF(bar.left() + 0.5, bar.top() + 0.5, (bar.width() - 1) * share, bar.height() - 1), theme.color(role)
        )

    def _paint_conditions(self, painter: QPainter, side: float) -> None:
        theme = current()
        words = "".join(label[:1].upper() for label in self.view.conditions[:3])
        if len(self.view.conditions) > 3:
            words += "…"
        font = QFont(painter.font())
        font.setPixelSize(10)
        painter.setFont(font)
        wide = 6 + 7.5 * len(words)
        badge = QRectF(side - wide - 1, 1, wide, 13)
        painter.setPen(QPen(theme.color("line"), 1))
        painter.setBrush(QBrush(theme.color("raised")))
        painter.drawRoundedRect(badge, MARK, MARK)
        painter.setPen(theme.color("text"))
        painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, words)

    def shown_vantage(self, metrics: QFontMetrics) -> str:
        """Return the advantage, elided in the middle to its room: the end matters most."""
        room = CELL * self.view.size + 2 * BESIDE - 14
        return metrics.elidedText(self.vantage, Qt.TextElideMode.ElideMiddle, int(room))

    def _paint_vantage(self, painter: QPainter, side: float) -> None:
        theme = current()
        font = QFont(painter.font())
        font.setPixelSize(11)
        font.setWeight(STRONG)
        painter.setFont(font)
        words = self.shown_vantage(painter.fontMetrics())
        wide = painter.fontMetrics().horizontalAdvance(words) + 10.0
        badge = QRectF((side - wide) / 2, -16, wide, 16)
        painter.setPen(QPen(theme.color("warn"), 1))
        painter.setBrush(QBrush(theme.color("raised")))
        painter.drawRoundedRect(badge, MARK, MARK)
        painter.setPen(theme.color("warn"))
        painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, words)
