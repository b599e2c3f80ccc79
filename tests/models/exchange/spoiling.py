"""Files of every format that can be imported, and ways of spoiling them."""

import io
import json
import shutil
import zipfile
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

from openpyxl import Workbook

from models.exchange.native import writer
from models.exchange.records.readers import Content
from models.exchange.tables import csv_writer, grouped_csv
from models.library import Library
from rules.system import registry

FOREIGN = Path(__file__).parents[2] / "golden" / "foreign"
STRANGE = ("Bicho", "Aguante", "Coraza", "Temple", "Truco")
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
    # A base of lines that are JSON each is none as a whole; notes open a monster with two brackets.
    return reshaped if data[:1] in (b"{", b"[") and not name.endswith((".db", ".md")) else mutated


def sources(tmp_path: Path) -> dict[str, dict[str, bytes | Path]]:
    """Format to its files."""
    full = Library.open(tmp_path / "full.turnwright", systems=registry.system)
    ids = [row.id for row in full.creatures.rows()][::9][:6]
    encounters = [encounter.id or 0 for encounter in full.encounters.all()][:2]
    parties = [party.id or 0 for party in full.parties.all()][:2]
    table = csv_writer.creatures(full, ids)
    found: dict[str, dict[str, bytes | Path]] = {
        "own": {
            "a.json": writer.creatures(full, ids).encode(),
            "b.json": writer.encounters(full, encounters).encode(),
            "c.json": writer.parties(full, parties).encode(),
            "d.json": writer.boards(full.boards.all()[:2]).encode(),
        },
        "csv": {
            "a.csv": table.encode(),
            "b.csv": grouped_csv.encounters(full, encounters).encode(),
            "c.csv": grouped_csv.parties(full, parties).encode(),
        },
        "strange csv": {"s.csv": (";".join(STRANGE) + "\nTrasgo;9;8;7;corre\nOgro;30;9;7;pega\n").encode()},
        "yaml": {"a.yaml": writer.creatures(full, ids[:2]).encode(), "b.yml": writer.parties(full, parties).encode()},
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
