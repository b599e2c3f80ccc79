"""Weapons drawn, picked up and reloaded, items used, defence, standing up, rest, and other actions."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.questions import Fault
from rules.fantasia.actions.action import affords, unknown, well_aimed
from rules.fantasia.actions.params import Draw, EitherAction, NormalAction, Other, PickUp, Reload, Rest, UseItem
from rules.fantasia.actions.spells import bless
from rules.fantasia.combatant.sheet import Item, Weapon
from rules.fantasia.combatant.state import GONE, Battle, Fighter, Table
from rules.fantasia.combatant.statistics import maximum
from rules.fantasia.damage.damage import DamageSource, deal, gain, gain_pm
from rules.fantasia.damage.falls import end_all, wake
from rules.fantasia.damage.status_changes import put_on
from rules.fantasia.damage.strikes import roll_dice_of
from rules.mechanics import pools
from rules.mechanics.checks import Check, check
from rules.mechanics.statuses import NO_TIMER

# --- items -------------------------------------------------------------------------------------------------


@check("item")
def known_item(fight: Battle, actor: Fighter, params: UseItem) -> Iterator[Fault]:
    """The actor has that item."""
    if params.thing(actor) is None:
        yield unknown(actor, params.item)


@check("item")
def item_left(fight: Battle, actor: Fighter, params: UseItem) -> Iterator[Fault]:
    """LF-TURN-04: one of it is left."""
    if actor.items.get(params.item or "", 0) <= 0:
        yield Fault("no_item_left", {"actor": actor.id, "item": params.item})


def _item(actor: Fighter, params: UseItem) -> Item:
    """Return the item, which is known to exist."""
    item = params.thing(actor)
    assert item is not None
    return item


ITEM_CHECKS: tuple[Check[Battle, Fighter, UseItem], ...] = (
    known_item,
    affords,
    well_aimed(lambda actor, params: 1, lambda actor, params: not _item(actor, params).helps, "item"),
    item_left,
)
"""What refuses an item."""


def use_item(table: Table, actor: Fighter, params: UseItem) -> None:
    """LF-TURN-04: use up one item and apply it; there is no roll to hit and no attribute."""
    item = _item(actor, params)
    target = table.fight.combatants[params.targets[0]]
    if actor.items.get(item.id, 0) > 0:
        pools.use_one(table, actor, "items", item.id, target=target.id)
    hurts, heals, restores = roll_dice_of(table, item, actor, target)
    if item.damage is not None:
        blow = DamageSource("item", item.element, type=item.element or "physical")
        deal(table, target, hurts, blow, actor, [[item.damage, hurts, "die", None]])
    bless(table, target, item, heals, restores, actor)


# --- weapons in hand ---------------------------------------------------------------------------------------


@check("weapon")
def known_weapon(fight: Battle, actor: Fighter, params: Draw | PickUp | Reload) -> Iterator[Fault]:
    """The actor has that weapon."""
    if params.of(actor) is None:
        yield unknown(actor, params.weapon)


def _weapon(actor: Fighter, params: Draw | PickUp | Reload) -> Weapon:
    """Return the weapon, which is known to exist."""
    weapon = params.of(actor)
    assert weapon is not None
    return weapon


@check("weapon")
def not_on_the_ground(fight: Battle, actor: Fighter, params: Draw | Reload) -> Iterator[Fault]:
    """LF-FUM-03: the weapon is not on the ground."""
    weapon = params.of(actor)
    if weapon is not None and weapon.id in actor.dropped:
        yield Fault("weapon_dropped", {"actor": actor.id, "item": weapon.id})


@check("weapon")
def not_in_hand(fight: Battle, actor: Fighter, params: Draw) -> Iterator[Fault]:
    """LF-DRAW-01: the weapon is neither in hand nor natural."""
    weapon = _weapon(actor, params)
    if weapon.natural or weapon.id == actor.equipped:
        yield Fault("already_equipped", {"actor": actor.id, "item": weapon.id}, final=weapon.natural)


@check("weapon")
def on_the_ground(fight: Battle, actor: Fighter, params: PickUp) -> Iterator[Fault]:
    """LF-TURN-04: the weapon is on the ground."""
    weapon = _weapon(actor, params)
    if weapon.id not in actor.dropped:
        yield Fault("not_dropped", {"actor": actor.id, "item": weapon.id}, final=True)


@check("weapon")
def not_full(fight: Battle, actor: Fighter, params: Reload) -> Iterator[Fault]:
    """LF-RELOAD-02: a shot is missing."""
    weapon = params.of(actor)
    if weapon is None:  # with empty hands only a weapon that is named can be filled
        return
    if weapon.shots is None or actor.loaded.get(weapon.id, 0) >= weapon.shots:
        yield Fault("already_loaded", {"actor": actor.id, "item": weapon.id}, final=weapon.shots is None)


DRAW_CHECKS: tuple[Check[Battle, Fighter, Draw], ...] = (known_weapon, affords, not_on_the_ground, not_in_hand)
PICK_UP_CHECKS: tuple[Check[Battle, Fighter, PickUp], ...] = (known_weapon, affords, on_the_ground)
RELOAD_CHECKS: tuple[Check[Battle, Fighter, Reload], ...] = (known_weapon, affords, not_on_the_ground, not_full)


def draw(table: Table, actor: Fighter, params: Draw) -> None:
    """LF-DRAW-01, LF-DRAW-02: take the weapon in hand and put the other away."""
    _take_up(table, actor, _weapon(actor, params).id)


def pick_up(table: Table, actor: Fighter, params: PickUp) -> None:
    """LF-TURN-04: take a weapon from the ground in hand."""
    _take_up(table, actor, _weapon(actor, params).id)


def _take_up(table: Table, actor: Fighter, id: str) -> None:
    former = actor.equipped
    if former is not None and former != id:
        table.fact("equip", actor=actor.id, with_=former, to="away")
    if id in actor.dropped:
        table.put(actor, "dropped", tuple(item for item in actor.dropped if item != id))
    table.put(actor, "equipped", id)
    table.fact("equip", actor=actor.id, with_=id, to="hand")


def reload(table: Table, actor: Fighter, params: Reload) -> None:
    """LF-RELOAD-02: fill the chamber."""
    weapon = _weapon(actor, params)
    former = actor.loaded.get(weapon.id, 0)
    table.put(actor, "loaded", {**actor.loaded, weapon.id: weapon.shots or 0})
    table.fact("reload", actor=actor.id, with_=weapon.id, from_=former, to=weapon.shots)


# --- on oneself --------------------------------------------------------------------------------------------


def defend(table: Table, actor: Fighter, params: NormalAction) -> None:
    """LF-DEF-01, LF-DEF-04: go on the defensive, without reactions until the next turn begins."""
    put_on(table, actor, actor.statuses["defending"], NO_TIMER, actor.id, {})
    table.put(actor, "reactions", 0)


@check()
def is_prone(fight: Battle, actor: Fighter, params: EitherAction) -> Iterator[Fault]:
    """LF-PRONE-01: it lies on the ground."""
    if not actor.has("prone"):
        yield Fault("not_prone", {"actor": actor.id}, final=True, hides=True)


STAND_UP_CHECKS: tuple[Check[Battle, Fighter, EitherAction], ...] = (affords, is_prone)


def stand_up(table: Table, actor: Fighter, params: EitherAction) -> None:
    """LF-PRONE-01: stand up."""
    end_all(table, actor, "prone", "stood")


def other_action(table: Table, actor: Fighter, params: Other) -> None:
    """LF-TURN-06: do whatever the game master allows."""
    table.fact("note", actor=actor.id, what="other", text=params.text)


@check()
def outside_the_fight(fight: Battle, actor: Fighter, params: Rest) -> Iterator[Fault]:
    """LF-REST-01: the fight has not begun, or is over."""
    if fight.phase not in ("setup", "ended"):
        yield Fault("wrong_phase", hides=True)


@check()
def not_gone(fight: Battle, actor: Fighter, params: Rest) -> Iterator[Fault]:
    """LF-REST-01: it is neither dead nor petrified, and has not left."""
    if actor.state in GONE:
        yield Fault("cannot_act", {"actor": actor.id, "status": actor.state}, final=True)


def rest(table: Table, combatant: Fighter, params: Rest) -> None:
    """LF-REST-01, LF-REST-02: restore all PV and PM by eight hours of undisturbed rest, else a share for every hour."""
    hours, enough = params.hours, table.fight.options.rest_hours
    interrupted = hours < enough if params.interrupted is None else params.interrupted
    percent = min(100, params.percent * hours)
    share = 100 if hours >= enough and not interrupted else percent
    table.fact("rest", actor=combatant.id, hours=hours, percent=share)
    if combatant.pools["pm"] < maximum(combatant, "pm"):
        gain_pm(table, combatant, combatant.sheet.pm * share // 100, None)
    gain(table, combatant, maximum(combatant, "pv") * share // 100, None, "heal")
    if combatant.state == "unconscious" and combatant.pools["pv"] > 0:
        wake(table, combatant, "rest")
