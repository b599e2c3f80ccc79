"""The longest steps of the window while a fight of hundreds opens, begins and opens again; no time is asserted."""

import time
from collections.abc import Callable
from statistics import median
from typing import Any

import pytest
from PySide6.QtCore import QObject, QTimer
from pytestqt.qtbot import QtBot

from models.library import Library
from models.repositories.encounters import Encounter, EncounterEntry
from tests.samples import sample
from tests.there import there
from ui.navigation.tabs import ENCOUNTER
from ui.session.dice_rollers import APP
from ui.shell.main_window import MainWindow

MANY = 752
ROUNDS = 5
GOALS = {"opened": 50, "begun": 100, "opened again": 50}
"""Milliseconds of processor time of the window's thread."""
VITAL = {"ffrpg": "hp", "d100": "pv"}
LONG = 60_000
"""Milliseconds that are waited at most."""


class Beats(QObject):
    """How much work lies between two moments at which the window lives."""

    def __init__(self) -> None:
        super().__init__()
        self.longest = 0.0
        self._last = time.thread_time()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._beat)
        self._timer.start(1)

    def _beat(self) -> None:
        before, self._last = self._last, time.thread_time()
        self.longest = max(self.longest, self._last - before)

    def end(self) -> float:
        """The longest step, in milliseconds."""
        self._timer.stop()
        return self.longest * 1000


@pytest.mark.parametrize("system", ["ffrpg", "d100"])
def test_a_fight_of_hundreds_comes_and_begins(
    qtbot: QtBot, benchmark: Any, empty_library: Library, system: str
) -> None:
    """Each combatant has a sheet of its own, of those that are shipped."""
    vital, shipped = VITAL[system], sample(system)["creatures"]
    entries = [
        EncounterEntry(
            name=f"{creature['name']} {number}",
            side="foes" if number % 2 else "party",
            sheet={**creature["sheet"], vital: creature["sheet"][vital] + number},
        )
        for number in range(MANY)
        for creature in [shipped[number % len(shipped)]]
    ]
    window = MainWindow(empty_library)
    qtbot.addWidget(window)
    window.resize(1366, 768)
    window.show()
    window.show_tab(ENCOUNTER)
    conductor, tab = window.conductor, window.encounter
    taken: dict[str, list[float]] = {name: [] for name in GOALS}

    def timed(what: str, do: Callable[[], object], until: Callable[[], bool]) -> None:
        beats = Beats()
        QTimer.singleShot(0, do)
        qtbot.waitUntil(until, timeout=LONG)
        qtbot.wait(200)  # whatever follows of it
        taken[what].append(beats.end())

    def once() -> None:
        made = there(empty_library.encounters.add(Encounter(name="Horde", system=system, seed=4), entries).id)
        tab.prepare.reload(made)
        timed("opened", lambda: tab.begin(made), lambda: tab.is_fighting)
        for side in ("party", "foes"):
            conductor.rollers.set(side, APP)
        timed("begun", conductor.begin_fight, lambda: conductor.steps_done == 1)
        conductor.close_fight()
        qtbot.wait(200)
        timed("opened again", lambda: tab.resume(made), lambda: tab.is_fighting)
        conductor.close_fight()

    benchmark.pedantic(once, rounds=ROUNDS, iterations=1, warmup_rounds=0)
    for what, goal in GOALS.items():
        first, *others = taken[what]
        figures = f"{first:.0f}, then {median(others):.0f}"
        benchmark.extra_info[f"{system}, {MANY} {what}: longest step, ms of processor time, goal <= {goal}"] = figures
