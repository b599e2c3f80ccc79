"""Questions about a fight besides its odds, answered here or by worker processes, each answer better than the last.

Every question is a generator of plain values; once `stop` holds it ends without another answer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any, NamedTuple

from models.marks.play_styles import play_styles_of
from models.odds.pool import Players, Stop, forecast
from models.repositories.setups import Setup
from models.repositories.waves import Wave, arrivals
from rules.core.facts import Command
from rules.engine.service import RulesService
from rules.odds.comparison import ChangeRefused, Comparison, comparison_of, with_commands
from rules.odds.difficulty_search import Knob, SearchResult, find_change
from rules.odds.disaster import Story, run_at_percentile, story
from rules.odds.play_styles import PlayStyleNotes
from rules.odds.runs import Batch, Run, Situation, digest_of
from rules.odds.tally import Odds, Tally
from rules.scripts import script as scripts
from rules.scripts.setup import new_fight

FIRST, NEXT = 20, 50
"""Runs that are played for the first comparison, and for each better one."""
AT_A_TIME = 20
"""Runs that a worker plays at a time."""
OF_A_TRY = 200
"""Fights that are played for each number that is tried on the way to a risk."""
DISASTER_OF = 200
"""How many runs the one-in-twenty disaster is chosen among."""


class PlayMethod(NamedTuple):
    """How a fight is played on: the tactics of everybody without a play style, and the seed of all dice."""

    tactics: str
    seed: int


class Risk(NamedTuple):
    """How often a side is not to win."""

    side: str
    share: float


class _Over(Exception):
    """Raised if nobody waits for the answer any more."""


@dataclass(frozen=True)
class PreparedFight:
    """An encounter as it would begin now."""

    script: Mapping[str, Any]
    """The setup of the fight, without commands."""
    play_styles: PlayStyleNotes
    waves: tuple[Wave, ...]
    """Those who enter later."""
    surprise: Mapping[str, Any] | None = None

    @classmethod
    def from_setup(cls, setup: Setup, surprise: Mapping[str, Any] | None) -> PreparedFight:
        """Return the encounter of a setup; its seed says nothing of how it will go."""
        return cls({**setup.script, "seed": 0}, play_styles_of(setup.marks), setup.waves, surprise)

    @property
    def digest(self) -> str:
        """The same for an equal encounter, and after another start of the program."""
        return digest_of([self.script, self.play_styles.pack(), [wave.pack() for wave in self.waves], self.surprise])

    def situation(self) -> Situation:
        """Return the situation before the fight begins; raise BadScript."""
        script = scripts.check(dict(self.script))
        fight = new_fight(script.system, script.options, script.seed, script.board, script.combatants)
        begin: Command | None = {"do": "begin", "surprise": dict(self.surprise)} if self.surprise else None
        later_arrivals = arrivals(dict(enumerate(self.waves)), script.system)
        return Situation.from_service(RulesService(fight, script.system), begin, self.play_styles, later_arrivals)


def odds_of_prepared(
    prepared: PreparedFight, playing: PlayMethod, fights: int, within: float, players: Players, stop: Stop
) -> Iterator[Odds]:
    """Yield the odds of an encounter that is still prepared."""
    yield from odds(prepared.situation(), playing, fights, within, players, stop)


def odds(
    situation: Situation, playing: PlayMethod, fights: int, within: float, players: Players, stop: Stop
) -> Iterator[Odds]:
    """Yield the odds of a fight as it stands, until it is known by all tactics how it goes."""
    for odds_ in forecast(situation, *playing, fights=fights, players=players, cancelled=stop):
        yield odds_
        if odds_.half_width * 100 <= within and odds_.are_others_known:
            return


def compare_with_change(
    situation: Situation, commands: Sequence[Command], playing: PlayMethod, fights: int, players: Players, stop: Stop
) -> Iterator[Comparison | ChangeRefused]:
    """Yield the comparison of the fight with and without a change, run by run on the same dice."""
    try:
        other = with_commands(situation, commands)
    except ChangeRefused as refusal:
        yield refusal
        return
    tallies = Tally(situation.start, playing.tactics), Tally(other.start, playing.tactics)
    done = 0
    while done < fights and not stop():
        numbers = range(done, min(fights, done + (NEXT if done else FIRST)))
        for situation_, tally in zip((situation, other), tallies, strict=True):
            played = _play_all(situation_, playing, numbers, players, stop)
            if played is None:
                return
            tally.add(played)
        done = numbers.stop
        yield comparison_of(*tallies)


def worst_of_twenty(
    situation: Situation, side: str, playing: PlayMethod, players: Players, stop: Stop
) -> Iterator[Story]:
    """Yield the run that goes worse for a side than nineteen in twenty."""
    tally = Tally(situation.start, playing.tactics)
    played = _play_all(situation, playing, range(DISASTER_OF), players, stop)
    if played is not None:
        tally.add(played)
        yield story(situation, *playing, run_at_percentile(tally, side))


def worst_of_prepared(
    prepared: PreparedFight, side: str, playing: PlayMethod, players: Players, stop: Stop
) -> Iterator[Story]:
    """Yield the same of an encounter that is still prepared."""
    yield from worst_of_twenty(prepared.situation(), side, playing, players, stop)


def changes_for_risk(
    prepared: PreparedFight,
    knobs: Sequence[Callable[[Situation, Sequence[str], str], Knob]],
    ids: Sequence[str],
    risk: Risk,
    playing: PlayMethod,
    players: Players,
    stop: Stop,
) -> Iterator[tuple[SearchResult, ...] | int]:
    """Find the smallest change of each knob, on some equal combatants, that brings a side to the wanted risk.

    In between it yields how many changes have been tried.
    """
    situation = prepared.situation()

    def play(situation_: Situation, other_tactics: str, from_seed: int, numbers: range) -> Iterable[Run]:
        played = _play_all(situation_, PlayMethod(other_tactics, from_seed), numbers, players, stop)
        if played is None:
            raise _Over
        return played

    results: list[SearchResult] = []
    tries = 0
    tactics, seed = playing
    for knob_ in (knob(situation, ids, risk.side) for knob in knobs):
        search = find_change(
            situation, knob_, risk.side, risk.share, tactics=tactics, seed=seed, fights=OF_A_TRY, play=play
        )
        while True:
            try:
                next(search)
            except StopIteration as result:
                results.append(result.value)
                break
            except _Over:
                return
            tries += 1
            yield tries
        yield tuple(results)


def _play_all(
    situation: Situation, playing: PlayMethod, numbers: range, players: Players, stop: Stop
) -> list[Run] | None:
    """The runs of those numbers, several played at once; None once nobody waits for them any more."""
    batches = [
        Batch(playing.tactics, numbers[start : start + AT_A_TIME]) for start in range(0, len(numbers), AT_A_TIME)
    ]
    played = list(chain.from_iterable(players.results(situation, playing.seed, batches, stop)))
    return None if stop() or len(played) < len(numbers) else played
