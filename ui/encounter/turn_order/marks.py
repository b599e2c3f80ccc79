"""The marks of a row of the order: who acts and who comes next, its key and side, how it lies, whether it is hidden."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from rules.core.state import FOES, PARTY
from ui.session.appearance import shown_colour
from ui.session.view.order import OrderRow
from ui.theme import icons
from ui.theme.theme import NORMAL, SMALL, Theme, number_of_side, sized

SIDE_MARKS: Mapping[str, str] = {PARTY: "●", FOES: "▲"}
MARKS_OF_NAMED_SIDES = ("■", "▼", "★", "◗", "◀")
"""The marks of sides that got their names at a table, one for each of their hues."""
BADGE_CORNERS: Mapping[str, int] = {PARTY: 9, FOES: 1}
"""How round the key's badge is: the sides differ in form too."""
SIGNS: Mapping[str, str] = {"unconscious": "bed", "dead": "skull", "stone": "octagon-pause", "out": "log-out"}
"""State to the sign before the name."""
DYING, HIDDEN, ACTS = "heart-pulse", "eye-off", "play"
SIGN_SIZE, DISC = 13, 1.5
"""A sign before a name, and how far the disc of one of the party who is lost reaches beyond it."""
SIGN = 19
"""The room of a sign with its disc before a name, so that it does not stick to it."""
TURNS = (1.0, 0.5, 0.25)
"""How much of the row's height the bar at its edge has: of who acts, who comes next, and who comes after that."""
TURN_WIDTH = 4


def sign_of(row: OrderRow) -> str:
    """The sign before a name: who acts, who is dying, down or gone, whom the players do not see; empty: none."""
    if row.active:
        return ACTS
    return DYING if row.dying else SIGNS.get(row.state, HIDDEN if row.hidden else "")


def is_lost(row: OrderRow) -> bool:
    """Whether it is one of the party who is down, dying or gone: that is told louder than of anybody else."""
    return row.side == PARTY and (row.fallen or row.dying or row.out)


def mark_of_side(side: str) -> str:
    """The sign of a side: the neutral have a diamond, each with a name of its own another form."""
    number = number_of_side(side)
    return SIDE_MARKS.get(side, "◆") if number is None else MARKS_OF_NAMED_SIDES[number]


def hue_of(row: OrderRow, theme: Theme) -> QColor:
    """A player's character's own colour, else that of the side."""
    return shown_colour(row.colour) or theme.side(row.side)


def paint_turn(painter: QPainter, rect: QRect, row: OrderRow, theme: Theme) -> None:
    """A bar at the edge: as high as the row for who acts, half as high for who comes next, a quarter for the next."""
    number = 0 if row.active else row.turn
    if not row.active and not number:
        return
    high = rect.height() * TURNS[number]
    bar = QRectF(rect.left(), rect.top() + (rect.height() - high) / 2, TURN_WIDTH, high)
    painter.fillRect(bar, theme.color("accent"))
    if number == 1:
        middle, right = bar.center().y(), bar.right()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color("accent"))
        painter.drawPolygon([QPointF(right, middle - 5), QPointF(right + 4, middle), QPointF(right, middle + 5)])


def paint_key(painter: QPainter, badge: QRectF, row: OrderRow, theme: Theme, font: QFont, *, aimed: bool) -> None:
    """The letter that aims at it; around it the own colour of a player's character."""
    corner = BADGE_CORNERS.get(row.side, 5)
    own = shown_colour(row.colour)
    painter.setPen(Qt.PenStyle.NoPen if own is None else QPen(own, 2))
    painter.setBrush(theme.color("accent" if aimed else "track"))
    painter.drawRoundedRect(badge, corner, corner)
    painter.setPen(theme.color("on_accent" if aimed else "text"))
    painter.setFont(sized(font, SMALL, bold=True))
    painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, row.letter)


def paint_side(painter: QPainter, place: QRect, row: OrderRow, theme: Theme, font: QFont) -> None:
    """The mark of the side."""
    painter.setFont(sized(font, SMALL))
    painter.setPen(hue_of(row, theme))
    painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, mark_of_side(row.side))


def paint_sign(painter: QPainter, place: QRectF, row: OrderRow, theme: Theme) -> None:
    """How it lies: of the party the sign stands bright on a full disc, of others it is faint and bare."""
    sign = sign_of(row)
    if not sign:
        return
    if is_lost(row) and sign != ACTS:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color("warn" if row.out or (row.state == "unconscious" and not row.dying) else "bad"))
        painter.drawEllipse(place.adjusted(-DISC, -DISC, DISC, DISC))
        icons.paint(painter, sign, place.adjusted(1.5, 1.5, -1.5, -1.5), theme.color("raised"))
        return
    role = "accent" if sign == ACTS else "bad" if sign == DYING else "text" if sign == HIDDEN else "muted"
    icons.paint(painter, sign, place, theme.color(role))


def name_font(font: QFont, row: OrderRow) -> QFont:
    """Bold for who acts, struck through for the dead, slanted for who lies, dotted below for who is gone."""
    named = sized(font, NORMAL, bold=row.active)
    named.setStrikeOut(row.state == "dead")
    named.setItalic((row.fallen or row.dying) and row.state != "dead")
    return named


def paint_gone(painter: QPainter, place: QRect, width: int, row: OrderRow, theme: Theme) -> None:
    """A dotted line under the name of who has left."""
    if row.out:
        painter.setPen(QPen(theme.color("warn" if is_lost(row) else "muted"), 1.2, Qt.PenStyle.DotLine))
        painter.drawLine(place.left(), place.bottom() - 3, place.left() + min(width, place.width()), place.bottom() - 3)
