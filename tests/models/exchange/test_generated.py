"""Generated creatures come back equal; `TURNWRIGHT_HYPOTHESIS=wide` tries a thousand lists of them for each system."""

import json
import os
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from models.exchange.formats import READERS
from models.exchange.importer import preview_files
from models.exchange.native import writer
from models.exchange.records.import_options import ImportChoice
from models.exchange.records.readers import Content
from models.exchange.tables import csv_writer
from models.library import Library
from models.samples import shipped_samples
from rules.system import registry
from rules.text.faults import BadSheet

WIDE = os.environ.get("TURNWRIGHT_HYPOTHESIS") == "wide"
SAMPLES = [row for sample in shipped_samples() for row in sample.content["creatures"]]
SYSTEMS = sorted({row["system"] for row in SAMPLES})
TEXTS = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"), max_size=12)
NAMES = TEXTS.filter(str.strip)


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Library]:
    opened = Library.open(tmp_path_factory.mktemp("a") / "a.turnwright", samples=(), systems=registry.system)
    yield opened
    opened.close()


@st.composite
def sheets(draw: st.DrawFn, system: str) -> dict[str, Any]:
    """A sheet of the samples with other numbers, other words, and less of it, as far as its system takes it."""
    sheet = dict(draw(st.sampled_from([row["sheet"] for row in SAMPLES if row["system"] == system])))
    for key in draw(st.lists(st.sampled_from(sorted(sheet)), max_size=4, unique=True)):
        value = sheet[key]
        if isinstance(value, bool) or not isinstance(value, int | str):
            other = {name: item for name, item in sheet.items() if name != key}
        else:
            other = {**sheet, key: draw(st.integers(0, 999) if isinstance(value, int) else TEXTS)}
        try:
            sheet = registry.system(system).check_sheet(other)
        except BadSheet:
            continue
    return sheet


def creatures(system: str) -> st.SearchStrategy[dict[str, Any]]:
    values = st.none() | st.integers() | TEXTS | st.lists(TEXTS, max_size=2)
    return st.fixed_dictionaries(
        {
            "name": NAMES,
            "system": st.just(system),
            "sheet": sheets(system),
            "level": st.none() | st.integers(-99, 99),
            "kind": TEXTS,
            "folder": TEXTS,
            "tags": st.lists(TEXTS, max_size=3),
            "notes": TEXTS,
            "source": TEXTS,
        },
        optional={"x_colour": values},
    )


def exported(library: Library) -> list[dict[str, Any]]:
    ids = [row.id for row in library.creatures.rows(sort="created")]
    found: list[dict[str, Any]] = json.loads(writer.creatures(library, ids))["creatures"]
    return found


def take(library: Library, name: str, text: str) -> None:
    library.creatures.remove([row.id for row in library.creatures.rows()])
    plan = preview_files(library, [Content(name, text.encode())], ImportChoice(), READERS)
    assert [refusal.message for file in plan.files for refusal in file.refused] == []
    plan.take(library)


@pytest.mark.parametrize("system", SYSTEMS)
def test_generated_creatures_come_back_equal(system: str, library: Library) -> None:
    @settings(max_examples=1000 if WIDE else 8, deadline=None, derandomize=not WIDE, database=None)
    @given(st.lists(creatures(system), min_size=1, max_size=3))
    def comes_back(rows: list[dict[str, Any]]) -> None:
        take(library, "a.json", json.dumps({"format": "turnwright", "version": 1, "creatures": rows}))
        first = exported(library)
        for row, back in zip(rows, first, strict=True):
            # What a row leaves to its sheet is filled in from there.
            assert {key: back[key] for key in row if row[key] not in (None, "")} == {
                key: value for key, value in row.items() if value not in (None, "")
            }
        ids = [row.id for row in library.creatures.rows(sort="created")]
        texts = (writer.creatures(library, ids), csv_writer.creatures(library, ids))
        for name, text in zip(("a.json", "a.csv"), texts, strict=True):
            take(library, name, text)
            assert exported(library) == first

    comes_back()
