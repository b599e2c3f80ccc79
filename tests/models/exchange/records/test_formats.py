"""Three files of each format that other programs write, with invented creatures: all come in, nothing is lost."""

from __future__ import annotations

import gc
import json
import shutil
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import yaml

from models.exchange.foreign.fifth import creature as fifth
from models.exchange.foreign.fifth import stat_block
from models.exchange.formats import READERS
from models.exchange.importer import preview_files
from models.exchange.records.import_options import ImportChoice
from models.exchange.records.neutral_creature import NeutralCreature, NeutralEncounter
from models.exchange.records.readers import Content
from models.exchange.records.report import Fate, RefusedRecord, TakenCreature, TakenParty, not_understood
from models.library import Library
from models.repositories.sheets import Sheets, installed_system
from models.storage.errors import LibraryError
from rules.sheets import schema as sheets
from rules.system import registry
from tests.models.exchange.foreign.converting import convert
from tests.models.exchange.foreign.duels import unusable

FOLDER = Path(__file__).parents[3] / "golden" / "foreign"
OF_A_KIND = "found"
"""The folder of single files, which `test_found` holds to what is known of them."""
FILES = sorted(
    path
    for path in FOLDER.glob("*/*")
    if path.parent.name != OF_A_KIND and (path.is_file() or (path / "CURRENT").is_file())
)
PACKS = FOLDER / "foundry-pack"


def records(path: Path) -> list[Any]:
    return records_of(Content.of_file(path), path.parent.name)


def records_of(content: Content, format: str = "foundry") -> list[Any]:
    reader = READERS.for_content(content)
    assert reader is not None
    assert reader.format == format
    return list(reader.read(content))


def creature(place: str, name: str) -> NeutralCreature:
    return next(
        record for record in records(FOLDER / place) if isinstance(record, NeutralCreature) and record.name == name
    )


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.name}")
def test_what_a_program_wrote_comes_in(path: Path) -> None:
    sheets = Sheets(installed_system)
    found = [record for record in records(path) if not isinstance(record, RefusedRecord | NeutralEncounter)]
    assert found
    for item in found:
        for system in ("ffrpg", "fantasia") if isinstance(item, NeutralCreature) else ("ffrpg",):
            made = convert(item, system) if isinstance(item, NeutralCreature) else item
            assert isinstance(made, TakenCreature)
            sheets.check(system, made.name, made.sheet)
            assert made.fields
            assert unusable(system, made.sheet) == []


def test_every_format_has_at_least_three_files() -> None:
    count: dict[str, int] = {}
    for path in FILES:
        count[path.parent.name] = count.get(path.parent.name, 0) + 1
    assert min(count.values()) == 3
    assert len(count) == 10


def test_a_boss_that_was_hurt_comes_back_whole() -> None:
    assert creature("improved-initiative/dump.json", "Ember Matriarch").hp == 300
    assert creature("foundry/one.json", "Silt Wader").hp == 45


def test_an_unpacked_compendium_comes_in_as_its_sources_do() -> None:
    actor = json.loads((FOLDER / "foundry/one.json").read_text("utf-8"))
    source = Content("silt-wader.yml", yaml.safe_dump(actor).encode())
    assert [item.name for item in records_of(source)] == ["Silt Wader"]


def test_a_packed_compendium_is_what_its_program_would_show_now() -> None:
    """Deleted actors are gone, overwritten ones are new, folders are named, items stand in their order."""
    compiled = records(PACKS / "compiled")
    assert [(item.name, item.folder) for item in compiled] == [
        ("Reed Archer", "Marsh/Deep"),
        ("Reed Duke", "Marsh"),
        ("Reed Wader", ""),
    ]
    archer = creature("foundry/several.json", "Dune Archer")
    assert replace(compiled[0], name=archer.name, folder="") == archer
    edited = records(PACKS / "edited")
    assert [item.name for item in edited] == ["Second Name", "Back Once More", "Weir Duke"]
    assert edited[0].features[0].name == "Shortbow"


