"""Creatures that stand one below the other in a text are those of each of them alone, whole or not."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from models.exchange.foreign.fifth import stat_block
from models.exchange.formats import READERS
from models.exchange.importer import FilePreview, preview_files
from models.exchange.records.import_options import ImportChoice
from models.exchange.records.readers import Content
from models.exchange.records.report import TakenCreature
from models.exchange.tables import labelled_text
from models.library import Library
from models.repositories.sheets import installed_system
from rules.sheets import schema
from rules.system import registry

LINES = {
    "ffrpg": ("HP {0}", "Level {1}", "MP {0}", "SPD {1}", "STR {1}, AGI {1}", "Bite: (2 x STR) + d6", "Weak Ice"),
    "d100": ("PV {1}", "DES {1}", "FUE {1}", "Lucha {0} %", "Esquivar {0} %", "Espada {0} %, 1D8+1D4"),
    "fantasia": ("PV {0}", "DE {1}", "DM {1}", "FUE +3", "VIT {1}", "Garras: 2d+3 de daño"),
    "fulminato": (
        *("PV {0}", "Constitución d12", "Destreza d8", "Mente d6", "Gracia d8"),
        "Armas: Machete d8 corte, Ballesta d10 alcance 80",
    ),
    "tabuleiro": ("VIDA {1}", "CON {1}", "AÇÃO {1}", "FOR: {1}", "PER: {1}", "Espada curta: dano FOR + 1d2"),
    "5e": (
        *("Hit Points {0}", "Speed {1} ft.", "Armor Class {1}", "STR 12 DEX 15 CON {1} INT 3 WIS 12 CHA 6"),
        *("Skills Stealth +4", "Senses passive Perception {1}"),
        "Bite. Melee Weapon Attack: +4 to hit, reach 5 ft., one target. Hit: 7 (2d4 + 2) piercing damage.",
    ),
}
"""A creature's lines, the vital number first."""
TOLD_BY = {"ffrpg": 4, "d100": 1, "tabuleiro": 1, "5e": 2}
"""The line without which nobody knows the rule system of a creature alone."""
NAMES = ("Goblin", "Marsh Wolf", "Grub", "Tar Slug", "Ash Moth")
FOLD = """Goblin
Level 3
HP 30
SPD 8

Marsh Wolf
Level 2
HP 22
SPD 12
Bite: (2 x STR) + d6

Grub
HP 9
SPD 4
"""
TOAD = "Toad One\nHP 60 MP 10\nSTR 9\nWeapon: Tongue (2 x STR) + d6"
WISP = """Wisp Two
Level 9
HP 52 SPD 15 MAG 14
Auto-Status: Float
Weak Holy. Absorb Shadow
Thundara (9 MP, CT 7): Group. (3 x MAG) + 2d6 Lightning"""


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Library]:
    folder: Path = tmp_path_factory.mktemp("several")
    opened = Library.open(folder / "empty.turnwright", samples=(), systems=installed_system)
    yield opened
    opened.close()


def preview(library: Library, text: str, system: str = "ffrpg") -> FilePreview:
    (file,) = preview_files(library, [Content("Text", text.encode())], ImportChoice(system), READERS).files
    return file


def arrived(library: Library, text: str, system: str) -> dict[str, object]:
    """Name to all that is stored of each creature, or to nothing if it is refused."""
    file = preview(library, text, system)
    made: dict[str, object] = {
        record.name: (record.system, record.notes, schema.check(registry.system(record.system).sheet, record.sheet))
        for record in file.records
        if isinstance(record, TakenCreature)
    }
    refused = [refusal.name if refusal.code != "no_reader" else text.partition("\n")[0] for refusal in file.refused]
    assert len({*made, *refused}) == len(made) + len(refused)
    return made | dict.fromkeys(refused)


