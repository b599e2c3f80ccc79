"""The core of a d20 game with advantage, saves and reactions, written as data, plays by its book.

What can be said as a script with what comes of it stands in the game's own tests; here is that each of them is about
its rule, and what a script cannot say: chances, and where a number comes from.
"""

import json
import re
import subprocess
from collections.abc import Mapping
from typing import Any

import pytest

from models.exchange.rule_package import package_in, read_package, write_package
from rules.engine.examples import failed_tests
from rules.written.rulebook import system_by
from tests.command_line import COMMAND
from tests.rules.written.example_games import folder_of, game
from tests.rules.written.played_game import PlayedGame

PACKAGE = package_in(folder_of("core"))
SPOILED: Mapping[str, tuple[tuple[str, str, str], ...]] = {
    "attack": (
        ("test.strike", "1d20", "1d21"),
        ("test.strike", "row.to_hit", "str_mod"),
        ("test.strike", 'against = "target.ac"', 'against = "target.speed"'),
        ("action.attack", 'damage = "dice(row.damage)"', 'damage = "dice_only(row.damage)"'),
    ),
    "critical-hit": (
        ("test.strike", '20 = "critical"', '19 = "critical"'),
        ("action.attack", "+ dice_only(row.damage)", "+ dice(row.damage)"),
    ),
    "natural-1": (
        ("test.strike", '1 = "fumble"', '2 = "fumble"'),
        ("test.strike", '1 = "fumble"', '1 = "success"'),
    ),
    "one-action": (
        ("action.attack", 'spend = "action"', 'spend = "bonus"'),
        ("action.dodge", "action = 1", "bonus = 1"),
        ("action.attack", 'else = "no_action"', 'else = "no_reaction"'),
    ),
    "multiattack": (
        ("action.attack", "multi - 1", "multi - 0"),
        ("slot.attacks", 'count = "0"', 'count = "1"'),
        ("action.attack", 'spend = "attacks"', 'spend = "bonus"'),
    ),
    "advantage": (
        ("status.restrained", 'number = "open", add = 1', 'number = "open", add = 0'),
        ("test.strike", "sign(up + target.open", "sign(up + target.shut"),
    ),
    "disadvantage": (
        ("status.poisoned", 'number = "down"', 'number = "up"'),
        ("test.strike", "sign(down + target.shut", "sign(up + target.shut"),
    ),
    "advantage-and-disadvantage": (
        ("test.strike", "sign(down + target.shut", "abs(down + target.shut"),
        ("test.strike", "sign(down + target.shut", "sign(down + target.open"),
    ),
    "prone": (
        ("test.strike", "row.way is 'melee' else", "row.way is 'ranged' else"),
        ("test.strike", "row.way is 'ranged' else", "row.way is 'melee' else"),
        ("status.prone", 'number = "down"', 'number = "up"'),
    ),
    "stand-up": (
        ("action.stand", 'lift = "prone"', 'lift = "grappled"'),
        ("action.stand", "speed > 0", "speed >= 0"),
        ("action.stand", "has('prone')", "has('dodging')"),
    ),
    "resistance": (
        ("harm", 'kind in target.resist", is = "half(amount)', 'kind in target.resist", is = "half_up(amount)'),
        ("harm", "kind in target.resist", "kind in target.immune"),
    ),
    "vulnerability": (("harm", "2 * amount", "3 * amount"), ("harm", "target.vulnerable", "target.resist")),
    "immunity": (("harm", 'is = "0"', 'is = "1"'), ("harm", "target.immune", "target.vulnerable")),
    "petrified": (
        ("harm", "'petrified')", "'stunned')"),
        ("status.petrified", "becomes = 0", "becomes = 5"),
        ("status.petrified", 'number = "open"', 'number = "shut"'),
    ),
    "temporary-hit-points": (
        ("pool.temp", "soaks = true", "soaks = false"),
        ("pool.temp", 'start = "0"', 'start = "1"'),
    ),
    "spell-with-a-save": (
        ("test.dex", "1d20", "1d21"),
        ("sheet.dex_mod", "10", "11"),
        ("sheet.dex_mod", "// 2", "// 3"),
        ("action.spell", "half(force)", "half_up(force)"),
        ("action.spell", 'against = "row.dc"', 'against = "row.level"'),
        ("test.dex", "dex_save", "con_save"),
        ("number.dex_save", "dex_mod + dex_save_plus", "dex_mod - dex_save_plus"),
    ),
    "spell-slots": (
        ("action.spell", "row.level", "row.dc"),
        ("action.spell", "action = 1", "action = 0"),
    ),
    "shield": (
        ("reaction.shield", "spell_slots > 0", "spell_slots > 1"),
        ("reaction.shield", 'against = "5"', 'against = "4"'),
        ("reaction.shield", 'against = "5"', 'against = "6"'),
        ("reaction.shield", "is not 'critical'", "is not 'success'"),
        ("reaction.shield", "reaction = 1", "reaction = 0"),
        ("reaction.shield", "spell_slots = 1", "spell_slots = 2"),
    ),
    "uncanny-dodge": (
        ("reaction.dodge_uncannily", "half(amount)", "half_up(amount)"),
        ("reaction.dodge_uncannily", "reaction = 1", "reaction = 0"),
        ("reaction.dodge_uncannily", 'if = "hero"', 'if = "hits"'),
    ),
    "a-monster-dies-at-0": (("pool.hp", 'else = [{ state = "dead"', 'else = [{ state = "unconscious"'),),
    "a-hero-falls-dying": (
        ("pool.hp", 'put = "dying"', 'put = "stable"'),
        ("pool.hp", 'put = "prone"', 'put = "poisoned"'),
        ("pool.hp", 'lift = "concentrating"', 'lift = "dodging"'),
    ),
    "three-death-saves-stabilize": (
        ("test.death", "1d20", "1d21"),
        ("status.dying", "level('saved') >= 3", "level('saved') >= 2"),
        ("test.death", 'against = "10"', 'against = "9"'),
        ("test.death", 'against = "10"', 'against = "11"'),
        ("status.dying", 'put = "stable"', 'put = "saved"'),
    ),
    "three-failed-death-saves-kill": (
        ("status.dying", "level('failed') >= 3", "level('failed') >= 4"),
        ("status.dying", "level('failed') >= 3", "level('failed') >= 2"),
    ),
    "a-death-save-of-1-fails-twice": (
        ("status.dying", "level = 2", "level = 1"),
        ("test.death", '1 = "fumble"', '2 = "fumble"'),
    ),
    "a-death-save-of-20-wakes": (
        ("test.death", '20 = "critical"', '19 = "critical"'),
        ("status.dying", 'heal = "1"', 'heal = "2"'),
        ("always", 'wakes = [\n    { lift = "dying"', 'wakes = [\n    { lift = "dodging"'),
    ),
    "damage-to-the-dying": (
        ("always", '"2 if outcome', '"3 if outcome'),
        ("always", 'else 1"', 'else 2"'),
        ("always", "level('failed') >= 3", "level('failed') >= 4"),
        ("always", '{ lift = "stable", to = "self" }, { put', '{ lift = "dodging", to = "self" }, { put'),
    ),
    "massive-damage": (("always", ">= max.hp", "> max.hp"), ("always", "amount - before", "amount + before")),
    "hold": (
        ("test.wis_against_held", "1d20", "1d21"),
        ("sheet.wis_mod", "10", "11"),
        ("action.hold", "low = 5", "low = 4"),
        ("action.hold", "high = 30", "high = 31"),
        ("action.hold", 'put = "paralyzed"', 'put = "stunned"'),
        ("action.hold", "timer = 10", "timer = 9"),
        ("action.hold", 'against = "param.dc"', 'against = "10"'),
        ("action.hold", 'carries = { dc = "param.dc"', 'carries = { dc = "8"'),
        ("test.wis_against_held", 'against = "held.dc"', 'against = "13"'),
        ("number.wis_save", "wis_mod + wis_save_plus", "wis_mod - wis_save_plus"),
        ("status.paralyzed", 'at = "turn_ends"', 'at = "turn_begins"'),
    ),
    "paralyzed": (
        ("status.paralyzed", 'number = "open"', 'number = "shut"'),
        ("status.paralyzed", 'number = "fails"', 'number = "up"'),
        ("status.paralyzed", 'implies = ["incapacitated"]', 'implies = ["prone"]'),
        ("test.dex", "100", "1"),
    ),
    "concentration": (
        ("test.con", "1d20", "1d21"),
        ("sheet.con_mod", "10", "11"),
        ("always", "half(amount)", "half_up(amount)"),
        ("always", "max(10,", "max(9,"),
        ("always", "max(10,", "max(11,"),
        ("always", "min(30,", "min(31,"),
        ("always", "half(amount)", "abs(amount)"),
        ("number.con_save", "con_mod + con_save_plus", "con_mod - con_save_plus"),
        ("status.paralyzed", 'tied = "concentrating"', 'tied = "dodging"'),
    ),
    "incapacitated": (
        ("status.incapacitated", 'lift = "concentrating"', 'lift = "dodging"'),
        ("status.incapacitated", '"react"', '"stand"'),
        ("status.incapacitated", '"act"', '"stand"'),
    ),
    "exhaustion": (
        ("test.str", "- strain", "+ strain"),
        ("status.exhaustion", "2 * level", "1 * level"),
        ("status.exhaustion", "-5 * level", "-4 * level"),
        ("status.exhaustion", ">= 6", ">= 5"),
        ("status.exhaustion", ">= 6", ">= 7"),
        ("test.strike", "- strain", "+ strain"),
        ("test.dex", "- strain", "+ strain"),
        ("test.con", "- strain", "+ strain"),
        ("test.wis_against_held", "- strain", "+ strain"),
    ),
    "dodge": (
        ("status.dodging", 'number = "shut"', 'number = "open"'),
        ("status.dodging", 'number = "dex_edge", add = 1', 'number = "dex_edge", add = 0'),
        ("status.dodging", 'counts = "turn_begins"', 'counts = "turn_ends"'),
        ("test.dex", "sign(dex_edge)", "sign(fails)"),
    ),
    "opportunity-attack": (
        ("reaction.opportunity", "'melee'", "'ranged'"),
        ("reaction.opportunity", "reaction = 1", "reaction = 0"),
        ("reaction.opportunity", "+ dice_only(row.damage)", "+ dice(row.damage)"),
        ("action.withdraw", 'call = "leaves_reach"', 'call = "enters_reach"'),
    ),
    "range": (
        ("action.attack", "row.reach", "row.to_hit"),
        ("sheet.attacks", "default = 5", "default = 10"),
    ),
    "disengage": (
        ("reaction.opportunity", "'disengaged'", "'dodging'"),
        ("status.disengaged", "timer = 1", "timer = 2"),
    ),
    "initiative": (
        ("order", "1d20", "1d21"),
        ("order", "1d20 + dex_mod", "1d20 - dex_mod"),
        ("order", '"dex"', '"wis"'),
        ("order", '"ask"', '"roll"'),
    ),
    "blinded": (
        ("status.blinded", 'number = "down"', 'number = "up"'),
        ("status.blinded", 'number = "open"', 'number = "shut"'),
    ),
    "invisible": (
        ("status.invisible", 'number = "up"', 'number = "down"'),
        ("status.invisible", 'number = "shut"', 'number = "open"'),
    ),
    "frightened": (
        ("status.frightened", 'number = "down"', 'number = "up"'),
        ("status.frightened", 'at = "turn_ends"', 'at = "turn_begins"'),
    ),
    "restrained": (
        ("status.restrained", "add = -1", "add = 1"),
        ("status.restrained", "becomes = 0", "becomes = 5"),
        ("status.restrained", 'number = "down"', 'number = "up"'),
    ),
    "stunned": (
        ("status.stunned", 'number = "fails"', 'number = "up"'),
        ("status.stunned", 'number = "open"', 'number = "shut"'),
        ("status.stunned", 'implies = ["incapacitated"]', 'implies = ["prone"]'),
    ),
    "unconscious": (
        ("status.unconscious", '"prone"', '"poisoned"'),
        ("status.unconscious", 'number = "fails"', 'number = "up"'),
        ("status.unconscious", "becomes = 0", "becomes = 5"),
    ),
    "grappled": (
        ("status.grappled", "becomes = 0", "becomes = 5"),
        ("action.withdraw", "speed > 0", "speed >= 0"),
    ),
    "shove": (
        ("test.str", "1d20", "1d21"),
        ("sheet.str_mod", "10", "11"),
        ("sheet.pb", "default = 2", "default = 3"),
        ("action.shove", "8 + str_mod", "9 + str_mod"),
        ("action.shove", "+ str_mod +", "+ dex_mod +"),
        ("action.shove", "+ pb", "+ multi"),
        ("action.shove", 'put = "prone"', 'put = "grappled"'),
        ("test.str", "str_save", "con_save"),
        ("test.str", "100", "1"),
        ("number.str_save", "str_mod + str_save_plus", "str_mod - str_save_plus"),
    ),
    "stabilize": (
        ("action.stabilize", 'put = "stable"', 'put = "saved"'),
        ("action.stabilize", 'lift = "dying"', 'lift = "prone"'),
    ),
    "cure": (
        ("action.cure", "2d8", "2d9"),
        ("action.cure", "2d8", "1d8"),
        ("action.cure", "wis_mod", "dex_mod"),
        ("action.cure", "spell_slots = 1", "spell_slots = 0"),
    ),
    "blessed": (
        ("status.blessed", "add = -2", "add = -1"),
        ("status.blessed", 'tied = "concentrating"', 'tied = "dodging"'),
    ),
}
"""Each test of the game to one-place changes of its rule: the table, what is written there, and what instead."""
CHANGES = [(test, *change) for test, changes in SPOILED.items() for change in changes]
TOKEN = re.compile(r"-?[\w.]+|[<>]=?|\S")


