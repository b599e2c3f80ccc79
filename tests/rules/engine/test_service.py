"""The rules service: one command at a time, refused or done as a whole."""

from collections.abc import Mapping
from typing import Any

import pytest

from rules.core.questions import ChoiceQuestion, Refusal
from rules.engine.service import AnswerNeeded, Done, Redone, Refused, Undone
from rules.mechanics.action import Preview
from rules.mechanics.table import Table
from tests.rules.core.toy import BEGIN, BOARD, NEXT, REDO, STRIKE, TOY, UNDO, being, fight_of, picture

BLAST: Mapping[str, Any] = {"do": "act", "actor": "ann", "action": "blast"}
LATE_REFUSAL: Mapping[str, Any] = {**BLAST, "answers": ["bob", "bob"]}


def code(result: Any) -> str:
    assert isinstance(result, Refused), result
    return result.code


@pytest.mark.parametrize(
    ("command", "refused"),
    [
        (BEGIN, "already_begun"),
        ({**STRIKE, "actor": "zed"}, "no_such_actor"),
        ({**STRIKE, "action": "dance"}, "no_such_action"),
        ({**STRIKE, "actor": "zed", "action": "dance"}, "no_such_actor"),
        ({**STRIKE, "do": "declare"}, "no_such_action"),
        ({**STRIKE, "actor": "bob"}, "not_your_turn"),
        ({**STRIKE, "targets": []}, "need_targets"),
        ({**STRIKE, "targets": ["zed"]}, "no_such_target"),
        ({**STRIKE, "targets": ["ann"]}, "invalid_target"),
        ({**STRIKE, "dice": []}, "dice_missing"),
        ({**STRIKE, "dice": [9, 1]}, "dice_left_over"),
        ({**STRIKE, "dice": [99]}, "invalid_die"),
        ({**STRIKE, "dice": [19, 3], "answers": ["fly"]}, "no_such_option"),
        ({**STRIKE, "dice": [9], "answers": ["dodge"]}, "no_such_option"),
        (LATE_REFUSAL, "no_such_option"),
        (REDO, "nothing_to_redo"),
    ],
)
def test_a_refusal_has_a_code_and_changes_nothing(command: Mapping[str, Any], refused: str) -> None:
    service = fight_of(BEGIN)
    before = picture(service), service.journal.cursor, service.journal.fact_count
    assert code(service.do(command)) == refused
    assert (picture(service), service.journal.cursor, service.journal.fact_count) == before


def test_a_fault_in_a_rule_changes_nothing_either(monkeypatch: pytest.MonkeyPatch) -> None:
    service = fight_of(BEGIN)
    before = picture(service)

    def broken(table: Table) -> None:
        table.put(table.fight, "round", 99)
        raise ZeroDivisionError

    monkeypatch.setitem(vars(TOY.turns), "next", broken)
    with pytest.raises(ZeroDivisionError):
        service.do(NEXT)
    assert picture(service) == before
    assert service.journal.cursor == 1


def test_an_open_question_changes_nothing_and_shows_what_is_so_far() -> None:
    service = fight_of(BEGIN)
    before = picture(service)
    result = service.do(BLAST)
    assert isinstance(result, AnswerNeeded)
    assert result.question == ChoiceQuestion("spare", "ann", ("nobody", "bob"), None, {})
    assert picture(service) == before
    assert isinstance(service.do({**BLAST, "answers": ["bob"]}), Done)


def test_a_command_that_changes_nothing_is_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    service = fight_of(BEGIN, NEXT)
    service.do(UNDO)
    monkeypatch.setitem(vars(TOY.turns), "next", lambda table: None)
    result = service.do(NEXT)
    assert isinstance(result, Done)
    assert (service.journal.cursor, len(service.journal.entries)) == (1, 2)
    assert isinstance(service.do(REDO), Redone)


def test_undo_and_redo_say_which_entry_it_was() -> None:
    service = fight_of(BEGIN)
    entry = service.journal.entries[0]
    assert service.do(UNDO) == Undone(entry)
    assert service.do(REDO) == Redone(entry)


