"""Attack Actions: hands, ammunition, Critical Hits, Reactions, Spikes, improvised Weapons."""

from typing import Any

import pytest

from rules.mechanics.dice_sources import TableDice
from tests.rules.ffrpg.playing import BLADE, CLAW, Battle, foe, hero, mage
from tests.rules.played import facts_of

DIRK = {"id": "dirk", "hand": "off", "scale": 1, "die": "d6"}
BOW = {"id": "bow", "range": "ranged", "scale": 2, "die": "d6"}


@pytest.mark.rule("FF-ATK-02", "FF-ATK-09")
def test_the_steps_of_a_blow_say_where_its_chance_comes_from() -> None:
    battle = Battle(hero(conditions=["blind"]), foe(eva=12))
    fact = facts_of(battle.act("ann", "attack", "imp", modifier=-3, dice=[60]), "attack")[0]
    assert fact["against"] == 45 - 12 - 3
    assert [tuple(step)[:3] for step in fact["steps"]] == [
        ("ACC", 90, "base"),
        ("Blind", -50, "percent"),
        ("ACC", 45, "result"),
        ("EVA", 12, "less"),
        ("modifier", -3, "flat"),
    ]


@pytest.mark.rule("FF-ATK-04", "FF-ATK-05", "FF-ATK-06")
def test_the_steps_of_a_loss_say_why_it_is_that_much() -> None:
    battle = Battle(hero(conditions=["power_up"]), foe(arm=4, conditions=["protect"]))
    fact = facts_of(battle.act("ann", "attack", "imp", dice=[8, 6]), "damage")[0]
    assert (fact["basic"], fact["armor"], fact["amount"], fact["to"]) == (36, 4, 16, 34)
    assert [tuple(step)[:3] for step in fact["steps"]] == [
        ("2 × STR 5", 10, "base"),
        ("d6", 6, "die"),
        ("Power Up", 25, "percent"),
        ("Critical Hit", 100, "percent"),
        ("basic", 36, "result"),
        ("ARM", 4, "less"),
        ("Protect", 2, "over"),
    ]


@pytest.mark.rule("FF-CRIT-01", "FF-CRIT-02")
def test_a_roll_in_the_critical_range_hits_whatever_the_chance() -> None:
    battle = Battle(hero(acc=1), foe(eva=90))
    facts = battle.act("ann", "attack", "imp", dice=[10, 1])
    struck = facts_of(facts, "attack")[0]
    assert (struck["hit"], struck["critical"], struck["against"]) == (True, True, -89)
    assert battle.hp("imp") == 50 - 22


@pytest.mark.rule("FF-CRIT-01")
def test_the_rule_of_ten_lets_it_hit_without_doubling() -> None:
    battle = Battle(hero(acc=10), foe(), rule_of_10=True)
    fact = facts_of(battle.act("ann", "attack", "imp", dice=[10, 1]), "attack")[0]
    assert (fact["hit"], fact["critical"], battle.hp("imp")) == (True, False, 39)


@pytest.mark.rule("FF-CRIT-01")
def test_a_weapon_may_have_a_range_of_its_own_and_a_sheet_none() -> None:
    keen = {**BLADE, "crit": 30}
    battle = Battle(hero("ann", weapons=[keen], crit=0), hero("bob", spd=15, crit=0), foe())
    assert facts_of(battle.act("ann", "attack", "imp", dice=[30, 1]), "attack")[0]["critical"]
    battle.next()
    assert not facts_of(battle.act("bob", "attack", "imp", dice=[1, 1]), "attack")[0]["critical"]


@pytest.mark.rule("FF-ATK-01", "FF-TWO-01")
def test_two_blows_may_go_to_two_targets_and_one_whose_target_is_gone_is_lost() -> None:
    battle = Battle(hero(weapons=[BLADE, DIRK], two_weapons_acc=60), foe("a", hp=5), foe("b", spd=2))
    assert battle.act_refusal("ann", "attack", "a", "b", "a") == "too_many_targets"
    facts = battle.act("ann", "attack", "a", dice=[50, 1])
    assert facts_of(facts, "note")[0]["what"] == "blow lost"
    battle.to_next_round()
    facts = battle.act("ann", "attack", "b", "ann", dice=[50, 1, 60, 2])
    assert [fact["target"] for fact in facts_of(facts, "attack")] == ["b", "ann"]
    assert (battle.hp("b"), battle.hp("ann")) == (39, 43)


