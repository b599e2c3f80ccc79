"""Reaching 0 HP, what becomes of one there, waking, and the game master's rulings about it."""

import pytest

from rules.ffrpg.actions.catalogue import ACTIONS
from tests.rules.ffrpg.playing import Battle, foe, hero, mage, one
from tests.rules.played import facts_of


@pytest.mark.rule("FF-ZHP-01", "FF-ZHP-02", "FF-ZHP-07")
@pytest.mark.parametrize(
    ("sheet", "side", "state"),
    [
        ({}, "party", "unconscious"),
        ({}, "foes", "dead"),
        ({"kind": "pc"}, "foes", "unconscious"),
        ({"kind": "npc"}, "party", "dead"),
        ({"at_zero": "dead"}, "party", "dead"),
        ({"at_zero": "unconscious"}, "foes", "unconscious"),
        ({"at_zero": "flee"}, "foes", "out"),
        ({"at_zero": "form"}, "foes", "dead"),
    ],
)
def test_what_becomes_of_one_at_0_hp(sheet: dict[str, object], side: str, state: str) -> None:
    battle = Battle(hero(), one("x", side, **sheet), foe(spd=2))
    battle.do("damage", actor="x", amount=50)
    assert battle.of("x").state == state
    assert "x" not in battle.places()


@pytest.mark.rule("FF-ZHP-07")
def test_asked_the_game_master_decides_and_death_is_the_default() -> None:
    for answers, state in (([], "dead"), (["unconscious"], "unconscious"), (["form"], "dead")):
        battle = Battle(hero(), foe(at_zero="ask"))
        battle.do("damage", actor="imp", amount=50, answers=answers)
        assert battle.of("imp").state == state


@pytest.mark.rule("FF-ZHP-07")
def test_a_new_form_takes_over_the_sheet_keeps_its_place_and_is_rid_of_all() -> None:
    forms = [
        {
            "name": "Shade",
            "hp": 30,
            "mp": 5,
            "weapons": [{"id": "scythe", "hand": "both"}],
            "kind": "pc",
            "auto_status": ["haste"],
        },
        {"arm": 7, "items": [{"id": "potion", "qty": 3}]},
    ]
    battle = Battle(hero(), foe(at_zero="form", forms=forms, conditions=["poison", "zombie"]))
    facts = battle.do("damage", actor="imp", amount=50)
    assert facts_of(facts, "form")[0]["name"] == "Shade"
    lich = battle.of("imp")
    assert (lich.state, dict(lich.pools), battle.on("imp")) == ("active", {"hp": 30, "mp": 5}, {"haste": None})
    assert battle.places() == ("ann", "imp")
    assert battle.extra("imp")["equipped"] == ["scythe"]
    battle.do("damage", actor="imp", amount=30)
    assert (battle.stat("imp", "arm"), battle.hp("imp"), battle.extra("imp")["items"]) == (7, 30, {"potion": 3})
    battle.do("damage", actor="imp", amount=30)
    assert battle.of("imp").state == "dead"
    for _ in range(3):
        battle.do("undo")
    assert (battle.hp("imp"), set(battle.on("imp"))) == (50, {"poison", "zombie"})


@pytest.mark.rule("FF-ZHP-04", "FF-ST-stone")
def test_falling_ends_all_but_stone_and_the_transform_conditions() -> None:
    rows = ["poison", "mini", "regen", "condemned", "zombie", "haste", "stone", "toad"]
    battle = Battle(hero(conditions=[row for row in rows if row != "stone"]), one("bob", spd=9), foe())
    battle.do("condition", actor="ann", status="stone")
    battle.do("damage", actor="ann", amount=50)
    assert list(battle.on("ann")) == ["mini", "zombie", "toad", "stone"]


@pytest.mark.rule("FF-ZHP-03", "FF-TIM-06")
def test_who_falls_in_its_own_turn_leaves_nobody_active() -> None:
    battle = Battle(hero(), one("bob", spd=9), foe())
    battle.do("damage", actor="ann", amount=50)
    assert (battle.fight.active, battle.places(), battle.of("ann").initiative) == (None, ("bob", "imp"), None)
    assert battle.extra("ann")["generated"] == 25
    assert battle.act_refusal("ann", "pass") == "not_your_turn"
    battle.next()
    assert battle.fight.active == "bob"


