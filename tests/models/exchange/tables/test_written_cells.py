"""A cell of a table is read as the line of a text with its column's title for a label: the same words, one creature."""

from __future__ import annotations

import csv
import io
import json
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from models.exchange.formats import READERS
from models.exchange.importer import FilePreview, preview_files
from models.exchange.records.import_options import ImportChoice
from models.exchange.records.readers import Content
from models.exchange.records.report import TakenCreature, not_understood_warnings
from models.exchange.tables import columns, written_cells
from models.library import Library
from rules.sheets.schema import label_of, row_model
from rules.system import registry
from rules.system.label_words import LISTS, written_out
from rules.system.translated_system import worded
from tests.command_line import COMMAND

pytestmark = pytest.mark.real_systems


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Library]:
    opened = Library.open(tmp_path_factory.mktemp("cells") / "a.turnwright", samples=())
    yield opened
    opened.close(back_up=False)


def table(*rows: Sequence[object], separator: str = ",") -> str:
    out = io.StringIO()
    csv.writer(out, delimiter=separator).writerows(rows)
    return out.getvalue()


def preview(library: Library, text: str, system: str = "", name: str = "a.csv") -> FilePreview:
    (file,) = preview_files(library, [Content(name, text.encode())], ImportChoice(system=system), READERS).files
    return file


def taken(library: Library, text: str, system: str = "", name: str = "a.csv") -> TakenCreature:
    file = preview(library, text, system, name)
    assert file.refused == ()
    (record,) = file.records
    assert isinstance(record, TakenCreature)
    return record


OSWIN = (
    *(("Level", 5), ("HP", 58), ("MP", 60), ("STR", 6), ("VIT", 7), ("AGI", 6), ("SPD", 8), ("MAG", 12), ("SPR", 12)),
    ("Weapon", "Oak Staff (2 x STR) + d6"),
)
CURE = "Cure (5 MP, CT 4): heals (3 x MAG) + d8 HP, Single/Group"
LIFE = "Life (18 MP, CT 10): revives with 25% HP"


@pytest.mark.parametrize("title", ["Abilities", "Ability", "Spells", "Hechizos"])
@pytest.mark.parametrize("separator", [",", ";"])
def test_abilities_stand_beside_a_weapon(library: Library, title: str, separator: str) -> None:
    header, row = zip(("Name", "Brother Oswin"), *OSWIN, (title, f"{CURE}; {LIFE}"), strict=True)
    hero = taken(library, table(header, row, separator=separator), "ffrpg")
    assert [weapon["name"] for weapon in hero.sheet["weapons"]] == ["Oak Staff"]
    assert [(item["name"], item["mp"], item["ct"]) for item in hero.sheet["abilities"]] == [
        ("Cure", 5, 4),
        ("Life", 18, 10),
    ]
    assert hero.notes == ""


@pytest.mark.parametrize(
    ("title", "cell", "key", "value"),
    [
        ("Items", "3x Potion, 2 Antidotes", "items", [("potion", 3), ("antidote", 2)]),
        ("Drops", "Potion 50%", "drops", [("Potion", 50)]),
        ("Immune", "Sleep, Poison", "immune", ["sleep", "poison"]),
        ("Weakness", "Fire", "elements", {"fire": "weak"}),
        ("Absorbs", "Ice; Water", "elements", {"ice": "absorb", "water": "absorb"}),
        ("Reaction", "Riposte (hit_melee, 60%)", "reactions", [("Riposte", 60)]),
        ("Auto-Status", "Haste", "auto_status", ["haste"]),
    ],
)
def test_lists_of_a_hero_are_read_without_a_weapon_beside(
    library: Library, title: str, cell: str, key: str, value: object
) -> None:
    hero = taken(library, table(("Name", "HP", "SPD", title), ("A", 10, 5, cell)), "ffrpg")
    found = hero.sheet[key]
    if key in ("items", "drops", "reactions"):
        short = {"items": ("id", "qty"), "drops": ("item", "chance"), "reactions": ("name", "cos")}[key]
        found = [tuple(row[part] for part in short) for row in found]
    assert found == value
    assert hero.notes == ""


