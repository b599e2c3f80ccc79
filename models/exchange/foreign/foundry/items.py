"""Items of a Foundry VTT actor: weapons, feats and spells, with their activities."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from models.exchange.foreign.text.words import as_int, as_list, as_text, map_of

_ARMOUR = ("light", "medium", "heavy", "natural", "shield")
_AREAS = ("cone", "cube", "cylinder", "line", "radius", "sphere", "square", "wall", "circle", "emanation")
Activity = Mapping[str, Any]
"""An activity of an item: an attack, a save, healing, as its file has it."""
_KINDS = {"mwak": "attack", "rwak": "attack", "msak": "attack", "rsak": "attack", "save": "save", "heal": "heal"}
"""Action types of items from before there were activities."""


@dataclass(frozen=True)
class FoundryItem:
    """An item and its activities."""

    id: str
    name: str
    kind: str
    """`weapon`, `feat`, `spell`, `equipment`, `class`, …"""
    system: Mapping[str, Any]
    activities: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    """Activities by id; for older items made from their own fields."""
    source: str = ""
    """The id of the compendium item it was made from; texts link to that one."""

    @cached_property
    def type(self) -> str:
        """The subtype of a weapon, armour or feat: `simpleR`, `natural`, `shield`."""
        type_ = self.system.get("type")
        old_type = self.system.get("weaponType") or map_of(self.system, "armor").get("type")
        return as_text(type_.get("value") if isinstance(type_, dict) else old_type)

    @cached_property
    def identifier(self) -> str:
        """Its name in formulas."""
        return as_text(self.system.get("identifier")) or self.name.lower().replace(" ", "-")

    @cached_property
    def properties(self) -> frozenset[str]:
        """Property codes: `fin`, `rch`, `thr`."""
        properties = self.system.get("properties")
        if isinstance(properties, dict):
            return frozenset(key for key, value in properties.items() if value is True)
        return frozenset(text_list(properties))

    @property
    def is_worn(self) -> bool:
        """Whether it is armour or a shield that is equipped."""
        return self.kind == "equipment" and bool(self.system.get("equipped")) and self.type in _ARMOUR

    @property
    def is_ranged_weapon(self) -> bool:
        """Whether it is a ranged weapon: `simpleR`, `martialR`."""
        return self.type.endswith("R")

    @property
    def is_melee_weapon(self) -> bool:
        """Whether it is a melee weapon: `simpleM`, `martialM`."""
        return self.type.endswith("M")

    def part_of(self, activity: Activity, key: str) -> Mapping[str, Any]:
        """Return the range or target of an activity: its item's unless the activity overrides it."""
        part = map_of(activity, key)
        return part if self.kind == "feat" or part.get("override") else _merged(map_of(self.system, key), part)

    def value_at(self, keys: Sequence[str]) -> Any:
        """Return the value at a path, or None."""
        if keys == ["name"]:
            return self.name
        if list(keys) == ["range", "reach"] and self.kind == "weapon":
            return as_int(map_of(self.system, "range").get("reach")) or (10 if "rch" in self.properties else 5)
        return value_at_path(self.system, keys)

    @property
    def advancements(self) -> list[Mapping[str, Any]]:
        """The advancements of a class: what its levels give."""
        entries = self.system.get("advancement")
        listed = entries.values() if isinstance(entries, dict) else as_list(entries)
        return [entry for entry in listed if isinstance(entry, dict)]


def value_at_path(value: Any, keys: Sequence[str]) -> Any:
    """Return the text or number at a path of keys, or None."""
    for key in keys:
        value = value.get(key) if isinstance(value, dict) else None
    return value if isinstance(value, str | int | float) and not isinstance(value, bool) else None


def _merged(first: Mapping[str, Any], second: Mapping[str, Any]) -> dict[str, Any]:
    """Return `second` overridden by the non-empty values of `first`, recursively."""
    merged = {key: value for key, value in second.items() if value not in (None, "")}
    for key, value in first.items():
        if isinstance(value, dict):
            merged[key] = _merged(value, map_of(second, key))
        elif value not in (None, ""):
            merged[key] = value
    return merged


def text_list(value: Any) -> list[str]:
    """Return the texts of a list; one text is a list of one."""
    return [item for item in as_list(value) if isinstance(item, str)]


def item_of(record: Mapping[str, Any]) -> FoundryItem:
    """Return the item of a file."""
    system = map_of(record, "system") or map_of(record, "data")
    activities = {key: activity for key, activity in map_of(system, "activities").items() if isinstance(activity, dict)}
    kind = as_text(record.get("type"))
    source_id = map_of(record, "_stats").get("compendiumSource") or map_of(map_of(record, "flags"), "core").get(
        "sourceId"
    )
    source = as_text(source_id).rpartition(".")[2]
    id, name = as_text(record.get("_id")), as_text(record.get("name"))
    return FoundryItem(id, name, kind, system, activities or _old_activities(system, kind), source)


def _old_activities(system: Mapping[str, Any], kind: str) -> dict[str, Mapping[str, Any]]:
    """Return activities made from the fields of an older item."""
    action = system.get("actionType")
    parts = [item for item in as_list(map_of(system, "damage").get("parts")) if isinstance(item, list) and item]
    activity_type = _KINDS.get(str(action)) or ("damage" if parts and action else "")
    if not activity_type or "base" in map_of(system, "damage"):
        return {}
    damage = [
        {"custom": {"enabled": True, "formula": as_text(part[0])}, "types": [as_text(part[1]) if len(part) > 1 else ""]}
        for part in parts
    ]
    target, save = map_of(system, "target"), map_of(system, "save")
    area = str(target.get("type")) in _AREAS
    scaling = str(save.get("scaling") or "")
    common: dict[str, Any] = {
        "activation": map_of(system, "activation"),
        "range": {**map_of(system, "range"), "override": kind != "weapon"},
        "target": {
            "override": True,
            "template": {"type": target.get("type"), "size": target.get("value"), "width": target.get("width")}
            if area
            else {},
            "affects": {} if area else {"type": target.get("type"), "count": target.get("value")},
        },
        "save": {
            "ability": [save.get("ability")],
            "dc": {
                "calculation": {"flat": "", "spell": "spellcasting"}.get(scaling, scaling),
                "formula": as_text(save.get("dc")),
            },
        },
    }
    on_save = "none" if kind == "spell" and not as_int(system.get("level")) else "half"
    activity: dict[str, Any] = {
        **common,
        "type": activity_type,
        "damage": {"parts": damage, "includeBase": False, "onSave": on_save},
        "attack": {
            "ability": system.get("ability") or "",
            "bonus": system.get("attackBonus") or map_of(system, "attack").get("bonus") or "",
            "flat": map_of(system, "attack").get("flat"),
            "type": {
                "value": "ranged" if str(action).startswith("r") else "melee",
                "classification": "spell" if str(action).endswith("sak") else "weapon",
            },
        },
    }
    activities: dict[str, Mapping[str, Any]] = {"first": activity}
    if activity_type == "attack" and save.get("ability"):
        activities["second"] = {**common, "type": "save", "damage": {"parts": [], "onSave": "none"}}
    return activities
