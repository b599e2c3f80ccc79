"""What the statuses drive one to and what they forbid: fury, confusion, charm, ice, transformations, silence."""

import pytest

from rules.fantasia.window import chips
from tests.rules.fantasia.playing import FIRE, Battle, hero, mage, on, one, spell
from tests.rules.played import facts_of


@pytest.mark.rule("LF-ST-BERSERK-3")
def test_fury_drives_confusion_and_charm_off_and_keeps_them_away() -> None:
    battle = Battle(hero(), one("orc", conditions=[{"status": "confuse"}, {"status": "charm", "source": "ciro"}]))
    battle.do("condition", actor="orc", status="berserk")
    assert battle.statuses("orc") == ["berserk"]
    facts = battle.do("condition", actor="orc", status="confuse")
    assert [fact["kind"] for fact in facts] == ["immune"]
    assert battle.statuses("orc") == ["berserk"]


@pytest.mark.rule("LF-ST-BERSERK-2", "LF-ST-BERSERK-5")
def test_the_furious_may_strike_anybody_but_has_to_while_an_enemy_can_be_struck() -> None:
    battle = Battle(hero(conditions=on("berserk"), abilities=[FIRE]), mage(), one("orc"))
    for action in ("defend", "wait", "check", "other"):
        params = {"attr": "fue", "difficulty": 3} if action == "check" else {}
        assert battle.act_refusal("ciro", action, **params) == "cannot_act"
    assert battle.act_refusal("ciro", "cast", "orc", using="fire") == "cannot_act"
    assert battle.refusal("next") == "must_act"
    battle.do("damage", actor="orc", amount=20)
    battle.next()
    other = Battle(hero(conditions=on("berserk")), one("orc"))
    other.next(override=True)
    assert other.fight.active == "orc"


@pytest.mark.rule("LF-ST-BERSERK-4")
def test_calming_down_by_ruling_asks_for_the_check_too_but_a_cure_does_not() -> None:
    battle = Battle(hero(conditions=[{"status": "berserk", "params": {"turns": 3}}]), one("orc"))
    battle.do("timer", actor="ciro", status="berserk", value=0, dice=[3, 2, 4])
    assert battle.statuses("ciro") == ["meltdown"]
    assert battle.timer("ciro", "meltdown") == 4
    again = Battle(hero(conditions=on("berserk")), one("orc"))
    again.do("lift", actor="ciro", status="berserk")
    assert again.statuses("ciro") == []


@pytest.mark.rule("LF-ST-BERSERK-1")
def test_fury_leaves_a_weak_arm_as_it_is() -> None:
    battle = Battle(hero(fue=-2, conditions=on("berserk")), one("orc"))
    assert battle.stats("ciro")["fue"] == -2


@pytest.mark.rule("LF-ST-CONFUSION-1", "LF-ST-CONFUSION-4")
def test_an_even_die_asks_for_an_ability_if_there_is_any_to_use() -> None:
    battle = Battle(mage(abilities=[FIRE], conditions=on("confuse")), hero(), one("orc"), start=[2])
    assert battle.extra("nela")["forced"] == "ability"
    assert battle.act_refusal("nela", "attack", "ciro") == "cannot_act"
    assert battle.act_refusal("nela", "defend") == "cannot_act"
    assert battle.act_refusal("nela", "cast", "orc", using="fire") == "invalid_target"
    assert battle.refusal("next") == "must_act"
    battle.act("nela", "move")
    battle.act("nela", "cast", "ciro", using="fire", dice=[3, 3, 1, 1])
    assert battle.pv("ciro") == 32
    battle.next()
    silenced = [{"status": "confuse"}, {"status": "silence"}]
    mute = Battle(mage(abilities=[FIRE], conditions=silenced), hero(), one("orc"), start=[4])
    assert mute.extra("nela")["forced"] == "attack"


@pytest.mark.rule("LF-ST-CONFUSION-1")
def test_the_die_of_confusion_is_told_and_why_it_comes_to_another_thing() -> None:
    silenced = [{"status": "confuse"}, {"status": "silence"}]
    battle = Battle(mage(abilities=[FIRE], conditions=silenced), hero(), one("orc"), begin=False)
    told = battle.told(battle.do("begin", dice=[6, 6, 5, 5, 4, 4, 2]))
    assert "Confusión de nela (2): no puede usar ninguna habilidad y ataca a los suyos" in told
    assert {chip.id for chip in chips(battle.fight, battle.of("nela"))} >= {"forced"}
    battle.act("nela", "attack", "ciro", dice=[3, 3, 1])
    assert "forced" not in {chip.id for chip in chips(battle.fight, battle.of("nela"))}


