"""The sample library of this system has enough to begin with."""

from tests.samples import creatures, members

CREATURES = creatures("fantasia")


def test_there_is_enough_to_begin_with() -> None:
    assert len(CREATURES) >= 15
    assert all(creature["sheet"]["weapons"] for creature in CREATURES.values())
    assert all(creature["level"] == creature["sheet"]["nv"] for creature in CREATURES.values())
    assert len(members("fantasia")) == 4
