"""How long the players' view of forty takes in a long fight: goal 5 ms a view, 20 kB, and 150 ms from command to phone.

Nothing here asserts a time.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

from rules.log.redaction import HiddenSpans
from rules.players.players_view import as_json
from rules.players.recent_lines import RecentLines
from rules.players.seen_by import Audience, PlayedFight, ShownIds, seen_by
from tests.rules.ffrpg.playing import Battle, foe, hero

AUTO = {"dice": "auto"}
ROUNDS = 12
HIDDEN = frozenset({"imp-1", "imp-2"})


@pytest.fixture(scope="module")
def forty() -> Battle:
    """Six heroes and 34 foes, each with two conditions, in their twelfth round."""
    heroes = [hero(f"hero-{number}") for number in range(6)]
    battle = Battle(*heroes, *(foe(id=f"imp-{number}", name=f"Imp {number}") for number in range(34)), begin=AUTO)
    for id in battle.fight.combatants:
        for status in ("silence", "haste"):
            battle.do("condition", actor=id, status=status, timer=40)
    while battle.fight.round < ROUNDS:
        battle.do("next", dice="auto")
    return battle


def now(battle: Battle) -> PlayedFight:
    spans = HiddenSpans({id: [(1, None)] for id in HIDDEN})
    return PlayedFight("", battle.fight, battle.service.system, battle.service.journal.facts, HIDDEN, spans)


def test_a_view_after_a_command(benchmark: Any, forty: Battle) -> None:
    audience = Audience(ShownIds(), seat=("hero-1",))
    seen_by(now(forty), audience)
    view = benchmark(lambda: seen_by(now(forty), audience))
    benchmark.extra_info["bytes"] = len(json.dumps(as_json(view), ensure_ascii=False, separators=(",", ":")).encode())
    assert (len(view.rows), len(view.log)) == (38, 20)


def test_the_big_screen_and_eight_seats_after_a_command_as_json(benchmark: Any, forty: Battle) -> None:
    ids, told = ShownIds(), RecentLines()
    seats = ((), *((f"hero-{number % 6}",) for number in range(8)))

    def views() -> list[str]:
        played = now(forty)
        return [json.dumps(as_json(seen_by(played, Audience(ids, seat=seat, told=told)))) for seat in seats]

    views()
    assert len(benchmark(views)) == 9


def test_the_first_view_of_a_long_fight(benchmark: Any, forty: Battle) -> None:
    assert len(benchmark(lambda: seen_by(now(forty), Audience(ShownIds()))).log) == 20
