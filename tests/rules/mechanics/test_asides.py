"""What is told of an action beside its chance and its targets is left out where one of its things is foretold."""

import json
from itertools import islice
from pathlib import Path

import pytest

from rules.engine.replay import played
from rules.mechanics.declared_action import Declared
from rules.scripts import script

GOLDEN = Path(__file__).parents[2] / "golden"
MOST = 3
"""So many complete acts of each action are tried at the end of each worked example."""


@pytest.mark.parametrize("system", ["d100", "fantasia", "ffrpg", "fulminato", "tabuleiro"])
def test_it_tells_no_chance_and_nothing_of_a_target(system: str) -> None:
    told: set[str] = set()
    for example in json.loads((GOLDEN / f"{system}.json").read_text("utf-8"))[::2]:
        service = played(script.check(example["script"])).service
        fight = service.fight
        for action in service.system.actions.values():
            if not isinstance(action, Declared) or fight.active is None:
                continue
            actor = fight.combatants[fight.active]
            for params in islice(action.possible(fight, actor), MOST):
                for notice in action.previews:
                    previews = [*notice.tell(fight, actor, params)] if notice.aside else []
                    assert all(preview.target is None and preview.what != "chance" for preview in previews), action.id
                    told.update(preview.what for preview in previews)
    assert told & {"cost", "price"}, "some were told"
