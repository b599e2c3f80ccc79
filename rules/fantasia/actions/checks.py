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


def jump(table: Table, actor: Fighter, told: Jump) -> None:
    """LF-JUMP-01, LF-JUMP-02, LF-JUMP-03: 2d + AGI against twice the metres, four times those of a high jump."""
    tried(table, actor, "agi", to_jump(told), told.modifier, "jump")


def to_jump(told: Jump) -> int:
    """LF-JUMP-02, LF-JUMP-03: what a jump has to reach."""
    return told.distance * (4 if told.kind == "high" else 2)


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


def plunge(table: Table, actor: Fighter, told: Fall) -> None:
    """LF-FALL-01: one die for every metre, the same die: its face times the metres."""
    metres = told.distance
    face = table.die(6, "fall", actor)
    steps = [["1d", face, "die", None], ["metres", metres, "times", "LF-FALL-01"]]
    with table.because("fall"):
        deal(table, actor, face * metres, DamageSource("fall", type="fall"), None, steps)


# --- checks ------------------------------------------------------------------------------------------------


@check(WHOLE)
def against_one(fight: Battle, actor: Fighter, told: Check) -> Iterator[Fault]:
    """A check is against a number or against somebody, never both."""
    if (told.difficulty is None) == (told.against is None):
        yield Fault("invalid_params", {"param": "difficulty", "value": told.difficulty}, final=True)


@check("against")
def somebody_here(fight: Battle, actor: Fighter, told: Check) -> Iterator[Fault]:
    """Whoever resists is in the fight."""
    if told.against is not None and told.against not in fight.combatants:
        yield Fault("no_such_target", {"id": told.against}, final=True)


def try_check(table: Table, actor: Fighter, told: Check) -> None:
    """LF-TURN-05, LF-ST-BLIND: a number against another, or against somebody's; the blind see nothing."""
    stat = told.attr
    if told.sight and SIGHTLESS in actor.traits:
        table.fact(
            "roll",
            actor=actor.id,
            what="check",
            stat=stat,
            dice=[],
            total=None,
            against=told.difficulty,
            success=False,
            why=actor.traits[SIGHTLESS].id,
        )
        return
    if told.difficulty is not None:
        tried(table, actor, stat, told.difficulty, told.modifier, "check")
        return
    other = table.fight.combatants[told.against or ""]
    theirs_stat = told.against_attr or stat
    mine = two_dice(table, "check", actor, None, other)
    own = mine.total + getattr(numbers(table.fight, actor), stat) + told.modifier
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
