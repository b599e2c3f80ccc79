"""What those who play by themselves have to know of these rules beside what is declared anyway."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.questions import ChoiceQuestion
from rules.fulminato.combatant.board import cell_feet, fault_of_cell, straight
from rules.fulminato.combatant.state import Fighter, FulminatoFight
from rules.fulminato.combatant.statistics import speed
from rules.system.parts import Data, Tactics

BESIDE = tuple((across, down) for across in (-1, 0, 1) for down in (-1, 0, 1) if across or down)
"""FU-BRD-01: the steps from a cell to those next to it."""


def spent(fight: FulminatoFight, combatant: Fighter) -> bool:
    """FU-ACT-01: no action point is left."""
    return not combatant.pools["pa"]


def answer(fight: FulminatoFight, choice: ChoiceQuestion) -> str | None:
    """FU-RET-03: whoever may strike at one that runs past does."""
    return choice.options[1] if choice.id == "free_attack" and len(choice.options) > 1 else None


def paces(fight: FulminatoFight, combatant: Fighter, action: str) -> int:
    """FU-BRD-04: the cells of one action of movement."""
    return 0 if fight.board is None else speed(combatant) // cell_feet(fight.board)


def ways(fight: FulminatoFight, combatant: Fighter, command: Data) -> Sequence[Data]:
    """FU-MAN-02: a charge ends beside the target, by a straight way that is not too long; the shortest comes first.

    Ways on which somebody or something stands are left out, but for the last where none is free: it tells why.
    """
    board, here = fight.board, combatant.cell
    if command["action"] != "charge" or board is None or here is None:
        return (command,)
    cell, params = fight.combatants[command["targets"][0]].cell, command.get("params") or {}
    if cell is None:
        return ()
    found, most = [], paces(fight, combatant, "charge")
    for across, down in BESIDE:
        end = (cell[0] + across, cell[1] + down)
        wide, high = abs(end[0] - here[0]), abs(end[1] - here[1])
        far = max(wide, high)
        if (not wide or not high or wide == high) and 0 < far <= most:
            found.append((far, end))
    ends = [end for _, end in sorted(found)]
    free = [
        end for end in ends if not any(fault_of_cell(fight, on, (combatant.id,)) for on in straight(board, here, end))
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
