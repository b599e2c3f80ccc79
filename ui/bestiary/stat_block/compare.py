"""Comparing two creatures of the bestiary: a card over the window, with the same of both in one line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from models.library import Library
from models.repositories.creatures import Creature
from ui.bestiary.stat_block.comparison import beside
from ui.sheets.creature_search import CreatureSearch
from ui.widgets.comparison_card import ComparisonCard
from ui.widgets.overlay_card import has_keys
from ui.widgets.picker import Picker


class Comparing(QObject):
    """Compares the two creatures that are chosen; where one is chosen it asks with whom."""

    said = Signal(str)
    """Why there is nothing to compare."""

    def __init__(self, library: Library, chosen: Callable[[], Sequence[int]], over: QWidget) -> None:
        super().__init__(over)
        self._library, self._chosen, self._over = library, chosen, over
        self.card: ComparisonCard | None = None
        """The card that is open."""
        self._before: QWidget | None = None
        """Who had the keys before anything was opened."""

    def compare(self) -> None:
        """Opens the comparison, or puts it away."""
        if self.card is not None:
            self.card.shut()
            return
        found = self._library.creatures.get_all(list(self._chosen()[:3]))
        self._before = has_keys(self._over.window())
        if len(found) == 2:
            self._open(*found)
        elif len(found) == 1:
            search = CreatureSearch(self._library, found[0].system, self._hint, partial(self._with, found[0]))
            title = self.tr("Compare {name} with whom?").format(name=found[0].name)
            picker = Picker(title, (), self._over.window(), search=search)
            picker.closed.connect(self._give_back_keys)
            picker.open()
        else:
            self.said.emit(self.tr("Choose two creatures, and they are compared."))

    def _hint(self, row: object) -> str:
        return ""

    def _with(self, one: Creature, other: int, tail: str) -> None:
        found = self._library.creatures.get(other)
        if found is not None:
            self._open(one, found)

    def _open(self, left: Creature, right: Creature) -> None:
        self.card = ComparisonCard(left.name, right.name, beside(left, right), self._over.window())
        self.card.closed.connect(self._closed)
        self.card.open()

    def _closed(self) -> None:
        self.card = None
        self._give_back_keys()

    def _give_back_keys(self) -> None:
        before = self._before
        (self._over if before is None or not isValid(before) else before).setFocus()
