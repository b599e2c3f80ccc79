"""The outline of a body: which parts are sound, struck or useless, and the same in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from rules.core.display import BodyPart
from rules.text.sanitize import without_controls
from ui.theme.sizes import px, scale
from ui.theme.theme import current
from ui.widgets.labels import tip

SOUND, STRUCK, USELESS = "sound", "struck", "useless"
WIDTH, HEIGHT = 72, 132


def _limb(*points: tuple[float, float]) -> QPainterPath:
    path = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        path.lineTo(QPointF(*point))
    path.closeSubpath()
    return path


def _mirrored(points: Sequence[tuple[float, float]]) -> QPainterPath:
    return _limb(*((WIDTH - x, y) for x, y in points))


_ARM = ((23.0, 31.0), (17.0, 31.0), (11.0, 37.0), (7.0, 70.0), (15.0, 71.0), (22.0, 45.0))
_LEG = ((35.0, 74.0), (24.0, 74.0), (22.0, 100.0), (20.0, 127.0), (31.0, 127.0), (34.0, 100.0))


@cache
def paths() -> Mapping[str, QPainterPath]:
    """Return the shape of each place on a figure that faces the reader: its right hand is on the reader's left."""
    head = QPainterPath()
    head.addEllipse(QPointF(WIDTH / 2, 15), 10, 12)
    torso = QPainterPath()
    torso.addRoundedRect(QRectF(24, 30, 24, 42), 7, 7)
    return {
        "head": head,
        "torso": torso,
        "right_arm": _limb(*_ARM),
        "left_arm": _mirrored(_ARM),
        "right_leg": _limb(*_LEG),
        "left_leg": _mirrored(_LEG),
    }


class BodyOutline(QWidget):
    """A figure whose struck parts are hatched and whose useless parts are filled and crossed out."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.parts: tuple[BodyPart, ...] = ()
        self.setFixedSize(px(WIDTH), px(HEIGHT))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.hide()

    def show_body(self, parts: Sequence[BodyPart]) -> None:
        """Show the state of the parts; without parts hide the figure."""
        if tuple(parts) == self.parts:
            return
        self.parts = tuple(parts)
        self.setAccessibleName(without_controls(self.spoken()))
        self.setToolTip(tip("\n".join(self._word(part) for part in self.parts)))
        self.update()

    def spoken(self) -> str:
        """Return the figure in words: which parts are struck and which are useless."""
        hurt = [self._word(part) for part in self.parts if part.state != SOUND]
        return self.tr("Body: {parts}").format(parts=", ".join(hurt) or self.tr("sound"))

    def _word(self, part: BodyPart) -> str:
        if part.state == USELESS:
            return self.tr("{part}: useless").format(part=part.label)
        if part.state == STRUCK:
            return self.tr("{part}: struck").format(part=part.label)
        return self.tr("{part}: sound").format(part=part.label)

    def sizeHint(self) -> QSize:
        """The size of the figure."""
        return QSize(px(WIDTH), px(HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the figure."""
        theme = current()
        shapes = paths()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.scale(scale(), scale())
            for part in self.parts:
                shape = shapes.get(part.place)
                if shape is None:
                    continue
                painter.setBrush(theme.color("track"))
                painter.setPen(Qt.PenStyle.NoPen)
                painter.drawPath(shape)
                if part.state == STRUCK:
                    painter.setBrush(QBrush(theme.color("warn"), Qt.BrushStyle.BDiagPattern))
                    painter.setPen(QPen(theme.color("warn"), 1.6))
                elif part.state == USELESS:
                    painter.setBrush(theme.color("bad"))
                    painter.setPen(QPen(theme.color("bad"), 1.6))
                else:
                    painter.setBrush(Qt.BrushStyle.NoBrush)
                    painter.setPen(QPen(theme.color("muted"), 1.2))
                painter.drawPath(shape)
                if part.state == USELESS:
                    self._cross(painter, shape.boundingRect())

    def _cross(self, painter: QPainter, box: QRectF) -> None:
        half = 5.0
        middle = box.center()
        for color, width in (("surface", 4.5), ("text", 2.0)):
            painter.setPen(QPen(current().color(color), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawLine(middle + QPointF(-half, -half), middle + QPointF(half, half))
            painter.drawLine(middle + QPointF(-half, half), middle + QPointF(half, -half))
