"""Weapons drawn, picked up and loaded, things used up, and what remains after the fight."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rules.core.questions import Fault
from rules.fulminato.actions.action import AN_ARM, at_anybody, free_hands
from rules.fulminato.actions.params import Draw, PickUp, Reload, UseItem
from rules.fulminato.combatant.sheet import UNARMED_ID
from rules.fulminato.combatant.state import Fighter, FulminatoFight, Table
from rules.fulminato.damage.damage import heal
from rules.mechanics import pools
from rules.mechanics.checks import check
from rules.sheets import schema


@check("weapon")
def not_on_the_ground(fight: FulminatoFight, combatant: Fighter, params: Draw) -> Iterator[Fault]:
    """FU-EQP-07: the weapon is not on the ground."""
    weapon = params.of(combatant)
    if weapon.id in combatant.dropped:
        yield Fault("weapon_dropped", {"actor": combatant.id, "item": weapon.label}, final=True)


@check("weapon")
def changes_hands(fight: FulminatoFight, combatant: Fighter, params: Draw) -> Iterator[Fault]:
    """FU-EQP-07: the weapon is neither held nor natural; only a held one is put away."""
    weapon = params.of(combatant)
    nothing = (
        combatant.equipped is None if weapon.id == UNARMED_ID else weapon.of_the_body or combatant.equipped == weapon.id
    )
    if nothing:
        yield Fault("already_equipped", {"actor": combatant.id, "item": weapon.label}, final=True)


@check("weapon")
def lies_there(fight: FulminatoFight, combatant: Fighter, params: PickUp) -> Iterator[Fault]:
    """FU-EQP-07: the weapon is on the ground."""
    weapon = params.of(combatant)
    if weapon.id not in combatant.dropped:
        yield Fault("not_dropped", {"actor": combatant.id, "item": weapon.label}, final=True)


DRAW_CHECKS = (not_on_the_ground, changes_hands, AN_ARM, free_hands)
PICK_UP_CHECKS = (lies_there, AN_ARM, free_hands)


def draw(table: Table, combatant: Fighter, params: Draw) -> None:
    """FU-EQP-07: take the weapon in hand and put the held one away; `unarmed` only puts away."""
    take_in_hand(table, combatant, None if params.weapon == UNARMED_ID else params.weapon)


def take_in_hand(table: Table, combatant: Fighter, weapon: str | None) -> None:
    """FU-EQP-07: put the held weapon away and hold the other; None: empty hands."""
    if combatant.equipped is not None:
        table.fact("equip", actor=combatant.id, with_=combatant.equipped, to="away")
    table.put(combatant, "equipped", weapon)
    if weapon is not None:
        table.fact("equip", actor=combatant.id, with_=weapon, to="hand")


def pick_up(table: Table, combatant: Fighter, params: PickUp) -> None:
    """FU-EQP-07: take a dropped weapon from the ground."""
    table.put(combatant, "dropped", tuple(id for id in combatant.dropped if id != params.weapon))
    take_in_hand(table, combatant, params.weapon)


def room_in(combatant: Fighter, params: Reload) -> int:
    """FU-EQP-05: return how many shots fit into the weapon."""
    weapon = params.of(combatant)
    return 0 if weapon.capacity is None else weapon.capacity - combatant.loaded.get(weapon.id, 0)


@check("weapon")
def not_full(fight: FulminatoFight, combatant: Fighter, params: Reload) -> Iterator[Fault]:
    """FU-EQP-05: a shot is missing."""
    if room_in(combatant, params) <= 0:
        yield Fault("already_loaded", {"actor": combatant.id, "item": params.of(combatant).label}, final=True)


@check("weapon")
def spare_shots(fight: FulminatoFight, combatant: Fighter, params: Reload) -> Iterator[Fault]:
    """FU-EQP-06: the reserve is not empty, if it is counted."""
    weapon = params.of(combatant)
    if combatant.reserve.get(weapon.id, 1) <= 0:
        yield Fault("not_enough_ammo", {"actor": combatant.id, "item": weapon.label, "loads": False})


RELOAD_CHECKS = (not_full, free_hands, spare_shots)


def reload(table: Table, combatant: Fighter, params: Reload) -> None:
    """FU-EQP-05, FU-EQP-06: fill a magazine from the reserve."""
    weapon = params.of(combatant).id
    before, room, reserve = combatant.loaded.get(weapon, 0), room_in(combatant, params), combatant.reserve.get(weapon)
    shots = room if reserve is None else min(room, reserve)
    table.put(combatant, "loaded", {**combatant.loaded, weapon: before + shots})
    if reserve is not None:
        table.put(combatant, "reserve", {**combatant.reserve, weapon: reserve - shots})
    table.fact("reload", actor=combatant.id, with_=weapon, from_=before, to=before + shots)


@check(implied=True)
def has_something(fight: FulminatoFight, combatant: Fighter, params: UseItem) -> Iterator[Fault]:
    """FU-EQP-08: some thing is left."""
    if not any(count > 0 for count in combatant.items.values()):
        yield Fault("no_item_left", {"actor": combatant.id, "item": ""}, hides=True)


@check("item")
def item_left(fight: FulminatoFight, combatant: Fighter, params: UseItem) -> Iterator[Fault]:
    """FU-EQP-08: one of it is left."""
    item = params.thing(combatant)
    if item is not None and combatant.items.get(item.id, 0) <= 0:
        yield Fault("no_item_left", {"actor": combatant.id, "item": item.label}, final=True)


ITEM_CHECKS = (item_left, free_hands, at_anybody, has_something)


def use_item(table: Table, combatant: Fighter, params: UseItem) -> None:
    """FU-EQP-08: use up a thing on one target, by default the actor; `heal` dice heal."""
    item, target = params.thing(combatant), params.target(table.fight) or combatant
    assert item is not None
    take_item(table, combatant, item.id)
    is_for_somebody = item.heal is not None or params.target(table.fight) is not None
    table.fact("use", actor=combatant.id, with_=item.id, targets=[target.id] if is_for_somebody else [])
    if item.heal is not None:
        heal(table, combatant, target, item.heal)


def take_item(table: Table, combatant: Fighter, item: str) -> None:
    """FU-EQP-08: use up one of a thing."""
    pools.use_one(table, combatant, "items", item)


def sheet_after(fight: object, combatant: Fighter, sheet: Mapping[str, Any]) -> dict[str, Any]:
    """FU-EQP-04, FU-EQP-06, FU-EQP-08: return the sheet with shots, reserve, and what is left of each thing."""
    quantities = {
        row.id: {"qty": combatant.items[row.id]}
        for row in combatant.sheet.items
        if combatant.items.get(row.id, row.qty) != row.qty
    }
    shots: dict[str, dict[str, int]] = {}
    for row in combatant.sheet.weapons:
        for key, before, after in (
            ("loaded", row.capacity if row.loaded is None else row.loaded, combatant.loaded.get(row.id)),
            ("reserve", row.reserve, combatant.reserve.get(row.id)),
        ):
            if after is not None and after != before:
                shots.setdefault(row.id, {})[key] = after
    return schema.with_rows(schema.with_rows(sheet, "items", quantities), "weapons", shots)
