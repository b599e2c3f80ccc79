"""The line at the foot of the window, whose words stand under those of the page."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QProgressBar, QStatusBar, QStyle, QStyleOption, QWidget

from rules.text.sanitize import without_controls
from ui.services.tasks import Task, Tasks
from ui.theme.sizes import px
from ui.theme.theme import GRID, HALF, SMALL, sized
from ui.widgets.controls import IconButton
from ui.widgets.item_views import write_line
from ui.widgets.labels import Label
from ui.widgets.layouts import lined

EDGE = GRID + HALF


class StatusBar(QStatusBar):
    """Qt's status bar sets what it says against the window's edge, and larger than what stands in it."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the bar and what it says."""
        option = QStyleOption()
        with QPainter(self) as painter:
            option.initFrom(self)
            self.style().drawPrimitive(QStyle.PrimitiveElement.PE_PanelStatusBar, option, painter, self)
            words = " ".join(self.currentMessage().split())  # one line: what a name or a sheet brings along has several
            if not words:
                return
            beside = (
                widget.x()
                for widget in self.findChildren(QWidget)
                if widget.parentWidget() is self and widget.isVisible()
            )
            room = self.rect().adjusted(px(EDGE), 0, 0, 0)
            room.setRight(min(beside, default=self.width()) - px(GRID))
            write_line(painter, room, words, "muted", sized(self.font(), SMALL))


class SavedLabel(Label):
    """Says that all is saved, with the fight that is open; without the library's file nothing is called saved."""

    def __init__(self) -> None:
        super().__init__()
        self._works = True
        self._fight: str | None = None
        self._show()

    def tell_works(self, *, works: bool) -> None:
        """Whether the library's file is where it was."""
        self._works = works
        self._show()

    def tell_fight(self, name: str | None) -> None:
        """Which fight is open; None: none is."""
        self._fight = name
        self._show()

    def _show(self) -> None:
        if self._fight is None:
            self.setText(self.tr("saved") if self._works else self.tr("not saved"))
            return
        words = self.tr("saved · Encounter “{name}”") if self._works else self.tr("not saved · Encounter “{name}”")
        self.setText(words.format(name=self._fight))


BLINK = 200
"""Milliseconds that work may take before anybody is told of it."""
_BAR = 96


class TaskLine(QWidget):
    """Hidden while nothing is done; quiet while something is: it takes no keys by itself."""

    def __init__(self, *tasks: Tasks, parent: QWidget | None = None) -> None:
        """Tell of what runs in `tasks`; of several at once, of those that come first."""
        super().__init__(parent)
        self._task: Task | None = None
        self._total = 0
        self.words = Label(alignment=Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setFixedSize(px(_BAR), px(GRID))
        self.cancel = IconButton("x", self.tr("Cancel"), clicked=self._cancel)
        # A status bar is as high as whatever it might show: this takes no more than a line of words.
        line = self.words.fontMetrics().height()
        self.cancel.setFixedSize(line, line)
        self.setMaximumHeight(line)
        lined(self.words, self.bar, self.cancel, on=self, spacing=GRID)
        self._blink = QTimer(self, singleShot=True)
        self._blink.setInterval(BLINK)
        self._blink.timeout.connect(self.show)
        self.hide()
        self._tasks = tasks
        for candidate in tasks:
            candidate.task_started.connect(self._follow)

    def _follow(self, task: Task) -> None:
        task.progressed.connect(self._step)
        task.finished.connect(self._next)
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
        self.setAccessibleName(without_controls(task.words))
        self.bar.setRange(0, 0)

    def _step(self, done: int, total: int) -> None:
        if self._task is not None and self.sender() is self._task and total:
            self.bar.setRange(0, total)
            self.bar.setValue(done)

    def _cancel(self) -> None:
        if self._task is not None:
            self.cancel.setEnabled(False)
            self._task.cancel()
