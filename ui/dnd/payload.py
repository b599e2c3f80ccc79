"""The payload of a drag, or of copy and paste: ids and never row numbers, with a card under the mouse."""

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
from ui.theme.sizes import px
from ui.theme.theme import NORMAL, current, sized

TYPE = "application/x-turnwright-ids+json"
WHOLE = "application/x-turnwright+json"
"""The content of its file, for a window over another library after that file is deleted."""
SIDES = (FOES, PARTY, NEUTRAL)
"""The order of sides on offer: mostly foes are dragged."""


@dataclass(frozen=True, slots=True)
class DropPayload:
    """The content of a drag: creatures, each as often as it counts, members, and what they were picked up as."""

    creatures: tuple[int, ...] = ()
    members: tuple[int, ...] = ()
    sides: tuple[str, ...] = ()
    """The side of each creature and then of each member at the source; empty: none."""
    folder: str = ""
    """The folder dragged with its creatures."""
    tag: str = ""
    lines: tuple[int, ...] = ()
    """Lines of the tray, by number."""
    entries: tuple[int, ...] = ()
    """Lines of a roster."""
    party: int | None = None
    encounters: tuple[int, ...] = ()
    shelf: str = ""
    """The folder of encounters dragged with them."""
    log: int | None = None
    """The encounter of the dragged log."""
    handout: bool = False
    """Whether it is the handout of that encounter in place of its log."""
    status: str = ""
    """A status of the shown fight."""
    item: str = ""
    """The name of an item."""
    gain: str = ""
    """The id of money in the party's books; empty: it is an item."""
    bearer: int | None = None
    """The member who has it; None: it is among the spoils."""
    copies: bool = False
    """Whether it was taken by Ctrl+C or with Ctrl: what could be moved is copied."""
    words: str = field(default="", compare=False)
    """The text of the card."""

    @property
    def has_people(self) -> bool:
        """Whether anybody can come into a fight with it."""
        return bool(self.creatures or self.members)

    def sided_creatures(self, usual: str = FOES) -> list[tuple[int, str]]:
        """Return each creature with its side."""
        return list(zip(self.creatures, self.sides or (usual,) * len(self.creatures), strict=False))

    def sided_members(self, usual: str = PARTY) -> list[tuple[int, str]]:
        """Return each member with its side."""
        return list(zip(self.members, self.sides[len(self.creatures) :] or (usual,) * len(self.members), strict=False))

    def on_side(self, side: str | None) -> DropPayload:
        """Return the payload with all on one side; None: on their own."""
        if side is None:
            return self
        return replace(self, sides=(side,) * (len(self.creatures) + len(self.members)))


@dataclass(frozen=True, slots=True)
class ExternalPayload:
    """Content from another program: files and folders, a text, or a picture."""

    paths: tuple[str, ...] = ()
    text: str = ""
    image: Callable[[], bytes] | None = field(default=None, compare=False)
    """Returns the picture, if it is wanted."""


class OutwardFormats(QObject):
    """The formats of a drag for other programs, each made on demand; a child of its window."""

    home = ""
    """The library whose ids they are; in another they mean nothing."""

    def formats(self, carried: DropPayload) -> list[str]:
        """Return the MIME types on offer."""
        return []

    def data(self, carried: DropPayload, kind: str) -> Any:
        """Return the payload in one of these formats: a text, or a list of URLs."""
        return None


