"""The attack with a weapon, the hold and getting loose."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.questions import Fault
from rules.fantasia.actions.action import affords, named_fighters, out_of_reach, single_if_extra, unknown, well_aimed
from rules.fantasia.actions.params import GetLoose, Hold, Strike
from rules.fantasia.combatant.board import reach
from rules.fantasia.combatant.sheet import FISTS, Weapon
from rules.fantasia.combatant.state import GONE, Battle, Fighter, Table
from rules.fantasia.combatant.statistics import better, numbers
from rules.fantasia.damage.falls import end
from rules.fantasia.damage.status_changes import put_on
from rules.fantasia.damage.strikes import (
    break_charm,
    friends_of,
    fumble_effect,
    strike,
    suffer,
    two_dice,
    which_friend,
)
from rules.fantasia.statuses.catalogue import STATUSES
from rules.mechanics.checks import FINE, Check, check, one_fault


@check("weapon")
def known_weapon(fight: Battle, actor: Fighter, params: Strike) -> Iterator[Fault]:
    """It has that weapon."""
    return FINE if params.of(actor) is not None else iter((unknown(actor, params.weapon),))


def _weapon(actor: Fighter, params: Strike) -> Weapon:
    """The weapon, once it is known that there is one."""
    return params.of(actor) or FISTS


@check("weapon")
def in_hand(fight: Battle, actor: Fighter, params: Strike) -> Iterator[Fault]:
    """LF-DRAW-01: only what is in hand strikes, and what is part of the body."""
    weapon = _weapon(actor, params)
    if weapon.natural or actor.equipped == weapon.id:
        return FINE
    return one_fault("not_equipped", actor=actor.id, item=weapon.id)


@check("weapon")
def has_shots(fight: Battle, actor: Fighter, params: Strike) -> Iterator[Fault]:
    """LF-RELOAD-01: a shot for every strike is left."""
    weapon = _weapon(actor, params)
    if weapon.shots is None or actor.can_shoot(weapon, max(1, len(params.targets))):
        return FINE
    return one_fault("not_enough_ammo", actor=actor.id, item=weapon.id)


@check("weapon", "targets")
def reaches(fight: Battle, actor: Fighter, params: Strike) -> Iterator[Fault]:
    """LF-MIN-01: the weapon reaches everybody."""
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
    """LF-ATT-01, LF-FUM-01: one strike for each target named, until a natural 2 or until one cannot go on."""
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
    """LF-FUM-08: effect 6 strikes at an ally with a new roll, in which a natural 2 only misses."""
    friends = friends_of(table.fight, actor, weapon, 0)
    effect = fumble_effect(table, actor, enemy, friends)
    if effect == 6:
        strike(table, actor, which_friend(table, friends), weapon, 0, chosen, again=True)
    else:
        suffer(table, actor, enemy, effect, chosen)


# --- holds -------------------------------------------------------------------------------------------------


@check("targets")
def within_arms_reach(fight: Battle, actor: Fighter, params: Hold) -> Iterator[Fault]:
    """LF-GRAB-01: one holds whom the fists reach."""
    return out_of_reach(fight, actor, params.targets, reach(actor, FISTS))


HOLD_CHECKS: tuple[Check[Battle, Fighter, Hold], ...] = (
    affords,
    well_aimed(lambda actor, params: 1, lambda actor, params: True),
    within_arms_reach,
)
"""What refuses a hold."""


def grapple(table: Table, actor: Fighter, params: Hold) -> None:
    """LF-GRAB-01, LF-GRAB-02: an opposed check of FUE or AGI; the helpless are held without one."""
    target = table.fight.combatants[params.targets[0]]
    if target.state in GONE:
        return
    break_charm(table, actor, target)
    if target.helpless or opposed(table, actor, params, target, "grapple"):
        put_on(table, target, STATUSES["grabbed"], None, actor.id, {})


def opposed(table: Table, actor: Fighter, params: Hold | GetLoose, other: Fighter, what: str) -> bool:
    """LF-GRAB-01, LF-GRAB-02: 2d + FUE or AGI each, as each likes; whether the one who tries is greater."""
    fight = table.fight
    mine = two_dice(table, what, actor, None, other)
    own = mine.total + getattr(numbers(fight, actor), params.attr or better(fight, actor)) + params.modifier
    have = numbers(fight, other)
    choice = table.ask(
        "opposed_attr",
        other,
        ("fue", "agi"),
        better(fight, other),
        what=what,
        target=actor.id,
        own=own,
        fue=f"2d{have.fue:+}",
        agi=f"2d{have.agi:+}",
    )
    answer = two_dice(table, what, other, None, actor)
    theirs = answer.total + getattr(numbers(fight, other), choice)
    table.fact(
        "opposed",
        actor=actor.id,
        target=other.id,
        what=what,
        dice=[*mine, *answer],
        own=own,
        theirs=theirs,
        success=own > theirs,
    )
    return bool(own > theirs)


@check()
def is_held(fight: Battle, actor: Fighter, params: GetLoose) -> Iterator[Fault]:
    """LF-GRAB-04: somebody or something holds it."""
    if not actor.has("grabbed"):
        yield Fault("not_grabbed", {"actor": actor.id}, final=True, hides=True)


ESCAPE_CHECKS: tuple[Check[Battle, Fighter, GetLoose], ...] = (affords, is_held)
"""What refuses getting loose."""


def escape(table: Table, actor: Fighter, params: GetLoose) -> None:
    """LF-GRAB-04: an opposed check against the holder; nobody resists where the holder is nobody here."""
    held = actor.condition("grabbed")
    if held is None:
        return
    holder = table.fight.combatants.get(held.source or "")
    if holder is None or not holder.able or opposed(table, actor, params, holder, "escape"):
        end(table, actor, held, "escaped")
