"""What is no script: each kind has its place, one sentence, the code `invalid_script` and the exit status 2."""

import json
from typing import Any

import pytest

from rules.engine.replay import NO_SCRIPT, replay
from rules.scripts import script
from rules.text.faults import BadScript
from tests.rules.core.toy import BEGIN, BOARD, NEXT, being, script_of


def fault(text: str) -> tuple[str, str]:
    """Place and sentence of what is no script."""
    outcome, status = replay(text)
    assert status == NO_SCRIPT == 2
    assert set(outcome) == {"ok", "error"}
    assert outcome["ok"] is False
    error = outcome["error"]
    assert set(error) == {"place", "code", "message"}
    assert error["code"] == "invalid_script"
    assert error["message"].startswith(error["place"])
    assert "\n" not in error["message"]
    return error["place"], error["message"].removeprefix(f"{error['place']}: ")


def changed(place: str, value: Any) -> str:
    """A right script with one thing in it made otherwise: `combatants.0.id`; a value of `...` takes it away."""
    data = json.loads(json.dumps(script_of(BEGIN, NEXT, options={}, seed=1, board=BOARD)))
    inside: Any = data
    *path, last = [int(part) if part.isdigit() else part for part in place.split(".")]
    for part in path:
        inside = inside[part]
    if value is ...:
        del inside[last]
    elif isinstance(inside, list) and last == len(inside):
        inside.append(value)
    else:
        inside[last] = value
    return json.dumps(data)


# --- the text ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "this is not JSON: Expecting value: line 1 column 1 (char 0)"),
        ("{", "this is not JSON: Expecting property name enclosed in double quotes: line 1 column 2 (char 1)"),
        ("{} {}", "this is not JSON: Extra data: line 1 column 4 (char 3)"),
        ("begin", "this is not JSON: Expecting value: line 1 column 1 (char 0)"),
        ('{"seed": NaN}', "this is not JSON: NaN is no value"),
        ('{"seed": -Infinity}', "this is not JSON: -Infinity is no value"),
        ('{"seed": ' + "9" * 5000 + "}", "this is not JSON: a number of 5000 digits is too big"),
        ('{"system": "\\ud800"}', "this is not JSON: it holds half a character"),
        ("[" * 100_000, "this is no script: it is nested too deeply"),
        ("[]", "a script is an object with keys"),
        ("null", "a script is an object with keys"),
        ('"toy"', "a script is an object with keys"),
    ],
)
def test_what_is_no_json_object_has_no_place(text: str, message: str) -> None:
    assert fault(text) == ("", message)


def test_a_whole_emoji_is_no_half_character() -> None:
    found = script.read(changed("combatants.0.name", "Ann 🗡"))
    assert found.combatants[0]["name"] == "Ann 🗡"


# --- the script --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("place", "value", "message"),
    [
        ("sistem", "toy", "a script has no such key"),
        ("system", ..., "this value is missing"),
        ("system", None, "text belongs here, not None"),
        ("system", 3, "text belongs here, not 3"),
        ("system", "gurps", "The rule system “gurps” is not installed."),
        ("seed", "7", "a whole number belongs here, not '7'"),
        ("seed", 7.0, "a whole number belongs here, not 7.0"),
        ("seed", True, "a whole number belongs here, not True"),
        ("seed", None, "a whole number belongs here, not None"),
        ("options", [], "an object with keys belongs here, not []"),
        ("options", 0, "an object with keys belongs here, not 0"),
        ("options", "", "an object with keys belongs here, not ''"),
        ("options.ice", True, "there is no such key here"),
        ("options.fire", "yes", "true or false belongs here, not 'yes'"),
        ("board", 3, "a board is an object with keys"),
        ("board.width", 0, "a whole number from 1 to 20 belongs here, not 0"),
        ("board.weather", "rain", "a board of this system has no such key"),
        ("combatants", ..., "this value is missing"),
        ("combatants", {}, "a list of combatants belongs here"),
        ("commands", {}, "a list of commands belongs here"),
        ("commands", None, "a list of commands belongs here"),
    ],
)
def test_the_keys_of_a_script(place: str, value: Any, message: str) -> None:
    assert fault(changed(place, value)) == (place, message)


def test_a_script_may_leave_out_what_has_a_default() -> None:
    found = script.check({"system": "toy", "combatants": []})
    assert (found.seed, found.board, found.commands, found.options.fire) == (0, None, (), True)
    assert script.check({"system": "toy", "combatants": [], "options": None, "board": None}).options.fire is True


