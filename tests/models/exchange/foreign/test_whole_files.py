"""The real files of other programs come in whole, into every system, and their attacks can be used in a fight."""

from __future__ import annotations

import os
import re
from typing import Any

import pytest

from models.exchange.records.neutral_creature import NeutralFeature
from models.exchange.records.report import Fate
from models.repositories.sheets import Sheets, installed_system
from tests.models.exchange.foreign.duels import rows_of, unusable
from tests.models.exchange.foreign.whole_files import FILES, creatures, taken
from tests.worked import SYSTEMS

EVERY = 1 if os.environ.get("TURNWRIGHT_FOREIGN") == "all" else 30
"""One of how many creatures fights; `TURNWRIGHT_FOREIGN=all` lets all of them."""
_STRIKES = re.compile(r"to hit\b|attack roll:", re.IGNORECASE)


def is_attack(feature: NeutralFeature) -> bool:
    """Whether a text of the book is one: somebody is hit by it, or has to save from damage."""
    if feature.section == "trait":
        return False
    text = feature.text
    return bool(_STRIKES.search(text)) or ("saving throw" in text and "damage" in text and " DC " in text)


@pytest.mark.parametrize("format", FILES)
@pytest.mark.parametrize("system", SYSTEMS)
def test_every_creature_of_a_whole_file_is_taken(format: str, system: str) -> None:
    found = creatures(format)
    sheets = Sheets(installed_system)
    made = [taken(creature, system) for creature in found]
    for record in made:
        sheets.check(system, record.name, record.sheet)
    assert len(made) == FILES[format][1]


@pytest.mark.parametrize("format", FILES)
@pytest.mark.parametrize("system", SYSTEMS)
def test_nine_attacks_of_ten_arrive_and_the_rest_is_told_in_the_notes(format: str, system: str) -> None:
    attacks = arrived = 0
    for creature in creatures(format):
        made = taken(creature, system)
        fates = {fate.field: fate for fate in made.fields}
        for feature in filter(is_attack, creature.features):
            attacks += 1
            if "the notes" in fates[feature.place].said:
                assert feature.text in made.notes
            else:
                arrived += 1
    assert attacks > 500 or format == "foundry"
    assert arrived >= 0.9 * attacks


@pytest.mark.parametrize("system", SYSTEMS)
def test_what_arrived_can_be_used_in_a_fight(system: str) -> None:
    used = rows = 0
    for creature in creatures("open5e")[7::EVERY]:
        sheet = taken(creature, system).sheet
        rows += len(rows_of(sheet))
        used += len(rows_of(sheet)) - len(unusable(system, sheet))
    assert rows
    assert used >= 0.98 * rows


def test_nothing_of_a_creature_is_lost_without_a_word() -> None:
    for creature in creatures("open5e")[::10]:
        made = taken(creature, "ffrpg")
        told = {fate.field for fate in made.fields}
        assert {feature.place for feature in creature.features} <= told
        assert {left.place for left in creature.unread} == {
            fate.field for fate in made.fields if fate.fate is Fate.DROPPED
        }
        assert {"armor_class", "hit_points", "challenge_rating", "name"} <= told
        for feature in creature.features:
            if not feature.attacks:
                assert feature.text in made.notes


STEPS: list[tuple[str, str, Any]] = [
    ("Goblin", "level", range(2, 5)),
    ("Ogre", "level", range(10, 15)),
    ("Adult Bronze Dragon", "level", range(35, 46)),
    ("Goblin", "hp", range(10, 30)),
    ("Ogre", "hp", range(200, 1200)),
    ("Ancient Red Dragon", "hp", range(6_000, 20_000)),
]


@pytest.mark.parametrize(("name", "field", "wanted"), STEPS)
def test_converted_creatures_stand_beside_those_of_the_sample_library(name: str, field: str, wanted: range) -> None:
    creature = next(candidate for candidate in creatures("open5e") if candidate.name == name)
    assert taken(creature, "ffrpg").sheet[field] in wanted
