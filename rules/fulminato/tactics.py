"""What those who play by themselves have to know of these rules beside what is declared anyway."""

from __future__ import annotations

from rules.fulminato.ground import cell_feet
from rules.fulminato.numbers import speed
from rules.fulminato.state import Fighter, FulminatoFight
from rules.parts import Tactics
from rules.questions import Choice


def spent(fight: FulminatoFight, one: Fighter) -> bool:
    """FU-ACT-01: no action point is left."""
    return not one.pools["pa"]


def answer(fight: FulminatoFight, choice: Choice) -> str | None:
    """FU-RET-03: whoever may strike at one that runs past does."""
    return choice.options[1] if choice.id == "free_attack" and len(choice.options) > 1 else None


def paces(fight: FulminatoFight, one: Fighter, action: str) -> int:
    """FU-BRD-04: the cells of one action of movement."""
    return 0 if fight.board is None else speed(one) // cell_feet(fight.board)


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
    presses=("grapple_damage",),
    flight="retreat",
    fleeing={"flee": True},
    walk="move",
    aslant=True,
    paces=paces,
    along=True,
    spent=spent,
    answer=answer,
)
