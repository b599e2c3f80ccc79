"""A sheet in text is read by the labels of its rule system, and what is wrong in it is said."""

from __future__ import annotations

import csv
import io
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from models.exchange.formats import READERS
from models.exchange.importer import ImportPlan, preview_files
from models.exchange.records.import_options import ImportChoice
from models.exchange.records.readers import Content
from models.exchange.records.report import TEXT, Fate, TakenCreature, assumed_warnings, missing_warnings
from models.exchange.tables import labelled_text
from models.exchange.tables.attack_lines import AttackRows
from models.exchange.tables.list_rows import rows_of
from models.exchange.understood import understood_spans
from models.library import Library
from rules.system import quick_entry, registry
from rules.system.label_words import translated, written_out
from rules.system.quick_words import rows_by_name, words_of
from rules.system.translated_system import worded

WOLF = """LOBO DEL PANTANO
Bestia
Nv 3   PV 24   PM 0
FUE +3  AGI 2  VIT 2  MEN \u22121
DE 12, DM 9, AT: +2, MO 8
Mordisco: 2d+3 de daño.

Sapo gigante
Puntos de Vida: 18
Defensa: 10
Defensa magica: 11
"""
SOLDIER = "Soldado da ponte\nVIDA 6 · CON 4 · AÇÃO 5\nFOR: 3\nPER: 2\nEspada curta: dano FOR + 1d2.\n"


@pytest.fixture
def library(path: Path) -> Iterator[Library]:
    opened = Library.open(path, samples=())
    yield opened
    opened.close()


def plan(library: Library, text: str) -> ImportPlan:
    return preview_files(library, [Content("Pasted text", text.encode())], ImportChoice(), READERS)


def taken(library: Library, text: str) -> list[TakenCreature]:
    (file,) = plan(library, text).files
    assert file.refused == (), file.refused
    return [record for record in file.records if isinstance(record, TakenCreature)]


def test_sheets_of_la_fantasia_are_read_each_from_its_name(library: Library) -> None:
    wolf, toad = taken(library, WOLF)
    assert (wolf.name, wolf.system, wolf.level) == ("Lobo del Pantano", "fantasia", 3)
    assert {key: wolf.sheet[key] for key in ("pv", "de", "dm", "at", "men", "fue", "mo")} == dict(
        zip(("pv", "de", "dm", "at", "men", "fue", "mo"), (24, 12, 9, 2, -1, 3, 8), strict=True)
    )
    assert wolf.notes == "Bestia"
    assert wolf.sheet["weapons"] == [
        {"id": "mordisco", "name": "Mordisco", "damage": "2d+3", "kind": "melee", "natural": True}
    ]
    assert (toad.name, toad.sheet["pv"], toad.sheet["de"], toad.sheet["dm"]) == ("Sapo gigante", 18, 10, 11)
    assert [(fate.field, fate.fate) for fate in toad.fields] == [
        ("Puntos de Vida", Fate.KEPT),
        ("Defensa", Fate.KEPT),
        ("Defensa magica", Fate.KEPT),
    ]


def test_a_level_is_read_though_a_kind_stands_behind_it_and_a_sentence_is_none(library: Library) -> None:
    """The whole line went into the notes, and the creature came in at level 1."""
    witch = "Bruja\nNivel 3 Humanoide\nPV 30 PM 24\nDE 11 DM 13\nNivel 5 de la torre: está en ruinas.\n"
    (read,) = taken(library, witch)
    assert (read.level, read.notes) == (3, "Humanoide\nNivel 5 de la torre: está en ruinas.")
    assert [(fate.field, fate.fate, fate.value) for fate in read.fields if fate.field == "Nivel"] == [
        ("Nivel", Fate.KEPT, "3")
    ]


def test_a_sheet_of_the_board_game_is_read_in_portuguese(library: Library) -> None:
    (soldier,) = taken(library, SOLDIER)
    assert (soldier.name, soldier.system) == ("Soldado da ponte", "tabuleiro")
    assert {key: soldier.sheet[key] for key in ("vida", "con", "acao", "forca", "per")} == {
        "vida": 6,
        "con": 4,
        "acao": 5,
        "forca": 3,
        "per": 2,
    }
    assert soldier.notes == ""
    assert soldier.sheet["cards"] == [{"id": "espada-curta", "name": "Espada curta", "damage": "forca+1d2"}]


@pytest.mark.parametrize(
    ("system", "line", "row", "rest"),
    [
        ("d100", "Espada 60%, 1D8+1D4", {"name": "Espada", "skill": 60, "damage": "1d8+1d4"}, ""),
        ("d100", "- Garra habilidad 45, daño 1D6", {"name": "Garra", "skill": 45, "damage": "1d6"}, ""),
        ("d100", "Porra: 50 % 1D6; PR 15", {"name": "Porra", "skill": 50, "damage": "1d6"}, "PR 15"),
        ("fantasia", "Arco: 1d, alcance 12", {"name": "Arco", "damage": "1d", "range": 12}, ""),
        ("fantasia", "Golpe ½d+1", {"name": "Golpe", "damage": "half+1"}, ""),
        ("fantasia", "Fuego: 2d de daño y quema", {"name": "Fuego", "damage": "2d"}, "y quema"),
        ("tabuleiro", "Garra FOR+1d4", {"name": "Garra", "damage": "forca+1d4"}, ""),
        ("fulminato", "Puños 2d6 de daño", {"name": "Puños", "damage": "2d6"}, ""),
        ("ffrpg", "Bite: 2d6+3 damage", {"name": "Bite", "die": "2d6", "bonus": 3}, ""),
        ("ffrpg", "Claw: 8 × STR + 2d10", {"name": "Claw", "scale": 8, "attribute": "str", "die": "2d10"}, ""),
        ("ffrpg", "Spit 4 x MAG + d8 Fire, Ranged", {"scale": 4, "element": "fire", "range": "ranged"}, ""),
        ("ffrpg", "Claw  8 × STR + 2d10 · Physical · Melee", {"scale": 8, "type": "physical", "range": "melee"}, ""),
        ("d100", "Revólver: 50 %, 1D8", {"name": "Revólver", "kind": "firearm", "skill": 50, "damage": "1d8"}, ""),
        ("d100", "Pistola de bolsillo 30%, 1D6", {"name": "Pistola de bolsillo", "kind": "firearm"}, ""),
        ("d100", "Cuchillo arrojadizo 30%, 1D4", {"kind": "thrown"}, ""),
        ("d100", "Trabuco (arma de fuego): 35%, 1D10", {"name": "Trabuco", "kind": "firearm", "skill": 35}, ""),
        ("d100", "Trabuco: 35%, 1D10, capacidad 1", {"kind": "firearm", "capacity": 1}, ""),
        ("d100", "Pistolón: 35%, 1D10", {"kind": "melee"}, ""),
        ("fantasia", "Arco corto: 1d, alcance 12", {"kind": "ranged", "range": 12}, ""),
        ("fulminato", "Garrafa d6 de arremesso improvisada", {"kind": "thrown", "improvised": True}, ""),
        ("fulminato", "Lança d8 arremesso 30 pés", {"kind": "thrown", "range": 30}, ""),
        ("fulminato", "Lanza d8 arrojadiza 30 pies", {"kind": "thrown", "range": 30}, ""),
        ("fulminato", "Bottle d6 throwing, improvised", {"kind": "thrown", "improvised": True}, ""),
        ("fantasia", "Faca 1d, arremesso, alcance 8", {"kind": "thrown", "range": 8}, ""),
        ("d100", "Faca arremesso 30%, 1D4", {"kind": "thrown"}, ""),
    ],
)
def test_a_line_with_a_name_and_dice_is_an_attack(system: str, line: str, row: dict[str, object], rest: str) -> None:
    rows = AttackRows.of(registry.system(system), lambda _: ())
    assert rows is not None
    found = rows.read(line)
    assert found is not None
    assert {key: found.row[key] for key in row} == row
    assert found.rest == rest


