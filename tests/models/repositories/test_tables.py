"""The tables that a library has are told in one place, which is true of what the modules declare."""

import subprocess
import sys

from sqlmodel import SQLModel

from models.repositories import tables

DECLARE = """
from models.repositories import tables
tables.declare()
from sqlmodel import SQLModel
print(*SQLModel.metadata.tables)
"""


def test_a_program_that_has_only_just_started_knows_every_table_once_they_are_declared() -> None:
    told = subprocess.run([sys.executable, "-c", DECLARE], check=True, capture_output=True, text=True, timeout=600)
    assert sorted(told.stdout.split()) == sorted(tables.TABLES)


def test_each_table_is_declared_in_the_module_that_is_named_and_no_other_table_is_there() -> None:
    tables.declare()
    found = {str(getattr(item, "__tablename__", "")): item.__module__ for item in SQLModel.__subclasses__()}
    assert {table: found.get(table) for table in SQLModel.metadata.tables} == tables.DECLARED_IN


def test_each_table_stands_after_those_that_it_refers_to() -> None:
    tables.declare()
    for place, table in enumerate(tables.TABLES):
        referred = {key.column.table.name for key in SQLModel.metadata.tables[table].foreign_keys} - {table}
        assert referred <= set(tables.TABLES[:place]), table
