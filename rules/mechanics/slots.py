"""Slots: what can be done so many times in each turn, round or fight, such as an action or a reaction.

A system names its slots (`System.slots`), its actions spend them, and its turns renew them; those of
`rules.system.simple_fight` do. The window shows a slot of which something is spent as a chip.
"""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.questions import Fault
from rules.core.state import Combatant, Slot
from rules.mechanics.checks import Check, check
from rules.mechanics.table import Table


def has_left(slot: Slot) -> Check[object, Combatant, object]:
    """Return the check that something of a slot is left; it refuses `no_slot_left`."""

    @check()
    def left(fight: object, combatant: Combatant, params: object) -> Iterator[Fault]:
        if slot.left(combatant) < 1:
            yield Fault("no_slot_left", {"actor": combatant.id, "slot": slot.id})

    return left


def spend(table: Table, combatant: Combatant, slot: Slot, amount: int = 1) -> None:
    """Spend so many of a slot, as far as they go."""
    before = combatant.spent_slots.get(slot.id, 0)
    _put(table, combatant, slot.id, min(before + amount, max(before, slot.most(combatant))))


def gain(table: Table, combatant: Combatant, slot: Slot, amount: int = 1) -> None:
    """Give so many of a slot back, or more than it has, until it is renewed."""
    _put(table, combatant, slot.id, combatant.spent_slots.get(slot.id, 0) - amount)


def renew(table: Table, combatant: Combatant, per: str) -> None:
    """Give back what is spent of the slots of each turn, or of each round."""
    if not combatant.spent_slots:
        return
    renewed = {slot.id for slot in table.system.slots if slot.per == per}
    table.put(combatant, "spent_slots", {id: many for id, many in combatant.spent_slots.items() if id not in renewed})


def _put(table: Table, combatant: Combatant, slot: str, spent: int) -> None:
    others = {id: many for id, many in combatant.spent_slots.items() if id != slot}
    table.put(combatant, "spent_slots", {**others, slot: spent} if spent else others)
