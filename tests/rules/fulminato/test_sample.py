"""The sample library of this system: every sheet holds, every fight can be begun and played."""

import json
from importlib import resources
from typing import Any

import pytest

from rules import catalogue, script
from rules.replaying import service_for
from rules.service import Refused, RulesService
from rules.tactics import play

SAMPLE = json.loads((resources.files("resources") / "samples" / "fulminato.json").read_text("utf-8"))
SYSTEM = catalogue.system("fulminato")
CREATURES = {creature["name"]: creature for creature in SAMPLE["creatures"]}
MEMBERS = {member["name"]: member for party in SAMPLE["parties"] for member in party["members"]}


def set_up(encounter: dict[str, Any]) -> RulesService:
    """The encounter's fight, set up as the library would do it."""
    combatants: list[dict[str, Any]] = []
    for entry in encounter["entries"]:
        source = CREATURES[entry["creature"]] if "creature" in entry else MEMBERS[entry["member"]]
        for number in range(entry["count"]):
            found = {"id": f"c{len(combatants)}", "name": source["name"], "side": entry["side"]}
            cells = entry.get("cells", [])
            combatants.append({**found, "sheet": source["sheet"], "cell": cells[number] if cells else None})
    keys = [key for key in ("system", "seed", "options", "board") if key in encounter]
    return service_for(script.check({**{key: encounter[key] for key in keys}, "combatants": combatants}))


@pytest.mark.parametrize("name", [*CREATURES, *MEMBERS])
def test_every_sheet_of_the_sample_holds(name: str) -> None:
    source = CREATURES.get(name) or MEMBERS[name]
    assert SYSTEM.check_sheet(source["sheet"]) == source["sheet"]
    assert source["sheet"]["weapons"]


def test_there_is_enough_to_begin_with() -> None:
    assert len(CREATURES) >= 12
    assert len({creature["kind"] for creature in CREATURES.values()}) >= 3
    assert len(MEMBERS) == 4
    assert len(SAMPLE["encounters"]) >= 2


@pytest.mark.parametrize("encounter", SAMPLE["encounters"], ids=lambda encounter: str(encounter["name"]))
def test_every_fight_of_the_sample_can_be_played(encounter: dict[str, Any]) -> None:
    service = set_up(encounter)
    assert not isinstance(service.do({"do": "begin"}), Refused)
    assert play(service, most=30) > 0
    assert service.fight.round >= 2
    assert not isinstance(service.do({"do": "end"}), Refused)
