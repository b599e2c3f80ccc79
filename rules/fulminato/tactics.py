"""What those who play by themselves have to know of these rules beside what is declared anyway."""

from __future__ import annotations

from rules.fulminato.state import Fighter, FulminatoFight
from rules.parts import Tactics
from rules.questions import Choice


def spent(fight: FulminatoFight, one: Fighter) -> bool:
    """FU-ACT-01: no action point is left."""
    return not one.pools["pa"]


def answer(fight: FulminatoFight, choice: Choice) -> str | None:
    """FU-RET-03: whoever may strike at one that runs past does."""
    return choice.options[1] if choice.id == "free_attack" and len(choice.options) > 1 else None


TACTICS = Tactics[FulminatoFight, Fighter](
    passed_over=frozenset({"stunt", "called_attack", "charge", "tie", "untie", "disarm", "shove", "trip", "grapple"}),
    mends={
        "out_of_range": "move",
        "no_line_of_sight": "move",
        "not_enough_ammo": "reload",
        "not_equipped": "draw",
        "weapon_dropped": "pick_up",
    },
    urgent=("escape", "stand_up"),
    flight="retreat",
    fleeing={"flee": True},
    walk="move",
    along=True,
    spent=spent,
    answer=answer,
)