def test_a_folder_of_worlds_brings_the_creatures_of_every_pack_in_it(tmp_path: Path) -> None:
    shutil.copytree(PACKS, tmp_path / "worlds" / "mine" / "packs")
    library = Library.open(tmp_path / "empty.turnwright", samples=(), systems=installed_system)
    plan = preview_files(library, [tmp_path / "worlds"], ImportChoice("fantasia"), READERS)
    library.close()
    assert [(file.name, file.format, len(file.records)) for file in plan.files] == [
        ("compiled", "foundry-pack", 3),
        ("edited", "foundry-pack", 3),
        ("running", "foundry-pack", 3),
    ]
    *_, party = plan.files[2].records
    assert isinstance(party, TakenParty)
    assert [member.name for member in party.members] == ["A hero"]


# A table that is damaged leaves its file to Python to close.
@pytest.mark.filterwarnings("ignore:unclosed file:ResourceWarning")
def test_a_pack_with_a_part_missing_or_spoiled_is_refused_by_the_part(tmp_path: Path) -> None:
    def refused(part: str, spoiled: bytes | None) -> str:
        folder = tmp_path / "pack"
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(PACKS / "edited", folder)
        (folder / part).unlink() if spoiled is None else (folder / part).write_bytes(spoiled)
        with pytest.raises(LibraryError) as error:
            records_of(Content.of_file(folder), "foundry-pack")
        return f"{error.value.code} {error.value.values.get('part')}"

    table = (PACKS / "edited" / "000005.ldb").read_bytes()
    assert refused("000005.ldb", None) == "pack_damaged 000005.ldb"
    assert refused("000005.ldb", table[:-9]) == "pack_damaged 000005.ldb"
    assert refused("000005.ldb", b"\xff" * 900 + table[900:]) == "pack_damaged 000005.ldb"
    assert refused("MANIFEST-000008", None).startswith("pack_damaged")
    assert refused("CURRENT", b"\xff\xfe").startswith("pack_damaged")
    gc.collect()  # so that what is left to Python is closed here, and not in a test that wants to hear of it


def test_what_was_being_written_when_the_program_stopped_never_counted(tmp_path: Path) -> None:
    folder = tmp_path / "pack"
    shutil.copytree(PACKS / "edited", folder)
    log = folder / "000010.log"
    log.write_bytes(log.read_bytes()[:-20])
    assert [item.name for item in records_of(Content.of_file(folder), "foundry-pack")][:2] == [
        "Second Name",
        "Back Once More",
    ]


def test_a_pack_of_other_things_says_that_it_holds_no_creatures(tmp_path: Path) -> None:
    folder = tmp_path / "pack"
    shutil.copytree(PACKS / "running", folder)
    log = folder / "000003.log"
    log.write_bytes(log.read_bytes().replace(b'"type":"npc"', b'"type":"car"').replace(b'"dnd5e"', b'"othe1"'))
    with pytest.raises(LibraryError, match="contains no creatures"):
        records_of(Content.of_file(folder), "foundry-pack")


def test_a_text_that_says_null_is_nothing_and_lists_in_texts_are_lists() -> None:
    lantern = creature("open5e/fixture.json", "Bog Lantern")
    assert [feature.section for feature in lantern.features] == ["action"]
    assert lantern.challenge == 0.5


def test_armour_without_a_number_is_guessed_and_told() -> None:
    beetle = creature("fight-club/terse.xml", "Tin Beetle")
    assert (beetle.ac, beetle.ac_text) == (None, "armoured shell")
    made = convert(beetle, "fantasia")
    assert isinstance(made, TakenCreature)
    assert ("ac", Fate.GUESSED) in {(fate.field, fate.fate) for fate in made.fields}
    assert "armoured shell" in made.notes


def test_what_the_program_rolls_stands_in_where_its_text_says_nothing() -> None:
    beetle = creature("fight-club/terse.xml", "Tin Beetle")
    assert [(attack.name, attack.to_hit, attack.damage[0].dice) for attack in beetle.attacks] == [("Snap", 2, "1d4")]


def test_tags_say_what_a_reader_of_the_page_would_see() -> None:
    knave = creature("5etools/tags.json", "Ferry Knave")
    assert knave.ac_text == "leather armor, shield"
    bilge = next(feature for feature in knave.features if feature.name.startswith("Bilge"))
    assert bilge.name == "Bilge (Recharge 5-6)"
    assert bilge.text.startswith("Each creature in a 15-foot cone must make a DC 12 Constitution")
    assert "{@" not in "".join(feature.name + feature.text for feature in knave.features)


