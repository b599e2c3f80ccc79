"""A library's file that is deleted, moved or replaced while it is open: no save is taken for one."""

import errno
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from models.library import Library
from models.repositories.creatures import Creature
from models.storage import backups
from models.storage.atomic_files import write_whole
from models.storage.bounded_reads import read_file
from models.storage.errors import LibraryError
from models.storage.open_file import OpenFile
from rules.system.system import System

Systems = Callable[[str], System]


def add(library: Library, name: str) -> None:
    library.creatures.add([Creature(name=name, system="tiny", sheet={"hp": 5})])


def lose_by_deleting(path: Path) -> str:
    path.unlink()
    return "moved"


def lose_by_renaming(path: Path) -> str:
    path.rename(path.with_name("other.turnwright"))
    return "moved"


def lose_by_moving(path: Path) -> str:
    folder = path.with_name("elsewhere")
    folder.mkdir()
    shutil.move(path, folder / path.name)
    return "moved"


def lose_by_replacing(path: Path) -> str:
    other = path.with_name("other.turnwright")
    Library.open(other, samples=()).close()
    other.replace(path)
    return "replaced"


def lose_by_copying_over(path: Path) -> str:
    other = path.with_name("other.turnwright")
    Library.open(other, samples=()).close()
    shutil.copyfile(other, path)
    return "replaced"


LOSSES = [lose_by_deleting, lose_by_renaming, lose_by_moving, lose_by_replacing, lose_by_copying_over]


def look_into_as_another_program(path: Path) -> None:
    words = "import sqlite3, sys; c = sqlite3.connect(sys.argv[1]); "
    words += "c.execute('SELECT name FROM creature').fetchall(); c.close()"
    subprocess.run([sys.executable, "-c", words, str(path)], check=True, timeout=600)


def test_what_is_saved_after_another_program_has_looked_into_the_library_outlives_a_kill(
    path: Path, systems: Systems, tmp_path: Path
) -> None:
    library = Library.open(path, samples=(), systems=systems)
    assert library.check_damage() is None
    add(library, "Grik")
    library.demand_file()
    look_into_as_another_program(path)
    add(library, "Snag")
    assert library.is_in_place()
    left = tmp_path / "left" / path.name
    left.parent.mkdir()
    for suffix in ("", "-wal"):  # What a kill would leave.
        shutil.copyfile(path.with_name(path.name + suffix), left.with_name(left.name + suffix))
    reopened = Library.open(left, samples=(), systems=systems)
    assert reopened.creatures.count() == 2
    reopened.close()
    library.close()


def test_a_program_that_has_only_just_started_looks_a_library_over(path: Path, systems: Systems) -> None:
    Library.open(path, samples=(), systems=systems).close()
    words = "import sys; from pathlib import Path; from models.library import Library; "
    words += "library = Library.open(Path(sys.argv[1])); assert library.check_damage() is None; library.close()"
    root = Path(__file__).parents[3]
    subprocess.run([sys.executable, "-c", words, str(path)], check=True, timeout=600, cwd=root)


@pytest.mark.parametrize("lose", LOSSES)
def test_a_save_into_a_file_that_is_gone_is_refused(path: Path, systems: Systems, lose: Callable[[Path], str]) -> None:
    library = Library.open(path, samples=(), systems=systems)
    add(library, "Grik")
    code = lose(path)
    for save in (lambda: add(library, "Snag"), lambda: library.trays.put("tiny", []), library.demand_file):
        with pytest.raises(LibraryError) as refused:
            save()
        assert refused.value.code == code
    before = [file.name for file in backups.rolling(path)]
    with pytest.raises(LibraryError) as refused:
        library.close()
    assert refused.value.code == code
    assert [file.name for file in backups.rolling(path)] == before


@pytest.mark.parametrize("lose", LOSSES[:4])
@pytest.mark.parametrize("name", ["library.turnwright", "copy.turnwright"])
def test_all_that_was_saved_can_be_written_elsewhere(
    path: Path, systems: Systems, lose: Callable[[Path], str], name: str
) -> None:
    library = Library.open(path, samples=(), systems=systems)
    add(library, "Grik")
    lose(path)
    target = path.with_name(name)
    library.copy_to(target)
    with pytest.raises(LibraryError):
        library.close()
    again = Library.open(target, create=False, systems=systems)
    assert [row.name for row in again.creatures.rows()] == ["Grik"]
    again.close()


def test_a_renamed_file_that_comes_back_is_saved_in_again(path: Path, systems: Systems) -> None:
    library = Library.open(path, samples=(), systems=systems)
    lose_by_renaming(path)
    with pytest.raises(LibraryError):
        add(library, "Snag")
    path.with_name("other.turnwright").rename(path)
    add(library, "Grik")
    library.close()
    again = Library.open(path, systems=systems)
    assert [row.name for row in again.creatures.rows()] == ["Grik"]
    again.close()


