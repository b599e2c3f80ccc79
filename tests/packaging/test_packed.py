"""The packed program starts from an empty home, plays, and quits: as a folder, one file, a .deb and a wheel."""

import gzip
import json
import signal
import sqlite3
import subprocess
import sys
import time
import tomllib
from contextlib import closing
from pathlib import Path

import pytest

from desktop.system.instance import Instance
from models.storage import database
from tests.packaging.conftest import FROZEN_AND_NOT, MEASURED, ROOT, Packed, end_it, examples_in, quit_it
from tests.rules.odds.duels import duel_script, fighter
from tests.waiting import PATIENCE

pytestmark = pytest.mark.package
SYSTEMS = ["d100", "fantasia", "ffrpg", "fulminato", "tabuleiro"]
ON_LINUX = pytest.mark.skipif(sys.platform != "linux", reason="folders and signals are others there")


def test_it_knows_its_version(packed: Packed) -> None:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    assert packed.run("--version") == f"Turnwright {version}\n"


def test_it_finds_its_rule_systems(packed: Packed) -> None:
    begun = time.monotonic()
    listed = packed.run("list", "systems")
    MEASURED[packed.form, "list systems"] = f"{time.monotonic() - begun:.2f} s"
    assert [json.loads(line)["id"] for line in listed.splitlines()] == SYSTEMS


def test_it_replays_a_fight_of_each_system_as_the_sources_do(packed: Packed) -> None:
    scripts, expected, worst = examples_in(packed.home)
    assert packed.run("replay", *scripts, status=worst) == expected


def test_it_plays_the_sample_fight_and_leaves_its_log_and_pictures(packed: Packed) -> None:
    begun = time.monotonic()
    packed.run("--demo", "out")
    MEASURED[packed.form, "sample fight"] = f"{time.monotonic() - begun:.2f} s"
    left = {path.name: path for path in (packed.home / "out").iterdir()}
    assert set(left) == {"fight-1.png", "fight-2.png", "end.png", "log.html", "log.pdf", "log.md", "log-es.html"}
    english, spanish = left["log.md"].read_text("utf-8"), left["log-es.html"].read_text("utf-8")
    assert "Round 1" in english
    assert "Asalto 1" in spanish or "Ronda 1" in spanish
    assert all(path.stat().st_size > 1000 for path in left.values())


def last_opened(preferences: Path) -> str:
    found: str = tomllib.loads(preferences.read_text("utf-8"))["library"]
    return found


def running_place(packed: Packed) -> Path:
    return packed.home / ".local/state/turnwright/running"


def answers(packed: Packed, library: Path | None = None) -> bool:
    """Whether the window that runs has taken on what this test hands over: then it is open, and waits for people."""
    place = running_place(packed)
    for _ in range(600):
        # Once it has made its claim nobody can take that from it.
        asking = Instance(place) if place.with_suffix(".lock").exists() else None
        if asking is not None and not asking.is_first:
            return asking.hands_over(library, patience=60)
        if asking is not None:
            asking.release()
        time.sleep(0.02)
    return False


@ON_LINUX
def test_its_window_opens_on_an_empty_home_takes_a_second_start_and_quits(packed: Packed) -> None:
    begun = time.monotonic()
    running = packed.start()
    assert answers(packed)
    MEASURED[packed.form, "first window"] = f"{time.monotonic() - begun:.2f} s"
    library = packed.home / ".local/share/turnwright/Library.turnwright"
    assert library.is_file()
    assert packed.run("Second.turnwright").endswith("opens Second.turnwright there.\n")
    preferences = packed.home / ".config/turnwright/preferences.toml"
    while last_opened(preferences) != str(packed.home / "Second.turnwright"):
        assert answers(packed)
    quit_it(running)
    for path in (library, packed.home / "Second.turnwright"):
        with closing(sqlite3.connect(path)) as file, file:
            assert file.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
            assert file.execute("SELECT count(*) FROM creature").fetchone()[0] > 50
    begun = time.monotonic()
    running = packed.start()
    assert answers(packed)
    MEASURED[packed.form, "next window"] = f"{time.monotonic() - begun:.2f} s"
    quit_it(running)


