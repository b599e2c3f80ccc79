"""What a script comes to, and what is shown on the way: what a deed would bring, numbers, closed actions."""

import json
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from rules.engine.replay import replay_script, service_for
from rules.scripts import script
from rules.system import registry
from rules.system.system import System
from rules.text.faults import BadScript


def checked(data: Mapping[str, Any]) -> script.Script:
    """The script, read."""
    return script.check(json.loads(json.dumps(data)))


def comes_to(data: Mapping[str, Any]) -> str:
    """The outcome of a script."""
    try:
        return json.dumps(replay_script(checked(data)), default=str)
    except BadScript as bad:
        return f"{bad.place}: {bad.message}"


def shown(read: script.Script) -> Iterator[Any]:
    """What the window shows of a fight, before and after each command."""
    service = service_for(read)
    system, fight = service.system, service.fight
    for number, command in enumerate(read.commands):
        if command["do"] == "act" and service.refusal_of(command) is None:
            yield service.preview(command)
        service.do(command, number=number)
        yield system.window.timeline(fight), system.window.declarations(fight)
        for who in fight.combatants.values():
            yield [(action, system.closed(fight, who, action)) for action in system.actions]
            yield [system.outcome.explain(fight, who, stat) for stat in system.outcome.stats(fight, who)]
            yield system.chips(fight, who), [system.condition_label(one) for one in who.conditions]


def played(system: System, data: Mapping[str, Any]) -> str:
    """What comes of a script by the rules of a system that is not looked up, and what is shown on the way."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(registry, "system", lambda _: system)
        try:
            read = checked(data)
            return json.dumps([replay_script(read), list(shown(read))], default=str)
        except BadScript as bad:
            return f"{bad.place}: {bad.message}"
