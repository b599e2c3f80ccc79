"""The games that come with the program: their tests notice what they are about, their fights are played."""

import json
import tomllib
from collections.abc import Iterator, Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from models.exchange.package_import import brought, take_package
from models.exchange.rule_package import package_in, read_package, write_package
from models.exchange.shipped_games import ShippedGame, shipped_games
from models.library import Library
from rules.core.state import is_decided
from rules.engine.examples import failures
from rules.engine.replay import service_for
from rules.engine.service import Refused
from rules.scripts import script
from rules.tactics import play
from rules.text.messages import LANGUAGES
from rules.written.loader import load
from tests.resources.sample_texts import texts

FOLDER = files("resources") / "games"
GAMES = {game.name: game for game in shipped_games()}
OTHERS = [language for language in LANGUAGES if language != "en"]
TWO_LINES = 72
"""Characters that a card of the welcome has room for."""
OTHERWISE: Mapping[tuple[str, str], tuple[tuple[str, str], ...]] = {
    ("any_game", "attack"): (
        ('against = "target.defence"', 'against = "target.defence + 1"'),
        ('damage = "dice(row.damage)"', 'damage = "1d6"'),
    ),
    ("any_game", "initiative"): (
        ("(1d20 if option.rolled else 0) + initiative", "1d20 + initiative"),
        ("(1d20 if option.rolled else 0) + initiative", "(1d20 if option.rolled else 0)"),
    ),
    ("any_game", "extra-hit-points"): (
        ("soaks = true", "soaks = false"),
        ('start = "0"', 'start = "1"'),
    ),
    ("any_game", "damage-and-heal"): (
        ('do = [{ damage = "param.amount" }]', 'do = [{ damage = "param.amount + 1" }]'),
        ('do = [{ heal = "param.amount" }]', 'do = [{ heal = "1" }]'),
    ),
    ("any_game", "guard"): (
        ('changes = [{ number = "defence", add = 2 }]', 'changes = [{ number = "defence", add = 1 }]'),
        ('counts = "turn_begins"\ngood', 'counts = "never"\ngood'),
    ),
    ("any_game", "on-the-ground-and-helped"): (
        ('changes = [{ number = "to_hit", add = -2 }]', 'changes = [{ number = "to_hit", add = -1 }]'),
        ('changes = [{ number = "to_hit", add = 2 }]', 'changes = [{ number = "to_hit", add = 1 }]'),
    ),
    ("any_game", "stunned"): (
        ('forbids = ["act"]', "forbids = []"),
        ("timer = 1\nforbids", "timer = 2\nforbids"),
    ),
    ("any_game", "bleeding"): (
        ('at.turn_ends = [{ damage = "1d4"', 'at.turn_ends = [{ damage = "2"'),
        ("timer = 3\nat.turn_ends", "timer = 2\nat.turn_ends"),
    ),
    ("embers", "blow"): (
        ('each = 5\nadd = "fight - 4"', 'each = 4\nadd = "fight - 4"'),
        ('add = "fight - 4"', 'add = "fight - 3"'),
        ('damage = "total"', 'damage = "1"'),
    ),
    ("embers", "armour"): (('steps = [{ less = "target.armour" }]', "steps = []"),),
    ("embers", "frighten"): (
        ('{ number = "wits", add = -1 }', '{ number = "wits", add = 1 }'),
        ('add = "wits - 3"', 'add = "wits - 2"'),
        ('test = "nerve", who = "target"', 'test = "nerve"'),
    ),
    ("embers", "concentration"): (
        ('changes = [{ number = "fight", add = 2 }]', 'changes = [{ number = "fight", add = 1 }]'),
        ('good = true\nstarts = "next"', "good = true"),
    ),
    ("embers", "one-deed-a-turn"): (
        ('put = "focused", to = "self" }', 'put = "focused", to = "self" }, { gain = "deed" }'),
    ),
    ("embers", "bandage"): (('heal = "1"', 'heal = "2"'),),
    ("embers", "order"): (
        ('roll = "1d6 + wits"', 'roll = "1d6"'),
        ('each = "round"', 'each = "fight"'),
        ('ties = ["wits", "roll"]', 'ties = ["roll"]'),
    ),
    ("relay", "strike"): (
        ('bands = { 10 = "critical"', 'bands = { 11 = "critical"'),
        ('7 = "partial"', '8 = "partial"'),
        ('failure = [{ put = "exposed", to = "self" }]', "failure = []"),
        ('critical = [{ damage = "2d6" }]', 'critical = [{ damage = "1d6 + 6" }]'),
    ),
    ("relay", "exposed"): (
        ('changes = [{ number = "quick", add = -2 }]', 'changes = [{ number = "quick", add = -1 }]'),
        ('counts = "round_ends"', 'counts = "never"'),
        ("strong - target.quick", "strong"),
    ),
    ("relay", "guard"): (
        ('amount = "half(amount)"', 'amount = "amount"'),
        ('per = "round"', 'per = "round"\ncount = "2"'),
    ),
    ("relay", "whoever-has-acted-says-who-is-next"): (('by = "popcorn"', 'by = "sides"'),),
    ("relay", "rally"): (
        ('heal = "1d6"', 'heal = "1d6 + 1"'),
        ('targets = { who = "allies"', 'targets = { who = "others"'),
    ),
    ("skirmish", "strike"): (
        ('against = "target.ac"', 'against = "target.ac + 1"'),
        ('add = "attack"\nagainst', 'add = "attack + 1"\nagainst'),
        ('critical = [{ damage = "2 * dice(damage)" }]', 'critical = [{ damage = "dice(damage)" }]'),
    ),
    ("skirmish", "parry"): (
        ('does = [{ against = "4" }]', 'does = [{ against = "3" }]'),
        ('per = "round"\n', ""),
    ),
    ("skirmish", "storm"): (
        ('damage = "half(heat)"', 'damage = "heat"'),
        ('against = "13"', 'against = "12"'),
        ('cost = { fire = "1" }\n', ""),
    ),
    ("skirmish", "burning"): (
        ('damage = "1d4", kind = "fire"', 'damage = "2", kind = "fire"'),
        ('timer = 3\nhelp = { en = "Takes', 'timer = 2\nhelp = { en = "Takes'),
    ),
    ("skirmish", "stunned"): (
        ('forbids = ["act", "parry"]', 'forbids = ["parry"]'),
        ('forbids = ["act", "parry"]', 'forbids = ["act"]'),
    ),
    ("skirmish", "blessed"): (
        ('changes = [{ number = "attack", add = 2 }]', 'changes = [{ number = "attack", add = 1 }]'),
    ),
    ("sparrows", "rush"): (
        ('    { put = "shaken" },\n], partial', "], partial"),
        ('less = "target.tough"', 'less = "0"'),
        ('add = "bold"', 'add = "sly - 1"'),
    ),
    ("sparrows", "luck"): (
        ('amount = "half(amount)"', 'amount = "0"'),
        ("cost = { luck = 1 }", "cost = { luck = 0 }"),
    ),
    ("sparrows", "scare"): (
        ('{ put = "shaken", level = 2 }', '{ put = "shaken" }'),
        ('{ number = "calm", add = "-level" }', '{ number = "calm", add = "0" }'),
        ('test = "steady", who = "target"', 'test = "steady"'),
    ),
    ("sparrows", "steady"): (
        ('critical = [{ lift = "shaken" }]', "critical = []"),
        ('add = "calm"\nbands', 'add = "calm + 1"\nbands'),
    ),
    ("sparrows", "pinned"): (
        ('forbids = ["charge"]', "forbids = []"),
        ('damage = "dice(row.harm) + 2"', 'damage = "dice(row.harm)"'),
    ),
    ("sparrows", "cover"): (
        ('changes = [{ number = "tough", add = 2 }]', 'changes = [{ number = "tough", add = 1 }]'),
        ('counts = "turn_begins"', 'counts = "never"'),
    ),
    ("sparrows", "one-deed-a-turn"): (('count = "1"', 'count = "2"'),),
    ("sparrows", "patch-up"): (('heal = "1d6 + max(0, calm)"', 'heal = "1d6"'),),
}
"""Each test of a game to changes of the rule it is about: what is written, and what instead."""


