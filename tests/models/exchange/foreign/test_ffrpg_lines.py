"""Lines of a stat block of FFRPG that tell several things: attacks side by side, a spell's parts in any order."""

import re
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from models.exchange.foreign.ffrpg.monsters import ELEMENTS
from models.exchange.foreign.fifth import stat_block
from models.exchange.formats import READERS
from models.exchange.importer import preview_files
from models.exchange.records.import_options import ImportChoice
from models.exchange.records.readers import Content
from models.exchange.records.report import Fate, TakenCreature, not_understood_warnings
from models.library import Library
from models.repositories.sheets import installed_system
from rules.sheets import schema
from rules.system import quick_entry, registry

BLOCK = "Tobin Marsh\nLevel 5 Thief\nHP 95  MP 40\nSTR 9, VIT 9, AGI 14, SPD 14, MAG 4, SPR 6\n"
BLOWS = (
    "Main Gauche (2 x AGI) + d6",
    "Short Bow (2 x AGI) + d8 ranged",
    "fire (8 MP, CT 8): Single/Group. (4 x MAG) + 2d8 Fire damage.",
    "Haste (10 MP, CT 3): Single. Haste (4).",
    "Sling, (1 x STR) + d4, ranged",
    "Cure (5 MP, CT 4): Single/Group, heals (3 x MAG) + d8",
    "Undertow (Slow, CT 12, Group): (9 x MAG) + 2d8 Water, M. ARM",
    "Drain Touch (2 x STR) + d10 and 70% Sleep (4)",
)
JOINED = (", ", "; ", " and ", " / ", ", and ", " & ")
SPANISH = "Tobín\nNivel 5 Ladrón (PJ)\nPV 95  PM 40\nFUE 9, VIT 9, AGI 14, VEL 14, MAG 4, ESP 6\n"


def read(text: str) -> TakenCreature:
    (found,) = stat_block.read_ffrpg(text)[0]
    schema.check(registry.system("ffrpg").sheet, found.sheet)
    return found


def rows(text: str) -> list[dict[str, Any]]:
    sheet = read(text).sheet
    return [*sheet.get("weapons", ()), *sheet.get("abilities", ())]


def underlined(text: str) -> list[str]:
    return [text[span.start : span.end] for span in stat_block.read_ffrpg(text)[1]]


@pytest.mark.parametrize("line", ["Ilva Marsh - Black Mage, Level 12", "Ilva Marsh, Black Mage, Level 12"])
def test_a_profession_between_name_and_level_is_no_part_of_the_name(line: str) -> None:
    hero = read(f"{line}\nHP 96 MP 120\nSTR 4 VIT 6 AGI 8 SPD 9 MAG 14 SPR 12\nOak Rod (2 x STR) + d6")
    assert (hero.name, hero.sheet["level"]) == ("Ilva Marsh", 12)
    assert "Black Mage" in hero.notes


@pytest.mark.parametrize("joined", JOINED)
@pytest.mark.parametrize("heading", ["", "Weapons: ", "Attacks: ", "Abilities: "])
def test_attacks_in_one_line_are_those_of_as_many_lines(joined: str, heading: str) -> None:
    for blows in (*permutations(BLOWS, 2), BLOWS, BLOWS[::-1]):
        bare = [blow.rstrip(".") for blow in blows]
        in_line = read(BLOCK + heading + joined.join(bare))
        apart = read(BLOCK + "\n".join(bare))
        assert in_line.sheet == apart.sheet, bare
        assert in_line.notes == apart.notes == "Thief"


def test_of_an_attacks_details_only_what_is_not_understood_is_noted_and_not_underlined() -> None:
    spit = "Spit (CT 3, 2 MP): Single. (1 x MAG) + d6 Bio. Poison"
    found = read(BLOCK + spit)
    assert found.sheet["abilities"][0]["damage"]["element"] == "bio"
    assert found.notes.splitlines()[-1] == "Spit: Poison"
    words = " ".join(underlined(BLOCK + spit))
    assert "Bio" in words
    assert "Poison" not in words


def test_a_column_of_attacks_is_read_as_the_line(tmp_path: Path) -> None:
    blows = "Main Gauche (2 x AGI) + d6, Short Bow (2 x AGI) + d8 ranged"
    table = f'Name,Level,HP,MP,STR,VIT,AGI,SPD,MAG,SPR,Weapons\nTobin,5,95,40,9,9,14,14,4,6,"{blows}"\n'
    library = Library.open(tmp_path / "empty.turnwright", samples=(), systems=installed_system)
    plan = preview_files(library, [Content("a.csv", table.encode())], ImportChoice("ffrpg"), READERS)
    library.close()
    (tobin,) = plan.files[0].records
    assert isinstance(tobin, TakenCreature)
    assert tobin.sheet["weapons"] == rows(f"{BLOCK}Weapons: {blows}")
    assert [weapon["range"] for weapon in tobin.sheet["weapons"]] == ["melee", "ranged"]
    assert not_understood_warnings([tobin]) == []


def test_attacks_in_one_line_are_read_in_other_languages() -> None:
    line = (
        "Ataques: Puñal (2 x AGI) + d6 y Arco (2 x AGI) + d8 a distancia; "
        "Fuego (8 PM, TC 8): Individual/Grupo. (4 x MAG) + 2d8 Fuego, Cura (4 PM): Grupo, cura (2 x MAG) + d6"
    )
    knife, bow, fire, cure = rows(SPANISH + line)
    assert (knife["name"], knife["range"], bow["name"], bow["range"]) == ("Puñal", "melee", "Arco", "ranged")
    assert (fire["target"], fire["mp"], fire["ct"], fire["damage"]["element"]) == ("single_group", 8, 8, "fire")
    assert (cure["target"], cure["mp"], cure["heal"]["die"]) == ("group", 4, "d6")
    assert read(SPANISH + line).sheet["kind"] == "pc"


@pytest.mark.parametrize(
    "told",
    [
        ("Single/Group", "(4 x MAG) + 2d8 Fire damage", "70% Sleep (4)"),
        ("Group", "deals (4 x MAG) + 2d8", "Fire", "causes Poison (3)"),
        ("Single", "Haste (4)", "Protect (6)"),
        ("Group", "heals (3 x MAG) + d8", "M. ACC vs M. EVA"),
        ("Single", "revives with 25% HP", "Regen (4)"),
    ],
)
@pytest.mark.parametrize("between", [", ", ". ", "; "])
def test_the_parts_of_a_spell_in_any_order_give_the_same_spell(told: tuple[str, ...], between: str) -> None:
    def spell(line: str) -> list[dict[str, Any]]:
        found = read(BLOCK + line)
        assert found.notes == "Thief", line
        ability, *others = found.sheet["abilities"]
        assert (others, found.sheet.get("weapons", [])) == ([], []), line
        effects = sorted(ability.pop("effects", ()), key=repr)
        return [ability, effects]

    wanted = spell(f"Spark (8 MP, CT 8): {', '.join(told)}")
    assert {"damage", "heal"} & wanted[0].keys() or wanted[1]
    for order in permutations(told):
        assert spell(f"Spark (8 MP, CT 8): {between.join(order)}.") == wanted
        assert spell(f"Spark (CT 8, 8 MP): {between.join(order)}") == wanted
        target, *rest = order
        if target in ("Single", "Group", "Single/Group"):
            for bracket in permutations(("8 MP", "CT 8", target)):
                assert spell(f"Spark ({', '.join(bracket)}): {between.join(rest)}.") == wanted


