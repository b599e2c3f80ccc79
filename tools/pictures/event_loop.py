"""Qt's event loop between two steps of a user; a test has none of its own."""

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication


def settle() -> None:
    """Deliver all posted events and deferred deletions, as the event loop does.

    `processEvents` alone deletes nothing: what is opened again would find the first one still there.
    """
    QApplication.processEvents()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QApplication.processEvents()
