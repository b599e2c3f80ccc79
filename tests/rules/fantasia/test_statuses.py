"""The statuses: how they come and go, and what they change in numbers and bodies."""

from typing import Any

import pytest

from tests.rules.fantasia.playing import FIRE, SWORD, Battle, hero, mage, on, one, spell
from tests.rules.played import facts_of


@pytest.mark.rule("LF-STACK-01", "LF-STACK-02")
def test_best_and_worst_count_once_and_only_the_best_where_the_table_plays_so() -> None:
    both = [{"status": "vanish"}, {"status": "haste"}, {"status": "blind"}, {"status": "curse"}]
    each = Battle(hero(conditions=both), one("orc"))
    assert each.stats("ciro")["de"] == 9 + 3 - 3
    best = Battle(hero(conditions=both), one("orc"), same_attribute="best_only")
    assert (best.stats("ciro")["de"], best.stats("ciro")["bm"]) == (12, -3)


@pytest.mark.rule("LF-STACK-01")
def test_movement_is_multiplied_by_the_best_and_the_worst_and_rounded_once() -> None:
    ones = [{"status": "haste"}, {"status": "maxi"}, {"status": "slow"}, {"status": "zombie"}]
    battle = Battle(hero(mo=7, conditions=ones), one("orc"))
    assert battle.stats("ciro")["mo"] == 7
    battle.do("condition", actor="ciro", status="modifier", params={"stat": "mo", "amount": -9})
    assert battle.stats("ciro")["mo"] == 0
    battle.do("condition", actor="ciro", status="meltdown")
    assert battle.stats("ciro")["mo"] == 1
    best = Battle(hero(mo=7, conditions=ones), one("orc"), same_attribute="best_only")
    assert best.stats("ciro")["mo"] == 14


@pytest.mark.rule("LF-STACK-02")
def test_every_number_can_be_explained() -> None:
    ones = [{"status": "berserk"}, {"status": "blind"}, {"status": "maxi"}, {"status": "defending"}]
    battle = Battle(hero(conditions=ones), one("orc"))
    system = battle.service.system
    for stat, value in battle.stats("ciro").items():
        steps = system.outcome.explain(battle.fight, battle.of("ciro"), stat)
        if steps:
            assert steps[-1].amount == value, stat
    terms = [step.term for step in system.outcome.explain(battle.fight, battle.of("ciro"), "at")]
    assert terms == ["AT", "Berserk", "Ceguera", "FUE", "Sword", "result"]


@pytest.mark.rule("LF-ST-00")
def test_a_spell_may_bring_other_numbers_and_another_duration() -> None:
    doom = spell("doom", roll="none", status=[{"status": "condemned", "timer": 2}, {"status": "blind", "timer": None}])
    battle = Battle(mage(abilities=[doom]), one("orc"))
    battle.act("nela", "cast", "orc", using="doom")
    assert battle.timer("orc", "condemned") == 2
    assert battle.timer("orc", "blind") is None
    assert battle.of("orc").condition("blind").source == "nela"


@pytest.mark.rule("LF-ST-DOOM-1", "LF-ST-DOOM-2")
def test_only_the_living_are_doomed_and_the_first_doom_stays() -> None:
    battle = Battle(hero(conditions=on("condemned", 5)), one("orc", living=False), mage(conditions=on("zombie")))
    assert battle.do("condition", actor="ciro", status="condemned", timer=1) == []
    assert battle.timer("ciro", "condemned") == 5
    for id in ("orc", "nela"):
        battle.do("condition", actor=id, status="condemned")
        assert "condemned" not in battle.statuses(id)
    battle.do("condition", actor="ciro", status="zombie")
    battle.do("timer", actor="ciro", status="condemned", value=0)
    assert battle.of("ciro").state == "active"


@pytest.mark.rule("LF-ST-FREEZE-2")
def test_what_is_no_magic_of_fire_does_not_thaw() -> None:
    torch = {"id": "torch", "element": "fire"}
    battle = Battle(hero(weapons=[torch]), one("orc", conditions=on("frozen")))
    battle.act("ciro", "attack", "orc", dice=[1])
    assert (battle.pv("orc"), battle.statuses("orc")) == (12, ["frozen"])