# --- combatants --------------------------------------------------------------------------------------------

CONDITION = {"status": "burning"}


@pytest.mark.parametrize(
    ("place", "value", "at", "message"),
    [
        ("combatants.1", "bob", "combatants[1]", "a combatant is an object with keys"),
        ("combatants.1.hp", 3, "combatants[1].hp", "a combatant has no such key"),
        ("combatants.1.id", ..., "combatants[1].id", "this value is missing"),
        ("combatants.1.id", "", "combatants[1].id", "this may not be empty"),
        ("combatants.1.id", 3, "combatants[1].id", "text belongs here, not 3"),
        ("combatants.1.id", "ann", "combatants[1].id", "two combatants have the id 'ann'"),
        ("combatants.1.side", ..., "combatants[1].side", "this value is missing"),
        ("combatants.1.side", "", "combatants[1].side", "this may not be empty"),
        ("combatants.1.name", 3, "combatants[1].name", "text belongs here, not 3"),
        ("combatants.1.sheet", ..., "combatants[1].sheet", "this value is missing"),
        ("combatants.1.sheet", 3, "combatants[1].sheet", "an object with keys belongs here, not 3"),
        ("combatants.1.sheet.hp", ..., "combatants[1].sheet.hp", "this value is missing"),
        ("combatants.1.sheet.hp", "9", "combatants[1].sheet.hp", "a whole number belongs here, not '9'"),
        ("combatants.1.sheet.hp", 31, "combatants[1].sheet.hp", "31 is too big: at most 30"),
        ("combatants.1.sheet.luck", 1, "combatants[1].sheet.luck", "there is no such key here"),
        (
            "combatants.1.sheet.weapons",
            [{"id": "axe"}, {"id": "bow", "ammo": 3}],
            "combatants[1].sheet.weapons[1].ammo",
            "there is no such key here",
        ),
        ("combatants.1.pools", [], "combatants[1].pools", "an object with a number for each pool belongs here"),
        ("combatants.1.pools", {"luck": 1}, "combatants[1].pools.luck", "this system has no such pool"),
        ("combatants.1.pools", {"hp": "3"}, "combatants[1].pools.hp", "a whole number belongs here, not '3'"),
        ("combatants.1.pools", {"hp": 11}, "combatants[1].pools.hp", "11 is not within 0 and 10"),
        ("combatants.1.pools", {"mp": -1}, "combatants[1].pools.mp", "−1 is not within 0 and 4"),
        ("combatants.1.conditions", {}, "combatants[1].conditions", "a list of conditions belongs here"),
        ("combatants.1.conditions", ["burning"], "combatants[1].conditions[0]", "a condition is an object with keys"),
        (
            "combatants.1.conditions",
            [CONDITION, {"status": "burning", "for": 3}],
            "combatants[1].conditions[1].for",
            "a condition has no such key",
        ),
        ("combatants.1.conditions", [{}], "combatants[1].conditions[0].status", "this value is missing"),
        (
            "combatants.1.conditions",
            [{"status": "drunk"}],
            "combatants[1].conditions[0].status",
            "this system has no status 'drunk'",
        ),
        (
            "combatants.1.conditions",
            [{**CONDITION, "timer": 0}],
            "combatants[1].conditions[0].timer",
            "a whole number from 1, or null, belongs here, not 0",
        ),
        (
            "combatants.1.conditions",
            [{**CONDITION, "timer": "3"}],
            "combatants[1].conditions[0].timer",
            "a whole number from 1, or null, belongs here, not '3'",
        ),
        (
            "combatants.1.conditions",
            [{**CONDITION, "source": 3}],
            "combatants[1].conditions[0].source",
            "text belongs here, not 3",
        ),
        (
            "combatants.1.conditions",
            [{**CONDITION, "params": []}],
            "combatants[1].conditions[0].params",
            "an object with keys belongs here",
        ),
        (
            "combatants.1.conditions",
            [CONDITION, {"status": "bound"}],
            "combatants[1].conditions[1]",
            "“by” is missing or unknown here.",
        ),
        ("combatants.1.cell", [1], "combatants[1].cell", "a cell is a list of two whole numbers, x and y"),
        ("combatants.1.cell", [9, 9], "combatants[1].cell", "That is off the board."),
        ("combatants.1.cell", [0, 0], "combatants[1].cell", "A wall stands there."),
        ("combatants.1.cell", [1, 0], "combatants[1].cell", "You can pass there, but not stay."),
        ("combatants.1.facing", "up", "combatants[1].facing", "'up' is not a facing of this system"),
    ],
)
def test_the_keys_of_a_combatant(place: str, value: Any, at: str, message: str) -> None:
    assert fault(changed(place, value)) == (at, message)