@st.composite
def several(draw: st.DrawFn, system: str, *, is_vital: bool = False) -> list[str]:
    """Blocks, one of them whole, the others without some lines: each with the vital number or another label again."""
    lines = range(len(LINES[system]))
    count = draw(st.integers(2, len(NAMES)))
    whole = draw(st.integers(0, count - 1))
    before: set[int] = set()
    blocks = []
    for number, name in enumerate(NAMES[:count]):
        left_out = set() if number == whole else draw(st.sets(st.sampled_from(lines), max_size=2))
        kept = {*lines} - left_out | {*filter(None, [TOLD_BY.get(system)])} | ({0} if is_vital else set())
        if number and not kept & (before | {0}):
            kept.add(0)
        values = draw(st.integers(20, 60)), draw(st.integers(5, 12))
        blocks.append("\n".join((name, *(LINES[system][line].format(*values) for line in sorted(kept)))))
        before = kept
    return blocks


@pytest.mark.parametrize("system", LINES)
@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_blocks_below_each_other_are_those_of_each_alone(system: str, library: Library, data: st.DataObject) -> None:
    blocks = data.draw(several(system))
    into = "ffrpg" if system == "5e" else system
    alone = [arrived(library, block, into) for block in blocks]
    assert arrived(library, "\n\n".join(blocks), into) == {
        name: made for creatures in alone for name, made in creatures.items()
    }


@pytest.mark.parametrize("system", LINES)
@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_blocks_without_an_empty_line_between_them_are_those_of_each_alone(
    system: str, library: Library, data: st.DataObject
) -> None:
    blocks = data.draw(several(system, is_vital=True))
    into = "ffrpg" if system == "5e" else system
    alone = [arrived(library, block, into) for block in blocks]
    assert arrived(library, "\n".join(blocks), into) == {
        name: made for creatures in alone for name, made in creatures.items()
    }


HARE = "Sand Hare, level 3\nHP 24 SPD 14\nKick: (2 x STR) + d6"
WOLF = "Sand Wolf, level 4\nHP 31 MP 12 SPD 11\nBite: (3 x STR) + d6, 40% Poison\nFire (4 MP, CT 6): (3 x MAG) + d6"


@pytest.mark.parametrize(
    "blocks", [[HARE, WOLF], [WOLF, HARE], [HARE, f"{WOLF}\nCowardly", HARE.replace("Hare", "Fox")]]
)
def test_a_name_with_its_level_right_below_a_creature_begins_another(library: Library, blocks: list[str]) -> None:
    """The wolf's bite and spells stood on the hare's sheet, its name and hit points in the hare's notes."""
    alone = {name: made for block in blocks for name, made in arrived(library, block, "ffrpg").items()}
    assert len(alone) == len(blocks)
    assert arrived(library, "\n".join(blocks), "ffrpg") == alone


@pytest.mark.parametrize("line", ["Flees at half", "Second wind", "Fire, Lv 2", "Knows Bite, level 2"])
def test_a_note_in_a_block_begins_no_creature(library: Library, line: str) -> None:
    text = f"{HARE}\n{line}\nMP 9 STR 12\nBite: (2 x STR) + d6"
    assert [record.name for record in preview(library, text).records] == ["Sand Hare"]


def test_a_creature_of_no_more_than_the_book_requires_takes_nothing_of_the_next(library: Library) -> None:
    file = preview(library, FOLD)
    assert file.refused == ()
    goblin, wolf, grub = file.records
    assert isinstance(goblin, TakenCreature)
    assert isinstance(wolf, TakenCreature)
    assert isinstance(grub, TakenCreature)
    assert [record.sheet.get("weapons") is not None for record in (goblin, wolf, grub)] == [False, True, False]
    assert [record.notes for record in (goblin, wolf, grub)] == ["", "", ""]
    assert (grub.name, grub.sheet["hp"], grub.sheet["spd"]) == ("Grub", 9, 4)


def test_a_creature_without_level_and_speed_takes_none_of_the_next(library: Library) -> None:
    toad, wisp = preview(library, f"{TOAD}\n\n{WISP}").records
    assert isinstance(toad, TakenCreature)
    assert isinstance(wisp, TakenCreature)
    assert toad.sheet["level"] == 1
    assert not toad.sheet.keys() & {"abilities", "auto_status", "elements"}
    assert wisp.sheet["auto_status"] == ["float"]


