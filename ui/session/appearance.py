"""The look of combatants by library, name and sheet: colour, picture, emblem, kind, and whether they lead."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

from models.library import Library
from models.repositories.creatures import Creature, CreatureRow
from models.repositories.encounters import EncounterEntry
from models.repositories.parties import Member
from models.repositories.pictures import own_colour, own_emblem, picture_of
from models.repositories.setups import Setup, creatures_of
from models.storage.errors import LibraryError
from rules.core.emblems import KINDS, emblem_of, is_boss, kind_of
from rules.core.state import PARTY, Fight
from rules.sheets.schema import Sheet, check
from rules.system.system import System
from rules.text.faults import BadSheet
from ui.services.pictures import square
from ui.sheets import rule_systems
from ui.theme.emblem import LIBRARY, Emblem, initials, with_picture

FINE, SMALL = 128, 64
"""The side in pixels of a picture on an emblem of any size, and in lists of thousands."""


class OwnLook(NamedTuple):
    """The look of a combatant."""

    colour: str = ""
    """A name of the library's colours, or `#rrggbb`; empty: that of its side."""
    picture: str = ""
    """Its picture, as an address that holds all of it."""
    emblem: str | None = None
    """The drawing shown where there is no picture; empty: the initials of its name; None: not worked out yet."""
    kind: str = ""
    """Its kind among `rules.core.emblems.KINDS`; empty: not known."""
    is_boss: bool = False
    """Whether it leads the others, or is a fight by itself."""
    is_chosen: bool = False
    """Whether somebody chose its emblem: it says no more of it than that person wanted."""
    is_own: bool = False
    """Whether it is one of the players' own: they know its kind."""

    def completed(self, name: str, kind_words: Callable[[], str]) -> OwnLook:
        """Return the look with what a name and the kind on a sheet say, where the library said nothing."""
        if self.emblem is not None and self.kind:
            return self
        words = kind_words()
        emblem = emblem_of(name, words) if self.emblem is None else self.emblem
        return self._replace(emblem=emblem, kind=self.kind or kind_of(words))

    def seen(self, name: str) -> OwnLook:
        """Return the look as players may see it.

        An emblem that nobody chose is that of the name alone, not of kind or tags, but for those of their own.
        """
        emblem = self.emblem if self.is_chosen or self.is_own else emblem_of(name)
        return OwnLook(self.colour, self.picture, emblem)

    def as_emblem(self, form: str, name: str, fine: int = FINE) -> Emblem:
        """Return what is painted of it: `form` is its side, or `LIBRARY`; its initials stand in for a drawing.

        `fine`: the side in pixels that its picture is kept at.
        """
        emblem = Emblem(
            form,
            self.emblem or "",
            "" if self.emblem else initials(name),
            KINDS[self.kind].ground if self.kind in KINDS else "",
            self.colour,
            boss=self.is_boss,
        )
        return with_picture(emblem, square(self.picture, fine)) if self.picture else emblem


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
    looks = {}
    for id, number in bred.items():
        if (creature := creatures.get(number)) is not None:
            looks[id] = _look(creature.extra, creature.name, creature.kind, creature.tags)
    for id, number in members.items():
        if (member := party.get(number)) is not None:
            looks[id] = _look_of_member(member.extra, member.name)
    return {id: look for id, look in looks.items() if look != PLAIN}


class LookMaker:
    """Completes the looks of everybody in a fight, and remembers them: a sheet is asked for its kind once."""

    def __init__(self) -> None:
        self._made: dict[str, tuple[OwnLook, str, Sheet, OwnLook]] = {}
        """Combatant id to what its look was made of, and the look."""

    def looks(self, fight: Fight, system: System, looks: Looks) -> dict[str, OwnLook]:
        """Return how everybody looks by id; `looks` are those that the library knows."""
        made: dict[str, tuple[OwnLook, str, Sheet, OwnLook]] = {}
        for id, combatant in fight.combatants.items():
            look, before = looks.get(id, PLAIN), self._made.get(id)
            if before is None or before[2] is not combatant.sheet or before[:2] != (look, combatant.name):
                whole = look.completed(combatant.name, partial(_kind_words, system, combatant.sheet))
                before = (look, combatant.name, combatant.sheet, whole)
            made[id] = before
        self._made = made
        return {id: parts[3] for id, parts in made.items()}


