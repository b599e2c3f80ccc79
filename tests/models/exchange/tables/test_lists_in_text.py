"""Lists in a pasted text: what stands under a heading is of the kind that the heading says, or is not understood."""

from __future__ import annotations

from typing import Any

import pytest

from models.exchange.records.report import (
    TEXT,
    Fate,
    TakenCreature,
    assumed_warnings,
    not_understood_warnings,
)
from models.exchange.tables import cells, labelled_text, written_cells
from models.exchange.tables.columns import name_key
from rules.system import quick_entry, registry
from rules.system.label_words import HEADINGS
from rules.system.translated_system import worded
from tests.proving import short_of

FULMINATO = "Bruta\nConstitución d12, Destreza d6, Mente d6, Gracia d6\nPV 22\n"
SHEETS = {
    "d100": "Matón\nPV 12 DES 11 Esquivar 30\n",
    "fantasia": "Lobo\nPV 24 DE 12 DM 9\n",
    "fulminato": FULMINATO,
    "tabuleiro": "Soldado\nVIDA 6 CON 4 AÇÃO 5\n",
}
"""The least sheet of each system whose text is read by its labels; FFRPG has a reader of its own."""
ENTRIES = (
    *("Faca d6", "Navaja 45%, 1D4", "Espada 1d+2", "Garra FOR+1d4", "Zumbido d8", "Rifle d12, munição 5"),
    *("Esquiva d8", "CaC simples d10", "Escuchar 40", "Furtividade 1d6", "Fuego debilidad", "Couro, desvio 1"),
    *("Alento: 1 PS, cura d6", "Grito (1 PS, dano d6)", "2 tochas"),
)
"""Things of all kinds."""


def read(text: str) -> TakenCreature:
    (record,) = labelled_text.read_sheets(text)
    return record


def underlined(text: str) -> str:
    return "\n".join(text[span.start : span.end] for span in labelled_text.understood_spans(text))


FORMS = ("{heading}: {entry}", "{heading}:\n{entry}", "{heading}:\n\n{entry}")
BY_TURNS: list[tuple[str, tuple[str, ...]]] = [(form, HEADINGS[turn :: len(FORMS)]) for turn, form in enumerate(FORMS)]
"""Each heading in one of the forms."""
ALL: list[tuple[str, tuple[str, ...]]] = [(form, HEADINGS) for form in FORMS]


@pytest.mark.parametrize(("form", "headings"), short_of(BY_TURNS + ALL, *BY_TURNS))
@pytest.mark.parametrize("system", SHEETS)
def test_what_stands_under_a_heading_is_of_its_kind_or_not_understood(
    system: str, form: str, headings: tuple[str, ...]
) -> None:
    """*Perícias: CaC simples d10* was a weapon with d10 of damage, and no skill."""
    vocabulary = labelled_text._vocabulary(system)
    assert vocabulary is not None
    model = vocabulary.system.sheet.model_fields
    lists = {key for key, info in model.items() if cells.holds_several(info.annotation)}
    plain = read(SHEETS[system]).sheet
    arrived = 0
    for heading in headings:
        named = vocabulary.fields.get(name_key(heading), "")
        if named and named not in lists:
            continue  # `Armadura: 3` is a number in some books
        for entry in ENTRIES:
            text = SHEETS[system] + form.format(heading=heading, entry=entry)
            record = read(text)
            changed = {key for key in record.sheet if record.sheet[key] != plain.get(key)}
            assert changed & lists <= {named}, (heading, entry)
            is_read = any(part in underlined(text) for part in entry.split(", "))
            assert is_read is bool(changed), (heading, entry)
            assert is_read or any(fate.field == TEXT for fate in record.fields), (heading, entry)
            arrived += bool(changed)
    assert arrived * len(HEADINGS) > 10 * len(headings)


