"""The log speaks as a game master does: refusals overruled, cells and rounds stand in the reader's words."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

import resources
import rules
from rules.log.refusals import refusal_sentence
from rules.log.sentences import Teller
from rules.system import registry
from rules.text.messages import LANGUAGES
from tests.rules.core.modules import modules_beside
from tools import messages

FOLDER = Path(str(rules.__file__)).parent
TRANSLATIONS = Path(str(resources.__file__)).parent / "translations"
FOUND_BY_NAME = {"d100": ("too_close", "out_of_range"), "tabuleiro": ("cell_obstructed",)}
"""Codes that the game master's word passes over, where the rule hands them on by a name."""
SPOKEN = {"en": "GM", "es": "El director", "pt_BR": "Mestre"}
OF_THE_BOOK = {
    "fantasia": {"es": "La Narradora"},
    "fulminato": {"en": "Chronicler", "es": "Cronista", "pt_BR": "Cronista"},
}
"""What those books call the game master that have a word of their own."""
WORDS = re.compile("director|narrador[a-z]*|cronista|chronicler|árbitro|mestre|game master|GM", re.IGNORECASE)


def spoken(system: str, language: str) -> str:
    """How the log calls the game master."""
    return OF_THE_BOOK.get(system, {}).get(language, SPOKEN[language])


@cache
def overruled(system: str) -> frozenset[str]:
    """The codes that the game master's word passes over in a system."""
    pools = (f"not_enough_{pool.id}" for pool in registry.system(system).pools)
    return demanded(FOLDER) | demanded(FOLDER / system) | {*FOUND_BY_NAME.get(system, ()), *pools}


@cache
def demanded(folder: Path) -> frozenset[str]:
    """The codes that the modules of a folder demand and the game master's word passes over."""
    return frozenset(code for path in modules_beside(folder) for code in demands(path))


def demands(path: Path) -> Iterator[str]:
    """Those of one module."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        code = node.args[1] if called == "demand" and len(node.args) > 1 else node.args[0]
        final = any(keyword.arg == "final" for keyword in node.keywords)
        if called in ("demand", "Fault") and not final and isinstance(code, ast.Constant):
            yield str(code.value)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("system", registry.ids())
def test_what_is_overruled_is_told_in_a_sentence_without_a_gap(system: str, language: str) -> None:
    own = registry.system(system)
    codes = overruled(system)
    assert len(codes) > 5
    wrong: dict[str, str] = {}
    for code in codes:
        sentence = refusal_sentence(own, code, {"actor": "ana"}, {"ana": "Ana"}, language)
        if "…" in sentence or sentence.lower() == f"{code.replace('_', ' ')}.":
            wrong[code] = sentence
        line = Teller(own, {"ana": "Ana"}, language).line(
            {"n": 1, "command": 0, "kind": "ruling", "actor": "ana", "what": "override", "value": code, "text": ""}
        )
        assert line is not None
        assert sentence.rstrip(".").lower() in line.lower()
    assert wrong == {}


def test_ammunition_that_is_not_there_is_told_in_spanish() -> None:
    fact = {"n": 1, "command": 0, "kind": "ruling", "actor": "a", "what": "override", "value": "not_enough_ammo"}
    line = Teller(registry.system("d100"), {"a": "Ana"}, "es").line(fact)
    assert line == "El director: que así sea (no hay munición suficiente)"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("system", registry.ids())
def test_the_game_master_is_called_one_word_in_every_system(system: str, language: str) -> None:
    teller = Teller(registry.system(system), {}, language, ruled={7})
    for id in ("ruling", "ruling-all", "ruling-mark", "ruling-override", "ruling-cell"):
        assert str(teller.say(id, line="", actor="", what="", value="", cell_="")).startswith(
            f"{spoken(system, language)}: "
        ), id
    told = [text for message in messages.messages(system, language).values() for text in message.texts]
    assert told
    found = {word.casefold() for item in told for word in WORDS.findall(item)}
    assert found <= {"gm", "game master", spoken(system, language).casefold().split()[-1]}


@pytest.mark.parametrize("language", ["es", "pt_BR"])
def test_the_window_has_no_word_of_its_own_for_whom_each_book_calls_otherwise(language: str) -> None:
    texts = ET.parse(TRANSLATIONS / f"turnwright_{language}.ts").iter("translation")
    assert [text.text for text in texts if text.text and WORDS.search(text.text.replace("GM Binder", ""))] == []


def test_a_ruling_that_says_whose_word_it_is_is_not_marked_again() -> None:
    placed = {"n": 1, "command": 7, "kind": "move", "actor": "a", "from": None, "to": [4, 2], "placed": True}
    teller = Teller(registry.system("fulminato"), {"a": "Ana"}, "es", ruled={7})
    assert teller.line(placed) == "Cronista: Ana está en E3"


@pytest.mark.parametrize("system", ["fulminato", "fantasia", "tabuleiro"])
def test_cells_are_called_as_the_board_calls_them(system: str) -> None:
    move = {"n": 1, "command": 0, "kind": "move", "actor": "a", "from": [0, 2], "to": [4, 2], "path": [[4, 2]]}
    more = {"distance": 30, "why": None, "placed": False, "cost": 4, "facing": "e"}
    line = Teller(registry.system(system), {"a": "Ana"}, "es").line({**move, **more})
    assert line is not None
    assert "E3" in line
    assert "4, 2" not in line


@pytest.mark.parametrize("system", registry.ids())
def test_a_ruling_on_the_ground_names_its_cell(system: str) -> None:
    fact = {"n": 1, "command": 0, "kind": "ruling", "actor": None, "cell": [7, 7], "text": ""}
    teller = Teller(registry.system(system), {}, "es")
    mud = teller.line({**fact, "what": "terrain", "value": "mud"})
    wall = teller.line({**fact, "what": "state", "value": "blocked"})
    assert mud is not None
    assert mud.endswith(("H8, terreno = barro", "H8, terreno = lama"))  # one book has its own word
    assert wall is not None
    assert wall.endswith("H8, estado = muro")


@pytest.mark.parametrize(
    ("system", "name", "single", "many"),
    [
        ("d100", "Turno 1", "1 turno", "4 turnos"),
        ("fantasia", "Asalto 1", "1 asalto", "4 asaltos"),
        ("ffrpg", "Asalto 1", "1 asalto", "4 asaltos"),
        ("fulminato", "Ronda 1", "1 ronda", "4 rondas"),
        ("tabuleiro", "Asalto 1", "1 asalto", "4 asaltos"),
    ],
)
def test_rounds_are_called_by_the_word_of_the_log(system: str, name: str, single: str, many: str) -> None:
    teller = Teller(registry.system(system), {}, "es")
    assert (teller.round_name(1), teller.lasting(1), teller.lasting(4)) == (name, single, many)
    heading = teller.line({"n": 1, "command": 0, "kind": "round", "round": 1})
    assert heading is not None
    assert heading.startswith(name)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("system", registry.ids())
def test_a_turn_that_comes_after_a_ruling_is_nobodys_word(system: str, language: str) -> None:
    teller = Teller(registry.system(system), {"ana": "Ana"}, language, ruled={0})
    fact = {"n": 1, "command": 0, "actor": "ana", "initiative": 3, "skipped": False, "why": None}
    line = teller.line({**fact, "kind": "turn", "simultaneous": False, "acao": 3, "pa": 6, "left": 1, "tick": 2})
    assert not (line or "").startswith(spoken(system, language))
    assert (teller.line({**fact, "kind": "die", "why": "zero"}) or "").startswith(spoken(system, language))
