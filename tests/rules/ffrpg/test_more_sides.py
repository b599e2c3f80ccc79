"""Fights that are not party against foes: turncoats, enemies of kind PC, third sides, those who belong to nobody."""

from typing import Any

import pytest

from tests.rules.ffrpg.playing import Battle, foe, hero, mage, one, spell
from tests.rules.played import facts_of


def fell(battle: Battle, *ids: str) -> None:
    for id in ids:
        battle.do("damage", actor=id, amount=99)


# --- whose side the PCs' is -------------------------------------------------------------------------------------


@pytest.mark.rule("FF-SPO-01", "FF-SPO-02", "FF-ZHP-02")
def test_an_enemy_of_kind_pc_is_a_foe_that_goes_unconscious() -> None:
    battle = Battle(one("rival", "foes", kind="pc", xp=30, spd=3), hero("ann"), one("bob", spd=9))
    fell(battle, "rival")
    assert (battle.of("rival").state, battle.fight.winner) == ("unconscious", "party")
    battle.do("end")
    assert (battle.fight.spoils["xp"], battle.fight.spoils["shares"]) == (30, ("ann", "bob"))


@pytest.mark.rule("FF-SPO-01")
def test_it_is_the_party_whenever_a_pc_entered_on_it_else_the_side_of_the_first() -> None:
    battle = Battle(one("rival", "foes", kind="pc", spd=9), one("wolf", "wild", spd=2, xp=8))
    fell(battle, "wolf")
    battle.do("end")
    assert battle.fight.spoils["shares"] == ("rival",)
    battle = Battle(one("rival", "foes", kind="pc", spd=9), one("wolf", "wild", spd=2, xp=8))
    battle.do("join", combatant=hero())
    fell(battle, "wolf", "rival")
    battle.do("end")
    assert (battle.fight.spoils["shares"], battle.fight.spoils["xp"]) == (("ann",), 8)


@pytest.mark.rule("FF-SPO-01", "FF-SPO-02", "FF-GM-06")
def test_a_turncoat_shares_though_he_fell_on_the_other_side_and_is_no_foe() -> None:
    battle = Battle(hero("ann"), one("bob", spd=9, xp=500), foe(xp=40))
    battle.do("side", actor="bob", side="foes")
    fell(battle, "imp")
    assert battle.shown()["winner"] is None
    fell(battle, "bob")
    assert battle.fight.winner == "party"
    battle.do("end")
    assert (battle.fight.spoils["xp"], battle.fight.spoils["shares"]) == (40, ("ann", "bob"))


@pytest.mark.rule("FF-SPO-01", "FF-GM-06")
def test_no_spoils_where_the_only_pc_left_stands_on_the_other_side() -> None:
    battle = Battle(hero("ann"), one("squire", spd=9, kind="npc"), foe(xp=40))
    battle.do("side", actor="ann", side="foes")
    fell(battle, "imp", "ann")
    assert battle.fight.winner == "party"
    battle.do("end")
    assert battle.fight.spoils is None


@pytest.mark.rule("FF-SPO-01")
def test_no_spoils_while_anybody_of_a_third_side_is_active_though_it_has_pcs() -> None:
    battle = Battle(hero("ann"), one("rival", "rivals", kind="pc", spd=9), foe(xp=40))
    fell(battle, "imp")
    battle.do("end")
    assert battle.fight.spoils is None


@pytest.mark.rule("FF-SPO-02", "FF-GM-06")
def test_a_friend_who_turned_and_fell_is_a_foe_and_a_foe_who_came_over_is_none() -> None:
    battle = Battle(hero("ann"), one("guide", spd=9, kind="npc", xp=7), foe("imp", xp=40), foe("bat", spd=2, xp=5))
    battle.do("side", actor="guide", side="foes")
    battle.do("side", actor="bat", side="party")
    fell(battle, "guide", "imp", "bat")
    battle.do("end")
    assert battle.fight.spoils["xp"] == 47


@pytest.mark.rule("FF-TIM-05", "FF-GM-06")
@pytest.mark.parametrize(("turned", "winner"), [((), "party"), (("ann",), "party"), (("ann", "bob"), "foes")])
def test_who_holds_out_are_the_pcs_who_still_stand_on_their_side(turned: tuple[str, ...], winner: str) -> None:
    battle = Battle(hero("ann"), one("bob", spd=9), one("squire", spd=8, kind="npc"), foe())
    battle.do("countdown", name="gate", rounds=1, goal="hold")
    for id in turned:
        battle.do("side", actor=id, side="foes")
    battle.to_next_round()
    assert battle.fight.winner == winner


@pytest.mark.rule("FF-TIM-04", "FF-TIM-05")
@pytest.mark.parametrize(("goal", "winner"), [("hold", "party"), ("deadline", "foes")])
def test_goals_go_by_the_party_though_an_enemy_of_kind_pc_came_first(goal: str, winner: str) -> None:
    battle = Battle(one("rival", "foes", kind="pc", spd=9), hero("ann"))
    battle.do("countdown", name="gate", rounds=1, goal=goal)
    battle.to_next_round()
    assert battle.fight.winner == winner


