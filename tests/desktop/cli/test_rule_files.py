"""`turnwright list systems`, `import` and `export` with rule systems and house rules that are data."""

import contextlib
import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

import desktop.__main__ as command
from models.exchange.rule_package import (
    HOUSE_ENDING,
    SYSTEM_ENDING,
    TEXT_ENDING,
    RulePackage,
    read_package,
    write_package,
)
from models.library import Library
from models.repositories.creatures import Creature
from models.repositories.encounters import Encounter, EncounterEntry
from rules.engine.replay import replay
from rules.system import registry
from tests.models.systems.written_games import CRITICAL_FROM_19, HERO, SKIRMISH, duel
from ui.session.loader import set_up

Call = Callable[..., tuple[int, list[dict[str, Any]], str]]


@pytest.fixture
def call(capfd: pytest.CaptureFixture[str]) -> Call:
    """Runs the command; exit status, the objects on standard output, what is said for people."""

    def run(*arguments: object) -> tuple[int, list[dict[str, Any]], str]:
        before = registry.ids()
        status = command.main([str(argument) for argument in arguments])
        out, err = capfd.readouterr()
        assert "Traceback" not in err
        assert registry.ids() == before
        return status, [json.loads(line) for line in out.splitlines()], err

    return run


@pytest.fixture
def library(tmp_path: Path) -> Path:
    return tmp_path / "L.turnwright"


def file_of(folder: Path, text: str, ending: str, creatures: str = "") -> Path:
    path = folder / f"game{ending}"
    is_bare = ending == TEXT_ENDING
    path.write_bytes(text.encode("utf-8") if is_bare else write_package(RulePackage(text, creatures)))
    return path


def in_library(call: Call, library: Path) -> list[tuple[str, str, str | None]]:
    status, rows, _ = call("list", "systems", "--library", library)
    assert status == 0
    return [(row["id"], row["version"], row["over"]) for row in rows if "version" in row]


@pytest.mark.parametrize("ending", [SYSTEM_ENDING, TEXT_ENDING])
def test_a_system_is_taken_listed_and_written_out_as_it_was(
    call: Call, library: Path, tmp_path: Path, ending: str
) -> None:
    path = file_of(tmp_path, SKIRMISH, ending)
    dry = call("import", path, "--library", library, "--dry-run")
    assert not library.exists()
    status, (row,), said = call("import", path, "--library", library)
    assert (status, said) == (0, "")
    assert dry == (0, [row], "")
    assert (row["kind"], row["taken"], row["id"], row["version"]) == ("system", 1, "skirmish", "1.0")
    assert in_library(call, library) == [("skirmish", "1.0", None)]
    for form in ("toml", "package"):
        out = tmp_path / f"out.{form}"
        assert call("export", "system", "skirmish", "--format", form, "-o", out, "--library", library)[0] == 0
        assert read_package(out.read_bytes(), out.name).text == SKIRMISH


def test_a_bare_text_may_be_called_anything(call: Call, library: Path, tmp_path: Path) -> None:
    names = ("skirmish.toml", "Duel.TOML")
    for name, text in zip(names, (SKIRMISH, duel("1")), strict=True):
        (tmp_path / name).write_text(text, "utf-8")
    status, rows, said = call("import", *(tmp_path / name for name in names), "--library", library)
    assert (status, said) == (0, "")
    assert [(row["format"], row["kind"], row["taken"]) for row in rows] == [("toml", "system", 1)] * 2
    assert in_library(call, library) == [("duel", "1", None), ("skirmish", "1.0", None)]
    (tmp_path / "other.toml").write_text("[tool.black]\nline = 3\n", "utf-8")
    status, (row,), said = call("import", tmp_path / "other.toml", "--library", library)
    assert (status, row["refused"][0]["code"], len(said.splitlines())) == (1, "bad_rules", 1)


