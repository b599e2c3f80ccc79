"""A sixth system, installed as anybody installs a plugin: its forms, a fight by keys, its log, in Spanish too."""

import json
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QSettings, QTranslator
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.system.paths import translation_folder
from models.library import Library
from models.repositories.encounters import Encounter, EncounterEntry
from rules.system import registry
from rules.text.messages import messages_of
from tests.there import there
from tests.ui.encounter.conftest import GameTable
from ui.bestiary.forms.field_editors import gloss_of
from ui.navigation.tabs import ENCOUNTER
from ui.session.dice_rollers import TABLE
from ui.shell.main_window import MainWindow

ROOT = Path(__file__).parents[3]
PLUGIN = ROOT / "tests" / "plugin"
SYSTEM = "skirmish"
HERO = {"hp": 20, "fire": 1, "ac": 14, "attack": 4, "reflex": 3, "damage": "1d8+1"}
GOBLIN = {"hp": 7}
FIGHT = {
    "system": SYSTEM,
    "combatants": [
        {"id": "iva", "name": "Iva", "side": "party", "sheet": HERO},
        {"id": "imp", "name": "Imp", "side": "foes", "sheet": GOBLIN},
    ],
    "commands": [
        {"do": "begin", "dice": [15, 3]},
        {"do": "act", "actor": "iva", "action": "storm", "targets": ["imp"], "dice": [1, 1, 1, 5]},
        {"do": "next", "dice": []},
        {"do": "next", "dice": [4]},
        {"do": "act", "actor": "imp", "action": "strike", "targets": ["iva"]},
    ],
}


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A fresh environment with Turnwright and the plugin in it; its Python."""
    place = tmp_path_factory.mktemp("plugin")
    # Building leaves files beside its source.
    source = shutil.copytree(PLUGIN, place / "source")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(place / "fresh")], check=True)
    python = place / "fresh" / "bin" / "python"
    folder = next((place / "fresh" / "lib").iterdir()) / "site-packages"
    # What Turnwright itself needs is not fetched again: it is read from where it is installed already.
    (folder / "turnwright.pth").write_text(f"{sysconfig.get_path('purelib')}\n{ROOT}\n")
    pip = [sys.executable, "-m", "pip", "--python", str(python), "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, "install", "--no-deps", "--no-build-isolation", str(source)], check=True, timeout=600)
    return python


@pytest.fixture
def table(installed: Path, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[GameTable]:
    """A fight of the plugin's system in a Spanish window, before it begins; all dice are on the table."""
    folder = next((installed.parents[1] / "lib").iterdir()) / "site-packages"
    monkeypatch.syspath_prepend(str(folder))
    (point,) = entry_points(group=registry.GROUP, name=SYSTEM)
    known = {**registry.points(), SYSTEM: point}
    monkeypatch.setattr(registry, "points", lambda: known)
    translator = QTranslator()
    assert translator.load(str(translation_folder() / "turnwright_es.qm"))
    QApplication.installTranslator(translator)
    library = Library.open(tmp_path / "Table.turnwright", samples=())
    window = MainWindow(
        library, language="es", layouts=QSettings(str(tmp_path / "layouts.ini"), QSettings.Format.IniFormat)
    )
    qtbot.addWidget(window)
    window.resize(1366, 768)
    window.show_tab(ENCOUNTER)
    window.show()
    entries = [
        EncounterEntry(name="Iva", side="party", sheet=HERO),
        EncounterEntry(name="Imp", side="foes", count=2, sheet=GOBLIN),
    ]
    kept = library.encounters.add(Encounter(name="The ford", system=SYSTEM, seed=3), entries)
    assert kept.id is not None
    made = GameTable(window, library)
    assert window.conductor.open_prepared(kept.id)
    made.all_by(TABLE)
    yield made
    library.close()
    QApplication.removeTranslator(translator)
    registry.of_point.cache_clear()


def replayed(python: Path, script: Path) -> tuple[int, dict[str, Any]]:
    """What the command line says of a script."""
    command = [str(python), "-m", "desktop", "replay", str(script)]
    done = subprocess.run(command, cwd=script.parent, capture_output=True, text=True, timeout=600, check=False)
    assert done.stderr == ""
    return done.returncode, json.loads(done.stdout)


