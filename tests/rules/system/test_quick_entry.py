"""A creature in one line, in every system."""

import re
from collections.abc import Iterator, Mapping
from itertools import permutations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from models.repositories.sheets import Sheets
from rules.sheets.schema import limits, slug
from rules.system import quick_entry, registry
from rules.system.quick_entry import QuickAttack, QuickLine
from rules.system.quick_words import USUAL, SheetPlace, words_of
from rules.system.translated_system import worded


def values(line: QuickLine) -> dict[str, int | str]:
    """What is said of the sheet, by field or by what has a key in it."""
    return {place.key or place.field: value for place, value in line.values}


@pytest.mark.parametrize("system", registry.ids())
def test_all_that_was_typed_stands_in_its_order(system: str) -> None:
    rules = registry.system(system)
    vital = rules.vital.label
    parts = [f"{vital} 9", "axe d6", "long claw d6"]
    for order in permutations(parts):
        line = quick_entry.read(f"Brum, {', '.join(order)}", rules)
        typed = [part.name if isinstance(part, QuickAttack) else part.place.label for part in line.typed]
        assert typed == [part.rpartition(" ")[0] for part in order], order
    line = quick_entry.read("Brum 9 long bow, level 3", registry.system("ffrpg"))
    assert [type(part).__name__ for part in line.typed] == ["QuickValue", "QuickAttack", "QuickValue"]


def test_what_the_book_works_out_of_a_line_follows_what_is_typed() -> None:
    system = registry.system("ffrpg")
    line = quick_entry.read("Imp level 4, acc 70, vit 6, spd 8, agi 7", system)
    worked_out = quick_entry.worked_out(line, system)
    assert worked_out == {"hp": 48, "macc": 106, "eva": 19, "meva": 6, "arm": 7, "dex": 68, "mnd": 56}
    sheet = quick_entry.sheet(line, system)
    assert {key: sheet[key] for key in worked_out} == worked_out
    assert sheet["acc"] == 70
    for id in set(registry.ids()) - {"ffrpg"}:
        rules = registry.system(id)
        assert quick_entry.worked_out(quick_entry.read("Imp 12", rules), rules) == {}


def test_a_line_is_a_name_a_pool_and_an_attack() -> None:
    system = registry.system("ffrpg")
    assert quick_entry.read("Bandit 12 hp, sword d8+1", system) == QuickLine(
        "Bandit", 12, (QuickAttack("sword", "d8", 1),)
    )
    assert quick_entry.read("Old Man Willow 40 2d6 − 2", system) == QuickLine(
        "Old Man Willow", 40, (QuickAttack("", "2d6", -2),)
    )
    assert quick_entry.read("Bandit 12 long bow", system) == QuickLine("Bandit", 12, (QuickAttack("long bow"),))
    assert quick_entry.read("Ogro 25 pv maza 2d6+3", system) == QuickLine("Ogro", 25, (QuickAttack("maza", "2d6", 3),))
    arm = (quick_entry.QuickValue(SheetPlace("arm", "ARM"), 20),)
    assert quick_entry.read("Ogre 80 hp, club, 2d8+1; armor 20, slow", system) == QuickLine(
        "Ogre", 80, (QuickAttack("club", "2d8", 1),), "slow", values=arm
    )
    assert quick_entry.read("Ogre 80 hp, long bow, armor 20", system) == QuickLine(
        "Ogre", 80, (QuickAttack("long bow"),), values=arm
    )
    assert quick_entry.read("Bandit", system) == QuickLine("Bandit")
    assert quick_entry.read("Goblin 7 PV mordisco 1d4", registry.system("d100")) == QuickLine(
        "Goblin", 7, (QuickAttack("mordisco", "1d4"),)
    )