@pytest.mark.parametrize(
    "target", ["Single/Group", "single or group", "to one target or a group", "Group/Single", "one enemy or the group"]
)
def test_a_spell_for_one_or_a_group_says_so(target: str) -> None:
    (fire,) = rows(f"{BLOCK}Fire (8 MP, CT 8): (4 x MAG) + 2d8 fire damage {target}")
    assert fire["target"] == "single_group"


def test_a_code_in_prose_is_not_taken_for_the_damage_of_an_ability() -> None:
    found = read(f"{BLOCK}Rage (Fast): when it is hit its claws deal (3 x STR) + d8")
    assert "damage" not in found.sheet["abilities"][0]
    assert found.notes == "Thief\nRage: when it is hit its claws deal (3 x STR) + d8"


@pytest.mark.parametrize("played", ["(PC)", "PC", "(Player Character)"])
def test_a_player_character_is_one_and_an_unknown_class_is_named(played: str) -> None:
    text = BLOCK.replace("Thief", f"Knight {played}")
    knight = read(text)
    assert knight.sheet["kind"] == "pc"
    assert not {"crit", "acc", "arm"} & knight.sheet.keys(), "the book works out nothing for a player's character"
    assert str(not_understood_warnings([knight])[0]).endswith("(Tobin Marsh: Knight).")
    assert not any("Knight" in stretch for stretch in underlined(text))


def test_what_has_no_place_in_a_row_is_not_underlined() -> None:
    text = (
        f"{BLOCK}Items: 2x Hi-Potion, Smoke Bomb, 3x Antidote\nImmune: Sleep, Cheese; Weak: Fire; Items: Ham\n"
        "Bite (2 x STR) + d6 and all laugh, Claw (2 x STR) + d8"
    )
    marked = " ".join(underlined(text))
    for known in ("Hi-Potion", "3x Antidote", "Immune: Sleep", "Weak: Fire", "Bite (2 x STR) + d6", "Claw"):
        assert known in marked
    for unknown in ("Smoke", "Cheese", "laugh", "Ham"):
        assert unknown not in marked
        assert unknown in read(text).notes


@pytest.mark.parametrize(
    ("line", "unknown"),
    [
        ("STR 9, VIT 9, LUK 12, AGI 14, SPD 14, MAG 4, SPR 6", ["LUK 12"]),
        ("Luck: 3 STR 9 VIT 9 AGI 14 SPD 14 XYZ 2 MAG 4 SPR 6", ["Luck: 3", "XYZ 2"]),
    ],
)
def test_numbers_that_the_sheet_knows_arrive_from_a_line_with_others_and_those_are_named(
    line: str, unknown: list[str]
) -> None:
    text = f"Tobin Marsh\nLevel 5 Thief\nHP 95  MP 40\n{line}\n"
    assert read(text).sheet == read(BLOCK).sheet
    assert read(text).notes.splitlines() == [*read(BLOCK).notes.splitlines(), *unknown]
    assert [part for part in unknown if any(part in written for written in underlined(text))] == []
    assert "STR 9" in " ".join(underlined(text))


def test_a_sentence_with_a_statistic_in_it_stays_a_sentence() -> None:
    line = "It has STR 12 and flees at 3"
    assert read(f"{BLOCK}{line}\n").sheet == read(BLOCK).sheet
    assert line in read(f"{BLOCK}{line}\n").notes.splitlines()


AFFINITY_WORDS = (
    ("weak", "Weak", "Weakness"),
    ("resist", "Resist", "Resistance"),
    ("absorb", "Absorbs", "Absorb"),
    ("immune", "Immune", "Immunity"),
)
PARTS = st.lists(
    st.tuples(
        st.sampled_from(AFFINITY_WORDS),
        st.integers(1, 2),
        st.sampled_from((": ", " ", " to ", "= ")),
        st.lists(st.sampled_from(ELEMENTS), min_size=1, max_size=3, unique=True),
    ),
    min_size=1,
    max_size=4,
)


@given(
    PARTS,
    st.sampled_from(("; ", " | ", ", ", ". ", " and ", "; and ", " / ", " ")),
    st.sampled_from((None, "Halves Fire, Wind", "Strong: Ice, Water", "Claw (2 x STR) + d6, Wind")),
)
def test_labelled_parts_of_a_line_are_held_or_named(
    parts: list[tuple[tuple[str, ...], int, str, list[str]]], between: str, stranger: str | None
) -> None:
    """A part without a colon once took the label before it: what a creature resists was its weakness."""
    told = [
        (words[number] + sign + ", ".join(element.capitalize() for element in elements), words[0], elements)
        for words, number, sign, elements in parts
    ]
    line = between.join([text for text, _, _ in told] + ([stranger] if stranger else []))
    allowed = {(element, affinity) for _, affinity, elements in told for element in elements}
    creature = read(BLOCK + line)
    held = set(creature.sheet.get("elements", {}).items())
    assert held <= allowed, line
    kept = " ".join([creature.notes, *(weapon["name"] for weapon in creature.sheet.get("weapons", ()))]).lower()
    for element, _ in allowed - held:
        assert element in creature.sheet.get("elements", {}) or element in kept, line
    if stranger is None and between in ("; ", ", "):
        last = {element: affinity for _, affinity, elements in told for element in elements}
        assert creature.sheet["elements"] == last, line
        assert creature.notes == "Thief"


@pytest.mark.parametrize(
    ("line", "elements"),
    [
        (
            "Weak Ice; Resist Fire, Wind; Absorbs Earth",
            {"ice": "weak", "fire": "resist", "wind": "resist", "earth": "absorb"},
        ),
        ("Weak Ice, Fire; Resist Wind, Water", {"ice": "weak", "fire": "weak", "wind": "resist", "water": "resist"}),
        ("Weak Ice, Resist Fire, Wind", {"ice": "weak", "fire": "resist", "wind": "resist"}),
        ("Weak to Ice and resists Fire, Wind", {"ice": "weak", "fire": "resist", "wind": "resist"}),
        ("Weak Ice. Resist Fire, Wind.", {"ice": "weak", "fire": "resist", "wind": "resist"}),
        ("Weak Ice Resist Fire, Wind", {"ice": "weak", "fire": "resist", "wind": "resist"}),
        ("Weak: Ice, Resist: Fire, Wind", {"ice": "weak", "fire": "resist", "wind": "resist"}),
    ],
)
def test_each_label_of_a_line_begins_a_part_with_its_colon_or_without(line: str, elements: dict[str, str]) -> None:
    creature = read(BLOCK + line)
    assert (creature.sheet["elements"], creature.notes, underlined(BLOCK + line)[-1]) == (elements, "Thief", line)


