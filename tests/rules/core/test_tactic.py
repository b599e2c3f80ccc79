"""The simple tactic plays any system to its end."""

import json
from pathlib import Path

import pytest

from rules import script, tactic
from rules.replaying import service_for
from rules.service import RulesService
from tests.rules.core.toy import BEGIN, being, fight_of

GOLDEN = Path(__file__).parents[2] / "golden"


def fight(system: str) -> RulesService:
    """The setup of a system's first worked example that has two sides, each with somebody active."""
    for example in json.loads((GOLDEN / f"{system}.json").read_text("utf-8")):
        service = service_for(script.check({**example["script"], "commands": []}))
        if not tactic.is_decided(service.fight):
            return service
    raise AssertionError(system)


@pytest.mark.parametrize("system", ["d100", "fantasia", "ffrpg", "fulminato", "tabuleiro"])
def test_a_fight_is_played_until_it_is_decided_and_the_same_every_time(system: str) -> None:
    service, again = fight(system), fight(system)
    stops = tactic.play(service, 300)
    assert service.fight.phase != "setup"
    assert service.journal.fact_count > 0
    assert tactic.is_decided(service.fight) or stops == 300
    assert tactic.play(again, 300) == stops
    assert json.dumps(again.packed_fight()) == json.dumps(service.packed_fight())


def test_it_is_decided_when_one_side_or_none_is_left() -> None:
    service = fight_of(BEGIN)
    assert not tactic.is_decided(service.fight)
    for one in ("ann", "bob"):
        service.do({"do": "damage", "actor": one, "amount": 99})
        assert tactic.is_decided(service.fight)


def test_the_weakest_opponent_comes_first() -> None:
    beings = [being("ann", "party"), being("strong", hp=20), being("weak", hp=3), being("friend", "party", hp=1)]
    service = fight_of(beings=beings)
    found = tactic.opponents(service.fight, service.fight.combatants["ann"])
    assert [one.id for one in found] == ["weak", "strong"]
