"""Drags at random by a real mouse through the window: from any list to any place, on this page or another.

What a place takes and what it refuses other tests say; here the window has only to stand as before.
"""

from __future__ import annotations

import random
from collections.abc import Callable

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QAbstractItemView, QWidget

from tests.ui.carrying import Hand, Stop, point_in
from tests.ui.settling import settle
from ui.dnd.drop_targets import DropHighlight
from ui.navigation.tabs import BESTIARY, ENCOUNTER, PARTY
from ui.shell.main_window import MainWindow

View = Callable[[MainWindow], QWidget]
LISTS: tuple[tuple[int, View], ...] = (
    (BESTIARY, lambda window: window.bestiary.list.view),
    (BESTIARY, lambda window: window.bestiary.list.view),
    (BESTIARY, lambda window: window.bestiary.filters.folder_view),
    (BESTIARY, lambda window: window.bestiary.tray.view),
    (PARTY, lambda window: window.party.view),
    (ENCOUNTER, lambda window: window.encounter.fight.order),
    (ENCOUNTER, lambda window: window.encounter.fight.palette_of_statuses.list),
)
"""What something is taken up from, each with its page."""
PLACES: tuple[tuple[int, View], ...] = (
    (BESTIARY, lambda window: window.bestiary.tray),
    (BESTIARY, lambda window: window.bestiary.filters.folder_view.viewport()),
    (BESTIARY, lambda window: window.bestiary.list.view.viewport()),
    (PARTY, lambda window: window.party.view.viewport()),
    (ENCOUNTER, lambda window: window.encounter.fight.order.viewport()),
    (ENCOUNTER, lambda window: window.encounter.fight.board.view.viewport()),
)
"""Where it is let go."""


class Dragging:
    """Drags one thing after another in the window there is."""

    def __init__(self, hand: Hand, chance: random.Random, window: Callable[[], MainWindow]) -> None:
        self.hand, self.chance, self._window = hand, chance, window
        self.carried = 0

    def drag(self) -> None:
        """Takes up any row of any list and lets it go anywhere at any place that is seen."""
        window, chance = self._window(), self.chance
        page, start = chance.choice(LISTS)
        window.show_tab(page)
        settle()
        view = start(window)
        if not isinstance(view, QAbstractItemView) or not view.isVisible():
            return
        picked = self._row(view)
        if picked is None:
            return
        there, place = chance.choice(PLACES)
        self.hand.carry(view.viewport(), picked, *self._way(window, page, there, place))
        self.carried += self.hand.carried
        settle()
        while window.conductor.open_question is not None:
            window.conductor.cancel()
        assert [light for light in window.findChildren(DropHighlight) if light.isVisibleTo(window)] == []

    def _row(self, view: QAbstractItemView) -> QPoint | None:
        """The middle of a row that is seen, chosen first as whoever drags it does."""
        model = view.model()
        rows = [model.index(row, 0) for row in range(min(model.rowCount(), 40))]
        seen = [index for index in rows if view.viewport().rect().contains(view.visualRect(index).center())]
        if not seen:
            return None
        index = self.chance.choice(seen)
        view.setCurrentIndex(index)
        return view.visualRect(index).center()

    def _way(self, window: MainWindow, page: int, there: int, place: View) -> list[Stop]:
        """By the tab of another page, then to any point of the place."""
        bar, far = window.tabs.tabBar(), (self.chance.random(), self.chance.random())

        def end() -> QPoint:
            widget = place(window)
            across, down = far
            return point_in(widget, QPoint(round(across * widget.width()), round(down * widget.height())))()

        tab = Stop(point_in(bar, bar.tabRect(there).center()), lambda: window.tabs.currentIndex() == there)
        return [*([] if there == page else [tab]), Stop(end)]
