"""The games that come with the program: their words in three languages, and fights that end."""

from random import Random
from typing import Any

import pytest

from models.exchange.shipped_games import ShippedGame, shipped_games
from rules.core.state import is_decided
from rules.engine.service import RulesService
from rules.system.translated_system import worded
from rules.text.messages import LANGUAGES, messages_of
from rules.written.loader import load
from rules.written.shape import checked
from rules.written.source import read
from tests.rules.random_player import RandomPlayer
from tests.rules.written.played_game import sheet_of

GAMES = pytest.mark.parametrize("game", shipped_games(), ids=lambda game: str(game.name))


def labels(value: Any) -> list[Any]:
    """Every label and help of a text."""
    found = []
    for key, part in value.items():
        if key in ("label", "help", "about", "ask", "refuse"):
            found.append(part)
        elif isinstance(part, dict):
            found += labels(part)
    return found


@GAMES
def test_every_word_is_there_in_three_languages(game: ShippedGame) -> None:
    data = read(game.text).data
    assert {key for label in labels(data) for key in (label if isinstance(label, dict) else {"?": 0})} == {*LANGUAGES}
    words = data["word"]
    assert {language: set(texts) for language, texts in words.items()} == {key: set(words["en"]) for key in LANGUAGES}
    assert checked(read(game.text)).tables


@GAMES
def test_its_terms_are_those_of_the_reader(game: ShippedGame) -> None:
    system = load(game.text)
    spanish = worded(system, "es")
    assert [action.label for action in spanish.actions.values()] != [action.label for action in system.actions.values()]


@GAMES
def test_random_fights_come_to_an_end(game: ShippedGame) -> None:
    ended = 0
    for seed in range(6):
        chance, system = Random(seed), load(game.text)
        fight = system.new_fight(system.options(), seed)
        for number in range(6):
            sheet = sheet_of(system, chance)
            made = system.new_combatant(f"c{number}", f"C{number}", ("party", "foes")[number % 2], sheet, {})
            fight.__dict__["combatants"] = {**fight.combatants, made.id: made}
        service = RulesService(fight, system)
        player = RandomPlayer(service, chance)
        player.do({"do": "begin"})
        for _ in player.turns(400):
            pass
        assert player.refused == []
        ended += is_decided(service.fight)
    assert ended >= 3


@GAMES
def test_a_game_is_named_and_described_in_the_readers_language(game: ShippedGame) -> None:
    heading, system = read(game.text).data["system"], load(game.text)
    for language in LANGUAGES:
        title = heading["title"]
        assert worded(system, language).title == (title if isinstance(title, str) else title[language])
        assert messages_of(system.phrases.file, language).format("about") == heading["about"][language]
