"""How many can come into a fight at once."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from models.library import Library
from ui.dnd.payload import DropPayload
from ui.session.reinforcements import MOST, MOST_OF_ONE, counted, why_nobody


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    library = Library.open(tmp_path / "library.turnwright", samples=())
    yield library
    library.close()


@pytest.mark.parametrize(("creatures", "members", "many"), [(MOST, 0, 0), (MOST - 1, 1, 0), (MOST, 1, MOST + 1)])
def test_no_more_than_two_hundred_come_at_once(library: Library, creatures: int, members: int, many: int) -> None:
    sentence = why_nobody(library, DropPayload((1,) * creatures, tuple(range(members))), None)
    too_many = f"{many} are too many at once: at most {MOST} can join a fight."
    assert sentence == (too_many if many else "They are no longer in the library.")


def test_no_more_than_ninety_nine_of_one_creature_stand_on_a_line() -> None:
    dropped = DropPayload((1,) * (MOST_OF_ONE + 1) + (2, 2), (), ("foes",) * (MOST_OF_ONE + 3))
    assert counted(dropped) == {(1, "foes"): MOST_OF_ONE, (2, "foes"): 2}
