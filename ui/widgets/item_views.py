"""Tables: rows that are read one at a time, and columns that share their width by need."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QTableView


def make_readable(table: QTableView) -> None:
    """Lets rows be chosen whole, one at a time, and nothing be written; Tab leaves the table."""
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    table.setTabKeyNavigation(False)
    table.verticalHeader().hide()
    table.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)


def by_need(room: int, needs: Mapping[int, int]) -> dict[int, int]:
    """What each column gets of the room: who needs little has it, the others share what is left evenly."""
    given: dict[int, int] = {}
    for number, column in enumerate(sorted(needs, key=lambda one: needs[one])):
        given[column] = min(needs[column], room // (len(needs) - number))
        room -= given[column]
    return given
