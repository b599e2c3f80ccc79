"""What is asked of a fight besides its odds, answered here or by worker processes: each answer better than the last.

Every question is a generator of plain values; once `stop` holds it comes to its end without another answer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any, NamedTuple

from models.marks.play_styles import manners_of
from models.odds.pool import Players, Stop, forecast
from models.repositories.setups import Setup
from models.repositories.waves import Wave, arrivals
from rules.core.facts import Command
from rules.engine.service import RulesService
from rules.odds.comparison import ChangeRefused, Comparison, comparison_of, with_commands
from rules.odds.difficulty_search import Knob, SearchResult, find_change
from rules.odds.disaster import Story, run_at_percentile, story
from rules.odds.play_styles import PlayStyleNotes
from rules.odds.runs import Batch, Run, Situation
from rules.odds.tally import Odds, Tally
from rules.scripts import script as scripts
from rules.scripts.setup import new_fight

FIRST, NEXT = 20, 50
"""Runs that are played for the first comparison, and for each better one."""
AT_A_TIME = 20
"""Runs that one worker plays at a time."""
OF_A_TRY = 200
"""Fights that are played for each number that is tried on the way to a risk."""
DISASTER_OF = 200
"""How many runs the one-in-twenty disaster is chosen among."""


class PlayMethod(NamedTuple):
    """How a fight is played on: the tactics of those of whom nothing is said, and the seed of all dice."""

    tactics: str
    seed: int


class Risk(NamedTuple):
    """How often a side is not to win."""

    side: str
    share: float


class _Over(Exception):
    """Raised where nobody waits for the answer any more."""


@dataclass(frozen=True)
class PreparedFight:
    """An encounter as it would begin now."""

    script: Mapping[str, Any]
    """The setup of the fight, without commands."""
    manners: PlayStyleNotes
    waves: tuple[Wave, ...]
    """Those who enter later."""
    surprise: Mapping[str, Any] | None = None

    @classmethod
    def of(cls, setup: Setup, surprise: Mapping[str, Any] | None) -> PreparedFight:
        """The encounter of a setup; its seed says nothing of how it will go."""
        return cls({**setup.script, "seed": 0}, manners_of(setup.marks), setup.waves, surprise)

    def situation(self) -> Situation:
        """Where its fight stands before the beginning; raises BadScript."""
        read = scripts.check(dict(self.script))
        fight = new_fight(read.system, read.options, read.seed, read.board, read.combatants)
        begin: Command | None = {"do": "begin", "surprise": dict(self.surprise)} if self.surprise else None
        coming = arrivals(dict(enumerate(self.waves)), read.system)
        return Situation.from_service(RulesService(fight, read.system), begin, self.manners, coming)


def odds_of_prepared(
    prepared: PreparedFight, playing: PlayMethod, fights: int, within: float, players: Players, stop: Stop
) -> Iterator[Odds]:
    """The odds of an encounter that is still prepared."""
    yield from odds(prepared.situation(), playing, fights, within, players, stop)


def odds(
    situation: Situation, playing: PlayMethod, fights: int, within: float, players: Players, stop: Stop
) -> Iterator[Odds]:
    """The odds of a fight as it stands."""
    yield from forecast(situation, *playing, fights=fights, within=within, players=players, cancelled=stop)


def what_if(
    situation: Situation, commands: Sequence[Command], playing: PlayMethod, fights: int, players: Players, stop: Stop
) -> Iterator[Comparison | ChangeRefused]:
    """The fight with a change beside the fight without it, run by run on the same dice."""
    try:
        other = with_commands(situation, commands)
    except ChangeRefused as refused:
        yield refused
        return
    tallies = Tally(situation.start, playing.tactics), Tally(other.start, playing.tactics)
    done = 0
    while done < fights and not stop():
        numbers = range(done, min(fights, done + (NEXT if done else FIRST)))
        for one, made in zip((situation, other), tallies, strict=True):
            played = _of_all(one, playing, numbers, players, stop)
            if played is None:
                return
            made.add(played)
        done = numbers.stop
        yield comparison_of(*tallies)


def worst_of_twenty(
    situation: Situation, side: str, playing: PlayMethod, players: Players, stop: Stop
) -> Iterator[Story]:
    """The run that goes worse for a side than nineteen in twenty."""
    made = Tally(situation.start, playing.tactics)
    played = _of_all(situation, playing, range(DISASTER_OF), players, stop)
    if played is not None:
        made.add(played)
        yield story(situation, *playing, run_at_percentile(made, side))


def worst_of_prepared(
    prepared: PreparedFight, side: str, playing: PlayMethod, players: Players, stop: Stop
) -> Iterator[Story]:
    """The run of an encounter that is still prepared that goes worse for a side than nineteen in twenty."""
    yield from worst_of_twenty(prepared.situation(), side, playing, players, stop)


def reaching(
    prepared: PreparedFight,
    knobs: Sequence[Callable[[Situation, Sequence[str], str], Knob]],
    ids: Sequence[str],
    wanted: Risk,
    playing: PlayMethod,
    players: Players,
    stop: Stop,
) -> Iterator[tuple[SearchResult, ...] | int]:
    """Finds the smallest change of each knob, on some who are alike, that brings a side to the wanted risk.

    In between it says how many changes have been tried.
    """
    situation = prepared.situation()

    def play(one: Situation, by: str, from_seed: int, numbers: range) -> Iterable[Run]:
        played = _of_all(one, PlayMethod(by, from_seed), numbers, players, stop)
        if played is None:
            raise _Over
        return played

    found: list[SearchResult] = []
    tries = 0
    tactics, seed = playing
    for turned in (knob(situation, ids, wanted.side) for knob in knobs):
        search = find_change(
            situation, turned, wanted.side, wanted.share, tactics=tactics, seed=seed, fights=OF_A_TRY, play=play
        )
        while True:
            try:
                next(search)
            except StopIteration as over:
                found.append(over.value)
                break
            except _Over:
                return
            tries += 1
            yield tries
        yield tuple(found)


def _of_all(
    situation: Situation, playing: PlayMethod, numbers: range, players: Players, stop: Stop
) -> list[Run] | None:
    """The runs of those numbers, several played at once; None once nobody waits for them any more."""
    parts = [Batch(playing.tactics, numbers[at : at + AT_A_TIME]) for at in range(0, len(numbers), AT_A_TIME)]
    played = list(chain.from_iterable(players.results(situation, playing.seed, parts, stop)))
    return None if stop() or len(played) < len(numbers) else played
