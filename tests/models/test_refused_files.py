"""A file that is no library, may not be written or is spoiled: refused with its reason, and left as it was."""

import contextlib
import os
import sqlite3
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from models.library import Library
from models.storage import backups
from models.storage.errors import LibraryError
from tests.models.library_files import Systems, files, nobody, refusal


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """A folder that everybody can reach."""
    with tempfile.TemporaryDirectory(prefix="turnwright-models-") as place:
        folder = Path(place)
        folder.chmod(0o755)
        yield folder
        folder.chmod(0o755)


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
