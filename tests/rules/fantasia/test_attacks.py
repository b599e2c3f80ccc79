"""Blows with weapons: what is added, what they do, criticals, fumbles, holds."""

from typing import Any

import pytest

from rules.core.questions import ChoiceQuestion
from rules.engine.service import AnswerNeeded
from rules.mechanics.dice_sources import TableDice
from tests.rules.fantasia.playing import FIRE, SWORD, Battle, hero, mage, one
from tests.rules.played import facts_of


def bow(**rest: Any) -> dict[str, Any]:
    return {"id": "bow", "kind": "ranged", "damage": "1d", **rest}


@pytest.mark.rule("LF-ATT-03", "LF-DMG-05")
def test_a_bow_plus_3_counts_agi_three_times() -> None:
    battle = Battle(hero(weapons=[bow(bonus=3)], agi=2), one("orc", de=12))
    assert battle.stats("ciro")["at"] == 5
    battle.act("ciro", "attack", "orc", dice=[3, 4, 1])
    assert battle.pv("orc") == 20 - (1 + 6)


@pytest.mark.rule("LF-DMG-06")
@pytest.mark.parametrize(("fue", "lost"), [(0, 4), (-2, 2), (-9, 0)])
def test_an_attribute_of_zero_or_less_is_not_multiplied(fue: int, lost: int) -> None:
    battle = Battle(hero(fue=fue), one("orc", de=0))
    battle.act("ciro", "attack", "orc", dice=[6, 5, 2, 2])
    assert battle.pv("orc") == 20 - lost


@pytest.mark.rule("LF-ATT-04")
def test_a_thrown_weapon_uses_the_better_attribute_and_strength_when_they_are_equal() -> None:
    knife = {"id": "knife", "kind": "thrown"}
    battle = Battle(hero(weapons=[knife], fue=1, agi=4), one("orc", de=12))
    assert battle.stats("ciro")["at"] == 4
    facts = battle.act("ciro", "attack", "orc", dice=[4, 4, 1])
    assert facts_of(facts, "attack")[0]["total"] == 12
    assert battle.pv("orc") == 15
    same = Battle(hero(weapons=[knife], fue=4, agi=4), one("orc"))
    same.do("condition", actor="ciro", status="modifier", params={"stat": "agi", "amount": -1})
    assert same.stats("ciro")["at"] == 4


@pytest.mark.rule("LF-ATT-05", "LF-ATT-06")
def test_a_magic_weapon_in_hand_leaves_at_without_a_bonus() -> None:
    battle = Battle(mage(fue=2), one("orc"))
    assert (battle.stats("nela")["at"], battle.stats("nela")["ma"]) == (2, 5)


def test_the_steps_of_a_roll_add_up_to_its_total() -> None:
    battle = Battle(hero(conditions=[{"status": "prone"}]), one("orc"))
    fact = facts_of(battle.act("ciro", "attack", "orc", modifier=2, dice=[1, 2, 1, 1]), "attack")[0]
    steps = [step[1] for step in fact["steps"]]
    assert sum(steps[:-1]) == steps[-1] == fact["total"] == 9
    assert fact["hit"]


def test_several_strikes_go_to_several_targets_and_stop_at_none_that_is_gone() -> None:
    battle = Battle(hero(strikes=3), one("orc", pv=5), one("elf"), foes_die_at_zero=True)
    battle.act("ciro", "attack", "orc", "orc", "elf", dice=[4, 4, 1, 1, 4, 4, 1, 1])
    assert battle.of("orc").state == "dead"
    assert battle.pv("elf") == 12


@pytest.mark.rule("LF-DOWN-06")
def test_a_second_strike_at_one_who_has_fallen_hits_without_a_roll() -> None:
    battle = Battle(hero(strikes=2), one("orc", pv=5))
    battle.act("ciro", "attack", "orc", "orc", dice=[4, 4, 1, 1, 1, 1])
    assert battle.of("orc").counter == 2


@pytest.mark.rule("LF-FUM-01")
def test_a_natural_2_misses_whatever_the_defence_and_ends_the_attack() -> None:
    battle = Battle(hero(strikes=3), one("orc", de=-10))
    facts = battle.act("ciro", "attack", "orc", "orc", "orc", dice=[4, 4, 1, 1, 1, 1, 3])
    assert [fact["hit"] for fact in facts_of(facts, "attack")] == [True, False]
    assert battle.statuses("ciro") == ["off_balance"]


