"""What a turn may be, what happens at its edges, rounds, delays, and turns taken before a companion's."""

import pytest

from tests.rules.fantasia.playing import Battle, hero, mage, one, spell
from tests.rules.played import facts_of


@pytest.mark.rule("LF-TURN-01", "LF-TURN-03")
def test_the_named_slot_pays_and_an_empty_one_cannot() -> None:
    battle = Battle(hero(), one("orc"))
    battle.act("ciro", "move", pay="normal")
    assert battle.slots("ciro") == (0, 1, 0)
    assert battle.act_refusal("ciro", "attack", "orc", pay="move") == "no_action_left"
    assert battle.act_refusal("ciro", "attack", "orc") == "no_action_left"
    assert battle.act_refusal("ciro", "move", pay="all") == "invalid_params"
    battle.act("ciro", "move")
    assert battle.slots("ciro") == (0, 0, 0)


@pytest.mark.rule("LF-TURN-07")
def test_a_round_takes_three_seconds() -> None:
    battle = Battle(hero(), one("orc"))
    battle.do("countdown", name="bridge", seconds=7)
    battle.do("countdown", name="bell", rounds=1)
    battle.do("countdown", name="sand", turns=3)
    battle.next()
    assert battle.fight.seconds == 0
    battle.next()
    assert (battle.fight.round, battle.fight.seconds) == (2, 3)
    left = {name: countdown.left for name, countdown in battle.fight.countdowns.items()}
    assert left == {"bridge": 4, "bell": 0, "sand": 1}
    assert battle.refusal("countdown", name="x", ticks=3) == "invalid_params"


@pytest.mark.rule("LF-DUR-01")
def test_a_timer_does_not_fall_in_the_turn_in_which_it_came() -> None:
    battle = Battle(hero(), one("orc"))
    battle.do("condition", actor="ciro", status="slow", timer=1)
    battle.do("condition", actor="orc", status="slow", timer=1)
    battle.next()
    assert battle.timer("ciro", "slow") == 1
    battle.next()
    assert battle.statuses("orc") == []
    battle.next()
    assert battle.statuses("ciro") == []


@pytest.mark.rule("LF-DUR-01")
def test_a_timer_prolonged_in_the_own_turn_does_not_fall_in_it() -> None:
    battle = Battle(hero(conditions=[{"status": "slow", "timer": 1}]), one("orc"))
    battle.do("condition", actor="ciro", status="slow", timer=2)
    battle.next()
    assert battle.timer("ciro", "slow") == 2


def test_a_longer_timer_and_the_first_source_stay() -> None:
    battle = Battle(hero(), one("orc"), one("elf"))
    battle.do("condition", actor="elf", status="slow", timer=3, source="orc")
    assert battle.do("condition", actor="elf", status="slow", timer=2, source="ciro") == []
    battle.do("condition", actor="elf", status="slow", timer=5, source="ciro")
    condition = battle.of("elf").condition("slow")
    assert (condition.timer, condition.source) == (5, "orc")
    battle.do("condition", actor="elf", status="slow", timer=None)
    assert battle.timer("elf", "slow") is None


@pytest.mark.rule("LF-ST-SLOW-1", "LF-ST-HASTE-1")
def test_slow_and_haste_together_leave_one_base_action_and_the_extra_one() -> None:
    battle = Battle(hero(conditions=[{"status": "slow"}, {"status": "haste"}]), one("orc"))
    assert battle.slots("ciro") == (1, 1, 1)
    battle.act("ciro", "move")
    assert battle.slots("ciro") == (0, 0, 1)
    battle.act("ciro", "attack", "orc", dice=[1, 2, 1, 1])
    assert battle.slots("ciro") == (0, 0, 0)


@pytest.mark.rule("LF-ST-HASTE-2")
def test_the_extra_action_pays_no_multiple_technique() -> None:
    flurry = {"id": "flurry", "kind": "technique", "damage": "weapon", "multi": True}
    battle = Battle(hero(abilities=[flurry], conditions=[{"status": "haste"}]), one("orc"))
    assert battle.act_refusal("ciro", "cast", "orc", using="flurry", pay="extra") == "extra_single"
    battle.act("ciro", "cast", "orc", using="flurry", dice=[1, 2, 1, 1])