@pytest.mark.rule("LF-ST-MIRROR-3", "LF-ST-MIRROR-1")
def test_of_an_area_only_the_share_of_the_bearer_comes_back() -> None:
    blast = spell("blast", damage="1d", area=True)
    battle = Battle(mage(abilities=[blast]), one("orc", nv=5, conditions=on("reflect")), one("elf"))
    battle.act("nela", "cast", "orc", "elf", using="blast", dice=[3, 3, 1])
    assert (battle.pv("orc"), battle.pv("elf"), battle.pv("nela")) == (20, 13, 23)


@pytest.mark.rule("LF-ST-MIRROR-1")
def test_a_mirror_returns_what_is_good_too_and_only_once() -> None:
    cure = spell("cure", heal="2d")
    battle = Battle(mage(abilities=[cure], pools={"pv": 5}, conditions=on("reflect")), hero(conditions=on("reflect")))
    battle.act("nela", "cast", "ciro", using="cure", dice=[1, 1])
    assert battle.pv("nela") == 13
    power = Battle(
        mage(abilities=[{"id": "ray", "kind": "power", "damage": "1d"}]), one("orc", nv=9, conditions=on("reflect"))
    )
    power.act("nela", "cast", "orc", using="ray", dice=[4, 4, 1])
    assert power.pv("orc") == 13


@pytest.mark.rule("LF-ST-FEVER-2")
@pytest.mark.parametrize(
    ("action", "targets", "fields"),
    [
        ("grapple", ["orc"], {"dice": [1, 1, 6, 6]}),
        ("jump", [], {"distance": 1, "dice": [3, 3]}),
        ("check", [], {"attr": "fue", "difficulty": 3, "effort": True, "dice": [3, 3]}),
        ("cast", ["orc"], {"using": "trick"}),
    ],
)
def test_every_effort_makes_the_feverish_faint(action: str, targets: list[str], fields: dict[str, Any]) -> None:
    trick = {"id": "trick", "kind": "skill", "roll": "none", "status": [{"status": "slow"}]}
    battle = Battle(hero(conditions=on("fever"), abilities=[trick]), one("orc"))
    battle.act("ciro", action, *targets, **fields)
    assert (battle.of("ciro").state, battle.of("ciro").counter) == ("unconscious", None)
    assert battle.pv("ciro") == 40


@pytest.mark.rule("LF-ST-FEVER-2", "LF-ST-FEVER-3", "LF-DOWN-04")
def test_one_who_has_fainted_wakes_when_healed_or_when_the_fever_ends() -> None:
    battle = Battle(hero(conditions=on("fever", 3)), one("orc"))
    battle.do("damage", actor="ciro", amount=5)
    assert battle.of("ciro").state == "unconscious"
    battle.do("heal", actor="ciro", amount=1)
    assert battle.of("ciro").state == "active"
    battle.do("damage", actor="ciro", amount=5)
    battle.do("lift", actor="ciro", status="fever")
    assert battle.of("ciro").state == "active"


@pytest.mark.rule("LF-ST-FEVER-2", "LF-DOWN-01")
def test_one_who_has_fainted_and_loses_all_pv_has_a_counter_then() -> None:
    battle = Battle(hero(conditions=on("fever")), one("orc"))
    battle.do("damage", actor="ciro", amount=5)
    battle.do("damage", actor="ciro", amount=50)
    assert (battle.of("ciro").counter, battle.of("ciro").fainted) == (3, False)


@pytest.mark.rule("LF-ST-FLOAT-3")
def test_the_level_of_who_lifts_decides_what_floats() -> None:
    battle = Battle(hero(nv=5), one("orc", weight=141, nv=9), one("elf", weight=140))
    battle.do("condition", actor="orc", status="float", source="ciro")
    battle.do("condition", actor="elf", status="float", source="ciro")
    assert (battle.statuses("orc"), battle.statuses("elf")) == ([], ["float"])
    battle.do("condition", actor="orc", status="float")
    assert battle.statuses("orc") == ["float"]


@pytest.mark.rule("LF-ST-MAXI-1")
def test_a_giant_has_half_as_many_pv_more_and_loses_what_is_above_its_own() -> None:
    battle = Battle(hero(pv=41, pools={"pv": 31}), one("orc", conditions=on("slow")))
    battle.do("condition", actor="ciro", status="maxi", timer=1)
    assert (battle.pv("ciro"), battle.stats("ciro")["pv_max"]) == (46, 61)
    battle.do("lift", actor="ciro", status="maxi")
    assert battle.pv("ciro") == 41