@pytest.mark.parametrize("line", ["Weak Ice; Halves Fire, Wind", "Immune Sleep; Strong Poison, Blind"])
def test_what_follows_an_unknown_label_is_named(line: str) -> None:
    first, rest = line.split("; ")
    creature = read(BLOCK + line)
    assert rest in creature.notes
    assert underlined(BLOCK + line)[-1] == first
    assert len({**creature.sheet.get("elements", {}), **dict.fromkeys(creature.sheet.get("immune", ()))}) == 1


def test_a_line_of_thousands_of_labels_is_read() -> None:
    line = "; ".join(["Weak Ice", "Resist Fire", "Weak: Wind"] * 1500)
    assert read(BLOCK + line).sheet["elements"] == {"ice": "weak", "fire": "resist", "wind": "weak"}


@pytest.mark.parametrize(
    "joined", ["; Weak Ice, Wind", ", weak to Ice, Wind", " weak: Ice, Wind", ", Weaknesses: Ice, Wind"]
)
def test_a_list_behind_an_attack_is_the_creatures_and_not_its_element(joined: str) -> None:
    """*Claw …, Immune: sleep, death* left the list in the notes, and typed in one line it became a weapon *Death*."""
    creature = read(f"{BLOCK}Claw (2 x STR) + d6{joined}; Bite (3 x STR) + d8")
    assert [(row["name"], row["scale"], row.get("element")) for row in creature.sheet["weapons"]] == [
        ("Claw", 2, None),
        ("Bite", 3, None),
    ]
    assert creature.sheet["elements"] == {"ice": "weak", "wind": "weak"}
    assert creature.notes == "Thief"
    immune = read(f"{BLOCK}Claw (2 x STR) + d6, Immune: Sleep, Death, Halves: Fire")
    assert immune.sheet["immune"] == ["sleep", "death"]
    assert immune.notes == "Thief\nImmune: Halves: Fire"


@pytest.mark.parametrize("kind", ["Slow", "Fast", "Slow ability"])
def test_the_kind_of_an_ability_behind_its_bracket_names_no_weapon(kind: str) -> None:
    """*Mug (CT 4), Slow: (2 x AGI) + d6* made a weapon named *Slow*."""
    for text in (f"Mug (CT 4), {kind}: (2 x AGI) + d6", f"Mug (2 x AGI + d6), {kind}: CT 4"):
        creature = read(BLOCK + text)
        assert "weapons" not in creature.sheet
        (mug,) = creature.sheet["abilities"]
        assert (mug["name"], mug["type"], mug["ct"]) == ("Mug", kind.split(maxsplit=1)[0].lower(), 4)
        assert (mug["damage"]["scale"], mug["damage"]["attribute"]) == (2, "agi")
        assert creature.notes == "Thief"
    (spanish,) = read(SPANISH + "Robar (TC 4), Lento: (2 x AGI) + d6").sheet["abilities"]
    assert (spanish["name"], spanish["type"], spanish["ct"]) == ("Robar", "slow", 4)


def test_a_status_behind_an_attack_with_its_chance_behind_a_colon_is_its_effect() -> None:
    (claw,) = read(f"{BLOCK}Claw (2 x STR) + d6, Slow: 40%").sheet["weapons"]
    assert claw["effects"] == [{"status": "slow", "cos": {"flat": 40}}]


def test_abilities_that_full_stops_part_are_several() -> None:
    """*Steal (0 MP): Fast. Mug (CT 3): …* gave the first one the costs and effects of all."""
    told = "Steal (0 MP): Fast. Mug (CT 3): Slow ability, (2 x AGI) + d6. Haste (10 MP, CT 3): Single. Haste (4)."
    steal, mug, haste = read(BLOCK + told).sheet["abilities"]
    assert (steal["name"], steal["type"], steal.get("ct"), steal.get("effects")) == ("Steal", "fast", None, None)
    assert (mug["name"], mug["type"], mug["ct"], mug["damage"]["scale"]) == ("Mug", "slow", 3, 2)
    assert (haste["mp"], haste["ct"], haste["effects"]) == (10, 3, [{"status": "haste", "timer": 4}])


@pytest.mark.parametrize("end", [". ", " · ", " | ", "; "])
def test_numbers_that_other_signs_part_are_all_read(end: str) -> None:
    """*XP 130. Gil 75.* stood in the notes."""
    creature = read(f"{BLOCK}{end.join(('XP 130', 'Gil 75', 'Drops: Potion 50%'))}.")
    assert (creature.sheet["xp"], creature.sheet["gil"]) == (130, 75)
    assert creature.sheet["drops"] == [{"item": "Potion", "chance": 50}]
    assert creature.notes == "Thief"


def test_a_block_of_few_numbers_is_read_in_its_language() -> None:
    """Its hit points stood in the notes, and the book's stood on the sheet."""
    creature = read("Ladrão\nNível 3\nPV 80 PM 10 FOR 5 VIT 4 AGI 4\nRoubar (TC 4): (2 x FOR) + d6\nPX 130. Gil 75.")
    assert [creature.sheet[key] for key in ("hp", "mp", "str", "xp", "gil", "level")] == [80, 10, 5, 130, 75, 3]


@given(st.permutations(("{mp}", "{ct}", "Single")), st.integers(0, 12), st.sampled_from((None, 0, 4)), st.booleans())
def test_a_cost_of_zero_is_a_cost(order: list[str], mp: int, ct: int | None, is_behind: bool) -> None:
    told = [part.format(mp=f"MP {mp}" if is_behind else f"{mp} MP", ct=f"CT {ct}") for part in order]
    bracket = ", ".join(part for part in told if part != "CT None")
    for deed in ("Shell (6).", "(2 x MAG) + d8 Fire"):
        sheet = read(f"{BLOCK}Deed ({bracket}): {deed}").sheet
        assert "weapons" not in sheet
        (ability,) = sheet["abilities"]
        assert (ability["type"], ability.get("mp", 0), ability.get("ct", 0)) == ("magic", mp, ct or 0)
        assert ability.get("damage", {"type": "magical"})["type"] == "magical"


@pytest.mark.parametrize("costs", ["0 MP", "CT 0", "0 MP, CT 0", "CT 0, 0 MP"])
def test_an_attack_whose_cost_is_zero_is_an_ability(costs: str) -> None:
    sheet = read(f"{BLOCK}Claw ({costs}): (2 x STR) + d6").sheet
    assert "weapons" not in sheet
    assert [ability["type"] for ability in sheet["abilities"]] == ["fast"]