def test_a_copy_is_its_original_with_its_changes_and_one_of_nothing_is_refused_by_name() -> None:
    captain = creature("5etools/copies.json", "Ferry Captain")
    assert [feature.name for feature in captain.features] == ["Hook", "Whistle"]
    assert "Then the captain moves" in captain.features[0].text
    assert [unread.place for unread in captain.unread] == ["_copy._mod.trait"]
    refused = [record for record in records(FOLDER / "5etools/copies.json") if isinstance(record, RefusedRecord)]
    assert [(refusal.name, refusal.code) for refusal in refused] == [("Ferry Ghost", "no_original")]
    assert "Ghost" in refused[0].message


def test_broken_lines_minus_signs_and_dashes_are_read_as_people_do() -> None:
    stag = creature("5e-text/page.txt", "Bramble Stag")
    assert stag.abilities["int"] == 7
    antlers = next(attack for attack in stag.attacks if attack.name == "Antlers")
    assert (antlers.to_hit, antlers.reach, antlers.damage[0].dice) == (5, 5, "2d6+3")
    assert next(attack for attack in stag.attacks if attack.name == "Bramble Burst").recharge == "5-6"
    assert stag.resistances == ("bludgeoning, piercing, and slashing from nonmagical attacks",)


LURKER = """LURKER OF THE BOG
Large giant, neutral
Armor Class 12
Hit Points 30 (4d10 + 8)
Actions
Spit. It spits in a 15-
foot cone. Each crea\u00ad
ture there must make a DC 14 Constitu\u2010
tion saving throw, taking 14 (4d6) poison damage, and the non-
magical ones half.
"""


def test_words_that_a_page_divided_or_set_in_capitals_are_as_one_writes_them() -> None:
    (lurker,), _ = stat_block.read_fifth(LURKER)
    (spit,) = lurker.features
    assert lurker.name == "Lurker of the Bog"
    assert "15-foot cone. Each creature there must make a DC 14 Constitution saving throw" in spit.text
    assert "the non-magical ones" in spit.text
    assert (spit.attacks[0].save, spit.attacks[0].dc, spit.attacks[0].area) == ("con", 14, True)


def test_what_was_understood_of_a_paste_is_found_in_the_text_as_it_was_pasted() -> None:
    text = (FOLDER / "5e-text/page.txt").read_text("utf-8")
    spans = {text[span.start : span.end].strip(): span.field for span in stat_block.understood_spans(text)}
    assert spans["Bramble Stag"] == "name"
    assert spans["Hit Points 51 (6d10 + 18)"] == "hp"
    for line in text[text.index("STR DEX") : text.index("Saving Throws")].strip().split("\n"):
        assert spans[line] == "abilities"
    for line in text[text.index("Antlers. Melee") : text.index("Hooves. Melee")].strip().split("\n"):
        assert spans[line] == "action"
    assert stat_block.understood_spans("Dear Anna, we meet on Friday.") == []
    assert {span.field for span in stat_block.understood_spans((FOLDER / "ffrpg-text/one.txt").read_text("utf-8"))} == {
        *("name", "level", "stats", "affinities", "attacks"),
    }


BEHIND = "\nSTR 12 VIT 10 AGI 7 SPD 9 MAG 3 SPR 4\nClaw: (3 x STR) + d8\n"


@pytest.mark.parametrize(
    ("line", "sheet", "kind", "notes", "named"),
    [
        ("level 8 hp 120 wild", {"level": 8, "hp": 120}, "NPC", "wild", ["wild"]),
        ("Level 8, HP 120 / MP 30", {"level": 8, "hp": 120, "mp": 30}, "NPC", "", []),
        ("Level 8 huge Fiend, HP 120", {"level": 8, "hp": 120}, "Fiend", "huge Fiend", ["huge"]),
        ("Level 8 Boss Beast (wild, sad)", {"level": 8}, "Beast", "Boss Beast (wild, sad)", ["wild, sad"]),
        ("Level 8 Fiend (Notorious)", {"level": 8}, "Fiend", "Fiend (Notorious)", []),
        ("Level 8 Regular Aquan", {"level": 8}, "Aquan", "", []),
        ("Type: wild Beast", {"level": 1}, "Beast", "wild Beast", ["wild"]),
    ],
)
def test_what_stands_behind_a_level_is_read_or_named(
    line: str, sheet: dict[str, int], kind: str, notes: str, named: list[str]
) -> None:
    text = f"Marsh Thing\n{line}{BEHIND}"
    (thing,), spans = stat_block.read_ffrpg(text)
    assert {key: thing.sheet[key] for key in sheet} == sheet
    assert (thing.kind or "NPC", thing.notes) == (kind, notes)
    assert [fate.value for fate in thing.fields if fate.said == not_understood()] == named
    underlined = " ".join(text[span.start : span.end] for span in spans)
    assert not any(word in underlined for word in named)
    assert line.split(maxsplit=1)[0].strip(":") in underlined