LINES: Mapping[str, Mapping[str, tuple[str, int | None, Mapping[str, int | str], list[str], str]]] = {
    "ffrpg": {
        "Ogre level 8 hp 120": ("Ogre", 120, {"level": 8}, [], ""),
        "Ogre lv. 8, 120 hp, STR 14; club 2d6": (
            *("Ogre", 120, {"level": 8, "str": 14}),
            *(["Club 1 × STR + 2d6"], ""),
        ),
        "Ogre hp: 120 level = 8": ("Ogre", 120, {"level": 8}, [], ""),
        "Ogre 120hp club 2d6–1": ("Ogre", 120, {}, ["Club 1 × STR + 2d6 − 1"], ""),
        "Ogre 12 hp level 3 level 4": ("Ogre", 12, {"level": 3}, [], "level 4"),
        "Agent 47 12 hp": ("Agent 47", 12, {}, [], ""),
        "Guard 3 hp 40": ("Guard 3", 40, {}, [], ""),
        "Bandit claws 2d6": ("Bandit", None, {}, ["Claws 1 × STR + 2d6"], ""),
        "Bandit, long claws 2d6": ("Bandit", None, {}, ["Long claws 1 × STR + 2d6"], ""),
        "Ogre level 8 hp 120 STR 14 club 3 × STR + 2d6": (
            *("Ogre", 120, {"level": 8, "str": 14}),
            *(["Club 3 × STR + 2d6"], ""),
        ),
        "Droid 8 hp 2d6 bite": ("Droid", 8, {}, ["Bite 1 × STR + 2d6"], ""),
        "Cactuar lv 12, 200hp, 30 mp, needles 1d10-1, kick 2d6 – 2": (
            *("Cactuar", 200, {"level": 12, "mp": 30}),
            *(["Needles 1 × STR + 1d10 − 1", "Kick 1 × STR + 2d6 − 2"], ""),
        ),
        "Sahagin levels 5 hp 60 knife": ("Sahagin", 60, {"level": 5}, ["Knife 2 × STR + d6"], ""),
        "Captain O’Brien 3rd, 55 hp, M. ACC 40; spear 2d8": (
            *("Captain O’Brien 3rd", 55, {"macc": 40}),
            *(["Spear 1 × STR + 2d8"], ""),
        ),
        "Imp 1,200 hp 8th level": ("Imp", 1200, {"level": 8}, [], ""),
        "Ogre spd 12, 12.5": ("Ogre", None, {"spd": 12}, [], "12.5"),
        "Ogre hp 2d8 club 2d6": ("Ogre", None, {}, ["Club 1 × STR + 2d6"], "hp 2d8"),
        "Ogre 12 hp AC 15 club 2d6": ("Ogre", 12, {}, ["Club 1 × STR + 2d6"], "AC 15"),
        "Ogre 12 hp rage 15 club 2d6": ("Ogre", 12, {}, ["Club 1 × STR + 2d6"], "rage 15"),
        "Elf hp 40/40 bow d8": ("Elf", 40, {}, ["Bow 1 × STR + d8, Ranged"], ""),
        "Goblin with 15 hp and a club (d6)": ("Goblin", 15, {}, ["Club 1 × STR + d6"], ""),
        "Bicho nível 4 vida 33 agi 8 machado d8": (
            *("Bicho", 33, {"level": 4, "agi": 8}),
            *(["Machado 1 × STR + d8"], ""),
        ),
        "Wyrm hp 900 breath 3d8kh2, tail 3d8": ("Wyrm", 900, {}, ["Tail 1 × STR + 3d8"], "breath 3d8kh2"),
    },
    "d100": {
        "Ogro nivel 8 pv 20, maza 1d8": ("Ogro", 20, {}, ["Maza 1d8"], ""),
        "Navajero 11 pv navaja 60% 1d4, esquivar 40, sigilo 35%": (
            *("Navajero", 11, {"esquivar": 40, "sigilo": 35}),
            *(["Navaja 60\u00a0% 1d4"], ""),
        ),
        "Guardia Ñuño 2 pv 14 des 12 revólver 45 1d10": (
            *("Guardia Ñuño 2", 14, {"des": 12}),
            *(["Revólver 45\u00a0% 1d10"], ""),
        ),
        "Ghoul hp 13 str 16 claws 40% 1d6, bite 30% 1d4": (
            *("Ghoul", 13, {"fue": 16}),
            *(["Claws 40\u00a0% 1d6", "Bite 30\u00a0% 1d4"], ""),
        ),
        "Zombi pv 15 fue 80 des 7 Lucha 50 mordisco 1d3": (
            *("Zombi", 15, {"fue": 80, "des": 7, "lucha": 50}),
            *(["Mordisco 1d3"], ""),
        ),
        "Sectario con 9 pv y daga 1d4+2": ("Sectario", 9, {}, ["Daga 1d4+2"], ""),
        "Matón 10 pv MD 1d4 porra": ("Matón", 10, {"md": "1d4"}, ["Porra 1D6"], ""),
        "Espectro 12 PV prot 3, AK 47 2d6": ("Espectro", 12, {"prot": 3}, ["AK 47 2d6"], ""),
        "Bandido 4 10 pv pistola 1d8": ("Bandido 4", 10, {}, ["Pistola 1d8"], ""),
        "Matón 10 pv, AK 47": ("Matón", 10, {}, ["AK 47 1D6"], ""),
    },
    "fantasia": {
        "Ogro nivel 3 pv 40 maza 2d+1": ("Ogro", 40, {"nv": 3}, ["Maza 2d+1"], ""),
        "Ogro, 3 niveles, 40 pv, DE -2, espada de fuego 2d": (
            *("Ogro", 40, {"nv": 3, "de": -2}),
            *(["Espada de fuego 2d"], ""),
        ),
        "Slime pv 9 DM 12 ½d": ("Slime", 9, {"dm": 12}, ["Ataque ½d"], ""),
        "Mago nivel 5 pv 30 pm 40 fuego 5 báculo": ("Mago", 30, {"nv": 5, "pm": 40}, ["Báculo 1d"], "fuego 5"),
        "Bruto 50 pv Fuerza 4 gran maza 3d-1": ("Bruto", 50, {"fue": 4}, ["Gran maza 3d-1"], ""),
        "Bruto 50 pv profesión guerrero": ("Bruto", 50, {}, [], "profesión guerrero"),
        "Wolf level 2 hp 18 bite 1d": ("Wolf", 18, {"nv": 2}, ["Bite 1d"], ""),
        "Lobo nível 2 com 18 vida garras 1d": ("Lobo", 18, {"nv": 2}, ["Garras 1d"], ""),
    },
    "fulminato": {
        "Vigia pv 12 constituição d8 pistola d8": ("Vigia", 12, {"constitucion": "d8"}, ["Pistola d8"], ""),
        "Sombra 20pv mente d7 gracia d10 pelear d8 aguante d8": (
            *("Sombra", 20, {"gracia": "d10", "aguante": "d8"}),
            *(["Pelear d8 CaC contundente"], "mente d7"),
        ),
        "Guarda pv 12 pistola d8 alcance 60, faca": (
            *("Guarda", 12, {}),
            *(["Pistola d8 Alcance 60 pies", "Faca d6"], ""),
        ),
        "Bandido 3 pv 9 destreza d10 rifle": ("Bandido 3", 9, {"destreza": "d10"}, ["Rifle d12"], ""),
        "Sheriff hp 14 des d8 colt 45 d10": ("Sheriff", 14, {"destreza": "d8"}, ["Colt 45 d10"], ""),
        "Gaucho pv 11 Puntos de soltura 3 facón d6+1": ("Gaucho", 11, {"ps": 3}, ["Facón d6+1"], ""),
        "Perro 6 pv mordida d6 – 1": ("Perro", 6, {}, ["Mordida d6-1 CaC contundente"], ""),
        "Mafioso pv 10, esquiva d8; cuchillo, pistola d8": (
            *("Mafioso", 10, {"esquiva": "d8"}),
            *(["Cuchillo d6", "Pistola d8"], ""),
        ),
    },
    "tabuleiro": {
        "Orc 5 vida, Garras 9, covarde": ("Orc", 5, {}, ["Garras 9"], "covarde"),
        "Orc 5 vida, Garras": ("Orc", 5, {}, ["Garras FOR+1d4"], ""),
        "Orc com 5 vida CON 4 Garras FOR+1d4": ("Orc", 5, {"con": 4}, ["Garras FOR+1d4"], ""),
        "Bruxa vida 6 mana 4 força 2 Centelha": ("Bruxa", 6, {"mana": 4, "forca": 2}, ["Centelha 5"], ""),
        "Lobo 4 pv presas 1d6, per 2": ("Lobo", 4, {"per": 2}, ["Presas 1d6"], ""),
        "Goblin 3 AÇÃO 4 lâmina curta": ("Goblin", 3, {"acao": 4}, ["Lâmina curta FOR+1d2"], ""),
        "Troll 12 hp club 2d6": ("Troll", 12, {}, ["Club 2d6"], ""),
        "Kobold 7 vidas zarabatana 1d2": ("Kobold", 7, {}, ["Zarabatana 1d2"], ""),
    },
}
"""System and line to its name, vital number, other values, attacks as they are shown, and what is told as a note."""