def test_what_is_not_understood_is_noted_and_named(library: Library) -> None:
    header = ("Name", "HP", "SPD", "Items", "Immune", "Favourite colour", "STR")
    hero = taken(library, table(header, ("A", 10, 5, "3x Potion, Zorkmid", "Boredom", "grey", "strong")), "ffrpg")
    assert [row["id"] for row in hero.sheet["items"]] == ["potion"]
    assert hero.notes.splitlines() == ["Items: Zorkmid", "Immune: Boredom", "Favourite colour: grey", "STR: strong"]
    assert [str(told) for told in not_understood_warnings([hero])] == [
        "Not understood, kept in the notes: 4 (A · Items: Zorkmid, A · Immune: Boredom, A · Favourite colour: grey, …)."
    ]


def test_what_a_sheet_cannot_do_without_is_refused_by_what_stands_there(library: Library) -> None:
    (refused,) = preview(library, table(("name", "hp", "spd"), ("A", "many", 5)), "ffrpg").refused
    assert "HP" in refused.message
    assert "'many'" in refused.message


def test_a_list_as_our_own_tables_have_it_is_refused_where_it_is_wrong(library: Library) -> None:
    rows = json.dumps([{"id": "club", "name": "Club", "scale": "much"}])
    (refused,) = preview(library, table(("name", "hp", "spd", "weapons"), ("A", 5, 5, rows)), "ffrpg").refused
    assert "Weapons" in refused.message


def test_a_column_of_a_book_in_another_language_is_known_as_the_label_is(library: Library) -> None:
    header = ("Nome", "PV", "Constituição", "Destreza", "Mente", "Graça", "Velocidade", "Esquiva", "Armas", "Armadura")
    row = ("Ana", 18, "d8", "d10", "d6", "d6", 40, "d8", "pistola d8; colt d10; Faca d6 corte", "Couro, desvio 1")
    hero = taken(library, table((*header, "Objetos"), (*row, "corda, 2 tochas")), "fulminato")
    assert (hero.sheet["speed_ft"], hero.sheet["skills"]) == (40, {"esquiva": "d8"})
    assert [item.get("kind", "melee") for item in hero.sheet["weapons"]] == ["ranged", "ranged", "melee"]
    assert [(item["name"], item["desvio"]) for item in hero.sheet["protections"]] == [("Couro", 1)]
    assert [(item["name"], item["qty"]) for item in hero.sheet["items"]] == [("corda", 1), ("tochas", 2)]
    assert hero.notes == ""
    text = "Ana\n" + "\n".join(f"{title}: {cell}" for title, cell in zip(header[1:], row[1:], strict=True))
    told = taken(library, f"{text}\nObjetos: corda, 2 tochas\n", name="Pasted text")
    assert (told.system, told.sheet, told.notes) == ("fulminato", hero.sheet, "")


def test_a_sheet_in_english_tells_a_book_that_has_no_terms_in_it(library: Library) -> None:
    text = (
        "Ann\nConstitution d8, Dexterity d10, Mind d6, Grace d6\nHit points 18\nSpeed 40\nEndurance d8\n"
        "Armour: Leather, deflection 1\nItems:\nrope\n2 torches\nAlways late, and never sorry for it.\n"
    )
    hero = taken(library, text, name="Pasted text")
    assert (hero.system, hero.sheet["constitucion"], hero.sheet["pv"], hero.sheet["speed_ft"]) == (
        "fulminato",
        "d8",
        18,
        40,
    )
    assert (hero.sheet["skills"], hero.sheet["protections"][0]["id"]) == ({"aguante": "d8"}, "cuero")
    assert [item["name"] for item in hero.sheet["items"]] == ["rope", "torches"]
    assert hero.notes == "Always late, and never sorry for it."


# --- one reader -----------------------------------------------------------------------------------------------------

