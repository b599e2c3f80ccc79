"""Replaying: what a script's outcome is, how its commands fail, and how it is undone and redone."""

import json
from collections.abc import Mapping
from typing import Any

import pytest

from rules.core import facts
from rules.engine.replay import FAILED, FINE, replay, to_json
from tests.rules.core.toy import BEGIN, BOARD, NEXT, REDO, STRIKE, TOY, UNDO, being, script_of

BLAST: Mapping[str, Any] = {"do": "act", "actor": "ann", "action": "blast"}


def outcome(*commands: Mapping[str, Any], **rest: Any) -> dict[str, Any]:
    """The outcome of a script that is fine."""
    found, status = replay(json.dumps(script_of(*commands, **rest)))
    assert status == FINE == 0, found["error"]
    assert (found["ok"], found["error"]) == (True, None)
    return found


def failure(*commands: Mapping[str, Any], **rest: Any) -> dict[str, Any]:
    """The outcome of a script that comes to a command that fails; the rest of it is the state before that command."""
    found, status = replay(json.dumps(script_of(*commands, **rest)))
    assert status == FAILED == 1
    assert found["ok"] is False
    before, _ = replay(json.dumps(script_of(*commands[: found["error"]["command"]], **rest)))
    assert {**found, "ok": True, "error": None} == before
    return found


# --- the outcome -------------------------------------------------------------------------------------------


def test_an_outcome_has_these_keys_in_this_order() -> None:
    found = outcome(BEGIN)
    assert list(found) == [
        "ok",
        "round",
        "phase",
        "tick",
        "seconds",
        "active",
        "order",
        "combatants",
        "countdowns",
        "question",
        "winner",
        "spoils",
        "facts",
        "log",
        "error",
    ]
    assert list(found["combatants"]["ann"]) == [
        "side",
        "state",
        "pools",
        "initiative",
        "stats",
        "conditions",
        "cell",
        "facing",
        "extra",
    ]


def test_before_begin_there_is_no_round_order_initiative_or_active_one() -> None:
    found = outcome()
    assert (found["phase"], found["round"], found["active"], found["order"]) == ("setup", 0, None, [])
    assert [item["initiative"] for item in found["combatants"].values()] == [None, None]
    assert (found["facts"], found["log"], found["countdowns"]) == ([], [], {})


def test_only_id_side_and_sheet_are_needed() -> None:
    found = outcome({"do": "note", "text": "x"}, beings=[being("cid"), being("dan", pools={"hp": 3})])
    assert found["combatants"]["cid"]["pools"] == {"hp": 10, "mp": 4}
    assert found["combatants"]["dan"]["pools"] == {"hp": 3, "mp": 4}
    assert outcome(BEGIN, beings=[being("cid"), being("dan")])["log"][0] == "cid rolls initiative: 15"


def test_conditions_show_params_only_where_there_are_any() -> None:
    conditions = [{"status": "bound", "timer": 2, "source": "bob", "params": {"by": "rope"}}, {"status": "slow"}]
    found = outcome(beings=[being("ann", conditions=conditions)])
    assert found["combatants"]["ann"]["conditions"] == [
        {"status": "bound", "timer": 2, "source": "bob", "params": {"by": "rope"}},
        {"status": "slow", "timer": None, "source": None},
    ]


def test_cells_are_lists_and_null_off_the_board() -> None:
    found = outcome(beings=[being("ann", cell=[2, 2], facing="e"), being("bob")], board=BOARD)
    shown = [(item["cell"], item["facing"]) for item in found["combatants"].values()]
    assert shown == [([2, 2], "e"), (None, None)]


def test_every_fact_has_its_number_command_and_kind() -> None:
    found = outcome(BEGIN, {"do": "note", "text": "x"}, NEXT, {"do": "countdown", "name": "flood", "rounds": 3})
    assert [fact["n"] for fact in found["facts"]] == list(range(1, len(found["facts"]) + 1))
    assert [fact["command"] for fact in found["facts"]] == [0, 0, 0, 0, 1, 2, 3]
    for fact in found["facts"]:
        assert set(fact) - {"n", "command", "kind"} <= set(facts.COMMON[fact["kind"]])
    assert found["countdowns"] == {"flood": 3}


def test_spoils_are_shown_as_they_were_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(vars(TOY.turns), "end", lambda table: table.put(table.fight, "spoils", {"gold": 3}))
    found = outcome(BEGIN, {"do": "end"})
    assert (found["spoils"], found["winner"]) == ({"gold": 3}, None)
    assert [fact["gold"] for fact in found["facts"] if fact["kind"] == "spoils"] == [3]


