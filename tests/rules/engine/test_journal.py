"""The journal: entries, undo and redo, saving and reopening."""

import json
from collections.abc import Mapping
from fractions import Fraction
from typing import Any

import pytest

from rules.board.board import Board, parse_board
from rules.core.state import Condition, Countdown
from rules.engine.journal import Codec, Entry, Journal
from rules.engine.service import Done, RulesService
from rules.mechanics.table import ABSENT
from rules.sheets.schema import check
from tests.rules.core.toy import (
    BEGIN,
    BOARD,
    NEXT,
    REDO,
    STRIKE,
    TOY,
    UNDO,
    Mark,
    ToyOptions,
    ToySheet,
    being,
    fight_of,
    picture,
)

JOIN: Mapping[str, Any] = {"do": "join", "combatant": being("cid", "foes", speed=3), "dice": [12]}
BLAST: Mapping[str, Any] = {"do": "act", "actor": "ann", "action": "blast", "answers": ["nobody"]}
HURT: Mapping[str, Any] = {"do": "damage", "actor": "cid", "amount": 4}

COMMANDS: tuple[Mapping[str, Any], ...] = (
    {"do": "note", "text": "a dark stair"},
    {"do": "set", "actor": "bob", "stat": "speed", "value": 7},
    BEGIN,
    {**STRIKE, "dice": [15, 6], "answers": ["none"]},
    {"do": "countdown", "name": "flood", "rounds": 2, "goal": "flood"},
    JOIN,
    HURT,
    {"do": "move", "actor": "cid", "to": [2, 2], "facing": "w"},
    {"do": "set", "cell": [3, 2], "stat": "terrain", "value": "mud"},
    BLAST,
    {"do": "condition", "actor": "cid", "status": "bound", "params": {"by": "rope"}},
    {"do": "roll", "expression": "3d6"},
    NEXT,
    {"do": "leave", "actor": "bob", "reason": "fled"},
    NEXT,
    {"do": "side", "actor": "cid", "side": "party"},
    {"do": "end"},
)


def played(*commands: Mapping[str, Any]) -> RulesService:
    return fight_of(*commands, board=BOARD)


# --- entries, undo, redo -----------------------------------------------------------------------------------


def test_an_entry_holds_what_was_commanded_answered_and_changed() -> None:
    service = fight_of(BEGIN)
    result = service.do({**STRIKE, "dice": [15, 6], "answers": ["dodge"], "refused": "x"}, number=9)
    assert isinstance(result, Done)
    entry = result.entry
    assert (entry.number, entry.command, entry.dice, entry.answers) == (9, STRIKE, (15, 6), ("dodge",))
    assert [(fact["n"], fact["command"], fact["kind"]) for fact in entry.facts] == [(5, 9, "attack"), (6, 9, "damage")]
    assert entry.changes == [("bob", "pools", {"hp": 10, "mp": 4}, {"hp": 7, "mp": 4})]
    assert service.journal.entries[-1] is entry


def test_what_is_rehearsed_bears_the_numbers_that_it_will_have() -> None:
    service = played(*COMMANDS[:6])
    foreseen = service.foreseen(HURT)
    done = service.do(HURT)
    assert isinstance(done, Done)
    assert foreseen == tuple(done.entry.facts)
    assert foreseen[0]["n"] > 1


def test_an_attribute_written_twice_is_one_change_from_the_first_value_to_the_last() -> None:
    service = fight_of(BEGIN)
    service.do({"do": "damage", "actor": "bob", "amount": 10})
    keys = [(whose, key) for whose, key, _, _ in service.journal.entries[-1].changes]
    assert keys == [("bob", "pools"), ("bob", "state")]
    line = next(change for change in service.journal.entries[0].changes if change[1] == "line")
    assert line[2:] == (ABSENT, ("ann", "bob"))


def test_every_undo_is_the_state_before_and_every_redo_the_state_after() -> None:
    service = played()
    states = [picture(service)]
    facts = [list(service.journal.facts())]
    for command in COMMANDS:
        result = service.do(command)
        assert isinstance(result, Done), (command, result)
        states.append(picture(service))
        facts.append(list(service.journal.facts()))
    for step in reversed(range(len(COMMANDS))):
        service.do(UNDO)
        assert picture(service) == states[step]
        assert service.journal.facts() == facts[step]
        assert service.journal.fact_count == len(facts[step])
    for step in range(1, len(COMMANDS) + 1):
        service.do(REDO)
        assert picture(service) == states[step]
        assert service.journal.facts() == facts[step]


