"""Searches of the bestiary that are kept under a name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import JSON, Column
from sqlmodel import Field, SQLModel, col, select

from models.search.sql import Query
from models.storage.store import Removed, Store, demanded, folded, table_of, twin

if TYPE_CHECKING:
    from collections.abc import Sequence


class SavedSearch(SQLModel, table=True):
    """What the bestiary is asked for, under a name."""

    __tablename__ = "saved_search"
    __table_args__ = {"sqlite_autoincrement": True}

    id: int | None = Field(default=None, primary_key=True)
    name: str
    words: str = ""
    system: str = ""
    """Empty: of all systems."""
    low: int | None = None
    high: int | None = None
    folder: str | None = None
    tags: list[str] = Field(default=[], sa_column=Column(JSON, nullable=False))

    @property
    def query(self) -> Query:
        """What it asks for."""
        return Query(self.words, self.system or None, (self.low, self.high), tuple(self.tags), self.folder)


def of_query(name: str, query: Query) -> SavedSearch:
    """A query under a name."""
    low, high = query.levels
    return SavedSearch(
        name=name,
        words=" ".join(query.words.split()),
        system=query.system or "",
        low=low,
        high=high,
        folder=query.folder,
        tags=list(query.tags),
    )


class SavedSearches:
    """The searches in the library."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def all(self) -> list[SavedSearch]:
        """All of them, by name."""
        with self._store.reading_session() as session:
            return sorted(session.exec(select(SavedSearch)), key=lambda search: (folded(search.name), search.id or 0))

    def add(self, search: SavedSearch) -> SavedSearch:
        """Keep a new one; it comes back with its id. Undo: `remove` it."""
        kept = twin(search, id=None)
        with self._store.session() as session:
            session.add(kept)
            session.flush()
        return kept

    def save(self, search: SavedSearch) -> SavedSearch:
        """Keep a changed one; what it was before comes back."""
        with self._store.session() as session:
            stored = demanded(session, SavedSearch, search.id, "search")
            before = twin(stored)
            for name in SavedSearch.model_fields:
                setattr(stored, name, getattr(search, name))
            session.add(stored)
        return before

    def remove(self, ids: Sequence[int]) -> Removed:
        """Take them out; `Library.restore` puts them back."""
        return self._store.remove(table_of(SavedSearch), ids)

    def named(self, name: str) -> SavedSearch | None:
        """The one that is called so, whatever its case and accents."""
        with self._store.reading_session() as session:
            found = session.exec(select(SavedSearch).order_by(col(SavedSearch.id)))
            return next((search for search in found if folded(search.name) == folded(name)), None)
