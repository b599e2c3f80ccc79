"""The body: which parts have been struck since one was last whole, and which are useless."""

from __future__ import annotations

from collections.abc import Mapping

from rules.core.display import Part
from rules.fulminato.combatant.state import Fighter, Table
from rules.fulminato.statuses.catalogue import PARTS, USELESS

PLACES: Mapping[str, str] = {
    "head": "head",
    "torso": "torso",
    "main_arm": "right_arm",
    "off_arm": "left_arm",
    "right_leg": "right_leg",
    "left_leg": "left_leg",
}
"""FU-PART-05: part of the body to its place on a figure; the main arm is drawn as the right one."""
_FROM_THE_HEAD: tuple[str, ...] = tuple(reversed(tuple(PARTS)))


def strike(table: Table, one: Fighter, part: str | None, amount: int) -> None:
    """FU-PART-05: keeps which part has lost hit points; a blow of 0 leaves no mark."""
    if part in PARTS and amount >= 1 and part not in one.struck:
        table.put(one, "struck", (*one.struck, part))


def parts(fight: object, one: Fighter) -> tuple[Part, ...]:
    """FU-PART-05, FU-LIMB-01: the six parts from the head down, each sound, struck or useless."""
    found = []
    for part in _FROM_THE_HEAD:
        useless = part in USELESS and one.has(USELESS[part])
        state = "useless" if useless else "struck" if part in one.struck else "sound"
        label = PARTS[part][0]
        found.append(Part(part, f"{label[0].upper()}{label[1:]}", state, PLACES[part]))
    return tuple(found)
