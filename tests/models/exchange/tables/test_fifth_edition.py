"""Tables of the fifth edition are turned by its profile; those of one's own rule system are not."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from models.exchange.formats import READERS
from models.exchange.importer import FilePreview, preview_files
from models.exchange.records.import_options import ImportChoice
from models.exchange.records.readers import Content
from models.exchange.records.report import Fate, not_understood_warnings
from models.exchange.tables.columns import fields_of, header_key, is_fifth, meanings
from models.library import Library
from models.repositories.sheets import installed_system
from rules.system import registry


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    opened = Library.open(tmp_path / "empty.turnwright", samples=(), systems=installed_system)
    yield opened
    opened.close()


def looked(library: Library, text: str, choice: ImportChoice) -> FilePreview:
    (file,) = preview_files(library, [Content("a.csv", text.encode())], choice, READERS).files
    return file


@pytest.mark.parametrize(
    "header",
    [
        "name,AC,HP,CR",
        "Name,Size,Type,Alignment,CR",
        "monster_name;Armor Class;Hit Points",
        "Nombre,CA,PV,VD",
        "Nome,CA,PV,ND,Deslocamento",
        "creature name,challenge rating,STR,DEX,CON,INT,WIS,CHA",
    ],
)
@pytest.mark.parametrize("id", ["ffrpg", "fantasia", "tabuleiro"])
def test_a_table_of_the_fifth_edition_is_known_by_its_columns(header: str, id: str) -> None:
    titles = header.replace(";", ",").split(",")
    system = registry.system(id)
    assert is_fifth(titles, system)
    found = [meaning.field for meaning in meanings(titles, system)]
    assert found[0] == "name"
    assert all(field.startswith("5e.") for field in found[1:])
    assert set(found) <= set(fields_of(system, fifth=True))


@pytest.mark.parametrize(
    ("header", "id"),
    [
        ("name,level,hp,mp,str,vit,acc,eva", "ffrpg"),
        ("name,hp,cr,acc,eva", "ffrpg"),
        ("Nombre,PV,DE,DM,notas", "fantasia"),
        ("name,system,ac,hp,cr", "ffrpg"),
        ("name,level,notes", "fantasia"),
        ("name,hp,type", "ffrpg"),
    ],
)
def test_a_table_of_ones_own_system_is_none(header: str, id: str) -> None:
    assert not is_fifth(header.split(","), registry.system(id))


def test_every_system_takes_such_a_table_by_its_profile(library: Library) -> None:
    for id in registry.ids():
        file = looked(library, "name,AC,HP,CR\nReed Guard,13,18,1/2\n", ImportChoice(id))
        (guard,) = file.records
        assert guard.name == "Reed Guard"
        assert getattr(guard, "family", "") == "5e"
        assert [meaning.field for meaning in file.tables[0].meanings] == ["name", "5e.ac", "5e.hp", "5e.challenge"]


def test_what_somebody_says_of_a_column_counts(library: Library) -> None:
    header = ("Who", "AC", "HP", "CR", "Toughness")
    text = ",".join(header) + "\nReed Guard,13,18,1/2,40\n"
    told = dict(zip(header, ("name", "5e.ac", "", "5e.challenge", "5e.hp"), strict=True))
    (guard,) = looked(library, text, ImportChoice("ffrpg", columns={header_key(header): told})).records
    assert "Hit Points 40" in getattr(guard, "notes", "")


def test_a_column_that_is_said_to_be_of_the_sheet_makes_the_table_ones_own(library: Library) -> None:
    header = ("name", "AC", "HP", "CR")
    told = dict(zip(header, ("name", "sheet.de", "sheet.pv", "level"), strict=True))
    text = ",".join(header) + "\nReed Guard,13,18,5\n"
    file = looked(library, text, ImportChoice("fantasia", columns={header_key(header): told}))
    assert [meaning.field for meaning in file.tables[0].meanings] == list(told.values())
    assert not is_fifth(header, registry.system("fantasia"), told)
    # It is held to the system's own sheet, which wants more than that.
    assert [refusal.code for refusal in file.refused] == ["bad_sheet"]


def test_a_row_without_a_name_is_refused_by_its_number(library: Library) -> None:
    file = looked(library, "name,AC,HP,CR\n,13,18,5\n", ImportChoice("ffrpg"))
    assert [refusal.code for refusal in file.refused] == ["no_name"]


def test_a_column_that_nobody_knows_is_kept_in_the_notes_and_named(library: Library) -> None:
    text = "name,AC,HP,CR,Lair tricks,Mood\nReed Guard,13,18,1/2,floods the hall,sour\nReed King,15,40,3,,\n"
    for id in registry.ids():
        guard, king = looked(library, text, ImportChoice(id)).records
        assert getattr(guard, "notes", "").endswith("Lair tricks: floods the hall\nMood: sour")
        assert "Mood" not in getattr(king, "notes", "")
        assert [str(told) for told in not_understood_warnings([guard, king])] == [
            "Not understood, kept in the notes: 2 (Reed Guard · Lair tricks: floods the hall, Reed Guard · Mood: sour)."
        ]


def test_a_column_that_somebody_leaves_out_is_left_out(library: Library) -> None:
    header = ("name", "AC", "HP", "CR", "Mood")
    told = dict(zip(header, ("name", "5e.ac", "5e.hp", "5e.challenge", ""), strict=True))
    text = ",".join(header) + "\nReed Guard,13,18,1/2,sour\n"
    (guard,) = looked(library, text, ImportChoice("ffrpg", columns={header_key(header): told})).records
    assert "sour" not in getattr(guard, "notes", "")
    assert not_understood_warnings([guard]) == []
    assert ("Mood", Fate.DROPPED) in [(fate.field, fate.fate) for fate in getattr(guard, "fields", ())]


@pytest.mark.parametrize(
    ("column", "cell"),
    [
        ("AC", "as its shell"),
        ("HP", "as many as it likes"),
        ("CR", "too high"),
        ("STR", "strong"),
        ("Speed", "as the wind"),
        ("Saves", "Dex +5, all others well"),
        ("Initiative", "first"),
        ("XP", "some"),
    ],
)
def test_a_cell_of_which_not_all_is_understood_is_kept_in_the_notes_and_named(
    library: Library, column: str, cell: str
) -> None:
    whole = {"name": "Reed Guard", "AC": "13", "HP": "18", "CR": "1/2", "Size": "Medium", column: f'"{cell}"'}
    text = ",".join(whole) + "\n" + ",".join(whole.values()) + "\n"
    (guard,) = looked(library, text, ImportChoice("ffrpg")).records
    assert f"{column}: {cell}" in getattr(guard, "notes", "")
    assert [str(told) for told in not_understood_warnings([guard])] == [
        f"Not understood, kept in the notes: 1 (Reed Guard · {column}: {cell})."
    ]


@pytest.mark.parametrize("cell", ["-", "—", "", "none"])
def test_a_cell_that_says_that_there_is_nothing_is_not_named(library: Library, cell: str) -> None:
    (guard,) = looked(library, f"name,AC,HP,CR,Saves\nReed Guard,13,18,1/2,{cell}\n", ImportChoice("ffrpg")).records
    assert not_understood_warnings([guard]) == []
