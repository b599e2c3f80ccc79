"""Long work: run in another thread, reported in the window's. Nothing else knows of threads.

    job = partial(read, path)
    tasks.start(self.tr("Reading Monsters.json"), job, done=self._show, failed=self._say)

A job is made of plain values and returns plain values: it uses no widget, no item model, and no entity that somebody
else holds. It reports its `progress` now and then; a cancelled job ends there by an exception, and rolls back as any
transaction does.

The job's thread uses nothing of Qt, not even signals: what it reports is in plain attributes (`_Work`), which the
window's thread polls by a timer while a job runs.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from threading import Event
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QEventLoop, QObject, Qt, QTimer, Signal

from models.storage.errors import LibraryError

Progress = Callable[[int, int], None]
"""Receives how much is done of how much; raises `TaskCancelled` to end the job."""
Result = TypeVar("Result")

LOOK = 10
"""Milliseconds between two polls of a job's progress, so that a job may report every row."""


class TaskCancelled(Exception):
    """The job was cancelled; raised when it reports progress."""


class _Work(Generic[Result]):
    """The state of a job shared by both threads: the job's thread writes, the window's reads and then drops it.

    So the job, its result and its exception with all frames are freed in the window's thread, and a widget held there
    by mistake is not destroyed in the other.
    """

    def __init__(self, job: Callable[[Progress], Result]) -> None:
        self.stop = Event()
        self.over = Event()
        self.told: tuple[int, int] | None = None
        """The last report: how much is done of how much."""
        self._job: Callable[[Progress], Result] | None = job
        self._given: list[Result] = []
        self._error: BaseException | None = None

    def run(self) -> None:
        """Run the job, in its thread."""
        try:
            self._do()
        except BaseException as error:  # noqa: BLE001 - raised where the job was begun
            self._error = error
        self.over.set()

    def take(self) -> Result:
        """Return the job's result, or raise its exception: once, after its end, in the window's thread."""
        result, error = self._given, self._error
        self._job, self._given, self._error = None, [], None
        try:
            if error is not None:
                raise error
            return result[0]
        finally:
            # What is raised holds this frame, which must not hold it in turn.
            del error

    def _do(self) -> None:
        # A frame of its own: none that still runs when the job is over holds anything of it.
        if self._job is not None:
            self._progress(0, 0)
            self._given.append(self._job(self._progress))

    def _progress(self, done: int, total: int) -> None:
        if self.stop.is_set():
            raise TaskCancelled
        if total:
            self.told = (done, total)


class Task(QObject):
    """A running or waiting job."""

    progressed = Signal(object, object)
    """How much is done of how much."""
    finished = Signal()
    """It was done, refused or cancelled, after its callback."""
    _home = Signal()
    """Its end has been handled."""

    def __init__(self, words: str, work: _Work[Any], come_home: Callable[[], object], parent: QObject) -> None:
        super().__init__(parent)
        self.words = words
        """What is done, in a few words."""
        self.is_over = False
        self._come_home = come_home
        self._work = work
        self._last_progress: tuple[int, int] | None = None
        # Not from within the timer: Qt does not ring it again before that is over, and an end may open a dialog.
        self._home.connect(self.come_home, Qt.ConnectionType.QueuedConnection)

    def never_begin(self) -> None:
        """End the job as cancelled before it began."""
        self.cancel()
        self._work.run()
        self.come_home()

    @property
    def is_cancelled(self) -> bool:
        """Whether it was told to end."""
        return self._work.stop.is_set()

    def cancel(self) -> None:
        """Cancel the job at its next report of progress."""
        self._work.stop.set()

    def look(self) -> None:
        """Report new progress, and return whether it has ended."""
        if self.is_over:
            return
        is_over, progress = self._work.over.is_set(), self._work.told
        if progress is not None and progress != self._last_progress:
            self._last_progress = progress
            self.progressed.emit(*progress)
        if is_over:
            self._home.emit()

    def come_home(self) -> None:
        """Deliver the result of the job, once; wait for it if it still runs."""
        if self.is_over:
            return
        self._work.over.wait()
        self.is_over = True
        try:
            self._come_home()
        finally:
            self.finished.emit()


class Tasks(QObject):
    """Jobs run one after another, so that none sees another half done."""

    task_started = Signal(object)
    """A task has started."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.running: list[Task] = []
        """The jobs not ended yet, the running one first."""
        self._pools: list[ThreadPoolExecutor] = []
        """The executor, once there is work."""
        self._works: list[_Work[Any]] = []
        self._is_finished = False
        self.hurry: Callable[[], object] = _nothing
        """Called when all jobs are to end: ends what a job waits for."""
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(LOOK)
        self._timer.timeout.connect(self._look)
        # Whoever throws a window away without a word has its jobs end before what they read is gone.
        self.destroyed.connect(partial(_end, self._pools, self._works))

    def start(
        self,
        words: str,
        job: Callable[[Progress], Result],
        *,
        done: Callable[[Result], object] | None = None,
        failed: Callable[[LibraryError], object] | None = None,
        stopped: Callable[[], object] | None = None,
    ) -> Task:
        """Run a job and call one of the three callbacks in the window's thread at its end.

        Any exception other than a refusal by the library is raised there, as if the window had done the work itself.
        """
        work = _Work(job)

        def come_home() -> None:
            try:
                result = work.take()
            except TaskCancelled:
                if stopped is not None:
                    stopped()
            except LibraryError as error:
                if failed is None:
                    raise
                failed(error)
            else:
                if done is not None:
                    done(result)

        return self._begin(words, work, come_home)

    def wait(self, words: str, job: Callable[[Progress], Result]) -> Result:
        """Run a job and return its result, or raise its exception; meanwhile the window only paints.

        For callers that need the result at once, such as an undo step.
        """
        work = _Work(job)
        task = self._begin(words, work, _later)
        loop = QEventLoop()
        task.finished.connect(loop.quit)
        if not task.is_over:
            loop.exec(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
        return work.take()

    @property
    def is_finished(self) -> bool:
        """Whether nothing is begun here any more."""
        return self._is_finished

    def finish(self) -> None:
        """Cancel the jobs that can be, and wait for the others; later ones are cancelled at once."""
        self._is_finished = True
        for work in self._works:
            work.stop.set()
        self.hurry()
        _end(self._pools, self._works)
        for task in list(self.running):
            task.come_home()

    def _begin(self, words: str, work: _Work[Any], come_home: Callable[[], object]) -> Task:
        task = Task(words, work, come_home, self)
        if self._is_finished:
            task.never_begin()
            return task
        task.finished.connect(self._forget)
        if not self._pools:
            self._pools.append(ThreadPoolExecutor(1, thread_name_prefix="turnwright"))
        self._works.append(work)
        self._pools[0].submit(work.run)
        self.running.append(task)
        self._timer.start()
        self.task_started.emit(task)
        return task

    def _look(self) -> None:
        # Whoever is told may begin others, or end all of them.
        for task in list(self.running):
            task.look()

    def _forget(self) -> None:
        for task in self.running:
            if task.is_over:
                task.deleteLater()
        self.running = [task for task in self.running if not task.is_over]
        if not self.running:
            self._timer.stop()
            self._works.clear()


def _nothing() -> None:
    """Do nothing: no job waits for anything but itself."""


def _later() -> None:
    """Do nothing: the caller takes the result after the event loop."""


def _end(pools: list[ThreadPoolExecutor], works: list[_Work[Any]], *_: object) -> None:
    for work in works:
        work.stop.set()
    for pool in pools:
        pool.shutdown()
