"""Copies beside a library: only what passes its check is kept, named and put back."""

import contextlib
import errno
import os
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from models import library_opener
from models.library import Library
from models.repositories.creatures import Creature
from models.storage import backups, database, restore, upgrade
from models.storage.errors import LibraryError
from models.storage.open_file import OpenFile
from rules.system.system import System
from tests.models.library_files import open_and_killed, refusal

Systems = Callable[[str], System]


def goblins(library: Library, *names: str) -> None:
    library.creatures.add([Creature(name=name, system="tiny", sheet={"hp": 5}) for name in names])


def names(path: Path, systems: Systems) -> list[str]:
    library = Library.open(path, create=False, systems=systems)
    found = [row.name for row in library.creatures.rows()]
    library.close()
    return found


def spoil(path: Path) -> None:
    """Make a page of the table of creatures unreadable, as a failing disk does."""
    with contextlib.closing(sqlite3.connect(path)) as connection:
        page = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'creature'").fetchone()[0]
    with path.open("r+b") as file:
        file.seek((page - 1) * 4096)
        file.write(b"\x07" * 4096)


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory, systems: Systems) -> Path:
    """The folder of a closed library with three backups, of one, two and three goblins."""
    folder = tmp_path_factory.mktemp("kept")
    for number in range(1, 4):
        library = Library.open(folder / "library.turnwright", samples=(), systems=systems)
        goblins(library, f"g{number}")
        library.close()
    return folder


@pytest.fixture
def backed(kept: Path, path: Path) -> Path:
    """A copy of that library with its backups."""
    shutil.copytree(kept, path.parent, dirs_exist_ok=True)
    return path


def test_a_damaged_library_never_pushes_good_backups_out(backed: Path, systems: Systems) -> None:
    before = [copy.read_bytes() for copy in backups.rolling(backed)]
    spoil(backed)
    for _ in range(3):
        library = Library.open(backed, systems=systems)
        library.trays.put("tiny", [])
        with pytest.raises(LibraryError) as refused:
            library.close()
        assert (refused.value.code, refused.value.values["backup"]) == ("damaged", "library.backup-1.turnwright")
    assert [copy.read_bytes() for copy in backups.rolling(backed)] == before


def test_a_library_in_which_nothing_is_changed_pushes_no_backup_out(backed: Path, systems: Systems) -> None:
    before = [copy.read_bytes() for copy in backups.rolling(backed)]
    library = Library.open(backed, systems=systems)
    with library.together():
        assert library.creatures.count() == 3
    library.close()
    assert [copy.read_bytes() for copy in backups.rolling(backed)] == before


def test_a_damaged_backup_goes_before_a_good_one(backed: Path, systems: Systems) -> None:
    first, second, third = backups.rolling(backed)
    spoil(second)
    library = Library.open(backed, systems=systems)
    goblins(library, "g4")
    library.close()
    assert [names(copy, systems) for copy in (first, second, third)] == [
        ["g1", "g2", "g3", "g4"],
        ["g1", "g2", "g3"],
        ["g1"],
    ]


def test_only_a_backup_that_passes_its_check_is_named(backed: Path) -> None:
    first, second, third = backups.rolling(backed)
    spoil(first)
    assert backups.damaged(backed).values["backup"] == second.name
    second.write_bytes(second.read_bytes()[:9000])
    assert backups.damaged(backed).values["backup"] == third.name
    third.write_bytes(b"")
    assert backups.damaged(backed).code == "damaged_no_copy"


def test_backups_of_another_library_of_the_same_name_are_kept(backed: Path, systems: Systems) -> None:
    other = backed.with_name("other.turnwright")
    Library.open(other, samples=(), systems=systems).close()
    other.replace(backed)
    for number in range(4):
        library = Library.open(backed, samples=(), systems=systems)
        goblins(library, f"new{number}")
        library.close()
    assert [names(copy, systems)[0] for copy in backups.rolling(backed)] == ["new0"] * 3
    others = [backup for backup in backups.list_copies(backed) if not backup.is_of_this]
    assert sorted(len(names(other.path, systems)) for other in others) == [1, 2, 3]


