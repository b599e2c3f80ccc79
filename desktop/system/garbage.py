"""What Python finds to be garbage dies in the window's thread; what C and C++ leave unused goes back to the system."""

from __future__ import annotations

import ctypes
import gc
import sys

from PySide6.QtCore import QObject, QTimer

EVERY = 1000
"""Milliseconds between two looks at whether there is enough to search."""
WHOLE = 60
"""How many searches of what is young come before one of all memory."""


class Garbage(QObject):
    """Searches by a timer instead of wherever memory happens to be asked for.

    An object of Qt that is found by a search in another thread dies in that thread, which Qt does not bear.
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
        """Search what is young, if there is enough of it; now and then everything, and give back what is free."""
        if gc.get_count()[0] < gc.get_threshold()[0]:
            return
        self._searches += 1
        if self._searches % WHOLE:
            gc.collect(1)
        else:
            gc.collect()
            give_back()

    def leave(self) -> None:
        """Leave what there is to the end of the process: Python would search all of it once more before that."""
        self.timer.stop()
        gc.freeze()


def give_back() -> None:
    """Give the system back what C and C++ hold of memory and do not use, where their library can do so (glibc).

    What is free lies between what is in use; over an evening of eight hours that adds up to some 35 MB.
    """
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None) if sys.platform.startswith("linux") else None
    if trim is not None:
        trim(0)
