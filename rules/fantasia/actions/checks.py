"""Checks of attributes, jumps, and falls from a height."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.questions import Fault
from rules.fantasia.actions.params import Check, Fall, Jump
from rules.fantasia.combatant.state import Battle, Fighter, Table
from rules.fantasia.combatant.statistics import numbers
from rules.fantasia.damage.damage import DamageSource, deal
from rules.fantasia.damage.strikes import reach_of, two_dice
from rules.fantasia.statuses.traits import SIGHTLESS
from rules.mechanics.checks import WHOLE, check

# --- jumping and falling -----------------------------------------------------------------------------------


def jump(table: Table, actor: Fighter, params: Jump) -> None:
    """LF-JUMP-01, LF-JUMP-02, LF-JUMP-03: 2d + AGI against twice the metres, four times those of a high jump."""
    tried(table, actor, "agi", to_jump(params), params.modifier, "jump")


def to_jump(params: Jump) -> int:
    """LF-JUMP-02, LF-JUMP-03: what a jump has to reach."""
    return params.distance * (4 if params.kind == "high" else 2)


def tried(
    table: Table,
    actor: Fighter,
    stat: str,
    against: int,
    modifier: int,
    what: str,
    nth: tuple[int, int] | None = None,
) -> None:
    """A check: 2d + a number + the game master's modifier against what it has to reach."""
    plus = getattr(numbers(table.fight, actor), stat) + modifier
    dice = two_dice(table, what, actor, reach_of(against - plus, only=True), None, nth)
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


def plunge(table: Table, actor: Fighter, params: Fall) -> None:
    """LF-FALL-01: one die for every metre, the same die: its face times the metres."""
    metres = params.distance
    face = table.die(6, "fall", actor)
    steps = [["1d", face, "die", None], ["metres", metres, "times", "LF-FALL-01"]]
    with table.because("fall"):
        deal(table, actor, face * metres, DamageSource("fall", type="fall"), None, steps)


# --- checks ------------------------------------------------------------------------------------------------


@check(WHOLE)
def against_one(fight: Battle, actor: Fighter, params: Check) -> Iterator[Fault]:
    """A check is against a number or against somebody, never both."""
    if (params.difficulty is None) == (params.against is None):
        yield Fault("invalid_params", {"param": "difficulty", "value": params.difficulty}, final=True)


@check("against")
def somebody_here(fight: Battle, actor: Fighter, params: Check) -> Iterator[Fault]:
    """Whoever resists is in the fight."""
    if params.against is not None and params.against not in fight.combatants:
        yield Fault("no_such_target", {"id": params.against}, final=True)


def try_check(table: Table, actor: Fighter, params: Check) -> None:
    """LF-TURN-05, LF-ST-BLIND: a number against another, or against somebody's; the blind see nothing."""
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
        tried(table, actor, stat, params.difficulty, params.modifier, "check")
        return
    other = table.fight.combatants[params.against or ""]
    theirs_stat = params.against_attr or stat
    mine = two_dice(table, "check", actor, None, other)
    own = mine.total + getattr(numbers(table.fight, actor), stat) + params.modifier
    answer = two_dice(table, "check", other, None, actor)
    theirs = answer.total + getattr(numbers(table.fight, other), theirs_stat)
    table.fact(
        "opposed",
        actor=actor.id,
        target=other.id,
        what="check",
        dice=[*mine, *answer],
        own=own,
        theirs=theirs,
        success=own > theirs,
    )