@pytest.mark.rule("FF-ST-reraise")
def test_reraise_wakes_at_once_but_no_zombie() -> None:
    battle = Battle(hero(hp=9, conditions=["reraise"]), one("bob", spd=9, conditions=["reraise", "zombie"]), foe())
    battle.do("damage", actor="ann", amount=9)
    battle.do("damage", actor="bob", amount=50)
    assert (battle.of("ann").state, battle.hp("ann"), battle.on("ann")) == ("active", 1, {})
    assert (battle.of("bob").state, battle.on("bob")) == ("unconscious", {"zombie": None})


@pytest.mark.rule("FF-ZHP-06", "FF-STA-05")
def test_who_wakes_has_its_auto_status_in_the_status_phase_and_a_place_in_the_next_round() -> None:
    battle = Battle(hero(auto_status=["regen"]), one("bob", spd=9), foe())
    battle.do("damage", actor="ann", amount=50)
    assert battle.on("ann") == {}
    battle.do("heal", actor="ann", amount=7)
    assert (battle.hp("ann"), battle.on("ann"), battle.of("ann").initiative) == (7, {}, None)
    assert battle.places() == ("bob", "imp")
    battle.to_next_round()
    assert battle.places() == ("ann", "bob", "imp")
    assert (battle.hp("ann"), battle.on("ann")) == (7, {"regen": None})


@pytest.mark.rule("FF-GM-03", "FF-DMG-04", "FF-DMG-03")
def test_pools_set_by_ruling_fall_and_wake_within_their_limits() -> None:
    battle = Battle(mage("ann"), foe())
    battle.do("set", actor="ann", pool="mp", value=99)
    battle.do("set", actor="imp", pool="hp", value=-3)
    assert (battle.mp("ann"), battle.hp("imp"), battle.of("imp").state) == (40, 0, "dead")
    battle.do("set", actor="imp", pool="hp", value=900)
    assert (battle.hp("imp"), battle.of("imp").state) == (50, "active")
    battle.do("set", actor="imp", stat="hp", value=20)
    assert (battle.hp("imp"), battle.of("imp").sheet.hp) == (20, 20)


@pytest.mark.rule("FF-GM-03")
def test_what_rulings_on_damage_and_healing_refuse() -> None:
    battle = Battle(hero(), foe(), foe("jar", spd=2))
    battle.do("damage", actor="imp", amount=50)
    battle.do("leave", actor="jar")
    assert battle.refusal("damage", actor="imp", amount=1) == "invalid_target"
    assert battle.refusal("heal", actor="jar", amount=1) == "invalid_target"
    assert battle.refusal("damage", actor="ann", amount=1, type="soft") == "invalid_params"
    assert battle.refusal("damage", actor="ann", amount=1, pool="sp") == "invalid_params"
    battle.do("damage", actor="ann", amount=3, pool="mp")


@pytest.mark.rule("FF-ZHP-05")
def test_the_fallen_are_no_target_but_for_revivals() -> None:
    battle = Battle(hero(items=[{"id": "potion"}, {"id": "phoenix-pinion"}]), one("bob", spd=9, pools={"hp": 0}), foe())
    assert battle.act_refusal("ann", "use_item", "bob", using="potion") == "invalid_target"
    assert battle.act_refusal("ann", "use_item", "imp", using="phoenix-pinion") == "invalid_target"
    battle.act("ann", "use_item", "bob", using="phoenix-pinion")
    assert battle.hp("bob") == 50


@pytest.mark.rule("FF-DMG-11")
def test_who_drains_itself_stands_while_something_is_left() -> None:
    battle = Battle(hero(pools={"hp": 10}, weapons=[{"id": "fang", "scale": 2, "drain": 50}]), foe())
    battle.act("ann", "attack", "ann", dice=[50, 6])
    assert (battle.hp("ann"), battle.of("ann").state) == (5, "active")


@pytest.mark.rule("FF-GM-06")
def test_who_leaves_takes_its_place_and_its_holds_along() -> None:
    battle = Battle(hero(), one("bob", spd=9), foe(conditions=[{"status": "control", "source": "ann"}]))
    battle.do("leave", actor="ann", reason="fled")
    assert (battle.fight.active, battle.on("imp"), battle.of("ann").state) == (None, {}, "out")
    assert battle.places() == ("bob", "imp")


@pytest.mark.rule("FF-STA-06")
def test_a_setup_may_have_fallen_who_keep_what_survives_falling() -> None:
    battle = Battle(
        hero(),
        one("bob", spd=9, pools={"hp": 0}, conditions=["mini", "stone"]),
        foe(pools={"hp": 0}),
        begin={"dice": [5]},
    )
    assert battle.on("bob") == {"mini": 4, "stone": None}
    assert battle.of("imp").state == "dead"


