"""Every creature of a real collection, written in each layout that people paste, is read as the record that it was."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import zip_longest

import pytest

from models.exchange.foreign.fifth import markdown, stat_block
from models.exchange.foreign.fifth.ability_scores import modifier
from models.exchange.records.neutral_creature import NeutralCreature
from tests.models.exchange.foreign.layouts import HEADS, LAYOUTS, newer
from tests.models.exchange.foreign.whole_files import creatures

FIELDS = (
    *("name", "size", "type", "subtype", "alignment", "ac", "hp", "hp_dice", "speeds", "abilities", "saves", "skills"),
    *("vulnerabilities", "resistances", "immunities", "condition_immunities", "senses", "languages", "challenge"),
)


def without_text(creature: NeutralCreature, parted: frozenset[str]) -> list[object]:
    """Its traits and actions: section, name, and attacks; not what only introduces others, or is a number.

    Of those that are `parted`, whose parts stand in paragraphs that the layouts join, section and name alone.
    """
    return [
        (
            feature.section,
            feature.name,
            () if feature.name in parted else tuple(replace(attack, whole=False) for attack in feature.attacks),
        )
        for feature in creature.features
        if feature.name not in (*HEADS.values(), "Initiative")
    ]


@pytest.mark.parametrize("layout", LAYOUTS, ids=lambda layout: layout.__name__)
def test_every_creature_is_read_in_every_layout(layout: Callable[[NeutralCreature], str]) -> None:
    wrong: list[object] = []
    for creature in creatures("open5e"):
        found, _ = stat_block.read_fifth(layout(creature))
        if [each.name for each in found] != [creature.name]:
            wrong.append((creature.name, [each.name for each in found]))
            continue
        wanted = creature
        if layout is newer:
            # Newer books tell a save that is no better than the score by that alone.
            better = {
                name: bonus for name, bonus in creature.saves.items() if bonus != modifier(creature.abilities[name])
            }
            wanted = replace(creature, saves=better)
        wrong += [
            (creature.name, field, getattr(found[0], field), getattr(wanted, field))
            for field in FIELDS
            if getattr(found[0], field) != getattr(wanted, field)
        ]
        parted = frozenset(feature.name for feature in creature.features if "\n" in feature.text)
        mine, theirs = without_text(found[0], parted), without_text(creature, parted)
        wrong += [(creature.name, *each) for each in zip_longest(mine, theirs) if each[0] != each[1]][:1]
    assert wrong == [], len(wrong)


def test_remarks_in_a_note_are_none_of_its_words() -> None:
    note = "## Silt Hulk\n\n%%-- What follows is embedded. --%%\n*Large ooze*\n\n- 50 % of it is 100%% mud.\n"
    told = markdown.read(note).text
    assert "embedded" not in told
    assert "50 % of it is 100%% mud." in told
