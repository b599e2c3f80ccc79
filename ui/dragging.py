"""What travels in a drag inside the window: our own MIME type, JSON, ids and never row numbers; seen as a card."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass

from PySide6.QtCore import QMimeData, QRect, QSize, Qt
from PySide6.QtGui import QDrag, QFontMetrics, QPainter, QPixmap
from PySide6.QtWidgets import QAbstractItemView, QWidget

from ui.theme import current, sized

TYPE = "application/x-turnwright-ids+json"
SIDES = ("foes", "party", "neutral")


@dataclass(frozen=True, slots=True)
class Dropped:
    """What a drag brought: ids of the bestiary's creatures, each as often as it is meant, and of parties' members."""

    creatures: tuple[int, ...] = ()
    members: tuple[int, ...] = ()
    sides: tuple[str, ...] = ()
    """The side of each creature and then of each member, as it stood where they come from; empty: none is said."""

    def sided_creatures(self, usual: str = "foes") -> list[tuple[int, str]]:
        """Each creature with the side that it comes on."""
        return list(zip(self.creatures, self.sides or (usual,) * len(self.creatures), strict=False))

    def sided_members(self, usual: str = "party") -> list[tuple[int, str]]:
        """Each member with the side that it comes on."""
        return list(zip(self.members, self.sides[len(self.creatures) :] or (usual,) * len(self.members), strict=False))


def creatures_mime(ids: Iterable[int]) -> QMimeData:
    """The creatures of these ids, ready to be dragged; an id that comes twice is two of them."""
    return mime_of(Dropped(creatures=tuple(ids)))


def members_mime(ids: Iterable[int]) -> QMimeData:
    """The members of these ids, ready to be dragged."""
    return mime_of(Dropped(members=tuple(ids)))


def read_drop(mime: QMimeData) -> Dropped | None:
    """What a drag brings, or None if it is not ours or brings nothing."""
    if not mime.hasFormat(TYPE):
        return None
    try:
        content = json.loads(bytes(mime.data(TYPE).data()))
    except ValueError:
        return None
    if not isinstance(content, dict):
        return None
    creatures, members = _ids(content.get("creatures")), tuple(dict.fromkeys(_ids(content.get("members"))))
    dropped = Dropped(creatures, members, _sides(content.get("sides"), len(creatures) + len(members)))
    return dropped if dropped.creatures or dropped.members else None


def mime_of(carried: Dropped) -> QMimeData:
    """Creatures and members, ready to be dragged."""
    mime = QMimeData()
    mime.setData(TYPE, json.dumps(asdict(carried)).encode())
    return mime


def carry(view: QAbstractItemView, words: str, action: Qt.DropAction = Qt.DropAction.CopyAction) -> None:
    """Drags what is chosen in a view, as a card with these words under the mouse."""
    drag = QDrag(view)
    drag.setMimeData(view.model().mimeData(view.selectedIndexes()))
    drag.setPixmap(card(words, view))
    drag.exec(action, action)


def card(words: str, view: QWidget) -> QPixmap:
    """The card that is seen under the mouse."""
    font = sized(view.font(), 14)
    metrics, theme, ratio = QFontMetrics(font), current(), view.devicePixelRatioF()
    size = QSize(metrics.horizontalAdvance(words) + 24, metrics.height() + 16)
    made = QPixmap(size * ratio)
    made.setDevicePixelRatio(ratio)
    made.fill(theme.color("raised"))
    painter = QPainter(made)
    painter.setFont(font)
    painter.setPen(theme.color("accent"))
    painter.drawRect(QRect(0, 0, size.width() - 1, size.height() - 1))
    painter.setPen(theme.color("text"))
    painter.drawText(QRect(0, 0, size.width(), size.height()), Qt.AlignmentFlag.AlignCenter, words)
    painter.end()
    return made


def _ids(value: object) -> tuple[int, ...]:
    """The ids in a list; nothing where anything else stands in it."""
    if not isinstance(value, list) or not all(type(one) is int for one in value):
        return ()
    return tuple(value)


def _sides(value: object, many: int) -> tuple[str, ...]:
    """As many sides as there are ids; nothing where anything else stands there."""
    if not isinstance(value, list) or len(value) != many or not all(one in SIDES for one in value):
        return ()
    return tuple(value)
