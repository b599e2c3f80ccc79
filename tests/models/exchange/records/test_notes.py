"""The notes of a converted creature read like its stat block, in whatever order its file has things."""

from __future__ import annotations

from models.exchange.foreign.fifth.attacks import feature_of
from models.exchange.profiles.notes import notes_of
from models.exchange.records.neutral_creature import NeutralCreature, Section
from models.exchange.records.report import TakenCreature
from tests.models.exchange.foreign.whole_files import creatures, taken

ALL: list[tuple[str, str, Section]] = [
    ("Roar", "It roars.", "action"),
    ("Keen Smell", "It smells well.", "trait"),
    ("Dash", "It runs.", "action"),
    ("Detect", "It looks around.", "legendary"),
    ("Legendary Actions", "It can take 3 of them.", "trait"),
]


def test_what_belongs_together_stands_under_one_heading_and_what_introduces_it_first() -> None:
    beast = NeutralCreature("Beast", features=tuple(feature_of(name, text, section) for name, text, section in ALL))
    assert notes_of(beast, {}).split("\n") == [
        "Keen Smell. It smells well.",
        "",
        "Actions",
        "Roar. It roars.",
        "Dash. It runs.",
        "",
        "Legendary Actions",
        "It can take 3 of them.",
        "Detect. It looks around.",
    ]


def of_foundry(name: str) -> TakenCreature:
    return next(taken(creature, "ffrpg") for creature in creatures("foundry") if creature.name == name)


def test_a_weapon_of_foundry_that_has_no_more_to_say_than_its_row_is_not_told_again() -> None:
    notes = of_foundry("Ogre").notes
    assert "Greatclub" not in notes
    assert "\n\n\n" not in notes
    assert "Equipment. Hide Armor" in notes
    dragon = of_foundry("Ancient Red Dragon").notes
    assert "plus 14 (4d6) fire damage" in dragon
    assert "Speed 40 ft., climb 40 ft., fly 80 ft." in dragon