def test_a_folder_in_which_somebody_works_is_taken_as_the_file_that_it_becomes(
    call: Call, library: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "duel"
    (folder / "tests").mkdir(parents=True)
    (folder / "system.toml").write_text(duel("1"), "utf-8")
    (folder / "ideas.md").write_text("None yet.", "utf-8")
    imp = {"name": "Imp", "system": "duel", "sheet": {"hp": 5}}
    (folder / "creatures.json").write_text(json.dumps({"format": "turnwright", "creatures": [imp]}), "utf-8")
    status, (row,), said = call("import", folder, "--library", library, "--dry-run")
    assert (status, row["format"], row["taken"], said) == (0, "folder", 2, "")
    assert call("import", folder, "--library", library) == (0, [row], "")
    (folder / "creatures.json").write_bytes(b"\xff")
    status, (row,), said = call("import", folder, "--library", library)
    assert (status, row["taken"], len(said.splitlines())) == (1, 0, 1)


def test_house_rules_lie_over_what_is_in_the_library(call: Call, library: Path, tmp_path: Path) -> None:
    house = file_of(tmp_path, CRITICAL_FROM_19, HOUSE_ENDING)
    status, rows, _ = call("import", house, file_of(tmp_path, SKIRMISH, SYSTEM_ENDING), "--library", library)
    assert status == 0
    assert [(row["kind"], row["over"]) for row in rows] == [("house rules", "skirmish"), ("system", None)]
    assert in_library(call, library) == [("skirmish", "1.0", None), ("thursday", "1", "skirmish")]


def test_creatures_come_along_under_the_id_that_their_system_has_here(
    call: Call, library: Path, tmp_path: Path
) -> None:
    creatures = json.dumps(
        {
            "format": "turnwright",
            "version": 1,
            "creatures": [{"name": "Imp", "system": "duel", "sheet": {"hp": 5}}],
        }
    )
    call("import", file_of(tmp_path, duel("1"), SYSTEM_ENDING), "--library", library)
    theirs = file_of(tmp_path, duel("4", author="Beto"), SYSTEM_ENDING, creatures)
    status, (row,), _ = call("import", theirs, "--library", library)
    assert (status, row["id"], row["taken"]) == (0, "duel_2", 2)
    assert [made["name"] for made in row["creatures"]] == ["Imp"]
    _, rows, _ = call("list", "creatures", "--library", library)
    assert [(imp["name"], imp["system"], imp["pools"]) for imp in rows] == [("Imp", "duel_2", {"hp": 5})]
    assert call("import", theirs, "--library", library, "--on-same", "skip")[1][0]["taken"] == 0


def test_what_would_be_lost_is_named_unless_it_may_be_replaced(call: Call, library: Path, tmp_path: Path) -> None:
    call("import", file_of(tmp_path, duel("1"), SYSTEM_ENDING), "--library", library)
    opened = Library.open(library, create=False)
    opened.creatures.add([Creature(name="Imp", system="duel", sheet={"hp": 5, "armor": 2})])
    opened.close()
    newer = file_of(tmp_path, duel("2", fields="ward"), SYSTEM_ENDING)
    for more in ([], ["--dry-run"]):
        status, (row,), said = call("import", newer, "--library", library, *more)
        assert (status, row["taken"], row["refused"][0]["code"]) == (1, 0, "would_lose")
        assert "Armor" in said
    assert call("import", newer, "--library", library, "--on-same", "replace")[0] == 0
    assert in_library(call, library) == [("duel", "2", None)]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (SKIRMISH.replace("half(heat)", "half(heet)"), "bad_rules"),
        (duel("1").replace('id = "duel"', 'id = "ffrpg"'), "built_in_id"),
        ("nothing of it", "bad_rules"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_sentence(
    call: Call, library: Path, tmp_path: Path, text: str, code: str
) -> None:
    for ending in (SYSTEM_ENDING, TEXT_ENDING):
        status, (row,), said = call("import", file_of(tmp_path, text, ending), "--library", library)
        assert (status, row["refused"][0]["code"], len(said.splitlines())) == (1, code, 1)
    assert in_library(call, library) == []


def test_a_broken_file_and_a_missing_one_are_refused(call: Call, library: Path, tmp_path: Path) -> None:
    broken = tmp_path / f"broken{SYSTEM_ENDING}"
    broken.write_bytes(b"PK\x03\x04 and nothing more")
    for path in (broken, tmp_path / f"gone{SYSTEM_ENDING}"):
        status, (row,), said = call("import", path, "--library", library)
        assert (status, row["taken"], len(row["refused"]), len(said.splitlines())) == (1, 0, 1, 1)


def test_a_system_that_cannot_be_built_any_more_is_named(call: Call, library: Path, tmp_path: Path) -> None:
    call("import", file_of(tmp_path, SKIRMISH, SYSTEM_ENDING), "--library", library)
    with contextlib.closing(sqlite3.connect(library)) as connection, connection:
        connection.execute("UPDATE systems SET text = 'x'")
    status, rows, said = call("list", "systems", "--library", library)
    assert (status, rows[-1]["id"], len(said.splitlines())) == (1, "skirmish", 1)


def test_the_script_of_a_fight_brings_its_rules_along(
    qapp: QApplication, call: Call, library: Path, tmp_path: Path
) -> None:
    opened = Library.open(library, samples=())
    opened.systems.add(SKIRMISH)
    opened.systems.add(CRITICAL_FROM_19)
    entries = [EncounterEntry(name="Iva", side="party", sheet=HERO), EncounterEntry(name="Imp", sheet={"hp": 5})]
    encounter = opened.encounters.add(Encounter(name="Ford", system="skirmish"), entries)
    set_up(opened, encounter.id or 0)
    opened.systems.remove("skirmish")
    opened.close()
    out = tmp_path / "ford.json"
    assert call("export", "log", "Ford", "--format", "json", "-o", out, "--library", library)[0] == 0
    script = json.loads(out.read_text("utf-8"))
    assert script["rules"] == [SKIRMISH, CRITICAL_FROM_19]
    found, status = replay(out.read_text("utf-8"))
    assert (status, found["phase"]) == (0, "setup")
    assert call("export", "log", "Ford", "--format", "md", "-o", tmp_path / "ford.md", "--library", library)[0] == 0


def test_what_is_not_there_or_makes_no_sense_is_said(call: Call, library: Path, tmp_path: Path) -> None:
    call("import", file_of(tmp_path, SKIRMISH, SYSTEM_ENDING), "--library", library)
    export = ("export", "system", "--library", library, "-o", tmp_path / "x")
    assert call(*export, "chess", "--format", "toml")[0] == 1
    assert call(*export, "skirmish", "--format", "json")[0] == 2
    assert call(*export, "--format", "toml")[0] == 2
    assert call("export", "creatures", "--library", library, "-o", tmp_path / "x", "--format", "toml")[0] == 2
