"""Who fights looks as the library says: a creature by its picture, a member by its picture and its own colour."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from models.library import Library
from models.repositories.creatures import Creature
from models.repositories.encounters import Encounter
from models.repositories.parties import Member, Party
from models.repositories.pictures import Picture, with_own_colour, with_picture
from tests.there import there
from ui.session.appearance import OwnLook, looks_of

SYSTEM, SHEET = "tabuleiro", {"vida": 4, "con": 4}
ORC, LIA = Picture("image/png", b"orc"), Picture("image/png", b"lia")


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    opened = Library.open(tmp_path / "Table.turnwright", samples=())
    yield opened
    opened.close()


@pytest.fixture
def encounter(library: Library) -> int:
    """Two orcs of a creature that has a picture, a wolf that has none, and Lia."""
    orc, wolf = library.creatures.add(
        [
            # A colour that a file brings is no creature's: its side's is.
            Creature(name="Orc", system=SYSTEM, sheet=SHEET, extra=with_own_colour(with_picture({}, ORC), "red")),
            Creature(name="Wolf", system=SYSTEM, sheet=SHEET),
        ]
    )
    lia = Member(name="Lia", system=SYSTEM, sheet=SHEET, extra=with_own_colour(with_picture({}, LIA), "green"))
    party = library.parties.add(Party(name="Us"), [lia])
    made = there(library.encounters.add(Encounter(name="Mud", system=SYSTEM)).id)
    library.encounters.add_members(made, [there(member.id) for member in library.parties.members(party.id)])
    library.encounters.add_creatures(made, [there(orc.id)], count=2)
    library.encounters.add_creatures(made, [there(wolf.id)])
    return made


def test_a_creature_has_its_picture_and_a_member_its_colour_too(library: Library, encounter: int) -> None:
    assert looks_of(library, encounter, library.setup(encounter).members) == {
        "orc-a": OwnLook(picture=ORC.address),
        "orc-b": OwnLook(picture=ORC.address),
        "lia": OwnLook("green", LIA.address),
    }


def test_who_is_no_longer_in_the_library_looks_like_its_side(library: Library, encounter: int) -> None:
    members = library.setup(encounter).members
    library.creatures.remove(
        [creature.id for creature in library.creatures.rows(system=SYSTEM) if creature.name == "Orc"]
    )
    assert looks_of(library, encounter, members) == {"lia": OwnLook("green", LIA.address)}
    assert looks_of(library, encounter, {**members, "lia": 4711}) == {}
    assert looks_of(library, 4711, {}) == {}
