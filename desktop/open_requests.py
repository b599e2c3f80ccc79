"""Requests to open a library while the program runs: from a later start, or from the Finder of macOS."""

from __future__ import annotations

import contextlib
import locale
import os
import sys
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication, QWidget

from desktop.libraries import Libraries
from models.library import Library
from ui.shell.main_window import MainWindow

_AGAIN = 200
"""Milliseconds between two checks for an open dialog."""


class Application(QApplication):
    """The application; the Finder reports double-clicked files to it, also one that has started it."""

    file_opened = Signal(object)
    """The path of such a file."""

    def __init__(self, arguments: list[str]) -> None:
        use_utf8()
        super().__init__(arguments)

    def event(self, event: QEvent) -> bool:
        """Handle events sent to the application itself: a filter would be called for every event of every widget."""
        if event.type() == QEvent.Type.FileOpen and isinstance(event, QFileOpenEvent) and event.file():
            self.file_opened.emit(Path(event.file()))
            return True
        return super().event(event)


class Running(Protocol):
    """The running program."""

    library: Library | None
    window: MainWindow | None
    libraries: Libraries


class OpenRequests(QObject):
    """Bring the window to the front and open the requested library, once open dialogs are closed."""

    arrival_waits = Signal()
    """A request waits for a dialog to close."""

    def __init__(self, program: Running, application: Application) -> None:
        super().__init__(application)
        self._program = program
        self._path: Path | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._open)
        application.file_opened.connect(self.take)

    def take(self, path: Path | None) -> None:
        """Show the window, and soon the library requested last."""
        window = self._program.window if self._program.library is not None else self._program.libraries.refused
        if window is not None:
            bring_to_front(window)
        if path is not None:
            self._path = path
            self._timer.start(0)

    def _open(self) -> None:
        if self._path is None:
            return
        if QApplication.activeModalWidget() is not None:
            # It asks something about the library that is open; that is answered first.
            self._timer.start(_AGAIN)
            self.arrival_waits.emit()
            return
        path, self._path = self._path, None
        if self._program.library is None and self._program.libraries.refused is None:
            # The window has been closed meanwhile: a new one would keep a program alive that has said goodbye.
            return
        self._program.libraries.open_other(path, create=True)


def bring_to_front(window: QWidget) -> None:
    """Show a window above others; if the system does not allow that, mark it in the task bar."""
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.show()
    for widget in (window, QApplication.activeModalWidget()):
        if widget is not None:
            widget.raise_()
            widget.activateWindow()
    QApplication.alert(window)
    os.environ.pop("XDG_ACTIVATION_TOKEN", None)


_LETTERS = "C.UTF-8"


def use_utf8() -> None:
    """Use UTF-8 in this process, keeping the locale's language.

    Qt needs it and switches by itself, but complains in four lines at each start.
    """
    if sys.platform != "linux" or _is_utf8():
        return
    whole = os.environ.pop("LC_ALL", "")
    if whole:
        os.environ.update(LANG=whole, LC_MESSAGES=whole)
    os.environ["LC_CTYPE"] = _LETTERS
    with contextlib.suppress(locale.Error):  # a machine that has no such letters either: Qt finds others, and says so
        locale.setlocale(locale.LC_CTYPE, _LETTERS)


def _is_utf8() -> bool:
    """Whether the locale that the machine names is there, and has such letters."""
    try:
        locale.setlocale(locale.LC_ALL, "")
    except locale.Error:
        return False
    finally:
        locale.setlocale(locale.LC_ALL, "C")
        with contextlib.suppress(locale.Error):
            locale.setlocale(locale.LC_CTYPE, "")
    return locale.nl_langinfo(locale.CODESET).replace("-", "").lower() == "utf8"
