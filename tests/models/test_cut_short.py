"""Killed before every call that changes a file, while files take each other's place: nothing opens with less.

`TURNWRIGHT_KILLS=20`, as `make prove` has it, kills them, and before every statement of SQL, too; else one deed is
killed, and what the others would leave is looked at while each waits before a call: the files are the same.
"""

import contextlib
import json
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from models.library import Library
from models.storage import backups, database, upgrade
from rules.system.system import System
from tests.models.cut_short import CALLS, EVERY, NAME, PAUSED
from tests.models.library_files import goblins, open_and_killed
from tests.proof_table import Proved
from tests.there import there

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="what is cut short is forked")
ROOT = Path(__file__).parents[2]
HOW = EVERY if int(os.environ.get("TURNWRIGHT_KILLS", "2")) >= 20 else PAUSED
Systems = Callable[[str], System]
THREE = ["g1", "g2", "g3"]
KILLED = [*THREE, "unfinished"]
GONE = "missing_but_copies"
"""What is said of a library whose name has no file for an instant."""


class Promise(NamedTuple):
    """What may be found after a deed was cut short."""

    opened: list[Any]
    """What the library may hold, or its refusal; the last is what it holds when nothing is cut short."""
    kept: list[str] | None
    """What is in one of the copies wherever the library does not hold it; None: it was to go."""
    copies: list[Any]
    """What any copy may hold."""


@pytest.fixture(scope="module")
def backed(tmp_path_factory: pytest.TempPathFactory, systems: Systems) -> Path:
    """The folder of a library of three goblins with backups of one, two and three."""
    folder = tmp_path_factory.mktemp("backed")
    for name in THREE:
        library = Library.open(folder / NAME, samples=(), systems=systems)
        goblins(library, name)
        library.close()
    return folder


@pytest.fixture
def folder(backed: Path, tmp_path: Path) -> Path:
    """A copy of it."""
    return Path(shutil.copytree(backed, tmp_path / "start"))


Running = subprocess.Popen[str]


@pytest.fixture(scope="module")
def running() -> Iterator[Running]:
    """A process that does deeds."""
    command = [sys.executable, "-m", "tests.models.cut_short"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT) as process:
        yield process


def done(running: Running, *asked: str) -> Iterator[dict[str, Any]]:
    """What is said of a deed, line by line."""
    print(json.dumps(asked), file=running.stdin, flush=True)
    for line in there(running.stdout):
        told = json.loads(line)
        if told is None:
            return
        yield told
    pytest.fail("the deed has failed: its process says why")


def cut_short(running: Running, deed: str, folder: Path, proved: Proved, promise: Promise, how: str = HOW) -> list[str]:
    """Does a deed up to each of its calls and holds what is left to what is promised; the calls come back."""
    work = folder.with_name("work")
    work.mkdir()
    lines = list(done(running, deed, str(folder), str(work), how))
    proved("kills at every change of a file in restoring, mending, migrating, copying and closing", len(lines) - 1, "")
    for number, line in enumerate(lines):
        left = dict(line["left"])
        where = f"{number}, before {line['before']}: {left}"
        opened = left.pop(NAME)
        assert opened in promise.opened, where
        assert all(copy in promise.copies for copy in left.values()), where
        if promise.kept is not None and opened != promise.kept:
            assert promise.kept in left.values(), where
    assert lines[-1]["before"] == ""
    assert lines[-1]["left"][NAME] == promise.opened[-1]
    return [line["before"] for line in lines]


def test_restoring_is_cut_short_and_what_was_saved_last_is_in_the_library_or_in_a_copy(
    folder: Path, systems: Systems, running: Running, proved: Proved
) -> None:
    open_and_killed(folder / NAME, systems)
    assert database.has_log(folder / NAME)
    generations = [THREE[:1], THREE[:2], THREE, KILLED]
    calls = cut_short(running, "restore", folder, proved, Promise([KILLED, GONE, THREE[:2]], KILLED, generations))
    assert len([call for call in calls if call.startswith("os.rename")]) >= 3


