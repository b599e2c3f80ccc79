"""The table: the only way to change a fight, and the way back."""

from collections.abc import Callable
from typing import Any

import pytest

from rules.core.questions import DieQuestion, Needs, Refusal, Roll, RollTarget, Waiting
from rules.dice.dice import parse
from rules.mechanics.dice_sources import ScriptDice, TableDice
from rules.mechanics.table import ABSENT, Table, aims, write
from tests.rules.core.toy import TOY, Ring, fight_of, picture


@pytest.fixture
def table() -> Ring:
    fight = fight_of().fight
    return Table(fight, TOY, ScriptDice(fight, [3, 5, 6, 40]), command=7, first=4)


def test_nothing_is_written_past_the_table(table: Ring) -> None:
    with pytest.raises(TypeError, match="through the table"):
        table.fight.round = 5
    with pytest.raises(TypeError, match="through the table"):
        table.fight.combatants["ann"].state = "dead"


def test_what_was_put_stands_and_goes_back_with_the_trail(table: Ring) -> None:
    ann = table.fight.combatants["ann"]
    before = dict(ann.__dict__), dict(table.fight.__dict__)
    table.put(ann, "state", "dead")
    table.put_pool(ann, "hp", 0)
    table.put(ann, "state", "out")
    table.put(table.fight, "round", 9)
    assert (ann.state, ann.pools, table.fight.round) == ("out", {"hp": 0, "mp": 4}, 9)
    table.roll_back()
    assert ann.state == "active"
    assert (ann.__dict__, table.fight.__dict__) == before
    assert table.trail == []


def test_an_attribute_that_was_only_the_classs_is_absent_again(table: Ring) -> None:
    ann = table.fight.combatants["ann"]
    assert "initiative" not in ann.__dict__
    table.put(ann, "initiative", 3)
    assert table.trail[-1][2] is ABSENT
    table.roll_back()
    assert "initiative" not in ann.__dict__
    assert ann.initiative is None


def test_putting_the_same_value_leaves_no_trail(table: Ring) -> None:
    table.put(table.fight, "phase", "action")
    table.put(table.fight, "phase", "action")
    assert [(key, old) for _, key, old, _ in table.trail] == [("phase", ABSENT)]


def test_what_a_number_rests_on_empties_its_memory_on_the_way_there_and_back(table: Ring) -> None:
    ann = table.fight.combatants["ann"]
    assert TOY.outcome.stats(table.fight, ann)["speed"] == 20
    TOY.rulings.inflict(table, ann, TOY.statuses["slow"], None, None, {})
    assert "speed" not in ann.memo
    assert TOY.outcome.stats(table.fight, ann)["speed"] == 10
    table.roll_back()
    assert "speed" not in ann.memo
    assert TOY.outcome.stats(table.fight, ann)["speed"] == 20


def test_what_no_number_rests_on_leaves_the_memory(table: Ring) -> None:
    ann = table.fight.combatants["ann"]
    TOY.outcome.stats(table.fight, ann)
    table.put_pool(ann, "hp", 1)
    assert ann.memo == {"speed": 20}


def test_undo_and_redo_write_without_a_trail(table: Ring) -> None:
    ann = table.fight.combatants["ann"]
    write(ann, "facing", "n")
    assert (ann.facing, table.trail) == ("n", [])
    write(ann, "facing", ABSENT)
    assert "facing" not in ann.__dict__


def test_facts_are_numbered_from_the_first_and_name_their_command(table: Ring) -> None:
    table.fact("note", text="one")
    fact = table.fact("spend", actor="ann", with_="rope", from_=2, to=1)
    assert table.facts[0] == {"n": 4, "command": 7, "kind": "note", "text": "one"}
    assert fact == {"n": 5, "command": 7, "kind": "spend", "actor": "ann", "with": "rope", "from": 2, "to": 1}


def test_dice_are_asked_from_left_to_right_and_kept(table: Ring) -> None:
    total, faces = table.roll(parse("d4 + 10 - 2d6"), "test")
    assert (total, faces) == (3 + 10 - 5 - 6, (3, 5, 6))
    assert table.percent("chance") == 40
    assert table.thrown == [3, 5, 6, 40]


def test_a_die_tells_what_it_is_for() -> None:
    fight = fight_of().fight
    table = Table(fight, TOY, TableDice(fight, [2]))
    assert table.die(6, "first") == 2
    with pytest.raises(Waiting) as stopped:
        table.percent("hit", fight.combatants["bob"], ("≤", 75, 75, True), fight.combatants["ann"])
    roll = Roll((100,), "bob", (RollTarget("ann", Needs("≤", 75, 75, True)),))
    assert stopped.value.question == DieQuestion(100, "hit", "bob", 1, ("≤", 75, 75, True), (roll,), 0, (), 1)


def asked(table: Table, run: Callable[[], object]) -> DieQuestion:
    with pytest.raises(Waiting) as stopped:
        run()
    assert isinstance(stopped.value.question, DieQuestion)
    return stopped.value.question


def test_a_die_tells_the_roll_that_it_belongs_to_and_what_has_been_thrown_of_it() -> None:
    fight = fight_of().fight
    table = Table(fight, TOY, TableDice(fight, [5, 4]))
    assert table.die(6, "first") == 5
    question = asked(table, lambda: table.dice((6, 8), "check", fight.combatants["bob"], ("≥", 9, 9, False), plus=2))
    assert (question.faces, question.number, question.start, question.so_far) == (8, 2, 1, (4,))
    assert question.rolls == (Roll((6, 8), "bob", (RollTarget(None, Needs("≥", 9, 9, False)),), 2),)
    assert str(question.rolls[0].aims[0].needs) == "≥ 9"


