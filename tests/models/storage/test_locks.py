"""Who may open a library: one program for each file, by whatever names it has, and a sentence that says why not."""

import contextlib
import errno
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from models import read_only
from models.library import Library
from models.storage import backups, locks, restore
from models.storage.errors import LibraryError
from rules.system.system import System
from tests.models.library_files import files, goblins, open_and_killed, refusal

Systems = Callable[[str], System]


def names(path: Path) -> list[str]:
    """What a command that only reads finds."""
    with read_only.open_to_read(path) as library:
        return [row.name for row in library.creatures.rows()]


# --- several names ---------------------------------------------------------------------------------------------


def test_a_library_with_a_second_name_is_refused_by_both_while_neither_is_open(closed: Path) -> None:
    second = closed.with_name("second.turnwright")
    os.link(closed, second)
    before = files(closed.parent)
    for path in (closed, second):
        assert refusal(path).code == "several_names"
        with pytest.raises(LibraryError) as refused:
            names(path)
        assert refused.value.code == "several_names"
    assert files(closed.parent) == before
    second.unlink()
    Library.open(closed).close()


def test_a_second_name_that_is_given_to_an_open_library_opens_nothing(path: Path, systems: Systems) -> None:
    library = Library.open(path, samples=(), systems=systems)
    second = path.with_name("second.turnwright")
    os.link(path, second)
    words = "import sys; from pathlib import Path; from models.library import Library; Library.open(Path(sys.argv[1]))"
    root = Path(__file__).parents[3]
    command = [sys.executable, "-c", words, str(second)]
    other = subprocess.run(command, capture_output=True, text=True, check=False, timeout=600, cwd=root)
    assert "has more than one name (a hard link)" in other.stderr
    goblins(library, "Grik")
    library.close()
    second.unlink()
    assert names(path) == ["Grik"]


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
def test_a_library_behind_links_is_one_library_by_every_name(path: Path, systems: Systems) -> None:
    library = Library.open(path, samples=(), systems=systems)
    folder = path.with_name("linked")
    folder.mkdir()
    link, other = folder / "link.turnwright", folder / "other.turnwright"
    link.symlink_to(path)
    other.symlink_to(link)
    for candidate in (link, other):
        with pytest.raises(LibraryError) as refused:
            Library.open(candidate)
        assert refused.value.code == "in_use"
    goblins(library, "Grik")
    library.close()
    again = Library.open(other, systems=systems)
    assert again.path == path
    goblins(again, "Snag")
    again.close()
    assert names(path) == ["Grik", "Snag"]
    assert list(folder.iterdir()) == [link, other] or list(folder.iterdir()) == [other, link]


# --- no locks --------------------------------------------------------------------------------------------------


def test_where_nothing_can_be_locked_that_is_said_and_it_is_read_all_the_same(
    closed: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def seize(handle: int) -> None:
        raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK))

    monkeypatch.setattr(locks, "seize", seize)
    before = files(closed.parent)
    error = refusal(closed)
    assert (error.code, error.values["reason"]) == ("no_locks", os.strerror(errno.ENOLCK))
    assert names(closed) == ["Grik", "Snag"]
    assert files(closed.parent) == before


def test_what_a_kill_has_left_is_read_where_nothing_can_be_locked(
    closed: Path, systems: Systems, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_and_killed(closed, systems)
    really = locks.seize

    def seize(handle: int) -> None:
        if os.path.samestat(os.fstat(handle), closed.with_name(f".{closed.name}.lock").stat()):
            raise OSError(errno.EOPNOTSUPP, os.strerror(errno.EOPNOTSUPP))
        really(handle)

    monkeypatch.setattr(locks, "seize", seize)
    assert names(closed) == ["Grik", "Snag", "unfinished"]


# --- another user's lock ---------------------------------------------------------------------------------------


@pytest.fixture
def shared(systems: Systems) -> Iterator[Path]:
    """A library in a folder in which everybody may write, and the lock of another user, who is gone."""
    if os.name != "posix":
        pytest.skip("users as POSIX has them")
    with tempfile.TemporaryDirectory(prefix="turnwright-models-") as place:
        folder = Path(place)
        path = folder / "library.turnwright"
        library = Library.open(path, samples=(), systems=systems)
        goblins(library, "Grik")
        library.close(back_up=False)
        yield path


@contextlib.contextmanager
def as_nobody(path: Path, mode: int, *, may_remove: bool) -> Iterator[None]:
    """As a user who shares a library with root, who has left a lock of that mode."""
    lock = path.with_name(f".{path.name}.lock")
    path.parent.chmod(0o777 if may_remove else 0o1777)
    path.chmod(0o666)
    lock.write_bytes(b"1234abcd".ljust(64))
    lock.chmod(mode)
    if os.geteuid() != 0:
        pytest.skip("only root can be two users")
    os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(0)


def test_a_lock_that_another_user_has_left_is_taken_over_where_that_may_be(shared: Path, systems: Systems) -> None:
    with as_nobody(shared, 0o644, may_remove=True):
        library = Library.open(shared, systems=systems)
        assert refusal(shared).code == "in_use"
        goblins(library, "Snag")
        library.close(back_up=False)
        assert names(shared) == ["Grik", "Snag"]
        assert not shared.with_name(f".{shared.name}.lock").exists()


@pytest.mark.parametrize("mode", [0o644, 0o600])
def test_a_lock_that_another_user_has_left_is_named_where_it_cannot_be_taken_over(shared: Path, mode: int) -> None:
    with as_nobody(shared, mode, may_remove=False):
        error = refusal(shared)
        assert (error.code, error.values["lock"]) == ("lock_left", ".library.turnwright.lock")
        assert names(shared) == ["Grik"]


def test_a_lock_that_another_user_holds_is_in_use(shared: Path) -> None:
    held = locks.Lock(shared.with_name(f".{shared.name}.lock"), shared.with_name("none"))
    try:
        with as_nobody(shared, 0o644, may_remove=True):
            assert refusal(shared).code == "in_use"
            assert names(shared) == ["Grik"]
    finally:
        held.release()


def test_a_lock_of_another_user_does_not_make_a_read_only_library_anything_else(shared: Path) -> None:
    with as_nobody(shared, 0o644, may_remove=False):
        os.seteuid(0)
        shared.chmod(0o444)
        os.seteuid(65534)
        assert refusal(shared).code == "read_only"
        assert names(shared) == ["Grik"]


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
def test_a_backup_is_put_in_the_place_of_what_a_link_leads_to(closed: Path, systems: Systems) -> None:
    open_and_killed(closed, systems)
    folder = closed.with_name("linked")
    folder.mkdir()
    link = folder / closed.name
    link.symlink_to(closed)
    assert [backup.path.parent for backup in backups.list_copies(link)] == [closed.parent]
    kept = restore.restore(link, restore.stage_backup(link, backups.rolling(closed)[0]))
    assert link.is_symlink()
    assert kept == closed.with_name("library.before-1.turnwright")
    assert names(link) == ["Grik", "Snag"]
    assert names(kept) == ["Grik", "Snag", "unfinished"]
    assert list(folder.iterdir()) == [link]