@pytest.mark.parametrize(
    ("line", "kept"),
    [
        ("Drops: Potion 0%, Ether", "Potion 0%"),
        ("Drops: 0 x Potion, Ether", "0 x Potion"),
        ("Raise (5 MP): Single. Revives with 0% HP", "0% HP"),
        ("Haste (5 MP): Single. Haste (0)", "Haste (0)"),
    ],
)
def test_a_zero_that_no_field_holds_stays_in_words(line: str, kept: str) -> None:
    creature = read(BLOCK + line)
    assert kept in creature.notes or kept in [row["item"] for row in creature.sheet.get("drops", ())]


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("Heal Self (2 MP): 2 x SPR + d6 HP", "heal"),
        ("Mend (2 MP): 2 x SPR + d6", "heal"),
        ("Glow (CT 4, 2 MP): Single. (2 x SPR) + d6 HP", "heal"),
        ("Burn (2 MP): 2 x SPR + d6 HP damage", "damage"),
        ("Curing Flame (2 MP): 2 x SPR + d6 Fire", "damage"),
        ("Spark (2 MP): 2 x SPR + d6", "damage"),
    ],
)
def test_a_code_restores_by_its_hit_points_or_its_name_and_harms_by_its_words(line: str, code: str) -> None:
    (ability,) = rows(BLOCK + line)
    assert {"heal", "damage"} & ability.keys() == {code}
    assert ability[code].items() >= {"scale": 2, "attribute": "spr", "die": "d6"}.items()
    assert read(BLOCK + line).notes == "Thief"


@pytest.mark.parametrize(
    ("name", "reach"),
    [
        *((name, "ranged") for name in ("Shortbow", "Hunting Bow", "Crossbow", "Longbow", "Gun", "Throwing Knife")),
        *((name, "ranged") for name in ("Arco corto", "Ballesta", "Besta")),
        *((name, "melee") for name in ("Elbow", "Gunblade", "Rainbow Claw", "Knife", "Garra da besta")),
    ],
)
def test_a_weapon_without_an_attack_type_reaches_as_its_name_says(name: str, reach: str) -> None:
    for line in (f"Weapon: {name} (3 x AGI) + d8", f"{name}: 3 x AGI + d8", f"{name} (3 x AGI) + d8, fire"):
        assert rows(BLOCK + line)[0]["range"] == reach, line
    assert rows(f"{BLOCK}{name} (3 x AGI) + d8, melee")[0]["range"] == "melee"
    assert rows(f"{BLOCK}{name} (3 x AGI) + d8, ranged")[0]["range"] == "ranged"


@pytest.mark.parametrize("details", ["ranged, strung arrows", "strung arrows, ranged", "ranged, strung arrows, group"])
def test_reach_and_target_that_have_arrived_are_not_named_with_what_has_not(details: str) -> None:
    line = f"Hunting Bow (3 x AGI) + d8, {details}"
    creature = read(BLOCK + line)
    assert creature.sheet["weapons"][0]["range"] == "ranged"
    assert creature.notes == "Thief\nHunting Bow: strung arrows"
    marked = " ".join(underlined(BLOCK + line))
    assert "ranged" in marked
    assert "arrow" not in marked


@pytest.mark.parametrize(
    ("line", "name", "kind"),
    [
        ("Mug, Slow Ability (CT 4, 0 MP): (2 x STR) + d6", "Mug", "slow"),
        ("Mug, Fast (0 MP): (2 x STR) + d6", "Mug", "fast"),
        ("Steal (0 MP): Fast", "Steal", "fast"),
        ("Steal (0 MP): Slow Action.", "Steal", "slow"),
        ("Steal (0 MP, Fast)", "Steal", "fast"),
    ],
)
def test_the_kind_of_an_ability_stands_before_in_or_behind_its_costs(line: str, name: str, kind: str) -> None:
    creature = read(BLOCK + line)
    (ability,) = creature.sheet["abilities"]
    assert (ability["name"], ability["type"], ability.get("effects")) == (name, kind, None)
    assert creature.notes == "Thief"


def test_slow_alone_behind_costs_is_the_status() -> None:
    (ability,) = rows(f"{BLOCK}Drag (4 MP): Slow")
    assert (ability["type"], ability["effects"]) == ("magic", [{"status": "slow"}])


@given(st.permutations(("XP 130", "Gil 75", "Drops: Potion 50%")), st.sampled_from((", ", "; ")))
def test_rewards_in_one_line_arrive_in_any_order(parts: list[str], between: str) -> None:
    creature = read(BLOCK + between.join(parts))
    assert (creature.sheet["xp"], creature.sheet["gil"]) == (130, 75)
    assert creature.sheet["drops"] == [{"item": "Potion", "chance": 50}]
    assert creature.notes == "Thief"


@pytest.mark.parametrize(
    ("head", "name"),
    [
        ("Ogre Lv 8", "Ogre"),
        ("Ogre Lv. 8", "Ogre"),
        ("Sand Worm Level 8", "Sand Worm"),
        ("Goblin Chief (Level 8)", "Goblin Chief"),
        ("Marsh Hag, Level 8", "Marsh Hag"),
        ("Rinna Vale (PC) Level 8", "Rinna Vale"),
    ],
)
def test_a_level_behind_a_name_is_read_however_it_is_parted_from_it(head: str, name: str) -> None:
    creature = read(f"{head}\nHP 90, STR 9, SPD 6\nClaw: (2 x STR) + d8 Physical damage.\n")
    assert (creature.name, creature.sheet["level"]) == (name, 8)


LEVELS = (
    "Nv. 8",
    "nivel 8",
    "Nv 8",
    "Nv.8",
    "nv8",
    "nível 8",
    "Niv. 8",
    "L8",
    "L 8",
    "(level 8)",
    "[Lv 8]",
    "lvl 8",
    "LVL8",
)
MORE_LEVELS = ("- Level 8", "· Lv 8", "/ level 8", "| Level 8", ": level 8", "de nivel 8", "level: 8", ", a level 8")


@pytest.mark.parametrize("numbers", ["HP 90, STR 9, SPD 6", "PV 90, FUE 9, VEL 6", "PV 90, FOR 9, VEL 6"])
@pytest.mark.parametrize("told", ["Ogre {}", "Ogre\n{}", "Ogre, {}"])
@pytest.mark.parametrize("level", [*LEVELS, *MORE_LEVELS])
def test_a_level_is_read_in_the_words_of_any_language(level: str, told: str, numbers: str) -> None:
    """*Ogro Nv. 8* and *Goblin L8* were names, and of level 1."""
    if level in MORE_LEVELS and told != "Ogre {}":
        return
    creature = read(f"{told.format(level)}\n{numbers}")
    assert (creature.name, creature.sheet["level"], creature.sheet["str"], creature.notes) == ("Ogre", 8, 9, "")
    typed = quick_entry.read(f"{told.format(level)} {numbers}".replace("\n", " "), registry.system("ffrpg"))
    assert (typed.name, quick_entry.sheet(typed, registry.system("ffrpg"))["level"], typed.notes) == ("Ogre", 8, "")