@pytest.mark.parametrize("system", registry.ids())
@pytest.mark.parametrize(
    "line",
    [
        "Cada turno pierde 1d6 PV",
        "Huye. Ataca con 1d6",
        "Vive en la marisma.",
        "Cura 1d2 VIDA no fim do turno",
        "Regeneración: 1d6",
        "Iniciativa 2d6",
        "Tesoro: 2d6 monedas",
        "Número: 1d6",
        "Duração 1d4",
        "Morale 2d6",
        "Un golpe que nadie olvida nunca más: 1d6",
        "1d6",
        "Mordisco: 999d999d9",
        "",
    ],
)
def test_a_line_that_tells_no_attack_is_none(system: str, line: str) -> None:
    rows = AttackRows.of(registry.system(system), lambda _: ())
    assert rows is not None
    assert rows.read(line) is None


def test_attacks_of_one_name_have_ids_of_their_own_and_what_is_not_told_by_them_stays_a_note(library: Library) -> None:
    text = (
        "Matón\nPV 12 DES 11 Esquivar 30\nNavaja 45%, 1D4+2\nNavaja: 30 % 1D4, envenenada\nPuño 1D3\nBebe demasiado.\n"
    )
    (thug,) = taken(library, text)
    assert thug.system == "d100"
    told = [(row["id"], row["name"], row["skill"]) for row in thug.sheet["weapons"]]
    assert told == [("navaja", "Navaja", 45), ("navaja-2", "Navaja", 30), ("puno", "Puño", 40)]
    assert thug.notes == "Navaja: 30 % 1D4, envenenada\nBebe demasiado."
    fates = [(fate.field, fate.fate) for fate in thug.fields if fate.field != "text"][3:]
    assert fates == [("Navaja", Fate.GUESSED), ("Navaja", Fate.GUESSED), ("Puño", Fate.GUESSED)]
    warnings = [str(warning) for warning, _ in assumed_warnings([thug])]
    assert any("40\u00a0% (Puño)" in warning for warning in warnings)
    assert any("(Navaja)" in warning and "40" not in warning for warning in warnings)
    spans = [text[span.start : span.end] for span in labelled_text.understood_spans(text)]
    assert "Navaja 45%, 1D4+2" in spans
    assert "Bebe demasiado." not in spans


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Lobo\nPV 24 PM 2 DE 12", "DM: this value is missing"),
        ("Lobo\nPV 24 DE 12 DM 500", "DM: 500 is too big: at most 99"),
    ],
)
def test_what_is_missing_or_wrong_is_said_in_a_sentence(library: Library, text: str, said: str) -> None:
    (file,) = plan(library, text).files
    (refused,) = file.refused
    assert said in refused.message


def test_numbers_without_a_name_are_refused_by_how_they_begin(library: Library) -> None:
    (file,) = plan(library, "PV 24 DE 12 DM 9").files
    assert [refusal.code for refusal in file.refused] == ["no_block"]
    assert labelled_text.understood_spans("PV 24 DE 12 DM 9") == []


@pytest.mark.parametrize("text", ["Dear Anna, we meet on 3 May at 5. PV 3", "PV 3\nDE 4", "", "4 5 6"])
def test_a_text_that_tells_no_sheet_is_none(text: str) -> None:
    assert not labelled_text.is_sheet(text)


def test_names_and_lines_of_numbers_were_understood() -> None:
    assert [(WOLF[span.start : span.end], span.field) for span in labelled_text.understood_spans(WOLF)][:3] == [
        ("LOBO DEL PANTANO", "name"),
        ("Nv 3   PV 24   PM 0", "stats"),
        ("FUE +3  AGI 2  VIT 2  MEN \u22121", "stats"),
    ]


def test_a_name_is_found_behind_any_length_of_prose(library: Library) -> None:
    prose = "It was a dark night\n" * 5_000
    _, newt = taken(library, f"Lobo\nPV 24 DE 12 DM 9\n\n{prose}\n\nNewt\nBestia\nPV 24 DE 12 DM 9\n")
    assert (newt.name, newt.notes) == ("Newt", "Bestia")


def test_a_sheet_is_read_by_its_labels_as_they_are_read_in_another_language() -> None:
    """In a Portuguese window the sheet of a Spanish book has Portuguese labels: whoever copies it pastes those."""
    text = "Lia Duarte\nConstituição d8\nDestreza d10\nMente d8\nGraça d6\nPV 22\nPS 4\nRifle: d12\n"
    (record,) = labelled_text.read_sheets(text)
    assert (record.name, record.system) == ("Lia Duarte", "fulminato")
    assert {key: record.sheet[key] for key in ("constitucion", "gracia", "pv", "ps")} == {
        "constitucion": "d8",
        "gracia": "d6",
        "pv": 22,
        "ps": 4,
    }
    assert [row["name"] for row in record.sheet["weapons"]] == ["Rifle"]


def test_a_label_is_read_without_its_unit_and_written_out() -> None:
    text = "Carla\nConstituição d6, Destreza d10, Mente d10, Graça d8\nPV 11, Pontos de soltura 4\nVelocidade 35\n"
    (record,) = labelled_text.read_sheets(text)
    assert (record.sheet["ps"], record.sheet["speed_ft"], record.notes) == (4, 35, "")


LACKING = {
    "fantasia": ("Sapo gigante\nPV 18\nDE 10\nDM 11\n", "AGI 2\nMordisco: 2d de daño.\n", True, "weapons"),
    "d100": ("Matón\nPV 11\nDES 12\nProtección 1\n", "Navaja: 40 %, 1D4\n", False, "weapons"),
    "fulminato": (
        "Vigía\nPuntos de vida 12\nConstitución d8\nDestreza d6\nMente d6\nGracia d6\n",
        *("Cuchillo: d6 de daño\n", False, "weapons"),
    ),
    "tabuleiro": ("Soldado\nVIDA 6 CON 4 AÇÃO 5\n", "Espada: dano FOR + 1d2\n", False, "cards"),
    "ffrpg": ("Imp\nHP 40\nSPD 9\nM. ACC 30\n", "AGI 6\nSword: 2 × STR + d8\n", True, "weapons"),
}
"""A text that tells no attack, and in two of them no ability that it could do without; and lines that tell them."""


