"""Fights of those whose sheets are built for what is seldom done: aimed blows, charges, trips, grips, long ways."""

from typing import Any

from rules.engine.replay import service_for
from rules.engine.service import RulesService
from rules.scripts import script

DICE = ("constitucion", "destreza", "mente", "gracia")


def fulminato(hero: dict[str, Any], foe: dict[str, Any], *cells: list[int]) -> RulesService:
    """One against one, on a board if they are given cells."""
    here, there = cells or (None, None)
    board = {"width": 16, "height": 6} if cells else None
    combatants = [
        {"id": "ann", "side": "party", "sheet": {**dict.fromkeys(DICE, "d8"), **hero}, "cell": here},
        {"id": "bob", "side": "foes", "sheet": {**dict.fromkeys(DICE, "d6"), "pv": 40, **foe}, "cell": there},
    ]
    return service_for(script.check({"system": "fulminato", "seed": 1, "board": board, "combatants": combatants}))


MARKSMAN = {
    "pv": 12,
    "destreza": "d12",
    "skills": {"pistolas": "d12"},
    "weapons": [{"id": "colt", "name": "Colt 45", "kind": "ranged", "damage": "d10", "range": 60}],
}
PLATED = {"protections": [{"id": "peto", "name": "Peto", "kind": "armor", "reduction": 9, "covers": ["torso"]}]}
WRESTLER = {"pv": 20, "constitucion": "d12"}
RAGING = {"weapons": [{"id": "sable", "name": "Sable", "damage": "d12"}]}
LANCER = {"pv": 20, "weapons": [{"id": "machete", "name": "Machete", "damage": "d8"}]}


def ffrpg(apart: int, ground: str = "standard") -> RulesService:
    """A swordsman and somebody so many metres away, he himself on some ground."""
    sword = {"id": "sword", "name": "Sword", "scale": 2, "die": "d8"}
    sheet = {"hp": 60, "spd": 5, "str": 6, "agi": 6, "acc": 95, "eva": 15, "arm": 3, "weapons": [sword]}
    board = {"width": 60, "height": 5, "cells": [{"rect": [0, 0, 2, 4], "terrain": ground}]}
    combatants = [
        {"id": "ann", "side": "party", "sheet": sheet, "cell": [1, 2]},
        {"id": "bob", "side": "foes", "sheet": {**sheet, "spd": 1}, "cell": [1 + apart, 2]},
    ]
    setup = {"system": "ffrpg", "seed": 1, "options": {"ranges": True}, "board": board, "combatants": combatants}
    service = service_for(script.check(setup))
    service.fight.combatants["ann"].__dict__["terrain"] = ground
    return service


def built() -> dict[str, RulesService]:
    """All of them by name."""
    return {
        "aims": fulminato(MARKSMAN, PLATED),
        "wrestles": fulminato(WRESTLER, RAGING),
        "wrestles on a board": fulminato(WRESTLER, RAGING, [2, 2], [3, 2]),
        "charges": fulminato(LANCER, RAGING, [2, 2], [6, 2]),
        "runs": ffrpg(40),
        "swims": ffrpg(6, "deep_water"),
    }
