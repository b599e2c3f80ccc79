"""Whom the blows of an Attack Action are for: second targets, Groups, modifiers, ammunition, what is thrown."""

from typing import Any

import pytest

from rules.engine.service import Refused
from rules.log.refusals import refusal_sentence
from tests.rules.ffrpg.playing import BLADE, CLAW, Battle, foe, hero, mage, one, spell
from tests.rules.ffrpg.weapons import BOW, DIRK, FAN, SLING
from tests.rules.played import facts_of


def struck(facts: list[dict[str, Any]]) -> list[tuple[str, str]]:
    """Which Weapon was rolled to hit whom."""
    return [(fact["with"], fact["target"]) for fact in facts_of(facts, "attack")]


# --- FF-TGT-02 -------------------------------------------------------------------------------------------------


EMBER = spell("ember", target="group", damage={"scale": 4})
BALM = spell("balm", target="party", heal={"scale": 1})


def sentence(battle: Battle, *targets: str, thing: str, language: str = "en") -> str:
    """Why Ann cannot cast this at those."""
    refused = battle.service.do({"do": "act", "actor": "ann", "action": "cast", "targets": targets, "with": thing})
    assert isinstance(refused, Refused)
    names = {combatant.id: combatant.name for combatant in battle.fight.combatants.values()}
    return refusal_sentence(battle.service.system, refused.code, refused.details, names, language)


@pytest.mark.rule("FF-TGT-02", "FF-TGT-03")
def test_one_of_another_group_is_refused_with_whose_group_is_struck() -> None:
    crowd = [hero(f"h{place}", spd=19 - place) for place in range(9)]
    battle = Battle(mage("ann", EMBER, BALM), *crowd, foe("wolf", group="wolves"), foe("bow", spd=2, group="bows"))
    assert [sentence(battle, "wolf", "bow", thing="ember", language=spoken) for spoken in ("en", "es", "pt_BR")] == [
        "This is aimed at one Group alone, and Bow is not in that of Wolf.",
        "Esto se dirige a un solo Group, y Bow no está en el de Wolf.",
        "Isso se dirige a um só Group, e Bow não está no de Wolf.",
    ]
    assert sentence(battle, "h1", "bow", thing="balm") == (
        "This is aimed at one Group alone, and Bow is not in that of Ann."
    )


@pytest.mark.rule("FF-TGT-02")
def test_a_fallen_one_of_the_same_group_is_refused_without_a_word_of_groups() -> None:
    battle = Battle(mage("ann", EMBER), foe("wolf"), foe("cub", spd=2, pools={"hp": 0}))
    assert sentence(battle, "wolf", "cub", thing="ember") == "Cub cannot be the target of this."


# --- FF-ATK-10 -------------------------------------------------------------------------------------------------


@pytest.mark.rule("FF-ATK-10", "FF-TWO-01")
def test_a_second_blow_whose_target_is_down_may_go_to_another() -> None:
    pair: dict[str, Any] = {"weapons": [BLADE, DIRK], "two_weapons_acc": 60}
    battle = Battle(hero(**pair), one("bob", spd=9), foe("a", hp=5), foe("b", spd=2), foe("c", spd=1, pools={"hp": 0}))
    facts = battle.act("ann", "attack", "a", dice=[50, 1, 50, 2], answers=["b"])
    assert struck(facts) == [("blade", "a"), ("dirk", "b")]
    assert (battle.hp("b"), facts_of(facts, "note")) == (50 - 7, [])


@pytest.mark.rule("FF-ATK-10")
def test_the_question_names_whom_the_blow_could_be_aimed_at_and_nobody_by_default() -> None:
    pair: dict[str, Any] = {"weapons": [BLADE, DIRK], "two_weapons_acc": 60}
    battle = Battle(
        hero(**pair),
        one("bob", spd=9),
        foe("a", hp=5),
        foe("b", spd=2, conditions=["flight"]),
        foe("c", spd=1, conditions=["vanish"]),
        foe("d", spd=0),
    )
    command = {"actor": "ann", "action": "attack", "targets": ["a"]}
    facts = battle.do("act", **command, dice=[50, 1])
    assert (struck(facts), facts_of(facts, "note")[0]["what"]) == ([("blade", "a")], "blow lost")
    battle.do("undo")
    for id in ("c", "ann"):
        assert battle.refusal("act", **command, dice=[50, 1], answers=[id]) == "no_such_option"
    for id in ("d", "bob"):
        facts = battle.do("act", **command, dice=[50, 1, 99], answers=[id])
        assert struck(facts)[1] == ("dirk", id)
        battle.do("undo")


