"""The setup of the fight of a prepared encounter: who stands on the table, under which id and name."""

from __future__ import annotations

import json
import secrets
from string import ascii_uppercase
from typing import TYPE_CHECKING, Any, NamedTuple

from models.marks.play_styles import TEMPERAMENT, TOLD, told
from models.repositories.waves import Wave, checked
from models.storage.errors import LibraryError
from rules.sheets.schema import slug

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from models.repositories.creatures import Creature, Creatures
    from models.repositories.encounters import EncounterEntry, Encounters
    from models.repositories.parties import Member, Parties
    from models.repositories.sheets import Sheets

GROUP = "group"
"""The word for a group, on a sheet and beside one."""
_SEEDS = 2**53
"""Seeds that every JSON reader keeps to the last digit."""


class Setup(NamedTuple):
    """An encounter script without commands, and which party member each combatant is."""

    script: dict[str, Any]
    members: dict[str, int]
    """Combatant's id to member's id."""
    marks: dict[str, dict[str, Any]]
    """Combatant's id to what was prepared for it that no rule knows: `hidden`, `notes`, `temperament`, `manner`."""
    waves: tuple[Wave, ...] = ()
    """Those who enter later; their ids and names are theirs already."""


class Setups:
    """Looks up what encounters bring together."""

    def __init__(self, encounters: Encounters, creatures: Creatures, parties: Parties, sheets: Sheets) -> None:
        self._encounters = encounters
        self._creatures = creatures
        self._parties = parties
        self._sheets = sheets

    def setup(self, encounter_id: int) -> Setup:
        """The fight that a prepared encounter would begin, with copies of the sheets as they are now."""
        encounter = self._encounters.get(encounter_id)
        if encounter is None:
            raise LibraryError("gone", what="encounter", id=encounter_id)
        entries = self._encounters.entries(encounter_id)
        creatures, members = self._behind(entries)
        names = _names(entries)
        combatants: list[dict[str, Any]] = []
        are: dict[str, int] = {}
        marks: dict[str, dict[str, Any]] = {}
        taken: set[str] = set()
        later: dict[str, tuple[dict[str, Any], list[dict[str, Any]]]] = {}
        for entry in entries:
            wave = checked(entry.wave)
            _, coming = later.setdefault(json.dumps(wave, sort_keys=True), (wave, [])) if wave else ({}, combatants)
            member, creature = members.get(entry.member_id), creatures.get(entry.creature_id)
            for number in range(entry.count):
                name = next(names)
                key = _id(name, taken)
                entering = self._as_it_enters(encounter.system, entry, number, member, creature)
                coming.append({"id": key, "name": name, **entering})
                if member is not None and member.id is not None:
                    are[key] = member.id
                if mark := _mark(entry, creature):
                    marks[key] = mark
        script = {
            "system": encounter.system,
            "seed": secrets.randbelow(_SEEDS) if encounter.seed is None else encounter.seed,
            "options": encounter.options,
            "board": encounter.board,
            "combatants": combatants,
        }
        here = {combatant["id"]: are[combatant["id"]] for combatant in combatants if combatant["id"] in are}
        waves = tuple(
            Wave(when, tuple(coming), {item["id"]: are[item["id"]] for item in coming if item["id"] in are})
            for when, coming in later.values()
        )
        return Setup(script, here, marks, waves)

    def full_pools(self, system: str, entries: Sequence[EncounterEntry]) -> dict[int, dict[str, int]]:
        """Entry's id to what its sheet gives it of each pool."""
        return {id: self._sheets.summary(system, sheet).pools for id, sheet in self.sheets(entries).items()}

    def groups(self, system: str, entries: Sequence[EncounterEntry]) -> dict[int, str]:
        """Entry's id to the group that its sheet names, where the system's sheets have that word."""
        named = self.sheets(entries) if self._sheets.has_field(system, GROUP) else {}
        return {id: group for id, sheet in named.items() if isinstance(group := sheet.get(GROUP), str) and group}

    def sheets(self, entries: Sequence[EncounterEntry]) -> dict[int, Mapping[str, Any]]:
        """Entry's id to the sheet that would come into the fight now."""
        creatures, members = self._behind(entries)
        return {
            entry.id: self._sheet(entry, members.get(entry.member_id), creatures.get(entry.creature_id))
            for entry in entries
            if entry.id is not None and isinstance(entry.sheet, dict)
        }

    def brought(self, entries: Sequence[EncounterEntry]) -> dict[int, dict[str, Any]]:
        """Entry's id to what its member brings along of the fights before: see `lasting`."""
        members = {member.id: member for member in self._parties.members()}
        return {
            entry.id: lasting(members[entry.member_id])
            for entry in entries
            if entry.id is not None and entry.member_id in members
        }

    def _behind(
        self, entries: Sequence[EncounterEntry]
    ) -> tuple[Mapping[int | None, Creature], Mapping[int | None, Member]]:
        """The creatures and members that entries lead to, by their ids."""
        wanted = [entry.creature_id for entry in entries if entry.creature_id is not None]
        creatures = {creature.id: creature for creature in self._creatures.get_all(wanted)}
        return creatures, {member.id: member for member in self._parties.members()}

    def _as_it_enters(
        self, system: str, entry: EncounterEntry, number: int, member: Member | None, creature: Creature | None
    ) -> dict[str, Any]:
        """One of an entry, the first is number 0, as a script has it beside id and name."""
        sheet = self._sheet(entry, member, creature)
        entering: dict[str, Any] = {"side": entry.side, "sheet": sheet}
        if entry.group and self._sheets.has_field(system, GROUP):
            entering["sheet"] = sheet = {**sheet, GROUP: entry.group}
        elif entry.group:
            entering[GROUP] = entry.group
        if number < len(entry.cells):
            entering["cell"] = entry.cells[number]
        if member is not None and member.id is not None:
            entering |= lasting(member)
        if entry.pools:
            _give(entering, entry.pools, self._sheets.summary(system, sheet).pools)
        return entering

    def _sheet(self, entry: EncounterEntry, member: Member | None, creature: Creature | None) -> Mapping[str, Any]:
        if member is not None:
            return self._sheets.played_by(member.player, member.system, member.sheet)
        return entry.sheet if creature is None else creature.sheet


