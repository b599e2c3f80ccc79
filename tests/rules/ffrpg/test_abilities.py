"""Spells, Abilities and Items: targets, costs, Charge Times, rolls, shares, Reflect, effects."""

import pytest

from tests.rules.ffrpg.playing import BLADE, Battle, foe, hero, mage, one, spell
from tests.rules.played import facts_of

FIRE = {"scale": 4, "attribute": "mag", "die": "d8", "element": "fire"}
HARM = {"scale": 4, "attribute": "mag", "die": "d8"}


@pytest.mark.rule("FF-ABL-05", "FF-ABL-06")
def test_a_spell_rolls_against_opponents_only_and_an_ability_not_at_all() -> None:
    bolt, kick = spell("bolt", damage=HARM), {"id": "kick", "damage": {"scale": 1, "die": "d6"}}
    battle = Battle(mage("ann", bolt, kick), one("bob", spd=9), foe(meva=30))
    battle.act("ann", "cast", "bob", using="bolt", dice=[1])
    battle.do("set", actor="ann", stat="actions_left", value=2)
    fact = facts_of(battle.act("ann", "cast", "imp", using="bolt", modifier=5, dice=[66]), "attack")[0]
    assert (fact["against"], fact["hit"]) == (65, False)
    battle.act("ann", "use_ability", "imp", using="kick", dice=[2])
    assert (battle.hp("bob"), battle.hp("imp")) == (29, 47)


@pytest.mark.rule("FF-ABL-06", "FF-ST-charm", "FF-TGT-07")
def test_a_charmed_caster_rolls_against_those_it_is_made_to_fight() -> None:
    charmed = [{"status": "charm", "source": "imp"}]
    battle = Battle(mage("ann", spell("bolt", damage=HARM), conditions=charmed), one("bob", spd=9, meva=20), foe())
    assert facts_of(battle.act("ann", "cast", "bob", using="bolt", dice=[71]), "attack")[0]["against"] == 70
    battle.do("set", actor="ann", stat="actions_left", value=1)
    assert facts_of(battle.act("ann", "cast", "imp", using="bolt", dice=[1]), "attack") == []


@pytest.mark.rule("FF-ABL-01", "FF-ITM-01")
def test_each_kind_has_its_action() -> None:
    battle = Battle(
        mage(
            "ann", spell("bolt", damage=HARM), {"id": "kick"}, items=[{"id": "potion"}, {"id": "dart", "kind": "ammo"}]
        ),
        foe(),
    )
    assert battle.act_refusal("ann", "cast", "imp", using="kick") == "wrong_action"
    assert battle.act_refusal("ann", "use_ability", "imp", using="bolt") == "wrong_action"
    assert battle.act_refusal("ann", "cast", "imp", using="potion") == "wrong_action"
    assert battle.act_refusal("ann", "use_item", "imp", using="bolt") == "wrong_action"
    assert battle.act_refusal("ann", "use_item", "imp", using="dart") == "wrong_action"
    assert battle.act_refusal("ann", "use_item", "imp", using="ether") == "no_such_item"
    assert battle.act_refusal("ann", "cast", "imp") == "no_such_item"
    assert battle.act_refusal("ann", "cast", "imp", using="bolt", speed=3) == "invalid_params"


@pytest.mark.rule("FF-ST-mp_half", "FF-ST-mp_quarter", "FF-ABL-03")
def test_both_mp_rows_add_up_and_abilities_pay_in_full() -> None:
    battle = Battle(
        mage("ann", spell("bolt", mp=9, damage=HARM), {"id": "kick", "mp": 9}, conditions=["mp_half", "mp_quarter"]),
        foe(),
    )
    battle.act("ann", "cast", "imp", using="bolt", dice=[91])
    assert battle.mp("ann") == 40 - 3
    battle.do("set", actor="ann", pool="mp", value=8)
    battle.do("set", actor="ann", stat="actions_left", value=1)
    assert battle.act_refusal("ann", "use_ability", "imp", using="kick") == "not_enough_mp"
    battle.act("ann", "use_ability", "imp", using="kick", override=True)
    assert battle.mp("ann") == 0


