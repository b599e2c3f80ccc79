"""The window's frames while somebody sends what they can to the server for phones; goal: 16 ms at the 95th percentile.

Nothing here asserts a time.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from models.library import Library
from tests.benchmarks.forty import forty_in
from tests.there import there
from tests.ui.players.phone import WindowTable
from ui.navigation.tabs import ENCOUNTER
from ui.shell.main_window import MainWindow

REQUESTS = int(os.environ.get("TURNWRIGHT_ATTACK", "4000"))
FRAME = 0.016
CALM = 5.0
"""Seconds for which frames are counted without an attack."""


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    """Eight heroes and 32 foes in their first round, in the real window."""
    library = Library.open(tmp_path / "Forty.turnwright", samples=())
    shown = MainWindow(library)
    qtbot.addWidget(shown)
    shown.resize(1366, 768)
    shown.show_tab(ENCOUNTER)
    shown.show()
    forty_in(shown.conductor, library)
    yield shown
    shown.close()
    library.close(back_up=False)


def frames(window: MainWindow, qtbot: QtBot, until: Callable[[], bool]) -> dict[str, str]:
    """What passes of the event loop with a frame in them took, as the clock has it and as this thread worked."""
    page = window.encounter.fight
    taken, worked = [], []
    while not until():
        begun, work = time.perf_counter(), time.thread_time()
        QApplication.processEvents()
        page.order.viewport().repaint()
        taken.append((time.perf_counter() - begun) * 1000)
        worked.append((time.thread_time() - work) * 1000)
        time.sleep(max(0.0, FRAME - (time.perf_counter() - begun)))
    return {"frames": p95(taken), "own work": p95(worked)}


def p95(found: list[float]) -> str:
    found = sorted(found)
    middle, most = found[len(found) // 2], found[int(len(found) * 0.95)]
    return f"{middle:.1f}, p95 {most:.1f}, longest {found[-1]:.0f} ms of {len(found)}"


def test_frames_during_an_attack(benchmark: Any, window: MainWindow, qtbot: QtBot) -> None:
    table = WindowTable(window, qtbot)
    phones = [table.phone(f"Hero {number}") for number in range(8)]
    end = time.perf_counter() + CALM
    calm = frames(window, qtbot, lambda: time.perf_counter() > end)
    cookies = ",".join(["guess", *(phone.browser.cookie.partition("=")[2] for phone in phones)])
    command = [sys.executable, "-m", "tests.ui.players.hostile", phones[0].browser.host, cookies, "1", str(REQUESTS)]
    began = time.perf_counter()
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as attack:
        found: list[dict[str, str]] = []
        benchmark.pedantic(
            lambda: found.append(frames(window, qtbot, lambda: attack.poll() is not None)), rounds=1, iterations=1
        )
        answered = there(attack.stdout).read().strip()
    seconds = time.perf_counter() - began
    benchmark.extra_info["without"] = calm
    benchmark.extra_info["during"] = found[0]
    benchmark.extra_info["requests"] = f"{REQUESTS}, {answered} answered, {REQUESTS / seconds:.0f} a second"
    table.end()
