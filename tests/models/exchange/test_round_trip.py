"""What is exported and imported into an empty library is equal, field by field."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from models.exchange.formats import READERS
from models.exchange.importer import ImportReport, preview_files
from models.exchange.native import writer
from models.exchange.records.import_options import ImportChoice
from models.exchange.records.readers import Content
from models.exchange.tables import csv_writer
from models.library import Library
from models.repositories.encounters import Encounter
from rules.system import registry

AS_IT_COMES = ImportChoice()


@pytest.fixture(scope="module")
def shipped(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Library]:
    library = Library.open(tmp_path_factory.mktemp("shipped") / "a.turnwright", systems=registry.system)
    yield library
    library.close()


@pytest.fixture
def empty(tmp_path: Path) -> Iterator[Library]:
    library = Library.open(tmp_path / "empty.turnwright", samples=(), systems=registry.system)
    yield library
    library.close()


def bring(library: Library, text: str, name: str = "file.json", choice: ImportChoice = AS_IT_COMES) -> ImportReport:
    plan = preview_files(library, [Content(name, text.encode())], choice, READERS)
    assert [refusal.message for file in plan.files for refusal in file.refused] == []
    return plan.take(library)


def ids(library: Library) -> list[int]:
    return [row.id for row in library.creatures.rows(sort="created")]


def test_every_creature_of_the_samples_comes_back_from_json(shipped: Library, empty: Library) -> None:
    text = writer.creatures(shipped, ids(shipped))
    bring(empty, text)
    assert writer.creatures(empty, ids(empty)) == text


def test_every_creature_of_the_samples_comes_back_from_csv(shipped: Library, empty: Library) -> None:
    text = csv_writer.creatures(shipped, ids(shipped))
    bring(empty, text, "file.csv")
    assert csv_writer.creatures(empty, ids(empty)) == text
    assert json.loads(writer.creatures(empty, ids(empty))) == json.loads(writer.creatures(shipped, ids(shipped)))


def test_every_party_and_encounter_of_the_samples_comes_back(shipped: Library, empty: Library) -> None:
    parties = [party.id or 0 for party in shipped.parties.all()]
    text = writer.parties(shipped, parties)
    bring(empty, text)
    assert writer.parties(empty, [party.id or 0 for party in empty.parties.all()]) == text

    encounters = [encounter.id or 0 for encounter in shipped.encounters.all()]
    text = writer.encounters(shipped, encounters)
    bring(empty, text, choice=ImportChoice(on_same="skip"))
    assert writer.encounters(empty, [encounter.id or 0 for encounter in empty.encounters.all()]) == text


def test_figures_of_a_table_come_back_with_its_encounter_and_those_of_the_book_are_not_written(empty: Library) -> None:
    for name, options in (("Ours", {"poison_percent": 5}), ("By the book", {})):
        empty.encounters.add(Encounter(name=name, system="ffrpg", options=options), [])
    text = writer.encounters(empty, [encounter.id or 0 for encounter in empty.encounters.all()])
    assert text.count("_percent") == 1
    bring(empty, text)
    kept = sorted((encounter.name, encounter.options) for encounter in empty.encounters.all())
    assert [options for name, options in kept if name.startswith("Ours")] == [{"poison_percent": 5}] * 2
    assert [options for name, options in kept if name.startswith("By the book")] == [{}] * 2
    beyond = text.replace('"poison_percent": 5', '"poison_percent": 101')
    (file,) = preview_files(empty, [Content("file.json", beyond.encode())], AS_IT_COMES, READERS).files
    assert ["101" in refusal.message for refusal in file.refused] == [True]