@pytest.mark.rule("FF-ATK-10")
def test_nobody_is_asked_where_there_is_nobody_else_or_the_target_is_no_choice() -> None:
    counter: dict[str, Any] = {
        "reactions": [{"id": "counter", "trigger": "attacked"}],
        "weapons": [CLAW, {**CLAW, "id": "tail"}],
    }
    pair: dict[str, Any] = {"weapons": [{**BLADE, "hand": "main"}, DIRK], "two_weapons_acc": 60}
    battle = Battle(hero(hp=5), hero("bob", spd=9), foe(**{**counter, **pair, "acc": 90}))
    facts = battle.act("ann", "attack", "imp", dice=[99, 50, 1], answers=["counter"])
    assert struck(facts) == [("blade", "imp"), ("blade", "ann")]
    assert facts_of(facts, "note")[0]["what"] == "blow lost"


# --- FF-ATK-11 -------------------------------------------------------------------------------------------------


@pytest.mark.rule("FF-ATK-11", "FF-TGT-02")
def test_a_weapon_that_strikes_a_group_rolls_for_each_of_it() -> None:
    battle = Battle(hero(weapons=[FAN]), foe("a"), foe("b", spd=2, conditions=["vanish"]), foe("c", spd=1))
    facts = battle.act("ann", "attack", dice=[50, 1, 99, 5, 6])
    assert struck(facts) == [("fan", "a"), ("fan", "b"), ("fan", "c")]
    assert [(fact["critical"], fact["fumble"]) for fact in facts_of(facts, "attack")] == [
        (False, False),
        (False, True),
        (True, False),
    ]
    assert [battle.hp(id) for id in "abc"] == [39, 50, 18]


@pytest.mark.rule("FF-ATK-11", "FF-TGT-04", "FF-TGT-09")
def test_a_group_weapon_is_aimed_as_an_ability_would_be() -> None:
    wolves = [foe(f"wolf-{n}", group="wolves", spd=n) for n in range(10)]
    battle = Battle(hero(weapons=[FAN]), *wolves, foe("imp", spd=15))
    assert battle.act_refusal("ann", "attack") == "need_targets"
    assert battle.act_refusal("ann", "attack", "imp", "wolf-1") == "invalid_target"
    assert battle.act_refusal("ann", "attack", *(f"wolf-{n}" for n in range(10))) == "too_many_targets"
    facts = battle.act("ann", "attack", "wolf-9", dice=[99])
    assert struck(facts) == [("fan", "wolf-9")]
    battle.do("undo")
    assert struck(battle.act("ann", "attack", "wolf-3", "wolf-2", dice=[99, 99])) == [
        ("fan", "wolf-2"),
        ("fan", "wolf-3"),
    ]


@pytest.mark.rule("FF-ATK-11", "FF-TWO-01")
def test_beside_another_weapon_each_takes_a_target_of_its_own() -> None:
    pair: dict[str, Any] = {"weapons": [FAN, DIRK], "two_weapons_acc": 60}
    battle = Battle(hero(**pair), foe("a"), foe("b", spd=2), foe("rat", spd=1, group="rats"))
    assert battle.act_refusal("ann", "attack") == "need_targets"
    assert battle.act_refusal("ann", "attack", "a", "b", "rat") == "too_many_targets"
    facts = battle.act("ann", "attack", "b", "rat", dice=[99, 99, 99])
    assert struck(facts) == [("fan", "a"), ("fan", "b"), ("dirk", "rat")]


@pytest.mark.rule("FF-ATK-11", "FF-ATK-10")
def test_a_group_weapon_whose_group_is_gone_turns_on_another() -> None:
    pair: dict[str, Any] = {"weapons": [BLADE, {**FAN, "hand": "off"}], "two_weapons_acc": 60}
    battle = Battle(hero(**pair), foe("a", hp=5), foe("rat", spd=2, group="rats"), foe("bat", spd=1, group="rats"))
    facts = battle.act("ann", "attack", "a", dice=[50, 1, 99, 99], answers=["bat"])
    assert struck(facts) == [("blade", "a"), ("fan", "rat"), ("fan", "bat")]