def test_of_two_on_one_cell_the_later_is_the_fault() -> None:
    beings = [being("a", cell=[2, 2]), being("b", cell=[3, 2]), being("c", cell=[2, 2])]
    text = json.dumps(script_of(beings=beings, board=BOARD))
    assert fault(text) == ("combatants[2].cell", "Somebody stands there.")


def test_a_cell_without_a_board_is_a_fault() -> None:
    text = json.dumps(script_of(beings=[being("a", cell=[2, 2])]))
    assert fault(text) == ("combatants[0].cell", "there is no board")


def test_a_fallen_one_keeps_no_cell() -> None:
    beings = [being("a", cell=[2, 2]), being("b", cell=[3, 2])]
    outcome, status = replay(json.dumps(script_of({"do": "note", "text": "x"}, beings=beings, board=BOARD)))
    assert status == 0
    assert outcome["combatants"]["a"]["cell"] == [2, 2]


def test_a_condition_to_which_one_is_immune_does_not_take_hold() -> None:
    beings = [being("water", conditions=[{"status": "burning"}, {"status": "slow", "source": "ann"}])]
    outcome, status = replay(json.dumps(script_of(beings=beings)))
    assert status == 0
    assert outcome["combatants"]["water"]["conditions"] == [{"status": "slow", "timer": None, "source": "ann"}]


# --- commands ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("command", "at", "message"),
    [
        ("next", "", "a command is an object with keys"),
        ({}, ".do", "there is no command None"),
        ({"do": "dance"}, ".do", "there is no command 'dance'"),
        ({"do": ["next"]}, ".do", "there is no command ['next']"),
        ({"do": "next", "actor": "ann"}, ".actor", "the command next has no such key"),
        ({"do": "act", "action": "strike"}, ".actor", "this value is missing"),
        ({"do": "act", "actor": "ann"}, ".action", "this value is missing"),
        ({"do": "act", "actor": 3, "action": "strike"}, ".actor", "text belongs here, not 3"),
        ({"do": "act", "actor": "ann", "action": None}, ".action", "text belongs here, not None"),
        (
            {"do": "act", "actor": "ann", "action": "strike", "target": ["bob"]},
            ".target",
            "the command act has no such key",
        ),
        ({"do": "act", "actor": "ann", "action": "strike", "targets": "bob"}, ".targets", "a list of ids belongs here"),
        ({"do": "act", "actor": "ann", "action": "strike", "targets": [1]}, ".targets", "a list of ids belongs here"),
        ({"do": "act", "actor": "ann", "action": "strike", "with": 3}, ".with", "text belongs here, not 3"),
        (
            {"do": "act", "actor": "ann", "action": "strike", "params": []},
            ".params",
            "an object with keys belongs here",
        ),
        (
            {"do": "act", "actor": "ann", "action": "strike", "modifier": "5"},
            ".modifier",
            "a whole number belongs here, not '5'",
        ),
        ({"do": "next", "dice": 6}, ".dice", 'a list of faces, or "auto", belongs here'),
        ({"do": "next", "dice": "manual"}, ".dice", 'a list of faces, or "auto", belongs here'),
        ({"do": "next", "dice": ["6"]}, ".dice", 'a list of faces, or "auto", belongs here'),
        ({"do": "next", "dice": [True]}, ".dice", 'a list of faces, or "auto", belongs here'),
        ({"do": "next", "answers": "dodge"}, ".answers", "a list of ids belongs here"),
        ({"do": "next", "override": 1}, ".override", "true or false belongs here, not 1"),
        ({"do": "next", "refused": True}, ".refused", "text belongs here, not True"),
        ({"do": "begin", "surprise": ["ann"]}, ".surprise", "an object with keys belongs here"),
        ({"do": "set", "actor": "ann", "pool": "hp"}, ".value", "this value is missing"),
        (
            {"do": "set", "actor": "ann", "pool": "hp", "value": "3"},
            ".value",
            "a whole number belongs here, not '3'",
        ),
        ({"do": "damage", "actor": "ann"}, ".amount", "this value is missing"),
        ({"do": "damage", "actor": "ann", "amount": 1.5}, ".amount", "a whole number belongs here, not 1.5"),
        ({"do": "heal", "actor": "ann", "amount": None}, ".amount", "a whole number belongs here, not None"),
        (
            {"do": "condition", "actor": "ann", "status": "burning", "timer": "3"},
            ".timer",
            "a whole number belongs here, not '3'",
        ),
        (
            {"do": "timer", "actor": "ann", "status": "burning", "value": "3"},
            ".value",
            "a whole number, or null, belongs here, not '3'",
        ),
        ({"do": "countdown", "name": "flood", "rounds": "3"}, ".rounds", "a whole number belongs here, not '3'"),
        ({"do": "countdown", "rounds": 3}, ".name", "this value is missing"),
        ({"do": "leave", "actor": "ann", "reason": 3}, ".reason", "text belongs here, not 3"),
        ({"do": "move", "actor": "ann", "to": "b2"}, ".to", "a cell is a list of two whole numbers, x and y"),
        ({"do": "move", "actor": "ann", "path": []}, ".path", "a list of cells belongs here"),
        (
            {"do": "move", "actor": "ann", "path": [[1, 1], [1]]},
            ".path[1]",
            "a cell is a list of two whole numbers, x and y",
        ),
        ({"do": "roll"}, ".expression", "this value is missing"),
        ({"do": "note", "text": 3}, ".text", "text belongs here, not 3"),
        ({"do": "undo", "actor": "ann"}, ".actor", "the command undo has no such key"),
        ({"do": "join"}, ".combatant", "this value is missing"),
        ({"do": "join", "combatant": being("cid", hp=99)}, ".combatant.sheet.hp", "99 is too big: at most 30"),
        (
            {"do": "join", "combatant": {**being("cid"), "pools": {"hp": 11}}},
            ".combatant.pools.hp",
            "11 is not within 0 and 10",
        ),
        (
            {"do": "join", "combatant": {**being("cid"), "conditions": [{"status": "drunk"}]}},
            ".combatant.conditions[0].status",
            "this system has no status 'drunk'",
        ),
    ],
)
def test_the_keys_of_a_command(command: Any, at: str, message: str) -> None:
    assert fault(changed("commands.1", command)) == (f"commands[1]{at}", message)


