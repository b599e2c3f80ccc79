"""House rules: the options that a table usually plays by, for each rule system."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import JSON, Column
from sqlmodel import Field, SQLModel

from models.storage.store import Repository, now

if TYPE_CHECKING:
    from collections.abc import Mapping


class HouseRulesRow(SQLModel, table=True):
    """The options with which the fights of a rule system start."""

    __tablename__ = "house_rules"

    system: str = Field(primary_key=True)
    options: dict[str, Any] = Field(default={}, sa_column=Column(JSON, nullable=False))
    changed: int = 0
    """When it was last changed, in milliseconds since 1970."""


class HouseRules(Repository):
    """The house rules in the library."""

    def get(self, system: str) -> dict[str, Any]:
        """Return the options that fights of a system start with; none if the table plays by the book."""
        with self._store.reading_session() as session:
            row = session.get(HouseRulesRow, system)
            return {} if row is None else dict(row.options)

    def put(self, system: str, options: Mapping[str, Any]) -> dict[str, Any]:
        """Let fights of a system start with these options; return the old ones. Undo: `put` those."""
        with self._store.session() as session:
            stored = session.get(HouseRulesRow, system)
            row = stored or HouseRulesRow(system=system)
            before, row.options, row.changed = dict(row.options), dict(options), now()
            if options:
                session.add(row)
            elif stored is not None:
                session.delete(stored)
        return before
