"""Work that takes longer than a blink: done in another thread, told in the window's. Nothing else knows of threads.

    job = partial(read, path)
    tasks.start(self.tr("Reading Monsters.json"), job, done=self._show, failed=self._say)

A job is made of plain values and gives plain values back: it touches no widget, no item model, and no entity that
somebody else holds. It tells its `progress` now and then how much is done of how much; a job that was cancelled ends
there by an exception, and undoes what it has begun, as any transaction does.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from itertools import count
from threading import Event
from time import monotonic
from typing import Any, TypeVar

from PySide6.QtCore import QEventLoop, QObject, Signal

from models.refusals import LibraryError

Progress = Callable[[int, int], None]
"""Takes how much is done of how much; raises `Stopped` where the job is to end."""
Result = TypeVar("Result")

_OFTEN = 0.05
"""Seconds between two tellings at least: a job may tell of every row."""


class Stopped(Exception):
    """The job was cancelled; raised where it tells its progress."""


class Post(QObject):
    """What comes from a job's thread into the window's."""

    stepped = Signal(int, int, int)
    """Which job, and how much is done of how much."""
    home = Signal(int)


_POSTS: list[Post] = []
"""All there are, for good: one that ended with a job would end in the job's thread."""


class Task(QObject):
    """One job on its way."""

    progressed = Signal(object, object)
    """How much is done of how much; in the window's thread."""
    ended = Signal()
    """It was done, refused or cancelled, and whoever began it knows."""

    def __init__(self, words: str, come_home: Callable[[Future[Any]], object], parent: QObject) -> None:
        super().__init__(parent)
        self.words = words
        """What is done, in a few words."""
        self.is_over = False
        self.is_cancelled = False
        self._come_home = come_home
        self._future: Future[Any] | None = None
        self._stop = Event()

    def begin(self, pool: ThreadPoolExecutor, post: Post, number: int, job: Callable[[Progress], object]) -> Event:
        """Puts the job into the pool; the flag that comes back ends it."""
        self._future = pool.submit(_run, post, number, self._stop, job)
        return self._stop

    def never_begin(self) -> None:
        """Ends the job as one that was cancelled before it began."""
        self._future = Future()
        self._future.set_exception(Stopped())
        self.come_home()

    def cancel(self) -> None:
        """Has the job end where it next tells its progress."""
        self.is_cancelled = True
        self._stop.set()

    def come_home(self) -> None:
        """Hands over what became of the job, once; waits for it if it still runs."""
        if self.is_over or self._future is None:
            return
        self._future.exception()
        self.is_over = True
        try:
            self._come_home(self._future)
        finally:
            self.ended.emit()

    def step(self, done: int, total: int) -> None:
        """Tells how far the job is."""
        if not self.is_over:
            self.progressed.emit(done, total)


def _run(post: Post, number: int, stop: Event, job: Callable[[Progress], object]) -> object:
    """In the job's thread; of Qt's objects it holds the post alone, which lives longer than the pool."""
    told = 0.0

    def progress(done: int, total: int) -> None:
        nonlocal told
        if stop.is_set():
            raise Stopped
        if total and (monotonic() - told >= _OFTEN or done == total):
            told = monotonic()
            post.stepped.emit(number, done, total)

    try:
        progress(0, 0)
        return job(progress)
    finally:
        post.home.emit(number)


class Tasks(QObject):
    """Jobs one after another, so that none meets another half-way."""

    begun = Signal(object)
    """A task."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.running: list[Task] = []
        """What is on its way, the one that is being done first."""
        self._pools: list[ThreadPoolExecutor] = []
        """One, once there has been something to do."""
        self._flags: list[Event] = []
        self._numbers = count()
        self._by_number: dict[int, Task] = {}
        # Nobody's child: a job may still speak when whoever began it is gone, and then nobody hears it.
        self._post = Post()
        _POSTS.append(self._post)
        self._post.stepped.connect(self._step)
        self._post.home.connect(self._come_home)
        self._is_finished = False
        # Whoever throws a window away without a word has its jobs end before what they tell is gone.
        self.destroyed.connect(partial(_end, self._pools, self._flags))

    def start(
        self,
        words: str,
        job: Callable[[Progress], Result],
        *,
        done: Callable[[Result], object] | None = None,
        failed: Callable[[LibraryError], object] | None = None,
        stopped: Callable[[], object] | None = None,
    ) -> Task:
        """Has a job done; one of the three is called in the window's thread when it is over.

        Any other exception than a refusal of the library is raised there, as if the window had done the work itself.
        """

        def come_home(future: Future[Result]) -> None:
            error = future.exception()
            if error is None:
                if done is not None:
                    done(future.result())
            elif isinstance(error, Stopped):
                if stopped is not None:
                    stopped()
            elif isinstance(error, LibraryError) and failed is not None:
                failed(error)
            else:
                raise error

        return self._begin(words, job, come_home)

    def wait(self, words: str, job: Callable[[Progress], Result]) -> Result:
        """Has a job done and gives what it gives, or raises what it raises; meanwhile the window paints, and no more.

        For somebody who cannot be told later, such as a step of undo.
        """
        ends: list[Future[Result]] = []
        task = self._begin(words, job, ends.append)
        loop = QEventLoop()
        task.ended.connect(loop.quit)
        if not task.is_over:
            loop.exec(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
        return ends[0].result()

    def finish(self) -> None:
        """Cancels what can be cancelled, and waits for the rest; whatever is begun afterwards is cancelled at once."""
        self._is_finished = True
        _end(self._pools, self._flags)
        for task in list(self.running):
            task.come_home()

    def _begin(
        self, words: str, job: Callable[[Progress], Result], come_home: Callable[[Future[Result]], object]
    ) -> Task:
        task = Task(words, come_home, self)
        if self._is_finished:
            task.never_begin()
            return task
        task.ended.connect(self._forget)
        if not self._pools:
            self._pools.append(ThreadPoolExecutor(1, thread_name_prefix="turnwright"))
        number = next(self._numbers)
        self._by_number[number] = task
        self._flags.append(task.begin(self._pools[0], self._post, number, job))
        self.running.append(task)
        self.begun.emit(task)
        return task

    def _step(self, number: int, done: int, total: int) -> None:
        if number in self._by_number:
            self._by_number[number].step(done, total)

    def _come_home(self, number: int) -> None:
        if number in self._by_number:
            self._by_number.pop(number).come_home()

    def _forget(self) -> None:
        for task in self.running:
            if task.is_over:
                task.deleteLater()
        self.running = [task for task in self.running if not task.is_over]
        if not self.running:
            self._flags.clear()


def _end(pools: list[ThreadPoolExecutor], flags: list[Event], *_: object) -> None:
    for flag in flags:
        flag.set()
    for pool in pools:
        pool.shutdown()
