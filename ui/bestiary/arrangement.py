"""How the bestiary's panes share the room that there is."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from ui.bestiary.list.filters import Filters
from ui.bestiary.list.pane import ListPane
from ui.bestiary.stat_block.detail import DetailPane
from ui.bestiary.stat_block.picture import no_answer
from ui.bestiary.tray.pane import TrayPane
from ui.dnd.drop_targets import Place
from ui.services.window_state import Panes

TIGHT = 700
"""Pixels across under which a form has no room beside the list."""
NARROW = 906
"""Pixels across under which the filters are folded away; sooner where they need more room themselves."""
LOW = 400
"""Pixels of height under which the next fight takes one line: the list needs the room."""
LIST, TIGHT_LIST, CREATURE, TIGHT_CREATURE, EDGES = 316, 280, 348, 324, 24
"""Pixels across that the list and the creature have at least, also where it is tight, and those beside all panes."""


class Arrangement(QObject):
    """Filters, list over tray, and the creature side by side; where there is no room, some are folded away."""

    def __init__(
        self,
        tab: QWidget,
        panes: Panes,
        filters: Filters,
        middle: Panes,
        creatures: ListPane,
        tray: TrayPane,
        detail: DetailPane,
    ) -> None:
        super().__init__(tab)
        self._tab = tab
        self._filters = filters
        self._panes, self._middle = panes, middle
        self._list, self._tray = creatures, tray
        self._detail = detail
        Place(tab, no_answer, detail.picturing.by_keys)
        middle.addWidget(creatures)
        middle.addWidget(tray)
        middle.setStretchFactor(0, 3)
        middle.setStretchFactor(1, 1)
        middle.setSizes([420, 200])
        for pane in (filters, middle, detail):
            panes.addWidget(pane)
        panes.setSizes([200, 610, 530])
        for place, stretch in enumerate((0, 3, 3)):
            panes.setStretchFactor(place, stretch)
        creatures.filters_wanted.connect(self._draw_out)
        detail.pages.currentChanged.connect(self.fold)

    def fold(self) -> None:
        """Shows what has room."""
        beside = LIST + CREATURE + 2 * self._panes.handleWidth()
        narrow = self._tab.width() < max(NARROW, self._filters.minimumSizeHint().width() + beside + EDGES)
        self._list.show_filter_button(shown=narrow)
        drawn_out = narrow and self._list.filter_button.isChecked()
        self._filters.setVisible(drawn_out or not narrow)
        self._detail.setVisible(not drawn_out)
        self._tray.folding.be_low(low=self._tab.height() < LOW)
        tight = self._tab.width() < TIGHT
        left = self._tab.width() - TIGHT_CREATURE - self._panes.handleWidth() - EDGES
        self._middle.setMinimumWidth(max(TIGHT_LIST, min(LIST, left)))
        self._detail.setMinimumWidth(TIGHT_CREATURE if tight else CREATURE)
        self._middle.setVisible(drawn_out or not self._detail.is_editing or not tight)

    def _draw_out(self) -> None:
        self.fold()
        if self._filters.isVisible():
            self._filters.folder_view.setFocus()
