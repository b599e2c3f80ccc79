"""A library in a folder of its own, with one small rule system and a fight of it."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from models.library import Library
from models.repositories.encounters import Encounter
from models.repositories.parties import Member, Party
from rules.core.state import Pool
from rules.mechanics.vocabulary import Phrases
from rules.sheets.schema import Sheet
from rules.system import simple_fight
from rules.system.parts import Turns
from rules.system.system import System
from tests.models.library_files import Systems, goblins


class TinySheet(Sheet):
    hp: int
    mp: int = 0
    level: int = 0
    kind: str = ""
    group: str = ""


def never(*_: Any) -> Any:
    """Nobody plays it."""
    raise NotImplementedError


TINY = System(
    id="tiny",
    title="Tiny",
    language="en",
    sheet=TinySheet,
    options=Sheet,
    pools=(Pool("hp", "HP"), Pool("mp", "MP")),
    statuses={},
    actions={},
    phrases=Phrases(),
    turns=Turns(begin=never, next=never),
    rulings=simple_fight.RULINGS,
    outcome=simple_fight.OUTCOME,
)
"""A system of sheets alone: two pools, a level and a kind."""


def find(system: str) -> System:
    """Knows `tiny` and nothing else."""
    if system != TINY.id:
        raise LookupError(system)
    return TINY


@pytest.fixture(scope="session")
def systems() -> Callable[[str], System]:
    return find


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "library.turnwright"


@pytest.fixture
def library(path: Path) -> Iterator[Library]:
    opened = Library.open(path, samples=(), systems=find)
    yield opened
    opened.close()


@pytest.fixture
def fight(library: Library) -> int:
    """A fight of two members of a party that has just begun, by its encounter's id."""
    library.parties.add(
        Party(name="The Lanterns"), [Member(name=name, system="tiny", sheet={"hp": 9}) for name in ("Mint", "Haze")]
    )
    kept = library.encounters.add(Encounter(name="Stair", system="tiny"))
    library.journals.begin(kept.id or 0, {"system": "tiny"}, {"at": 0}, {"mint": 1, "haze": 2})
    return kept.id or 0


@pytest.fixture
def closed(path: Path, systems: Systems) -> Path:
    """A library with two goblins that nobody has open."""
    library = Library.open(path, samples=(), systems=systems)
    goblins(library, "Grik", "Snag")
    library.close()
    return path