def test_words_behind_a_level_are_named_in_other_languages_too() -> None:
    text = "Cosa\nNivel 8 bestia salvaje, PV 120\nFUE 12 VIT 10 AGI 7 VEL 9 MAG 3 ESP 4\nZarpa: (3 x FUE) + d8\n"
    (thing,), _ = stat_block.read_ffrpg(text)
    assert (thing.level, thing.kind, thing.sheet["hp"]) == (8, "Bestia", 120)
    assert [fate.value for fate in thing.fields if fate.said == not_understood()] == ["salvaje"]


@pytest.mark.parametrize("gap", ["\n\n", "\n \n\n", "\r\n\r\n"])
def test_each_monster_of_a_page_of_text_is_one_of_its_own(gap: str) -> None:
    wolf = (FOLDER / "ffrpg-text/one.txt").read_text("utf-8").strip()
    crab = "Stone Crab\nLevel 5 Aquan\n\nHP: 70 MP: 0\nSTR 9 VIT 12 AGI 3 SPD 4 MAG 1 SPR 4\nPinch: (3 × STR) + d8"
    imp = "Bog Imp\nHP 44\nSTR 7 VIT 6 AGI 7 SPD 8 MAG 6 SPR 4\nImmunity: Sleep"
    page = gap.join((wolf, "What follows lives in the marsh.", crab, imp))
    taken, spans = stat_block.read_ffrpg(page)
    assert [(record.name, record.level, record.sheet["hp"]) for record in taken] == [
        ("Reed Wolf", 6, 132),
        ("Stone Crab", 5, 70),
        ("Bog Imp", 1, 44),
    ]
    assert [record.sheet.get("immune") for record in taken] == [["poison"], None, ["sleep"]]
    assert "lives in the marsh" in taken[0].notes
    assert [page[span.start : span.end].strip() for span in spans if span.field == "name"] == [
        record.name for record in taken
    ]


def test_a_text_that_is_no_stat_block_is_named_by_its_beginning() -> None:
    line = f"Bog Imp! {'STR 7 VIT 6 AGI 7 SPD 8 MAG 6 SPR 4 HP 44 ' * 4}"
    with pytest.raises(LibraryError) as refused:
        stat_block.read_ffrpg(line)
    assert refused.value.values["name"] == line[:40]


def test_what_the_makers_file_leaves_to_the_book_is_worked_out_as_the_book_does() -> None:
    pike = next(record for record in records(FOLDER / "ffrpg-monster-maker/several.json") if record.name == "Reed Pike")
    assert {key: pike.sheet[key] for key in ("hp", "acc", "macc", "eva", "meva", "arm", "marm")} == {
        "hp": 240,
        "acc": 102,
        "macc": 112,
        "eva": 22,
        "meva": 21,
        "arm": 16,
        "marm": 45,
    }


def test_the_kind_of_an_ability_may_stand_in_brackets_behind_its_name() -> None:
    text = "Marsh Worm\nLevel 14 Regular Aquan\nHP 420 VIT 12 SPR 5\nBite: (4 x STR) + 2d8\n"
    (worm,), _ = stat_block.read_ffrpg(
        f"{text}Acid Spray (Fast): (5 x MAG) + 2d8, M. Armor, Bio Elemental, Target: Group"
    )
    (bite,), (spray,) = worm.sheet["weapons"], worm.sheet["abilities"]
    assert (bite["name"], worm.notes) == ("Bite", "")
    assert (spray["name"], spray["type"], spray["target"], spray["damage"]["element"]) == (
        "Acid Spray",
        "fast",
        "group",
        "bio",
    )