def test_a_script_of_an_installed_system_is_replayed(installed: Path, tmp_path: Path) -> None:
    script = tmp_path / "fight.json"
    script.write_text(json.dumps({**FIGHT, "commands": FIGHT["commands"][:-1]}), "utf-8")
    status, outcome = replayed(installed, script)
    assert status == 0
    assert outcome["combatants"]["imp"]["pools"] == {"hp": 0, "fire": 0}
    assert outcome["combatants"]["imp"]["state"] == "unconscious"
    assert "Imp: Burning (2)" in " ".join(outcome["log"])
    script.write_text(json.dumps(FIGHT), "utf-8")
    status, outcome = replayed(installed, script)
    assert (status, outcome["error"]["code"]) == (1, "cannot_act")


def test_its_own_tests_pass_where_it_is_installed(installed: Path) -> None:
    source = installed.parents[2] / "source"
    command = [str(installed), "-m", "pytest", "-q", "-p", "no:cacheprovider", "-c", str(source / "pyproject.toml")]
    done = subprocess.run([*command, str(source)], cwd=source, capture_output=True, text=True, timeout=600, check=False)
    assert done.returncode == 0, done.stdout
    tests = (source / "test_skirmish.py").read_text("utf-8").count("\ndef test_")
    assert f"{tests} passed" in done.stdout


def test_the_example_is_short() -> None:
    lines = (PLUGIN / "skirmish" / "__init__.py").read_text("utf-8").splitlines()
    assert sum(1 for line in lines if line.strip()) <= 150


def test_its_sheet_is_a_form_in_the_readers_language(table: GameTable) -> None:
    tab = table.window.bestiary
    tab.remembered.choose_system(SYSTEM)
    tab.new_creature()
    form = there(tab.detail.form.sheet_form)
    assert list(form.editors) == ["hp", "fire", "ac", "attack", "reflex", "damage"]
    assert gloss_of(form.editors["ac"].field) == "Lo que debe alcanzar un ataque."
    tab.detail.close_form()


def test_a_fight_is_played_by_keys_logged_printed_and_exported(table: GameTable, tmp_path: Path) -> None:
    table.type(" ")
    for face in (15, 9, 4):
        table.type(f"{face}\n")
    assert table.fight.active == "iva"
    action = next(button for button in table.page.stage.buttons if button.action.id == "storm")
    assert "3d6 de fuego" in action.toolTip()
    table.type(f"a{table.key_of('imp-a')}\n")
    assert table.question().what == "attack"
    table.type("12\n")
    assert table.conductor.open_question is not None
    assert "¿Para el golpe?" in table.page.stage.question._title.text()
    table.type("2")
    table.type("6\n")
    assert table.fight.combatants["imp-a"].state == "unconscious"
    table.type(f"f{table.key_of('imp-b')}\n")
    for face in (3, 4, 2, 5):
        table.type(f"{face}\n")
    assert table.fight.combatants["imp-b"].state == "unconscious"
    refused = table.conductor.refusal_of({"do": "act", "actor": "iva", "action": "storm", "targets": ["imp-b"]})
    assert refused is not None
    assert refused.code == "no_fire"
    table.conductor.undo()
    assert table.fight.combatants["imp-b"].state == "active"
    table.conductor.redo()
    log = "\n".join(table.log())
    assert "Iva ataca a Imp A" in log
    assert "Imp B cae" in log
    for kind, wanted in (("html", "Imp B cae"), ("md", "Imp B cae"), ("pdf", "")):
        path = tmp_path / f"log.{kind}"
        table.window.log_files.export(kind, path)
        assert wanted.encode() in path.read_bytes()
    assert table.window.log_files.printed() is not None


def test_its_messages_stand_in_its_own_files(table: GameTable) -> None:
    system = registry.system(SYSTEM)
    assert Path(system.phrases.file).parent.name == SYSTEM
    said = messages_of(system.phrases.file, "es")
    assert said.first_of(system.statuses["burning"].gloss_ids) == "Pierde 1d4 al final de cada uno de sus turnos."
