"""Heroes of FFRPG as players write them into a message: a greeting, spells by what they cost, what is dropped."""

from typing import Any

import pytest

from models.exchange.foreign.fifth import stat_block
from rules.ffrpg.combatant.rows import Ability
from rules.sheets import schema
from rules.system import registry

STATS = "HP 46 / MP 62\nSTR 4, VIT 5, AGI 7, SPD 9, MAG 13, SPR 9"
TO_HIT = {"stat": "macc", "vs": "meva"}
POISON = {"status": "poison", "cos": {"flat": 60}}


def hero(*lines: str) -> Any:
    (taken,) = stat_block.read_ffrpg("\n".join(("Ilva Thorn", STATS, *lines)))[0]
    schema.check(registry.system("ffrpg").sheet, taken.sheet)
    return taken


def test_what_is_said_before_the_first_block_is_not_its_name() -> None:
    text = f"hey, our two for tonight :)\n\nMaren Vole\nLevel 5 Fighter\n{STATS}\n\nIlva Thorn\nLevel 5 Mage\n{STATS}"
    taken, spans = stat_block.read_ffrpg(text)
    assert [record.name for record in taken] == ["Maren Vole", "Ilva Thorn"]
    assert [text[span.start : span.end] for span in spans if span.field == "name"] == ["Maren Vole", "Ilva Thorn"]
    assert "hey, our two for tonight :)" in taken[0].notes, "nothing is lost"


@pytest.mark.parametrize("between", ["\n", "\n\n"])
def test_a_name_may_stand_apart_from_its_numbers_and_have_a_line_below(between: str) -> None:
    (taken,) = stat_block.read_ffrpg(f"Mire Hag{between}{STATS}")[0]
    assert taken.name == "Mire Hag"
    (taken,) = stat_block.read_ffrpg(f"Mire Hag\nShe of the reeds\n{STATS}")[0]
    assert (taken.name, taken.notes) == ("Mire Hag", "She of the reeds")


def test_what_costs_mp_and_is_no_blow_of_the_body_is_a_spell() -> None:
    sheet = hero(
        "Fire (8 MP, CT 8): (4 x MAG) + d8 Fire damage, single/group",
        "Power Break (6 MP): (3 x STR) + d8",
        "Mind Blow (6 MP): (3 x MAG) + d8, ARM",
        "Gaze (CT 4): turns one to stone",
    ).sheet
    fire, broken, blow, gaze = sheet["abilities"]
    assert (fire["type"], "hit" in fire, fire["target"]) == ("magic", False, "single_group")
    assert (fire["damage"]["type"], fire["damage"]["element"]) == ("magical", "fire")
    assert [(item["type"], item["damage"]["type"]) for item in (broken, blow)] == [("fast", "physical")] * 2
    assert gaze["type"] == "slow"


@pytest.mark.parametrize(
    ("line", "effects", "note"),
    [
        ("Sleep (6 MP, CT 6): inflicts Sleep (2), Group", [{"status": "sleep", "timer": 2}], ""),
        ("Protect (8 MP): grants Protect (6)", [{"status": "protect", "timer": 6}], ""),
        ("Life (18 MP, CT 10): revives with 25% HP", [{"revive": {"pct": 25}}], ""),
        (
            "Hush (4 MP): inflicts Silence while it rains",
            [{"status": "silence"}],
            "Hush: inflicts Silence while it rains",
        ),
        ("Dream (4 MP): inflicts Slumber", None, "Dream: inflicts Slumber"),
        ("Venom Spit (4 MP): inflicts Poison, 60%", [POISON], ""),
        ("Venom Spit (4 MP): inflicts Poison (60 %)", [POISON], ""),
        ("Venom Spit (4 MP): Poison (60 %)", [POISON], ""),
        ("Venom Spit (4 MP): 60% chance of Poison", [POISON], ""),
        ("Venom Spit (4 MP): 60% chance to inflict Poison", [POISON], ""),
        ("Venom Spit (4 MP): inflicts Poison (3) with a 60% chance", [{**POISON, "timer": 3}], ""),
        ("Venom Spit (4 MP): Poison 60%, Blind 30%", [POISON, {"status": "blind", "cos": {"flat": 30}}], ""),
        ("Venom Spit (4 MP): inflicts Poison, Blind, 60%", None, "Venom Spit: inflicts Poison, Blind, 60%"),
        (
            "Venom Spit (4 MP): inflicts Poison and Blind, 60%",
            None,
            "Venom Spit: inflicts Poison and Blind, 60%",
        ),
        ("Venom Spit (4 MP): inflicts Poison, 160%", None, "Venom Spit: inflicts Poison, 160%"),
        (
            "Venom Spit (4 MP): 60% of those who stand near suffer Poison",
            None,
            "Venom Spit: 60% of those who stand near suffer Poison",
        ),
    ],
)
def test_a_spell_without_a_code_does_what_its_words_say(line: str, effects: Any, note: str) -> None:
    taken = hero(line)
    (spell,) = taken.sheet["abilities"]
    assert (spell["type"], spell.get("effects")) == ("magic", effects)
    assert taken.notes == note


