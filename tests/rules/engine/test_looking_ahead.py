"""What is said and offered before an action is done stands whatever the form, a script or a plugin hands in."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.engine.service import Refused, RulesService
from rules.system import registry
from rules.system.system import System
from tests.proving import tries
from tests.worked import fights, partway

IDS = tuple(registry.ids())
ODD: tuple[Any, ...] = (
    None,
    True,
    "",
    "nobody",
    "main",
    "off",
    "skill",
    "opposed",
    -1,
    0,
    1,
    3,
    99,
    10**30,
    -(10**30),
    0.5,
    float("nan"),
    [],
    [None],
    ["nobody", 3],
    [[]],
    [1, 2],
    ["destreza"],
    {},
    {"skill": None},
    {"skill": "esquivar", "difficulty": 3},
    {"status": []},
)
"""Values that no form gives and a script may."""


def look(service: RulesService, actor: Any, action: str, values: dict[str, Any], command: dict[str, Any]) -> None:
    """Everything that a window asks for while an action is put together."""
    fight, system = service.fight, service.system
    for field in system.actions[action].fields:
        if field.shown is not None:
            field.shown(fight, actor, values)
        if field.options is not None:
            for option in field.options(fight, actor, values):
                assert isinstance(option.label, str)
        if field.most is not None:
            least, most = field.most(fight, actor, values)
            assert least >= 0
            assert most >= 0
    for told in service.preview(command):
        assert isinstance(told.text, str)
        assert "None" not in told.text
    system.described(fight, command)
    system.ground.aimed(fight, actor, action, values)
    for kind in ("act", "declare"):
        refused = service.refusal_of({**command, "do": kind})
        assert refused is None or isinstance(refused, Refused)


@pytest.mark.parametrize("system", IDS)
@tries(15)
@given(data=st.data())
def test_no_odd_value_makes_a_look_ahead_fail(system: str, data: st.DataObject) -> None:
    example = data.draw(st.sampled_from(fights(system)), "example")
    service = partway(example, data.draw(st.integers(0, len(example["commands"])), "commands"))
    fight = service.fight
    actor = fight.combatants[data.draw(st.sampled_from(sorted(fight.combatants)), "actor")]
    action = data.draw(st.sampled_from(sorted(service.system.actions)), "action")
    values = data.draw(odd_values(service.system, fight, actor, action), "values")
    look(service, actor, action, values, command_of(actor.id, action, values))


@pytest.mark.parametrize("system", IDS)
def test_a_thing_that_nobody_has_makes_no_look_ahead_fail(system: str) -> None:
    example = next(fight for fight in fights(system) if len(fight["combatants"]) > 1)
    service = partway(example, 0)
    for actor in service.fight.combatants.values():
        for action in service.system.actions:
            for values in ({"with": "nothing"}, {"with": "nothing", "targets": [actor.id]}):
                look(service, actor, action, values, command_of(actor.id, action, values))


def odd_values(system: System, fight: Any, actor: Any, action: str) -> st.SearchStrategy[dict[str, Any]]:
    """Some of the action's fields, and some that it does not know, with values right and wrong."""
    odd = st.sampled_from(ODD)
    known: dict[str, st.SearchStrategy[Any]] = {}
    ids = st.sampled_from([*fight.combatants, "nobody"])
    for field in system.actions[action].fields:
        right: list[Any] = []
        if field.options is not None:
            right = [option.id for option in field.options(fight, actor, {})][:30]
        fitting = st.sampled_from(right) if right else odd
        if field.kind in ("targets", "choices"):
            fitting = st.lists(st.one_of(ids, fitting), max_size=3)
        known[field.name] = fitting if field.name in ("targets", "with", "modifier") else st.one_of(fitting, odd, ids)
    known["targets"] = st.one_of(st.none(), st.lists(ids, max_size=4))
    known["with"] = st.one_of(st.none(), st.just("nothing"), known.get("with", st.none()).filter(_is_text))
    known["modifier"] = st.sampled_from([None, 0, -5, 10**30, -(10**30)])
    known["nonsense"] = odd
    return st.fixed_dictionaries({}, optional=known)


def _is_text(value: object) -> bool:
    return value is None or isinstance(value, str)


def command_of(actor: str, action: str, values: dict[str, Any]) -> dict[str, Any]:
    """The `act` command of these values: `a.b` is the key `b` of the param `a`."""
    command: dict[str, Any] = {"do": "act", "actor": actor, "action": action}
    params: dict[str, Any] = {}
    for name, value in values.items():
        outer, _, inner = name.partition(".")
        if name in ("targets", "with", "modifier"):
            command[name] = value
        elif inner:
            held = params.setdefault(outer, {})
            if isinstance(held, dict):
                held[inner] = value
        else:
            params[name] = value
    return {**command, "params": params} if params else command


@pytest.mark.parametrize("system", IDS)
@tries(15)
@given(data=st.data())
def test_a_look_ahead_changes_nothing_and_stands_for_everybody_at_any_time(system: str, data: st.DataObject) -> None:
    example = data.draw(st.sampled_from(fights(system)), "example")
    service = partway(example, data.draw(st.integers(0, len(example["commands"])), "commands"))
    before = json.dumps(service.packed_fight())
    for actor in service.fight.combatants.values():
        for action in service.system.actions:
            look(service, actor, action, {}, {"do": "act", "actor": actor.id, "action": action})
            service.system.window.first_values(service.fight, actor, action)
            service.system.closed(service.fight, actor, action)
    assert json.dumps(service.packed_fight()) == before


@pytest.mark.parametrize("system", IDS)
@tries(15)
@given(data=st.data())
def test_what_is_refused_however_it_is_completed_is_refused_before_anything_is_chosen(
    system: str, data: st.DataObject
) -> None:
    """So a button that is closed says why without asking again whether the bare command would be refused."""
    example = data.draw(st.sampled_from(fights(system)), "example")
    service = partway(example, data.draw(st.integers(0, len(example["commands"])), "commands"))
    if service.fight.phase in ("setup", "ended"):
        return
    for actor in service.fight.combatants.values():
        for action in service.system.actions:
            bare = {"do": "act", "actor": actor.id, "action": action}
            closed = service.system.closed(service.fight, actor, action)
            assert closed is None or service.refusal_of(bare) is not None, (actor.id, action, closed)
