from pathlib import Path
from typing import Any

import pytest

from models.library import Library
from models.repositories.encounters import Encounter
from models.repositories.parties import Member, Party
from models.repositories.sheets import SheetError
from models.storage.errors import LibraryError
from models.storage.store import twin
from tests.models.conftest import TINY
from tests.resting import rest


def member(name: str, **values: Any) -> Member:
    return Member(**{"name": name, "system": "tiny", "sheet": {"hp": 9, "mp": 4, "level": 2}, **values})


@pytest.fixture
def party(library: Library) -> int:
    kept = library.parties.add(
        Party(name="The Lanterns"), [member("Mint", player="Ana"), member("Haze"), member("Oro")]
    )
    assert kept.id is not None
    return kept.id


def order(library: Library, party: int) -> list[str]:
    return [candidate.name for candidate in library.parties.members(party)]


def test_members_stand_in_their_order_with_what_their_sheets_say(library: Library, party: int) -> None:
    members = library.parties.members(party)
    assert [(candidate.name, candidate.player) for candidate in members] == [("Mint", "Ana"), ("Haze", ""), ("Oro", "")]
    assert (members[0].level, members[0].full_pools, members[0].pools) == (2, {"hp": 9, "mp": 4}, {})
    assert library.parties.member(members[1].id or 0) == members[1]


def test_an_order_is_changed_and_changed_back(library: Library, party: int) -> None:
    mint, haze, oro = (candidate.id or 0 for candidate in library.parties.members(party))
    before = library.parties.order_members([oro, mint, haze])
    assert order(library, party) == ["Oro", "Mint", "Haze"]
    library.parties.order_members(before)
    assert order(library, party) == ["Mint", "Haze", "Oro"]
    second = library.parties.add(Party(name="Others"))
    assert [candidate.name for candidate in library.parties.all()] == ["The Lanterns", "Others"]
    library.parties.order([second.id or 0, party])
    assert [candidate.name for candidate in library.parties.all()] == ["Others", "The Lanterns"]


def test_no_two_parties_have_one_name(library: Library, party: int) -> None:
    """Lists, drops and exports name a party by nothing else: a second one is numbered, however it comes."""
    second = library.parties.add(Party(name="the lanterns"))
    third = library.parties.add(Party(name="Others"))
    before = library.parties.save(twin(third, name="The Lanterns"))
    assert [found.name for found in library.parties.all()] == ["The Lanterns", "the lanterns 2", "The Lanterns 3"]
    library.parties.save(before)
    library.parties.save(twin(second, notes="Old friends."))
    assert [found.name for found in library.parties.all()] == ["The Lanterns", "the lanterns 2", "Others"]


def test_a_removed_member_comes_back_to_its_place_and_its_encounters(library: Library, party: int) -> None:
    before = library.parties.members(party)
    encounter = library.encounters.add(Encounter(name="Stair", system="tiny")).id or 0
    library.encounters.add_members(encounter, [candidate.id or 0 for candidate in before])
    removed = library.parties.remove_members([before[1].id or 0])
    assert order(library, party) == ["Mint", "Oro"]
    assert [entry.member_id for entry in library.encounters.entries(encounter)] == [1, None, 3]
    library.restore(removed)
    assert library.parties.members(party) == before
    assert [entry.member_id for entry in library.encounters.entries(encounter)] == [1, 2, 3]


def test_a_removed_party_comes_back_with_its_members_and_its_encounters(library: Library, party: int) -> None:
    before = library.parties.members()
    encounter = library.encounters.add(Encounter(name="Stair", system="tiny", party_id=party)).id or 0
    removed = library.parties.remove([party])
    assert (library.parties.all(), library.parties.members()) == ([], [])
    found = library.encounters.get(encounter)
    assert found is not None
    assert found.party_id is None
    library.restore(removed)
    found = library.encounters.get(encounter)
    assert found is not None
    assert found.party_id == party
    assert library.parties.members() == before


def test_rest_fills_pools_and_ends_what_lasted_and_can_be_taken_back(library: Library, party: int) -> None:
    mint, haze, _ = library.parties.members(party)
    mint.pools, mint.conditions = {"hp": 2}, [{"status": "poison", "timer": 3}]
    haze.pools = {"mp": 0}
    library.parties.save_members([mint, haze])
    before = rest(library, [mint])
    assert [(candidate.pools, candidate.conditions) for candidate in library.parties.members(party)] == [
        ({}, []),
        ({"mp": 0}, []),
        ({}, []),
    ]
    library.parties.save_members(before)
    assert library.parties.member(mint.id or 0) == mint


def test_a_saved_change_comes_back_as_it_was(library: Library, party: int) -> None:
    kept = library.parties.get(party)
    assert kept is not None
    kept.name, kept.notes = "The Embers", "since the fire"
    before = library.parties.save(kept)
    assert [(candidate.name, candidate.notes) for candidate in library.parties.all()] == [
        ("The Embers", "since the fire")
    ]
    library.parties.save(before)
    assert [candidate.name for candidate in library.parties.all()] == ["The Lanterns"]


def test_new_members_come_last(library: Library, party: int) -> None:
    library.parties.add_members(party, [member("Late"), member("Later")])
    assert order(library, party) == ["Mint", "Haze", "Oro", "Late", "Later"]


def test_members_sheets_are_checked_too(library: Library, party: int) -> None:
    with pytest.raises(SheetError):
        library.parties.add_members(party, [member("good"), member("bad", sheet={"mp": 1})])
    with pytest.raises(SheetError):
        library.parties.add(Party(name="new"), [member("bad", sheet={})])
    assert (len(library.parties.all()), order(library, party)) == (1, ["Mint", "Haze", "Oro"])


def test_what_is_gone_cannot_be_changed(library: Library, party: int) -> None:
    mint = library.parties.members(party)[0]
    kept = library.parties.get(party)
    assert kept is not None
    library.parties.remove([party])
    codes = []
    for change in (
        lambda: library.parties.save(kept),
        lambda: library.parties.save_members([mint]),
        lambda: library.parties.add_members(party, [member("x")]),
    ):
        with pytest.raises(LibraryError) as refusal:
            change()
        codes.append(refusal.value.code)
    assert codes == ["gone"] * 3


def test_the_parties_of_a_system_are_those_in_which_somebody_plays_by_it(path: Path) -> None:
    library = Library.open(path, samples=(), systems=lambda _: TINY)
    for name, people in {
        "Lanterns": [member("Mint")],
        "Strangers": [member("Lux", system="other"), member("Nox"), member("Pax")],
        "Nobody": [],
    }.items():
        library.parties.add(Party(name=name), people)
    assert [candidate.name for candidate in library.parties.of_system("tiny")] == ["Lanterns", "Strangers"]
    assert [candidate.name for candidate in library.parties.of_system("other")] == ["Strangers"]
    assert library.parties.systems_of([3, 99, 2, 1]) == {"tiny": "Nox", "other": "Lux"}
    library.close()
