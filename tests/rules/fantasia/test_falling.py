"""Falling, the counter, death, waking, rest, the end of the fight, and the game master's numbers."""

import pytest

from tests.rules.fantasia.playing import Battle, hero, mage, one
from tests.rules.played import facts_of


@pytest.mark.rule("LF-DOWN-01")
def test_who_falls_loses_defence_regeneration_and_plans() -> None:
    battle = Battle(hero(), one("orc"))
    battle.act("ciro", "ready", "orc", action="attack")
    battle.next()
    for status in ("defending", "regen", "slow"):
        battle.do("condition", actor="ciro", status=status)
    facts = battle.do("damage", actor="ciro", amount=99)
    assert facts_of(facts, "fall")[0]["counter"] == 3
    assert battle.statuses("ciro") == ["slow"]
    assert battle.extra("ciro")["readied"] is None
    assert (battle.of("ciro").state, battle.pv("ciro")) == ("unconscious", 0)


@pytest.mark.rule("LF-DOWN-03")
def test_each_hurt_takes_a_point_and_the_last_kills() -> None:
    battle = Battle(hero(), one("orc", pools={"pv": 0}))
    for left in (2, 1):
        battle.do("damage", actor="orc", amount=1)
        assert battle.extra("orc")["counter"] == left
    battle.do("damage", actor="orc", amount=0)
    battle.do("damage", actor="orc", amount=1)
    assert (battle.of("orc").state, battle.extra("orc")["counter"]) == ("dead", None)


@pytest.mark.rule("LF-DOWN-03")
def test_with_no_points_left_any_damage_kills() -> None:
    battle = Battle(hero(), one("orc", pools={"pv": 0}))
    battle.do("set", actor="orc", stat="counter", value=-4)
    assert battle.extra("orc")["counter"] == 0
    battle.do("damage", actor="orc", amount=1)
    assert battle.of("orc").state == "dead"


@pytest.mark.rule("LF-DOWN-04")
def test_healing_wakes_and_a_new_fall_has_three_points_again() -> None:
    battle = Battle(hero(), one("orc", pools={"pv": 0}))
    battle.do("damage", actor="orc", amount=1)
    battle.do("heal", actor="orc", amount=4)
    assert (battle.of("orc").state, battle.pv("orc"), battle.extra("orc")["counter"]) == ("active", 4, None)
    battle.do("damage", actor="orc", amount=4)
    assert battle.extra("orc")["counter"] == 3


@pytest.mark.rule("LF-DOWN-05")
def test_healing_does_nothing_to_the_dead_and_revival_nothing_to_the_living() -> None:
    feather = {"id": "feather", "revive": 30}
    battle = Battle(hero(items=[feather], conditions=[{"status": "haste"}]), mage(pools={"pv": 3}), one("orc"))
    battle.do("condition", actor="orc", status="death")
    battle.do("heal", actor="orc", amount=9)
    assert (battle.of("orc").state, battle.pv("orc")) == ("dead", 0)
    battle.act("ciro", "use_item", "nela", using="feather")
    assert battle.pv("nela") == 3


@pytest.mark.rule("LF-DOWN-05")
def test_revival_wakes_the_unconscious_with_at_least_so_many_pv() -> None:
    feather = {"id": "feather", "revive": 99}
    battle = Battle(hero(items=[feather]), mage(pools={"pv": 0}), one("orc"))
    battle.act("ciro", "use_item", "nela", using="feather")
    assert (battle.of("nela").state, battle.pv("nela")) == ("active", 30)


def test_foes_may_die_at_once_where_the_table_plays_so() -> None:
    battle = Battle(hero(), one("orc", pools={"pv": 1}), foes_die_at_zero=True)
    battle.do("damage", actor="orc", amount=1)
    battle.do("damage", actor="ciro", amount=40)
    assert (battle.of("orc").state, battle.of("ciro").state) == ("dead", "unconscious")


def test_the_game_master_sets_pools_within_their_limits() -> None:
    battle = Battle(hero(), one("orc"))
    battle.do("set", actor="orc", pool="pv", value=-3)
    assert battle.of("orc").state == "unconscious"
    battle.do("set", actor="orc", pool="pv", value=99)
    assert (battle.of("orc").state, battle.pv("orc")) == ("active", 20)
    battle.do("damage", actor="ciro", amount=4, pool="pm")
    battle.do("heal", actor="ciro", amount=1, pool="pm")
    assert battle.pm("ciro") == 7
    battle.do("condition", actor="orc", status="death")
    battle.do("set", actor="orc", pool="pv", value=9)
    assert battle.pv("orc") == 0


