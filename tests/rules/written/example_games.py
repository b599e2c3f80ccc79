"""The example games of written rules, each a folder as games are shared, built for tests."""

from functools import cache
from pathlib import Path
from typing import Any

from rules.system.system import System
from rules.written.loader import load

_FOLDER = Path(__file__).parent / "games"
NAMES = sorted(text.parent.name for text in _FOLDER.glob("*/system.toml"))


def folder_of(name: str) -> Path:
    """Return the folder of an example."""
    return _FOLDER / name


def text_of(name: str) -> str:
    """Return the text of an example."""
    return (folder_of(name) / "system.toml").read_text("utf-8")


@cache
def game(name: str) -> System[Any, Any]:
    """Return the system of an example."""
    return load(text_of(name), name)
