"""The sample libraries that are shipped, for the tests: who is in them, and their fights set up."""

import json
from importlib.resources import files
from typing import Any

from rules.engine.replay import service_for
from rules.engine.service import RulesService
from rules.scripts import script

OF_FIGHT = ("system", "seed", "options", "board")


def sample(system: str) -> dict[str, Any]:
    """The sample library of a system, as it is shipped."""
    found: dict[str, Any] = json.loads((files("resources") / "samples" / f"{system}.json").read_text("utf-8"))
    return found


def creatures(system: str) -> dict[str, dict[str, Any]]:
    """The creatures of a sample library by their names."""
    return {item["name"]: item for item in sample(system)["creatures"]}


def members(system: str) -> dict[str, dict[str, Any]]:
    """The members of the parties of a sample library by their names."""
    return {item["name"]: item for party in sample(system)["parties"] for item in party["members"]}


def sheet(system: str, name: str) -> dict[str, Any]:
    """The sheet of a creature or a member."""
    return dict((creatures(system) | members(system))[name]["sheet"])


def set_up(encounter: dict[str, Any]) -> RulesService[Any]:
    """An encounter's fight, as the library would set it up."""
    people = creatures(encounter["system"]) | members(encounter["system"])
    combatants: list[dict[str, Any]] = []
    for entry in encounter["entries"]:
        name = entry.get("creature") or entry["member"]
        for cell in entry.get("cells") or [None] * entry["count"]:
            record = {"id": f"c{len(combatants)}", "name": name, "side": entry["side"], "cell": cell}
            combatants.append({**record, "sheet": people[name]["sheet"]})
    setup = {key: encounter[key] for key in OF_FIGHT if key in encounter}
    return service_for(script.check({**setup, "combatants": combatants}))