def test_an_expression_is_one_roll_with_what_it_adds_and_whether_its_sum_is_all() -> None:
    fight = fight_of().fight
    table = Table(fight, TOY, TableDice(fight))
    plain = asked(table, lambda: table.roll(parse("2d6+3"), "damage", fight.combatants["bob"]))
    assert plain.rolls == (Roll((6, 6), "bob", (), 3, True),)
    less = asked(table, lambda: table.roll(parse("2d6-d4"), "damage"))
    assert less.rolls == (Roll((6, 6, 4), None, (), 0, False),)


def test_rolls_of_one_effect_are_one_list_and_say_which_of_how_many() -> None:
    fight = fight_of().fight
    ann, bob = fight.combatants["ann"], fight.combatants["bob"]
    table = Table(fight, TOY, TableDice(fight, [7]))
    table.together("burst", lambda: [Roll((100,), "ann", aims(item, ("≤", 62, 62, True))) for item in (ann, bob)])
    assert table.percent("burst", ann, ("≤", 62, 62, True), ann, (1, 2)) == 7
    question = asked(table, lambda: table.percent("burst", ann, ("≤", 62, 62, True), bob, (2, 2)))
    assert [roll.aims[0].target for roll in question.rolls] == ["ann", "bob"]
    assert (question.at, question.nth, question.start, question.so_far) == (1, (2, 2), 0, ())
    other = asked(table, lambda: table.percent("aftermath", ann, None, bob, (2, 2)))
    assert (len(other.rolls), other.start) == (1, 1)


def test_what_no_throw_can_change_is_settled_where_only_the_number_counts() -> None:
    assert Needs("≤", 100, 130, True).settled((100,)) is True
    assert Needs("≤", 0, -20, True).settled((100,)) is False
    assert Needs("≤", 99, 99, True).settled((100,)) is None
    assert Needs("≤", 130, 130, False).settled((100,)) is None
    assert Needs("≥", 2, 2, True).settled((6, 6)) is True
    assert Needs("≥", 13, 13, True).settled((6, 6)) is False
    assert Needs("≥", 12, 12, True).settled((6, 6)) is None
    assert str(Needs("≤", 94, -120, True)) == "≤ 94 (−120)"
    sure, doubtful = Needs("≤", 100, 100, True), Needs("≤", 60, 60, True)
    assert Roll((100,), "bob", (RollTarget("ann", sure), RollTarget("bob", sure))).settled is True
    assert Roll((100,), "bob", (RollTarget("ann", sure), RollTarget("bob", doubtful))).settled is None
    assert Roll((6,), "bob").settled is None


def test_answers_come_in_the_order_in_which_they_are_asked() -> None:
    fight = fight_of().fight
    table = Table(fight, TOY, TableDice(fight, [], ["left", "none"]))
    assert table.ask("way", None, ("left", "right")) == "left"
    assert table.ask("reaction", fight.combatants["bob"], ("dodge", "none")) == "none"
    assert table.answers == ["left", "none"]


def test_a_demand_refuses_and_the_masters_word_passes_over_it_aloud(table: Ring) -> None:
    table.demand(True, "never")
    assert table.facts == []
    with pytest.raises(Refusal) as refused:
        table.demand(False, "not_your_turn", actor="bob")
    assert (refused.value.code, refused.value.details) == ("not_your_turn", {"actor": "bob"})
    table.override = True
    table.demand(False, "not_your_turn", actor="bob")
    assert table.facts == [
        {
            "n": 4,
            "command": 7,
            "kind": "ruling",
            "actor": "bob",
            "what": "override",
            "value": "not_your_turn",
            "text": "",
        }
    ]


def test_the_masters_word_does_not_pass_over_what_is_insisted_on(table: Ring) -> None:
    table.override = True
    table.insist(1, "never")
    with pytest.raises(Refusal) as refused:
        table.insist([], "off_board", cell=[9, 9])
    assert (refused.value.code, refused.value.details) == ("off_board", {"cell": [9, 9]})


def test_a_combatant_is_found_or_refused_by_the_code_of_its_role(table: Ring) -> None:
    assert table.combatant("bob") is table.fight.combatants["bob"]
    with pytest.raises(Refusal) as refused:
        table.combatant("zed")
    assert (refused.value.code, refused.value.details) == ("no_such_actor", {"id": "zed"})
    with pytest.raises(Refusal) as refused:
        table.combatant("zed", "no_such_target")
    assert refused.value.code == "no_such_target"


def test_a_copy_of_a_fight_goes_its_own_way() -> None:
    service = fight_of()
    before = picture(service)
    other = service.fight.copy(seed=-1)
    assert (other.seed, other.generator) == (-1, 2**64 - 1)
    table = Table(other, TOY, ScriptDice(other, []))
    table.put_pool(other.combatants["ann"], "hp", 1)
    table.put(other, "round", 4)
    assert picture(service) == before
    assert service.fight.copy().generator == service.fight.generator


def test_conditions_of_a_combatant_are_found_by_their_status() -> None:
    table: Ring = Table(fight_of().fight, TOY, ScriptDice(fight_of().fight, []))
    ann: Any = table.fight.combatants["ann"]
    TOY.rulings.inflict(table, ann, TOY.statuses["burning"], 2, "bob", {})
    assert ann.has("burning")
    assert not ann.has("slow")
    assert ann.condition("slow") is None
    assert ann.condition("burning").source == "bob"
