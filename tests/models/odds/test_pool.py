"""Forecasting: figures at once, narrowing; the same by whoever plays; stopped, cancelled, and a worker that dies."""

import os
import signal
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from models.library import Library
from models.odds import pool as forecasting
from models.odds.pool import InProcessPlayers, Players, WorkerPlayers, WorkersLost, forecast
from models.odds.questions import PlayMethod, odds
from models.repositories.encounters import Encounter
from rules.engine.replay import service_for
from rules.engine.service import Done, RulesService
from rules.engine.triggers import ROUND, Awaited
from rules.odds.arrivals import Arrival
from rules.odds.play_styles import PlayStyleNotes
from rules.odds.runs import FIRST_SIZES, Batch, Situation, other_tactics
from rules.scripts import script
from rules.tactics.temperaments import CUNNING, PLAIN, RANDOM
from tests.proving import PROVE
from tests.rules.odds.duels import duel_script, fighter, situation

BEGIN, NEXT = {"do": "begin"}, {"do": "next"}


@pytest.fixture(scope="module")
def workers() -> Iterator[WorkerPlayers]:
    """Two processes for all tests here."""
    with WorkerPlayers(2) as made:
        yield made


@pytest.fixture(scope="module")
def quick() -> Situation:
    """A fight that is over in a round or two."""
    return situation(fighter("ann", "party", 12), fighter("bob", "foes", 12))


def test_the_first_figures_come_at_once_and_then_they_narrow(quick: Situation) -> None:
    found = list(forecast(quick, CUNNING, 1, fights=60))
    assert [odds.fights for odds in found] == [5, 5, 10, 20, 40, 60]
    assert found[0].spread == {}
    assert set(found[1].spread) == set(other_tactics(CUNNING))
    assert found[-1].half_width < found[1].half_width


def test_here_and_in_workers_it_comes_to_the_same(quick: Situation, workers: WorkerPlayers) -> None:
    here = list(forecast(quick, CUNNING, 4, fights=45))
    assert list(forecast(quick, CUNNING, 4, fights=45, players=workers)) == here
    assert here[-1].fights == 45


def test_a_wish_for_certainty_is_fulfilled_at_the_same_fight(quick: Situation, workers: WorkerPlayers) -> None:
    ends = {
        list(forecast(quick, CUNNING, 4, within=14, players=players))[-1].fights
        for players in (None, InProcessPlayers(), workers)
    }
    (fights,) = ends
    assert fights in {sum(FIRST_SIZES[:size]) for size in range(1, len(FIRST_SIZES) + 1)}


def test_the_window_has_more_fights_played_until_other_tactics_are_known(quick: Situation) -> None:
    *_, known = forecast(quick, CUNNING, 4, within=14)
    assert not known.are_others_known
    *_, before, last = odds(quick, PlayMethod(CUNNING, 4), 1000, 14, InProcessPlayers(), lambda: False)
    assert last.are_others_known
    assert not before.are_others_known
    assert last.half_width <= 0.14


def test_it_ends_when_the_time_is_over_with_what_there_is(quick: Situation) -> None:
    ticks = count()
    found = list(forecast(quick, CUNNING, 1, seconds=8, clock=lambda: float(next(ticks))))
    assert 5 <= found[-1].fights <= 8
    whole = list(forecast(quick, CUNNING, 1, fights=found[-1].fights))
    assert found[-1].sides == whole[-1].sides


def test_one_fight_is_played_however_short_the_time(quick: Situation, workers: WorkerPlayers) -> None:
    for players in (InProcessPlayers(), workers):
        ticks = map(float, count())
        *_, last = forecast(quick, CUNNING, 1, seconds=1, players=players, clock=ticks.__next__)
        assert last.fights >= 1


@pytest.mark.parametrize("named", ["here", "workers"])
def test_once_cancelled_nothing_more_comes(named: str, quick: Situation, workers: WorkerPlayers) -> None:
    players: Players = workers if named == "workers" else InProcessPlayers()
    seen: list[int] = []
    seen.extend(odds.fights for odds in forecast(quick, CUNNING, 1, players=players, cancelled=lambda: len(seen) >= 3))
    assert seen == [5, 5, 10]
    assert list(forecast(quick, CUNNING, 1, fights=5, players=players))[-1].fights == 5


def test_two_forecasts_at_once_do_not_disturb_each_other(quick: Situation, workers: WorkerPlayers) -> None:
    alone = list(forecast(quick, CUNNING, 2, fights=40))
    first = forecast(quick, CUNNING, 2, fights=40, players=workers)
    found = [next(first)]
    second = forecast(quick, CUNNING, 3, fights=40, players=workers)
    next(second)
    second.close()
    assert found + list(first) == alone


@pytest.mark.skipif(sys.platform == "win32", reason="processes are ended otherwise there")
def test_a_worker_that_dies_is_told_and_the_next_forecast_has_new_ones(quick: Situation) -> None:
    with WorkerPlayers(1) as one:
        results = one.results(quick, 1, (Batch(CUNNING, range(5)) for _ in count()), lambda: False)
        next(results)
        (worker,) = one._running_pool()._processes.values()
        assert worker.pid is not None
        os.kill(worker.pid, signal.SIGKILL)
        with pytest.raises(WorkersLost, match="has died"):
            list(results)
        assert list(forecast(quick, CUNNING, 1, fights=5, players=one))[-1].fights == 5


