"""Task Checks and escapes."""

from typing import Any

import pytest

from rules.core.questions import DieQuestion
from rules.engine.service import AnswerNeeded
from rules.ffrpg.actions.catalogue import ACTIONS
from rules.mechanics.dice_sources import TableDice
from tests.rules.ffrpg.playing import Battle, foe, hero, one
from tests.rules.played import facts_of


@pytest.mark.rule("FF-TRG-01", "FF-TRG-05", "FF-ST-immobilize", "FF-ST-mini")
@pytest.mark.parametrize(
    ("status", "task"),
    [("immobilize", {"rating": "agi", "uses": ["movement"]}), ("mini", {"rating": "str"}), ("regen", {"rating": 0})],
)
def test_a_rating_of_0_fails_whatever_is_rolled_and_whatever_the_modifier(status: str, task: dict[str, object]) -> None:
    for face in (1, 30, 94):
        battle = Battle(hero(conditions=[status]), foe())
        fact = facts_of(battle.act("ann", "trigger", task="climb", modifier=90, dice=[face], **task), "roll")[0]
        assert (fact["against"], fact["success"], fact["critical"]) == (0, False, False)


@pytest.mark.rule("FF-ST-slow", "FF-TRG-01")
@pytest.mark.parametrize(("uses", "against"), [("movement", 12), ("fast", 12), ("sight", 25)])
def test_slow_halves_ratings_for_what_is_fast_and_for_movement(uses: str, against: int) -> None:
    battle = Battle(hero(conditions=["slow"], ratings={"climbing": 25}), foe())
    facts = battle.act("ann", "trigger", task="climb", rating="climbing", uses=[uses], dice=[50])
    assert facts_of(facts, "roll")[0]["against"] == against


@pytest.mark.rule("FF-AMB-07", "FF-ST-toad")
def test_a_modifier_counts_for_nothing_where_a_condition_makes_the_rating_0() -> None:
    battle = Battle(hero(ratings={"stealth": 0}), foe("imp", conditions=["toad"]), foe("bat", spd=2), begin=False)
    facts = battle.begin(
        surprise={"by": "party", "modifiers": {"ann": 20, "imp": 50, "bat": 30}}, dice=[30, 11, 11, 5], stop=True
    )
    results = {fact["actor"]: fact["total"] for fact in facts_of(facts, "roll")}
    assert results == {"ann": 20 - 30, "imp": 0 - 11, "bat": 30 - 11}


@pytest.mark.rule("FF-ESC-01", "FF-ESC-04")
def test_without_the_initiative_stop_an_escape_needs_no_declaration() -> None:
    battle = Battle(hero(), foe(), initiative_stop=False)
    offered = ACTIONS["flee"].offered
    assert offered is not None
    assert offered(battle.fight, battle.of("ann"))
    battle.act("ann", "flee", dice=[10, 90])
    assert (battle.of("ann").state, battle.of("ann").left_by) == ("out", "fled")
    battle = Battle(hero(), foe())
    assert battle.act_refusal("ann", "flee") == "not_declared"


@pytest.mark.rule("FF-ESC-01", "FF-NOTE-01")
def test_an_escape_that_was_declared_and_never_tried_lapses_and_is_told() -> None:
    battle = Battle(hero(), one("bob", spd=9), foe(), begin={"stop": True})
    battle.do("declare", actor="ann", action="flee")
    battle.next()
    facts = battle.to_next_round()
    assert [(fact["actor"], fact["what"]) for fact in facts_of(facts, "note")] == [("ann", "escape lapsed")]
    assert battle.told(facts_of(facts, "note")) == ["Ann never came to try the escape"]
    assert not battle.of("ann").fleeing


@pytest.mark.rule("FF-GM-02", "FF-MOV-07")
def test_move_water_and_ratings_may_be_set_by_ruling() -> None:
    battle = Battle(hero(ratings={"stealth": 40}), foe())
    facts = battle.do("set", actor="ann", stat="ratings", value={"swimming": 300, "stealth": -1})
    assert battle.of("ann").sheet.ratings == {"stealth": 0, "swimming": 255}
    assert battle.told(facts) == ["GM: Ann, Ratings = Swimming 300, Stealth -1"]
    facts = battle.do("set", actor="ann", stat="move_water", value=True)
    assert battle.of("ann").sheet.move_water
    assert battle.told(facts, "es") == ["El director: Ann, Move-Water = sí"]
    for stat, value in (("ratings", {"swimming": "much"}), ("ratings", 5), ("move_water", 1), ("kind", "pc")):
        assert battle.refusal("set", actor="ann", stat=stat, value=value) == "invalid_params"


