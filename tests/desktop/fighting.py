"""The program with a fight that has begun in its window."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from desktop.application import Program
from models.repositories.encounters import PREPARED
from tests.there import there
from ui.session.dice_rollers import APP


@contextmanager
def fighting(application: QApplication, library: Path) -> Iterator[Program]:
    """A window on a library of samples, the first of whose fights has begun; the program rolls for everybody."""
    program = Program(application)
    assert program.open(library) == ""
    assert program.window is not None
    assert program.library is not None
    program.window.starting.start()
    conductor = program.window.conductor
    assert conductor.open_prepared(there(program.library.encounters.all(PREPARED)[0].id))
    conductor.rollers.take(dict.fromkeys({combatant.side for combatant in conductor.fight.combatants.values()}, APP))
    conductor.begin_fight()
    yield program
    program.window.close()
    application.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    application.processEvents()
    program.deleteLater()