@pytest.mark.rule("FF-DMG-02", "FF-TGT-02")
def test_a_single_group_spell_may_be_turned_on_a_group_of_one_and_healing_is_split_too() -> None:
    balm = spell("balm", target="single_group", heal={"scale": 4, "die": "d8"})
    battle = Battle(mage("ann", balm), one("bob", spd=9, pools={"hp": 10}), foe())
    battle.act("ann", "cast", "bob", using="balm", dice=[4])
    assert battle.hp("bob") == 34
    battle.do("set", actor="ann", stat="actions_left", value=1)
    battle.act("ann", "cast", "bob", using="balm", **{"as": "group"}, dice=[4])
    assert battle.hp("bob") == 50
    battle.do("set", actor="ann", pool="hp", value=1)
    battle.do("set", actor="ann", stat="actions_left", value=1)
    battle.act("ann", "cast", "ann", "bob", using="balm", dice=[1])
    assert battle.hp("ann") == 1 + 15


@pytest.mark.rule("FF-DMG-02")
def test_a_fixed_amount_is_not_split() -> None:
    rain = spell("rain", target="single_group", heal={"amount": 8})
    battle = Battle(mage("ann", rain), one("bob", spd=9, pools={"hp": 10}), foe())
    battle.act("ann", "cast", "bob", using="rain", **{"as": "group"})
    assert battle.hp("bob") == 18


@pytest.mark.rule("FF-TGT-02", "FF-TGT-06")
def test_a_group_is_hit_whole_whoever_is_named_and_the_unseen_too() -> None:
    battle = Battle(
        mage("ann", spell("wave", target="group", hit="auto", damage=HARM)),
        foe("a", conditions=["vanish"]),
        foe("b", spd=2),
        foe("c", spd=1),
    )
    battle.act("ann", "cast", "b", using="wave", dice=[1])
    assert [battle.hp(id) for id in "abc"] == [29, 29, 29]
    assert "vanish" not in battle.on("a")


@pytest.mark.rule("FF-TGT-04", "FF-TGT-03")
def test_a_party_of_more_than_nine_needs_its_comrades_named_and_takes_the_user_along() -> None:
    ward = spell("ward", target="party", effects=[{"status": "shell"}])
    friends = [one(f"f{n}", spd=n) for n in range(1, 11)]
    battle = Battle(mage("ann", ward), *friends, foe(spd=0))
    assert battle.act_refusal("ann", "cast", using="ward") == "need_targets"
    everybody = [f"f{n}" for n in range(1, 10)]
    assert battle.act_refusal("ann", "cast", *everybody, using="ward") == "too_many_targets"
    assert battle.act_refusal("ann", "cast", "imp", using="ward") == "invalid_target"
    battle.act("ann", "cast", "f1", "f3", using="ward")
    warded = [id for id in battle.fight.combatants if battle.on(id)]
    assert warded == ["ann", "f1", "f3"]


@pytest.mark.rule("FF-EFF-03", "FF-TGT-06")
def test_a_revival_for_the_party_reaches_the_fallen_and_active_zombies() -> None:
    rise = spell("rise", target="party", effects=[{"revive": {"pct": 50}}])
    battle = Battle(
        mage("ann", rise, macc=95),
        one("bob", spd=9, pools={"hp": 0}),
        one("cid", spd=8, conditions=["zombie"]),
        one("dot", spd=7, pools={"hp": 0}, conditions=["zombie"]),
        foe(),
    )
    battle.act("ann", "cast", using="rise", dice=[46])
    assert [battle.hp(id) for id in ("ann", "bob", "cid", "dot")] == [50, 25, 50, 1]
    assert battle.act_refusal("ann", "cast", using="rise") == "no_action_left"


@pytest.mark.rule("FF-ST-reflect")
def test_one_of_a_group_reflects_and_the_bounce_is_not_reflected_again() -> None:
    battle = Battle(
        mage("ann", spell("wave", target="group", hit="auto", damage=HARM), conditions=["reflect"]),
        foe("a"),
        foe("b", spd=2, conditions=["reflect"]),
    )
    facts = battle.act("ann", "cast", using="wave", dice=[1])
    assert facts_of(facts, "reflect")[0]["to"] == "ann"
    assert [battle.hp(id) for id in ("ann", "a", "b")] == [29, 29, 50]


@pytest.mark.rule("FF-ST-reflect")
def test_abilities_and_what_is_marked_so_are_not_reflected() -> None:
    plain = spell("plain", reflect=False, hit="auto", damage=HARM)
    battle = Battle(mage("ann", plain, {"id": "kick", "damage": HARM}), foe(conditions=["reflect"]))
    battle.act("ann", "cast", "imp", using="plain", dice=[1])
    battle.do("set", actor="ann", stat="actions_left", value=1)
    battle.act("ann", "use_ability", "imp", using="kick", dice=[1])
    assert battle.hp("imp") == 50 - 21 - 21


