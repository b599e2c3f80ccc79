"""The faces of type that the program ships, by what they are for: `window`, `clear`, `page`, `title` and `signs`.

`resources/fonts/faces.toml` names their files. Each is loaded when it is first asked for: the first paint waits for no
file that it does not need.
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
from PySide6.QtWidgets import QApplication

from ui.theme.sizes import px
from ui.theme.theme import NORMAL, REGULAR, STRONG

WINDOW, CLEAR, PAGE, TITLE = "window", "clear", "page", "title"
"""The face of the window, that for eyes that need clearer letters, that of paper, and that of titles."""
FACES = (WINDOW, CLEAR, PAGE, TITLE)
SIGNS = "signs"
"""The face of signs that no other one has."""
TYPEFACES = {WINDOW: "Inter", CLEAR: "Atkinson Hyperlegible Next"}
"""The faces from which that of the window is chosen, with their families."""

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Face:
    """A family of fonts, and the files that it lies in."""

    family: str
    files: tuple[str, ...]

    def data(self) -> list[bytes]:
        """Return the contents of its files."""
        return [(files("resources") / "fonts" / name).read_bytes() for name in self.files]


@cache
def faces() -> dict[str, Face]:
    """Return all faces by what they are for."""
    table = tomllib.loads((files("resources") / "fonts" / "faces.toml").read_text("utf-8"))
    return {name: Face(row["family"], tuple(row["files"])) for name, row in table.items()}


@cache
def load(name: str) -> str:
    """Register a face with Qt, once; return its family, empty if its files cannot be read."""
    face = faces()[name]
    loaded = [QFontDatabase.addApplicationFontFromData(QByteArray(data)) for data in face.data()]
    if -1 in loaded:
        log.warning("The font %s cannot be loaded; the system's is used in its place.", face.family)
        return ""
    return face.family


def families(name: str) -> list[str]:
    """Return the families of a face: itself, then those of the window, of signs and of the system for what it lacks."""
    shipped = [load(each) for each in dict.fromkeys((name, WINDOW, SIGNS))]
    system = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont).families()
    return [family for family in (*shipped, *system) if family]


def font(name: str, pixels: int, *, bold: bool = False, italic: bool = False) -> QFont:
    """Return a face in a size, the system's font if its files cannot be read."""
    made = QFont(QGuiApplication.font())
    made.setFamilies(families(name))
    made.setPixelSize(pixels)
    made.setWeight(STRONG if bold and name == WINDOW else QFont.Weight.Bold if bold or name == TITLE else REGULAR)
    made.setItalic(italic)
    return made


def set_typeface(application: QApplication, name: str) -> None:
    """Set the face of the window: one of `TYPEFACES`; windows that are open are made anew after it."""
    application.setFont(font(name, px(NORMAL)))


def typeface() -> str:
    """Return which of `TYPEFACES` the window has."""
    family = QGuiApplication.font().family()
    return next((name for name in TYPEFACES if TYPEFACES[name] == family), WINDOW)


def embedded(name: str) -> str:
    """Return the rules of a style sheet that embed a face: a page looks alike wherever it is opened."""
    face = faces()[name]
    return "\n".join(
        f"@font-face {{ font-family: '{face.family}'; font-weight: {700 if 'Bold' in file else 400};"
        f" font-style: {'italic' if 'Italic' in file else 'normal'};"
        f" src: url(data:font/ttf;base64,{b64encode(data).decode()}) format('truetype'); }}"
        for file, data in zip(face.files, face.data(), strict=True)
    )