def creature_emblem(creature: Creature | CreatureRow, extra: Mapping[str, Any], fine: int = FINE) -> Emblem:
    """Return the emblem of a creature of the library, which is on no side yet."""
    look = _look(extra, creature.name, creature.kind, creature.tags)
    return look.completed(creature.name, lambda: creature.kind).as_emblem(LIBRARY, creature.name, fine)


def member_emblem(member: Member, fine: int = FINE) -> Emblem:
    """Return the emblem of a member of a party."""
    look = _look_of_member(member.extra, member.name).completed(member.name, partial(kind_of_member, member))
    return look.as_emblem(PARTY, member.name, fine)


def kind_of_member(member: Member) -> str:
    """Return the kind on a member's sheet, by which it gets the same emblem at home and in a fight."""
    return _kind_on(rule_systems.find(member.system), member.sheet)


def creature_emblems(library: Library, creatures: Sequence[Creature | CreatureRow]) -> dict[int, Emblem]:
    """Return the emblems of creatures as lists show them, by id; of their extra data nothing else is kept."""
    extras = library.creatures.extras([creature.id for creature in creatures if creature.id is not None])
    return {
        creature.id: creature_emblem(creature, extras.get(creature.id, {}), SMALL)
        for creature in creatures
        if creature.id is not None
    }


def emblem_in_list(library: Library, creature: Creature | CreatureRow) -> Emblem | None:
    """Return the emblem of one creature as lists show it."""
    return creature_emblems(library, [creature]).get(creature.id or 0)


def looks_of_entries(library: Library, system: System | None, entries: Iterable[EncounterEntry]) -> dict[int, OwnLook]:
    """Return the look of each line of an encounter by its id."""
    rows = [entry for entry in entries if entry.id is not None]
    ids = sorted({entry.creature_id for entry in rows if entry.creature_id is not None})
    creatures = {creature.id: creature for creature in library.creatures.get_all(ids)}
    joined = any(entry.member_id is not None for entry in rows)
    party = {member.id: member for member in library.parties.members()} if joined else {}
    looks = {}
    for entry in rows:
        look, creature, member = PLAIN, creatures.get(entry.creature_id), party.get(entry.member_id)
        if member is not None:
            look = _look_of_member(member.extra, member.name)
        elif creature is not None:
            look = _look(creature.extra, creature.name, creature.kind, creature.tags)
        looks[entry.id or 0] = look.completed(entry.name, partial(_kind_on, system, entry.sheet))
    return looks


def emblems_of_script(library: Library, encounter_id: int, setup: Setup, system: System | None) -> dict[str, Emblem]:
    """Return the emblems of all who are there when a prepared encounter begins, by the ids that they will have."""
    looks = looks_of(library, encounter_id, setup.members)
    emblems = {}
    for item in setup.script["combatants"]:
        id, name = str(item["id"]), str(item["name"])
        look = looks.get(id, PLAIN).completed(name, partial(_kind_on, system, item["sheet"]))
        emblems[id] = look.as_emblem(str(item["side"]), name)
    return emblems


def _look(extra: Mapping[str, Any], name: str, kind: str = "", tags: Iterable[str] = ()) -> OwnLook:
    """Return how a creature of the library looks."""
    picture, emblem, labels = picture_of(extra), own_emblem(extra), tuple(tags)
    is_chosen = emblem is not None
    if emblem is None:
        emblem = emblem_of(name, kind, labels) or None
    address = "" if picture is None else picture.address
    return OwnLook("", address, emblem, kind_of(kind, labels), is_boss(labels), is_chosen)


def _look_of_member(extra: Mapping[str, Any], name: str) -> OwnLook:
    """Return how a member of a party looks, in its own colour."""
    return _look(extra, name)._replace(colour=own_colour(extra), is_own=True)


def _kind_words(system: System, sheet: Sheet) -> str:
    return system.window.list_key(sheet)[1]


def _kind_on(system: System | None, sheet: Mapping[str, Any]) -> str:
    """Return the kind on a plain sheet; empty where the sheet is not valid."""
    if system is None:
        return ""
    try:
        return _kind_words(system, check(system.sheet, sheet))
    except BadSheet:
        return ""