@pytest.mark.parametrize("system", registry.ids())
def test_a_line_that_only_says_a_number_names_nobody(system: str) -> None:
    rules = registry.system(system)
    for line in ("level 6", "nivel 6", "hp 12", "12 pv", "47"):
        assert not quick_entry.names_somebody(quick_entry.read(line, rules), rules), line
    for line in ("Ogre", "Ogre level 6", "Ogre 12", "Agent 47 12 hp", "Level eater 12"):
        assert quick_entry.names_somebody(quick_entry.read(line, rules), rules), line


@pytest.mark.parametrize(("id", "line"), [(id, line) for id, lines in LINES.items() for line in lines])
def test_each_word_goes_where_it_belongs_or_is_told(id: str, line: str) -> None:
    system = registry.system(id)
    said = quick_entry.read(line, system)
    name, vital, told, attacks, notes = LINES[id][line]
    assert (said.name, said.vital, values(said), said.notes) == (name, vital, told, notes)
    assert [quick_entry.in_words(attack, system) for attack in said.attacks] == attacks
    assert_arrived(said, id)


@pytest.mark.parametrize("id", registry.ids())
@pytest.mark.parametrize(
    "typed",
    ["hp 0", "0 hp", "hp0", "0hp", "hp: 0", "hp -3", "0/0 hp", "vida 12.5", "pv 3/5", "hp9999999", "1000000 pv"],
)
def test_hit_points_that_the_sheet_does_not_take_are_refused_with_their_limits(id: str, typed: str) -> None:
    """They became a note beside the usual ten: who typed `hp 0` got a creature with 10."""
    system = registry.system(id)
    for line in (f"Ogre {typed}", f"Ogre {typed}, club 2d6", f"Unit 0, slow, {typed}"):
        said = quick_entry.read(line, system)
        (refused,) = said.refused
        assert (refused.place.field, refused.place.key) == (system.vital.id, "")
        assert (refused.least, refused.most) == limits(system.sheet.model_fields[system.vital.id])
        assert said.vital is None
        assert typed.replace(":", "") not in said.notes
        assert quick_entry.names_somebody(said, system)
        figures = re.search(r"-?\d[\d./]*", typed)
        assert figures is not None
        assert refused.fault == (
            f"a whole number from {refused.least} to {refused.most} belongs here, not {figures[0]}"
        )


