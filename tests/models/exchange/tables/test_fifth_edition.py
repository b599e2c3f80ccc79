"""Tables of the fifth edition are turned by its profile; those of one's own rule system are not."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from models.exchange.formats import READERS
from models.exchange.importer import FilePreview, look
from models.exchange.records.import_options import ImportChoice
from models.exchange.records.readers import Content
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
    (file,) = look(library, [Content("a.csv", text.encode())], choice, READERS).files
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