@pytest.mark.rule("FF-TIM-04")
def test_a_deadline_is_won_by_the_first_side_that_still_stands() -> None:
    battle = Battle(hero("ann"), one("wolf", "wild", spd=9), foe())
    battle.do("countdown", name="gate", rounds=1, goal="deadline")
    fell(battle, "wolf")
    battle.to_next_round()
    assert battle.fight.winner == "foes"


# --- Pincer Attacks beside a third side -------------------------------------------------------------------------


def ring(**sheet: Any) -> Battle:
    """Ann, who looks left, between two foes, with a wolf that is nobody's on her right."""
    rows = (hero("ann", spd=8, **sheet), foe("a", spd=7), foe("b", spd=6), one("wolf", "wild", spd=9, acc=90, str=4))
    battle = Battle(*rows, begin={"stop": True})
    battle.facts = battle.act("a", "pincer", on="party", faces={"b": "right", "wolf": "right"})  # type: ignore[attr-defined]
    battle.next()
    return battle


@pytest.mark.rule("FF-PIN-04")
def test_a_third_side_strikes_nobody_from_behind() -> None:
    battle = ring()
    facts = battle.act("wolf", "attack", "ann", dice=[50, 2])
    assert battle.hp("ann") == 50 - 6
    assert facts_of(facts, "face") == []
    battle.next()
    battle.act("b", "attack", "ann", override=True, dice=[50, 2], answers=["keep"])
    assert battle.hp("ann") == 44 - 12


@pytest.mark.rule("FF-PIN-06")
def test_a_third_side_holds_no_face() -> None:
    battle = ring()
    fell(battle, "b")
    assert (battle.fight.encircled, battle.of("wolf").facing) == (None, None)


@pytest.mark.rule("FF-PIN-01")
def test_who_begins_it_is_told_of_without_the_third_side() -> None:
    battle = ring()
    fact = facts_of(battle.facts, "pincer")[0]  # type: ignore[attr-defined]
    assert (fact["around"], fact["inside"]) == ({"left": ["a"], "right": ["b"]}, {"left": ["ann"]})


@pytest.mark.rule("FF-PIN-03", "FF-PIN-04")
def test_who_turns_to_the_encircling_side_holds_a_face_of_it() -> None:
    battle = ring()
    battle.do("side", actor="wolf", side="foes")
    fell(battle, "b")
    assert battle.fight.encircled == "party"
    assert battle.act("wolf", "attack", "ann", dice=[50, 2], answers=["keep"])
    assert battle.hp("ann") == 50 - 12


# --- who is an opponent -----------------------------------------------------------------------------------------


@pytest.mark.rule("FF-TGT-02", "FF-TGT-09")
def test_a_group_that_nobody_named_is_missing_where_there_are_two_sides_against_one() -> None:
    wave = spell("wave", target="group", hit="auto", effects=[{"status": "blind"}])
    battle = Battle(mage("ann", wave), foe(), one("wolf", "wild", spd=9))
    assert battle.act_refusal("ann", "cast", using="wave") == "need_targets"
    battle.act("ann", "cast", "wolf", using="wave")
    assert (battle.statuses("wolf"), battle.statuses("imp")) == (["blind"], [])


@pytest.mark.rule("FF-ESC-02", "FF-ST-reflect", "FF-ABL-06")
def test_all_other_sides_are_opponents() -> None:
    dart = spell("dart", damage={"scale": 1})
    battle = Battle(
        mage("ann", dart), foe(spd=3), one("wolf", "wild", spd=9, conditions=["reflect"]), initiative_stop=False
    )
    facts = battle.act("ann", "cast", "wolf", using="dart", dice=[50, 10, 90, 2])
    assert facts_of(facts, "draw")[0]["among"] == ("ann", "imp")
    battle.do("set", actor="ann", stat="actions_left", value=1)
    facts = battle.act("ann", "flee", dice=[1, 90, 90])
    assert [fact["actor"] for fact in facts_of(facts, "roll")] == ["ann", "imp", "wolf"]


@pytest.mark.rule("FF-SPO-02", "FF-ST-control")
@pytest.mark.parametrize("status", ["control", "charm"])
def test_a_hero_made_to_fight_for_the_foes_shares_as_is_said_before_the_fight(status: str) -> None:
    battle = Battle(hero("ann"), one("bob", spd=9), foe(xp=40))
    system, fight = battle.service.system, battle.fight
    battle.do("condition", actor="ann", status=status, source="imp", timer=4)
    ours, theirs = (
        [each.sheet for each in fight.combatants.values() if each.side == side] for side in ("party", "foes")
    )
    each = system.aftermath.worth(theirs)["xp"] // system.aftermath.sharers(ours)
    fell(battle, "imp")
    battle.do("end")
    assert {id: gains["xp"] for id, gains in system.aftermath.rewards(fight).items()} == {"ann": each, "bob": each}
