"""The pictures that phones are sent: emblems, portraits and what is shown, each under an id that says nothing of it."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping

from PySide6.QtCore import QBuffer, QIODevice, QSize, Qt
from PySide6.QtGui import QImage

from ui.players.curtain import Shown
from ui.services.web.hub import WebFile
from ui.session.appearance import OwnLook
from ui.theme.emblem import AS_EVER, Emblem, as_png
from ui.theme.fonts import PAGE, font
from ui.theme.theme import current

ID_BYTES = 12
ROW, PORTRAIT, LARGEST = 112, 480, 1280
"""The side in pixels of a row's picture and of a portrait by itself, and the longest one of a picture that is shown."""
MOST = 1024
"""Pictures that are kept; the oldest goes first."""
AT_ONCE = 6
"""Emblems that are painted without a breath: each takes a millisecond or two."""
QUALITY = 85
PNG, JPEG = "image/png", "image/jpeg"


class PictureShelf:
    """Makes each picture once, when it is first shown to anybody."""

    def __init__(self) -> None:
        self._ids: dict[Emblem, str] = {}
        self._files: dict[str, WebFile] = {}
        self._painted = 0
        self.is_behind = False
        """Whether somebody has no picture yet, because others had to be painted since the last breath."""
        self._shown: tuple[Shown | None, str] = None, ""
        """What is shown in place of the fight, and the id of its picture."""

    def row(self, look: OwnLook, side: str, name: str) -> str:
        """Return the id of the picture of somebody whom the players see, in a look that they may know.

        Empty: it has to wait for the next breath.
        """
        emblem = look.as_emblem(side, name, ROW)
        if emblem not in self._ids:
            if self._painted >= AT_ONCE:
                self.is_behind = True
                return ""
            self._painted += 1
            self._ids[emblem] = self._put(_of_emblem(emblem, ROW))
        return self._ids[emblem]

    def take_breath(self) -> None:
        """Go on painting: the window has had time for other things."""
        self._painted, self.is_behind = 0, False

    def shown(self, shown: Shown) -> str:
        """Return the id of the picture of what is shown, another each time; empty: it has none."""
        before, id = self._shown
        if before is not shown:
            self.take_away()
            picture = None
            if shown.picture is not None:
                picture = _of_image(shown.picture)
            elif shown.emblem is not None:
                picture = _of_emblem(shown.emblem, PORTRAIT)
            id = "" if picture is None else self._put(picture)
            self._shown = shown, id
        return id

    def take_away(self) -> None:
        """Forget the picture of what was shown."""
        self._files.pop(self._shown[1], None)
        self._shown = None, ""

    def files(self, ids: Iterable[str]) -> Mapping[str, WebFile]:
        """Return pictures by their ids."""
        return {id: self._files[id] for id in ids if id in self._files}

    def _put(self, file: WebFile) -> str:
        id = secrets.token_urlsafe(ID_BYTES)
        self._files[id] = file
        if len(self._files) > MOST:
            oldest = next(iter(self._files))
            del self._files[oldest]
            self._ids = {emblem: kept for emblem, kept in self._ids.items() if kept != oldest}
        return id


def _of_emblem(emblem: Emblem, side: int) -> WebFile:
    return WebFile(PNG, as_png(current(), emblem, AS_EVER, side, font(PAGE, side // 3)))


def _of_image(image: QImage) -> WebFile:
    """Return a picture no larger than phones need."""
    if max(image.width(), image.height()) > LARGEST:
        bounds, keeps = QSize(LARGEST, LARGEST), Qt.AspectRatioMode.KeepAspectRatio
        image = image.scaled(bounds, keeps, Qt.TransformationMode.SmoothTransformation)
    kind = PNG if image.hasAlphaChannel() else JPEG
    content = QBuffer()
    content.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(content, kind.rpartition("/")[2].upper(), QUALITY if kind == JPEG else -1)  # type: ignore[call-overload]
    return WebFile(kind, bytes(content.data().data()))
