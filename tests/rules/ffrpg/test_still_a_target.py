"""Who is still a target when something takes effect: of what was charged, of each blow, of what was drawn."""

from typing import Any

import pytest

from rules.log.sentences import Teller
from tests.rules.ffrpg.playing import BLADE, CLAW, Battle, foe, hero, mage, one, spell
from tests.rules.ffrpg.weapons import BOW, DIRK, FAN
from tests.rules.played import facts_of

WAVE = spell("wave", target="group", ct=5, hit="auto", effects=[{"status": "blind"}])
BALM = spell("balm", target="party", ct=5, heal={"amount": 7})
KICK: dict[str, Any] = {"id": "kick", "type": "slow", "ct": 5, "range": "melee", "damage": {"scale": 1}}
FIRE = spell("fire", ct=5, damage={"scale": 1, "attribute": "mag"})
CURE = spell("cure", ct=5, heal={"amount": 7})


def caster(*abilities: dict[str, Any], **sheet: Any) -> dict[str, Any]:
    """A mage who comes before everybody."""
    return mage("ann", *abilities, **{"spd": 29, **sheet})


def pack(count: int, first: int = 1, **sheet: Any) -> list[dict[str, Any]]:
    """So many foes, each slower than the one before."""
    return [foe(f"w{n}", **{"spd": 23 - n, **sheet}) for n in range(first, first + count)]


def blinded(battle: Battle) -> list[str]:
    """Who is blind."""
    return [id for id in battle.fight.combatants if "blind" in battle.on(id)]


def joining(battle: Battle, *rows: dict[str, Any]) -> None:
    for row in rows:
        battle.do("join", combatant=row)


# --- Groups and Parties that were charged for -------------------------------------------------------------------


@pytest.mark.rule("FF-SLOW-09", "FF-TGT-02")
def test_a_whole_group_is_looked_up_again_while_it_counts_nine_or_fewer() -> None:
    battle = Battle(caster(WAVE), *pack(3))
    battle.act("ann", "cast", using="wave")
    joining(battle, *pack(6, 20, spd=1))
    battle.do("damage", actor="w1", amount=50)
    battle.next()
    assert blinded(battle) == ["w2", "w3", *(f"w{n}" for n in range(20, 26))]


@pytest.mark.rule("FF-SLOW-09", "FF-TGT-04")
def test_of_a_group_that_has_grown_past_nine_those_count_who_belonged_to_it() -> None:
    battle = Battle(caster(WAVE), *pack(3), foe("lain", spd=1, pools={"hp": 0}))
    battle.act("ann", "cast", using="wave")
    joining(battle, *pack(7, 20, spd=1))
    battle.do("heal", actor="lain", amount=9)
    battle.do("damage", actor="w2", amount=50)
    battle.next()
    assert blinded(battle) == ["w1", "w3"]


@pytest.mark.rule("FF-SLOW-09", "FF-TGT-04")
def test_what_was_chosen_of_more_than_nine_stays_chosen() -> None:
    battle = Battle(caster(WAVE), *pack(10))
    battle.act("ann", "cast", "w3", "w5", "w7", using="wave")
    for id in ("w3", "w9", "w10"):
        battle.do("damage", actor=id, amount=50)
    battle.do("condition", actor="w5", status="vanish")
    battle.next()
    assert blinded(battle) == ["w5", "w7"]


@pytest.mark.rule("FF-SLOW-09", "FF-TGT-04")
@pytest.mark.parametrize("at_once", [True, False])
def test_a_party_chosen_out_of_more_than_nine_stays_chosen_with_the_user_in_it(at_once: bool) -> None:
    balm = {**BALM, "ct": 0 if at_once else 5}
    friends = [one(f"f{n}", spd=n, pools={"hp": 20}) for n in range(1, 11)]
    battle = Battle(caster(balm, pools={"hp": 20}), *friends, foe(spd=0))
    assert battle.act_refusal("ann", "cast", using="balm") == "need_targets"
    battle.act("ann", "cast", "f2", "f4", using="balm")
    if not at_once:
        battle.do("damage", actor="f9", amount=20)
        battle.do("damage", actor="f8", amount=20)
        battle.next()
    assert [id for id in battle.fight.combatants if battle.hp(id) == 27] == ["ann", "f2", "f4"]


