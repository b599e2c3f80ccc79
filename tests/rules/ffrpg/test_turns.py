"""The economy of a turn, the order of refusals, Defense, and the game master's word."""

import pytest

from tests.rules.ffrpg.playing import Battle, foe, hero, mage, one, spell
from tests.rules.played import facts_of


@pytest.mark.rule("FF-ACT-01", "FF-ZERO-01", "FF-MOV-01")
def test_a_turn_has_an_action_two_zero_actions_and_spd_metres() -> None:
    battle = Battle(hero(), foe())
    extra = battle.extra("ann")
    assert (extra["actions_left"], extra["zero_left"], extra["move_left"]) == (1, 2, 20)
    assert battle.extra("imp")["actions_left"] == 0
    battle.act("ann", "attack", "imp", dice=[95])
    assert battle.act_refusal("ann", "attack", "imp") == "no_action_left"
    battle.next()
    assert battle.extra("ann")["actions_left"] == 0


@pytest.mark.rule("FF-ACT-03")
def test_refusals_come_in_their_order() -> None:
    battle = Battle(mage("ann", spell("bolt", mp=99), conditions=["silence"]), foe(conditions=["hidden"]), begin=False)
    cast = {"actor": "ann", "action": "cast", "with": "bolt", "targets": ["imp"]}
    assert battle.refusal("act", **cast) == "not_begun"
    battle.begin(stop=True)
    assert battle.refusal("act", **{**cast, "actor": "nobody"}) == "no_such_actor"
    assert battle.refusal("act", **{**cast, "action": "dance"}) == "no_such_action"
    assert battle.refusal("act", **cast) == "not_your_turn"
    battle.next()
    battle.do("set", actor="ann", stat="terrain", value="deep_water")
    assert battle.refusal("act", **cast) == "cannot_act"
    battle.do("lift", actor="ann", status="silence")
    assert battle.refusal("act", **cast) == "in_water"
    battle.do("set", actor="ann", stat="terrain", value="standard")
    battle.do("set", actor="ann", stat="actions_left", value=0)
    assert battle.refusal("act", **cast) == "no_action_left"
    battle.do("set", actor="ann", stat="actions_left", value=1)
    assert battle.refusal("act", **cast, params={"speed": 1}) == "invalid_params"
    assert battle.refusal("act", **{**cast, "with": "flare"}) == "no_such_item"
    assert battle.refusal("act", **{**cast, "targets": []}) == "need_targets"
    assert battle.refusal("act", **{**cast, "targets": ["imp", "ann"]}) == "too_many_targets"
    assert battle.refusal("act", **{**cast, "targets": ["nobody"]}) == "no_such_target"
    assert battle.refusal("act", **cast) == "invalid_target"
    battle.do("lift", actor="imp", status="hidden")
    assert battle.refusal("act", **cast) == "not_enough_mp"
    battle.do("end")
    assert battle.refusal("act", **cast) == "already_ended"


@pytest.mark.rule("FF-DEF-01", "FF-DEF-02")
def test_defense_lasts_until_the_next_action_even_one_that_charges() -> None:
    battle = Battle(mage("ann", {"id": "mug", "type": "slow", "ct": 3, "damage": {}}), foe())
    battle.act("ann", "defend")
    battle.act("ann", "move", distance=2)
    assert battle.extra("ann")["defending"]
    battle.to_next_round()
    battle.act("ann", "wait", ticks=2)
    battle.next()
    assert battle.extra("ann")["defending"]
    battle.act("ann", "use_ability", "imp", using="mug")
    assert not battle.extra("ann")["defending"]


@pytest.mark.rule("FF-DEF-01")
def test_after_waiting_it_is_still_the_beginning_of_the_turn() -> None:
    battle = Battle(hero(), foe())
    battle.act("ann", "wait", ticks=2)
    battle.next()
    battle.act("ann", "defend")
    assert battle.act_refusal("ann", "defend") == "no_action_left"
    battle.do("set", actor="ann", stat="actions_left", value=1)
    assert battle.act_refusal("ann", "defend") == "already_acted"


