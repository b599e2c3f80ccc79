"""A combatant is given another name by the game master's word, in every system."""

import json
from collections.abc import Mapping
from typing import Any

import pytest

from rules.core.facts import first_names
from rules.engine.replay import names, replay
from rules.engine.service import Done, Refused, RulesService
from rules.log.sentences import Teller
from tests.rules.core.toy import BEGIN, REDO, STRIKE, UNDO, fight_of
from tests.worked import SYSTEMS, setups

GRIK: Mapping[str, Any] = {"do": "set", "actor": "bob", "stat": "name", "value": "Grik"}


def name_of(service: RulesService, id: str = "bob") -> str:
    return str(service.fight.combatants[id].name)


def test_another_name_is_a_step_like_others() -> None:
    service = fight_of(BEGIN)
    before = name_of(service)
    result = service.do(GRIK)
    assert isinstance(result, Done)
    (fact,) = result.entry.facts
    assert {key: fact[key] for key in ("kind", "actor", "what", "value", "from")} == {
        "kind": "ruling",
        "actor": "bob",
        "what": "name",
        "value": "Grik",
        "from": before,
    }
    assert name_of(service) == "Grik"
    service.do(UNDO)
    assert name_of(service) == before
    service.do(REDO)
    assert name_of(service) == "Grik"


@pytest.mark.parametrize(("typed", "name"), [("  Grik ", "Grik"), ("Grik\nthe  Sly", "Grik the Sly")])
def test_a_name_is_one_line_without_spaces_around_it(typed: str, name: str) -> None:
    service = fight_of(BEGIN, {**GRIK, "value": typed})
    assert name_of(service) == name


@pytest.mark.parametrize("value", ["", "  ", 7, None, ["Grik"], True])
def test_what_is_no_name_is_invalid(value: Any) -> None:
    service = fight_of(BEGIN)
    before = service.packed_fight()
    result = service.do({**GRIK, "value": value})
    assert isinstance(result, Refused)
    assert result.code == "invalid_params"
    assert service.packed_fight() == before


def test_the_name_somebody_has_already_changes_nothing() -> None:
    service = fight_of(BEGIN, GRIK)
    idle = service.idle(GRIK)
    assert idle is not None
    assert idle.code == "changes_nothing"


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "GM: Bob is now called Grik"),
        ("es", "El director: Bob pasa a llamarse Grik"),
        ("pt_BR", "Mestre: Bob passa a se chamar Grik"),
    ],
)
def test_the_log_says_who_is_called_otherwise(language: str, told: str) -> None:
    service = fight_of(BEGIN, {**GRIK, "value": "Bob"}, GRIK)
    teller = Teller(service.system, names(service), language, service.fight)
    assert teller.line(service.journal.facts()[-1]) == told


def test_one_has_one_name_in_all_of_the_log() -> None:
    service = fight_of(BEGIN, {**STRIKE, "dice": [15, 6], "answers": ["none"]}, {**GRIK, "value": "Grik"})
    struck = next(fact for fact in service.journal.facts() if fact["kind"] == "damage")
    assert "Grik" in str(Teller(service.system, names(service), "en", service.fight).line(struck))


def test_the_names_of_the_start_are_known_after_any_number_of_others() -> None:
    service = fight_of(BEGIN)
    start = names(service)
    for name in ("Grik", "Grok"):
        service.do({**GRIK, "value": name})
    assert first_names(names(service), service.journal.facts()) == start
    assert names(service) == {**start, "bob": "Grok"}


@pytest.mark.parametrize("system", SYSTEMS)
def test_a_script_gives_another_name_in_every_system(system: str) -> None:
    data = setups(system)[0]
    value = data["combatants"][0]["id"]
    named = {"do": "set", "actor": value, "stat": "name", "value": "Grik"}
    commands = [{"do": "begin"}, named, {"do": "damage", "actor": value, "amount": 1}]
    found, status = replay(json.dumps({**data, "commands": commands}))
    assert status == 0, found["error"]
    told = next(fact for fact in found["facts"] if fact["kind"] == "ruling" and fact["what"] == "name")
    assert (told["actor"], told["value"], told["text"]) == (value, "Grik", "")
    assert any(line.endswith("is now called Grik") for line in found["log"])
