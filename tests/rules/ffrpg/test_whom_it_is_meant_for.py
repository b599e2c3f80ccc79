"""Whom a thing is meant for: friends by what helps, foes by what harms, and who those are for the charmed."""

from typing import Any

import pytest

from rules.ffrpg.actions.catalogue import ACTIONS
from tests.rules.ffrpg.playing import Battle, foe, hero, mage, one, spell

KINDS: dict[str, dict[str, Any]] = {
    "cure": {"heal": {"amount": 5}},
    "esuna": {"effects": [{"lift": ["esuna"]}]},
    "haste": {"effects": [{"status": "haste"}]},
    "fire": {"damage": {"scale": 1}},
    "slow": {"effects": [{"status": "slow"}]},
    "gravity": {"effects": [{"hp_share": 25}]},
    "dispel": {"effects": [{"lift": ["dispel"]}]},
}
FOR_FRIENDS = ("cure", "esuna", "haste")
FOR_FOES = ("fire", "slow", "gravity")


def targets_of(action: str) -> Any:
    return next(field for field in ACTIONS[action].fields if field.kind == "targets")


def meant(battle: Battle, thing: str, *ids: str) -> list[bool]:
    """Whether what Ann casts is meant for each of these."""
    field = targets_of("cast")
    return [field.meant(battle.fight, battle.of("ann"), {"with": thing}, battle.of(id)) for id in ids]


def offered(battle: Battle, thing: str) -> list[str]:
    """In which order targets are offered."""
    field = targets_of("cast")
    return [option.id for option in field.options(battle.fight, battle.of("ann"), {"with": thing})]


@pytest.mark.rule("FF-ABL-01", "FF-TGT-01")
def test_help_is_meant_for_friends_and_harm_for_foes() -> None:
    spells = [spell(id, **row) for id, row in KINDS.items()]
    battle = Battle(mage("ann", *spells), one("bob", spd=9), foe())
    for thing in FOR_FRIENDS:
        assert meant(battle, thing, "ann", "bob", "imp") == [True, True, False]
        assert offered(battle, thing) == ["bob", "ann", "imp"]
    for thing in FOR_FOES:
        assert meant(battle, thing, "ann", "bob", "imp") == [False, False, True]
        assert offered(battle, thing) == ["imp", "bob", "ann"]
    assert meant(battle, "dispel", "bob", "imp") == [True, True]


@pytest.mark.rule("FF-ABL-06", "FF-ST-charm")
def test_for_the_charmed_friends_are_whom_it_is_made_to_fight_for() -> None:
    charmed: dict[str, Any] = {"conditions": [{"status": "charm", "source": "imp"}]}
    spells = [spell(id, **row) for id, row in KINDS.items()]
    battle = Battle(mage("ann", *spells, **charmed), one("bob", spd=9), foe())
    assert meant(battle, "cure", "bob", "imp") == [False, True]
    assert offered(battle, "cure") == ["imp", "ann", "bob"]
    assert meant(battle, "fire", "bob", "imp") == [True, False]


@pytest.mark.rule("FF-ATK-01")
def test_a_blow_is_meant_for_foes_of_whatever_side() -> None:
    battle = Battle(hero(), one("bob", spd=9), foe(), one("wolf", "wild", spd=2))
    field = targets_of("attack")
    assert [field.meant(battle.fight, battle.of("ann"), {}, battle.of(id)) for id in ("bob", "imp", "wolf")] == [
        False,
        True,
        True,
    ]


@pytest.mark.rule("FF-TGT-02", "FF-TGT-04")
def test_what_helps_a_group_is_proposed_for_ones_own_and_never_hits_foes_unnamed() -> None:
    row = {"target": "group", "heal": {"amount": 5}}
    battle = Battle(mage("ann", spell("mist", **row)), one("bob", spd=9), foe())
    field, ann, chosen = targets_of("cast"), battle.of("ann"), {"with": "mist"}
    assert field.proposes(battle.fight, ann, chosen) == ("ann",)
    assert field.most(battle.fight, ann, chosen) == (1, 9)
    crowd = Battle(mage("ann", spell("mist", **row)), *(one(f"f{n}", spd=n) for n in range(9)), foe(spd=12))
    assert field.proposes(crowd.fight, crowd.of("ann"), chosen) == ()


@pytest.mark.rule("FF-TGT-02")
def test_what_harms_a_group_needs_no_name_and_what_does_neither_does() -> None:
    wave = spell("wave", target="group", damage={"scale": 1})
    battle = Battle(mage("ann", wave, spell("stir", target="group")), foe())
    field, ann = targets_of("cast"), battle.of("ann")
    assert [field.most(battle.fight, ann, {"with": id})[0] for id in ("wave", "stir")] == [0, 1]
