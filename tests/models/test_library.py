"""The file itself: what is refused, what is kept, and that nothing is lost by either."""

import contextlib
import os
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from sqlalchemy import Connection

from models import backups, database, migrating
from models.creatures import Creature
from models.library import Library
from models.parties import Party
from models.refusals import MESSAGES, LibraryError
from rules.messages import messages_of
from rules.system import System

ROOT = Path(__file__).parents[2]
Systems = Callable[[str], System]

HOLDER = """
import sys
from pathlib import Path
from models.library import Library
library = Library.open(Path(sys.argv[1]), samples=())
print("open", flush=True)
sys.stdin.read()
library.close()
"""


def refusal(path: Path, *, create: bool = True) -> LibraryError:
    with pytest.raises(LibraryError) as refused:
        Library.open(path, samples=(), create=create)
    sentence = str(refused.value)
    assert sentence == messages_of(MESSAGES, "en").say(f"library-{refused.value.code}", refused.value.values)
    assert path.name in sentence
    assert sentence.endswith(".")
    assert "\n" not in sentence
    return refused.value


def files(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir() if file.is_file()}


def goblins(library: Library, *names: str) -> None:
    library.creatures.add([Creature(name=name, system="tiny", sheet={"hp": 5}) for name in names])


@pytest.fixture
def closed(path: Path, systems: Systems) -> Path:
    """A library with two goblins that nobody has open."""
    library = Library.open(path, samples=(), systems=systems)
    goblins(library, "Grik", "Snag")
    library.close()
    return path


@contextlib.contextmanager
def nobody(folder: Path) -> Iterator[None]:
    """Without the power to write everywhere, which tests in a container often have."""
    if os.geteuid() != 0:
        yield
        return
    os.chown(folder, 65534, 65534)
    for file in folder.iterdir():
        os.chown(file, 65534, 65534)
    os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(0)


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """A folder that everybody can reach."""
    with tempfile.TemporaryDirectory(prefix="turnwright-models-") as place:
        folder = Path(place)
        folder.chmod(0o755)
        yield folder
        folder.chmod(0o755)


# --- what is no library ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "content",
    [
        b"\x89PNG\r\n\x1a\n" + bytes(500),
        b"\xff\xd8\xff\xe0" + b"JFIF" * 100,
        b"x",
        b"{}",
        b"SQLite format 3\x00",
        b"SQLite format 3\x00" + bytes(5000),
    ],
    ids=["png", "jpeg", "one byte", "json", "only the start of a database", "a database of nothing"],
)
def test_a_picture_or_another_file_is_refused_and_left_as_it_was(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    assert refusal(path).code == "not_a_library"
    assert files(path.parent) == {path.name: content}


def test_another_programs_database_is_refused_and_left_as_it_was(path: Path) -> None:
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("CREATE TABLE bookmarks (url TEXT)")
        connection.commit()
    before = files(path.parent)
    assert refusal(path).code == "not_a_library"
    assert files(path.parent) == before


def test_a_folder_is_refused(path: Path) -> None:
    path.mkdir()
    assert refusal(path).code == "is_folder"


def test_a_place_that_is_not_there_is_refused(path: Path) -> None:
    nowhere = path.parent / "none" / path.name
    assert refusal(nowhere).code == "no_folder"
    assert refusal(path, create=False).code == "missing"
    assert files(path.parent) == {}


def test_an_empty_file_becomes_a_library_only_where_one_may_be_made(path: Path) -> None:
    path.touch()
    assert refusal(path, create=False).code == "empty"
    Library.open(path, samples=()).close()
    assert path.stat().st_size > 0


def test_an_empty_file_with_backups_was_a_library_and_none_is_made_in_it(closed: Path) -> None:
    closed.write_bytes(b"")
    assert refusal(closed).code == "empty"
    assert closed.read_bytes() == b""


@pytest.mark.skipif(os.name != "posix", reason="permissions of files as POSIX has them")
def test_a_read_only_file_is_refused_and_left_as_it_was(open_folder: Path, systems: Systems) -> None:
    path = open_folder / "library.turnwright"
    Library.open(path, samples=(), systems=systems).close()
    before = files(open_folder)
    path.chmod(0o444)
    with nobody(open_folder):
        assert refusal(path).code == "read_only"
    assert files(open_folder) == before


@pytest.mark.skipif(os.name != "posix", reason="permissions of folders as POSIX has them")
def test_a_library_in_a_read_only_folder_is_refused_and_left_as_it_was(open_folder: Path, systems: Systems) -> None:
    path = open_folder / "library.turnwright"
    Library.open(path, samples=(), systems=systems).close()
    before = files(open_folder)
    open_folder.chmod(0o555)
    with nobody(open_folder):
        assert refusal(path).code == "read_only"
        assert refusal(open_folder / "other.turnwright").code == "read_only"
    assert files(open_folder) == before


@pytest.mark.skipif(os.name != "posix", reason="permissions of folders as POSIX has them")
def test_a_picture_in_a_read_only_folder_is_called_a_picture_first(open_folder: Path) -> None:
    path = open_folder / "photo.png"
    path.write_bytes(b"\x89PNG")
    open_folder.chmod(0o555)
    with nobody(open_folder):
        assert refusal(path).code == "not_a_library"


def test_a_torn_library_is_refused_and_names_its_backup(closed: Path) -> None:
    backup = backups.rolling(closed)[0]
    whole = closed.read_bytes()
    closed.write_bytes(whole[:100] + b"\x07" * (len(whole) - 100))
    error = refusal(closed)
    assert (error.code, error.values["backup"]) == ("damaged", backup.name)
    backup.unlink()
    assert refusal(closed).code == "damaged_no_copy"


def test_a_library_torn_in_its_middle_is_refused_when_its_rows_are_read(closed: Path, systems: Systems) -> None:
    whole = bytearray(closed.read_bytes())
    with contextlib.closing(sqlite3.connect(closed)) as connection:
        page = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'creature'").fetchone()[0]
    whole[(page - 1) * 4096 : page * 4096] = b"\x07" * 4096
    closed.write_bytes(whole)
    library = Library.open(closed, systems=systems)
    with pytest.raises(LibraryError) as refused:
        library.creatures.rows()
    assert refused.value.code == "damaged"
    library.close()


def read_tags(path: Path, systems: Systems) -> None:
    with contextlib.closing(Library.open(path, systems=systems)) as library:
        library.creatures.rows()


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE creature SET tags = '[5'",
        "PRAGMA writable_schema=ON; UPDATE sqlite_master SET sql = CAST(x'ff' AS TEXT) WHERE name = 'creature'",
    ],
)
def test_whatever_is_spoiled_is_refused_as_damaged_where_it_is_read(
    closed: Path, systems: Systems, statement: str
) -> None:
    with contextlib.closing(sqlite3.connect(closed)) as connection:
        connection.executescript(statement)
    with pytest.raises(LibraryError) as refused:
        read_tags(closed, systems)
    assert refused.value.code == "damaged"


