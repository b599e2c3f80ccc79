"""Garbage is collected in the window's thread; unused memory of C and C++ is returned to the system."""

from __future__ import annotations

import ctypes
import gc
import sys

from PySide6.QtCore import QObject, QTimer

EVERY = 1000
"""Milliseconds between two checks for enough garbage."""
WHOLE = 60
"""The number of collections of the young generation before a full one."""


class Garbage(QObject):
    """Collects garbage by a timer instead of at any allocation.

    A Qt object collected in another thread would be destroyed there, which Qt does not allow.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        self._searches = 0
        self.timer = QTimer(self)
        self.timer.setInterval(EVERY)
        self.timer.timeout.connect(self.search)
        self.timer.start()

    def search(self) -> None:
        """Collect the young generation if there is enough; now and then everything, and return free memory."""
        if gc.get_count()[0] < gc.get_threshold()[0]:
            return
        self._searches += 1
        if self._searches % WHOLE:
            gc.collect(1)
        else:
            gc.collect()
            give_back()

    def leave(self) -> None:
        """Freeze all objects for the end of the process: Python would collect once more before that."""
        self.timer.stop()
        gc.freeze()


def give_back() -> None:
    """Return free memory of C and C++ to the system, if their library can (glibc).

    It is fragmented; over an evening of eight hours that adds up to some 35 MB.
    """
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None) if sys.platform.startswith("linux") else None
    if trim is not None:
        trim(0)