def numbered_places(id: str) -> Iterator[tuple[str, SheetPlace]]:
    """Every word of a system for a number of its sheet."""
    words = words_of(registry.system(id))
    yield from ((word, place) for word, place in words.places.items() if None not in words.limits(place))


@pytest.mark.parametrize("id", registry.ids())
def test_any_labelled_number_beyond_its_limits_is_refused_and_none_within_them(id: str) -> None:
    system = registry.system(id)
    words = words_of(system)
    places = dict(numbered_places(id))
    assert len(set(places.values())) > 3
    for word, place in places.items():
        label = word.replace("_", " ")
        least, most = words.limits(place)
        assert least is not None
        assert most is not None
        for number in (least, most):
            assert not quick_entry.read(f"Ogre slow, {label} {number}", system).refused, (label, number)
        for number in (least - 1, most + 1):
            for typed in (f"{label} {number}", f"{number} {label}"):
                line = quick_entry.read(f"Ogre slow, {typed}", system)
                assert [item[:2] for item in line.refused] == [(place, str(number))], typed
                assert typed not in line.notes


@pytest.mark.parametrize("id", registry.ids())
@pytest.mark.parametrize(
    "line", ["Unit 0", "Unit 0 hp 5", "Unit 0, 5 hp", "Ogre, unit -3", "Ogre hp 2d8", "Ogre AC 0", "Ogre 0", "Ogre, -3"]
)
def test_a_bare_figure_dice_and_numbers_of_other_games_are_not_refused(id: str, line: str) -> None:
    assert quick_entry.read(line, registry.system(id)).refused == ()


def assert_arrived(said: QuickLine, id: str) -> None:
    """All that a line was understood to say stands on its sheet, which the system takes."""
    system = registry.system(id)
    sheet = quick_entry.sheet(said, system)
    summary = Sheets(registry.system).read(id, said.name, sheet)
    assert summary.pools[system.vital.id] == (USUAL if said.vital is None else said.vital)
    for place, value in said.values:
        assert value in list(numbers(sheet[place.field])), place
    assert system.plain is not None
    rows = sheet[system.plain.attacks]
    assert len(rows) == max(1, len(said.attacks))
    assert len({row["id"] for row in rows}) == len(rows)
    for row, attack in zip(rows, said.attacks, strict=False):
        assert row["name"].casefold() == (attack.name or system.plain.called).casefold()
        assert all(row[key] == value for key, value in attack.more)


def numbers(value: Any) -> Iterator[Any]:
    """A value, or all that lie in it."""
    if isinstance(value, Mapping):
        yield from value.values()
    elif isinstance(value, list | tuple):
        for item in value:
            yield from numbers(item)
    else:
        yield value


PARTS = (
    *("12 hp", "pv 9", "level 4", "3 niveles", "nível 2", "str 7", "FUE 4", "destreza d8", "mente d10", "CON 3"),
    *("des 40", "sigilo 30%", "mana 2", "club 2d6", "garras 1d6-1", "Pistola d8", "navaja", "espada de fuego 2d"),
    *("slow", "AC 15", "12.5", "hp 2d8", "level 999", "0 hp", "pv -3"),
    *("(boss)", "2d6kh1", "x7", "½", "±3", "bow 3/4", "con", "y"),
)


@pytest.mark.parametrize("id", registry.ids())
@given(parts=st.lists(st.sampled_from(PARTS), max_size=7), between=st.sampled_from((" ", ", ", "; ")))
def test_nothing_of_a_line_is_lost(id: str, parts: list[str], between: str) -> None:
    system = registry.system(id)
    line = between.join(("Ána Öz", *parts))
    said = quick_entry.read(line, system)
    assert_arrived(said, id)
    shown = [
        said.name,
        said.notes,
        str(said.vital),
        str(said.level),
        *(f"{value.place.label} {value.value}" for value in said.values),
    ]
    shown += [quick_entry.in_words(attack, system) for attack in said.attacks]
    shown += [f"{number.place.label} {number.typed}" for number in said.refused]
    shown += [f"x{said.count}"] if said.count > 1 else []
    figures = re.compile(r"\d*d\d+|\d+", re.IGNORECASE)
    there = figures.findall(" ".join(shown).lower())
    for found in figures.findall(line.lower()):
        assert found in there, (found, said)
    words = {slug(word) for text in shown for word in text.split()}
    labels = {"hp", "pv", "level", "niveles", "nivel", "str", "fue", "destreza", "mente", "con", "des", "sigilo"}
    for word in {slug(item) for item in re.findall(r"[^\W\d_]{3,}", line)} - labels - {"mana"}:
        assert any(word in item for item in words), (word, said)


def test_a_line_that_nobody_typed_is_read_no_further_than_its_beginning() -> None:
    system = registry.system("ffrpg")
    assert len(quick_entry.read("a " * 20_000, system).name) < quick_entry.LONGEST
    assert quick_entry.read("Ogre 12 hp, " + "club " * 10_000, system).vital == 12


