"""With the same creatures on both sides the better tactics win, in every system."""

import pytest

from tests.proving import short_of
from tests.rules.tactics.mirrored import fights, share

SYSTEMS = ("d100", "fantasia", "ffrpg", "fulminato", "tabuleiro")
LEAST = 0.65
MANY, FEW = 8, 2
"""Fights of each encounter that are played from both seats, and how many of them `make test` takes."""


@pytest.mark.parametrize(
    ("better", "worse", "seeds"),
    short_of(
        [("cunning", "plain", MANY), ("plain", "random", MANY), ("cunning", "plain", FEW)], ("cunning", "plain", FEW)
    ),
)
@pytest.mark.parametrize("system", SYSTEMS)
def test_the_better_tactics_win(system: str, better: str, worse: str, seeds: int) -> None:
    shares = {name: share(service, better, worse, range(seeds)) for name, service in fights(system)}
    assert len(shares) == 6
    assert sum(shares.values()) / len(shares) >= LEAST, shares
