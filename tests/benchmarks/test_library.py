"""How fast the library's file answers. Figures of one subject are taken in one run; nothing here asserts a time."""

import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any

import pytest

from models.library import Library
from models.repositories.encounters import Encounter
from tests.benchmarks.conftest import SYSTEM

SEARCHES: dict[str, dict[str, Any]] = {
    "all": {},
    "one letter": {"words": "g"},
    "a word": {"words": "hound"},
    "levels": {"levels": (3, 5), "sort": "level"},
}


@pytest.fixture
def library(big_library: Path) -> Iterator[Library]:
    opened = Library.open(big_library, samples=())
    yield opened
    opened.close()


@pytest.fixture
def fight(empty_library: Library) -> int:
    kept = empty_library.encounters.add(Encounter(name="Stair", system=SYSTEM))
    assert kept.id is not None
    empty_library.journals.begin(kept.id, {"system": SYSTEM}, {"at": 0}, {})
    return kept.id


def _entry(number: int) -> dict[str, Any]:
    return {
        "number": number,
        "command": {"do": "act"},
        "dice": [number],
        "answers": [],
        "facts": [{"n": number * 100 + item, "kind": "damage", "actor": "a", "from": 9, "to": 3} for item in range(20)],
        "changes": [["a", "pools", {"hp": 9}, {"hp": 3}]],
    }


@pytest.mark.parametrize("what", SEARCHES)
def test_listing_and_searching_ten_thousand_creatures(benchmark: Any, library: Library, what: str) -> None:
    """Goal: 50 ms."""
    assert benchmark(lambda: library.creatures.rows(**SEARCHES[what]))


def test_opening_a_library_of_ten_thousand_creatures(benchmark: Any, big_library: Path) -> None:
    """From the file to all rows; goal: 250 ms."""

    def opened() -> None:
        library = Library.open(big_library, samples=())
        assert len(library.creatures.rows()) == 10_000
        library.close()

    benchmark.pedantic(opened, rounds=5, iterations=1, warmup_rounds=1)


def test_loading_ten_thousand_facts(benchmark: Any, empty_library: Library, fight: int) -> None:
    """Goal: 300 ms."""
    for number in range(1, 501):
        empty_library.journals.append(fight, number, _entry(number))
    benchmark.pedantic(lambda: empty_library.journals.load(fight).facts, rounds=5, iterations=1, warmup_rounds=1)


def test_saving_an_entry_late_in_a_fight_beside_early(benchmark: Any, empty_library: Library, fight: int) -> None:
    """Goal: the same, however long the fight is."""
    durations: list[float] = []

    def save(number: int) -> None:
        start = time.perf_counter()
        empty_library.journals.append(fight, number, _entry(number))
        durations.append(time.perf_counter() - start)

    def all_of_them() -> None:
        for number in range(1, 601):
            save(number)

    benchmark.pedantic(all_of_them, rounds=1, iterations=1)
    benchmark.extra_info["late beside early, goal <= 1.2"] = round(
        median(durations[-100:]) / median(durations[:100]), 2
    )
