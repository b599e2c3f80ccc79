"""Boxes that ask: before something is lost, and for files, in the documents' folder or where one was last."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QStandardPaths
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox, QWidget

from ui.widgets.labels import boxed

Answers = QMessageBox.StandardButton


def confirm(parent: QWidget, title: str, words: str, offered: Answers, careful: Answers) -> Answers:
    """What somebody chose of the buttons `offered`; Enter alone chooses `careful`, with which nothing is lost."""
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
"""Texts of Qt's own dialog that Qt's translations leave in English."""
_VISITED = "visited_folder"
"""The property of the application that holds where one was last."""


def usual_folder() -> Path:
    """Where one was last, else the documents' folder."""
    application = QApplication.instance()
    visited = None if application is None else application.property(_VISITED)
    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    folder = Path(visited or documents or Path.home())
    return folder if folder.is_dir() else Path.home()


def ask_to_save(parent: QWidget, title: str, name: str, kinds: str, suffixes: tuple[str, ...] = ()) -> Path | None:
    """Ask under which name to save, with the suffix of the name proposed if it has none of `suffixes`.

    None if nothing was chosen.
    """
    from models.storage.atomic_files import plain_name  # a start does not need it

    plain = plain_name(name)
    path, _ = QFileDialog.getSaveFileName(parent, title, str(usual_folder() / plain), kinds)
    chosen = visited(path)
    if chosen is not None and chosen.suffix.lower() in suffixes:
        return chosen
    return _with_suffix(parent, chosen, Path(plain).suffix)


def write(path: Path, content: Callable[[], bytes | str]) -> str:
    """Write a file, whole or not at all; what came of it, in one sentence."""
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
    """What was chosen, with the suffix of its format; None if what is there is to stay.

    The dialog asks about a file that is there by the name that was typed, not by the one with its suffix.
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
    """Ask which file to open; None if nothing was chosen."""
    path, _ = QFileDialog.getOpenFileName(parent, title, str(folder or usual_folder()), kinds)
    return visited(path)


def visited(path: str) -> Path | None:
    """The path of a file that was chosen, None for none; next time files are asked for where it lies."""
    if not path:
        return None
    application = QApplication.instance()
    if application is not None:
        application.setProperty(_VISITED, str(Path(path).parent))
    return Path(path)
