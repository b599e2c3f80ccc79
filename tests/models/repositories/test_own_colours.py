"""A player's character's own colour: kept beside its picture, copied, exported and imported with it."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from models.exchange.formats import READERS
from models.exchange.importer import preview_files
from models.exchange.native import writer
from models.exchange.records.import_options import ImportChoice
from models.exchange.records.readers import Content
from models.library import Library
from models.repositories.creatures import Creature
from models.repositories.encounters import Encounter, EncounterEntry
from models.repositories.parties import Member, Party
from models.repositories.pictures import Picture, own_colour, picture_of, with_own_colour, with_picture
from models.repositories.setups import creatures_of
from rules.system import registry

SHEET = {"vida": 4, "con": 4}


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    opened = Library.open(tmp_path / "Table.turnwright", samples=(), systems=registry.system)
    yield opened
    opened.close()


@pytest.mark.parametrize(
    ("kept", "colour"),
    [
        ("red", "red"),
        ("#12aBef", "#12aBef"),
        ("", ""),
        ("mauve", ""),
        ("#12", ""),
        ("#12aBef0", ""),
        (7, ""),
        (None, ""),
    ],
)
def test_only_what_is_a_colour_is_one(kept: Any, colour: str) -> None:
    assert own_colour({"colour": kept}) == colour


def test_picture_and_colour_leave_each_other_alone() -> None:
    picture = Picture("image/png", b"x")
    both = with_own_colour(with_picture({"theirs": 1}, picture), "green")
    assert (own_colour(both), picture_of(both), both["theirs"]) == ("green", picture, 1)
    assert with_own_colour(both, "") == with_picture({"theirs": 1}, picture)
    assert own_colour(with_picture(both, None)) == "green"


def test_a_colour_comes_back_from_a_file_and_a_party_written_again_is_the_same(
    library: Library, tmp_path: Path
) -> None:
    members = [
        Member(name="Iara", system="tabuleiro", sheet=SHEET, extra=with_own_colour({}, "purple")),
        Member(name="Bento", system="tabuleiro", sheet=SHEET, extra=with_own_colour({}, "#ffe000")),
        Member(name="Lia", system="tabuleiro", sheet=SHEET),
    ]
    party = library.parties.add(Party(name="Us"), members)
    text = writer.parties(library, [party.id or 0])
    assert [load.get("colour") for load in json.loads(text)["parties"][0]["members"]] == ["purple", "#ffe000", None]
    other = Library.open(tmp_path / "other.turnwright", samples=(), systems=registry.system)
    preview_files(other, [Content("us.json", text.encode())], ImportChoice(), READERS).take(other)
    assert [own_colour(member.extra) for member in other.parties.members()] == ["purple", "#ffe000", ""]
    assert writer.parties(other, [candidate.id or 0 for candidate in other.parties.all()]) == text
    other.close()


def test_a_setup_names_the_creatures_of_those_who_are_no_members(library: Library) -> None:
    [orc] = library.creatures.add([Creature(name="Orc", system="tabuleiro", sheet=SHEET)])
    party = library.parties.add(Party(name="Us"), [Member(name="Lia", system="tabuleiro", sheet=SHEET)])
    made = library.encounters.add(Encounter(name="Mud", system="tabuleiro"))
    [lia] = [member.id for member in library.parties.members(party.id)]
    library.encounters.add_members(made.id or 0, [lia or 0])
    library.encounters.add_creatures(made.id or 0, [orc.id or 0], count=2)
    setup = library.setup(made.id or 0)
    creatures = creatures_of(library.encounters.entries(made.id or 0))
    assert creatures == {"orc-a": orc.id, "orc-b": orc.id}
    assert setup.members == {"lia": lia}
    assert {item["id"] for item in setup.script["combatants"]} == {*creatures, *setup.members}


def test_a_member_that_was_made_of_a_creature_is_no_creature() -> None:
    both = EncounterEntry(name="Lia", creature_id=1, member_id=2, count=1)
    assert creatures_of([both, EncounterEntry(name="Orc", creature_id=3, count=1)]) == {"orc": 3}