@pytest.mark.parametrize("heading", ["Perícias", "pericias", "Habilidades", "Skills", "Habilidade"])
@pytest.mark.parametrize("form", ["{heading}: {skills}", "{heading}:\n{skills}"])
def test_skills_are_read_by_short_names(heading: str, form: str) -> None:
    skills = (
        "cac complexas d10, CaC simples d8, rifles d12, resist. d6, mãos ráp. d8, pistola: d10, arco d8; dodge d6-1"
    )
    text = FULMINATO + form.format(heading=heading, skills=skills)
    record = read(text)
    assert record.sheet["skills"] == {
        "cac_experta": "d10",
        "cac_sencilla": "d8",
        "rifles_escopetas": "d12",
        "aguante": "d6",
        "manos_rapidas": "d8",
        "pistolas": "d10",
        "arcos_ballestas": "d8",
        "esquiva": "d6-1",
    }
    assert "weapons" not in record.sheet
    assert record.notes == ""
    assert skills in underlined(text)


def test_every_skill_is_read_by_the_words_that_only_its_label_has() -> None:
    """In each language, in the singular and the plural, and without accents."""
    tried = 0
    for language in ("es", "pt_BR"):
        labels = worded(registry.system("fulminato"), language).sheet.model_fields["skills"].json_schema_extra
        assert isinstance(labels, dict)
        terms = labels["terms"]
        assert isinstance(terms, dict)
        words = {key: str(label).split() for key, label in terms.items()}
        for key, own in words.items():
            others = {word for other, theirs in words.items() if other != key for word in theirs}
            for word in (word for word in own if word not in others and len(word) > 2):
                for short in (word, word.upper(), word.removesuffix("s"), word[:4]):
                    record = read(f"{FULMINATO}Perícias: {short} d8")
                    assert record.sheet.get("skills") == {key: "d8"}, short
                    tried += 1
    assert tried > 40


@pytest.mark.parametrize("entry", ["cac d8", "armas d8", "ataque d8", "esquiva d6+1", "des d10", "e d8"])
def test_what_names_no_skill_or_several_is_not_understood(entry: str) -> None:
    text = f"{FULMINATO}Perícias: {entry}, rifles d8"
    record = read(text)
    assert record.sheet["skills"] == {"rifles_escopetas": "d8"}
    assert "weapons" not in record.sheet
    assert record.notes == entry
    assert entry not in underlined(text)


@pytest.mark.parametrize(
    ("line", "fields"),
    [
        ("Colt 45: d10, perfuração, 60 pés, carregador 6, munição 24", {"range": 60, "capacity": 6, "reserve": 24}),
        ("Arco: d8 perfuração, alcance 100 pés, duas mãos, munição 20", {"hands": 2, "reserve": 20, "range": 100}),
        ("Espada d8, two-handed, corte", {"hands": 2, "type": "slashing"}),
        ("Machado d12, uma mão, corte", {"hands": 1, "type": "slashing"}),
        ("Machado d12, a 2 manos", {"hands": 2}),
    ],
)
@pytest.mark.parametrize("heading", ["", "Armas: ", "Armas:\n"])
def test_a_whole_weapon_arrives_and_is_underlined(heading: str, line: str, fields: dict[str, Any]) -> None:
    text = f"{FULMINATO}{heading}{line}"
    record = read(text)
    (weapon,) = record.sheet["weapons"]
    assert fields.items() <= weapon.items()
    assert record.notes == ""
    assert line in underlined(text)


def test_what_stands_behind_an_unknown_part_of_a_weapon_arrives_and_that_part_is_named() -> None:
    text = f"{FULMINATO}Arco: d8 perfuração, alcance 100 pés, de teixo velho do vale, munição 20"
    record = read(text)
    (bow,) = record.sheet["weapons"]
    assert (bow["range"], bow["reserve"]) == (100, 20)
    assert [fate.value for fate in record.fields if fate.field == TEXT] == ["Arco: de teixo velho do vale"]
    (warning,) = not_understood_warnings([record])
    assert "Arco: de teixo velho do vale" in str(warning)
    assert "teixo" not in underlined(text)
    assert "munição 20" in underlined(text)


