"""What conditions do while they last: to damage, to what one may do, and to whom one strikes."""

from typing import Any

import pytest

from tests.rules.ffrpg.playing import BLADE, Battle, foe, hero, mage, one, spell
from tests.rules.played import facts_of

HARM = {"scale": 4, "attribute": "mag", "die": "d8"}


@pytest.mark.rule("FF-ST-frozen")
def test_frozen_is_shattered_by_a_blow_of_nothing_but_not_inside_stone_and_fire_thaws_even_if_physical() -> None:
    torch = {**BLADE, "element": "fire"}
    battle = Battle(
        hero(weapons=[torch]),
        foe("a", conditions=["frozen"]),
        foe("b", spd=2, elements={"fire": "immune"}, conditions=["frozen"]),
        foe("c", spd=1, conditions=["frozen", "stone"]),
    )
    battle.act("ann", "attack", "a", dice=[50, 1])
    assert (battle.hp("a"), battle.on("a")) == (39, {})
    battle.do("set", actor="ann", stat="actions_left", value=2)
    battle.act("ann", "attack", "b", dice=[50, 1])
    assert battle.of("b").state == "dead"
    battle.act("ann", "attack", "c", dice=[50, 1])
    assert (battle.of("c").state, battle.hp("c")) == ("active", 50)


@pytest.mark.rule("FF-DMG-08", "FF-ST-protect", "FF-ST-shell", "FF-ST-wall", "FF-DEF-02")
def test_halvings_come_one_after_the_other_and_by_what_reduces_the_damage() -> None:
    raw = spell("raw", hit="auto", damage={**HARM, "defence": "none"})
    inner = spell("inner", hit="auto", damage={**HARM, "defence": "arm"})
    battle = Battle(
        mage("ann", raw, inner),
        one("bob", spd=9, conditions=["protect"]),
        one("cid", spd=8, conditions=["shell"]),
        foe(),
    )
    for target, id, left in (("bob", "raw", 29), ("cid", "raw", 40), ("bob", "inner", 19), ("cid", "inner", 19)):
        battle.do("set", actor="ann", stat="actions_left", value=1)
        battle.act("ann", "cast", target, using=id, dice=[1])
        assert battle.hp(target) == left
    battle.next()
    battle.act("bob", "defend")
    battle.do("set", actor="bob", pool="hp", value=50)
    battle.act("ann", "cast", "bob", using="inner", override=True, dice=[3])
    assert battle.hp("bob") == 50 - 23 // 2 // 2


@pytest.mark.rule("FF-ST-mini", "FF-ST-toad", "FF-DMG-08")
def test_the_blow_of_the_small_does_one_but_not_where_immunity_or_a_wall_made_it_nothing() -> None:
    torch = {**BLADE, "element": "fire"}
    battle = Battle(
        hero(weapons=[torch], conditions=["toad"]),
        foe("a", arm=99),
        foe("b", spd=2, elements={"fire": "immune"}),
        foe("c", spd=1, conditions=["wall"]),
    )
    battle.do("set", actor="ann", stat="actions_left", value=3)
    for id in "abc":
        battle.act("ann", "attack", id, dice=[50, 1])
    assert [battle.hp(id) for id in "abc"] == [49, 50, 50]


@pytest.mark.rule("FF-ST-mini", "FF-ST-toad")
def test_mini_makes_all_physical_damage_one_toad_only_the_attack() -> None:
    kick = {"id": "kick", "damage": {"scale": 2, "die": "d6"}}
    for status, lost in (("mini", 1), ("disable", 13)):
        battle = Battle(hero(abilities=[kick], conditions=[status]), foe())
        battle.act("ann", "use_ability", "imp", using="kick", dice=[3])
        assert battle.hp("imp") == 50 - lost


@pytest.mark.rule("FF-ST-unaware", "FF-DMG-08")
def test_unaware_doubles_physical_damage_alone_and_costs_the_turn() -> None:
    battle = Battle(
        mage("ann", spell("bolt", hit="auto", damage=HARM)),
        hero("bob", spd=10),
        foe("a", conditions=["unaware"]),
        begin={},
    )
    battle.act("ann", "cast", "a", using="bolt", dice=[1])
    assert (battle.hp("a"), "unaware" in battle.on("a")) == (29, True)
    battle.next()
    battle.act("bob", "attack", "a", dice=[50, 1])
    assert (battle.hp("a"), battle.on("a")) == (7, {})