LAGARTO = """Lagarto de ciénaga
Nivel 14 Notorio Bestia
PV 420  PM 12
FUE 11 VIT 12 AGI 6 VEL 7 MAG 4 ESP 5
PRE 106, PRE M 122; EVA 27; EVA M 23
Armadura: 40, Armadura mágica: 18
Debilidad: hielo, rayo
Inmunidad a estados: veneno, sueño, aburrimiento
Experiencia 300 Gil 120
Mordisco: (4 x FUE) + 2d8
Aliento de fuego (Rápida): (5 × MAG) + 2d8, M. ARM, fuego, objetivo: grupo
Vive donde el agua no corre."""
LAGARTO_PT = """Lagarto do pântano
Nível 14 Notório Besta
Pontos de vida: 420 | Pontos de magia: 12
Força 11 Vitalidade 12 Agilidade 6 Velocidade 7 Magia 4 Espírito 5
Fraqueza a: gelo, raio
Imunidade a estados: veneno, sono, tédio
Mordida: (4 x FOR) + 2d8
Sopro de fogo (Rápido): (5 × MAG) + 2d8, M. ARM, fogo, alvo: grupo"""


@pytest.mark.parametrize(
    ("text", "name", "kind", "bite", "breath", "left"),
    [
        (LAGARTO, "Lagarto de ciénaga", "Bestia", "Mordisco", "Aliento de fuego", "aburrimiento"),
        (LAGARTO_PT, "Lagarto do pântano", "Besta", "Mordida", "Sopro de fogo", "tédio"),
    ],
)
def test_a_block_of_ffrpg_is_read_in_the_labels_of_other_languages(
    text: str, name: str, kind: str, bite: str, breath: str, left: str
) -> None:
    assert stat_block.is_ffrpg(text)
    (lizard,), spans = stat_block.read_ffrpg(text)
    assert (lizard.name, lizard.level, lizard.kind) == (name, 14, kind)
    stats = ("hp", "mp", "str", "vit", "agi", "spd", "mag", "spr")
    assert tuple(lizard.sheet[key] for key in stats) == (420, 12, 11, 12, 6, 7, 4, 5)
    assert lizard.sheet["elements"] == {"ice": "weak", "lightning": "weak"}
    assert lizard.sheet["immune"] == ["poison", "sleep"]
    (weapon,), (ability,) = lizard.sheet["weapons"], lizard.sheet["abilities"]
    assert (weapon["name"], weapon["scale"], weapon["attribute"], weapon["die"]) == (bite, 4, "str", "2d8")
    assert (ability["name"], ability["type"], ability["target"]) == (breath, "fast", "group")
    assert (ability["damage"]["element"], ability["damage"]["type"]) == ("fire", "magical")
    assert left in lizard.notes, "what is not understood is told in its own words"
    told = {text[span.start : span.end].strip() for span in spans if span.field == "name"}
    assert told == {name}
    assert any(text[span.start : span.end].startswith(bite) for span in spans if span.field == "attacks")


def test_all_numbers_that_stand_in_a_spanish_block_are_taken() -> None:
    (lizard,), _ = stat_block.read_ffrpg(LAGARTO)
    told = {"acc": 106, "macc": 122, "eva": 27, "meva": 23, "arm": 40, "marm": 18, "xp": 300, "gil": 120}
    assert {key: lizard.sheet[key] for key in told} == told
    assert "Vive donde el agua no corre." in lizard.notes.splitlines()


@pytest.mark.parametrize(
    "text",
    [
        "Lobo\nPV 24 PM 0\nFUE 3 AGI 2 VIT 2 MEN 1\nDE 12 DM 9",
        "Bandolero\nPV 12 DES 11 FUE 12 Esquivar 30",
        "Soldado\nVIDA 6 CON 4 AÇÃO 5 FOR 3 PER 2",
    ],
)
def test_a_sheet_of_another_system_is_no_block_of_ffrpg(text: str) -> None:
    assert not stat_block.is_ffrpg(text)


ABBREVIATED = "{name}\nNV 3\nPV 60 PM 10\n{stats}\n{rest}"