@pytest.mark.rule("FF-SLOW-09", "FF-TGT-03")
def test_a_whole_party_that_has_grown_past_nine_is_who_it_was() -> None:
    battle = Battle(caster(BALM, pools={"hp": 20}), one("bob", spd=9, pools={"hp": 20}), foe())
    battle.act("ann", "cast", using="balm")
    joining(battle, *(one(f"f{n}", spd=1, pools={"hp": 20}) for n in range(8)))
    battle.next()
    assert [id for id in battle.fight.combatants if battle.hp(id) == 27] == ["ann", "bob"]


@pytest.mark.rule("FF-TGT-04", "FF-PIN-03")
def test_in_a_ring_only_those_on_the_users_face_make_up_the_nine() -> None:
    wave = {**WAVE, "ct": 0}
    battle = Battle(caster(wave), *pack(12), begin={"stop": True})
    battle.act("w1", "pincer", *(f"w{n}" for n in range(7, 13)))
    battle.next()
    battle.act("ann", "cast", using="wave")
    assert blinded(battle) == [f"w{n}" for n in range(1, 7)]


@pytest.mark.rule("FF-TGT-04", "FF-ST-flight")
def test_nor_do_those_whom_melee_cannot_reach() -> None:
    sweep = {"id": "sweep", "target": "group", "range": "melee", "effects": [{"status": "blind"}]}
    battle = Battle(hero(spd=29, abilities=[sweep]), *pack(6), *pack(6, 10, conditions=["flight"]))
    battle.act("ann", "use_ability", using="sweep")
    assert blinded(battle) == [f"w{n}" for n in range(1, 7)]


@pytest.mark.rule("FF-TGT-04", "FF-TGT-02")
def test_a_crowd_has_to_be_chosen_from_and_one_who_is_named_has_to_be_reached() -> None:
    battle = Battle(caster({**WAVE, "ct": 0}), *pack(22), begin={"stop": True})
    battle.act("w1", "pincer", *(f"w{n}" for n in range(12, 23)))
    battle.next()
    assert battle.act_refusal("ann", "cast", using="wave") == "need_targets"
    assert battle.act_refusal("ann", "cast", "w15", using="wave") == "wrong_facing"
    battle.act("ann", "cast", "w15", "w2", using="wave")
    assert blinded(battle) == ["w2"]


# --- sides are those of the declaration -------------------------------------------------------------------------


@pytest.mark.rule("FF-SLOW-09", "FF-GM-06")
def test_who_changes_sides_meanwhile_is_still_of_the_group_that_was_aimed_at() -> None:
    battle = Battle(caster(WAVE), one("bob", spd=9), *pack(2))
    battle.act("ann", "cast", using="wave")
    battle.do("side", actor="w1", side="party")
    battle.do("side", actor="bob", side="foes")
    battle.next()
    assert blinded(battle) == ["w1", "w2"]


@pytest.mark.rule("FF-SLOW-09", "FF-GM-06", "FF-ABL-06")
def test_and_is_rolled_against_as_the_opponent_that_it_was() -> None:
    battle = Battle(caster(FIRE), one("bob", spd=9, meva=40), foe(meva=30))
    battle.act("ann", "cast", "imp", using="fire")
    battle.do("side", actor="imp", side="party")
    facts = battle.next(99)
    assert [fact["against"] for fact in facts_of(facts, "attack")] == [60]
    battle = Battle(caster(FIRE), one("bob", spd=9), foe())
    battle.act("ann", "cast", "bob", using="fire")
    battle.do("side", actor="ann", side="foes")
    assert facts_of(battle.next(3), "attack") == []


@pytest.mark.rule("FF-SLOW-09", "FF-GM-06")
def test_a_turncoat_who_charges_strikes_at_random_whom_it_fought_when_it_began() -> None:
    battle = Battle(caster(FIRE), one("bob", spd=9), foe("a"), foe("b", spd=2))
    battle.act("ann", "cast", "a", using="fire")
    battle.do("side", actor="ann", side="foes")
    battle.do("side", actor="ann", side="crowd")
    battle.do("damage", actor="a", amount=50)
    facts = battle.next(99)
    assert facts_of(facts, "retarget")[0]["to"] == "b"


