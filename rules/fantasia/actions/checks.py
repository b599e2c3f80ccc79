"""Checks of attributes, jumps, and falls from a height."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.questions import Fault
from rules.fantasia.actions.params import Check, Fall, Jump
from rules.fantasia.combatant.state import Battle, Fighter, Table
from rules.fantasia.combatant.statistics import numbers
from rules.fantasia.damage.damage import DamageSource, deal
from rules.fantasia.damage.strikes import needed_for, two_dice
from rules.fantasia.statuses.traits import SIGHTLESS
from rules.mechanics.checks import WHOLE, check

# --- jumping and falling -----------------------------------------------------------------------------------


def jump(table: Table, actor: Fighter, params: Jump) -> None:
    """LF-JUMP-01, LF-JUMP-02, LF-JUMP-03: roll 2d + AGI against twice the metres, four times for a high jump."""
    roll_check(table, actor, "agi", jump_difficulty(table.fight, params), params.modifier, "jump")


def jump_difficulty(fight: Battle, params: Jump) -> int:
    """LF-JUMP-02, LF-JUMP-03: return the difficulty of a jump."""
    times = fight.options.high_jump_times if params.kind == "high" else fight.options.jump_times
    return params.distance * times


def roll_check(
    table: Table,
    actor: Fighter,
    stat: str,
    against: int,
    modifier: int,
    what: str,
    nth: tuple[int, int] | None = None,
) -> None:
    """Roll 2d + a number + the game master's modifier against a difficulty."""
    plus = getattr(numbers(table.fight, actor), stat) + modifier
    dice = two_dice(table, what, actor, needed_for(against - plus), None, nth)
    total = dice.total + plus
    table.fact(
        "roll",
        actor=actor.id,
        what=what,
        stat=stat,
        dice=list(dice),
        total=total,
        against=against,
        success=total >= against,
    )


def fall_from_height(table: Table, actor: Fighter, params: Fall) -> None:
    """LF-FALL-01: roll one die once: its face times the metres."""
    metres = params.distance
    face = table.die(6, "fall", actor)
    steps = [["1d", face, "die", None], ["metres", metres, "times", "LF-FALL-01"]]
    with table.because("fall"):
        deal(table, actor, face * metres, DamageSource("fall", type="fall"), None, steps)


# --- checks ------------------------------------------------------------------------------------------------


@check(WHOLE)
def number_or_opponent(fight: Battle, actor: Fighter, params: Check) -> Iterator[Fault]:
    """Exactly one of number and opponent is given."""
    if (params.difficulty is None) == (params.against is None):
        yield Fault("invalid_params", {"param": "difficulty", "value": params.difficulty}, final=True)


@check("against")
def opponent_present(fight: Battle, actor: Fighter, params: Check) -> Iterator[Fault]:
    """The opponent is in the fight."""
    if params.against is not None and params.against not in fight.combatants:
        yield Fault("no_such_target", {"id": params.against}, final=True)


def try_check(table: Table, actor: Fighter, params: Check) -> None:
    """LF-TURN-05, LF-ST-BLIND: roll a number against a difficulty or an opponent; the blind fail what needs sight."""
    stat = params.attr
    if params.sight and SIGHTLESS in actor.traits:
        table.fact(
            "roll",
            actor=actor.id,
            what="check",
            stat=stat,
            dice=[],
            total=None,
            against=params.difficulty,
            success=False,
            why=actor.traits[SIGHTLESS].id,
        )
        return
    if params.difficulty is not None:
        roll_check(table, actor, stat, params.difficulty, params.modifier, "check")
        return
    other = table.fight.combatants[params.against or ""]
    other_stat = params.against_attr or stat
    dice = two_dice(table, "check", actor, None, other)
    total = dice.total + getattr(numbers(table.fight, actor), stat) + params.modifier
    other_dice = two_dice(table, "check", other, None, actor)
    other_total = other_dice.total + getattr(numbers(table.fight, other), other_stat)
    table.fact(
        "opposed",
        actor=actor.id,
        target=other.id,
        what="check",
        dice=[*dice, *other_dice],
        own=total,
        theirs=other_total,
        success=total > other_total,
    )
