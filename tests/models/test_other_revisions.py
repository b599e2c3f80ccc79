"""Libraries of other revisions: an older one is copied and brought up to date, a newer one is refused."""

import contextlib
import sqlite3
from pathlib import Path

import pytest

from models.library import Library
from models.storage import database, schema, upgrade
from tests.models.library_files import Systems, files, goblins, in_file, refusal


def write_revision(path: Path, revision: str) -> None:
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = ?", (revision,))
        connection.commit()
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def test_a_newer_library_is_refused_and_left_as_it_was(closed: Path) -> None:
    write_revision(closed, "9999")
    before = files(closed.parent)
    assert refusal(closed).code == "newer_schema"
    assert files(closed.parent) == before


def test_a_newer_library_whose_program_was_killed_is_refused_and_left_as_it_was(closed: Path) -> None:
    killed = closed.with_name("killed.turnwright")
    with contextlib.closing(sqlite3.connect(closed)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
        # What lies on the disk while a program runs is what its death leaves there.
        killed.write_bytes(closed.read_bytes())
        wal = killed.with_name("killed.turnwright-wal")
        wal.write_bytes(closed.with_name(f"{closed.name}-wal").read_bytes())
    assert wal.stat().st_size > 0
    before = killed.read_bytes(), wal.read_bytes()
    assert refusal(killed).code == "newer_schema"
    assert (killed.read_bytes(), wal.read_bytes()) == before


def test_a_library_without_a_version_is_damaged(closed: Path) -> None:
    with contextlib.closing(sqlite3.connect(closed)) as connection:
        connection.execute("DELETE FROM alembic_version")
        connection.commit()
    assert refusal(closed).code == "damaged"


@pytest.fixture
def old(path: Path) -> Path:
    """A library of the first schema, with two creatures in it."""
    upgrade.create(path, "0001")
    with contextlib.closing(sqlite3.connect(path)) as connection:
        for name in ("Górgon", "Imp"):
            connection.execute(
                "INSERT INTO creature (name, name_key, system, kind, folder, tags, sheet, pools, notes, created,"
                " changed) VALUES (?, ?, 'tiny', '', '', '[\"old\"]', '{\"hp\":5}', '{\"hp\":5}', '', 1, 1)",
                (name, name.lower()),
            )
        connection.commit()
    return path


def test_an_older_library_is_copied_then_brought_up_to_date(old: Path, systems: Systems) -> None:
    library = Library.open(old, systems=systems)
    assert [row.name for row in library.creatures.rows("gorg old")] == ["Górgon"]
    goblins(library, "Grik")
    assert [row.name for row in library.creatures.rows("grik")] == ["Grik"]
    copy = library.migrated_copy
    library.close()
    assert copy == old.with_name("library.schema-0001.turnwright")
    assert (schema.revision(copy), schema.revision(old)) == ("0001", database.HEAD)
    assert in_file(copy) == ["Górgon", "Imp"]


def test_fights_of_an_older_library_are_not_put_away(path: Path) -> None:
    upgrade.create(path, "0004")
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute(
            "INSERT INTO encounter (id, name, system, state, options, rollers, notes, created, changed)"
            " VALUES (3, 'Stair', 'ffrpg', 'running', '{}', '{}', '', 1, 1)"
        )
        connection.execute(
            "INSERT INTO fight (encounter_id, script, members, cursor, played) VALUES (3, '{}', '{}', 0, 5)"
        )
        connection.commit()
    library = Library.open(path)
    assert library.journals.last_open() == 3
    library.journals.put_away(3)
    library.close()
    again = Library.open(path)
    assert (again.migrated_copy, again.journals.running(), again.journals.last_open()) == (None, [3], None)
    again.close()


def test_a_copy_never_overwrites_an_earlier_one(old: Path, systems: Systems) -> None:
    first = old.with_name("library.schema-0001.turnwright")
    first.write_bytes(b"precious")
    library = Library.open(old, systems=systems)
    library.close()
    assert first.read_bytes() == b"precious"
    assert library.migrated_copy == old.with_name("library.schema-0001-2.turnwright")


def test_a_migration_that_fails_leaves_the_file_as_it_was(old: Path, systems: Systems) -> None:
    # Found when all revisions have run, and before anything of them counts.
    with contextlib.closing(sqlite3.connect(old)) as connection:
        connection.execute("PRAGMA foreign_keys=OFF")
        connection.execute(
            'INSERT INTO encounter_entry (encounter_id, position, name, side, count, "group", sheet, cells)'
            " VALUES (99, 1, 'x', 'x', 1, '', '{}', '[]')"
        )
        connection.commit()

    def content() -> list[str]:
        with contextlib.closing(sqlite3.connect(old)) as connection:
            return list(connection.iterdump())

    before = content()
    error = refusal(old)
    assert error.code == "migration_failed"
    assert content() == before
    assert list(files(old.parent)) == [old.name]
    assert schema.revision(old) == "0001"


def test_a_migration_that_would_leave_loose_ends_is_refused(old: Path) -> None:
    with contextlib.closing(sqlite3.connect(old)) as connection:
        connection.execute("PRAGMA foreign_keys=OFF")
        connection.execute("INSERT INTO checkpoint (encounter_id, n, state) VALUES (77, 0, '{}')")
        connection.commit()
    assert refusal(old).code == "migration_failed"
    assert schema.revision(old) == "0001"


def test_the_named_revisions_are_those_of_the_scripts() -> None:
    from alembic.script import ScriptDirectory

    scripts = ScriptDirectory.from_config(upgrade.configuration())
    assert scripts.get_heads() == [database.HEAD]
    assert tuple(reversed([script.revision for script in scripts.walk_revisions()])) == database.REVISIONS


def test_the_scripts_make_the_tables_of_the_entities(library: Library) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext
    from sqlmodel import SQLModel

    from models.repositories import tables

    tables.declare()
    search = {
        "creature_search",
        "creature_terms",
        "creature_count",
        *(f"creature_search_{part}" for part in ("config", "data", "docsize", "idx")),
    }
    options = {"include_name": lambda name, kind, parents: kind != "table" or name not in search, "compare_type": True}
    with library.store.read() as connection:
        context = MigrationContext.configure(connection, opts=options)
        assert compare_metadata(context, SQLModel.metadata) == []
