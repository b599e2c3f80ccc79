"""Skirmish by its book: each fight is a script, and all its dice are given."""

import json
from typing import Any

from rules.api import replay

HERO = {"hp": 20, "fire": 1, "ac": 14, "attack": 4, "reflex": 3, "damage": "1d8+1"}


def played(*commands: dict[str, Any]) -> dict[str, Any]:
    """What comes of the commands: Iva begins with 18 against the goblin's 4."""
    script = {
        "system": "skirmish",
        "combatants": [
            {"id": "iva", "name": "Iva", "side": "party", "sheet": HERO},
            {"id": "goblin", "name": "Goblin", "side": "foes", "sheet": {"hp": 7}},
        ],
        "commands": [{"do": "begin", "dice": [15, 3]}, *commands],
    }
    outcome, _ = replay(json.dumps(script))
    assert outcome["ok"], outcome
    return dict(outcome["combatants"])


def blow(*dice: int, answers: tuple[str, ...] = ("none",)) -> dict[str, Any]:
    """Iva strikes; whoever could parry answers whether it does."""
    return {"do": "act", "actor": "iva", "action": "strike", "targets": ["goblin"], "dice": dice, "answers": answers}


def test_a_blow_that_reaches_ac_hurts() -> None:
    assert played(blow(8, 3))["goblin"]["pools"]["hp"] == 3


def test_a_parry_adds_four_to_ac() -> None:
    assert played(blow(8, answers=("parry",)))["goblin"]["pools"]["hp"] == 7


def test_a_20_cannot_be_parried_and_does_twice_the_damage() -> None:
    assert played(blow(20, 3, answers=()))["goblin"]["pools"]["hp"] == 0


def test_who_has_no_fire_left_calls_no_second_storm() -> None:
    storm = {"do": "act", "actor": "iva", "action": "storm", "targets": ["goblin"]}
    after = played({**storm, "dice": [1, 1, 1, 20]}, {**storm, "refused": "no_fire"})
    assert after["goblin"]["pools"]["hp"] == 6
