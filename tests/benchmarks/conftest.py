"""What the measurements stand on: a library of ten thousand creatures, fights of many combatants."""

import json
from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from models.library import Library
from models.repositories.creatures import Creature
from rules.engine.replay import service_for
from rules.engine.service import RulesService
from rules.scripts import script

SYSTEM = "ffrpg"


def foe(number: int, hp: int = 40) -> dict[str, Any]:
    """A plain creature with one weapon."""
    return {
        "hp": hp,
        "spd": 4 + number % 5,
        "str": 6 + number % 3,
        "agi": 6,
        "acc": 95,
        "eva": 15,
        "arm": 3,
        "weapons": [{"id": "claw", "name": "Claw", "scale": 2, "die": "d8"}],
    }


def plain_script(party: int, foes: int, hp: int = 40, seed: int = 7) -> dict[str, Any]:
    """A script of so many against so many, without commands."""
    combatants = [
        {"id": f"{side}-{number}", "name": f"{side} {number}", "side": side, "sheet": foe(number, hp)}
        for side, count in (("party", party), ("foes", foes))
        for number in range(count)
    ]
    return {"system": SYSTEM, "seed": seed, "combatants": combatants}


@pytest.fixture
def service() -> Callable[..., RulesService]:
    """Makes the service of a plain fight."""

    def make(party: int, foes: int, hp: int = 40) -> RulesService:
        return service_for(script.check(plain_script(party, foes, hp)))

    return make


@pytest.fixture(scope="session")
def big_library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A library with ten thousand creatures of the shipped sheets."""
    path = tmp_path_factory.mktemp("big") / "Big.turnwright"
    shipped = json.loads((files("resources") / "samples" / f"{SYSTEM}.json").read_text("utf-8"))["creatures"]
    library = Library.open(path, samples=())
    creatures = [
        Creature(
            name=f"{shipped[number % len(shipped)]['name']} {number}",
            system=SYSTEM,
            level=shipped[number % len(shipped)]["level"],
            kind=shipped[number % len(shipped)]["kind"],
            tags=shipped[number % len(shipped)]["tags"],
            folder=shipped[number % len(shipped)]["folder"],
            sheet=shipped[number % len(shipped)]["sheet"],
        )
        for number in range(10_000)
    ]
    library.creatures.add(creatures)
    library.close()
    return path


@pytest.fixture
def empty_library(tmp_path: Path) -> Iterator[Library]:
    """A library of its own."""
    library = Library.open(tmp_path / "Own.turnwright", samples=())
    yield library
    library.close()


def sample_fights() -> dict[str, RulesService]:
    """Every encounter of the sample libraries, of each system, as the library would begin it: its name to its fight."""
    found: dict[str, RulesService] = {}
    shipped = sorted((files("resources") / "samples").iterdir(), key=lambda file: file.name)
    for path in (file for file in shipped if file.name.endswith(".json")):
        sample = json.loads(path.read_text("utf-8"))
        sheets = {item["name"]: item["sheet"] for item in sample["creatures"]}
        members = {item["name"]: item["sheet"] for party in sample["parties"] for item in party["members"]}
        for encounter in sample["encounters"]:
            found[f"{encounter['system']}: {encounter['name']}"] = _sample_fight(encounter, sheets, members)
    return found


def _sample_fight(encounter: dict[str, Any], creatures: dict[str, Any], members: dict[str, Any]) -> RulesService:
    combatants = [
        {
            "id": f"{place}-{number}",
            "side": entry["side"],
            "sheet": creatures[entry["creature"]] if "creature" in entry else members[entry["member"]],
            "cell": entry["cells"][number] if "cells" in entry else None,
        }
        for place, entry in enumerate(encounter["entries"])
        for number in range(entry["count"])
    ]
    keys = ("system", "seed", "options", "board")
    return service_for(script.check({**{key: encounter.get(key) for key in keys}, "combatants": combatants}))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Prints the figures that a table of times has no column for."""
    session = getattr(config, "_benchmarksession", None)
    told = [candidate for candidate in getattr(session, "benchmarks", ()) if candidate.extra_info]
    if told:
        terminalreporter.section("figures")
    for item in told:
        terminalreporter.write_line(item.name)
        for name, figure in item.extra_info.items():
            terminalreporter.write_line(f"    {name}: {figure}")
