"""Write a log into a file, showing the progress of a long one."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QProgressDialog, QWidget

from ui.services.dialogs import write

if TYPE_CHECKING:
    from PySide6.QtGui import QPageLayout

    from ui.telling.told_log import ToldLog

BLINK = 400
"""Milliseconds until progress is shown."""


class Cancelled(Exception):
    """Writing the file was cancelled."""


def write_told(log: ToldLog, kind: str, path: Path, layout: QPageLayout, window: QWidget) -> str:
    """Write a log as a file of that kind; return one sentence about the result."""
    return _write_pdf(log, path, layout, window) if kind == "pdf" else write(path, lambda: log.content(kind))


def _write_pdf(log: ToldLog, path: Path, layout: QPageLayout, window: QWidget) -> str:
    """Write a PDF with a progress dialog that can cancel it."""
    from ui.paper.printed_log import PrintedLog

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
