"""Files of the exchange format bring the rule systems of what is in them along."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from models.exchange.formats import READERS
from models.exchange.importer import ImportReport, preview_files
from models.exchange.library_writer import reverse
from models.exchange.native import writer
from models.exchange.records.import_options import ImportChoice
from models.library import Library
from models.repositories.creatures import Creature
from models.repositories.encounters import Encounter, EncounterEntry
from models.repositories.parties import Member, Party
from rules.system import registry
from tests.models.systems.written_games import CRITICAL_FROM_19, HERO, SKIRMISH, duel

CHOICE = ImportChoice("", "", None, "keep", {}, None)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A prepared encounter of Skirmish with a creature and a member, exported; its library is closed."""
    library = Library.open(tmp_path / "one.turnwright", samples=())
    library.systems.add(SKIRMISH)
    library.systems.add(CRITICAL_FROM_19)
    (imp,) = library.creatures.add([Creature(name="Imp", system="skirmish", sheet={"hp": 5})])
    party = library.parties.add(Party(name="Us"), [Member(name="Iva", system="skirmish", sheet=HERO)])
    entries = [EncounterEntry(name="Imp", creature_id=imp.id, sheet={"hp": 5})]
    encounter = library.encounters.add(Encounter(name="Ford", system="skirmish", party_id=party.id), entries)
    library.encounters.add_members(encounter.id or 0, [member.id or 0 for member in library.parties.members(party.id)])
    path = tmp_path / "ford.json"
    path.write_text(writer.encounters(library, [encounter.id or 0]), "utf-8")
    library.close()
    assert "skirmish" not in registry.ids()
    return path


@pytest.fixture
def other(tmp_path: Path) -> Iterator[Library]:
    opened = Library.open(tmp_path / "two.turnwright", samples=())
    yield opened
    opened.close()


def taken(library: Library, path: Path) -> ImportReport:
    plan = preview_files(library, [path], CHOICE, READERS)
    assert plan.files[0].refused == ()
    return plan.take(library)


def test_an_encounter_is_played_where_nobody_had_its_rules(file: Path, other: Library) -> None:
    plan = preview_files(other, [file], CHOICE, READERS)
    assert plan.files[0].refused == ()
    assert [rules.name for rules in plan.files[0].rules] == ["Skirmish"]
    assert "skirmish" not in registry.ids()
    report = plan.take(other)
    assert registry.system("skirmish").texts == (SKIRMISH,)
    (row,) = other.texts.all()
    assert (row.came_from, row.is_house) == ("ford.json", False)
    (encounter,) = other.encounters.all()
    assert other.setup(encounter.id or 0).script["rules"] == [SKIRMISH]
    assert other.creatures.get_all([1])[0].pools["hp"] == 5
    redo = reverse(other, report.change)
    assert (other.texts.all(), other.encounters.all(), "skirmish" in registry.ids()) == ([], [], False)
    reverse(other, redo)
    assert registry.system("skirmish").texts == (SKIRMISH,)
    assert len(other.encounters.all()) == 1


def test_a_system_that_is_there_stays_the_one_that_is_played(file: Path, other: Library) -> None:
    newer = SKIRMISH.replace('version = "1.0"', 'version = "2.0"')
    other.systems.add(newer)
    taken(other, file)
    assert [row.text for row in other.texts.all()] == [newer]


def test_rules_with_a_fault_are_refused_and_nothing_is_taken(file: Path, other: Library) -> None:
    file.write_text(file.read_text("utf-8").replace("half(heat)", "half(heet)"), "utf-8")
    plan = preview_files(other, [file], CHOICE, READERS)
    assert plan.files[0].records == ()
    assert {refusal.code for refusal in plan.files[0].refused} == {"bad_rules", "system_missing"}
    plan.take(other)
    assert (other.texts.all(), other.encounters.all()) == ([], [])


def test_creatures_and_parties_bring_theirs_and_those_of_books_none(other: Library) -> None:
    other.systems.add(duel("1"))
    (imp,) = other.creatures.add([Creature(name="Imp", system="duel", sheet={"hp": 5})])
    party = other.parties.add(Party(name="Us"), [Member(name="Iva", system="duel", sheet={"hp": 5})])
    for text in (writer.creatures(other, [imp.id or 0]), writer.parties(other, [party.id or 0])):
        assert json.loads(text)["rules"] == [{"title": "Duel", "text": duel("1")}]
    assert "rules" not in json.loads(writer.creatures(other, []))