@pytest.mark.rule("FF-ESC-01")
def test_an_escape_is_declared_once() -> None:
    battle = Battle(hero(), foe(), begin={"stop": True})
    battle.do("declare", actor="ann", action="flee")
    assert battle.refusal("declare", actor="ann", action="flee") == "flee_declared"


@pytest.mark.rule("FF-ESC-02", "FF-AMB-01")
def test_the_dice_of_an_escape_and_of_an_ambush_are_asked_for_in_a_row() -> None:
    battle = Battle(hero(), one("bob", spd=9), foe(), foe("bat", spd=2), begin=False)
    asked = battle.service.do({"do": "begin", "surprise": {"by": "party"}}, TableDice(battle.fight))
    assert isinstance(asked, AnswerNeeded)
    assert isinstance(asked.question, DieQuestion)
    assert [roll.actor for roll in asked.question.rolls] == ["ann", "bob"]
    battle = Battle(hero(), foe(), foe("bat", spd=2), initiative_stop=False)
    asked = battle.service.do({"do": "act", "actor": "ann", "action": "flee"}, TableDice(battle.fight))
    assert isinstance(asked, AnswerNeeded)
    assert isinstance(asked.question, DieQuestion)
    assert [roll.actor for roll in asked.question.rolls] == ["ann", "imp", "bat"]


@pytest.mark.rule("FF-ESC-01")
def test_an_escape_is_declared_at_the_stop_and_binds_but_for_waiting() -> None:
    battle = Battle(hero(), foe(conditions=["stop"]), foe("jar", spd=2), begin={"stop": True})
    assert battle.refusal("declare", actor="imp", action="flee") == "cannot_act"
    assert battle.refusal("declare", actor="ann", action="attack") == "no_such_action"
    battle.do("declare", actor="ann", action="flee")
    battle.next()
    assert battle.refusal("declare", actor="jar", action="flee") == "wrong_phase"
    assert battle.act_refusal("ann", "attack", "jar") == "flee_declared"
    assert battle.act_refusal("ann", "defend") == "flee_declared"
    battle.act("ann", "wait", ticks=3)
    battle.next()
    battle.to_next_round()
    assert not battle.extra("ann")["fleeing"]
    assert battle.act_refusal("ann", "flee") == "not_declared"


@pytest.mark.rule("FF-ESC-02", "FF-ESC-03", "FF-ESC-04", "FF-ST-slow", "FF-ST-mini")
def test_who_holds_the_runner_and_what_conditions_do_to_the_race() -> None:
    battle = Battle(
        hero(spd=10, conditions=["mini"]),
        foe("a", spd=8, conditions=["slow"]),
        foe("b", spd=2, conditions=["immobilize"]),
        foe("c", spd=1),
        begin={"stop": True},
    )
    battle.do("declare", actor="ann", action="flee")
    battle.next()
    facts = battle.act("ann", "flee", modifiers={"c": 30}, dice=[18, 1, 1])
    rolls = [(fact["actor"], fact["against"], fact["total"]) for fact in facts_of(facts, "roll")]
    assert rolls == [("ann", 60, 42), ("a", 17, 16), ("c", 43, 42)]
    assert (facts_of(facts, "opposed")[0]["success"], battle.of("ann").state) == (False, "active")


@pytest.mark.rule("FF-ESC-04")
def test_with_nobody_to_hold_it_the_runner_needs_no_dice() -> None:
    battle = Battle(hero(), one("bob", spd=9), foe(conditions=["sleep"]), begin={"stop": True})
    battle.do("declare", actor="ann", action="flee")
    battle.next()
    battle.act("ann", "flee")
    assert (battle.of("ann").state, battle.of("ann").left_by) == ("out", "fled")


@pytest.mark.rule("FF-ESC-04")
def test_by_the_option_the_higher_roll_that_succeeds_wins() -> None:
    for dice, away in (([40, 30], True), ([20, 30], False), ([99, 90], False)):
        battle = Battle(hero(spd=10), foe(spd=9), begin={"stop": True}, opposed="high_success")
        battle.do("declare", actor="ann", action="flee")
        battle.next()
        battle.act("ann", "flee", dice=dice)
        assert (battle.of("ann").state == "out") == away