@pytest.mark.rule(
    "FF-ST-disable", "FF-ST-immobilize", "FF-ST-curse", "FF-ST-silence", "FF-ST-float", "FF-ST-toad", "FF-ST-stop"
)
@pytest.mark.parametrize(
    ("status", "forbidden"),
    [
        ("disable", {"attack", "use_item", "equip", "unequip", "drop", "defend"}),
        ("immobilize", {"move", "full_move", "flee"}),
        ("curse", {"use_ability"}),
        ("silence", {"cast"}),
        ("float", {"full_move"}),
        ("toad", {"use_ability", "cast"}),
        ("sleep", {"attack", "cast", "use_ability", "use_item", "move", "zero", "wait", "defend"}),
        ("stop", {"attack", "cast", "use_ability", "use_item", "move", "zero", "wait", "defend"}),
        ("blind", set()),
    ],
)
def test_what_a_condition_forbids(status: str, forbidden: set[str]) -> None:
    battle = Battle(hero(), foe())
    battle.do("condition", actor="ann", status=status)
    actions = (
        "attack",
        "cast",
        "use_ability",
        "use_item",
        "equip",
        "unequip",
        "drop",
        "full_move",
        "defend",
        "flee",
        "move",
        "wait",
        "zero",
    )
    refused = {action for action in actions if battle.act_refusal_or_none("ann", action) == "cannot_act"}
    everything = {"sleep", "stop"}
    assert refused == (set(actions) if status in everything else forbidden)
    battle.act("ann", "pass")


@pytest.mark.rule("FF-ST-toad")
def test_a_toad_may_cast_toad() -> None:
    battle = Battle(mage("ann", spell("toad", hit="auto", effects=[{"status": "toad"}]), conditions=["toad"]), foe())
    battle.act("ann", "cast", "ann", using="toad")
    assert battle.on("ann") == {}


@pytest.mark.rule("FF-ST-heat")
def test_heat_flares_on_actions_and_spares_what_is_none() -> None:
    def burning(**sheet: Any) -> Battle:
        return Battle(hero(conditions=["heat"], **sheet), one("bob", spd=9), foe())

    battle = burning()
    battle.act("ann", "move", distance=3)
    battle.act("ann", "wait", ticks=2)
    battle.next()
    battle.act("ann", "pass")
    assert battle.of("ann").state == "active"
    for action, fields in (
        ("attack", {"targets": ["imp"]}),
        ("defend", {}),
        ("zero", {"params": {"kind": "style"}}),
        ("use_item", {"with": "potion", "targets": ["imp"]}),
    ):
        battle = burning(items=[{"id": "potion"}])
        battle.do("act", actor="ann", action=action, dice=[], **fields)
        assert (battle.of("ann").state, battle.fight.active) == ("unconscious", None)
        assert battle.extra("ann")["items"] == {"potion": 1}
        assert battle.hp("imp") == 50


@pytest.mark.rule("FF-ST-heat", "FF-SLOW-07")
def test_who_burns_falls_at_the_resolution() -> None:
    battle = Battle(mage("ann", {"id": "mug", "type": "slow", "ct": 4, "damage": {}}), one("bob", spd=9), foe())
    battle.act("ann", "use_ability", "imp", using="mug")
    battle.do("condition", actor="ann", status="heat")
    battle.next()
    assert (battle.of("ann").state, battle.fight.active, battle.hp("imp")) == ("unconscious", None, 50)
    battle.next()
    assert battle.fight.active == "bob"


@pytest.mark.rule("FF-ST-berserk", "FF-ST-confuse", "FF-ST-charm")
def test_confuse_goes_before_charm_and_charm_before_berserk() -> None:
    battle = Battle(hero(conditions=["berserk", "charm", "confuse"]), one("bob", spd=9), foe())
    assert battle.refusal("next") == "must_act"
    assert facts_of(battle.act("ann", "forced", dice=[5, 60, 1]), "confuse")[0]["dice"] == (5,)
    battle.do("set", actor="ann", stat="actions_left", value=1)
    battle.do("lift", actor="ann", status="confuse")
    battle.act("ann", "forced", dice=[60, 1])
    assert (battle.hp("imp"), battle.hp("bob")) == (39, 39)
    battle.do("set", actor="ann", stat="actions_left", value=1)
    battle.next(override=True)