def test_mending_is_cut_short_and_nothing_less_opens(
    folder: Path, systems: Systems, running: Running, proved: Proved
) -> None:
    open_and_killed(folder / NAME, systems)
    with contextlib.closing(sqlite3.connect(folder / NAME)) as connection:
        connection.execute("UPDATE creature SET tags = '[5' WHERE name = 'g1'")
        connection.commit()
        shutil.copytree(folder, folder.with_name("spoiled"))  # with its log, as a kill leaves it
    spoiled = folder.with_name("spoiled")
    generations = [THREE[:1], THREE[:2], THREE, KILLED]
    cut_short(running, "look_over", spoiled, proved, Promise([GONE, KILLED], KILLED, generations))


def test_taking_over_a_strange_library_is_cut_short_and_nothing_less_opens(
    folder: Path, systems: Systems, running: Running, proved: Proved
) -> None:
    open_and_killed(folder / NAME, systems)
    with contextlib.closing(sqlite3.connect(folder / NAME)) as connection:
        connection.execute("CREATE TRIGGER x AFTER INSERT ON tray BEGIN DELETE FROM creature; END")
        connection.commit()
        strange = Path(shutil.copytree(folder, folder.with_name("strange")))
    generations = [THREE[:1], THREE[:2], THREE, KILLED]
    cut_short(running, "look_over", strange, proved, Promise([GONE, KILLED], KILLED, generations))


def test_a_migration_is_cut_short_and_nothing_less_opens(tmp_path: Path, running: Running, proved: Proved) -> None:
    folder = tmp_path / "start"
    folder.mkdir()
    upgrade.create(folder / NAME, "0001")
    with contextlib.closing(sqlite3.connect(folder / NAME)) as connection:
        for name in ("g1", "g2"):
            connection.execute(
                "INSERT INTO creature (name, name_key, system, kind, folder, tags, sheet, pools, notes, created,"
                " changed) VALUES (?, ?, 'tiny', '', '', '[]', '{\"hp\":5}', '{\"hp\":5}', '', 1, 1)",
                (name, name),
            )
        connection.commit()
        shutil.copytree(folder, folder.with_name("killed"))
    two = ["g1", "g2"]
    cut_short(running, "look_over", folder.with_name("killed"), proved, Promise([two], two, [two]))


def test_a_copy_over_another_library_is_cut_short_and_each_is_whole_or_gone(
    folder: Path, systems: Systems, running: Running, proved: Proved
) -> None:
    open_and_killed(folder / NAME, systems)
    with contextlib.closing(Library.open(folder / "other.turnwright", samples=(), systems=systems)) as other:
        goblins(other, "elsewhere")
    generations = [THREE[:1], THREE[:2], THREE, KILLED]
    cut_short(running, "copy_over", folder, proved, Promise([KILLED, GONE, ["elsewhere"]], None, generations))


def test_closing_is_cut_short_and_what_was_saved_is_there(
    folder: Path, systems: Systems, running: Running, proved: Proved
) -> None:
    # The newest backup has been opened for itself, and its program was killed.
    backup = backups.rolling(folder / NAME)[0]
    elsewhere = folder.with_name("elsewhere")
    elsewhere.mkdir()
    shutil.copyfile(backup, elsewhere / backup.name)
    open_and_killed(elsewhere / backup.name, systems)
    for file in elsewhere.iterdir():
        if file.is_file():
            shutil.copyfile(file, folder / file.name)
    after = sorted([*THREE, "new"])
    generations = [THREE[:1], THREE[:2], THREE, KILLED, after]
    cut_short(running, "change", folder, proved, Promise([THREE, after], None, generations))


def test_a_library_that_was_written_over_is_closed_and_cut_short_and_the_other_one_stays(
    folder: Path, systems: Systems, running: Running, proved: Proved
) -> None:
    with contextlib.closing(Library.open(folder / "other.turnwright", samples=(), systems=systems)) as other:
        goblins(other, "elsewhere")
    generations = [THREE[:1], THREE[:2], THREE]
    promise = Promise([["elsewhere"]], None, generations)
    paused = cut_short(running, "close_written_over", folder, proved, promise)
    if HOW == PAUSED:
        shutil.rmtree(folder.with_name("work"))
        killed = cut_short(running, "close_written_over", folder, proved, promise, CALLS)
        assert killed == paused, "it waits where it would be killed"
