"""Edits of the library that can be taken back."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QUndoCommand


class Edit(QUndoCommand):
    """An edit of the library that can be taken back: both ways are functions."""

    def __init__(self, text: str, do: Callable[[], None], undo: Callable[[], None]) -> None:
        super().__init__(text)
        self._do, self._undo = do, undo

    def redo(self) -> None:
        """Does it, or does it again."""
        self._do()

    def undo(self) -> None:
        """Takes it back."""
        self._undo()
