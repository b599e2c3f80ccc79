"""Broken files given to the command line: an exit status, a sentence, bounded memory and time, nothing half written.

`TURNWRIGHT_BROKEN=10000` gives it that many.
"""

import json
import os
import shutil
import sqlite3
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from models.library import Library
from rules import catalogue
from tests.desktop.damaging import damage
from tests.desktop.forking import Forking
from tests.models.exchange.test_mutated import deeper, mutated, sources
from tests.proof_table import Proved

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="nothing bounds a process there")
BROKEN = int(os.environ.get("TURNWRIGHT_BROKEN", "24"))
WHOLE = 24
"""So many of each end as the program does; Python takes four times as long to end as a broken file takes to be told."""
GOLDEN = Path(__file__).parents[1] / "golden"


def scripts() -> Iterator[bytes]:
    """The scripts of the worked examples."""
    for system in catalogue.ids():
        for example in json.loads((GOLDEN / f"{system}.json").read_text("utf-8")):
            yield json.dumps(example["script"]).encode()


def broken(chance: Random, name: str, data: bytes) -> bytes:
    return (deeper(name, data) if chance.random() < 0.5 else mutated)(chance, data)


def told(forking: Forking, number: int, *arguments: object) -> tuple[int, str, str]:
    """The exit status, which is one of ours, and what was said; no traceback and no signal."""
    ended = forking.run("bounded" if number < WHOLE else "bounded_soon", *arguments)
    assert ended.returncode in (0, 1, 2), (ended.returncode, ended.stderr)
    assert "Traceback" not in ended.stderr, ended.stderr
    return ended.returncode, ended.stdout, ended.stderr


def test_broken_scripts_have_an_outcome_or_a_sentence(
    forking: Forking, tmp_path: Path, own_folders: Path, proved: Proved
) -> None:
    chance, given = Random(21), list(scripts())
    proved("broken scripts replayed by the command line", BROKEN, "21")
    path, fates = tmp_path / "fight.json", Counter[int]()
    for number in range(BROKEN):
        data = broken(chance, "fight.json", chance.choice(given))
        path.write_bytes(data)
        status, out, _ = told(forking, number, "replay", path)
        fates[status] += 1
        (line,) = out.splitlines()
        found = json.loads(line)
        assert found["ok"] == (status == 0), number
        if status:
            message = found["error"]["message"]
            assert message, number
            assert "\n" not in message, number
        assert path.read_bytes() == data
    assert fates[2]


def test_broken_files_are_imported_whole_or_refused(
    forking: Forking, tmp_path: Path, own_folders: Path, proved: Proved
) -> None:
    chance = Random(22)
    proved("broken files imported by the command line", BROKEN, "22")
    given = {
        name: data for files in sources(tmp_path).values() for name, data in files.items() if isinstance(data, bytes)
    }
    path = tmp_path / "Table.turnwright"
    Library.open(path, samples=()).close()
    clean, fates = path.read_bytes(), Counter[int]()
    for number in range(BROKEN):
        name = chance.choice(sorted(given))
        file = tmp_path / f"broken-{name}"
        file.write_bytes(broken(chance, name, given[name]))
        path.write_bytes(clean)
        system = chance.choice(catalogue.ids())
        status, out, err = told(forking, number, "import", file, "--library", path, "--system", system)
        fates[status] += 1
        assert out.strip() or err.strip(), number
        rows = [json.loads(line) for line in out.splitlines()]
        assert all(line.strip() for line in err.splitlines()), number
        with closing(sqlite3.connect(path)) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",), number
            assert connection.execute("PRAGMA foreign_key_check").fetchall() == [], number
            there = connection.execute("SELECT count(*) FROM creature").fetchone()[0]
        assert status or there or not any(row.get("refused") == [] and row.get("creatures") for row in rows), number
        file.unlink()
        assert not list(tmp_path.glob(".*.new*"))
    assert fates


def unmarked(path: Path) -> bytes:
    """All of a library's file but the mark by which it is known while it is open, and SQLite's count of that change."""
    data = bytearray(path.read_bytes())
    for start, end in ((24, 28), (60, 64), (92, 100)):
        data[start:end] = bytes(end - start)
    return bytes(data)


def test_damaged_libraries_are_listed_or_refused_in_a_sentence(
    forking: Forking, tmp_path: Path, own_folders: Path, proved: Proved
) -> None:
    proved("damaged libraries opened by the command line", BROKEN, f"0 to {BROKEN - 1}")
    sound, path = tmp_path / "Sound.turnwright", tmp_path / "Damaged.turnwright"
    Library.open(sound).close()
    for seed in range(BROKEN):
        shutil.copyfile(sound, path)
        damage(path, seed)
        before = unmarked(path)
        status, out, err = told(forking, seed, "list", "creatures", "--library", path)
        assert status == 0 or unmarked(path) == before, seed
        assert out.strip() or err.strip(), seed
        assert status == 0 or len(err.strip().splitlines()) == 1, (seed, err)
        for left in tmp_path.glob("Damaged.*"):
            left.unlink()
