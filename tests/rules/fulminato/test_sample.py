"""The sample library of this system has enough to begin with."""

from tests.samples import creatures, members, sample

CREATURES, MEMBERS = creatures("fulminato"), members("fulminato")


def test_there_is_enough_to_begin_with() -> None:
    assert len(CREATURES) >= 12
    assert len({creature["kind"] for creature in CREATURES.values()}) >= 3
    assert all(item["sheet"]["weapons"] for item in (*CREATURES.values(), *MEMBERS.values()))
    assert len(MEMBERS) == 4
    assert len(sample("fulminato")["encounters"]) >= 2