@pytest.mark.rule("LF-CRIT-01", "LF-ST-BLINK")
def test_against_blink_a_natural_12_has_to_be_the_lower_pair() -> None:
    battle = Battle(hero(), one("orc", de=30, pv=60, conditions=[{"status": "blink"}]))
    battle.act("ciro", "attack", "orc", dice=[6, 6, 6, 5])
    assert battle.pv("orc") == 60
    again = Battle(hero(), one("orc", de=30, pv=60, conditions=[{"status": "blink"}]))
    again.act("ciro", "attack", "orc", dice=[6, 6, 6, 6, 1, 1])
    assert again.pv("orc") == 60 - 16


@pytest.mark.rule("LF-FUM-02")
def test_the_game_master_may_choose_the_fumble() -> None:
    battle = Battle(hero(), one("orc"), fumble="choose")
    assert battle.act_refusal("ciro", "attack", "orc", dice=[1, 1], answers=["7"]) == "no_such_option"
    battle.act("ciro", "attack", "orc", dice=[1, 1], answers=["2"])
    assert battle.statuses("ciro") == ["prone"]


@pytest.mark.rule("LF-FUM-02")
def test_what_a_fumble_brings_may_be_something_else_that_the_game_master_tells_and_rules() -> None:
    battle = Battle(hero(), one("orc"), fumble="choose")
    facts = battle.act("ciro", "attack", "orc", dice=[1, 1], answers=["other"])
    assert [fact["kind"] for fact in facts] == ["attack", "fumble"]
    assert battle.told(facts)[-1] == "Pifia: lo que le pasa a ciro lo cuenta la Narradora"
    assert battle.statuses("ciro") == []
    spell_ = Battle(mage(abilities=[FIRE]), one("orc"), fumble="choose")
    spell_.act("nela", "cast", "orc", using="fire", dice=[1, 1], answers=["other"])
    assert (spell_.pv("orc"), spell_.pm("nela")) == (20, 27)


@pytest.mark.rule("LF-FUM-02", "LF-FUM-03")
def test_a_fumble_that_cannot_happen_is_the_third() -> None:
    fists = Battle(hero(weapons=[]), one("orc"))
    fists.act("ciro", "attack", "orc", dice=[1, 1, 1])
    assert fists.statuses("ciro") == ["off_balance"]
    alone = Battle(hero(), one("orc"))
    facts = alone.act("ciro", "attack", "orc", dice=[1, 1, 6])
    assert facts_of(facts, "fumble")[0]["effect"] == 3


@pytest.mark.rule("LF-FUM-02")
def test_whoever_chooses_a_fumble_is_told_what_cannot_happen() -> None:
    battle = Battle(hero(), one("orc"), fumble="choose")
    attack = {"do": "act", "actor": "ciro", "action": "attack", "targets": ["orc"]}
    result = battle.service.do(attack, TableDice(battle.fight, [1, 1]))
    assert isinstance(result, AnswerNeeded)
    assert isinstance(result.question, ChoiceQuestion)
    told = battle.service.system.question_label("fumble", "es", {**result.question.details, "whose": "Ciro"})
    assert told == "Pifia de Ciro: ¿qué ocurre? Imposible ahora (contaría como 3): 6"
    assert battle.service.system.question_label("fumble", "es", {"whose": "Ciro"}) == "Pifia de Ciro: ¿qué ocurre?"


@pytest.mark.rule("LF-FUM-05")
def test_the_loss_of_balance_counts_beside_magic_and_ends_with_the_next_turn() -> None:
    battle = Battle(hero(conditions=[{"status": "blind"}]), one("orc"))
    battle.act("ciro", "attack", "orc", dice=[1, 1, 3])
    assert (battle.stats("ciro")["de"], battle.stats("ciro")["dm"]) == (3, 2)
    battle.next()
    battle.next()
    assert battle.statuses("ciro") == ["blind"]


@pytest.mark.rule("LF-FUM-06")
def test_a_free_attack_can_be_declined_and_fumbles_no_more() -> None:
    battle = Battle(hero(), one("orc"))
    battle.act("ciro", "attack", "orc", dice=[1, 1, 4], answers=["none"])
    again = Battle(hero(), one("orc"))
    facts = again.act("ciro", "attack", "orc", dice=[1, 1, 4, 1, 1])
    assert len(facts_of(facts, "fumble")) == 1
    assert again.pv("ciro") == 40


@pytest.mark.rule("LF-FUM-06")
def test_a_free_attack_with_an_empty_gun_is_a_punch() -> None:
    gun = {"id": "gun", "kind": "firearm", "damage": "3d", "capacity": 1}
    battle = Battle(one("orc", weapons=[gun], agi=9), hero(), dice=[6, 6, 1, 1])
    battle.act("orc", "attack", "ciro", dice=[1, 2, 1, 1, 1])
    battle.next()
    battle.act("ciro", "attack", "orc", dice=[1, 1, 4, 6, 6, 5])
    assert battle.pv("ciro") == 40 - 12 - 6