BASE: Mapping[str, tuple[tuple[str, str], ...]] = {
    "ffrpg": (("Level", "8"), ("HP", "120"), ("VIT", "6"), ("SPR", "2"), ("SPD", "4")),
    "fulminato": (("Constitución", "d8"), ("Destreza", "d6"), ("Mente", "d6"), ("Gracia", "d10"), ("PV", "14")),
    "fantasia": (("PV", "24"), ("DE", "12"), ("DM", "9"), ("FUE", "3")),
    "d100": (("PV", "12"), ("DES", "11"), ("FUE", "13")),
    "tabuleiro": (("VIDA", "6"), ("CON", "4"), ("AÇÃO", "5"), ("FOR", "3")),
}
"""What a text has to tell to be a sheet of the system."""
WRITTEN: Mapping[str, tuple[tuple[str, str], ...]] = {
    "ffrpg": (
        *(("STR", "7"), ("M. ACC", "90"), ("Weapon", "Oak Staff (2 x STR) + d6"), ("Abilities", f"{CURE}; {LIFE}")),
        *(("Items", "3x Potion, Ether x2"), ("Drops", "Potion 50%, 2 x Tonic"), ("Immunity", "Sleep, Boredom")),
        *(("Weak", "Fire"), ("Resist", "Ice, Treacle"), ("Reactions", "Riposte (hit, 40%)"), ("Order", "Monks")),
        *(("MP", "28/50"), ("EVA", "very"), ("Attacks", "Claw: (3 x STR) + d8 Fire, M. ARM; Hiss (Slow, CT 4): bad")),
    ),
    "fulminato": (
        *(("Velocidad", "40"), ("Resistência", "d8"), ("Armas", "pistola d8; Faca d6 corte"), ("Armadura", "Couro")),
        *(("Objetos", "corda, 2 tochas"), ("Solturas", "Descarga"), ("Barba", "ruiva"), ("Velocidade", "rápida")),
        *(("Habilidades", "Aguante d6, Esquiva d8"), ("Escudo", "Escudo grande, reducción 1"), ("PS", "4")),
    ),
    "fantasia": (
        *(("Nivel", "3"), ("Armas", "Daga 1d; Arco: 1d, alcance 12"), ("Habilidades", "Fuego, Cura"), ("MO", "8")),
        *(("Ítems", "2 Poción, Colirio"), ("Inmunidades", "Ceguera"), ("Profesión", "Guerrero"), ("Humor", "malo")),
        *(("Ataque", "Golpe ½d+1"), ("Protecciones", "light"), ("Defensa", "enorme")),
    ),
    "d100": (
        *(("Escuchar", "40"), ("Armas", "Navaja 45%, 1D4+2; Revólver: 50 %, 1D8"), ("Protección", "2"), ("MD", "1D4")),
        *(("Esquivar", "30"), ("Habilidades", "Nadar 20, Trepar 40"), ("Oficio", "marino"), ("Lucha", "mucha")),
    ),
    "tabuleiro": (
        *(("PER", "2"), ("MANA", "3"), ("Cartas", "Garras, Funda"), ("Ataque", "Espada: dano FOR + 1d2")),
        *(("Jogador", "Ana"), ("Percepção", "2"), ("Altura", "muita")),
    ),
}
"""Labels with what people write behind them; some of it nobody understands."""


def both(library: Library, system: str, lines: Sequence[tuple[str, str]]) -> tuple[TakenCreature, TakenCreature]:
    """A creature of a text with these lines, and of a table with them in a row."""
    text = "Ana Ferro\n" + "".join(f"{label}: {words}\n" for label, words in lines)
    header, row = zip(("Name", "Ana Ferro"), *lines, strict=True)
    return taken(library, text, name="Pasted text"), taken(library, table(header, row), system)


def assert_same(of_text: TakenCreature, of_table: TakenCreature) -> None:
    """Nothing that the text takes is told otherwise by the table, which may know more columns."""
    table_knows_more = of_text.system == "ffrpg"
    text_notes, table_notes = (sorted(u.notes.splitlines()) for u in (of_text, of_table))
    if not table_knows_more:
        assert (dict(of_table.sheet), table_notes) == (dict(of_text.sheet), text_notes)
        return
    beside = set(text_notes) - set(table_notes)
    assert set(table_notes) <= set(text_notes)
    labels = {line.partition(":")[0] for line in beside}
    known = columns.sheet_words(registry.system("ffrpg"))
    more = {known[columns.name_key(label)] for label in labels}
    assert {key: u for key, u in of_table.sheet.items() if key not in more} == {
        key: u for key, u in of_text.sheet.items() if key not in more
    }