@pytest.mark.parametrize("system", LACKING)
@pytest.mark.parametrize("form", ["text", "json", "csv"])
def test_what_arrives_without_attacks_or_abilities_is_said_to(system: str, form: str, library: Library) -> None:
    text, more, no_ability, attacks = LACKING[system]

    def lacks(text: str) -> tuple[str, ...] | None:
        (made,) = labelled_text.read_sheets(text)
        assert made.system == system
        content = Content("sheet.txt", text.encode())
        if form == "json":
            data = {"name": made.name, "system": system, "sheet": made.sheet}
            content = Content("sheet.json", json.dumps(data).encode())
        elif form == "csv":
            plain = {key: value for key, value in made.sheet.items() if key != attacks}
            plain |= {"attacks": more.splitlines()[-1]} if attacks in made.sheet else {}
            table = io.StringIO()
            csv.writer(table).writerows([("name", *plain), (made.name, *plain.values())])
            content = Content("sheet.csv", table.getvalue().encode())
        (file,) = preview_files(library, [content], ImportChoice(system=system), READERS).files
        (one,) = file.records
        assert isinstance(one, TakenCreature), file
        said = [str(candidate) for candidate in missing_warnings(file.records)]
        assert len(said) == len(one.lacks or ())
        assert not said or f": {made.name}." in said[0]
        return one.lacks

    assert lacks(text) == (("attacks", "abilities") if no_ability else ("attacks",))
    assert lacks(text + more) == ()


def test_a_skill_is_read_by_its_name_in_any_kept_language_and_never_becomes_a_weapon(library: Library) -> None:
    text = (
        "Zé\nConstituição d8\nDestreza d8\nMente d6\nGraça d6\nPontos de vida 15\n"
        "Resistência d8, Mãos rápidas d10\nEsquiva d7\nHabilidades d6\nPeixeira d6 corte\n"
    )
    (hero,) = taken(library, text)
    assert (hero.name, hero.system) == ("Zé", "fulminato")
    assert hero.sheet["skills"] == {"aguante": "d8", "manos_rapidas": "d10"}
    assert [row["id"] for row in hero.sheet["weapons"]] == ["peixeira"]
    assert hero.notes == "Esquiva d7\nHabilidades d6", "no die of a skill, and no skill that is named"
    assert ("Resistência", Fate.KEPT) in [(field.field, field.fate) for field in hero.fields]


def test_a_column_of_attacks_takes_no_label_of_the_sheet_for_a_weapon() -> None:
    text = "Resistência d8; Aguante d8; Endurance d8; Vitalidad d10; Peixeira corte d6"
    sheet: dict[str, Any] = {}
    _, rest = labelled_text.read_cell("fulminato", sheet, "Ataques", "weapons", text)
    assert [(row["id"], row["type"]) for row in sheet["weapons"]] == [("peixeira", "slashing")]
    assert rest == ["Resistência d8", "Aguante d8", "Endurance d8", "Vitalidad d10"]


@pytest.mark.parametrize(
    ("skills", "weapons"),
    [
        (
            "Habilidades: Ataque com arcos e bestas d10, Esquiva d8",
            "Armas: Arco d8 perfuração, alcance 100 pés; Faca d6 corte",
        ),
        (
            "Habilidades:\nAtaque con arcos y ballestas d10\nEsquiva d8",
            "Armas:\nArco d8 perforación, alcance 100 pies\nFaca d6 corte",
        ),
        (
            "Skills: Ataque con arcos y ballestas d10; Esquiva d8",
            "Weapons: Arco d8 piercing, alcance 100; Faca d6 slashing",
        ),
    ],
)
def test_a_sheet_is_read_with_the_names_of_its_lists_over_them(library: Library, skills: str, weapons: str) -> None:
    text = f"Carla\nConstituição d6, Destreza d10, Mente d10, Graça d8\nPV 11\n{skills}\n{weapons}\nBarba: ruiva\n"
    (hero,) = taken(library, text)
    assert hero.sheet["skills"] == {"arcos_ballestas": "d10", "esquiva": "d8"}
    bow, knife = hero.sheet["weapons"]
    assert (bow["name"], bow["damage"], bow["type"], bow["range"]) == ("Arco", "d8", "piercing", 100)
    assert (knife["name"], knife["damage"], knife["type"]) == ("Faca", "d6", "slashing")
    assert hero.notes == "Barba: ruiva"


@pytest.mark.parametrize("between", ["; ", ", "])
def test_a_weapon_of_the_book_with_figures_in_its_name_is_read_by_its_name_alone(
    library: Library, between: str
) -> None:
    """*Colt 45* among others went to the notes."""
    weapons = ("Colt 45", "Pistola .38", "Faca")
    (hero,) = taken(library, f"{HERO}Armas: {between.join(weapons)}\n")
    assert [row["name"] for row in hero.sheet["weapons"]] == [*weapons]
    assert [row["damage"] for row in hero.sheet["weapons"]] == ["d10", "d8", "d6"]
    assert hero.notes == ""


HERO = "Beto\nConstituição d12\nDestreza d8\nMente d6\nGraça d8\nPV 18\n"


@pytest.mark.parametrize(
    ("system", "list", "text", "cost"),
    [
        ("fulminato", "abilities", "Bálsamo morno (2 PS): cura d8", {"ps": 2, "heal": "d8"}),
        ("fulminato", "abilities", "Bálsamo morno: cura d8 (3 pontos de soltura)", {"ps": 3, "heal": "d8"}),
        ("fulminato", "abilities", "Bálsamo morno 4 PS: cura d8", {"ps": 4}),
        ("fulminato", "abilities", "Bálsamo morno (coste 3): cura d8", {"ps": 3}),
        ("fulminato", "abilities", "Bálsamo morno (PS 2, precisão): heals d8", {"ps": 2, "action": "precision"}),
        ("fulminato", "abilities", "Bálsamo morno (2 flow points): heal d8", {"ps": 2}),
        ("fantasia", "abilities", "Bálsamo morno (5 PM): cura 1d", {"pm": 5, "heal": "1d"}),
        ("fantasia", "abilities", "Bálsamo morno (5 MP): heal 1d", {"pm": 5, "heal": "1d"}),
        (
            "tabuleiro",
            "cards",
            "Bálsamo morno (habilidade, 2 mana; 1 estamina): cura 1d6",
            {"mana": 2, "estamina": 1, "heal": "1d6"},
        ),
    ],
)
def test_what_a_spell_costs_is_read_in_brackets(system: str, list: str, text: str, cost: dict[str, object]) -> None:
    (row,), left = rows_of(registry.system(system), list, text)
    assert (row["name"], left) == ("Bálsamo morno", [])
    assert {key: row[key] for key in cost} == cost


@pytest.mark.parametrize(
    "text", ["Bálsamo (2 XY): cura d8", "Bálsamo [2 XY, cura d8]", "Bálsamo (Coste (PS) 2): cura d8"]
)
def test_a_number_in_brackets_that_nobody_understands_is_no_name(text: str) -> None:
    assert rows_of(registry.system("fulminato"), "abilities", text) == ([], [text])


def test_dice_are_no_number_with_a_unit() -> None:
    assert rows_of(registry.system("tabuleiro"), "cards", "Raio: dano 2d") == ([], ["Raio: dano 2d"])


def test_a_spell_with_damage_stays_a_spell_and_what_is_not_understood_is_named_and_not_underlined(
    library: Library,
) -> None:
    text = f"{HERO}Solturas: Bálsamo (2 PS): cura d8; Nada (7 XY): cura d4; Grito: dano d6\n"
    (hero,) = taken(library, text)
    assert [(row["name"], row.get("ps", 1)) for row in hero.sheet["abilities"]] == [
        ("Bálsamo", 2),
        ("Grito", 1),
    ]
    assert "weapons" not in hero.sheet
    assert hero.notes == "Solturas: Nada (7 XY): cura d4"
    assert "Nada (7 XY): cura d4" in next(fate.value for fate in hero.fields if fate.field == "text")
    spans = [text[span.start : span.end] for span in labelled_text.understood_spans(text)]
    assert spans[-2:] == ["Solturas: Bálsamo (2 PS): cura d8", "Grito: dano d6"]