def outside_of(widget: QWidget) -> OutwardFormats:
    """Return the outward formats of a widget's window, and the library whose ids are meant."""
    formats = widget.window().findChild(OutwardFormats, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return formats or OutwardFormats()


LONGEST = 8 * 1024 * 1024
"""The most bytes of ids that are read: enough for a million creatures."""
_LARGEST = 2**63 - 1
KEPT = 1000
"""The most creatures written to a file on Ctrl+C."""


class PayloadMime(QMimeData):
    """MIME data with a payload: the value itself in this window, and formats on demand for others."""

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
    """Return MIME data for the clipboard, complete, since the clipboard outlives its source."""
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
    """Return MIME data for a drag."""
    return PayloadMime(carried, outside or OutwardFormats())


def read_drop(mime: QMimeData, home: str = "") -> DropPayload | None:
    """Return the payload of a drag, or None if it is empty or of another library."""
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
    """Return content from another program, or None if there is nothing readable."""
    paths = tuple(url.toLocalFile() for url in mime.urls() if url.isLocalFile()) if mime.hasUrls() else ()
    text = "" if paths or not mime.hasText() else mime.text()
    if mime.hasFormat(WHOLE) and not any(map(os.path.exists, paths)):
        paths, text = (), bytes(mime.data(WHOLE).data()).decode("utf-8", "replace")
    image = partial(_image, mime) if mime.hasImage() else None
    return ExternalPayload(paths, text, image) if paths or text.strip() or image else None


def _image(mime: QMimeData) -> bytes:
    """Return the picture of a drag or the clipboard as the bytes of a file; empty without one."""
    brought = mime.imageData()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if isinstance(brought, QImage):
        brought.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(buffer.data().data())


def file_addresses(paths: Iterable[str]) -> list[QUrl]:
    """Return paths as file URLs."""
    return [QUrl.fromLocalFile(path) for path in paths]


class DragSource(QObject):
    """What can be picked up from a widget, by drag or Ctrl+C."""

    def __init__(self, widget: QWidget, taken: Callable[[], DropPayload | None]) -> None:
        """`taken` returns the payload of the present selection."""
        super().__init__(widget)
        self._make_payload = taken

    def payload(self) -> DropPayload | None:
        """Return the payload of the selection, or None."""
        return self._make_payload()


def source_of(widget: QWidget) -> DragSource | None:
    """Return the drag source of a widget."""
    return widget.findChild(DragSource, options=Qt.FindChildOption.FindDirectChildrenOnly)


def carry(widget: QWidget) -> None:
    """Drag the selection of a widget."""
    source = source_of(widget)
    carried = None if source is None else source.payload()
    if carried is not None:
        carry_mime(widget, mime_of(carried, outside_of(widget)), carried.words)


def carry_mime(widget: QWidget, mime: QMimeData, words: str, action: Qt.DropAction = Qt.DropAction.CopyAction) -> None:
    """Drag MIME data with a card of these words."""
    drag = QDrag(widget)
    drag.setMimeData(mime)
    drag.setPixmap(card(words, widget))
    drag.setHotSpot(QPoint(px(BESIDE.x()), px(BESIDE.y())))
    drag.exec(action, action)


BESIDE = QPoint(-12, -12)
"""Distance of the card right of and below the mouse, so that the target stays visible."""


def card(words: str, view: QWidget) -> QPixmap:
    """Return the card shown under the mouse."""
    font = sized(view.font(), NORMAL)
    metrics, theme, ratio = QFontMetrics(font), current(), view.devicePixelRatioF()
    words = metrics.elidedText(words, Qt.TextElideMode.ElideRight, px(WIDEST))
    size = QSize(metrics.horizontalAdvance(words) + px(24), metrics.height() + px(16))
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
"""Greatest width of a name on the card in pixels."""


def _ids(value: object) -> tuple[int, ...]:
    """Return the ids of a list; empty if it contains anything else, such as a number out of range."""
    if not isinstance(value, list) or not all(type(item) is int and 0 <= item <= _LARGEST for item in value):
        return ()
    return tuple(value)


def _text(value: object) -> str:
    return value if isinstance(value, str) else ""


def _sides(value: object, many: int) -> tuple[str, ...]:
    """Return as many sides as there are ids; empty if the value is anything else."""
    if not isinstance(value, list) or len(value) != many or not all(isinstance(item, str) and item for item in value):
        return ()
    return tuple(value)