def test_the_game_master_sets_numbers_of_the_sheet() -> None:
    battle = Battle(hero(), one("orc"))
    battle.do("set", actor="ciro", stat="fue", value=99)
    assert battle.stats("ciro")["fue"] == 50
    battle.do("set", actor="ciro", stat="pv", value=10)
    assert battle.pv("ciro") == 10
    battle.do("set", actor="ciro", stat="initiative", value=99)
    assert (battle.of("ciro").initiative, battle.order()) == (99, ["ciro", "orc"])
    assert battle.refusal("set", actor="ciro", stat="counter", value=2) == "invalid_target"
    assert battle.refusal("set", actor="ciro", stat="initiative", value="x") == "invalid_params"
    assert battle.refusal("set", actor="ciro", stat="luck", value=2) == "invalid_params"
    assert battle.refusal("set", actor="ciro", stat="armor", value=2) == "invalid_params"


def test_a_ruling_takes_no_factor_into_account() -> None:
    battle = Battle(hero(conditions=[{"status": "meltdown"}, {"status": "stop"}]), one("orc"))
    battle.do("damage", actor="ciro", amount=7, type="fire")
    battle.do("heal", actor="ciro", amount=2)
    assert battle.pv("ciro") == 35


@pytest.mark.rule("LF-REST-01", "LF-REST-02")
def test_a_night_gives_all_back_and_a_broken_one_a_share() -> None:
    battle = Battle(hero(pools={"pv": 0, "pm": 0}), one("orc"), begin=False)
    battle.act("ciro", "rest", hours=9, interrupted=True, percent=5)
    assert (battle.pv("ciro"), battle.pm("ciro"), battle.of("ciro").state) == (18, 4, "active")
    battle.act("ciro", "rest", hours=9)
    assert battle.pv("ciro") == 40
    battle.do("begin", dice=[6, 6, 1, 1])
    assert battle.act_refusal("ciro", "rest") == "wrong_phase"
    battle.do("condition", actor="orc", status="death")
    battle.do("end")
    assert battle.act_refusal("orc", "rest") == "cannot_act"
    battle.do("set", actor="ciro", pool="pm", value=4)
    battle.act("ciro", "rest")
    since = len(battle.service.journal.facts())
    battle.act("ciro", "rest", hours=1)
    told = battle.service.journal.facts()[since:]
    assert not [fact for fact in told if fact.get("pool") == "pm"], "what is full needs no word"


@pytest.mark.rule("LF-END-01")
def test_the_party_shares_the_experience_of_those_it_has_beaten() -> None:
    battle = Battle(hero(), mage(), one("orc", pex=25), one("elf", pex=10), one("imp", pex=99))
    battle.do("condition", actor="orc", status="death")
    battle.do("damage", actor="elf", amount=20)
    battle.do("leave", actor="imp", reason="fled")
    battle.do("end")
    assert (battle.fight.phase, battle.fight.active, battle.fight.winner) == ("ended", None, "party")
    assert battle.fight.spoils == {"pex": 35, "each": 17}
    assert battle.service.system.aftermath.rewards(battle.fight) == {"ciro": {"xp": 17}, "nela": {"xp": 17}}
    assert battle.slots("ciro") == (0, 0, 0)


@pytest.mark.rule("LF-END-01")
def test_nobody_wins_while_two_sides_stand_and_little_can_be_done_afterwards() -> None:
    battle = Battle(hero(), one("orc", pex=5))
    battle.do("end")
    assert (battle.fight.winner, battle.fight.spoils) == (None, None)
    assert battle.act_refusal("ciro", "move") == "already_ended"
    assert battle.refusal("next") == "already_ended"
    assert battle.refusal("leave", actor="orc") == "already_ended"
    battle.do("damage", actor="orc", amount=20)
    battle.do("condition", actor="ciro", status="slow")
    assert battle.service.system.aftermath.rewards(battle.fight) == {}


def test_a_setup_gives_doom_its_timer_and_a_command_rolls_it() -> None:
    doomed = {"status": "condemned"}
    battle = Battle(hero(), one("orc"))
    assert battle.refusal("join", combatant=one("elf", conditions=[doomed])) == "invalid_params"
    battle.do("join", combatant=one("elf", conditions=[{**doomed, "timer": 3}]), dice=[1, 1])
    assert battle.timer("elf", "condemned") == 3
    battle.do("condition", actor="orc", status="condemned", dice=[2, 3])
    assert battle.timer("orc", "condemned") == 5


def test_one_who_enters_dead_takes_no_conditions() -> None:
    dead = one("orc", pools={"pv": 0}, conditions=[{"status": "slow"}])
    battle = Battle(hero(), dead, foes_die_at_zero=True)
    assert (battle.of("orc").state, battle.statuses("orc")) == ("dead", [])
