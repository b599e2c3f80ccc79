"""The setup of the fight of a prepared encounter: its combatants, with their ids and names."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable
from string import ascii_uppercase
from typing import TYPE_CHECKING, Any, NamedTuple

from models.marks.play_styles import CREATURE_STYLE, TEMPERAMENT, noted_style
from models.repositories.waves import Wave, checked_wave
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


Rules = Callable[[str], tuple[str, ...]]
"""A system's id to the texts by which its fights begin; none for one that is installed, without house rules."""


class Setup(NamedTuple):
    """An encounter script without commands, and which party member each combatant is."""

    script: dict[str, Any]
    members: dict[str, int]
    """Combatant's id to member's id."""
    marks: dict[str, dict[str, Any]]
    """Combatant's id to what was prepared for it that no rule knows: `hidden`, `notes`, `temperament`, `manner`."""
    waves: tuple[Wave, ...] = ()
    """Those who enter later; their ids and names are fixed already."""


class Setups:
    """Builds the setups of encounters."""

    def __init__(
        self, encounters: Encounters, creatures: Creatures, parties: Parties, sheets: Sheets, rules: Rules
    ) -> None:
        self._encounters = encounters
        self._creatures = creatures
        self._parties = parties
        self._sheets = sheets
        self._rules = rules

    def setup(self, encounter_id: int) -> Setup:
        """Return the fight that a prepared encounter would begin, with copies of the sheets as they are now."""
        encounter = self._encounters.get(encounter_id)
        if encounter is None:
            raise LibraryError("gone", what="encounter", id=encounter_id)
        entries = self._encounters.entries(encounter_id)
        creatures, members = self._sources(entries)
        names = _names(entries)
        combatants: list[dict[str, Any]] = []
        member_of: dict[str, int] = {}
        marks: dict[str, dict[str, Any]] = {}
        used_ids: set[str] = set()
        waves_by_when: dict[str, tuple[dict[str, Any], list[dict[str, Any]]]] = {}
        for entry in entries:
            wave = checked_wave(entry.wave)
            _, wave_combatants = (
                waves_by_when.setdefault(json.dumps(wave, sort_keys=True), (wave, [])) if wave else ({}, combatants)
            )
            member, creature = members.get(entry.member_id), creatures.get(entry.creature_id)
            for number in range(entry.count):
                name = next(names)
                key = _id(name, used_ids)
                record = self._combatant(encounter.system, entry, number, member, creature)
                wave_combatants.append({"id": key, "name": name, **record})
                if member is not None and member.id is not None:
                    member_of[key] = member.id
                if mark := _marks_of(entry, creature):
                    marks[key] = mark
        script = {
            "system": encounter.system,
            "seed": secrets.randbelow(_SEEDS) if encounter.seed is None else encounter.seed,
            "options": encounter.options,
            "board": encounter.board,
            "combatants": combatants,
        }
        if texts := self._rules(encounter.system):
            script["rules"] = list(texts)
        members_at_start = {
            combatant["id"]: member_of[combatant["id"]] for combatant in combatants if combatant["id"] in member_of
        }
        waves = tuple(
            Wave(
                when,
                tuple(wave_combatants),
                {
                    combatant["id"]: member_of[combatant["id"]]
                    for combatant in wave_combatants
                    if combatant["id"] in member_of
                },
            )
            for when, wave_combatants in waves_by_when.values()
        )
        return Setup(script, members_at_start, marks, waves)

    def full_pools(self, system: str, entries: Sequence[EncounterEntry]) -> dict[int, dict[str, int]]:
        """Return the maxima of the pools of each entry, by its id."""
        return {id: self._sheets.summary(system, sheet).pools for id, sheet in self.sheets(entries).items()}

    def starting_pools(self, system: str, entries: Sequence[EncounterEntry]) -> dict[int, dict[str, int]]:
        """Return what each entry begins a fight with, by its id; empty where the pools of the system begin full."""
        if self._sheets.begins_full(system):
            return {}
        return {
            id: self._sheets.starting_pools(system, sheet, self._sheets.summary(system, sheet).pools)
            for id, sheet in self.sheets(entries).items()
        }

    def groups(self, system: str, entries: Sequence[EncounterEntry]) -> dict[int, str]:
        """Return the group that the sheet of each entry names, by its id, if the system's sheets have that field."""
        sheets = self.sheets(entries) if self._sheets.has_field(system, GROUP) else {}
        return {id: group for id, sheet in sheets.items() if isinstance(group := sheet.get(GROUP), str) and group}

    def sheets(self, entries: Sequence[EncounterEntry]) -> dict[int, Mapping[str, Any]]:
        """Return the sheet of each entry that would enter the fight now, by its id."""
        creatures, members = self._sources(entries)
        return {
            entry.id: self._sheet(entry, members.get(entry.member_id), creatures.get(entry.creature_id))
            for entry in entries
            if entry.id is not None and isinstance(entry.sheet, dict)
        }

    def carried_states(self, entries: Sequence[EncounterEntry]) -> dict[int, dict[str, Any]]:
        """Return the carried state of each entry that is a member, by its id: see `carried_state`."""
        members = {member.id: member for member in self._parties.members()}
        return {
            entry.id: carried_state(members[entry.member_id])
            for entry in entries
            if entry.id is not None and entry.member_id in members
        }

    def _sources(
        self, entries: Sequence[EncounterEntry]
    ) -> tuple[Mapping[int | None, Creature], Mapping[int | None, Member]]:
        """The creatures and members of entries, by their ids."""
        creature_ids = [entry.creature_id for entry in entries if entry.creature_id is not None]
        creatures = {creature.id: creature for creature in self._creatures.get_all(creature_ids)}
        return creatures, {member.id: member for member in self._parties.members()}

    def _combatant(
        self, system: str, entry: EncounterEntry, number: int, member: Member | None, creature: Creature | None
    ) -> dict[str, Any]:
        """A combatant of an entry, the first is number 0, as a script has it besides id and name."""
        sheet = self._sheet(entry, member, creature)
        entering: dict[str, Any] = {"side": entry.side, "sheet": sheet}
        if entry.group and self._sheets.has_field(system, GROUP):
            entering["sheet"] = sheet = {**sheet, GROUP: entry.group}
        elif entry.group:
            entering[GROUP] = entry.group
        if number < len(entry.cells):
            entering["cell"] = entry.cells[number]
        if member is not None and member.id is not None:
            entering |= carried_state(member)
        if entry.pools:
            _give_pools(entering, entry.pools, self._sheets.summary(system, sheet).pools)
        return entering

    def _sheet(self, entry: EncounterEntry, member: Member | None, creature: Creature | None) -> Mapping[str, Any]:
        if member is not None:
            return self._sheets.with_player(member.player, member.system, member.sheet)
        return entry.sheet if creature is None else creature.sheet