@pytest.mark.rule("FF-ST-blind")
def test_a_blind_user_of_an_ability_with_weapon_damage_has_a_flat_seventy_five() -> None:
    swing = {"id": "swing", "hit": "auto", "damage": {"weapon": True, "percent": 200}}
    battle = Battle(hero(abilities=[swing], conditions=["blind"]), foe(eva=80, arm=3))
    fact = facts_of(battle.act("ann", "use_ability", "imp", using="swing", modifier=-5, dice=[70, 2]), "attack")[0]
    assert fact["against"] == 70
    assert battle.hp("imp") == 50 - (24 - 3)


@pytest.mark.rule("FF-ABL-09", "FF-DMG-12")
def test_weapon_damage_leaves_the_weapons_percentage_and_effects_behind() -> None:
    keen = {**BLADE, "percent": 100, "element": "ice", "effects": [{"eject": True}]}
    swing = {"id": "swing", "damage": {"weapon": True, "percent": 150, "defence": "none"}}
    battle = Battle(hero(weapons=[keen], abilities=[swing]), foe(arm=30, elements={"ice": "weak"}))
    battle.act("ann", "use_ability", "imp", using="swing", dice=[2])
    assert battle.hp("imp") == 50 - 18 * 150 // 100
    assert battle.of("imp").state == "active"


@pytest.mark.rule("FF-ST-float", "FF-ST-flight")
def test_what_goes_along_the_ground_asks_no_die_of_those_above_it() -> None:
    quake = spell("quake", target="group", ground=True, damage=HARM)
    battle = Battle(mage("ann", quake), foe("a", conditions=["float"]), foe("b", spd=2))
    battle.act("ann", "cast", using="quake", dice=[50, 1])
    assert (battle.hp("a"), battle.hp("b")) == (50, 29)


@pytest.mark.rule("FF-DMG-07")
def test_where_one_is_immune_to_all_of_it_there_is_no_die() -> None:
    hex_ = spell("hex", mp=3, effects=[{"status": "blind"}, {"status": "curse"}])
    battle = Battle(mage("ann", hex_), foe(immune=["seal"]))
    facts = battle.act("ann", "cast", "imp", using="hex")
    assert [fact["status"] for fact in facts_of(facts, "immune")] == ["blind", "curse"]
    assert battle.mp("ann") == 37


@pytest.mark.rule("FF-EFF-04", "FF-ST-vanish")
def test_near_fatal_gravity_and_death() -> None:
    grip = spell(
        "grip", hit="auto", effects=[{"hp_share": 25}, {"near_fatal": True}, {"death": True, "cos": {"flat": 30}}]
    )
    battle = Battle(mage("ann", grip), foe(arm=99, marm=99, hp=87), begin={})
    facts = battle.act("ann", "cast", "imp", using="grip", dice=[31])
    assert [fact["amount"] for fact in facts_of(facts, "damage")] == [21, 65]
    assert (battle.hp("imp"), battle.of("imp").state) == (1, "active")
    battle.do("condition", actor="imp", status="vanish")
    battle.do("set", actor="ann", stat="actions_left", value=1)
    assert battle.act_refusal("ann", "cast", "imp", using="grip") == "invalid_target"


@pytest.mark.rule("FF-EFF-02")
def test_cures_take_off_what_their_names_say() -> None:
    on = ["condemned", "blind", "protect", "resist", "regen", "power_up", "unaware"]
    cures = {
        "esuna": {"condemned", "unaware", "protect", "resist", "regen", "power_up"},
        "dispel": {"condemned", "unaware", "blind"},
        "debarrier": {"condemned", "unaware", "blind", "resist", "regen", "power_up"},
        "seal": {"condemned", "unaware", "protect", "resist", "regen", "power_up"},
    }
    for cure, left in cures.items():
        rows = [status for status in on if status != "resist"]
        battle = Battle(
            mage("ann", spell("cure", effects=[{"lift": [cure]}])), one("bob", spd=9, conditions=[*rows, "resist"])
        )
        battle.act("ann", "cast", "bob", using="cure")
        assert set(battle.on("bob")) == left


