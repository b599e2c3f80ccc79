"""What is in hand: at the start, put there, put away, dropped."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rules.ffrpg.combatant.state import Combatant, Held, Table
from rules.text.localized import said

NATURAL = "natural"


def hand_of(row: Any, kind: str) -> str:
    """The hand that a Weapon or Shield needs: its own, else `main` for PCs and `natural` for others."""
    return str(row.hand or ("main" if kind == "pc" else NATURAL))


def needs(hand: str) -> frozenset[str]:
    """The hands that are taken by something held in `hand`."""
    return frozenset({"main", "off"}) if hand == "both" else frozenset({hand})


def _given(sheet: Any, kind: str) -> Iterator[tuple[str, int, Any, str]]:
    for place in ("weapons", "shields"):
        for index, row in enumerate(getattr(sheet, place)):
            hand = hand_of(row, kind)
            if hand != NATURAL:
                yield place, index, row, hand


def at_start(combatant: Combatant) -> tuple[Held, ...]:
    """What a sheet puts in hand: rows in order, Shields after the Weapons, while the hands they need are free."""
    taken: frozenset[str] = frozenset()
    held: list[Held] = []
    for _, _, row, hand in _given(combatant.sheet, combatant.kind):
        if row.equipped is not False and not taken & needs(hand):
            taken |= needs(hand)
            held.append(Held(row.id, hand))
    return tuple(held)


def clash(sheet: Any, kind: str) -> tuple[str, str] | None:
    """(place, sentence) of a row that says it is equipped in a hand already taken."""
    taken: frozenset[str] = frozenset()
    for place, index, row, hand in _given(sheet, kind):
        if row.equipped is False:
            continue
        if taken & needs(hand):
            if row.equipped:
                return f"{place}[{index}].equipped", said("fault-hand_taken", __file__, id=repr(row.id))
            continue
        taken |= needs(hand)
    return None


def inventory(sheet: Any) -> dict[str, int]:
    """Item id to how many there are."""
    return {item.id: item.qty for item in sheet.items}


def hold(table: Table, combatant: Combatant, after: tuple[Held, ...], weapons: Sequence[Any] | None = None) -> None:
    """FF-ITM-03, FF-IMP-02: what is in hand from now on; of a Weapon that leaves it the tier is remembered.

    `weapons`: the rows of its sheet as it was armed, where that is another by now.
    """
    gone = {thing.id for thing in combatant.held if thing not in after}
    for weapon in combatant.sheet.weapons if weapons is None else weapons:
        if weapon.id in gone:
            table.put(combatant, "last_tier", weapon.tier)
    table.put(combatant, "held", after)