def combatant_names(entries: Sequence[EncounterEntry]) -> dict[str, str]:
    """Return id to name of all combatants of these entries."""
    used_ids: set[str] = set()
    return {_id(name, used_ids): name for name in _names(list(entries))}


def creatures_of(entries: Sequence[EncounterEntry]) -> dict[str, int]:
    """Return the creature of each combatant, by its id, including those who enter later; members have none."""
    return {
        id: entry.creature_id
        for id, entry in _combatants_of(entries)
        if entry.creature_id is not None and entry.member_id is None
    }


def members_of(entries: Sequence[EncounterEntry]) -> dict[str, int]:
    """Return the party member of each combatant, by its id, including those who enter later."""
    return {id: entry.member_id for id, entry in _combatants_of(entries) if entry.member_id is not None}


def _combatants_of(entries: Sequence[EncounterEntry]) -> Iterator[tuple[str, EncounterEntry]]:
    """The id of every combatant of these entries, with its entry."""
    ids = iter(combatant_names(entries))
    for entry in entries:
        for _ in range(entry.count):
            yield next(ids), entry


def carried_state(member: Member) -> dict[str, Any]:
    """Return what a member brings from fights before: pools, up to the sheet's maximum, and conditions."""
    pools = {
        pool: min(value, member.full_pools[pool]) for pool, value in member.pools.items() if pool in member.full_pools
    }
    return {"pools": pools, "conditions": member.conditions}


def _give_pools(combatant: dict[str, Any], own: Mapping[str, int], full: Mapping[str, int]) -> None:
    """Give a combatant pools of its own: what exceeds its sheet becomes the maximum."""
    own_pools = {pool: value for pool, value in own.items() if pool in full}
    raised = {pool: value for pool, value in own_pools.items() if value > full[pool]}
    combatant["sheet"] = {**combatant["sheet"], **raised}
    combatant["pools"] = {**combatant.get("pools", {}), **own_pools}


def _marks_of(entry: EncounterEntry, creature: Creature | None) -> dict[str, Any]:
    hidden = {"hidden": True} if entry.hidden else {}
    notes = {"notes": entry.notes} if entry.notes else {}
    temperament = entry.extra.get(TEMPERAMENT)
    noted = [] if creature is None else noted_style(creature.notes)
    return {
        **hidden,
        **notes,
        **({TEMPERAMENT: temperament} if isinstance(temperament, str) else {}),
        **({CREATURE_STYLE: noted} if noted else {}),
    }


def _names(entries: list[EncounterEntry]) -> Iterator[str]:
    """The combatants' names in order; those who share one get letters: Guard A, Guard B."""
    totals: dict[str, int] = {}
    for entry in entries:
        totals[entry.name] = totals.get(entry.name, 0) + entry.count
    count_so_far: dict[str, int] = {}
    for entry in entries:
        for _ in range(entry.count):
            count_so_far[entry.name] = count_so_far.get(entry.name, 0) + 1
            yield entry.name if totals[entry.name] == 1 else f"{entry.name} {_letters(count_so_far[entry.name])}"


def _letters(number: int) -> str:
    """1 is A, 26 is Z, 27 is AA."""
    text = ""
    while number:
        number, index = divmod(number - 1, len(ascii_uppercase))
        text = ascii_uppercase[index] + text
    return text


def _id(name: str, used: set[str]) -> str:
    base = slug(name) or "combatant"
    free, number = base, 2
    while free in used:
        free, number = f"{base}-{number}", number + 1
    used.add(free)
    return free
