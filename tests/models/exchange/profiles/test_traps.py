"""Files that are broken, or made to do harm: each is read as far as it can be, or refused in one sentence."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from models.exchange.foreign.fifth import creature
from models.exchange.formats import READERS
from models.exchange.profiles import profile_for, shipped
from models.exchange.profiles.expressions import BadExpression, Names, Tables, expression
from models.exchange.profiles.profile import read_profile
from models.exchange.records.neutral_creature import NeutralCreature
from models.exchange.records.readers import Content
from models.exchange.records.report import RefusedRecord, TakenCreature
from models.storage.errors import LibraryError
from tests.models.exchange.foreign.converting import convert

FOLDER = Path(__file__).parents[3] / "golden" / "foreign"
BLOCK: dict[str, Any] = {"Name": "Trap", "HP": {"Value": 9, "Notes": ""}, "AC": {"Value": 12}, "Abilities": {"Str": 10}}


def read(data: bytes | str, name: str = "given.json") -> list[Any]:
    content = Content(name, data.encode() if isinstance(data, str) else data)
    reader = READERS.for_content(content)
    return [] if reader is None else list(reader.read(content))


def only(**changes: Any) -> NeutralCreature:
    (found,) = read(json.dumps({**BLOCK, **changes}))
    assert isinstance(found, NeutralCreature)
    return found


@pytest.mark.parametrize(
    ("given", "challenge"),
    [
        ("1/4", 0.25),
        ("½", 0.5),
        ("12 (8,400 XP)", 12),
        (2, 2),
        ("0.125", 0.125),
        ("1⁄8", 0.125),
        ("—", None),
        ("1/0", None),
    ],
)
def test_challenges_as_people_write_them(given: Any, challenge: float | None) -> None:
    assert only(Challenge=given).challenge == challenge


def test_numbers_as_texts_and_with_signs_of_print() -> None:
    found = only(
        HP={"Value": "1,204", "Notes": "(5d10 − 3)"},
        AC={"Value": "natural armor"},
        Abilities={"Str": "18 (+4)", "Dex": "−2"},
        Saves=[{"Name": "Dex", "Modifier": "−1"}],
        Actions=[
            {
                "Name": "Slam",
                "Content": "Melee Weapon Attack: +6 to hit, reach 5 ft., one target. Hit: 6 (2d6 − 1)\nfire damage.",
            }
        ],
    )
    assert (found.hp, found.hp_dice, found.ac, found.saves) == (1204, "5d10-3", None, {"dex": -1})
    assert found.attacks[0].damage[0].dice == "2d6-1"


def test_hit_points_that_are_only_dice_are_worked_out_and_told_as_a_guess() -> None:
    found = only(HP={"Value": "null", "Notes": "(4d8+4)"})
    assert (found.hp, found.guessed) == (22, frozenset({"hp"}))


def test_a_byte_order_mark_and_latin_1_are_read() -> None:
    assert [item.name for item in read("\ufeff" + json.dumps(BLOCK))] == ["Trap"]
    assert [
        item.name for item in read(json.dumps({**BLOCK, "Name": "Zwölf"}, ensure_ascii=False).encode("latin-1"))
    ] == ["Zwölf"]


def test_a_million_laughs_are_refused_in_one_sentence() -> None:
    laughs = "".join(f'<!ENTITY a{n + 1} "{f"&a{n};" * 10}">' for n in range(8))
    declared = f'<?xml version="1.0"?><!DOCTYPE c [<!ENTITY a0 "ha">{laughs}]>'
    data = f"{declared}<compendium><monster><name>&a8;</name></monster></compendium>"
    with pytest.raises(LibraryError, match="declares entities"):
        read(data, "laughs.xml")
    yaml = "a0: &a0 [ha, ha]\n" + "".join(f"a{n + 1}: &a{n + 1} [{', '.join([f'*a{n}'] * 9)}]\n" for n in range(9))
    with pytest.raises(LibraryError, match="repeats itself"):
        read(f"{yaml}name: Laugh\nstats: [1, 1, 1, 1, 1, 1]\nhp: 3\nactions: *a9\n", "laughs.yaml")


def test_deep_nesting_is_no_recursion_that_ends_the_program() -> None:
    deep: Any = "text"
    for _ in range(240):
        deep = {"type": "entries", "entries": [deep]}
    record = {
        "name": "Deep",
        "str": 1,
        "ac": [1],
        "cr": "1",
        "hp": {"average": 3},
        "action": [{"name": "A", "entries": [deep]}],
    }
    assert [found.name for found in read(json.dumps([record]))] == ["Deep"]
    assert read("[" * 100_000) == []
    with pytest.raises(LibraryError):
        read("name: x\nstats: " + "[" * 5_000, "deep.yaml")


def test_copies_that_copy_each_other_are_refused() -> None:
    pair = [{"name": a, "source": "X", "_copy": {"name": b, "source": "X"}} for a, b in (("A", "B"), ("B", "A"))]
    found = read(json.dumps({"monster": pair}))
    assert [(item.name, item.code) for item in found if isinstance(item, RefusedRecord)] == [
        ("A", "no_original"),
        ("B", "no_original"),
    ]


def test_a_creature_without_a_name_is_refused_and_the_others_stay() -> None:
    found = read(json.dumps([BLOCK, {**BLOCK, "Name": " "}, 7]))
    assert [type(item) for item in found] == [NeutralCreature, RefusedRecord, RefusedRecord]
    assert [item.code for item in found[1:]] == ["nameless", "no_creature"]


@pytest.mark.parametrize(
    "bad", ["__import__('os')", "open('x')", "[1]", "lambda: 1", "9 ** 9", "hp; ac", "(" * 900, "1 +", "word('w', 1)"]
)
def test_an_expression_can_do_nothing_but_reckon(bad: str) -> None:
    with pytest.raises(BadExpression):
        expression(bad, Tables({}, {}))


def test_what_is_not_known_stays_so_until_something_else_is_said() -> None:
    tables = Tables({}, {})
    assert expression("'a' * 999999999", tables).work(Names()) is None
    assert expression("hp + 1", tables).work(Names()) is None
    assert expression("first(hp, 3) + 2 if not known(ac) else 1 / 0", tables).work(Names()) == 5


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('level = "lv"', 'level = "lw"', "lw"),
        ('level = "lv"', 'level = "hp.__class__"', "hp.__class__"),
        ("version = 1", "version = 9", "version"),
        ("[steps.level]", "[steps.level", "line"),
        ('words = "element"', 'words = "elements"', "elements"),
    ],
)
def test_a_profile_that_says_nonsense_is_refused_with_what_is_wrong(old: str, new: str, told: str) -> None:
    with pytest.raises(LibraryError, match=told):
        read_profile(shipped()["5e-ffrpg"].text.replace(old, new, 1), "mine")


def test_a_profile_of_ones_own_is_a_file(tmp_path: Path) -> None:
    text = shipped()["5e-ffrpg"].text.replace('level = "lv"', 'level = "7"', 1)
    own = tmp_path / "mine.toml"
    own.write_text(text, "utf-8")
    made = convert(only(), "ffrpg", str(own))
    assert isinstance(made, TakenCreature)
    assert made.sheet["level"] == 7
    refused = convert(only(), "ffrpg", "nobodys")
    assert isinstance(refused, RefusedRecord)
    assert refused.code == "unknown_profile"
    assert profile_for("5e", "fantasia") is shipped()["5e-fantasia"]


@pytest.mark.parametrize("text", ["not " * 240 + "1", "-" * 900 + "1", "1" + "+1" * 450])
def test_an_expression_that_is_nested_too_deep_is_refused(text: str) -> None:
    with pytest.raises(BadExpression):
        expression(text, Tables({}, {}))


def test_a_creature_that_nobody_foresaw_leaves_the_others_in() -> None:
    def pieces(block: Mapping[str, Any]) -> creature.CreatureParts:
        return creature.CreatureParts(name=block["name"], ac=block["ac"] / block["share"])

    blocks = [{"name": "A", "ac": 12, "share": 0}, {"name": "B", "ac": 12, "share": 1}]
    found = list(creature.creatures("a.json", blocks, pieces))
    assert [(type(item), item.name) for item in found] == [(RefusedRecord, "A"), (NeutralCreature, "B")]
    assert isinstance(found[0], RefusedRecord)
    assert found[0].message == "A is not written as creatures of its format are, and was left out (division by zero)."
