"""Unforeseen errors: a dialog with a report to copy; a hard crash leaves a trace."""

from __future__ import annotations

import faulthandler
import json
import logging
import os
import platform
import sys
import traceback
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, TextIO

from PySide6.QtCore import QSize, QThread
from PySide6.QtWidgets import QApplication, QDialog, QDialogButtonBox, QPlainTextEdit, QWidget

from models.storage.errors import LibraryError
from ui.services.window_state import open_at
from ui.theme.sizes import px_size
from ui.widgets.labels import Label
from ui.widgets.layouts import stacked

if TYPE_CHECKING:
    from models.library import Library

LOG = logging.getLogger("turnwright")
SIZE = QSize(640, 420)
SCRIPT = "The fight, as a script for turnwright replay:"
"""The heading of the fight in a report, for its developers."""
_trace: list[TextIO] = []
_shown: list[CrashReport] = []
"""The open dialog, if there is one."""


class CrashReport(QDialog):
    """The report of an error, ready to copy."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Something went wrong"))
        words = Label(
            self.tr(
                "Turnwright ran into a fault of its own. Everything that was shown is saved; you "
                "can go on. This report helps to fix it."
            )
        )
        words.setWordWrap(True)
        self.text = QPlainTextEdit(text)
        self.text.setReadOnly(True)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        copy = buttons.addButton(self.tr("Copy the report"), QDialogButtonBox.ButtonRole.ActionRole)
        copy.clicked.connect(self._copy)
        buttons.rejected.connect(self.reject)
        stacked(words, (self.text, 1), buttons, on=self, margins=(16, 16, 16, 16))
        open_at(self, px_size(SIZE))

    def add(self, text: str) -> None:
        """Append another report, unless it is contained already: an error in painting comes again and again."""
        if text not in self.text.toPlainText():
            self.text.appendPlainText(f"\n{text}")

    def _copy(self) -> None:
        QApplication.clipboard().setText(self.text.toPlainText())


def report_of(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> str:
    """Return the report of an exception."""
    from importlib.metadata import version  # reading the metadata takes time that a start does not have

    lines = "".join(traceback.format_exception(kind, error, trace))
    return f"Turnwright {version('turnwright')} · Python {platform.python_version()} · {platform.platform()}\n\n{lines}"


def watch(
    trace_file: Path,
    refused: Callable[[LibraryError], None] | None = None,
    told_lost: Callable[[], bool] = lambda: False,
    fight: Callable[[], str] = str,
) -> None:
    """Show unforeseen exceptions in a dialog, and let a hard crash write its trace to a file.

    A refusal by the library is no error: `refused` shows it. Neither is reading a file that was overwritten:
    `told_lost` shows that. `fight` returns the open fight for the report.
    """
    sys.excepthook = _show if refused is None else partial(_show, refused=refused, told_lost=told_lost, fight=fight)
    try:
        stream = trace_file.open("a", encoding="utf-8")
    except OSError as error:
        LOG.info("no trace of hard crashes can be kept: %s", error)
        return
    _trace.append(stream)
    faulthandler.enable(stream)


def _show(
    kind: type[BaseException],
    error: BaseException,
    trace: TracebackType | None,
    refused: Callable[[LibraryError], None] | None = None,
    told_lost: Callable[[], bool] = lambda: False,
    fight: Callable[[], str] = str,
) -> None:
    if issubclass(kind, KeyboardInterrupt):
        sys.__excepthook__(kind, error, trace)
        return
    if isinstance(error, LibraryError) and refused is not None:
        LOG.info("the library refused", exc_info=error)
        refused(error)
        return
    if told_lost():
        LOG.info("the library's file is another's", exc_info=error)
        return
    text = report_of(kind, error, trace)
    LOG.error("%s", text)
    application = QApplication.instance()
    if isinstance(application, QApplication) and QThread.currentThread() is application.thread():
        _open(text, application.activeWindow(), fight)


def _open(text: str, parent: QWidget | None, fight: Callable[[], str] = str) -> None:
    """Show a report in the only dialog, with the fight once; kept until it or its window is closed."""
    if _shown:
        _shown[0].add(text)
        return
    report = CrashReport("\n".join(filter(None, (text, _with_reason(fight)))), parent)
    report.finished.connect(report.deleteLater)
    report.destroyed.connect(_forget)
    _shown.append(report)
    report.open()


def _with_reason(fight: Callable[[], str]) -> str:
    """Return the fight; if that fails, the reason instead."""
    try:
        return fight()
    except Exception:  # noqa: BLE001  whatever has gone wrong already may go wrong here too
        return f"The fight could not be told:\n{traceback.format_exc()}"


def fight_in(library: Library | None) -> str:
    """Return the open fight of a library as a script for `turnwright replay`; empty if there is none."""
    from ui.session.loader import as_script, reopened  # a start does not have the time for it

    encounter = None if library is None else library.journals.last_open()
    if library is None or encounter is None:
        return ""
    script = as_script(library.journals.load(encounter).script, reopened(library, encounter).service.journal)
    return f"{SCRIPT}\n{json.dumps(script, ensure_ascii=False)}\n"


def _forget() -> None:
    _shown.clear()


def offer(parent: QWidget | None, trace_file: Path, fight: Callable[[], str] = str) -> bool:
    """Offer the trace of a hard crash once, with the open fight; return False if there is none."""
    try:
        text = trace_file.read_text("utf-8", errors="replace")
    except OSError:
        return False
    if not text.strip():
        return False
    try:
        os.truncate(trace_file, 0)
    except OSError as error:
        LOG.info("the trace of a hard crash cannot be emptied: %s", error)
    _open(text, parent, fight)
    return True
