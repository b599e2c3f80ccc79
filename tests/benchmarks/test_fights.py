"""How many fights a second the playbook plays through the full rules, none kept; nothing here asserts a time."""

import time
from collections.abc import Callable
from typing import Any

from rules.core.state import is_decided
from rules.engine.service import RulesService
from rules.tactics import Player, play
from rules.tactics.playbook import Playbook
from tests.benchmarks.conftest import sample_fights

Make = Callable[..., RulesService]
GOALS = {"ffrpg": 400, "fantasia": 300, "d100": 150, "fulminato": 150, "tabuleiro": 150}
"""Fights a second and core, of the sample encounters with their full sheets and boards."""


def test_fights_of_four_against_four_per_second(benchmark: Any, service: Make) -> None:
    """Creatures of one weapon each; goal: 1,000 a second on one core."""
    prepared = service(4, 4)
    played: list[int] = []

    def hundred() -> None:
        played.extend(
            play(RulesService(prepared.fight.copy(seed), prepared.system, keeps=False)) for seed in range(100)
        )

    benchmark.pedantic(hundred, rounds=5, iterations=1, warmup_rounds=1)
    assert all(stops < 1000 for stops in played)
    seconds = benchmark.stats.stats.median
    benchmark.extra_info["fights a second, goal >= 1000"] = round(100 / seconds)
    benchmark.extra_info["stops a fight, mean"] = round(sum(played) / len(played), 1)


def test_every_sample_encounter_per_second(benchmark: Any) -> None:
    """All fifteen, to their end; the figures of a system are those of its encounters taken together."""
    prepared = sample_fights()
    assert len(prepared) == 15
    for service in prepared.values():
        Player(service)  # works its playbook out, which is measured below
    stops: dict[str, list[int]] = {name: [] for name in prepared}
    taken: dict[str, float] = dict.fromkeys(prepared, 0.0)

    def once_each() -> None:
        for name, service in prepared.items():
            start = time.process_time()
            for seed in range(20):
                one = RulesService(service.fight.copy(seed), service.system, keeps=False)
                stops[name].append(play(one))
                assert is_decided(one.fight), name
            taken[name] += time.process_time() - start

    benchmark.pedantic(once_each, rounds=3, iterations=1, warmup_rounds=1)
    for system, goal in GOALS.items():
        names = [name for name in prepared if name.startswith(f"{system}: ")]
        speed = sum(len(stops[name]) for name in names) / sum(taken[name] for name in names)
        benchmark.extra_info[f"{system}, fights a second, goal >= {goal}"] = round(speed)
    for name, played in stops.items():
        benchmark.extra_info[f"{name}, fights a second"] = round(len(played) / taken[name])
        benchmark.extra_info[f"{name}, stops a fight"] = round(sum(played) / len(played), 1)


def test_working_out_a_playbook(benchmark: Any) -> None:
    """What a fight costs before its first stop, the slowest of the samples; goal: 200 ms."""
    taken: dict[str, float] = {}

    def all_books() -> None:
        for name, service in sample_fights().items():
            sheets = list(
                {repr(combatant.sheet): combatant.sheet for combatant in service.fight.combatants.values()}.values()
            )
            start = time.process_time()
            Playbook(service.system, service.fight.options, service.fight.board, sheets)
            taken[name] = time.process_time() - start

    benchmark.pedantic(all_books, rounds=1, iterations=1)
    for name, seconds in taken.items():
        benchmark.extra_info[f"{name}, ms"] = round(seconds * 1000)