@pytest.mark.parametrize("place", range(3))
def test_a_block_without_its_vital_number_is_refused_by_itself_and_not_underlined(library: Library, place: int) -> None:
    blocks = [WISP, f"{TOAD}\nSPD 9"]
    blocks.insert(place, "Newt\nLevel 9\nSTR 7 SPD 9")
    text = "\n\n".join(blocks)
    file = preview(library, text)
    assert [record.name for record in file.records if isinstance(record, TakenCreature)] == ["Wisp Two", "Toad One"]
    assert [(refusal.name, refusal.code) for refusal in file.refused] == [("Newt", "no_block")]
    newt = text.index("Newt"), text.index("SPD 9") + 5
    assert [span for span in stat_block.understood_spans(text) if newt[0] <= span.start < newt[1]] == []


def test_a_sheet_without_its_vital_number_is_not_underlined() -> None:
    text = "Sapo\nDE 9\nDM 8\nFUE 1\n\nLobo\nPV 9\nDE 9\nDM 8"
    spans = labelled_text.understood_spans(text)
    assert min(span.start for span in spans) == text.index("Lobo")


def test_a_heading_over_a_creatures_own_numbers_begins_no_other(library: Library) -> None:
    (wisp,) = preview(
        library, "Wisp\nLevel 9 Fiend\n\nStatistics\nHP 52 SPD 15 MAG 14\n\nAttacks\nBite: (2 x STR) + d6"
    ).records
    assert isinstance(wisp, TakenCreature)
    assert (wisp.sheet["level"], wisp.sheet["hp"], wisp.sheet["weapons"][0]["name"]) == (9, 52, "Bite")


@pytest.mark.parametrize("form", ["ffrpg-text", "sheet-text", "csv"])
@pytest.mark.parametrize(("label", "value"), [("HP", 0), ("HP", 250_000)])
def test_a_number_below_the_least_is_refused_like_one_above_the_most(
    form: str, label: str, value: int, library: Library
) -> None:
    numbers = {"Level": 9, "HP": 40, "SPD": 12, "STR": 14} | {label: value}
    text = "\n".join(("Void Ogre", *(f"{name} {number}" for name, number in numbers.items())))
    if form == "ffrpg-text":
        text += "\nClub (3 x STR) + d8"
    if form == "csv":
        text = f"Name,{','.join(numbers)}\nVoid Ogre,{','.join(map(str, numbers.values()))}"
    file = preview(library, text)
    assert file.format == form
    assert file.records == ()
    (refusal,) = file.refused
    assert (refusal.name, refusal.code) == ("Void Ogre", "bad_sheet")
    assert f"{label}: {value} is too {'small' if not value else 'big'}" in str(refusal.message).replace(",", "")


@pytest.mark.parametrize("system", registry.ids())
def test_a_vital_number_of_nothing_is_refused_in_every_system(system: str, library: Library) -> None:
    vital, *lines = (line.format(40, 9) for line in LINES[system])
    label = vital.partition(" ")[0]
    file = preview(library, "\n".join(("Ogre", f"{label} 0", *lines)), system)
    assert (file.records, [(refusal.name, refusal.code) for refusal in file.refused]) == ((), [("Ogre", "bad_sheet")])


def test_a_creature_typed_below_a_copied_one_takes_nothing_of_it(library: Library) -> None:
    """The numbers of the second stood on the first one's sheet."""
    copied = f"Goblin\n{registry.system('ffrpg').title} · Level 3\n\nHP 30 · MP 2\nSPD 8"
    noted = f"{copied}\n\nNOTES\nIt has a second form.\n\nThe form\nHP 9"
    file = preview(library, f"{noted}\n\n{copied.replace('Goblin', 'Imp')}\n\nMarsh Wolf\nHP 22\nSPD 12")
    made = [record for record in file.records if isinstance(record, TakenCreature)]
    assert [(record.name, record.sheet["hp"], record.sheet["spd"]) for record in made] == [
        ("Goblin", 30, 8),
        ("Imp", 30, 8),
        ("Marsh Wolf", 22, 12),
    ]
    assert "The form\nHP 9" in made[0].notes
