"""Fights taken out of the library: a prepared one set up, a running one as it was last saved."""

from __future__ import annotations

import gc
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, NamedTuple

from models.library import Library
from models.marks.marks import Marks
from models.repositories.waves import Wave
from models.storage.errors import LibraryError
from rules.core.facts import Fact
from rules.core.state import Fight
from rules.engine.journal import Journal
from rules.engine.service import RulesService
from rules.log.sentences import house_rule_facts
from rules.scripts import script
from rules.scripts.setup import new_fight
from rules.sheets import schema
from rules.system.state_migrations import Misfit
from rules.system.system import System
from rules.text.faults import BadScript, BadSheet
from ui.session.command_tags import sheets_brought, without_notes
from ui.session.pending_command import Pending

if TYPE_CHECKING:
    from ui.session.appearance import Looks

UNREADABLE = (ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError)
"""Exceptions raised by reading what was damaged since it was saved."""


@dataclass(frozen=True)
class OpenedFight:
    """A fight at hand."""

    service: RulesService[Fight]
    members: Mapping[str, int]
    """Combatant id to the member of the party that it is."""
    pending: Pending | None = None
    """The command that was being asked."""
    head: tuple[Fact, ...] = ()
    """The facts before the log's first."""
    marks: Marks = field(default_factory=dict)
    """Combatant id to its notes, and whether it is hidden."""
    waves: tuple[Wave, ...] = ()
    """The waves that enter later."""
    apart: bool = False
    """Whether what comes of it reaches no member of a party, whoever joins it."""
    looks: Looks | None = None
    """The looks of combatants, if they have been read."""


class ReadyFight(NamedTuple):
    """A prepared fight that has been read; nothing of it is in the library before it begins."""

    opened: OpenedFight
    script: Mapping[str, Any]
    state: Any
    """Its packed state."""

    def begin(self, library: Library, encounter_id: int) -> OpenedFight:
        """Notes that it is running from now on; raises LibraryError."""
        opening = self.opened
        begin = library.journals.begin
        begin(
            encounter_id, self.script, self.state, opening.members, opening.marks, opening.waves, is_apart=opening.apart
        )
        return opening


def set_up(library: Library, encounter_id: int, *, apart: bool = False) -> OpenedFight:
    """A prepared encounter before its first command, now running; raises BadScript, LibraryError or NoSuchSystem.

    What comes of a fight that is set up `apart` reaches no member of a party.
    """
    return made_ready(library, encounter_id, apart=apart).begin(library, encounter_id)


def made_ready(library: Library, encounter_id: int, *, apart: bool = False) -> ReadyFight:
    """A prepared encounter before its first command; raises BadScript, LibraryError or NoSuchSystem."""
    setup = library.setup(encounter_id)
    try:
        read = script.check(setup.script)
        fight = new_fight(read.system, read.options, read.seed, read.board, read.combatants)
    except BadScript as bad:
        system = library.systems.system_of(setup.script)
        raise BadScript(_named(bad.place, setup.script["combatants"], system), bad.message) from bad
    service = RulesService(fight, read.system)
    members = {} if apart else setup.members
    waves = tuple(replace(wave, members={}) for wave in setup.waves) if apart else setup.waves
    above = house_rule_facts(read.system, setup.script["options"])
    opened = OpenedFight(service, members, head=above, marks=setup.marks, waves=waves, apart=apart)
    return ReadyFight(opened, setup.script, service.packed_fight())


def _named(place: str, combatants: Sequence[Mapping[str, Any]], system: System) -> str:
    """A place in a setup by the name of the combatant that it is about, and by that of the field."""
    match = re.fullmatch(r"combatants\[(\d+)\]\.?(.*)", place)
    if match is None:
        return place
    name = str(combatants[int(match[1])]["name"])
    field = schema.labelled_place(system.sheet, match[2].removeprefix("sheet."))
    return f"{name} ({field})" if field else name


def reopened(library: Library, encounter_id: int) -> OpenedFight:
    """A fight as it was last saved; raises LibraryError, or NoSuchSystem."""
    with _no_collection():
        stored = library.journals.load(encounter_id)
        system = library.systems.system_of(stored.script)
        with _refusing(library, encounter_id, system.title, "its state cannot be read"):
            service = RulesService.reopened(system, stored.state, stored.partly_read, stored.cursor, stored.at)
            _look_at(service, stored.script)
            above = house_rule_facts(system, stored.script.get("options") or {})
        with _refusing(library, encounter_id, system.title, "its open question cannot be read"):
            pending = Pending(**stored.pending) if stored.pending else None
            if pending is not None:
                service.refusal_of(pending.command)
    return OpenedFight(service, stored.members, pending, above, stored.marks, stored.waves, stored.is_apart)


def as_script(setup: Mapping[str, Any], journal: Journal) -> dict[str, Any]:
    """A fight as an encounter script that replays it: its setup, then every command with its dice and answers."""
    commands = [
        {**without_notes(entry.command), "dice": list(entry.dice), "answers": list(entry.answers)}
        for entry in journal.entries[: journal.cursor]
    ]
    return {**setup, "commands": commands}


@contextmanager
def _refusing(library: Library, encounter_id: int, system: str, reason: str) -> Iterator[None]:
    """Refuse a fight whose saved state is valid JSON and still makes no sense to its system, or to this version."""
    try:
        yield
    except UNREADABLE as error:
        encounter = library.encounters.get(encounter_id)
        name = "" if encounter is None else encounter.name
        if isinstance(error, Misfit | BadSheet):
            raise LibraryError("other_version", name=name, system=system) from error
        raise LibraryError("bad_fight", name=name, reason=reason) from error


def work_out(service: RulesService) -> None:
    """Work out what a window shows first; the combatants remember it."""
    fight, system = service.fight, service.system
    system.outcome.order(fight)
    for combatant in fight.combatants.values():
        system.outcome.stats(fight, combatant)
        system.chips(fight, combatant)


def _look_at(service: RulesService, setup: Mapping[str, Any]) -> None:
    """Work out what a window shows first, and what the end would leave: what cannot be is better not opened."""
    work_out(service)
    fight, system = service.fight, service.system
    sheets = sheets_brought(service.journal, {item["id"]: item["sheet"] for item in setup["combatants"]})
    for id, value in fight.combatants.items():
        system.aftermath.sheet_after(fight, value, sheets[id])
    for entry in service.journal.entries:
        if not isinstance(entry.command["do"], str):
            raise TypeError("a command of no kind")
        for fact in entry.facts:
            if not isinstance(fact["kind"], str):
                raise TypeError("a fact of no kind")


@contextmanager
def _no_collection() -> Iterator[None]:
    """Reading a long journal makes only what stays; looking for garbage meanwhile takes longer than reading."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()
