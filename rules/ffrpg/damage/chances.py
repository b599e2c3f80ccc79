"""Chances of success: the percentage that a CoS gives with its automatic results, and a d% roll under it."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from rules.core.questions import Needed
from rules.ffrpg.combatant.state import Combatant, Fight, Table
from rules.ffrpg.damage.weapons import WeaponBlow


def needs(limit: int, cos: int, *, only: bool = True) -> Needed:
    """Return what a die needs, as `≤ 94 (120)`: the limit, with the CoS if the dice do not allow all of it.

    `only`: it has neither critical nor botch.
    """
    return ("≤", limit, cos, only)


def of_blow(fight: Fight, blow: WeaponBlow, cos: int) -> int:
    """FF-CRIT-01, FF-CRIT-02: return the chance of a blow: 95–100 always misses, the critical range always hits."""
    limit = max(blow.crit, cos)
    misses: int = fight.options.automatic_miss
    return limit if limit < misses else misses - 1


def critical_share(fight: Fight, blow: WeaponBlow, cos: int) -> Fraction:
    """FF-CRIT-01, FF-CRIT-02: return the share of a blow's hits that are critical."""
    chance = of_blow(fight, blow, cos)
    if chance <= 0 or (cos <= 10 and fight.options.rule_of_10):
        return Fraction(0)
    return Fraction(min(max(blow.crit, 0), chance), chance)


def of_roll(cos: int) -> int:
    """FF-ABL-06: return the chance of an Ability or effect, without Automatic Miss and Critical Hit."""
    return min(100, max(0, cos))


def of_task(fight: Fight, rating: int, cos: int) -> int:
    """FF-TRG-01, FF-TRG-05: return the chance of a task: botches fail, 1–10 succeed; a rating of 0 always fails."""
    botch: int = fight.options.task_botch
    return min(botch - 1, max(cos, fight.options.task_success)) if rating > 0 else 0


def succeeds(
    table: Table,
    roller: Combatant,
    target: Combatant,
    cos: int,
    what: str,
    title: str,
    nth: tuple[int, int] | None = None,
    **more: Any,
) -> bool:
    """FF-ABL-06: roll d% under a CoS without Automatic Miss and Critical Hit; return whether it succeeds.

    `what` goes into the fact, `title` to whoever is asked; `more` are further fields of the fact.
    """
    face = table.percent(title, roller, needs(of_roll(cos), cos), target, nth)
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