@pytest.mark.rule("LF-ST-CONFUSION-3")
def test_damage_clears_the_mind_and_nothing_is_forced_any_more() -> None:
    battle = Battle(hero(conditions=on("confuse")), mage(), one("orc"), start=[1])
    battle.do("damage", actor="ciro", amount=1)
    assert battle.statuses("ciro") == []
    assert battle.extra("ciro")["forced"] is None
    battle.act("ciro", "defend")


@pytest.mark.rule("LF-ST-FREEZE-1", "LF-ST-STOP-1")
@pytest.mark.parametrize("status", ["frozen", "stop", "sleep"])
def test_the_helpless_do_nothing_and_are_hit_for_double(status: str) -> None:
    battle = Battle(hero(), one("orc", conditions=on(status)))
    assert battle.act_refusal("orc", "react") == "cannot_act"
    battle.act("ciro", "attack", "orc", dice=[1, 1])
    assert battle.pv("orc") == 4


@pytest.mark.rule("LF-ST-CHARM-1", "LF-ST-CHARM-2")
def test_the_charmed_spares_its_charmer_until_that_one_aims_at_it() -> None:
    charm = spell("charm", roll="none", status=[{"status": "charm", "timer": 4}])
    battle = Battle(mage(abilities=[charm, FIRE]), one("orc", abilities=[FIRE], pm=9), hero())
    facts = battle.act("nela", "cast", "orc", using="charm")
    assert [fact["what"] for fact in facts_of(facts, "note")] == ["charm"]
    battle.next()
    assert battle.act_refusal("orc", "cast", "nela", using="fire") == "invalid_target"
    assert battle.act_refusal("orc", "grapple", "nela") == "invalid_target"
    battle.do("condition", actor="orc", status="charm", source="ciro", timer=9)
    assert battle.of("orc").condition("charm")[:3] == ("charm", 9, "ciro")
    battle.next()
    battle.act("ciro", "grapple", "orc", dice=[1, 1, 6, 6])
    assert battle.statuses("orc") == []


@pytest.mark.rule("LF-ST-ZOMBIE-1")
def test_a_zombie_keeps_what_comes_from_licences_and_things() -> None:
    tribal = spell("tribal", damage="1d", origin="tribe")
    licence = spell("licence", damage="1d", origin="licence")
    battle = Battle(mage(abilities=[FIRE, tribal, licence], conditions=on("zombie")), one("orc"))
    assert battle.act_refusal("nela", "cast", "orc", using="fire") == "cannot_act"
    assert battle.act_refusal("nela", "cast", "orc", using="tribal") == "cannot_act"
    battle.act("nela", "cast", "orc", using="licence", dice=[4, 4, 1])


@pytest.mark.rule("LF-ST-IMP-1", "LF-ST-TOAD-1")
@pytest.mark.parametrize(("status", "other"), [("imp", "fire"), ("toad", "croak"), ("pig", "croak")])
def test_the_transformed_cast_only_what_transforms_so(status: str, other: str) -> None:
    own = spell("own", roll="none", status=[{"status": status, "timer": 3}])
    croak = spell("croak", roll="none", status=[{"status": "toad" if status == "pig" else "pig"}])
    battle = Battle(mage(abilities=[own, FIRE, croak], conditions=on(status)), one("orc"))
    assert battle.act_refusal("nela", "cast", "orc", using=other) == "cannot_act"
    battle.act("nela", "cast", "orc", using="own")
    assert battle.statuses("orc") == [status]


@pytest.mark.rule("LF-ST-AMNESIA", "LF-ST-SILENCE")
def test_silence_leaves_techniques_and_amnesia_nothing() -> None:
    trick = {"id": "trick", "kind": "technique", "damage": "weapon"}
    battle = Battle(hero(abilities=[trick], conditions=on("silence")), one("orc"))
    battle.act("ciro", "cast", "orc", using="trick", dice=[1, 2, 1, 1])
    lost = Battle(hero(abilities=[trick], conditions=on("amnesia")), one("orc"))
    assert lost.act_refusal("ciro", "cast", "orc", using="trick") == "cannot_act"
