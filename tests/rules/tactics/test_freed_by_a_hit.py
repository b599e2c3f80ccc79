"""Whoever fights its own side by a condition that a hit ends is wounded last, and a proposal says that it would end."""

from typing import Any

import pytest

from rules.tactics import Idea, Player
from tests.rules.fantasia import playing as fantasia
from tests.rules.ffrpg import playing as ffrpg
from tests.rules.played import Played

FREED = "; a wound would free Ann of "


def ogre(*heroes: dict[str, Any], **sheet: Any) -> Played:
    club = {"id": "club", "name": "Club", "scale": 3, "die": "d6"}
    return ffrpg.Battle(*heroes, ffrpg.foe("ogre", spd=30, acc=95, **{"weapons": [club], **sheet}))


def first(battle: Played) -> Idea:
    return Player(battle.service).ideas(1)[0]


@pytest.mark.rule("FF-ST-confuse", "FF-ST-charm")
@pytest.mark.parametrize(("status", "label"), [("confuse", "Confuse"), ("charm", "Charm")])
def test_that_a_hit_would_end_what_makes_a_hero_strike_its_own_is_said(status: str, label: str) -> None:
    """The ogre’s proposal woke the hero who was about to strike the party."""
    battle = ogre(ffrpg.hero("ann", conditions=[status]))
    assert first(battle).reason.in_language("en").endswith(FREED + label)
    assert not first(ogre(ffrpg.hero("ann"))).reason.in_language("en").endswith(FREED + label)
    battle.do("set", actor="ann", pool="hp", value=3)
    assert first(battle).reason.in_language("en") == "Ann could fall: hits 94%, then about 3 HP"


def test_what_a_hit_does_not_end_is_not_said_to_end() -> None:
    control = ogre(ffrpg.hero("ann"))
    control.do("condition", actor="ann", status="control", source="ogre", timer=4)
    assert FREED not in first(control).reason.in_language("en")
    assert FREED not in first(ogre(ffrpg.hero("ann", conditions=["berserk"]))).reason.in_language("en")
    bolt = ffrpg.spell("bolt", target="single", damage={"scale": 9})
    magic = ogre(ffrpg.hero("ann", conditions=["confuse"]), mag=9, macc=90, abilities=[bolt])
    idea = next(idea for idea in Player(magic.service).ideas(9) if idea.command.get("with") == "bolt")
    assert FREED not in idea.reason.in_language("en"), "no Physical damage"


def test_another_is_wounded_before_one_who_fights_its_own_side() -> None:
    nimble = {"eva": 15}
    rows = ffrpg.hero("ann"), ffrpg.hero("bob", spd=19, **nimble)
    assert first(ogre(*rows)).command["targets"] == ["ann"]
    rows[0].update(conditions=[{"status": "confuse"}])
    struck = first(ogre(*rows))
    assert struck.command["targets"] == ["bob"]
    assert struck.reason.in_language("en").endswith(FREED + "Confuse")


def test_in_the_2d_system_any_loss_ends_confusion_and_that_is_said() -> None:
    orc = fantasia.one("orc", fue=3, agi=3, weapons=[fantasia.SWORD])
    battle = fantasia.Battle(orc, fantasia.hero(), fantasia.hero("bea", de=10))
    assert first(battle).command["targets"] == ["ciro"]
    battle.do("condition", actor="ciro", status="confuse", timer=4)
    assert first(battle).command["targets"] == ["bea"]
    battle.do("leave", actor="bea", reason="removed")
    (told,) = (idea for idea in Player(battle.service).ideas(9) if idea.command.get("with") == "sword")
    assert told.reason.in_language("es").endswith("; el daño libraría a ciro de Confusión")


def test_in_the_2d_system_the_blow_of_a_charmer_ends_its_charm_and_that_is_said() -> None:
    orc = fantasia.one("orc", fue=3, agi=3, weapons=[fantasia.SWORD])
    battle = fantasia.Battle(orc, fantasia.hero())
    battle.do("condition", actor="ciro", status="charm", source="orc", timer=4)
    told = [idea.reason.in_language("es") for idea in Player(battle.service).ideas(9) if idea.command.get("targets")]
    assert told
    assert all(reason.endswith("; el daño libraría a ciro de Encantamiento") for reason in told)