def test_a_text_that_is_none_any_more_is_read_with_gaps(closed: Path, systems: Systems) -> None:
    with contextlib.closing(sqlite3.connect(closed)) as connection:
        connection.execute("UPDATE creature SET name = CAST(x'47ff' AS TEXT) WHERE id = 1")
        connection.commit()
    library = Library.open(closed, systems=systems)
    assert {row.name for row in library.creatures.rows()} == {"G\ufffd", "Snag"}
    library.close()


def test_a_full_disk_loses_the_change_alone(library: Library) -> None:
    goblins(library, "Grik")
    with library.store.read() as connection:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
    # The pool hands the same connection out again, so its limit is the next writer's.
    with library.store.read() as connection:
        connection.exec_driver_sql(f"PRAGMA max_page_count={pages}")
    with pytest.raises(LibraryError) as refused:
        library.creatures.add(Creature(name="x", system="tiny", sheet={"hp": 1}, notes="n" * 9000) for _ in range(50))
    assert refused.value.code == "disk_full"
    assert [row.name for row in library.creatures.rows()] == ["Grik"]


# --- two at once -------------------------------------------------------------------------------------------


def test_a_library_that_is_open_is_refused_to_a_second_one(library: Library, path: Path) -> None:
    assert refusal(path).code == "in_use"
    goblins(library, "Grik")
    assert library.creatures.count() == 1


def test_a_link_to_an_open_library_is_refused_too(library: Library, path: Path) -> None:
    link = path.with_name("link.turnwright")
    link.symlink_to(path)
    with pytest.raises(LibraryError) as refused:
        Library.open(link, samples=())
    assert refused.value.code == "in_use"


