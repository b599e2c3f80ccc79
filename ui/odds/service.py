"""Foretelling computes odds in worker processes while the window stays free; only the latest question is answered.

    foretelling.ask(partial(forecast, situation, CUNNING, seed), self._show, self._say)

A question is a function of plain values: it takes the players and a way to ask whether to stop, and yields ever better
answers. The window's thread is told the latest of them now and then. No process starts before the first question.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from PySide6.QtCore import QElapsedTimer, QObject, Signal

from models.odds.pool import Players, Stop, WorkerPlayers, WorkersLost
from models.storage.errors import MESSAGES
from rules.text.localized import message_of, said
from ui.services.preferences import LibraryPreferences
from ui.services.tasks import Progress, Task, TaskCancelled, Tasks
from ui.text.words import localize

Ask = Callable[[Players, Stop], Iterable[Any]]
"""A question: takes the players and whether to stop, yields ever better answers."""
MOST_WORKERS = 4
SELDOM = 150
"""Milliseconds between two answers that are shown: figures that change faster cannot be read."""


def hired() -> Players:
    """Worker processes of a lower priority than the window."""
    return WorkerPlayers(min(MOST_WORKERS, os.cpu_count() or 1), gently=True)


class _LatestAnswer:
    """The latest answer of a job, read by the window's thread and written by the job's."""

    def __init__(self) -> None:
        self.latest: Any = None
        self.number = 0
        self.fault: WorkersLost | None = None


class OddsService(QObject):
    """Asks for odds and hands over the answers; whether odds are shown is decided here for the whole window."""

    visibility_changed = Signal()
    """The odds are shown or hidden now."""

    hire: Callable[[], Players] = staticmethod(hired)
    """Returns the players; called once, at the first question."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.is_open = False
        """Whether the odds are shown; while they are not, none are computed."""
        self.remembered: LibraryPreferences | None = None
        """Where verdicts are kept, so that the same state has the same one after another start."""
        self._tasks = Tasks(self)
        self._task: Task | None = None
        self._players: list[Players] = []
        """Empty until the first question, then one. `_dismiss` keeps this list and not `self`."""
        self._shown = QElapsedTimer()
        self._show_result: Callable[[Any], object] = _unheard
        self._failed: Callable[[str], object] = _unheard
        self._ended: Callable[[], object] = _unheard
        self._box = _LatestAnswer()
        self._number = 0
        self.question_number = 0
        """Changes whenever a question is asked or dropped."""
        self._lost = ""
        """Why no odds came the last time, where that has been said: it is not said again after every command."""
        self._tasks.hurry = partial(_dismiss, self._players)
        self.destroyed.connect(partial(_dismiss, self._players))

    def switch(self) -> None:
        """Show or hide the odds."""
        self.is_open = not self.is_open
        if not self.is_open:
            self.stop()
        self._lost = ""
        self.visibility_changed.emit()

    @property
    def is_asked(self) -> bool:
        """Whether answers are still to come."""
        return self._task is not None and not self._task.is_over and not self._task.is_cancelled

    def ask(
        self,
        ask: Ask,
        show: Callable[[Any], object],
        failed: Callable[[str], object],
        ended: Callable[[], object] | None = None,
    ) -> None:
        """Replace the question before; only whoever asks hears of it.

        `show` is called with each answer that is worth showing, `ended` after the last of them, `failed` with a
        sentence that says why none comes.
        """
        self.stop()
        if not self._players:
            try:
                self._players.append(self.hire())
            except OSError as error:  # there is no room for what the workers share
                self._failed = failed
                self._lose(WorkersLost(said("odds-no_workers", MESSAGES, reason=str(error))))
                return
        box = _LatestAnswer()
        self._box, self._show_result, self._failed, self._ended, self._number = box, show, failed, ended or _unheard, 0
        self._task = self._tasks.start(
            self.tr("Playing the fight on"),
            partial(_work, ask, self._players[0], box),
            done=partial(self._done, box),
            stopped=_unheard,
        )
        self._task.progressed.connect(self._look)

    def stop(self) -> None:
        """Drop the question; no answer is told any more."""
        self.question_number += 1
        self._show_result = _unheard
        if self._task is not None and not self._task.is_over:
            self._task.cancel()
        self._task = None

    def _look(self, *_: object) -> None:
        if self._number and self._shown.elapsed() < SELDOM:
            return
        self._tell()

    def _tell(self) -> None:
        if self._box.number != self._number:
            self._number = self._box.number
            self._shown.start()
            self._show_result(self._box.latest)

    def _done(self, box: _LatestAnswer, _nothing: None = None) -> None:
        if box is not self._box or self._show_result is _unheard:
            return
        if box.fault is not None:
            self._lose(box.fault)
            return
        self._lost = ""
        self._tell()
        self._ended()

    def _lose(self, fault: WorkersLost) -> None:
        sentence = localize(message_of(fault))
        if sentence != self._lost:
            self._lost = sentence
            self._failed(sentence)


def while_about(subject: Callable[[], int | None], show: Callable[[Any], object]) -> Callable[[Any], None]:
    """Hand answers on as long as the subject is the one that it is now; None: there is none, and nobody hears any."""
    asked_subject = subject()

    def hear(answer: Any) -> None:
        if asked_subject is not None and subject() == asked_subject:
            show(answer)

    return hear


def _work(ask: Ask, players: Players, box: _LatestAnswer, progress: Progress) -> None:
    """Work the odds out, in the job's thread; each answer takes the place of the one before."""

    def is_over() -> bool:
        try:
            progress(0, 0)
        except TaskCancelled:
            return True
        return False

    try:
        for number, answer in enumerate(ask(players, is_over), 1):
            box.latest, box.number = answer, number
            progress(number, number + 1)
    except WorkersLost as lost:
        box.fault = lost
    progress(0, 0)


def _unheard(*_: object) -> None:
    """Hear an answer that nobody waits for."""


def _dismiss(players: list[Players], *_: object) -> None:
    for candidate in players:
        if isinstance(candidate, WorkerPlayers):
            candidate.close()
    players.clear()
