"""The actions `draw`, `pick_up`, `reload` and `use_item`: hands, ammunition and things."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from rules import sheets
from rules.dice import parse
from rules.fulminato.attacks import default_weapon
from rules.fulminato.economy import free_hands, may_act, may_be_target, may_now, pay
from rules.fulminato.harm import regain
from rules.fulminato.numbers import no_arm_left
from rules.fulminato.params import NO_KEYS, check_params, own_weapon, targets_of, weapon_of
from rules.fulminato.sheet import UNARMED_ID
from rules.fulminato.state import Fighter
from rules.questions import Refusal

if TYPE_CHECKING:
    from rules.actions import Act
    from rules.table import Table


def draw(table: Table, act: Act) -> None:
    """FU-EQP-07: takes the weapon `with` in hand, what was held is put away; `unarmed` only puts away.

    Refuses `weapon_dropped`, `already_equipped` (held, of the body, or nothing to put away), `limb_useless`,
    `hands_busy`.
    """
    one: Fighter = act.actor
    targets_of(table, act, 0, 0)
    weapon = own_weapon(table, act)
    check_params(table, act, NO_KEYS)
    may_act(table, one, "draw")
    may_now(table, one, "quick")
    table.insist(weapon.id not in one.dropped, "weapon_dropped", actor=one.id, item=weapon.label)
    puts_away = weapon.id == UNARMED_ID
    nothing_to_do = one.equipped is None if puts_away else weapon.of_the_body or one.equipped == weapon.id
    table.insist(not nothing_to_do, "already_equipped", actor=one.id, item=weapon.label)
    table.demand(not no_arm_left(one), "limb_useless", actor=one.id)
    free_hands(table, one)
    pay(table, one, "quick")
    take_in_hand(table, one, None if puts_away else weapon.id)


def take_in_hand(table: Table, one: Fighter, weapon: str | None) -> None:
    """FU-EQP-07: what was held is put away, and the other thing is held; None: the hands are empty then."""
    if one.equipped is not None:
        table.fact("equip", actor=one.id, with_=one.equipped, to="away")
    table.put(one, "equipped", weapon)
    if weapon is not None:
        table.fact("equip", actor=one.id, with_=weapon, to="hand")


def pick_up(table: Table, act: Act) -> None:
    """FU-EQP-07: takes a dropped weapon from the ground; refuses `not_dropped`, `limb_useless`, `hands_busy`."""
    one: Fighter = act.actor
    targets_of(table, act, 0, 0)
    weapon = own_weapon(table, act)
    check_params(table, act, NO_KEYS)
    may_act(table, one, "pick_up")
    may_now(table, one, "precision")
    table.insist(weapon.id in one.dropped, "not_dropped", actor=one.id, item=weapon.label)
    table.demand(not no_arm_left(one), "limb_useless", actor=one.id)
    free_hands(table, one)
    pay(table, one, "precision")
    table.put(one, "dropped", tuple(id for id in one.dropped if id != weapon.id))
    take_in_hand(table, one, weapon.id)


def reload(table: Table, act: Act) -> None:
    """FU-EQP-05, FU-EQP-06: fills a magazine from the reserve, at the weapon's price.

    Refuses `already_loaded` (full, or nothing to fill), `hands_busy`, `not_enough_ammo` with an empty reserve.
    """
    one: Fighter = act.actor
    targets_of(table, act, 0, 0)
    weapon = weapon_of(table, act, default_weapon(one))
    check_params(table, act, NO_KEYS)
    may_act(table, one, "reload")
    may_now(table, one, weapon.reload)
    before = one.loaded.get(weapon.id, 0)
    room = 0 if weapon.capacity is None else weapon.capacity - before
    table.insist(room > 0, "already_loaded", actor=one.id, item=weapon.label)
    free_hands(table, one)
    left = one.reserve.get(weapon.id)
    table.demand(left is None or left > 0, "not_enough_ammo", actor=one.id, item=weapon.label)
    pay(table, one, weapon.reload)
    shots = room if left is None else min(room, left)
    table.put(one, "loaded", {**one.loaded, weapon.id: before + shots})
    if left is not None:
        table.put(one, "reserve", {**one.reserve, weapon.id: left - shots})
    table.fact("reload", actor=one.id, with_=weapon.id, from_=before, to=before + shots)


def use_item(table: Table, act: Act) -> None:
    """FU-EQP-08: uses one of a thing up, on one target, by default on the actor; `heal` dice heal.

    Refuses `no_item_left`, `hands_busy`.
    """
    one: Fighter = act.actor
    targets = targets_of(table, act, 0, 1)
    target = targets[0] if targets else one
    item = one.sheet.item(act.with_id)
    if item is None:
        raise Refusal("no_such_item", actor=one.id, item=act.with_id)
    check_params(table, act, NO_KEYS)
    may_act(table, one, "use_item")
    may_now(table, one, item.action)
    left = one.items.get(item.id, 0)
    table.insist(left > 0, "no_item_left", actor=one.id, item=item.label)
    free_hands(table, one)
    may_be_target(table, one, targets, itself=True)
    pay(table, one, item.action)
    take_item(table, one, item.id)
    if item.heal is not None:
        amount, _ = table.roll(parse(item.heal), "heal", one, None, target)
        regain(table, target, max(0, amount), one.id)


def take_item(table: Table, one: Fighter, item: str) -> None:
    """FU-EQP-08: one of a thing is gone."""
    left = one.items[item]
    table.put(one, "items", {**one.items, item: left - 1})
    table.fact("spend", actor=one.id, with_=item, amount=1, from_=left, to=left - 1)


def sheet_after(one: Fighter, sheet: Mapping[str, Any]) -> dict[str, Any]:
    """FU-EQP-04, FU-EQP-06, FU-EQP-08: the shots that are in and in reserve, and what is left of each thing."""
    left = {row.id: {"qty": one.items[row.id]} for row in one.sheet.items if one.items.get(row.id, row.qty) != row.qty}
    said: dict[str, dict[str, int]] = {}
    for row in one.sheet.weapons:
        for key, had, now in (
            ("loaded", row.capacity if row.loaded is None else row.loaded, one.loaded.get(row.id)),
            ("reserve", row.reserve, one.reserve.get(row.id)),
        ):
            if now is not None and now != had:
                said.setdefault(row.id, {})[key] = now
    return sheets.with_rows(sheets.with_rows(sheet, "items", left), "weapons", said)
