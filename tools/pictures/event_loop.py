"""What Qt's event loop does between two steps of a game master; a test has no such loop of its own."""

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication


def settle() -> None:
    """Deliver everything that was posted, and delete what was to be deleted later, as the event loop does.

    `processEvents` alone deletes nothing: what is opened a second time would find the first one still there.
    """
    QApplication.processEvents()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QApplication.processEvents()
