"""JSON, YAML and XML that are made to break whoever reads them: each ends in records, or in sentences."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator, Sequence
from copy import copy
from pathlib import Path
from typing import Any

import pytest

from models.exchange.formats import READERS
from models.exchange.importer import preview_files
from models.exchange.records.import_options import ImportChoice
from models.exchange.records.readers import Content
from models.library import Library
from models.repositories.sheets import installed_system
from models.storage.errors import LibraryError

FOLDER = Path(__file__).parents[2] / "golden" / "foreign"
FILES = sorted(path for path in FOLDER.glob("*/*") if path.suffix in (".json", ".monster"))


def nested(depth: int) -> Any:
    value: Any = 1
    for number in range(depth):
        value = [value] if number % 2 else {"system": value}
    return value


HOSTILE: tuple[Any, ...] = (
    10**400,
    -(10**400),
    1e308,
    10**30,
    "9" * 400,
    "[[lookup @" * 300,
    "(" * 300 + "1" + ")" * 300,
    "floor(" * 40 + "9" * 200 + "*" + "9" * 99,
    "{@hit " * 2000,
    "[DEX ATK" * 500,
    "d" * 3000,
    "\u0000",
    nested(60),
    nested(400),
    [[]] * 50,
    True,
    None,
)


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Library]:
    path = tmp_path_factory.mktemp("hostile") / "empty.turnwright"
    opened = Library.open(path, samples=(), systems=installed_system)
    yield opened
    opened.close()


def places(value: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The ways to everything in a document, the lists of it at their first two."""
    if way:
        yield way
    if isinstance(value, dict):
        for key, one in value.items():
            yield from places(one, (*way, key))
    elif isinstance(value, list):
        for number, one in enumerate(value[:2]):
            yield from places(one, (*way, number))


def replaced(document: Any, way: Sequence[Any], by: Any) -> Any:
    """The document with something else in one place; all beside the way to it is shared."""
    if not way:
        return by
    whole = copy(document)
    whole[way[0]] = replaced(document[way[0]], way[1:], by)
    return whole


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.name}")
def test_whatever_stands_in_a_place_of_a_file_ends_in_records_or_in_sentences(path: Path, library: Library) -> None:
    document = json.loads(path.read_text("utf-8"))
    for number, way in enumerate(places(document)):
        by = HOSTILE[number % len(HOSTILE)]
        content = Content(path.name, json.dumps(replaced(document, way, by)).encode())
        plan = preview_files(library, [content], ImportChoice("ffrpg"), READERS)
        refused = [refusal for file in plan.files for refusal in file.refused]
        assert all(str(refusal.message) for refusal in refused), way
        assert "odd_creature" not in [refusal.code for refusal in refused], way
        if number % 40 == 0:
            with contextlib.suppress(LibraryError):
                plan.take(library)


@pytest.mark.parametrize(
    ("name", "data", "code"),
    [
        ("a.json", b"[" * 200_000, "no_json"),
        ("a.json", b'{"a":' * 200_000, "no_json"),
        ("a.json", b'{"Name": "x", "Abilities": {}, "AC": ' + b"9" * 5000 + b"}", "no_json"),
        ("a.yaml", b"name: x\nstats: " + b"[" * 20_000, "no_yaml"),
        ("a.yaml", b"name: x\nac: " + b"9" * 5000 + b"\nstats: [1]\nactions: []\n", "no_yaml"),
        ("a.xml", b"<compendium>" + b"<monster>" * 50_000, "no_xml"),
        ("a.db", b"{" * 100_000, "no_json"),
        ("a.csv", b'name;vida\n"' + b"[" * 50_000 + b'";1\n', "no_system"),
    ],
)
def test_what_is_made_to_break_a_reader_is_refused_by_a_code(
    name: str, data: bytes, code: str, library: Library
) -> None:
    plan = preview_files(library, [Content(name, data)], ImportChoice(), READERS)
    assert [refusal.code for file in plan.files for refusal in file.refused][:1] == [code]
