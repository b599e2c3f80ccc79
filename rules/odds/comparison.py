"""What if: the same fight with one change, on the same dice wherever the change leaves them, and what it is worth."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from rules.core.facts import Command
from rules.engine.reinforcements import WAVE
from rules.engine.service import AnswerNeeded, Done, Refused, RulesService
from rules.odds.estimates import Difference, paired_difference
from rules.odds.runs import Run, Situation, runs
from rules.odds.tally import Odds, Tally

Play = Callable[[Situation, str, int, range], Iterable[Run]]
"""Who plays: (situation, tactics, seed, numbers) to the runs in their order."""


class NoChange(Exception):
    """A change that cannot be made: what the rules said to its command."""

    def __init__(self, command: Command, result: AnswerNeeded | Refused | Any) -> None:
        code = getattr(result, "code", "open")
        super().__init__(f"{command['do']}: {code}")
        self.command = command
        self.code = code
        self.details: Mapping[str, Any] = getattr(result, "details", {})


@dataclass(frozen=True, slots=True)
class Comparison:
    """The odds as it stands and with the change, and by how much each side wins more often."""

    base: Odds
    changed: Odds
    wins: Mapping[str, Difference]
    """Side to the difference of its win chance, for those that are in both."""


def changed(situation: Situation, commands: Sequence[Command]) -> Situation:
    """The situation after some commands of the contract, such as a game master's rulings; raises NoChange.

    Who comes in by them plays as their like do, and a wave that enters by them does not come again.
    """
    start = situation.start
    service: RulesService = RulesService(start.fight.copy(), start.system)
    for command in commands:
        result = service.do(command)
        if not isinstance(result, Done):
            raise NoChange(command, result)
    entered = {command[WAVE] for command in commands if WAVE in command}
    return replace(
        situation,
        fight=service.packed_fight(),
        manners=situation.manners.with_their_like(start.fight.combatants, service.fight.combatants),
        arrivals=tuple(arrival for arrival in situation.arrivals if arrival.number not in entered),
    )


def compare(
    base: Situation, other: Situation, tactics: str, seed: int, fights: int, *, play: Play = runs
) -> Comparison:
    """Plays both so many times, run by run with the same seeds."""
    tallies = tally(base, tactics, seed, fights, play), tally(other, tactics, seed, fights, play)
    return compared(*tallies)


def tally(situation: Situation, tactics: str, seed: int, fights: int, play: Play = runs) -> Tally:
    """What so many fights come to."""
    made = Tally(situation.start, tactics)
    made.add(play(situation, tactics, seed, range(fights)))
    return made


def compared(base: Tally, other: Tally) -> Comparison:
    """What two tallies of the same runs say of each other."""
    sides = [side for side in base.start.sides if side in other.start.sides]
    return Comparison(base.odds(), other.odds(), {side: _difference(base, other, side) for side in sides})


def _difference(base: Tally, other: Tally, side: str) -> Difference:
    before, after = base.start.sides.index(side), other.start.sides.index(side)
    gained = lost = 0
    for run, two in zip(base.runs, other.runs, strict=True):
        won, wins = run.winner == before, two.winner == after
        gained += wins and not won
        lost += won and not wins
    return paired_difference(gained, lost, len(base.runs))
