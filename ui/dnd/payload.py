"""What travels in a drag, or from Ctrl+C to Ctrl+V: ids and never row numbers, seen as a card under the mouse."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass, field, replace
from functools import partial
from typing import Any

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMimeData, QObject, QPoint, QRect, QSize, Qt, QUrl
from PySide6.QtGui import QDrag, QFontMetrics, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from rules.core.state import FOES, NEUTRAL, PARTY
from rules.text.json_depth import demand_shallow
from ui.theme.theme import NORMAL, current, sized

TYPE = "application/x-turnwright-ids+json"
WHOLE = "application/x-turnwright+json"
"""What a file of it would hold, for a window over another library where that file is gone."""
SIDES = (FOES, PARTY, NEUTRAL)
"""The sides in the order in which they are offered to what is dragged: mostly foes are."""


@dataclass(frozen=True, slots=True)
class DropPayload:
    """What a drag brought: creatures, each as often as it is meant, members, and what they were picked up as."""

    creatures: tuple[int, ...] = ()
    members: tuple[int, ...] = ()
    sides: tuple[str, ...] = ()
    """The side of each creature and then of each member, as it stood where they come from; empty: none is said."""
    folder: str = ""
    """The folder that was picked up; its creatures come along."""
    tag: str = ""
    lines: tuple[int, ...] = ()
    """Lines of the tray, by their numbers."""
    entries: tuple[int, ...] = ()
    """Lines of a roster."""
    party: int | None = None
    encounters: tuple[int, ...] = ()
    shelf: str = ""
    """The folder of encounters that was picked up; they come along."""
    log: int | None = None
    """The encounter whose log it is."""
    handout: bool = False
    """Whether it is the handout of that encounter in place of its log."""
    status: str = ""
    """A status of the fight on the page."""
    item: str = ""
    """The name of a thing."""
    gain: str = ""
    """The id of money among what the party's books keep; empty: it is a thing."""
    bearer: int | None = None
    """The member who has it; None: it lies among the spoils."""
    copies: bool = False
    """Taken with Ctrl+C, or with Ctrl held: what could be moved is copied."""
    words: str = field(default="", compare=False)
    """What stands on the card."""

    @property
    def has_people(self) -> bool:
        """Whether anybody can come into a fight with it."""
        return bool(self.creatures or self.members)

    def sided_creatures(self, usual: str = FOES) -> list[tuple[int, str]]:
        """Each creature with the side that it comes on."""
        return list(zip(self.creatures, self.sides or (usual,) * len(self.creatures), strict=False))

    def sided_members(self, usual: str = PARTY) -> list[tuple[int, str]]:
        """Each member with the side that it comes on."""
        return list(zip(self.members, self.sides[len(self.creatures) :] or (usual,) * len(self.members), strict=False))

    def on_side(self, side: str | None) -> DropPayload:
        """The same people, all of them on a side; None: as they come."""
        if side is None:
            return self
        return replace(self, sides=(side,) * (len(self.creatures) + len(self.members)))


@dataclass(frozen=True, slots=True)
class ExternalPayload:
    """What comes from another program: files and folders, a text, or a picture."""

    paths: tuple[str, ...] = ()
    text: str = ""
    image: Callable[[], bytes] | None = field(default=None, compare=False)
    """Writes the picture that comes with it, if somebody wants it."""


class OutwardFormats(QObject):
    """What a drag is for other programs, each made only when somebody asks for it; a child of its window."""

    home = ""
    """The library whose ids are meant: in another one they mean nothing."""

    def formats(self, carried: DropPayload) -> list[str]:
        """MIME types that it can be had as."""
        return []

    def data(self, carried: DropPayload, kind: str) -> Any:
        """What is carried as one of these formats: a text, or a list of addresses."""
        return None


