"""Moving, jumping, falling, checks, and other actions."""

import pytest

from tests.rules.fantasia.playing import Battle, hero, one
from tests.rules.played import facts_of


@pytest.mark.rule("LF-MOVE-01")
@pytest.mark.parametrize("mode", ["climb", "crawl", "stealth"])
def test_climbing_crawling_and_creeping_go_half_as_far(mode: str) -> None:
    battle = Battle(hero(mo=7), one("orc"))
    assert battle.act_refusal("ciro", "move", mode=mode, distance=4) == "too_far"
    facts = battle.act("ciro", "move", mode=mode)
    assert facts_of(facts, "move")[0]["distance"] == 3


@pytest.mark.rule("LF-JUMP-02", "LF-JUMP-03")
@pytest.mark.parametrize(("kind", "against"), [("long", 6), ("high", 12)])
def test_a_high_jump_is_twice_as_hard_as_a_long_one(kind: str, against: int) -> None:
    battle = Battle(hero(), one("orc"))
    facts = battle.act("ciro", "jump", kind=kind, distance=3, modifier=1, dice=[2, 2])
    fact = facts_of(facts, "roll")[0]
    assert (fact["against"], fact["total"], fact["success"]) == (against, 7, against <= 7)
    assert battle.slots("ciro") == (1, 0, 0)
    assert battle.act_refusal("ciro", "jump") == "invalid_params"


@pytest.mark.rule("LF-FALL-01")
def test_anybody_falls_at_any_time_even_one_who_cannot_act() -> None:
    battle = Battle(hero(), one("orc", conditions=[{"status": "stop"}]), begin=False)
    assert battle.act_refusal("orc", "fall", distance=2) == "not_begun"
    battle.do("begin", dice=[6, 6, 1, 1])
    battle.act("orc", "fall", distance=2, dice=[5])
    assert battle.pv("orc") == 10
    assert battle.act_refusal("orc", "fall") == "invalid_params"


@pytest.mark.rule("LF-TURN-05")
def test_an_opposed_check_is_won_by_the_greater_and_a_free_one_costs_nothing() -> None:
    battle = Battle(hero(), one("orc", men=3))
    fields = {"attr": "agi", "against": "orc", "against_attr": "men", "free": True}
    facts = battle.act("ciro", "check", **fields, dice=[4, 4, 3, 4])
    fact = facts_of(facts, "opposed")[0]
    assert (fact["own"], fact["theirs"], fact["success"]) == (10, 10, False)
    assert battle.slots("ciro") == (1, 1, 0)
    assert battle.act_refusal("ciro", "check", attr="fue") == "invalid_params"
    assert battle.act_refusal("ciro", "check", attr="fue", difficulty=3, against="orc") == "invalid_params"
    assert battle.act_refusal("ciro", "check", attr="fue", against="x") == "no_such_target"
    assert battle.act_refusal("ciro", "check", attr="at", difficulty=3) == "invalid_params"


@pytest.mark.rule("LF-TURN-05")
def test_a_trap_is_checked_with_evasion_as_it_stands() -> None:
    battle = Battle(hero(ev=3, conditions=[{"status": "blind"}]), one("orc"))
    facts = battle.act("ciro", "check", attr="ev", difficulty=8, dice=[4, 4])
    assert facts_of(facts, "roll")[0]["total"] == 8


@pytest.mark.rule("LF-TURN-06")
def test_any_other_action_may_cost_a_movement() -> None:
    battle = Battle(hero(), one("orc"))
    battle.act("ciro", "other", text="opens the door", cost="movement")
    assert battle.slots("ciro") == (1, 0, 0)
    assert battle.act_refusal("ciro", "other", cost="none") == "invalid_params"


@pytest.mark.rule("LF-PRONE-01")
def test_getting_up_takes_the_movement_first() -> None:
    battle = Battle(hero(conditions=[{"status": "prone"}]), one("orc"))
    battle.act("ciro", "stand_up")
    assert battle.slots("ciro") == (1, 0, 0)
    assert battle.act_refusal("ciro", "stand_up") == "not_prone"
