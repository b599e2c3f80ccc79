"""Pictures from files and the clipboard, shrunk for saving, and as HTML."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QCoreApplication, QIODevice, QSize, Qt
from PySide6.QtGui import QImage, QImageReader, QPainter

from models.repositories.pictures import MOST, Picture

LONGEST = 512
"""Longest side of a saved picture in pixels."""
MOST_PIXELS = 40_000_000
"""The most pixels of a picture that is read, to spare memory."""
MOST_BYTES = 64 * 1024 * 1024
READ = (b"png", b"jpeg", b"jpg", b"webp", b"gif", b"bmp")
ENDINGS = tuple(f".{kind.decode()}" for kind in READ)
QUALITY = 85


class UnfitPicture(Exception):
    """Why something cannot be saved as a picture, in one sentence."""


def is_named_picture(path: str) -> bool:
    """Whether a file is called as pictures are."""
    return path.lower().endswith(ENDINGS)


def from_file(path: Path) -> Picture:
    """Return the picture in a file, shrunk; raise UnfitPicture."""
    try:
        if path.stat().st_size > MOST_BYTES:
            words = QCoreApplication.translate("Pictures", "{name} is too large for a picture: {most} MB at most.")
            raise UnfitPicture(words.format(name=path.name, most=MOST_BYTES // 1024 // 1024))
        data = path.read_bytes()
    except OSError as error:
        words = QCoreApplication.translate("Pictures", "{name} cannot be read: {reason}.")
        raise UnfitPicture(words.format(name=path.name, reason=error.strerror or str(error))) from None
    return made_small(data)


def made_small(data: bytes) -> Picture:
    """Return a picture shrunk for saving; raise UnfitPicture before reading a huge one."""
    buffer = QBuffer()
    buffer.setData(QByteArray(data))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer)
    reader.setDecideFormatFromContent(True)
    size = reader.size()
    if bytes(reader.format().data()) not in READ or not size.isValid():
        raise UnfitPicture(QCoreApplication.translate("Pictures", "This picture cannot be read."))
    if size.width() * size.height() > MOST_PIXELS:
        words = QCoreApplication.translate("Pictures", "This picture is too large: {width} × {height} pixels.")
        raise UnfitPicture(words.format(width=size.width(), height=size.height()))
    reader.setAutoTransform(True)
    if max(size.width(), size.height()) > LONGEST:
        reader.setScaledSize(size.scaled(LONGEST, LONGEST, Qt.AspectRatioMode.KeepAspectRatio).expandedTo(QSize(1, 1)))
    image = reader.read()
    if image.isNull():
        raise UnfitPicture(QCoreApplication.translate("Pictures", "This picture cannot be read."))
    if image.hasAlphaChannel():
        seen_through = _written(image, "PNG")
        if len(seen_through) <= MOST:
            return Picture("image/png", seen_through)
        image = _on_white(image)
    return Picture("image/jpeg", _written(image, "JPEG"))


def image_of(address: str) -> QImage:
    """Return a saved picture as an image; a null one if it is larger than any we save."""
    buffer = QBuffer()
    buffer.setData(QByteArray.fromBase64(address.partition(";base64,")[2].encode()))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer)
    size = reader.size()
    if not size.isValid() or max(size.width(), size.height()) > LONGEST:
        return QImage()
    return reader.read()


@lru_cache(maxsize=128)
def square(address: str, side: int) -> QImage:
    """Return the middle of a saved picture as a square of so many pixels; a null one if it cannot be shown."""
    image = image_of(address)
    if image.isNull():
        return image
    fills, smooth = Qt.AspectRatioMode.KeepAspectRatioByExpanding, Qt.TransformationMode.SmoothTransformation
    large = image.scaled(side, side, fills, smooth)
    return large.copy((large.width() - side) // 2, (large.height() - side) // 2, side, side)


def tag(address: str, room: QSize, ratio: float = 0.0) -> str:
    """Return a picture as HTML that fits a size; empty if it cannot be shown.

    `ratio`: how many pixels of the screen one of the page has, for a page of the window; there Qt does not smooth
    pictures, so that they come in the size they are shown in. Without it the picture is as it was saved.
    """
    size = image_of(address).size()
    if size.isEmpty():
        return ""
    if size.width() > room.width() or size.height() > room.height():
        size = size.scaled(room, Qt.AspectRatioMode.KeepAspectRatio).expandedTo(QSize(1, 1))
    shown = _in_size(address, (size * ratio).toTuple()) if ratio else address
    return f"<img src='{shown}' width='{size.width()}' height='{size.height()}'>"


@lru_cache(maxsize=64)
def _in_size(address: str, pixels: tuple[int, int]) -> str:
    """Return the address of a saved picture scaled to so many pixels."""
    fills, smooth = Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    return Picture("image/png", _written(image_of(address).scaled(QSize(*pixels), fills, smooth), "PNG")).address


def _written(image: QImage, kind: str) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, kind, QUALITY if kind == "JPEG" else -1)  # type: ignore[call-overload]
    return bytes(buffer.data().data())


def _on_white(image: QImage) -> QImage:
    ground = QImage(image.size(), QImage.Format.Format_RGB32)
    ground.fill(Qt.GlobalColor.white)
    with QPainter(ground) as painter:
        painter.drawImage(0, 0, image)
    return ground
