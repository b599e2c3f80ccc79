"""Saved searches of the bestiary: create, open, rename, move, delete."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtWidgets import QWidget

from models.library import Library
from models.repositories.saved_searches import SavedSearch, save_as
from models.storage.store import twin
from ui.bestiary.list.filters import Filters
from ui.bestiary.list.search_controller import SearchController
from ui.commands.page_commands import DELETE_SEARCH, OPEN_SEARCH, RENAME_SEARCH
from ui.edits.core import CREATURES, Edits
from ui.edits.library import add_search, remove_search, save_search
from ui.widgets.focus_actions import MenuEntry, on_key, pop_up
from ui.widgets.prompt_card import PromptCards

LONGEST = 40
"""Letters of a name that is proposed."""


class SavedSearchController(QObject):
    """Carries out the commands on saved searches, each as one step of undo."""

    message_requested = Signal(str)
    """Why nothing was done; empty when what was said is true no longer."""

    def __init__(
        self, library: Library, edits: Edits, filters: Filters, looking: SearchController, over: QWidget
    ) -> None:
        super().__init__(over)
        self._library, self._edits, self._looking, self._view = library, edits, looking, filters.search_view
        self._questions = PromptCards(over, self._view)
        on_key(self._view, RENAME_SEARCH, self.rename)
        on_key(self._view, DELETE_SEARCH, self.forget)
        self._view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self._view.customContextMenuRequested.connect(self._open_menu)
        self._view.clicked.connect(self.open)
        self._view.activated.connect(self.open)
        filters.keep_button.clicked.connect(self.keep)

    def keep(self) -> None:
        """Ask under which name what is looked for is kept."""
        query = self._looking.query()
        if not query.narrows:
            self.message_requested.emit(self.tr("There is no search yet: type, or choose a folder or a tag."))
            return
        self.message_requested.emit("")
        name = " ".join(filter(None, (query.words.strip(), query.folder or "", *query.tags)))
        self._questions.ask(self.tr("Save this search as"), name[:LONGEST], self._keep)

    def _keep(self, typed: str) -> str:
        name, known = " ".join(typed.split()), self._library.saved_searches.named(typed)
        if known is not None and not self._questions.insists(name):
            return self.tr("“{name}” already exists. Enter once more replaces it.").format(name=name)
        fresh = save_as(name, self._looking.query())
        step = (
            add_search(self._library, fresh) if known is None else save_search(self._library, twin(fresh, id=known.id))
        )
        self._edits.do(CREATURES, self.tr("Save the search {name}").format(name=name), step)
        return ""

    def _chosen(self) -> SavedSearch | None:
        shelf, _ = self._view.shelf_at(None)
        searches = self._library.saved_searches.all() if shelf is not None else ()
        return next((search for search in searches if shelf is not None and str(search.id) == shelf.key), None)

    def open(self) -> None:
        """Run the selected search."""
        if (search := self._chosen()) is not None:
            self._looking.show_query(search.query)

    def rename(self) -> None:
        """Rename the selected search."""
        if (search := self._chosen()) is not None:
            self._questions.ask(self.tr("Name of the search"), search.name, self._rename)

    def _rename(self, typed: str) -> str:
        search, name = self._chosen(), " ".join(typed.split())
        known = self._library.saved_searches.named(name)
        if search is None or search.name == name:
            return ""
        if known is not None and known.id != search.id:
            return self.tr("“{name}” already exists.").format(name=name)
        text = self.tr("Rename the search {name}").format(name=search.name)
        self._edits.do(CREATURES, text, save_search(self._library, twin(search, id=search.id, name=name)))
        return ""

    def forget(self) -> None:
        """Delete the selected search."""
        if (search := self._chosen()) is not None and search.id is not None:
            text = self.tr("Delete the search {name}").format(name=search.name)
            self._edits.do(CREATURES, text, remove_search(self._library, search.id))

    def _open_menu(self, place: QPoint) -> None:
        if self._chosen() is not None:
            offers = (
                MenuEntry("search", OPEN_SEARCH, self.open),
                MenuEntry("pencil", RENAME_SEARCH, self.rename),
                MenuEntry("trash-2", DELETE_SEARCH, self.forget),
            )
            pop_up(self._view, offers, self._view.viewport().mapToGlobal(place))
