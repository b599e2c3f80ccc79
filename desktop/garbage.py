"""What Python finds to be garbage dies in the window's thread: nobody else searches for it."""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer

EVERY = 1000
"""Milliseconds between two looks at whether there is enough to search."""
WHOLE = 60
"""After so many searches of what is young all memory is searched."""


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
        """Searches what is young, if there is enough of it; now and then everything."""
        if gc.get_count()[0] < gc.get_threshold()[0]:
            return
        self._searches += 1
        gc.collect(1 if self._searches % WHOLE else 2)
