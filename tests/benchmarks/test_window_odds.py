"""How the window fares while odds are told, and how soon a proposal is painted; nothing here asserts a time."""

import time
from collections.abc import Callable
from statistics import median
from typing import Any

import pytest
from PySide6.QtCore import QElapsedTimer, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from models.library import Library
from models.repositories.encounters import Encounter, EncounterEntry
from tests.benchmarks.conftest import SYSTEM, foe
from ui.navigation.tabs import ENCOUNTER
from ui.session.dice_rollers import APP
from ui.shell.main_window import MainWindow

MANY = 20


Fight = Callable[[int, int], MainWindow]


@pytest.fixture
def fight(qtbot: QtBot, empty_library: Library) -> Fight:
    """A number of heroes against as many foes of so many hit points, all rolled by the app, at the first turn."""

    def begun(many: int, hp: int) -> MainWindow:
        entries = [EncounterEntry(name=side, side=side, count=many, sheet=foe(1, hp)) for side in ("party", "foes")]
        encounter = empty_library.encounters.add(Encounter(name="Many", system=SYSTEM, seed=5), entries)
        window = MainWindow(empty_library)
        qtbot.addWidget(window)
        window.resize(1366, 768)
        window.show_tab(ENCOUNTER)
        window.show()
        window.conductor.open_prepared(encounter.id or 0)
        for side in ("party", "foes"):
            window.conductor.rollers.set(side, APP)
        window.conductor.begin_fight()
        while window.conductor.fight.active is None:
            window.conductor.next()
        return window

    return begun


def _until(done: Callable[[], bool]) -> None:
    """Has events processed until something holds."""
    clock = QElapsedTimer()
    clock.start()
    while not done() and clock.elapsed() < 60_000:
        QTest.qWait(1)


def _passes(seconds: float) -> tuple[list[float], list[float]]:
    """Milliseconds that passes of the event loop took, as the clock has it and as this thread worked."""
    taken, worked = [], []
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        start, work = time.perf_counter(), time.thread_time()
        QApplication.processEvents()
        taken.append((time.perf_counter() - start) * 1000)
        worked.append((time.thread_time() - work) * 1000)
        time.sleep(0.004)
    return sorted(taken), sorted(worked)


def test_frames_while_the_odds_are_told(benchmark: Any, fight: Fight) -> None:
    """Forty combatants, workers playing, figures narrowing; goal: 16 ms at the 95th percentile."""
    window = fight(MANY, 60)
    window.menus.by_name["odds"].trigger()
    odds = window.encounter.fight.odds
    _until(lambda: odds.odds is not None)
    found: list[tuple[list[float], list[float]]] = []
    benchmark.pedantic(lambda: found.append(_passes(4)), rounds=1, iterations=1)
    taken, worked = found[0]
    benchmark.extra_info["p95 ms, goal <= 16"] = round(taken[int(len(taken) * 0.95)], 1)
    benchmark.extra_info["p95 of its own work, ms"] = round(worked[int(len(worked) * 0.95)], 1)
    benchmark.extra_info["longest ms"] = round(taken[-1], 1)
    window.menus.by_name["odds"].trigger()


def test_the_first_figure_in_the_window_after_a_command(benchmark: Any, fight: Fight) -> None:
    """Four against four; from the command to the painted bar; goal: 200 ms."""
    window = fight(4, 40)
    window.menus.by_name["odds"].trigger()
    odds = window.encounter.fight.odds
    start = time.perf_counter()
    _until(lambda: odds.odds is not None)
    benchmark.extra_info["with new workers, ms"] = round((time.perf_counter() - start) * 1000)

    def figure() -> None:
        before = odds.odds
        window.conductor.command({"do": "damage", "actor": window.conductor.fight.active, "amount": 1})
        _until(lambda: odds.odds is not before)

    benchmark.pedantic(figure, rounds=8, iterations=1)
    benchmark.extra_info["median ms, goal <= 200"] = round(benchmark.stats.stats.median * 1000)
    window.menus.by_name["odds"].trigger()


def test_a_proposal_with_forty_combatants(benchmark: Any, fight: Fight) -> None:
    """From the command that brings the turn to the painted proposal; goal: 16 ms beyond what the turn itself takes."""
    window = fight(MANY, 400)
    page, conductor = window.encounter.fight, window.conductor
    page.proposing.is_on = False
    bare = []
    for _ in range(10):
        start = time.perf_counter()
        conductor.next()
        window.repaint()
        bare.append(time.perf_counter() - start)
    page.proposing.is_on = True
    thought: list[float] = []
    worked: list[float] = []
    lain = page.proposing._think

    def timed() -> None:
        start, work = time.perf_counter(), time.thread_time()
        lain()
        if page.proposing.line.isVisible():
            page.proposing.line.repaint()
            thought.append(time.perf_counter() - start)
            worked.append(time.thread_time() - work)

    page.proposing._soon.timeout.disconnect()
    page.proposing._soon.timeout.connect(timed)

    def turn() -> None:
        for _ in range(MANY):
            QTest.keyClick(page, Qt.Key.Key_Space)
            QTest.qWait(1)

    turn()
    _until(lambda: page.proposing._known is not None)
    thought.clear()
    worked.clear()
    benchmark.pedantic(turn, rounds=5, iterations=1)
    thought.sort()
    benchmark.extra_info["the turn itself, ms"] = round(median(bare) * 1000, 1)
    benchmark.extra_info["median ms"] = round(median(thought) * 1000, 1)
    benchmark.extra_info["p95 of its own work, ms"] = round(sorted(worked)[int(len(worked) * 0.95)] * 1000, 1)
    benchmark.extra_info["p95 ms, goal <= 16"] = round(thought[int(len(thought) * 0.95)] * 1000, 1)
    benchmark.extra_info["longest ms"] = round(thought[-1] * 1000, 1)
