"""What game masters write in a stat block of FFRPG beside the book's lines: the known arrives, the rest is named."""

import re
from typing import Any

import pytest

from models.exchange.foreign.fifth import stat_block
from models.exchange.formats import READERS
from models.exchange.importer import preview_files
from models.exchange.records.import_options import ImportChoice
from models.exchange.records.readers import Content
from models.exchange.records.report import TakenCreature, unsaid_warnings
from models.exchange.tables import labelled_text
from models.exchange.tables.columns import header_key, meanings
from models.library import Library
from models.repositories.sheets import installed_system
from rules.sheets import schema
from rules.sheets.schema import label_of
from rules.system import registry
from rules.system.label_words import translated

BLOCK = "Tobin Marsh\nLevel 5 Thief\nHP 95  MP 40\nSTR 9, VIT 9, AGI 14, SPD 14, MAG 4, SPR 6\n"

CHANCE = {"flat": 60}


def read(text: str) -> TakenCreature:
    (found,) = stat_block.read_ffrpg(text)[0]
    schema.check(registry.system("ffrpg").sheet, found.sheet)
    return found


def ability(line: str) -> dict[str, Any]:
    found = read(BLOCK + line)
    assert found.notes == "Thief", line
    (row,) = found.sheet["abilities"]
    return dict(row)


def test_an_unknown_word_among_statistics_takes_none_of_them_away() -> None:
    found = read(f"{BLOCK}ACC 78, M. ACC 110, EVA 14, Critical 12, Luck 7\n")
    assert [found.sheet[key] for key in ("acc", "macc", "eva", "crit")] == [78, 110, 14, 12]
    assert found.notes.splitlines() == ["Thief", "Luck 7"]


@pytest.mark.parametrize("line", ["Luck 7, ACC 78", "It sleeps in caves", ""])
def test_what_is_worked_out_is_said(line: str) -> None:
    ((sentence, system),) = unsaid_warnings([read(BLOCK + line)])
    assert (sentence.message, system) == ("import-worked_out_fields", "ffrpg")
    assert sentence.words["fields"] == ("" if "ACC" in line else "acc, ") + "macc, eva, meva, arm, marm, dex, mnd"


@pytest.mark.parametrize(
    "written",
    ["Critical Hit 1-12", "Crit 1-12", "Critical 12", "Crit: 12%", "critical hits 1 - 12", "Critical: 12"],
)
def test_a_critical_range_is_its_highest_number(written: str, tmp_path: Any) -> None:
    assert read(f"{BLOCK}{written}\n").sheet["crit"] == 12
    assert read(f"{BLOCK}ACC 78, {written}, EVA 14\n").sheet["crit"] == 12
    header, row = "Name,HP,SPD,VIT,SPR", "Tobin,95,14,9,6"
    cell = re.sub(r"^[A-Za-z: ]+", "", written).strip()
    assert crit_of_cell(tmp_path, f"{header},Critical Hit\n{row},{cell}\n", {}) == 12
    chosen = {"Name": "name", "HP": "sheet.hp", "SPD": "sheet.spd", "Kritisch": "sheet.crit"}
    assert crit_of_cell(tmp_path, f"{header},Kritisch\n{row},{cell}\n", chosen) == 12


def crit_of_cell(folder: Any, table: str, chosen: dict[str, str]) -> int:
    with_columns = {columns_key(table): chosen} if chosen else {}
    library = Library.open(folder / "empty.turnwright", samples=(), systems=installed_system)
    choice = ImportChoice("ffrpg", columns=with_columns)
    (tobin,) = preview_files(library, [Content("a.csv", table.encode())], choice, READERS).files[0].records
    library.close()
    assert isinstance(tobin, TakenCreature)
    assert tobin.notes == ""
    return int(tobin.sheet["crit"])


def columns_key(table: str) -> str:

    return header_key(table.partition("\n")[0].split(","))


@pytest.mark.parametrize(
    ("line", "trigger", "chance"),
    [
        ("Reaction: Counter (hit, CoS 40)", "hit", 40),
        ("Reaction: Riposte (missed, CoS 25)", "missed", 25),
        ("Reaction: Riposte (CoS: 25%, a Melee hit)", "hit_melee", 25),
        ("Reaction: Counter: when hit in melee, 40%", "hit_melee", 40),
        ("Reaction: Counter (when attacked, 40% chance)", "attacked", 40),
        ("Reaction: Counter (hit)", "hit", None),
    ],
)
def test_a_reaction_has_the_chance_that_is_written(line: str, trigger: str, chance: int | None) -> None:
    (row,) = read(BLOCK + line).sheet["reactions"]
    assert (row["trigger"], row.get("cos")) == (trigger, chance)
    assert read(BLOCK + line).notes == "Thief"