@pytest.mark.parametrize(
    "head", ["Level 8 Ogre", "Nivel 8 Ogre", "Lv. 8 Ogre", "8th level Ogre", "L8 Ogre", "Level 8: Ogre"]
)
def test_a_level_before_a_name_is_no_part_of_it(head: str) -> None:
    creature = read(f"{head}\nHP 90, STR 9, SPD 6")
    assert (creature.name, creature.sheet["level"], creature.notes) == ("Ogre", 8, "")
    typed = quick_entry.read(f"{head} HP 90, STR 9, SPD 6", registry.system("ffrpg"))
    assert (typed.name, quick_entry.sheet(typed, registry.system("ffrpg"))["level"], typed.notes) == ("Ogre", 8, "")
    bosses = read("Level 8 boss Ogre\nHP 90, STR 9, SPD 6")
    assert (bosses.name, bosses.sheet["level"], bosses.notes) == ("Ogre", 8, "boss")


@pytest.mark.parametrize("head", ["Gusano de arena Nivel 8", "Gusano de arena, Nivel 8", "Gusano de arena (Nivel 8)"])
def test_a_level_behind_a_name_is_read_in_another_language(head: str) -> None:
    creature = read(f"{head}\nPV 90, FUE 9, VEL 6\nGarra (2 x FUE) + d8\n")
    assert (creature.name, creature.sheet["level"], creature.sheet["str"]) == ("Gusano de arena", 8, 9)


@pytest.mark.parametrize(
    "head",
    [
        "Sahagin\nLv 6 Aquan\n210 hp, 35 mp\nSTR 11 VIT 9 AGI 8 SPD 9 MAG 6 SPR 5",
        "Sahagin Lv6 (HP 210, MP 35) STR 11 VIT 9 AGI 8 SPD 9 MAG 6 SPR 5",
        "Sahagin\nLevel: 6\nHP: 210, MP: 35\nStats: STR 11, VIT 9, AGI 8, SPD 9, MAG 6, SPR 5",
        "Sahagin - Level 6 Aquan - HP 210 MP 35\nStr 11 / Vit 9 / Agi 8 / Spd 9 / Mag 6 / Spr 5",
    ],
)
@pytest.mark.parametrize(
    "reward", ["130 xp, 75 gil", "Reward: 130 XP, 75 Gil", "Exp: 130\nGil: 75", "Experience 130; Gil 75"]
)
def test_numbers_are_read_before_and_behind_their_labels_and_under_a_heading(head: str, reward: str) -> None:
    """*1,450 hp* became the hit points that the book works out."""
    creature = read(f"{head}\nArmor: 30, Magic Armor: 18\nTrident 3xSTR+2d6\n{reward}")
    told = {key: creature.sheet[key] for key in ("level", "hp", "mp", "str", "spr", "arm", "marm", "xp", "gil")}
    assert list(told.values()) == [6, 210, 35, 11, 5, 30, 18, 130, 75]
    (trident,) = creature.sheet["weapons"]
    assert (trident["name"], trident["scale"], trident["die"]) == ("Trident", 3, "2d6")
    assert creature.notes == ""


def test_a_block_in_one_line_arrives_whole() -> None:
    creature = read(
        "Sahagin, level 6 aquan, 1,210 hp, mp 35, str 11, vit 9, agi 8, spd 9, mag 6, spr 5, trident 3xSTR+2d6, "
        "water (6 MP, CT 5): 4 x MAG + 2d8 water, weak lightning, immune blind"
    )
    assert (creature.name, creature.sheet["hp"], creature.sheet["str"]) == ("Sahagin", 1210, 11)
    assert [row["name"] for row in (*creature.sheet["weapons"], *creature.sheet["abilities"])] == ["trident", "water"]
    assert (creature.sheet["elements"], creature.sheet["immune"]) == ({"lightning": "weak"}, ["blind"])


def test_attacks_without_brackets_in_one_line_keep_their_names() -> None:
    """The second took the first one into its name."""
    blows = "Bite 8 x STR + 3d10, Breath (12 MP, CT 8): 7 x MAG + 3d8 fire group, Tail 5 x STR + 2d8"
    assert [(row["name"]) for row in rows(BLOCK + blows)] == ["Bite", "Tail", "Breath"]
    (special,) = read(f"{BLOCK}Special: Burst (CT 10), Slow: (9 x MAG) + 3d10 Fire").sheet["abilities"]
    assert (special["name"], special["type"], special["ct"]) == ("Burst", "slow", 10)


@pytest.mark.parametrize(
    ("told", "accuracy"),
    [
        ("Bastard Sword 95%, (4 x STR) + 2d8, crit 12", 95),
        ("Bastard Sword: 95%, (4 x STR) + 2d8, crit 12", 95),
        ("Bastard Sword (ACC 95%), 4 x STR + 2d8, crit 12", 95),
        ("Bastard Sword, ACC 95, 4 x STR + 2d8, crit 12", 95),
        ("Weapon: Bastard Sword hit 95% (4 x STR) + 2d8, crit 12", 95),
        ("Bastard Sword (4 x STR) + 2d8, ACC 95, crit 12", 95),
        ("Bastard Sword (4 x STR) + 2d8, crit 12", None),
    ],
)
def test_an_accuracy_behind_a_weapons_name_is_its_accuracy(told: str, accuracy: int | None) -> None:
    (weapon,) = rows(BLOCK + told)
    assert (weapon["name"], weapon["scale"], weapon["die"], weapon["crit"]) == ("Bastard Sword", 4, "2d8", 12)
    assert weapon.get("acc") == accuracy


def test_of_several_weapons_in_a_line_each_has_the_accuracy_behind_its_name() -> None:
    sword, knife = rows(BLOCK + "Attacks: Sword 95%, 4 x STR + 2d8; Twin Dagger 88%, 3 x AGI + d8")
    assert [(weapon["name"], weapon["acc"]) for weapon in (sword, knife)] == [("Sword", 95), ("Twin Dagger", 88)]


@pytest.mark.parametrize(
    "told", ["Hit Points 210", "Max HP: 210", "Maximum HP 210", "HP max 210", "HP 210 (13d10 + 65)"]
)
def test_the_vital_pool_is_read_by_its_longer_names(told: str) -> None:
    taken = read(f"Imp\nLevel 4\n{told}\nMagic Points 30\nSTR 9 VIT 8")
    assert (taken.sheet["hp"], taken.sheet["mp"]) == (210, 30)
    assert ("13d10" in told) == ("(13d10 + 65)" in taken.notes)


def test_words_before_a_level_in_brackets_are_no_part_of_the_name() -> None:
    text = "Brannoc the Shield (Knight, Lv 13)\nHP 130 STR 9"
    taken = read(text)
    assert (taken.name, taken.level, taken.sheet["level"]) == ("Brannoc the Shield", 13, 13)
    assert "Knight" in taken.notes
    assert "Knight" not in " ".join(underlined(text))


