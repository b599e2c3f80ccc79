"""The look of combatants by the library: a player's character's colour, anybody's picture."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from models.library import Library
from models.repositories.pictures import own_colour, picture_of
from models.repositories.setups import creatures_of
from models.storage.errors import LibraryError


class OwnLook(NamedTuple):
    """The look of a combatant."""

    colour: str = ""
    """A name of the library's colours, or `#rrggbb`; empty: that of its side."""
    picture: str = ""
    """Its picture, as an address that holds all of it."""


PLAIN = OwnLook()
Looks = Mapping[str, OwnLook]
NO_LOOKS: Looks = {}


def looks_of(library: Library, encounter_id: int, members: Mapping[str, int]) -> dict[str, OwnLook]:
    """Combatant's id to its look, of all that have one; who is no longer in the library has none."""
    party = {member.id: member for member in library.parties.members()} if members else {}
    try:
        bred = creatures_of(library.encounters.entries(encounter_id))
    except LibraryError:
        bred = {}
    creatures = {creature.id: creature for creature in library.creatures.get_all(sorted(set(bred.values())))}
    extras = {id: creatures[creature].extra for id, creature in bred.items() if creature in creatures}
    extras |= {id: party[member].extra for id, member in members.items() if member in party}
    looks = {}
    for id, extra in extras.items():
        picture = picture_of(extra)
        look = OwnLook(own_colour(extra) if id in members else "", "" if picture is None else picture.address)
        if look != PLAIN:
            looks[id] = look
    return looks