@pytest.mark.parametrize("when", ["hit, once a round", "hit, 7", "hit, CoS 400", "hit by Fire"])
def test_a_reaction_of_which_something_is_not_understood_is_kept_in_the_notes(when: str) -> None:
    found = read(f"{BLOCK}Reaction: Counter ({when})")
    assert "reactions" not in found.sheet
    assert f"Reaction: Counter ({when})" in found.notes


@pytest.mark.parametrize(
    ("written", "target"),
    [
        *(("Party", "party"), ("All", "all"), ("everybody", "all"), ("Self", "self"), ("the user", "self")),
        *(("Random", "random"), ("Random Opponent", "random_opponent"), ("one random enemy", "random_opponent")),
        *(("Random Ally", "random_ally"), ("Single/Group", "single_group"), ("all enemies", "group")),
        *(("all allies", "party"), ("Group", "group"), ("Single", "single"), ("one ally", "single")),
    ],
)
def test_each_word_for_a_target_is_understood(written: str, target: str) -> None:
    for line in (
        f"Bless (3 MP, CT 2): {written}. Protect (4).",
        f"Bless (3 MP, CT 2, {written}): Protect (4)",
        f"Bless (3 MP, CT 2): Protect (4), {written}",
    ):
        row = ability(line)
        assert (row["target"], row["effects"]) == (target, [{"status": "protect", "timer": 4}]), line
    assert ability(f"Ray (3 MP): {written}. (2 x MAG) + d8 Ice damage")["target"] == target


@pytest.mark.parametrize(
    ("told", "heal"),
    [
        ("Restores (2 x MAG) + d10 HP", {"scale": 2, "attribute": "mag", "die": "d10"}),
        ("heals (2 x MAG) + d10", {"scale": 2, "attribute": "mag", "die": "d10"}),
        ("Cures (3 x SPR) + 2d6 HP", {"scale": 3, "attribute": "spr", "die": "2d6"}),
        ("restores HP equal to (2 x MAG) + d10", {"scale": 2, "attribute": "mag", "die": "d10"}),
        ("Restores (1 x MAG) + d6 MP", {"scale": 1, "attribute": "mag", "die": "d6", "pool": "mp"}),
        ("restores 50 HP", {"amount": 50, "pool": "hp"}),
        ("restores 30 MP", {"amount": 30, "pool": "mp"}),
        ("heals all HP", {"full": True, "pool": "hp"}),
    ],
)
def test_what_is_restored_arrives(told: str, heal: dict[str, Any]) -> None:
    row = ability(f"Mass Cure (12 MP, CT 6): Party. {told}.")
    assert (row["target"], row["mp"], row["heal"]) == ("party", 12, heal)


@pytest.mark.parametrize(
    "told",
    [
        *("Silence (2), CoS 60", "Silence (2) (CoS 60)", "Silence (2), 60%", "60% Silence (2)", "CoS 60 Silence (2)"),
        *("Silence (2, CoS 60)", "Silence (60%, 2)", "CoS: 60% Silence (2)", "inflicts Silence (2), CoS 60"),
    ],
)
def test_the_chance_of_a_status_before_it_and_behind(told: str) -> None:
    for row in (ability(f"Hush (6 MP, CT 4): Group. {told}."), ability(f"Hush (Slow, CT 4): {told}, Group")):
        assert row["effects"] == [{"status": "silence", "timer": 2, "cos": CHANCE}]
    assert ability(f"Hush (6 MP, CT 4): Group. {told}.")["hit"] == "auto"


def test_a_weapon_has_its_own_accuracy_and_critical_range_and_all_its_elements_are_named() -> None:
    found = read(f"{BLOCK}Club (4 x STR) + 2d6, ACC 105, Crit 1-15; Torch (1 x STR) + d6 Fire and Holy")
    club, torch = found.sheet["weapons"]
    assert (club["acc"], club["crit"], torch["damage" if "damage" in torch else "element"]) == (105, 15, "fire")
    assert found.notes.splitlines()[1:] == ["Torch: Fire and Holy"]


NUMBERS = re.compile(r"\d+")
TOLD = (
    *("Reaction: Counter (hit, CoS 40)", "Silence (6 MP, CT 4): Group. Silence (2), CoS 60."),
    *("Mass Cure (12 MP, CT 6): Party. Restores (2 x MAG) + d10 HP.", "Crit 1-12", "Mend (3 MP): Self. restores 50 HP"),
    *("Club (4 x STR) + 2d6, ACC 95, Crit 1-15, 30% Blind (3)", "ACC 78, M. ACC 110, EVA 14, Critical 12"),
    *("Doom (9 MP): All; Death 5%, CoS 70", "Sleep (4 MP, CoS 50): Group. Sleep (3)", "Items: 2x Potion"),
    *("Items dropped: Potion 50%", "Doze (6 MP): Group, 70% Sleep (4), CoS 80"),
)


