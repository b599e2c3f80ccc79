"""Files of every format with bytes changed: taken or refused, nothing half written, no fault, and memory bounded.

`TURNWRIGHT_MUTATED=10000` lets that many come in.
"""

import gc
import io
import json
import os
import shutil
import sys
import zipfile
from collections import Counter
from collections.abc import Callable, Iterator
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest
from openpyxl import Workbook
from sqlalchemy import func, select
from sqlmodel import SQLModel

from models.exchange import csv_writing, grouped_csv, writing
from models.exchange.choice import ON_SAME, Choice
from models.exchange.columns import header_key
from models.exchange.foreign import pasted
from models.exchange.formats import READERS
from models.exchange.importing import look
from models.exchange.reading import Content
from models.library import Library
from models.refusals import LibraryError
from rules import catalogue
from tests.proof_table import Proved
from tests.proving import short_of

FOREIGN = Path(__file__).parents[2] / "golden" / "foreign"
MUTATED = int(os.environ.get("TURNWRIGHT_MUTATED", "90"))
TABLES = ("creature", "party", "member", "encounter", "encounter_entry", "board")
STRANGE = ("Bicho", "Aguante", "Coraza", "Temple", "Truco")
MEANT = dict(zip(STRANGE, ("name", "sheet.pv", "sheet.de", "sheet.dm", "notes"), strict=True))
ODD = [b"[", b"{", b'"', b"-1", b"null", b"[]", b"1e999", b"\xff", b",", b"\\ud800", b"\0", b"9" * 25, b"&a *a", b"<x>"]
OTHER: list[Any] = [
    None,
    True,
    0,
    -1,
    10**30,
    0.5,
    "",
    "null",
    "−3",
    "½",
    "x" * 5000,
    [],
    {},
    [[]],
    [None],
    {"a": {}},
    "{@dc 3}",
    "d6",
]
MOST_MEMORY = 400 * 2**20
"""Bytes that the process may grow by."""


def mutated(chance: Random, data: bytes) -> bytes:
    """A file with a few bytes changed, taken out, put in, repeated, or its end cut off."""
    spoiled = bytearray(data)
    for _ in range(chance.randint(1, 6)):
        place = chance.randrange(len(spoiled) + 1)
        match chance.randrange(6):
            case 0:
                del spoiled[place : place + chance.randint(1, 40)]
            case 1:
                spoiled[place:place] = chance.randbytes(chance.randint(1, 8))
            case 2:
                spoiled[place:place] = chance.choice(ODD)
            case 3:
                spoiled[place : place + 1] = chance.randbytes(1)
            case 4:
                spoiled[place:place] = spoiled[place : place + chance.randint(1, 400)]
            case _ if chance.random() < 0.2:
                del spoiled[place:]
        if not spoiled:
            spoiled = bytearray(b"{")
    return bytes(spoiled)


def reshaped(chance: Random, data: bytes) -> bytes:
    """A JSON file that is one still, with something else where its reader looks for what it knows."""
    whole = json.loads(data)
    for _ in range(chance.randint(1, 3)):
        inner, way = whole, 0
        while isinstance(inner, dict | list) and inner:
            key = chance.choice(list(inner)) if isinstance(inner, dict) else chance.randrange(len(inner))
            way += 1
            if (way > 1 and chance.random() < 0.3) or not isinstance(inner[key], dict | list) or not inner[key]:
                if chance.random() < 0.2:
                    del inner[key]
                else:
                    inner[key] = deepcopy(chance.choice([*OTHER, inner[key], [inner[key]], {"value": inner[key]}]))
                break
            inner = inner[key]
    return json.dumps(whole).encode()


def repacked(chance: Random, data: bytes) -> bytes:
    """A workbook one of whose parts is spoiled, packed as if it were whole."""
    out = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data)) as archive, zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as made:
        victim = chance.choice(archive.namelist())
        for name in archive.namelist():
            part = archive.read(name)
            made.writestr(name, mutated(chance, part) if name == victim else part)
    return out.getvalue()


def deeper(name: str, data: bytes) -> Callable[[Random, bytes], bytes]:
    """The way of spoiling a file that lets its reader come further than bytes anywhere do; some formats have none."""
    if name.endswith(".xlsx"):
        return repacked
    # A base of lines that are JSON each is none as a whole.
    return reshaped if data[:1] in (b"{", b"[") and not name.endswith(".db") else mutated


