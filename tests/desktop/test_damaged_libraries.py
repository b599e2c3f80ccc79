"""Damaged libraries in the real window: one sentence, no traceback, no hang, and all the rest can be used.

`TURNWRIGHT_DAMAGED=1000` tries that many; `TURNWRIGHT_DAMAGED_FROM` says at which seed to begin.
"""

import contextlib
import gc
import os
import shutil
import sqlite3
import traceback
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.application import Program
from models.library import Library
from models.repair import integrity
from models.repositories.encounters import PREPARED
from models.repositories.tables import TABLES
from tests.desktop.damaging import damage
from tests.proof_table import Proved
from ui.navigation.tabs import BESTIARY, ENCOUNTER, PARTY
from ui.session.dice_rollers import APP
from ui.shell.main_window import MainWindow
from ui.text.errors import to_be_mended

MANY = int(os.environ.get("TURNWRIGHT_DAMAGED", "2"))
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
    library.journals.note_playing(running)
    window.deleteLater()
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    library.close()
    return path


@pytest.fixture
def program(qapp: QApplication, own_folders: Path) -> Iterator[Program]:
    program = Program(qapp)
    yield program
    library, program.library = program.library, None
    if library is not None:
        library.close()


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
    for encounter in [candidate for candidate in encounters if candidate.state != PREPARED] + encounters[:2]:
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
    sound: Path,
    tmp_path: Path,
    program: Program,
    qapp: QApplication,
    qtbot: QtBot,
    proved: Proved,
) -> None:
    proved("damaged libraries opened and used", MANY, f"{FIRST} to {FIRST + MANY - 1}")
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


def test_a_long_library_is_looked_over_while_it_is_in_use_and_mended_when_it_is_told_to(
    sound: Path, tmp_path: Path, program: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "Long.turnwright"
    shutil.copyfile(sound, path)
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE creature SET pools = '[5', name = 'Aaron' WHERE id = 3")
        connection.commit()
    monkeypatch.setattr(integrity, "AT_ONCE", 0)
    assert program.open(path) == ""
    window, library = program.window, program.library
    assert window is not None
    assert library is not None
    window.remembered.choose_system(None)
    window.starting.start()
    window.show_tab(BESTIARY)
    window.grab()
    many = window.bestiary.rows.rowCount()
    assert many > SHOWN
    assert window.notice.isHidden()
    window.starting.do_the_rest()
    qtbot.waitUntil(lambda: not window.notice.isHidden())
    assert "what cannot be read: the creature Aaron" in window.notice.sentence.text()
    window.notice.buttons[0].click()
    mended, again = program.window, program.library
    assert mended is not None
    assert again is not None
    assert "Long.turnwright was damaged and has been repaired" in mended.notice.sentence.text()
    assert path.with_name("Long.damaged-1.turnwright").exists()
    mended.starting.start()
    mended.starting.do_the_rest()
    qtbot.waitUntil(lambda: again.is_fully_checked)
    mended.finish_tasks()
    assert again.creatures.count() == many
    assert integrity.find_damage(path) == []


def test_whatever_table_is_damaged_there_are_words_for_it(tmp_path: Path) -> None:
    library = Library.open(tmp_path / "Sound.turnwright", samples=())
    told = {to_be_mended(library, [integrity.DamagedRow(table)]) for table in (*TABLES, integrity.SEARCH, "")}
    assert len(told) == len(TABLES) + 2
    library.close()