@pytest.mark.parametrize("line", TOLD)
def test_every_number_that_is_underlined_changes_the_record(line: str) -> None:
    text = BLOCK + line
    found, spans = read(text), stat_block.read_ffrpg(text)[1]
    for number in NUMBERS.finditer(text, len(BLOCK)):
        if (text[number.start() - 5 : number.start()] == "Crit " and number[0] == "1") or not any(
            span.start <= number.start() < span.end for span in spans
        ):
            continue
        other = f"{text[: number.start()]}{int(number[0]) + 1}{text[number.end() :]}"
        changed = stat_block.read_ffrpg(other)[0][0]
        assert changed.sheet != found.sheet, (line, number[0])


@pytest.mark.parametrize(
    ("label", "text", "field", "value"),
    [
        ("Status Immunities", "Sleep, Poison", "immune", ["sleep", "poison"]),
        ("Critical Hit", "12", "crit", 12),
        ("Expertise", "40", "exp", 40),
        ("Brawl", "40", "brawl_acc", 40),
        ("Two Weapons", "40", "two_weapons_acc", 40),
        ("Initiative bonus", "3", "init_bonus", 3),
        ("Equipment Tier", "3", "tier", 3),
        ("Auto-Status", "Regen", "auto_status", ["regen"]),
        ("Items dropped", "Potion 50%", "drops", [{"item": "Potion", "chance": 50}]),
        *((label, "77", key, 77) for key, label in (("acc", "ACC"), ("macc", "M. ACC"), ("eva", "EVA"), ("xp", "XP"))),
        *((label, "77", key, 77) for key, label in (("meva", "M. EVA"), ("arm", "ARM"), ("marm", "M. ARM"))),
        *((label, "77", key, 77) for key, label in (("dex", "DEX"), ("mnd", "MND"), ("gil", "Gil"), ("hp", "HP"))),
    ],
)
@pytest.mark.parametrize("language", [0, 1, 2])
def test_a_label_of_the_program_is_read_in_a_block(
    label: str, text: str, field: str, value: Any, language: int
) -> None:
    system = registry.system("ffrpg")
    assert label == label_of(field, system.sheet.model_fields[field])
    own = (label, *translated(system, label))[language]
    words = {"Sleep": ("Sleep", "Sueño", "Sono"), "Poison": ("Poison", "Veneno", "Veneno")}
    words |= {"Regen": ("Regen", "Regeneración", "Regeneração")}
    for word, told in words.items():
        text = text.replace(word, told[language])
    head = (
        "Tobin Marsh\nLevel 5\nMP 40\nSTR 9, VIT 9, AGI 14, SPD 14, MAG 4, SPR 6\nHP 77\n",
        "Tobín\nNivel 5\nPM 40\nFUE 9, VIT 9, AGI 14, VEL 14, MAG 4, ESP 6\nPV 77\n",
        "Tobim\nNível 5\nPM 40\nFOR 9, VIT 9, AGI 14, VEL 14, MAG 4, ESP 6\nPV 77\n",
    )[language]
    found = stat_block.read_ffrpg(f"{head}{own}: {text}\n")[0][0]
    assert found.sheet[field] == value
    assert found.notes == ""


@pytest.mark.parametrize(
    ("label", "text", "field", "value"),
    [
        *((label, "Sleep", "immune", ["sleep"]) for label in ("Immune", "Immunity", "Immunities", "Status Immunity")),
        *((label, "Fire", "elements", {"fire": "resist"}) for label in ("Resist", "Resistance", "Resistances")),
        *((label, "Fire", "elements", {"fire": "weak"}) for label in ("Weak to", "Weakness", "Weaknesses")),
        *((label, "Fire", "elements", {"fire": "absorb"}) for label in ("Absorb", "Absorbs", "Absorbance")),
        ("Affinities", "Fire Weakness, Ice Resistance", "elements", {"fire": "weak", "ice": "resist"}),
        ("Affinities", "weak to Fire; Holy: absorb", "elements", {"fire": "weak", "holy": "absorb"}),
        ("Afinidades", "Fuego debilidad, Hielo absorción", "elements", {"fire": "weak", "ice": "absorb"}),
    ],
)
def test_labels_in_singular_and_plural_are_read_alike(label: str, text: str, field: str, value: Any) -> None:
    block = BLOCK
    if label == "Afinidades":
        block = "Tobín\nNivel 5 Thief\nPV 95  PM 40\nFUE 9, VIT 9, AGI 14, VEL 14, MAG 4, ESP 6\n"
    found = read(f"{block}{label}: {text}\n")
    assert found.sheet[field] == value
    assert found.notes == "Thief"


