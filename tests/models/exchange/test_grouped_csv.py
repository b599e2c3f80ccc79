"""Encounters as tables in CSV: whom a line speaks of is found again where it is known; elsewhere it is a sheet."""

from pathlib import Path

from models.exchange import grouped_csv
from models.exchange.choice import Choice
from models.exchange.formats import READERS
from models.exchange.importing import look
from models.library import Library
from models.store import twin


def came(library: Library, file: Path) -> int:
    """The id of the encounter that a file brings."""
    before = {one.id for one in library.encounters.all()}
    look(library, [file], Choice(), READERS).take(library)
    [fresh] = [one.id for one in library.encounters.all() if one.id not in before]
    return fresh or 0


def test_the_lines_of_an_encounter_find_their_creatures_and_members_again(tmp_path: Path) -> None:
    library = Library.open(tmp_path / "Samples.turnwright")
    empty = Library.open(tmp_path / "Empty.turnwright", samples=())
    encounters = library.encounters
    linked, file = 0, tmp_path / "fight.csv"
    for one in encounters.all():
        lines = encounters.entries(one.id or 0)
        file.write_text(grouped_csv.encounters(library, [one.id or 0]), "utf-8")
        again = encounters.entries(came(library, file))
        told = [(line.name, line.count, line.side, line.creature_id, line.member_id) for line in lines]
        assert [(line.name, line.count, line.side, line.creature_id, line.member_id) for line in again] == told
        linked += sum(line.creature_id is not None for line in again)
        elsewhere = empty.encounters.entries(came(empty, file))
        assert [(line.name, line.creature_id) for line in elsewhere] == [(line.name, None) for line in lines]
        now = library.sheets_now(lines)
        assert [line.sheet for line in elsewhere] == [now[line.id or 0] for line in lines]
    assert linked > 20
    # A creature that has become another since it was prepared is still the one that its line speaks of.
    [line, *_] = [one for one in encounters.entries(encounters.all()[0].id or 0) if one.creature_id is not None]
    creature = library.creatures.get(line.creature_id or 0)
    assert creature is not None
    library.creatures.save([twin(creature, notes="has a limp", sheet={**creature.sheet, "vida": 99})])
    file.write_text(grouped_csv.encounters(library, [line.encounter_id]), "utf-8")
    again = encounters.entries(came(library, file))
    assert creature.id in {one.creature_id for one in again}
    # Of two with one name, its sheet tells which is meant.
    [namesake] = library.creatures.add([twin(creature, id=None)])
    encounters.save_entries([twin(line, creature_id=namesake.id)])
    file.write_text(grouped_csv.encounters(library, [line.encounter_id]), "utf-8")
    found = {one.creature_id for one in encounters.entries(came(library, file))}
    assert namesake.id in found
    assert creature.id not in found
    library.close()
    empty.close()
