"""A library's file in use: by one program at a time, with its backups, and each block written whole or not at all."""

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from sqlalchemy import Connection

from models.library import Library
from models.repositories.creatures import Creature
from models.repositories.parties import Party
from models.storage import backups, database
from models.storage.errors import LibraryError
from tests.models.library_files import Systems, files, goblins, in_file, refusal

ROOT = Path(__file__).parents[3]

HOLDER = """
import sys
from pathlib import Path
from models.library import Library
library = Library.open(Path(sys.argv[1]), samples=())
print("open", flush=True)
sys.stdin.read()
library.close()
"""


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
        for item in range(10):
            goblins(library, f"g{number} {item}")
            assert library.creatures.rows(f"g{number}")

    with ThreadPoolExecutor(6) as pool:
        list(pool.map(add, range(6)))
    assert library.creatures.count() == 60


# --- backups -----------------------------------------------------------------------------------------------


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


def test_a_block_inside_another_one_belongs_to_its_transaction_which_goes_on_after_it(library: Library) -> None:
    def names() -> list[str]:
        return [party.name for party in library.parties.all()]

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
