"""Coming within reach: nobody winds about for ever where the fallen bar the way, or where a weapon is lost."""

import pytest

from rules.odds.runs import NOBODY, Situation, runs
from rules.tactics.approach import Fields, way
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


def test_who_stands_aslant_behind_the_fallen_goes_around_them() -> None:
    """In both cells between the two somebody lies, on whom one may not stop: each rested, and the fight had no end."""
    matrona = FIGHTS["tabuleiro: O poço da Matrona"]
    there = list(matrona.fight.copy(1).combatants.values())
    hero, foe = (next(one for one in there if one.side == side) for side in ("party", "foes"))
    fallen = [one for one in there if one not in (hero, foe)][:2]
    for one, cell in ((hero, (4, 6)), (foe, (5, 5)), (fallen[0], (4, 5)), (fallen[1], (5, 6))):
        one.__dict__["cell"] = cell
    for one in there:
        one.__dict__["state"] = "active" if one in (hero, foe) else "dead" if one in fallen else "out"
    fight = matrona.fight.copy(1)
    fight.__dict__["combatants"] = {one.id: one for one in there}
    cells = way(Fields(), fight, foe, hero)
    assert cells
    assert cells[-1] in ((3, 6), (4, 7))
    assert not {one.cell for one in fallen} & set(cells)