def test_the_same_script_gives_the_same_outcome_to_the_byte() -> None:
    text = json.dumps(
        script_of({"do": "begin"}, NEXT, {**BLAST, "answers": ["nobody"], "override": True}, NEXT, seed=42)
    )
    first, _ = replay(text)
    again, _ = replay(text)
    assert to_json(first) == to_json(again)
    assert json.loads(to_json(first)) == json.loads(json.dumps(first))


def test_another_seed_gives_other_dice_and_none_is_0() -> None:
    rolls = [{"do": "roll", "expression": "10d100"}]

    def dice(**rest: Any) -> Any:
        return outcome(*rolls, **rest)["facts"][0]["dice"]

    assert dice() == dice(seed=0) != dice(seed=1)


def test_it_is_printed_as_one_line_with_its_own_letters() -> None:
    found = outcome({"do": "note", "text": "ação\n🗡"})
    line = to_json(found)
    assert "\n" not in line
    assert "ação\\n🗡" in line


# --- dice, answers, questions ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("dice", "code", "message"),
    [
        ([15], "dice_missing", "command 1: die 2 (d6, damage of ann) has no face in the list"),
        ([], "dice_missing", "command 1: die 1 (d20, strike of ann) has no face in the list"),
        ([15, 7], "invalid_die", "command 1: die 2 (d6, damage of ann) has no face 7"),
        ([0], "invalid_die", "command 1: die 1 (d20, strike of ann) has no face 0"),
        ([15, 3, 4], "dice_left_over", "command 1: die 3 of 3 (4) was not asked for"),
        ([5, 3], "dice_left_over", "command 1: die 2 of 2 (3) was not asked for"),
    ],
)
def test_a_list_of_dice_fits_exactly(dice: list[int], code: str, message: str) -> None:
    assert failure(BEGIN, {**STRIKE, "dice": dice}, NEXT)["error"] == {"command": 1, "code": code, "message": message}


def test_dice_are_errors_of_the_script_even_where_a_refusal_is_expected() -> None:
    assert failure(BEGIN, {**STRIKE, "dice": [], "refused": "dice_missing"})["error"]["code"] == "dice_missing"


def test_a_refused_command_asks_for_no_dice() -> None:
    found = failure(BEGIN, {**STRIKE, "actor": "bob", "dice": [99, 99, 99]})
    assert found["error"] == {"command": 1, "code": "not_your_turn", "message": "command 1: It is not Bob’s turn."}


def test_auto_dice_go_on_from_the_seed_whatever_was_listed_between() -> None:
    roll = {"do": "roll", "expression": "d100"}
    plain = outcome(roll, roll, seed=5)["facts"]
    between = outcome(roll, {**roll, "dice": [50]}, {**roll, "dice": "auto"}, seed=5)["facts"]
    assert [plain[0]["total"], plain[1]["total"]] == [between[0]["total"], between[2]["total"]]


def test_a_missing_answer_takes_the_default() -> None:
    found = outcome(BEGIN, {**STRIKE, "dice": [15, 5]})
    assert found["combatants"]["bob"]["pools"]["hp"] == 5
    assert outcome(BEGIN, {**STRIKE, "dice": [15, 5], "answers": ["dodge"]})["combatants"]["bob"]["pools"]["hp"] == 8


def test_without_answer_and_default_the_replay_ends_with_the_question() -> None:
    found = outcome(BEGIN, BLAST, NEXT, {"do": "note", "text": "never"})
    assert found["question"] == {"id": "spare", "actor": "ann", "options": ["nobody", "bob"], "default": None}
    assert {**found, "question": None} == outcome(BEGIN)


@pytest.mark.parametrize("answers", [["fly"], ["dodge", "dodge"]])
def test_an_answer_that_is_not_offered_or_left_over(answers: list[str]) -> None:
    error = failure(BEGIN, {**STRIKE, "dice": [15, 5], "answers": answers})["error"]
    assert error["code"] == "no_such_option"
    assert error["message"] == f"command 1: “{answers[-1]}” was not offered."


# --- refusals ----------------------------------------------------------------------------------------------


def test_a_refusal_that_is_expected_goes_on() -> None:
    found = outcome(BEGIN, {**STRIKE, "actor": "bob", "refused": "not_your_turn"}, NEXT)
    assert found["active"] == "bob"
    assert {fact["command"] for fact in found["facts"]} == {0, 2}


