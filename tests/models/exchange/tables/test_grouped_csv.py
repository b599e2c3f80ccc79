"""Encounters as tables in CSV: whom a line speaks of is found again where it is known, and comes along elsewhere."""

import csv
import io
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from models.exchange.formats import READERS
from models.exchange.importer import FilePreview, preview_files
from models.exchange.native import writer
from models.exchange.records.import_options import ImportChoice
from models.exchange.records.readers import Content
from models.exchange.records.report import TakenEncounter, TakenParty, not_understood_warnings
from models.exchange.tables import grouped_csv
from models.library import Library
from models.repositories.creatures import Creature
from models.storage.store import twin


def came(library: Library, file: Path) -> int:
    """The id of the encounter that a file brings."""
    before = {encounter.id for encounter in library.encounters.all()}
    preview_files(library, [file], ImportChoice(), READERS).take(library)
    [fresh] = [encounter.id for encounter in library.encounters.all() if encounter.id not in before]
    return fresh or 0


def test_the_lines_of_an_encounter_find_their_creatures_and_members_again(tmp_path: Path) -> None:
    library = Library.open(tmp_path / "Samples.turnwright")
    encounters = library.encounters
    linked, file = 0, tmp_path / "fight.csv"
    for encounter in encounters.all():
        lines = encounters.entries(encounter.id or 0)
        file.write_text(grouped_csv.encounters(library, [encounter.id or 0]), "utf-8")
        again = encounters.entries(came(library, file))
        told = [(line.name, line.count, line.side, line.creature_id, line.member_id) for line in lines]
        assert [(line.name, line.count, line.side, line.creature_id, line.member_id) for line in again] == told
        linked += sum(line.creature_id is not None for line in again)
    assert linked > 20
    # A creature that has become another since it was prepared is still the one that its line speaks of.
    [line, *_] = [entry for entry in encounters.entries(encounters.all()[0].id or 0) if entry.creature_id is not None]
    creature = library.creatures.get(line.creature_id or 0)
    assert creature is not None
    library.creatures.save([twin(creature, notes="has a limp", sheet={**creature.sheet, "vida": 99})])
    file.write_text(grouped_csv.encounters(library, [line.encounter_id]), "utf-8")
    again = encounters.entries(came(library, file))
    assert creature.id in {entry.creature_id for entry in again}
    # Of two with one name, its sheet tells which is meant.
    [namesake] = library.creatures.add([twin(creature, id=None)])
    encounters.save_entries([twin(line, creature_id=namesake.id)])
    file.write_text(grouped_csv.encounters(library, [line.encounter_id]), "utf-8")
    found = {entry.creature_id for entry in encounters.entries(came(library, file))}
    assert namesake.id in found
    assert creature.id not in found
    library.close()


def all_of(library: Library) -> dict[str, list[dict[str, Any]]]:
    """The encounters of a library with all that they need; the creatures by name, as a table has no row of them."""
    found = json.loads(writer.encounters(library, [encounter.id or 0 for encounter in library.encounters.all()]))
    found["creatures"].sort(key=lambda item: item.get("ref", item["name"]))
    return found  # type: ignore[no-any-return]


def test_encounters_come_whole_into_a_library_that_has_nothing_of_them(tmp_path: Path) -> None:
    library = Library.open(tmp_path / "Samples.turnwright")
    empty = Library.open(tmp_path / "Empty.turnwright", samples=())
    # Two of one name, one of which has become another since its line was prepared.
    first = next(encounter for encounter in library.encounters.all() if encounter.system == "fantasia")
    [line, *_] = [entry for entry in library.encounters.entries(first.id or 0) if entry.creature_id is not None]
    creature = library.creatures.get(line.creature_id or 0)
    assert creature is not None
    [other] = library.creatures.add(
        [twin(creature, id=None, notes="has a limp", tags=["old"], sheet={**creature.sheet, "pv": 99})]
    )
    library.encounters.add_entries(first.id or 0, [twin(line, id=None, creature_id=other.id)])
    file = tmp_path / "fights.csv"
    file.write_text(
        grouped_csv.encounters(library, [encounter.id or 0 for encounter in library.encounters.all()]), "utf-8"
    )
    plan = preview_files(empty, [file], ImportChoice(), READERS)
    assert [refusal.message for refusal in plan.files[0].refused] == []
    change = plan.take(empty).change
    assert all_of(empty) == all_of(library)
    # There, and where it came from, the same file finds all of it and adds nothing but the encounters.
    for there in (empty, library):
        before = (there.creatures.count(), len(there.parties.all()), len(there.parties.members()))
        plan = preview_files(there, [file], ImportChoice(), READERS)
        assert {type(record).__name__ for record in plan.files[0].records} == {"TakenEncounter"}
        steps: list[tuple[int, int]] = []
        plan.take(there, lambda done, of, steps=steps: steps.append((done, of)))  # type: ignore[misc]
        assert steps[-1] == (plan.size, plan.size)
        assert steps == sorted(steps)
        assert (there.creatures.count(), len(there.parties.all()), len(there.parties.members())) == before
    assert len(change.added["creature"]) > 5
    library.close()
    empty.close()


