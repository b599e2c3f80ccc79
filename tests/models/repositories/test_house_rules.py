"""House rules: kept for each system, taken back, and there after a restart."""

import contextlib
import sqlite3
from pathlib import Path

from models.library import Library
from models.repositories.encounters import Encounter, EncounterEntry
from models.storage import upgrade


def test_house_rules_of_each_system_come_back_after_a_restart(path: Path) -> None:
    library = Library.open(path, samples=())
    assert library.house_rules.get("tiny") == {}
    assert library.house_rules.put("tiny", {"fumble": "choose"}) == {}
    assert library.house_rules.put("other", {"cap": 9}) == {}
    assert library.house_rules.put("tiny", {"fumble": "choose", "side": True}) == {"fumble": "choose"}
    library.close()
    library = Library.open(path)
    assert library.house_rules.get("tiny") == {"fumble": "choose", "side": True}
    assert library.house_rules.get("other") == {"cap": 9}
    library.close()


def test_an_older_library_plays_by_the_book_and_hides_nobody(path: Path) -> None:
    upgrade.create(path, "0005")
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute(
            "INSERT INTO encounter (id, name, system, state, options, rollers, notes, created, changed)"
            " VALUES (1, 'Stair', 'tiny', 'prepared', '{}', '{}', '', 0, 0)"
        )
        connection.execute(
            'INSERT INTO encounter_entry (encounter_id, position, name, side, count, "group", sheet, cells)'
            " VALUES (1, 0, 'Guard', 'foes', 1, '', '{}', '[]')"
        )
        connection.commit()
    library = Library.open(path)
    (entry,) = library.encounters.entries(1)
    assert (entry.notes, entry.hidden, entry.pools) == ("", False, {})
    assert library.house_rules.get("tiny") == {}
    library.encounters.add(Encounter(name="Bridge", system="tiny"), [EncounterEntry(name="Ogre", hidden=True)])
    assert [candidate.hidden for candidate in library.encounters.entries(2)] == [True]
    library.close()
