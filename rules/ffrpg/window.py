"""What the window shows of a combatant beside its pools, numbers and conditions."""

from __future__ import annotations

from typing import Any

from rules.core.display import Chip
from rules.core.modifiers import ComputationStep
from rules.core.state import Condition
from rules.ffrpg.combatant import phrases
from rules.ffrpg.combatant.sheet import CreatureSheet, params_in_words
from rules.ffrpg.combatant.state import Combatant, Fight
from rules.ffrpg.combatant.statistics import stats_of
from rules.ffrpg.turns import order, timeline
from rules.mechanics.vocabulary import Terms
from rules.text.messages import in_terms


def list_key(sheet: CreatureSheet) -> tuple[int, str]:
    """Return level, and PC or NPC if the sheet says it."""
    return int(sheet.level), str(sheet.kind or "").upper()


def stats(fight: Fight, combatant: Combatant) -> dict[str, Any]:
    """FF-DMG-09: return the current numbers."""
    return dict(stats_of(combatant).stats)


def explain(fight: Fight, combatant: Combatant, stat: str) -> tuple[ComputationStep, ...]:
    """FF-DMG-09: return the steps of a number."""
    return stats_of(combatant).steps.get(stat, ())


def extra(fight: Fight, combatant: Combatant) -> dict[str, Any]:
    """Return the values that only this system has."""
    turn = fight.turn if fight.active == combatant.id else None
    charge = combatant.charging
    return {
        "actions_left": 0 if turn is None else turn.actions,
        "zero_left": 0 if turn is None else turn.zero,
        "move_left": 0 if turn is None else int(turn.metres),
        "defending": combatant.defending,
        "extreme": order.is_extreme(fight, combatant),
        "fleeing": combatant.fleeing,
        "generated": combatant.generated,
        "charging": None
        if charge is None
        else {"action": charge.action, "with": charge.with_id, "at": charge.at, "left": charge.left},
        "items": dict(combatant.items),
        "equipped": [held.id for held in combatant.held],
        "terrain": combatant.terrain,
    }


def condition_label(system: Terms, condition: Condition) -> str:
    """Return what a condition is called, with its element or immunities."""
    label, named = system.statuses[condition.status].label, in_terms(params_in_words(condition.params), system.words)
    return f"{label} ({named})" if named else label


def chips(fight: Fight, combatant: Combatant) -> tuple[Chip, ...]:
    """Return the chips: charging, defending, escape declared, facing, further turns."""
    chips: list[Chip] = []
    charge = combatant.charging
    if charge is not None:
        tick = f"+{charge.left}" if charge.at is None else str(charge.at)
        value = f"{tick}, {timeline.label_of(combatant)}"
        chips.append(Chip("charging", "Charging", value, until_end=True, drawing="bolt-spell-cast", public=True))
    if combatant.defending:
        chips.append(Chip("defending", "Defense", until_end=True, drawing="vibrating-shield", public=True))
    if combatant.fleeing:
        chips.append(Chip("fleeing", "Escape", until_end=True, drawing="exit-door", public=True))
    if order.is_extreme(fight, combatant):
        chips.append(Chip("extreme", "Extreme", str(combatant.generated), until_end=True, drawing="stopwatch"))
    if combatant.facing is not None and combatant.state == "active":
        value = phrases.FACINGS[combatant.facing]
        chips.append(Chip("facing", "Facing", value, priority=2, until_end=True, drawing="eye-target", public=True))
    return tuple(chips)
