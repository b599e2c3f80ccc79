"""Options of a fight: each says itself in every language, some change in mid-fight, the head of the log tells them."""

import json
from collections.abc import Mapping
from typing import Any, Literal, get_args, get_origin

import pytest

from rules.engine.replay import replay
from rules.engine.service import Done, Refused, RulesService, Undone
from rules.log.sentences import Teller, house_rule_facts
from rules.sheets.schema import figures, gloss_of, limits, may_change_mid_fight
from rules.system import registry
from rules.text.messages import LANGUAGES, messages_of
from tests.worked import SYSTEMS, setups, start
from tools import messages

ADDED = {"difficulties": {"mortal": 33}, "terrain_costs": {"mud": 3}, "scavenge": "nobody-in-particular"}
"""A value for each option that has no list of them."""


def values(system: str, name: str) -> tuple[Any, ...]:
    """Values of an option that a table may choose."""
    info = registry.system(system).options.model_fields[name]
    if name in ADDED:
        return (ADDED[name], info.get_default(call_default_factory=True, validated_data={}))
    if info.annotation is bool:
        return (True, False)
    if get_origin(info.annotation) is Literal:
        return get_args(info.annotation)
    low, high = limits(info)
    default = info.get_default()
    return tuple(value for value in dict.fromkeys((low, high, default)) if value is not None or default is None)


OPTIONS = [(system, name) for system in SYSTEMS for name in registry.system(system).options.model_fields]
IN_FORMS = [(system, name) for system, name in OPTIONS if name not in figures(registry.system(system).options)]


@pytest.mark.parametrize(("system", "name"), IN_FORMS)
def test_every_value_of_every_option_says_itself_in_every_language(system: str, name: str) -> None:
    found = registry.system(system)
    for language in LANGUAGES:
        teller = Teller(found, {}, language)
        said = [teller.option(name, value) for value in values(system, name)]
        assert len(set(said)) == len(said)
        assert any(id.startswith(f"option-{name}-") for id in messages.messages(system, language))
        assert not any("{" in sentence for sentence in said)


@pytest.mark.parametrize(("system", "name"), IN_FORMS)
def test_every_option_has_a_label_and_a_gloss(system: str, name: str) -> None:
    model = registry.system(system).options
    extra = model.model_fields[name].json_schema_extra
    assert isinstance(extra, dict)
    assert extra["label"]
    assert messages_of(registry.system(system).phrases.file, "en").first_of(gloss_of(model, name))


@pytest.mark.parametrize(("system", "name"), OPTIONS)
def test_an_option_changes_in_mid_fight_where_its_model_says_so_and_undo_takes_it_back(system: str, name: str) -> None:
    service = begun(system)
    model = registry.system(system).options
    before = service.packed_fight()
    for value in values(system, name):
        former = getattr(service.fight.options, name)
        result = service.do({"do": "set", "option": name, "value": value})
        if not may_change_mid_fight(model.model_fields[name]):
            assert isinstance(result, Refused)
            assert result.code == "invalid_params"
            assert service.packed_fight() == before
            continue
        assert isinstance(result, Done)
        assert getattr(service.fight.options, name) == value
        said = Teller(service.system, {}, "es", service.fight).lines(result.entry.facts)
        teller = Teller(service.system, {}, "es")
        assert said == [f"{teller.gm}: {teller.option(name, value, former)}"]
        for _ in range(3):
            service.do({"do": "next", "dice": "auto"})
        reopened = service.codec.unpack_fight(service.packed_fight())
        assert reopened.options == service.fight.options
        while service.fight.options != service.codec.unpack_fight(before).options or service.packed_fight() != before:
            assert isinstance(service.do({"do": "undo"}), Undone)


@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize("command", [{"option": "no_such", "value": 1}, {"option": "at_zero", "value": ["dead"]}])
def test_an_unknown_option_or_value_is_refused(system: str, command: Mapping[str, Any]) -> None:
    service = begun(system)
    before = service.packed_fight()
    result = service.do({"do": "set", **command})
    assert isinstance(result, Refused)
    assert result.code == "invalid_params"
    assert service.packed_fight() == before


def test_the_head_tells_what_differs_from_the_book_and_nothing_else() -> None:
    system = registry.system("fantasia")
    assert house_rule_facts(system, {}) == ()
    assert house_rule_facts(system, {"fumble": "roll"}) == ()
    facts = house_rule_facts(system, {"initiative": "side", "fumble": "roll", "opposites": False})
    told = {language: Teller(system, {}, language).line(facts[0]) for language in LANGUAGES}
    assert told["en"] == (
        "House rules: Whole sides roll for initiative · Affinity with an element says nothing of its opposite"
    )
    assert str(told["es"]).startswith("Reglas de la mesa: Cada bando tira una iniciativa · ")
    assert str(told["pt_BR"]).startswith("Regras da mesa: Cada lado rola uma iniciativa · ")


def test_the_magics_on_an_attribute_are_counted_anew_when_their_option_changes() -> None:
    """A number computed before the ruling would otherwise go on being shown."""
    service = begun("fantasia")
    value = next(iter(service.fight.combatants.values()))
    counted = service.system.outcome.stats(service.fight, value)
    service.do({"do": "set", "option": "same_attribute", "value": "best_only"})
    assert service.system.outcome.stats(service.fight, value) == counted
    assert set(value.memo) >= {"best_each", "best_only"}


@pytest.mark.parametrize("system", SYSTEMS)
def test_a_script_may_change_an_option_and_comes_to_the_same(system: str) -> None:
    options = registry.system(system).options
    name = next(name for name, info in options.model_fields.items() if may_change_mid_fight(info))
    value = next(value for value in values(system, name) if value != options.model_fields[name].default)
    data = {**setups(system)[0], "commands": [{"do": "begin"}, {"do": "set", "option": name, "value": value}]}
    found, status = replay(json.dumps(data))
    assert status == 0, found["error"]
    teller = Teller(registry.system(system), {})
    assert found["log"][-1].endswith(f"{teller.gm}: {teller.option(name, value)}")


def begun(system: str) -> RulesService:
    service = start(setups(system)[0])
    result = service.do({"do": "begin", "dice": "auto"})
    assert isinstance(result, Done), result
    return service
