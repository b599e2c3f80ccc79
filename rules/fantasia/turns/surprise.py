"""The surprise attack: who sneaks, who watches, and whether anybody notices."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import partial
from math import prod
from typing import Any

from rules.core.questions import Refusal, Roll
from rules.fantasia.combatant.state import Battle, Fighter, Table
from rules.fantasia.combatant.statistics import numbers
from rules.fantasia.damage.strikes import TWO_DICE, two_dice

KEYS = frozenset({"by", "watchers", "result"})


def attackers(table: Table, surprise: Mapping[str, Any]) -> list[Fighter]:
    """LF-SURP-01, LF-SURP-02, LF-SURP-03: return those who get a turn before everybody else; none if they are noticed.

    All of them, if the lowest of their checks is greater than the highest of the watchers', or nobody watches. Refuses
    `invalid_params`, `no_such_actor`.
    """
    for key in surprise:
        if key not in KEYS:
            raise Refusal("invalid_params", param=key, value=surprise[key])
    by = _fighters(table, surprise, "by")
    watchers = _fighters(table, surprise, "watchers")
    result = surprise.get("result")
    if not by:
        raise Refusal("invalid_params", param="by", value=surprise.get("by"))
    if result not in (None, "full", "none"):
        raise Refusal("invalid_params", param="result", value=result)
    if result is not None:
        table.fact("ruling", actor=None, what="surprise", value=result, text="")
        return by if result == "full" else []
    fight = table.fight
    table.together("stealth", partial(_two_dice_each, by))
    sneaking = [_check(table, combatant, "stealth", stealth(fight, combatant), nth) for combatant, nth in _counted(by)]
    table.together("watch", partial(_two_dice_each, watchers))
    looking = [
        _check(table, combatant, "watch", numbers(fight, combatant).men, nth) for combatant, nth in _counted(watchers)
    ]
    unnoticed = not looking or min(sneaking) > max(looking)
    return by if unnoticed else []


def stealth(fight: Battle, combatant: Fighter) -> int:
    """LF-SURP-01: return what is added to the 2d of one who sneaks."""
    return numbers(fight, combatant).agi if combatant.sheet.stealth is None else combatant.sheet.stealth


def chance_unnoticed(sneaking: Sequence[int], looking: Sequence[int]) -> Fraction:
    """LF-SURP-02, LF-SURP-03: return the probability that 2d and each of the first exceed 2d and each of the others."""
    if not looking:
        return Fraction(1)
    probability = Fraction(0)
    for highest in range(min(looking) + 2, max(looking) + 13):
        exactly = prod(_at_most(highest - plus) for plus in looking) - prod(
            _at_most(highest - 1 - plus) for plus in looking
        )
        probability += exactly * prod(1 - _at_most(highest - plus) for plus in sneaking)
    return probability


def _at_most(total: int) -> Fraction:
    """Return the probability that 2d give at most `total`."""
    dice = range(1, 7)
    return Fraction(sum(die + other <= total for die in dice for other in dice), 36)


def _fighters(table: Table, surprise: Mapping[str, Any], key: str) -> list[Fighter]:
    named = surprise.get(key) or []
    if not isinstance(named, list | tuple) or not all(isinstance(id, str) for id in named):
        raise Refusal("invalid_params", param=key, value=named)
    return [table.combatant(id) for id in dict.fromkeys(named)]


def _two_dice_each(combatants: Sequence[Fighter]) -> list[Roll]:
    return [Roll(TWO_DICE, combatant.id) for combatant in combatants]


def _counted(combatants: Sequence[Fighter]) -> list[tuple[Fighter, tuple[int, int]]]:
    return [(combatant, (index, len(combatants))) for index, combatant in enumerate(combatants, start=1)]


def _check(table: Table, combatant: Fighter, what: str, plus: int, nth: tuple[int, int]) -> int:
    dice = two_dice(table, what, combatant, nth=nth)
    total = dice.total + plus
    table.fact("roll", actor=combatant.id, what=what, dice=list(dice), total=total, against=None, success=None)
    return total
