"""Fights made up by chances, counted as they come by good tactics and by each of the others."""

from collections.abc import Iterator
from random import Random

from hypothesis import strategies as st

from rules.odds.runs import FIRST_SIZES, NOBODY, SIZE, Run, Start, other_tactics
from rules.odds.tally import Odds, Tally
from rules.tactics.temperaments import CUNNING
from tests.rules.odds.duels import fighter, situation

SIDES = ("party", "foes", "neutral", "guild", "reavers")


class MadeUpFights:
    """Fights whose outcome falls by chances that differ between the ways of playing."""

    def __init__(self, start: Start, random: Random) -> None:
        self._start, self._random = start, random
        self._wins = random.choice((0.2, 0.5, 0.8, 0.95, 0.99, 1.0))
        self._rout = random.choice((0.0, 0.0, 0.3, 0.5))
        self._risks = [random.choice((0.0, 0.02, 0.1, 0.3, 0.45, 0.5, 0.55, 0.7, 1.0)) for _ in start.ids]

    def played(self, count: int) -> Iterator[Run]:
        """Fights in some of which, as in a rout, all of the party fall."""
        start, random = self._start, self._random
        for number in range(count):
            winner = 0 if random.random() < self._wins else random.choice([NOBODY, *range(1, len(start.sides))])
            is_rout = winner != 0 and random.random() < self._rout
            fallen = sum(
                1 << index
                for index, risk in enumerate(self._risks)
                if random.random() < risk or (is_rout and index in start.members("party"))
            )
            gone = sum(1 << index for index in range(len(start.ids)) if winner != 0 and random.random() < 0.2) & ~fallen
            yield Run(number, winner, 3, fallen, tuple(1 for _ in start.ids for _ in start.pools), gone)


def counted(party: int, others: int, rounds: int, seed: int, dice: int | None = None) -> Iterator[tuple[Tally, Odds]]:
    """The odds as they come, each of more fights; the same chances on other `dice`."""
    for own, styles in tallies(party, others, rounds, seed, dice):
        yield own, own.odds(styles)


def tallies(
    party: int, others: int, rounds: int, seed: int, dice: int | None = None
) -> Iterator[tuple[Tally, list[Tally]]]:
    """The fights counted as they come, by good tactics and by each of the others."""
    random = Random(seed)
    people = [fighter(f"hero-{number}", "party") for number in range(party)]
    people += [fighter(f"{side}-{number}", side) for side in SIDES[1 : others + 1] for number in range(2)]
    start = situation(*people).start
    own, styles = Tally(start, CUNNING), [Tally(start, tactics) for tactics in other_tactics(CUNNING)]
    own_fights, *fights = (MadeUpFights(start, random) for _ in (own, *styles))
    if dice is not None:
        random.seed(dice)
    for size in [*FIRST_SIZES, *[SIZE] * 8][:rounds]:
        own.add(own_fights.played(size))
        for tally, made in zip(styles, fights, strict=True):
            tally.add(made.played(size // 5))
        yield own, styles


SITUATIONS = (st.integers(1, 6), st.integers(1, 4), st.integers(1, 13), st.integers(0, 10**6))
