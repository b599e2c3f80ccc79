"""What is told of an action beside its chance and its targets is left out where one of its things is foretold."""

import json

import pytest

from rules.engine.replay import played
from rules.mechanics.declared_action import Declared
from rules.scripts import script
from tools.outcomes import GOLDEN, stands


@pytest.mark.parametrize("system", ["d100", "fantasia", "ffrpg", "fulminato", "tabuleiro"])
def test_it_tells_no_chance_and_nothing_of_a_target(system: str) -> None:
    told: set[str] = set()
    examples = json.loads((GOLDEN / f"{system}.json").read_text("utf-8"))
    for example in (each for each in examples if stands(each["script"])):
        commands = [command for command in example["script"]["commands"] if "refused" not in command]
        service = played(script.check({**example["script"], "commands": commands})).service
        fight = service.fight
        for command in commands:
            action = service.system.actions.get(command.get("action", "")) if command["do"] == "act" else None
            actor = fight.combatants.get(command.get("actor", ""))
            if not isinstance(action, Declared) or actor is None:
                continue
            so_far = action.reading.so_far(action.reading.flat(command))
            for notice in action.previews:
                if notice.aside and notice.needs <= so_far.known:
                    previews = [*notice.tell(fight, actor, so_far.params)]
                    assert all(preview.target is None and preview.what != "chance" for preview in previews), command
                    told.update(preview.what for preview in previews)
    assert told & {"cost", "price"}, "some were told"
