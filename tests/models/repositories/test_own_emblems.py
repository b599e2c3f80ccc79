"""An emblem of one's own: kept beside picture and colour, copied, exported, imported and taken into a party."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from models.exchange.formats import READERS
from models.exchange.importer import preview_files
from models.exchange.native import writer
from models.exchange.records.import_options import ImportChoice
from models.exchange.records.readers import Content
from models.exchange.tables import csv_writer
from models.library import Library
from models.repositories.creatures import Creature
from models.repositories.parties import Member, Party
from models.repositories.pictures import (
    Picture,
    face_of,
    own_colour,
    own_emblem,
    picture_of,
    with_own_colour,
    with_own_emblem,
    with_picture,
)
from rules.system import registry
from tests.there import there

SYSTEM, SHEET = "tabuleiro", {"vida": 4, "con": 4}


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    opened = Library.open(tmp_path / "Table.turnwright", samples=(), systems=registry.system)
    yield opened
    opened.close()


@pytest.mark.parametrize(
    ("kept", "emblem"),
    [
        ("wolf-head", "wolf-head"),
        ("none", ""),
        ("", None),
        ("Wolf Head", None),
        ("../secret", None),
        ("x" * 61, None),
        (7, None),
        (None, None),
        (["rat"], None),
    ],
)
def test_only_what_may_be_a_drawing_is_one(kept: Any, emblem: str | None) -> None:
    assert own_emblem({"emblem": kept}) == emblem


@given(extra=st.dictionaries(st.text(), st.one_of(st.integers(), st.text())), emblem=st.sampled_from(["rat", "", None]))
def test_a_choice_is_read_again_and_all_else_stays(extra: dict[str, Any], emblem: str | None) -> None:
    kept = with_own_emblem(extra, emblem)
    assert own_emblem(kept) == emblem
    assert {key: value for key, value in kept.items() if key != "emblem"} == {
        key: value for key, value in extra.items() if key != "emblem"
    }


def test_picture_colour_and_emblem_leave_each_other_alone() -> None:
    picture = Picture("image/png", b"x")
    whole = with_own_emblem(with_own_colour(with_picture({"theirs": 1}, picture), "green"), "rat")
    assert (own_colour(whole), picture_of(whole), own_emblem(whole), whole["theirs"]) == ("green", picture, "rat", 1)
    assert own_emblem(with_own_colour(with_picture(whole, None), "")) == "rat"
    assert face_of(whole) == {"picture": picture.address, "emblem": "rat"}
    assert face_of({"theirs": 1}) == {}


def test_an_emblem_is_chosen_is_initials_or_is_none() -> None:
    kept: list[dict[str, Any]] = [{"emblem": "rat"}, {"emblem": "none"}, {"emblem": 4}, {}]
    assert [own_emblem(extra) for extra in kept] == ["rat", "", None, None]


def test_emblems_come_back_from_a_file_which_is_the_same_when_written_again(library: Library, tmp_path: Path) -> None:
    kept = [with_own_emblem({}, "wolf-head"), with_own_emblem({}, ""), {}]
    made = library.creatures.add(
        [Creature(name=f"Orc {count}", system=SYSTEM, sheet=SHEET, extra=extra) for count, extra in enumerate(kept)]
    )
    text = writer.creatures(library, [there(creature.id) for creature in made])
    assert [row.get("emblem") for row in json.loads(text)["creatures"]] == ["wolf-head", "none", None]
    members = [Member(name=f"Lia {count}", system=SYSTEM, sheet=SHEET, extra=extra) for count, extra in enumerate(kept)]
    party = library.parties.add(Party(name="Us"), members)
    party_text = writer.parties(library, [there(party.id)])
    other = Library.open(tmp_path / "other.turnwright", samples=(), systems=registry.system)
    contents = [Content("orcs.json", text.encode()), Content("us.json", party_text.encode())]
    preview_files(other, contents, ImportChoice(), READERS).take(other)
    ids = [row.id for row in other.creatures.rows()]
    assert [own_emblem(creature.extra) for creature in other.creatures.get_all(ids)] == ["wolf-head", "", None]
    assert [own_emblem(member.extra) for member in other.parties.members()] == ["wolf-head", "", None]
    assert writer.creatures(other, ids) == text
    assert writer.parties(other, [there(candidate.id) for candidate in other.parties.all()]) == party_text
    other.close()


def test_an_emblem_comes_back_from_a_table(library: Library, tmp_path: Path) -> None:
    [orc] = library.creatures.add([Creature(name="Orc", system=SYSTEM, sheet=SHEET, extra=with_own_emblem({}, "boar"))])
    text = csv_writer.creatures(library, [there(orc.id)])
    other = Library.open(tmp_path / "other.turnwright", samples=(), systems=registry.system)
    preview_files(other, [Content("orcs.csv", text.encode())], ImportChoice(SYSTEM), READERS).take(other)
    [came] = other.creatures.get_all([row.id for row in other.creatures.rows()])
    assert own_emblem(came.extra) == "boar"
    other.close()


def test_a_creature_that_joins_a_party_by_a_file_keeps_it(library: Library) -> None:
    party = library.parties.add(Party(name="Us"), [])
    row = {"name": "Orc", "system": SYSTEM, "sheet": SHEET, "emblem": "boar"}
    data = json.dumps({"format": "turnwright", "version": 1, "creatures": [row]}).encode()
    choice = ImportChoice(SYSTEM, party=there(party.id))
    preview_files(library, [Content("orc.json", data)], choice, READERS).take(library)
    assert [own_emblem(member.extra) for member in library.parties.members()] == ["boar"]