@pytest.mark.rule("FF-TRG-01", "FF-TRG-05", "FF-TRG-04")
@pytest.mark.parametrize(
    ("rating", "modifier", "roll", "success", "critical", "fumble"),
    [
        ("agi", 0, 31, True, False, False),
        ("agi", 0, 32, False, False, False),
        ("agi", -90, 10, True, True, False),
        ("lore", 0, 5, False, False, False),
        ("climb", 60, 95, False, False, True),
        (40, 5, 45, True, False, False),
    ],
)
def test_a_task_check(rating: Any, modifier: int, roll: int, success: bool, critical: bool, fumble: bool) -> None:
    battle = Battle(hero(agi=7, ratings={"lore": 0, "climb": 50}), foe())
    fact = facts_of(battle.act("ann", "trigger", task="x", rating=rating, modifier=modifier, dice=[roll]), "roll")[0]
    assert (fact["success"], fact["critical"], fact["fumble"]) == (success, critical, fumble)


@pytest.mark.rule("FF-TRG-05")
def test_by_the_option_botches_begin_at_ninety_six() -> None:
    battle = Battle(hero(ratings={"climb": 99}), foe(), task_botch=96)
    assert facts_of(battle.act("ann", "trigger", rating="climb", dice=[95]), "roll")[0]["success"]


@pytest.mark.rule("FF-TRG-01")
@pytest.mark.parametrize(
    ("status", "rating", "uses", "value"),
    [
        ("blind", "climb", ["sight"], 20),
        ("blind", "climb", [], 40),
        ("curse", "mag", [], 8),
        ("silence", "climb", "speech", 20),
        ("disable", "spd", [], 35),
        ("immobilize", "climb", ["movement"], 0),
        ("toad", "climb", [], 0),
        ("toad", "stealth", [], 45),
        ("mini", "str", [], 0),
        ("vanish", "stealth", [], 45),
        ("haste", "spd", [], 105),
        ("accelerate", "spd", [], 87),
        ("zombie", "climb", ["social"], 20),
        ("meltdown", "vit", [], 9),
        ("agility_break", "agi", [], 6),
        ("power_up", "str", [], 31),
    ],
)
def test_conditions_change_ratings(status: str, rating: str, uses: Any, value: int) -> None:
    battle = Battle(hero(ratings={"climb": 40, "stealth": 30}, mag=2, conditions=[status]), foe())
    params = {"uses": uses} if uses else {}
    fact = facts_of(battle.act("ann", "trigger", rating=rating, dice=[50], **params), "roll")[0]
    assert fact["against"] == value


@pytest.mark.rule("FF-TRG-01", "FF-TRG-03")
def test_params_of_a_trigger_action_are_checked() -> None:
    battle = Battle(hero(), foe())
    for params in (
        {},
        {"rating": "lore"},
        {"rating": "agi", "uses": ["luck"]},
        {"rating": "agi", "ct": -1},
        {"rating": 4.5},
        {"roll": 0},
    ):
        assert battle.act_refusal("ann", "trigger", task="x", **params) == "invalid_params"


@pytest.mark.rule("FF-ESC-01", "FF-ST-immobilize")
def test_an_escape_declared_is_void_for_one_who_is_held_fast_before_his_turn() -> None:
    battle = Battle(hero(), foe(spd=2), begin={"stop": True})
    battle.do("declare", actor="ann", action="flee")
    facts = battle.do("condition", actor="ann", status="immobilize")
    assert [fact["what"] for fact in facts_of(facts, "note")] == ["escape lapsed"]
    assert battle.extra("ann")["fleeing"] is False
    battle.next()
    assert battle.act_refusal("ann", "flee") == "cannot_act"
    battle.act("ann", "attack", "imp", dice=[99])


@pytest.mark.rule("FF-TRG-03")
def test_the_line_of_a_charged_task_names_it() -> None:
    battle = Battle(hero(), foe())
    charged = {"task": "Bar the gate", "rating": "agi", "ct": 5}
    facts = battle.act("ann", "trigger", **charged)
    assert battle.told(facts) == ["Ann charges Bar the gate: resolves at 20"]
    assert battle.told(facts, "es") == ["Ann carga Bar the gate: surte efecto en 20"]
    battle.do("undo")
    facts = battle.act("ann", "trigger", **{**charged, "ct": 30})
    assert battle.told(facts) == ["Ann charges Bar the gate; carried over: 5 ticks"]
