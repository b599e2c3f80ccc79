"""Damaged libraries in the real window: one sentence, no traceback, no hang, and all the rest can be used.

`TURNWRIGHT_DAMAGED=1000` tries that many; `TURNWRIGHT_DAMAGED_FROM` says at which seed to begin.
"""

import gc
import os
import shutil
import traceback
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.application import Program
from models.encounters import PREPARED
from models.library import Library
from tests.desktop.damaging import damage
from ui.rollers import APP
from ui.tabs import BESTIARY, ENCOUNTER, PARTY
from ui.window import MainWindow

MANY = int(os.environ.get("TURNWRIGHT_DAMAGED", "5"))
WINDOWS_AT_ONCE = 20
"""After so many what is left of them is searched for: nobody else does that within a test."""
FIRST = int(os.environ.get("TURNWRIGHT_DAMAGED_FROM", "0"))
SHOWN = 6


@pytest.fixture(scope="session")
def sound(tmp_path_factory: pytest.TempPathFactory, qapp: QApplication) -> Path:
    """The sample library with a fight that is running and one that is over, closed."""
    path = tmp_path_factory.mktemp("damaged") / "Sound.turnwright"
    library = Library.open(path)
    window = MainWindow(library)
    for last in ("", "end"):
        encounter = library.encounters.all(PREPARED)[-1]
        conductor = window.conductor
        assert conductor.open_prepared(encounter.id or 0)
        for side in ("party", "foes"):
            conductor.rollers.set(side, APP)
        conductor.begin_fight()
        for _ in range(12):
            conductor.next()
            conductor.questions.roll_rest()
        if last:
            conductor.cancel()
            conductor.command({"do": "end"})
        window.put_away()
    running = library.journals.running()[0]
    library.journals.take_up(running)
    window.deleteLater()
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    library.close()
    return path


@pytest.fixture
def program(qapp: QApplication, own_folders: Path) -> Iterator[Program]:
    program = Program(qapp)
    yield program
    if program.library is not None:
        program.library.close()


def look_at_everything(program: Program, qapp: QApplication) -> None:
    """Shows each tab, some of what each lists, and the open fight."""
    window = program.window
    assert window is not None
    assert program.library is not None
    window.starting.start()
    qapp.processEvents()
    for tab in (BESTIARY, PARTY, ENCOUNTER, BESTIARY):
        window.show_tab(tab)
        qapp.processEvents()
        window.grab()
    for row in program.library.creatures.rows()[:SHOWN]:
        window.bestiary.show_creature(row.id)
        qapp.processEvents()
    program.library.creatures.rows("gob")
    encounters = program.library.encounters.all()
    for encounter in [one for one in encounters if one.state != PREPARED] + encounters[:2]:
        window.show_encounter(encounter.id or 0)
        qapp.processEvents()
        if encounter.state != PREPARED:
            window.conductor.resume(encounter.id or 0)
            qapp.processEvents()
            window.grab()
            if window.conductor.service is not None:
                window.conductor.command({"do": "note", "text": "still here"})
                window.conductor.undo()
                window.put_away()
    prepared = program.library.encounters.all(PREPARED)
    if prepared and window.conductor.open_prepared(prepared[0].id or 0):
        window.conductor.begin_fight()
        qapp.processEvents()
        window.grab()
        window.put_away()
    window.find_anything()
    qapp.processEvents()


def is_usable(program: Program) -> None:
    """What is made anew is kept."""
    library = program.library
    assert library is not None
    before = library.creatures.count()
    library.creatures.duplicate([row.id for row in library.creatures.rows()[:1]])
    assert library.creatures.count() == before + min(1, before)
    assert library.parties.all() is not None


def tried(seed: int, sound: Path, folder: Path, program: Program, qapp: QApplication, qtbot: QtBot) -> str:
    """What went wrong with one damaged library; empty if nothing did."""
    path = folder / f"Damaged {seed}.turnwright"
    shutil.copyfile(sound, path)
    way = damage(path, seed)
    said = ""
    with qtbot.capture_exceptions() as raised:
        try:
            said = program.open(path, create=False)
            if said:
                return "" if said.endswith(".") and "\n" not in said else f"{seed} {way}: said {said!r}"
            look_at_everything(program, qapp)
            is_usable(program)
        except Exception:  # noqa: BLE001  Every one is a finding.
            return f"{seed} {way}: {traceback.format_exc()}"
        finally:
            program.let_go()
    if raised:
        return f"{seed} {way}: " + "".join(traceback.format_exception(*raised[0]))
    return ""


def test_damaged_libraries_are_told_and_the_rest_of_them_is_usable(
    sound: Path, tmp_path: Path, program: Program, qapp: QApplication, qtbot: QtBot
) -> None:
    found = []
    for seed in range(FIRST, FIRST + MANY):
        fault = tried(seed, sound, tmp_path, program, qapp, qtbot)
        for file in tmp_path.glob("*Damaged*"):
            file.unlink()
        qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        if seed % WINDOWS_AT_ONCE == 0:
            gc.collect()
        if fault:
            print(fault, flush=True)
            found.append(fault)
    if program.window is not None:
        program.put_away_window()
    assert found == []
