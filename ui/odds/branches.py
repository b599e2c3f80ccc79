"""A run of the odds as a fight of its own: a branch of the open one, or a copy of what is prepared."""

from __future__ import annotations

from collections.abc import Sequence

from models.library import Library
from rules.core.facts import Command
from rules.engine.service import Done
from ui.session.controller import Conductor
from ui.session.fight import OpenFight
from ui.session.loader import reopened, set_up


def branched(conductor: Conductor, name: str, commands: Sequence[Command]) -> int:
    """Keep a branch of the open fight in which these commands have been given too; its encounter's id."""
    library = conductor.library
    made = library.branches.add(conductor.encounter_id or 0, conductor.steps_done, name)
    _give(OpenFight(library, made, reopened(library, made)), commands)
    return made


def copied(library: Library, encounter_id: int, name: str, commands: Sequence[Command]) -> int:
    """Keep a copy of a prepared encounter that has begun and in which these commands have been given; its id.

    What comes of it reaches no member of a party. Raises BadScript, LibraryError or NoSuchSystem.
    """
    made = library.encounters.prepare_again(encounter_id, name).id or 0
    _give(OpenFight(library, made, set_up(library, made, apart=True)), commands)
    return made


def _give(fight: OpenFight, commands: Sequence[Command]) -> None:
    results = [fight.service.do(command) for command in commands]
    if done := [item for item in results if isinstance(item, Done) and item.entry.has_happened]:
        fight.keep(done)
