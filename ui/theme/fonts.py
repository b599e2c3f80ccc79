"""The faces that the program brings along, by what they are for: `window`, `clear`, `page` and `title`.

`resources/fonts/faces.toml` names their files. None is loaded before it is asked for: the first paint waits for no file
that it does not need.
"""

from __future__ import annotations

import logging
import tomllib
from base64 import b64encode
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from PySide6.QtCore import QByteArray
from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication

from ui.theme.theme import REGULAR, STRONG

WINDOW, CLEAR, PAGE, TITLE = "window", "clear", "page", "title"
"""What the window is written in, what it is written in for eyes that need more, what paper is, and its headings."""
FACES = (WINDOW, CLEAR, PAGE, TITLE)

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Face:
    """A family of fonts, and the files that it lies in."""

    family: str
    files: tuple[str, ...]

    def data(self) -> list[bytes]:
        """The contents of its files."""
        return [(files("resources") / "fonts" / name).read_bytes() for name in self.files]


@cache
def faces() -> dict[str, Face]:
    """All faces by what they are for."""
    table = tomllib.loads((files("resources") / "fonts" / "faces.toml").read_text("utf-8"))
    return {name: Face(row["family"], tuple(row["files"])) for name, row in table.items()}


@cache
def load(name: str) -> str:
    """Let Qt know a face, once; return the family that it has there, empty where its files cannot be read."""
    face = faces()[name]
    loaded = [QFontDatabase.addApplicationFontFromData(QByteArray(data)) for data in face.data()]
    if -1 in loaded:
        log.warning("The font %s cannot be loaded; the system's is used in its place.", face.family)
        return ""
    return face.family


def font(name: str, pixels: int, *, bold: bool = False, italic: bool = False) -> QFont:
    """Return a face in a size; letters that it lacks are taken from that of the window, then from the system's.

    Where the files of a face cannot be read it is the system's font altogether.
    """
    made = QFont(QGuiApplication.font())
    families = [load(name), load(WINDOW) if name != WINDOW else "", *made.families()]
    made.setFamilies([family for family in dict.fromkeys(families) if family])
    made.setPixelSize(pixels)
    made.setWeight(STRONG if bold and name == WINDOW else QFont.Weight.Bold if bold or name == TITLE else REGULAR)
    made.setItalic(italic)
    return made


def embedded(name: str) -> str:
    """Return a face as rules of a style sheet that hold its files: a page looks alike wherever it is opened."""
    face = faces()[name]
    return "\n".join(
        f"@font-face {{ font-family: '{face.family}'; font-weight: {700 if 'Bold' in file else 400};"
        f" font-style: {'italic' if 'Italic' in file else 'normal'};"
        f" src: url(data:font/ttf;base64,{b64encode(data).decode()}) format('truetype'); }}"
        for file, data in zip(face.files, face.data(), strict=True)
    )
