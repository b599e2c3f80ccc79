"""How fast the odds come. Figures that belong together are taken in one run; nothing here asserts a time."""

import time
from collections.abc import Iterator
from statistics import median
from typing import Any

import pytest

from models.odds.pool import InProcessPlayers, Players, WorkerPlayers, forecast
from rules.odds.comparison import with_commands
from rules.odds.runs import Situation, runs
from rules.tactics.temperaments import CUNNING
from tests.benchmarks.conftest import sample_fights

WORKERS = 2
POINTS = 5


@pytest.fixture(scope="module")
def workers() -> Iterator[WorkerPlayers]:
    """Two processes that are there already, as while the window is open."""
    with WorkerPlayers(WORKERS) as made:
        list(forecast(_situation("ffrpg"), CUNNING, 1, fights=20, players=made))
        yield made


def _situation(system: str) -> Situation:
    """The first sample encounter of a system."""
    name = next(name for name in sample_fights() if name.startswith(f"{system}:"))
    return Situation.from_service(sample_fights()[name])


@pytest.mark.parametrize("named", ["here", "workers"])
def test_the_first_figure_after_a_change(benchmark: Any, named: str, workers: WorkerPlayers) -> None:
    """A ruling is given, the fight packed and sent, five fights are played; goal: 200 ms in every system."""
    players: Players = workers if named == "workers" else InProcessPlayers()
    taken: dict[str, list[float]] = {}
    situations = {name: Situation.from_service(service) for name, service in sample_fights().items()}

    def first_of_each() -> None:
        for name, situation in situations.items():
            id = situation.start.ids[0]
            other = with_commands(situation, [{"do": "note", "text": "x"}, {"do": "damage", "actor": id, "amount": 1}])
            start = time.perf_counter()
            next(forecast(Situation.unpack(other.pack()), CUNNING, 1, players=players))
            taken.setdefault(name, []).append(time.perf_counter() - start)

    benchmark.pedantic(first_of_each, rounds=5, iterations=1, warmup_rounds=1)
    for name, seconds in taken.items():
        benchmark.extra_info[f"{name}, first figure ms, goal <= 200"] = round(median(seconds) * 1000)


def test_five_points_either_way(benchmark: Any, workers: WorkerPlayers) -> None:
    """Until every win chance is known within five points, the other tactics besides; goal: 2 s on two cores."""
    situation = _situation("ffrpg")
    fights: list[int] = []

    def known() -> None:
        *_, last = forecast(situation, CUNNING, 1, within=POINTS, players=workers)
        fights.append(last.fights)

    benchmark.pedantic(known, rounds=5, iterations=1, warmup_rounds=1)
    benchmark.extra_info["fights"] = fights[-1]
    benchmark.extra_info["seconds, goal <= 2"] = round(benchmark.stats.stats.median, 2)


def test_an_even_fight_until_five_points_either_way(benchmark: Any, workers: WorkerPlayers) -> None:
    """The same of a fight whose end is open, which takes most fights: nearly four hundred; goal: 2 s on two cores."""
    base = _situation("ffrpg")
    foes = [combatant for combatant in base.start.fight.combatants.values() if combatant.side == "foes"]
    vital = base.start.system.vital.id
    stronger: list[dict[str, Any]] = [
        command
        for combatant in foes
        for command in (
            {"do": "set", "actor": combatant.id, "stat": vital, "value": combatant.pools[vital] * 3},
            {"do": "set", "actor": combatant.id, "pool": vital, "value": combatant.pools[vital] * 3},
        )
    ]
    situation = with_commands(base, stronger)
    found: list[Any] = []

    def known() -> None:
        *_, last = forecast(situation, CUNNING, 1, within=POINTS, players=workers)
        found.append(last)

    benchmark.pedantic(known, rounds=3, iterations=1, warmup_rounds=1)
    benchmark.extra_info["fights"] = found[-1].fights
    benchmark.extra_info["party wins"] = found[-1].sides["party"].share
    benchmark.extra_info["seconds, goal <= 2"] = round(benchmark.stats.stats.median, 2)


def test_every_sample_encounter_per_second_and_core(benchmark: Any) -> None:
    """Played on from its beginning, measured and counted; goals: ffrpg 400, fantasia 300, the others 150 a second."""
    situations = {name: Situation.from_service(service) for name, service in sample_fights().items()}
    taken: dict[str, float] = dict.fromkeys(situations, 0.0)
    rounds = 3

    def ten_of_each() -> None:
        for name, situation in situations.items():
            start = time.process_time()
            list(runs(situation, CUNNING, 1, range(10)))
            taken[name] += time.process_time() - start

    benchmark.pedantic(ten_of_each, rounds=rounds, iterations=1)
    for name, seconds in taken.items():
        benchmark.extra_info[f"{name}, fights a second"] = round(10 * rounds / seconds)
