"""What automatic players need to know of these rules."""

from __future__ import annotations

from typing import Any

from rules.core.questions import ChoiceQuestion
from rules.fantasia.actions.spells import mirrors
from rules.fantasia.combatant.board import allowance
from rules.fantasia.combatant.state import Battle, Fighter
from rules.fantasia.statuses.traits import AT_LOSS, CHARMED, WILD
from rules.mechanics.statuses import Status
from rules.system.parts import Data, Tactics


def without_board(options: Any) -> Any:
    """Return the options without a board: everybody has an initiative of their own."""
    return options.model_copy(update={"miniatures": False, "initiative": "individual", "order_by_kind": False})


def declares(fight: Battle) -> tuple[str, ...]:
    """LF-INIT-09: return who has to declare: everybody who can act."""
    if fight.phase != "declaration":
        return ()
    return tuple(id for id, combatant in fight.combatants.items() if combatant.able and id not in fight.declared)


def spent(fight: Battle, combatant: Fighter) -> bool:
    """LF-TURN-01: whether no action is left of its turn."""
    return not any(combatant.slots)


def answer(fight: Battle, choice: ChoiceQuestion) -> str | None:
    """LF-REACT-02: answer offers of reactions with yes."""
    return "use" if choice.id == "use_reaction" else None


def paces(fight: Battle, combatant: Fighter, action: str) -> int:
    """LF-TURN-02, LF-MIN-02: return a cell for each metre of a movement."""
    return allowance(fight, combatant, "walk")


def measured(options: Any) -> Any:
    """LF-MIN-01: return the options with a board, and an initiative of their own for everybody."""
    return options.model_copy(update={"initiative": "individual", "order_by_kind": False})


def turned(fight: Battle, actor: Fighter, command: Data, target: Fighter) -> tuple[str, ...] | None:
    """LF-ST-MIRROR-1: return the caster where magic would strike it instead of its target; None: it reaches that."""
    if command["action"] != "cast" or target is actor or not mirrors(fight, actor, target):
        return None
    ability = actor.ability_of(command.get("with"))
    return (actor.id,) if ability is not None and ability.kind == "magic" else None


def frees(fight: Battle, actor: Fighter, command: Data, target: Fighter) -> Status | None:
    """LF-ST-CONFUSION-3, LF-ST-CHARM-2.

    Return the confusion of a target that a loss by an attack or an ability would end, or the charm that the attack of
    its charmer does.
    """
    if command["action"] == "attack" and target.conditions and target.charmed_by(actor):
        return target.traits[CHARMED]
    ability = actor.ability_of(command.get("with")) if command["action"] == "cast" else None
    harms = command["action"] == "attack" or (ability is not None and ability.damage is not None)
    misled = target.traits.get(WILD) if harms and target.conditions else None
    return misled if misled is not None and AT_LOSS in misled.ends_at else None


TACTICS = Tactics[Battle, Fighter](
    bare=without_board,
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
    turned=turned,
    frees=frees,
)
