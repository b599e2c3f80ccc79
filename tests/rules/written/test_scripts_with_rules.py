"""Scripts bring rules along: a system that nobody has installed, and house rules over it."""

import json
from typing import Any

import pytest

from rules.engine.replay import replay, service_for
from rules.odds.runs import Situation, runs
from rules.scripts.script import read
from rules.tactics.temperaments import CUNNING
from tests.rules.written.example_games import text_of

HERO = {"hp": 20, "fire": 1, "ac": 14, "attack": 4, "reflex": 3, "damage": "1d8+1"}
HOUSE = """
[system]
format = 1
over = "skirmish"
title = "Thursday"
version = "1"

[test.blow]
natural = { 20 = "critical", 19 = "critical" }
"""


def script(rules: Any, *commands: dict[str, Any]) -> dict[str, Any]:
    """A fight of a hero and a goblin."""
    return {
        "system": "skirmish",
        "rules": rules,
        "combatants": [
            {"id": "iva", "name": "Iva", "side": "party", "sheet": HERO},
            {"id": "goblin", "name": "Goblin", "side": "foes", "sheet": {"hp": 30}},
        ],
        "commands": [{"do": "begin", "dice": [15, 3]}, *commands],
    }


def outcome(rules: Any, *commands: dict[str, Any]) -> dict[str, Any]:
    """What comes of a script."""
    found, _ = replay(json.dumps(script(rules, *commands)))
    return dict(found)


def blow(*dice: int, answers: tuple[str, ...] = ()) -> dict[str, Any]:
    return {"do": "act", "actor": "iva", "action": "strike", "targets": ["goblin"], "dice": dice, "answers": answers}


def hp(found: dict[str, Any]) -> int:
    assert found["ok"], found
    return int(found["combatants"]["goblin"]["pools"]["hp"])


@pytest.mark.parametrize("several", [False, True])
def test_a_script_plays_by_the_text_it_brings(several: bool) -> None:
    text = text_of("skirmish")
    assert hp(outcome([text] if several else text, blow(8, 3, answers=("none",)))) == 26


def test_house_rules_are_laid_over_it() -> None:
    assert hp(outcome(text_of("skirmish"), blow(19, 3, answers=("none",)))) == 26
    assert hp(outcome([text_of("skirmish"), HOUSE], blow(19, 3))) == 22
    assert hp(outcome([HOUSE, text_of("skirmish")], blow(19, 3))) == 22


def test_a_fault_has_the_line_of_its_text_and_the_path_of_its_field() -> None:
    text = text_of("skirmish").replace("half(heat)", "half(heet)")
    line = text.splitlines().index(next(row for row in text.splitlines() if "(heet)" in row)) + 1
    error = outcome([text])["error"]
    assert error["code"] == "invalid_script"
    assert error["place"].startswith(f"rules[0]:{line} action.storm.does")
    assert "heat" in error["message"]


def test_house_rules_with_a_fault_are_named_by_their_place_in_the_list() -> None:
    error = outcome([text_of("skirmish"), HOUSE.replace("critical", "glorious", 1)])["error"]
    assert error["place"].startswith("rules[1]:9 test.blow.natural")


@pytest.mark.parametrize("rules", [3, {"a": "b"}, [1], [["x"]]])
def test_what_is_no_text_is_refused(rules: Any) -> None:
    assert outcome(rules)["error"]["place"] == "rules"


def test_rules_over_another_system_are_refused() -> None:
    other = HOUSE.replace('over = "skirmish"', 'over = "chess"')
    assert outcome([text_of("skirmish"), other])["error"]["place"].startswith("rules[1]:4 system.over")


def test_without_rules_the_system_is_unknown() -> None:
    assert outcome(None)["error"]["place"] == "system"


def test_a_situation_takes_its_rules_along() -> None:
    """A worker knows no system but those installed, and foresees the same."""
    service = service_for(read(json.dumps(script([text_of("skirmish"), HOUSE]))))
    situation = Situation.from_service(service)
    again = Situation.unpack(situation.pack())
    assert again.texts == (text_of("skirmish"), HOUSE)
    assert again.digest == situation.digest != Situation("skirmish", service.packed_fight()).digest
    foreseen = list(runs(situation, CUNNING, 5, range(60)))
    assert list(runs(again, CUNNING, 5, range(60))) == foreseen
    without = Situation("skirmish", service.packed_fight(), texts=(text_of("skirmish"),))
    assert list(runs(without, CUNNING, 5, range(60))) != foreseen
