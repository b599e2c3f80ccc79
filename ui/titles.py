"""What the window is called."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication

from ui.harmless import harmless

USUAL = "Library"
"""The name of the library that the program makes itself, in the data folder: nobody has chosen it."""


def window_title(library: Path, encounter: str = "") -> str:
    """The fight that is open, and the library: by its file's name, the usual one by a word of the reader's."""
    shown = QCoreApplication.translate("Titles", "Library") if library.stem == USUAL else library.stem
    return harmless(" — ".join(filter(None, (encounter, shown))))
