"""Searches of the bestiary that are kept under a name."""

from __future__ import annotations

from sqlalchemy import JSON, Column
from sqlmodel import Field, SQLModel, col, select

from models.search.sql import Query
from models.storage.store import EntityRepository, demanded, folded, twin


class SavedSearch(SQLModel, table=True):
    """A search of the bestiary under a name."""

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
        """The query."""
        return Query(self.words, self.system or None, (self.low, self.high), tuple(self.tags), self.folder)


def save_as(name: str, query: Query) -> SavedSearch:
    """Return a query as a saved search."""
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


class SavedSearches(EntityRepository[SavedSearch]):
    """The searches in the library."""

    entity = SavedSearch

    def all(self) -> list[SavedSearch]:
        """Return all of them, by name."""
        with self._store.reading_session() as session:
            return sorted(session.exec(select(SavedSearch)), key=lambda search: (folded(search.name), search.id or 0))

    def add(self, search: SavedSearch) -> SavedSearch:
        """Add a new one and return it with its id. Undo: `remove` it."""
        saved = twin(search, id=None)
        with self._store.session() as session:
            session.add(saved)
            session.flush()
        return saved

    def save(self, search: SavedSearch) -> SavedSearch:
        """Save a changed one; return it as it was before."""
        with self._store.session() as session:
            stored = demanded(session, SavedSearch, search.id, "search")
            before = twin(stored)
            for name in SavedSearch.model_fields:
                setattr(stored, name, getattr(search, name))
            session.add(stored)
        return before

    def named(self, name: str) -> SavedSearch | None:
        """Return the one of this name, regardless of case and accents."""
        with self._store.reading_session() as session:
            searches = session.exec(select(SavedSearch).order_by(col(SavedSearch.id)))
            return next((search for search in searches if folded(search.name) == folded(name)), None)