@pytest.mark.rule("FF-ST-berserk", "FF-TGT-08")
def test_berserk_takes_the_nearest_that_are_named_and_is_lost_when_disabled() -> None:
    battle = Battle(hero(conditions=["berserk"]), one("bob", spd=9), foe("a"), foe("b", spd=2), foe("c", spd=1))
    assert battle.act_refusal("ann", "forced", "bob") == "invalid_target"
    battle.act("ann", "forced", "b", "c", dice=[20, 60, 50, 1])
    assert battle.hp("c") == 50 - 11 * 150 // 100
    battle.do("set", actor="ann", stat="actions_left", value=1)
    battle.do("condition", actor="ann", status="disable")
    facts = battle.act("ann", "forced")
    assert facts_of(facts, "note")[0]["what"] == "action lost"
    assert battle.extra("ann")["actions_left"] == 0


@pytest.mark.rule("FF-ST-confuse")
def test_confusion_picks_what_it_uses_and_pays_for_it() -> None:
    rows = [
        spell("bolt", mp=4, ct=9, hit="auto", damage=HARM),
        {"id": "kick", "damage": {"scale": 1, "die": "d6"}},
        spell("balm", mp=50, heal={"amount": 5}),
    ]
    battle = Battle(
        mage("ann", *rows, items=[{"id": "potion"}, {"id": "tonic"}], conditions=["confuse", "silence"]),
        one("bob", spd=9, pools={"hp": 9}),
        foe(pools={"hp": 5}),
    )
    battle.act("ann", "forced", dice=[7], answers=["tonic"])
    assert (battle.hp("imp"), battle.extra("ann")["items"]) == (30, {"potion": 1, "tonic": 0})
    battle.do("set", actor="ann", stat="actions_left", value=1)
    battle.act("ann", "forced", dice=[1, 2])
    assert battle.hp("bob") == 6
    battle.do("lift", actor="ann", status="silence")
    battle.do("set", actor="ann", stat="actions_left", value=1)
    assert battle.act_refusal("ann", "forced", dice=[8, 2], answers=["potion"]) == "no_such_option"
    battle.act("ann", "forced", dice=[8, 1], answers=["bolt"])
    assert (battle.hp("imp"), battle.mp("ann")) == (9, 36)


@pytest.mark.rule("FF-ST-confuse")
def test_with_nothing_possible_the_confused_loses_the_action_without_a_die() -> None:
    battle = Battle(hero(conditions=["confuse", "disable"]), foe())
    facts = battle.act("ann", "forced")
    assert facts_of(facts, "note")[0]["what"] == "action lost"


@pytest.mark.rule("FF-ST-control", "FF-ST-charm")
def test_a_leash_holds_only_from_another_side_and_while_its_holder_stands() -> None:
    battle = Battle(hero("ann", conditions=[{"status": "charm", "source": "bob"}]), one("bob", spd=9), foe())
    assert battle.act_refusal("ann", "attack", "imp") == "cannot_act"
    battle.do("side", actor="bob", side="foes")
    battle.act("ann", "attack", "imp", dice=[95])
    battle.do("set", actor="ann", stat="actions_left", value=1)
    battle.do("damage", actor="bob", amount=50)
    assert battle.act_refusal("ann", "attack", "imp") == "cannot_act"
    battle.do("lift", actor="ann", status="charm")
    battle.do("condition", actor="ann", status="control", source="imp")
    battle.do("damage", actor="imp", amount=50)
    assert battle.on("ann") == {}


@pytest.mark.rule("FF-DMG-09")
def test_percentages_add_up_before_the_flat_changes_and_shields_count_as_base() -> None:
    rows = ["immobilize", "agility_up", "blink", "lock"]
    battle = Battle(hero(eva=21, shields=[{"id": "buckler", "eva": 10}], conditions=rows), foe())
    assert battle.stat("ann", "eva") == 31 * 75 // 100 + 20 - 20
    steps = battle.service.system.outcome.explain(battle.fight, battle.of("ann"), "eva")
    assert [tuple(step)[:3] for step in steps] == [
        ("EVA", 21, "base"),
        ("Buckler", 10, "flat"),
        ("Immobilize", -50, "percent"),
        ("Agility Up", 25, "percent"),
        ("Blink", 20, "flat"),
        ("Lock", -20, "flat"),
        ("EVA", 23, "result"),
    ]
    battle.act("ann", "unequip", using="buckler")
    assert battle.stat("ann", "eva") == 15
