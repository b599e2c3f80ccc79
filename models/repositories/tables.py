"""The tables of a library, and the modules that declare them."""

from __future__ import annotations

from importlib import import_module

from sqlmodel import Field, SQLModel


class Identity(SQLModel, table=True):
    """The one row that names a library."""

    __tablename__ = "identity"

    id: str = Field(primary_key=True)
    """Hexadecimal, drawn when the library was made; a copy has the same."""


DECLARED_IN = {
    "identity": "models.repositories.tables",
    "party": "models.repositories.parties",
    "member": "models.repositories.parties",
    "rest": "models.repositories.rests",
    "creature": "models.repositories.creatures",
    "encounter": "models.repositories.encounters",
    "encounter_entry": "models.repositories.encounters",
    "board": "models.repositories.boards",
    "tray": "models.repositories.trays",
    "house_rules": "models.repositories.house_rules",
    "column_map": "models.repositories.column_maps",
    "shelf": "models.repositories.folders",
    "saved_search": "models.repositories.saved_searches",
    "systems": "models.repositories.written_systems",
    "fight": "models.repositories.fights",
    "journal_entry": "models.repositories.fights",
    "checkpoint": "models.repositories.fights",
    "foretold": "models.odds.forecasts",
}
"""Each table with rows of its own to the module that declares it, after the tables that it refers to."""
TABLES = tuple(DECLARED_IN)


def declare() -> None:
    """Make every table known to SQLModel: a program that has just started has loaded few of these modules."""
    for module in dict.fromkeys(DECLARED_IN.values()):
        import_module(module)
