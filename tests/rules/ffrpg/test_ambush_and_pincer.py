"""Who has whom at a disadvantage: Ambush and Pincer Attacks."""

from typing import Any

import pytest

from tests.rules.ffrpg.playing import Battle, foe, hero, spell
from tests.rules.played import facts_of

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
    assert (len(battle.places()) == 2) == preemptive
    assert (battle.fight.ambushers == "party") == preemptive


@pytest.mark.rule("FF-AMB-01", "FF-AMB-05")
def test_a_victim_is_beaten_only_by_every_ambusher() -> None:
    battle = Battle(hero("ann", ratings={"stealth": 50}), hero("bob", spd=9), foe(**WATCH), begin=False)
    facts = battle.begin(surprise={"by": "party"}, dice=[20, 20, 60, 5, 5], stop=True)
    assert facts_of(facts, "surprise")[0]["result"] == "alert"


@pytest.mark.rule("FF-AMB-06")
def test_where_no_ambusher_beats_anybody_it_is_a_battle_like_any_other() -> None:
    battle = Battle(hero("ann", ratings={"stealth": 50}), foe("a", **WATCH), foe("b", spd=2, **WATCH), begin=False)
    facts = battle.begin(surprise={"by": "party"}, dice=[20, 30, 30, 5, 5, 5], stop=True)
    assert facts_of(facts, "surprise")[0]["result"] == "none"
    assert battle.places() == ("ann", "a", "b")


@pytest.mark.rule("FF-AMB-07")
def test_modifiers_other_ratings_and_the_game_masters_word() -> None:
    battle = Battle(hero(), foe(), begin=False)
    battle.begin(
        surprise={"by": "party", "check": ["spd", "agi"], "modifiers": {"ann": -60, "imp": 5}},
        dice=[10, 10, 5, 5],
        stop=True,
    )
    assert battle.places() == ("ann", "imp")
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
    assert battle.places() == ("ann", "a")
    assert (battle.on("a"), battle.on("b")) == ({}, {"unaware": 1})
    battle.do("set", actor="ann", stat="actions_left", value=2)
    battle.act("ann", "attack", "b", dice=[50, 1])
    battle.act("ann", "attack", "a", dice=[50, 1, 95], answers=["counter"])
    battle.to_next_round()
    assert battle.fight.ambushers is None
    assert battle.on("b") == {}
    assert battle.places() == ("ann", "a", "b")


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
