"""What the window shows of a fighter beside its pools, numbers and conditions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.core.display import Chip
from rules.core.modifiers import Step
from rules.core.state import Condition
from rules.fulminato.combatant import board, statistics
from rules.fulminato.combatant.state import Fighter, FulminatoFight
from rules.fulminato.statuses.catalogue import STATUSES
from rules.fulminato.telling import clock_time
from rules.mechanics.vocabulary import Terms
from rules.system import defaults


def order(fight: FulminatoFight) -> tuple[str, ...]:
    """FU-INIT-03: this round's order without the dead and those who left."""
    return () if fight.phase == "setup" else fight.seen_order


def stats(fight: FulminatoFight, one: Fighter) -> dict[str, Any]:
    """FU-DESV-04, FU-BRD-04, FU-FLK-01: the numbers as they stand."""
    return {
        "speed_ft": statistics.speed(one),
        "can_deflect": statistics.can_deflect(one),
        "desvio_die": statistics.deflection_die(one),
        "desvio_bonus": statistics.deflection(one).bonus,
        "reduction": statistics.reduction(one),
        "flank_ranks": board.flank_ranks(fight, one),
    }


def extra(fight: FulminatoFight, one: Fighter) -> dict[str, Any]:
    """FU-EQP-04, FU-SPK-01, FU-WND-01: hands, magazines, things, sentence, wounds, rerolls."""
    return {
        "equipped": one.equipped,
        "loaded": dict(one.loaded),
        "reserve": dict(one.reserve),
        "dropped": list(one.dropped),
        "spoken": one.spoken,
        "open_wounds": one.open_wounds,
        "tiebreak": list(one.tiebreak),
        "items": dict(one.items),
    }


def explain(fight: FulminatoFight, one: Fighter, stat: str) -> tuple[Step, ...]:
    """FU-DESV-02, FU-DMG-03, FU-BRD-04: how a number of `stats` came about."""
    if stat == "speed_ft":
        return statistics.speed_steps(one)
    if stat == "desvio_die":
        found = statistics.deflection(one)
        return (*found.ranks, Step("desvio_die", found.rank, "result"))
    if stat == "desvio_bonus":
        found = statistics.deflection(one)
        return (*found.bonuses, Step("desvio_bonus", found.bonus, "result"))
    if stat == "reduction":
        rows = statistics.worn(one)
        steps = tuple(Step(row.label, statistics.protection_reduction(row), "flat", row.id) for row in rows)
        return (*steps, Step("reduction", statistics.reduction(one), "result"))
    return ()


def condition_label(system: Terms, condition: Condition) -> str:
    """What a condition is called, with the ranks or the bonus that it adds; what it came from is not for a row."""
    added = {key: value for key, value in condition.params.items() if isinstance(value, int)}
    return defaults.condition_label(system, condition._replace(params=added))


def timer_label(condition: Condition) -> str:
    """FU-WND-02: a wound's hour in minutes, its last one in seconds."""
    if condition.timer is None or not STATUSES[condition.status].in_seconds:
        return defaults.timer_label(condition)
    return clock_time(condition.timer)


def chips(fight: FulminatoFight, one: Fighter) -> tuple[Chip, ...]:
    """FU-EQP-03, FU-EQP-04, FU-WND-01: what is in hand with its shots, what lies on the floor, open wounds."""
    found: list[Chip] = []
    held = one.held
    if held is not None:
        shots = one.loaded.get(held.id)
        value = "" if shots is None else f"{shots}/{held.capacity}"
        found.append(Chip("equipped", held.label, value, shots != 0))
    dropped = (one.sheet.armory[id].label for id in one.dropped)
    found.extend(Chip("dropped", "en el suelo", name, good=False) for name in dropped)
    if one.open_wounds:
        found.append(Chip("open_wounds", "Heridas abiertas", good=False))
    return tuple(found)


def option_label(system: Terms, question: str, option: str, names: Mapping[str, str], language: str) -> str:
    """FU-COV-03, FU-RET-02: how an answer is shown: in words, by a name, or a weapon by its id without hyphens."""
    shown = defaults.option_label(system, question, option, names, language)
    return option.replace("-", " ").replace("_", " ") if shown == option else shown
