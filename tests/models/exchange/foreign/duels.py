"""Fights in which a converted creature uses each of its attacks once, through the rules service and with dice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.engine.replay import service_for
from rules.engine.service import Refused
from rules.scripts.script import check
from rules.system import registry
from rules.system.system import System

ROWS = ("weapons", "abilities", "cards")
FOE: Mapping[str, Mapping[str, Any]] = {
    "ffrpg": {"hp": 9999, "spd": 1},
    "fantasia": {"pv": 9999, "de": 5, "dm": 5},
    "d100": {"des": 1, "pv": 99},
    "fulminato": {"constitucion": "d6", "destreza": "d6", "mente": "d6", "gracia": "d6", "pv": 99},
    "tabuleiro": {"vida": 99, "con": 1},
}


def rows_of(sheet: Mapping[str, Any]) -> list[str]:
    """The ids of all that a sheet attacks with."""
    return [str(row["id"]) for kind in ROWS for row in sheet.get(kind, ())]


def unusable(system: str, sheet: Mapping[str, Any]) -> list[str]:
    """Those of a sheet's attacks that could not be carried out against a foe."""
    found = registry.system(system)
    return [row for row in rows_of(sheet) if not _used(found, sheet, row)]


def _used(system: System, sheet: Mapping[str, Any], row: str) -> bool:
    combatants: list[dict[str, Any]] = [
        {"id": "it", "side": "foes", "sheet": dict(sheet)},
        {"id": "foe", "side": "party", "sheet": dict(FOE[system.id])},
    ]
    board: dict[str, Any] = {}
    if system.id == "tabuleiro":
        board = {"board": {"width": 5, "height": 5}}
        combatants[0]["cell"], combatants[1]["cell"] = [2, 2], [2, 3]
    script = check({"system": system.id, "seed": 3, **board, "combatants": combatants, "commands": []})
    service = service_for(script)
    assert not isinstance(service.do({"do": "begin"}), Refused)
    for _ in range(12):
        ready = None
        for act in system.possible(service.fight, service.fight.combatants["it"]):
            if act.get("with") != row:
                continue
            if act["action"] in ("draw", "equip"):
                ready = act
            elif "foe" in act.get("targets", ("foe",)):
                return not isinstance(service.do(act), Refused)
        if ready is not None:
            service.do(ready)
        elif isinstance(service.do({"do": "next"}), Refused):
            return False
    return False