def outside_of(widget: QWidget) -> OutwardFormats:
    """What goes out of the window of a widget, and whose ids are meant in it."""
    formats = widget.window().findChild(OutwardFormats, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return formats or OutwardFormats()


LONGEST = 8 * 1024 * 1024
"""Bytes of ids that are read: a million creatures have fewer."""
_LARGEST = 2**63 - 1
KEPT = 1000
"""The most creatures of whom a file is written while one waits for Ctrl+C."""


class PayloadMime(QMimeData):
    """What is carried: the value itself in this window, and for others what they ask for."""

    def __init__(self, carried: DropPayload, outside: OutwardFormats) -> None:
        super().__init__()
        self.carried = carried
        self.home = outside.home
        self._outside = outside

    def formats(self) -> list[str]:
        """Our own type, and what it is for other programs."""
        return [TYPE, *self._outside.formats(self.carried)]

    def hasFormat(self, kind: str) -> bool:  # noqa: N802
        """Whether it can be had as that."""
        return kind in self.formats()

    def retrieveData(self, kind: str, preferred: object) -> object:  # noqa: N802
        """Make what is asked for."""
        if kind == TYPE:
            return QByteArray(_written(self.carried, self.home))
        return self._outside.data(self.carried, kind) if kind in self.formats() else None


def kept_mime(carried: DropPayload, outside: OutwardFormats) -> QMimeData:
    """Something for the clipboard: all that it is, at once, since the clipboard outlives whoever could be asked."""
    mime = QMimeData()
    mime.setData(TYPE, QByteArray(_written(carried, outside.home)))
    formats = outside.formats(carried)
    if "text/plain" in formats:
        mime.setText(outside.data(carried, "text/plain"))
        mime.setHtml(outside.data(carried, "text/html"))
    if "text/uri-list" in formats and len(carried.creatures) <= KEPT:
        mime.setUrls(outside.data(carried, "text/uri-list"))
        if (whole := outside.data(carried, WHOLE)) is not None:
            mime.setData(WHOLE, QByteArray(whole))
    return mime


def _written(carried: DropPayload, home: str) -> bytes:
    values = {key: value for key, value in asdict(carried).items() if value not in ((), "", None, False)}
    return json.dumps({"library": home, **values}).encode()


def mime_of(carried: DropPayload, outside: OutwardFormats | None = None) -> QMimeData:
    """Something, ready to be dragged."""
    return PayloadMime(carried, outside or OutwardFormats())


def read_drop(mime: QMimeData, home: str = "") -> DropPayload | None:
    """What a drag brings, or None if it is not of this library or brings nothing."""
    if isinstance(mime, PayloadMime):
        return mime.carried if mime.home in ("", home) and mime.carried != DropPayload() else None
    if not mime.hasFormat(TYPE):
        return None
    data = bytes(mime.data(TYPE).data())
    try:
        text = data.decode("utf-8") if len(data) <= LONGEST else "null"
        demand_shallow(text)
        content = json.loads(text)
    except (ValueError, RecursionError):
        return None
    if not isinstance(content, dict) or content.get("library", "") not in ("", home):
        return None
    creatures, members = _ids(content.get("creatures")), tuple(dict.fromkeys(_ids(content.get("members"))))
    read = DropPayload(
        creatures,
        members,
        _sides(content.get("sides"), len(creatures) + len(members)),
        folder=_text(content.get("folder")),
        tag=_text(content.get("tag")),
        lines=_ids(content.get("lines")),
        entries=_ids(content.get("entries")),
        party=next(iter(_ids([content.get("party")])), None),
        encounters=_ids(content.get("encounters")),
        shelf=_text(content.get("shelf")),
        log=next(iter(_ids([content.get("log")])), None),
        handout=content.get("handout") is True,
        status=_text(content.get("status")),
        item=_text(content.get("item")),
        gain=_text(content.get("gain")),
        bearer=next(iter(_ids([content.get("bearer")])), None),
        copies=content.get("copies") is True,
        words=_text(content.get("words")),
    )
    return read if read != DropPayload(copies=read.copies) else None


def read_brought(mime: QMimeData) -> ExternalPayload | None:
    """What another program brings, or None if there is nothing to read in it."""
    paths = tuple(url.toLocalFile() for url in mime.urls() if url.isLocalFile()) if mime.hasUrls() else ()
    text = "" if paths or not mime.hasText() else mime.text()
    if mime.hasFormat(WHOLE) and not any(map(os.path.exists, paths)):
        paths, text = (), bytes(mime.data(WHOLE).data()).decode("utf-8", "replace")
    image = partial(_image, mime) if mime.hasImage() else None
    return ExternalPayload(paths, text, image) if paths or text.strip() or image else None


def _image(mime: QMimeData) -> bytes:
    """The picture in a drag or on the clipboard, as a file would hold it; nothing where nobody gives it."""
    brought = mime.imageData()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if isinstance(brought, QImage):
        brought.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(buffer.data().data())


def file_addresses(paths: Iterable[str]) -> list[QUrl]:
    """Files as other programs take them."""
    return [QUrl.fromLocalFile(path) for path in paths]


class DragSource(QObject):
    """What can be picked up from a widget: by a drag, and by Ctrl+C where the keys are."""

    def __init__(self, widget: QWidget, taken: Callable[[], DropPayload | None]) -> None:
        """`taken` gives what is chosen there now."""
        super().__init__(widget)
        self._make_payload = taken

    def payload(self) -> DropPayload | None:
        """What is chosen there, or nothing."""
        return self._make_payload()


def source_of(widget: QWidget) -> DragSource | None:
    """The source that a widget is."""
    return widget.findChild(DragSource, options=Qt.FindChildOption.FindDirectChildrenOnly)


def carry(widget: QWidget) -> None:
    """Drag what is chosen in a widget."""
    source = source_of(widget)
    carried = None if source is None else source.payload()
    if carried is not None:
        carry_mime(widget, mime_of(carried, outside_of(widget)), carried.words)


def carry_mime(widget: QWidget, mime: QMimeData, words: str, action: Qt.DropAction = Qt.DropAction.CopyAction) -> None:
    """Drag something, as a card with these words under the mouse."""
    drag = QDrag(widget)
    drag.setMimeData(mime)
    drag.setPixmap(card(words, widget))
    drag.setHotSpot(BESIDE)
    drag.exec(action, action)


BESIDE = QPoint(-12, -12)
"""The card lies so far right of the mouse and below it: one sees where one lets go."""


def card(words: str, view: QWidget) -> QPixmap:
    """The card that is seen under the mouse."""
    font = sized(view.font(), NORMAL)
    metrics, theme, ratio = QFontMetrics(font), current(), view.devicePixelRatioF()
    words = metrics.elidedText(words, Qt.TextElideMode.ElideRight, WIDEST)
    size = QSize(metrics.horizontalAdvance(words) + 24, metrics.height() + 16)
    made = QPixmap(size * ratio)
    made.setDevicePixelRatio(ratio)
    made.fill(theme.color("popover"))
    with QPainter(made) as painter:
        painter.setFont(font)
        painter.setPen(theme.color("accent"))
        painter.drawRect(QRect(0, 0, size.width() - 1, size.height() - 1))
        painter.setPen(theme.color("text"))
        painter.drawText(QRect(0, 0, size.width(), size.height()), Qt.AlignmentFlag.AlignCenter, words)
    return made


WIDEST = 320
"""Pixels of a name on the card."""


def _ids(value: object) -> tuple[int, ...]:
    """The ids in a list; nothing where anything else stands in it, such as a number that no library gives."""
    if not isinstance(value, list) or not all(type(item) is int and 0 <= item <= _LARGEST for item in value):
        return ()
    return tuple(value)


def _text(value: object) -> str:
    return value if isinstance(value, str) else ""


def _sides(value: object, many: int) -> tuple[str, ...]:
    """As many sides as there are ids; nothing where anything else stands there."""
    if not isinstance(value, list) or len(value) != many or not all(isinstance(item, str) and item for item in value):
        return ()
    return tuple(value)
