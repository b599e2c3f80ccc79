"""A window that outlives its library for a moment opens the file no more: it may be another program's by then."""

from pathlib import Path

from PySide6.QtCore import QEvent, QSettings
from PySide6.QtGui import QUndoStack
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from sqlalchemy import event

from models.library import Library
from ui.shell.main_window import MainWindow


def window_over(library: Library, folder: Path, undo_stack: QUndoStack | None = None) -> MainWindow:
    """A window that the test itself lets go."""
    layouts = QSettings(str(folder / "layouts.ini"), QSettings.Format.IniFormat)
    return MainWindow(library, layouts=layouts, undo_stack=undo_stack)


def let_go(window: MainWindow) -> None:
    window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def opening(library: Library) -> list[object]:
    """Fills with the connections that are made from now on."""
    opened: list[object] = []
    event.listen(library.store.engine, "connect", lambda *made: opened.append(made))
    return opened


def test_what_goes_with_the_window_does_not_look_into_the_library(
    qtbot: QtBot, library: Library, prepared: int, tmp_path: Path
) -> None:
    window = window_over(library, tmp_path)
    window.show()
    window.encounter.prepare.new_encounter()
    assert window.undo_stack.canUndo()
    assert window.conductor.open_prepared(prepared)
    window.close()
    library.close(back_up=False)
    opened = opening(library)
    let_go(window)
    assert opened == []


def test_a_window_that_is_closed_as_soon_as_it_was_painted_shows_nothing_more(
    qtbot: QtBot, library: Library, prepared: int, tmp_path: Path
) -> None:
    window = window_over(library, tmp_path)
    assert window.conductor.open_prepared(prepared)
    window.conductor.close_fight()
    library.close(back_up=False)
    opened = opening(library)
    window.tabs.first_painted.emit()
    assert opened == []
    let_go(window)


def test_steps_that_another_window_has_taken_on_are_told_further(
    qtbot: QtBot, library: Library, tmp_path: Path
) -> None:
    window = window_over(library, tmp_path)
    window.encounter.prepare.new_encounter()
    stack = window.undo_stack
    after = window_over(library, tmp_path, stack)
    qtbot.addWidget(after)
    let_go(window)
    with qtbot.waitSignal(stack.indexChanged):
        stack.undo()
