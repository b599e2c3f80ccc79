"""What if: the same fight with one change, on the same dice wherever possible, and what the change is worth."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from rules.core.facts import Command
from rules.engine.join_commands import WAVE
from rules.engine.service import AnswerNeeded, Done, Refused, RulesService
from rules.odds.estimates import Difference, paired_difference
from rules.odds.runs import Run, Situation, runs
from rules.odds.tally import Odds, Tally

PlayRuns = Callable[[Situation, str, int, range], Iterable[Run]]
"""Plays runs: (situation, tactics, seed, numbers) to the runs in their order."""


class ChangeRefused(Exception):
    """A change that cannot be made: the rules refused its command or asked a question."""

    def __init__(self, command: Command, result: AnswerNeeded | Refused | Any) -> None:
        code = getattr(result, "code", "open")
        super().__init__(f"{command['do']}: {code}")
        self.command = command
        self.code = code
        self.details: Mapping[str, Any] = getattr(result, "details", {})


@dataclass(frozen=True, slots=True)
class Comparison:
    """The odds as things stand and with the change, and how much more often each side wins."""

    base: Odds
    changed: Odds
    wins: Mapping[str, Difference]
    """Side to the difference of its win chance, for the sides in both."""


def with_commands(situation: Situation, commands: Sequence[Command]) -> Situation:
    """Return the situation after commands of the contract, such as a game master's rulings.

    Who enters by them plays like their peers, and a wave that enters by them does not come again. Raises ChangeRefused.
    """
    start = situation.start
    service: RulesService = RulesService(start.fight.copy(), start.system)
    for command in commands:
        result = service.do(command)
        if not isinstance(result, Done):
            raise ChangeRefused(command, result)
    entered = {command[WAVE] for command in commands if WAVE in command}
    return replace(
        situation,
        fight=service.packed_fight(),
        play_styles=situation.play_styles.with_newcomers(start.fight.combatants, service.fight.combatants),
        arrivals=tuple(arrival for arrival in situation.arrivals if arrival.number not in entered),
    )


def compare(
    base: Situation, other: Situation, tactics: str, seed: int, fights: int, *, play: PlayRuns = runs
) -> Comparison:
    """Play both situations equally often, run by run with the same seeds."""
    tallies = tally(base, tactics, seed, fights, play), tally(other, tactics, seed, fights, play)
    return comparison_of(*tallies)


def tally(situation: Situation, tactics: str, seed: int, fights: int, play: PlayRuns = runs) -> Tally:
    """Return the tally of `fights` runs."""
    tally_ = Tally(situation.start, tactics)
    tally_.add(play(situation, tactics, seed, range(fights)))
    return tally_


def comparison_of(base: Tally, other: Tally) -> Comparison:
    """Return what two tallies of the same runs say of each other."""
    sides = [side for side in base.start.sides if side in other.start.sides]
    return Comparison(base.odds(), other.odds(), {side: _difference(base, other, side) for side in sides})


def _difference(base: Tally, other: Tally, side: str) -> Difference:
    side_in_base, side_in_other = base.start.sides.index(side), other.start.sides.index(side)
    gained = lost = 0
    for run, other_run in zip(base.runs, other.runs, strict=True):
        won_base, won_other = run.winner == side_in_base, other_run.winner == side_in_other
        gained += won_other and not won_base
        lost += won_base and not won_other
    return paired_difference(gained, lost, len(base.runs))
