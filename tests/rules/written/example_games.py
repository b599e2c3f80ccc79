"""The example games of written rules, built for tests."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from rules.system.system import System
from rules.written.builder import Builder

FOLDER = Path(__file__).parent / "games"


@cache
def game(name: str) -> System[Any, Any]:
    """Return the system of an example."""
    return built((FOLDER / f"{name}.toml").read_text("utf-8"))


def built(text: str) -> System[Any, Any]:
    """Return the system of a text without faults."""
    faults: list[tuple[str, str]] = []
    system = Builder(tomllib.loads(text), lambda place, sentence: faults.append((place, sentence)), "en").build()
    assert not faults, faults
    return system
