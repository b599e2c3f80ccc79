"""The example games of written rules, built for tests."""

from functools import cache
from pathlib import Path
from typing import Any

from rules.system.system import System
from rules.written.loader import load

FOLDER = Path(__file__).parent / "games"


def text_of(name: str) -> str:
    """Return the text of an example."""
    return (FOLDER / f"{name}.toml").read_text("utf-8")


@cache
def game(name: str) -> System[Any, Any]:
    """Return the system of an example."""
    return load(text_of(name), f"{name}.toml")
