"""Commands that only read leave a library and its folder as they were, and need not be able to write there."""

import contextlib
import gzip
import json
import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

import desktop.__main__ as command
from models.library import Library
from models.repair import integrity
from models.repositories.creatures import Creature
from models.storage import database, schema
from tests.models.library_files import nobody

KEPT = Path(__file__).parents[1] / "golden" / "libraries"
READING = (
    "list creatures",
    "list parties",
    "list encounters",
    "list fights",
    "export creatures --format csv -o {out}",
    "export party --format json -o {out}",
    "export encounter --format json -o {out}",
    "export log {fight} --format html -o {out}",
    "export log {fight} {fight} --format pdf -o {out}",
    "export log {fight} --format json -o {out}",
    "import {file} --dry-run",
)
BAT = {"name": "Bat", "system": "tabuleiro", "sheet": {"vida": 4, "con": 1}}
BATS = {"format": "turnwright", "version": 1, "creatures": [BAT]}
Calls = Callable[[Path], list[str]]


def files(folder: Path) -> dict[str, tuple[bytes, int]]:
    """What lies in a folder, and when it was written."""
    return {path.name: (path.read_bytes(), path.stat().st_mtime_ns) for path in folder.iterdir()}


@pytest.fixture
def folder() -> Iterator[Path]:
    """A folder that everybody can reach, as those of tests are not."""
    with tempfile.TemporaryDirectory(prefix="turnwright-read-") as place:
        found = Path(place, "table")
        found.mkdir()
        found.parent.chmod(0o755)
        yield found
        found.chmod(0o755)


