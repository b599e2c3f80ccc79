"""Reinforcements as commands: ids made free, names that are taken get the next letter."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rules.sheets import slug


def join_commands(combatants: Sequence[Mapping[str, Any]], names: Mapping[str, str]) -> list[dict[str, Any]]:
    """The `join` commands of combatants for a fight where these ids and names are taken."""
    taken = dict(names)
    commands: list[dict[str, Any]] = []
    for given in combatants:
        name = _free_name(str(given["name"]), set(taken.values()))
        id = _free_id(name, taken)
        taken[id] = name
        commands.append({"do": "join", "combatant": {**given, "id": id, "name": name}})
    return commands


def _free_name(name: str, taken: set[str]) -> str:
    if name not in taken and not any(other.startswith(f"{name} ") for other in taken):
        return name
    for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ":
        if f"{name} {letter}" not in taken and not (letter == "A" and name in taken):
            return f"{name} {letter}"
    number = 27
    while f"{name} {number}" in taken:
        number += 1
    return f"{name} {number}"


def _free_id(name: str, taken: Mapping[str, str]) -> str:
    base = slug(name) or "combatant"
    fresh, number = base, 2
    while fresh in taken:
        fresh, number = f"{base}-{number}", number + 1
    return fresh
