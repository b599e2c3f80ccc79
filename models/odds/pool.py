"""Forecasting: the odds of a situation as they grow, played here or by worker processes, to the same numbers.

The command line and the window come through the same door, `forecast`. No database is touched here, and no Qt.
"""

from __future__ import annotations

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
from models.storage.processes import SPAWN, end_at_once, spawned
from rules.odds.runs import Batch, BatchRound, Run, Situation, other_tactics, rounds, runs
from rules.odds.tally import Odds, Tally
from rules.text.localized import said

Stop = Callable[[], bool]
"""Whether no more is to be played: it is asked between two fights, and while workers are waited for."""

PATIENCE = 0.02
"""Seconds between two looks whether to stop while workers play."""
AHEAD = 2
"""How many batches for each worker are on their way, so that none waits for work."""
FLAGS = 256
"""How many forecasts can be going on at once before the flag of one is used again."""
GENTLY = 10
"""How much workers stand back behind the window."""


NO_PROCESSES = (OSError, NotImplementedError, ImportError)
"""What is raised where no process can be started, or a platform has nothing to hold several together."""


class WorkersLost(RuntimeError):
    """No worker process could be started, or one has died: the forecast is lost, and the next one starts new ones."""


class Players(Protocol):
    """Who plays batches of runs."""

    def results(self, situation: Situation, seed: int, batches: Iterable[Batch], stop: Stop) -> Iterator[Sequence[Run]]:
        """The runs of each batch in their order; once `stop` holds, those of one more that may lack its last ones."""


def never() -> bool:
    """Nothing stops it."""
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
    cancelled: Stop = never,
    clock: Callable[[], float] = time.monotonic,
) -> Generator[Odds, None, None]:
    """Ever better odds, the first ones after a few fights.

    It ends after so many `fights`, after so many `seconds`, or once every win chance is known `within` so many points,
    whichever comes first; where it ends by itself the last odds have all that belongs to them. Whether it is known
    is looked at after each round alone, so that it ends at the same fight whoever plays. Once `cancelled` holds
    nothing more comes. Where it is said of everybody how they play, other tactics would change
    nothing and are not played.
    """
    started = clock()
    counted = _Counted(situation, tactics)
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
            counted.add(batch, played)
            if len(played) < len(batch.numbers) or is_over():
                yield counted.odds()
                return
            if batch is round.own and batch.numbers.start == 0:
                yield counted.odds()
        now = counted.odds()
        yield now
        if within is not None and now.half_width * 100 <= within:
            return


class _Counted:
    """What has been played by these tactics, and by the others beside them."""

    def __init__(self, situation: Situation, tactics: str) -> None:
        self._own = Tally(situation.start, tactics)
        self._others = {item: Tally(situation.start, item) for item in other_tactics(tactics)}

    def add(self, batch: Batch, played: Sequence[Run]) -> None:
        """Counts what was played of a batch."""
        self._others.get(batch.tactics, self._own).add(played)

    def odds(self) -> Odds:
        """The odds of all that has been counted."""
        return self._own.odds(tally for tally in self._others.values() if tally.runs)


def _batches(plan: Iterable[BatchRound]) -> Iterator[Batch]:
    return chain.from_iterable((candidate.own, *candidate.others) for candidate in plan)


class InProcessPlayers:
    """Plays in this process, one fight after the other."""

    def results(self, situation: Situation, seed: int, batches: Iterable[Batch], stop: Stop) -> Iterator[Sequence[Run]]:
        """The runs of each batch as they are asked for."""
        for batch in batches:
            yield _played(situation, seed, batch, stop)


def _played(situation: Situation, seed: int, batch: Batch, stop: Stop) -> list[Run]:
    """The runs of a batch; at least one, however soon it is to stop."""
    found = []
    for run in runs(situation, batch.tactics, seed, batch.numbers):
        found.append(run)
        if stop():
            break
    return found


class WorkerPlayers:
    """Plays in processes of its own, which stay until it is closed; they are started when they are first needed."""

    def __init__(self, jobs: int, *, gently: bool = False) -> None:
        """`gently`: they stand back behind the program that shows a window meanwhile."""
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
        """Ends the processes, at once: what they were playing is wanted by nobody any more."""
        for flag in range(FLAGS):
            self._flags[flag] = 1
        with self._lock:
            pool, self._pool = self._pool, None
            self._is_closed = True
        if pool is not None:
            end_at_once(pool)

    def results(self, situation: Situation, seed: int, batches: Iterable[Batch], stop: Stop) -> Iterator[Sequence[Run]]:
        """The runs of each batch, several played at once; raises WorkersLost."""
        try:
            pool = self._started()
        except NO_PROCESSES as error:
            raise WorkersLost(said("odds-no_workers", MESSAGES, reason=str(error))) from None
        self._forecasts += 1
        flag = self._forecasts % FLAGS
        self._flags[flag] = 0
        data = situation.pack()
        coming = iter(batches)
        waiting: deque[Future[list[Run]]] = deque()
        try:
            while True:
                while len(waiting) < self.jobs * AHEAD and (batch := next(coming, None)) is not None:
                    waiting.append(self._submitted(pool, flag, data, seed, batch))
                if not waiting:
                    return
                yield self._result(waiting.popleft(), flag, stop)
        except (BrokenProcessPool, CancelledError):
            with self._lock:
                self._pool = None
            raise WorkersLost(said("odds-worker_lost", MESSAGES)) from None
        finally:
            self._flags[flag] = 1
            for future in waiting:
                future.cancel()

    def _submitted(
        self, pool: ProcessPoolExecutor, flag: int, data: bytes, seed: int, batch: Batch
    ) -> Future[list[Run]]:
        """A batch on its way to a worker, which is started for it where there are too few."""
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

    def _started(self) -> ProcessPoolExecutor:
        with self._lock:
            if self._is_closed:
                raise WorkersLost(said("odds-worker_lost", MESSAGES))
            if self._pool is None:
                self._pool = spawned(self.jobs, _begin, self._flags, self._gently)
            return self._pool


# --- in a worker -----------------------------------------------------------------------------------------------

_FLAGS: Any = ()
_SITUATION: tuple[bytes, Situation] | None = None
"""The situation that was played last, read once for all of its batches."""


def _begin(flags: Any, gently: bool) -> None:
    """What a worker does first."""
    global _FLAGS  # noqa: PLW0603 - a worker is given it once, and a process has no other place to keep it
    _FLAGS = flags
    # Ctrl+C reaches everybody at the terminal; the program itself ends its workers.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if gently and sys.platform != "win32":
        with suppress(OSError):
            os.nice(GENTLY)


def _work(flag: int, data: bytes, seed: int, batch: Batch) -> list[Run]:
    """Plays a batch."""
    global _SITUATION  # noqa: PLW0603 - as above
    if _SITUATION is None or _SITUATION[0] != data:
        _SITUATION = (data, Situation.unpack(data))
    return _played(_SITUATION[1], seed, batch, lambda: bool(_FLAGS[flag]))
