"""The letters that members of parties have of their own, for the whole campaign: foes take what is left."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from models.library import Library
from models.repositories.member_letters import own_letter, with_own_letter


class OwnLetters(NamedTuple):
    """Whose letters are their own in a fight."""

    kept: Mapping[str, str] = {}
    """Combatant id to the letter that its member has."""
    heroes: frozenset[str] = frozenset()
    """The combatants who are members, with a letter of their own or none yet."""
    reserved: frozenset[str] = frozenset()
    """The letters of all members of their parties, also of those who are not in the fight."""


NO_LETTERS = OwnLetters()


def own_letters(library: Library, members: Mapping[str, int]) -> OwnLetters:
    """Return the own letters of the members who fight (combatant id to member), as the library has them."""
    if not members:
        return NO_LETTERS
    known = {one.id: one for one in library.parties.members()}
    heroes = {id: known[member] for id, member in members.items() if member in known}
    kept = {id: letter for id, one in heroes.items() if (letter := own_letter(one.extra))}
    parties = {one.party_id for one in heroes.values()}
    reserved = {own_letter(one.extra) for one in known.values() if one.party_id in parties} - {""}
    return OwnLetters(kept, frozenset(heroes), frozenset(reserved))


def keep_letters(library: Library, members: Mapping[str, int], own: OwnLetters, given: Mapping[str, str]) -> None:
    """Keep with members the letters that they have been `given` (by combatant id) and had none of their own before."""
    fresh = {members[id]: given[id] for id in own.heroes if id not in own.kept and id in given}
    fresh = {member: letter for member, letter in fresh.items() if own_letter(with_own_letter({}, letter))}
    if fresh:
        library.parties.keep_letters(fresh)