@pytest.mark.parametrize("id", registry.ids())
@pytest.mark.parametrize(
    "line", ["Bandit", "Ogre level 8 hp 120", "Bandit 12", "Bandit 12 hp, long sword", "Bandit 12 claws 2d6"]
)
def test_every_system_takes_such_a_creature(id: str, line: str) -> None:
    system = registry.system(id)
    said = quick_entry.read(line, system)
    assert_arrived(said, id)
    assert system.plain is not None
    (row,) = quick_entry.sheet(said, system)[system.plain.attacks]
    if "2d6" in line:
        assert (row["name"], row[system.plain.damage]) == ("Claws", "2d6")


def test_a_weapon_of_the_system_comes_as_the_system_has_it() -> None:
    fulminato = registry.system("fulminato")
    (pistol,) = quick_entry.sheet(quick_entry.read("Vigia pv 12 pistola d10", fulminato), fulminato)["weapons"]
    known = next(row for row in fulminato.row_templates["weapons"] if row["id"] == "pistola-38")
    assert pistol == {**known, "id": "pistola", "name": "Pistola", "damage": "d10"}
    (old,) = quick_entry.sheet(quick_entry.read("Vigia pv 12 espada vieja d6", fulminato), fulminato)["weapons"]
    assert (old["name"], old["skill"], old["damage"]) == ("Espada vieja", "cac_experta", "d6")
    ffrpg = registry.system("ffrpg")
    (knife,) = quick_entry.sheet(quick_entry.read("Imp 12 hp knife d8", ffrpg), ffrpg)["weapons"]
    assert (knife["skill"], knife["die"], "scale" in knife) == ("Knives", "d8", False), "what is typed is the damage"


def test_two_attacks_of_one_name_have_ids_of_their_own() -> None:
    system = registry.system("d100")
    sheet = quick_entry.sheet(quick_entry.read("Lobo 9 pv mordisco 1d4, mordisco 1d6, mordisco 1d8", system), system)
    assert [row["id"] for row in sheet["weapons"]] == ["mordisco", "mordisco-2", "mordisco-3"]


def test_what_the_sheet_calls_a_field_in_any_kept_language_is_no_weapon() -> None:
    system = registry.system("fulminato")
    line = quick_entry.read("Zé 15 pv, Resistência d8, Esquiva d7, Habilidades d6, peixeira d6", system)
    assert values(line) == {"aguante": "d8"}
    assert [attack.name for attack in line.attacks] == ["peixeira"]
    assert line.notes == "Esquiva d7, Habilidades d6"


@pytest.mark.parametrize(
    ("id", "said", "kind"),
    [
        ("fulminato", "peixeira d6 de corte", ("type", "slashing")),
        ("fulminato", "sabre d8 corte", ("type", "slashing")),
        ("fulminato", "maza d8 de dano de contusão", ("type", "bludgeoning")),
        ("fulminato", "estoque d8, perforación", ("type", "piercing")),
        ("fulminato", "saber d8 slashing damage", ("type", "slashing")),
        ("fantasia", "espada 2d de fuego", ("element", "fire")),
        ("ffrpg", "claw d8 magical", ("type", "magical")),
    ],
)
def test_the_kind_of_damage_is_read_behind_the_dice_in_any_kept_language(
    id: str, said: str, kind: tuple[str, str]
) -> None:
    system = registry.system(id)
    for line in (f"Volante 12 pv, {said}", f"Volante {said} 12 pv", f"Volante 12 pv, {said}, {said}"):
        found = quick_entry.read(line, system)
        assert (found.vital, found.notes, found.attacks[0].more) == (12, "", (kind,)), line
        assert found.attacks[0].name == said.partition(" ")[0]
        assert_arrived(found, id)


@pytest.mark.parametrize(
    ("id", "said"),
    [
        ("fulminato", "Toughness d8"),
        ("fulminato", "Strength d8"),
        ("fulminato", "Vitalidad d6"),
        ("ffrpg", "Resistência d8"),
        ("ffrpg", "Aguante d8"),
        ("ffrpg", "Ataque con pistolas d8"),
        ("fantasia", "Constituição 2d"),
        ("fantasia", "Percepção 1d"),
        ("d100", "Manos rápidas 1d8"),
        ("tabuleiro", "Esquivar d8"),
    ],
)
def test_what_another_sheet_calls_a_trait_is_named_and_never_becomes_a_weapon(id: str, said: str) -> None:
    line = quick_entry.read(f"Volante 12 pv, {said}, zarpa d6", registry.system(id))
    assert [attack.name for attack in line.attacks] == ["zarpa"]
    assert line.notes == said


