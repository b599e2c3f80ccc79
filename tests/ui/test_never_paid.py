"""A cost that the maximum of its pool never pays is said in words: on the sheet, in the form and in the fight."""

from typing import Any

import pytest

from rules.engine.replay import service_for
from rules.log.refusals import refusal_sentence
from rules.scripts import script
from rules.system import registry
from rules.text.messages import LANGUAGES
from tests.samples import sheet
from ui.bestiary.stat_block import view
from ui.bestiary.stat_block.data import StatBlockData
from ui.sheets import rule_systems

CASES: dict[str, tuple[str, str, dict[str, Any], str, str]] = {
    "ffrpg": ("abilities", "mp", {"id": "boom", "name": "Boom", "type": "fast"}, "mp", "use_ability"),
    "fantasia": ("abilities", "pm", {"id": "boom", "name": "Boom"}, "pm", "cast"),
    "fulminato": ("abilities", "ps", {"id": "boom", "name": "Boom"}, "ps", "use_ability"),
    "tabuleiro": ("cards", "mana", {"id": "boom", "name": "Boom", "kind": "habilidade"}, "mana", "use_ability"),
}
BASES = {
    "ffrpg": "Oriel Dunmore",
    "fantasia": "Nieve",
    "fulminato": "Lucía Brasa",
    "tabuleiro": "Benedito Luz",
}


def with_cost(system: str, cost: int) -> dict[str, Any]:
    rows, field, thing, pool, _ = CASES[system]
    base = sheet(system, BASES[system])
    base[pool] = 5
    base[rows] = [{**thing, field: cost}]
    return base


def block(system: str, cost: int) -> str:
    return view.html(StatBlockData("Ana", system, None, "", with_cost(system, cost), "", {}))


@pytest.mark.parametrize("system", CASES)
@pytest.mark.usefixtures("qapp")
def test_a_sheet_and_its_form_say_it_and_nothing_of_what_can_be_paid(system: str) -> None:
    installed = registry.system(system)
    assert "more than the maximum of 5" in block(system, 6)
    assert "more than the maximum" not in block(system, 5)
    (remark,) = rule_systems.never_paid(installed, with_cost(system, 6))
    assert remark.startswith("Boom: costs 6 ")
    assert rule_systems.never_paid(installed, with_cost(system, 5)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_says_that_no_rest_will_do(language: str) -> None:
    details = {"actor": "ana", "needs": 80, "most": 40}
    for system in CASES:
        pool = CASES[system][3]
        words = refusal_sentence(registry.system(system), f"not_enough_{pool}", details, {"ana": "Ana"}, language)
        assert "80" in words
        assert "40" in words
        only = refusal_sentence(
            registry.system(system), f"not_enough_{pool}", details, {"ana": "Ana"}, language, shortly=True
        )
        assert "Ana" not in only
        assert "80" in only


@pytest.mark.parametrize("system", CASES)
def test_in_a_fight_the_option_says_it(system: str) -> None:
    people = [
        {"id": "ana", "name": "Ana", "side": "party", "sheet": with_cost(system, 6)},
        {"id": "orc", "name": "Orc", "side": "foes", "sheet": sheet(system, BASES[system])},
    ]
    service = service_for(script.check({"system": system, "seed": 3, "combatants": people}))
    service.do({"do": "begin"})
    while service.fight.active != "ana":
        service.do({"do": "next"})
    action = registry.system(system).actions[CASES[system][4]]
    field = next(field for field in action.fields if field.name == "with")
    assert field.options is not None
    option = next(
        option for option in field.options(service.fight, service.fight.combatants["ana"], {}) if option.id == "boom"
    )
    assert option.refused is not None
    assert (option.details["needs"], option.details["most"]) == (6, 5)