@pytest.mark.rule("FF-EFF-03", "FF-ZHP-05", "FF-ST-zombie")
@pytest.mark.parametrize("thing", ["phoenix-down", "phoenix-pinion"])
def test_a_fallen_zombie_wakes_with_one_hp_and_stays_a_zombie(thing: str) -> None:
    battle = Battle(hero(items=[{"id": thing}]), one("bob", pools={"hp": 0}, conditions=["zombie"]), foe())
    battle.act("ann", "use_item", "bob", using=thing)
    assert (battle.of("bob").state, battle.hp("bob"), battle.statuses("bob")) == ("active", 1, ["zombie"])


@pytest.mark.rule("FF-EFF-02", "FF-TGT-06", "FF-ST-zombie")
@pytest.mark.parametrize("thing", ["holy-water", "remedy"])
def test_what_cures_zombie_may_be_aimed_at_one_of_the_fallen_who_bears_it(thing: str) -> None:
    items = [{"id": thing, "qty": 2}, {"id": "antidote"}]
    rows = (one("bob", pools={"hp": 0}, conditions=["zombie"]), one("cid", spd=4, pools={"hp": 0}))
    battle = Battle(hero(items=items), *rows, foe())
    assert battle.act_refusal("ann", "use_item", "cid", using=thing) == "invalid_target"
    assert battle.act_refusal("ann", "use_item", "bob", using="antidote") == "invalid_target"
    field = next(field for field in ACTIONS["use_item"].fields if field.kind == "targets")
    assert field.options is not None
    for used, offered in ((thing, ["ann", "bob", "imp"]), ("antidote", ["ann", "imp"])):
        options = field.options(battle.fight, battle.of("ann"), {"with": used})
        assert [option.id for option in options if option.refused is None] == offered
    battle.act("ann", "use_item", "bob", using=thing)
    assert (battle.of("bob").state, battle.statuses("bob")) == ("unconscious", [])


@pytest.mark.rule("FF-EFF-02", "FF-SLOW-09", "FF-ST-zombie")
def test_a_charged_cure_still_finds_a_zombie_that_has_fallen() -> None:
    esuna = {"id": "esuna", "type": "magic", "ct": 5, "effects": [{"lift": ["esuna"]}]}
    battle = Battle(hero(abilities=[esuna]), one("bob", conditions=["zombie", "blind"]), foe())
    battle.act("ann", "cast", "bob", using="esuna")
    battle.do("damage", actor="bob", amount=50)
    battle.next()
    assert battle.statuses("bob") == []


@pytest.mark.rule("FF-TGT-06")
def test_where_nobody_has_fallen_what_revives_says_of_everybody_why_not() -> None:
    rise = {"id": "rise", "type": "magic", "effects": [{"revive": {"pct": 50}}]}
    battle = Battle(hero(abilities=[rise]), one("bob"), foe())
    field = next(field for field in ACTIONS["use_ability"].fields if field.kind == "targets")
    assert field.options is not None
    options = field.options(battle.fight, battle.of("ann"), {"with": "rise"})
    assert {option.id: option.refused for option in options} == dict.fromkeys(("ann", "bob", "imp"), "invalid_target")
    assert {option.details["reason"] for option in options} == {"not_fallen"}
    battle.do("damage", actor="bob", amount=50)
    options = field.options(battle.fight, battle.of("ann"), {"with": "rise"})
    assert [(option.id, option.refused) for option in options] == [("bob", None)]


@pytest.mark.rule("FF-ZHP-01", "FF-SLOW-06")
@pytest.mark.parametrize(("kind", "falls"), [("pc", "fall"), ("npc", "die")])
def test_one_who_falls_while_charging_falls_first_and_breaks_off_by_it(kind: str, falls: str) -> None:
    battle = Battle(mage("ann", {"id": "mug", "type": "slow", "ct": 9, "damage": {}}, kind=kind), foe(spd=2))
    battle.act("ann", "use_ability", "imp", using="mug")
    facts = battle.do("damage", actor="ann", amount=99)
    assert [fact["kind"] for fact in facts if fact["kind"] in (falls, "lift")] == [falls, "lift"]
    assert facts_of(facts, "lift")[0]["status"] == "charging"