@pytest.mark.parametrize("system", BASE)
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_a_text_and_a_table_with_the_same_words_give_the_same_creature(
    library: Library, system: str, data: st.DataObject
) -> None:
    pool = {label: (label, words) for label, words in WRITTEN[system]}
    more = data.draw(st.lists(st.sampled_from(sorted(pool)), unique=True))
    of_text, of_table = both(library, system, [*BASE[system], *(pool[label] for label in more)])
    assert (of_text.system, of_table.level) == (system, of_text.level)
    assert_same(of_text, of_table)
    assert list(map(str, not_understood_warnings([of_table]))) != [] or not of_table.notes


@pytest.mark.parametrize("system", BASE)
def test_every_sample_gives_the_same_creature_as_text_and_as_table(
    library: Library, system: str, tmp_path: Path
) -> None:
    sampled = Library.open(tmp_path / "samples.turnwright")
    creatures = [u for u in sampled.creatures.get_all(list(range(1, 1000))) if u.system == system]
    sampled.close(back_up=False)
    assert creatures
    model = registry.system(system).sheet
    for creature in creatures:
        lines: list[tuple[str, str]] = []
        for key, value in creature.sheet.items():
            label = label_of(key, model.model_fields[key])
            rows = row_model(model.model_fields[key]) is not None and isinstance(value, list)
            if rows and all(isinstance(row, Mapping) and row.get("name") for row in value):
                lines.append((label, "; ".join(_as_written(row) for row in value)))
            elif isinstance(value, int | str) and not isinstance(value, bool) and str(value):
                lines.append((label, str(value)))
        told = {label for label, _ in lines}
        lines += [pair for pair in BASE[system] if columns.name_key(pair[0]) not in set(map(columns.name_key, told))]
        lines = [pair for pair in lines if pair[0] not in ("PC / NPC", "Puntos de vida")] + [
            ("PV", words) for label, words in lines if label == "Puntos de vida"
        ]
        by_label = {columns.name_key(label): (label, words) for label, words in lines if words}
        of_text, of_table = both(library, system, list(by_label.values()))
        assert_same(of_text, of_table)


def _as_written(row: Mapping[str, Any]) -> str:
    dice = row.get("damage") if isinstance(row.get("damage"), str) else None
    if "scale" in row:
        return f"{row['name']} ({row['scale']} x {str(row.get('attribute', 'str')).upper()}) + {row.get('die', 'd6')}"
    return f"{row['name']} {dice}" if dice else str(row["name"])


# --- odd cells ------------------------------------------------------------------------------------------------------

ODD = st.one_of(
    st.sampled_from(
        (
            *("[]", "[1]", "{}", '{"a": 1}', '[{"id": 1}]', '[{"id": "a", "name": 3}]', "[[[[", "null", "true", '"x"'),
            *("1e999", "-5", "999999999999999", "1,200", "28/50", "+3", "3x Potion", "d8", "½d", "%", ";;;", ":", "-"),
            *("NaN", "Fire (8 MP)", "(2 x STR) + d6; ; (3 x MAG)", "Oak (2 x STR) + d6", "Faca d6 corte, alcance 9"),
            *("a: b: c", "Potion 500%", "Riposte (hit, 400%)", "Couro, desvio 999", "'=1+1", "a\nb\n\nc", "x" * 2000),
        )
    ),
    st.text(max_size=30),
)


def titles_of(system: str) -> list[str]:
    fields = registry.system(system).sheet.model_fields
    labels = [label_of(key, info) for key, info in fields.items()]
    words = [word for label in labels for word in (*written_out(label), *LISTS.get(label, ()))]
    ours = ["level", "kind", "tags", "notes", "folder", "source", "variant", "extra", "sheet.nothing", "Beard", ""]
    return sorted({*fields, *labels, *words, *ours, *(f"sheet.{key}" for key in fields)})


@pytest.mark.parametrize("is_own", [False, True], ids=["strange", "own"])
@pytest.mark.parametrize("system", registry.ids())
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_no_cell_makes_anything_but_a_creature_or_a_sentence(
    library: Library, system: str, data: st.DataObject, *, is_own: bool
) -> None:
    titles = data.draw(st.lists(st.sampled_from(titles_of(system)), min_size=1, max_size=8))
    cells = [data.draw(ODD) for _ in titles]
    base = [("name", "Ana"), *BASE[system], *([("system", system)] if is_own else [])]
    header, row = zip(*base, *zip(titles, cells, strict=True), strict=True)
    file = preview(library, table(header, row), system)
    assert len(file.records) + len(file.refused) == 1
    assert all(refused.message for refused in file.refused)


