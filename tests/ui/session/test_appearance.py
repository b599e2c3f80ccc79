"""Who fights looks as the library says: a creature by its picture, a member by its picture and its own colour."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from models.library import Library
from models.repositories.creatures import Creature
from models.repositories.encounters import Encounter, EncounterEntry
from models.repositories.parties import Member, Party
from models.repositories.pictures import Picture, with_own_colour, with_own_emblem, with_picture
from rules.system import registry
from tests.there import there
from ui.session.appearance import OwnLook, kind_of_member, looks_of, looks_of_entries, member_emblem

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
        "orc-a": OwnLook(picture=ORC.address, emblem="brute"),
        "orc-b": OwnLook(picture=ORC.address, emblem="brute"),
        "wolf": OwnLook(emblem="wolf-head"),
        "lia": OwnLook("green", LIA.address, is_own=True),
    }


def test_who_is_no_longer_in_the_library_looks_like_its_side(library: Library, encounter: int) -> None:
    members = library.setup(encounter).members
    library.creatures.remove(
        [creature.id for creature in library.creatures.rows(system=SYSTEM) if creature.name == "Orc"]
    )
    wolf = {"wolf": OwnLook(emblem="wolf-head")}
    assert looks_of(library, encounter, members) == {**wolf, "lia": OwnLook("green", LIA.address, is_own=True)}
    assert looks_of(library, encounter, {**members, "lia": 4711}) == wolf
    assert looks_of(library, 4711, {}) == {}


def test_a_chosen_emblem_goes_before_a_name_and_a_tag_tells_a_boss(library: Library) -> None:
    kept = {"Wolf": with_own_emblem({}, "imp"), "Orc": with_own_emblem({}, ""), "Mira": {}, "Nobody": {}}
    tags = {"Mira": ["Undead", "end-boss"]}
    made = library.creatures.add(
        [
            Creature(name=name, system=SYSTEM, sheet=SHEET, extra=extra, tags=tags.get(name, []))
            for name, extra in kept.items()
        ]
    )
    fight = there(library.encounters.add(Encounter(name="Mud", system=SYSTEM)).id)
    library.encounters.add_creatures(fight, [there(creature.id) for creature in made])
    assert looks_of(library, fight, {}) == {
        "wolf": OwnLook(emblem="imp", is_chosen=True),
        "orc": OwnLook(emblem="", is_chosen=True),
        "mira": OwnLook(emblem="shambling-zombie", kind="undead", is_boss=True),
    }


def test_players_see_a_chosen_emblem_or_the_one_of_the_name_and_nothing_of_kind_or_rank() -> None:
    vampire = OwnLook("green", ORC.address, "shambling-zombie", "undead", is_boss=True)
    assert vampire.seen("Mira") == OwnLook("green", ORC.address, "")
    assert vampire.seen("Old Imp") == OwnLook("green", ORC.address, "imp")
    assert vampire._replace(is_chosen=True).seen("Mira") == OwnLook("green", ORC.address, "shambling-zombie")


def test_the_lines_of_an_encounter_look_like_their_creatures_and_members(library: Library, encounter: int) -> None:
    library.encounters.add_entries(
        encounter,
        [EncounterEntry(name="Young Drake", sheet=SHEET), EncounterEntry(name="Old Imp", sheet={"vida": "none"})],
    )
    entries = library.encounters.entries(encounter)
    looks = looks_of_entries(library, registry.system(SYSTEM), entries)
    assert {entry.name: looks[there(entry.id)] for entry in entries} == {
        "Lia": OwnLook("green", LIA.address, emblem="", is_own=True),
        "Orc": OwnLook(picture=ORC.address, emblem="brute"),
        "Wolf": OwnLook(emblem="wolf-head"),
        "Young Drake": OwnLook(emblem="wyvern"),
        "Old Imp": OwnLook(emblem="imp"),
    }
    assert looks_of_entries(library, None, entries) == looks


def test_a_kind_on_a_sheet_shows_who_has_a_name_of_their_own(library: Library) -> None:
    party = library.parties.add(
        Party(name="Us"),
        [Member(name="Itzel", system="fantasia", sheet={"pv": 9, "de": 8, "dm": 7, "profession": "cazador"})],
    )
    fight = there(library.encounters.add(Encounter(name="Mud", system="fantasia")).id)
    library.encounters.add_members(fight, [there(member.id) for member in library.parties.members(party.id)])
    (entry,) = library.encounters.entries(fight)
    looks = looks_of_entries(library, registry.system("fantasia"), [entry])
    assert looks == {entry.id: OwnLook(emblem="on-sight", is_own=True)}
    assert looks[there(entry.id)].seen("Itzel").emblem == "on-sight", "players know the profession of their own"


def test_a_kind_on_a_sheet_shows_a_member_at_home_as_in_its_fights(library: Library) -> None:
    sheet = {"pv": 9, "de": 8, "dm": 7, "profession": "cazador"}
    party = library.parties.add(Party(name="Us"), [Member(name="Itzel", system="fantasia", sheet=sheet)])
    (member,) = library.parties.members(party.id)
    assert member_emblem(member).drawing == "on-sight"
    assert kind_of_member(member) == "cazador"
    assert kind_of_member(Member(name="Itzel", system="nowhere", sheet=sheet)) == ""
