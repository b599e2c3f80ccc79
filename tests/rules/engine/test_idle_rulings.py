"""Rulings that would leave everything as it is: not worth a line to a game master, and one to a script."""

from typing import Any

import pytest

from rules.engine.service import Done, RulesService
from tests.rules.core.toy import BEGIN, BOARD, fight_of, picture


@pytest.fixture
def service() -> RulesService:
    return fight_of(BEGIN, board=BOARD)


@pytest.mark.parametrize(
    ("command", "is_idle"),
    [
        ({"do": "set", "actor": "bob", "pool": "hp", "value": 10}, True),
        ({"do": "set", "actor": "bob", "pool": "hp", "value": 99}, True),
        ({"do": "set", "actor": "bob", "pool": "hp", "value": 9}, False),
        ({"do": "side", "actor": "bob", "side": "foes"}, True),
        ({"do": "side", "actor": "bob", "side": "party"}, False),
        ({"do": "heal", "actor": "bob", "amount": 3}, True),
        ({"do": "damage", "actor": "bob", "amount": 0}, True),
        ({"do": "damage", "actor": "bob", "amount": 1}, False),
        ({"do": "set", "actor": "nobody", "pool": "hp", "value": 10}, False),
        ({"do": "note", "text": "The lamp goes out"}, False),
    ],
)
def test_a_ruling_is_idle_where_all_stays_as_it_is(
    service: RulesService, command: dict[str, Any], is_idle: bool
) -> None:
    before = picture(service)
    assert (service.idle(command) is not None) == is_idle
    assert picture(service) == before


def test_a_script_may_say_what_is_so_already(service: RulesService) -> None:
    """The contract has a line for every `set`: that it is not worth one is for whoever gives commands by hand."""
    result = service.do({"do": "set", "actor": "bob", "pool": "hp", "value": 10})
    assert isinstance(result, Done)
    assert [fact["kind"] for fact in result.entry.facts] == ["ruling"]