@pytest.mark.parametrize(
    ("block", "strength", "weak"),
    [
        (("Fera do rio", "FOR 8 VIT 6 AGI 6 VEL 5 MAG 5 ESP 5", "Mordida: (3 x FOR) + d8\nFraqueza: gelo"), 8, "ice"),
        (("Lobo", "VIT 6 AGI 6 VEL 5 MAG 5 ESP 5", "Mordida: (3 x FOR) + d8\nFraqueza: gelo"), 1, "ice"),
        (("Dragão", "VIT 6 ESP 5", "Cauda: (3 x FOR) + d8, trovão\nFraqueza: fogo"), 1, "fire"),
        (("Fiera del río", "FUE 8 VIT 6 AGI 6 VEL 5 MAG 5 ESP 5", "Boca: (3 x FUE) + d8\nDebilidad: hielo"), 8, "ice"),
    ],
)
def test_a_block_of_abbreviations_is_read_in_the_language_of_the_whole_of_it(
    block: tuple[str, str, str], strength: int, weak: str
) -> None:
    name, stats, rest = block
    text = ABBREVIATED.format(name=name, stats=stats, rest=rest)
    assert stat_block.is_ffrpg(text)
    (read,), _ = stat_block.read_ffrpg(text)
    assert (read.name, read.level, read.sheet.get("str", 1), read.sheet["elements"]) == (
        name,
        3,
        strength,
        {weak: "weak"},
    )
    assert [(item["scale"], item["attribute"], item["die"]) for item in read.sheet["weapons"]] == [(3, "str", "d8")]


def test_a_line_in_which_numbers_are_not_alone_is_told_in_the_notes() -> None:
    block = "Bog Imp\nHP 44 VIT 6 SPR 4\nMagic 3 times a day it hides.\nTail: (2 x STR) and venom"
    (imp,), _ = stat_block.read_ffrpg(block)
    assert (imp.sheet["hp"], "mag" in imp.sheet) == (44, False)
    assert imp.notes.splitlines() == ["Magic 3 times a day it hides.", "Tail: (2 x STR) and venom"]


@pytest.mark.parametrize(
    ("rows", "wanted"),
    [
        (
            ["cold", "bludgeoning", "piercing", "and slashing from nonmagical attacks"],
            ("cold", "bludgeoning, piercing, and slashing from nonmagical attacks"),
        ),
        (["bludgeoning", "piercing from nonmagical attacks"], ("bludgeoning", "piercing from nonmagical attacks")),
        (["fire", "and cold"], ("fire", "cold")),
        (["fire and cold"], ("fire", "cold")),
    ],
)
def test_a_row_that_was_cut_at_its_commas_is_one_again(rows: list[str], wanted: tuple[str, ...]) -> None:
    """What holds for blows without magic alone must not hold for all."""
    assert fifth.damage_types_of(rows) == wanted


GRYPHON = """Name: Pale Gryphon
Type: Notorious Beast
Level: 12
STR: 12
VIT: 10
AGI: 11
SPD: 9
MAG: 6
SPR: 8
HP: 310
\u2022 Weapon: Beak (4 x STR) + d8
\u2022 Gust (6 MP, CT 5): (4 \u00d7 MAG) + d8 Wind, M.\u00a0ARM, Group
Weak to Ice
Immune to: Sleep; Poison"""


def test_an_ffrpg_monster_may_be_told_line_by_line_with_its_name_and_its_type_behind_labels() -> None:
    (made,) = stat_block.read_ffrpg(GRYPHON)[0]
    sheet = made.sheet
    assert (made.name, made.level, made.kind, sheet["hp"], sheet["spd"]) == ("Pale Gryphon", 12, "Beast", 310, 9)
    assert sheet["elements"] == {"ice": "weak"}
    assert sheet["immune"] == ["sleep", "poison"]
    assert [(item["name"], item["scale"]) for item in sheet["weapons"]] == [("Beak", 4)]
    assert [(item["name"], item["mp"], item["ct"]) for item in sheet["abilities"]] == [("Gust", 6, 5)]


OAK = (FOLDER / "ffrpg-text" / "costs.txt").read_text("utf-8")