@pytest.mark.rule("FF-ATK-11", "FF-ATK-10")
def test_a_group_that_nobody_named_may_be_gone_before_the_second_blow() -> None:
    pair: dict[str, Any] = {"weapons": [FAN, {**FAN, "id": "web", "hand": "off"}], "two_weapons_acc": 60}
    battle = Battle(hero(**pair), foe("a", hp=5))
    note = facts_of(battle.act("ann", "attack", dice=[50, 1]), "note")[0]
    assert (note["what"], note["with"], note["target"]) == ("blow lost", "web", None)


@pytest.mark.rule("FF-ATK-11", "FF-ST-berserk")
def test_in_a_frenzy_it_strikes_the_group_of_the_one_drawn() -> None:
    battle = Battle(hero(weapons=[FAN], conditions=["berserk"]), foe("a"), foe("rat", spd=2, group="rats"))
    facts = battle.act("ann", "forced", dice=[10, 90, 99])
    assert struck(facts) == [("fan", "rat")]


# --- FF-MOD-01 -------------------------------------------------------------------------------------------------


@pytest.mark.rule("FF-MOD-01", "FF-ATK-09")
def test_a_modifier_may_hold_for_one_target_alone() -> None:
    pair: dict[str, Any] = {"weapons": [BLADE, DIRK], "two_weapons_acc": 60}
    battle = Battle(hero(**pair), foe("a"), foe("b", spd=2))
    facts = battle.act("ann", "attack", "a", "b", modifier=-5, modifiers={"b": -20}, dice=[99, 99])
    assert [fact["against"] for fact in facts_of(facts, "attack")] == [85, 35]
    for wrong, code in (
        ({"nobody": 5}, "no_such_target"),
        ({"a": "5"}, "invalid_params"),
        ({"a": True}, "invalid_params"),
        ([5], "invalid_params"),
    ):
        battle.do("set", actor="ann", stat="actions_left", value=1)
        assert battle.act_refusal("ann", "attack", "a", modifiers=wrong) == code


@pytest.mark.rule("FF-MOD-01", "FF-ABL-06", "FF-SLOW-02")
@pytest.mark.parametrize("ct", [0, 5])
def test_so_it_may_for_a_spell_and_through_its_charging(ct: int) -> None:
    wave = {"id": "wave", "type": "magic", "target": "group", "ct": ct, "effects": [{"delay": 10}]}
    battle = Battle(mage("ann", wave), foe("a", meva=10), foe("b", spd=2))
    dice = [99, 99]
    facts = battle.act("ann", "cast", using="wave", modifiers={"a": 7}, dice=[] if ct else dice)
    facts = battle.next(*dice) if ct else facts
    assert [fact["against"] for fact in facts_of(facts, "attack")] == [87, 90]
    assert battle.act_refusal("ann", "cast", using="wave", modifiers={"x": 7}, override=True) == "no_such_target"


@pytest.mark.rule("FF-MOD-01", "FF-ITM-01")
def test_and_for_an_item() -> None:
    star = {"id": "star", "kind": "throwing", "hit": {"stat": "acc", "vs": "eva"}, "damage": {"scale": 1}}
    battle = Battle(hero(items=[star]), foe("a", eva=20))
    facts = battle.act("ann", "use_item", "a", using="star", modifiers={"a": -30}, dice=[99])
    assert facts_of(facts, "attack")[0]["against"] == 40


# --- ammunition ------------------------------------------------------------------------------------------------


@pytest.mark.rule("FF-AMMO-01", "FF-AMMO-02")
def test_each_of_two_weapons_may_be_loaded() -> None:
    fire = {"id": "fire-arrow", "kind": "ammo", "ammo": "arrow", "element": "fire", "qty": 2}
    ice = {"id": "ice-arrow", "kind": "ammo", "ammo": "arrow", "element": "ice", "qty": 1}
    battle = Battle(hero(weapons=[BOW, SLING], items=[fire, ice], two_weapons_acc=60), foe())
    facts = battle.act("ann", "attack", "imp", ammo=["ice-arrow", "fire-arrow"], dice=[50, 1, 50, 1])
    assert [fact["element"] for fact in facts_of(facts, "damage")] == ["ice", "fire"]
    assert battle.of("ann").items == {"fire-arrow": 1, "ice-arrow": 0}
    battle.do("set", actor="ann", stat="actions_left", value=1)
    for named, code in (
        (["fire-arrow", "fire-arrow"], "not_enough_ammo"),
        (["ice-arrow"], "not_enough_ammo"),
        (["fire-arrow", "fire-arrow", "fire-arrow"], "not_enough_ammo"),
        (["bolt"], "no_such_item"),
        ([7], "invalid_params"),
    ):
        assert battle.act_refusal("ann", "attack", "imp", ammo=named) == code
    battle.act("ann", "attack", "imp", using="sling", ammo="fire-arrow", dice=[99])
    assert battle.of("ann").items["fire-arrow"] == 0


