"""Checks that the game master calls for, and the free rolls that are written down of them, in every system."""

from __future__ import annotations

from typing import Any

import pytest

from rules.engine.replay import service_for
from rules.engine.service import CalledCheckResult, Done, Refused, RulesService
from rules.scripts import script
from rules.system import registry
from rules.system.called_checks import DO
from rules.text.faults import BadScript
from tests.samples import sample

PARAMS: dict[str, dict[str, Any]] = {
    "ffrpg": {"params": {"rating": "agi"}, "modifier": -5},
    "fantasia": {"params": {"attr": "agi", "difficulty": 8}},
    "d100": {"with": "esquivar"},
    "fulminato": {"params": {"skill": "aguante", "difficulty": 6}},
    "tabuleiro": {"params": {"expression": "2d6+1", "least": 8}},
}


def fight_of(system: str, *changes: dict[str, Any]) -> RulesService[Any]:
    """A fight of two of the samples that has begun; `changes` to their sheets."""
    sheets = [item["sheet"] for item in sample(system)["creatures"][:2]]
    changed = [{**sheet, **change} for sheet, change in zip(sheets, changes or ({}, {}), strict=True)]
    combatants = [{"id": id, "side": "foes", "sheet": sheet} for id, sheet in zip("ab", changed, strict=True)]
    service = service_for(script.check({"system": system, "seed": 3, "combatants": combatants, "commands": []}))
    assert isinstance(service.do({"do": "begin"}), Done)
    return service


def called(service: RulesService[Any], *targets: str, **more: Any) -> CalledCheckResult:
    """A check of the fight's system that has been thrown."""
    found = service.do({"do": DO, "targets": list(targets), **PARAMS[service.system.id], **more})
    assert isinstance(found, CalledCheckResult), found
    return found


@pytest.mark.parametrize("system", sorted(PARAMS))
def test_each_rolls_and_nothing_of_the_fight_is_touched(system: str) -> None:
    service = fight_of(system)
    before, entries = service.packed_fight(), service.journal.cursor
    throws = called(service, "b", "a").throws
    assert [throw.fact["actor"] for throw in throws] == ["b", "a"]
    assert all(isinstance(throw.fact["success"], bool) for throw in throws)
    assert (service.packed_fight(), service.journal.cursor) == (before, entries)


@pytest.mark.parametrize("system", sorted(PARAMS))
def test_the_free_rolls_of_it_ask_for_the_same_dice_and_come_to_the_same(system: str) -> None:
    service = fight_of(system)
    for throw in called(service, "a", "b").throws:
        assert set(throw.dice) == {None}  # the app has rolled them
        done = service.do({"do": "roll", "expression": throw.roll["expression"]})
        assert isinstance(done, Done)
        (fact,) = done.entry.facts
        assert list(fact["dice"]) == list(throw.fact["dice"])
        assert fact["total"] == throw.fact["total"]


def test_dice_of_the_table_are_handed_on_as_they_were_thrown() -> None:
    service = fight_of("fantasia")
    throws = called(service, "a", "b", dice=[2, 3, 6, 6]).throws
    assert [throw.dice for throw in throws] == [(2, 3), (6, 6)]
    plus = throws[0].fact["total"] - 5
    assert throws[0].roll == {"do": "roll", "expression": f"2d6{plus:+}", "dice": [2, 3]}


@pytest.mark.parametrize("system", sorted(PARAMS))
@pytest.mark.parametrize(
    ("targets", "code"),
    [([], "need_targets"), (["nobody"], "no_such_target"), (["a", "a"], "too_many_targets")],
)
def test_whoever_rolls_is_there_and_rolls_once(system: str, targets: list[str], code: str) -> None:
    refused = fight_of(system).do({"do": DO, "targets": targets, **PARAMS[system]})
    assert isinstance(refused, Refused)
    assert refused.code == code


@pytest.mark.parametrize("system", sorted(PARAMS))
def test_what_is_checked_has_to_be_said(system: str) -> None:
    refused = fight_of(system).do({"do": DO, "targets": ["a"]})
    assert isinstance(refused, Refused)
    assert refused.code in ("invalid_params", "no_such_item")


def test_a_rating_that_one_lacks_counts_as_none_for_it() -> None:
    service = fight_of("ffrpg", {"ratings": {"cooking": 60}}, {"ratings": {}})
    throws = called(service, "a", "b", params={"rating": "cooking"}, modifier=0, dice=[50, 50]).throws
    assert [(throw.fact["against"], throw.fact["success"]) for throw in throws] == [(60, True), (0, False)]


def test_no_script_knows_it_as_a_command() -> None:
    sample = {"system": "ffrpg", "combatants": [], "commands": [{"do": DO, "targets": ["a"]}]}
    with pytest.raises(BadScript) as bad:
        script.check(sample)
    assert bad.value.place.startswith("commands[0]")


def test_every_system_says_what_its_check_is_told() -> None:
    for id in registry.ids():
        called = registry.system(id).called
        assert [field.name for field in called.fields][-1] == "targets"
        assert any(field.needed for field in called.fields[:-1])