def test_the_command_says_what_it_does_not_understand(tmp_path: Path) -> None:
    strange = [("[]", "[[[["), ("Fire (8 MP)", '[{"id": 1}]'), ("", ";;;")]
    paths = [tmp_path / f"{number}.csv" for number in range(4)]
    for path, (weapon, items) in zip(paths, [("stick", "3x Potion"), *strange], strict=True):
        path.write_text(
            table(("Name", "HP", "SPD", "Weapon", "Abilities", "Items"), ("A", 5, 5, weapon, CURE, items)), "utf-8"
        )
    library = str(tmp_path / "b.turnwright")
    command = [str(COMMAND), "import", "--dry-run", "--system", "ffrpg", "--library", library]
    for files in (paths[:1], paths[1:]):
        ran = subprocess.run([*command, *map(str, files)], capture_output=True, text=True, timeout=600, check=False)
        assert "Traceback" not in ran.stderr, ran.stderr
        told = [json.loads(line) for line in ran.stdout.splitlines()]
        assert [Path(plan["file"]).name for plan in told] == [path.name for path in files]
        if files == paths[:1]:
            assert ran.returncode == 0
            assert "Not understood, kept in the notes: 1 (A · Weapon: stick)." in ran.stderr


def _line(text: str) -> tuple[Mapping[str, Any], str]:
    system = registry.system("ffrpg")
    reading = written_cells.take_line(system, written_cells.read_line(system, text))
    return reading.sheet, reading.unread


def test_a_line_keeps_the_numbers_behind_a_part_that_is_not_understood() -> None:
    """Experience and Gil went into the note with the attack before them."""
    sheet, unread = _line("Ogre hp 120 club 4 x STR + 2d6 counter attack 50% xp 220 gil 60")
    assert (sheet["xp"], sheet["gil"], unread) == (220, 60, "club: counter attack 50%")
    assert [(row["name"], row["scale"], row["die"]) for row in sheet["weapons"]] == [("club", 4, "2d6")]
    sheet, unread = _line("Bear hp 80 claw 2 x AGI + d8 immune: sleep, death xp 90 gil 20")
    assert (sheet["immune"], sheet["xp"], sheet["gil"], unread) == (["sleep", "death"], 90, 20, "")


def test_the_costs_of_a_spell_need_no_brackets_in_a_line_and_nothing_is_invented() -> None:
    """It became an ability called MP, and a part of another one a weapon."""
    spells = (
        "Fire 8 MP CT 8 (4 x MAG) + d10 fire single/group, Confuse 10 MP CT 6 confuse single, "
        "Cure 8 MP CT 5 (3 x MAG) + d8 heal group"
    )
    sheet, unread = _line(f"Hexer lvl 10 hp 60 mp 80 spd 11 macc 110 {spells} xp 300 gil 100")
    assert [(row["name"], row["mp"], row["ct"], row["target"]) for row in sheet["abilities"]] == [
        ("Fire", 8, 8, "single_group"),
        ("Confuse", 10, 6, "single"),
        ("Cure", 8, 5, "group"),
    ]
    assert sheet["abilities"][1]["effects"] == [{"status": "confuse"}]
    assert sheet["abilities"][2]["heal"] == {"scale": 3, "attribute": "mag", "die": "d8"}
    assert [row["name"] for row in sheet["weapons"]] == ["Attack"]
    assert (sheet["level"], sheet["hp"], sheet["mp"], sheet["xp"], sheet["gil"], unread) == (10, 60, 80, 300, 100, "")


@pytest.mark.parametrize(
    "spell",
    [
        "Fire: 8 MP, CT 6, 3 x MAG + d8 fire, group",
        "Fire MP 8 CT 6 3 x MAG + d8 fire group",
        "Fire CT 6, 8 MP: 3 x MAG + d8 fire, group",
        "Fire 8 PM TC 6 (3 x MAG) + d8 fuego grupo",
    ],
)
def test_the_costs_of_a_spell_stand_in_any_order(spell: str) -> None:
    sheet, unread = _line(f"Hexer hp 60 {spell}, xp 30")
    (fire,) = sheet["abilities"]
    assert (fire["mp"], fire["ct"], fire["target"], fire["damage"]["element"]) == (8, 6, "group", "fire")
    assert (sheet["xp"], unread, "mp" in sheet) == (30, "", False)


