"""What has been said of an Action that is charged, kept for the tick at which it takes effect."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.ffrpg.actions import params as told
from rules.ffrpg.combatant.state import NOTHING, Charge
from rules.mechanics.params import Reading

CHARGED: Mapping[str, Reading[Any]] = {
    "cast": Reading(told.Cast),
    "use_ability": Reading(told.UseAbility),
    "trigger": Reading(told.Trigger),
}
"""FF-SLOW-01: what may be charged, by the ids of the actions."""


def kept(action: str, params: Any) -> Mapping[str, Any]:
    """The params of an action for the time when it takes effect."""
    written = CHARGED[action].written(params)
    return dict(written.get("params") or NOTHING)


def said(charge: Charge) -> Any:
    """What was said when something was charged."""
    return CHARGED[charge.action].read({"modifier": charge.modifier, "params": charge.params})
