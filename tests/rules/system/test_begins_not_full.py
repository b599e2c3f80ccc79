"""How full a pool is when a fight begins: as it says itself, and never outside its limits."""

from dataclasses import replace

import pytest

from rules.core.state import FOES, Pool
from rules.engine.rest import alone
from rules.sheets import schema
from rules.system.system import System
from tests.lantern import LANTERN


def with_ward(start: int, lowest: int | None = 0) -> System:
    ward = Pool("ward", "Ward", lowest=lowest, start=lambda combatant: start)
    return replace(LANTERN, pools=(LANTERN.vital, ward))


@pytest.mark.parametrize(
    ("start", "lowest", "begins"), [(0, 0, 0), (3, 0, 3), (20, 0, 8), (-4, 0, 0), (-4, None, -4), (-4, -2, -2)]
)
def test_a_pool_begins_as_it_says_within_its_limits(start: int, lowest: int | None, begins: int) -> None:
    system, sheet = with_ward(start, lowest), {"hp": 10, "ward": 8}
    entering = system.new_combatant("iva", "Iva", FOES, schema.check(system.sheet, sheet), {})
    assert entering.pools == {"hp": 10, "ward": begins}
    assert system.starting_pools(sheet, {"hp": 10, "ward": 8}) == {"hp": 10, "ward": begins}
    assert alone(system, sheet, {}, (), {})[1].pools == {"hp": 10, "ward": begins}


def test_what_is_told_of_a_pool_goes_before_its_start() -> None:
    _, entered = alone(with_ward(3), {"hp": 10, "ward": 8}, {"ward": 7}, (), {})
    assert entered.pools == {"hp": 10, "ward": 7}


def test_of_a_sheet_that_cannot_be_read_every_pool_is_full() -> None:
    assert with_ward(3).starting_pools({"hp": "ten"}, {"hp": 10, "ward": 8}) == {"hp": 10, "ward": 8}
