"""The sample library of this system: every sheet holds, every fight can be begun and played."""

import json
from importlib import resources
from typing import Any

import pytest

from rules import catalogue, script
from rules.replaying import service_for
from rules.service import Refused, RulesService
from rules.tabuleiro.reach import costs
from rules.tabuleiro.sheet import TabuleiroSheet
from rules.tactics import play

SAMPLE = json.loads((resources.files("resources") / "samples" / "tabuleiro.json").read_text("utf-8"))
SYSTEM = catalogue.system("tabuleiro")
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
                "cell": entry["cells"][number],
            }
            for number in range(entry["count"])
        ]
    keys = ("system", "seed", "options", "board")
    return service_for(script.check({**{key: encounter[key] for key in keys}, "combatants": combatants}))


@pytest.mark.parametrize("name", [*CREATURES, *MEMBERS])
def test_every_sheet_of_the_sample_holds(name: str) -> None:
    source = CREATURES.get(name) or MEMBERS[name]
    assert SYSTEM.check_sheet(source["sheet"]) == source["sheet"]


def test_there_is_enough_to_begin_with() -> None:
    assert len(CREATURES) >= 12
    assert all(creature["sheet"]["cards"] for creature in CREATURES.values())
    assert len(MEMBERS) >= 2
    assert all(len(member["sheet"]["cards"]) >= 5 for member in MEMBERS.values())
    assert len(SAMPLE["encounters"]) >= 3


@pytest.mark.parametrize("name", [*CREATURES, *MEMBERS])
def test_every_card_of_the_sample_can_be_used_and_does_something(name: str) -> None:
    sheet = TabuleiroSheet.model_validate((CREATURES.get(name) or MEMBERS[name])["sheet"])
    for card in sheet.cards:
        if card.kind == "casa":
            assert card.text
            continue
        assert card.dano or card.heal or card.revive or card.status, card.name
        price = costs(card, card.local)
        assert all(price[pool] <= getattr(sheet, pool) for pool in price), card.name
        if card.range == 0:
            assert all(row.timer is None or row.timer > 1 for row in card.status), f"{card.name} is gone at once"
    assert any(card.dano and card.local == "mesa" for card in sheet.cards), "it can strike without a word of the table"


@pytest.mark.parametrize("encounter", SAMPLE["encounters"], ids=lambda encounter: str(encounter["name"]))
def test_every_fight_of_the_sample_can_be_played(encounter: dict[str, Any]) -> None:
    service = begun(encounter)
    assert not isinstance(service.do({"do": "begin"}), Refused)
    stops = play(service, most=40)
    assert stops > 0
    assert service.fight.round >= 2
    assert not isinstance(service.do({"do": "end"}), Refused)
