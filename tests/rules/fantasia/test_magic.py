"""Magic, powers, techniques: who is willing, whom it reaches, criticals, armour, elements, items."""

from typing import Any

import pytest

from tests.rules.fantasia.playing import Battle, hero, mage, one, spell
from tests.rules.played import facts_of

FIRE = spell("fire", damage="2d", element="fire")
CURE = spell("cure", heal="2d")


def casting(*abilities: dict[str, Any], **rest: Any) -> dict[str, Any]:
    return mage(abilities=list(abilities), **rest)


@pytest.mark.rule("LF-MAG-04", "LF-MAG-05")
def test_an_ally_who_resists_is_rolled_against_and_an_enemy_who_lets_it_happen_is_not() -> None:
    battle = Battle(casting(CURE), hero(pools={"pv": 10}), one("orc", pools={"pv": 5}))
    battle.act("nela", "cast", "ciro", using="cure", unwilling=["ciro"], dice=[1, 1, 3])
    assert battle.pv("ciro") == 10
    again = Battle(casting(CURE), hero(), one("orc", pools={"pv": 5}))
    again.act("nela", "cast", "orc", using="cure", willing=["orc"], dice=[1, 1])
    assert again.pv("orc") == 13
    foe = Battle(casting(CURE), hero(), one("orc", dm=40, pools={"pv": 5}))
    foe.act("nela", "cast", "orc", using="cure", dice=[5, 6])
    assert foe.pv("orc") == 5


@pytest.mark.rule("LF-MAG-04")
def test_what_harms_needs_a_roll_against_an_ally_and_none_against_oneself() -> None:
    battle = Battle(casting(FIRE), hero())
    battle.act("nela", "cast", "nela", using="fire", dice=[1, 1])
    assert battle.pv("nela") == 30 - 8
    again = Battle(casting(FIRE), hero(dm=40))
    again.act("nela", "cast", "ciro", using="fire", dice=[5, 6])
    assert again.pv("ciro") == 40


@pytest.mark.rule("LF-ARM-01", "LF-ARM-02")
def test_heavy_armour_binds_magic_and_powers_of_arcane_professions_alone() -> None:
    power = {"id": "power", "kind": "power", "damage": "1d"}
    trick = {"id": "trick", "kind": "skill", "damage": "weapon"}
    bard = Battle(casting(FIRE, power, trick, armor="heavy", profession="bardo"), one("orc"))
    assert bard.act_refusal("nela", "cast", "orc", using="fire") == "armor_forbids"
    assert bard.act_refusal("nela", "cast", "orc", using="power") == "armor_forbids"
    bard.act("nela", "cast", "orc", using="trick", dice=[1, 2, 1])
    knight = Battle(casting(FIRE, armor="heavy", profession="paladin"), one("orc"))
    knight.act("nela", "cast", "orc", using="fire", dice=[3, 3, 1, 1])
    assert knight.pv("orc") == 12


@pytest.mark.rule("LF-AREA-02", "LF-CRIT-02")
def test_an_area_aimed_at_one_has_criticals_and_fumbles() -> None:
    blast = spell("blast", damage="2d", area=True)
    battle = Battle(casting(blast), one("orc", dm=40))
    battle.act("nela", "cast", "orc", using="blast", dice=[6, 6, 1, 1])
    assert battle.pv("orc") == 20 - 16
    again = Battle(casting(blast), one("orc"))
    again.act("nela", "cast", "orc", using="blast", dice=[1, 1, 2])
    assert again.statuses("nela") == ["prone"]


@pytest.mark.rule("LF-AREA-01")
def test_an_area_aimed_at_several_counts_12_and_2_as_sums() -> None:
    blast = spell("blast", damage="1d", area=True)
    battle = Battle(casting(blast), one("orc", dm=40), one("elf", dm=7))
    battle.act("nela", "cast", "orc", "elf", using="blast", dice=[6, 6, 1])
    assert (battle.pv("orc"), battle.pv("elf")) == (20, 13)
    again = Battle(casting(blast), one("orc", dm=7), one("elf", dm=8))
    again.act("nela", "cast", "orc", "elf", using="blast", dice=[1, 1, 1])
    assert (again.pv("orc"), again.pv("elf")) == (13, 20)


