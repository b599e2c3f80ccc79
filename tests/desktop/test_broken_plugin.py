"""A rule system of somebody else that cannot be loaded: it is named, and all others are there."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.__main__ import main
from desktop.application import Program
from models.library import Library
from models.repositories.creatures import Creature
from rules.system import registry
from tests.desktop.losing import shown
from ui.navigation.tabs import BESTIARY, ENCOUNTER, PARTY

OWN = ["d100", "fantasia", "ffrpg", "fulminato", "tabuleiro"]
WHY = "The rule system “broken” cannot be loaded: it was made for another version."
SAID = "The rule system broken cannot be loaded: it was made for another version."
"""The same of the library."""


@pytest.fixture
def plugin(tmp_path: Path) -> Path:
    """A folder in which such a one is installed."""
    folder = tmp_path / "site"
    distribution = folder / "turnwright_broken-1.0.dist-info"
    distribution.mkdir(parents=True)
    (distribution / "METADATA").write_text("Metadata-Version: 2.1\nName: turnwright-broken\nVersion: 1.0\n", "utf-8")
    (distribution / "entry_points.txt").write_text(f"[{registry.GROUP}]\nbroken = broken_plugin:SYSTEM\n", "utf-8")
    (folder / "broken_plugin.py").write_text("raise TypeError('it was made for another version')\n", "utf-8")
    return folder


@pytest.fixture
def path(own_folders: Path) -> Path:
    """A library with a creature of that system, made while it could be loaded."""
    made = own_folders / "Table.turnwright"
    library = Library.open(made, systems=registry.system)
    library.close(back_up=False)
    library = Library.open(made, systems=lambda _: registry.system("d100"))
    sheet = library.creatures.get(next(row.id for row in library.creatures.rows() if row.system == "d100"))
    assert sheet is not None
    library.creatures.add([Creature(name="Orphan", system="broken", sheet=sheet.sheet)])
    library.close(back_up=False)
    return made


@pytest.fixture
def broken(plugin: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The plugin is installed here."""
    monkeypatch.syspath_prepend(str(plugin))
    known = {**registry.points(), "broken": EntryPoint("broken", "broken_plugin:SYSTEM", registry.GROUP)}
    monkeypatch.setattr(registry, "points", lambda: dict(sorted(known.items())))
    registry.of_point.cache_clear()
    yield
    registry.of_point.cache_clear()


def lines(out: str, err: str) -> tuple[list[str], list[str]]:
    """What a command printed and what it said, line by line."""
    assert "Traceback" not in err, err
    return out.splitlines(), err.splitlines()


def test_the_others_are_listed_and_the_broken_one_is_named(plugin: Path, own_folders: Path) -> None:
    """In a process of its own, where the plugin is found as any that is installed."""
    environment = {**os.environ, "PYTHONPATH": str(plugin), "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-m", "desktop", "list", "systems"]
    ran = subprocess.run(command, capture_output=True, text=True, check=False, timeout=600, env=environment)
    rows, said = lines(ran.stdout, ran.stderr)
    assert [json.loads(row)["id"] for row in rows] == OWN
    assert (ran.returncode, said) == (1, [WHY])


@pytest.mark.usefixtures("broken")
def test_every_command_works_and_says_of_what_it_needs_why_it_is_not_there(
    path: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    def call(*arguments: object) -> tuple[int, list[str], list[str]]:
        status = main([str(argument) for argument in arguments])
        return status, *lines(*capfd.readouterr())

    script = tmp_path / "script.json"
    script.write_text(json.dumps({"system": "broken", "combatants": []}), "utf-8")
    creatures = tmp_path / "creatures.json"
    status, rows, said = call("list", "creatures", "--library", path)
    assert (status, said) == (0, [])
    assert {"Orphan"} < {json.loads(row)["name"] for row in rows}
    export = ("export", "creatures", "--format", "json", "-o", creatures, "--library", path)
    assert call(*export)[::2] == (0, [])
    status, rows, said = call("import", creatures, "--library", tmp_path / "New.turnwright")
    assert status == 1
    assert said == [SAID]
    assert [load["name"] for load in json.loads(rows[0])["refused"]] == ["Orphan"]
    for command in ("replay", "odds"):
        status, rows, _ = call(command, script)
        assert (status, json.loads(rows[0])["error"]["message"]) == (2, f"system: {WHY}")
    status, _, said = call("import", creatures, "--system", "broken", "--library", path)
    assert (status, said) == (2, [SAID])


@pytest.mark.usefixtures("broken")
def test_the_window_names_it_and_works_with_all_others(path: Path, qapp: QApplication, qtbot: QtBot) -> None:
    program = Program(qapp)
    assert program.open(path) == ""
    window = shown(program)
    window.starting.start()
    assert window.notice.sentence.text() == SAID
    for tab in (BESTIARY, PARTY, ENCOUNTER):
        window.show_tab(tab)
        qapp.processEvents()
        window.grab()
    assert program.library is not None
    orphan = next(row.id for row in program.library.creatures.rows() if row.name == "Orphan")
    window.bestiary.show_creature(orphan)
    qapp.processEvents()
    window.find_anything()
    qapp.processEvents()
    program.let_go()
    program.put_away_window()
