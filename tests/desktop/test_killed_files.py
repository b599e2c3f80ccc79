"""Killed during an export, a migration, a first start or the end of a fight: no file is half there.

`TURNWRIGHT_KILLS` says how many kills there are of each kind; by default a few.
"""

import contextlib
import random
import sqlite3
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from models.library import Library
from models.repositories.fights import StoredFight
from models.storage import schema, upgrade
from rules.system import registry
from tests.desktop.forking import Forking
from tests.desktop.killing import KILLS, assert_sound, instant, killed, played
from tests.desktop.tables import again, assert_rewards_agree, fingerprint, lay
from tests.proof_table import Proved
from ui.session.loader import reopened

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there is no such timer there")


# --- exports -----------------------------------------------------------------------------------------------


def test_an_export_that_is_killed_leaves_the_file_of_before_or_the_new_one(
    forking: Forking,
    tmp_path: Path,
    own_folders: Path,
    proved: Proved,
) -> None:
    proved("kills during an export", KILLS, "5")
    path = tmp_path / "Table.turnwright"
    played(path)
    chance = random.Random(5)
    wanted: dict[str, bytes] = {}
    for kill in range(KILLS):
        was_killed, said = killed(forking, "killed_writer", "export", path, instant(chance, 0.6))
        assert was_killed
        for name in {line["file"] for line in said} - wanted.keys():
            wanted[name] = b"" if name.endswith("pdf") else (tmp_path / name).read_bytes()
        for name, known in wanted.items():
            content = (tmp_path / name).read_bytes()
            if name.endswith("pdf"):
                assert content.startswith(b"%PDF-"), f"kill {kill}: {name}"
                assert content.rstrip().endswith(b"%%EOF"), f"kill {kill}: {name}"
            else:
                assert content == known, f"kill {kill}: {name}"
        for name in ("log.html", "log.md", "log.pdf", "fight.json", "board.json"):
            there = tmp_path / name
            assert not there.exists() or there.stat().st_size > 0, f"kill {kill}: {name}"
    assert_sound(path)


# --- migrations --------------------------------------------------------------------------------------------


def older(path: Path, original: Path) -> None:
    """A library of the first schema that holds all that it can of another."""
    upgrade.create(path, "0001")
    with contextlib.closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("PRAGMA foreign_keys = OFF")
        connection.execute("ATTACH ? AS other", (str(original),))
        tables = [row[0] for row in connection.execute("SELECT name FROM main.sqlite_master WHERE type = 'table'")]
        for table in tables:
            if table.startswith("sqlite_") or table == "alembic_version":
                continue
            names = ", ".join(f'"{row[1]}"' for row in connection.execute(f"PRAGMA main.table_info({table})"))
            connection.execute(f"DELETE FROM main.{table}")  # noqa: S608  our own tables
            connection.execute(f"INSERT INTO main.{table} ({names}) SELECT {names} FROM other.{table}")  # noqa: S608


def fight_of(path: Path, encounter: int) -> tuple[int, StoredFight]:
    library = Library.open(path)
    try:
        stored = library.journals.load(encounter)
        # When each command was given the first schema does not know.
        timeless = replace(stored, entries=tuple(replace(entry, at=None) for entry in stored.entries))
        return fingerprint(reopened(library, encounter).service), timeless
    finally:
        library.close()


def test_a_migration_that_is_killed_loses_no_fight(
    forking: Forking, tmp_path: Path, own_folders: Path, proved: Proved
) -> None:
    proved("kills during a migration", KILLS, "6")
    original = tmp_path / "Original.turnwright"
    encounter = played(original)
    state, stored = fight_of(original, encounter)
    assert stored.pending is not None
    assert len(stored.entries) > 50
    chance = random.Random(6)
    for kill in range(KILLS):
        folder = tmp_path / str(kill)
        folder.mkdir()
        path = folder / "Old.turnwright"
        older(path, original)
        killed(forking, "killed_writer", "migrate", path, instant(chance, 0.3))
        for copy in folder.glob("Old.schema-*"):
            assert_sound(copy)
            assert schema.revision(copy) == "0001", f"kill {kill}"
            with contextlib.closing(sqlite3.connect(copy)) as connection:
                assert connection.execute("SELECT count(*) FROM journal_entry").fetchone()[0] == len(stored.entries)
        assert fight_of(path, encounter) == (state, stored), f"kill {kill}"
        assert_sound(path)
        assert not list(folder.glob(".*.new*")), f"kill {kill}"


# --- the first start ---------------------------------------------------------------------------------------


def test_a_first_start_that_is_killed_leaves_a_whole_library_or_none(
    forking: Forking,
    tmp_path: Path,
    own_folders: Path,
    proved: Proved,
) -> None:
    proved("kills during the first start", KILLS, "7")
    chance = random.Random(7)
    for kill in range(KILLS):
        folder = tmp_path / str(kill)
        folder.mkdir()
        path = folder / "New.turnwright"
        was_killed, said = killed(forking, "killed_writer", "start", path, instant(chance, 0.8))
        assert path.exists() or was_killed, f"kill {kill}"
        assert path.exists() or not said, f"kill {kill}"
        if path.exists():
            assert_sound(path)
        library = Library.open(path)
        assert {encounter.system for encounter in library.encounters.all()} == set(registry.ids()), f"kill {kill}"
        library.close()
        assert not list(folder.glob(".*.new*")), f"kill {kill}"


# --- the end of a fight ------------------------------------------------------------------------------------


def test_an_end_that_is_killed_has_rewarded_everybody_or_nobody(
    forking: Forking,
    tmp_path: Path,
    own_folders: Path,
    proved: Proved,
) -> None:
    proved("kills during the end of a fight and its rewards", KILLS, "8")
    path = tmp_path / "Table.turnwright"
    encounters = lay(path)
    chance = random.Random(8)
    for kill in range(KILLS):
        system = list(encounters)[kill % len(encounters)]
        seconds = instant(chance, 1.2)
        was_killed, said = killed(forking, "killed_writer", "end", path, seconds, encounters[system])
        assert was_killed
        assert not any("failed" in line for line in said), said
        assert any(line["ended"] for line in said), f"kill {kill}"
        library = Library.open(path)
        assert_rewards_agree(library)
        last = said[-1]
        stored = library.journals.load(last["encounter"])
        assert abs(stored.cursor - last["cursor"]) <= 1, f"kill {kill}"
        service = reopened(library, last["encounter"]).service
        while service.journal.cursor != last["cursor"]:
            service.do({"do": "undo" if service.journal.cursor > last["cursor"] else "redo"})
        assert (service.fight.phase == "ended") == last["ended"], f"kill {kill}"
        again(library, encounters[system])
        library.close()
        assert_sound(path)
