"""Files of rules come with creatures, a party and a fight: all or nothing, under the id that the rules have here."""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from models.exchange.library_writer import reverse
from models.exchange.package_import import brought, take_package
from models.exchange.rule_package import RulePackage
from models.library import Library
from models.repositories.creatures import Creature
from models.storage.errors import LibraryError
from rules.system import registry
from tests.models.systems.written_games import CRITICAL_FROM_19, HERO, SKIRMISH, duel

BROUGHT: Mapping[str, Any] = {
    "creatures": [{"name": "Imp", "system": "skirmish", "sheet": {"hp": 5}}],
    "parties": [{"name": "Us", "members": [{"name": "Iva", "system": "skirmish", "sheet": HERO}]}],
    "encounters": [
        {
            "name": "Ford",
            "system": "skirmish",
            "party": "Us",
            "entries": [{"member": "Iva", "side": "party"}, {"creature": "Imp", "count": 2}],
        }
    ],
}


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    opened = Library.open(tmp_path / "library.turnwright", samples=())
    yield opened
    opened.close()


def document(parts: Mapping[str, Any]) -> str:
    return json.dumps({"format": "turnwright", "version": 1, **parts})


def package(text: str = SKIRMISH, parts: Mapping[str, Any] = BROUGHT) -> RulePackage:
    return RulePackage(text, document(parts))


def contents(library: Library) -> list[list[str]]:
    """What is there: systems, creatures, members, encounters with who takes part."""
    return [
        sorted(id for id in library.texts.hashes()),
        sorted(f"{row.system} {row.name}" for row in library.creatures.rows()),
        sorted(f"{member.system} {member.name}" for member in library.parties.members()),
        [
            f"{encounter.system} {encounter.name}: {entry.count} {entry.name}"
            for encounter in library.encounters.all()
            for entry in library.encounters.entries(encounter.id or 0)
        ],
    ]


def test_all_of_it_comes_goes_and_comes_again(library: Library) -> None:
    before = contents(library)
    report = take_package(library, package())
    taken = contents(library)
    assert taken == [
        ["skirmish"],
        ["skirmish Imp"],
        ["skirmish Iva"],
        ["skirmish Ford: 1 Iva", "skirmish Ford: 2 Imp"],
    ]
    assert brought(package()) == {"creatures": 1, "parties": 1, "encounters": 1}
    back = reverse(library, report.change)
    assert contents(library) == before
    assert "skirmish" not in registry.ids()
    reverse(library, back)
    assert contents(library) == taken
    assert "skirmish" in registry.ids()


def test_the_rules_come_alone_where_that_is_wanted(library: Library) -> None:
    take_package(library, package(), choice=None)
    assert contents(library) == [["skirmish"], [], [], []]


def test_under_another_id_so_are_all_that_come_along(library: Library) -> None:
    library.systems.add(duel("1"))
    parts = json.loads(json.dumps(BROUGHT).replace('"skirmish"', '"duel"').replace(json.dumps(HERO), '{"hp": 9}'))
    take_package(library, package(duel("4", author="Beto"), parts), as_other=True)
    systems, *others = contents(library)
    assert systems == ["duel", "duel_2"]
    assert {line.split()[0] for lines in others for line in lines} == {"duel_2"}


def test_nothing_is_taken_of_a_file_with_something_in_it_that_cannot_be(library: Library) -> None:
    faulty: list[Mapping[str, Any]] = [
        {**BROUGHT, "creatures": [{"name": "Imp", "system": "skirmish", "sheet": {"hp": "many"}}]},
        {**BROUGHT, "encounters": [{"name": "Ford", "system": "skirmish", "entries": [{"creature": "Nobody"}]}]},
        {"creatures": {}},
    ]
    for parts in faulty:
        with pytest.raises(LibraryError):
            take_package(library, package(parts=parts))
        assert contents(library) == [[], [], [], []]
        assert "skirmish" not in registry.ids()
    for creatures in ("[" * 100_000, "nothing", "3", "[]"):
        with pytest.raises(LibraryError):
            take_package(library, RulePackage(SKIRMISH, creatures))
        assert brought(RulePackage(SKIRMISH, creatures)) == {}
        assert "skirmish" not in registry.ids()


def test_what_is_there_stays_as_it_is_there(library: Library) -> None:
    take_package(library, package())
    imp = library.creatures.get_all([library.creatures.id_by_name("Imp", "skirmish") or 0])[0]
    imp.notes = "Bit Iva."
    library.creatures.save([imp])
    before = contents(library)
    take_package(library, package(SKIRMISH.replace('version = "1.0"', 'version = "1.1"')))
    assert contents(library) == before
    assert library.creatures.get_all([imp.id or 0])[0].notes == "Bit Iva."


def test_rules_that_stand_among_the_creatures_are_not_taken(library: Library) -> None:
    take_package(library, package(parts={**BROUGHT, "rules": [{"title": "Other", "text": duel("1")}]}))
    assert contents(library)[0] == ["skirmish"]


def test_house_rules_bring_creatures_of_their_system(library: Library) -> None:
    library.systems.add(SKIRMISH)
    parts = {"creatures": [{"name": "Imp", "sheet": {"hp": 5}}]}
    take_package(library, package(CRITICAL_FROM_19, parts))
    assert contents(library)[1] == ["skirmish Imp"]
    assert library.creatures.add([Creature(name="Cat", system="skirmish", sheet={"hp": 1})])
