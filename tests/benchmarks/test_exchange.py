"""How fast files come in."""

import gc
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from models.exchange.formats import READERS
from models.exchange.importer import preview_files
from models.exchange.native import writer
from models.exchange.records.import_options import ImportChoice
from models.exchange.records.readers import Content
from models.exchange.tables import csv_writer
from models.library import Library
from models.samples import shipped_samples
from models.storage.store import twin

MANY = 20_000


@pytest.fixture
def files(tmp_path: Path) -> Iterator[dict[str, bytes]]:
    """As many creatures as that, in JSON and a tenth of them in CSV: the samples, each under other names."""
    assert shipped_samples()
    library = Library.open(tmp_path / "samples.turnwright")
    found = library.creatures.get_all([row.id for row in library.creatures.rows()])
    many = [twin(found[number % len(found)], name=f"Creature {number}") for number in range(MANY)]
    yield {
        "a.json": writer.document({"creatures": map(writer.creature_row, many)}).encode(),
        "a.csv": csv_writer.creature_table(library.sheets, many[: MANY // 10]).encode(),
    }
    library.close()


@pytest.mark.parametrize(("name", "count", "least"), [("a.json", MANY, 20_000), ("a.csv", MANY // 10, 2_000)])
def test_creatures_a_second_into_the_library(
    name: str, count: int, least: int, files: dict[str, bytes], tmp_path: Path, benchmark: Any
) -> None:
    libraries: list[Library] = []

    def fresh() -> tuple[tuple[Library], dict[str, object]]:
        libraries.append(Library.open(tmp_path / f"{len(libraries)}.turnwright", samples=()))
        gc.collect()
        gc.disable()
        return (libraries[-1],), {}

    def bring(library: Library) -> None:
        preview_files(library, [Content(name, files[name])], ImportChoice(), READERS).take(library)

    benchmark.pedantic(bring, setup=fresh, rounds=3, warmup_rounds=1)
    gc.enable()
    assert [library.creatures.count() for library in libraries] == [count] * len(libraries)
    benchmark.extra_info["creatures a second"] = round(count / benchmark.stats.stats.min)
    benchmark.extra_info["wanted"] = least
    for library in libraries:
        library.close(back_up=False)
