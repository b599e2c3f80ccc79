"""Checks that the game master calls for, as a script says them, in every system."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import pytest

from rules import catalogue
from rules.replaying import replay

PARAMS: dict[str, dict[str, Any]] = {
    "ffrpg": {"params": {"rating": "agi"}, "modifier": -5},
    "fantasia": {"params": {"attr": "agi", "difficulty": 8}},
    "d100": {"with": "esquivar"},
    "fulminato": {"params": {"skill": "aguante", "difficulty": 6}},
    "tabuleiro": {"params": {"expression": "2d6+1", "least": 8}},
}


def script(system: str, *commands: dict[str, Any]) -> dict[str, Any]:
    """Two of the samples, and the commands."""
    sample = json.loads((files("resources") / "samples" / f"{system}.json").read_text("utf-8"))
    sheets = [one["sheet"] for one in sample["creatures"][:2]]
    combatants = [{"id": id, "side": "foes", "sheet": sheet} for id, sheet in zip("ab", sheets, strict=True)]
    return {"system": system, "seed": 3, "combatants": combatants, "commands": list(commands)}


def outcome_of(data: dict[str, Any]) -> dict[str, Any]:
    """What a script in data comes to."""
    return replay(json.dumps(data))[0]


def played(system: str, *commands: dict[str, Any]) -> dict[str, Any]:
    """What a script comes to."""
    return outcome_of(script(system, *commands))


@pytest.mark.parametrize("system", sorted(PARAMS))
def test_each_rolls_and_nothing_else_of_the_fight_is_touched(system: str) -> None:
    told = {"do": "check", "targets": ["b", "a"], **PARAMS[system]}
    without = played(system, {"do": "begin"})
    outcome = played(system, {"do": "begin"}, told)
    assert outcome["ok"], outcome["error"]
    rolls = [fact for fact in outcome["facts"] if fact["kind"] == "roll" and fact["command"] == 1]
    assert [fact["actor"] for fact in rolls] == ["b", "a"]
    assert len(outcome["log"]) == len(without["log"]) + 2
    assert outcome["active"] == without["active"]
    for id in "ab":
        for key in ("pools", "conditions", "state", "stats"):
            assert outcome["combatants"][id][key] == without["combatants"][id][key]


@pytest.mark.parametrize("system", sorted(PARAMS))
@pytest.mark.parametrize(
    ("targets", "code"),
    [([], "need_targets"), (["nobody"], "no_such_target"), (["a", "a"], "too_many_targets")],
)
def test_whoever_rolls_is_there_and_rolls_once(system: str, targets: list[str], code: str) -> None:
    outcome = played(system, {"do": "begin"}, {"do": "check", "targets": targets, **PARAMS[system]})
    assert outcome["error"]["code"] == code


@pytest.mark.parametrize("system", sorted(PARAMS))
def test_what_is_checked_has_to_be_said(system: str) -> None:
    outcome = played(system, {"do": "begin"}, {"do": "check", "targets": ["a"]})
    assert not outcome["ok"]
    assert outcome["error"]["code"] in ("invalid_params", "no_such_item")


def test_a_rating_that_one_lacks_counts_as_none_for_it() -> None:
    command = {"do": "check", "targets": ["a", "b"], "params": {"rating": "cooking"}, "dice": [50, 50]}
    data = script("ffrpg", {"do": "begin"}, command)
    data["combatants"][0]["sheet"] = {**data["combatants"][0]["sheet"], "ratings": {"cooking": 60}}
    data["combatants"][1]["sheet"] = {**data["combatants"][1]["sheet"], "ratings": {}}
    outcome = outcome_of(data)
    assert outcome["ok"], outcome["error"]
    rolls = [fact for fact in outcome["facts"] if fact["kind"] == "roll" and fact["command"] == 1]
    assert [(fact["against"], fact["success"]) for fact in rolls] == [(60, True), (0, False)]


def test_every_system_says_what_its_check_is_told() -> None:
    for id in catalogue.ids():
        called = catalogue.system(id).called
        assert [field.name for field in called.fields][-1] == "targets"
        assert any(field.needed for field in called.fields[:-1])
