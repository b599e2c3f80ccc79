"""Dialogs that confirm losses, and ask for files, in the documents' folder or the last one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QStandardPaths
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox, QWidget

from ui.widgets.labels import boxed

Answers = QMessageBox.StandardButton


def confirm(parent: QWidget, title: str, words: str, offered: Answers, careful: Answers) -> Answers:
    """Return the choice among the buttons `offered`; Enter alone chooses `careful`, which loses nothing."""
    return QMessageBox.warning(parent, title, boxed(words), offered, careful)


QT_GAPS: tuple[Any, ...] = (
    QT_TRANSLATE_NOOP("QFileDialog", "&Look in:"),
    QT_TRANSLATE_NOOP("QFileDialog", "Files of &type:"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Folder"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "File Folder"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Drive"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "File"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "%1 File"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Shortcut"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Unknown"),
)
"""Texts of Qt's dialog that Qt's translations leave in English."""
_VISITED = "visited_folder"
"""The application's property with the last folder."""


def usual_folder() -> Path:
    """Return the last folder, else the documents' folder."""
    application = QApplication.instance()
    visited = None if application is None else application.property(_VISITED)
    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    folder = Path(visited or documents or Path.home())
    return folder if folder.is_dir() else Path.home()


def ask_to_save(parent: QWidget, title: str, name: str, kinds: str, suffixes: tuple[str, ...] = ()) -> Path | None:
    """Ask for a file to save, with the suffix of the proposed name if it has none of `suffixes`.

    None if cancelled.
    """
    from models.storage.atomic_files import plain_name  # a start does not need it

    plain = plain_name(name)
    path, _ = QFileDialog.getSaveFileName(parent, title, str(usual_folder() / plain), kinds)
    chosen = visited(path)
    if chosen is not None and chosen.suffix.lower() in suffixes:
        return chosen
    return _with_suffix(parent, chosen, Path(plain).suffix)


def write(path: Path, content: Callable[[], bytes | str]) -> str:
    """Write a file, whole or not at all; return a sentence about the result."""
    from models.storage.atomic_files import write_whole
    from models.storage.errors import LibraryError
    from ui.text.errors import library_sentence

    try:
        write_whole(path, content())
    except LibraryError as error:
        return library_sentence(error)
    except OSError as error:
        words = QCoreApplication.translate("Files", "{path} could not be written: {reason}.")
        return words.format(path=path, reason=error.strerror or error)
    return QCoreApplication.translate("Files", "{path} was written.").format(path=path)


def _with_suffix(parent: QWidget, chosen: Path | None, suffix: str) -> Path | None:
    """Return the chosen path with the suffix of its format; None if an existing file is to stay.

    The dialog checks for a file of the typed name, not for one with the suffix.
    """
    if chosen is None or chosen.suffix.lower() == suffix:
        return chosen
    path = chosen.with_name(f"{chosen.name}{suffix}")
    if path.exists():
        words = QCoreApplication.translate("Files", "{path} already exists. Overwrite it?").format(path=path)
        if confirm(parent, "Turnwright", words, Answers.Yes | Answers.No, Answers.No) != Answers.Yes:
            return None
    return path


def ask_to_open(parent: QWidget, title: str, kinds: str, folder: Path | None = None) -> Path | None:
    """Ask for a file to open; None if cancelled."""
    path, _ = QFileDialog.getOpenFileName(parent, title, str(folder or usual_folder()), kinds)
    return visited(path)


def visited(path: str) -> Path | None:
    """Return the path of a chosen file, None for none; remember its folder."""
    if not path:
        return None
    application = QApplication.instance()
    if application is not None:
        application.setProperty(_VISITED, str(Path(path).parent))
    return Path(path)
