"""The games that come with the program as texts, for whoever plays none of the installed systems."""

from __future__ import annotations

from importlib.resources import files
from typing import NamedTuple

ANY_GAME = "any_game"


class ShippedGame(NamedTuple):
    """A game that comes with the program."""

    name: str
    """The file without its ending."""
    text: str


def shipped_games() -> tuple[ShippedGame, ...]:
    """Return them, first the one that is for any game."""
    folder = files("resources") / "games"
    names = sorted(file.name.removesuffix(".toml") for file in folder.iterdir() if file.name.endswith(".toml"))
    names.sort(key=lambda name: name != ANY_GAME)
    return tuple(ShippedGame(name, (folder / f"{name}.toml").read_text("utf-8")) for name in names)
