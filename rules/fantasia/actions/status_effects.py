"""What the statuses bring their bearers at each moment; with that their rows are whole."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from rules.core.state import Condition
from rules.fantasia.actions.execution import any_ability
from rules.fantasia.combatant.state import GONE, Fighter, Table
from rules.fantasia.combatant.statistics import maximum, numbers
from rules.fantasia.damage.damage import DamageSource, deal, mend
from rules.fantasia.damage.falls import die, faint, fall, petrified, wake
from rules.fantasia.damage.status_changes import put_on
from rules.fantasia.statuses import catalogue
from rules.fantasia.statuses.amounts import amount, rolled
from rules.fantasia.statuses.catalogue import POISON
from rules.fantasia.statuses.traits import ACTS, CAME, INSTEAD, STRAINED, STRUCK, TURN_START, FantasiaStatus
from rules.mechanics.statuses import OVER, RUNS_OUT, swap
from rules.mechanics.table import Reaction

# --- sleep, confusion, frenzy ------------------------------------------------------------------------------


def falls_asleep(table: Table, bearer: Fighter, condition: Condition) -> None:
    """LF-ST-SLEEP-1: it falls to the ground."""
    put_on(table, bearer, catalogue.STATUSES["prone"], None, condition.source, {})


def wanders(table: Table, bearer: Fighter, condition: Condition) -> None:
    """LF-ST-CONFUSION-1: odd, it attacks; even, it uses an ability, if it could use any."""
    face = table.die(6, "confusion", bearer)
    forced = "ability" if face % 2 == 0 and any_ability(table.fight, bearer, paid=False) else "attack"
    table.put(bearer, "forced", forced)
    table.fact("forced", actor=bearer.id, dice=[face], action=forced)


def clears(table: Table, bearer: Fighter, condition: Condition) -> None:
    """LF-ST-CONFUSION-3: nothing compels one whose mind is clear again."""
    table.put(bearer, "forced", None)


def calms(table: Table, bearer: Fighter, condition: Condition) -> None:
    """LF-ST-BERSERK-4: 2 dice + VIT against 5 + the turns spent in it; failed: Derretir for a die of turns."""
    plus = numbers(table.fight, bearer).vit
    against = 5 + int(condition.params.get("turns", 0))
    dice = list(table.dice((6, 6), "Berserk", bearer, ("≥", against - plus, against - plus, True)))
    total = sum(dice) + plus
    kept = total >= against
    table.fact("roll", actor=bearer.id, what="berserk", dice=dice, total=total, against=against, success=kept)
    if not kept:
        melts = catalogue.STATUSES["meltdown"]
        put_on(table, bearer, melts, table.die(6, melts.label, bearer), None, {})


# --- fever, poison, age, Regen -----------------------------------------------------------------------------


def faints(table: Table, bearer: Fighter, condition: Condition) -> None:
    """LF-ST-FEVER-2: after an effort, and after a loss."""
    if bearer.state == "active":
        faint(table, bearer)


def cools_down(table: Table, bearer: Fighter, condition: Condition) -> None:
    """LF-ST-FEVER-3: one who had fainted wakes."""
    if bearer.fainted and bearer.state == "unconscious":
        wake(table, bearer, "fever")
    table.put(bearer, "fainted", False)


def ages(table: Table, bearer: Fighter, condition: Condition) -> None:
    """LF-ST-OLDAGE: another turn older."""
    stacks = int(condition.params.get("stacks", 0)) + 1
    swap(table, bearer, condition, condition._replace(params={"stacks": stacks}))
    table.fact("tick", actor=bearer.id, status=condition.status, timer=condition.timer, params={"stacks": stacks})


def regenerates(table: Table, bearer: Fighter, condition: Condition) -> None:
    """LF-ST-REGEN-1: a die of PV."""
    if bearer.state == "active":
        with table.because(condition.status):
            mend(table, bearer, table.die(6, "Regen", bearer), None)


def sickens(table: Table, bearer: Fighter, condition: Condition) -> None:
    """LF-ST-POISON-2: its dice of damage, of the element poison; the unconscious too."""
    if bearer.state not in GONE:
        dice = condition.params.get("damage", POISON)
        total, _ = rolled(table, amount(dice), catalogue.STATUSES["poison"].label, bearer)
        with table.because("poison"):
            deal(
                table,
                bearer,
                total,
                DamageSource("poison", "poison", type="poison"),
                None,
                [[dice, total, "die", None]],
            )


# --- size, doom, stone, death ------------------------------------------------------------------------------


def grows(table: Table, bearer: Fighter, condition: Condition) -> None:
    """LF-ST-MAXI-1: half as many PV more."""
    gained = bearer.pools["pv"] // 2
    table.put_pool(bearer, "pv", min(maximum(bearer, "pv"), bearer.pools["pv"] + gained))


def shrinks(table: Table, bearer: Fighter, condition: Condition) -> None:
    """LF-ST-MAXI-1: PV above the maximum are lost."""
    highest = maximum(bearer, "pv")
    if bearer.pools["pv"] > highest:
        table.put_pool(bearer, "pv", highest)


def is_doomed(table: Table, bearer: Fighter, condition: Condition) -> None:
    """LF-ST-DOOM-1: all its PV are gone."""
    if bearer.pools["pv"] > 0 and bearer.living and bearer.state not in GONE:
        table.put_pool(bearer, "pv", 0)
        fall(table, bearer, condition.status)


def turns_to_stone(table: Table, bearer: Fighter, condition: Condition) -> None:
    """LF-ST-PETRIFY-2: it is a statue."""
    petrified(table, bearer)


def dies(table: Table, bearer: Fighter, condition: Condition) -> None:
    """LF-ST-DEATH: it is dead."""
    die(table, bearer, condition.status)


def two_dice_of_turns(table: Table, bearer: Fighter) -> int:
    """LF-ST-DOOM-1: two dice."""
    return sum(table.dice((6, 6), catalogue.STATUSES["condemned"].label, bearer))


def as_long_as_it_is_tough(table: Table, bearer: Fighter) -> int:
    """LF-ST-PETRIFY-2: VIT + 1 turns, at least one."""
    return max(1, numbers(table.fight, bearer).vit + 1)


# --- the rows ----------------------------------------------------------------------------------------------

AT: Mapping[str, Mapping[str, Reaction]] = {
    "sleep": {CAME: falls_asleep},
    "berserk": {RUNS_OUT: calms},
    "confuse": {ACTS: wanders, OVER: clears},
    "old_age": {TURN_START: ages},
    "regen": {TURN_START: regenerates},
    "fever": {STRUCK: faints, STRAINED: faints, OVER: cools_down},
    "poison": {TURN_START: sickens},
    "maxi": {CAME: grows, OVER: shrinks},
    "condemned": {RUNS_OUT: is_doomed},
    "death": {INSTEAD: dies},
    "petrify": {RUNS_OUT: turns_to_stone},
}
LASTS: Mapping[str, Callable[[Table, Fighter], int]] = {
    "condemned": two_dice_of_turns,
    "petrify": as_long_as_it_is_tough,
}
STATUSES: Mapping[str, FantasiaStatus] = {
    id: replace(row, at=AT.get(id, {}), lasts=LASTS.get(id)) for id, row in catalogue.STATUSES.items()
}
"""The rows with what only the table can do."""
