"""Files that no reader knows say what they look like, and what one can do."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from models.exchange.formats import READERS
from models.exchange.importer import preview_files
from models.exchange.records.import_options import ImportChoice
from models.exchange.records.readers import Content
from models.library import Library
from models.repositories.sheets import installed_system

PATHFINDER = {"name": "Bog Imp", "type": "npc", "system": {"abilities": {}, "perception": {}}, "_stats": {}}


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    opened = Library.open(tmp_path / "empty.turnwright", samples=(), systems=installed_system)
    yield opened
    opened.close()


def refused(library: Library, name: str, data: bytes) -> str:
    (file,) = preview_files(library, [Content(name, data)], ImportChoice("ffrpg"), READERS).files
    ((refusal,), records) = file.refused, file.records
    assert records == ()
    return refusal.message


@pytest.mark.parametrize(
    ("data", "wanted"),
    [
        ({**PATHFINDER, "_stats": {"systemId": "pf2e"}}, "of Foundry VTT for Pathfinder 2e, which cannot be read"),
        (PATHFINDER, "of Foundry VTT for Pathfinder 2e, which cannot be read"),
        ({**PATHFINDER, "_stats": {"systemId": "morkborg"}}, "for morkborg, which cannot be read: only those of"),
        ({"name": "Club", "type": "weapon", "system": {"damage": {}}}, "something of Foundry VTT that is no creature"),
        ({"name": "Inn", "_stats": {"systemId": "dnd5e"}, "a": []}, "something of Foundry VTT that is no creature"),
        ({"success": True, "build": {"name": "Ilva", "abilities": {}}}, "a character of Pathbuilder for Pathfinder 2e"),
        ({"data": {"characterValues": [], "classes": []}}, "a character of D&D Beyond"),
        ({"schema_version": 2, "character": {"name": "Ilva"}}, "a character of Roll20"),
        ({"count": 1, "results": [{"index": "imp", "name": "Imp", "url": "/x"}]}, "only a list of names"),
        ({"spell": [{"name": "Light"}]}, "a file of 5etools without creatures"),
        ([{"model": "api_v2.spell", "pk": "x", "fields": {}}], "a file of api_v2.spell without creatures"),
    ],
)  # fmt: skip
def test_a_file_of_another_kind_is_named(data: object, wanted: str, library: Library) -> None:
    said = refused(library, "thing.json", json.dumps(data).encode())
    assert said.startswith("thing.json looks like ")
    assert wanted in said


@pytest.mark.parametrize(
    ("name", "data", "wanted"),
    [
        ("a.pdf", b"%PDF-1.7\n%\xe2\xe3\xcf\xd3", "a PDF, which cannot be read: copy the stat block"),
        ("a.png", b"\x89PNG\r\n\x1a\n\0\0", "a picture"),
        ("a.zip", b"PK\x03\x04\x14\0\0\0", "a packed archive"),
        ("a.db", b"SQLite format 3\0\x10\0", "a database of another program"),
        ("a.html", b"<!DOCTYPE html><html><body>Goblin</body></html>", "a web page"),
        ("a.xml", b'<?xml version="1.0"?><root version="4.1"><npc></npc></root>', "an export of Fantasy Grounds"),
    ],
)
def test_what_is_no_text_of_ours_is_named(name: str, data: bytes, wanted: str, library: Library) -> None:
    assert wanted in refused(library, name, data)


def test_a_broken_json_file_says_where(library: Library) -> None:
    assert "line 2, column 3" in refused(library, "a.json", b'{"name": "x",\n  oops}')


def test_a_compendium_without_creatures_says_so(library: Library) -> None:
    said = refused(library, "a.xml", b"<compendium><spell><name>Light</name></spell></compendium>")
    assert said == "a.xml contains no creatures."
