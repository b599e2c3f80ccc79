"""Damage as failing disks, cut copies and foreign programs do it, by a seed."""

import random
import sqlite3
from contextlib import closing
from pathlib import Path

JUNK = (None, "", "{", "[", "[]", "{}", "null", "5", '"x"', '[5, {"a": []}]', '{"a": "b"}', -1, 2**40, 1.5, "x" * 300)
PAGE = 4096


def flip_bytes(path: Path, chance: random.Random) -> None:
    """Some bytes anywhere behind the head are others now."""
    content = bytearray(path.read_bytes())
    for _ in range(chance.choice((1, 3, 20, 100))):
        content[chance.randrange(100, len(content))] = chance.randrange(256)
    path.write_bytes(content)


def flip_bits_of_text(path: Path, chance: random.Random) -> None:
    """Some letters are others: what is read is still text, but not the one that was written."""
    content = bytearray(path.read_bytes())
    letters = [place for place, byte in enumerate(content) if 32 <= byte < 127 and place > PAGE]
    for place in chance.sample(letters, chance.choice((1, 5, 40))):
        content[place] ^= 1 << chance.randrange(6)
    path.write_bytes(content)


def cut_pages(path: Path, chance: random.Random) -> None:
    """Pages are empty, are another's, or the file ends before them."""
    content = bytearray(path.read_bytes())
    pages = len(content) // PAGE
    kind = chance.choice(("zero", "other", "end"))
    if kind == "end":
        content = content[: chance.randrange(2, pages) * PAGE + chance.choice((0, 1000))]
    else:
        for _ in range(chance.choice((1, 4))):
            page, other = chance.randrange(1, pages), chance.randrange(1, pages)
            fresh = bytes(PAGE) if kind == "zero" else content[other * PAGE : (other + 1) * PAGE]
            content[page * PAGE : (page + 1) * PAGE] = fresh
    path.write_bytes(content)


def break_cells(path: Path, chance: random.Random) -> None:
    """Cells hold what nobody has written there."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA foreign_keys=OFF")
        for _ in range(chance.choice((1, 4, 15))):
            table = chance.choice(_tables(connection))
            column = chance.choice([row[1] for row in connection.execute(f"PRAGMA table_info({table})")])
            value = chance.choice((*JUNK, b"\xff\x00junk"))
            rows = [row[0] for row in connection.execute(f"SELECT rowid FROM {table}")]  # noqa: S608
            some = chance.sample(rows, min(len(rows), chance.choice((1, 3, 1000))))
            for row in some:
                connection.execute(f'UPDATE OR IGNORE {table} SET "{column}" = ? WHERE rowid = ?', (value, row))  # noqa: S608
        connection.commit()


def drop_rows(path: Path, chance: random.Random) -> None:
    """Rows are missing, and those that hang on them are not."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA foreign_keys=OFF")
        for _ in range(chance.choice((1, 3))):
            table = chance.choice(_tables(connection))
            rows = [row[0] for row in connection.execute(f"SELECT rowid FROM {table}")]  # noqa: S608
            for row in chance.sample(rows, min(len(rows), chance.choice((1, 5)))):
                connection.execute(f"DELETE FROM {table} WHERE rowid = ?", (row,))  # noqa: S608
        connection.commit()


def _tables(connection: sqlite3.Connection) -> list[str]:
    """What is kept; what is only counted of it, in tables without rowid, triggers make anew."""
    rows = connection.execute(
        "SELECT name FROM sqlite_master"
        " WHERE type = 'table' AND sql LIKE 'CREATE TABLE%' AND sql NOT LIKE '%WITHOUT ROWID%'"
    )
    return [row[0] for row in rows if not row[0].startswith(("sqlite_", "creature_search", "alembic"))]


WAYS = (flip_bytes, flip_bits_of_text, cut_pages, break_cells, drop_rows)


def damage(path: Path, seed: int) -> str:
    """Damages a library; the name of the way in which."""
    chance = random.Random(seed)
    way = WAYS[seed % len(WAYS)]
    # The NOT NULL of the schema keeps some junk out, as it does for other programs.
    try:
        way(path, chance)
    except sqlite3.IntegrityError:
        return damage(path, seed + len(WAYS) * 100_000)
    return way.__name__