@pytest.mark.parametrize("told", ["White Mage, Level 11", "White Mage (Lv 11)", "White Mage Lv. 11 - PC"])
def test_a_class_with_its_level_in_a_line_of_its_own_gives_the_level(told: str) -> None:
    text = f"Ilva\n{told}\nHP 130 STR 9 SPD 10"
    taken = read(text)
    assert (taken.name, taken.sheet["level"], taken.sheet["kind"]) == ("Ilva", 11, "pc" if "PC" in told else "npc")
    assert "White Mage" in taken.notes
    assert "White Mage" not in " ".join(underlined(text))


def test_a_level_in_a_sentence_is_nobodys() -> None:
    taken = read("Gob\nHP 10\nThe goblin, level 3, is mean.\nSTR 3")
    assert taken.sheet["level"] == 1
    assert taken.notes == "The goblin, level 3, is mean."


def test_an_ffrpg_block_with_labels_of_the_fifth_edition_is_one_of_ffrpg() -> None:
    """It came with a level and HP worked out from an armour class, and its own numbers stayed behind, underlined."""
    text = (
        "Brannoc\nLevel 13\nArmor Class 40\nHit Points 210\nSpeed 30 ft.\n"
        "STR 15 VIT 13 AGI 8 SPD 7 MAG 3 SPR 5\nEVA 15 M. EVA 10"
    )
    assert (stat_block.is_fifth(text), stat_block.is_ffrpg(text)) == (False, True)
    taken = read(text)
    assert [taken.sheet[key] for key in ("level", "hp", "str", "spd", "eva", "meva")] == [13, 210, 15, 7, 15, 10]
    assert "Armor Class 40" in taken.notes
    assert stat_block.is_fifth("Ogre\nArmor Class 11\nHit Points 59\nSTR 19 DEX 8 CON 16 INT 5 WIS 7 CHA 7")


NUMBERS = "STR 15, VIT 13, AGI 10, SPD 13, MAG 4, SPR 6"
SPANISH_NUMBERS = "FUE 15, VIT 13, AGI 10, VEL 13, MAG 4, ESP 6"


@pytest.mark.parametrize(
    ("field", "numbers"),
    [
        *((told, f"HP 210\n{NUMBERS}") for told in ("Armor Class 40", "AC: 40", "Proficiency Bonus +3", "Challenge 5")),
        *((told, f"HP 210\n{NUMBERS}") for told in ("Languages Common, Elvish", "Saving Throws Str +5", "Luck: 3")),
        *(
            (told, f"PV 210\n{SPANISH_NUMBERS}")
            for told in ("Clase de Armadura 40", "CA 40", "Desafío 5", "Idiomas común")
        ),
        ("Classe de Armadura 40", "PV 210\nFOR 15, VIT 13, AGI 10, VEL 13, MAG 4, ESP 6"),
    ],
)
@pytest.mark.parametrize("gap", ["\n\n", "\n"])
def test_a_field_of_another_game_is_nobodys_name(field: str, numbers: str, gap: str) -> None:
    """*Armor Class 40* between empty lines became a creature of that name, which had the hero's numbers."""
    level = "Level 13" if "HP" in numbers else "Nivel 13"
    text = f"Brannoc\n{level}{gap}{field}{gap}{numbers}"
    taken = read(text)
    values = [taken.sheet[key] for key in ("level", "hp", "str", "vit", "agi", "spd", "mag", "spr")]
    assert (taken.name, values) == ("Brannoc", [13, 210, 15, 13, 10, 13, 4, 6])
    assert field in taken.notes
    assert field not in " ".join(underlined(text))
    assert "arm" not in {fate.field for fate in taken.fields if fate.fate is Fate.KEPT}


def test_a_name_above_a_line_of_rank_stays_the_name_before_a_field_of_another_game() -> None:
    text = f"Brannoc\n13th-level Knight\n\nArmor Class 40\nHit Points 210\n{NUMBERS}"
    taken = read(text)
    assert (taken.name, taken.sheet["level"], taken.sheet["hp"]) == ("Brannoc", 13, 210)
    assert "Armor Class 40" in taken.notes


TABLES = (
    "| STR | VIT | AGI | SPD | MAG | SPR |\n|---|---|---|---|---|---|\n| 15 | 13 | 10 | 13 | 4 | 6 |",
    "| STR | VIT | AGI | SPD | MAG | SPR |\n| 15 | 13 | 10 | 13 | 4 | 6 |",
    "STR\tVIT\tAGI\tSPD\tMAG\tSPR\n15\t13\t10\t13\t4\t6",
    "STR VIT AGI SPD MAG SPR\n15 13 10 13 4 6",
    "STR  VIT  AGI  SPD  MAG  SPR\n15   13   10   13   4    6",
)


@pytest.mark.parametrize("table", [*TABLES, *(table.replace("STR", "FUE").replace("SPD", "VEL") for table in TABLES)])
@pytest.mark.parametrize("armour", ["", "**Armor Class** 40\n"])
def test_statistics_may_stand_in_a_table(table: str, armour: str) -> None:
    """With an armour class beside it the block came as one of another game, with numbers worked out of that."""
    is_spanish = "FUE" in table
    table = table.replace("SPR", "ESP") if is_spanish else table
    level, hp = ("Nivel", "PV") if is_spanish else ("Level", "HP")
    text = f"# Brannoc\n{level} 13\n{armour}**{hp}** 210\n\n{table}\n"
    assert (stat_block.is_fifth(text), stat_block.is_ffrpg(text)) == (False, True)
    taken = read(text)
    values = [taken.sheet[key] for key in ("level", "hp", "str", "vit", "agi", "spd", "mag", "spr")]
    assert (taken.name, values) == ("Brannoc", [13, 210, 15, 13, 10, 13, 4, 6])
    assert {"15", "13", "10", "4", "6"} <= set(re.findall(r"\d+", " ".join(underlined(text))))


def test_scores_of_another_game_in_a_table_are_still_its_own() -> None:
    scores = "| STR | DEX | CON | INT | WIS | CHA |\n|---|---|---|---|---|---|\n| 19 | 8 | 16 | 5 | 7 | 7 |"
    text = f"# Ogre\n**Armor Class** 11\n**Hit Points** 59\n**Speed** 40 ft.\n\n{scores}\n"
    assert (stat_block.is_fifth(text), stat_block.is_ffrpg(text)) == (True, False)


@pytest.mark.parametrize(("kind", "range"), [("Melee", "melee"), ("Ranged", "ranged")])
def test_the_kind_of_a_blow_in_the_words_of_another_game_is_no_part_of_a_name(kind: str, range: str) -> None:
    text = f"{BLOCK}***Long Blade.*** *{kind} Weapon Attack:* ACC 98%, (4 x STR) + 2d8 physical damage"
    (weapon,) = read(text).sheet["weapons"]
    assert weapon["name"] == "Long Blade"
    assert (weapon["range"], weapon["scale"], weapon["die"], weapon["acc"]) == (range, 4, "2d8", 98)


