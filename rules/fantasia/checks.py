"""Checks of attributes, jumps, and falls from a height."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rules.fantasia.damage import Blow, deal
from rules.fantasia.deed import PAY, Deed, Doing, Fault, bad_param, flag, slot_faults, text, whole, word
from rules.fantasia.movement import hindered
from rules.fantasia.numbers import numbers
from rules.fantasia.state import Battle
from rules.fantasia.strikes import reach_of, two_dice

if TYPE_CHECKING:
    from rules.table import Table

# --- jumping and falling -----------------------------------------------------------------------------------


def jump_faults(fight: Battle, doing: Doing) -> Iterator[Fault]:
    """What refuses a jump."""
    yield from hindered(fight, doing, crawling=False)
    yield from slot_faults(doing, "movement")


def jump(table: Table, doing: Doing) -> None:
    """LF-JUMP-01, LF-JUMP-02, LF-JUMP-03: 2d + AGI against twice the metres, four times those of a high jump."""
    metres = doing.params["distance"]
    against = metres * (4 if doing.params.get("kind", "long") == "high" else 2)
    tried(table, doing, "agi", against, "jump")


def tried(table: Table, doing: Doing, stat: str, against: int, what: str) -> bool:
    """A check: 2d + a number + the game master's modifier against what it has to reach."""
    actor = doing.actor
    plus = getattr(numbers(table.fight, actor), stat) + doing.modifier
    dice = two_dice(table, what, actor, reach_of(against - plus, only=True))
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
    return bool(total >= against)


def plunge_faults(fight: Battle, doing: Doing) -> Iterator[Fault]:
    """Nothing keeps anybody from falling."""
    yield from ()


def plunge(table: Table, doing: Doing) -> None:
    """LF-FALL-01: one die for every metre, the same die: its face times the metres."""
    metres = doing.params["distance"]
    face = table.die(6, "fall", doing.actor)
    steps = [["1d", face, "die", None], ["metres", metres, "times", "LF-FALL-01"]]
    with table.because("fall"):
        deal(table, doing.actor, face * metres, Blow("fall", type="fall"), None, steps)


# --- checks ------------------------------------------------------------------------------------------------

CHECKED = ("fue", "agi", "vit", "men", "ev", "bm")


def check_shape(fight: Battle, doing: Doing) -> Fault | None:
    """A check is against a number or against somebody."""
    params = doing.params
    return bad_param(params, "difficulty") if ("difficulty" in params) == ("against" in params) else None


def check_price(doing: Doing) -> str:
    """LF-TURN-05: a check takes the normal action, unless the game master gives it for free."""
    return "none" if doing.params.get("free") else "normal"


def check_faults(fight: Battle, doing: Doing) -> Iterator[Fault]:
    """What refuses a check."""
    yield from slot_faults(doing, check_price(doing))
    against = doing.params.get("against")
    if against is not None and against not in fight.combatants:
        yield Fault("no_such_target", {"id": against}, final=True)


def check(table: Table, doing: Doing) -> None:
    """LF-TURN-05, LF-ST-BLIND: a number against another, or against somebody's; the blind see nothing."""
    actor, params = doing.actor, doing.params
    stat = params["attr"]
    if params.get("sight") and actor.has("blind"):
        table.fact(
            "roll",
            actor=actor.id,
            what="check",
            stat=stat,
            dice=[],
            total=None,
            against=params.get("difficulty"),
            success=False,
            why="blind",
        )
        return
    if "difficulty" in params:
        tried(table, doing, stat, params["difficulty"], "check")
        return
    other = table.fight.combatants[params["against"]]
    theirs_stat = params.get("against_attr", stat)
    mine = two_dice(table, "check", actor, None, other)
    own = mine.total + getattr(numbers(table.fight, actor), stat) + doing.modifier
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


JUMP = Deed(
    "jump",
    "movement",
    jump_faults,
    jump,
    params={**PAY, "kind": word("long", "high"), "distance": whole(0, 999)},
    needed=frozenset({"distance"}),
    strains=lambda doing: True,
)
FALL = Deed(
    "fall",
    "none",
    plunge_faults,
    plunge,
    params={"distance": whole(0, 9999)},
    needed=frozenset({"distance"}),
    any_turn=True,
    anybody=True,
)
CHECK = Deed(
    "check",
    "normal",
    check_faults,
    check,
    params={
        **PAY,
        "attr": word(*CHECKED),
        "difficulty": whole(-99, 999),
        "against": text,
        "against_attr": word(*CHECKED),
        "sight": flag,
        "effort": flag,
        "free": flag,
    },
    needed=frozenset({"attr"}),
    shape=check_shape,
    price=check_price,
    strains=lambda doing: bool(doing.params.get("effort")),
)
