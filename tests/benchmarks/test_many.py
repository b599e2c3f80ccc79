"""A hundred thousand creatures beside a thousand, both in one run. Nothing here asserts a time."""

import json
import subprocess
import sys
import time
from pathlib import Path
from statistics import median
from typing import Any

import pytest

from tests.benchmarks.many import fill

ROOT = Path(__file__).parents[2]
FEW, MANY = 1_000, 100_000
STARTS = 5
GOALS = {
    "keystroke, p95": 16,
    "save one": 16,
    "file one": 16,
    "tag one": 16,
    "select all": 50,
    "file a thousand": 1000,
}


@pytest.fixture(scope="session")
def libraries(tmp_path_factory: pytest.TempPathFactory) -> dict[int, Path]:
    """How many creatures to the library that has them."""
    folder = tmp_path_factory.mktemp("many")
    found = {number: folder / f"{number}.turnwright" for number in (FEW, MANY)}
    for number, path in found.items():
        fill(path, number)
    return found


def test_start_with_a_hundred_thousand_creatures_beside_a_thousand(
    benchmark: Any, libraries: dict[int, Path], own_folders: Path
) -> None:
    """Until the bestiary is painted with its creatures; goal: at most 1.2 times."""
    taken: dict[int, list[float]] = {FEW: [], MANY: []}

    def both() -> None:
        for number, path in libraries.items():
            start = time.perf_counter()
            arguments = [sys.executable, "-m", "tests.benchmarks.first_paint", "filled", str(path)]
            subprocess.run(arguments, check=True, cwd=ROOT)
            taken[number].append(time.perf_counter() - start)

    both()
    for figures in taken.values():
        figures.clear()
    benchmark.pedantic(both, rounds=STARTS, iterations=1)
    for number, figures in taken.items():
        benchmark.extra_info[f"{number} creatures, median s"] = round(median(figures), 3)
    ratio = median(many / few for few, many in zip(taken[FEW], taken[MANY], strict=True))
    benchmark.extra_info["ratio, goal <= 1.2"] = round(ratio, 2)


def test_what_a_game_master_does_with_a_hundred_thousand_creatures_beside_a_thousand(
    benchmark: Any, libraries: dict[int, Path], own_folders: Path
) -> None:
    """Keys until they are painted, edits of one and of many, in the real window, in milliseconds; and its memory."""
    found: dict[int, dict[str, float]] = {}

    def both() -> None:
        for number, path in libraries.items():
            arguments = [sys.executable, "-m", "tests.benchmarks.window_of_many", str(path)]
            done = subprocess.run(arguments, check=True, cwd=ROOT, stdout=subprocess.PIPE)
            found[number] = json.loads(done.stdout)

    benchmark.pedantic(both, rounds=1, iterations=1)
    few, many = found[FEW], found[MANY]
    for name, figure in many.items():
        goal = f", goal <= {GOALS[name]}" if name in GOALS else ""
        benchmark.extra_info[f"{name}{goal}"] = f"{figure:.1f} (with a thousand: {few[name]:.1f})"
    benchmark.extra_info["memory, ratio, goal <= 1.5"] = round(many["memory"] / few["memory"], 2)
