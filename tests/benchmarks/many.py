"""Libraries of as many creatures as one likes, of the sheets that come with the program, written fast."""

import contextlib
import itertools
import random
from pathlib import Path

from models.library import Library
from models.storage import database
from models.storage.database import dumps
from models.storage.store import folded

WORDS = [
    "Ashen",
    "Bitter",
    "Crooked",
    "Dusk",
    "Elder",
    "Feral",
    "Gilded",
    "Hollow",
    "Iron",
    "Jagged",
    "Keen",
    "Lost",
    "Mossy",
    "Nimble",
    "Old",
    "Pale",
    "Quiet",
    "Rusted",
    "Sunken",
    "Tall",
    "Umber",
    "Vile",
    "Withered",
    "Young",
    "Zealous",
    "Blind",
    "Cunning",
    "Drowned",
    "Endless",
    "Frozen",
    "Grim",
    "Howling",
    "Icebound",
    "Jealous",
    "Kindled",
]
FOLDERS = ("", "Deep", "Deep/Caves", "Deep/Water", "Forest", "Forest/Edge", "City", "City/Sewers", "Mountains", "Ruins")
TAGS = ("undead", "beast", "boss", "minion", "swarm", "giant", "fey", "construct", "dragon", "human", "fire", "night")


def fill(path: Path, number: int) -> None:
    """Makes a library of so many creatures: every shipped one again and again, under other names, in other folders."""
    path.unlink(missing_ok=True)
    library = Library.open(path)
    library.close(back_up=False)
    chance = random.Random(7)
    with contextlib.closing(database.connect(path)) as connection:
        names = [row[1] for row in connection.execute("PRAGMA table_info(creature)")]
        rows = [dict(zip(names, row, strict=True)) for row in connection.execute("SELECT * FROM creature ORDER BY id")]
        place = max(row["id"] for row in rows)
        connection.execute("BEGIN")
        marks = ", ".join(f":{name}" for name in names)
        for part in range(len(rows), number, 5000):
            fresh = []
            for item in itertools.islice(itertools.cycle(rows), part, min(number, part + 5000)):
                place += 1
                name = f"{chance.choice(WORDS)} {item['name']} {place}"
                filed = {
                    "folder": chance.choice(FOLDERS),
                    "tags": dumps(sorted(chance.sample(TAGS, chance.randint(0, 3)))),
                }
                fresh.append({**item, **filed, "id": place, "name": name, "name_key": folded(name), "changed": place})
            connection.executemany(f"INSERT INTO creature VALUES ({marks})", fresh)  # noqa: S608
        connection.execute("COMMIT")
