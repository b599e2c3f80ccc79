"""Who belongs to a party: a player's character."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.core.questions import BadSheet
from rules.core.sides import PARTY
from rules.ffrpg.combatant import equipment
from rules.ffrpg.combatant.sheet import CreatureSheet
from rules.ffrpg.rounds import entry
from rules.sheets.schema import check


def enlist(sheet: Mapping[str, Any]) -> dict[str, Any]:
    """FF-SPO-02, FF-ZHP-02, FF-CRIT-01: a PC shares the spoils, falls unconscious and scores Critical Hits.

    Its weapons need hands: what is said to be held in one already taken is put away.
    """
    enlisted = {**sheet, "kind": "pc"}
    if sheet.get("kind") == "npc" and enlisted.get("crit") == 0:
        del enlisted["crit"]  # D-20: that a sheet never scores one turns off what a monster has no claim to
    try:
        while clash := equipment.clash(check(CreatureSheet, enlisted), "pc"):
            place, _, index = clash[0].removesuffix("].equipped").partition("[")
            rows = list(enlisted[place])
            rows[int(index)] = {**rows[int(index)], "equipped": False}
            enlisted[place] = rows
    except BadSheet:
        return enlisted  # the library says what is wrong with it
    return enlisted


def is_character(sheet: CreatureSheet) -> bool:
    """FF-SPO-02: whether it is a PC in its party."""
    return entry.kind_of(sheet, PARTY) == "pc"