def test_a_status_put_on_in_mid_turn_forbids_but_takes_no_slot() -> None:
    battle = Battle(hero(), one("orc"))
    battle.do("condition", actor="ciro", status="immobilize")
    assert battle.slots("ciro") == (1, 1, 0)
    assert battle.act_refusal("ciro", "move") == "cannot_act"
    battle.do("condition", actor="ciro", status="haste")
    assert battle.slots("ciro") == (1, 1, 0)


def test_the_helpless_lose_their_turn_without_a_stop() -> None:
    battle = Battle(hero(), one("orc", conditions=[{"status": "stop", "timer": 2}]), one("elf"))
    facts = battle.next()
    assert [fact["why"] for fact in facts_of(facts, "turn") if fact["skipped"]] == ["stop"]
    assert battle.fight.active == "elf"
    assert battle.timer("orc", "stop") == 1


def test_a_whole_round_without_a_stop_ends_with_nobody_active() -> None:
    battle = Battle(hero(), one("orc"))
    battle.do("condition", actor="ciro", status="stop", timer=3)
    battle.do("condition", actor="orc", status="stop", timer=3)
    battle.next()
    assert (battle.fight.round, battle.fight.active) == (3, None)
    battle.next()
    assert (battle.fight.round, battle.fight.active) == (4, None)
    battle.next()
    assert (battle.fight.round, battle.fight.active) == (4, "orc")


def test_where_nobody_can_act_the_fight_begins_without_a_turn() -> None:
    battle = Battle(hero(conditions=[{"status": "stop"}]), one("orc", pools={"pv": 0}))
    assert (battle.fight.round, battle.fight.active) == (1, None)
    assert battle.of("orc").counter == 3


def test_one_who_falls_in_its_own_turn_stays_active_until_the_next_stop() -> None:
    battle = Battle(hero(), one("orc"))
    battle.do("damage", actor="ciro", amount=40)
    assert (battle.fight.active, battle.of("ciro").state) == ("ciro", "unconscious")
    assert battle.act_refusal("ciro", "move") == "cannot_act"
    battle.next()
    assert battle.fight.active == "orc"


def test_one_brought_back_after_its_place_has_come_waits_for_the_next_round() -> None:
    feather = {"id": "feather", "revive": 5}
    battle = Battle(one("orc"), hero(items=[feather]), dice=[6, 6, 1, 1])
    battle.do("condition", actor="orc", status="death")
    battle.next()
    battle.act("ciro", "use_item", "orc", using="feather")
    battle.next()
    assert (battle.fight.round, battle.fight.active) == (2, "orc")


@pytest.mark.rule("LF-DELAY-01", "LF-DELAY-03")
def test_who_never_claims_its_turn_acts_last_and_keeps_that_place() -> None:
    battle = Battle(hero(), one("orc"), one("elf"))
    battle.act("ciro", "wait")
    assert battle.extra("ciro")["waiting"]
    assert battle.act_refusal("ciro", "attack", "orc") == "no_action_left"
    assert battle.act_refusal("ciro", "wait") == "already_acted"
    battle.next()
    battle.next()
    battle.next()
    assert battle.fight.active == "ciro"
    assert battle.order() == ["orc", "elf", "ciro"]
    assert battle.of("ciro").initiative == battle.of("elf").initiative
    battle.next()
    assert (battle.fight.round, battle.fight.active) == (2, "orc")


@pytest.mark.rule("LF-DELAY-02")
def test_several_who_resume_follow_the_active_one_in_that_order() -> None:
    battle = Battle(hero(), hero("bea"), one("orc"), one("elf"), dice=[6, 6, 6, 5, 3, 3, 1, 1])
    battle.act("ciro", "wait")
    battle.next()
    battle.act("bea", "wait")
    battle.next()
    assert battle.fight.active == "orc"
    battle.act("bea", "resume")
    battle.act("ciro", "resume")
    assert battle.fight.active == "orc"
    assert battle.order() == ["orc", "bea", "ciro", "elf"]
    battle.next()
    assert battle.fight.active == "bea"
    battle.next()
    assert battle.fight.active == "ciro"
    battle.next()
    assert battle.fight.active == "elf"


def test_a_turn_that_is_put_off_has_its_end_once() -> None:
    battle = Battle(hero(conditions=[{"status": "slow", "timer": 3}]), one("orc"))
    battle.act("ciro", "wait")
    battle.next()
    assert battle.timer("ciro", "slow") == 3
    battle.next()
    assert battle.fight.active == "ciro"
    battle.next()
    assert battle.timer("ciro", "slow") == 2