def test_the_masters_word_passes_over_and_is_told() -> None:
    service = fight_of(BEGIN)
    result = service.do({**STRIKE, "actor": "bob", "targets": ["ann"], "dice": [1], "override": True})
    assert isinstance(result, Done)
    assert [(fact["kind"], fact.get("value")) for fact in result.entry.facts] == [
        ("ruling", "not_your_turn"),
        ("attack", None),
    ]
    assert result.entry.command["override"] is True


def test_costs_are_paid_as_far_as_there_is_something_to_pay() -> None:
    service = fight_of(BEGIN, {"do": "set", "actor": "ann", "pool": "mp", "value": 2})
    assert code(service.do({**BLAST, "answers": ["bob"]})) == "not_enough_mp"
    service.do({**BLAST, "answers": ["bob"], "override": True})
    assert service.fight.combatants["ann"].pools["mp"] == 0


def test_the_number_of_a_command_is_its_place_in_the_journal_unless_it_is_given() -> None:
    service = fight_of(BEGIN)
    numbers = []
    for number in (None, 40, None):
        result = service.do({"do": "note", "text": "x"}, number=number)
        assert isinstance(result, Done)
        numbers.append((result.entry.number, result.entry.facts[0]["command"]))
    assert numbers == [(1, 1), (40, 40), (3, 3)]


def test_what_was_done_can_be_forgotten_as_if_it_had_never_been() -> None:
    service = fight_of(BEGIN)
    before = picture(service)
    done = service.do(NEXT)
    assert isinstance(done, Done)
    service.take_back(done)
    assert picture(service) == before
    assert code(service.do(REDO)) == "nothing_to_redo"
    service.take_back(done)
    assert service.journal.cursor == 1


def test_what_is_forgotten_leaves_redo_as_it_was() -> None:
    service = fight_of(BEGIN, {"do": "note", "text": "one"}, {"do": "note", "text": "two"})
    service.do(UNDO)
    service.do(UNDO)
    done = service.do({"do": "note", "text": "three"})
    assert isinstance(done, Done)
    service.take_back(done)
    again = [service.do(REDO) for _ in range(3)]
    assert [item.entry.command["text"] for item in again if isinstance(item, Redone)] == ["one", "two"]
    assert code(again[-1]) == "nothing_to_redo"


# --- looking ahead -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("command", "refused"),
    [
        (STRIKE, None),
        ({**STRIKE, "actor": "bob"}, "not_your_turn"),
        ({**STRIKE, "actor": "bob", "targets": ["ann"], "override": True}, None),
        (BLAST, None),
        (NEXT, None),
        (BEGIN, "already_begun"),
        (UNDO, None),
        (REDO, "nothing_to_redo"),
        ({"do": "join", "combatant": being("cid")}, None),
        ({"do": "join", "combatant": being("ann")}, "id_taken"),
        ({"do": "damage", "actor": "ann", "amount": 99}, None),
        ({"do": "leave", "actor": "zed"}, "no_such_actor"),
        ({"do": "end"}, None),
        ({"do": "note", "text": "x"}, None),
    ],
)
def test_looking_ahead_says_what_would_be_refused_and_changes_nothing(
    command: Mapping[str, Any], refused: str | None
) -> None:
    service = fight_of(BEGIN)
    before = picture(service), service.journal.cursor, len(service.journal.entries)
    found = service.refusal_of(command)
    assert (None if found is None else found.code) == refused
    assert (picture(service), service.journal.cursor, len(service.journal.entries)) == before


def test_looking_ahead_at_undo_and_redo() -> None:
    service = fight_of()
    found = service.refusal_of(UNDO)
    assert found is not None
    assert found.code == "nothing_to_undo"
    service.do(BEGIN)
    service.do(UNDO)
    assert service.refusal_of(REDO) is None


def test_an_action_says_beforehand_what_would_happen() -> None:
    service = fight_of(BEGIN)
    assert service.preview(STRIKE) == (Preview("chance", "55 %", "bob"),)
    assert service.preview(BLAST) == ()
    assert service.preview({**STRIKE, "actor": "zed"}) == ()
    assert service.preview({**STRIKE, "action": "dance"}) == ()
    assert service.preview({"do": "act"}) == ()


# --- before begin, after end -------------------------------------------------------------------------------