def test_weapons_and_costs_stand_before_and_behind_a_name() -> None:
    (oak,), spans = stat_block.read_ffrpg(OAK)
    (rod,) = oak.sheet["weapons"]
    assert (rod["name"], rod["scale"], rod["attribute"], rod["die"]) == ("Oak Rod", 2, "str", "d6")
    fire, cure, gaze = oak.sheet["abilities"]
    assert (fire["name"], fire["type"], fire["mp"], fire["ct"]) == ("Fire", "magic", 8, 8)
    assert (fire["damage"]["scale"], fire["damage"]["element"], "hit" in fire) == (3, "fire", False)
    assert (cure["name"], cure["mp"], cure["heal"]) == ("Cure", 4, {"scale": 2, "attribute": "mag", "die": "d6"})
    assert (gaze["name"], gaze["type"], gaze["ct"], "damage" in gaze) == ("Gaze", "slow", 4, False)
    assert oak.notes == "Gaze: turns one to stone"
    assert sum(span.field == "attacks" for span in spans) == 4


def test_a_table_and_a_text_give_the_same_monster(tmp_path: Path) -> None:
    """Critical range, worked out numbers and attacks; what is said of them counts."""
    header = "name,level,kind,hp,mp,str,vit,agi,spd,mag,spr,Attacks"
    attacks = "; ".join(OAK.splitlines()[4:])
    table = f'{header}\nOak Wight,8,Undead,120,20,7,6,5,4,3,2,"{attacks}"\n'
    library = Library.open(tmp_path / "empty.turnwright", samples=(), systems=installed_system)
    plan = preview_files(
        library, [Content("a.csv", table.encode()), Content("a.txt", OAK.encode())], ImportChoice("ffrpg"), READERS
    )
    hero = table.replace("kind,", "sheet.kind,").replace(",Undead,", ",pc,").replace("Oak Wight", "Ann")
    (ann,) = preview_files(library, [Content("b.csv", hero.encode())], ImportChoice("ffrpg"), READERS).files[0].records
    library.close()
    of_table, of_text = (file.records[0] for file in plan.files)
    assert isinstance(of_table, TakenCreature)
    assert isinstance(of_text, TakenCreature)
    assert of_table.sheet == of_text.sheet
    assert (of_table.sheet["acc"], of_table.sheet["arm"]) == (98, 11)
    # What a sheet does not say of Critical Hits is the rules' own, as of a creature added by a line of text.
    assert "crit" not in of_table.sheet
    assert (of_table.level, of_table.kind, of_table.notes) == (of_text.level, of_text.kind, of_text.notes)
    guessed = [{fate.field for fate in made.fields if fate.fate is Fate.GUESSED} for made in (of_table, of_text)]
    assert guessed[1] <= guessed[0]
    # What a player's character has of skills and gear is not worked out.
    assert isinstance(ann, TakenCreature)
    assert "crit" not in ann.sheet
    assert "acc" not in ann.sheet


@pytest.mark.parametrize(
    ("system", "table", "rows"),
    [
        ("fantasia", "Nombre;PV;DE;DM;Ataque\nTrasgo;24;12;9;Garras: 2d+3\n", [("Garras", "2d+3")]),
        (
            "d100",
            'Nombre,DES,PV,Arma\nX,12,11,"Espada 60 %, 1D8; Arco: 40 %, 1D6"\n',
            [("Espada", "1d8"), ("Arco", "1d6")],
        ),
    ],
)
def test_a_column_of_attacks_is_read_as_lines_of_a_text_are(
    system: str, table: str, rows: list[tuple[str, str]], tmp_path: Path
) -> None:
    library = Library.open(tmp_path / "empty.turnwright", samples=(), systems=installed_system)
    (file,) = preview_files(library, [Content("a.csv", table.encode())], ImportChoice(system), READERS).files
    library.close()
    (value,) = file.records
    assert isinstance(value, TakenCreature)
    assert [(row["name"], row["damage"]) for row in value.sheet["weapons"]] == rows


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("{@hitYourSpellAttack} to hit", "your spell attack modifier to hit"),
        ("{@hitYourSpellAttack +5} to hit, {@dcYourSpellSave}", "+5 to hit, your spell save DC"),
        ("{@spell light, {@spell guidance}, @spell mage hand}", "light, guidance, mage hand"),
        ("a@b.c writes {plain}", "a@b.c writes {plain}"),
    ],
)
def test_tags_without_a_number_or_an_end_are_words(text: str, wanted: str) -> None:
    """Texts of other programs were often taken from 5etools: their tags are told wherever they stand."""
    found = fifth.CreatureParts(name="Bat")
    found.add("trait", "Trait", text)
    assert found.features[0].text == wanted


