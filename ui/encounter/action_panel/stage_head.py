"""Who acts: the name and the pools, in one line as far as there is room."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt

from rules.text.sanitize import escaped, unturned
from ui.encounter.turn_order.pips import PipsRow, are_pips
from ui.encounter.turn_order.rows import PoolView
from ui.text.words import figure
from ui.theme.theme import short_name
from ui.widgets.labels import Label, tip
from ui.widgets.layouts import Flow

HIGH = 26
"""Pixels of the line with the name: pools stand beside it, or under it where they do not fit."""
LEAST_NAME = 80
"""Pixels that a name has, however narrow the stage is."""


class StageHead(Flow):
    """The name is as long as there is room, so that it never pushes the other panes aside."""

    def __init__(self) -> None:
        super().__init__(16, between_lines=0)
        self.name = Label(role="title")
        self.name.setMinimumWidth(1)
        self.name.setMinimumHeight(HIGH)
        self.whole_name = ""
        self.pips = PipsRow()
        self.pools: list[Label] = []
        """One for each pool, so that they go on in the next line where one is full."""
        self.add(self.name)
        self.add(self.pips)

    def show_combatant(self, name: str, pools: Sequence[PoolView], room: int) -> None:
        """Shows another combatant, or the same as it stands now, in so many pixels across."""
        self.whole_name = name
        self.fit(room)
        self._show_pools([pool for pool in pools if pool.maximum and not are_pips(pool)])
        self.pips.show_pools([pool for pool in pools if are_pips(pool)])

    def fit(self, room: int) -> None:
        """Shortens the name to so many pixels."""
        self.name.ensurePolished()
        shown = short_name(self.name.fontMetrics(), self.whole_name, max(LEAST_NAME, room))
        self.name.setText(shown)
        self.name.setAccessibleName(unturned(self.whole_name))
        self.name.setToolTip(tip(self.whole_name) if shown != self.whole_name else "")

    def _show_pools(self, pools: Sequence[PoolView]) -> None:
        while len(self.pools) < len(pools):
            label = Label()
            label.setTextFormat(Qt.TextFormat.RichText)
            label.setMinimumHeight(HIGH)
            self.add(label)
            self.pools.append(label)
        for label, pool in zip(self.pools, pools, strict=False):
            label.setText(f"{escaped(pool.label)} <b>{figure(pool.value)}</b>/{pool.maximum}")
            label.setToolTip(tip(f"{pool.label}: {pool.meaning}") if pool.meaning else "")
        for number, label in enumerate(self.pools):
            label.setVisible(number < len(pools))
        self.updateGeometry()