@ON_LINUX
def test_an_older_library_is_brought_up_to_date_beside_a_copy_of_what_it_was(packed: Packed) -> None:
    oldest = min((ROOT / "tests" / "golden" / "libraries").iterdir())
    schema = oldest.name.partition(".")[0]
    library = packed.home / "Table.turnwright"
    library.write_bytes(gzip.decompress(oldest.read_bytes()))
    before = contents(library)
    running = packed.start(library)
    assert answers(packed)
    quit_it(running)
    assert f"INSERT INTO \"alembic_version\" VALUES('{database.REVISIONS[-1]}');" in contents(library)
    copy = packed.home / f"Table.schema-{schema}.turnwright"
    assert contents(copy) == before


def contents(path: Path) -> list[str]:
    """All that a library holds, as SQL."""
    file = sqlite3.connect(path)
    try:
        return [line for line in file.iterdump() if "sqlite_stat" not in line]
    finally:
        file.close()


@ON_LINUX
@FROZEN_AND_NOT
def test_a_fatal_signal_leaves_a_report_that_the_next_start_offers(packed: Packed) -> None:
    trace = packed.home / ".local/state/turnwright/log/crash.txt"
    running = packed.start()
    assert answers(packed)
    running.send_signal(signal.SIGSEGV)
    running.communicate(timeout=PATIENCE)
    assert running.returncode != 0
    assert trace.read_text("utf-8").startswith("Fatal Python error: Segmentation fault")
    running = packed.start()
    while trace.stat().st_size:  # It is emptied when it is offered.
        assert answers(packed)
    # The dialog with the report would have to be answered first.
    end_it(running)


@FROZEN_AND_NOT
def test_what_a_library_holds_is_listed_and_exported_and_the_library_stays_as_it_is(packed: Packed) -> None:
    library = packed.home / "Kept.turnwright"
    library.write_bytes(gzip.decompress(max((ROOT / "tests/golden/libraries").iterdir()).read_bytes()))
    before = library.read_bytes()
    fight = json.loads(packed.run("list", "fights", "--library", library).splitlines()[0])["id"]
    for form, start in (("html", b"<!DOCTYPE html"), ("pdf", b"%PDF-")):
        told = packed.home / f"log.{form}"
        packed.run("export", "log", str(fight), "--format", form, "-o", told, "--library", library)
        assert told.read_bytes().lower().startswith(start.lower())
    assert library.read_bytes() == before
    assert {path.name for path in packed.home.glob("*.turnwright*")} == {library.name}


@ON_LINUX
def test_a_library_of_a_newer_version_is_refused_as_it_is(packed: Packed) -> None:
    library = packed.home / "Newer.turnwright"
    library.write_bytes(gzip.decompress(max((ROOT / "tests/golden/libraries").iterdir()).read_bytes()))
    with closing(sqlite3.connect(library)) as file, file:
        file.execute("UPDATE alembic_version SET version_num = '9999'")
    before = library.read_bytes()
    ran = subprocess.run(
        [packed.command, library], env=packed.environment, capture_output=True, text=True, timeout=600, check=False
    )
    assert ran.returncode == 1
    assert "newer" in ran.stderr
    assert len(ran.stderr.splitlines()) == 1
    assert library.read_bytes() == before


def test_its_workers_give_the_odds_that_one_process_gives(packed: Packed) -> None:
    duel = duel_script(fighter("ann", "party", 12), fighter("bob", "foes", 12))
    (packed.home / "duel.json").write_text(json.dumps(duel), "utf-8")
    asked = ("odds", "duel.json", "--fights", "40", "--seed", "3", "--jobs")
    alone = json.loads(packed.run(*asked, "1"))
    begun = time.monotonic()
    shared = json.loads(packed.run(*asked, "2"))
    MEASURED[packed.form, "odds, two workers"] = f"{time.monotonic() - begun:.2f} s"
    assert shared | {"seconds": 0} == alone | {"seconds": 0}
    assert shared["decided"] == 40