def test_what_a_blow_does_beside_its_damage_has_its_chance_too() -> None:
    taken = hero("Fang (2 x STR) + d6, inflicts Poison, 60%", "Bolt (6 MP): (3 x MAG) + d8, 60% chance of Poison")
    (fang,), (bolt,) = taken.sheet["weapons"], taken.sheet["abilities"]
    assert (fang["effects"], bolt["effects"], taken.notes) == ([POISON], [POISON], "")


@pytest.mark.parametrize("verb", ["heals", "Restores", "cures"])
def test_a_line_over_the_fields_of_an_ability_reads_the_healing_that_a_block_tells(verb: str) -> None:
    told = f"{verb} (3 x MAG) + d8 HP, Single/Group"
    (cure,) = hero(f"Cure (5 MP, CT 4): {told}").sheet["abilities"]
    line = Ability.from_notation(f"{told}, 5 MP, CT 4")
    assert line is not None
    heal = {key: value for key, value in line.pop("heal").items() if value is not None}
    assert heal.pop("pool") == "hp"
    assert {**line, "heal": heal} == {
        **{key: value for key, value in cure.items() if key not in ("id", "name", "type")},
        "damage": None,
        "range": "ranged",
    }


@pytest.mark.parametrize(
    ("line", "hit"),
    [
        ("Venom Spit (4 MP): inflicts Poison, 60%", "auto"),
        ("Venom Spit (4 MP): Poison 60%, Blind 30%", "auto"),
        ("Venom Spit (4 MP): inflicts Poison", None),
        ("Venom Spit (4 MP): inflicts Poison, 60%, M. ACC vs M. EVA", TO_HIT),
        ("Venom Spit (4 MP): (3 x MAG) + d8, inflicts Poison, 60%", None),
        ("Venom Spit (Fast): inflicts Poison, 60%", None),
    ],
)
def test_a_chance_that_is_all_of_a_spell_is_rolled_alone(line: str, hit: Any) -> None:
    (spell,) = hero(line).sheet["abilities"]
    assert spell.get("hit") == hit


@pytest.mark.parametrize(
    ("told", "hit"),
    [
        ("M. ARM", None),
        ("M. ACC vs M. EVA", TO_HIT),
        ("CoS: M. ACC - 50 - M. EVA", {**TO_HIT, "mod": -50}),
        ("ACC vs. EVA", {"stat": "acc", "vs": "eva"}),
        ("CoS 70%", {"flat": 70}),
    ],
)
def test_an_ability_rolls_to_hit_by_the_book_unless_its_line_says_how(told: str, hit: Any) -> None:
    taken = hero(f"Bolt (6 MP): (3 x MAG) + d8, {told}")
    (bolt,) = taken.sheet["abilities"]
    assert (bolt.get("hit"), taken.notes) == (hit, "")


@pytest.mark.parametrize(
    ("line", "underlined"),
    [
        ("Venom Spit (4 MP): inflicts Poison, 60%", "Venom Spit (4 MP): inflicts Poison, 60%"),
        ("Venom Spit (4 MP): inflicts Poison, 160%", "Venom Spit (4 MP)"),
        ("Fang (2 x STR) + d6, and it hurts", "Fang (2 x STR) + d6"),
    ],
)
def test_of_an_attack_only_what_goes_on_the_sheet_is_underlined(line: str, underlined: str) -> None:
    text = f"Ilva Thorn\n{STATS}\n{line}"
    (taken,), spans = stat_block.read_ffrpg(text)
    assert [text[span.start : span.end] for span in spans if span.field == "attacks"] == [underlined]
    noted = [fate.value for fate in taken.fields if fate.field == "text"]
    assert noted == ([] if underlined == line else [taken.notes]), "what is not understood is named"


def test_what_is_dropped_has_its_number_and_chance() -> None:
    taken = hero("Drops: Potion 50%, 2 x Tonic (10%), Old Key")
    assert taken.sheet["drops"] == [
        {"item": "Potion", "chance": 50},
        {"item": "Tonic", "qty": 2, "chance": 10},
        {"item": "Old Key"},
    ]
    assert not taken.notes


def test_what_nobody_understands_is_not_underlined() -> None:
    text = f"Ilva Thorn\n{STATS}\nItems: 3x Rope, 1x Lantern"
    (taken,), spans = stat_block.read_ffrpg(text)
    assert taken.notes == "Items: 3x Rope, 1x Lantern"
    assert not [span for span in spans if "Rope" in text[span.start : span.end]]


@pytest.mark.parametrize(("line", "note"), [("HP 50/50  MP 60 / 60", ""), ("HP: 28/50, MP: 60", "HP: 28/50, MP: 60")])
def test_pools_may_have_what_is_left_before_their_maximum(line: str, note: str) -> None:
    (taken,) = stat_block.read_ffrpg(f"Ilva Thorn\n{line}\nSTR 4 VIT 5 AGI 7 SPD 9 MAG 13 SPR 9")[0]
    assert (taken.sheet["hp"], taken.sheet["mp"], taken.notes) == (50, 60, note)


def test_other_numbers_with_a_stroke_are_no_statistics() -> None:
    (taken,) = stat_block.read_ffrpg(f"Ilva Thorn\n{STATS}\nACC 50/60")[0]
    assert taken.notes == "ACC 50/60"
