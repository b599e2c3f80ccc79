"""What the sentences of an action say that it does, and to whom."""

from __future__ import annotations

import pytest

from models.exchange.foreign.fifth.attacks import feature_of
from models.exchange.records.neutral_creature import NeutralAttack, NeutralCreature, NeutralFeature
from tests.models.exchange.foreign.whole_files import taken


def told(text: str, name: str = "Gaze") -> NeutralFeature:
    return feature_of(name, text, "action", "actions[0]")


def attack(text: str) -> NeutralAttack:
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
    ("text", "feet"),
    [
        ("Each creature in a 30-foot cone must make a DC 12 Wisdom saving throw or be charmed.", 30),
        ("Each creature in a 15 ft. cone must make a DC 12 Wisdom saving throw or be charmed.", 15),
        ("DC 12 Wisdom saving throw, each creature in a 60-foot-long, 5-foot-wide Line or be charmed.", 60),
        ("Each creature in a line that is 90 feet long must make a DC 12 Wisdom saving throw or be charmed.", 90),
        ("Each creature within 10 feet of a foe in a 30-foot cone: DC 12 Wisdom saving throw or be charmed.", 30),
        ("A 20-foot-radius sphere within 120 feet. DC 12 Wisdom saving throw or be charmed.", 120),
        ("Each creature within 20 feet must make a DC 12 Wisdom saving throw or be charmed.", 20),
        ("Each creature that hears it must make a DC 12 Wisdom saving throw or be charmed.", None),
    ],
)
def test_an_area_goes_as_far_as_is_said_wherever_that_stands(text: str, feet: int | None) -> None:
    assert attack(text).range == feet
    assert attack(text).area


@pytest.mark.parametrize(
    ("text", "half"),
    [
        ("DC 12 Dexterity saving throw, taking 7 (2d6) fire damage, or half as much on a success.", True),
        ("DC 12 Dexterity saving throw, taking 7 (2d6) fire damage, or half as much damage on a success.", True),
        ("DC 12 Dexterity saving throw, taking 7 (2d6) fire damage, or half damage on a success.", True),
        ("DC 12 Dexterity saving throw or 7 (2d6) fire damage. It moves at half of its speed.", False),
    ],
)
def test_half_is_left_however_that_is_said(text: str, half: bool) -> None:
    assert attack(text).half is half


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
    made = taken(NeutralCreature("Frog", features=(bite,)), "ffrpg")
    (weapon,) = made.sheet["weapons"]
    assert [effect["status"] for effect in weapon["effects"]] == ["immobilize"]


@pytest.mark.parametrize("dice", ["1d6 + 3", "1 d6 + 3", "1 d 6+3", "1d 6 + 3"])
def test_blanks_within_dice_are_none_of_them(dice: str) -> None:
    struck = attack(f"Melee Weapon Attack: +5 to hit, reach 5 ft., one target. Hit: 6 ({dice}) piercing damage.")
    assert [(damage.dice, damage.type) for damage in struck.damage] == [("1d6+3", "piercing")]
