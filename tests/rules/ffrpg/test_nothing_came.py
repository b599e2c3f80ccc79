"""Where an Action comes to nothing, the log says so."""

from typing import Any

import pytest

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
    told = facts_of(facts, "note")
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
