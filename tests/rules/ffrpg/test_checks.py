"""Task Checks and escapes."""

import pytest

from rules.answering import AtTheTable
from rules.ffrpg.actions import ACTIONS
from rules.questions import DieQuestion
from rules.service import Open
from tests.rules.ffrpg.playing import Battle, foe, hero, of_kind, one


@pytest.mark.rule("FF-TRG-01", "FF-TRG-05", "FF-ST-immobilize", "FF-ST-mini")
@pytest.mark.parametrize(
    ("status", "task"),
    [("immobilize", {"rating": "agi", "uses": ["movement"]}), ("mini", {"rating": "str"}), ("regen", {"rating": 0})],
)
def test_a_rating_of_0_fails_whatever_is_rolled_and_whatever_the_modifier(status: str, task: dict[str, object]) -> None:
    for face in (1, 30, 94):
        battle = Battle(hero(conditions=[status]), foe())
        fact = of_kind(battle.act("ann", "trigger", task="climb", modifier=90, dice=[face], **task), "roll")[0]
        assert (fact["against"], fact["success"], fact["critical"]) == (0, False, False)


@pytest.mark.rule("FF-ST-slow", "FF-TRG-01")
@pytest.mark.parametrize(("uses", "against"), [("movement", 12), ("fast", 12), ("sight", 25)])
def test_slow_halves_ratings_for_what_is_fast_and_for_movement(uses: str, against: int) -> None:
    battle = Battle(hero(conditions=["slow"], ratings={"climbing": 25}), foe())
    facts = battle.act("ann", "trigger", task="climb", rating="climbing", uses=[uses], dice=[50])
    assert of_kind(facts, "roll")[0]["against"] == against


@pytest.mark.rule("FF-AMB-07", "FF-ST-toad")
def test_a_modifier_counts_for_nothing_where_a_condition_makes_the_rating_0() -> None:
    battle = Battle(hero(ratings={"stealth": 0}), foe("imp", conditions=["toad"]), foe("bat", spd=2), begin=False)
    facts = battle.begin(
        surprise={"by": "party", "modifiers": {"ann": 20, "imp": 50, "bat": 30}}, dice=[30, 11, 11, 5], stop=True
    )
    results = {fact["actor"]: fact["total"] for fact in of_kind(facts, "roll")}
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
    assert [(fact["actor"], fact["what"]) for fact in of_kind(facts, "note")] == [("ann", "escape lapsed")]
    assert battle.told(of_kind(facts, "note")) == ["Ann never came to try the escape"]
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
    asked = battle.service.do({"do": "begin", "surprise": {"by": "party"}}, AtTheTable(battle.fight))
    assert isinstance(asked, Open)
    assert isinstance(asked.question, DieQuestion)
    assert [roll.actor for roll in asked.question.rolls] == ["ann", "bob"]
    battle = Battle(hero(), foe(), foe("bat", spd=2), initiative_stop=False)
    asked = battle.service.do({"do": "act", "actor": "ann", "action": "flee"}, AtTheTable(battle.fight))
    assert isinstance(asked, Open)
    assert isinstance(asked.question, DieQuestion)
    assert [roll.actor for roll in asked.question.rolls] == ["ann", "imp", "bat"]