def sources(tmp_path: Path) -> dict[str, dict[str, bytes | Path]]:
    """Format to its files."""
    full = Library.open(tmp_path / "full.turnwright", systems=catalogue.system)
    ids = [row.id for row in full.creatures.rows()][::9][:6]
    encounters = [one.id or 0 for one in full.encounters.all()][:2]
    parties = [one.id or 0 for one in full.parties.all()][:2]
    table = csv_writing.creatures(full, ids)
    found: dict[str, dict[str, bytes | Path]] = {
        "own": {
            "a.json": writing.creatures(full, ids).encode(),
            "b.json": writing.encounters(full, encounters).encode(),
            "c.json": writing.parties(full, parties).encode(),
            "d.json": writing.boards(full.boards.all()[:2]).encode(),
        },
        "csv": {
            "a.csv": table.encode(),
            "b.csv": grouped_csv.encounters(full, encounters).encode(),
            "c.csv": grouped_csv.parties(full, parties).encode(),
        },
        "strange csv": {"s.csv": (";".join(STRANGE) + "\nTrasgo;9;8;7;corre\nOgro;30;9;7;pega\n").encode()},
        "yaml": {"a.yaml": writing.creatures(full, ids[:2]).encode(), "b.yml": writing.parties(full, parties).encode()},
        "xlsx": {"a.xlsx": _workbook(table)},
    }
    full.close(back_up=False)
    for path in sorted(FOREIGN.glob("*/*")):
        found.setdefault(path.parent.name, {})[path.name] = path if path.is_dir() else path.read_bytes()
    return found


def _workbook(table: str) -> bytes:
    import csv

    book = Workbook()
    for row in csv.reader(io.StringIO(table)):
        book.worksheets[0].append(row)
    out = io.BytesIO()
    book.save(out)
    return out.getvalue()


def spoiled(chance: Random, name: str, source: bytes | Path, folder: Path) -> Content | Path:
    """What comes in: a text or a file with mistakes, or a folder one of whose files has some."""
    if isinstance(source, bytes):
        return Content(name, (deeper(name, source) if chance.random() < 0.7 else mutated)(chance, source))
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(source, folder)
    victim = chance.choice(sorted(folder.iterdir()))
    victim.write_bytes(mutated(chance, victim.read_bytes()))
    return folder


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    opened = Library.open(tmp_path / "a.turnwright", samples=(), systems=catalogue.system)
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
    writing.encounters(library, [one.id or 0 for one in library.encounters.all()])
    grouped_csv.parties(library, [one.id or 0 for one in library.parties.all()])
    found = library.creatures.get_all([row.id for row in library.creatures.rows()])
    for creature in found:
        catalogue.system(creature.system).check_sheet(creature.sheet)
    csv_writing.table(library.sheets, found)
    library.encounters.remove([one.id or 0 for one in library.encounters.all()])
    library.parties.remove([one.id or 0 for one in library.parties.all()])
    library.creatures.remove([row.id for row in library.creatures.rows()])
    library.boards.remove([one.id or 0 for one in library.boards.all()])


# A table of a pack that is damaged leaves its file to Python to close.
@pytest.mark.filterwarnings("ignore:unclosed file:ResourceWarning")
def test_mutated_files_of_every_format_are_taken_or_refused(library: Library, tmp_path: Path, proved: Proved) -> None:
    proved("broken files of all formats imported", MUTATED, "11")
    chance, fates, told = Random(11), Counter[str](), _memory()
    files = sources(tmp_path)
    systems = catalogue.ids()
    for number in range(MUTATED):
        format = sorted(files)[number % len(files)]
        name = chance.choice(sorted(files[format]))
        content = spoiled(chance, name, files[format][name], tmp_path / "pack")
        choice = Choice(
            "fantasia" if format == "strange csv" else chance.choice(systems),
            on_same=chance.choice(ON_SAME),
            columns={header_key(STRANGE): MEANT} if format == "strange csv" else {},
        )
        before = counts(library)
        plan = look(library, [content], choice, READERS)
        refused = [one for file in plan.files for one in file.refused]
        assert all(one.code and one.message for one in refused), (number, name)
        if isinstance(content, Content) and format.endswith("-text"):
            pasted.understood(content.data.decode("utf-8", "replace"))
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
        plan = look(library, [Content("a.xml", broken[number % 2].encode())], Choice("ffrpg"), READERS)
        assert [one.code for one in plan.files[0].refused] == [("no_xml", "unsafe_xml")[number % 2]]
    assert gc.collect() < many


@pytest.mark.parametrize("each", short_of([4, 10], 4))
def test_what_was_read_of_broken_workbooks_is_not_kept(library: Library, tmp_path: Path, each: int) -> None:
    """What openpyxl leaves in circles is found by the next search: nothing holds it for good."""
    chance, [book] = Random(3), sources(tmp_path)["xlsx"].values()
    assert isinstance(book, bytes)
    there = []
    for _ in range(11):
        for _ in range(each):
            look(library, [Content("a.xlsx", repacked(chance, book))], Choice("ffrpg"), READERS)
        gc.collect()
        there.append(len(gc.get_objects()))
    # The first are read while this and that is made for all of them, and the last broken one may still be there.
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