@pytest.mark.rule("FF-OFF-01", "FF-OFF-02")
def test_the_off_hand_costs_fifty_after_everything_but_accuracy_up() -> None:
    battle = Battle(hero(weapons=[BLADE, DIRK], acc=90, conditions=["agility_up"]), foe())
    facts = battle.act("ann", "attack", "imp", dice=[94, 1, 94])
    assert [fact["against"] for fact in facts_of(facts, "attack")] == [112, 62]
    battle.to_next_round()
    battle.do("condition", actor="ann", status="accuracy_up")
    facts = battle.act("ann", "attack", "imp", dice=[94, 1, 94, 1])
    assert [fact["against"] for fact in facts_of(facts, "attack")] == [255, 255]


@pytest.mark.rule("FF-ATK-01", "FF-BRAWL-01")
def test_what_one_may_strike_with() -> None:
    spare = {**BLADE, "id": "spare"}
    battle = Battle(hero(weapons=[BLADE, spare], items=[{"id": "potion"}]), foe(weapons=[CLAW]))
    assert battle.act_refusal("ann", "attack", "imp", using="spare") == "not_equipped"
    assert battle.act_refusal("ann", "attack", "imp", using="brawl") == "weapon_equipped"
    assert battle.act_refusal("ann", "attack", "imp", using="potion") == "wrong_action"
    assert battle.act_refusal("ann", "attack", "imp", using="axe") == "no_such_item"
    battle.act("ann", "attack", "imp", using="brawl", override=True, dice=[94])
    assert battle.hp("imp") == 50
    assert battle.extra("ann")["equipped"] == ["blade"]
    battle.next()
    assert facts_of(battle.act("imp", "attack", "ann", dice=[50, 1]), "attack")[0]["with"] == "claw"


@pytest.mark.rule("FF-ZERO-04")
def test_running_up_is_never_refused_and_a_shot_needs_none() -> None:
    battle = Battle(hero(weapons=[BOW]), foe())
    battle.act("ann", "attack", "imp", dice=[94])
    assert battle.extra("ann")["zero_left"] == 2
    battle = Battle(hero(), foe())
    battle.act("ann", "zero", kind="style")
    battle.act("ann", "zero", kind="communicate", text="!")
    battle.act("ann", "attack", "imp", dice=[50, 1])
    assert battle.extra("ann")["zero_left"] == 0