@pytest.mark.rule("LF-ST-MINI-2", "LF-ST-IMP-3", "LF-ST-MAXI-2")
@pytest.mark.parametrize("status", ["mini", "imp", "maxi"])
def test_a_second_one_cancels_the_first(status: str) -> None:
    battle = Battle(hero(conditions=on(status, 5)), one("orc"))
    facts = battle.do("condition", actor="ciro", status=status, timer=9)
    assert [fact["why"] for fact in facts_of(facts, "lift")] == ["cancelled"]
    assert battle.statuses("ciro") == []


@pytest.mark.rule("LF-ST-FEAR")
def test_fear_is_one_more_magic_between_two_and_both_ways() -> None:
    battle = Battle(hero(conditions=[{"status": "fear", "source": "orc"}, {"status": "blind"}]), one("orc"), one("elf"))
    facts = battle.act("ciro", "attack", "orc", dice=[2, 2])
    assert facts_of(facts, "attack")[0]["total"] == 4 + 5 - 3
    battle.do("condition", actor="ciro", status="fear", source="elf")
    assert battle.statuses("ciro") == ["fear", "blind", "fear"]
    battle.do("lift", actor="ciro", status="blind")
    battle.next()
    facts = battle.act("orc", "attack", "ciro", dice=[2, 2])
    assert facts_of(facts, "attack")[0]["against"] == 7
    battle.next()
    assert battle.stats("ciro")["de"] == 9


@pytest.mark.rule("LF-ST-PETRIFY-1", "LF-ST-PETRIFY-2")
def test_stone_comes_after_vit_plus_1_turns_and_a_statue_suffers_nothing() -> None:
    battle = Battle(hero(vit=3, conditions=on("slow", 9)), one("orc"))
    battle.do("condition", actor="ciro", status="petrify")
    assert battle.timer("ciro", "petrify") == 4
    assert (battle.stats("ciro")["de"], battle.stats("ciro")["ev"]) == (7, -2 + 0)
    assert battle.stats("ciro")["mo"] == 3
    battle.do("timer", actor="ciro", status="petrify", value=0)
    assert battle.of("ciro").state == "stone"
    battle.do("damage", actor="ciro", amount=99)
    battle.do("set", actor="ciro", pool="pv", value=1)
    assert battle.pv("ciro") == 40
    assert battle.refusal("condition", actor="ciro", status="blind") == "invalid_target"
    assert battle.refusal("lift", actor="orc", status="stone") == "no_such_condition"
    battle.do("lift", actor="ciro", status="stone")
    assert (battle.of("ciro").state, battle.statuses("ciro")) == ("active", ["slow"])


@pytest.mark.rule("LF-ST-REGEN-1", "LF-ST-REGEN-2")
def test_regeneration_ends_with_the_last_pv() -> None:
    battle = Battle(hero(conditions=on("regen", 9)), one("orc"), start=[3])
    battle.do("damage", actor="ciro", amount=40)
    assert battle.statuses("ciro") == []


@pytest.mark.rule("LF-ST-ZOMBIE-2", "LF-ST-REGEN-1")
def test_regeneration_harms_a_zombie() -> None:
    battle = Battle(hero(conditions=[{"status": "regen"}, {"status": "zombie"}]), one("orc"), start=[3])
    assert battle.pv("ciro") == 37


@pytest.mark.rule("LF-ST-TOAD-3")
def test_a_toad_has_neither_weapon_nor_what_its_equipment_gave() -> None:
    battle = Battle(hero(gear={"at": 1, "mo": 2}, at=3, conditions=on("toad")), one("orc"))
    assert battle.of("ciro").weapon.id == "unarmed"
    assert (battle.stats("ciro")["at"], battle.stats("ciro")["mo"]) == (3 - 1 + 3, 4)
    battle.do("condition", actor="ciro", status="pig")
    assert battle.statuses("ciro") == []
    assert battle.of("ciro").weapon.id == SWORD["id"]
    assert battle.stats("ciro")["at"] == 3 + 3 + 2


