import contextlib
import sqlite3
import time
from pathlib import Path

import pytest

from models.library import Library
from models.repositories.parties import Party
from models.storage import upgrade

WOLF, ANN = {"creature": 3, "side": "foes", "count": 2}, {"member": 1, "side": "party", "count": 1}


def test_a_tray_comes_back_after_a_restart(path: Path) -> None:
    library = Library.open(path, samples=())
    party = library.parties.add(Party(name="The Few"))
    assert library.trays.last() is None
    before = library.trays.put("tiny", [WOLF, ANN])
    assert (before.lines, before.party_id, before.party_chosen) == ([], None, False)
    library.trays.choose_party("tiny", party.id)
    library.close()
    library = Library.open(path)
    found = library.trays.last()
    assert found is not None
    assert (found.system, found.lines, found.party_id, found.party_chosen) == ("tiny", [WOLF, ANN], party.id, True)
    library.close()


def test_every_system_has_a_tray_of_its_own_and_the_last_that_holds_something_is_known(library: Library) -> None:
    library.trays.put("tiny", [WOLF])
    time.sleep(0.002)
    library.trays.put("other", [ANN])
    assert (library.trays.get("tiny").lines, library.trays.get("other").lines) == ([WOLF], [ANN])
    last = library.trays.last()
    assert last is not None
    assert last.system == "other"
    assert library.trays.put("other", []).lines == [ANN]
    last = library.trays.last()
    assert last is not None
    assert last.system == "tiny"
    assert library.trays.get("nobody's").lines == []


def test_a_party_that_leaves_leaves_the_tray_and_comes_back_with_undo(library: Library) -> None:
    party = library.parties.add(Party(name="The Few"))
    library.trays.put("tiny", [WOLF])
    library.trays.choose_party("tiny", party.id)
    removed = library.parties.remove([party.id or 0])
    assert library.trays.get("tiny").party_id is None
    library.restore(removed)
    assert library.trays.get("tiny").party_id == party.id


@pytest.mark.parametrize(
    ("system", "sheet", "level", "left"),
    [
        ("d100", '{"pv": 12}', 12, None),
        ("d100", '{"pv": 12}', 5, 5),
        ("fulminato", '{"pv": 30}', 30, None),
        ("tabuleiro", '{"vida": 5, "con": 6}', 11, None),
        ("tabuleiro", '{"vida": 5, "con": 6}', 5, 5),
        ("ffrpg", '{"hp": 9, "level": 9, "pv": 9}', 9, 9),
    ],
)
def test_the_migration_forgets_levels_that_were_pools(
    path: Path, system: str, sheet: str, level: int, left: int | None
) -> None:
    upgrade.create(path, "0003")
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute(
            "INSERT INTO creature (name, name_key, system, level, kind, folder, tags, sheet, pools, notes, created,"
            " changed) VALUES ('Imp', 'imp', ?, ?, '', '', '[]', ?, '{}', '', 1, 1)",
            (system, level, sheet),
        )
        connection.commit()
    library = Library.open(path)
    assert [row.level for row in library.creatures.rows()] == [left]
    assert library.trays.last() is None
    library.close()