ATTACKS = (
    ("fulminato", "Colt 45 d10 60 pés"),
    ("fulminato", "Colt 45 d10 projétil, alcance 60, carregador 6"),
    ("fulminato", "Besta d10 perfuração 80 pés"),
    ("fulminato", "Facão d8 corte, Besta d10 perfuração alcance 80"),
    ("fulminato", "besta d8"),
    ("fulminato", "Colt 45 d8 60ft"),
    ("d100", "Navaja 45%, 1D4+2"),
    ("fantasia", "Arco 1d 12 m"),
    ("tabuleiro", "Arco FOR+1d4 5 casas"),
)


@pytest.mark.parametrize(("system", "text"), ATTACKS)
def test_an_attack_in_a_text_is_the_one_that_the_same_words_make_in_a_line(system: str, text: str) -> None:
    known = registry.system(system)
    rows = AttackRows.of(known, lambda label: (*written_out(label), *translated(known, label)))
    assert rows is not None
    line = quick_entry.read(f"Beto 10 pv, {text}", known)
    assert line.notes == ""
    found = [rows.read(part) for part in rows.split(text)]
    assert [attack and attack.row for attack in found] == [quick_entry.row_of(attack, known) for attack in line.attacks]


def test_a_distance_in_the_unit_of_another_game_is_not_taken_for_ones_own(library: Library) -> None:
    (hero,) = taken(library, f"{HERO}Armas: Besta d10 alcance 20 m; Faca d6 corte\n")
    assert [row["name"] for row in hero.sheet["weapons"]] == ["Faca"]
    assert hero.notes == "Armas: Besta d10 alcance 20 m"
    line = quick_entry.read("Beto 10 pv, besta d10 alcance 20 m", registry.system("fulminato"))
    assert line.notes == "alcance 20, m"


def test_weapons_that_commas_part_all_arrive(library: Library) -> None:
    (hero,) = taken(library, f"{HERO}Armas: Facão d8 corte, Besta d10 perfuração 80 pés, Colt 45 d10 60 pés\n")
    told = [(row["name"], row["damage"], row.get("range")) for row in hero.sheet["weapons"]]
    assert told == [("Facão", "d8", None), ("Besta", "d10", 80), ("Colt 45", "d10", 60)]
    assert hero.notes == ""


COMMAS = {
    "fantasia": ("Lobo\nNv 3 PV 24\nFUE 3 AGI 2 VIT 2 MEN 1\nDE 12 DM 9\n", "Espada 2d+3, Arco 1d+1 alcance 12", ""),
    "d100": ("Guardia\nFUE 12\nPOD 10\nDES 10\nPV 12\n", "Espada 60% 1D8, Arco 40% 1D6, alcance 60", ""),
    "fulminato": (
        "Bruxa\nDestreza: d6\nMente: d6\nGraça: d6\nConstituição: d6\nPV 12\n",
        "Facão d8 corte, Besta d10 perfuração alcance 80",
        "",
    ),
    "tabuleiro": ("Soldado\nVIDA 6 CON 4\nFOR: 3\nPER: 2\n", "Espada FOR+1d4, Arco FOR+1d6 alcance 5", ""),
    "ffrpg": (
        "Imp\nLevel 6\nHP 120 MP 12\nSTR 10 VIT 8 AGI 9 SPD 8 MAG 4 SPR 5\n",
        "Main Gauche (2 x AGI) + d6, Short Bow (2 x AGI) + d8 ranged",
        "",
    ),
}
"""A sheet of each system, a line of two weapons between commas under no heading, and what of it is not understood."""


@pytest.mark.parametrize("system", COMMAS)
@pytest.mark.parametrize("heading", [False, True])
def test_weapons_between_commas_are_several_with_a_heading_and_without(
    library: Library, system: str, heading: bool
) -> None:
    """All but one were left out, or the whole line stood in the notes."""
    sheet, line, rest = COMMAS[system]
    title = {"ffrpg": "Weapons: "}.get(system, "Armas: ") if heading else ""
    (record,) = taken(library, f"{sheet}{title}{line}\n")
    assert (record.system, record.name) == (system, sheet.partition("\n")[0])
    key = "cards" if system == "tabuleiro" else "weapons"
    names = [row["name"] for row in record.sheet[key]]
    assert names == {"ffrpg": ["Main Gauche", "Short Bow"]}.get(
        system, [part.split()[0] for part in line.split(", ")[:2]]
    )
    assert rest in record.notes
    assert system != "d100" or record.sheet[key][1]["range"] == 60
    assert names[0] not in record.notes, "what has arrived is no note"
    assert bool(rest) == any(fate.field == TEXT and "alcance" in fate.value for fate in record.fields)
    text = f"{sheet}{line}"
    spans = (
        [text[span.start : span.end] for span in labelled_text.understood_spans(text)] if system != "ffrpg" else [line]
    )
    assert any(names[1] in span for span in spans)


@pytest.mark.parametrize("line", ["Perde 1d6 PV, depois mais 1d4 a cada turno", "Espada d8, dano extra d4"])
def test_a_sentence_with_commas_is_not_cut_into_weapons(library: Library, line: str) -> None:
    (record,) = taken(library, f"{COMMAS['fulminato'][0]}{line}\n")
    assert len(record.sheet.get("weapons", ())) <= 1


@pytest.mark.parametrize(
    ("system", "text", "kept", "unknown"),
    [
        (
            "d100",
            "Guardia\nPV 14\nDES 12 · Esquivar 40 %\nFUE 12 CON 13 TAM 14\nEspada 60 % 1D8\n",
            {"pv": 14, "des": 12, "esquivar": 40, "fue": 12},
            ["CON 13", "TAM 14"],
        ),
        (
            "fantasia",
            "Lobo\nPV 24, PM 0, XYZ 7\nFUE 3, QRS: 2, AGI 2, VIT 2\nDE 12, DM 9\n",
            {"pv": 24, "pm": 0, "fue": 3, "agi": 2, "vit": 2, "de": 12},
            ["XYZ 7", "QRS: 2"],
        ),
        (
            "tabuleiro",
            "Soldado\nVIDA 6 · CON 4 · AÇÃO 5 · SOR 9\nFOR: 3 TAM: 2\nPER: 2\n",
            {"vida": 6, "con": 4, "acao": 5, "forca": 3, "per": 2},
            ["SOR 9", "TAM: 2"],
        ),
        (
            "fulminato",
            "Bandido\nPV 12 · Tamanho 4\nDestreza d6, Constituição d8, Altura 4, Mente d6, Graça d6\nVelocidade 30\n",
            {"pv": 12},
            ["Tamanho 4", "Altura 4"],
        ),
    ],
)
def test_numbers_that_the_sheet_knows_arrive_from_a_line_with_others_and_those_are_named(
    library: Library, system: str, text: str, kept: dict[str, object], unknown: list[str]
) -> None:
    (found,) = taken(library, text)
    assert found.system == system
    assert {key: found.sheet.get(key) for key in kept} == kept
    assert found.notes.splitlines() == unknown
    assert [fate.value for fate in found.fields if fate.field == TEXT] == unknown
    read = " ".join(text[span.start : span.end] for span in labelled_text.understood_spans(text))
    assert [part for part in unknown if part in read] == []


