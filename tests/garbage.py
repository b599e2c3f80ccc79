"""Objects that only a search for garbage can find."""

import threading

from PySide6.QtCore import QObject, Qt


def make_garbage(died_in: list[int]) -> None:
    """Leaves an object of Qt behind that only a search can find; the thread it dies in goes into the list."""
    child = QObject()
    setattr(child, "itself", child)  # noqa: B010 - a circle
    child.destroyed.connect(lambda: died_in.append(threading.get_ident()), Qt.ConnectionType.DirectConnection)