@pytest.mark.rule("FF-SLOW-09", "FF-ST-charm")
def test_what_was_charged_for_a_master_is_rolled_against_the_masters_opponents() -> None:
    battle = Battle(
        caster(FIRE, conditions=[{"status": "charm", "source": "imp"}]), one("bob", spd=9, meva=40), foe(meva=30)
    )
    battle.act("ann", "cast", "bob", using="fire")
    battle.do("lift", actor="ann", status="charm")
    assert [fact["against"] for fact in facts_of(battle.next(99), "attack")] == [50]


# --- single targets that are gone -------------------------------------------------------------------------------


@pytest.mark.rule("FF-SLOW-09", "FF-ST-flight")
def test_a_melee_ability_does_not_reach_who_has_taken_wing_while_it_was_charged() -> None:
    battle = Battle(hero(abilities=[KICK]), foe("a"), foe("b", spd=2), foe("c", spd=1, conditions=["flight"]))
    battle.act("ann", "use_ability", "a", using="kick")
    battle.do("condition", actor="a", status="flight")
    facts = battle.next(4)
    assert facts_of(facts, "draw") == []
    assert facts_of(facts, "retarget")[0]["to"] == "b"
    assert [battle.hp(id) for id in "abc"] == [50, 41, 50]


@pytest.mark.rule("FF-SLOW-09", "FF-RNG-01", "FF-RNG-03")
def test_who_is_too_far_away_by_then_is_no_target_where_distances_count() -> None:
    board = {"width": 40, "height": 3}
    rows = (caster(FIRE, cell=[0, 0]), foe("a", cell=[5, 0]), foe("b", spd=2, cell=[30, 0]))
    battle = Battle(*rows, board=board, ranges=True)
    battle.act("ann", "cast", "a", using="fire")
    battle.do("move", actor="a", to=[20, 0])
    facts = battle.next()
    assert facts_of(facts, "retarget")[0]["to"] is None


@pytest.mark.rule("FF-SLOW-09", "FF-RNG-04")
def test_a_group_gathers_around_the_first_who_can_still_be_reached() -> None:
    board = {"width": 40, "height": 3}
    rows = (foe("a", cell=[5, 0]), foe("b", spd=2, cell=[12, 0]), foe("c", spd=1, cell=[14, 0]))
    battle = Battle(caster(WAVE, cell=[0, 0]), *rows, board=board, ranges=True)
    battle.act("ann", "cast", "a", using="wave")
    battle.do("move", actor="a", to=[30, 0])
    battle.next()
    assert blinded(battle) == ["b", "c"]


@pytest.mark.rule("FF-SLOW-09", "FF-GM-04")
def test_what_the_game_masters_word_has_put_in_reach_stays_in_reach() -> None:
    board = {"width": 40, "height": 3}
    fire = {**FIRE, "hit": "auto"}
    battle = Battle(caster(fire, cell=[0, 0]), foe("a", cell=[30, 0]), board=board, ranges=True)
    battle.act("ann", "cast", "a", using="fire", override=True)
    battle.next(1)
    assert battle.hp("a") == 50 - 6
    battle.do("set", actor="ann", stat="actions_left", value=1)
    battle.act("ann", "attack", "a", override=True, dice=[99])


@pytest.mark.rule("FF-SLOW-09", "FF-TGT-08")
def test_what_is_drawn_is_drawn_from_those_in_reach() -> None:
    board = {"width": 40, "height": 3}
    lots = {"id": "lots", "target": "random_opponent", "range": "melee", "damage": {"scale": 1}}
    rows = (foe("a", cell=[2, 0]), foe("b", spd=2, cell=[9, 0]))
    battle = Battle(caster(lots, cell=[0, 0]), *rows, board=board, ranges=True)
    battle.act("ann", "use_ability", using="lots", dice=[1])
    assert (battle.hp("a"), battle.hp("b")) == (48, 50)


@pytest.mark.rule("FF-SLOW-09", "FF-GM-02")
@pytest.mark.parametrize("target", ["group", "single_group", "party"])
def test_what_was_aimed_at_one_reaches_no_group_because_its_sheet_says_so_by_now(target: str) -> None:
    fire = {**FIRE, "hit": "auto"}
    battle = Battle(caster(fire), foe("a"), foe("b", spd=2))
    battle.act("ann", "cast", "a", using="fire")
    battle.do("set", actor="ann", sheet={"abilities": [{**fire, "target": target}]})
    battle.next(1)
    assert (battle.hp("a"), battle.hp("b")) == (44, 50)