@pytest.mark.parametrize("numbers", ["HP 60, MP 20\nSPD 11", "HP 60 MP 20 SPD 11", "Level 5\nSPD: 11 HP: 60 MP 20"])
def test_a_hero_without_all_attributes_keeps_abilities(numbers: str) -> None:
    text = (
        f"Tess\n{numbers}\nCure (5 MP, CT 4): Single, heals (3 x MAG) + d8\nDagger (2 x AGI) + d6\nImmunities: Sleep\n"
    )
    assert stat_block.is_ffrpg(text)
    tess = read(text)
    assert (tess.sheet["hp"], tess.sheet["spd"], tess.sheet["immune"], tess.notes) == (60, 11, ["sleep"], "")
    assert (tess.sheet["abilities"][0]["mp"], tess.sheet["weapons"][0]["name"]) == (5, "Dagger")


@pytest.mark.parametrize("text", ["Wolf\nHP 12\nSPD 3\n", "Lobo\nPV 24  DE 12  DM 9\nVEL 3\nFuego (5 PM): daño 2d\n"])
def test_a_speed_alone_makes_no_block(text: str) -> None:
    assert not stat_block.is_ffrpg(text)
    assert labelled_text.is_sheet(text) or "Wolf" in text


def test_what_is_not_said_of_critical_hits_is_the_rules_own() -> None:
    sheet = read(BLOCK).sheet
    assert "crit" not in sheet
    assert schema.check(registry.system("ffrpg").sheet, sheet).model_dump()["crit"] == 10


@pytest.mark.parametrize("system", ["ffrpg", "fulminato", "fantasia", "d100", "tabuleiro"])
def test_each_label_of_a_sheet_is_the_column_of_its_field_in_every_language(system: str) -> None:
    rules = registry.system(system)
    for key, info in rules.sheet.model_fields.items():
        for title in (label_of(key, info), *translated(rules, label_of(key, info))):
            assert meanings([title], rules)[0].field == f"sheet.{key}", title


@pytest.mark.parametrize(
    ("line", "target", "lifted"),
    [
        ("Esuna (9 MP, CT 7): Single. Lifts Poison, Blind.", "single", ["poison", "blind"]),
        ("Panacea (9 MP, CT 7): Party. Cures Poison and Sleep.", "party", ["poison", "sleep"]),
        ("Waking (2 MP, CT 2): Single, removes Sleep/Confuse", "single", ["sleep", "confuse"]),
    ],
)
def test_what_ends_statuses_puts_none_of_them_on(line: str, target: str, lifted: list[str]) -> None:
    row = ability(line)
    assert (row["target"], row["effects"]) == (target, [{"lift": lifted}])


OWN_LABELS = [
    ("PC/NPC: PC", "PJ / PNJ: PJ", "kind", "pc"),
    ("Group: Wing", "Subgrupo: Wing", "group", "Wing"),
    ("Ratings: Stealth 40, AGI 50", "Valores: Sigilo 40, AGI 50", "ratings", {"stealth": 40, "agi": 50}),
    ("Combat Reflexes: yes", "Reflejos de combate: sí", "combat_reflexes", True),
    ("Move-Water: no", "Moverse en el agua: no", "move_water", False),
    ("Enhancer: Fire 20%, Ice -10%", "Potenciador: fuego 20%, hielo -10%", "enhance", {"fire": 20, "ice": -10}),
    (
        "Shields: Buckler (ARM 3, EVA 5), Targe, M. ARM 2",
        "Escudos: Buckler (ARM 3, EVA 5); Targe, M. ARM 2",
        "shields",
        [
            {"id": "buckler", "name": "Buckler", "arm": 3, "eva": 5},
            {"id": "targe", "name": "Targe", "marm": 2},
        ],
    ),
    (
        "Incarnations: Second Form (HP 200, SPD 9)",
        "Encarnaciones: Second Form (PV 200, VEL 9)",
        "forms",
        [{"name": "Second Form", "hp": 200, "spd": 9}],
    ),
]
"""Lines of a block in English and in Spanish, with the field and the value that they give."""