RULINGS: tuple[Mapping[str, Any], ...] = (
    {"do": "set", "actor": "ann", "pool": "hp", "value": 3},
    {"do": "set", "actor": "ann", "stat": "speed", "value": 3},
    {"do": "set", "cell": [3, 2], "stat": "state", "value": "blocked"},
    {"do": "damage", "actor": "ann", "amount": 1},
    {"do": "heal", "actor": "ann", "amount": 1},
    {"do": "condition", "actor": "ann", "status": "burning"},
    {"do": "timer", "actor": "ann", "status": "burning", "value": 5},
    {"do": "lift", "actor": "ann", "status": "burning"},
    {"do": "countdown", "name": "flood", "rounds": 3},
    {"do": "timer", "name": "flood", "value": 1},
    {"do": "join", "combatant": being("cid")},
    {"do": "side", "actor": "cid", "side": "party"},
    {"do": "move", "actor": "ann", "to": [2, 2]},
    {"do": "leave", "actor": "cid"},
    {"do": "roll", "expression": "d6"},
    {"do": "note", "text": "x"},
)
STEPS: tuple[Mapping[str, Any], ...] = (
    NEXT,
    STRIKE,
    {**STRIKE, "do": "declare"},
    {"do": "order", "actor": "ann", "after": "bob"},
    {"do": "end"},
)


def test_before_begin_rulings_are_possible_and_steps_are_not() -> None:
    service = fight_of(*RULINGS, board=BOARD)
    assert service.fight.phase == "setup"
    assert [code(service.do(command)) for command in STEPS] == ["not_begun"] * len(STEPS)


def test_while_it_runs_rulings_and_steps_are_possible() -> None:
    service = fight_of(BEGIN, *RULINGS, board=BOARD)
    for command in (STRIKE, NEXT, *STEPS[3:]):
        assert isinstance(service.do(command), Done), command
    assert service.fight.phase == "ended"


def test_after_the_end_only_notes_rolls_undo_and_redo() -> None:
    service = fight_of(BEGIN, {"do": "countdown", "name": "flood", "rounds": 3}, {"do": "end"}, board=BOARD)
    for command in (*RULINGS, *STEPS, BEGIN):
        if command["do"] not in ("note", "roll"):
            assert code(service.do(command)) == "already_ended", command
    assert isinstance(service.do({"do": "note", "text": "x"}), Done)
    assert isinstance(service.do({"do": "roll", "expression": "2d6"}), Done)
    assert isinstance(service.do(UNDO), Undone)
    assert isinstance(service.do(UNDO), Undone)
    assert isinstance(service.do(UNDO), Undone)
    assert service.fight.phase == "action"
    assert isinstance(service.do(REDO), Redone)
    assert service.fight.phase == "ended"


def test_a_system_may_allow_more_after_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    service = fight_of(BEGIN, {"do": "end"})
    monkeypatch.setitem(vars(TOY), "after_end", frozenset({"heal"}))
    assert isinstance(service.do({"do": "heal", "actor": "ann", "amount": 1}), Done)
    assert code(service.do({"do": "damage", "actor": "ann", "amount": 1})) == "already_ended"


def test_a_question_about_who_acts_comes_before_the_action_itself() -> None:
    service = fight_of()
    assert code(service.do({**STRIKE, "actor": "zed"})) == "not_begun"


def test_nobody_able_to_act_stops_at_the_next_round_with_nobody_active() -> None:
    service = fight_of(
        BEGIN,
        {"do": "countdown", "name": "flood", "rounds": 2},
        {"do": "damage", "actor": "bob", "amount": 99},
        {"do": "damage", "actor": "ann", "amount": 99},
    )
    assert service.fight.active == "ann"
    service.do(NEXT)
    assert (service.fight.round, service.fight.active) == (2, None)
    assert service.fight.countdowns["flood"].left == 1


def test_a_refusal_raised_by_a_system_carries_its_details() -> None:
    service = fight_of(BEGIN)
    result = service.do({**STRIKE, "actor": "bob"})
    assert result == Refused("not_your_turn", {"actor": "bob"})
    assert Refusal("x", a=1).details == {"a": 1}
    assert TOY.question_label("reaction", "es") == "¿Cómo responde?"
    assert TOY.question_label("reaction", "pt_BR") == "How does it answer?"
    assert TOY.question_label("at_zero", "es") == "At zero"
    assert TOY.option_label("reaction", "bob", {"bob": "Bob"}) == "Bob"
