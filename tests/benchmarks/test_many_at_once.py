"""A ruling on many who are chosen, its undo and its redo, in the real window; nothing here asserts a time."""

import time
from pathlib import Path
from statistics import median
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from models.library import Library
from models.repositories.encounters import Encounter, EncounterEntry
from tests.benchmarks.conftest import SYSTEM, foe
from tests.there import there
from ui.session.dice_rollers import APP
from ui.shell.main_window import MainWindow

ROUNDS = 7
GOAL = 150
"""Milliseconds of processor time for 300, until it is painted."""


@pytest.mark.parametrize("number", [300, 1000])
def test_a_ruling_on_many_chosen(
    qtbot: QtBot, benchmark: Any, tmp_path: Path, empty_library: Library, number: int
) -> None:
    """`-3` on all of them, saved and painted; the same taken back, and done again."""
    entry = EncounterEntry(name="Imp", side="foes", count=number, sheet=foe(0, hp=400))
    made = empty_library.encounters.add(Encounter(name="Horde", system=SYSTEM, seed=4), [entry])
    window = MainWindow(empty_library)
    qtbot.addWidget(window)
    window.resize(1366, 768)
    window.show()
    conductor = window.conductor
    assert conductor.open_prepared(there(made.id))
    for side in ("party", "foes"):
        conductor.rollers.set(side, APP)
    conductor.begin_fight()
    page = window.encounter.fight
    taken: dict[str, list[float]] = {"given": [], "taken back": [], "done again": []}

    def timed(what: str, do: Any) -> None:
        start = time.process_time()
        do()
        QApplication.processEvents()
        taken[what].append((time.process_time() - start) * 1000)

    def once() -> None:
        page.order.select_together(list(conductor.fight.combatants))
        for sign in "-3":
            page.typed_ruling.take(sign)
        timed("given", page.typed_ruling.do)
        timed("taken back", window.undo)
        timed("done again", window.redo)

    benchmark.pedantic(once, rounds=ROUNDS, iterations=1, warmup_rounds=1)
    for what, figures in taken.items():
        goal = f", goal <= {GOAL}" if number == 300 else ""
        benchmark.extra_info[f"{number} chosen, {what}, ms of processor time{goal}"] = round(median(figures))
