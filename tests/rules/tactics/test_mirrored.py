"""With the same creatures on both sides the better tactics win, in every system."""

import pytest

from tests.proving import short_of
from tests.rules.tactics.mirrored import fights, share

SYSTEMS = ("d100", "fantasia", "ffrpg", "fulminato", "tabuleiro")
LEAST = 0.65
SEEDS = range(8)


@pytest.mark.parametrize(
    ("better", "worse"), short_of([("cunning", "plain"), ("plain", "random")], ("cunning", "plain"))
)
@pytest.mark.parametrize("system", SYSTEMS)
def test_the_better_tactics_win(system: str, better: str, worse: str) -> None:
    shares = {name: share(service, better, worse, SEEDS) for name, service in fights(system)}
    assert len(shares) == 6
    assert sum(shares.values()) / len(shares) >= LEAST, shares