@pytest.mark.rule("LF-FUM-07", "LF-ST-00")
def test_ones_own_weapon_does_all_that_it_does_to_others() -> None:
    blade = {"id": "blade", "damage": "1d", "status": [{"status": "poison", "timer": 3, "params": {"damage": "2d"}}]}
    battle = Battle(hero(weapons=[blade]), one("orc"))
    battle.act("ciro", "attack", "orc", dice=[1, 1, 5, 2])
    assert battle.pv("ciro") == 35
    condition = battle.of("ciro").condition("poison")
    assert (condition.timer, condition.source, condition.params) == (3, "ciro", {"damage": "2d"})


@pytest.mark.rule("LF-FUM-08")
def test_the_game_master_says_which_ally_is_hit_and_the_modifier_is_gone() -> None:
    battle = Battle(hero(), mage(), mage("bea"), one("orc"))
    facts = battle.act("ciro", "attack", "orc", modifier=3, dice=[1, 1, 6, 6, 6, 1, 1], answers=["bea"])
    assert facts_of(facts, "attack")[1]["total"] == 17
    assert battle.pv("bea") == 30 - 16
    assert battle.pv("nela") == 30


@pytest.mark.rule("LF-RELOAD-01")
def test_each_strike_takes_a_shot_and_the_stray_one_none() -> None:
    gun = {"id": "gun", "kind": "firearm", "damage": "1d"}
    battle = Battle(hero(weapons=[gun], strikes=2), mage(), one("orc"))
    assert battle.extra("ciro")["loaded"] == {"gun": 6}
    battle.act("ciro", "attack", "orc", "orc", dice=[1, 2, 1, 1, 6, 1, 2])
    assert battle.extra("ciro")["loaded"] == {"gun": 4}


@pytest.mark.rule("LF-RELOAD-01", "LF-RELOAD-02")
def test_an_empty_gun_does_not_shoot_and_a_full_one_is_not_filled() -> None:
    gun = {"id": "gun", "kind": "firearm", "damage": "1d", "capacity": 1}
    battle = Battle(hero(weapons=[gun], strikes=2), one("orc"))
    assert battle.act_refusal("ciro", "reload") == "already_loaded"
    assert battle.act_refusal("ciro", "attack", "orc", "orc") == "not_enough_ammo"
    battle.act("ciro", "attack", "orc", dice=[1, 2])
    battle.act("ciro", "reload")
    assert battle.extra("ciro")["loaded"] == {"gun": 1}


@pytest.mark.rule("LF-DRAW-02")
def test_what_is_not_in_hand_does_not_strike_but_claws_do() -> None:
    claw = {"id": "claw", "natural": True, "damage": "1d"}
    axe = {"id": "axe", "damage": "1d"}
    battle = Battle(hero(weapons=[claw, SWORD, axe], conditions=[{"status": "haste"}]), one("orc"))
    assert battle.extra("ciro")["equipped"] == "sword"
    assert battle.act_refusal("ciro", "attack", "orc", using="axe") == "not_equipped"
    assert battle.act_refusal("ciro", "draw", using="claw") == "already_equipped"
    assert battle.act_refusal("ciro", "draw", using="sword") == "already_equipped"
    assert battle.act_refusal("ciro", "pick_up", using="axe") == "not_dropped"
    battle.act("ciro", "attack", "orc", using="claw", dice=[1, 2])
    battle.act("ciro", "draw", using="axe")
    assert battle.extra("ciro")["equipped"] == "axe"
    bare = Battle(hero(weapons=[claw, SWORD], equipped=None), one("orc"))
    assert bare.of("ciro").weapon.id == "claw"


@pytest.mark.rule("LF-FUM-03", "LF-DRAW-01")
def test_a_weapon_on_the_ground_is_not_drawn() -> None:
    battle = Battle(hero(), one("orc"))
    battle.act("ciro", "attack", "orc", dice=[1, 1, 1])
    assert battle.act_refusal("ciro", "draw", using="sword") == "weapon_dropped"
    assert battle.extra("ciro")["dropped"] == ["sword"]


@pytest.mark.rule("LF-PRONE-02", "LF-PRONE-03", "LF-PRONE-04")
@pytest.mark.parametrize(
    ("weapon", "total"),
    [
        ({"id": "w"}, 6 + 0),
        ({"id": "w", "kind": "ranged"}, 6 - 2),
        ({"id": "w", "kind": "firearm"}, 6 - 1),
        ({"id": "w", "kind": "magic"}, 6 + 0),
        ({"id": "w", "kind": "magic", "range": 5}, 6 - 2),
    ],
)
def test_who_lies_on_the_ground_attacks_and_is_attacked_differently(weapon: dict[str, Any], total: int) -> None:
    lying = [{"status": "prone"}]
    battle = Battle(hero(weapons=[weapon], fue=0, agi=0, conditions=lying), one("orc", de=40, conditions=lying))
    facts = battle.act("ciro", "attack", "orc", dice=[2, 4])
    assert facts_of(facts, "attack")[0]["total"] == total


