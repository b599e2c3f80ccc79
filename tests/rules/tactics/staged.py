"""Sample creatures put on boards of one's own, to see where they go."""

from collections.abc import Mapping
from typing import Any

from rules.board.board import Board
from rules.board.geometry import Cell
from rules.core.state import Combatant, Fight
from rules.engine.service import RulesService
from rules.system.system import System
from rules.tactics import Player
from rules.tactics.approach import Approach
from rules.tactics.playbook_cache import book_of
from tests.benchmarks.conftest import sample_fights

FIGHTS = sample_fights()
WALKED = sorted(
    name for name, service in FIGHTS.items() if service.fight.board is not None and service.system.tactics.walk
)


def drawn(*rows: str, terrain: str = "standard", cell_size: int | None = None) -> Board:
    """A board as it is drawn: `#` a wall, `%` what may be passed and not ended on, `m` mud, `~` deep water."""
    cells = {(x, y): sign for y, row in enumerate(rows) for x, sign in enumerate(row)}
    states = {cell: {"#": "blocked", "%": "obstructed"}[sign] for cell, sign in cells.items() if sign in "#%"}
    terrains = {cell: {"m": "mud", "~": "deep_water"}[sign] for cell, sign in cells.items() if sign in "m~"}
    return Board(len(rows[0]), len(rows), terrain, cell_size, states, terrains, {})


def fight_of(name: str, board: Board, cells: Mapping[str, Cell], state: Mapping[str, str] | None = None) -> Fight:
    """A sample fight on another board with those alone who are given a cell."""
    fight: Fight = FIGHTS[name].fight.copy(1)
    fight.__dict__["board"] = board
    for id, combatant in fight.combatants.items():
        combatant.__dict__["cell"] = cells.get(id)
        combatant.__dict__["state"] = (state or {}).get(id, "active") if id in cells else "out"
    return fight


def approach(system: System, fight: Fight, actor: Combatant) -> Approach:
    """How somebody of a fight comes near to the others."""
    book, numbers = book_of(system, fight)
    return Approach(system, book, fight, actor, numbers)


def first_of(service: RulesService, id: str) -> RulesService:
    """The fight begun, at the first stop of somebody."""
    service.do({"do": "begin"})
    while service.fight.active != id:
        service.do({"do": "next", "override": True})
    return service


def acts(service: RulesService, **how: Any) -> list[dict[str, Any]]:
    """What the one whose stop it is does at it, played by itself."""
    before = len(service.journal.entries)
    Player(service, **how).step()
    done = [dict(entry.command) for entry in service.journal.entries[before:]]
    return [command for command in done if command["do"] == "act"]