@pytest.mark.parametrize("dash", ["-", "–"])
def test_the_parts_of_a_spell_may_stand_between_dashes(dash: str) -> None:
    """It was a weapon named *Bio - 12 MP - CT 9*."""
    sheet = read(f"{BLOCK}Spells:\nBio {dash} 12 MP {dash} CT 9 {dash} (4 x MAG) + d10 poison").sheet
    (spell,) = sheet["abilities"]
    assert (spell["name"], spell["mp"], spell["ct"], spell["damage"]["scale"]) == ("Bio", 12, 9, 4)
    assert not sheet.get("weapons")


@pytest.mark.parametrize("name", ["Goblin 2", "Agent 47", "Speed Demon", "Gear Golem"])
def test_a_name_may_have_a_number_and_begin_like_a_field(name: str) -> None:
    first, second = stat_block.read_ffrpg(f"Imp\nHP 30\n{NUMBERS}\n\n{name}\n\nHP 40\n{NUMBERS}")[0]
    assert (first.name, second.name, second.sheet["hp"]) == ("Imp", name, 40)


@pytest.mark.parametrize("between", [", ", "; ", " / ", " | ", " - "])
def test_a_number_of_another_game_between_others_stays_a_note(between: str) -> None:
    text = f"Brannoc\n{between.join(('Armor Class 40', 'HP 210', 'Luck 3', *NUMBERS.split(', ')))}"
    taken = read(text)
    values = [taken.sheet[key] for key in ("hp", "str", "vit", "agi", "spd", "mag", "spr")]
    assert (taken.name, values, taken.notes) == ("Brannoc", [210, 15, 13, 10, 13, 4, 6], "Armor Class 40\nLuck 3")
    assert not {"Armor Class 40", "Luck 3"} & set(", ".join(underlined(text)).split(", "))


@pytest.mark.parametrize(
    ("head", "level"),
    [
        *(
            (head, 1)
            for head in ("Bog Imp: ", "Bog Imp, ", "Bog Imp - ", "Bog Imp – ", "Bog Imp (", "Bog Imp ", "Bog Imp | ")
        ),
        *(
            (head, 4)
            for head in (
                "Bog Imp, Level 4, ",
                "Bog Imp Lv 4 ",
                "Bog Imp (Lv 4): ",
                "Level 4 Bog Imp, ",
                "Bog Imp - L4 - ",
            )
        ),
    ],
)
def test_a_creature_in_one_line_arrives_with_or_without_its_level(head: str, level: int) -> None:
    """Without a level it was refused; with one before the name the numbers were a part of that."""
    line = f"{head}HP 210, Armor Class 40, {NUMBERS}, Claw 2 x STR + d6, Weak: Ice{')' if head.endswith('(') else ''}"
    for text in (line, f"{line}\n{line.replace('Bog Imp', 'Dire Wolf')}", f"{line}\n\nDire Wolf\nHP 3, {NUMBERS}"):
        found = stat_block.read_ffrpg(text)[0]
        assert [taken.name for taken in found] == ["Bog Imp", "Dire Wolf"][: len(found)]
        assert len(found) == 1 + ("Dire" in text)
        sheet = found[0].sheet
        values = [sheet[key] for key in ("level", "hp", "str", "vit", "agi", "spd", "mag", "spr")]
        assert values == [level, 210, 15, 13, 10, 13, 4, 6]
        assert ([row["name"] for row in sheet["weapons"]], sheet["elements"]) == (["Claw"], {"ice": "weak"})
        assert "Armor Class 40" in found[0].notes


@pytest.mark.parametrize(
    "told", ["HP 30, Level 4, STR 5", "STR 5; Lv. 4; HP 30", "HP 30, STR 5, 4th level", "HP 30 STR 5 Lvl 4"]
)
def test_a_level_among_the_numbers_is_the_level(told: str) -> None:
    """It stood in the notes, and the creature was of level 1."""
    for text in (f"Imp\n{told}\nVIT 4, SPD 5, AGI 3, SPR 2", f"Imp: {told}, VIT 4, SPD 5, AGI 3, SPR 2"):
        taken = read(text)
        assert (taken.name, taken.sheet["level"], taken.sheet["hp"], taken.sheet["str"]) == ("Imp", 4, 30, 5)
        assert (taken.level, taken.notes) == (4, "")


BULLETS = ("- ", "– ", "— ", "-", "• ", "•", "* ", "· ", "+ ", "1. ", "2) ", "  - ", "‣ ")


@pytest.mark.parametrize("bullet", BULLETS)
def test_a_bullet_is_no_part_of_a_name(bullet: str) -> None:
    """`- Mug (CT 4)` kept its dash where nothing but a bracket was behind the name."""
    entries = (
        "Mug (CT 4)",
        "Bite (2 x STR) + d4",
        "Fire (4 MP, CT 6): (3 x MAG) + d8 Fire",
        "Spore (Slow, CT 6). 40% Poison",
    )
    dashed = read(
        BLOCK + "\n".join(bullet + entry for entry in entries) + f"\n{bullet}Weak: Ice\n{bullet}Items: 2 Potion"
    )
    plain = read(BLOCK + "\n".join(entries) + "\nWeak: Ice\nItems: 2 Potion")
    assert dashed.sheet == plain.sheet
    assert [row["name"] for row in (*plain.sheet["weapons"], *plain.sheet["abilities"])] == [
        "Bite",
        "Mug",
        "Fire",
        "Spore",
    ]


@pytest.mark.parametrize("bullet", BULLETS)
def test_a_bullet_is_no_part_of_a_label_in_another_language(bullet: str) -> None:
    taken = read(f"{SPANISH}{bullet}Robar (TC 4)\n{bullet}Inmune: sueño\n{bullet}Débil: hielo")
    assert [row["name"] for row in taken.sheet["abilities"]] == ["Robar"]
    assert (taken.sheet["immune"], taken.sheet["elements"]) == (["sleep"], {"ice": "weak"})


@pytest.mark.parametrize(
    "told", ["Blizzard 8 MP CT 6: ", "Blizzard 8 MP, CT 6, ", "Blizzard - CT 6, MP 8 ", "Blizzard: 8 MP, CT 6, "]
)
def test_costs_without_a_bracket_are_costs_and_no_part_of_a_name(told: str) -> None:
    """`Blizzard 8 MP CT 6: (4 x MAG) + 2d8` was a weapon of that name, dealt with the fist."""
    (deed,) = rows(f"{BLOCK}{told}(4 x MAG) + 2d8 ice")
    assert (deed["name"], deed["mp"], deed["ct"], deed["type"]) == ("Blizzard", 8, 6, "magic")
    assert (deed["damage"]["type"], deed["damage"]["element"]) == ("magical", "ice")


