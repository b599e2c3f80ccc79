"""Whose picture: of those who fight, as the library has it."""

from __future__ import annotations

from models.library import Library
from models.pictures import picture_of
from ui.open_fight import OpenFight


def portrait(library: Library, fight: OpenFight, id: str) -> str:
    """The picture of a combatant as an address that holds all of it: the member's, or the creature's; else nothing."""
    one = fight.fight.combatants[id]
    member = library.parties.member(fight.members[id]) if id in fight.members else None
    if member is not None:
        found = picture_of(member.extra)
        return "" if found is None else found.address
    for entry in library.encounters.entries(fight.encounter_id):
        if entry.creature_id is not None and _is_of(one.name, entry.name):
            creature = library.creatures.get(entry.creature_id)
            found = None if creature is None else picture_of(creature.extra)
            return "" if found is None else found.address
    return ""


def _is_of(name: str, line: str) -> bool:
    """Whether somebody of this name came by a line of the roster: copies are told apart by a letter or a number."""
    stem, _, letter = name.rpartition(" ")
    return name == line or (stem == line and len(letter) <= len("99"))
