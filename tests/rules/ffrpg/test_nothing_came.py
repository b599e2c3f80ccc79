"""Where an Action comes to nothing, the log says so."""

from typing import Any

import pytest

from rules.log.narrative import NARRATED, TERSE, narrate
from rules.log.sentences import Teller
from tests.rules.ffrpg.playing import Battle, foe, hero, mage, one, spell
from tests.rules.played import facts_of


def nothing(facts: list[dict[str, Any]]) -> list[tuple[str | None, str]]:
    """Whom something did nothing for, and what."""
    return [(fact["target"], fact["with"]) for fact in facts_of(facts, "note") if fact["what"] == "no effect"]


@pytest.mark.rule("FF-NOTE-01", "FF-ITM-01")
@pytest.mark.parametrize("item", ["antidote", "tonic", "ether", "chronos-tear", "lantern"])
def test_an_item_that_does_nothing_for_its_target_is_used_up_and_says_so(item: str) -> None:
    battle = Battle(hero(items=[{"id": item, "name": "Thing"}]), foe())
    facts = battle.act("ann", "use_item", "ann", using=item)
    assert nothing(facts) == [("ann", item)]
    assert battle.of("ann").items[item] == 0
    healed = facts_of(facts, "heal")
    told = healed or facts_of(facts, "note")
    assert battle.told([fact for fact in facts if fact["kind"] in ("heal", "note")]) == battle.told(told), "told once"
    if not healed:
        assert battle.told(told) == ["Thing has no effect on Ann"]
        assert battle.told(told, "es") == ["Thing no tiene efecto en Ann"]
        assert battle.told(told, "pt_BR") == ["Thing não tem efeito em Ann"]


@pytest.mark.rule("FF-NOTE-01")
def test_each_target_for_whom_nothing_comes_of_it_is_told_by_itself() -> None:
    battle = Battle(
        hero(items=[{"id": "mega-potion"}]), one("bob", spd=9, pools={"hp": 9}), one("cid", spd=8), foe(spd=2)
    )
    facts = battle.act("ann", "use_item", using="mega-potion")
    assert nothing(facts) == [("ann", "mega-potion"), ("cid", "mega-potion")]


@pytest.mark.rule("FF-NOTE-01", "FF-DMG-07")
def test_a_refusal_by_immunity_says_enough() -> None:
    sleep = spell("sleep", hit="auto", effects=[{"status": "sleep"}, {"lift": ["poison"]}])
    battle = Battle(mage("ann", sleep), foe("imp", immune=["sleep"]), foe("bat", spd=2))
    facts = battle.act("ann", "cast", "imp", using="sleep")
    assert (len(facts_of(facts, "immune")), nothing(facts)) == (1, [])
    battle.do("set", actor="ann", stat="actions_left", value=1)
    assert nothing(battle.act("ann", "cast", "bat", using="sleep")) == []


@pytest.mark.rule("FF-NOTE-01", "FF-SLOW-09")
def test_what_finds_nobody_is_told() -> None:
    rise = spell("rise", ct=5, effects=[{"revive": {"hp": 5}}])
    battle = Battle(mage("ann", rise), one("bob", spd=9, pools={"hp": 0}), foe())
    battle.act("ann", "cast", "bob", using="rise")
    battle.do("heal", actor="bob", amount=9)
    facts = battle.next()
    assert nothing(facts) == [(None, "rise")]
    assert battle.told(facts_of(facts, "note")) == ["Rise reaches nobody"]
    stray = spell("stray", target="random_ally", heal={"amount": 5})
    battle = Battle(mage("ann", stray), foe())
    assert nothing(battle.act("ann", "cast", using="stray")) == [(None, "stray")]


@pytest.mark.rule("FF-NOTE-01", "FF-DMG-04")
def test_that_somebody_was_full_already_is_told_once() -> None:
    cure = spell("cure", name="Cure", target="party", heal={"amount": 5})
    battle = Battle(mage("ann", cure), one("bob", spd=9, pools={"hp": 9}), foe())
    facts = battle.act("ann", "cast", using="cure")
    assert nothing(facts) == [("ann", "cure")]
    assert battle.told(facts) == [
        "Ann: Cure → Ann and Bob",
        "Ann regains no HP: still 50",
        "Bob recovers 5 HP: 9 → 14",
    ]


@pytest.mark.rule("FF-NOTE-01")
@pytest.mark.parametrize("style", [TERSE, NARRATED])
def test_nobody_is_said_to_be_healed_who_was_full_already(style: str) -> None:
    cure = spell("cure", name="Cure", heal={"amount": 5})
    battle = Battle(mage("ann", cure), one("bob", spd=9), foe())
    battle.act("ann", "cast", "bob", using="cure")
    names = {id: item.name for id, item in battle.fight.combatants.items()}
    teller = Teller(battle.service.system, names, "en", battle.fight)
    lines = [line.text.rstrip(".") for line in narrate(style, battle.service.journal.facts(), teller)]
    assert lines[-1] == "Ann uses Cure on Bob"


@pytest.mark.rule("FF-NOTE-01", "FF-DMG-01")
def test_that_nothing_gets_through_is_told_once() -> None:
    spark = spell("spark", name="Spark", hit="auto", damage={"scale": 0, "die": "d2"})
    battle = Battle(mage("ann", spark), foe("imp", marm=30))
    facts = battle.act("ann", "cast", "imp", using="spark", dice=[1])
    assert battle.told(facts) == ["Ann: Spark → Imp", "Nothing gets through to Imp (1 − M. ARM 30): still 50 HP"]