# --- what strays ------------------------------------------------------------------------------------------------


@pytest.mark.rule("FF-SLOW-09")
def test_harm_that_was_meant_for_a_friend_strays_to_an_opponent_and_is_rolled() -> None:
    battle = Battle(caster(FIRE), one("bob", spd=9), one("cid", spd=8), foe(meva=30))
    battle.act("ann", "cast", "bob", using="fire")
    battle.do("leave", actor="bob", reason="fled")
    facts = battle.next(50, 2)
    assert facts_of(facts, "retarget")[0]["to"] == "imp"
    assert [fact["against"] for fact in facts_of(facts, "attack")] == [60]
    assert (battle.hp("cid"), battle.hp("imp")) == (50, 50 - 7)


@pytest.mark.rule("FF-SLOW-09")
def test_a_harmful_effect_strays_as_harm_does() -> None:
    hex = spell("hex", ct=5, hit="auto", effects=[{"status": "slow"}])
    battle = Battle(caster(hex), one("bob", spd=9), one("cid", spd=8), foe())
    battle.act("ann", "cast", "bob", using="hex")
    battle.do("damage", actor="bob", amount=50)
    battle.next()
    assert (battle.on("cid"), battle.statuses("imp")) == ({}, ["slow"])


@pytest.mark.rule("FF-SLOW-09")
@pytest.mark.parametrize(("meant", "found"), [("bob", "cid"), ("a", "b")])
def test_help_strays_to_the_side_that_it_was_meant_for(meant: str, found: str) -> None:
    battle = Battle(
        caster(CURE), one("bob", spd=9), one("cid", spd=8, pools={"hp": 9}), foe("a"), foe("b", spd=2, pools={"hp": 9})
    )
    battle.act("ann", "cast", meant, using="cure")
    battle.do("damage", actor=meant, amount=50)
    facts = battle.next(*([] if meant == "bob" else [1]))
    assert facts_of(facts, "retarget")[0]["to"] == found
    assert battle.hp(found) == 16


@pytest.mark.rule("FF-SLOW-09")
def test_a_charmed_ones_stray_harm_is_rolled_though_its_master_is_no_opponent() -> None:
    battle = Battle(caster(FIRE, conditions=[{"status": "charm", "source": "imp"}]), one("bob", spd=9), foe(meva=30))
    battle.act("ann", "cast", "bob", using="fire")
    battle.do("damage", actor="bob", amount=50)
    assert [fact["against"] for fact in facts_of(battle.next(99), "attack")] == [60]


# --- blows ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FF-ST-flight", "FF-ZERO-03", "FF-TWO-01")
def test_of_a_reaction_with_two_weapons_each_blow_is_asked_whether_it_reaches() -> None:
    counter: dict[str, Any] = {"reactions": [{"id": "counter", "trigger": "attacked"}]}
    armed = {"weapons": [{**BLADE, "hand": "main"}, {**BOW, "hand": "off"}], "two_weapons_acc": 80, **counter}
    battle = Battle(hero(conditions=["flight"]), foe(**armed))
    facts = battle.act("ann", "attack", "imp", dice=[99, 99], answers=["counter"])
    assert [(fact["actor"], fact["with"]) for fact in facts_of(facts, "attack")] == [("ann", "blade"), ("imp", "bow")]
    note = facts_of(facts, "note")[0]
    assert (note["what"], note["actor"], note["with"], note["target"]) == ("blow lost", "imp", "blade", "ann")


@pytest.mark.rule("FF-ST-flight", "FF-ZERO-03")
def test_no_reaction_is_offered_where_no_blow_of_it_reaches() -> None:
    counter: dict[str, Any] = {"reactions": [{"id": "counter", "trigger": "attacked"}], "weapons": [CLAW]}
    battle = Battle(hero(conditions=["flight"]), foe(**counter))
    assert len(facts_of(battle.act("ann", "attack", "imp", dice=[99]), "attack")) == 1


