"""What the window shows of a combatant beside its pools, numbers and conditions."""

from __future__ import annotations

from typing import Any

from rules.core.display import Chip
from rules.core.modifiers import ComputationStep
from rules.core.state import Condition
from rules.ffrpg.combatant import phrases
from rules.ffrpg.combatant.sheet import CreatureSheet, params_in_words
from rules.ffrpg.combatant.state import Combatant, Fight
from rules.ffrpg.combatant.statistics import standing
from rules.ffrpg.turns import order, timeline
from rules.mechanics.vocabulary import Terms
from rules.text.messages import in_terms


def list_key(sheet: CreatureSheet) -> tuple[int, str]:
    """Level, and PC or NPC where the sheet says it."""
    return int(sheet.level), str(sheet.kind or "").upper()


def stats(fight: Fight, combatant: Combatant) -> dict[str, Any]:
    """FF-DMG-09: the numbers as they stand."""
    return dict(standing(combatant).stats)


def explain(fight: Fight, combatant: Combatant, stat: str) -> tuple[ComputationStep, ...]:
    """FF-DMG-09: how a number came about."""
    return standing(combatant).steps.get(stat, ())


def extra(fight: Fight, combatant: Combatant) -> dict[str, Any]:
    """What only this system has."""
    turn = fight.turn if fight.active == combatant.id else None
    charge = combatant.charging
    return {
        "actions_left": 0 if turn is None else turn.actions,
        "zero_left": 0 if turn is None else turn.zero,
        "move_left": 0 if turn is None else int(turn.metres),
        "defending": combatant.defending,
        "extreme": order.is_extreme(combatant),
        "fleeing": combatant.fleeing,
        "generated": combatant.generated,
        "charging": None
        if charge is None
        else {"action": charge.action, "with": charge.with_id, "at": charge.at, "left": charge.left},
        "items": dict(combatant.items),
        "equipped": [thing.id for thing in combatant.held],
        "terrain": combatant.terrain,
    }


def condition_label(system: Terms, condition: Condition) -> str:
    """What a condition is called, with its element or with what it makes immune to."""
    label, named = system.statuses[condition.status].label, in_terms(params_in_words(condition.params), system.words)
    return f"{label} ({named})" if named else label


def chips(fight: Fight, combatant: Combatant) -> tuple[Chip, ...]:
    """Charging, defending, an escape declared, facing, further turns."""
    found: list[Chip] = []
    charge = combatant.charging
    if charge is not None:
        tick = f"+{charge.left}" if charge.at is None else str(charge.at)
        found.append(Chip("charging", "Charging", f"{tick}, {timeline.label_of(combatant)}", until_end=True))
    if combatant.defending:
        found.append(Chip("defending", "Defense", until_end=True))
    if combatant.fleeing:
        found.append(Chip("fleeing", "Escape", until_end=True))
    if order.is_extreme(combatant):
        found.append(Chip("extreme", "Extreme", str(combatant.generated), until_end=True))
    if combatant.facing is not None and combatant.state == "active":
        found.append(Chip("facing", "Facing", phrases.FACINGS[combatant.facing], priority=2, until_end=True))
    return tuple(found)
