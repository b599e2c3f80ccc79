"""Keys by their English names, whatever language the window speaks."""

from __future__ import annotations

from PySide6.QtGui import QKeySequence


def key_sequence(names: str) -> QKeySequence:
    """The keys of a text like `Ctrl+Enter`.

    Qt would read it by the names that keys have in the window's language, where Return may be called Enter.
    """
    return QKeySequence.fromString(names, QKeySequence.SequenceFormat.PortableText)
