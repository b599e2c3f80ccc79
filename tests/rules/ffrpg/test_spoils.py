"""What is carried and what is won: gear in hands and on sheets, and the spoils of a battle."""

import pytest

from tests.rules.ffrpg.playing import BLADE, Battle, foe, hero, one

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