@pytest.mark.rule("LF-GRAB-02")
def test_both_sides_of_a_hold_pick_their_attribute() -> None:
    battle = Battle(hero(fue=0, agi=5), one("orc", fue=4, agi=1))
    assert battle.question("act", actor="ciro", action="grapple", targets=["orc"]).default == "fue"
    facts = battle.act("ciro", "grapple", "orc", attr="fue", dice=[3, 3, 2, 2], answers=["agi"])
    fact = facts_of(facts, "opposed")[0]
    assert (fact["own"], fact["theirs"], fact["success"]) == (6, 5, True)
    assert battle.statuses("orc") == ["grabbed"]


@pytest.mark.rule("LF-GRAB-01", "LF-GRAB-04")
def test_a_tie_is_for_the_one_who_resists() -> None:
    battle = Battle(hero(fue=2), one("orc", fue=2))
    facts = battle.act("ciro", "grapple", "orc", dice=[3, 3, 2, 4])
    assert not facts_of(facts, "opposed")[0]["success"]
    assert battle.act_refusal("ciro", "escape") == "no_action_left"


@pytest.mark.rule("LF-GRAB-05")
def test_one_of_twice_the_size_walks_out_of_a_hold() -> None:
    battle = Battle(one("ogre", size=2, fue=9), hero(), dice=[6, 6, 1, 1])
    battle.do("condition", actor="ogre", status="grabbed", source="ciro")
    battle.act("ogre", "move")
    assert battle.statuses("ogre") == []
    battle.do("condition", actor="ogre", status="grabbed", source="ciro")
    battle.do("condition", actor="ciro", status="maxi")
    assert battle.act_refusal("ogre", "move") == "cannot_act"
    assert battle.act_refusal("ogre", "jump", distance=1) == "cannot_act"


@pytest.mark.rule("LF-GRAB-03")
@pytest.mark.parametrize("how", ["damage", "stop", "toad", "leave", "move"])
def test_a_hold_ends_with_what_the_holder_can_no_longer_do(how: str) -> None:
    battle = Battle(hero(), one("orc"))
    battle.do("condition", actor="orc", status="grabbed", source="ciro")
    if how == "damage":
        battle.do("damage", actor="ciro", amount=40)
    elif how == "leave":
        battle.do("leave", actor="ciro")
    elif how == "move":
        battle.act("ciro", "move")
    else:
        battle.do("condition", actor="ciro", status=how)
    assert battle.statuses("orc") == []


@pytest.mark.rule("LF-GRAB-01")
@pytest.mark.parametrize("status", ["stop", "sleep", "frozen"])
def test_the_helpless_are_held_without_dice(status: str) -> None:
    battle = Battle(hero(), one("orc", conditions=[{"status": status}]))
    assert battle.chance("ciro", "grapple", "orc") == 100
    battle.act("ciro", "grapple", "orc")
    assert "grabbed" in battle.statuses("orc")


@pytest.mark.rule("LF-GRAB-01", "LF-ST-STUN")
def test_one_who_merely_cannot_act_resists_a_hold_as_anybody_does() -> None:
    battle = Battle(hero(), one("orc", conditions=[{"status": "stun"}]))
    assert battle.chance("ciro", "grapple", "orc") == 76
    battle.act("ciro", "grapple", "orc", dice=[1, 1, 6, 6], answers=["fue"])
    assert "grabbed" not in battle.statuses("orc")


@pytest.mark.rule("LF-GRAB-04")
def test_a_hold_of_nobody_is_shaken_off_without_dice() -> None:
    battle = Battle(hero(conditions=[{"status": "grabbed"}]), one("orc"))
    battle.act("ciro", "escape")
    assert battle.statuses("ciro") == []


@pytest.mark.rule("LF-DEF-01", "LF-DEF-02", "LF-DEF-03")
def test_the_defensive_ends_as_the_next_turn_begins_and_does_not_halve_magic_blows() -> None:
    battle = Battle(hero(), mage("orc", fue=0))
    battle.act("ciro", "defend")
    battle.next()
    battle.act("orc", "attack", "ciro", dice=[6, 6, 1])
    assert battle.pv("ciro") == 40 - 2 * (1 + 6)
    battle.next()
    assert battle.statuses("ciro") == []
    assert battle.extra("ciro")["reactions"] == 1