@pytest.mark.parametrize("form", ["Solturas: {}", "Solturas:\n{}", "Poderes: {}", "Powers:\n{}"])
def test_abilities_below_their_heading_are_underlined(form: str) -> None:
    entries = ("Alento: 1 PS, cura d6", "Grito: 2 PS, dano d6, enfrentada Graça contra Mente")
    text = FULMINATO + form.format(("; " if form.endswith(": {}") else "\n").join(entries))
    record = read(text)
    assert [row["id"] for row in record.sheet["abilities"]] == ["alento", "grito"]
    assert all(entry in underlined(text) for entry in entries)


@pytest.mark.parametrize("form", ["Armas: {}", "Armas:\n{}", "Armas: {}, Faca d6 corte"])
def test_the_damage_of_a_weapon_that_tells_none_is_said_to_be_assumed(form: str) -> None:
    record = read(FULMINATO + form.format("Escudo pequeno: desvio 1"))
    assert record.sheet["weapons"][0]["desvio"] == 1
    assert [fate.fate for fate in record.fields if fate.field == "Escudo pequeno"] == [Fate.GUESSED]
    (warning,) = (str(told) for told, _ in assumed_warnings([record]) if "Escudo pequeno" in str(told))
    assert "Daño d6" in warning


def test_an_empty_line_behind_the_entries_of_a_list_ends_it() -> None:
    record = read(f"{FULMINATO}Perícias:\nesquiva d8\nZumbido 777 d8\n\nRifle d12")
    assert record.sheet["skills"] == {"esquiva": "d8"}
    assert [row["name"] for row in record.sheet["weapons"]] == ["Rifle"]
    assert record.notes == "Zumbido 777 d8"


@pytest.mark.parametrize("form", ["Perícias: {}", "Habilidades:\n{}", "Skills: {}"])
def test_a_book_with_skills_of_any_name_takes_them_from_a_text(form: str) -> None:
    """*furtividade d8* stood in the notes, though a sheet of the book may have it."""
    told = {"furtividade": "d8", "Cavalgar": "d10", "primeros auxilios": "d6", "Zumbido": "d6-1"}
    entries = [*(f"{name} {die}" for name, die in told.items()), "cac simples d10", "faca d6"]
    record = read(FULMINATO + form.format((", " if form.endswith(": {}") else "\n").join(entries)))
    assert record.sheet["skills"] == {**told, "cac_sencilla": "d10"}
    assert "weapons" not in record.sheet
    assert "faca d6" in record.notes


def test_a_skill_that_many_games_have_is_one_without_a_heading_too() -> None:
    record = read(f"{FULMINATO}Furtividade d8\nCavalgar: d10\nGancho d8\n")
    assert record.sheet["skills"] == {"Furtividade": "d8", "Cavalgar": "d10"}
    assert [row["name"] for row in record.sheet["weapons"]] == ["Gancho"]
    system = registry.system("fulminato")
    for typed in (
        "furtividade d8, cavalgar d10, gancho d8",
        "perícias: furtividade d8, cavalgar d10; armas: gancho d8",
    ):
        line = quick_entry.read(f"Bruno pv 14, {typed}", system)
        sheet = quick_entry.sheet(line, system)
        assert sheet["skills"] == {"furtividade": "d8", "cavalgar": "d10"}
        assert [row["name"] for row in sheet["weapons"]] == ["Gancho"]
        assert line.notes == ""
    for id in ("ffrpg", "fantasia", "tabuleiro"):
        assert quick_entry.read("Bruno 14, cavalgar d10", registry.system(id)).values == ()


@pytest.mark.parametrize(
    ("told", "unread"),
    [
        ("couro desvio 1, quux 7", "quux 7"),
        ("couro desvio 1 quux 7", "quux 7"),
        ("couro (quux 7, desvio 1)", "quux 7"),
        ("couro: desvio 1, com rebites", "com rebites"),
        ("couro desvio 1 com rebites", "com rebites"),
        ("couro desvio 1 y casco desvío 2", "y casco desvío 2"),
    ],
)
def test_what_is_understood_of_armour_is_kept_and_the_rest_is_said(told: str, unread: str) -> None:
    """One unknown phrase took the whole line into the notes."""
    text = f"{FULMINATO}Armadura: {told}"
    record = read(text)
    (leather,) = record.sheet["protections"]
    assert (leather["name"], leather["desvio"], leather.get("reduction")) == ("couro", 1, None)
    assert record.notes == f"Armadura: {unread}"
    assert not any(unread in part for part in underlined(text))
    system = registry.system("fulminato")
    reading = written_cells.take_line(system, written_cells.read_line(system, f"Bruno pv 14, armadura: {told}"))
    assert [(row["name"], row["desvio"]) for row in reading.sheet["protections"]] == [("couro", 1)]
    assert reading.unread == unread
    assert unread not in reading.understood