def test_every_game_has_tests_and_each_of_them_is_about_something() -> None:
    assert {(name, test) for name, game in GAMES.items() for test in game.package.tests} == set(OTHERWISE)
    assert all(4 <= len(game.package.tests) <= 9 for game in GAMES.values())


@pytest.mark.parametrize(("game", "test"), OTHERWISE)
def test_a_test_passes_and_fails_without_its_rule(game: str, test: str) -> None:
    package = GAMES[game].package
    examples = json.loads(package.tests[test])
    assert [failures(example, (package.text,)) for example in examples] == [[]] * len(examples)
    for written, instead in OTHERWISE[game, test]:
        assert written in package.text
        changed = package.text.replace(written, instead, 1)
        assert load(changed).actions
        assert any(failures(example, (changed,)) for example in examples), (written, instead)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_game_is_a_file_as_others_share_it(game: ShippedGame) -> None:
    data = write_package(game.package)
    assert read_package(data, f"{game.name}.turnwright-system") == game.package == package_in(FOLDER / game.name)
    assert brought(game.package).keys() == {"creatures", "parties", "encounters"}
    assert 6 <= brought(game.package)["creatures"] <= 10


# --- words -----------------------------------------------------------------------------------------------------------


def content(game: str, language: str = "") -> dict[str, Any]:
    found = next(other for other in shipped_games(language) if other.name == game)
    document: dict[str, Any] = json.loads(found.package.creatures)
    return document