def test_there_is_nothing_beyond_either_end() -> None:
    journal = Journal()
    fight = fight_of().fight
    assert (journal.undo(fight), journal.redo(fight)) == (None, None)
    entry = Entry(0, {"do": "note"}, (), (), [{"n": 1, "command": 0, "kind": "note"}])
    journal.add(entry)
    assert journal.redo(fight) is None
    assert journal.undo(fight) is entry
    assert (journal.cursor, journal.fact_count, journal.facts()) == (0, 0, [])
    assert journal.redo(fight) is entry
    assert (journal.cursor, journal.fact_count) == (1, 1)


def test_a_new_entry_ends_what_could_be_redone() -> None:
    service = fight_of(BEGIN, NEXT, NEXT)
    service.do(UNDO)
    service.do(UNDO)
    service.do({"do": "note", "text": "otherwise"})
    assert [entry.command["do"] for entry in service.journal.entries] == ["begin", "note"]
    assert service.journal.redo(service.fight) is None


def test_a_reinforcement_goes_and_comes_back_as_it_came() -> None:
    service = fight_of(BEGIN, JOIN)
    joined = picture(service)
    service.do(HURT)
    hurt = picture(service)
    for _ in range(2):
        service.do(UNDO)
    assert "cid" not in service.fight.combatants
    service.do(REDO)
    assert picture(service) == joined
    service.do(REDO)
    assert picture(service) == hurt
    assert list(service.fight.combatants) == ["ann", "bob", "cid"]


def test_two_reinforcements_come_and_go_one_by_one() -> None:
    dan = {"do": "join", "combatant": being("dan"), "dice": [1]}
    service = fight_of(BEGIN, JOIN, dan, HURT)
    after = picture(service)
    for _ in range(3):
        service.do(UNDO)
    for _ in range(2):
        service.do(REDO)
    assert list(service.fight.combatants) == ["ann", "bob", "cid", "dan"]
    service.do(UNDO)
    assert list(service.fight.combatants) == ["ann", "bob", "cid"]
    service.do(REDO)
    service.do(REDO)
    assert picture(service) == after


# --- the codec ---------------------------------------------------------------------------------------------


def through_json(codec: Codec, value: Any) -> Any:
    return codec.unpack(json.loads(json.dumps(codec.pack(value))))


@pytest.mark.parametrize(
    "value",
    [
        None,
        True,
        3,
        -(2**70),
        0.5,
        "ação",
        (),
        (1, ("a", None)),
        {},
        {"hp": 3, "inner": {"a": (1, 2)}},
        {(1, 2): "blocked", (3, 4): "free"},
        {"$": "not a kind", "b": 1},
        {3: {"$": 4}},
        [1, [2, (3,)]],
        frozenset({"b", "a"}),
        frozenset({(1, 2), (0, 5)}),
        frozenset(),
        Fraction(-7, 3),
        Condition("burning", 3, "ann", {"by": "rope"}, 4),
        Condition("slow", None),
        Countdown("rounds", 2, "flood"),
        Mark("ann", Fraction(1, 3)),
        (Mark("ann", Fraction(1, 3)), Condition("slow", None)),
        Board(4, 3, "grass", 5, {(0, 0): "blocked"}, {(1, 1): "mud"}, {(2, 2): 3}),
        Board(4, 3),
        parse_board(BOARD, TOY.ground.board),
        check(ToySheet, {"hp": 3, "weapons": [{"id": "axe", "damage": "2d6"}]}),
        check(ToyOptions, {"fire": False}),
    ],
    # By kind alone: a set has its values in another order in each process that the tests are shared out to.
    ids=lambda value: type(value).__name__,
)
def test_every_kind_of_value_comes_back_the_same(value: Any) -> None:
    found = through_json(Codec(TOY), value)
    assert found == value
    assert type(found) is type(value)


def test_what_is_absent_stays_absent() -> None:
    assert through_json(Codec(TOY), ABSENT) is ABSENT


