"""Ambush, Pincer Attacks, escapes, Task Checks, movement, gear, spoils."""

from typing import Any

import pytest

from tests.rules.ffrpg.playing import BLADE, Battle, foe, hero, mage, of_kind, one, spell

WATCH: dict[str, Any] = {"ratings": {"awareness": 60}}


# --- ambush ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FF-AMB-01", "FF-AMB-02", "FF-AMB-03", "FF-AMB-04", "FF-AMB-05", "FF-AMB-06")
@pytest.mark.parametrize(
    ("alert", "time", "preemptive", "unaware"),
    [
        (0, True, True, ["a", "b", "c", "d"]),
        (1, True, True, ["b", "c", "d"]),
        (2, True, True, ["c", "d"]),
        (3, True, True, []),
        (3, False, False, []),
        (4, True, True, []),
        (4, False, False, []),
    ],
)
def test_an_ambush_goes_by_how_many_notice(alert: int, time: bool, preemptive: bool, unaware: list[str]) -> None:
    foes = [foe(id, spd=spd, **WATCH) for spd, id in enumerate("abcd", 1)]
    battle = Battle(
        hero("ann", ratings={"stealth": 50}), hero("bob", spd=9, ratings={"stealth": 90}), *foes, begin=False
    )
    watching = [20 if number < alert else 60 for number in range(4)]
    rolling = 2 if preemptive else 6
    battle.begin(surprise={"by": "party", "time": time}, dice=[20, 20, *watching, *[5] * rolling], stop=True)
    assert [id for id in "abcd" if battle.on(id)] == unaware
    assert (len(battle.order) == 2) == preemptive
    assert (battle.fight.ambushers == "party") == preemptive


@pytest.mark.rule("FF-AMB-01", "FF-AMB-05")
def test_a_victim_is_beaten_only_by_every_ambusher() -> None:
    battle = Battle(hero("ann", ratings={"stealth": 50}), hero("bob", spd=9), foe(**WATCH), begin=False)
    facts = battle.begin(surprise={"by": "party"}, dice=[20, 20, 60, 5, 5], stop=True)
    assert of_kind(facts, "surprise")[0]["result"] == "alert"


@pytest.mark.rule("FF-AMB-06")
def test_where_no_ambusher_beats_anybody_it_is_a_battle_like_any_other() -> None:
    battle = Battle(hero("ann", ratings={"stealth": 50}), foe("a", **WATCH), foe("b", spd=2, **WATCH), begin=False)
    facts = battle.begin(surprise={"by": "party"}, dice=[20, 30, 30, 5, 5, 5], stop=True)
    assert of_kind(facts, "surprise")[0]["result"] == "none"
    assert battle.order == ("ann", "a", "b")


@pytest.mark.rule("FF-AMB-07")
def test_modifiers_other_ratings_and_the_game_masters_word() -> None:
    battle = Battle(hero(), foe(), begin=False)
    battle.begin(
        surprise={"by": "party", "check": ["spd", "agi"], "modifiers": {"ann": -60, "imp": 5}},
        dice=[10, 10, 5, 5],
        stop=True,
    )
    assert battle.order == ("ann", "imp")
    battle = Battle(hero(), foe("a"), foe("b", spd=2), begin=False)
    battle.begin(surprise={"by": "party", "result": "partial", "alert": ["b"]}, dice=[5], stop=True)
    assert (battle.on("a"), battle.on("b")) == ({"unaware": 1}, {})
    for surprise, code in (
        ({"by": "crowd"}, "invalid_params"),
        ({"by": "party", "result": "some"}, "invalid_params"),
        ({"by": "party", "modifiers": {"nobody": 1}}, "no_such_actor"),
        ({"by": "party", "speed": 1}, "invalid_params"),
        ({}, "invalid_params"),
    ):
        assert Battle(hero(), foe(), begin=False).refusal("begin", surprise=surprise) == code


