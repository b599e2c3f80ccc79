"""The surprise attack: who creeps up, who is on the look-out, and whether anybody notices."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from rules.fantasia.numbers import numbers
from rules.fantasia.state import Fighter
from rules.fantasia.strikes import two_dice
from rules.questions import Refusal

if TYPE_CHECKING:
    from rules.table import Table

KEYS = frozenset({"by", "watchers", "result"})


def attackers(table: Table, surprise: Mapping[str, Any]) -> list[Fighter]:
    """LF-SURP-01, LF-SURP-02, LF-SURP-03: those who get a turn before everybody else; nobody if they are noticed.

    All of them, if the lowest of their checks is greater than the highest of the watchers', or nobody watches.
    Refuses `invalid_params`, `no_such_actor`.
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
    sneaking = [
        _check(table, one, "stealth", numbers(fight, one).agi if one.sheet.stealth is None else one.sheet.stealth)
        for one in by
    ]
    looking = [_check(table, one, "watch", numbers(fight, one).men) for one in watchers]
    unnoticed = not looking or min(sneaking) > max(looking)
    return by if unnoticed else []


def _fighters(table: Table, surprise: Mapping[str, Any], key: str) -> list[Fighter]:
    named = surprise.get(key) or []
    if not isinstance(named, list | tuple) or not all(isinstance(id, str) for id in named):
        raise Refusal("invalid_params", param=key, value=named)
    return [table.combatant(id) for id in dict.fromkeys(named)]


def _check(table: Table, one: Fighter, what: str, plus: int) -> int:
    dice = two_dice(table, what, one)
    total = dice.total + plus
    table.fact("roll", actor=one.id, what=what, dice=list(dice), total=total, against=None, success=None)
    return total
