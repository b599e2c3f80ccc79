"""The attack with a weapon, the hold, and escaping from it."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.questions import Fault
from rules.fantasia.actions.action import affords, named_fighters, out_of_reach, single_if_extra, unknown, well_aimed
from rules.fantasia.actions.params import BreakFree, Hold, Strike
from rules.fantasia.combatant.board import reach
from rules.fantasia.combatant.sheet import FISTS, Weapon
from rules.fantasia.combatant.state import GONE, Battle, Fighter, Table
from rules.fantasia.combatant.statistics import better_attribute, numbers
from rules.fantasia.damage.falls import end
from rules.fantasia.damage.status_changes import put_on
from rules.fantasia.damage.strikes import (
    apply_fumble,
    break_charm,
    friends_of,
    fumble_effect,
    strike,
    two_dice,
    which_friend,
)
from rules.mechanics.checks import FINE, Check, check, one_fault
from rules.mechanics.statuses import NO_TIMER


@check("weapon")
def known_weapon(fight: Battle, actor: Fighter, params: Strike) -> Iterator[Fault]:
    """The actor has that weapon."""
    return FINE if params.of(actor) is not None else iter((unknown(actor, params.weapon),))


def _weapon(actor: Fighter, params: Strike) -> Weapon:
    """Return the weapon, which is known to exist."""
    return params.of(actor) or FISTS


@check("weapon")
def in_hand(fight: Battle, actor: Fighter, params: Strike) -> Iterator[Fault]:
    """LF-DRAW-01: the weapon is in hand or natural."""
    weapon = _weapon(actor, params)
    if weapon.natural or actor.equipped == weapon.id:
        return FINE
    return one_fault("not_equipped", actor=actor.id, item=weapon.id)


@check("weapon")
def has_shots(fight: Battle, actor: Fighter, params: Strike) -> Iterator[Fault]:
    """LF-RELOAD-01: a shot is left for every strike."""
    weapon = _weapon(actor, params)
    if weapon.shots is None or actor.can_shoot(weapon, max(1, len(params.targets))):
        return FINE
    return one_fault("not_enough_ammo", actor=actor.id, item=weapon.id)


@check("weapon", "targets")
def reaches(fight: Battle, actor: Fighter, params: Strike) -> Iterator[Fault]:
    """LF-MIN-01: every target is in reach."""
    return out_of_reach(fight, actor, params.targets, reach(actor, _weapon(actor, params)))


STRIKE_CHECKS: tuple[Check[Battle, Fighter, Strike], ...] = (
    known_weapon,
    affords,
    single_if_extra(lambda actor, params: len(params.targets) > 1, "targets"),
    well_aimed(lambda actor, params: actor.sheet.strikes, lambda actor, params: True, repeats=True),
    in_hand,
    has_shots,
    reaches,
)
"""What refuses an attack."""


def attack(table: Table, actor: Fighter, params: Strike) -> None:
    """LF-ATT-01, LF-FUM-01: strike each target named, until a natural 2 or until the actor cannot go on."""
    weapon = _weapon(actor, params)
    chosen = params.attr
    able = actor.able
    for target in named_fighters(table.fight, params.targets):
        if able and not actor.able:
            return
        if target.state in GONE:
            continue
        if strike(table, actor, target, weapon, params.modifier, chosen):
            _fumble(table, actor, target, weapon, chosen)
            return


def _fumble(table: Table, actor: Fighter, enemy: Fighter, weapon: Weapon, chosen: str | None) -> None:
    """LF-FUM-08: apply the fumble; effect 6 strikes at an ally with a new roll, in which a natural 2 only misses."""
    friends = friends_of(table.fight, actor, weapon, 0)
    effect = fumble_effect(table, actor, enemy, friends)
    if effect == 6:
        strike(table, actor, which_friend(table, friends), weapon, 0, chosen, again=True)
    else:
        apply_fumble(table, actor, enemy, effect, chosen)


# --- holds -------------------------------------------------------------------------------------------------


@check("targets")
def fists_reach(fight: Battle, actor: Fighter, params: Hold) -> Iterator[Fault]:
    """LF-GRAB-01: the target is in reach of the fists."""
    return out_of_reach(fight, actor, params.targets, reach(actor, FISTS))


HOLD_CHECKS: tuple[Check[Battle, Fighter, Hold], ...] = (
    affords,
    well_aimed(lambda actor, params: 1, lambda actor, params: True),
    fists_reach,
)
"""What refuses a hold."""


def grapple(table: Table, actor: Fighter, params: Hold) -> None:
    """LF-GRAB-01, LF-GRAB-02: make an opposed check of FUE or AGI; the helpless are held without one."""
    target = table.fight.combatants[params.targets[0]]
    if target.state in GONE:
        return
    break_charm(table, actor, target)
    if target.helpless or opposed(table, actor, params, target, "grapple"):
        put_on(table, target, target.statuses["grabbed"], NO_TIMER, actor.id, {})


def opposed(table: Table, actor: Fighter, params: Hold | BreakFree, other: Fighter, what: str) -> bool:
    """LF-GRAB-01, LF-GRAB-02.

    Roll 2d + FUE or AGI each, as each chooses; return whether the actor's total is greater.
    """
    fight = table.fight
    dice = two_dice(table, what, actor, None, other)
    total = dice.total + getattr(numbers(fight, actor), params.attr or better_attribute(fight, actor)) + params.modifier
    have = numbers(fight, other)
    choice = table.ask(
        "opposed_attr",
        other,
        ("fue", "agi"),
        better_attribute(fight, other),
        what=what,
        target=actor.id,
        own=total,
        fue=f"2d{have.fue:+}",
        agi=f"2d{have.agi:+}",
    )
    other_dice = two_dice(table, what, other, None, actor)
    other_total = other_dice.total + getattr(numbers(fight, other), choice)
    table.fact(
        "opposed",
        actor=actor.id,
        target=other.id,
        what=what,
        dice=[*dice, *other_dice],
        own=total,
        theirs=other_total,
        success=total > other_total,
    )
    return bool(total > other_total)


@check()
def is_held(fight: Battle, actor: Fighter, params: BreakFree) -> Iterator[Fault]:
    """LF-GRAB-04: it is held."""
    if not actor.has("grabbed"):
        yield Fault("not_grabbed", {"actor": actor.id}, final=True, hides=True)


ESCAPE_CHECKS: tuple[Check[Battle, Fighter, BreakFree], ...] = (affords, is_held)
"""What refuses an escape."""


def escape(table: Table, actor: Fighter, params: BreakFree) -> None:
    """LF-GRAB-04.

    Make an opposed check against the holder; without one if the holder cannot act or is not in the fight.
    """
    hold = actor.condition("grabbed")
    if hold is None:
        return
    holder = table.fight.combatants.get(hold.source or "")
    if holder is None or not holder.able or opposed(table, actor, params, holder, "escape"):
        end(table, actor, hold, "escaped")