@pytest.mark.rule("FF-AMB-02", "FF-AMB-08", "FF-INIT-06")
def test_combat_reflexes_act_and_react_in_the_preemptive_round() -> None:
    counter = [{"id": "counter", "trigger": "attacked"}]
    battle = Battle(
        hero(),
        foe("a", combat_reflexes=True, reactions=counter),
        foe("b", spd=2, reactions=counter),
        begin=False,
    )
    battle.begin(surprise={"by": "party", "result": "full"}, dice=[5, 5])
    assert battle.order == ("ann", "a")
    assert (battle.on("a"), battle.on("b")) == ({}, {"unaware": 1})
    battle.do("set", actor="ann", stat="actions_left", value=2)
    battle.act("ann", "attack", "b", dice=[50, 1])
    battle.act("ann", "attack", "a", dice=[50, 1, 95], answers=["counter"])
    battle.to_next_round()
    assert battle.fight.ambushers is None
    assert battle.on("b") == {}
    assert battle.order == ("ann", "a", "b")


# --- pincer ----------------------------------------------------------------------------------------------------


def ring(**sheet: Any) -> Battle:
    battle = Battle(
        hero("ann", **sheet), foe("a", spd=10), foe("b", spd=9), foe("c", spd=8), board=None, begin={"stop": True}
    )
    battle.act("a", "pincer", faces={"ann": "left", "a": "left", "b": "right", "c": "right"})
    battle.next()
    return battle


@pytest.mark.rule("FF-PIN-01", "FF-PIN-06")
def test_a_ring_needs_both_faces_and_ends_with_one_of_them() -> None:
    battle = Battle(hero(), foe("a"), foe("b", spd=2))
    assert battle.act_refusal("a", "pincer", faces={"b": "left"}) == "no_pincer"
    assert battle.act_refusal("a", "pincer", faces={"b": "up"}) == "invalid_params"
    assert battle.act_refusal("a", "pincer", on="foes", faces={"b": "right"}) == "invalid_params"
    battle.act("a", "pincer", "b")
    assert [battle.of(id).facing for id in ("ann", "a", "b")] == ["left", "left", "right"]
    battle.do("set", actor="b", stat="facing", value="left")
    assert [battle.of(id).facing for id in ("ann", "a", "b")] == [None, None, None]
    assert battle.refusal("set", actor="b", stat="facing", value="left") == "no_pincer"


@pytest.mark.rule("FF-PIN-03", "FF-PIN-02")
def test_the_encircled_reach_only_the_face_they_look_at() -> None:
    wave = spell("wave", target="group", hit="auto", damage={"scale": 1})
    storm = spell("storm", target="all", damage={"scale": 1, "defence": "none"}, hit="auto")
    lots = {"id": "lots", "target": "random_opponent", "damage": {"scale": 1}}
    battle = ring(abilities=[wave, storm, lots], mp=9)
    assert battle.act_refusal("ann", "attack", "b") == "wrong_facing"
    battle.act("ann", "face", facing="right")
    battle.act("ann", "zero", kind="style")
    assert battle.act_refusal("ann", "face", facing="left") == "no_zero_left"
    battle.act("ann", "cast", using="wave", dice=[1])
    assert [battle.hp(id) for id in "abc"] == [50, 44, 44]
    battle.do("set", actor="ann", stat="actions_left", value=2)
    battle.act("ann", "use_ability", using="lots", dice=[80, 20, 1])
    assert battle.hp("b") == 38
    battle.act("ann", "cast", using="storm", dice=[1])
    assert battle.hp("a") == 44


@pytest.mark.rule("FF-PIN-02")
def test_facing_is_switched_before_anything_else() -> None:
    battle = ring()
    battle.act("ann", "move", distance=1)
    assert battle.act_refusal("ann", "face", facing="right") == "already_acted"