def test_a_combatant_comes_back_with_all_it_has_but_what_was_only_reckoned() -> None:
    service = fight_of(BEGIN, BLAST)
    ann = service.fight.combatants["ann"]
    TOY.outcome.stats(service.fight, ann)
    found = through_json(Codec(TOY), ann)
    assert type(found) is type(ann)
    assert {key: value for key, value in found.__dict__.items() if key != "memo"} == {
        key: value for key, value in ann.__dict__.items() if key != "memo"
    }
    assert found.memo == {}


def test_a_sheet_keeps_what_was_given_and_leaves_the_rest_to_its_defaults() -> None:
    packed = Codec(TOY).pack(check(ToySheet, {"hp": 3}))
    assert packed == {"$": "sheet", "v": {"hp": 3}}


def test_what_cannot_stand_in_a_fight_is_named() -> None:
    with pytest.raises(TypeError, match="object cannot stand in the state of a fight"):
        Codec(TOY).pack({"a": (object(),)})


def test_what_a_newer_version_saved_is_named() -> None:
    with pytest.raises(ValueError, match="“hologram”, which this version does not know"):
        Codec(TOY).unpack({"a": [{"$": "hologram", "v": []}]})


def test_a_whole_fight_and_its_entries_come_back_the_same() -> None:
    service = played(*COMMANDS)
    codec = service.codec
    packed = json.loads(json.dumps(codec.pack_fight(service.fight)))
    assert codec.pack_fight(codec.unpack_fight(packed)) == packed
    for entry in service.journal.entries:
        saved = json.loads(json.dumps(codec.pack_entry(entry)))
        assert codec.pack_entry(codec.unpack_entry(saved)) == saved


def test_a_reinforcement_is_saved_as_it_came_however_late() -> None:
    service = fight_of(BEGIN, JOIN)
    codec = service.codec
    at_once = json.dumps(codec.pack_entry(service.journal.entries[-1]))
    service.do(HURT)
    assert json.dumps(codec.pack_entry(service.journal.entries[1])) == at_once


# --- reopening ---------------------------------------------------------------------------------------------


def test_a_fight_is_reopened_from_any_checkpoint_at_any_cursor() -> None:
    service = played()
    states = [picture(service)]
    for command in COMMANDS:
        service.do(command)
        states.append(picture(service))
    entries = json.loads(json.dumps([service.codec.pack_entry(entry) for entry in service.journal.entries]))
    for at, state in enumerate(states):
        for cursor in range(len(states)):
            found = RulesService.reopened(TOY, json.loads(state), entries, cursor, at)
            assert picture(found) == states[cursor], (at, cursor)
            facts = [fact for entry in entries[:cursor] for fact in entry["facts"]]
            assert found.journal.facts() == facts
            assert found.journal.fact_count == len(facts)


def test_a_reopened_fight_is_undone_redone_saved_and_goes_on_like_the_one_that_never_closed() -> None:
    service = played(*COMMANDS[:9])
    entries = json.loads(json.dumps([service.codec.pack_entry(entry) for entry in service.journal.entries]))
    start = json.loads(picture(played()))
    found = RulesService.reopened(TOY, start, entries, 3, 0)
    while service.journal.cursor > 3:
        service.do(UNDO)
    for do in (UNDO, UNDO, REDO, REDO, REDO, REDO, REDO, REDO, UNDO, REDO, UNDO):
        service.do(do)
        found.do(do)
        assert picture(found) == picture(service)
    assert [found.codec.pack_entry(entry) for entry in found.journal.entries] == entries
    for command in (
        *COMMANDS[9:12],
        {"do": "join", "combatant": being("eve"), "dice": [2]},
        UNDO,
        REDO,
        *COMMANDS[12:],
    ):
        assert type(found.do(command)) is type(service.do(command))
        assert picture(found) == picture(service)
    assert found.journal.facts() == service.journal.facts()


def test_a_half_asked_action_is_asked_again_after_reopening() -> None:
    service = fight_of(BEGIN)
    entries = [service.codec.pack_entry(entry) for entry in service.journal.entries]
    found = RulesService.reopened(TOY, json.loads(picture(service)), entries, 1, 1)
    command = {**BLAST}
    del command["answers"]
    assert found.do(command) == service.do(command)


def test_a_fight_that_was_set_up_reopens_before_its_first_command() -> None:
    service = played()
    found = RulesService.reopened(TOY, service.packed_fight(), [], 0, 0)
    assert picture(found) == picture(service)
    assert isinstance(found.do(BEGIN), Done)
