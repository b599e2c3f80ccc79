"""Column maps: the meaning of the columns of a user's table, remembered by the table's header."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import JSON, Column
from sqlmodel import Field, SQLModel

from models.storage.store import EntityRepository, now, twin

if TYPE_CHECKING:
    from collections.abc import Mapping


class ColumnMap(SQLModel, table=True):
    """The meaning of the columns of tables with one header."""

    __tablename__ = "column_map"

    header: str = Field(primary_key=True)
    """The names of the columns as they stand, as a JSON list."""
    system: str = ""
    """The rule system whose creatures such tables hold; empty: it was not said."""
    columns: dict[str, str] = Field(default={}, sa_column=Column(JSON, nullable=False))
    """Their column to our field; a column that is not named is left out."""
    changed: int = 0
    """When it was last changed, in milliseconds since 1970."""


class ColumnMaps(EntityRepository[ColumnMap]):
    """The column maps in the library."""

    entity = ColumnMap

    def put(self, header: str, system: str, columns: Mapping[str, str]) -> ColumnMap | None:
        """Remember the meaning of the columns; return what was remembered before."""
        with self._store.session() as session:
            stored = session.get(ColumnMap, header)
            before = None if stored is None else twin(stored)
            row = stored or ColumnMap(header=header)
            row.system, row.columns, row.changed = system, dict(columns), now()
            session.add(row)
        return before