@pytest.fixture(scope="module")
def closed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A library of this version with the samples and a fight of each system that goes on."""
    path = tmp_path_factory.mktemp("kept") / "Table.turnwright"
    path.write_bytes(gzip.decompress(max(KEPT.iterdir()).read_bytes()))
    Library.open(path).close()
    return path


@pytest.fixture
def library(closed: Path, folder: Path) -> Path:
    return Path(shutil.copyfile(closed, folder / "Table.turnwright"))


@pytest.fixture
def calls(folder: Path, capfd: pytest.CaptureFixture[str], qapp: QApplication) -> Calls:
    """Runs each command that only reads; what each has printed, and written."""
    own = folder.parent / "own"
    own.mkdir()
    own.chmod(0o777)
    file, out = own / "bat.json", own / "out"
    file.write_text(json.dumps(BATS), "utf-8")

    def run(library: Path) -> list[str]:
        told: list[str] = []
        fight = 0
        for line in READING:
            words = line.format(out=out, file=file, fight=fight).split()
            status = command.main([*words, "--library", str(library)])
            printed, said = capfd.readouterr()
            assert (status, said) == (0, ""), line
            told.append(printed.replace(str(own), "own"))
            if line == "list fights":
                fight = json.loads(printed.splitlines()[0])["id"]
            if out.exists() and "pdf" not in line:
                told.append(out.read_text("utf-8"))
            out.unlink(missing_ok=True)
        assert '"Bat"' in told[-1]
        return told

    return run


@pytest.fixture(scope="module")
def known() -> list[str]:
    """What the commands have said of that library, once they have."""
    return []


@pytest.fixture
def told(calls: Calls, closed: Path, known: list[str]) -> list[str]:
    """What the commands say of that library, wherever it lies."""
    known[:] = known or calls(closed)
    return known


def test_a_library_that_is_only_read_stays_as_it_is(library: Path, calls: Calls, told: list[str]) -> None:
    before = files(library.parent)
    assert calls(library) == told
    assert files(library.parent) == before


def test_it_may_be_read_only_and_lie_where_nothing_can_be_written(library: Path, calls: Calls, told: list[str]) -> None:
    before = files(library.parent)
    with nobody(library.parent):
        library.chmod(0o444)
        library.parent.chmod(0o555)
        assert calls(library) == told
    assert files(library.parent) == before


def test_an_older_one_is_read_as_it_would_be_brought_up_to_date(folder: Path, calls: Calls) -> None:
    library = folder / "Old.turnwright"
    library.write_bytes(gzip.decompress(min(KEPT.iterdir()).read_bytes()))
    before = files(folder)
    older = calls(library)
    assert files(folder) == before
    Library.open(library).close()
    assert calls(library) == older


def test_what_a_killed_program_had_saved_is_read_too(library: Path, calls: Calls, told: list[str]) -> None:
    other = library.with_name("Killed.turnwright")
    with contextlib.closing(database.connect(library)) as running:
        running.execute("UPDATE creature SET name = 'Snag the late' WHERE id = 1")
        for suffix in ("", "-wal"):  # What a kill would leave.
            shutil.copyfile(f"{library}{suffix}", f"{other}{suffix}")
    library.unlink()
    before = files(library.parent)
    for writable in (True, False):
        with contextlib.nullcontext() if writable else nobody(library.parent):
            other.parent.chmod(0o755 if writable else 0o555)
            found = calls(other)
        assert found != told
        assert "Snag the late" in found[0]
        assert files(library.parent) == before


def test_what_was_saved_into_a_file_that_has_gone_is_not_read(library: Path, calls: Calls, told: list[str]) -> None:
    other = library.with_name("Other.turnwright")
    shutil.copyfile(library, other)
    opened = Library.open(library)
    opened.creatures.add([Creature(name="Snag the late", system="tabuleiro", sheet={"vida": 4, "con": 1})])
    # The program was killed, and then an earlier file was put in the place of its own.
    shutil.copyfile(f"{library}-wal", f"{other}-wal")
    shutil.copyfile(library.with_name(f".{library.name}.lock"), other.with_name(f".{other.name}.lock"))
    opened.close(back_up=False)
    before = files(library.parent)
    assert calls(other) == told
    assert files(library.parent) == before


def test_a_damaged_one_is_said_to_be_with_the_backup_that_lies_beside_it(
    folder: Path, library: Path, calls: Calls, capfd: pytest.CaptureFixture[str]
) -> None:
    shutil.copyfile(library, library.with_name("Table.backup-1.turnwright"))
    with contextlib.closing(sqlite3.connect(library)) as connection:
        connection.execute("UPDATE creature SET pools = '[5' WHERE id = 3")
        connection.commit()
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    before = files(folder)
    for is_open in (False, True):
        opened = Library.open(library) if is_open else None
        assert command.main(["list", "creatures", "--library", str(library)]) == 1
        said = "Table.turnwright is damaged and cannot be read; the last good copy beside it is"
        assert capfd.readouterr().err == f"{said} Table.backup-1.turnwright.\n"
        if opened is not None:
            opened.close(back_up=False)
        else:
            assert files(folder) == before


def test_what_a_damaged_one_no_longer_gives_is_not_passed_over(
    folder: Path, library: Path, calls: Calls, capfd: pytest.CaptureFixture[str]
) -> None:
    """Where the index by name holds nothing, a list of all creatures is empty, and SQLite finds no fault in that."""
    with contextlib.closing(sqlite3.connect(library)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        size = connection.execute("PRAGMA page_size").fetchone()[0]
        (page,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'creature_by_name'").fetchone()
    with library.open("r+b") as file:
        file.seek((page - 1) * size)
        # The head of a leaf of an index without a cell.
        file.write(bytes((10, 0, 0, 0, 0, size // 256, size % 256, 0)))
    before = files(folder)
    assert command.main(["list", "creatures", "--library", str(library)]) == 0
    told = capfd.readouterr()
    assert told.out == ""
    said = "Table.turnwright is damaged, and something may be missing; the window repairs it when it opens it."
    assert told.err == f"{said}\n"
    assert files(folder) == before


@pytest.mark.parametrize(("quickly", "tells"), [(integrity.QUICKLY, True), (0, False)])
def test_of_a_long_one_the_pages_are_looked_over_unless_it_is_longer_still(
    folder: Path,
    library: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
    *,
    quickly: int,
    tells: bool,
) -> None:
    with contextlib.closing(sqlite3.connect(library)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        size = connection.execute("PRAGMA page_size").fetchone()[0]
        (page,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'creature'").fetchone()
    with library.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(bytes(size))
    monkeypatch.setattr(integrity, "AT_ONCE", 0)
    monkeypatch.setattr(integrity, "QUICKLY", quickly)
    before = files(folder)
    assert command.main(["list", "parties", "--library", str(library)]) == 0
    said = "Table.turnwright is damaged, and something may be missing; the window repairs it when it opens it.\n"
    assert capfd.readouterr().err == (said if tells else "")
    assert files(folder) == before


def test_an_older_one_that_is_written_to_is_copied_first_and_says_so(
    folder: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    oldest = min(KEPT.iterdir())
    library, file = folder / "Old.turnwright", tmp_path / "bat.json"
    library.write_bytes(gzip.decompress(oldest.read_bytes()))
    file.write_text(json.dumps(BATS), "utf-8")
    before = contents(library)
    copy = f"Old.schema-{oldest.name.partition('.')[0]}.turnwright"
    said = f"Old.turnwright was upgraded for this version; the previous file is kept as {copy} in {folder}.\n"
    for expected in (said, ""):
        assert command.main(["import", str(file), "--library", str(library)]) == 0
        assert capfd.readouterr().err == expected
    assert contents(folder / copy) == before
    assert schema.revision(library) == database.HEAD


def contents(path: Path) -> list[str]:
    """All that a library holds, as SQL."""
    with contextlib.closing(database.connect_to_inspect(path)) as file:
        return [line for line in file.iterdump() if "sqlite_stat" not in line]


@pytest.mark.parametrize("line", [*READING, "import {file}"])
def test_one_of_a_newer_version_is_refused_as_it_is(
    line: str, library: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    with contextlib.closing(sqlite3.connect(library)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    before = files(library.parent)
    words = line.format(out=tmp_path / "out", file=tmp_path / "file.json", fight=15).split()
    assert command.main([*words, "--library", str(library)]) == 1
    said = "Table.turnwright was written by a newer Turnwright; update the program to open it. It was left as it is.\n"
    assert capfd.readouterr() == ("", said)
    assert files(library.parent) == before
    assert not (tmp_path / "out").exists()
