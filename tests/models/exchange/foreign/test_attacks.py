"""What the sentences of an action say that it does, and to whom."""

from __future__ import annotations

import pytest

from models.exchange.foreign.attacks import feature
from models.exchange.neutral import Attack, Feature, Neutral
from tests.models.exchange.foreign.whole_files import taken


def told(text: str, name: str = "Gaze") -> Feature:
    return feature(name, text, "action", "actions[0]")


def attack(text: str) -> Attack:
    (one,) = told(text).attacks
    return one


@pytest.mark.parametrize(
    ("text", "whole_group"),
    [
        ("Each creature within 10 feet must make a DC 12 Wisdom saving throw or be charmed.", True),
        ("Each other creature there must succeed on a DC 12 Wisdom saving throw or be charmed.", True),
        ("Each non-undead creature within 20 feet must make a DC 12 Wisdom saving throw or be charmed.", True),
        ("Every humanoid and giant within 300 ft. must make a DC 12 Wisdom saving throw or be charmed.", True),
        ("One creature must make a DC 12 Wisdom saving throw or be charmed. They can talk with each other.", False),
        ("Three bolts, each of which can strike a target, who must make a DC 12 Wisdom save or be charmed.", False),
    ],
)
def test_an_action_is_at_a_group_where_its_text_speaks_of_each_of_them(text: str, whole_group: bool) -> None:
    assert attack(text).area is whole_group


@pytest.mark.parametrize(
    ("text", "done"),
    [
        ("One creature charmed by it takes 10 (3d6) psychic damage.", ()),
        (
            "One creature grappled by it must succeed on a DC 13 Constitution saving throw or be poisoned.",
            ("poisoned",),
        ),
        ("Melee Weapon Attack: +6 to hit, reach 5 ft., one prone creature. Hit: 8 (2d4 + 3) bludgeoning damage.", ()),
        (
            "Melee Weapon Attack: +9 to hit, a creature that is grappled by it, incapacitated, or restrained. Hit: 7.",
            (),
        ),
        (
            "Melee Weapon Attack: +9 to hit, one target not grappled by it. Hit: 7 damage and is knocked prone.",
            ("prone",),
        ),
        (
            "It must make a DC 11 Wisdom saving throw or be charmed. It ends if the harpy is incapacitated.",
            ("charmed",),
        ),
        ("The target must succeed on a DC 14 Wisdom saving throw or be magically charmed by it.", ("charmed",)),
    ],
)
def test_a_condition_that_an_action_needs_is_none_that_it_brings(text: str, done: tuple[str, ...]) -> None:
    assert attack(text).conditions == done


def test_two_conditions_that_become_one_status_are_put_on_once() -> None:
    bite = told(
        "Melee Weapon Attack: +6 to hit, reach 5 ft., one target. Hit: 8 (2d4 + 3) piercing damage. The target "
        "is grappled (escape DC 12) and restrained until the grapple ends.",
        "Bite",
    )
    made = taken(Neutral("Frog", features=(bite,)), "ffrpg")
    (weapon,) = made.sheet["weapons"]
    assert [effect["status"] for effect in weapon["effects"]] == ["immobilize"]
