"""What those who play by themselves have to know of these rules beside what is declared anyway."""

from __future__ import annotations

from typing import Any

from rules.core.questions import ChoiceQuestion
from rules.fantasia.combatant.board import allowance
from rules.fantasia.combatant.state import Battle, Fighter
from rules.system.parts import Tactics


def bare(options: Any) -> Any:
    """In the yard everybody has an initiative of its own, and nothing is measured."""
    return options.model_copy(update={"miniatures": False, "initiative": "individual", "order_by_kind": False})


def declares(fight: Battle) -> tuple[str, ...]:
    """LF-INIT-09: everybody who can act says of what kind it will be."""
    if fight.phase != "declaration":
        return ()
    return tuple(id for id, combatant in fight.combatants.items() if combatant.able and id not in fight.declared)


def spent(fight: Battle, combatant: Fighter) -> bool:
    """LF-TURN-01: no action is left of its turn."""
    return not any(combatant.slots)


def answer(fight: Battle, choice: ChoiceQuestion) -> str | None:
    """LF-REACT-02: whoever may react does."""
    return "use" if choice.id == "use_reaction" else None


def paces(fight: Battle, combatant: Fighter, action: str) -> int:
    """LF-TURN-02, LF-MIN-02: a cell for each metre of a movement."""
    return allowance(fight, combatant, "walk")


def measured(options: Any) -> Any:
    """LF-MIN-01: everybody has an initiative of its own, and stands on the board."""
    return options.model_copy(update={"initiative": "individual", "order_by_kind": False})


TACTICS = Tactics[Battle, Fighter](
    bare=bare,
    measured=measured,
    passed_over=frozenset({"ready", "react", "grapple"}),
    mends={
        "out_of_range": "move",
        "not_enough_ammo": "reload",
        "not_equipped": "draw",
        "weapon_dropped": "pick_up",
    },
    over=frozenset({"cannot_act", "not_your_turn", "no_action_left"}),
    urgent=("escape", "stand_up"),
    guard="defend",
    walk="move",
    along=True,
    paces=paces,
    declares=declares,
    spent=spent,
    answer=answer,
)
