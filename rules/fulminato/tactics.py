"""What automatic players need to know of these rules."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.questions import ChoiceQuestion
from rules.fulminato.combatant.board import cell_feet, fault_of_cell, straight
from rules.fulminato.combatant.sheet import UNARMED_ID
from rules.fulminato.combatant.state import Fighter, FulminatoFight
from rules.fulminato.combatant.statistics import speed
from rules.system.parts import Data, Tactics

BESIDE = tuple((across, down) for across in (-1, 0, 1) for down in (-1, 0, 1) if across or down)
"""FU-BRD-01: the steps from a cell to its neighbours."""


def spent(fight: FulminatoFight, combatant: Fighter) -> bool:
    """FU-ACT-01: whether no action point is left."""
    return not combatant.pools["pa"]


def answer(fight: FulminatoFight, choice: ChoiceQuestion) -> str | None:
    """FU-RET-03: answer free attacks with yes."""
    return choice.options[1] if choice.id == "free_attack" and len(choice.options) > 1 else None


def paces(fight: FulminatoFight, combatant: Fighter, action: str) -> int:
    """FU-BRD-04: return the cells of one movement action."""
    return 0 if fight.board is None else speed(combatant) // cell_feet(fight.board)


def ways(fight: FulminatoFight, combatant: Fighter, command: Data) -> Sequence[Data]:
    """FU-EQP-07: return the ways to do it: before bare hands with what was taken in hand since, see `_courses`."""
    held = combatant.equipped
    if command.get("with") != UNARMED_ID or held is None:
        return _courses(fight, combatant, command)
    return (*_courses(fight, combatant, {**command, "with": held}), *_courses(fight, combatant, command))


def _courses(fight: FulminatoFight, combatant: Fighter, command: Data) -> Sequence[Data]:
    """FU-MAN-02: return the ways to charge: beside the target, straight and not too far; the shortest first.

    Blocked paths are left out, but for the last if none is free: it tells why.
    """
    board, start = fight.board, combatant.cell
    if command["action"] != "charge" or board is None or start is None:
        return (command,)
    cell, params = fight.combatants[command["targets"][0]].cell, command.get("params") or {}
    if cell is None:
        return ()
    reachable, most = [], paces(fight, combatant, "charge")
    for across, down in BESIDE:
        end = (cell[0] + across, cell[1] + down)
        dx, dy = abs(end[0] - start[0]), abs(end[1] - start[1])
        steps = max(dx, dy)
        if (not dx or not dy or dx == dy) and 0 < steps <= most:
            reachable.append((steps, end))
    ends = [end for _, end in sorted(reachable)]
    free = [
        end
        for end in ends
        if not any(fault_of_cell(fight, spot, (combatant.id,)) for spot in straight(board, start, end))
    ]
    return [{**command, "params": {**params, "to": list(end)}} for end in free or ends[-1:]]


TACTICS = Tactics[FulminatoFight, Fighter](
    passed_over=frozenset({"stunt", "shove", "tie", "untie"}),
    tries={
        "part": frozenset({"head"}),
        "method": frozenset(),
        "difficulty": frozenset(),
        "own": frozenset(),
        "theirs": frozenset(),
    },
    weighs={"prone": 0.5, "grabbed": 0.7, "disarm": 0.5},
    mends={
        "out_of_range": "move",
        "no_line_of_sight": "move",
        "not_enough_ammo": "reload",
        "not_equipped": "draw",
        "weapon_dropped": "pick_up",
    },
    urgent=("escape", "stand_up"),
    ways=ways,
    presses=("grapple_damage",),
    flight="retreat",
    fleeing={"flee": True},
    walk="move",
    paces=paces,
    along=True,
    spent=spent,
    answer=answer,
)
