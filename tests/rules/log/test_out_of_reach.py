"""Who is too far is refused in every system with both figures: how far it is, and how far the thing reaches."""

from typing import Any

import pytest

from rules.engine.replay import service_for
from rules.engine.service import RulesService
from rules.log.refusals import refusal_sentence
from rules.mechanics.dice_sources import AppDice
from rules.mechanics.params import TARGETS, WITH
from rules.scripts import script
from rules.text.messages import LANGUAGES
from tests.samples import creatures, members

MEASURED: dict[str, dict[str, Any]] = {"d100": {"measured": True}}
"""What makes a system look at the board."""
OPTIONS: dict[str, dict[str, Any]] = {"ffrpg": {"ranges": True}, "fantasia": {"miniatures": True}}
SMALL = {"tabuleiro": (11, 11)}
"""A system whose boards are small."""
SYSTEMS = ("ffrpg", "fantasia", "fulminato", "d100", "tabuleiro")


def far_apart(system: str) -> RulesService[Any]:
    """People of a sample library, the party at one end of a board and the creatures at the other."""
    width, height = SMALL.get(system, (60, 99))
    party = [("party", item, 0) for item in members(system).values()]
    foes = [("foes", item, width - 3) for item in creatures(system).values()]
    people = [
        {"id": f"c{n}", "name": item["name"], "side": side, "sheet": item["sheet"], "cell": [x, 3 * n]}
        for n, (side, item, x) in enumerate([*party[:3], *foes][: height // 3])
    ]
    board = {"width": width, "height": height}
    setup = {"system": system, "seed": 3, "options": OPTIONS.get(system, {}), "board": board, "combatants": people}
    service = service_for(script.check(setup))
    service.do({"do": "begin"}, AppDice(service.fight))
    for _ in range(30):
        if service.fight.active is not None and service.fight.phase == "action":
            break
        service.do({"do": "next"}, AppDice(service.fight))
    assert service.fight.active is not None
    return service


def refused_for_distance(service: RulesService[Any], system: str) -> list[dict[str, Any]]:
    """The details of all that is refused to anybody for a distance."""
    fight, found = service.fight, []
    for person in fight.combatants.values():
        own_turn = fight.if_it_had(active=person.id)
        for action in service.system.actions.values():
            fields = {field.name: field for field in action.fields}
            aims = fields.get(TARGETS)
            if aims is None or aims.options is None:
                continue
            things = fields[WITH].options if WITH in fields else None
            for thing in [""] if things is None else [option.id for option in things(own_turn, person, {})]:
                chosen = {**MEASURED.get(system, {}), **({WITH: thing} if thing else {})}
                options = aims.options(own_turn, person, chosen)
                found += [dict(option.details) for option in options if option.refused == "out_of_range"]
    return found


@pytest.mark.parametrize("system", SYSTEMS)
def test_every_refusal_of_a_distance_says_how_far_it_is_and_how_far_one_reaches(system: str) -> None:
    service = far_apart(system)
    names = {id: person.name for id, person in service.fight.combatants.items()}
    found = refused_for_distance(service, system)
    assert found
    for details in found:
        if details.get("reason") == "melee":
            continue
        assert details["distance"] > details["most"] >= 0
        for language in LANGUAGES:
            sentence = refusal_sentence(service.system, "out_of_range", details, names, language)
            assert str(details["distance"]) in sentence
            assert str(details["most"]) in sentence
