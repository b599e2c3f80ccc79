"""Measures the steps of the window meanwhile, and closes dialogs that wait for an answer."""

from __future__ import annotations

import sys
import threading
import time
import traceback
from collections import Counter
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication, QDialog

BEAT = 20
"""Milliseconds between two beats of an idle window."""
LOOK = 0.05
"""Seconds between two checks of the pulse."""
LEAVE = 400
"""Milliseconds between two checks for a dialog."""


class Stop(NamedTuple):
    """A step of the window that took too long."""

    wall: float
    work: float
    """Seconds of processor time of the window's thread."""
    where: str

    def __str__(self) -> str:
        return f"The window stood still for {self.wall:.2f} s, {self.work:.2f} s of it work:\n{self.where}"


class Pulse(QObject):
    """Beats in the window's thread, checked from another."""

    def __init__(self, parent: QObject, long: float) -> None:
        super().__init__(parent)
        self.stops: list[Stop] = []
        self.most_work = self.most_wall = 0.0
        self._long = long
        self._last = self._now()
        self._where = ""
        self._thread = threading.get_ident()
        self._ended = threading.Event()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._beat)
        self._timer.start(BEAT)
        threading.Thread(target=self._look, daemon=True).start()

    @staticmethod
    def _now() -> tuple[float, float]:
        return time.monotonic(), time.thread_time()

    def _beat(self) -> None:
        before, self._last = self._last, self._now()
        wall, work = (now - then for then, now in zip(before, self._last, strict=True))
        self.most_wall, self.most_work = max(self.most_wall, wall), max(self.most_work, work)
        if wall > self._long:
            self.stops.append(Stop(wall, work, self._where))
        self._where = ""

    def _look(self) -> None:
        while not self._ended.wait(LOOK):
            if not self._where and time.monotonic() - self._last[0] > self._long * 0.6:
                frame = sys._current_frames().get(self._thread)  # noqa: SLF001 - there is no other way to look
                self._where = "".join(traceback.format_stack(frame)[-12:]) if frame is not None else ""
                del frame  # Whoever holds it keeps all that the window's thread had at hand there.

    def end(self) -> None:
        """Stop checking."""
        self._ended.set()


class Leaver(QObject):
    """Closes every dialog that waits for an answer, as Esc does."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.met: Counter[str] = Counter()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._leave)
        self._timer.start(LEAVE)

    def _leave(self) -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QDialog):
            self.met[type(dialog).__name__] += 1
            dialog.reject()