def test_a_library_open_in_another_program_is_refused_until_that_one_is_killed(closed: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(closed)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "open\n"
        assert refusal(closed).code == "in_use"
        holder.kill()
    library = Library.open(closed)
    assert library.creatures.count() == 2
    library.close()


def test_a_closed_library_leaves_one_file_and_its_backup(closed: Path) -> None:
    assert sorted(files(closed.parent)) == ["library.backup-1.turnwright", "library.turnwright"]


def test_closing_twice_does_no_harm_to_the_next_one(path: Path, systems: Systems) -> None:
    first = Library.open(path, samples=(), systems=systems)
    first.close()
    second = Library.open(path, systems=systems)
    first.close()
    assert refusal(path).code == "in_use"
    second.close()


def test_threads_wait_for_each_other(library: Library) -> None:
    def add(number: int) -> None:
        for one in range(10):
            goblins(library, f"g{number} {one}")
            assert library.creatures.rows(f"g{number}")

    with ThreadPoolExecutor(6) as pool:
        list(pool.map(add, range(6)))
    assert library.creatures.count() == 60


# --- backups -----------------------------------------------------------------------------------------------


def in_file(path: Path) -> list[str]:
    with contextlib.closing(sqlite3.connect(path)) as connection:
        return [row[0] for row in connection.execute("SELECT name FROM creature ORDER BY id")]


def test_three_backups_roll_and_only_after_a_change(path: Path, systems: Systems) -> None:
    for number in range(5):
        library = Library.open(path, samples=(), systems=systems)
        goblins(library, f"g{number}")
        library.close()
        library = Library.open(path, systems=systems)
        library.creatures.rows()
        library.close()
    kept = backups.rolling(path)
    assert [file.name for file in kept] == [f"library.backup-{number}.turnwright" for number in (1, 2, 3)]
    assert [len(in_file(file)) for file in kept] == [5, 4, 3]


def test_a_backup_is_a_library(closed: Path, systems: Systems) -> None:
    library = Library.open(backups.rolling(closed)[0], systems=systems)
    assert [row.name for row in library.creatures.rows("grik")] == ["Grik"]
    library.close()


# --- how the file is kept ----------------------------------------------------------------------------------


def test_every_connection_keeps_what_it_commits(library: Library) -> None:
    def pragma(name: str) -> object:
        with library.store.read() as connection:
            return connection.exec_driver_sql(f"PRAGMA {name}").scalar_one()

    assert (pragma("journal_mode"), pragma("foreign_keys"), pragma("synchronous")) == ("wal", 1, 2)
    assert pragma("application_id") == database.APPLICATION_ID


def fail_half_way(connection: Connection) -> None:
    connection.exec_driver_sql("INSERT INTO party (name, notes, position, created) VALUES ('x', '', 0, 0)")
    raise ZeroDivisionError


def test_a_block_that_fails_writes_nothing(library: Library) -> None:
    with pytest.raises(ZeroDivisionError), library.store.write() as connection:
        fail_half_way(connection)
    assert library.parties.all() == []


def test_a_wrong_statement_is_no_refusal_but_a_fault_of_ours(library: Library) -> None:
    from sqlalchemy.exc import OperationalError

    with pytest.raises(OperationalError), library.store.read() as connection:
        connection.exec_driver_sql("SELECT nothing FROM nowhere")


def test_a_start_needs_no_migration_tools(closed: Path) -> None:
    program = (
        "import sys; from pathlib import Path; from models.library import Library\n"
        "Library.open(Path(sys.argv[1])).close()\n"
        "print(any(name.partition('.')[0] in ('alembic', 'mako', 'PySide6', 'platformdirs') for name in sys.modules))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, str(closed)], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stdout == "False\n"


# --- older and newer ones ----------------------------------------------------------------------------------


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
    migrating.create(path, "0001")
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
    assert (database.revision(copy), database.revision(old)) == ("0001", database.HEAD)
    assert in_file(copy) == ["Górgon", "Imp"]


def test_fights_of_an_older_library_are_not_put_away(path: Path) -> None:
    migrating.create(path, "0004")
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
    # A table of that name is in the second revision's way, after its first statements have run.
    with contextlib.closing(sqlite3.connect(old)) as connection:
        connection.execute("CREATE TRIGGER creature_search_removed AFTER DELETE ON creature BEGIN SELECT 1; END")
        connection.commit()

    def content() -> list[str]:
        with contextlib.closing(sqlite3.connect(old)) as connection:
            return list(connection.iterdump())

    before = content()
    error = refusal(old)
    assert error.code == "migration_failed"
    assert content() == before
    assert list(files(old.parent)) == [old.name]
    assert database.revision(old) == "0001"


def test_a_migration_that_would_leave_loose_ends_is_refused(old: Path) -> None:
    with contextlib.closing(sqlite3.connect(old)) as connection:
        connection.execute("PRAGMA foreign_keys=OFF")
        connection.execute("INSERT INTO checkpoint (encounter_id, n, state) VALUES (77, 0, '{}')")
        connection.commit()
    assert refusal(old).code == "migration_failed"
    assert database.revision(old) == "0001"


def test_the_named_revisions_are_those_of_the_scripts() -> None:
    from alembic.script import ScriptDirectory

    scripts = ScriptDirectory.from_config(migrating.configuration())
    assert scripts.get_heads() == [database.HEAD]
    assert tuple(reversed([script.revision for script in scripts.walk_revisions()])) == database.REVISIONS


def test_the_scripts_make_the_tables_of_the_entities(library: Library) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext
    from sqlmodel import SQLModel

    from models import soundness

    soundness._know_all_tables()
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


def test_a_block_inside_another_one_belongs_to_its_transaction_which_goes_on_after_it(library: Library) -> None:
    def names() -> list[str]:
        return [one.name for one in library.parties.all()]

    with library.together():
        with library.together():
            library.parties.add(Party(name="Inner"))
        # The outer one reads what has been written in it, and writes on.
        assert names() == ["Inner"]
        library.parties.add(Party(name="Outer"))
    assert names() == ["Inner", "Outer"]

    def fail() -> None:
        with library.together():
            with library.together():
                library.parties.add(Party(name="Lost"))
            library.parties.add(Party(name="Lost too"))
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        fail()
    assert names() == ["Inner", "Outer"]
