"""All that is possible now, from the declarations alone: nothing of it is refused, and what it leaves out is."""

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.engine.replay import service_for
from rules.engine.service import RulesService
from rules.scripts import script
from tests.proving import tries
from tests.worked import SYSTEMS, fights

MOST = 400
"""How many ways to put an action together are tried, of those that there are."""


@cache
def examples(system: str) -> tuple[dict[str, Any], ...]:
    """The worked examples of a system that do something."""
    return tuple(fight for fight in fights(system) if fight["commands"])


def every_way(action: Any, fight: Any, actor: Any) -> Iterator[Any]:
    """Each way to put an action together out of the values that are looked at, refused or not."""

    def rest(so_far: Any, asked: tuple[str, ...]) -> Iterator[Any]:
        if not asked:
            yield so_far.params
            return
        described = action.reading.described[asked[0]]
        if described.shown is not None and not described.shown(fight, actor, so_far.params):
            yield from rest(so_far, asked[1:])
            return
        for value in action.telling(described, fight, actor, so_far, every=True):
            yield from rest(action.with_value(so_far, asked[0], value), asked[1:])

    yield from rest(action.reading.so_far({}), action.asked())


@pytest.mark.parametrize("system", SYSTEMS)
@tries(12)
@given(data=st.data())
def test_possible_is_what_would_not_be_refused(system: str, data: st.DataObject) -> None:
    example = data.draw(st.sampled_from(examples(system)))
    service = service_for(script.check({**json.loads(json.dumps(example)), "commands": []}))
    for command in example["commands"][: data.draw(st.integers(0, len(example["commands"])))]:
        service.do({key: value for key, value in command.items() if key != "dice"})
    actor = service.fight.combatants[data.draw(st.sampled_from(sorted(service.fight.combatants)))]
    for action in service.system.actions.values():
        compare(service, action, actor)


def compare(service: RulesService, action: Any, actor: Any) -> None:
    fight = service.fight
    possible = list(action.possible(fight, actor))
    assert len(set(possible)) == len(possible)
    for params in possible[:40]:
        command = {"do": "act", "actor": actor.id, "action": action.id, **action.reading.written(params)}
        assert action.reading.read(command) == params
        refused = service.refusal_of(command)
        assert refused is None or refused.code in ("not_begun", "already_ended"), (command, refused)
    for tried, params in enumerate(every_way(action, fight, actor)):
        assert action.is_possible(fight, actor, params) == (params in possible), (action.id, params)
        if tried == MOST:
            break
