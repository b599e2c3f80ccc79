"""What the window exports as JSON is the fight: played again it comes to the same outcome, to the byte."""

import json
from collections.abc import Iterable
from random import Random

import pytest

from rules.engine.replay import FINE, outcome, replay, service_for
from rules.engine.service import Done
from rules.scripts import script
from rules.system import registry
from tests.proving import PROVE
from tests.rules.random_player import RandomPlayer
from tests.ui.tellings import kept
from ui.session.loader import as_script

MOST = 60
"""How many commands of a fight there are at the most."""
LONG = range(2, 100)
"""That any fight is replayed to the same outcome `tests/rules/system/test_at_random.py` proves with many more."""


@pytest.mark.parametrize("seeds", [range(2), pytest.param(LONG, marks=PROVE)])
@pytest.mark.parametrize("system", registry.ids())
def test_an_exported_fight_comes_to_the_same_outcome_to_the_byte(system: str, seeds: Iterable[int]) -> None:
    commands = 0
    for seed in seeds:
        setup = {**kept(system)["script"], "seed": seed}
        service = service_for(script.check({**setup, "commands": []}))
        player = RandomPlayer(service, Random(seed))
        assert isinstance(player.do({"do": "begin"}), Done)
        for _ in player.turns(MOST):
            pass
        player.do({"do": "note", "text": f"“{seed}” → ¿?"})
        if seed % 3 == 0:
            service.stand_at(service.journal.cursor - 1)
        if seed % 2:
            player.do({"do": "end"})
        exported = json.dumps(as_script(setup, service.journal), ensure_ascii=False, indent=1)
        again, status = replay(exported)
        assert status == FINE, seed
        assert json.dumps(again) == json.dumps(outcome(service)), seed
        commands += service.journal.cursor
    assert commands > 5 * len(list(seeds))
