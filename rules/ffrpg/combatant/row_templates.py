"""FF-ITM-01: the Items of the edition's lists, so that a sheet needs only their ids."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.ffrpg.combatant.ability_list import SPELLS
from rules.ffrpg.combatant.rows import Item
from rules.ffrpg.combatant.weapon_list import SHIELDS, WEAPONS
from rules.ffrpg.statuses.catalogue import BOOK_ITEMS
from rules.ffrpg.statuses.codes import Effect, Heal, Revive

_REMEDY = (
    *("berserk", "blind", "confuse", "curse", "disable", "immobilize", "meltdown", "mini", "petrify", "poison"),
    *("sap", "silence", "sleep", "slow", "stone", "toad", "venom", "zombie", "magic_down", "magic_break"),
    *("mental_down", "mental_break", "power_down", "power_break", "spirit_down", "spirit_break"),
)
_HP = {"tonic": 25, "potion": 50, "hi-potion": 125, "hyper-potion": 250, "x-potion": 500}
_HP_PARTY = {"mega-potion": 100, "ultra-potion": 200}
_MP = {"tincture": 15, "ether": 30, "hi-ether": 75, "hyper-ether": 150, "x-ether": 300}
_LIFTS = {
    "antidote": ("poison", "venom"),
    "eye-drops": ("blind",),
    "echo-screen": ("silence",),
    "tranquilizer": ("berserk",),
    "bandage": ("disable", "immobilize"),
    "alarm-clock": ("sleep", "unaware"),
    "cornucopia": ("mini",),
    "maidens-kiss": ("toad",),
    "soft": ("petrify", "stone"),
    "holy-water": ("curse", "zombie"),
    "chronos-tear": ("slow", "stop", "sap"),
    "remedy": _REMEDY,
}
_FULL = (Heal(full=True), Heal(full=True, pool="mp"))
_ONE = Revive(hp=1)
_ALL = Revive(pct=100)

PANTRY: Mapping[str, Item] = {
    **{id: Item(id=id, kind="recovery", heal=Heal(amount=n)) for id, n in _HP.items()},
    **{id: Item(id=id, kind="recovery", target="party", heal=Heal(amount=n)) for id, n in _HP_PARTY.items()},
    **{id: Item(id=id, kind="recovery", heal=Heal(amount=n, pool="mp")) for id, n in _MP.items()},
    **{id: Item(id=id, kind="recovery", effects=(Effect(lift=ids),)) for id, ids in _LIFTS.items()},
    "elixir": Item(id="elixir", kind="recovery", heal=_FULL),
    "megalixir": Item(id="megalixir", kind="recovery", target="party", heal=_FULL),
    "phoenix-down": Item(id="phoenix-down", kind="recovery", effects=(Effect(revive=_ONE),)),
    "phoenix-pinion": Item(id="phoenix-pinion", kind="recovery", effects=(Effect(revive=_ALL),)),
    "mega-phoenix": Item(id="mega-phoenix", kind="recovery", target="party", effects=(Effect(revive=_ONE),)),
    "phoenix-spirit": Item(id="phoenix-spirit", kind="recovery", target="party", effects=(Effect(revive=_ALL),)),
}
"""Id to the Item; the fields of a row on the sheet take precedence."""


ROW_TEMPLATES: Mapping[str, tuple[Mapping[str, Any], ...]] = {
    "weapons": WEAPONS,
    "shields": SHIELDS,
    "abilities": SPELLS,
    "items": tuple(
        {**item.model_dump(mode="json", exclude_unset=True), "name": BOOK_ITEMS[id]} for id, item in PANTRY.items()
    ),
}
"""The rows of the edition's lists, by the list of the sheet they belong to."""
