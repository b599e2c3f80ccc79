"""A large fight on its way into the window: read beside it, then taken up in steps between which the window lives."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import NoReturn, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

from models.library import Library
from ui.services.tasks import Progress, Task, Tasks
from ui.session.appearance import looks_of
from ui.session.controller import Conductor
from ui.session.loader import OpenedFight, ReadyFight, made_ready, reopened, work_out

Found = TypeVar("Found")


class LargeOpening(QObject):
    """Opens one fight at a time; before all of it is read, nothing of it is in the window, or begun in the library."""

    reading_started = Signal()
    """A fight is being read: meanwhile there is time to make what will show it."""
    reading_failed = Signal()
    """Reading failed by a fault of the program."""

    def __init__(self, conductor: Conductor, parent: QObject) -> None:
        super().__init__(parent)
        self._conductor = conductor
        self._tasks = Tasks(self)
        self._task: Task | None = None
        """The task that reads the wanted fight; None without one."""
        self._again: Callable[[], None] | None = None
        """Reads it from its beginning."""
        self.takes_up = False
        """Whether a fight that has been read is just being taken up."""
        self._steps: deque[Callable[[], object]] = deque()
        """The remaining work of the window, done one by one between events."""
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._do_next)
        conductor.opening_requested.connect(self._give_way)

    def begin(self, encounter_id: int) -> None:
        """Read a prepared encounter, set it up and take it up."""
        self._start(partial(_prepared, self._conductor.library, encounter_id), partial(self._begin, encounter_id))

    def resume(self, encounter_id: int) -> None:
        """Read a fight as it was last saved, and take it up."""
        self._start(partial(_played, self._conductor.library, encounter_id), partial(self._resume, encounter_id))

    def stop(self) -> None:
        """Give up what is being read; a fight that has begun in the library comes all the same."""
        if self._task is not None:
            self._task.cancel()
        self._task = self._again = None

    def _give_way(self) -> None:
        """Another fight is wanted: one that has begun in the library stays there, as one that was put away."""
        self.stop()
        self._steps.clear()

    def read_again(self) -> None:
        """The library has changed: what is being read may be what was there before."""
        if self._again is not None:
            self._again()

    def do_then(self, step: Callable[[], object]) -> None:
        """Do something once the window has lived in between."""
        self._steps.append(step)
        self._timer.start()

    def _start(self, read: Callable[[], Found], take: Callable[[Callable[[], Found]], None]) -> None:
        self._give_way()
        self._again = partial(self._start, read, take)
        job = partial(_attempted, read)
        self._task = self._tasks.start("", job, done=partial(self._arrived, take))
        self.do_then(self.reading_started.emit)

    def _arrived(self, take: Callable[[Callable[[], Found]], None], result: Callable[[], Found]) -> None:
        task = self._task
        if task is not None and task.is_over and not task.is_cancelled:
            self.do_then(lambda: self._take(task, partial(take, result)))

    def _take(self, task: Task, take: Callable[[], None]) -> None:
        """Take up what was read, unless it has been given up, or is read again, since."""
        if task is self._task:
            self._task = self._again = None
            try:
                take()
            except Exception:
                self.reading_failed.emit()
                raise

    def _do_next(self) -> None:
        if self._tasks.is_finished:
            self._steps.clear()  # the window is closed, and its library may be
        if self._steps:
            self._steps.popleft()()
        else:
            self._timer.stop()

    def _begin(self, encounter_id: int, result: Callable[[], ReadyFight]) -> None:
        conductor = self._conductor
        opened = conductor.read(lambda: result().begin(conductor.library, encounter_id))
        if opened is not None:
            self.do_then(partial(self._take_up, partial(conductor.take_prepared, encounter_id, opened)))

    def _resume(self, encounter_id: int, result: Callable[[], OpenedFight]) -> None:
        opened = self._conductor.read(result)
        if opened is not None:
            self._take_up(partial(self._conductor.take_reopened, encounter_id, opened))

    def _take_up(self, take: Callable[[], None]) -> None:
        self.takes_up = True
        try:
            take()
        finally:
            self.takes_up = False


def _prepared(library: Library, encounter_id: int) -> ReadyFight:
    ready = made_ready(library, encounter_id)
    work_out(ready.opened.service)
    return ready._replace(opened=_with_looks(library, encounter_id, ready.opened))


def _played(library: Library, encounter_id: int) -> OpenedFight:
    return _with_looks(library, encounter_id, reopened(library, encounter_id))


def _with_looks(library: Library, encounter_id: int, opened: OpenedFight) -> OpenedFight:
    return replace(opened, looks=looks_of(library, encounter_id, opened.members))


def _attempted(read: Callable[[], Found], progress: Progress) -> Callable[[], Found]:
    """Read it here; what comes back gives it in the window's thread, or raises there why it could not be read."""
    progress(0, 0)
    try:
        result = read()
    except Exception as error:  # noqa: BLE001 - it is raised where the fight is taken up
        return partial(_refuse, error)
    return lambda: result


def _refuse(error: Exception) -> NoReturn:
    raise error
