"""What the window is called."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication

from rules.text.sanitize import harmless

USUAL = "Library"
"""The name of the library that the program makes itself, in the data folder: nobody has chosen it."""


def window_title(library: Path, encounter: str = "", usual_folder: Path | None = None) -> str:
    """The fight that is open, and the library: by its file's name, the usual one by a word of the reader's.

    A library beside the `usual_folder` is named with its own folder, because two libraries may be called alike.
    """
    shown = QCoreApplication.translate("Titles", "Library") if library.stem == USUAL else library.stem
    if usual_folder is not None and library.parent != usual_folder and library.parent.name:
        shown = f"{shown} ({library.parent.name})"
    return harmless(" — ".join(filter(None, (encounter, shown))))
