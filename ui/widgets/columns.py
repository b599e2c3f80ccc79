"""The columns of a list: each is one value from which a model makes cells and a table widths."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from PySide6.QtCore import Qt

Row = TypeVar("Row")


@dataclass(frozen=True, kw_only=True)
class Column(Generic[Row]):
    """A column: its title, the text of a cell, and its width."""

    title: Callable[[], str]
    """Return the heading in the reader's language."""
    text: Callable[[Row], str]
    """Return the text of a cell."""
    tooltip: Callable[[Row], str] | None = None
    """Return what a cell says under the mouse, where that is not its text."""
    edit: Callable[[Row], Any] | None = None
    """Return what is edited in a cell, where that is not its text."""
    width: int = 0
    """Width in pixels until the text needs more; 0: what the others leave."""
    room: int = 0
    """The least width of the list in pixels at which it is shown."""
    is_right: bool = False
    """Whether its words stand at the right."""
    has_digits: bool = False
    """Whether it is read as figures, which stand under each other."""
    is_muted: bool = False

    @property
    def alignment(self) -> int:
        """Return how its words stand, as models tell it to Qt."""
        side = Qt.AlignmentFlag.AlignRight if self.is_right else Qt.AlignmentFlag.AlignLeft
        return int(side | Qt.AlignmentFlag.AlignVCenter)


def heading(columns: Sequence[Column[Any]], section: int, orientation: Qt.Orientation, role: int) -> Any:
    """Return what a model answers when it is asked about the heading of a column."""
    if orientation != Qt.Orientation.Horizontal:
        return None
    if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
        return columns[section].title()
    return columns[section].alignment if role == Qt.ItemDataRole.TextAlignmentRole else None
