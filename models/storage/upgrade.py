"""Bringing a library's schema up to date; loaded only if needed."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import TYPE_CHECKING

from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine, event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import NullPool

from models.storage import database
from models.storage.errors import LibraryError

if TYPE_CHECKING:
    from sqlalchemy import Connection

SCRIPTS = Path(__file__).parents[1] / "migrations"


def upgrade(path: Path, revision: str = database.HEAD) -> None:
    """Run all missing revisions in one transaction: all of them are done, or the file is as it was."""
    engine = create_engine("sqlite://", creator=lambda: database.connect(path), poolclass=NullPool)
    event.listen(engine, "begin", _begin)
    try:
        with engine.connect() as connection:
            # While tables are rebuilt references hang loose; they are checked before anything counts.
            connection.connection.execute("PRAGMA foreign_keys=OFF")
            with connection.begin():
                command.upgrade(configuration(connection), revision)
                dangling = connection.exec_driver_sql("PRAGMA foreign_key_check").all()
                if dangling:
                    raise _DanglingReferences(f"{len(dangling)} rows refer to rows that are not there")
    finally:
        engine.dispose()


def migrate(path: Path, old: str) -> Path:
    """Copy the library beside itself, then bring it up to date; return the copy's path."""
    copy = None
    try:
        copy = database.copy_for_migration(path, old)
        upgrade(path)
    except Exception as error:
        # The transaction is undone, so the copy holds nothing that the library does not.
        if copy is not None:
            copy.unlink()
        reason = error.orig if isinstance(error, DBAPIError) else error
        raise LibraryError("migration_failed", **database.described(path), reason=reason) from error
    return copy


def create(path: Path, revision: str = database.HEAD) -> None:
    """Make an empty library of a revision."""
    path.touch(exist_ok=False)
    with contextlib.closing(database.connect(path)) as connection:
        connection.execute(f"PRAGMA application_id={database.APPLICATION_ID}")
    upgrade(path, revision)


def configuration(connection: Connection | None = None) -> Config:
    """Alembic's configuration for our scripts."""
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


class _DanglingReferences(Exception):
    """A migration would leave rows that refer to nothing."""


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN EXCLUSIVE")