def test_a_sentence_with_a_number_of_the_sheet_in_it_stays_a_sentence(library: Library) -> None:
    (wolf,) = taken(library, f"{WOLF.split('Sapo', maxsplit=1)[0]}Pierde PV 3 al amanecer y ganan 2\n")
    assert wolf.sheet["pv"] == 24
    assert wolf.notes.splitlines()[-1] == "Pierde PV 3 al amanecer y ganan 2"


def fulminato(*lines: str) -> str:
    return "\n".join(("Bruta", "Constitución d12, Destreza d6, Mente d6, Gracia d6", "PV 22", *lines))


@pytest.mark.parametrize(
    ("line", "expected", "notes"),
    [
        ("Armas: Garras d8 (natural)", [("Garras", {"damage": "d8", "natural": True})], ""),
        ("Armas: Punhos de pedra d8 (natural)", [("Punhos de pedra", {"damage": "d8", "natural": True})], ""),
        (
            "Armas: Garras d8 (natural), Mordida d6+1 perfuração (alcance 5)",
            [
                ("Garras", {"damage": "d8", "natural": True}),
                ("Mordida", {"damage": "d6+1", "type": "piercing", "reach": 5}),
            ],
            "",
        ),
        (
            "Armas: Rifle d12 (200 pés, cargador 5), Colt d10 (6 tiros); Faca d6",
            [
                ("Rifle", {"damage": "d12", "range": 200, "capacity": 5}),
                ("Colt", {"damage": "d10", "capacity": 6}),
                ("Faca", {"damage": "d6"}),
            ],
            "",
        ),
        (
            "Weapons: Stone fists d8 (quux 7, reach 10)",
            [("Stone fists", {"damage": "d8", "reach": 10})],
            "Weapons: Stone fists d8 (quux 7, reach 10)",
        ),
        ("Bocado d8 (natural)", [("Bocado", {"damage": "d8", "natural": True})], ""),
    ],
)
def test_what_stands_in_brackets_behind_a_weapon_is_told_of_it(
    library: Library, line: str, expected: list[tuple[str, dict[str, Any]]], notes: str
) -> None:
    """The brackets made a name of all that stood before them: *Garras d8*, with the usual d6."""
    (brute,) = taken(library, fulminato(line))
    assert [row["name"] for row in brute.sheet["weapons"]] == [name for name, _ in expected]
    for row, (_, fields) in zip(brute.sheet["weapons"], expected, strict=True):
        assert fields.items() <= row.items()
    assert brute.notes == notes


def test_what_is_not_understood_in_brackets_is_not_underlined() -> None:
    text = fulminato("Armas: Facão d8 (quux 7, alcance 10)")
    marked = [text[span.start : span.end] for span in labelled_text.understood_spans(text)]
    assert not any("quux" in part or "7" in part for part in marked)
    assert any("alcance 10" in part for part in marked)


@pytest.mark.rule("FU-ATK-03")
@pytest.mark.parametrize("line", ["Mordida d6 (alcance 10)", "Mordida d6, alcance 10", "Mordisco d6 alcance 10"])
def test_how_far_a_weapon_for_melee_reaches_is_its_reach(library: Library, line: str) -> None:
    (brute,) = taken(library, fulminato(f"Armas: {line}; Arco d8 (alcance 60)"))
    bite, bow = brute.sheet["weapons"]
    assert (bite.get("reach"), "range" in bite) == (10, False)
    assert (bow["range"], "reach" in bow) == (60, False)
    (typed,) = quick_entry.read(
        f"Lobo 9 pv, {line.replace('(', '').replace(')', '')}", registry.system("fulminato")
    ).attacks
    row = quick_entry.row_of(typed, registry.system("fulminato"))
    assert (row.get("reach"), "range" in row) == (10, False)


@pytest.mark.parametrize("line", ["2 bandagens (cura d6), corda", "2 bandagens (cura d6); corda"])
def test_commas_part_things_whose_details_stand_in_brackets(library: Library, line: str) -> None:
    (brute,) = taken(library, fulminato(f"Objetos: {line}"))
    assert [(row["name"], row["kind"], row["qty"]) for row in brute.sheet["items"]] == [
        ("bandagens", "heal", 2),
        ("corda", "rope", 1),
    ]
    assert brute.sheet["items"][0]["heal"] == "d6"


@pytest.mark.parametrize("id", registry.ids())
def test_what_quick_add_takes_for_a_field_is_its_label_in_a_text(id: str) -> None:
    """`Con d12, Des d8` stands so on the book's own pages; the text was refused over it."""
    system = registry.system(id)
    words = words_of(system)
    vocabulary = labelled_text._vocabulary(id)
    assert vocabulary is not None
    tried = 0
    for word, place in words.places.items():
        value = next((value for value in (8, "d8", "1d8") if place.field and words.takes(place, value)), None)
        if value is not None and word.replace("_", "").isalpha():
            label = word.replace("_", " ")
            (line,) = vocabulary.lines(f"{label} {value}")
            assert [(found.field, found.key) for found, _, _ in line.pairs] == [(place.field, place.key)], label
            tried += 1
    assert tried > 4


def test_the_abbreviations_of_the_book_are_read(library: Library) -> None:
    (brute,) = taken(library, "Tomé Brás\nCon d12, Des d8, Men d6, Gra d8\nPV 18, PS 3")
    assert {"constitucion": "d12", "destreza": "d8", "mente": "d6", "gracia": "d8", "ps": 3}.items() <= (
        brute.sheet.items()
    )


@pytest.mark.parametrize(
    ("line", "speed"),
    [
        ("Velocidad 40 pies", 40),
        ("Velocidad (pies) 35", 35),
        ("Velocidad (pies): 35", 35),
        ("Velocidade: 45 pés", 45),
        ("Velocidade (pés) 45", 45),
        ("Speed 50 ft", 50),
        ("Velocidad 12 m", None),
    ],
)
def test_a_distance_is_read_with_its_unit(library: Library, line: str, speed: int | None) -> None:
    (brute,) = taken(library, fulminato(line))
    assert brute.sheet.get("speed_ft") == speed
    assert (brute.notes == "") == (speed is not None)


def test_a_creature_whose_vital_number_is_none_is_refused_by_its_name_and_not_taken_into_the_one_before() -> None:
    sheet = "Constitución d8, Destreza d8, Mente d8, Gracia d8\n"
    text = f"Bento\n{sheet}PV 12\n\nBia Alta\nCon d10, Des d8, Men d8, Gra d8\nPV abc\nArmas: Cuchillo d6\n"
    first, second = labelled_text.read_sheets(text)
    assert (first.name, second.name) == ("Bento", "Bia Alta")
    assert not first.sheet.get("armas")
    assert first.sheet["pv"] == 12
    assert "pv" not in second.sheet


BARE_SHEET = "Constitución d8, Destreza d8, Mente d6, Gracia d6\nPV 14\n"
"""A sheet of Fulminato without weapons."""