@pytest.mark.parametrize(
    ("id", "said", "name", "kind"),
    [
        ("fulminato", "peixeira corte d6", "peixeira", ("type", "slashing")),
        ("fulminato", "peixeira de corte d6", "peixeira", ("type", "slashing")),
        ("fulminato", "faca velha perforación d6", "faca velha", ("type", "piercing")),
        ("ffrpg", "Breath fire d8", "Breath", ("element", "fire")),
        ("ffrpg", "Rod of Fire d8", "Rod of Fire", None),
        ("fantasia", "espada de fuego 2d", "espada de fuego", None),
    ],
)
def test_the_kind_of_damage_is_read_between_a_weapon_and_its_dice(
    id: str, said: str, name: str, kind: tuple[str, str] | None
) -> None:
    line = quick_entry.read(f"Volante 12 pv, {said}", registry.system(id))
    assert [(attack.name, attack.more) for attack in line.attacks] == [(name, (kind,) if kind else ())]
    assert line.notes == ""


def test_a_kind_of_damage_that_has_dice_of_its_own_is_the_name_of_an_attack() -> None:
    line = quick_entry.read("Volante 12 pv, maza d8, corte d6", registry.system("fulminato"))
    assert [(attack.name, attack.dice, attack.more) for attack in line.attacks] == [
        ("maza", "d8", ()),
        ("corte", "d6", ()),
    ]


def test_several_bare_dice_are_told_and_one_alone_is_an_attack() -> None:
    system = registry.system("fulminato")
    for name in ("Cangaceiro", "Cangaceiro do mar"):
        line = quick_entry.read(f"{name} d8 d8 d6 d6 15 pv, peixeira d6", system)
        assert (line.name, line.vital, line.notes) == (name, 15, "d8 d8 d6 d6")
        assert [attack.name for attack in line.attacks] == ["peixeira"]
    line = quick_entry.read("Cangaceiro 15 pv d8", system)
    assert (line.attacks, line.notes) == ((QuickAttack("", "d8"),), "")


@pytest.mark.parametrize("language", ["", "en", "es", "pt_BR"])
@pytest.mark.parametrize("name", ["cuchillo", "faca"])
def test_a_weapon_of_the_book_is_known_by_its_names_in_whatever_language_it_is_read(language: str, name: str) -> None:
    system = worded(registry.system("fulminato"), language)
    (row,) = quick_entry.sheet(quick_entry.read(f"Cangaceiro 15 pv, {name} d4", system), system)["weapons"]
    assert (row["damage"], row["type"], row["size"]) == ("d4", "slashing", "light")


LISTS = {
    "ffrpg": ("Bear hp 80 claw 2 x AGI + d8", "Claw"),
    "fantasia": ("Oso pv 12 garra 1d", "Garra"),
    "d100": ("Oso pv 12 garra 40% 1d6", "Garra"),
    "fulminato": ("Urso pv 12 garra d8", "Garra"),
    "tabuleiro": ("Urso vida 5 garra d6", "Garra"),
}
"""A creature with one attack, in each system."""


@pytest.mark.parametrize("joined", [" ", ", ", "; "])
@pytest.mark.parametrize(
    "told",
    [
        *(
            "immune: sleep, death",
            "resists: fire, ice",
            "weak to: fire, ice",
            "absorbs: fire, water",
            "halves: fire, ice",
        ),
        *("inmune: sueño, muerte", "débil a: fuego, hielo", "resiste: fuego, hielo", "idiomas: común, élfico"),
        *("imune: sono, morte", "fraco contra: fogo, gelo", "resistência: fogo, gelo", "saque: ouro, prata"),
        *("languages: common, elvish", "tactics: bites, runs", "treasure: gold, silver", "drops: rope, torch"),
        *("immune sleep, death", "resiste fuego, hielo", "fraco contra fogo, gelo", "drops potion, ether"),
    ],
)
@pytest.mark.parametrize("id", LISTS)
def test_a_list_behind_a_label_belongs_to_the_label(id: str, told: str, joined: str) -> None:
    """*Bear hp 80 claw 2 x AGI + d8 immune: sleep, death* came with a weapon named *Death*."""
    if joined == " " and ":" not in told:
        return  # `garra d6 drops potion`: a bare word behind dice may be any
    typed, attack = LISTS[id]
    line = quick_entry.read(f"{typed}{joined}{told}", registry.system(id))
    assert [found.name.capitalize() for found in line.attacks] == [attack]
    assert line.notes == told
    alone = quick_entry.read(f"{typed.partition(attack.lower())[0]}{told}", registry.system(id))
    assert alone.attacks == ()
    assert alone.notes == told


@pytest.mark.parametrize("id", LISTS)
def test_what_follows_a_list_is_no_part_of_it(id: str) -> None:
    typed, attack = LISTS[id]
    name, _, blow = typed.partition(attack.lower())
    line = quick_entry.read(
        f"{name.strip()}, immune: sleep, death, {attack}{blow}, {attack} two{blow}", registry.system(id)
    )
    assert [found.name for found in line.attacks] == [attack, f"{attack} two"]
    assert line.notes == "immune: sleep, death"


