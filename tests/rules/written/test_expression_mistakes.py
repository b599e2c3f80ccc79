"""Mistakes in expressions made by hand: each is found at its place and line, most with what was meant."""

import pytest

from rules.written.loader import load
from rules.written.source import BadSystem
from tests.rules.written.example_games import text_of

MISTAKES = [
    ("skirmish", 'against = "target.ac"', 'against = "target.acc"', "test.blow.against", "ac"),
    ("skirmish", 'add = "attack"\nagainst', 'add = "atack"\nagainst', "test.blow.add", "attack"),
    ("skirmish", 'roll = "1d20 + reflex"', 'roll = "1d20 + reflx"', "order.roll", "reflex"),
    (
        "skirmish",
        'damage = "half(heat)"',
        'damage = "half(heet)"',
        "action.storm.does[1].do[0].success[0].damage",
        "heat",
    ),
    (
        "skirmish",
        'damage = "half(heat)"',
        'damage = "halve(heat)"',
        "action.storm.does[1].do[0].success[0].damage",
        "half",
    ),
    ("skirmish", 'is = "sheet.ac"', 'is = "sheet.acc"', "number.ac.is", "ac"),
    ("skirmish", 'if = "hits and', 'if = "hit and', "reaction.parry.if", "hits"),
    ("skirmish", "outcome is not 'critical'", "outcome = 'critical'", "reaction.parry.if", "=="),
    ("skirmish", "outcome is not 'critical'", "outcome is not critical", "reaction.parry.if", "'critical'"),
    ("skirmish", 'damage = "1d4"', 'damage = "d4d"', "status.burning.at.turn_ends[0].damage", ""),
    ("skirmish", 'damage = "1d4"', 'damage = "1d4 +"', "status.burning.at.turn_ends[0].damage", ""),
    ("skirmish", 'against = "13"', 'against = "1d6"', "test.reflex.against", "dice"),
    (
        "skirmish",
        'damage = "2 * dice(damage)"',
        'damage = "2 * dice(attack)"',
        "action.strike.does[0].critical[0].damage",
        "",
    ),
    (
        "skirmish",
        'damage = "2 * dice(damage)"',
        'damage = "2 * damage"',
        "action.strike.does[0].critical[0].damage",
        "dice(",
    ),
    ("skirmish", '{ against = "4" }', '{ amount = "4" }', "reaction.parry.does[0]", "a reaction to struck only"),
    (
        "skirmish",
        '{ damage = "1d4", kind',
        '{ against = "4" }, { damage = "1d4", kind',
        "status.burning.at.turn_ends[0]",
        "a reaction to rolled only",
    ),
    (
        "skirmish",
        '{ damage = "half(heat)"',
        '{ outcome = "failure" }, { damage = "half(heat)"',
        "action.storm.does[1].do[0].success[0]",
        "a reaction to rolled, failed only",
    ),
    ("sparrows", 'less = "target.tough"', 'less = "target.tugh"', "harm.steps[0].less", "tough"),
    ("sparrows", "kind is 'blow'", "kind is 'blwo'", "harm.steps[0].if", "blow"),
    ("sparrows", 'heal = "1d6 + max(0, calm)"', 'heal = "1d6 + max(0, clam)"', "action.patch.does[0].heal", "calm"),
    ("sparrows", 'if = "grit > 0"', 'if = "grit"', "action.charge.needs[0].if", ""),
    ("sparrows", 'amount = "half(amount)"', 'amount = "half(amuont)"', "reaction.lucky.does[0].amount", "amount"),
    ("sparrows", 'add = "-level" }, {', 'add = "-levl" }, {', "status.shaken.changes[0].add", "level"),
    ("core", "has('concentrating')", "has('concentratig')", "always.hurt[0].if", "concentrating"),
    ("core", "level('failed') >= 3", "level('faild') >= 3", "status.dying.at.turn_begins[2].if", "failed"),
    ("core", 'max = "max.hp"', 'max = "max.hpp"', "pool.temp.max", "hp"),
    ("core", 'range = "row.reach"', 'range = "row.reech"', "action.attack.targets.range", "reach"),
    ("core", 'against = "held.dc"', 'against = "held.d"', "test.wis_against_held.against", "dc"),
    ("core", 'is = "(str - 10) // 2"', 'is = "(str - 10 // 2"', "sheet.str_mod.is", "finished"),
    ("core", 'is = "(str - 10) // 2"', 'is = "(str - 10) / 2"', "sheet.str_mod.is", "//"),
    ("core", 'add = "-5 * level"', 'add = "-5 * levels"', "status.exhaustion.changes[1].add", "level"),
]


@pytest.mark.parametrize(("game", "right", "wrong", "place", "meant"), MISTAKES)
def test_a_mistake_is_found_where_it_stands(game: str, right: str, wrong: str, place: str, meant: str) -> None:
    text = text_of(game)
    assert right in text
    spoiled = text.replace(right, wrong, 1)
    with pytest.raises(BadSystem) as raised:
        load(spoiled)
    (fault,) = raised.value.faults
    line = spoiled[: spoiled.index(wrong)].count("\n") + 1
    assert (fault.place, fault.line) == (place, line)
    assert meant in fault.sentence


def test_a_test_that_asks_for_a_target_is_the_fault_of_the_action_that_has_none() -> None:
    """The test itself is as it was, and so is every other use of it."""
    used = '\n[action.shove]\nlabel = "Shove"\ndoes = [{ test = "blow", success = [{ damage = "1" }] }]\n'
    with pytest.raises(BadSystem) as raised:
        load(text_of("skirmish") + used)
    (fault,) = raised.value.faults
    assert fault.place == "action.shove.does[0].test"
    assert str(fault.sentence) == "“target.ac” asks for a target, and none can be chosen here: give it targets"
    aimed = load(text_of("skirmish") + used.replace("does", 'targets = { label = "At" }\ndoes'))
    assert "shove" in aimed.actions