@pytest.mark.rule("FF-ST-flight", "FF-ST-berserk", "FF-TWO-01")
def test_in_a_frenzy_the_blow_that_does_not_reach_is_lost_and_the_other_goes_on() -> None:
    pair: dict[str, Any] = {"weapons": [BLADE, {**BOW, "hand": "off"}], "two_weapons_acc": 80}
    battle = Battle(hero(conditions=["berserk"], **pair), foe(conditions=["flight"]))
    facts = battle.act("ann", "forced", dice=[99])
    assert [fact["with"] for fact in facts_of(facts, "attack")] == ["bow"]
    assert [fact["with"] for fact in facts_of(facts, "note")] == ["blade"]


@pytest.mark.rule("FF-ST-berserk", "FF-RNG-01")
def test_a_frenzy_takes_whom_it_can_reach_where_distances_count() -> None:
    board = {"width": 40, "height": 3}
    rows = (foe("a", cell=[30, 0]), foe("b", spd=2, cell=[2, 0]))
    battle = Battle(hero(conditions=["berserk"], cell=[0, 0]), *rows, board=board, ranges=True)
    facts = battle.act("ann", "forced", dice=[99])
    assert [fact["target"] for fact in facts_of(facts, "attack")] == ["b"]


@pytest.mark.rule("FF-ST-berserk", "FF-RNG-01")
def test_a_frenzy_with_nobody_in_reach_says_how_far_they_are_and_why_the_action_is_lost() -> None:
    board = {"width": 40, "height": 3}
    row = foe("a", cell=[30, 0])
    battle = Battle(hero(conditions=["berserk"], cell=[0, 0]), row, board=board, ranges=True)
    command = {"do": "act", "actor": "ann", "action": "forced", "targets": ["a"]}
    refused = battle.service.refusal_of(command)
    assert refused is not None
    assert (refused.code, refused.details["distance"], refused.details["most"]) == ("out_of_range", 30, 3)
    (note,) = facts_of(battle.act("ann", "forced"), "note")
    teller = Teller(battle.service.system, {"ann": "Ann"}, "en")
    assert teller.line(note) == "Ann’s Action is lost, as nobody is in reach"
    battle.do("set", actor="ann", stat="actions_left", value=1)
    battle.do("condition", actor="ann", status="disable")
    (note,) = facts_of(battle.act("ann", "forced"), "note")
    assert teller.line(note) == "Ann’s Action is lost, as Disable forbids blows"


@pytest.mark.rule("FF-ST-flight", "FF-TWO-01")
def test_a_second_blow_is_lost_on_who_has_taken_wing_in_between() -> None:
    lifting = {**BLADE, "effects": [{"status": "flight"}]}
    battle = Battle(hero(weapons=[lifting, DIRK], two_weapons_acc=80), foe("a"), foe("b", spd=2))
    facts = battle.act("ann", "attack", "a", dice=[50, 1])
    assert [fact["with"] for fact in facts_of(facts, "attack")] == ["blade"]
    assert [(fact["what"], fact["with"]) for fact in facts_of(facts, "note")] == [("blow lost", "dirk")]


@pytest.mark.rule("FF-ATK-11", "FF-TGT-04", "FF-ST-berserk")
def test_a_frenzied_fan_strikes_of_a_crowd_the_one_drawn() -> None:
    battle = Battle(hero(spd=29, weapons=[FAN], conditions=["berserk"]), *pack(10))
    facts = battle.act("ann", "forced", dice=[90, *range(10, 19), 99])
    assert [fact["target"] for fact in facts_of(facts, "attack")] == ["w1"]


@pytest.mark.rule("FF-GM-04", "FF-TGT-04", "FF-PIN-03")
def test_by_the_game_masters_word_nine_of_a_crowd_are_meant_that_could_not_be_reached() -> None:
    battle = Battle(caster({**WAVE, "ct": 0}), *pack(12), foe("x", spd=2, group="x"), begin={"stop": True})
    battle.act("w1", "pincer", *(f"w{n}" for n in range(1, 13)))
    battle.next()
    assert battle.act_refusal("ann", "cast", "w4", using="wave") == "wrong_facing"
    battle.act("ann", "cast", "w4", using="wave", override=True)
    assert blinded(battle) == [f"w{n}" for n in range(1, 10)]