def test_the_list_of_copies_says_which_pass_their_check(backed: Path) -> None:
    spoil(backups.rolling(backed)[1])
    for number, copy in enumerate(backups.rolling(backed)):
        os.utime(copy, (100 - number, 100 - number))
    backed.with_name("library.notes.turnwright").write_bytes(b"no copy")
    found = backups.list_copies(backed)
    assert [(backup.path.name, backup.written_at, backup.check.passes, backup.is_of_this) for backup in found] == [
        ("library.backup-1.turnwright", 100, True, True),
        ("library.backup-2.turnwright", 99, False, True),
        ("library.backup-3.turnwright", 98, True, True),
    ]
    assert [backup.check.counts[:1] for backup in found] == [(3,), (), (1,)]


def test_the_copies_of_a_library_that_is_not_there_are_found_without_a_refusal(
    backed: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    backed.unlink()
    refused: list[str] = []
    monkeypatch.setattr(LibraryError, "__init__", lambda _, code, **__: refused.append(code))
    assert [backup.check.passes for backup in backups.list_copies(backed)] == [True] * 3
    assert backups.list_copies(backed.with_name("never made.turnwright")) == []
    assert refused == []


def test_a_library_that_is_not_there_is_not_called_read_only(path: Path) -> None:
    assert backups.check(path).fault == "missing"
    for look in (database.recognise, database.demand_writable):
        with pytest.raises(LibraryError) as refused:
            look(path)
        assert refused.value.code == "missing"


def test_a_copy_with_a_row_that_refers_to_nothing_does_not_pass(backed: Path) -> None:
    with contextlib.closing(sqlite3.connect(backed)) as connection:
        connection.execute("INSERT INTO checkpoint (encounter_id, n, state) VALUES (77, 0, '{}')")
        connection.commit()
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    assert backups.check(backed).fault == "damaged"


def test_restoring_puts_a_copy_in_place_and_keeps_what_stood_there(backed: Path, systems: Systems) -> None:
    kept = restore.restore(backed, restore.stage_backup(backed, backups.rolling(backed)[2]))
    assert names(backed, systems) == ["g1"]
    assert kept == backed.with_name("library.before-1.turnwright")
    assert names(kept, systems) == ["g1", "g2", "g3"]
    assert kept in [backup.path for backup in backups.list_copies(backed)]


def test_restoring_after_a_kill_leaves_no_log_of_the_one_before(backed: Path, systems: Systems) -> None:
    killed = open_and_killed(backed, systems)
    kept = restore.restore(backed, restore.stage_backup(backed, backups.rolling(backed)[2]))
    assert not database.log_of(backed).exists()
    assert names(backed, systems) == ["g1"]
    # What had been saved before the kill is whole in what was kept.
    assert kept is not None
    assert names(kept, systems) == [*["g1", "g2", "g3"], killed]


def _sqlite_is_full(*_: object) -> None:
    error = sqlite3.OperationalError("database or disk is full")
    error.sqlite_errorcode = sqlite3.SQLITE_FULL
    raise error


def _disk_is_full(*_: object) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


@pytest.mark.parametrize("full", [_sqlite_is_full, _disk_is_full])
def test_without_room_for_a_backup_no_words_of_another_program_are_said(
    backed: Path, monkeypatch: pytest.MonkeyPatch, full: Callable[..., None]
) -> None:
    monkeypatch.setattr(database, "copy", full)
    ways: dict[str, Callable[[Path], object]] = {"no_backup_room": backups.back_up, "no_room": _restored}
    for code, way in ways.items():
        with pytest.raises(LibraryError) as refused:
            way(backed)
        assert refused.value.code == code
        assert "reason" not in str(refused.value)
        assert "full" not in str(refused.value)


def _restored(path: Path) -> None:
    restore.restore(path, restore.stage_backup(path, backups.rolling(path)[0]))


def test_a_copy_that_does_not_pass_is_not_put_in_place(backed: Path) -> None:
    spoiled = backups.rolling(backed)[0]
    spoil(spoiled)
    before = backed.read_bytes()
    with pytest.raises(LibraryError) as refused:
        restore.restore(backed, restore.stage_backup(backed, spoiled))
    assert refused.value.code == "bad_backup"
    assert backed.read_bytes() == before
    assert not list(backed.parent.glob("*before*"))


def test_an_open_library_is_not_restored(backed: Path, systems: Systems) -> None:
    library = Library.open(backed, systems=systems)
    with pytest.raises(LibraryError) as refused:
        restore.restore(backed, restore.stage_backup(backed, backups.rolling(backed)[0]))
    assert refused.value.code == "in_use"
    library.close()


# --- what a kill leaves ------------------------------------------------------------------------------------


def test_what_the_log_of_a_killed_program_holds_comes_back(backed: Path, systems: Systems) -> None:
    killed = open_and_killed(backed, systems)
    assert names(backed, systems) == ["g1", "g2", "g3", killed]


def test_a_library_moved_with_its_log_is_whole(backed: Path, systems: Systems, tmp_path: Path) -> None:
    killed = open_and_killed(backed, systems)
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    for file in (backed, database.log_of(backed)):
        shutil.move(file, elsewhere / file.name)
    assert names(elsewhere / backed.name, systems) == ["g1", "g2", "g3", killed]


def test_a_library_that_is_gone_is_not_made_anew_beside_its_copies_or_its_log(backed: Path, systems: Systems) -> None:
    open_and_killed(backed, systems)
    backed.unlink()
    error = refusal(backed)
    assert (error.code, error.values["copy"]) == ("missing_but_copies", "library.backup-1.turnwright")
    spoil(backed.with_name("library.backup-1.turnwright"))
    assert refusal(backed).values["copy"] == "library.backup-2.turnwright"
    for copy in backups.rolling(backed):
        copy.unlink()
    error = refusal(backed)
    assert (error.code, error.values["log"]) == ("missing_but_log", "library.turnwright-wal")
    assert not backed.exists()
    database.log_of(backed).unlink()
    Library.open(backed, samples=(), systems=systems).close()


@pytest.mark.parametrize("write", [shutil.copyfile, Path.replace])
def test_a_backup_copied_over_a_library_is_what_opens_whatever_log_was_left(
    backed: Path, systems: Systems, write: Callable[[Path, Path], object]
) -> None:
    open_and_killed(backed, systems)
    write(backups.rolling(backed)[2], backed)
    assert names(backed, systems) == ["g1"]
    assert backups.check(backed).passes


@pytest.mark.parametrize("looked", ["whether it is free", "refused"])
def test_whoever_only_looks_at_a_killed_library_leaves_what_tells_its_log_from_others(
    backed: Path, systems: Systems, monkeypatch: pytest.MonkeyPatch, looked: str
) -> None:
    open_and_killed(backed, systems)

    def full(*_: object) -> OpenFile:
        raise LibraryError("disk_full", **database.described(backed))

    if looked == "refused":
        with monkeypatch.context() as patched:
            patched.setattr(library_opener, "open_file", full)
            with pytest.raises(LibraryError):
                Library.open(backed, systems=systems)
    else:
        assert restore.is_free(backed)
    shutil.copyfile(backups.rolling(backed)[2], backed)
    assert names(backed, systems) == ["g1"]
    assert backups.check(backed).passes
    assert not list(backed.parent.glob("*.lock"))


# --- identity ----------------------------------------------------------------------------------------------


def test_a_copy_has_the_identity_of_its_library_and_no_other_has(backed: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.turnwright"
    Library.open(other, samples=()).close()
    own = backups.check(backed).identity
    assert len(own) == 32
    assert {backups.check(copy).identity for copy in backups.rolling(backed)} == {own}
    assert backups.check(other).identity != own


def test_an_older_library_gets_an_identity(path: Path) -> None:
    upgrade.create(path, "0006")
    assert backups.check(path).identity == ""
    Library.open(path).close()
    assert len(backups.check(path).identity) == 32
