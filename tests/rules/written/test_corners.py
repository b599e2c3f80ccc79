"""Corners of written games: optional targets, params left out, deep expressions, circles, big dice."""

import gc
import weakref

import pytest

from rules.engine.service import AnswerNeeded
from rules.mechanics.dice_sources import TableDice
from rules.written.forecast import Uncounted, spread_of
from rules.written.loader import load
from rules.written.source import BadSystem
from tests.rules.written.example_games import text_of
from tests.rules.written.played_game import PlayedGame
from tests.rules.written.small_games import faults, play, small


@pytest.mark.parametrize(("targets", "hero", "foe"), [((), 17, 20), (("foe",), 20, 17)])
def test_where_a_target_may_be_chosen_it_is_struck_and_else_whoever_acts(
    targets: tuple[str, ...], hero: int, foe: int
) -> None:
    played = play('[action.x]\ntargets = { least = 0 }\ndoes = [{ damage = "3" }]').begin(5, 3)
    played.act("hero", "x", *targets)
    assert (played.hp("hero"), played.hp("foe")) == (hero, foe)


PARAM = """
[action.x]
param.n = { low = 0, high = 9 }
needs = [{ if = "param.n < 9", else = "too_many" }]
does = [{ damage = "param.n", to = "self" }]
"""


def test_a_param_that_is_left_out_is_nothing() -> None:
    played = play(PARAM).begin(5, 3)
    assert list(played.system.possible(played.fight, played["hero"]))
    played.act("hero", "x")
    assert played.hp("hero") == 20
    played.act("hero", "x", params={"n": 4})
    assert played.hp("hero") == 16
    assert played.refused("act", actor="hero", action="x", params={"n": 9}) == "too_many"


@pytest.mark.parametrize("text", ["+".join(["1"] * 240), "-" * 300 + "1", "max(" * 80 + "1" + ")" * 80])
def test_an_expression_that_is_too_deep_is_a_fault(text: str) -> None:
    with pytest.raises(BadSystem) as raised:
        small(f'[number.n]\nis = "{text}"')
    assert {fault.place for fault in raised.value.faults} == {"number.n.is"}


@pytest.mark.parametrize("word", ["class", "with", "targets", "with_", "copy"])
def test_a_param_is_not_called_by_a_word_that_has_a_meaning(word: str) -> None:
    assert faults(f"[action.x]\nparam.{word} = {{ low = 0, high = 9 }}\ndoes = []") == [f"action.x.param.{word}"]


@pytest.mark.parametrize("table", ["sheet", "option"])
@pytest.mark.parametrize("word", ["mro", "register", "model_fields"])
def test_a_field_is_not_called_as_something_of_every_sheet(table: str, word: str) -> None:
    assert faults(f'[{table}.{word}]\nkind = "flag"') == [f"{table}.{word}"]


@pytest.mark.parametrize("function", ["max", "min"])
def test_the_largest_of_one_number_is_a_fault(function: str) -> None:
    assert faults(f'[number.n]\nis = "{function}(3)"') == ["number.n.is"]


def test_circles_through_conditions_and_slots_are_named() -> None:
    through = '[number.n]\nis = "1"\n[status.s]\nchanges = [{ number = "n", add = 1, if = "n > 3" }]'
    assert faults(through) == ["number.n.is"]
    assert faults('[slot.a]\ncount = "a"') == ["slot.a.count"]


def test_a_long_chain_of_numbers_is_a_fault_and_no_accident() -> None:
    chain = "".join(f'[number.n{index}]\nis = "n{index + 1}"\n' for index in range(1200))
    assert faults(chain + '[number.n1200]\nis = "1"')


@pytest.mark.parametrize("dice", ["40d1000", "10d1000", "20d100kh10"])
def test_dice_with_too_many_throws_are_not_counted(dice: str) -> None:
    with pytest.raises(Uncounted):
        spread_of(dice)


def test_a_second_of_a_status_acts_as_itself_when_it_is_put_on() -> None:
    text = """
[status.s]
stacks = "each"
carries = ["n"]
sourced = true
at.on = [{ damage = "held.n" }]
"""
    played = play(text).begin(5, 3)
    played.do("condition", actor="foe", status="s", source="hero", params={"n": 2})
    played.do("condition", actor="foe", status="s", source="foe", params={"n": 7})
    assert played.hp("foe") == 20 - 2 - 7


def test_uses_of_rows_look_at_no_fight() -> None:
    assert faults('[sheet.w]\nkind = "rows"\nuses = "round"\nrow.x = { default = 1 }')


@pytest.mark.parametrize(
    ("number", "cost", "does", "before", "after"),
    [
        ("max.hp - hp", "", "damage = 3", 0, 3),
        ("lost + 5", "", "damage = 3", 5, 8),
        ("nerve", "nerve = 1", "", 2, 1),
        ("9 if has('hurt') else 5", "", "put = 'hurt'", 5, 9),
    ],
)
def test_a_number_follows_what_it_rests_on(number: str, cost: str, does: str, before: int, after: int) -> None:
    text = f"""
[sheet.hp]
default = 20
[sheet.lost]
is = "max.hp - hp"
[pool.hp]
[slot.nerve]
count = 2
per = "fight"
[status.hurt]
[number.n]
is = "{number}"
[number.twice]
is = "2 * n"
[action.x]
cost = {{ {cost} }}
does = [{{ {does} }}]
"""
    played = play(text.replace("[{  }]", "[]")).begin(5, 3)
    hero, stats = played["hero"], played.system.outcome.stats
    assert stats(played.fight, hero) == {"n": before, "twice": 2 * before}
    played.act("hero", "x")
    assert stats(played.fight, hero) == {"n": after, "twice": 2 * after}


def test_a_die_alone_is_asked_as_the_dice_of_a_sheet_are() -> None:
    text = """
[sheet.hp]
default = 20
[sheet.fist]
kind = "dice"
default = "d6"
[pool.hp]
[action.x]
targets = {}
does = [{ damage = "d6" }]
[action.y]
targets = {}
does = [{ damage = "dice(fist)" }]
"""
    played = play(text).begin(5, 3)
    commands = [{"do": "act", "actor": "hero", "action": action, "targets": ["foe"]} for action in "xy"]
    first, second = (played.service.do(command, TableDice(played.fight)) for command in commands)
    assert isinstance(first, AnswerNeeded)
    assert isinstance(second, AnswerNeeded)
    assert first.question == second.question


def test_a_system_that_nobody_uses_any_more_is_gone() -> None:
    played = PlayedGame(load(text_of("skirmish")), hero={"hp": 9}, foe={"hp": 9}).begin(5, 3)
    assert played.chance("hero", "strike", "foe") is not None
    played.act("hero", "strike", "foe", dice=[20, 4])
    runtime = weakref.ref(played.system.turns.begin.__self__.runtime)  # type: ignore[attr-defined]
    assert runtime() is not None
    del played
    gc.collect()
    assert runtime() is None
