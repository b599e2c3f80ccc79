"""The line in the status bar that tells what is being done, how far it is, and ends it when it is told to."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QProgressBar, QWidget

from rules.text.sanitize import unturned
from ui.services.tasks import Task, Tasks
from ui.theme.theme import GRID
from ui.widgets.controls import IconButton
from ui.widgets.labels import Label
from ui.widgets.lines import lined

BLINK = 200
"""Milliseconds that work may take before anybody is told of it."""
_BAR = 96


class TaskLine(QWidget):
    """Hidden while nothing is done; quiet while something is: it takes no keys by itself."""

    def __init__(self, *tasks: Tasks, parent: QWidget | None = None) -> None:
        """Tells of what runs in `tasks`; of several at once, of those that come first."""
        super().__init__(parent)
        self._task: Task | None = None
        self._total = 0
        self.words = Label()
        self.words.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setFixedSize(_BAR, GRID)
        self.cancel = IconButton("x", self.tr("Cancel"))
        self.cancel.clicked.connect(self._cancel)
        # A status bar is as high as whatever it might show: this takes no more than a line of words.
        line = self.words.fontMetrics().height()
        self.cancel.setFixedSize(line, line)
        self.setMaximumHeight(line)
        row = lined(self, spacing=GRID)
        for widget in (self.words, self.bar, self.cancel):
            row.addWidget(widget)
        self._blink = QTimer(self)
        self._blink.setSingleShot(True)
        self._blink.setInterval(BLINK)
        self._blink.timeout.connect(self.show)
        self.hide()
        self._tasks = tasks
        for one in tasks:
            one.begun.connect(self._follow)

    def _follow(self, task: Task) -> None:
        task.progressed.connect(self._step)
        task.ended.connect(self._next)
        if self._task is None:
            self._blink.start()
        if self._waiting[0] is not self._task:
            self._tell(self._waiting[0])

    def _next(self) -> None:
        """The one after it, or nothing more to tell."""
        if self._waiting:
            self._tell(self._waiting[0])
        else:
            self._task = None
            self._blink.stop()
            self.hide()

    @property
    def _waiting(self) -> list[Task]:
        return [task for tasks in self._tasks for task in tasks.running if not task.is_over]

    def _tell(self, task: Task) -> None:
        self._task = task
        self.words.setText(task.words)
        self.cancel.setEnabled(not task.is_cancelled)
        self.setAccessibleName(unturned(task.words))
        self.bar.setRange(0, 0)

    def _step(self, done: int, total: int) -> None:
        if self._task is not None and self.sender() is self._task and total:
            self.bar.setRange(0, total)
            self.bar.setValue(done)

    def _cancel(self) -> None:
        if self._task is not None:
            self.cancel.setEnabled(False)
            self._task.cancel()