@pytest.mark.parametrize(
    "typed",
    [
        "3 Rat {} 12",
        "3x Rat {} 12",
        "3 x Rat, {} 12",
        "3 Rat, 12 {}",
        "Rat x3 {} 12",
        "Rat ×3, {} 12",
        "Rat (x3) 12 {}",
    ],
)
@pytest.mark.parametrize("id", registry.ids())
def test_how_many_come_is_no_part_of_a_name(id: str, typed: str) -> None:
    system = registry.system(id)
    line = quick_entry.read(typed.format(system.vital.label), system)
    assert (line.name, line.count, line.vital) == ("Rat", 3, 12)
    for name in ("2nd Guard", "Agent 47", "Unit 0"):
        other = quick_entry.read(f"{name} 12 {system.vital.label}", system)
        assert (other.name, other.count, other.vital) == (name, 1, 12)


@pytest.mark.parametrize("id", registry.ids())
@pytest.mark.parametrize("blow", ["2d9999", "2d9999 claw"])
def test_dice_that_no_attack_of_the_book_has_are_kept(id: str, blow: str) -> None:
    """They stood before the name, which alone was noted."""
    system = registry.system(id)
    line = quick_entry.read(f"Rat 12 {system.vital.label}, {blow}", system)
    assert (line.attacks, line.notes) == ((), blow)


@pytest.mark.parametrize("id", registry.ids())
def test_hit_points_before_a_name_are_no_part_of_it(id: str) -> None:
    system = registry.system(id)
    for typed in ("12 {} Rat", "{} 12 Rat, sword d6"):
        line = quick_entry.read(typed.format(system.vital.label), system)
        assert (line.name, line.vital) == ("Rat", 12)


@pytest.mark.parametrize(
    ("id", "line", "sheet", "notes"),
    [
        # a value behind a word that is none of its label, and before the code of an attack further on
        ("ffrpg", "Imp fiend hp 45 mp 14 claw 2 x STR + d6", {"hp": 45, "mp": 14}, ""),
        (
            "ffrpg",
            "Imp - level 12 fiend - hp 450 / mp 14, claw: 2 x STR + d6",
            {"hp": 450, "mp": 14, "level": 12},
            "fiend",
        ),
        ("ffrpg", "Imp HP30 MP12 Lv2 STR3 SPD8", {"hp": 30, "mp": 12, "level": 2, "str": 3, "spd": 8}, ""),
        ("ffrpg", "Imp 30 hp, exp 20, magic armor 7, accuracy 90", {"xp": 20, "marm": 7, "acc": 90}, ""),
        ("ffrpg", "name: Imp, 30 hp", {"hp": 30}, ""),
        # numbers of other games are none of one's own, whatever word they look like
        ("d100", "Imp DES 12 CON 11 TAM 13 PV 9", {"des": 12, "pv": 9}, "CON 11, TAM 13"),
        ("d100", "Imp STR 11 DEX 12 HP 9", {"fue": 11, "des": 12, "pv": 9}, ""),
        # what stands in brackets or behind a level is no attack
        ("ffrpg", "Imp lv 5 (undead), hp 30", {"hp": 30, "level": 5}, "undead"),
        # a name before its values
        ("d100", "Imp veterana: DES 13, PV 14", {"des": 13, "pv": 14}, ""),
    ],
)
def test_values_are_read_wherever_they_stand(id: str, line: str, sheet: dict[str, int], notes: str) -> None:
    """The creature came with the usual hit points, and what was typed stood in the notes."""
    system = registry.system(id)
    found = quick_entry.read(line, system)
    made = quick_entry.sheet(found, system)
    assert {key: made[key] for key in sheet} == sheet
    assert found.notes.removesuffix(", ") == notes
    assert found.name.startswith("Imp")
    named = {attack.name for attack in found.attacks}
    assert named <= {"claw", "fiend claw"}


@pytest.mark.parametrize(
    "blow", ["Puñetazo 30 1d3", "Puñetazo: 30 %, 1d3", "Puñetazo 30% daño 1d3", "Puñetazo 30% (1d3)"]
)
def test_a_percentage_before_dice_is_the_attacks(blow: str) -> None:
    """*Pistola: 30 %, 1D10* made a weapon named *%*."""
    system = registry.system("d100")
    line = quick_entry.read(f"Zombi PV 16, {blow}, Garra 20% 1d4", system)
    told = [(row["name"], row["skill"], row["damage"]) for row in quick_entry.sheet(line, system)["weapons"]]
    assert told == [("Puñetazo", 30, "1d3"), ("Garra", 20, "1d4")]
    assert line.notes == ""


def test_the_word_for_damage_is_no_part_of_a_name() -> None:
    system = registry.system("tabuleiro")
    for blow in ("Flecha (dano 1d6, alcance 6)", "Flecha: dano 1d6, alcance 6"):
        line = quick_entry.read(f"Lobo vida 7, {blow}", system)
        (card,) = quick_entry.sheet(line, system)["cards"]
        assert (card["name"], card["damage"], card["range"]) == ("Flecha", "1d6", 6)


def test_a_number_before_its_label_is_the_weapons() -> None:
    """*6 tiros alcance 40 pés* stood in the notes, and the list's own range on the sheet."""
    system = registry.system("fulminato")
    for told in ("6 tiros alcance 40 pés", "(6 tiros, 40 pés)", "(40 pés, 6 tiros)"):
        line = quick_entry.read(f"Lobo PV 10, pistola d8 {told}, faca d6", system)
        pistol, knife = quick_entry.sheet(line, system)["weapons"]
        assert (pistol["capacity"], pistol["range"], knife["name"], line.notes) == (6, 40, "Faca", "")


