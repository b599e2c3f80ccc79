"""What a sheet lists: weapons, items, skills and the like, by their names."""

from __future__ import annotations

from typing import Any

LISTS = ("weapons", "shields", "abilities", "items", "skills", "cards", "protections", "reactions")
"""The lists of a sheet whose rows are called by their names."""


def shoots(sheet: Any, id: str) -> bool:
    """Whether a thing is a weapon that stays in hand: what is used up of it are shots."""
    weapons = [row for row in getattr(sheet, "weapons", ()) or () if getattr(row, "id", None) == id]
    return bool(weapons) and all(getattr(row, "kind", None) != "thrown" for row in weapons)


def stem_of(name: str) -> str:
    """Return a name without the number at its end: `Fire` of *Fire 3*, `Sword, Tier` of *Sword, Tier 2*."""
    end = len(name)
    while end and name[end - 1].isdecimal():
        end -= 1
    if end == len(name):
        return name
    while end and not (name[end - 1].isalnum() or name[end - 1] == "_"):
        end -= 1
    return name[:end]


def things_on(sheet: Any) -> dict[str, str]:
    """Id to name of everything that a sheet lists, the name empty where none is written; of one id the first."""
    found: dict[str, str] = {}
    for rows in LISTS:
        for row in getattr(sheet, rows, ()) or ():
            if id := getattr(row, "id", None):
                found.setdefault(str(id), str(getattr(row, "name", None) or ""))
    return found