@pytest.mark.rule("FF-PIN-04", "FF-PIN-05", "FF-DMG-08")
def test_from_behind_doubles_once_even_for_the_unaware_and_the_victim_may_turn() -> None:
    battle = ring()
    battle.do("condition", actor="ann", status="unaware")
    battle.act("b", "attack", "ann", override=True, dice=[50, 2], answers=["switch"])
    assert (battle.hp("ann"), battle.of("ann").facing) == (50 - 12, "right")
    battle.act("b", "attack", "ann", override=True, dice=[50, 2])
    assert battle.hp("ann") == 32
    battle.do("condition", actor="ann", status="sleep")
    battle.act("a", "attack", "ann", override=True, dice=[50, 1])
    assert battle.hp("ann") == 22


@pytest.mark.rule("FF-PIN-05", "FF-ST-heat")
def test_turning_is_a_reaction_and_who_burns_burns() -> None:
    battle = ring(conditions=["heat"])
    battle.act("b", "attack", "ann", override=True, dice=[50, 2], answers=["switch"])
    assert battle.of("ann").state == "unconscious"


@pytest.mark.rule("FF-REI-01")
def test_a_newcomer_in_a_ring_stands_on_the_left_unless_it_is_said() -> None:
    battle = ring()
    battle.do("join", combatant=foe("d", spd=1))
    battle.do("join", combatant={**foe("e", spd=0), "facing": "right"})
    assert (battle.of("d").facing, battle.of("e").facing) == ("left", "right")


# --- escape ----------------------------------------------------------------------------------------------------


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
    rolls = [(fact["actor"], fact["against"], fact["total"]) for fact in of_kind(facts, "roll")]
    assert rolls == [("ann", 60, 42), ("a", 17, 16), ("c", 43, 42)]
    assert (of_kind(facts, "opposed")[0]["success"], battle.of("ann").state) == (False, "active")


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


# --- Task Checks -----------------------------------------------------------------------------------------------


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
    fact = of_kind(battle.act("ann", "trigger", task="x", rating=rating, modifier=modifier, dice=[roll]), "roll")[0]
    assert (fact["success"], fact["critical"], fact["fumble"]) == (success, critical, fumble)


@pytest.mark.rule("FF-TRG-05")
def test_by_the_option_botches_begin_at_ninety_six() -> None:
    battle = Battle(hero(ratings={"climb": 99}), foe(), task_botch=96)
    assert of_kind(battle.act("ann", "trigger", rating="climb", dice=[95]), "roll")[0]["success"]


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
    fact = of_kind(battle.act("ann", "trigger", rating=rating, dice=[50], **params), "roll")[0]
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


# --- movement --------------------------------------------------------------------------------------------------


@pytest.mark.rule("FF-MOV-01", "FF-MOV-04")
def test_metres_are_kept_as_exact_fractions() -> None:
    battle = Battle(hero(spd=8), foe())
    for _ in range(6):
        battle.act("ann", "move", distance=1, terrain="difficult")
    assert battle.fight.turn.metres == 0
    assert battle.act_refusal("ann", "move", distance=1) == "too_far"
    closed = battle.service.system.closed(battle.fight, battle.of("ann"), "move")
    assert closed is not None
    assert closed.code == "too_far"
    battle.act("ann", "move", distance=0)


@pytest.mark.rule("FF-MOV-02", "FF-MOV-07")
def test_deep_water_leaves_only_movement_to_those_who_cannot_swim() -> None:
    for sheet, free in (
        ({}, False),
        ({"ratings": {"swimming": 79}}, False),
        ({"ratings": {"swimming": 80}}, True),
        ({"move_water": True}, True),
        ({"conditions": ["float"]}, True),
    ):
        battle = Battle(hero(**sheet), foe())
        battle.do("set", actor="ann", stat="terrain", value="deep_water")
        assert (battle.act_refusal_or_none("ann", "attack") != "in_water") == free
    battle = Battle(hero(conditions=["berserk"]), foe())
    battle.do("set", actor="ann", stat="terrain", value="deep_water")
    facts = battle.act("ann", "forced")
    assert of_kind(facts, "note")[0]["what"] == "action lost"


