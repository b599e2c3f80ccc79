"""The items of an actor of Foundry VTT: weapons, feats and spells, and what can be done with each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from models.exchange.foreign.text.words import row, texts, whole

_ARMOUR = ("light", "medium", "heavy", "natural", "shield")
_AREAS = ("cone", "cube", "cylinder", "line", "radius", "sphere", "square", "wall", "circle", "emanation")
_KINDS = {"mwak": "attack", "rwak": "attack", "msak": "attack", "rsak": "attack", "save": "save", "heal": "heal"}
"""Kinds of action, as items named them before they had activities."""


@dataclass(frozen=True)
class FoundryItem:
    """An item: what it is and what it does."""

    id: str
    name: str
    kind: str
    """`weapon`, `feat`, `spell`, `equipment`, `class`, …"""
    system: Mapping[str, Any]
    acts: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    """What can be done with it, by their ids; of older items made of what they say themselves."""
    source: str = ""
    """The id of what it was made of, in whatever compendium that lies: texts link to it there."""

    @cached_property
    def type(self) -> str:
        """What kind of a weapon, of an armour or of a feat it is: `simpleR`, `natural`, `shield`."""
        given = self.system.get("type")
        old = self.system.get("weaponType") or map_of(self.system, "armor").get("type")
        return texts(given.get("value") if isinstance(given, dict) else old)

    @cached_property
    def identifier(self) -> str:
        """What formulas call it."""
        return texts(self.system.get("identifier")) or self.name.lower().replace(" ", "-")

    @cached_property
    def properties(self) -> frozenset[str]:
        """What sets it apart: `fin`, `rch`, `thr`."""
        given = self.system.get("properties")
        if isinstance(given, dict):
            return frozenset(key for key, value in given.items() if value is True)
        return frozenset(words(given))

    @property
    def is_worn(self) -> bool:
        """Whether it is armour or a shield that is put on."""
        return self.kind == "equipment" and bool(self.system.get("equipped")) and self.type in _ARMOUR

    @property
    def is_for_shooting(self) -> bool:
        """Whether a weapon is a bow or the like: `simpleR`, `martialR`."""
        return self.type.endswith("R")

    @property
    def is_for_blows(self) -> bool:
        """Whether a weapon is for one's hands: `simpleM`, `martialM`."""
        return self.type.endswith("M")

    def part(self, act: Mapping[str, Any], key: str) -> Mapping[str, Any]:
        """The range or the target of an activity: its item's where that has one and the activity is not to differ."""
        own, its = map_of(act, key), map_of(self.system, key)
        return own if self.kind == "feat" or own.get("override") else _beside(its, own)

    def look(self, parts: Sequence[str]) -> Any:
        """What stands under a path of it; None if nothing."""
        if parts == ["name"]:
            return self.name
        if list(parts) == ["range", "reach"] and self.kind == "weapon":
            return whole(map_of(self.system, "range").get("reach")) or (10 if "rch" in self.properties else 5)
        given: Any = self.system
        for part in parts:
            given = given.get(part) if isinstance(given, dict) else None
        return given if isinstance(given, str | int | float) and not isinstance(given, bool) else None


def _beside(first: Mapping[str, Any], second: Mapping[str, Any]) -> dict[str, Any]:
    """What the first says, and what it leaves open the second; what lies in them likewise."""
    found = {key: value for key, value in second.items() if value not in (None, "")}
    for key, value in first.items():
        if isinstance(value, dict):
            found[key] = _beside(value, map_of(second, key))
        elif value not in (None, ""):
            found[key] = value
    return found


def map_of(given: Mapping[str, Any], key: str) -> Mapping[str, Any]:
    """The map under a key; an empty one where something else stands there."""
    found = given.get(key)
    return found if isinstance(found, dict) else {}


def words(value: Any) -> list[str]:
    """The texts in a row; one text is a row of one."""
    return [item for item in row(value) if isinstance(item, str)]


def item_of(given: Mapping[str, Any]) -> FoundryItem:
    """The item of a file."""
    system = map_of(given, "system") or map_of(given, "data")
    acts = {key: item for key, item in map_of(system, "activities").items() if isinstance(item, dict)}
    kind = texts(given.get("type"))
    known = map_of(given, "_stats").get("compendiumSource") or map_of(map_of(given, "flags"), "core").get("sourceId")
    source = texts(known).rpartition(".")[2]
    return FoundryItem(
        texts(given.get("_id")), texts(given.get("name")), kind, system, acts or _older(system, kind), source
    )


def _older(system: Mapping[str, Any], kind: str) -> dict[str, Mapping[str, Any]]:
    """The activities of an item that was made before there were any."""
    action = system.get("actionType")
    parts = [item for item in row(map_of(system, "damage").get("parts")) if isinstance(item, list) and item]
    how = _KINDS.get(str(action)) or ("damage" if parts and action else "")
    if not how or "base" in map_of(system, "damage"):
        return {}
    harm = [
        {"custom": {"enabled": True, "formula": texts(part[0])}, "types": [texts(part[1]) if len(part) > 1 else ""]}
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
                "formula": texts(save.get("dc")),
            },
        },
    }
    onto = "none" if kind == "spell" and not whole(system.get("level")) else "half"
    made: dict[str, Any] = {
        **common,
        "type": how,
        "damage": {"parts": harm, "includeBase": False, "onSave": onto},
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
    found: dict[str, Mapping[str, Any]] = {"first": made}
    if how == "attack" and save.get("ability"):
        found["second"] = {**common, "type": "save", "damage": {"parts": [], "onSave": "none"}}
    return found