@pytest.mark.rule("FF-AMMO-01", "FF-AMMO-02", "FF-DMG-12")
def test_ammunition_makes_the_blow_and_is_gone_even_when_it_misses() -> None:
    crossbow = {**BOW, "id": "crossbow", "ammo": "bolt", "percent": 50}
    quarrel = {"id": "quarrel", "kind": "ammo", "ammo": "bolt", "qty": 2, "type": "magical", "percent": 25}
    battle = Battle(hero(weapons=[crossbow], items=[quarrel, {"id": "stone", "kind": "ammo"}]), foe(arm=40, marm=5))
    assert battle.act_refusal("ann", "attack", "imp", ammo="stone") == "wrong_ammo"
    assert battle.act_refusal("ann", "attack", "imp", ammo="dart") == "no_such_item"
    battle.act("ann", "attack", "imp", ammo="quarrel", dice=[95])
    assert battle.extra("ann")["items"]["quarrel"] == 1
    battle.to_next_round()
    battle.act("ann", "attack", "imp", ammo="quarrel", dice=[50, 2])
    assert battle.hp("imp") == 50 - (12 * 175 // 100 - 5)
    battle.to_next_round()
    assert battle.act_refusal("ann", "attack", "imp", ammo="quarrel") == "not_enough_ammo"


@pytest.mark.rule("FF-PULL-01", "FF-TWO-01")
def test_pulling_counts_for_every_blow() -> None:
    battle = Battle(hero(weapons=[BLADE, {**BLADE, "id": "second", "hand": "off"}], two_weapons_acc=90), foe())
    battle.act("ann", "attack", "imp", pull=True, dice=[50, 2, 50, 4])
    assert battle.hp("imp") == 50 - 6 - 7


@pytest.mark.rule("FF-IMP-02", "FF-IMP-01", "FF-IMP-04")
def test_an_improvised_weapon_takes_half_the_tier_of_the_best_in_hand_and_no_hand() -> None:
    battle = Battle(hero(weapons=[{**BLADE, "tier": 7, "effects": [{"eject": True}]}]), foe(hp=90))
    battle.act("ann", "attack", "imp", using="improvised", die="d12", acc=60, dice=[60, 5, 6])
    assert battle.hp("imp") == 90 - (6 * 5 + 11)
    assert battle.of("imp").state == "active"
    assert battle.act_refusal("ann", "attack", "imp", using="improvised") == "no_action_left"


@pytest.mark.rule("FF-IMP-03")
def test_params_of_an_improvised_weapon_are_checked() -> None:
    battle = Battle(hero(), foe())
    for params in ({"die": "d20"}, {}, {"die": "d6", "status": "no_such_status"}, {"die": "d6", "acc": -1}, {"die": 6}):
        assert battle.act_refusal("ann", "attack", "imp", using="improvised", **params) == "invalid_params"
    assert battle.act_refusal("ann", "attack", "imp", die="d6") == "invalid_params"


@pytest.mark.rule("FF-RNG-02", "FF-ZERO-03")
@pytest.mark.parametrize(
    ("trigger", "weapon", "roll", "answers"),
    [
        ("hit", BLADE, 50, True),
        ("hit", BLADE, 95, False),
        ("hit_melee", BOW, 50, False),
        ("hit_ranged", BOW, 50, True),
        ("missed", BLADE, 95, True),
        ("missed", BLADE, 50, False),
        ("attacked", BOW, 95, True),
        ("attacked_melee", BOW, 95, False),
        ("attacked_ranged", BOW, 95, True),
    ],
)
def test_a_reaction_answers_what_its_trigger_names(trigger: str, weapon: Any, roll: int, answers: bool) -> None:
    battle = Battle(hero(weapons=[weapon]), foe(weapons=[CLAW], reactions=[{"id": "counter", "trigger": trigger}]))
    dice = [roll, *([1] if roll < 95 else []), *([50, 1] if answers else [])]
    battle.act("ann", "attack", "imp", dice=dice, answers=["counter"] if answers else [])
    assert battle.hp("ann") == (41 if answers else 50)


@pytest.mark.rule("FF-ZERO-03")
def test_a_reaction_strikes_with_all_that_is_in_hand_and_sets_off_no_other() -> None:
    counter = [{"id": "counter", "trigger": "attacked", "cos": 40}]
    battle = Battle(
        hero(reactions=counter),
        foe(kind="pc", weapons=[BLADE, DIRK], two_weapons_acc=50, reactions=counter, hp=90),
    )
    battle.act("ann", "attack", "imp", dice=[50, 1, 41], answers=["counter"])
    assert battle.hp("ann") == 50
    battle.to_next_round()
    facts = battle.act("ann", "attack", "imp", dice=[50, 1, 40, 60, 2, 50, 3], answers=["counter"])
    assert [fact["actor"] for fact in facts_of(facts, "attack")] == ["ann", "imp", "imp"]
    assert battle.hp("ann") == 50 - 10 - 7
    assert battle.extra("imp")["zero_left"] == 0


@pytest.mark.rule("FF-ST-heat", "FF-ST-sleep", "FF-ST-frozen")
def test_who_burns_falls_before_reacting_and_the_helpless_do_not_react() -> None:
    counter = [{"id": "counter", "trigger": "attacked"}]
    battle = Battle(
        hero(),
        foe("a", reactions=counter, conditions=["heat"]),
        foe("b", spd=2, reactions=counter, conditions=["stop"]),
    )
    battle.act("ann", "attack", "a", dice=[50, 1], answers=["counter"])
    assert (battle.of("a").state, battle.hp("ann")) == ("dead", 50)
    battle.do("set", actor="ann", stat="actions_left", value=1)
    battle.act("ann", "attack", "b", dice=[50, 1])


@pytest.mark.rule("FF-ST-element_spikes")
def test_spikes_hurt_through_a_wall_but_not_through_immunity_and_are_halved_by_defense() -> None:
    spiky = [{"status": "element_spikes", "params": {"element": "fire"}}]
    battle = Battle(
        hero("ann", conditions=["shell"]),
        hero("bob", spd=15, elements={"fire": "immune"}),
        foe(mag=6, conditions=spiky),
    )
    battle.act("ann", "attack", "imp", dice=[50, 1])
    assert battle.hp("ann") == 38
    battle.next()
    battle.act("bob", "attack", "imp", dice=[50, 1])
    assert battle.hp("bob") == 50


@pytest.mark.rule("FF-ST-element_spikes")
def test_spikes_do_not_reach_who_shoots_or_misses() -> None:
    spiky = [{"status": "element_spikes", "params": {"element": "fire"}}]
    battle = Battle(hero("ann", weapons=[BOW]), hero("bob", spd=15), foe(mag=6, conditions=spiky))
    battle.act("ann", "attack", "imp", dice=[50, 1])
    battle.next()
    battle.act("bob", "attack", "imp", dice=[95])
    assert (battle.hp("ann"), battle.hp("bob")) == (50, 50)


@pytest.mark.rule("FF-ATK-08")
def test_equipment_abilities_take_the_accuracy_of_the_blow() -> None:
    touch = {"status": "slow", "timer": 2, "cos": {"stat": "acc", "mod": -40, "vs": "eva"}}
    battle = Battle(hero(acc=20, weapons=[{**BLADE, "acc": 80, "effects": [touch]}]), foe(eva=10))
    fact = facts_of(battle.act("ann", "attack", "imp", dice=[50, 1, 31]), "roll")[0]
    assert (fact["against"], fact["success"]) == (30, False)


@pytest.mark.rule("FF-ATK-08", "FF-ATK-07")
def test_a_weapon_that_takes_mp_fells_nobody() -> None:
    battle = Battle(hero(weapons=[{**BLADE, "pool": "mp"}]), foe(mp=4))
    battle.act("ann", "attack", "imp", dice=[50, 1])
    assert (battle.hp("imp"), battle.mp("imp"), battle.of("imp").state) == (50, 0, "active")


@pytest.mark.rule("FF-TGT-01", "FF-TGT-06", "FF-TGT-07")
def test_whom_an_attack_may_be_aimed_at() -> None:
    battle = Battle(hero(), mage("bob", spd=9), foe(conditions=["hidden"]), foe("jar", spd=2))
    assert battle.act_refusal("ann", "attack") == "need_targets"
    assert battle.act_refusal("ann", "attack", "nobody") == "no_such_target"
    assert battle.act_refusal("ann", "attack", "imp") == "invalid_target"
    battle.do("damage", actor="jar", amount=50)
    assert battle.act_refusal("ann", "attack", "jar") == "invalid_target"
    battle.act("ann", "attack", "bob", dice=[50, 1])
    assert battle.hp("bob") == 39


@pytest.mark.rule("FF-ZERO-03")
def test_a_reaction_is_asked_with_the_hit_and_the_damage_that_it_answers() -> None:
    battle = Battle(hero(), foe(weapons=[CLAW], reactions=[{"id": "counter", "trigger": "attacked"}]))
    act = {"actor": "ann", "action": "attack", "targets": ["imp"]}
    asked = battle.question("act", TableDice(battle.fight, [50, 4]), **act)
    assert [(fact["kind"], fact.get("hit"), fact.get("amount")) for fact in asked.known] == [
        ("attack", True, None),
        ("damage", None, 14),
    ]
    assert asked.ahead == ()
    missed = battle.question("act", TableDice(battle.fight, [95]), **act)
    assert [(fact["kind"], fact["hit"]) for fact in missed.known] == [("attack", False)]


@pytest.mark.rule("FF-IMP-02")
def test_the_tier_of_an_object_follows_the_weapon_that_one_normally_fights_with() -> None:
    pole = {"using": "improvised", "die": "d6"}
    rows = [
        {"id": "sword", "tier": 6, "hand": "main"},
        {"id": "dirk", "tier": 2, "hand": "off"},
        {"id": "relic", "tier": 10, "equipped": False},
        {"id": "bite", "tier": 9, "hand": "natural"},
    ]
    battle = Battle(hero(weapons=rows, tier=8, str=1, acc=90), foe(hp=999))
    battle.do("set", actor="ann", stat="actions_left", value=20)

    def lost(*dice: int) -> int:
        before = battle.hp("imp")
        battle.act("ann", "attack", "imp", **pole, dice=[50, *dice])
        return before - battle.hp("imp") - sum(dice)

    assert lost(1, 1) == 5  # half of 6: the best in hand
    battle.act("ann", "unequip", using="sword")
    assert lost(1) == 2  # half of 2: the dirk is still in hand
    battle.act("ann", "unequip", using="dirk", mode="drop")
    assert lost(1) == 2  # with nothing in hand the one that left it last
    battle.act("ann", "equip", using="sword")
    battle.act("ann", "unequip", using="sword", mode="drop")
    assert lost(1, 1) == 5
    battle.act("ann", "equip", using="relic")
    battle.do("set", actor="ann", sheet={"weapons": [rows[3]]})
    assert lost(1, 1, 1) == 7  # taken from it by ruling
    never = Battle(hero(weapons=[{**row, "equipped": False} for row in rows], str=1), foe(hp=999))
    never.act("ann", "attack", "imp", **pole, dice=[50, 1, 1, 1])
    assert never.hp("imp") == 999 - 7 - 3  # half of 10: the best on the sheet
    bare = Battle(hero(weapons=[rows[3]], tier=8, str=1), foe(hp=999))
    bare.act("ann", "attack", "imp", **pole, dice=[50, 1, 1])
    assert bare.hp("imp") == 999 - 6 - 2  # half of the sheet's: claws are no Weapon
