"""Item Actions on gear: equip, unequip, drop, and taking up what lies in reach."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rules.core.questions import Fault, Refusal
from rules.ffrpg.actions import usables
from rules.ffrpg.actions.params import Drop, Equip, Gear, Unequip
from rules.ffrpg.combatant.equipment import NATURAL, hand_of, hold, needs
from rules.ffrpg.combatant.rows import Shield, Weapon
from rules.ffrpg.combatant.state import Combatant, Fight, Held, Table
from rules.ffrpg.damage import turn_economy, weapons
from rules.mechanics.checks import check
from rules.mechanics.params import Reading
from rules.sheets import schema
from rules.text.faults import BadSheet


class EquipReading(Reading[Equip]):
    """Reads what has been found as a row of a sheet."""

    def values(self, command: Mapping[str, Any]) -> dict[str, Any]:
        """FF-ITM-05: refuses `invalid_params` with what is wrong with what has been found."""
        values = super().values(command)
        given = values.get("given")
        if given is None:
            return values
        is_shield = given.get("shield", False)
        if not isinstance(is_shield, bool):
            raise Refusal("invalid_params", param="shield", value=is_shield)
        said = {key: value for key, value in given.items() if key != "shield"}
        try:
            row: Weapon | Shield = schema.check(Shield, said) if is_shield else schema.check(Weapon, said)
        except BadSheet as bad:
            place, why = bad.faults[0]
            raise Refusal("invalid_params", param=f"found.{place}", value=given, why=why) from None
        if isinstance(row, Weapon) and row.hand is None:
            row = row.model_copy(update={"hand": "main"})
        return {**values, "found": row}


@check("thing")
def known_gear(fight: Fight, actor: Combatant, told: Gear) -> Iterator[Fault]:
    """FF-ITM-02: a Weapon or Shield of its own."""
    if told.row(actor) is None:
        known = any(row.id == told.thing for row in (*actor.sheet.abilities, *actor.sheet.items))
        yield Fault("wrong_action" if known else "no_such_item", {"actor": actor.id, "item": told.thing}, final=True)


@check("thing")
def new_find(fight: Fight, actor: Combatant, told: Equip) -> Iterator[Fault]:
    """FF-ITM-05: what has been found is no row of the sheet yet, and is what is named."""
    row = told.found
    if row is None:
        return
    if any(other.id == row.id for other in (*actor.sheet.weapons, *actor.sheet.shields)):
        yield Fault("invalid_params", {"param": "found.id", "value": row.id}, final=True)
    if told.thing not in (None, row.id):
        yield Fault("invalid_params", {"param": "with", "value": told.thing}, final=True)


@check("thing", "hand")
def hand_fits(fight: Fight, actor: Combatant, told: Equip) -> Iterator[Fault]:
    """FF-ITM-02: what needs both hands takes both, and nothing else does."""
    row = told.row(actor)
    own = NATURAL if row is None else hand_of(row, actor.kind)
    if told.hand is not None and own != NATURAL and (told.hand == "both") != (own == "both"):
        yield Fault("invalid_params", {"param": "hand", "value": told.hand}, final=True, hides=True)


@check("thing")
def not_in_hand(fight: Fight, actor: Combatant, told: Equip | Drop) -> Iterator[Fault]:
    """FF-ITM-03: it is not in hand, nor natural."""
    row = told.row(actor)
    if row is not None and (hand_of(row, actor.kind) == NATURAL or weapons.hand_held(actor, row.id) is not None):
        yield Fault("already_equipped", {"actor": actor.id, "item": row.id}, final=True)


def taking(actor: Combatant, row: Weapon | Shield, hand: str | None) -> tuple[Held, ...]:
    """FF-ITM-03: what is in hand when something has been taken there."""
    into = hand or hand_of(row, actor.kind)
    kept = (thing for thing in actor.held if not needs(thing.hand) & needs(into))
    return (*kept, Held(row.id, into))


def equip(table: Table, actor: Combatant, told: Equip) -> None:
    """FF-ITM-02, FF-ITM-03, FF-ITM-05: into a hand; what was there goes back to the Inventory."""
    row = told.row(actor)
    if row is None or not turn_economy.start(table, actor):
        return
    if told.found is not None:
        place = "shields" if isinstance(row, Shield) else "weapons"
        rows = (*getattr(actor.sheet, place), row)
        table.put(actor, "sheet", actor.sheet.model_copy(update={place: rows}))
    after = taking(actor, row, told.hand)
    for thing in actor.held:
        if thing not in after:
            table.fact("equip", actor=actor.id, with_=thing.id, to="away")
    hold(table, actor, after)
    table.fact("equip", actor=actor.id, with_=row.id, to="hand")


@check("thing")
def in_hand(fight: Fight, actor: Combatant, told: Unequip) -> Iterator[Fault]:
    """FF-ITM-03: it is in hand."""
    if weapons.hand_held(actor, told.thing or "") is None:
        yield Fault("not_equipped", {"actor": actor.id, "item": told.thing}, final=True)


def unequip(table: Table, actor: Combatant, told: Unequip) -> None:
    """FF-ITM-03: back to the Inventory, or dropped for good."""
    row = told.row(actor)
    if row is None or not turn_economy.start(table, actor):
        return
    dropped = told.mode == "drop"
    hold(table, actor, tuple(thing for thing in actor.held if thing.id != row.id))
    if dropped:
        discard(table, actor, row)
    table.fact("equip", actor=actor.id, with_=row.id, to="ground" if dropped else "away")


@check("thing")
def droppable(fight: Fight, actor: Combatant, told: Drop) -> Iterator[Fault]:
    """FF-ITM-03, FF-ITM-04: an Item of which some is left, or gear that is not in hand."""
    item = told.item(actor)
    if item is None:
        yield from known_gear.find(fight, actor, told)
        yield from not_in_hand.find(fight, actor, told)
    elif actor.items.get(item.id, 0) <= 0:
        yield Fault("no_item_left", {"actor": actor.id, "item": item.id}, final=True)


def drop(table: Table, actor: Combatant, told: Drop) -> None:
    """FF-ITM-03, FF-ITM-04: throws away one unit of an Item, or a Weapon or Shield that is not in hand."""
    item, row = told.item(actor), told.row(actor)
    if not turn_economy.start(table, actor):
        return
    if item is not None:
        usables.use_up(table, actor, item.id)
    elif row is not None:
        discard(table, actor, row)
        table.fact("equip", actor=actor.id, with_=row.id, to="ground")


def discard(table: Table, combatant: Combatant, row: Weapon | Shield) -> None:
    """The row is gone from the sheet."""
    place = "shields" if isinstance(row, Shield) else "weapons"
    left = tuple(other for other in getattr(combatant.sheet, place) if other.id != row.id)
    table.put(combatant, "sheet", combatant.sheet.model_copy(update={place: left}))