def words(game: str, language: str) -> dict[str, str]:
    return tomllib.loads((FOLDER / game / f"creatures.{language}.toml").read_text("utf-8"))


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_every_text_is_there_in_every_language(game: str, language: str) -> None:
    written, kept = content(game), words(game, language)
    members = {member["name"] for party in written["parties"] for member in party["members"]}
    kinds = {creature["kind"] for creature in written["creatures"]}
    assert {*texts(written), *kinds} - members == kept.keys()
    assert all(text.strip() for text in kept.values())
    told = content(game, language)
    assert len({creature["name"] for creature in told["creatures"]}) == len(written["creatures"])
    assert {*texts(told)} == {kept.get(text, text) for text in texts(written)}


@pytest.mark.parametrize("game", GAMES)
def test_what_a_game_is_fits_on_its_card(game: str) -> None:
    about = tomllib.loads(GAMES[game].text)["system"]["about"]
    assert about.keys() == {*LANGUAGES}
    assert max(map(len, about.values())) <= TWO_LINES


# --- fights ----------------------------------------------------------------------------------------------------------


@pytest.fixture(params=LANGUAGES)
def library(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Library]:
    """A library with all games, in a language."""
    opened = Library.open(tmp_path / "games.turnwright", samples=())
    for game in shipped_games(request.param):
        take_package(opened, game.package, "Turnwright")
    yield opened
    opened.close()


def test_every_prepared_fight_is_played_to_its_end(library: Library) -> None:
    encounters = library.encounters.all()
    assert {encounter.system for encounter in encounters} == GAMES.keys()
    for encounter in encounters:
        setup = library.setup(encounter.id or 0).script
        assert {combatant["side"] for combatant in setup["combatants"]} == {"party", "foes"}
        service = service_for(script.check(setup))
        assert not isinstance(service.do({"do": "begin"}), Refused)
        assert play(service, limit=200) > 3
        assert is_decided(service.fight), encounter.name


def test_nobody_acts_twice_in_a_turn(library: Library) -> None:
    """What is played by itself, and foretold, leaves the others their turns."""
    for encounter in library.encounters.all():
        service = service_for(script.check(library.setup(encounter.id or 0).script))
        play(service, limit=40)
        turns: list[int] = []
        for entry in service.journal.entries:
            turns += [0] * any(fact["kind"] == "turn" for fact in entry.facts)
            if entry.command["do"] == "act":
                turns[-1] += 1
        assert max(turns) == 1, encounter.name
