"""What the window shows of a combatant beside its pools, numbers and conditions."""

from __future__ import annotations

from typing import Any

from rules.core.display import Chip
from rules.core.modifiers import Step
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


def stats(fight: Fight, one: Combatant) -> dict[str, Any]:
    """FF-DMG-09: the numbers as they stand."""
    return dict(standing(one).stats)


def explain(fight: Fight, one: Combatant, stat: str) -> tuple[Step, ...]:
    """FF-DMG-09: how a number came about."""
    return standing(one).steps.get(stat, ())


def extra(fight: Fight, one: Combatant) -> dict[str, Any]:
    """What only this system has."""
    turn = fight.turn if fight.active == one.id else None
    charge = one.charging
    return {
        "actions_left": 0 if turn is None else turn.actions,
        "zero_left": 0 if turn is None else turn.zero,
        "move_left": 0 if turn is None else int(turn.metres),
        "defending": one.defending,
        "extreme": order.is_extreme(one),
        "fleeing": one.fleeing,
        "generated": one.generated,
        "charging": None
        if charge is None
        else {"action": charge.action, "with": charge.with_id, "at": charge.at, "left": charge.left},
        "items": dict(one.items),
        "equipped": [thing.id for thing in one.held],
        "terrain": one.terrain,
    }


def condition_label(system: Terms, condition: Condition) -> str:
    """What a condition is called, with its element or with what it makes immune to."""
    label, named = system.statuses[condition.status].label, in_terms(params_in_words(condition.params), system.words)
    return f"{label} ({named})" if named else label


def chips(fight: Fight, one: Combatant) -> tuple[Chip, ...]:
    """Charging, defending, an escape declared, facing, further turns."""
    found: list[Chip] = []
    charge = one.charging
    if charge is not None:
        tick = f"+{charge.left}" if charge.at is None else str(charge.at)
        found.append(Chip("charging", "Charging", f"{tick}, {timeline.label_of(one)}", until_end=True))
    if one.defending:
        found.append(Chip("defending", "Defense", until_end=True))
    if one.fleeing:
        found.append(Chip("fleeing", "Escape", until_end=True))
    if order.is_extreme(one):
        found.append(Chip("extreme", "Extreme", str(one.generated), until_end=True))
    if one.facing is not None and one.state == "active":
        found.append(Chip("facing", "Facing", phrases.FACINGS[one.facing], priority=2, until_end=True))
    return tuple(found)