@pytest.mark.parametrize(("english", "spanish", "field", "value"), OWN_LABELS)
def test_what_a_sheet_has_a_field_for_is_read_in_a_block_and_in_a_column(
    english: str, spanish: str, field: str, value: Any, tmp_path: Any
) -> None:
    found = read(f"{BLOCK}{english}\n")
    assert (found.sheet[field], found.notes) == (value, "Thief")
    spanish_block = "Tobín\nNivel 5\nPV 95  PM 40\nFUE 9, VIT 9, AGI 14, VEL 14, MAG 4, ESP 6\n"
    assert read(f"{spanish_block}{spanish}\n").sheet[field] == value
    title, _, cell = english.partition(": ")
    library = Library.open(tmp_path / "empty.turnwright", samples=(), systems=installed_system)
    table = f'Name,HP,SPD,{title}\nTobin,95,14,"{cell}"\n'
    (tobin,) = (
        preview_files(library, [Content("a.csv", table.encode())], ImportChoice("ffrpg"), READERS).files[0].records
    )
    library.close()
    assert isinstance(tobin, TakenCreature)
    assert (tobin.sheet[field], tobin.notes) == (value, "")


@pytest.mark.parametrize(
    ("line", "field", "value"),
    [
        ("Combat Reflexes", "combat_reflexes", True),
        ("Move-Water.", "move_water", True),
        ("Fire Enhancer: 20%", "enhance", {"fire": 20}),
        ("[Ice] Enhancer 15%", "enhance", {"ice": 15}),
        ("Resist Fire, Ice", "elements", {"fire": "resist", "ice": "resist"}),
        ("Weak Earth", "elements", {"earth": "weak"}),
        ("Absorbs Water", "elements", {"water": "absorb"}),
        ("Null Fire", "elements", {"fire": "immune"}),
        ("Null: Fire", "elements", {"fire": "immune"}),
        ("Immune Poison, Sleep", "immune", ["poison", "sleep"]),
    ],
)
def test_a_label_needs_no_colon_before_a_word_of_the_book(line: str, field: str, value: Any) -> None:
    found = read(f"{BLOCK}{line}\n")
    assert (found.sheet[field], found.notes) == (value, "Thief")


@pytest.mark.parametrize(
    "line",
    [
        *("Resist all attempts to move it", "Weak in the knees", "Absorbs water and grows", "Immune system"),
        *("Shields: none", "Enhancer: 20%", "Ratings: Cooking 40", "PC/NPC: maybe", "Combat Reflexes: when awake"),
    ],
)
def test_what_only_begins_like_a_label_stays_a_note(line: str) -> None:
    found = read(f"{BLOCK}{line}\n")
    assert line in found.notes.splitlines()
    assert found.sheet == read(BLOCK).sheet
    assert line not in underlined(f"{BLOCK}{line}\n")


def underlined(text: str) -> list[str]:
    return [text[span.start : span.end] for span in stat_block.read_ffrpg(text)[1]]


def test_a_label_without_colon_names_what_it_cannot_place() -> None:
    found = read(f"{BLOCK}Resist Fire, Cheese\n")
    assert (found.sheet["elements"], found.notes) == ({"fire": "resist"}, "Thief\nResist: Cheese")
    block = BLOCK.replace("Tobin Marsh", "Tobín").replace("HP", "PV").replace("STR", "FUE").replace("SPD", "VEL")
    spanish = read(block.replace("SPR", "ESP").replace("Level", "Nivel") + "Resiste fuego, hielo\nAnula agua\n")
    assert spanish.sheet["elements"] == {"fire": "resist", "ice": "resist", "water": "immune"}


@pytest.mark.parametrize(
    ("line", "kept"),
    [
        ("Bolt (5 MP, 7 MP): (2 x MAG) + d8 Lightning", {}),
        ("Bolt (5 MP, CT 3): (2 x MAG) + d8 Lightning, 7 MP", {"ct": 3}),
        ("Bolt (5 MP, CT 3, CT 4): (2 x MAG) + d8 Lightning", {"mp": 5}),
    ],
)
def test_of_two_costs_none_is_taken_and_both_are_named(line: str, kept: dict[str, int]) -> None:
    found = read(f"{BLOCK}{line}\n")
    (bolt,) = found.sheet["abilities"]
    assert {key: bolt[key] for key in ("mp", "ct") if key in bolt} == kept
    assert bolt["type"] == "magic"
    note = found.notes.splitlines()[-1]
    assert note.startswith("Bolt: ")
    assert [cost for cost in re.findall(r"\d MP|CT \d", line) if cost not in note] == []
    assert not [text for text in underlined(f"{BLOCK}{line}\n") if re.search(r"5 MP|7 MP|CT", text)]
