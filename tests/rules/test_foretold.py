"""Who is foretold to come after the turn that stands, where something has upset the plain order of a system."""

from typing import Any

import pytest

from tests.rules.d100 import playing as d100
from tests.rules.fantasia import playing as fantasia
from tests.rules.ffrpg import playing as ffrpg
from tests.rules.fulminato import playing as fulminato


def coming(played: Any) -> list[str]:
    return list(played.service.system.coming(played.fight))


@pytest.mark.rule("LF-DELAY-01")
def test_one_that_waits_is_foretold_after_the_places_of_the_round() -> None:
    battle = fantasia.Battle(fantasia.hero(), fantasia.hero("bea"), fantasia.one("orc"), dice=[6, 6, 3, 3, 1, 1])
    battle.next()
    battle.act("bea", "wait")
    battle.next()
    assert battle.fight.active == "orc"
    assert coming(battle) == ["bea", "ciro"]


@pytest.mark.rule("LF-INIT-05")
def test_of_two_before_whom_another_took_the_turn_the_last_goes_on_first() -> None:
    heroes = [fantasia.hero(), fantasia.hero("bea"), fantasia.hero("dana")]
    battle = fantasia.Battle(*heroes, fantasia.one("orc"), initiative="side", dice=[1, 1, 6, 6])
    battle.act("bea", "take_turn")
    battle.act("dana", "take_turn")
    assert battle.fight.active == "dana"
    assert coming(battle)[:3] == ["bea", "ciro", "orc"]


@pytest.mark.rule("D100-INIT-01")
def test_who_waited_is_foretold_by_its_des_for_the_next_turn() -> None:
    game = d100.Game(d100.one("a", des=15), d100.one("b", des=12), d100.one("c", des=3), declarations="off").begin()
    game.act("a", "wait", des=5)
    game.to("c")
    assert game["a"].initiative == 10
    assert coming(game) == ["a", "b"]


@pytest.mark.rule("FF-SLOW-02")
def test_a_resolution_is_foretold_of_one_that_would_lose_its_turn() -> None:
    slow = {"id": "mug", "type": "slow", "ct": 4, "damage": {}}
    battle = ffrpg.Battle(ffrpg.mage("ann", slow, spd=25), ffrpg.foe(spd=24), ffrpg.foe("orc", spd=20))
    battle.act("ann", "use_ability", "imp", using="mug")
    battle.next()
    assert battle.fight.active == "imp"
    assert coming(battle) == ["ann", "orc"]
    for id in ("ann", "orc"):
        battle.do("condition", actor=id, status="unaware")
    assert coming(battle) == ["ann"]


@pytest.mark.rule("FU-SURP-05")
def test_nobody_is_foretold_beyond_a_surprise() -> None:
    fray = fulminato.Fray(*(fulminato.person(id) for id in ("ana", "beto", "orc")), begin=False)
    fray.do("begin", surprise={"by": ["beto", "ana"], "surprised": ["orc"]})
    assert coming(fray) == ["ana"]


@pytest.mark.rule("FU-INIT-03")
def test_the_lasting_order_is_foretold_for_the_next_round() -> None:
    fray = fulminato.Fray(*(fulminato.person(id) for id in ("ana", "beto", "orc")))
    fray.do("next")
    fray.do("next")
    assert fray.fight.active == "orc"
    assert coming(fray) == ["ana", "beto"]