def changed(table: str, written: str, instead: str) -> str:
    """Return the text of the game with something else in a table, which is written there once."""
    start = PACKAGE.text.index(f"\n[{table}]\n") + 1
    end = PACKAGE.text.index("\n[", start)
    content = PACKAGE.text[start:end]
    assert content.count(written) == 1, (table, written)
    return PACKAGE.text[:start] + content.replace(written, instead) + PACKAGE.text[end:]


def test_the_games_own_tests_pass_before_and_after_it_was_shared() -> None:
    assert failed_tests(PACKAGE.tests, PACKAGE.text) == []
    assert read_package(write_package(PACKAGE), "core.turnwright-system") == PACKAGE
    assert "Creative Commons Attribution 4.0" in PACKAGE.licence


def test_the_command_line_says_that_all_of_them_pass() -> None:
    run = subprocess.run([COMMAND, "rules", folder_of("core")], capture_output=True, timeout=600, check=False)
    assert (run.returncode, run.stderr) == (0, b"")
    report = json.loads(run.stdout)
    assert (report["ok"], report["faults"]) == (True, [])
    assert report["tests"] == {"passed": len(SPOILED), "failed": 0}


def test_every_test_of_the_game_is_about_a_rule() -> None:
    assert SPOILED.keys() == PACKAGE.tests.keys()
    for _, _, written, instead in CHANGES:
        pairs = zip(TOKEN.findall(written), TOKEN.findall(instead), strict=True)
        assert sum(one != other for one, other in pairs) == 1, (written, instead)


