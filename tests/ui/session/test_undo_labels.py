"""What undo and redo are called: what a command did, in a few words."""

from __future__ import annotations

from rules.core.facts import Command
from tests.ui.session.playing import ATTACK, Playing
from ui.session.command_tags import CHECKED, CUE, one_step
from ui.session.undo_labels import action_words, deed, deeds

WORDS: list[tuple[Command, str]] = [
    (ATTACK, "Ana: Attack → Guard A"),
    ({**ATTACK, "do": "declare", "with": "mace", "targets": ["guard-a", "bea"]}, "Ana: Attack (Mace) → Guard A, Bea"),
    ({"do": "act", "actor": "ana", "action": "defend"}, "Ana: Defend"),
    ({"do": "begin"}, "Begin"),
    ({"do": "damage", "actor": "bea", "amount": 4}, "4 damage to Bea"),
    ({"do": "heal", "actor": "bea", "amount": 4}, "4 healed on Bea"),
    ({"do": "set", "actor": "bea", "stat": "str", "value": 4}, "Bea: STR = 4"),
    ({"do": "set", "actor": "bea", "pool": "mp", "value": 0}, "Bea: MP = 0"),
    ({"do": "set", "actor": "bea", "sheet": {"hp": 4}, "value": {}}, "The sheet of Bea"),
    ({"do": "set", "cell": [1, 2], "value": "wall"}, "Ruling on the board"),
    ({"do": "condition", "actor": "bea", "status": "slow"}, "Slow on Bea"),
    ({"do": "lift", "actor": "bea", "status": "slow"}, "Slow removed from Bea"),
    ({"do": "timer", "actor": "bea", "status": "slow", "value": 2}, "Timer of Slow on Bea"),
    ({"do": "timer", "name": "Tower", "value": 2}, "Countdown Tower"),
    ({"do": "countdown", "name": "Tower", "rounds": 2}, "Countdown Tower"),
    ({"do": "join", "combatant": {"id": "cid", "name": "Cid"}}, "Cid joins"),
    ({"do": "join", "combatant": {"id": "cid"}}, "cid joins"),
    ({"do": "leave", "actor": "bea"}, "Bea leaves"),
    ({"do": "side", "actor": "bea", "side": "foes"}, "Bea changes sides"),
    ({"do": "move", "actor": "bea", "to": [1, 2]}, "Bea is put elsewhere"),
    ({"do": "roll", "expression": "2d6"}, "Free roll 2d6"),
    ({"do": "check", "targets": ["ana", "bea"]}, "Check of Ana, Bea"),
    ({"do": "note", "text": "x", CHECKED: ["bea", "guard-b"]}, "Check of Bea, Guard B"),
    ({"do": "another"}, "another"),
]


def test_each_command_has_its_words(stair: Playing) -> None:
    teller = stair.conductor.teller()
    assert [deed(command, teller) for command, _ in WORDS] == [words for _, words in WORDS]


def test_a_step_says_its_first_and_of_how_many_more_the_same_is_true(stair: Playing) -> None:
    teller = stair.conductor.teller()
    blows: list[Command] = [{"do": "damage", "actor": id, "amount": 4} for id in ("ana", "bea", "guard-a")]
    assert deeds(one_step(blows[:1]), teller) == "4 damage to Ana"
    assert deeds(one_step(blows[:2]), teller) == "4 damage to Ana, and 1 more"
    assert deeds(one_step([*blows, {"do": "note", "text": "Now"}]), teller) == "4 damage to Ana, and 2 more"
    assert deeds([], teller) == ""
    cue: Command = {"do": "note", "text": "Round 2: the bell", CUE: [1, 2]}
    assert deeds(one_step([cue, *blows]), teller) == "Round 2: the bell"
    check: Command = {"do": "note", "text": "x", CHECKED: ["bea"]}
    assert deeds(one_step([check, {"do": "note", "text": "y"}]), teller) == "Check of Bea"


def test_an_action_that_its_system_knows_no_more_is_called_by_its_id(stair: Playing) -> None:
    assert action_words({"do": "act", "actor": "ana", "action": "dance"}, stair.conductor.teller()) == "dance"
