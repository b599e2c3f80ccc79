"""Another language of the window: what still is as the samples came speaks it too, the rest stays."""

from pathlib import Path

import pytest

from models.library import Library
from models.repositories.creatures import Creature
from models.repositories.encounters import PREPARED
from models.sample_translation import translate_samples
from models.storage.store import twin
from tests.there import there
from ui.session.loader import set_up


@pytest.fixture
def library(tmp_path: Path) -> Library:
    return Library.open(tmp_path / "Mine.turnwright", language="en")


def contents(library: Library) -> list[object]:
    """All that a library holds, as its readers see it, without ids and times."""
    creatures = library.creatures.get_all([row.id or 0 for row in library.creatures.rows()])
    encounters = library.encounters.all()
    return [
        sorted(
            (creature.name, creature.system, creature.kind, creature.folder, creature.tags) for creature in creatures
        ),
        sorted((creature.name, creature.notes, str(creature.sheet)) for creature in creatures),
        [(party.name, party.notes) for party in library.parties.all()],
        [(member.name, member.player, member.sheet, member.notes) for member in library.parties.members()],
        [(encounter.name, encounter.notes, encounter.board) for encounter in encounters],
        [
            [
                (entry.name, entry.group, entry.count, entry.sheet)
                for entry in library.encounters.entries(there(found.id))
            ]
            for found in encounters
        ],
        sorted((board.name, str(board.board)) for board in library.boards.all()),
    ]


@pytest.mark.parametrize("language", ["es", "pt_BR"])
def test_what_nobody_has_changed_is_as_in_a_new_library(library: Library, tmp_path: Path, language: str) -> None:
    ids = {row.id for row in library.creatures.rows()}, [encounter.id for encounter in library.encounters.all()]
    translate_samples(library, language)
    new = Library.open(tmp_path / "New.turnwright", language=language)
    assert contents(library) == contents(new)
    assert ids == ({row.id for row in library.creatures.rows()}, [found.id for found in library.encounters.all()])
    translate_samples(library, "en")
    english = Library.open(tmp_path / "English.turnwright", language="en")
    assert contents(library) == contents(english)
    for opened in (library, new, english):
        opened.close()


def test_samples_as_older_versions_wrote_them_are_translated(tmp_path: Path) -> None:
    library = Library.open(tmp_path / "Old.turnwright")
    new = Library.open(tmp_path / "New.turnwright", language="pt_BR")
    translate_samples(library, "pt_BR")
    assert contents(library) == contents(new)
    library.close()
    new.close()


def creature(library: Library, name: str, system: str) -> Creature:
    return there(library.creatures.get(there(library.creatures.id_by_name(name, system))))


def test_what_somebody_has_changed_stays(library: Library) -> None:
    rat, mine = creature(library, "Barn Rat", "ffrpg"), twin(creature(library, "Meadow Hopper", "ffrpg"), id=None)
    rat.notes = "Bit Maren."
    library.creatures.save([rat])
    mine.name = "My Hopper"
    library.creatures.add([mine])
    party = library.parties.all()[0]
    party.notes = "They owe me."
    library.parties.save(party)
    translate_samples(library, "es")
    assert creature(library, "Barn Rat", "ffrpg").notes == "Bit Maren."
    assert creature(library, "My Hopper", "ffrpg").folder == "Fields"
    assert creature(library, "Saltador del prado", "ffrpg").folder == "Campos"
    assert library.parties.all()[0].name == party.name
    library.close()


def test_ones_own_encounter_calls_a_sample_as_the_bestiary_does_and_keeps_a_name_of_its_own(library: Library) -> None:
    encounter = library.encounters.all()[0]
    imp = creature(library, "Soot Imp", "ffrpg")
    own = there(library.encounters.prepare_again(there(encounter.id), "Mine").id)
    first, second = (
        library.encounters.add_creatures(own, [there(imp.id)]),
        library.encounters.add_creatures(own, [there(imp.id)]),
    )
    second[0].name = "Pitch"
    library.encounters.save_entries(second)
    translate_samples(library, "pt_BR")
    entries = {entry.id: entry for entry in library.encounters.entries(own)}
    assert there(library.encounters.get(own)).name == "Mine"
    assert entries[first[0].id].name == "Diabrete de fuligem"
    assert entries[second[0].id].name == "Pitch"
    assert entries[first[0].id].sheet["weapons"][0]["name"] == "Arranhão de fuligem"
    library.close()


def test_a_fight_that_has_been_opened_keeps_its_names(library: Library) -> None:
    encounter = there(library.encounters.all(PREPARED)[0].id)
    before = library.setup(encounter).script["combatants"]
    set_up(library, encounter)
    translate_samples(library, "es")
    assert there(library.encounters.get(encounter)).name == "The stair of cogs"
    assert [entry["id"] for entry in library.setup(encounter).script["combatants"]] == [one["id"] for one in before]
    assert creature(library, "Centinela de latón", "ffrpg").folder == "Ruinas"
    library.close()
