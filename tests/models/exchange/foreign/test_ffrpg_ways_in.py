"""One creature of FFRPG as a row of a table, as a block of text and as a typed line: it arrives as the same one."""

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from models.exchange.formats import READERS
from models.exchange.importer import preview_files
from models.exchange.records.import_options import ImportChoice
from models.exchange.records.readers import Content
from models.exchange.records.report import TakenCreature, missing_warnings, unsaid_warnings
from models.exchange.tables import written_cells
from models.library import Library
from models.repositories.sheets import installed_system
from rules.sheets.schema import check
from rules.system import quick_entry, registry

FFRPG = registry.system("ffrpg")
SAID = {"HP": st.integers(1, 900), "SPD": st.integers(1, 60)}
NUMBERS = {
    "Level": st.integers(1, 60),
    **dict.fromkeys(("STR", "VIT", "AGI", "MAG", "SPR"), st.integers(1, 40)),
    "MP": st.integers(0, 900),
    **dict.fromkeys(
        ("ACC", "M. ACC", "EVA", "M. EVA", "ARM", "M. ARM", "DEX", "MND", "XP", "Gil"), st.integers(0, 250)
    ),
}
"""Labels of numbers that somebody may write or leave out."""
WEAPONS = ("Main Gauche (2 x AGI) + d6", "Claw (3 x STR) + 2d8 Fire", "Short Bow (2 x AGI) + d8, ranged")


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Library]:
    path = tmp_path_factory.mktemp("ways") / "empty.turnwright"
    library = Library.open(path, samples=(), systems=installed_system)
    yield library
    library.close()


def taken(library: Library, name: str, text: str, **choice: Any) -> TakenCreature:
    plan = preview_files(library, [Content(name, text.encode())], ImportChoice("ffrpg", **choice), READERS)
    assert plan.files[0].refused == ()
    (record,) = plan.files[0].records
    assert isinstance(record, TakenCreature)
    return record


def row(numbers: dict[str, int], weapon: str, **more: str) -> str:
    cells = {"Name": "Tobin Marsh", **more, **numbers, "Weapons": weapon}
    return ",".join(cells) + "\n" + ",".join(f'"{cell}"' for cell in cells.values()) + "\n"


def block(numbers: dict[str, int], weapon: str, kind: str = "") -> str:
    return "\n".join(("Tobin Marsh", *([f"Type: {kind}"] if kind else []), *(map(" ".join, lines(numbers))), weapon))


def lines(numbers: dict[str, int]) -> Iterator[tuple[str, str]]:
    return ((label, str(number)) for label, number in numbers.items())


def whole(sheet: Any) -> dict[str, Any]:
    return check(FFRPG.sheet, sheet).model_dump()


@given(st.fixed_dictionaries(SAID, optional=NUMBERS), st.sampled_from(WEAPONS))
def test_a_row_a_block_and_a_line_give_the_same_monster(library: Library, numbers: dict[str, int], weapon: str) -> None:
    of_row = taken(library, "a.csv", row(numbers, weapon))
    of_block = taken(library, "a.txt", block(numbers, weapon))
    typed = quick_entry.read(f"Tobin Marsh {', '.join(map(' '.join, lines(numbers)))}, {weapon}", FFRPG)
    assert (of_row.name, of_block.name, typed.name) == ("Tobin Marsh",) * 3
    assert of_row.notes == of_block.notes == typed.notes == ""
    assert whole(of_row.sheet) == whole(of_block.sheet) == whole(quick_entry.sheet(typed, FFRPG))
    assert unsaid_warnings([of_row]) == unsaid_warnings([of_block])
    numbers_worked_out = {
        fate.field for fate in of_row.fields if getattr(fate.said, "message", "") == "import-worked_out"
    }
    assert quick_entry.worked_out(typed, FFRPG).keys() == numbers_worked_out


@given(st.fixed_dictionaries(SAID, optional=NUMBERS), st.sampled_from(WEAPONS))
def test_a_row_and_a_block_give_the_same_hero(library: Library, numbers: dict[str, int], weapon: str) -> None:
    of_row = taken(library, "a.csv", row(numbers, weapon, Kind="PC"))
    of_block = taken(library, "a.txt", block(numbers, weapon, "PC"))
    assert of_row.sheet["kind"] == "pc"
    assert whole(of_row.sheet) == whole(of_block.sheet)
    assert unsaid_warnings([of_row]) == unsaid_warnings([of_block])


