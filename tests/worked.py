"""The worked examples of the five systems: their scripts, and the fights that come of them."""

import json
from collections.abc import Mapping
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any

from rules.engine.replay import service_for
from rules.engine.service import Done, RulesService
from rules.scripts import script
from rules.text.faults import BadScript

SYSTEMS = ("ffrpg", "fantasia", "d100", "fulminato", "tabuleiro")
GOLDEN = Path(__file__).parent / "golden"
MOST = 10
"""How many setups of a system are taken."""


def examples(system: str) -> list[dict[str, Any]]:
    """The worked examples of a system: each a script with its id and what is expected of it."""
    found: list[dict[str, Any]] = json.loads((GOLDEN / f"{system}.json").read_text("utf-8"))
    return found


def scripts(system: str) -> list[dict[str, Any]]:
    """The scripts of the examples; some show what is refused."""
    return [example["script"] for example in examples(system)]


@cache
def fights(system: str) -> tuple[dict[str, Any], ...]:
    """Those of the scripts that are fights at all."""
    return tuple(filter(_is_fight, scripts(system)))


def between_sides(system: str) -> list[dict[str, Any]]:
    """The setups of a system's worked examples with somebody on two sides."""
    return [
        {**item, "commands": []} for item in scripts(system) if len({who["side"] for who in item["combatants"]}) > 1
    ]


@cache
def setups(system: str) -> tuple[dict[str, Any], ...]:
    """The first different setups between two, without their commands."""
    different: dict[str, dict[str, Any]] = {}
    for fight in fights(system):
        data = {**fight, "commands": []}
        different.setdefault(json.dumps({**data, "seed": 0}), data)
    return tuple(islice(filter(_is_between_two, different.values()), MOST))


def start(data: Mapping[str, Any]) -> RulesService:
    """The fight of a script before its first command."""
    return service_for(script.check(json.loads(json.dumps(data))))


def partway(data: Mapping[str, Any], commands: int) -> RulesService:
    """The fight of a script after so many of its commands."""
    service = start(data)
    for command in data["commands"][:commands]:
        service.do(command)
    return service


def begun(data: Mapping[str, Any]) -> RulesService:
    """The fight of a script that has begun."""
    service = start(data)
    result = service.do({"do": "begin"})
    assert isinstance(result, Done), result
    return service


def _is_fight(data: Mapping[str, Any]) -> bool:
    try:
        start(data)
    except BadScript:
        return False
    return True


def _is_between_two(data: Mapping[str, Any]) -> bool:
    there = [combatant for combatant in start(data).fight.combatants.values() if combatant.state == "active"]
    return len(there) > 1


def reopened(service: RulesService) -> RulesService:
    """The fight as a start would find it."""
    state = json.loads(json.dumps(service.packed_fight()))
    return RulesService.reopened(service.system, state, [], 0, 0)
