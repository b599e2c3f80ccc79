"""The one-in-twenty disaster: a run that goes worse for a side than nineteen in twenty, to be read and played on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rules.core.facts import Command
from rules.engine.reinforcements import ALONG, WAVE
from rules.engine.service import RulesService
from rules.log.formatter import Teller
from rules.log.narrative import PLAIN, NarratedLine, told
from rules.odds.runs import NOBODY, Run, Situation, Start, derived, played
from rules.odds.tally import Tally

TWENTIETH = 5
"""Percent of the runs that go as badly or worse."""


@dataclass(frozen=True, slots=True)
class Story:
    """One run with all that happened in it."""

    number: int
    commands: tuple[Command, ...]
    """The commands with every die and answer: after the situation's own they come to the same end anywhere."""
    service: RulesService
    """The fight as it ended."""

    def log(self, language: str = "en") -> list[NarratedLine]:
        """What happened, in lines of the log with what each is."""
        fight, system = self.service.fight, self.service.system
        names = {id: item.name for id, item in fight.combatants.items()}
        facts = [{"n": 0, "command": 0, "kind": "", **fact} for fact in self.service.journal.facts()]
        return told(PLAIN, facts, Teller(system, names, language, fight))

    def script(self, base: Mapping[str, Any]) -> dict[str, Any]:
        """The script that led to the situation, with the run behind it; a command that waited is part of the run."""
        commands = list(base.get("commands") or ())
        played = [
            {key: value for key, value in command.items() if key not in (ALONG, WAVE)} for command in self.commands
        ]
        return {**base, "commands": [*commands, *played]}


def at_percentile(tally: Tally, side: str, percent: int = TWENTIETH) -> int:
    """The number of the run up to which so many percent of all runs lie, counted from the worst for a side."""
    start = tally.start
    place = start.sides.index(side)
    own = [at for at, of in enumerate(start.side_of.values()) if of == side]
    ordered = sorted(tally.runs, key=lambda run: (*_fared(start, run, place, own), run.number))
    return ordered[max(0, -(-len(ordered) * percent // 100) - 1)].number


def _fared(start: Start, run: Run, place: int, own: list[int]) -> tuple[int, int, int]:
    """How a side fared, the worst first: whether it won, how many of it stand, what they have left of life."""
    won = 2 if run.winner == place else int(run.winner == NOBODY)
    standing = sum(not run.fallen >> at & 1 for at in own)
    width, vital = len(start.pools), start.pools.index(start.system.vital.id)
    return won, standing, sum(run.pools[at * width + vital] for at in own)


def story(situation: Situation, tactics: str, seed: int, number: int) -> Story:
    """A run played once more, with all that happens in it."""
    service = played(situation.start, tactics, derived(seed, number))
    commands = []
    for entry in service.journal.entries:
        command: dict[str, Any] = {**entry.command, "dice": list(entry.dice)}
        commands.append({**command, "answers": list(entry.answers)} if entry.answers else command)
    return Story(number, tuple(commands), service)
