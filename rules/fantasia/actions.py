"""All actions of the system, in the order in which they are shown."""

from __future__ import annotations

from collections.abc import Mapping

from rules.fantasia import deeds
from rules.fantasia.delaying import RESUME, TAKE_TURN, WAIT
from rules.fantasia.reacting import REACT
from rules.fantasia.readying import READY

ACTIONS: Mapping[str, deeds.AnyDeed] = {
    deed.id: deed
    for deed in (
        deeds.ATTACK,
        deeds.CAST,
        deeds.USE_ITEM,
        deeds.MOVE,
        deeds.DEFEND,
        deeds.GRAPPLE,
        deeds.ESCAPE,
        READY,
        REACT,
        WAIT,
        RESUME,
        deeds.DRAW,
        deeds.PICK_UP,
        deeds.STAND_UP,
        deeds.RELOAD,
        deeds.JUMP,
        deeds.CHECK,
        deeds.FALL,
        TAKE_TURN,
        deeds.REST,
        deeds.OTHER,
    )
}
