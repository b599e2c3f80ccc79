"""Files of every format with bytes changed: taken or refused, nothing half written, no fault, and memory bounded.

`TURNWRIGHT_MUTATED=10000` lets that many come in.
"""

import gc
import os
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import func, select
from sqlmodel import SQLModel

from models.exchange.foreign.fifth import stat_block
from models.exchange.formats import READERS
from models.exchange.importer import preview_files
from models.exchange.native import writer
from models.exchange.records.import_options import ON_SAME, ImportChoice
from models.exchange.records.readers import Content
from models.exchange.tables import csv_writer, grouped_csv
from models.exchange.tables.columns import header_key
from models.library import Library
from models.storage.errors import LibraryError
from rules.system import registry
from tests.models.exchange.spoiling import (
    STRANGE,
    repacked,
    sources,
    spoiled,
)
from tests.proof_table import Proved
from tests.proving import short_of

MUTATED = int(os.environ.get("TURNWRIGHT_MUTATED", "90"))
TABLES = ("creature", "party", "member", "encounter", "encounter_entry", "board")
MEANT = dict(zip(STRANGE, ("name", "sheet.pv", "sheet.de", "sheet.dm", "notes"), strict=True))
MOST_MEMORY = 400 * 2**20
"""Bytes that the process may grow by."""


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    opened = Library.open(tmp_path / "a.turnwright", samples=(), systems=registry.system)
    yield opened
    opened.close(back_up=False)


def counts(library: Library) -> dict[str, int]:
    tables = SQLModel.metadata.tables
    with library.store.read() as connection:
        return {name: connection.scalar(select(func.count()).select_from(tables[name])) or 0 for name in TABLES}


def emptied(library: Library) -> None:
    """What came in is as its system wants it, can be prepared, written out again, and goes."""
    for encounter in library.encounters.all():
        library.setup(encounter.id or 0)
    writer.encounters(library, [candidate.id or 0 for candidate in library.encounters.all()])
    grouped_csv.parties(library, [party.id or 0 for party in library.parties.all()])
    found = library.creatures.get_all([row.id for row in library.creatures.rows()])
    for creature in found:
        registry.system(creature.system).check_sheet(creature.sheet)
    csv_writer.creature_table(library.sheets, found)
    library.encounters.remove([candidate.id or 0 for candidate in library.encounters.all()])
    library.parties.remove([party.id or 0 for party in library.parties.all()])
    library.creatures.remove([row.id for row in library.creatures.rows()])
    library.boards.remove([board.id or 0 for board in library.boards.all()])


# A table of a pack that is damaged leaves its file to Python to close.
@pytest.mark.filterwarnings("ignore:unclosed file:ResourceWarning")
def test_mutated_files_of_every_format_are_taken_or_refused(library: Library, tmp_path: Path, proved: Proved) -> None:
    proved("broken files of all formats imported", MUTATED, "11")
    chance, fates, told = Random(11), Counter[str](), _memory()
    files = sources(tmp_path)
    systems = registry.ids()
    for number in range(MUTATED):
        format = sorted(files)[number % len(files)]
        name = chance.choice(sorted(files[format]))
        content = spoiled(chance, name, files[format][name], tmp_path / "pack")
        choice = ImportChoice(
            "fantasia" if format == "strange csv" else chance.choice(systems),
            on_same=chance.choice(ON_SAME),
            columns={header_key(STRANGE): MEANT} if format == "strange csv" else {},
        )
        before = counts(library)
        plan = preview_files(library, [content], choice, READERS)
        refused = [refusal for file in plan.files for refusal in file.refused]
        assert all(refusal.code and refusal.message for refusal in refused), (number, name)
        if isinstance(content, Content) and format.endswith("-text"):
            stat_block.understood_spans(content.data.decode("utf-8", "replace"))
        try:
            change = plan.take(library).change
        except LibraryError as error:
            assert counts(library) == before, (number, name)
            fates[f"{format}: {error.code}"] += 1
        else:
            for table, many in counts(library).items():
                if table in ("creature", "party", "encounter", "board"):
                    assert many == before[table] + len(change.added.get(table, ())), (number, name, table)
            fates[f"{format}: {'taken' if change.added else 'refused'}"] += 1
        if number % 20 == 19 or number == MUTATED - 1:
            emptied(library)
            # The program searches every second; here nobody does until the test is through.
            gc.collect(1)
    assert {key.partition(":")[0] for key in fates} == set(files)
    assert _memory() - told < MOST_MEMORY
    if MUTATED > 1000:
        print(f"grew by {(_memory() - told) // 2**20} MB", *sorted(fates.items()), sep="\n")


def test_what_was_read_of_a_broken_compendium_goes_with_it(library: Library) -> None:
    """The parser, the error and its frames held each other, and the whole file with them."""
    monsters = "".join(f"<monster><name>Bat {number}</name><ac>12</ac></monster>" for number in range(500))
    broken = [f"<compendium>{monsters}</compendum>", f'<!DOCTYPE x [<!ENTITY a "b">]><compendium>{monsters}']
    many = 40
    gc.collect()
    for number in range(many):
        plan = preview_files(library, [Content("a.xml", broken[number % 2].encode())], ImportChoice("ffrpg"), READERS)
        assert [refusal.code for refusal in plan.files[0].refused] == [("no_xml", "unsafe_xml")[number % 2]]
    assert gc.collect() < many


@pytest.mark.parametrize("each", short_of([4, 10], 4))
def test_what_was_read_of_broken_workbooks_is_not_kept(library: Library, tmp_path: Path, each: int) -> None:
    """What openpyxl leaves in circles is found by the next search: nothing holds it for good."""
    chance, [book] = Random(3), sources(tmp_path)["xlsx"].values()
    assert isinstance(book, bytes)
    there = []
    gc.collect()
    gc.freeze()  # What stands before is not searched each time; it stays frozen, as what stands before all tests does.
    for _ in range(11):
        for _ in range(each):
            preview_files(library, [Content("a.xlsx", repacked(chance, book))], ImportChoice("ffrpg"), READERS)
        # The last one may still be there, and is to be a whole one each time.
        preview_files(library, [Content("a.xlsx", book)], ImportChoice("ffrpg"), READERS)
        while gc.collect():
            pass
        there.append(len(gc.get_objects()))
    # The first are read while this and that is made for all of them.
    assert min(there[7:]) - min(there[3:7]) < 100, there


def _peak() -> Callable[[], int]:
    """The most memory that the process has taken so far, where the system tells."""
    try:
        import resource
    except ImportError:
        return lambda: 0
    unit = 1 if sys.platform == "darwin" else 1024
    return lambda: resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit


_memory = _peak()