def test_the_name_of_a_skill_is_no_weapon_and_a_kind_may_stand_before_brackets() -> None:
    system = registry.system("fulminato")
    line = quick_entry.read("Lobo PV 10, rifle d12, perícia rifles d10", system)
    assert ([attack.name for attack in line.attacks], line.notes) == (["rifle"], "perícia rifles d10")
    line = quick_entry.read("Lobo PV 10, mordida d6+1 perforación (natural)", system)
    assert (dict(line.attacks[0].more), line.notes) == ({"type": "piercing", "natural": True}, "")


@pytest.mark.parametrize("bonus", [" + MD", "+MD", "+DB", " + md"])
def test_the_damage_bonus_behind_dice_is_the_sheets(bonus: str) -> None:
    """*Puñetazo 55%, 1D3 + MD* was lost, or a weapon named *+ MD*."""
    system = registry.system("d100")
    line = quick_entry.read(f"Matón PV 14, MD +1D4, puñetazo 55% 1D3{bonus}, Colt 45: 50%, 1D10+2", system)
    told = [(row["name"], row["skill"], row["damage"]) for row in quick_entry.sheet(line, system)["weapons"]]
    assert told == [("Puñetazo", 55, "1d3"), ("Colt 45", 50, "1d10+2")]
    assert line.notes == "MD +1D4", "which the readers of texts know"


@pytest.mark.parametrize("system", registry.ids())
@pytest.mark.parametrize("told", ["Raio (3 PS, completa)", "Luz (1 PS)", "Fogo (MP 4)", "Grito (2 mana): quux"])
def test_what_costs_points_in_brackets_is_no_weapon(system: str, told: str) -> None:
    """`Raio (3 PS, completa)` was a weapon called *Completa*."""
    line = quick_entry.read(f"Bandit 12 {registry.system(system).vital.label}, {told}", registry.system(system))
    assert (line.name, line.attacks, line.notes) == ("Bandit", (), told)


@pytest.mark.parametrize(
    ("attack", "fields", "notes"),
    [
        ("garras d6+1 corte natural", {"type": "slashing", "natural": True}, ""),
        ("garras d6+1 natural, corte", {"type": "slashing", "natural": True}, ""),
        ("bite d6 piercing savage", {"type": "piercing"}, "savage"),
        ("marreta d10 contundente grande", {"type": "bludgeoning", "size": "large"}, ""),
        ("slashing claw d6", {"type": "slashing"}, ""),
        ("garras d6 cortante, improvisada, de hueso", {"type": "slashing", "improvised": True}, "hueso"),
    ],
)
def test_a_word_of_an_attack_stays_understood_whatever_stands_beside_it(
    attack: str, fields: dict[str, Any], notes: str
) -> None:
    """*corte natural* was a note, and the claws were blunt."""
    system = registry.system("fulminato")
    line = quick_entry.read(f"Onza 20 pv, {attack}", system)
    (row,) = quick_entry.sheet(line, system)["weapons"]
    assert {key: row.get(key) for key in ("type", "natural", "size", "improvised") if key in row} == fields
    assert line.notes == notes


def test_an_attack_is_said_as_people_write_it() -> None:
    """It was *Rifle Alcance (pies) 200 d12*, *Sabre Bono al desvío 1 d8 corte*."""
    system = registry.system("fulminato")
    line = quick_entry.read("Ana 24 pv, rifle d12 200 pies, sabre d8 corte, desvío 1, garras d4 natural", system)
    assert [quick_entry.in_words(attack, system) for attack in line.attacks] == [
        "Rifle d12 Alcance 200 pies",
        "Sabre d8 corte Bono al desvío 1",
        "Garras d4 CaC contundente natural",
    ]


def test_what_is_nearly_a_skill_is_no_weapon() -> None:
    """*aguente d8* was a blunt weapon."""
    system = registry.system("fulminato")
    line = quick_entry.read("Araña 9 pv, aguente d8, presas d6", system)
    assert ([attack.name for attack in line.attacks], line.notes) == (["presas"], "aguente d8")


def test_a_choice_without_words_stands_behind_its_label() -> None:
    """`calibre 40-45` went to the notes, and another calibre was supposed."""
    system = registry.system("fulminato")
    told = quick_entry.read("Atirador 14 pv, revólver d8 60 pés 6 tiros calibre 40-45", system)
    assert told is not None
    (weapon,) = quick_entry.sheet(told, system)["weapons"]
    assert weapon["caliber"] == "40-45"


def test_the_word_weapon_is_no_part_of_a_name() -> None:
    system = registry.system("ffrpg")
    told = quick_entry.read("Ogre hp 50 weapon Club 3 x STR + d8 xp 300", system)
    assert told is not None
    (weapon,) = quick_entry.sheet(told, system)["weapons"]
    assert weapon["name"] == "Club"