def test_a_refusal_of_another_code_is_not_the_expected_one() -> None:
    error = failure(BEGIN, {**STRIKE, "actor": "bob", "refused": "cannot_act"}, NEXT)["error"]
    assert error == {
        "command": 1,
        "code": "not_refused",
        "message": "command 1: cannot_act was expected, but it was refused with not_your_turn",
    }


@pytest.mark.parametrize(
    ("before", "command"),
    [
        ([BEGIN], NEXT),
        ([BEGIN], {**STRIKE, "dice": [15, 3]}),
        ([BEGIN], {"do": "join", "combatant": being("cid"), "dice": [3]}),
        ([], {"do": "note", "text": "x"}),
        ([BEGIN, NEXT], UNDO),
        ([BEGIN, NEXT, UNDO], REDO),
        ([BEGIN], BLAST),
    ],
)
def test_a_refusal_that_does_not_come_changes_nothing(
    before: list[Mapping[str, Any]], command: Mapping[str, Any]
) -> None:
    error = failure(*before, {**command, "refused": "cannot_act"}, NEXT)["error"]
    assert error["code"] == "not_refused"
    assert error["command"] == len(before)
    assert error["message"].endswith("cannot_act was expected, but it was not refused")


@pytest.mark.parametrize(("command", "code"), [(UNDO, "nothing_to_undo"), (REDO, "nothing_to_redo")])
def test_undo_and_redo_are_refused_like_any_other(command: Mapping[str, Any], code: str) -> None:
    assert failure(command)["error"]["code"] == code
    assert outcome({**command, "refused": code}, BEGIN)["round"] == 1


# --- undo and redo -----------------------------------------------------------------------------------------


def test_undo_takes_back_facts_log_and_state() -> None:
    assert outcome(BEGIN, NEXT, UNDO) == outcome(BEGIN)
    assert outcome(BEGIN, UNDO) == outcome()
    assert outcome({"do": "note", "text": "x"}, UNDO) == outcome()


def test_undo_takes_back_the_generators_state() -> None:
    roll = {"do": "roll", "expression": "10d100"}
    once = outcome(roll, seed=9)
    again = outcome(roll, UNDO, roll, seed=9)
    assert again["facts"][0]["dice"] == once["facts"][0]["dice"]
    assert again["facts"][0]["command"] == 2


def test_n_goes_on_from_what_is_left() -> None:
    found = outcome(BEGIN, NEXT, NEXT, UNDO, UNDO, {"do": "note", "text": "x"})
    assert [(fact["n"], fact["command"]) for fact in found["facts"]] == [(1, 0), (2, 0), (3, 0), (4, 0), (5, 5)]


def test_redo_does_it_again_with_the_same_dice_answers_and_command() -> None:
    strike = {**STRIKE, "answers": ["dodge"]}
    assert outcome(BEGIN, strike, UNDO, REDO, seed=1) == outcome(BEGIN, strike, seed=1)


def test_after_redo_the_dice_go_on_where_they_stood() -> None:
    roll = {"do": "roll", "expression": "10d100"}
    plain = outcome(roll, roll, seed=9)
    around = outcome(roll, UNDO, REDO, roll, seed=9)
    assert plain["facts"][1]["dice"] == around["facts"][1]["dice"]


def test_a_refused_command_does_not_count_for_undo_and_redo() -> None:
    refused = {**STRIKE, "actor": "bob", "refused": "not_your_turn"}
    assert outcome(BEGIN, refused, UNDO) == outcome()
    assert outcome(BEGIN, NEXT, UNDO, refused, REDO)["active"] == "bob"


def test_a_new_command_ends_what_can_be_redone() -> None:
    error = failure(BEGIN, NEXT, UNDO, {"do": "note", "text": "x"}, REDO)["error"]
    assert error["code"] == "nothing_to_redo"


def test_join_and_end_are_taken_back_too() -> None:
    join = {"do": "join", "combatant": being("cid"), "dice": [3]}
    assert outcome(BEGIN, join, UNDO) == outcome(BEGIN)
    assert outcome(BEGIN, join, UNDO, REDO, seed=1) == outcome(BEGIN, join, seed=1)
    assert outcome(BEGIN, {"do": "end"}, UNDO) == outcome(BEGIN)
    assert outcome(BEGIN, {"do": "end"}, UNDO, REDO) == outcome(BEGIN, {"do": "end"})


def test_undo_after_undo_goes_further_back() -> None:
    assert outcome(BEGIN, NEXT, NEXT, UNDO, UNDO) == outcome(BEGIN)
    assert outcome(BEGIN, NEXT, NEXT, UNDO, UNDO, REDO, REDO) == outcome(BEGIN, NEXT, NEXT)