@pytest.mark.parametrize("lose", LOSSES[3:])
def test_the_file_that_has_come_is_left_as_it_is(path: Path, systems: Systems, lose: Callable[[Path], str]) -> None:
    library = Library.open(path, samples=(), systems=systems)
    add(library, "Grik")
    lose(path)
    before = path.read_bytes()
    with pytest.raises(LibraryError):
        add(library, "Snag")
    with pytest.raises(LibraryError):
        library.close()
    assert path.read_bytes() == before
    assert sorted(file.name for file in path.parent.iterdir() if path.name in file.name) == [path.name]
    again = Library.open(path, systems=systems)
    assert again.creatures.rows() == []
    again.close()
    assert backups.check(path).passes


def test_a_renamed_library_holds_all_that_was_saved(path: Path, systems: Systems) -> None:
    library = Library.open(path, samples=(), systems=systems)
    add(library, "Grik")
    lose_by_renaming(path)
    with pytest.raises(LibraryError):
        library.close()
    again = Library.open(path.with_name("other.turnwright"), systems=systems)
    assert [row.name for row in again.creatures.rows()] == ["Grik"]
    again.close()


def test_a_copy_under_its_own_name_is_refused_while_the_file_is_there(path: Path, systems: Systems) -> None:
    library = Library.open(path, samples=(), systems=systems)
    with pytest.raises(LibraryError) as refused:
        library.copy_to(path)
    assert refused.value.code == "same_file"
    library.close()


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (OSError(errno.ENOSPC, os.strerror(errno.ENOSPC)), "no_room"),
        (sqlite3.OperationalError("database or disk is full"), "no_room"),
        (None, "held"),
    ],
)
def test_a_library_that_cannot_be_opened_just_now_speaks_of_no_change_that_was_lost(
    path: Path, systems: Systems, monkeypatch: pytest.MonkeyPatch, error: OSError | sqlite3.Error | None, code: str
) -> None:
    Library.open(path, samples=(), systems=systems).close()
    other = sqlite3.connect(path, isolation_level=None)
    if error is None:
        other.execute("BEGIN IMMEDIATE")
    else:
        if isinstance(error, sqlite3.Error):
            error.sqlite_errorcode = sqlite3.SQLITE_FULL

        def full(*_: object) -> None:
            raise error

        monkeypatch.setattr(OpenFile, "_write_mark", full)
    with pytest.raises(LibraryError) as refused:
        Library.open(path, systems=systems)
    other.close()
    assert refused.value.code == code
    assert "not saved" not in str(refused.value)


def test_a_library_held_by_another_program_is_said_to_be_and_the_next_save_goes_through(
    path: Path, systems: Systems
) -> None:
    library = Library.open(path, samples=(), systems=systems)
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(LibraryError) as refused:
        add(library, "Grik")
    assert refused.value.code == "locked"
    other.execute("ROLLBACK")
    other.close()
    add(library, "Snag")
    assert [row.name for row in library.creatures.rows()] == ["Snag"]
    library.close()


# --- the locks of the open file -----------------------------------------------------------------------------


def is_locked(path: Path) -> bool:
    """Whether another program finds SQLite's lock on the file."""
    words = "import fcntl, struct, sys; file = open(sys.argv[1], 'r+b'); "
    words += "asked = struct.pack('hhqqi', fcntl.F_WRLCK, 0, 0x40000002, 510, 0); "
    words += "found = fcntl.fcntl(file, fcntl.F_GETLK, asked); "
    words += "print(struct.unpack('hhqqi', found)[0] != fcntl.F_UNLCK)"
    ended = subprocess.run(
        [sys.executable, "-c", words, str(path)], check=True, timeout=600, capture_output=True, text=True
    )
    return ended.stdout == "True\n"


@pytest.mark.skipif(sys.platform != "linux", reason="locks are asked after as Linux has them")
def test_no_way_to_open_a_file_drops_the_locks_of_the_open_library(path: Path, systems: Systems) -> None:
    library = Library.open(path, samples=(), systems=systems)
    add(library, "Grik")
    assert is_locked(path)
    other = path.with_name("Same.turnwright")
    other.hardlink_to(path)
    for name in (path, other):
        with pytest.raises(OSError, match=os.strerror(errno.EBUSY)):
            read_file(name)
        with pytest.raises(OSError, match=os.strerror(errno.EBUSY)):
            write_whole(name, "a log")
        with pytest.raises(LibraryError) as refused:
            Library.open(name, systems=systems)
        assert refused.value.code == "in_use"
        assert backups.check(name).fault == "in_use"
    assert is_locked(path)
    add(library, "Snag")
    library.close()
    assert read_file(path).startswith(b"SQLite")