def test_one_who_falls_while_waiting_has_no_turn_but_its_end() -> None:
    battle = Battle(hero(conditions=[{"status": "slow", "timer": 3}]), one("orc"))
    battle.act("ciro", "wait")
    battle.next()
    battle.do("damage", actor="ciro", amount=40)
    assert not battle.of("ciro").waiting
    battle.do("heal", actor="ciro", amount=5)
    battle.next()
    assert (battle.fight.round, battle.fight.active) == (2, "ciro")
    assert battle.timer("ciro", "slow") == 2


def test_waiting_comes_before_everything_else() -> None:
    battle = Battle(hero(), one("orc"))
    battle.act("ciro", "move")
    assert battle.act_refusal("ciro", "wait") == "already_acted"
    assert battle.act_refusal("ciro", "resume") == "not_waiting"


@pytest.mark.rule("LF-INIT-05")
def test_a_turn_taken_before_a_companions_lets_that_one_go_on_afterwards() -> None:
    battle = Battle(hero(), hero("bea"), one("orc"), initiative="side", dice=[1, 1, 6, 6])
    assert battle.fight.active == "ciro"
    facts = battle.act("bea", "take_turn")
    assert "bea toma el turno antes que ciro" in battle.told(facts)
    assert battle.order() == ["bea", "ciro", "orc"]
    assert battle.act_refusal("orc", "take_turn") == "not_your_turn"
    battle.next()
    assert (battle.fight.active, battle.slots("ciro")) == ("ciro", (1, 1, 0))
    assert battle.act_refusal("bea", "take_turn") == "not_your_turn"
    battle.act("ciro", "move")
    battle.next()
    battle.next()
    assert battle.order() == ["ciro", "bea", "orc"]


@pytest.mark.rule("LF-INIT-05")
def test_no_turn_is_taken_from_one_who_has_begun() -> None:
    battle = Battle(hero(), hero("bea"), one("orc"), initiative="side", dice=[1, 1, 6, 6])
    battle.act("ciro", "move")
    assert battle.act_refusal("bea", "take_turn") == "already_acted"
    assert battle.act_refusal("ciro", "wait") == "wrong_initiative"
    assert Battle(hero(), one("orc")).act_refusal("ciro", "take_turn") == "wrong_initiative"


def test_a_refusal_names_the_first_reason_in_the_order_of_the_checks() -> None:
    battle = Battle(hero(), one("orc"), mage(abilities=[spell("fire", damage="2d")]))
    assert battle.refusal("act", actor="x", action="sing") == "no_such_actor"
    assert battle.act_refusal("orc", "sing") == "no_such_action"
    assert battle.act_refusal("orc", "move", mode="swim") == "invalid_params"
    assert battle.act_refusal("orc", "attack", "ciro", using="x") == "not_your_turn"
    assert battle.act_refusal("ciro", "attack", "orc", using="x") == "no_such_item"
    assert battle.act_refusal("ciro", "attack") == "need_targets"
    assert battle.act_refusal("ciro", "attack", "x") == "no_such_target"
    assert battle.act_refusal("ciro", "attack", "orc", "orc") == "too_many_targets"
    assert battle.act_refusal("ciro", "attack", "ciro") == "invalid_target"


def test_the_game_masters_word_passes_over_what_can_be_done_all_the_same() -> None:
    battle = Battle(hero(), one("orc", fue=1))
    facts = battle.act("orc", "attack", "ciro", dice=[5, 5, 4], override=True)
    assert [fact["value"] for fact in facts_of(facts, "ruling")] == ["not_your_turn", "no_action_left"]
    assert battle.pv("ciro") == 37
    assert battle.act_refusal("orc", "attack", override=True) == "need_targets"
    battle.do("condition", actor="ciro", status="stop")
    battle.act("ciro", "attack", "orc", dice=[4, 5, 1, 1], override=True)
    assert battle.pv("orc") == 12


@pytest.mark.rule("LF-DOWN-02")
def test_nothing_happens_at_the_edges_of_the_turns_of_the_dead_and_petrified() -> None:
    battle = Battle(hero(), one("orc", conditions=[{"status": "poison", "timer": 3}]))
    battle.do("condition", actor="orc", status="petrify", timer=5)
    battle.do("timer", actor="orc", status="petrify", value=0)
    assert battle.of("orc").state == "stone"
    battle.next()
    assert (battle.fight.round, battle.fight.active) == (2, "ciro")
    assert battle.timer("orc", "poison") == 3