@pytest.mark.rule("LF-ST-OLDAGE")
def test_ageing_stops_at_minus_three() -> None:
    battle = Battle(hero(vit=-2, fue=-5, conditions=[{"status": "old_age", "params": {"stacks": 9}}]), one("orc"))
    stats = battle.stats("ciro")
    assert (stats["vit"], stats["fue"], stats["agi"]) == (-3, -5, -3)


@pytest.mark.rule("LF-ST-POISON-2")
def test_the_worse_poison_stays_and_works_on_the_unconscious() -> None:
    battle = Battle(hero(pools={"pv": 0}, conditions=on("poison", 5)), one("orc"), dice=[6, 6, 1, 1, 3])
    assert battle.of("ciro").counter == 1
    battle.do("condition", actor="ciro", status="poison", timer=2, params={"damage": "2d"})
    condition = battle.of("ciro").condition("poison")
    assert (condition.timer, condition.params) == (4, {"damage": "2d"})
    battle.do("condition", actor="ciro", status="poison", timer=9, params={"damage": "half"})
    condition = battle.of("ciro").condition("poison")
    assert (condition.timer, condition.params) == (9, {"damage": "2d"})


@pytest.mark.rule("LF-ST-POISON-1")
def test_no_poison_on_those_immune_to_its_element() -> None:
    battle = Battle(hero(elements={"poison": "immune"}), one("orc", immune=["sleep"]))
    battle.do("condition", actor="ciro", status="poison")
    assert battle.do("condition", actor="orc", status="sleep")[0]["kind"] == "immune"
    assert battle.statuses("ciro") == battle.statuses("orc") == []


@pytest.mark.rule("LF-ST-SLEEP-1")
def test_sleep_lays_down_and_waking_does_not_raise() -> None:
    battle = Battle(hero(), one("orc"))
    battle.do("condition", actor="ciro", status="sleep", timer=2, source="orc")
    assert [tuple(condition[:3]) for condition in battle.of("ciro").conditions] == [
        ("sleep", 2, "orc"),
        ("prone", None, "orc"),
    ]
    battle.do("lift", actor="ciro", status="sleep")
    battle.act("ciro", "move", mode="crawl", distance=3)
    assert battle.act_refusal("ciro", "move") == "cannot_act"
    battle.act("ciro", "stand_up")


@pytest.mark.rule("LF-ST-DEATH")
def test_the_game_master_takes_death_back() -> None:
    battle = Battle(hero(conditions=on("slow")), one("orc"))
    battle.do("condition", actor="ciro", status="death")
    assert (battle.of("ciro").state, battle.statuses("ciro")) == ("dead", [])
    battle.do("lift", actor="ciro", status="death")
    assert (battle.of("ciro").state, battle.pv("ciro")) == ("active", 1)


@pytest.mark.rule("LF-ST-BLIND")
def test_the_blind_fail_what_needs_eyes_without_dice() -> None:
    battle = Battle(hero(conditions=on("blind")), one("orc"))
    facts = battle.act("ciro", "check", attr="men", difficulty=-50, sight=True)
    assert facts_of(facts, "roll")[0]["success"] is False


@pytest.mark.rule("LF-ST-VANISH-2")
def test_a_miss_and_a_power_leave_the_invisible_unseen() -> None:
    ray = {"id": "ray", "kind": "power", "damage": "1d"}
    battle = Battle(mage(abilities=[FIRE, ray], conditions=on("haste")), one("orc", conditions=on("vanish")))
    battle.act("nela", "cast", "orc", using="fire", dice=[1, 2])
    battle.act("nela", "cast", "orc", using="ray", dice=[5, 5, 1])
    assert battle.statuses("orc") == ["vanish"]


def test_params_that_a_status_does_not_take_are_refused() -> None:
    battle = Battle(hero(), one("orc"))
    for status, params in (
        ("poison", {"damage": "2x"}),
        ("poison", {"dice": "1d"}),
        ("modifier", {"stat": "hp", "amount": 1}),
        ("modifier", {"stat": "de"}),
        ("blind", {"eyes": 2}),
        ("old_age", {"stacks": -1}),
    ):
        assert battle.refusal("condition", actor="orc", status=status, params=params) == "invalid_params"
