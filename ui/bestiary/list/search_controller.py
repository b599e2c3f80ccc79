"""Runs the search of the bestiary: makes the query of search line and filters, and shows its result."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

from models.library import Library
from models.search.lists import Counts
from models.search.sql import Query
from ui.bestiary.list.filters import Filters
from ui.bestiary.list.model import COLUMNS, LEVEL, PAGE, POOLS, SYSTEM, CreatureRows
from ui.bestiary.list.pane import ListPane
from ui.bestiary.list.quick_add import QuickOffer
from ui.services.tasks import Progress, Task, Tasks
from ui.sheets import rule_systems

Found = TypeVar("Found")

_SMALL = 200
"""A library of so many creatures is looked through at once; in a larger one the first rows come first."""
_SINGLE = 50
"""The most changed rows that are moved one by one."""
_PAINTED = 40
"""Milliseconds after which the first rows are painted, unless typing goes on."""


class SearchController(QObject):
    """Searches for creatures and shows the result in the list."""

    repainted = Signal()
    """Rows that were changed have been painted: what stands around them may catch up."""

    def __init__(
        self,
        library: Library,
        rows: CreatureRows,
        pane: ListPane,
        filters: Filters,
        offer: Callable[[str], QuickOffer],
        tasks: Tasks | None = None,
        parent: QObject | None = None,
    ) -> None:
        """`offer` returns what could be added of words that find nothing; without `tasks` nothing is done meanwhile."""
        super().__init__(parent)
        # Of its own: whoever types does not wait for what is written.
        self._tasks = None if tasks is None else Tasks(self)
        self._finding: Task | None = None
        """The running search for the rest of a long list."""
        self._offer = offer
        self._library = library
        self.rows = rows
        self.list = pane
        self.filters = filters
        self._order: tuple[int, bool] = (0, False)
        self._rest = QTimer(self, singleShot=True)
        self._rest.setInterval(_PAINTED)
        self._rest.timeout.connect(self._show_rest)
        self._catching_up = QTimer(self, singleShot=True)
        self._catching_up.setInterval(_PAINTED)
        self._catching_up.timeout.connect(self.repainted)
        self._again = False
        self._shown: Query | None = None
        """The query whose complete result is shown; None while a part is missing."""
        self._wider: Query | None = None
        """A wider query that would have matches."""
        self._total = 0
        """The number of creatures to search."""

    def query(self) -> Query:
        """Return the query of the search line and the filters."""
        return Query(
            words=self.list.search.text(),
            system=self.filters.chosen_system,
            levels=self.filters.levels,
            tags=self.filters.chosen_tags,
            folder=self.filters.folder,
            sort=COLUMNS[self._order[0]].sort,
            descending=self._order[1],
            pools=rule_systems.vital_pools() if self._order[0] == POOLS else {},
        )

    def show_query(self, query: Query) -> None:
        """Look for what a query asks, in the search line and in the filters, in its system."""
        self.list.search.setText(query.words)
        self.filters.look_at(query.system)
        self.filters.show_query(query)

    def search(self, *, again: bool = False, whole: bool = False) -> None:
        """Show what fits: the first rows at once, and the rest of a long list when it has come.

        `again`: what stands in the rows may have changed. `whole`: nothing is waited for.
        """
        query, creatures = self.query(), self._library.creatures
        self.filters.show_narrowed(narrowed=query.narrows)
        self._stop()
        self._shown = None
        used = dict(creatures.systems())
        self._total = sum(used.values()) if query.system is None else used.get(query.system, 0)
        self.list.view.look_at(query.system)
        self.list.view.want(SYSTEM, wanted=len(used) > 1 and query.system is None)
        self.list.view.want(LEVEL, wanted=self.filters.level_row.isVisibleTo(self.filters))
        if whole or sum(used.values()) <= _SMALL:
            self._show_found(query, creatures.ids(query), again=again)
            self._show_counts(creatures.counts(query))
            return
        if query.sort == "name" and (creatures.knows_terms or not query.words):
            first = creatures.ids(query, PAGE)
            if len(first):
                self.list.show_found(first, again=again, whole=False)
        self._again = again
        self._rest.start()

    def _show_rest(self) -> None:
        """Show the rest of a long list once its first rows have been painted."""
        query, creatures = self.query(), self._library.creatures
        if self._tasks is None:
            self._show_found(query, creatures.ids(query), again=self._again)
            self._show_counts(creatures.counts(query))
            return

        def show(ids: array[int]) -> None:
            self._show_found(query, ids, again=self._again)
            self._find(partial(creatures.counts, query), self._show_counts)

        self._find(lambda progress: creatures.ids(query, progress=progress), show)

    def _find(self, job: Callable[[Progress], Found], show: Callable[[Found], None]) -> None:
        """Show what a job finds, unless something else is looked for by then."""
        assert self._tasks is not None
        self._finding = task = self._tasks.start(
            "", job, done=lambda result: None if task is not self._finding else show(result)
        )

    def _stop(self) -> None:
        self._rest.stop()
        if self._finding is not None:
            self._finding.cancel()
            self._finding = None

    @property
    def is_whole(self) -> bool:
        """Whether the list shows all that it was asked for; the rest of a long one comes after its beginning."""
        return self._shown is not None

    def _show_found(self, query: Query, ids: array[int], *, again: bool) -> None:
        self._shown = query
        self.list.show_found(ids, again=again)
        self._show_state(query)

    def _show_counts(self, counts: Counts) -> None:
        self.filters.show_counts(counts.folders, counts.tags)

    def _show_state(self, query: Query) -> None:
        of_system = "" if query.system is None else rule_systems.title(query.system)
        count = len(self.rows.ids)
        elsewhere = 0 if count else self._elsewhere(query)
        self.list.offer_quick(QuickOffer() if count else self._offer(query.words))
        self.list.show_state(count, self._total, narrowed=query.narrows, of_system=of_system, elsewhere=elsewhere)

    def _elsewhere(self, query: Query) -> int:
        """Return the number of matches outside of the filters, else in all systems.

        What the filters are to be to show them is kept for `look_elsewhere`.
        """
        self._wider = None
        if not query.words.strip():
            return 0
        for wider in (Query(words=query.words, system=query.system), Query(words=query.words)):
            if number := len(self._library.creatures.ids(wider)):
                self._wider = wider
                return number
        return 0

    def look_elsewhere(self) -> None:
        """Show what the words find where the list did not look."""
        if self._wider is not None:
            self.show_query(self._wider)

    def follow(self, ids: Sequence[int]) -> bool:
        """Update the rows of changed creatures and move them to their new places.

        What stands around them is to catch up once they are painted; False where not a few of many have changed.
        """
        query, creatures, rows = self.query(), self._library.creatures, self.rows
        if len(ids) > _SINGLE or creatures.count() <= _SMALL:
            return False
        self._catching_up.start()
        if self._shown != query:
            self.search(again=True)
            return True
        prepared_query = creatures.prepare(query)
        for id in ids:
            place, fits = rows.place_of(id), creatures.fits(prepared_query, id)
            if place is not None and not fits:
                rows.take_out(place)
            elif fits and place is None:
                rows.put_in(creatures.place_in(prepared_query, rows.ids, id), id)
            elif place is not None:
                rows.move(place, creatures.place_in(prepared_query, rows.ids[:place] + rows.ids[place + 1 :], id))
        rows.refresh(ids)
        self.list.stand()
        self._total = creatures.count(query.system)
        self._show_state(query)
        return True

    def count(self) -> None:
        """Show where what is shown lies, and which tags it bears."""
        query, creatures = self.query(), self._library.creatures
        if self._tasks is None or not query.narrows:
            self._show_counts(creatures.counts(query))
        elif self.is_whole:
            self._find(partial(creatures.counts, query), self._show_counts)

    def sort(self, column: int, descending: bool) -> None:
        """Show them in another order."""
        if self._order != (column, descending):
            self._order = (column, descending)
            self.search()