def test_what_is_told_of_a_spell_that_is_not_understood_whole_stays_with_it() -> None:
    """`Sleep (4), group` became an item, four of them."""
    sheet, unread = _line("Weaver hp 60 Gleam (8 MP, CT 6): turns the moon green, Sleep (4), group, potion x3, xp 40")
    (gleam,) = sheet["abilities"]
    assert (gleam["target"], gleam["effects"]) == ("group", [{"status": "sleep", "timer": 4}])
    assert [row["id"] for row in sheet["items"]] == ["potion"]
    assert (sheet["xp"], unread) == (40, "Gleam: turns the moon green")


def test_a_code_without_a_name_is_an_attack_and_no_number_of_it_a_statistic() -> None:
    """It was lost, and of `12 hp 2 x STR` the hit points were 2."""
    sheet, unread = _line("Ogre 40 mp 12 hp 2 x STR + d6 bite, 3 x STR + 2d6 fire, xp 5")
    assert [(row["name"], row["scale"], row.get("element")) for row in sheet["weapons"]] == [
        ("Bite", 2, None),
        ("Attack", 3, "fire"),
    ]
    assert (sheet["mp"], sheet["hp"], sheet["xp"], unread) == (40, 12, 5, "")


def test_pools_glued_to_their_labels_make_no_ability_of_the_word_before_them() -> None:
    """`boss 900hp 80mp` was an ability that costs 80."""
    sheet, unread = _line("Drake L12 boss 900hp 80mp str 14 Breath 12MP CT10 (5 x MAG) + 2d8 fire group")
    assert (sheet["level"], sheet["hp"], sheet["mp"], sheet["str"], unread) == (12, 900, 80, 14, "boss")
    assert [(row["name"], row["mp"], row["ct"]) for row in sheet["abilities"]] == [("Breath", 12, 10)]


def test_the_numbers_of_a_thing_are_not_its_bearers() -> None:
    """Who carries a shield had its ARM instead of the own one."""
    for name in ("Shield", "Escudo"):
        sheet, unread = _line(f"Knight hp 90 level 4 vit 9 broadsword 3 x STR + d8, {name} (ARM 3, EVA 5), xp 8")
        assert [(row["name"], row["arm"], row["eva"]) for row in sheet["shields"]] == [(name, 3, 5)]
        assert (sheet["arm"], sheet["eva"], sheet["xp"], unread) == (8, 15, 8, "")
        assert [row["name"] for row in sheet["weapons"]] == ["Broadsword"]


def test_a_joining_word_that_is_a_label_keeps_its_number_before_an_ability() -> None:
    """The `de` was no label, its number the next one's, and that one's was lost."""
    system = registry.system("fantasia")
    line = written_cells.read_line(system, "Lía pv 30 pm 20 de 10 dm 14 Fuego (5 PM): daño 2d")
    sheet = written_cells.take_line(system, line).sheet
    assert (sheet["de"], sheet["dm"], sheet["abilities"][0]["name"], sheet["abilities"][0]["pm"]) == (
        10,
        14,
        "Fuego",
        5,
    )


def test_a_chance_and_a_target_behind_it_need_no_comma() -> None:
    sheet, unread = _line("Mage hp 50 Dream 6 MP CT 5 inflicts Sleep (4) 60% group")
    (dream,) = sheet["abilities"]
    assert dream["effects"] == [{"status": "sleep", "timer": 4, "cos": {"flat": 60}}]
    assert (dream["target"], unread) == ("group", "")


def test_an_attack_without_a_name_is_called_so_in_the_readers_language() -> None:
    system = worded(registry.system("ffrpg"), "es")
    for line in ("Ogro hp 40", "Ogro hp 40 2 x STR + d6"):
        reading = written_cells.take_line(system, written_cells.read_line(system, line))
        assert [row["name"] for row in reading.sheet["weapons"]] == [system.word("Attack")] == ["Ataque"]
