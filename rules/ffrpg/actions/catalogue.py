"""The actions of the system, each declared once, in the order in which they are shown."""

from __future__ import annotations

from collections.abc import Mapping

from rules.ffrpg.actions import (
    abilities,
    attack,
    checks,
    forced,
    gear,
    movement,
    small_actions,
)
from rules.ffrpg.damage.turn_economy import Deed

DEEDS: tuple[Deed, ...] = (
    attack.ATTACK,
    abilities.CAST,
    abilities.USE_ABILITY,
    abilities.USE_ITEM,
    small_actions.DEFEND,
    small_actions.WAIT,
    movement.MOVE,
    movement.FULL_MOVE,
    checks.TRIGGER,
    checks.FLEE,
    small_actions.ZERO,
    gear.EQUIP,
    gear.UNEQUIP,
    gear.DROP,
    small_actions.FACE,
    small_actions.ABORT,
    forced.FORCED,
    small_actions.PASS,
    small_actions.PINCER,
)
ACTIONS: Mapping[str, Deed] = {deed.id: deed for deed in DEEDS}
"""FF-ACT-03: id to action, in the order in which the window lists them."""