@pytest.mark.skipif(sys.platform == "win32", reason="processes are ended otherwise there")
def test_a_worker_that_dies_between_two_forecasts_is_told_once(quick: Situation) -> None:
    with WorkerPlayers(1) as one:
        assert list(forecast(quick, CUNNING, 1, fights=5, players=one))[-1].fights == 5
        (worker,) = one._running_pool()._processes.values()
        assert worker.pid is not None
        os.kill(worker.pid, signal.SIGKILL)
        worker.join()
        with pytest.raises(BrokenProcessPool):  # then the pool has noticed
            one._running_pool().submit(len, "").result()
        with pytest.raises(WorkersLost, match="has died"):
            list(forecast(quick, CUNNING, 1, fights=5, players=one))
        assert list(forecast(quick, CUNNING, 1, fights=5, players=one))[-1].fights == 5


@pytest.mark.skipif(sys.platform == "win32", reason="processes are ended otherwise there")
def test_what_a_worker_plays_is_not_waited_for_where_all_of_them_end() -> None:
    one = WorkerPlayers(2)
    pool = one._running_pool()
    played = [pool.submit(time.sleep, 600) for _ in range(2)]
    processes = list(pool._processes.values())
    assert len(processes) == 2
    one.close()
    assert [process.exitcode for process in processes] == [-signal.SIGKILL] * 2
    # Of a worker that had not begun with its own yet that is given up.
    assert all(future.cancelled() or future.exception() is not None for future in played)


@pytest.mark.parametrize("where", ["at the first", "with the first batch"])
def test_where_no_process_can_be_started_that_is_said(
    quick: Situation, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise OSError(11, "Resource temporarily unavailable")

    if where == "at the first":
        monkeypatch.setattr(forecasting, "process_pool", refuse)
    else:
        monkeypatch.setattr(ProcessPoolExecutor, "submit", refuse)
    with WorkerPlayers(1) as one, pytest.raises(WorkersLost, match=r"No process can be started here.*unavailable"):
        list(forecast(quick, CUNNING, 1, fights=5, players=one))


def test_whoever_asks_once_they_have_ended_is_told_and_starts_none(quick: Situation) -> None:
    one = WorkerPlayers(1)
    one.close()
    with pytest.raises(WorkersLost):
        list(forecast(quick, CUNNING, 1, fights=5, players=one))


WOLF = {"name": "Wolf", **fighter("wolf", "foes", 9)}


@pytest.fixture(scope="module")
def told() -> Situation:
    """The same with somebody who plays in a manner of its own and leaves early, and with a wolf that comes later."""
    here = service_for(script.check(duel_script(fighter("ann", "party", 14), fighter("bob", "foes", 12))))
    manners = PlayStyleNotes({"bob": RANDOM, "wolf": PLAIN}, {"bob": 20})
    return Situation.from_service(here, None, manners, (Arrival(0, (Awaited(ROUND, 2),), (WOLF,)),))


def test_with_manners_and_waves_it_comes_to_the_same_with_two_workers(told: Situation, workers: WorkerPlayers) -> None:
    here = list(forecast(told, CUNNING, 4, fights=45))
    assert 0 < here[-1].combatants["wolf"].falls.share < 1
    assert list(forecast(told, CUNNING, 4, fights=45, players=workers)) == here


@PROVE
@pytest.mark.parametrize("jobs", [1, 4])
def test_with_manners_and_waves_it_comes_to_the_same_with_one_and_four_workers(told: Situation, jobs: int) -> None:
    with WorkerPlayers(jobs) as made:
        there = list(forecast(told, CUNNING, 4, fights=45, players=made))
    assert there == list(forecast(told, CUNNING, 4, fights=45))


def test_a_fight_reopened_from_a_library_has_the_same_odds(tmp_path: Path) -> None:
    library = Library.open(tmp_path / "Own.turnwright", samples=())
    encounter = library.encounters.add(Encounter(name="Duel", system="ffrpg"), []).id
    assert encounter is not None
    service = _played_and_saved(library, encounter)
    stored = library.journals.load(encounter)
    again = RulesService.reopened(service.system, stored.state, stored.packed, stored.cursor, stored.at)
    here, there = (
        list(forecast(Situation.from_service(candidate), CUNNING, 6, fights=20)) for candidate in (service, again)
    )
    assert here == there
    library.close()


def _played_and_saved(library: Library, encounter: int) -> RulesService:
    """A fight that has come to the midst of a turn, saved command by command."""
    made = duel_script(fighter("ann", "party", 30), fighter("bob", "foes", 30))
    service = service_for(script.check(made))
    library.journals.begin(encounter, made, service.packed_fight())
    commands: list[dict[str, Any]] = [BEGIN, NEXT, {"do": "damage", "actor": "ann", "amount": 4}, NEXT]
    for number, command in enumerate(commands, 1):
        done = service.do(command)
        assert isinstance(done, Done)
        library.journals.append(encounter, number, service.codec.pack_entry(done.entry))
    return service


@pytest.mark.skipif(sys.platform == "win32", reason="processes are ended otherwise there")
def test_work_that_nobody_has_taken_yet_is_not_waited_for_either() -> None:
    """More than a pipe holds is on its way to workers who are busy."""
    one = WorkerPlayers(1)
    pool = one._running_pool()
    pool.submit(time.sleep, 600)
    for _ in range(4):
        pool.submit(len, bytes(4_000_000))
    one.close()
    assert one._pool is None
