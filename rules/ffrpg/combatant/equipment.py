"""What is in hand: at the start, equipped, put away, dropped."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rules.ffrpg.combatant.rows import NATURAL, hand_of
from rules.ffrpg.combatant.state import Combatant, Held, Table
from rules.text.localized import said


def needs(hand: str) -> frozenset[str]:
    """Return the hands occupied by something held in `hand`."""
    return frozenset({"main", "off"}) if hand == "both" else frozenset({hand})


def _rows_with_hands(sheet: Any, kind: str) -> Iterator[tuple[str, int, Any, str]]:
    for place in ("weapons", "shields"):
        for index, row in enumerate(getattr(sheet, place)):
            hand = hand_of(row, kind)
            if hand != NATURAL:
                yield place, index, row, hand


def at_start(combatant: Combatant) -> tuple[Held, ...]:
    """Return what a sheet has in hand: rows in order, Shields after Weapons, while the hands they need are free."""
    occupied: frozenset[str] = frozenset()
    held: list[Held] = []
    for _, _, row, hand in _rows_with_hands(combatant.sheet, combatant.kind):
        if row.equipped is not False and not occupied & needs(hand):
            occupied |= needs(hand)
            held.append(Held(row.id, hand))
    return tuple(held)


def clash(sheet: Any, kind: str) -> tuple[str, str] | None:
    """Return place and sentence of a row that is equipped in a hand already taken; None if there is none."""
    occupied: frozenset[str] = frozenset()
    for place, index, row, hand in _rows_with_hands(sheet, kind):
        if row.equipped is False:
            continue
        if occupied & needs(hand):
            if row.equipped:
                return f"{place}[{index}].equipped", said("fault-hand_taken", __file__, id=repr(row.id))
            continue
        occupied |= needs(hand)
    return None


def inventory(sheet: Any) -> dict[str, int]:
    """Return Item id to quantity."""
    return {item.id: item.qty for item in sheet.items}


def hold(table: Table, combatant: Combatant, after: tuple[Held, ...], weapons: Sequence[Any] | None = None) -> None:
    """FF-ITM-03, FF-IMP-02: set what is in hand; the tier of a Weapon that leaves it is remembered.

    `weapons`: the rows of the sheet before it changed, if it did.
    """
    gone = {thing.id for thing in combatant.held if thing not in after}
    for weapon in combatant.sheet.weapons if weapons is None else weapons:
        if weapon.id in gone:
            table.put(combatant, "last_tier", weapon.tier)
    table.put(combatant, "held", after)
