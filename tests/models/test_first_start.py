"""The first start: a library is filled from the samples, or is not made."""

import json
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

from models import samples
from models.library import Library
from models.storage import database
from models.storage.errors import LibraryError
from tests.models.library_files import Systems, files

SAMPLE = {
    "creatures": [
        {
            "name": "Guard",
            "system": "tiny",
            "level": 3,
            "kind": "watch",
            "tags": ["town"],
            "folder": "Town",
            "sheet": {"hp": 6},
        },
        {"name": "Hound", "system": "tiny", "sheet": {"hp": 4}, "notes": "bites"},
    ],
    "parties": [
        {"name": "The Lanterns", "members": [{"name": "Mint", "player": "Ana", "system": "tiny", "sheet": {"hp": 9}}]}
    ],
    "encounters": [
        {
            "name": "Stair",
            "system": "tiny",
            "party": "The Lanterns",
            "options": {"a": 1},
            "seed": 5,
            "entries": [{"member": "Mint"}, {"creature": "Guard", "side": "foes", "count": 2, "group": "watch"}],
        }
    ],
}


def test_a_new_library_is_filled_from_the_samples(path: Path, systems: Systems) -> None:
    library = Library.open(path, samples=[samples.Sample("one.json", SAMPLE)], systems=systems)
    rows = library.creatures.rows()
    assert [(row.name, row.level, row.kind, row.tags, row.folder) for row in rows] == [
        ("Guard", 3, "watch", ("town",), "Town"),
        ("Hound", None, "", (), ""),
    ]
    encounter = library.encounters.all()[0]
    assert (encounter.name, encounter.party_id, encounter.seed, encounter.options) == ("Stair", 1, 5, {"a": 1})
    entries = library.encounters.entries(encounter.id or 0)
    assert [
        (entry.name, entry.side, entry.count, entry.group, entry.creature_id, entry.member_id) for entry in entries
    ] == [
        ("Mint", "party", 1, "", None, 1),
        ("Guard", "foes", 2, "watch", 1, None),
    ]
    library.close()
    again = Library.open(path, samples=[samples.Sample("one.json", SAMPLE)], systems=systems)
    assert again.creatures.count() == 2
    again.close()


@pytest.mark.parametrize(
    "content",
    [
        {"creatures": [{"name": "x", "system": "tiny", "sheet": {"wings": 1}}]},
        {"encounters": [{"name": "x", "system": "tiny", "entries": [{"creature": "nobody"}]}]},
        {"encounters": [{"name": "x", "system": "tiny", "party": "nobody"}]},
        {"creatures": 5},
    ],
)
def test_a_sample_that_cannot_be_kept_leaves_no_half_of_a_library(
    path: Path, systems: Systems, content: dict[str, object]
) -> None:
    good = samples.Sample("good.json", SAMPLE)
    with pytest.raises(LibraryError):
        Library.open(path, samples=[good, samples.Sample("bad.json", content)], systems=systems)
    assert files(path.parent) == {}


def test_what_is_in_the_log_yet_is_in_the_library_before_it_gets_its_name(
    path: Path, systems: Systems, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite says nothing where it cannot empty the log of a file that is closed: here for another looks into it."""
    fill, looking = samples.fill, []

    def filled(library: Library, shelf: Iterable[samples.Sample]) -> None:
        fill(library, shelf)
        looking.append(database.connect(library.path))

    monkeypatch.setattr(samples, "fill", filled)
    library = Library.open(path, samples=[samples.Sample("one.json", SAMPLE)], systems=systems)
    assert [row.name for row in library.creatures.rows()] == ["Guard", "Hound"]
    library.close()
    looking[0].close()


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such limits there")
def test_without_room_for_a_new_library_its_own_name_is_said_and_nothing_is_left(path: Path, systems: Systems) -> None:
    import resource

    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (250_000, before[1]))
    try:
        with pytest.raises(LibraryError) as refused:
            Library.open(path, samples=[samples.Sample("one.json", SAMPLE)] * 20, systems=systems)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    assert (refused.value.code, refused.value.values["name"]) == ("not_written", path.name)
    assert files(path.parent) == {}


def test_samples_of_a_system_that_is_not_installed_are_left_out(path: Path, systems: Systems) -> None:
    content = {
        "creatures": [{"name": "x", "system": "absent", "sheet": {}}],
        "parties": [{"name": "p", "members": [{"name": "m", "system": "absent", "sheet": {}}]}],
        "encounters": [{"name": "e", "system": "absent", "party": "p", "entries": [{"creature": "x"}]}],
    }
    library = Library.open(path, samples=[samples.Sample("absent.json", content)], systems=systems)
    assert (library.creatures.rows(), library.parties.all(), library.encounters.all()) == ([], [], [])
    library.close()


def test_a_first_start_that_was_cut_short_is_made_good(path: Path, systems: Systems) -> None:
    path.with_name(f".{path.name}.new").write_bytes(b"half of a library")
    path.with_name(f".{path.name}.new-wal").write_bytes(b"and its log")
    library = Library.open(path, samples=(), systems=systems)
    assert library.creatures.count() == 0
    library.close()
    assert list(files(path.parent)) == [path.name]


def test_the_shipped_samples_fill_a_library(path: Path) -> None:
    shipped = samples.shipped_samples()
    library = Library.open(path)
    rows = [row for sample in shipped for row in sample.content.get("creatures", ())]
    assert library.creatures.count() == sum(library.sheets.knows(row["system"]) for row in rows)
    for encounter in library.encounters.all():
        script = library.setup(encounter.id or 0).script
        assert json.loads(json.dumps(script)) == script
        assert script["combatants"]
    library.close()
