"""Draws the icons of the program and its files, in the sizes and formats of desktops."""

from __future__ import annotations

import struct
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, Qt
from PySide6.QtGui import QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgRenderer

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = ROOT / "resources" / "turnwright.svg"
LIBRARY = ROOT / "packaging" / "application-x-turnwright.svg"
SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
WINDOWS = (16, 24, 32, 48, 64, 128, 256)
MACOS = {b"ic07": 128, b"ic08": 256, b"ic09": 512, b"ic10": 1024}
"""Sizes by the names of an .icns file's parts."""


def picture(drawing: Path, size: int) -> bytes:
    """Return a drawing as a PNG of that many pixels."""
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    renderer = QSvgRenderer(str(drawing))
    assert renderer.isValid(), drawing
    renderer.render(painter)
    painter.end()
    made = QByteArray()
    buffer = QBuffer(made)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    assert QImageWriter(buffer, QByteArray(b"png")).write(image), drawing
    return bytes(made.data())


def windows_icon(drawing: Path) -> bytes:
    """Return an .ico file: a table of pictures, then the pictures."""
    pictures = [(size, picture(drawing, size)) for size in WINDOWS]
    table, at = b"", 6 + 16 * len(pictures)
    for size, data in pictures:
        # 0 stands for 256 there.
        table += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(data), at)
        at += len(data)
    return struct.pack("<HHH", 0, 1, len(pictures)) + table + b"".join(data for _, data in pictures)


def macos_icon(drawing: Path) -> bytes:
    """Return an .icns file: parts with names and lengths."""
    parts = b"".join(
        name + struct.pack(">I", len(data) + 8) + data
        for name, data in ((name, picture(drawing, size)) for name, size in MACOS.items())
    )
    return b"icns" + struct.pack(">I", len(parts) + 8) + parts


def icon_theme(folder: Path) -> None:
    """Write both icons into a folder in the layout of the theme hicolor."""
    for drawing, kind, name in ((PROGRAM, "apps", "turnwright"), (LIBRARY, "mimetypes", "application-x-turnwright")):
        for size in SIZES:
            place = folder / f"{size}x{size}" / kind
            place.mkdir(parents=True, exist_ok=True)
            (place / f"{name}.png").write_bytes(picture(drawing, size))
        place = folder / "scalable" / kind
        place.mkdir(parents=True, exist_ok=True)
        (place / f"{name}.svg").write_bytes(drawing.read_bytes())


def draw(folder: Path) -> None:
    """Draw all icons that the packages need."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "turnwright.ico").write_bytes(windows_icon(PROGRAM))
    (folder / "turnwright-library.ico").write_bytes(windows_icon(LIBRARY))
    (folder / "turnwright.icns").write_bytes(macos_icon(PROGRAM))
    icon_theme(folder / "hicolor")
