"""A library's identity: what it has in common with its copies, and with no other library."""

from __future__ import annotations

from sqlmodel import Field, SQLModel


class Identity(SQLModel, table=True):
    """The one row that names a library."""

    __tablename__ = "identity"

    id: str = Field(primary_key=True)
    """Hexadecimal, drawn when the library was made; a copy has the same."""
