"""Who acts next, as each system says: whoever would lose its turn is passed over."""

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from rules.engine.service import Done, RulesService
from tests.rules.core.toy import being, fight_of
from tests.rules.core.worked_cases import CASES
from tests.rules.random_player import RandomPlayer
from tests.worked import SYSTEMS, begun, setups, start

STEPS = 200
QUIET = frozenset({"turn", "round", "phase", "tick", "countdown", "idle", "defend", "note", "initiative"})
"""What changes nobody's turn but by time: after these alone the next one has to be who was foretold."""


def afflict(player: RandomPlayer) -> None:
    """Puts any status on anybody, where the system takes it, or brings somebody down."""
    system, chance = player.service.system, player.chance
    actor, status = chance.choice(list(player.fight.combatants)), chance.choice(list(system.statuses))
    if chance.random() < 0.2:
        player.do({"do": "set", "actor": actor, "pool": system.vital.id, "value": 0})
    else:
        player.do({"do": "condition", "actor": actor, "status": status, "timer": chance.choice((2, 3))})


def foretold_and_come(service: RulesService, chance: Random) -> list[tuple[list[str], str, bool]]:
    """Who was foretold, who came, and whether anybody in the order was passed over, where time alone had its effect."""
    player = RandomPlayer(service, chance)
    found = []
    for _ in range(STEPS):
        if chance.random() < 0.3:
            afflict(player)
            continue
        before = service.fight.active
        foretold = list(service.system.coming(service.fight))
        passed_over = set(service.system.outcome.order(service.fight)) - {*foretold, before}
        result = player.go_on()
        after = service.fight.active
        if not isinstance(result, Done) or after in (None, before):
            continue
        assert after is not None
        if foretold and {fact["kind"] for fact in result.entry.facts} <= QUIET:
            found.append((foretold, after, bool(passed_over)))
    return found


@pytest.mark.parametrize("system", SYSTEMS)
def test_who_is_foretold_comes_and_who_loses_its_turn_is_not_foretold(system: str) -> None:
    counted: Counter[str] = Counter()
    for number, data in enumerate(setups(system) * 2):
        for foretold, came, passed_over in foretold_and_come(begun(data), Random(number)):
            assert foretold[0] == came, (data["combatants"], foretold, came)
            assert len(set(foretold)) == len(foretold)
            counted["came"] += 1
            counted["lost"] += passed_over
    assert counted["came"] >= 60
    assert counted["lost"] >= 5, "nobody has been passed over"


@pytest.mark.parametrize("data", CASES)
def test_nobody_comes_before_the_beginning_or_after_the_end(data: Mapping[str, Any]) -> None:
    service = start(data)
    assert list(service.system.coming(service.fight)) == []
    player = RandomPlayer(begun(data), Random(1))
    player.do({"do": "end"})
    assert player.fight.phase == "ended"
    assert list(player.service.system.coming(player.fight)) == []


def test_where_a_system_says_nothing_its_order_goes_round_without_those_who_have_fallen() -> None:
    service = fight_of({"do": "begin", "dice": [20, 15, 10, 5]}, beings=[being(name) for name in "abcd"])
    player = RandomPlayer(service, Random(1))
    order = list(service.system.outcome.order(service.fight))
    player.go_on()
    player.do({"do": "set", "actor": order[2], "pool": "hp", "value": 0})
    assert service.fight.active == order[1]
    assert list(service.system.coming(service.fight)) == [order[3], order[0]]
