"""Branches: a fight goes on from where another one stood, and nothing of the other changes."""

import pytest

from models.library import Library
from models.repositories.encounters import ENDED, RUNNING, Encounter, EncounterEntry
from models.repositories.endings import Ending
from models.storage.errors import LibraryError
from tests.models.journalling import entry, numbers, state_of


@pytest.fixture
def played(library: Library, fight: int) -> int:
    """A fight of five commands, with its state kept after the third."""
    for n in range(1, 6):
        library.journals.append(fight, n, entry(n), state={"at": 3} if n == 3 else None)
    return fight


def test_a_branch_has_the_commands_up_to_there_and_a_journal_of_its_own(library: Library, played: int) -> None:
    branch = library.branches.add(played, 4, "What if")
    assert numbers(library, branch) == (4, [1, 2, 3, 4])
    assert library.journals.load(branch).packed == library.journals.load(played).packed[:4]
    assert (library.journals.load(branch).at, library.journals.load(branch).state) == (3, {"at": 3})
    library.journals.append(branch, 5, entry(77))
    assert library.journals.load(branch).entries[4].number == 77
    assert library.journals.load(played).entries[4].number == 5


def test_nothing_of_the_fight_that_it_parts_from_changes(library: Library, played: int) -> None:
    library.journals.save_pending(played, {"command": {"do": "next"}})
    before = library.journals.load(played)
    branch = library.branches.add(played, 2, "What if")
    library.journals.append(branch, 3, entry(9))
    assert library.journals.load(played) == before
    assert library.journals.load(branch).pending is None


def test_what_was_undone_can_be_a_branch_too(library: Library, played: int) -> None:
    library.journals.move_cursor(played, 1)
    assert numbers(library, library.branches.add(played, 5, "As it was")) == (5, [1, 2, 3, 4, 5])


@pytest.mark.parametrize("n", [-1, 6])
def test_a_branch_cannot_begin_where_the_fight_has_no_command(library: Library, played: int, n: int) -> None:
    with pytest.raises(LibraryError) as refused:
        library.branches.add(played, n, "What if")
    assert refused.value.code == "out_of_step"
    assert len(library.encounters.all()) == 1


def test_a_fight_that_is_gone_has_no_branches(library: Library) -> None:
    with pytest.raises(LibraryError) as refused:
        library.branches.add(5, 0, "What if")
    assert refused.value.code == "gone"


def test_a_branch_of_a_fight_that_has_ended_runs_and_its_end_reaches_no_member(library: Library, played: int) -> None:
    library.journals.append(played, 6, entry(6), ending=Ending({"winner": "party"}))
    branch = library.branches.add(played, 5, "What if")
    assert (state_of(library, played), state_of(library, branch)) == (ENDED, RUNNING)
    assert library.journals.load(branch).members == {}
    assert library.encounters.outcomes() == {played: {"winner": "party"}}, "of those that are over alone"


def test_a_branch_of_a_fight_that_was_put_away_is_at_hand(library: Library, played: int) -> None:
    library.journals.put_away(played)
    assert library.journals.last_open() is None
    branch = library.branches.add(played, 5, "What if")
    assert library.journals.last_open() == branch


def test_a_branch_brings_the_roster_along(library: Library, played: int) -> None:
    library.encounters.add_entries(played, [EncounterEntry(name="Guard", sheet={"hp": 4}, count=3)])
    (copied,) = library.encounters.entries(library.branches.add(played, 1, "What if"))
    assert (copied.name, copied.count, copied.sheet) == ("Guard", 3, {"hp": 4})
    assert len(library.encounters.entries(played)) == 1


def test_the_latest_kept_state_up_to_a_command_is_found(library: Library, played: int) -> None:
    assert library.branches.checkpoint(played, 2) == (0, {"at": 0})
    assert library.branches.checkpoint(played, 3) == (3, {"at": 3})
    assert library.branches.checkpoint(played, 5) == (3, {"at": 3})


def test_a_kept_state_that_cannot_be_read_is_named(library: Library, played: int) -> None:
    with library.store.write() as connection:
        connection.exec_driver_sql("UPDATE checkpoint SET state = '[' WHERE n = 3")
    with pytest.raises(LibraryError, match="its state cannot be read"):
        library.branches.checkpoint(played, 4)
    assert library.branches.checkpoint(played, 2) == (0, {"at": 0})


def test_a_family_is_all_that_parts_from_one_fight(library: Library, played: int) -> None:
    other = library.encounters.add(Encounter(name="Tower", system="tiny")).id or 0
    library.journals.begin(other, {"system": "tiny"}, {})
    first = library.branches.add(played, 2, "First")
    second = library.branches.add(first, 1, "Second")
    family = [
        (branch.encounter_id, branch.name, branch.branch_of, branch.branched_at)
        for branch in library.branches.family(first)
    ]
    assert family == [(played, "Stair", None, 0), (first, "First", played, 2), (second, "Second", first, 1)]
    assert [branch.encounter_id for branch in library.branches.family(other)] == [other]


def test_a_branch_outlives_what_it_parted_from(library: Library, played: int) -> None:
    branch = library.branches.add(played, 2, "First")
    removed = library.encounters.remove([played])
    assert [(candidate.encounter_id, candidate.branch_of) for candidate in library.branches.family(branch)] == [
        (branch, None)
    ]
    assert numbers(library, branch) == (2, [1, 2])
    library.restore(removed)
    assert [candidate.branch_of for candidate in library.branches.family(branch)] == [None, played]
