"""A told log on its way into a file, with how far it is where that takes a while."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QProgressDialog, QWidget

from ui.files import write

if TYPE_CHECKING:
    from PySide6.QtGui import QPageLayout

    from ui.telling.told_log import ToldLog

BLINK = 400
"""Milliseconds until it is said how far a file is."""


class Cancelled(Exception):
    """The file is not wanted any more."""


def write_told(log: ToldLog, kind: str, path: Path, layout: QPageLayout, window: QWidget) -> str:
    """Writes a log as a file of that kind; what came of it, in a sentence."""
    return _write_pdf(log, path, layout, window) if kind == "pdf" else write(path, lambda: log.content(kind))


def _write_pdf(log: ToldLog, path: Path, layout: QPageLayout, window: QWidget) -> str:
    """A long log takes a while: how far it is is shown, and one can have it left."""
    from ui.paper.printing import PrintedLog

    words = QCoreApplication.translate("ToldWriting", "Writing {file}").format(file=path.name)
    cancel = QCoreApplication.translate("ToldWriting", "Cancel")
    shown = QProgressDialog(words, cancel, 0, 1000, window)
    shown.setWindowModality(Qt.WindowModality.WindowModal)
    shown.setMinimumDuration(BLINK)

    def progress(done: int, total: int) -> None:
        shown.setValue(1000 * done // total if total else 0)
        if shown.wasCanceled():
            raise Cancelled

    try:
        return write(path, lambda: PrintedLog.like(log).to_pdf(layout, progress))
    except Cancelled:
        return QCoreApplication.translate("ToldWriting", "Nothing has been written.")
    finally:
        shown.close()
        shown.deleteLater()
