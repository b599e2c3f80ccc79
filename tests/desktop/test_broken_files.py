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
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from models.library import Library
from rules.system import registry
from tests import worked
from tests.desktop.bounded import SECONDS
from tests.desktop.damaging import damage
from tests.desktop.forking import Forking
from tests.models.exchange.spoiling import deeper, mutated, sources
from tests.proof_table import Proved

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="nothing bounds a process there")
BROKEN = int(os.environ.get("TURNWRIGHT_BROKEN", "6"))
ALONE = 24
"""How many of each are given to a process of their own; of the others one process takes many, one after the other."""
TOGETHER = 50


def scripts() -> Iterator[bytes]:
    """The scripts of the worked examples."""
    for system in registry.ids():
        yield from (json.dumps(script).encode() for script in worked.scripts(system))


def broken(chance: Random, name: str, data: bytes) -> bytes:
    return (deeper(name, data) if chance.random() < 0.5 else mutated)(chance, data)


class Ended(NamedTuple):
    """How a call of the program has ended."""

    status: int
    out: str
    err: str
    seconds: float


def told(forking: Forking, folder: Path, calls: list[list[object]]) -> list[Ended]:
    """How each call has ended: with a status that is one of ours, in time, without a traceback or a signal."""
    if len(calls) == 1:
        ended = forking.run("bounded", *calls[0])
        found = [Ended(ended.returncode, ended.stdout, ended.stderr, 0.0)]
    else:
        file = folder / "calls"
        file.write_text("".join(json.dumps([str(item) for item in call]) + "\n" for call in calls), "utf-8")
        ended = forking.run("bounded_many", file)
        assert ended.returncode == 0, (ended.returncode, ended.stderr)
        found = [Ended(*json.loads(line)) for line in ended.stdout.split("\n")[:-1]]
        assert len(found) == len(calls)
    for candidate in found:
        assert candidate.status in (0, 1, 2), (candidate.status, candidate.err)
        assert "Traceback" not in candidate.err, candidate.err
        assert candidate.seconds < SECONDS
    return found


def groups() -> Iterator[range]:
    """The numbers of the files that are given to one process."""
    yield from (range(number, number + 1) for number in range(min(ALONE, BROKEN)))
    yield from (range(number, min(number + TOGETHER, BROKEN)) for number in range(ALONE, BROKEN, TOGETHER))


def test_broken_scripts_have_an_outcome_or_a_sentence(
    forking: Forking, tmp_path: Path, own_folders: Path, proved: Proved
) -> None:
    chance, given = Random(21), list(scripts())
    proved("broken scripts replayed by the command line", BROKEN, "21")
    fates = Counter[int]()
    for numbers in groups():
        files = {tmp_path / f"{number}.json": broken(chance, "fight.json", chance.choice(given)) for number in numbers}
        for path, data in files.items():
            path.write_bytes(data)
        for path, ended in zip(files, told(forking, tmp_path, [["replay", path] for path in files]), strict=True):
            fates[ended.status] += 1
            (line,) = ended.out.splitlines()
            found = json.loads(line)
            assert found["ok"] == (ended.status == 0), path.name
            if ended.status:
                message = found["error"]["message"]
                assert message, path.name
                assert "\n" not in message, path.name
            assert path.read_bytes() == files[path]
            path.unlink()
    assert fates[2]


def test_broken_files_are_imported_whole_or_refused(
    forking: Forking, tmp_path: Path, own_folders: Path, proved: Proved
) -> None:
    chance = Random(22)
    proved("broken files imported by the command line", BROKEN, "22")
    given = {
        name: data for files in sources(tmp_path).values() for name, data in files.items() if isinstance(data, bytes)
    }
    clean, fates = tmp_path / "Clean.turnwright", Counter[int]()
    Library.open(clean, samples=()).close()
    for numbers in groups():
        calls: list[list[object]] = []
        for number in numbers:
            name = chance.choice(sorted(given))
            folder = tmp_path / str(number)
            folder.mkdir()
            file, path = folder / f"broken-{name}", folder / "Table.turnwright"
            file.write_bytes(broken(chance, name, given[name]))
            shutil.copyfile(clean, path)
            calls.append(["import", file, "--library", path, "--system", chance.choice(registry.ids())])
        for number, ended in zip(numbers, told(forking, tmp_path, calls), strict=True):
            fates[ended.status] += 1
            assert_taken_or_refused(ended, tmp_path / str(number))
            shutil.rmtree(tmp_path / str(number))
    assert fates


def assert_taken_or_refused(ended: Ended, folder: Path) -> None:
    """What was said is true of the library, which is whole."""
    number, out, err = folder.name, ended.out, ended.err
    assert out.strip() or err.strip(), number
    rows = [json.loads(line) for line in out.split("\n")[:-1]]
    assert all(line.strip() for line in err.splitlines()), number
    with closing(sqlite3.connect(folder / "Table.turnwright")) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",), number
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == [], number
        there = connection.execute("SELECT count(*) FROM creature").fetchone()[0]
    told_whole = any(row.get("refused") == [] and row.get("creatures") for row in rows)
    assert ended.status or there or not told_whole, number
    assert not list(folder.glob(".*.new*")), number


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
    sound = tmp_path / "Sound.turnwright"
    Library.open(sound).close()
    for seeds in groups():
        paths = {seed: tmp_path / str(seed) / "Damaged.turnwright" for seed in seeds}
        before: dict[int, bytes] = {}
        for seed, path in paths.items():
            path.parent.mkdir()
            shutil.copyfile(sound, path)
            damage(path, seed)
            before[seed] = sha256(unmarked(path)).digest()
        calls: list[list[object]] = [["list", "creatures", "--library", path] for path in paths.values()]
        for (seed, path), ended in zip(paths.items(), told(forking, tmp_path, calls), strict=True):
            assert ended.status == 0 or sha256(unmarked(path)).digest() == before[seed], seed
            assert ended.out.strip() or ended.err.strip(), seed
            assert ended.status == 0 or len(ended.err.strip().splitlines()) == 1, (seed, ended.err)
            shutil.rmtree(path.parent)