def test_a_number_behind_a_word_with_an_x_is_no_quantity() -> None:
    """*Lanterna quux 3* became three of *Lanterna quu*."""
    record = read(f"{FULMINATO}Objetos: Lanterna quux 3, Bandagem x3, Tocha ×2, 4 velas, corda x 2")
    quantities = {row["name"]: row["qty"] for row in record.sheet["items"]}
    assert quantities == {"Lanterna quux 3": 1, "Bandagem": 3, "Tocha": 2, "velas": 4, "corda": 2}


NAMED_ROWS = [
    ("Solturas:\n- Bênção: 2 PS, ação rápida, cura d8", "abilities", {"ps": 2, "action": "quick", "heal": "d8"}, ""),
    ("Solturas: Bênção: 2 PS, ação rápida, cura d8", "abilities", {"ps": 2, "action": "quick", "heal": "d8"}, ""),
    ("Solturas:\n* Salto: 1 PS, acción de movimiento", "abilities", {"ps": 1, "action": "movement"}, ""),
    ("Powers:\n- Blessing (2 PS, quick action, heal d8)", "abilities", {"ps": 2, "action": "quick", "heal": "d8"}, ""),
    ("Solturas:\n- Fogo: 2 PS, dano d8, rápida, o que for", "abilities", {"ps": 2, "damage": "d8"}, "Fogo: o que for"),
    (
        "Solturas:\n- Olhar: 2 PS, Graça contra Mente, visão dificultada 2 turnos",
        "abilities",
        {
            "opposed": {"own": ["gracia"], "theirs": ["mente"]},
            "status": [{"status": "impaired_vision", "timer": 2}],
        },
        "",
    ),
    ("Spells:\n- Trip: 1 PS, prone for 1 round", "abilities", {"status": [{"status": "prone", "timer": 1}]}, ""),
    (
        "Armas:\n- Garrucha: pistola, dano d8, alcance 60 pés, 2 tiros, reserva 8, calibre 36-38",
        "weapons",
        {
            "skill": "pistolas",
            "kind": "ranged",
            "damage": "d8",
            "range": 60,
            "capacity": 2,
            "reserve": 8,
            "caliber": "36-38",
        },
        "",
    ),
    ("Armas:\n- Estaca: de faia, d6, perfurante, 6 kg", "weapons", {"type": "piercing", "weight_kg": 6}, "de faia"),
    ("Armas:\n- Arco: d8, aljava 6, reserva 12", "weapons", {"capacity": 6, "reserve": 12}, ""),
    ("Objetos: água benta (cura d6) x2", "items", {"name": "água benta", "heal": "d6", "qty": 2}, ""),
    ("Escudo: Tampa de barrica, desvio 1", "protections", {"kind": "shield", "desvio": 1}, ""),
    ("Capacete: Balde, desvio 1", "protections", {"name": "Balde", "kind": "helmet", "desvio": 1}, ""),
    ("Escudos:\n- Rodela: desvio 1", "protections", {"name": "Rodela", "kind": "shield", "desvio": 1}, ""),
    ("Armor: wooden lid, deflection 1", "protections", {"name": "wooden lid", "desvio": 1}, ""),
    ("Armaduras: escudo de mimbre, desvío 1", "protections", {"kind": "shield", "desvio": 1}, ""),
]


@pytest.mark.parametrize(("text", "field", "expected", "noted"), NAMED_ROWS)
def test_a_row_keeps_what_is_understood_of_it_and_is_one_row(
    text: str, field: str, expected: dict[str, Any], noted: str
) -> None:
    """*Bênção: 2 PS, ação rápida, cura d8* was two powers, one called *ação rápida*, and a shield was armour."""
    record = read(FULMINATO + text + "\n")
    (row,) = record.sheet[field]
    assert {key: row.get(key) for key in expected} == expected
    assert noted in record.notes
    assert bool(record.notes) is bool(noted)


