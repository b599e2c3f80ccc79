"""Where a widget stands in its window, so that the same one is found in a window that is drawn anew."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

Path = tuple[tuple[str, int], ...]
"""From the window down: the class of each widget, and its place among the children of that class."""


def path_of(widget: QWidget | None, window: QWidget) -> Path:
    """Return where a widget stands in its window; nothing where it is none of its widgets."""
    steps: list[tuple[str, int]] = []
    while widget is not None and widget is not window:
        parent = widget.parentWidget()
        if parent is None:
            return ()
        steps.append((type(widget).__name__, _alike(parent, type(widget).__name__).index(widget)))
        widget = parent
    return tuple(reversed(steps))


def at_path(path: Path, window: QWidget) -> QWidget | None:
    """Return the widget that stands there in a window; None where there is none."""
    found: QWidget | None = window if path else None
    for name, place in path:
        if found is None:
            return None
        alike = _alike(found, name)
        found = alike[place] if place < len(alike) else None
    return found


def _alike(parent: QWidget, name: str) -> list[QWidget]:
    children = parent.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return [child for child in children if type(child).__name__ == name]