@pytest.mark.rule("FF-ITM-01")
def test_what_a_row_says_of_itself_goes_before_the_list() -> None:
    battle = Battle(
        hero("ann", items=[{"id": "potion", "heal": {"amount": 7}}, {"id": "mega-potion"}, {"id": "soft"}]),
        one("bob", spd=9, pools={"hp": 1}, conditions=["stone"]),
        foe(),
    )
    battle.act("ann", "use_item", "bob", using="potion")
    assert battle.hp("bob") == 8
    battle.to_next_round()
    battle.act("ann", "use_item", using="mega-potion")
    assert battle.hp("bob") == 50
    battle.to_next_round()
    battle.act("ann", "use_item", "bob", using="soft")
    assert battle.on("bob") == {}
    battle.do("set", actor="ann", stat="actions_left", value=1)
    assert battle.act_refusal("ann", "use_item", "bob", using="soft") == "no_item_left"


@pytest.mark.rule("FF-SLOW-09", "FF-TGT-06")
def test_vanishing_in_the_meantime_saves_nobody_from_what_was_charged() -> None:
    battle = Battle(mage("ann", {"id": "mug", "type": "slow", "ct": 5, "damage": {}}), foe())
    battle.act("ann", "use_ability", "imp", using="mug")
    battle.do("condition", actor="imp", status="vanish")
    battle.next(2)
    assert battle.hp("imp") == 50 - 3


@pytest.mark.rule("FF-SLOW-09")
def test_what_was_meant_for_a_friend_finds_another_friend_and_a_revival_nobody() -> None:
    slow = {"id": "tend", "type": "slow", "ct": 5, "heal": {"amount": 9}}
    rise = {"id": "rise", "type": "slow", "ct": 5, "effects": [{"revive": {"hp": 1}}]}
    battle = Battle(
        mage("ann", slow, rise),
        one("bob", spd=9),
        one("cid", spd=8, pools={"hp": 9}),
        one("dot", spd=7, pools={"hp": 9}),
        foe(),
    )
    battle.act("ann", "use_ability", "bob", using="tend")
    battle.do("leave", actor="bob")
    facts = battle.next(30, 70)
    assert facts_of(facts, "retarget")[0]["to"] == "dot"
    assert (battle.hp("cid"), battle.hp("dot")) == (9, 18)
    battle.do("damage", actor="cid", amount=9)
    battle.do("set", actor="ann", stat="actions_left", value=1)
    battle.act("ann", "use_ability", "cid", using="rise")
    battle.do("heal", actor="cid", amount=5)
    battle.do("next", dice="auto")
    assert battle.hp("cid") == 5


@pytest.mark.rule("FF-SLOW-02", "FF-TGT-02")
def test_a_charged_group_effect_looks_its_formation_up_again() -> None:
    wave = {"id": "wave", "type": "slow", "ct": 5, "target": "group", "damage": {}}
    battle = Battle(mage("ann", wave), foe("a"), foe("b", spd=2, group="archers"), foe("c", spd=1, group="archers"))
    battle.act("ann", "use_ability", "b", using="wave")
    battle.do("damage", actor="b", amount=50)
    battle.do("join", combatant=foe("d", group="archers"))
    battle.next(2)
    assert [battle.hp(id) for id in "acd"] == [50, 47, 47]


@pytest.mark.rule("FF-SLOW-06", "FF-ST-curse", "FF-ST-silence", "FF-ST-toad")
@pytest.mark.parametrize(
    ("status", "kind", "id", "broken"),
    [
        ("curse", "slow", "mug", True),
        ("curse", "magic", "bolt", False),
        ("silence", "magic", "bolt", True),
        ("silence", "slow", "mug", False),
        ("toad", "magic", "bolt", True),
        ("toad", "magic", "toad", False),
        ("control", "slow", "mug", True),
        ("blind", "slow", "mug", False),
        ("disable", "slow", "mug", False),
    ],
)
def test_what_breaks_off_a_charge(status: str, kind: str, id: str, broken: bool) -> None:
    row = {"id": id, "type": kind, "ct": 5, "mp": 3, "hit": "auto", "damage": {}}
    battle = Battle(mage("ann", row), foe())
    battle.act("ann", "cast" if kind == "magic" else "use_ability", "imp", using=id)
    battle.do("condition", actor="ann", status=status)
    assert (battle.of("ann").charging is None) == broken
    assert battle.mp("ann") == 37


