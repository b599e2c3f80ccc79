"""All actions of the system, in the order in which they are shown."""

from __future__ import annotations

from collections.abc import Mapping

from rules.fantasia.actions import definitions
from rules.fantasia.actions.delay import RESUME, TAKE_TURN, WAIT
from rules.fantasia.actions.reactions import REACT
from rules.fantasia.actions.readied import READY

ACTIONS: Mapping[str, definitions.AnyDeed] = {
    deed.id: deed
    for deed in (
        definitions.ATTACK,
        definitions.CAST,
        definitions.USE_ITEM,
        definitions.MOVE,
        definitions.DEFEND,
        definitions.GRAPPLE,
        definitions.ESCAPE,
        READY,
        REACT,
        WAIT,
        RESUME,
        definitions.DRAW,
        definitions.PICK_UP,
        definitions.STAND_UP,
        definitions.RELOAD,
        definitions.JUMP,
        definitions.CHECK,
        definitions.FALL,
        TAKE_TURN,
        definitions.REST,
        definitions.OTHER,
    )
}
