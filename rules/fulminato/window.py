"""What the window shows of a combatant beside its pools, numbers and conditions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.core.display import Chip
from rules.core.modifiers import ComputationStep
from rules.core.state import Condition
from rules.fulminato.combatant import board, statistics
from rules.fulminato.combatant.sheet import DRAWINGS
from rules.fulminato.combatant.state import Fighter, FulminatoFight
from rules.fulminato.telling import clock_time
from rules.mechanics.vocabulary import Terms
from rules.system import defaults


def order(fight: FulminatoFight) -> tuple[str, ...]:
    """FU-INIT-03: return this round's order without the dead and those who left."""
    return () if fight.phase == "setup" else fight.seen_order


def stats(fight: FulminatoFight, combatant: Fighter) -> dict[str, Any]:
    """FU-DESV-04, FU-BRD-04, FU-FLK-01: return the current numbers."""
    return {
        "speed_ft": statistics.speed(combatant),
        "can_deflect": statistics.can_deflect(combatant),
        "desvio_die": statistics.deflection_die(combatant),
        "desvio_bonus": statistics.deflection(combatant).bonus,
        "reduction": statistics.reduction(combatant),
        "flank_ranks": board.flank_ranks(fight, combatant),
    }


def extra(fight: FulminatoFight, combatant: Fighter) -> dict[str, Any]:
    """FU-EQP-04, FU-SPK-01, FU-WND-01: return hands, magazines, things, sentence, wounds, rerolls."""
    return {
        "equipped": combatant.equipped,
        "loaded": dict(combatant.loaded),
        "reserve": dict(combatant.reserve),
        "dropped": list(combatant.dropped),
        "spoken": combatant.spoken,
        "open_wounds": combatant.open_wounds,
        "tiebreak": list(combatant.tiebreak),
        "items": dict(combatant.items),
    }


def explain(fight: FulminatoFight, combatant: Fighter, stat: str) -> tuple[ComputationStep, ...]:
    """FU-DESV-02, FU-DMG-03, FU-BRD-04: return the steps of a number of `stats`."""
    if stat == "speed_ft":
        return statistics.speed_steps(combatant)
    if stat == "desvio_die":
        deflection = statistics.deflection(combatant)
        return (*deflection.ranks, ComputationStep("desvio_die", deflection.rank, "result"))
    if stat == "desvio_bonus":
        deflection = statistics.deflection(combatant)
        return (*deflection.bonuses, ComputationStep("desvio_bonus", deflection.bonus, "result"))
    if stat == "reduction":
        rows = statistics.worn(combatant)
        steps = tuple(ComputationStep(row.label, statistics.protection_reduction(row), "flat", row.id) for row in rows)
        more = combatant.statuses.steps_of(combatant.conditions, "reduction")
        return (*steps, *more, ComputationStep("reduction", statistics.reduction(combatant), "result"))
    return ()


def condition_label(system: Terms, condition: Condition) -> str:
    """Return what a condition is called, with its ranks or bonus."""
    added = {key: value for key, value in condition.params.items() if isinstance(value, int)}
    return defaults.condition_label(system, condition._replace(params=added))


def timer_label(system: Terms, condition: Condition) -> str:
    """FU-WND-02: return a wound's hour in minutes, its last one in seconds."""
    row: Any = system.statuses[condition.status]
    if condition.timer is None or not row.in_seconds:
        return defaults.timer_label(system, condition)
    return clock_time(condition.timer)


def chips(fight: FulminatoFight, combatant: Fighter) -> tuple[Chip, ...]:
    """FU-EQP-03, FU-EQP-04, FU-WND-01.

    Return the chips: what is in hand with its shots, dropped weapons, open wounds.
    """
    chips: list[Chip] = []
    weapon = combatant.held
    if weapon is not None:
        shots = combatant.loaded.get(weapon.id)
        value = "" if shots is None else f"{shots}/{weapon.capacity}"
        chips.append(
            Chip("equipped", weapon.label, value, shots != 0, drawing=DRAWINGS.weapon(weapon.label, weapon.kind))
        )
    dropped = (combatant.sheet.armory[id].label for id in combatant.dropped)
    chips.extend(
        Chip("dropped", "en el suelo", name, good=False, drawing="drop-weapon", public=True) for name in dropped
    )
    if combatant.open_wounds:
        chips.append(Chip("open_wounds", "Heridas abiertas", good=False, drawing="bleeding-heart", public=True))
    return tuple(chips)


def option_label(system: Terms, question: str, option: str, names: Mapping[str, str], language: str) -> str:
    """FU-COV-03, FU-RET-02: return an answer in words, by a name, or a weapon by its id without hyphens."""
    label = defaults.option_label(system, question, option, names, language)
    return option.replace("-", " ").replace("_", " ") if label == option else label
