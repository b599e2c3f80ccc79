"""What a CoS is worth: the share of a hundred that succeeds, whatever lies beyond the dice; and a d% under it."""

from __future__ import annotations

from typing import Any

from rules.core.questions import Needed
from rules.ffrpg.combatant.state import Combatant, Fight, Table
from rules.ffrpg.damage.weapons import WeaponBlow

AUTOMATIC_MISS = 95
"""FF-CRIT-02: the lowest roll of an attack that misses whatever the CoS."""
CRITICAL_TASK = 10
"""FF-TRG-05: the highest roll of a Task Check that succeeds whatever the CoS, unless the rating is 0."""


def needs(held: int, cos: int, *, only: bool = True) -> Needed:
    """`≤ 94 (120)`: what a die has to stay under, with the CoS where the dice do not allow all of it.

    `only`: it knows neither critical nor botch.
    """
    return ("≤", held, cos, only)


def of_blow(blow: WeaponBlow, cos: int) -> int:
    """FF-CRIT-01, FF-CRIT-02: 95–100 miss always, and what lies in the critical range hits always."""
    held = max(blow.crit, cos)
    return held if held < AUTOMATIC_MISS else AUTOMATIC_MISS - 1


def of_roll(cos: int) -> int:
    """FF-ABL-06: Abilities and effects know neither Automatic Miss nor Critical Hit."""
    return min(100, max(0, cos))


def of_task(fight: Fight, rating: int, cos: int) -> int:
    """FF-TRG-01, FF-TRG-05: botches fail always, 1–10 succeed; with a rating of 0 all fails."""
    botch: int = fight.options.task_botch
    return min(botch - 1, max(cos, CRITICAL_TASK)) if rating > 0 else 0


def succeeds(
    table: Table,
    roller: Combatant,
    target: Combatant,
    cos: int,
    what: str,
    called: str,
    nth: tuple[int, int] | None = None,
    **more: Any,
) -> bool:
    """FF-ABL-06: a d% under a CoS that knows neither Automatic Miss nor Critical Hit, and its fact.

    `what` the fact is of, `called` to whoever is asked; `more` are other fields of the fact.
    """
    face = table.percent(called, roller, needs(of_roll(cos), cos), target, nth)
    success = face <= cos
    table.fact(
        "roll",
        actor=roller.id,
        target=target.id,
        what=what,
        dice=(face,),
        total=face,
        against=cos,
        success=success,
        **more,
    )
    return success