@pytest.mark.rule("LF-FUM-01", "LF-FUM-08")
def test_a_fumbled_spell_misses_all_and_may_go_to_an_ally() -> None:
    two = spell("two", damage="1d", max_targets=2)
    battle = Battle(casting(two), hero(), one("orc", conditions=[{"status": "stop"}]), one("elf"))
    battle.act("nela", "cast", "orc", "elf", using="two", dice=[1, 1, 6, 3, 4, 1])
    assert (battle.pv("orc"), battle.pv("elf"), battle.pv("ciro")) == (20, 20, 33)
    assert battle.pm("nela") == 27


@pytest.mark.rule("LF-FUM-06")
def test_the_first_target_of_a_fumbled_spell_strikes_back() -> None:
    battle = Battle(casting(FIRE), one("orc", fue=2))
    battle.act("nela", "cast", "orc", using="fire", dice=[1, 1, 4, 5, 5, 1])
    assert battle.pv("nela") == 27


@pytest.mark.rule("LF-CRIT-03")
def test_only_one_of_those_a_natural_12_has_hit_takes_it_double() -> None:
    two = spell("two", damage="1d", max_targets=2)
    battle = Battle(casting(two), one("orc", pv=40), one("elf", pv=40))
    battle.act("nela", "cast", "orc", "elf", using="two", dice=[6, 6, 1])
    assert (battle.pv("orc"), battle.pv("elf")) == (40 - 14, 40 - 7)


@pytest.mark.rule("LF-MAG-01", "LF-ST-BLINK")
def test_blink_concerns_what_is_aimed_at_the_defence_and_only_its_bearer() -> None:
    cleave = {"id": "cleave", "kind": "technique", "damage": "weapon", "max_targets": 2}
    blurred = one("orc", conditions=[{"status": "blink"}])
    battle = Battle(hero(abilities=[cleave]), blurred, one("elf"))
    battle.act("ciro", "cast", "orc", "elf", using="cleave", dice=[4, 4, 1, 1, 1, 1])
    assert (battle.pv("orc"), battle.pv("elf")) == (20, 12)
    magic = Battle(casting(FIRE), blurred)
    magic.act("nela", "cast", "orc", using="fire", dice=[3, 3, 1, 1])
    assert magic.pv("orc") == 12


@pytest.mark.rule("LF-DMG-04")
def test_a_healers_staff_multiplies_what_it_heals_and_a_sword_does_not() -> None:
    battle = Battle(casting(CURE, pools={"pv": 5}), one("orc"))
    battle.act("nela", "cast", "nela", using="cure", dice=[1, 1])
    assert battle.pv("nela") == 13
    sword = Battle(hero(men=3, abilities=[CURE], pools={"pv": 5}), one("orc"))
    sword.act("ciro", "cast", "ciro", using="cure", dice=[1, 1])
    assert sword.pv("ciro") == 10


def test_an_ability_without_a_roll_and_one_that_gives_pm_back() -> None:
    ether = {"id": "ether", "kind": "skill", "roll": "none", "heal_pm": "1d+2"}
    battle = Battle(casting(ether, pools={"pm": 3}), one("orc"))
    battle.act("nela", "cast", "nela", using="ether", dice=[4])
    assert battle.pm("nela") == 9


def test_the_refusals_of_an_ability() -> None:
    battle = Battle(
        casting(FIRE, spell("dear", pm=99, damage="1d"), spell("two", damage="1d", max_targets=2)), one("orc")
    )
    assert battle.act_refusal("nela", "cast", "orc") == "no_such_item"
    assert battle.act_refusal("nela", "cast", "orc", using="staff") == "no_such_item"
    assert battle.act_refusal("nela", "cast", "orc", using="dear") == "not_enough_pm"
    assert battle.act_refusal("nela", "cast", "orc", "nela", using="fire") == "too_many_targets"
    assert battle.act_refusal("nela", "cast", "orc", "orc", using="two") == "invalid_target"
    battle.do("leave", actor="orc")
    assert battle.act_refusal("nela", "cast", "orc", using="fire") == "invalid_target"
    gun = {"id": "gun", "kind": "firearm", "capacity": 1}
    shot = {"id": "shot", "kind": "technique", "damage": "weapon+1d"}
    shooter = Battle(hero(weapons=[gun], abilities=[shot]), one("orc"))
    shooter.act("ciro", "cast", "orc", using="shot", dice=[1, 2])
    shooter.do("condition", actor="ciro", status="haste")
    shooter.next()
    shooter.next()
    assert shooter.act_refusal("ciro", "cast", "orc", using="shot") == "not_enough_ammo"


