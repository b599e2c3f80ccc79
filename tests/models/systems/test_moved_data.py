"""What is stored of a rule system follows a newer version: what is renamed moves, what goes is named before."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from models.library import Library
from models.repositories.creatures import Creature
from models.repositories.encounters import Encounter, EncounterEntry
from models.repositories.parties import Member, Party
from models.storage.errors import LibraryError
from tests.models.systems.written_games import duel

SCARED = '[status.scared]\nlabel = "Scared"\n'
LONG = '[option.long]\nlabel = "Long"\n'
BLADES = '[sheet.blades]\nlabel = "Blades"\nkind = "rows"\nrow.edge = { label = "Edge" }\n'
KEEN = BLADES.replace("row.edge", "row.keen").replace('"Edge"', '"Keen"')


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    opened = Library.open(tmp_path / "library.turnwright", samples=())
    opened.systems.add(duel("1", SCARED, LONG, BLADES))
    yield opened
    opened.close()


@pytest.fixture
def sheets(library: Library) -> dict[str, Any]:
    """A creature, a member and a prepared encounter of it; what their sheets are."""
    sheet = {"hp": 9, "armor": 3, "blades": [{"id": "a", "name": "Axe", "edge": 2}]}
    (creature,) = library.creatures.add([Creature(name="Imp", system="duel", sheet=sheet)])
    scared = [{"status": "scared", "timer": None, "source": None}]
    member = Member(name="Iva", system="duel", sheet=sheet, conditions=scared)
    library.parties.add(Party(name="Lanterns"), [member])
    entry = EncounterEntry(name="Imp", creature_id=creature.id, sheet=sheet)
    library.encounters.add(Encounter(name="Ford", system="duel", options={"long": True}), [entry])
    library.house_rules.put("duel", {"long": True})
    return sheet


def everything(library: Library) -> list[Any]:
    (creature,) = library.creatures.get_all([1])
    (member,) = library.parties.members()
    (entry,) = library.encounters.entries(1)
    encounter = library.encounters.get(1)
    assert encounter is not None
    house = library.house_rules.get("duel")
    return [creature.sheet, member.sheet, member.conditions, entry.sheet, encounter.options, house]


def test_what_is_renamed_moves_everywhere(library: Library, sheets: dict[str, Any]) -> None:
    before = everything(library)
    renamed = '"sheet.armor" = "sheet.ward", "sheet.blades.edge" = "sheet.blades.keen", "option.long" = "option.slow"'
    renamed += ', "status.scared" = "status.afraid"'
    parts = (SCARED.replace("scared", "afraid"), LONG.replace("option.long", "option.slow"), KEEN)
    text = duel("2", *parts, fields="ward", renamed=renamed)
    assert library.systems.look(text).lost == ()
    change = library.systems.add(text)
    moved = {"hp": 9, "ward": 3, "blades": [{"id": "a", "name": "Axe", "keen": 2}]}
    conditions = [{"status": "afraid", "timer": None, "source": None}]
    assert everything(library) == [moved, moved, conditions, moved, {"slow": True}, {"slow": True}]
    assert list(library.creatures.get_all([1])[0].sheet) == ["hp", "ward", "blades"]
    library.systems.undo(change)
    assert everything(library) == before
    library.setup(1)


def test_what_goes_is_named_before_anything_is_written(library: Library, sheets: dict[str, Any]) -> None:
    before = everything(library)
    text = duel("2", KEEN, fields="ward")
    lost = library.systems.look(text).lost
    assert [(place.place, place.label, place.things) for place in lost] == [
        ("option.long", "Long", 2),
        ("sheet.armor", "Armor", 3),
        ("sheet.blades.edge", "Blades, Edge", 3),
        ("status.scared", "Scared", 1),
    ]
    with pytest.raises(LibraryError, match="no place for Long, Armor, Blades, Edge, Scared") as refused:
        library.systems.add(text)
    assert refused.value.code == "would_lose"
    assert everything(library) == before
    assert [row.version for row in library.texts.versions("duel")] == ["1"]
    change = library.systems.add(text, may_lose=True)
    moved = {"hp": 9, "blades": [{"id": "a", "name": "Axe"}]}
    assert everything(library) == [moved, moved, [], moved, {}, {}]
    library.systems.undo(change)
    assert everything(library) == before


def test_sheets_of_prepared_fights_and_pools_that_lose_something_are_named(library: Library) -> None:
    luck = '[pool.luck]\nlabel = "Luck"\nmax = "5"\n'
    library.systems.add(duel("2", luck))
    member = Member(name="Iva", system="duel", sheet={"hp": 9}, pools={"hp": 4, "luck": 2})
    library.parties.add(Party(name="Lanterns"), [member])
    entry = EncounterEntry(name="Imp", sheet={"hp": 9, "armor": 3})
    library.encounters.add(Encounter(name="Ford", system="duel"), [entry])
    lost = library.systems.look(duel("3", fields="")).lost
    assert [(place.place, place.label, place.things) for place in lost] == [
        ("pool.luck", "Luck", 1),
        ("sheet.armor", "Armor", 1),
    ]


def test_what_a_list_shows_is_summed_up_anew(library: Library) -> None:
    text = duel("1").replace("[pool.hp]", '[pool.hp]\nmax = "sheet.hp * 2"')
    (imp,) = library.creatures.add([Creature(name="Imp", system="duel", sheet={"hp": 9})])
    assert imp.pools == {"hp": 9}
    library.systems.add(text)
    assert library.creatures.get_all([1])[0].pools == {"hp": 18}


def test_creatures_that_were_there_before_their_system_are_summed_up(library: Library) -> None:
    library.systems.remove("duel")
    with library.store.write() as connection:
        connection.exec_driver_sql(
            "INSERT INTO creature (name, name_key, system, kind, folder, tags, sheet, pools, notes, source, variant,"
            " extra, created, changed, told, marks, summed)"
            " VALUES ('Imp', 'imp', 'duel', '', '', '[]', '{\"hp\": 5}', '{}', '', '', '{}', '{}', 1, 1, '', '', 0)"
        )
    library.systems.add(duel("1"))
    assert library.creatures.get_all([1])[0].pools == {"hp": 5}