@pytest.mark.parametrize(
    ("system", "text", "field", "kind"),
    [
        ("fantasia", "Técnicas:\n- Corte: 2 PM, daño 2d", "abilities", "technique"),
        ("fantasia", "Poderes: Fuego: 3 PM, daño 2d", "abilities", "power"),
        ("tabuleiro", "Itens:\n- Poção: cura 1d2", "cards", "item"),
        ("tabuleiro", "Habilidades: Fogo: 2 mana, dano 1d4", "cards", "habilidade"),
    ],
)
def test_the_name_of_a_list_says_the_kind_of_its_rows(system: str, text: str, field: str, kind: str) -> None:
    (row,) = read(SHEETS[system] + text + "\n").sheet[field]
    assert row["kind"] == kind


@pytest.mark.parametrize(
    ("system", "title"),
    [("fulminato", "Fulminato"), ("d100", "d100"), ("fantasia", "La Fantasia"), ("tabuleiro", "Tabuleiro")],
)
@pytest.mark.parametrize("label", ["Sistema", "System"])
def test_the_system_a_text_names_is_understood_if_it_is_that(system: str, title: str, label: str) -> None:
    name, _, rest = SHEETS[system].partition("\n")
    text = f"{name}\n{label}: {title}\n{rest}"
    assert read(text).notes == ""
    assert f"{label}: {title}" in underlined(text)
    assert "Pathfinder" in read(text.replace(title, "Pathfinder")).notes


def test_notes_do_not_repeat_the_name_of_an_attack() -> None:
    """They read *Arco: Arco: d8, raro*."""
    assert read(f"{FULMINATO}Arco: d8, raro\n").notes == "Arco: d8, raro"


def test_a_skill_that_the_book_does_not_have_is_said_to_be_new() -> None:
    """*aguente* stood beside *Aguante* as a skill of its own, without a word."""
    record = read(f"{FULMINATO}Habilidades: aguente d8, pastoreo d10, sigilo d6, esquiva d8\n")
    assert record.sheet["skills"] == {"aguente": "d8", "pastoreo": "d10", "sigilo": "d6", "esquiva": "d8"}
    said = [str(warning) for warning, _ in assumed_warnings([record])]
    assert said == ["New skill, nearly called Aguante: aguente.", "New skills, none of the book: pastoreo."]


@pytest.mark.parametrize(
    ("line", "field", "told", "notes"),
    [
        (
            "Jaqueta de couro: desvio 1, redução 1, cheira a cavalo molhado",
            "protections",
            {"name": "Jaqueta de couro", "desvio": 1, "reduction": 1},
            "Jaqueta de couro: cheira a cavalo molhado",
        ),
        ("Escudo (desvio 2, rangendo)", "protections", {"name": "Escudo", "desvio": 2}, "Escudo: rangendo"),
        ("Elmo: desvio 1 (enferrujado)", "protections", {"name": "Elmo", "desvio": 1}, "Elmo: enferrujado"),
        (
            "Bálsamo (2 PS): cura d8, cheira a rosas",
            "abilities",
            {"name": "Bálsamo", "ps": 2, "heal": "d8"},
            "Bálsamo: cheira a rosas",
        ),
    ],
)
def test_one_phrase_that_is_not_understood_leaves_the_rest_of_a_row(
    line: str, field: str, told: dict[str, Any], notes: str
) -> None:
    """It threw a whole armour into the notes."""
    taken = read(f"{FULMINATO}{line}\n")
    (row,) = taken.sheet[field]
    assert {key: row[key] for key in told} == told
    assert taken.notes == notes


@pytest.mark.parametrize("line", ["Item mágico: brilha 3", "Jaqueta: desvio 1, cobre 9 soldados", "Corda x2, velha"])
def test_a_sentence_with_one_word_of_a_row_is_none(line: str) -> None:
    taken = read(f"{FULMINATO}{line}\n")
    assert not taken.sheet.keys() & {"protections", "abilities", "items"}
    assert taken.notes == line