@pytest.mark.parametrize("head", ["Haste: 10 MP, CT 3, ", "Haste 10 MP, CT 3, ", "Haste: MP 10; CT 3; "])
def test_an_ability_that_deals_nothing_needs_no_bracket(head: str) -> None:
    (haste,) = rows(f"{BLOCK}{head}single, Haste (4)")
    assert (haste["name"], haste["mp"], haste["ct"], haste["target"]) == ("Haste", 10, 3, "single")
    assert haste["effects"] == [{"status": "haste", "timer": 4}]
    (veneno,) = read(f"{SPANISH}Veneno: 6 PM, TC 4, uno, 60% Veneno").sheet["abilities"]
    assert (veneno["mp"], veneno["ct"], veneno["effects"][0]["status"]) == (6, 4, "poison")


@pytest.mark.parametrize("line", ["Mana: 10 MP", "Max MP 10", "It costs 5 MP and CT 3 to fly.", "Current MP: 7 MP"])
def test_a_pool_or_a_sentence_with_costs_is_no_ability(line: str) -> None:
    assert "abilities" not in read(f"Imp\nHP 30\n{NUMBERS}\n{line}").sheet


@pytest.mark.parametrize("told", ["PC, Level 9 Black Mage", "PC - Lv 9, Black Mage", "Level 9 Black Mage (PC)"])
def test_who_plays_a_hero_may_stand_before_its_level(told: str) -> None:
    taken = read(f"Maren Holt\n{told}\nHP 120\n{NUMBERS}")
    assert (taken.sheet["level"], taken.sheet["kind"]) == (9, "pc")
    assert "Black Mage" in taken.notes


@pytest.mark.parametrize("pools", ["42 PV, 7 PM", "PV 42, PM 7", "42 PV / 7 PM", "PV: 42 | PM: 7"])
def test_a_pool_of_another_language_is_read_before_and_behind_its_label(pools: str) -> None:
    taken = read(
        f"Arquero\nnivel 3\n{pools}\nFUE 5 VIT 5 AGI 9 VEL 9 MAG 2 ESP 3\n"
        "Débil a fuego, resiste hielo e inmune a sueño\nObjetos: 2 Pociones, Éter\nDeja: Poción 40%"
    )
    assert (taken.sheet["hp"], taken.sheet["mp"], taken.notes) == (42, 7, "")
    assert (taken.sheet["elements"], taken.sheet["immune"]) == ({"fire": "weak", "ice": "resist"}, ["sleep"])
    assert [(item["name"], item["qty"]) for item in taken.sheet["items"]] == [("Potion", 2), ("Ether", 1)]
    assert taken.sheet["drops"] == [{"item": "Poción", "chance": 40}]


@pytest.mark.parametrize("nothing", ["MP: -", "MP: --", "MP: none", "MP: n/a", "MP: –"])
def test_a_number_that_somebody_lacks_spoils_no_other(nothing: str) -> None:
    """*HP: 40 MP: -* stood in the notes, and the HP were worked out."""
    taken = read(f"Cave Bat\nHP: 40 {nothing}\n{NUMBERS}")
    assert (taken.sheet["hp"], taken.sheet.get("mp"), taken.notes) == (40, None, "")


@pytest.mark.parametrize(
    ("head", "name", "kind", "level"),
    [
        ("Ana (PC) lvl 7", "Ana", "pc", 7),
        ("Ana (PC)\nLevel 7", "Ana", "pc", 7),
        ("Ana [NPC]", "Ana", "npc", 1),
        ("Dire Wolf (boss)", "Dire Wolf", "npc", 1),
        ("Dire Wolf (boss, beast), level 3", "Dire Wolf", "npc", 3),
        ("Dire Wolf, boss", "Dire Wolf", "npc", 1),
        ("Ana, PC", "Ana", "pc", 1),
        ("Ana - PC", "Ana", "pc", 1),
        ("Ana (the Old)", "Ana (the Old)", "npc", 1),
        ("Ana, Thief", "Ana, Thief", "npc", 1),
    ],
)
def test_who_plays_somebody_and_its_rank_in_brackets_are_no_part_of_a_name(
    head: str, name: str, kind: str, level: int
) -> None:
    told = "" if "boss" in head else "HP 50, "
    taken = read(f"{head}\n{told}{NUMBERS}")
    assert (taken.name, taken.sheet["kind"], taken.sheet["level"]) == (name, kind, level)
    plain = read(f"{name}\nLevel {level}\n{told}{NUMBERS}").sheet["hp"]
    assert (taken.sheet["hp"] > plain) == ("boss" in head)  # a boss has more of what is worked out


def test_a_name_behind_its_level_and_before_its_numbers_leaves_no_note() -> None:
    taken = read(f"Lvl 6 Mage: HP 70, {NUMBERS}")
    assert (taken.name, taken.sheet["level"], taken.sheet["hp"], taken.notes) == ("Mage", 6, 70, "")


@pytest.mark.parametrize("written", ["Counter 60% (hit melee)", "Counter (hit melee, 60%)"])
def test_the_chance_of_a_reaction_may_stand_behind_its_name(written: str) -> None:
    """It stayed in the name, underlined, and the Counter came always."""
    hero = read(f"Kestrel\nLevel 11\nHP 99\n{NUMBERS}\nReaction: {written}")
    (reaction,) = hero.sheet["reactions"]
    assert (reaction["name"], reaction["trigger"], reaction["cos"]) == ("Counter", "hit_melee", 60)


@pytest.mark.parametrize("written", ["Dirk (off hand)", "Dirk, off-hand", "Dirk - Off Hand"])
def test_the_hand_of_a_weapon_may_stand_behind_its_name(written: str) -> None:
    hero = read(f"Kestrel\nLevel 11\nHP 99\n{NUMBERS}\nSword: (3 x AGI) + d8\n{written}: (2 x AGI) + d6")
    assert [(row["name"], row.get("hand")) for row in hero.sheet["weapons"]] == [("Sword", None), ("Dirk", "off")]


@pytest.mark.parametrize(
    "line",
    [
        "Accuracy 134, Evasion 46, Armor 22, M. Armor 12, M. Evasion 20",
        "Accuracy: 134; Evasion: 46; Armour: 22; M Armour: 12; Mag. Evasion: 20",
        "Accuracy 134, Evasion 46, Armor 22, M.Armor 12, M.Evasion 20, Luck of the brave 7",
    ],
)
def test_no_part_of_a_line_of_numbers_loses_the_others(line: str) -> None:
    """*M. Armor* lost its whole line."""
    creature = read(f"Knight\nLevel 12, HP 300, MP 20\n{line}\nTrident 3xSTR+2d6\n")
    wanted = {"acc": 134, "eva": 46, "arm": 22, "marm": 12, "meva": 20}
    assert {key: creature.sheet.get(key) for key in wanted} == wanted
    assert creature.notes == ("Luck of the brave 7" if "Luck" in line else "")