HERO = """Ilva
Level 6 Humanoid
HP 120 MP 40
STR 8 VIT 7 AGI 9 SPD 9 MAG 6 SPR 5
Weapon: Oak Rod (2 x STR) + d6
Reactions: Riposte (a Melee hit, 40 %), Grudge (after a miss), Parry
{line}
Items: 2 Potions, Ether x3, Remedy (2), Rope, Phoenix Down, Potion
"""
PARRIES = "Riposte (a Melee hit, 40 %), Grudge (after a miss), Parry"


def test_items_and_reactions_of_a_pasted_hero_arrive_and_what_cannot_is_named() -> None:
    (ilva,), spans = stat_block.read_ffrpg(HERO.format(line="Reaction: Flinch"))
    known = {row["id"]: row for row in registry.system("ffrpg").row_templates["items"]}
    wanted = {"potion": 3, "ether": 3, "remedy": 2, "phoenix-down": 1}
    assert ilva.sheet["items"] == [{**known[id], "qty": qty} for id, qty in wanted.items()]
    assert ilva.sheet["reactions"] == [
        {"id": "riposte", "name": "Riposte", "trigger": "hit_melee", "cos": 40},
        {"id": "grudge", "name": "Grudge", "trigger": "missed"},
    ]
    assert ilva.notes.splitlines() == ["Reaction: Flinch", "Reactions: Parry", "Items: Rope"]
    assert [field.value for field in ilva.fields if field.field == "text"] == ilva.notes.splitlines()
    assert {span.field for span in spans} >= {"items", "reactions"}
    assert not [
        span for span in spans if HERO.format(line="Reaction: Flinch")[span.start : span.end].endswith("Flinch")
    ]
    sheets.check(registry.system("ffrpg").sheet, ilva.sheet)


@pytest.mark.parametrize(
    ("told", "row"),
    [
        ("Counter: a Ranged attack", {"trigger": "attacked_ranged"}),
        ("Counter (when hit)", {"trigger": "hit"}),
        ("Counter (hit or missed)", None),
        ("Counter (a hit, 0 %)", None),
        ("Counter (Melee miss)", None),
        ("Counter", None),
    ],
)
def test_a_reaction_says_what_brings_it_about(told: str, row: dict[str, object] | None) -> None:
    (ilva,), _ = stat_block.read_ffrpg(HERO.format(line="").replace(PARRIES, told))
    wanted = None if row is None else [{"id": "counter", "name": "Counter", **row}]
    assert ilva.sheet.get("reactions") == wanted
    assert (f"Reactions: {told}" in ilva.notes) == (row is None)


def test_items_and_reactions_are_named_in_other_languages_too() -> None:
    (ilva,), _ = stat_block.read_ffrpg(LAGARTO.rstrip() + "\nObjetos: 2 Potion, Cuerda\nReacciones: Revancha (hit)\n")
    assert [(row["id"], row["qty"]) for row in ilva.sheet["items"]] == [("potion", 2)]
    assert [row["trigger"] for row in ilva.sheet["reactions"]] == ["hit"]
    assert "Objetos: Cuerda" in ilva.notes


@pytest.mark.parametrize("sign", [", ", " (", " - ", " – "])
@pytest.mark.parametrize("life", ["1,240", "1.240", "1240", "620/1,240"])
def test_name_level_and_thousands_may_stand_in_one_line(sign: str, life: str) -> None:
    text = (
        f"Brine Knight{sign}Lv. 12 Humanoid\nHP: {life} MP: 80\nSTR 18 VIT 16 AGI 9 SPD 11 MAG 6 SPR 8\n"
        "Weapon: Salt Blade — (5 × STR) + 2d8, Water\nWeak: Lightning; Absorbs: Water\n"
    )
    (knight,), _ = stat_block.read_ffrpg(text)
    assert (knight.name, knight.level, knight.kind, knight.sheet["hp"]) == ("Brine Knight", 12, "Humanoid", 1240)
    assert knight.sheet["weapons"][0]["name"] == "Salt Blade"
    assert knight.sheet["elements"] == {"lightning": "weak", "water": "absorb"}
    assert "Absorbs" not in knight.notes
