"""The attack with a weapon, the hold and getting loose."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rules.fantasia.afflictions import put_on
from rules.fantasia.catalogue import STATUSES
from rules.fantasia.deed import (
    FREE_CHOICE,
    PAY,
    Deed,
    Doing,
    Fault,
    named_fighters,
    slot_faults,
    target_faults,
)
from rules.fantasia.ground import in_reach, reach
from rules.fantasia.numbers import better, numbers
from rules.fantasia.sheet import FISTS, Weapon
from rules.fantasia.standing import end
from rules.fantasia.state import GONE, Battle, Fighter
from rules.fantasia.strikes import (
    break_charm,
    friends_of,
    fumble_effect,
    strike,
    suffer,
    two_dice,
    which_friend,
)

if TYPE_CHECKING:
    from rules.table import Table


def weapon_of(doing: Doing) -> Weapon | None:
    """The weapon that an attack names, else the default one."""
    return doing.actor.weapon if doing.with_id is None else doing.actor.weapon_of(doing.with_id)


def attack_faults(fight: Battle, doing: Doing) -> Iterator[Fault]:
    """What refuses an attack."""
    actor = doing.actor
    weapon = weapon_of(doing)
    if weapon is None:
        yield Fault("no_such_item", {"actor": actor.id, "item": doing.with_id}, final=True)
        return
    yield from slot_faults(doing, "normal", several=len(doing.targets) > 1)
    yield from target_faults(fight, doing, actor.sheet.strikes, harmful=True, repeats=True)
    if not weapon.natural and actor.equipped != weapon.id:
        yield Fault("not_equipped", {"actor": actor.id, "item": weapon.id})
    if not actor.can_shoot(weapon, len(doing.targets)):
        yield Fault("not_enough_ammo", {"actor": actor.id, "item": weapon.id})
    metres = reach(actor, weapon)
    for target in named_fighters(fight, doing.targets):
        if not in_reach(fight, actor, target, metres):
            yield Fault("out_of_range", {"target": target.id})


def attack(table: Table, doing: Doing) -> None:
    """LF-ATT-01, LF-FUM-01: one strike for each target named, until a natural 2 or until one cannot go on."""
    actor = doing.actor
    weapon = weapon_of(doing)
    if weapon is None:
        return
    chosen = doing.params.get("attr")
    able = actor.able
    for target in named_fighters(table.fight, doing.targets):
        if able and not actor.able:
            return
        if target.state in GONE:
            continue
        if strike(table, actor, target, weapon, doing.modifier, chosen):
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


def grapple_faults(fight: Battle, doing: Doing) -> Iterator[Fault]:
    """What refuses a hold."""
    yield from slot_faults(doing, "normal")
    yield from target_faults(fight, doing, 1, harmful=True)
    for target in named_fighters(fight, doing.targets):
        if not in_reach(fight, doing.actor, target, reach(doing.actor, FISTS)):
            yield Fault("out_of_range", {"target": target.id})


def grapple(table: Table, doing: Doing) -> None:
    """LF-GRAB-01, LF-GRAB-02: an opposed check of FUE or AGI; who cannot act is held without one."""
    actor = doing.actor
    target = table.fight.combatants[doing.targets[0]]
    if target.state in GONE:
        return
    break_charm(table, actor, target)
    if not target.able or opposed(table, doing, target, "grapple"):
        put_on(table, target, STATUSES["grabbed"], None, actor.id, {})


def opposed(table: Table, doing: Doing, other: Fighter, what: str) -> bool:
    """LF-GRAB-01, LF-GRAB-02: 2d + FUE or AGI each, as each likes; whether the one who tries is greater."""
    fight = table.fight
    actor = doing.actor
    mine = two_dice(table, what, actor, None, other)
    own = mine.total + getattr(numbers(fight, actor), doing.params.get("attr") or better(fight, actor)) + doing.modifier
    choice = table.ask("opposed_attr", other, ("fue", "agi"), better(fight, other), what=what)
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


def escape_faults(fight: Battle, doing: Doing) -> Iterator[Fault]:
    """What refuses getting loose."""
    yield from slot_faults(doing, "normal")
    if not doing.actor.has("grabbed"):
        yield Fault("not_grabbed", {"actor": doing.actor.id}, final=True)


def escape(table: Table, doing: Doing) -> None:
    """LF-GRAB-04: an opposed check against the holder; nobody resists where the holder is nobody here."""
    held = doing.actor.condition("grabbed")
    if held is None:
        return
    holder = table.fight.combatants.get(held.source or "")
    if holder is None or not holder.able or opposed(table, doing, holder, "escape"):
        end(table, doing.actor, held, "escaped")


ATTACK = Deed(
    "attack",
    "normal",
    attack_faults,
    attack,
    params={**PAY, **FREE_CHOICE},
    trigger="attack",
    strains=lambda doing: True,
)
GRAPPLE = Deed(
    "grapple",
    "normal",
    grapple_faults,
    grapple,
    params={**PAY, **FREE_CHOICE},
    trigger="attack",
    strains=lambda doing: True,
)
ESCAPE = Deed("escape", "normal", escape_faults, escape, params={**PAY, **FREE_CHOICE}, strains=lambda doing: True)
