"""The odds of a situation as they grow, played here or by worker processes, with the same numbers.

The command line and the window use the same function, `forecast`. It touches no database and no Qt.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
import time
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import CancelledError, Future, ProcessPoolExecutor
from concurrent.futures import TimeoutError as NotYet
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from itertools import chain
from typing import Any, Protocol, Self

from models.storage.errors import MESSAGES
from rules.odds.runs import Batch, BatchRound, Run, Situation, other_tactics, rounds, runs
from rules.odds.tally import Odds, Tally
from rules.text.localized import said

SPAWN = multiprocessing.get_context("spawn")


def process_pool(jobs: int, begin: Callable[..., object] | None = None, *arguments: object) -> ProcessPoolExecutor:
    """Return a pool of at most `jobs` processes that call `begin` first; they are started when first needed."""
    return ProcessPoolExecutor(jobs, SPAWN, initializer=_begin_bound, initargs=(begin, arguments))


def end_at_once(pool: ProcessPoolExecutor) -> None:
    """Kill the processes of a pool in the midst of their work, and wait until they are gone."""
    processes = list((getattr(pool, "_processes", None) or {}).values())
    for process in processes:
        process.kill()
    # Whatever is still being written to them has nobody who reads it: before Python 3.11.5 that was waited for.
    reader = getattr(getattr(pool, "_call_queue", None), "_reader", None)
    if reader is not None and sys.platform != "win32":
        with suppress(OSError):
            reader.close()
    pool.shutdown(wait=True, cancel_futures=True)


def _begin_bound(begin: Callable[..., object] | None, arguments: tuple[object, ...]) -> None:
    threading.Thread(target=_end_with_the_program, daemon=True).start()
    if begin is not None:
        begin(*arguments)


def _end_with_the_program() -> None:
    """Wait for the parent to end: each worker holds what would tell the others that it has."""
    program = multiprocessing.parent_process()
    if program is not None:
        program.join()
        os._exit(0)


Stop = Callable[[], bool]
"""Whether to stop playing: asked between two fights, and while workers are waited for."""

PATIENCE = 0.02
"""Seconds between two checks whether to stop while workers play."""
AHEAD = 2
"""How many batches for each worker are submitted, so that none waits for work."""
FLAGS = 256
"""How many forecasts can be running at once before the flag of one is used again."""
NICENESS = 10
"""The niceness of workers behind the window."""


NO_PROCESSES = (OSError, NotImplementedError, ImportError)
"""The errors of a platform that cannot start processes."""


class WorkersLost(RuntimeError):
    """No worker process could be started, or one has died: the forecast is lost, and the next starts new ones."""


class Players(Protocol):
    """Plays batches of runs."""

    def results(self, situation: Situation, seed: int, batches: Iterable[Batch], stop: Stop) -> Iterator[Sequence[Run]]:
        """Yield the runs of each batch in order; once `stop` holds, those of one more that may be incomplete."""


def never_stop() -> bool:
    """Never stop."""
    return False


def forecast(
    situation: Situation,
    tactics: str,
    seed: int,
    *,
    fights: int | None = None,
    seconds: float | None = None,
    within: float | None = None,
    players: Players | None = None,
    cancelled: Stop = never_stop,
    clock: Callable[[], float] = time.monotonic,
) -> Generator[Odds, None, None]:
    """Yield ever better odds, the first ones after a few fights.

    It ends after so many `fights`, after so many `seconds`, or once every win chance is known `within` so many points,
    whichever comes first; if it ends by itself the last odds are complete. Whether they are known well enough is
    checked only after each round, so that it ends at the same fight whoever plays. Once `cancelled` holds nothing more
    comes. If everybody's temperament is set, other tactics would change nothing and are not played.
    """
    started = clock()
    tallies = _Tallies(situation, tactics)
    spread = not situation.start.has_fixed_styles

    def is_over() -> bool:
        return cancelled() or (seconds is not None and clock() - started >= seconds)

    results = (players or InProcessPlayers()).results(
        situation, seed, _batches(rounds(tactics, fights, spread=spread)), is_over
    )
    for round in rounds(tactics, fights, spread=spread):
        for batch in (round.own, *round.others):
            played = next(results)
            if cancelled():
                return
            tallies.add(batch, played)
            if len(played) < len(batch.numbers) or is_over():
                yield tallies.odds()
                return
            if batch is round.own and batch.numbers.start == 0:
                yield tallies.odds()
        odds = tallies.odds()
        yield odds
        if within is not None and odds.half_width * 100 <= within:
            return


class _Tallies:
    """The tallies of the tactics in question and of the others."""

    def __init__(self, situation: Situation, tactics: str) -> None:
        self._own = Tally(situation.start, tactics)
        self._others = {other: Tally(situation.start, other) for other in other_tactics(tactics)}

    def add(self, batch: Batch, played: Sequence[Run]) -> None:
        """Count the runs of a batch."""
        self._others.get(batch.tactics, self._own).add(played)

    def odds(self) -> Odds:
        """Return the odds of all that has been counted."""
        return self._own.odds(tally for tally in self._others.values() if tally.runs)


def _batches(plan: Iterable[BatchRound]) -> Iterator[Batch]:
    return chain.from_iterable((batch_round.own, *batch_round.others) for batch_round in plan)


class InProcessPlayers:
    """Plays in this process, one fight after another."""

    def results(self, situation: Situation, seed: int, batches: Iterable[Batch], stop: Stop) -> Iterator[Sequence[Run]]:
        """Yield the runs of each batch as they are asked for."""
        for batch in batches:
            yield _play_batch(situation, seed, batch, stop)


def _play_batch(situation: Situation, seed: int, batch: Batch, stop: Stop) -> list[Run]:
    """The runs of a batch; at least one, however soon it is to stop."""
    played_runs = []
    for run in runs(situation, batch.tactics, seed, batch.numbers):
        played_runs.append(run)
        if stop():
            break
    return played_runs


class WorkerPlayers:
    """Plays in processes of its own, which stay until it is closed; they are started when first needed."""

    def __init__(self, jobs: int, *, gently: bool = False) -> None:
        """`gently`: they give way to the program that shows a window meanwhile."""
        self.jobs = jobs
        self._gently = gently
        self._flags = SPAWN.RawArray("b", FLAGS)
        self._forecasts = 0
        self._pool: ProcessPoolExecutor | None = None
        self._is_closed = False
        self._lock = threading.Lock()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """End the processes at once: nobody wants what they are playing any more."""
        for flag in range(FLAGS):
            self._flags[flag] = 1
        with self._lock:
            pool, self._pool = self._pool, None
            self._is_closed = True
        if pool is not None:
            end_at_once(pool)

    def results(self, situation: Situation, seed: int, batches: Iterable[Batch], stop: Stop) -> Iterator[Sequence[Run]]:
        """Yield the runs of each batch, several played at once; raise WorkersLost."""
        try:
            pool = self._running_pool()
        except NO_PROCESSES as error:
            raise WorkersLost(said("odds-no_workers", MESSAGES, reason=str(error))) from None
        self._forecasts += 1
        flag = self._forecasts % FLAGS
        self._flags[flag] = 0
        data = situation.pack()
        remaining = iter(batches)
        pending: deque[Future[list[Run]]] = deque()
        try:
            while True:
                while len(pending) < self.jobs * AHEAD and (batch := next(remaining, None)) is not None:
                    pending.append(self._submit(pool, flag, data, seed, batch))
                if not pending:
                    return
                yield self._result(pending.popleft(), flag, stop)
        except (BrokenProcessPool, CancelledError):
            with self._lock:
                self._pool = None
            raise WorkersLost(said("odds-worker_lost", MESSAGES)) from None
        finally:
            self._flags[flag] = 1
            for future in pending:
                future.cancel()

    def _submit(self, pool: ProcessPoolExecutor, flag: int, data: bytes, seed: int, batch: Batch) -> Future[list[Run]]:
        """Submit a batch to a worker, which is started if there are too few."""
        try:
            return pool.submit(_work, flag, data, seed, batch)
        except NO_PROCESSES as error:
            with self._lock:
                self._pool = None
            raise WorkersLost(said("odds-no_workers", MESSAGES, reason=str(error))) from None
        except BrokenProcessPool:  # one died while nobody waited for it: the next forecast has new ones
            raise
        except RuntimeError as error:  # it was closed meanwhile
            raise WorkersLost(said("odds-worker_lost", MESSAGES)) from error

    def _result(self, future: Future[list[Run]], flag: int, stop: Stop) -> list[Run]:
        while True:
            try:
                return future.result(PATIENCE)
            except NotYet:
                if stop():
                    self._flags[flag] = 1

    def _running_pool(self) -> ProcessPoolExecutor:
        with self._lock:
            if self._is_closed:
                raise WorkersLost(said("odds-worker_lost", MESSAGES))
            if self._pool is None:
                self._pool = process_pool(self.jobs, _begin, self._flags, self._gently)
            return self._pool


# --- in a worker -----------------------------------------------------------------------------------------------

_FLAGS: Any = ()
_SITUATION: tuple[bytes, Situation] | None = None
"""The situation that was played last, read once for all of its batches."""


def _begin(flags: Any, gently: bool) -> None:
    """Prepare a worker."""
    global _FLAGS  # noqa: PLW0603 - a worker is given it once, and a process has no other place to keep it
    _FLAGS = flags
    # Ctrl+C reaches everybody at the terminal; the program itself ends its workers.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if gently and sys.platform != "win32":
        with suppress(OSError):
            os.nice(NICENESS)


def _work(flag: int, data: bytes, seed: int, batch: Batch) -> list[Run]:
    """Play a batch."""
    global _SITUATION  # noqa: PLW0603 - as above
    if _SITUATION is None or _SITUATION[0] != data:
        _SITUATION = (data, Situation.unpack(data))
    return _play_batch(_SITUATION[1], seed, batch, lambda: bool(_FLAGS[flag]))