@pytest.mark.rule("FF-SLOW-08", "FF-GM-05")
def test_a_charge_is_broken_off_by_wish_in_anybodys_turn_or_by_ruling() -> None:
    row = {"id": "mug", "type": "slow", "ct": 20, "damage": {}}
    battle = Battle(mage("ann", row), foe())
    assert battle.act_refusal("ann", "abort") == "not_charging"
    assert battle.refusal("lift", actor="ann", status="charging") == "not_charging"
    battle.act("ann", "use_ability", "imp", using="mug")
    battle.next()
    assert (battle.fight.active, battle.places()) == ("imp", ("imp", "ann"))
    battle.act("ann", "abort")
    assert battle.places() == ("imp",)
    battle.do("undo")
    battle.do("lift", actor="ann", status="charging")
    assert battle.places() == ("imp",)


@pytest.mark.rule("FF-DMG-11", "FF-ST-zombie")
def test_drains_are_reversed_on_a_zombie_and_may_fell_the_drainer() -> None:
    sip = spell("sip", hit="auto", damage={**HARM, "drain": 50})
    battle = Battle(mage("ann", sip, pools={"hp": 21}), one("bob", spd=9), foe(pools={"hp": 9}, conditions=["zombie"]))
    battle.act("ann", "cast", "imp", using="sip", dice=[1])
    assert (battle.hp("imp"), battle.hp("ann"), battle.of("ann").state) == (30, 0, "unconscious")
    assert battle.fight.active is None


@pytest.mark.rule("FF-ST-zombie")
def test_full_healing_of_a_zombie_is_a_chance_to_kill_it() -> None:
    renew = spell("renew", hit="auto", heal={"full": True})
    battle = Battle(mage("ann", renew, macc=99), foe(meva=9, conditions=["zombie"]))
    battle.act("ann", "cast", "imp", using="renew", dice=[41])
    assert battle.hp("imp") == 50
    battle.do("set", actor="ann", stat="actions_left", value=1)
    battle.act("ann", "cast", "imp", using="renew", dice=[40])
    assert battle.of("imp").state == "dead"


@pytest.mark.rule("FF-EFF-01", "FF-ST-element_resist")
def test_the_element_of_a_condition_may_be_named_with_the_spell() -> None:
    bar = spell("bar", effects=[{"status": "element_resist"}])
    battle = Battle(mage("ann", bar), foe())
    assert battle.act_refusal("ann", "cast", "ann", using="bar") == "invalid_params"
    assert battle.act_refusal("ann", "cast", "ann", using="bar", element="mud") == "invalid_params"
    battle.act("ann", "cast", "ann", using="bar", element="bio")
    assert battle.of("ann").conditions[0].params == {"element": "bio"}


@pytest.mark.rule("FF-ABL-08", "FF-DMG-06")
def test_percentages_never_go_below_nothing() -> None:
    weak = [{"status": status} for status in ("magic_break",)]
    battle = Battle(mage("ann", spell("bolt", hit="auto", damage=FIRE), conditions=weak, enhance={"fire": -100}), foe())
    battle.act("ann", "cast", "imp", using="bolt", dice=[8])
    assert battle.hp("imp") == 50


@pytest.mark.rule("FF-ST-quick")
def test_a_second_quick_ends_the_first_and_the_round() -> None:
    hurry = spell("hurry", target="self", effects=[{"status": "quick"}])
    battle = Battle(mage("ann", hurry, spd=60), foe())
    battle.act("ann", "cast", using="hurry")
    assert battle.extra("ann")["actions_left"] == 2
    battle.act("ann", "cast", using="hurry")
    assert (battle.extra("ann")["actions_left"], battle.of("ann").initiative, battle.on("ann")) == (0, 0, {})
    battle.next()
    assert battle.fight.active == "imp"
    assert battle.places() == ("imp",)


@pytest.mark.rule("FF-ACT-02", "FF-EFF-06")
def test_more_actions_are_given_in_ones_own_turn_only() -> None:
    cheer = {"id": "cheer", "target": "party", "effects": [{"actions": 2}]}
    battle = Battle(mage("ann", cheer), one("bob", spd=9), foe())
    battle.act("ann", "use_ability", using="cheer")
    assert battle.extra("ann")["actions_left"] == 2
    battle.next()
    assert battle.extra("bob")["actions_left"] == 1