MORE_ROWS = [
    ("fulminato", "Armas:\n- Cravinote – d10, alcance 80 pés, 1 tiro", "weapons", [("Cravinote", "kind", "ranged")]),
    ("fulminato", "Armas:\n- Zarabatana: d4, alcance 60 pés", "weapons", [("Zarabatana", "range", 60)]),
    ("fulminato", "Weapons:\n- Cane - d4, bludgeoning", "weapons", [("Cane", "type", "bludgeoning")]),
    ("fulminato", "Armas:\n- Chicote | d4 | alcance 10", "weapons", [("Chicote", "reach", 10)]),
    ("fulminato", "Armas naturales: Cabezazo d4", "weapons", [("Cabezazo", "natural", True)]),
    (
        "fulminato",
        "Solturas:\n- Coz: 1 PS; ação de movimento; no chão 1 turno",
        "abilities",
        [("Coz", "action", "movement")],
    ),
    ("fulminato", "Spells:\n- Hex: 2 PS, Mind vs Grace", "abilities", [("Hex", "ps", 2)]),
    ("fulminato", "Objetos: tónico, cuerda", "items", [("tónico", "heal", "d8"), ("cuerda", "kind", "rope")]),
    ("fulminato", "Items: salve (heal d4) x3, rope", "items", [("salve", "qty", 3), ("rope", "kind", "rope")]),
    ("d100", "Armas de fogo: Espingarda: 40%, 4D6, 2 tiros", "weapons", [("Espingarda", "kind", "firearm")]),
    ("d100", "Armas naturais: Cabeçada 25%, 1D4", "weapons", [("Cabeçada", "kind", "natural")]),
    ("d100", "Weapons:\n- Harpoon gun – 35%, 2D6, 1 shot", "weapons", [("Harpoon gun", "kind", "firearm")]),
    ("fantasia", "Habilidades:\n- Bolha: 4 PM, dano 2d+1 água", "abilities", [("Bolha", "kind", None)]),
    (
        "fantasia",
        "Attacks: Club 2d+4, Rock throw 2d range 8",
        "weapons",
        [("Club", "damage", "2d+4"), ("Rock throw", "range", 8)],
    ),
    (
        "tabuleiro",
        "Weapons: Dagger 1d4; Sling: damage 1d3, range 5",
        "cards",
        [("Dagger", "damage", "1d4"), ("Sling", "range", 5)],
    ),
]


@pytest.mark.parametrize(("system", "text", "field", "rows"), MORE_ROWS)
def test_rows_as_people_write_them_arrive_whole(
    system: str, text: str, field: str, rows: list[tuple[str, str, Any]]
) -> None:
    """*tónico, cuerda* was a tonic of rope, and what stood behind a dash was lost."""
    record = read(SHEETS[system] + text + "\n")
    assert [
        (row["name"], key, row.get(key)) for row, (_, key, _) in zip(record.sheet[field], rows, strict=True)
    ] == rows
    assert record.notes == ""


@pytest.mark.parametrize("between", [" ", ", "])
def test_a_choice_of_figures_stands_behind_its_label(between: str) -> None:
    """A calibre that was typed was said not to be, and another supposed."""
    found = read(f"{FULMINATO}Armas: revólver d8 60 pies 6 tiros{between}calibre 40-45\n")
    assert found.sheet["weapons"][0]["caliber"] == "40-45"
    assert "calibre" not in found.notes


def test_as_a_text_is_typed_the_lines_that_stay_are_not_read_again() -> None:
    def lines_read(text: str) -> int:
        before = labelled_text._pairs_of.cache_info().misses
        read(text)
        return labelled_text._pairs_of.cache_info().misses - before

    lines = [f"{number} tochas, Faca d6, Navaja 45%, 1D4" for number in range(20)]
    text = "\n".join([FULMINATO, "Itens:", *lines])
    assert lines_read(f"{text}\nMachado d12, uma mão") > 20 * len(registry.ids())
    assert lines_read(f"{text}\nMachado d12, uma mão, corte") < 5 * len(registry.ids())
