"""The sample library of this system: every sheet holds, every fight can be begun and played."""

import json
from collections import Counter
from importlib import resources
from typing import Any

import pytest

from rules import script
from rules.d100 import SYSTEM
from rules.d100.metres import metres_to
from rules.replaying import service_for
from rules.service import Refused, RulesService
from rules.tactics import play

SAMPLE = json.loads((resources.files("resources") / "samples" / "d100.json").read_text("utf-8"))
CREATURES = {creature["name"]: creature for creature in SAMPLE["creatures"]}
MEMBERS = {member["name"]: member for party in SAMPLE["parties"] for member in party["members"]}


def set_up(encounter: dict[str, Any]) -> RulesService:
    """The encounter's fight, as the library would make it."""
    combatants: list[dict[str, Any]] = []
    for entry in encounter["entries"]:
        source = CREATURES[entry["creature"]] if "creature" in entry else MEMBERS[entry["member"]]
        first = len(combatants)
        for number in range(entry["count"]):
            place = {"cell": entry["cells"][number]} if "cells" in entry else {}
            combatants.append({"id": f"{first}-{number}", "side": entry["side"], "sheet": source["sheet"], **place})
    setup = {key: encounter[key] for key in ("system", "seed", "options", "board") if key in encounter}
    return service_for(script.check({**setup, "combatants": combatants}))


@pytest.mark.parametrize("name", [*CREATURES, *MEMBERS])
def test_every_sheet_of_the_sample_holds(name: str) -> None:
    source = CREATURES.get(name) or MEMBERS[name]
    assert SYSTEM.check_sheet(source["sheet"]) == source["sheet"]
    assert source["sheet"]["weapons"]


def test_there_is_enough_to_begin_with() -> None:
    assert len(CREATURES) >= 15
    assert [len(party["members"]) for party in SAMPLE["parties"]] == [4]
    kinds = Counter(
        weapon["kind"]
        for entry in SAMPLE["encounters"][0]["entries"]
        for weapon in (CREATURES | MEMBERS)[entry.get("creature") or entry["member"]]["sheet"]["weapons"]
        if "kind" in weapon
    )
    assert kinds["firearm"] >= 5


@pytest.mark.parametrize("encounter", SAMPLE["encounters"], ids=lambda encounter: str(encounter["name"]))
def test_every_fight_of_the_sample_can_be_played(encounter: dict[str, Any]) -> None:
    service = set_up(encounter)
    assert not isinstance(service.do({"do": "begin"}), Refused)
    assert play(service, most=200) > 0
    assert service.fight.round >= 2
    assert {fact["kind"] for fact in service.journal.facts()} >= {"attack", "damage", "fall"}
    assert not isinstance(service.do({"do": "end"}), Refused)


def test_a_fight_of_the_sample_is_measured_on_its_board() -> None:
    [encounter] = [encounter for encounter in SAMPLE["encounters"] if "board" in encounter]
    service = set_up(encounter)
    board = service.fight.board
    cells = [one.cell for one in service.fight.combatants.values()]
    assert len(set(cells)) == len(cells)
    assert all(cell is not None and board.state_at(cell) == "free" for cell in cells)
    assert not isinstance(service.do({"do": "begin"}), Refused)
    names = {one.sheet.weapons[0].name: one for one in service.fight.combatants.values()}
    shooter = names["Rifle de cerrojo"]
    far = max(service.fight.combatants.values(), key=lambda one: metres_to(service.fight, shooter, one) or 0)
    near = names["Pistola de bolsillo"]
    assert 40 < (metres_to(service.fight, shooter, far) or 0) <= shooter.sheet.weapons[0].range
    assert (metres_to(service.fight, near, shooter) or 0) > near.sheet.weapons[0].range
