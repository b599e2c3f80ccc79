"""How fast a long fight is looked back at, and a branch of it is made; nothing here asserts a time."""

import time
from random import Random
from statistics import median
from typing import Any

from pytestqt.qtbot import QtBot

from models.library import Library
from tests.benchmarks.fights import long_fight


def test_any_point_of_a_fight_of_ten_thousand_facts(benchmark: Any, qtbot: QtBot, empty_library: Library) -> None:
    """From the command to the painted page, at points drawn at random; goal: 100 ms. The first look is apart."""
    window = long_fight(qtbot, empty_library)
    conductor, page = window.conductor, window.encounter.fight
    start = time.perf_counter()
    page.past.look_back(conductor.steps_done // 2)
    window.repaint()
    first = time.perf_counter() - start
    shown = page.past.shown
    assert shown is not None
    points, taken = Random(5), []

    def look() -> None:
        start = time.perf_counter()
        page.past.look_back(points.randrange(shown.last))
        window.repaint()
        taken.append(time.perf_counter() - start)

    benchmark.pedantic(look, rounds=40, iterations=1)
    benchmark.extra_info["first look, ms"] = round(first * 1000, 1)
    benchmark.extra_info["median ms"] = round(median(taken) * 1000, 1)
    benchmark.extra_info["longest ms"] = round(max(taken) * 1000, 1)
    window.close()


def test_a_branch_of_a_fight_of_ten_thousand_facts(benchmark: Any, qtbot: QtBot, empty_library: Library) -> None:
    """In the library's file; goal: 100 ms."""
    window = long_fight(qtbot, empty_library)
    conductor = window.conductor
    encounter_id = conductor.encounter_id or 0
    benchmark.pedantic(
        lambda: empty_library.branches.add(encounter_id, conductor.steps_done, "What if"), rounds=7, iterations=1
    )
    benchmark.extra_info["entries"] = conductor.steps_done
    window.close()
