"""Random fights on the shipped boards, with the shipped sheets, to their end."""

from __future__ import annotations

from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from rules.core.state import is_decided
from rules.engine.replay import outcome, service_for
from rules.engine.service import Done
from rules.scripts import script
from tests.proving import tries
from tests.rules.promises import packed
from tests.rules.random_player import RandomPlayer
from tests.rules.tabuleiro.limits import check_limits
from tests.samples import creatures, members, sample

MOST = 900
"""Commands after which a fight counts as endless."""
PEOPLE = [*creatures("tabuleiro").values(), *members("tabuleiro").values()]
BOARDS = [encounter["board"] for encounter in sample("tabuleiro")["encounters"]]


@st.composite
def fights(draw: st.DrawFn) -> dict[str, Any]:
    """Two to four on each side, anywhere free on one of the boards."""
    board = draw(st.sampled_from(BOARDS))
    free = free_cells(board)
    count = draw(st.integers(2, 4)) * 2
    cells = draw(st.lists(st.sampled_from(free), min_size=count, max_size=count, unique=True))
    sources = draw(st.lists(st.sampled_from(PEOPLE), min_size=count, max_size=count))
    return {
        "system": "tabuleiro",
        "seed": draw(st.integers(0, 2**63)),
        "options": {"initiative": "per", "at_zero": draw(st.sampled_from(("dead", "unconscious")))},
        "board": board,
        "combatants": [
            {
                "id": f"one-{number}",
                "name": f"{source['name']} {number}",
                "side": "party" if number % 2 else "foes",
                "sheet": source["sheet"],
                "cell": list(cell),
            }
            for number, (source, cell) in enumerate(zip(sources, cells, strict=True))
        ],
    }


def free_cells(board: dict[str, Any]) -> list[tuple[int, int]]:
    parsed = service_for(script.check({"system": "tabuleiro", "board": board, "combatants": []})).fight.board
    return [(x, y) for y in range(parsed.height) for x in range(parsed.width) if parsed.state_at((x, y)) == "free"]


@tries(12)
@given(fights(), st.integers(0, 2**32))
def test_a_random_fight_comes_to_its_end_and_what_is_offered_is_possible(data: dict[str, Any], seed: int) -> None:
    service = service_for(script.check(data))
    start = packed(service)
    player = RandomPlayer(service, Random(seed))
    assert isinstance(player.do({"do": "begin"}), Done)
    for _ in player.turns(MOST):
        check_limits(service)
    assert player.refused == []
    assert is_decided(service.fight)
    standing = {combatant.side for combatant in service.fight.combatants.values() if combatant.state == "active"}
    assert isinstance(player.do({"do": "end"}), Done)
    result = outcome(service)
    assert (result["phase"], result["winner"]) == ("ended", standing.pop() if standing else None)
    played = packed(service)
    while service.journal.cursor:
        service.do({"do": "undo"})
    assert packed(service) == start
    while service.journal.cursor < len(service.journal.entries):
        service.do({"do": "redo"})
    assert packed(service) == played
