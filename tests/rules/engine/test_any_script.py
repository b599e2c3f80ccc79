"""Scripts of all systems, spoiled at random: whatever is read, there is an outcome, and never a traceback."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.engine.replay import replay, service_for, to_json
from rules.engine.service import Done, RulesService
from rules.log.sentences import Teller
from rules.scripts import script
from rules.text.faults import BadScript
from rules.text.messages import LANGUAGES
from tests.proving import short_of, tries
from tests.rules.core.toy import picture
from tests.worked import SYSTEMS, scripts

SCRIPTS: dict[str, list[Any]] = {system: scripts(system) for system in SYSTEMS}
COMMANDS = {system: [item for each in found for item in each["commands"]] for system, found in SCRIPTS.items()}
STRANGE: tuple[Any, ...] = (
    *(None, True, False, 0, -1, 1, 3, 99, 10**12, 10**40, 1.5, "", "x", "auto", "none", "d6", "é🗡"),
    *([], {}, [1], ["x"], [[0, 0]], [{}], [None], [0, 0], {"a": 1}, {"status": "x"}, [{"id": "a"}]),
)
FREE = frozenset(
    {"with", "targets", "value", "timer", "params", "surprise", "to", "path", "amount", "stat", "modifier"}
)

Path_ = tuple[str | int, ...]


def places(data: Any, path: Path_ = ()) -> Iterator[Path_]:
    """The paths to everything inside."""
    parts = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, part in parts:
        yield (*path, key)
        yield from places(part, (*path, key))


def within(data: Any, path: Path_) -> Any:
    for key in path:
        data = data[key]
    return data


def spoiled(system: str, seed: int) -> dict[str, Any]:
    """A worked example with other commands put in, dice taken out, and one or two values made otherwise."""
    random = Random(seed)
    found: dict[str, Any] = json.loads(json.dumps(random.choice(SCRIPTS[system])))
    commands = found["commands"]
    for _ in range(random.randint(0, 6)):
        another = json.loads(json.dumps(random.choice(COMMANDS[system])))
        if "actor" in another and random.random() < 0.7:
            another["actor"] = random.choice(found["combatants"])["id"]
        if "targets" in another and random.random() < 0.7:
            another["targets"] = [random.choice(found["combatants"])["id"]]
        another["override"] = random.random() < 0.3
        commands.insert(random.randint(0, len(commands)), another)
    for command in commands:
        for key, often in (("dice", 0.9), ("refused", 1.0), ("answers", 0.4)):
            if random.random() < often:
                command.pop(key, None)
    for _ in range(random.randint(0, 2)):
        chosen = [path for path in places(commands) if path[1:2] and path[1] in FREE] if random.random() < 0.8 else []
        path = random.choice(chosen or list(places(found)))
        inside = within(commands if chosen else found, path[:-1])
        elsewhere = within(found, random.choice(list(places(found))))
        inside[path[-1]] = json.loads(json.dumps(random.choice((random.choice(STRANGE), elsewhere))))
    return found


@pytest.mark.parametrize("system", SYSTEMS)
@tries(30)
@given(seed=st.integers(0, 2**40))
def test_any_script_has_an_outcome(system: str, seed: int) -> None:
    data = spoiled(system, seed)
    outcome, status = replay(json.dumps(data))
    for _ in range(12):
        if status != 1:
            break
        # What is refused is expected to be, so that the rest of the script is reached.
        data["commands"][outcome["error"]["command"]]["refused"] = outcome["error"]["code"]
        outcome, status = replay(json.dumps(data))
    assert (outcome["ok"], status) in ((True, 0), (False, 1), (False, 2))
    line = to_json(outcome)
    assert json.loads(line)["ok"] is outcome["ok"]
    assert to_json(replay(json.dumps(data))[0]) == line


@pytest.mark.parametrize("every", short_of((1, 4), 4))
@pytest.mark.parametrize("system", SYSTEMS)
def test_the_worked_examples_reopen_at_every_cursor_and_are_told_in_every_language(system: str, every: int) -> None:
    for data in SCRIPTS[system][::every]:
        try:
            given = script.check(json.loads(json.dumps(data)))
            service = service_for(given)
        except BadScript:
            continue
        states = [picture(service)]
        for number, command in enumerate(given.commands):
            result = service.do(command, number=number)
            if isinstance(result, Done) and service.journal.cursor == len(states):
                states.append(picture(service))
            elif command["do"] in ("undo", "redo"):
                break
        while isinstance(service.do({"do": "redo"}), Done):
            pass
        entries = json.loads(json.dumps([service.codec.pack_entry(entry) for entry in service.journal.entries]))
        for cursor in range(min(len(states), len(entries) + 1)):
            for at in {0, cursor // 2, min(len(states), len(entries) + 1) - 1}:
                found = RulesService.reopened(service.system, json.loads(states[at]), entries, cursor, at)
                assert picture(found) == states[cursor], (cursor, at)
        names = {id: item.name for id, item in service.fight.combatants.items()}
        for language in LANGUAGES:
            for line in Teller(service.system, names, language, service.fight).lines(service.journal.facts()):
                assert "…" not in line
                assert "None" not in line
