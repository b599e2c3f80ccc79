"""What the program shows of a library, what is in its file, and how that file is lost."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog

from desktop.application import Program
from models.library import Library
from ui.shell.library_error_window import LibraryErrorWindow
from ui.shell.main_window import MainWindow

Start = Callable[[], tuple[Program, LibraryErrorWindow]]
"""Starts the program, which cannot open the library that was open last."""


def shown(program: Program) -> MainWindow:
    assert program.window is not None
    return program.window


def prepared(path: Path) -> set[str]:
    library = Library.open(path, create=False)
    found = {encounter.name for encounter in library.encounters.all()}
    library.close()
    return found


def in_window(program: Program) -> set[str]:
    assert program.library is not None
    return {encounter.name for encounter in program.library.encounters.all()}


def answer_with(monkeypatch: pytest.MonkeyPatch, path: Path) -> None:
    """Types a path into the next dialog that asks for a file."""
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))


def delete(path: Path) -> None:
    path.unlink()
