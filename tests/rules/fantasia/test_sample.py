"""The sample library of this system: every sheet holds, every fight can be begun and played."""

import json
from importlib import resources
from typing import Any

import pytest

from rules import catalogue, script
from rules.replaying import service_for
from rules.service import Refused, RulesService
from rules.tactics import play

SAMPLE = json.loads((resources.files("resources") / "samples" / "fantasia.json").read_text("utf-8"))
SYSTEM = catalogue.system("fantasia")
CREATURES = {creature["name"]: creature for creature in SAMPLE["creatures"]}
MEMBERS = {member["name"]: member for party in SAMPLE["parties"] for member in party["members"]}


def begun(encounter: dict[str, Any]) -> RulesService:
    """The encounter's fight, set up as the library would do it."""
    combatants: list[dict[str, Any]] = []
    for entry in encounter["entries"]:
        source = CREATURES[entry["creature"]] if "creature" in entry else MEMBERS[entry["member"]]
        combatants += [
            {
                "id": f"{len(combatants)}-{number}",
                "name": source["name"],
                "side": entry["side"],
                "sheet": source["sheet"],
                "cell": entry["cells"][number] if "cells" in entry else None,
            }
            for number in range(entry["count"])
        ]
    keys = ("system", "seed", "options", "board")
    return service_for(script.check({**{key: encounter.get(key) for key in keys}, "combatants": combatants}))


@pytest.mark.parametrize("name", [*CREATURES, *MEMBERS])
def test_every_sheet_of_the_sample_holds(name: str) -> None:
    source = CREATURES.get(name) or MEMBERS[name]
    assert SYSTEM.check_sheet(source["sheet"]) == source["sheet"]


def test_there_is_enough_to_begin_with() -> None:
    assert len(CREATURES) >= 15
    assert all(creature["sheet"]["weapons"] for creature in CREATURES.values())
    assert all(creature["level"] == creature["sheet"]["nv"] for creature in CREATURES.values())
    assert len(MEMBERS) == 4
    assert {entry.get("creature") for one in SAMPLE["encounters"] for entry in one["entries"]} <= {None, *CREATURES}


@pytest.mark.parametrize("encounter", SAMPLE["encounters"], ids=lambda encounter: str(encounter["name"]))
def test_every_fight_of_the_sample_can_be_played(encounter: dict[str, Any]) -> None:
    service = begun(encounter)
    assert not isinstance(service.do({"do": "begin"}), Refused)
    stops = play(service, most=40)
    assert stops > 0
    assert service.fight.round >= 2
    assert not isinstance(service.do({"do": "end"}), Refused)
