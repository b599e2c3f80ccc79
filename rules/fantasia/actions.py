"""All actions of the system."""

from __future__ import annotations

from collections.abc import Mapping

from rules.actions import Action
from rules.fantasia.attack import ATTACK, ESCAPE, GRAPPLE
from rules.fantasia.casting import CAST
from rules.fantasia.checks import CHECK, FALL, JUMP
from rules.fantasia.deed import Deed
from rules.fantasia.delaying import RESUME, TAKE_TURN, WAIT
from rules.fantasia.fighting import FIGHTING
from rules.fantasia.kit import DEFEND, DRAW, OTHER, PICK_UP, RELOAD, REST, STAND_UP, USE_ITEM
from rules.fantasia.movement import MOVE
from rules.fantasia.other_actions import OTHERS
from rules.fantasia.reacting import REACT, READY

DEEDS: Mapping[str, Deed] = {
    deed.id: deed
    for deed in (
        ATTACK,
        CAST,
        USE_ITEM,
        MOVE,
        DEFEND,
        GRAPPLE,
        ESCAPE,
        READY,
        REACT,
        WAIT,
        RESUME,
        DRAW,
        PICK_UP,
        STAND_UP,
        RELOAD,
        JUMP,
        CHECK,
        FALL,
        TAKE_TURN,
        REST,
        OTHER,
    )
}
"""What each action does, and what refuses it."""
ACTIONS: Mapping[str, Action] = {action.id: action for action in (*FIGHTING, *OTHERS)}