def _weapons_of(library: Library, form: str, weapon: str) -> tuple[list[dict[str, Any]], list[str]]:
    """Return the weapons of a creature with one weapon that arrives in a form, and what the preview says of it."""
    system = registry.system("fulminato")
    if form == "quick":
        line = quick_entry.read(f"Tomé pv 14, {weapon}", system)
        shown = [quick_entry.in_words(attack, system) for attack in line.attacks]
        return quick_entry.sheet(line, system)["weapons"], shown
    content = Content("a.txt", f"Tomé\n{BARE_SHEET}Armas: {weapon}\n".encode())
    if form == "csv":
        content = Content("a.csv", f"Nombre,Con,Des,Men,Gra,PV,Armas\nTomé,d8,d8,d6,d6,14,{weapon}\n".encode())
    (file,) = preview_files(library, [content], ImportChoice(system="fulminato"), READERS).files
    (one,) = file.records
    assert isinstance(one, TakenCreature), file
    return list(one.sheet.get("weapons", ())), [str(warning) for warning, _ in assumed_warnings(file.records)]


def _weapon_words() -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield all names of the weapons of Fulminato, in each language, with and without accents, and their rows."""
    book = registry.system("fulminato")
    for language in ("es", "pt_BR", "en"):
        system = worded(book, language)
        rows = {row["id"]: dict(row) for row in book.row_templates["weapons"]}
        for word, row in rows_by_name(system, "weapons").items():
            yield word.replace("-", " "), rows[row["id"]]
        for row in system.row_templates["weapons"]:
            if not any(map(str.isdigit, row["name"])):
                yield row["name"], rows[row["id"]]
                yield row["name"].upper(), rows[row["id"]]
        for id, synonyms in system.row_synonyms["weapons"].items():
            yield from ((word, rows[id]) for synonym in synonyms for word in (synonym, synonym.title()))


@pytest.mark.parametrize("form", ["text", "csv", "quick"])
@pytest.mark.rule("FU-ATK-03")
def test_a_weapon_given_by_its_name_alone_brings_its_own_numbers(form: str, library: Library) -> None:
    """*Adaga*, *Lança* and *Hacha* came in as blunt weapons for one hand, and an *Armas: Machado* not at all."""
    words = dict(_weapon_words())
    assert {"adaga", "punhal", "daga", "dagger", "hacha", "machado", "axe", "lança", "lanza", "spear"} <= words.keys()
    assert {"sable", "sabre", "saber", "faca", "facão", "facao"} <= words.keys()
    for word, wanted in words.items():
        rows, shown = _weapons_of(library, form, word)
        assert [{**row, "id": "", "name": ""} for row in rows] == [{**wanted, "id": "", "name": ""}], word
        assert form == "quick" or not shown, word
        rows, _ = _weapons_of(library, form, f"{word} d4")
        typed = {**wanted, "damage": "d4"}
        assert [{**row, "id": "", "name": ""} for row in rows] == [{**typed, "id": "", "name": ""}], word


@pytest.mark.parametrize("form", ["text", "csv", "quick"])
@pytest.mark.parametrize(
    ("weapon", "is_told"),
    [("Garfio d8", True), ("Mordida d6", True), ("Garfio d8 corte", False), ("Hacha vieja d8", False)],
)
def test_a_weapon_in_no_list_is_told_as_what_it_is_taken(
    form: str, weapon: str, is_told: bool, library: Library
) -> None:
    rows, shown = _weapons_of(library, form, weapon)
    assert len(rows) == 1
    assert any("CaC" in text and "contundente" in text for text in shown) is is_told
    assert ("type" in rows[0]) is not is_told
    if is_told and form != "quick":
        name = weapon.partition(" ")[0]
        assert shown == [f"Not in the list of weapons, so taken as CaC, contundente, Manos 1: {name}."]


def test_an_unknown_word_without_dice_among_weapons_is_not_understood(library: Library) -> None:
    (one,) = taken(library, f"Tomé\n{BARE_SHEET}Armas: Adaga, Faca; Bodoque\n")
    assert [row["name"] for row in one.sheet["weapons"]] == ["Adaga", "Faca"]
    assert one.notes == "Armas: Bodoque"


@pytest.mark.parametrize("heading", ["Con", "Constitución", "constitucion"])
@pytest.mark.parametrize("form", ["text", "csv"])
@pytest.mark.parametrize("value", ["d30", "d20", "d7"])
def test_a_die_of_no_step_is_said_to_be_wrong_and_not_to_be_missing(
    heading: str, form: str, value: str, library: Library
) -> None:
    content = Content("a.txt", f"Tomé\n{heading} {value}, Destreza d8, Mente d6, Gracia d6\nPV 14\n".encode())
    if form == "csv":
        content = Content("a.csv", f"Nombre,{heading},Des,Men,Gra,PV\nTomé,{value},d8,d6,d6,14\n".encode())
    (file,) = preview_files(library, [content], ImportChoice(system="fulminato"), READERS).files
    (refused,) = file.refused
    assert f"a die d6, d8, d10, d12 or d12+1 to d12+9 belongs here, not '{value}'" in str(refused.message)
    assert "missing" not in str(refused.message)


@pytest.mark.parametrize("unknown", ["Garrafa d6 cheia de álcool", "Garrafa d6 lascada", "Frasco d4 zumbindo muito"])
@pytest.mark.parametrize("place", [0, 1, 2])
def test_an_unknown_weapon_takes_no_known_one_with_it_into_the_notes(
    library: Library, unknown: str, place: int
) -> None:
    """“Porrete d8 contundente, Rifle, Garrafa d6 arremesso” left *Rifle* in the notes."""
    weapons = ["Porrete d8 contundente", "Rifle"]
    weapons.insert(place, unknown)
    (creature,) = taken(library, fulminato(f"Armas: {', '.join(weapons)}"))
    assert {"Porrete", "Rifle"} <= {weapon["name"] for weapon in creature.sheet["weapons"]}
    assert "Rifle" not in creature.notes
    assert unknown in creature.notes


@pytest.mark.rule("FU-OPP-01", "FU-SOL-01")
@pytest.mark.parametrize(
    "words",
    [
        "enfrentada Graça contra Mente",
        "rolagem oposta Graça contra Mente",
        "oposta Gra contra Men",
        "tirada enfrentada Gracia contra Mente",
        "Opposed roll Gracia against Mente",
        "enfrentada Gra contra Men",
    ],
)
def test_an_opposed_roll_is_read_as_one_writes_it(words: str) -> None:
    rows, unread = rows_of(
        registry.system("fulminato"), "abilities", f"Alento (cura d6), Grito (1 PS, {words}, dano d4)"
    )
    assert unread == []
    assert [row["name"] for row in rows] == ["Alento", "Grito"]
    assert (rows[1]["opposed"], rows[1]["damage"]) == ({"own": ["gracia"], "theirs": ["mente"]}, "d4")


def test_two_characteristics_on_a_side_of_an_opposed_roll_are_read_and_no_other_words() -> None:
    system = registry.system("fulminato")
    rows, _ = rows_of(system, "abilities", "Chamado (1 PS; enfrentada Graça e Mente contra Mente)")
    rows += rows_of(system, "abilities", "Chamado: Custo (PS) 1 · enfrentada Graça e Mente contra Mente")[0]
    assert rows[-1]["opposed"] == {"own": ["gracia", "mente"], "theirs": ["mente"]}
    assert rows_of(system, "abilities", "Grito (1 PS, enfrentada Força contra Mente)")[0] == []


@pytest.mark.parametrize("level", ["nivel 8", "Nv. 8", "Nv8", "(Nv 8)", "L8", "level 8", "de nível 8"])
@pytest.mark.parametrize("told", ["Ogro {}", "Ogro, {}", "Ogro\n{}"])
def test_a_level_beside_a_name_is_the_sheets(library: Library, level: str, told: str) -> None:
    if "\n" in told and level in ("L8", "de nível 8"):
        return
    (ogre,) = taken(library, f"{told.format(level)}\nPV 24 DE 12 DM 9\nGarras: 2d+3 de daño\n")
    assert (ogre.name, ogre.sheet["nv"], ogre.sheet["pv"], ogre.notes) == ("Ogro", 8, 24, "")


@pytest.mark.parametrize(
    "told", ["Garras: 2d+3 de daño, {}", "Garras: 2d+3 ({})", "Armas: Garras 2d+3, {}; Arco 1d, 12 m"]
)
@pytest.mark.parametrize("list", ["inmune: fuego, hielo", "resiste fuego, hielo", "Vulnerable: fuego, hielo"])
def test_a_list_behind_an_attack_is_no_element_of_it(library: Library, told: str, list: str) -> None:
    """The claws struck with ice."""
    (ogre,) = taken(library, f"Ogro\nPV 24 DE 12 DM 9\n{told.format(list)}\n")
    claws = ogre.sheet["weapons"][0]
    assert (claws["name"], claws["damage"], claws.get("element")) == ("Garras", "2d+3", None)
    assert {row["name"] for row in ogre.sheet["weapons"]} <= {"Garras", "Arco"}
    assert list in ogre.notes


@pytest.mark.parametrize(
    ("told", "skill"),
    [
        ("CaC simples", "cac_sencilla"),
        ("perícia CaC simples", "cac_sencilla"),
        ("habilidad: CaC sencilla", "cac_sencilla"),
        ("armas simples", "cac_sencilla"),
        ("CaC complexas", "cac_experta"),
        ("skill expert melee weapons", "cac_experta"),
        ("rifles e espingardas", "rifles_escopetas"),
        ("perícia pistolas", "pistolas"),
    ],
)
@pytest.mark.parametrize(
    "weapon", ["Machado: d8 corte, {}", "Facão d8 corte {}", "Espada d8, {}, corte", "Gancho: d8 corte ({})"]
)
def test_the_skill_that_is_told_of_a_weapon_is_its_skill(library: Library, weapon: str, told: str, skill: str) -> None:
    """*Machado: d8 corte, cac simples* came with the skill of complex weapons, and the rest in the notes."""
    text = weapon.format(told)
    (hero,) = taken(library, f"{HERO}Armas: {text}\n")
    (row,) = hero.sheet["weapons"]
    assert (row["skill"], row["damage"], row["type"]) == (skill, "d8", "slashing")
    assert hero.notes == ""
    system = registry.system("fulminato")
    line = quick_entry.read(f"Beto 10 pv, {text}", system)
    (typed,) = quick_entry.sheet(line, system)["weapons"]
    assert (typed["skill"], typed["damage"], typed["type"], line.notes) == (skill, "d8", "slashing", "")


def test_what_only_the_list_of_weapons_says_is_told(library: Library) -> None:
    """A revolver's calibre and a bow's reach came without a word."""
    (hero,) = taken(library, f"{HERO}Armas: Revólver d8; Arco d8; Rifle; Faca d6 corte\n")
    warnings = " ".join(str(warning) for warning, _ in assumed_warnings([hero]))
    for said in ("Calibre 36-38", "Alcance (pies) 60", "Cargador 6", "Alcance (pies) 100", "arcos y ballestas"):
        assert said in warnings
    assert "Rifle" not in warnings
    assert [fate.fate for fate in hero.fields if fate.field in ("Revólver", "Arco")] == [Fate.GUESSED] * 2
    line = quick_entry.read("Beto 10 pv, revólver d8 alcance 40", registry.system("fulminato"))
    (revolver,) = line.attacks
    supplied = quick_entry.supplied(revolver, registry.system("fulminato"))
    assert supplied.keys() == {"kind", "capacity", "caliber"}


def test_a_bonus_that_every_attack_has_and_figures_of_a_name_lose_no_attack(library: Library) -> None:
    text = "Sargento\nFUE 13, DES 12, PV 14\nMD: +1D4\nPistola Colt 45: 50%, 1D10+2\nPuñetazo 55%, 1D3 + MD\n"
    (sergeant,) = taken(library, text)
    told = [(row["name"], row["skill"], row["damage"]) for row in sergeant.sheet["weapons"]]
    assert told == [("Pistola Colt 45", 50, "1d10+2"), ("Puñetazo", 55, "1d3")]
    assert (sergeant.sheet["md"], sergeant.notes) == ("+1D4", "")


def test_two_hands_and_a_kind_are_read_in_any_gender_and_number(library: Library) -> None:
    (orc,) = taken(library, "Orco\nPV 36 DE 14 DM 9\nGancho 3d+5 (dos manos)\nVara 1d+1, mágico\n")
    hook, rod = orc.sheet["weapons"]
    assert (hook["hand"], rod["kind"], orc.notes) == ("both", "magic", "")


@pytest.mark.parametrize("field", ["Armor Class 13", "AC: 13", "Clase de armadura 13", "Desafío 3", "Languages Common"])
@pytest.mark.parametrize(
    ("system", "numbers", "vital"),
    [
        ("fulminato", "Hit Points 22\nCon d10, Des d8, Men d6, Gra d6", "pv"),
        ("fulminato", "Puntos de golpe 22\nCon d10, Des d8, Men d6, Gra d6", "pv"),
        ("fantasia", "PV 22\nDE 12, DM 10", "pv"),
        ("tabuleiro", "VIDA 22\nFORÇA 3\nAÇÃO 4", "vida"),
    ],
)
@pytest.mark.parametrize("gap", ["\n\n", "\n"])
def test_a_field_of_another_game_makes_no_creature_of_that_game_and_no_name(
    library: Library, system: str, numbers: str, vital: str, field: str, gap: str
) -> None:
    """An orc of Fulminato came with six hit points less and dice that a goblin of 5e has, all of it underlined."""
    text = f"Orco{gap}{field}{gap}{numbers}\nCON 4" if system == "tabuleiro" else f"Orco{gap}{field}{gap}{numbers}"
    (orc,) = taken(library, text)
    assert (orc.name, orc.system, orc.sheet[vital]) == ("Orco", system, 22)
    assert field in orc.notes
    assert field not in "".join(text[span.start : span.end] for span in understood_spans(text))
    fifth = "Orc\nArmor Class 13\nHit Points 22\nSTR 16 DEX 12 CON 16 INT 7 WIS 11 CHA 10"
    assert not labelled_text.is_own_sheet(fifth)


@pytest.mark.parametrize(
    ("system", "list", "line", "row"),
    [
        ("fulminato", "protections", "Chaqueta de cuero: desvío 1", {"name": "Chaqueta de cuero", "desvio": 1}),
        ("fulminato", "protections", "Couro desvio 1", {"name": "Couro", "desvio": 1}),
        ("fulminato", "protections", "Cota de malla: desvio 1, redução 1", {"desvio": 1, "reduction": 1}),
        ("fulminato", "protections", "Escudo: desvio 2", {"name": "Escudo", "desvio": 2}),
        ("fulminato", "items", "Corda x2", {"name": "Corda", "qty": 2}),
        ("fulminato", "items", "3x Tocha", {"name": "Tocha", "qty": 3}),
        ("fulminato", "items", "Bandagem x3: cura d6", {"name": "Bandagem", "qty": 3, "heal": "d6"}),
        ("fulminato", "abilities", "Cura das mãos: 2 PS, cura 2d6", {"name": "Cura das mãos", "ps": 2, "heal": "2d6"}),
        ("fulminato", "abilities", "Raio (3 PS, completa)", {"name": "Raio", "ps": 3, "action": "full"}),
        ("fulminato", "abilities", "Raio (3 PS): dano 2d6", {"name": "Raio", "ps": 3, "damage": "2d6"}),
        ("fantasia", "abilities", "Hielo (5 PM): daño 2d hielo", {"name": "Hielo", "pm": 5, "element": "ice"}),
        ("fantasia", "abilities", "Fogo (4 PM): dano 2d de fogo", {"name": "Fogo", "pm": 4, "element": "fire"}),
        ("fantasia", "items", "Poción x2", {"name": "Poción", "qty": 2}),
    ],
)
@pytest.mark.parametrize("bullet", ["", "- ", "• ", "1. ", "· "])
def test_a_line_that_can_be_nothing_else_needs_no_heading(
    library: Library, system: str, list: str, line: str, row: dict[str, object], bullet: str
) -> None:
    """Armour and things without the name of their list over them stayed in the notes."""
    sheet = {"fulminato": "Con d10, Des d8, Men d6, Gra d6", "fantasia": "DE 12, DM 10"}[system]
    text = f"Beto\nPV 20\n{sheet}\n{bullet}{line}"
    (beto,) = taken(library, text)
    (found,) = beto.sheet[list]
    assert {key: found[key] for key in row} == row
    assert (beto.notes, beto.sheet.get("weapons")) == ("", None)
    assert line in [text[span.start : span.end] for span in understood_spans(text)]


@pytest.mark.parametrize(
    "line",
    [
        "Débil: fuego",
        "Aliento: fuego",
        "Nada (7 XY): cura d4",
        "2 ataques por turno",
        "Sapo",
        "Corre mucho.",
        "Grito (3 PS, quux)",
    ],
)
@pytest.mark.parametrize("system", ["fulminato", "fantasia"])
def test_a_line_that_may_be_something_else_stays_a_note(library: Library, system: str, line: str) -> None:
    sheet = {"fulminato": "Con d10, Des d8, Men d6, Gra d6", "fantasia": "DE 12, DM 10"}[system]
    (beto,) = taken(library, f"Beto\nPV 20\n{sheet}\n{line}")
    assert beto.notes == line
    assert not {"weapons", "abilities", "items", "protections"} & beto.sheet.keys()


def test_the_name_of_a_list_needs_no_colon_where_it_stands_alone(library: Library) -> None:
    (rosa,) = taken(
        library,
        "Rosa\nPV 20\nCon d10, Des d8, Men d6, Gra d6\nARMAS\nPistola: d8, 8 tiros\nSolturas\nRaio (3 PS): dano 2d6\n"
        "ARMADURAS\nColete: desvio 1, redução 2\nITENS\ncorda\nbandagem",
    )
    assert (rosa.name, rosa.notes) == ("Rosa", "")
    lists = {key: [row["name"] for row in rosa.sheet[key]] for key in ("weapons", "abilities", "protections", "items")}
    assert lists == {
        "weapons": ["Pistola"],
        "abilities": ["Raio"],
        "protections": ["Colete"],
        "items": ["corda", "bandagem"],
    }
    (poder,) = taken(library, "Poder\nPV 20\nCon d10, Des d8, Men d6, Gra d6")
    assert poder.name == "Poder"


@pytest.mark.parametrize(
    ("system", "lines", "values", "attacks"),
    [
        (
            "fulminato",
            (
                "Lobo: PV 14, Con d8, Des d10, Men d6, Gra d6, Mordida d6+1",
                "Urso: PV 30, Con d8, Des d6, Men d6, Gra d6, Garra d8",
            ),
            [{"pv": 14, "destreza": "d10"}, {"pv": 30, "destreza": "d6"}],
            [["Mordida"], ["Garra"]],
        ),
        (
            "fulminato",
            ("Lobo do brejo - PV 14 - Con d8 - Des d10 - Men d6 - Gra d6 - Mordida d6 - Velocidade 50 pés",),
            [{"pv": 14, "destreza": "d10", "speed_ft": 50}],
            [["Mordida"]],
        ),
        (
            "fantasia",
            ("Trasgo: PV 14, DE 10, DM 8, Garras 1d+2, Nv 2", "Ogro PV 44; DE 12; DM 7; Maza 3d; Nv 5"),
            [{"pv": 14, "de": 10, "nv": 2}, {"pv": 44, "de": 12, "nv": 5}],
            [["Garras"], ["Maza"]],
        ),
        (
            "d100",
            (
                "Guardia: PV 13, DES 12, Espada 60% 1D8, Esquivar 30%",
                "Capitán | PV 16 | DES 14 | Sable 75% 1D8 | Esquivar 40%",
            ),
            [{"pv": 13, "des": 12, "esquivar": 30}, {"pv": 16, "des": 14, "esquivar": 40}],
            [["Espada"], ["Sable"]],
        ),
    ],
)
def test_creatures_of_one_line_each_are_read(
    library: Library, system: str, lines: tuple[str, ...], values: list[dict[str, object]], attacks: list[list[str]]
) -> None:
    """They were refused: a name and its numbers had to stand in lines of their own."""
    field = {"tabuleiro": "cards"}.get(system, "weapons")
    for text in ("\n".join(lines), "\n\n".join(lines)):
        found = taken(library, text)
        assert [record.name for record in found] == [re.split(r":| -| \||\sPV", line)[0] for line in lines]
        assert [record.system for record in found] == [system] * len(lines)
        assert [{key: record.sheet[key] for key in want} for record, want in zip(found, values, strict=True)] == values
        assert [[row["name"] for row in record.sheet[field]] for record in found] == attacks
        assert [record.notes for record in found] == [""] * len(lines)


@pytest.mark.parametrize("between", [" / ", "/", " | ", ", ", "; ", " · ", " - "])
def test_numbers_that_any_sign_parts_are_read(library: Library, between: str) -> None:
    (wolf,) = taken(library, f"Lobo\n{between.join(('PV 20', 'PM 7', 'DE 11', 'DM 9', 'MO 10'))}")
    assert [wolf.sheet[key] for key in ("pv", "pm", "de", "dm", "mo")] == [20, 7, 11, 9, 10]
    assert labelled_text.is_sheet("Lobo\nPV 20/24\nDE 11, DM 9") is False


def test_a_cell_and_a_typed_part_with_numbers_of_a_creature_are_no_creature() -> None:
    text = "Lobo: PV 14, DE 10, DM 8, Garras 1d+2"
    assert labelled_text.read_words("fantasia", {}, text) == text
    assert labelled_text.read_cell("fantasia", {}, "Notas", "", text)[1] == [text]
