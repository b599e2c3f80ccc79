"""Coming within reach: nobody winds about for ever where the fallen bar the way, or where a weapon is lost."""

import pytest

from rules.odds.runs import NOBODY, Situation, runs
from rules.tactics.temperaments import BEASTLY, COWARDLY
from tests.benchmarks.conftest import sample_fights

FIGHTS = sample_fights()


@pytest.mark.parametrize(
    ("name", "tactics", "number"),
    [
        ("fulminato: El vagón del dinero", BEASTLY, 70),
        ("fulminato: El vagón del dinero", BEASTLY, 76),
        ("fulminato: El vagón del dinero", COWARDLY, 68),
        ("fantasia: El patio del caballero hueco", BEASTLY, 35),
        ("fantasia: El patio del caballero hueco", BEASTLY, 63),
    ],
)
def test_a_way_past_the_fallen_is_found(name: str, tactics: str, number: int) -> None:
    """Each of these went on until nobody looked any more."""
    (run,) = runs(Situation.of(FIGHTS[name]), tactics, 1, [number])
    assert run.winner != NOBODY