def combatant_names(entries: Sequence[EncounterEntry]) -> dict[str, str]:
    """Id to name of everybody that these entries bring into a fight."""
    taken: set[str] = set()
    return {_id(name, taken): name for name in _names(list(entries))}


def creatures_of(entries: Sequence[EncounterEntry]) -> dict[str, int]:
    """Combatant's id to the creature of the bestiary that it is, of those who enter later too; members are none."""
    return {
        id: entry.creature_id
        for id, entry in _each(entries)
        if entry.creature_id is not None and entry.member_id is None
    }


def members_of(entries: Sequence[EncounterEntry]) -> dict[str, int]:
    """Combatant's id to the member of a party that it is, of those who enter later too."""
    return {id: entry.member_id for id, entry in _each(entries) if entry.member_id is not None}


def _each(entries: Sequence[EncounterEntry]) -> Iterator[tuple[str, EncounterEntry]]:
    """The id of everybody that these entries bring into a fight, with the entry."""
    ids = iter(combatant_names(entries))
    for entry in entries:
        for _ in range(entry.count):
            yield next(ids), entry


def lasting(member: Member) -> dict[str, Any]:
    """What a member brings along of the fights before: pools as far as its sheet has room, and conditions."""
    pools = {
        pool: min(value, member.full_pools[pool]) for pool, value in member.pools.items() if pool in member.full_pools
    }
    return {"pools": pools, "conditions": member.conditions}


def _give(combatant: dict[str, Any], own: Mapping[str, int], full: Mapping[str, int]) -> None:
    """Gives a combatant pools of its own: what is more than its sheet says becomes the most that it can have."""
    known = {pool: value for pool, value in own.items() if pool in full}
    more = {pool: value for pool, value in known.items() if value > full[pool]}
    combatant["sheet"] = {**combatant["sheet"], **more}
    combatant["pools"] = {**combatant.get("pools", {}), **known}


def _mark(entry: EncounterEntry, creature: Creature | None) -> dict[str, Any]:
    hidden = {"hidden": True} if entry.hidden else {}
    notes = {"notes": entry.notes} if entry.notes else {}
    temperament = entry.extra.get(TEMPERAMENT)
    manner = [] if creature is None else told(creature.notes)
    return {
        **hidden,
        **notes,
        **({TEMPERAMENT: temperament} if isinstance(temperament, str) else {}),
        **({TOLD: manner} if manner else {}),
    }


def _names(entries: list[EncounterEntry]) -> Iterator[str]:
    """The combatants' names in order; those who share one get letters: Guard A, Guard B."""
    totals: dict[str, int] = {}
    for entry in entries:
        totals[entry.name] = totals.get(entry.name, 0) + entry.count
    met: dict[str, int] = {}
    for entry in entries:
        for _ in range(entry.count):
            met[entry.name] = met.get(entry.name, 0) + 1
            yield entry.name if totals[entry.name] == 1 else f"{entry.name} {_letters(met[entry.name])}"


def _letters(number: int) -> str:
    """1 is A, 26 is Z, 27 is AA."""
    text = ""
    while number:
        number, place = divmod(number - 1, len(ascii_uppercase))
        text = ascii_uppercase[place] + text
    return text


def _id(name: str, taken: set[str]) -> str:
    base = slug(name) or "combatant"
    fresh, number = base, 2
    while fresh in taken:
        fresh, number = f"{base}-{number}", number + 1
    taken.add(fresh)
    return fresh