@pytest.mark.rule("LF-ELEM-03")
def test_immunity_lets_neither_damage_nor_effects_through() -> None:
    venom = spell("venom", damage="2d", element="fire", status=[{"status": "slow", "timer": 2}])
    battle = Battle(casting(venom), one("orc", elements={"fire": "immune"}))
    facts = battle.act("nela", "cast", "orc", using="venom", dice=[5, 5, 1, 1])
    assert battle.pv("orc") == 20
    assert battle.statuses("orc") == []
    assert [fact["element"] for fact in facts_of(facts, "immune")] == ["fire"]
    brand = {"id": "brand", "element": "fire", "status": [{"status": "slow"}]}
    blow = Battle(hero(weapons=[brand]), one("orc", elements={"fire": "immune"}))
    blow.act("ciro", "attack", "orc", dice=[5, 5, 1])
    assert (blow.pv("orc"), blow.statuses("orc")) == (20, [])


@pytest.mark.rule("LF-ELEM-04")
def test_resistance_halves_and_all_factors_are_rounded_once() -> None:
    battle = Battle(casting(FIRE), one("orc", elements={"fire": "resist"}, conditions=[{"status": "berserk"}]))
    battle.act("nela", "cast", "orc", using="fire", dice=[5, 5, 3, 2])
    assert battle.pv("orc") == 20 - (11 // 4)


@pytest.mark.rule("LF-ELEM-06", "LF-ELEM-01")
def test_opposites_are_an_option_and_a_word_of_its_own_comes_first() -> None:
    ice = spell("ice", damage="2d", element="ice")
    fiery = one("orc", elements={"fire": "affinity"})
    plain = Battle(casting(ice), fiery, opposites=False)
    plain.act("nela", "cast", "orc", using="ice", dice=[5, 5, 1, 1])
    assert plain.pv("orc") == 12
    worded = Battle(casting(ice), one("orc", elements={"fire": "affinity", "ice": "resist"}))
    worded.act("nela", "cast", "orc", using="ice", dice=[5, 5, 1, 1])
    assert worded.pv("orc") == 16


@pytest.mark.rule("LF-ELEM-02", "LF-DOWN-04")
def test_affinity_heals_even_the_fallen() -> None:
    battle = Battle(casting(FIRE), one("orc", elements={"fire": "affinity"}, pools={"pv": 0}))
    battle.act("nela", "cast", "orc", using="fire", dice=[1, 1])
    assert (battle.of("orc").state, battle.pv("orc")) == ("active", 8)


@pytest.mark.rule("LF-TURN-04")
def test_an_item_takes_no_attribute_and_no_factors_of_its_user() -> None:
    bomb = {"id": "bomb", "damage": "2d", "status": [{"status": "blind", "timer": 2}], "qty": 1}
    battle = Battle(hero(items=[bomb], conditions=[{"status": "curse"}]), one("orc", conditions=[{"status": "stop"}]))
    assert battle.act_refusal("ciro", "use_item", "ciro", using="bomb") == "invalid_target"
    battle.act("ciro", "use_item", "orc", using="bomb", dice=[3, 3])
    assert battle.pv("orc") == 14
    assert battle.statuses("orc") == ["stop", "blind"]
    assert battle.extra("ciro")["items"] == {"bomb": 0}
    battle.next()
    battle.next()
    assert battle.act_refusal("ciro", "use_item", "orc", using="bomb") == "no_item_left"


@pytest.mark.rule("LF-MAG-03")
def test_what_cures_ends_the_named_statuses_and_stone() -> None:
    salve = {"id": "salve", "lifts": ["poison", "stone"], "qty": 2}
    battle = Battle(
        hero(items=[salve], conditions=[{"status": "haste"}]), mage(conditions=[{"status": "poison"}]), one("orc")
    )
    battle.do("condition", actor="nela", status="petrify", timer=1)
    battle.do("timer", actor="nela", status="petrify", value=0)
    assert battle.of("nela").state == "stone"
    battle.act("ciro", "use_item", "nela", using="salve")
    assert battle.of("nela").state == "active"
    assert battle.statuses("nela") == ["poison"]
    battle.act("ciro", "use_item", "nela", using="salve")
    assert battle.statuses("nela") == []