@pytest.mark.parametrize(("test", "table", "written", "instead"), CHANGES)
def test_a_test_fails_where_its_rule_is_spoiled(test: str, table: str, written: str, instead: str) -> None:
    text = changed(table, written, instead)
    assert system_by("srd5", (text,)).actions
    assert failed_tests({test: PACKAGE.tests[test]}, text) == [test]


# --- what a script cannot say --------------------------------------------------------------------------------------


def fight() -> PlayedGame:
    """A hero with a sword, whose turn it is, and a foe."""
    sword = {"id": "sword", "name": "Sword", "way": "melee", "to_hit": 5, "damage": "1d8+3", "kind": "slashing"}
    sheet: dict[str, Any] = {"hp": 30, "ac": 13, "attacks": [sword]}
    return PlayedGame(game("core"), hero={**sheet, "hero": True}, foe=sheet).begin(20, 1)


def test_the_chance_is_counted_over_both_dice() -> None:
    played = fight()
    assert played.chance("hero", "attack", "foe", **{"with": "sword"}) == 65
    played.do("condition", actor="foe", status="restrained")
    assert played.chance("hero", "attack", "foe", **{"with": "sword"}) == 88
    played.do("condition", actor="foe", status="dodging")
    played.do("condition", actor="hero", status="poisoned")
    assert played.chance("hero", "attack", "foe", **{"with": "sword"}) == 65


def test_exhaustion_weighs_on_the_chance_by_its_level() -> None:
    played = fight()
    for _ in range(3):
        played.do("condition", actor="hero", status="exhaustion")
    assert played.chance("hero", "attack", "foe", **{"with": "sword"}) == 35


def test_speed_explains_itself() -> None:
    played = fight()
    played.do("condition", actor="hero", status="grappled", source="foe")
    steps = played.system.outcome.explain(played.fight, played["hero"], "speed")
    assert [(step.term, step.amount, step.kind) for step in steps] == [
        ("base", 30, "base"),
        ("Grappled", 0, "becomes"),
        ("result", 0, "result"),
    ]