@pytest.mark.rule("FF-AMMO-01")
def test_one_unit_for_each_weapon_is_the_most() -> None:
    arrows = {"id": "arrow", "kind": "ammo", "qty": 9}
    battle = Battle(hero(weapons=[BOW, DIRK], items=[arrows], two_weapons_acc=60), foe())
    assert battle.act_refusal("ann", "attack", "imp", ammo=["arrow", "arrow"]) == "wrong_ammo"
    assert battle.act_refusal("ann", "attack", "imp", using="dirk", ammo="arrow") == "wrong_ammo"
    battle.act("ann", "attack", "imp", ammo=[], dice=[99, 99])
    assert battle.of("ann").items["arrow"] == 9


# --- what is thrown --------------------------------------------------------------------------------------------


@pytest.mark.rule("FF-IMP-01", "FF-ST-flight", "FF-RNG-02")
def test_an_object_may_be_thrown_and_reaches_who_flies() -> None:
    watchful: dict[str, Any] = {"reactions": [{"id": "duck", "trigger": "attacked_ranged"}]}
    battle = Battle(hero(), foe(conditions=["flight"], **watchful))
    chair = {"using": "improvised", "die": "d8", "name": "Chair"}
    assert battle.act_refusal("ann", "attack", "imp", **chair) == "out_of_range"
    for wrong in ({"range": "far"}, {"reach": -1}, {"reach": "far"}):
        assert battle.act_refusal("ann", "attack", "imp", **chair, **wrong) == "invalid_params"
    assert battle.act_refusal("ann", "attack", "imp", range="ranged") == "invalid_params"
    facts = battle.act("ann", "attack", "imp", **chair, range="ranged", dice=[50, 3, 99], answers=["duck"])
    assert [(fact["actor"], fact["with"]) for fact in facts_of(facts, "attack")] == [
        ("ann", "improvised"),
        ("imp", "brawl"),
    ]


@pytest.mark.rule("FF-IMP-01", "FF-RNG-03", "FF-ZERO-04")
def test_a_throw_carries_ten_metres_unless_it_is_said() -> None:
    board = {"width": 30, "height": 3}
    battle = Battle(hero(cell=[0, 0]), foe(cell=[12, 0]), board=board, ranges=True)
    throw = {"using": "improvised", "die": "d6", "range": "ranged"}
    assert battle.act_refusal("ann", "attack", "imp", **throw) == "out_of_range"
    battle.act("ann", "attack", "imp", **throw, reach=12, dice=[50, 3])
    assert battle.extra("ann")["zero_left"] == 1


# --- the Weapon of an Ability ----------------------------------------------------------------------------------


@pytest.mark.rule("FF-ABL-08")
@pytest.mark.parametrize(("weapon", "lost"), [(None, 2 * 16), ("blade", 2 * 16), ("dirk", 2 * 11)])
def test_an_ability_with_weapon_damage_takes_the_weapon_that_is_chosen(weapon: str | None, lost: int) -> None:
    mug = {"id": "mug", "type": "slow", "ct": 5, "damage": {"weapon": True, "percent": 200}}
    battle = Battle(hero(weapons=[BLADE, DIRK], abilities=[mug]), foe())
    chosen = {} if weapon is None else {"weapon": weapon}
    battle.act("ann", "use_ability", "imp", using="mug", **chosen)
    battle.next(6)
    assert battle.hp("imp") == 50 - lost


@pytest.mark.rule("FF-ABL-08")
def test_the_weapon_of_an_ability_has_to_be_in_hand() -> None:
    spare = {**BLADE, "id": "spare", "equipped": False}
    mug = {"id": "mug", "damage": {"weapon": True}}
    battle = Battle(hero(weapons=[BLADE, spare], abilities=[mug]), foe())
    for weapon, code in (("spare", "not_equipped"), ("spoon", "no_such_item"), (7, "invalid_params")):
        assert battle.act_refusal("ann", "use_ability", "imp", using="mug", weapon=weapon) == code
    battle = Battle(hero(), foe("wyrm", spd=30, weapons=[CLAW, {**CLAW, "id": "tail", "scale": 3}], abilities=[mug]))
    battle.act("wyrm", "use_ability", "ann", using="mug", weapon="tail", dice=[6])
    assert battle.hp("ann") == 50 - 18