@pytest.mark.rule("FF-GM-04")
def test_the_game_masters_word_in_anothers_turn_uses_nothing_up() -> None:
    slow = {"id": "mug", "type": "slow", "ct": 30, "mp": 3, "damage": {}}
    battle = Battle(hero(), mage("bob", slow, spd=9), foe())
    facts = battle.act("bob", "use_ability", "imp", using="mug", override=True, dice=[4])
    assert (battle.hp("imp"), battle.mp("bob"), battle.of("bob").charging) == (45, 37, None)
    assert facts_of(facts, "ruling")[0]["value"] == "not_your_turn"
    battle.act("bob", "move", distance=99, override=True)
    battle.next()
    assert battle.extra("bob")["actions_left"] == 1


@pytest.mark.rule("FF-GM-04")
def test_override_passes_over_checks_but_not_over_what_is_unknown() -> None:
    battle = Battle(hero(conditions=["disable"], items=[{"id": "potion", "qty": 0}]), foe(conditions=["flight"]))
    battle.act("ann", "attack", "imp", override=True, dice=[95])
    battle.act("ann", "attack", "imp", override=True, dice=[95])
    assert battle.extra("ann")["actions_left"] == 0
    battle.act("ann", "use_item", "ann", using="potion", override=True)
    assert battle.extra("ann")["items"] == {"potion": 0}
    for fields, code in (
        ({"action": "attack", "targets": ["nobody"]}, "no_such_target"),
        ({"action": "attack"}, "need_targets"),
        ({"action": "attack", "targets": ["imp"], "with": "axe"}, "no_such_item"),
        ({"action": "attack", "targets": ["imp"], "params": {"speed": 1}}, "invalid_params"),
        ({"action": "wait", "params": {"ticks": 0}}, "invalid_params"),
        ({"action": "forced"}, "no_such_action"),
    ):
        assert battle.refusal("act", actor="ann", override=True, **fields) == code


@pytest.mark.rule("FF-GM-02")
def test_numbers_by_ruling_come_to_the_nearest_that_is_allowed() -> None:
    battle = Battle(hero(), foe())
    battle.do("set", actor="ann", stat="eva", value=-4)
    battle.do("set", actor="ann", stat="two_weapons_acc", value=5000)
    battle.do("set", actor="ann", stat="actions_left", value=3)
    battle.do("set", actor="ann", stat="zero_left", value=-1)
    assert (battle.stat("ann", "eva"), battle.of("ann").sheet.two_weapons_acc) == (0, 999)
    assert (battle.extra("ann")["actions_left"], battle.extra("ann")["zero_left"]) == (3, 0)
    assert battle.refusal("set", actor="imp", stat="actions_left", value=1) == "invalid_target"
    assert battle.refusal("set", actor="ann", stat="luck", value=1) == "invalid_params"
    assert battle.refusal("set", actor="ann", stat="terrain", value="mud") == "invalid_params"
    assert battle.refusal("set", actor="ann", stat="initiative", value="high") == "invalid_params"
    assert (
        Battle(hero(), foe(), begin=False).refusal("set", actor="ann", stat="initiative", value=4) == "invalid_target"
    )


@pytest.mark.rule("FF-GM-01")
def test_undo_goes_back_over_the_begin_and_redo_forth_again() -> None:
    battle = Battle(hero(), foe(), begin=False)
    states = [battle.state()]
    battle.begin(stop=True)
    states.append(battle.state())
    battle.next()
    states.append(battle.state())
    battle.act("ann", "attack", "imp", dice=[50, 1])
    states.append(battle.state())
    for state in reversed(states[:-1]):
        battle.do("undo")
        assert battle.state() == state
    assert battle.fight.phase == "setup"
    for state in states[1:]:
        battle.do("redo")
        assert battle.state() == state


@pytest.mark.rule("FF-SLOW-12", "FF-ZERO-02")
def test_who_charges_may_still_talk_and_walk_in_that_turn() -> None:
    battle = Battle(mage("ann", {"id": "mug", "type": "slow", "ct": 3, "damage": {}}), one("bob", spd=9), foe())
    battle.act("ann", "use_ability", "imp", using="mug")
    battle.act("ann", "zero", kind="communicate", text="Now!")
    battle.act("ann", "move", distance=3)
    assert battle.act_refusal("ann", "wait", ticks=1) == "no_action_left"
    assert battle.places() == ("ann", "bob", "imp")
    assert battle.act_refusal("ann", "zero") == "invalid_params"
    assert battle.act_refusal("ann", "zero", kind="shout") == "invalid_params"
