"""What a combatant has beside its numbers, under the actions: weapons, abilities, affinities, and what they do."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from ui.bestiary import stat_block
from ui.bestiary.shown import Shown
from ui.encounter.rows import PoolView
from ui.plain import Label
from ui.theme import NORMAL, current, look
from ui.words import figure


class SheetBlock(Label):
    """The sheet of who acts, or of who is selected: then with its name, pools and numbers."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setObjectName("sheet_block")
        self.setAccessibleName(self.tr("Weapons, abilities and what else the sheet holds"))
        self._shown: Shown | None = None
        self._acts = False
        self._named = True
        self._pools: tuple[PoolView, ...] = ()
        self._numbers: tuple[tuple[str, str], ...] = ()
        look().changed.connect(self._write)

    def show_sheet(
        self,
        shown: Shown | None,
        *,
        acts: bool,
        named: bool = True,
        pools: Sequence[PoolView] = (),
        numbers: Sequence[tuple[str, str]] = (),
    ) -> None:
        """Shows a sheet; who acts stands above with its numbers already, and does what is clicked.

        `named`: whether it begins with the name and the pools, where they do not stand above.
        """
        asked = (shown, acts, named, tuple(pools), tuple(numbers))
        if asked == (self._shown, self._acts, self._named, self._pools, self._numbers):
            return
        self._shown, self._acts, self._named, self._pools, self._numbers = asked
        self._write()

    def _write(self) -> None:
        if self._shown is None:
            self.setText("")
            return
        head = "" if self._acts else self._head(self._shown.name)
        self.setText(
            f"<div style='font-size:{NORMAL}px'>{head}{stat_block.things(self._shown, linked=self._acts)}</div>"
        )

    def _head(self, name: str) -> str:
        muted = current().roles["muted"]
        pools = "&nbsp;&nbsp; ".join(
            f"{escape(pool.label).replace(' ', '&nbsp;')}&nbsp;<b>{figure(pool.value)}</b>/{pool.maximum}"
            for pool in self._pools
            if pool.maximum
        )
        numbers = "&nbsp;&nbsp; ".join(
            f"<span style='color:{muted}'>{escape(label).replace(' ', '&nbsp;')}</span>&nbsp;<b>{escape(value)}</b>"
            for label, value in self._numbers
        )
        title = f"<p><b>{escape(name)}</b>&nbsp;&nbsp; {pools}</p>" if self._named else ""
        return f"{title}<p>{numbers}</p>"