PARTS = {
    "arm": "ARM {0}",
    "spd": "SPD {0}",
    "level": "Level {0}",
    "weak": "Weak: Ice",
    "resist": "Resist Fire, Wind",
    "absorb": "Absorbs Earth",
    "immune": "Immune: Sleep, Poison",
    "drops": "Drops: Potion 50%",
    "fire": "Fire (4 MP, CT 6): 3 x MAG + d6",
    "cure": "Cure (CT {0}, 5 MP): heals (3 x MAG) + d6",
    "bow": "Long Bow 2 x AGI + d8",
    "claw": "Claw (3 x STR) + 2d8 Fire",
}
"""Parts of a creature that somebody may write in any order."""


@given(
    st.lists(st.sampled_from(list(PARTS)), unique=True, max_size=7).flatmap(st.permutations),
    st.integers(1, 60),
    st.sampled_from((", ", "; ")),
    st.booleans(),
)
def test_labelled_parts_in_any_order_are_in_a_line_what_they_are_in_a_block(
    library: Library, chosen: list[str], number: int, between: str, is_first: bool
) -> None:
    parts = [PARTS[key].format(number) for key in chosen] + ["Bite (2 x STR) + d6"]
    lines_of = ["HP 120", *parts] if is_first else [*parts, "HP 120"]
    lines_of = [*(() if "spd" in chosen else ("SPD 9",)), *lines_of]
    of_block = taken(library, "a.txt", "\n".join(("Tobin Marsh", *lines_of)))
    line = written_cells.read_line(FFRPG, f"Tobin Marsh {between.join(lines_of)}")
    reading = written_cells.take_line(FFRPG, line)
    assert (line.name, reading.unread, of_block.notes) == ("Tobin Marsh", "", "")
    (sheet, block_sheet) = (whole(item) for item in (reading.sheet, of_block.sheet))
    for item in (sheet, block_sheet):
        for key in ("weapons", "abilities"):
            item[key] = sorted(item[key], key=lambda row: row["name"])
    assert sheet == block_sheet


@pytest.mark.parametrize("part", ["zap (4 MP, CT 3): laughs 3 x MAG + d6", "zap (4 MP): all laugh, and cry"])
def test_an_attack_that_is_not_understood_is_noted_and_makes_no_weapon(part: str) -> None:
    line = written_cells.read_line(FFRPG, f"Imp hp 120 {part}; arm 5, claw 2 x STR + d6")
    reading = written_cells.take_line(FFRPG, line)
    assert (line.vital, reading.sheet["arm"]) == (120, 5)
    assert [row["name"] for row in reading.sheet["weapons"]] == ["Claw"]
    assert "abilities" not in reading.sheet or "all laugh" in part
    assert reading.unread


@pytest.mark.parametrize(
    "line", ["Imp Lord (mp 10, hp 30)", "Imp Lord (mp 10), hp 30", "Imp Lord (hp 30), mp 10, claw d6"]
)
def test_the_pools_of_a_creature_in_brackets_are_no_costs_of_an_ability(line: str) -> None:
    typed = written_cells.read_line(FFRPG, line)
    sheet = written_cells.take_line(FFRPG, typed).sheet
    assert (typed.name, typed.vital, sheet["mp"], sheet.get("abilities")) == ("Imp Lord", 30, 10, None)


def test_a_table_of_heroes_that_join_a_party_has_heroes_numbers(library: Library) -> None:
    """The table does not say who they are, the party does: a PC's EVA is without its level, its ACC by its Skills."""
    numbers = {"Level": 5, "HP": 95, "SPD": 14, "AGI": 14, "MAG": 4, "SPR": 6}
    hero = taken(library, "a.csv", row(numbers, WEAPONS[0]), party="The Wing")
    assert hero.sheet["kind"] == "pc"
    assert [hero.sheet.get(key) for key in ("macc", "eva", "meva", "dex", "mnd")] == [113, 28, 10, 83, 63]
    assert not {"acc", "arm", "marm"} & hero.sheet.keys()
    (worked_out, _), (unsaid, _) = unsaid_warnings([hero])
    assert worked_out.words["fields"] == "macc, eva, meva, dex, mnd"
    assert unsaid.words["fields"] == "str, vit, acc, arm, marm"


@pytest.mark.parametrize("name", ["a.csv", "a.txt"])
def test_of_a_hero_of_speed_alone_is_said_what_is_missing(name: str, library: Library) -> None:
    numbers = {"HP": 40, "SPD": 8}
    text = row(numbers, WEAPONS[0], Kind="PC") if name == "a.csv" else block(numbers, WEAPONS[0], "PC")
    hero = taken(library, name, text)
    assert [sentence.message for sentence in missing_warnings([hero])] == ["import-without_abilities"]
    _, (unsaid, _) = unsaid_warnings([hero])
    assert unsaid.words["fields"] == "level, str, vit, agi, mag, spr, acc, arm, marm"
