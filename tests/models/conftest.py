"""A library in a folder of its own, with one small rule system."""

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, cast

import pytest

from models.library import Library
from rules.encounter import Combatant
from rules.sheets import Sheet
from rules.system import Pool, System


class TinySheet(Sheet):
    hp: int
    mp: int = 0
    level: int = 0
    kind: str = ""
    group: str = ""


class Tiny:
    """A system of sheets alone: two pools, a level and a kind."""

    id = "tiny"
    sheet = TinySheet
    pools = (Pool("hp", "HP", "hit points"), Pool("mp", "MP", "magic points"))
    check_sheet = System.check_sheet
    list_key = System.list_key
    maximum = System.maximum

    def new_combatant(self, id: str, name: str, side: str, sheet: Any, pools: Mapping[str, int]) -> Combatant:
        return Combatant(id=id, name=name, side=side, sheet=sheet, pools=pools)


def find(system: str) -> System:
    """Knows `tiny` and nothing else."""
    if system != "tiny":
        raise LookupError(system)
    return cast("System", Tiny())


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