@pytest.mark.rule("FF-MOV-06", "FF-MOV-07", "FF-MOV-08")
def test_what_terrain_costs_whom() -> None:
    battle = Battle(hero(spd=8, move_water=True), foe())
    battle.act("ann", "move", distance=6, terrain="deep_water")
    assert battle.extra("ann")["move_left"] == 2
    battle.act("ann", "move", distance=1, terrain="adverse")
    assert battle.act_refusal("ann", "full_move", distance=1, terrain="impassable") == "impassable"
    battle.act("ann", "full_move", distance=1, terrain="impassable", override=True)


@pytest.mark.rule("FF-RNG-01", "FF-RNG-03", "FF-RNG-05", "FF-RNG-06", "FF-MOV-03")
def test_distances_on_the_board() -> None:
    board = {"width": 60, "height": 60, "cells": [{"rect": [20, 0, 30, 9], "terrain": "adverse"}]}
    storm = spell("storm", target="all", hit="auto", damage={"scale": 1, "defence": "none"})
    rows = (
        mage("ann", storm, spd=20, weapons=[BLADE], acc=90, cell=[3, 3], kind="pc"),
        foe("a", cell=[6, 3]),
        foe("b", spd=2, cell=[6, 5]),
        foe("c", spd=1, cell=[29, 3]),
        foe("d", spd=0),
    )
    battle = Battle(*rows, board=board, ranges=True)
    assert battle.act_refusal("ann", "attack", "c") == "out_of_range"
    battle.act("ann", "attack", "b", dice=[95])
    battle.do("set", actor="ann", stat="actions_left", value=3)
    battle.act("ann", "cast", using="storm", dice=[1])
    assert [battle.hp(id) for id in "abcd"] == [48, 48, 50, 48]
    assert battle.act_refusal("ann", "move", to=[20, 3]) == "too_far"
    battle.act("ann", "move", to=[13, 3])
    battle.act("ann", "full_move", to=[22, 3])
    assert (battle.of("ann").cell, battle.extra("ann")["terrain"], battle.fight.turn.metres) == ((22, 3), "adverse", 10)
    assert battle.act_refusal("ann", "move", to=[60, 3]) == "off_board"
    assert battle.act_refusal("d", "move", to=[1, 1], override=True) == "not_on_board"
    battle.do("set", cell=[0, 0], stat="terrain", value="impassable")
    assert battle.refusal("set", cell=[0, 0], stat="terrain", value="lava") == "invalid_params"
    free = Battle(*rows, board=board)
    free.act("ann", "attack", "c", dice=[95])
    assert Battle(hero(), foe()).refusal("move", actor="ann", to=[1, 1]) == "no_board"


# --- gear ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FF-ITM-02", "FF-ITM-03")
def test_hands_fill_in_the_order_of_the_sheet() -> None:
    rows = [{**BLADE, "equipped": False}, {"id": "dirk"}, {"id": "axe"}, {"id": "bite", "hand": "natural"}]
    battle = Battle(hero(weapons=rows, shields=[{"id": "buckler", "arm": 2}]), foe(weapons=[{"id": "claw"}]))
    assert battle.extra("ann")["equipped"] == ["dirk", "buckler"]
    assert battle.extra("imp")["equipped"] == []
    battle.act("ann", "equip", using="axe", hand="off")
    assert battle.extra("ann")["equipped"] == ["dirk", "axe"]
    battle.do("set", actor="ann", stat="actions_left", value=9)
    assert battle.act_refusal("ann", "equip", using="axe") == "already_equipped"
    assert battle.act_refusal("ann", "equip", using="bite") == "already_equipped"
    assert battle.act_refusal("ann", "equip", using="axe", hand="both") == "invalid_params"
    assert battle.act_refusal("ann", "unequip", using="buckler") == "not_equipped"
    assert battle.act_refusal("ann", "drop", using="axe") == "already_equipped"
    battle.act("ann", "unequip", using="axe", mode="drop")
    assert battle.act_refusal("ann", "equip", using="axe") == "no_such_item"
    battle.act("ann", "drop", using="blade")
    assert [row.id for row in battle.of("ann").sheet.weapons] == ["dirk", "bite"]


