"""FF-ABL-01: the Spells of the edition as rows of a sheet: costs, targets, effects.

The stronger forms of a Spell are called after the first one and its Spell Level, whatever the book calls them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

Row = Mapping[str, Any]

_HIT = {"stat": "macc", "vs": "meva"}
_HARD = {**_HIT, "mod": -50}
_CODES = {1: (4, "d8"), 2: (8, "2d8"), 3: (12, "3d8"), 4: (15, "4d8"), 5: (18, "5d8"), 6: (21, "5d8")}
"""Spell Level to the scale and dice of its damage or healing."""


def _spell(name: str, mp: int, target: str, **more: Any) -> Row:
    return {"id": _id(name), "name": name, "type": "magic", "mp": mp, "target": target, **more}


def _id(name: str) -> str:
    return "".join(mark if mark.isalnum() else "-" for mark in name.lower())


def _code(level: int, element: str | None = None, **more: Any) -> Row:
    scale, die = _CODES[level]
    strikes = {} if element is None else {"element": element}
    return {"scale": scale, "attribute": "mag", "die": die, "type": "magical", **strikes, **more}


def _harm(name: str, mp: int, target: str, damage: Row, *effects: Row, **more: Any) -> Row:
    also = {"effects": [dict(effect) for effect in effects]} if effects else {}
    return _spell(name, mp, target, hit=_HIT, damage=damage, **also, **more)


def _cure(name: str, mp: int, target: str, level: int) -> Row:
    scale, die = _CODES[level]
    return _spell(name, mp, target, heal={"scale": scale, "attribute": "mag", "die": die})


def _ail(name: str, mp: int, target: str, *put_on: tuple[str, int | None]) -> Row:
    """Return a Spell with one roll for all its statuses, at M. ACC − 50 against M. EVA."""
    return _spell(name, mp, target, hit=_HARD, effects=[{"status": id, "timer": timer} for id, timer in put_on])


def _aid(name: str, mp: int, target: str, *put_on: tuple[str, int | None]) -> Row:
    return _spell(name, mp, target, effects=[{"status": id, "timer": timer} for id, timer in put_on])


def _with(status: str, timer: int | None) -> Row:
    return {"status": status, "timer": timer, "cos": _HARD}


SPELLS: tuple[Row, ...] = (
    *(
        _harm(f"{name} {level}", mp, target, _code(level, element))
        for name, element in (("Fire", "fire"), ("Ice", "ice"), ("Thunder", "lightning"), ("Wind", "wind"))
        for level, mp, target in ((1, 7, "single"), (3, 22, "single_group"), (5, 60, "single_group"))
    ),
    *(
        _harm(f"Water {level}", mp, target, _code(level, "water"))
        for level, mp, target in ((2, 18, "single"), (4, 38, "single_group"), (6, 78, "group"))
    ),
    _harm("Dark", 18, "single", _code(2, "shadow")),
    _harm("Light", 18, "single", _code(2, "holy")),
    _harm("Scourge", 65, "group", _code(5, "shadow")),
    _harm("Banish", 65, "group", _code(5, "holy")),
    _harm("Quake", 70, "all", _code(6, "earth"), ground=True, reflect=False),
    _harm("Poison", 9, "single", _code(1, "bio"), _with("poison", None)),
    _harm("Blight", 44, "single_group", _code(4, "bio"), _with("poison", None)),
    _harm("Drain", 34, "single", _code(4, drain=100), reflect=False),
    _harm("Mana Drain", 1, "single", _code(4, drain=100, pool="mp"), reflect=False),
    _harm("Rasp", 15, "single", _code(2, pool="mp")),
    _harm("Burn Ray", 7, "single", _code(1)),
    _harm("Ray Bomb", 22, "single_group", _code(3)),
    _harm("Meteorite", 18, "single", _code(2, defence="none"), reflect=False),
    _ail("Blind", 5, "single", ("blind", 6)),
    _ail("Sleep", 5, "single", ("sleep", 6)),
    _ail("Silence", 22, "single", ("silence", 6)),
    _ail("Confuse", 32, "single", ("confuse", 6)),
    _ail("Berserk", 12, "single", ("berserk", 6)),
    _ail("Zombie", 30, "single", ("zombie", 6)),
    _ail("Curse", 55, "single", ("curse", 4)),
    _ail("Stone", 65, "single", ("stone", None)),
    _ail("Charm", 77, "single", ("charm", 4)),
    _ail("Slow", 12, "single", ("slow", 6)),
    _ail("Immobilize", 20, "single", ("immobilize", 6)),
    _ail("Disable", 50, "single", ("disable", 6)),
    _ail("Stop", 67, "single", ("stop", 4)),
    _ail("Fear", 30, "single", ("power_down", 6)),
    _ail("Yawn", 6, "single", ("agility_down", 6)),
    _ail("Despair", 35, "single", ("armor_down", 4), ("mental_down", 4)),
    _spell("Death", 80, "single", hit=_HARD, effects=[{"death": True}]),
    *(_cure(f"Cure {level}", mp, to, level) for level, mp, to in ((1, 5, "single"), (3, 20, "single_group"))),
    _cure("Cure 5", 57, "single_group", 5),
    _spell("Raise", 38, "single", effects=[{"revive": {"pct": 10}}], reflect=False),
    _spell("Arise", 100, "single", effects=[{"revive": {"pct": 100}}], reflect=False),
    _aid("Protect", 20, "single", ("protect", 6)),
    _aid("Shell", 35, "single", ("shell", 6)),
    _aid("Faith", 15, "single", ("armor_up", 4), ("mental_up", 4)),
    _aid("Bravery", 30, "single", ("power_up", 4)),
    _aid("Blink", 10, "single", ("blink", 6)),
    _aid("Vanish", 77, "single", ("vanish", 4)),
    _aid("Reflect", 85, "single", ("reflect", 4)),
    _aid("Aura", 75, "single", ("aura", 4)),
    _aid("Regen", 25, "single", ("regen", 6)),
    _aid("Haste", 35, "single", ("haste", 4)),
    _aid("Float", 15, "party", ("float", 6)),
    _aid("Reraise", 65, "single", ("reraise", None)),
)
"""A Spell without `hit` and damage succeeds automatically."""
ALSO: Mapping[str, tuple[str, ...]] = {
    "fire-3": ("fira",),
    "fire-5": ("firaga",),
    "ice-1": ("blizzard",),
    "ice-3": ("blizzara",),
    "ice-5": ("blizzaga",),
    "thunder-3": ("thundara",),
    "thunder-5": ("thundaga",),
    "wind-1": ("aero",),
    "wind-3": ("aera", "aerora"),
    "wind-5": ("aeraga", "aeroga"),
    "water-4": ("watera",),
    "water-6": ("waterga",),
    "light": ("fade",),
    "blight": ("bio",),
    "mana-drain": ("osmose",),
    "cure-3": ("cura",),
    "cure-5": ("curaga",),
    "raise": ("life",),
    "arise": ("full-life",),
}
"""Spell id to the book's names, by which it is found but never shown."""
