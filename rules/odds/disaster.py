"""The one-in-twenty disaster: a run worse for a side than nineteen in twenty, to be read and played on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rules.core.facts import Command
from rules.engine.join_commands import ALONG, WAVE
from rules.engine.service import RulesService
from rules.log.narrative import PLAIN, NarratedLine, narrate
from rules.log.sentences import Teller
from rules.odds.runs import NOBODY, Run, Situation, Start, derive_seed, play_fight
from rules.odds.tally import Tally
from rules.system.system import System

ONE_IN_TWENTY = 5
"""The percentage of the runs that go as badly or worse."""


@dataclass(frozen=True, slots=True)
class Story:
    """A run with everything that happened in it."""

    number: int
    commands: tuple[Command, ...]
    """The commands with every die and answer: after the situation's own they lead to the same end anywhere."""
    service: RulesService
    """The fight as it ended."""

    def log(self, language: str = "en", system: System | None = None) -> list[NarratedLine]:
        """Return the log of the run in narrated lines; `system`: with the terms of whoever reads it."""
        fight, system = self.service.fight, system or self.service.system
        names = {id: combatant.name for id, combatant in fight.combatants.items()}
        facts = [{"n": 0, "command": 0, "kind": "", **fact} for fact in self.service.journal.facts()]
        return narrate(PLAIN, facts, Teller(system, names, language, fight))

    def script(self, base: Mapping[str, Any]) -> dict[str, Any]:
        """Return the script that led to the situation, followed by the run, a command that waited included."""
        commands = list(base.get("commands") or ())
        played = [
            {key: value for key, value in command.items() if key not in (ALONG, WAVE)} for command in self.commands
        ]
        return {**base, "commands": [*commands, *played]}


def run_at_percentile(tally: Tally, side: str, percent: int = ONE_IN_TWENTY) -> int:
    """Return the number of the run below which `percent` of all runs lie, counted from the worst for a side."""
    start = tally.start
    place = start.sides.index(side)
    members = [index for index, side_of_index in enumerate(start.side_of.values()) if side_of_index == side]
    ordered = sorted(tally.runs, key=lambda run: (*_outcome(start, run, place, members), run.number))
    return ordered[max(0, -(-len(ordered) * percent // 100) - 1)].number


def _outcome(start: Start, run: Run, place: int, members: list[int]) -> tuple[int, int, int]:
    """How a side fared, the worst first: whether it won, how many of it stand, what they have left of life."""
    victory = 2 if run.winner == place else int(run.winner == NOBODY)
    standing = sum(not run.fallen >> index & 1 for index in members)
    width, vital = len(start.pools), start.pools.index(start.system.vital.id)
    return victory, standing, sum(run.pools[index * width + vital] for index in members)


def story(situation: Situation, tactics: str, seed: int, number: int) -> Story:
    """Return a run played once more, with everything that happens in it."""
    service = play_fight(situation.start, tactics, derive_seed(seed, number))
    commands = []
    for entry in service.journal.entries:
        command: dict[str, Any] = {**entry.command, "dice": list(entry.dice)}
        commands.append({**command, "answers": list(entry.answers)} if entry.answers else command)
    return Story(number, tuple(commands), service)