@pytest.mark.rule("FF-ITM-05")
def test_what_is_found_joins_the_sheet() -> None:
    battle = Battle(hero(), foe(spd=21))
    assert battle.act_refusal("imp", "equip", found={"id": "club", "scale": "big"}) == "invalid_params"
    assert battle.act_refusal("imp", "equip", found="club") == "invalid_params"
    battle.act("imp", "equip", found={"id": "club", "scale": 3})
    assert battle.extra("imp")["equipped"] == ["club"]
    battle.do("set", actor="imp", stat="actions_left", value=2)
    assert battle.act_refusal("imp", "equip", found={"id": "club"}) == "invalid_params"
    battle.act("imp", "equip", found={"id": "lid", "arm": 3, "shield": True})
    assert (battle.extra("imp")["equipped"], battle.stat("imp", "arm")) == (["club", "lid"], 3)
    battle.do("undo")
    assert battle.of("imp").sheet.shields == ()


# --- spoils ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FF-SPO-02", "FF-SPO-04", "FF-SPO-07")
def test_what_each_foe_is_worth() -> None:
    rows = [foe(id, spd=0, xp=101, gil=11, drops=[{"item": "fang"}]) for id in "abcd"]
    rows[3]["sheet"]["at_zero"] = "flee"
    battle = Battle(
        hero("ann"), one("bob", spd=9, pools={"hp": 0}), *rows, begin={"dice": "auto", "stop": True}, fled_share=10
    )
    battle.do("damage", actor="a", amount=50)
    battle.do("leave", actor="b", reason="fled")
    battle.do("leave", actor="c", reason="removed")
    battle.do("damage", actor="d", amount=50)
    battle.do("end")
    spoils = battle.fight.spoils
    assert (spoils["xp"], spoils["gil"], spoils["xp_each"], spoils["gil_each"]) == (
        101 + 10 + 101,
        11 + 1 + 11,
        106,
        11,
    )
    assert [entry["from"] for entry in spoils["items"]] == ["a", "d"]
    assert battle.service.system.aftermath.rewards(battle.fight) == {
        id: {"xp": 106, "gil": 11} for id in ("ann", "bob")
    }


@pytest.mark.rule("FF-SPO-01", "FF-TIM-05")
def test_no_spoils_for_those_who_do_not_prevail_unless_they_held_out() -> None:
    battle = Battle(hero(), foe(xp=9))
    battle.do("end")
    assert battle.fight.spoils is None
    battle = Battle(hero(), foe("a", xp=9), foe("b", spd=2, xp=9))
    battle.do("countdown", name="gate", rounds=1, goal="hold")
    battle.do("damage", actor="a", amount=50)
    battle.to_next_round()
    battle.do("end")
    assert (battle.fight.winner, battle.fight.spoils["xp"]) == ("party", 9)


@pytest.mark.rule("FF-SPO-05", "FF-SPO-06")
def test_a_failed_scavenge_leaves_the_xp() -> None:
    battle = Battle(hero(), foe(xp=9, gil=9, drops=[{"item": "fang", "chance": 50}]), scavenge="ann")
    battle.do("damage", actor="imp", amount=50)
    battle.do("end", dice=[50])
    assert (battle.fight.spoils["xp"], battle.fight.spoils["gil"], battle.fight.spoils["items"]) == (9, 0, ())