SHEET = json.dumps({"hp": 40, "spd": 7, "vit": 5, "kind": "pc"}).replace('"', '""')
PARTY_TABLE = f"""party,name,player,system,sheet,HP,Weapon,Immune,Mood
Lamps,Mint,Ana,ffrpg,"{SHEET}",45,Oak Rod (2 x STR) + d6,"Sleep, Boredom",sour
,Sage,Ben,ffrpg,"{SHEET}",,,,
"""
ENCOUNTER_TABLE = f"""encounter,encounter.system,name,creature,side,count,notes,sheet,HP,Mood
Stair,ffrpg,Imp,,foes,3,bites,"{SHEET}",77,sour
,,Ghost,,foes,1,,"{SHEET}",,
"""


def looked(library: Library, text: str) -> FilePreview:
    (file,) = preview_files(library, [Content("table.csv", text.encode())], ImportChoice(), READERS).files
    return file


@pytest.fixture
def empty(tmp_path: Path) -> Iterator[Library]:
    library = Library.open(tmp_path / "Empty.turnwright", samples=())
    yield library
    library.close()


def test_columns_that_are_not_ours_are_read_as_those_of_a_table_of_creatures(empty: Library) -> None:
    file = looked(empty, PARTY_TABLE)
    (party,) = file.records
    assert isinstance(party, TakenParty)
    mint, sage = party.members
    assert (mint.sheet["hp"], mint.sheet["immune"], mint.values["full_pools"]["hp"]) == (45, ["sleep"], 45)
    assert [(row["name"], row["scale"], row["die"]) for row in mint.sheet["weapons"]] == [("Oak Rod", 2, "d6")]
    assert mint.values["notes"].splitlines() == ["Immune: Boredom", "Mood: sour"]
    assert (sage.sheet["hp"], sage.values["notes"]) == (40, "")
    assert [str(told) for told in not_understood_warnings(file.records)] == [
        "Not understood, kept in the notes: 2 (Mint · Immune: Boredom, Mint · Mood: sour)."
    ]
    preview_files(empty, [Content("table.csv", PARTY_TABLE.encode())], ImportChoice(), READERS).take(empty)
    assert [(member.name, member.notes) for member in empty.parties.members()] == [
        ("Mint", "Immune: Boredom\nMood: sour"),
        ("Sage", ""),
    ]


def test_columns_that_are_not_ours_are_read_in_the_lines_of_an_encounter_too(empty: Library) -> None:
    file = looked(empty, ENCOUNTER_TABLE)
    (encounter,) = file.records
    assert isinstance(encounter, TakenEncounter)
    assert [(entry.values["sheet"]["hp"], entry.values["notes"]) for entry in encounter.entries] == [
        (77, "bites\nMood: sour"),
        (40, ""),
    ]
    assert [str(told) for told in not_understood_warnings(file.records)] == [
        "Not understood, kept in the notes: 1 (Imp · Mood: sour)."
    ]


def test_what_a_line_says_of_a_creature_that_it_only_names_is_noted(empty: Library) -> None:
    empty.creatures.add([Creature(name="Imp", system="ffrpg", sheet=json.loads(SHEET.replace('""', '"')))])
    text = "encounter,encounter.system,name,creature,count,sheet,HP\nStair,ffrpg,Imp,Imp,3,,77\n"
    file = looked(empty, text)
    (encounter,) = file.records
    assert isinstance(encounter, TakenEncounter)
    assert encounter.entries[0].values["notes"] == "HP: 77"
    assert [str(told) for told in not_understood_warnings(file.records)] == [
        "Not understood, kept in the notes: 1 (Imp · HP: 77)."
    ]


@pytest.mark.parametrize("separator", [";", "\t", "|"])
def test_a_party_that_a_spreadsheet_has_saved_is_a_party(tmp_path: Path, separator: str) -> None:
    library = Library.open(tmp_path / "Samples.turnwright")
    text = grouped_csv.parties(library, [party.id or 0 for party in library.parties.all()])
    out = io.StringIO(newline="")
    csv.writer(out, delimiter=separator).writerows(csv.reader(io.StringIO(text, newline="")))
    file = looked(library, f"\ufeff{out.getvalue()}")
    assert [refusal.message for refusal in file.refused] == []
    assert [record.name for record in file.records] == [party.name for party in library.parties.all()]
    assert file.same.keys() == set(range(len(file.records)))
    library.close()