def test_a_reinforcements_condition_that_cannot_be_put_on_is_no_script() -> None:
    join = {"do": "join", "combatant": being("cid", conditions=[{"status": "slow"}, {"status": "bound"}])}
    text = json.dumps(script_of(BEGIN, {**join, "refused": "invalid_params"}))
    place = "commands[1].combatant.conditions[1]"
    assert fault(text) == (place, "“by” is missing or unknown here.")


@pytest.mark.parametrize(
    "fields",
    [
        {},
        {"actor": "ann"},
        {"pool": "hp"},
        {"stat": "speed"},
        {"cell": [1, 1]},
        {"actor": "ann", "pool": "hp", "stat": "speed"},
        {"actor": "ann", "cell": [1, 1], "stat": "state"},
        {"cell": [1, 1], "pool": "hp"},
    ],
)
def test_set_names_a_pool_or_a_stat_of_an_actor_or_a_stat_of_a_cell(fields: dict[str, Any]) -> None:
    text = changed("commands.1", {"do": "set", "value": 1, **fields})
    assert fault(text) == (
        "commands[1]",
        "set names an actor and either a pool, a stat or a sheet, or a cell and a stat",
    )


@pytest.mark.parametrize("fields", [{}, {"actor": "ann"}, {"status": "burning"}])
def test_timer_names_a_condition_or_a_countdown(fields: dict[str, Any]) -> None:
    text = changed("commands.1", {"do": "timer", "value": 1, **fields})
    assert fault(text) == ("commands[1]", "timer names an actor and a status, or the name of a countdown")


def test_a_script_is_read_as_a_whole_before_its_first_command() -> None:
    text = json.dumps(script_of({"do": "note", "text": "x"}, {"do": "dance"}))
    assert fault(text)[0] == "commands[1].do"


def test_any_command_may_carry_dice_answers_override_and_an_expected_refusal() -> None:
    for kind, (needed, _) in script.FIELDS.items():
        if not needed:
            command = {"do": kind, "dice": "auto", "answers": [], "override": False, "refused": "x"}
            assert script.check(script_of(command)).commands == (command,)


def test_a_fault_can_be_caught_as_one() -> None:
    with pytest.raises(BadScript, match=r"^seed: a whole number") as caught:
        script.check({"system": "toy", "seed": "x", "combatants": []})
    assert caught.value.place == "seed"
