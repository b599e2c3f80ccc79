"""What was made of a sheet follows it when its bearer gets another in the midst of a fight."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from rules.core.state import Combatant
from rules.mechanics.table import Table
from rules.sheets.schema import Sheet

_OWN = frozenset({"id", "name", "side", "pools", "sheet", "memo"})
"""What is a combatant's whatever its sheet says, or is written by itself."""


def follow(table: Table, combatant: Combatant, sheet: Sheet, but: Collection[str] = ()) -> None:
    """Gives a combatant another sheet, and what was made of the one before follows; pools fall with their maximum.

    What is new, or differs from what the sheet said, begins as the sheet says: shots, things, cards. What is no longer
    there is gone; all else stays as it stands. `but`: attributes that the system looks after itself.
    """
    system = table.system
    was, fresh = (
        system.new_combatant(combatant.id, combatant.name, combatant.side, each, {})
        for each in (combatant.sheet, sheet)
    )
    table.put(combatant, "sheet", sheet)
    for key, new in fresh.__dict__.items():
        old = was.__dict__.get(key)
        if key not in _OWN and key not in but and new != old:
            parts = isinstance(new, Mapping) and isinstance(old, Mapping)
            table.put(combatant, key, followed(getattr(combatant, key), old, new) if parts else new)
    for pool in system.pools:
        highest = pool.highest(combatant)
        if combatant.pools[pool.id] > highest:
            table.put_pool(combatant, pool.id, highest)


def followed(now: Mapping[str, Any], old: Mapping[str, Any], new: Mapping[str, Any]) -> dict[str, Any]:
    """What stands of each thing now that the sheet says `new`, and no longer `old`."""
    stays = {id: value for id, value in now.items() if id not in old or (id in new and new[id] == old[id])}
    comes = {id: value for id, value in new.items() if id not in old or value != old[id]}
    order = dict.fromkeys((*new, *now))
    return {id: comes[id] if id in comes else stays[id] for id in order if id in comes or id in stays}


def in_hand(combatant: Combatant, old: str | None, new: str | None, there: Collection[str]) -> str | None:
    """What is in hand under another sheet: what was, while that is `there`; `old`, `new`: what a sheet puts there.

    Hands that have been emptied in the fight stay empty.
    """
    now: str | None = combatant.__dict__.get("equipped")
    if now is None:
        return new if old is None else None
    return now if now in there else new
