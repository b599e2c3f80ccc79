"""The games that come with the program, with their creatures and tests, for whoever plays no installed system."""

from __future__ import annotations

import json
import tomllib
from dataclasses import replace
from importlib.resources import files
from typing import NamedTuple

from models.exchange.rule_package import TEXT, RulePackage, package_in
from models.samples import in_words

ANY_GAME = "any_game"


class ShippedGame(NamedTuple):
    """A game that comes with the program."""

    name: str
    """Its folder."""
    package: RulePackage

    @property
    def text(self) -> str:
        """The text of its rules."""
        return self.package.text


def shipped_games(language: str = "") -> tuple[ShippedGame, ...]:
    """Return them, first the one that is for any game; their creatures are in a language, or as they are written."""
    folder = files("resources") / "games"
    names = sorted(game.name for game in folder.iterdir() if (game / TEXT).is_file())
    names.sort(key=lambda name: name != ANY_GAME)
    return tuple(ShippedGame(name, _package(name, language)) for name in names)


def _package(name: str, language: str) -> RulePackage:
    folder = files("resources") / "games" / name
    package, words = package_in(folder), folder / f"creatures.{language}.toml"
    if not words.is_file():
        return package
    creatures = in_words(json.loads(package.creatures), tomllib.loads(words.read_text("utf-8")))
    return replace(package, creatures=json.dumps(creatures, ensure_ascii=False))
