"""Item Actions on gear: equip, unequip, drop, and taking up what lies in reach."""

from __future__ import annotations

from typing import Any

from rules import sheets
from rules.actions import Act
from rules.ffrpg import arms, turns
from rules.ffrpg.equipment import NATURAL, hand_of, needs
from rules.ffrpg.sheet import Item, Shield, Weapon
from rules.ffrpg.state import Combatant, Held
from rules.questions import BadSheet, Refusal
from rules.table import Table


def row_of(table: Table, act: Act) -> Any:
    """The Weapon or Shield that `with` names; refuses `no_such_item`, `wrong_action`."""
    sheet = act.actor.sheet
    for row in (*sheet.weapons, *sheet.shields):
        if row.id == act.with_id:
            return row
    known = any(row.id == act.with_id for row in (*sheet.abilities, *sheet.items))
    raise Refusal("wrong_action" if known else "no_such_item", actor=act.actor.id, item=act.with_id)


def found_row(table: Table, act: Act) -> Weapon | Shield:
    """FF-ITM-05: the row of a thing that lies in reach; refuses `invalid_params` with what is wrong with it."""
    given = act.params["found"]
    if not isinstance(given, dict):
        raise Refusal("invalid_params", param="found", value=given)
    is_shield = given.get("shield", False)
    table.insist(isinstance(is_shield, bool), "invalid_params", param="shield", value=is_shield)
    said = {key: value for key, value in given.items() if key != "shield"}
    try:
        row: Weapon | Shield = sheets.check(Shield, said) if is_shield else sheets.check(Weapon, said)
    except BadSheet as bad:
        place, why = bad.faults[0]
        raise Refusal("invalid_params", param=f"found.{place}", value=given, why=why) from None
    sheet = act.actor.sheet
    known = any(other.id == row.id for other in (*sheet.weapons, *sheet.shields))
    table.insist(not known, "invalid_params", param="found.id", value=row.id)
    table.insist(act.with_id is None or act.with_id == row.id, "invalid_params", param="with", value=act.with_id)
    return row


def equip(table: Table, act: Act) -> None:
    """FF-ITM-02, FF-ITM-03, FF-ITM-05: into a hand; what was there goes back to the Inventory."""
    actor: Combatant = act.actor
    params = act.params
    for key in params:
        table.insist(key in ("hand", "found"), "invalid_params", param=key, value=params[key])
    hand = params.get("hand")
    table.insist(hand is None or hand in ("main", "off", "both"), "invalid_params", param="hand", value=hand)
    found = "found" in params
    row = found_row(table, act) if found else row_of(table, act)
    if found and isinstance(row, Weapon) and row.hand is None:
        row = row.model_copy(update={"hand": "main"})
    own = hand_of(row, actor.kind)
    if hand is not None and own != NATURAL:
        table.insist((hand == "both") == (own == "both"), "invalid_params", param="hand", value=hand)
    held = arms.hand_held(actor, row.id) is not None
    table.insist(own != NATURAL and not held, "already_equipped", actor=actor.id, item=row.id)
    if not turns.start(table, act):
        return
    into = hand or own
    if found:
        place = "shields" if isinstance(row, Shield) else "weapons"
        rows = (*getattr(actor.sheet, place), row)
        table.put(actor, "sheet", actor.sheet.model_copy(update={place: rows}))
    kept = tuple(thing for thing in actor.held if not needs(thing.hand) & needs(into))
    for thing in actor.held:
        if thing not in kept:
            table.fact("equip", actor=actor.id, with_=thing.id, to="away")
    table.put(actor, "held", (*kept, Held(row.id, into)))
    table.fact("equip", actor=actor.id, with_=row.id, to="hand")


def unequip(table: Table, act: Act) -> None:
    """FF-ITM-03: back to the Inventory, or dropped for good."""
    actor: Combatant = act.actor
    params = act.params
    for key, value in params.items():
        table.insist(key == "mode" and value in ("return", "drop"), "invalid_params", param=key, value=value)
    row = row_of(table, act)
    table.insist(arms.hand_held(actor, row.id) is not None, "not_equipped", actor=actor.id, item=row.id)
    if not turns.start(table, act):
        return
    dropped = params.get("mode") == "drop"
    table.put(actor, "held", tuple(thing for thing in actor.held if thing.id != row.id))
    if dropped:
        discard(table, actor, row)
    table.fact("equip", actor=actor.id, with_=row.id, to="ground" if dropped else "away")


def drop(table: Table, act: Act) -> None:
    """FF-ITM-03, FF-ITM-04: throws away one unit of an Item, or a Weapon or Shield that is not in hand."""
    actor: Combatant = act.actor
    for key, value in act.params.items():
        raise Refusal("invalid_params", param=key, value=value)
    item: Item | None = next((row for row in actor.sheet.items if row.id == act.with_id), None)
    if item is not None:
        table.insist(actor.items.get(item.id, 0) > 0, "no_item_left", actor=actor.id, item=item.id)
        if turns.start(table, act):
            held = actor.items[item.id]
            table.put(actor, "items", {**actor.items, item.id: held - 1})
            table.fact("spend", actor=actor.id, pool=None, with_=item.id, amount=1, from_=held, to=held - 1)
        return
    row = row_of(table, act)
    natural = hand_of(row, actor.kind) == NATURAL
    held_now = natural or arms.hand_held(actor, row.id) is not None
    table.insist(not held_now, "already_equipped", actor=actor.id, item=row.id)
    if turns.start(table, act):
        discard(table, actor, row)
        table.fact("equip", actor=actor.id, with_=row.id, to="ground")


def discard(table: Table, one: Combatant, row: Weapon | Shield) -> None:
    """The row is gone from the sheet."""
    place = "shields" if isinstance(row, Shield) else "weapons"
    left = tuple(other for other in getattr(one.sheet, place) if other.id != row.id)
    table.put(one, "sheet", one.sheet.model_copy(update={place: left}))
