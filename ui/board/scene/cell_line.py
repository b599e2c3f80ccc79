"""The line under a board: what is told of a cell, or of the whole board."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from ui.widgets.labels import Label

LEAST = 34
"""Pixels of height that it keeps: two lines."""


class CellLine(Label):
    """Takes as many lines as it needs; where there is no room for all of them the first ones are whole."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent, role="small", wraps=True)
        self.setObjectName("cell")
        self.setMinimumHeight(LEAST)
        self.setAlignment(Qt.AlignmentFlag.AlignVCenter)

    def take_room(self, height: int) -> None:
        """It is no higher than this, so that it never lies over the board."""
        self.setMaximumHeight(max(LEAST, height))
        self._align()

    def setText(self, text: str) -> None:  # noqa: N802
        """Tells something else."""
        super().setText(text)
        self._align()

    def _align(self) -> None:
        """What has not enough room is cut at its end alone."""
        is_cut = self.heightForWidth(self.width()) > self.maximumHeight()
        self.setAlignment(Qt.AlignmentFlag.AlignTop if is_cut else Qt.AlignmentFlag.AlignVCenter)
