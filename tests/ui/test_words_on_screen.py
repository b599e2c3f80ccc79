"""No screen shows an id of the rules, or a word of another language, where the book or the reader has a word."""

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QTextDocument

from models.library import Library
from rules.engine.replay import service_for
from rules.engine.service import RulesService
from rules.log.sentences import Teller
from rules.scripts import script
from rules.sheets.schema import words_of
from rules.system import registry
from rules.system.system import System
from tests.ui.sheet_words import FREE, IDS, WORD, choices
from tests.worked import fights
from tools import messages
from ui.bestiary.stat_block import view
from ui.bestiary.stat_block.data import of_creature, of_member
from ui.sheets import rule_systems
from ui.sheets.schema import fields


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Library]:
    found = Library.open(Path(tmp_path_factory.mktemp("words"), "Samples.turnwright"))
    yield found
    found.close()


def ids(system: System) -> set[str]:
    """The ids of a system that nobody should read: those that the book calls otherwise."""
    found = {*choices(fields(system.sheet)), *((status.id, status.label) for status in system.statuses.values())}
    spoken = {word for _, term in found for word in WORD.findall(term)}
    return {id for id, term in found if id not in spoken and re.search("[a-z]", id)}


def own_texts(value: Any, key: str = "") -> Iterator[str]:
    """The texts on a sheet that its table wrote."""
    if isinstance(value, Mapping):
        for name, each in value.items():
            yield from own_texts(each, name)
            yield from (name,) if key in FREE else ()
    elif isinstance(value, list | tuple):
        for each in value:
            yield from own_texts(each, key)
    elif isinstance(value, str) and key in FREE:
        yield from (value, words_of(value))


def odd_words(text: str, own: set[str], forbidden: set[str]) -> set[str]:
    for item in sorted(own, key=len, reverse=True):
        text = text.replace(item, " ")
    return {*IDS.findall(text), *(set(WORD.findall(text)) & forbidden)}


@pytest.mark.parametrize("system_id", registry.ids())
def test_a_stat_block_says_everything_in_the_words_of_its_book(system_id: str, library: Library, qapp: object) -> None:
    system = registry.system(system_id)
    forbidden = ids(system)
    assert len(forbidden) > 12
    creatures = [library.creatures.get(row.id) for row in library.creatures.rows("", system=system_id)]
    shown = [of_creature(creature) for creature in creatures if creature is not None]
    shown += [of_member(member) for member in library.parties.members() if member.system == system_id]
    assert shown
    odd = {}
    for candidate in shown:
        page = QTextDocument()
        page.setHtml(view.html(candidate))
        own = {
            candidate.name,
            candidate.kind,
            candidate.notes,
            candidate.player,
            *own_texts(candidate.sheet),
            *candidate.notes.splitlines(),
        } - {""}
        found = odd_words(page.toPlainText(), own, forbidden)
        if found:
            odd[candidate.name] = found
    assert odd == {}


WRITTEN = frozenset({"note", "countdown"})
"""Facts that hold what the table wrote."""


def played(system_id: str) -> Iterator[RulesService]:
    """The worked examples of a system, as far as they can be set up, played to their end."""
    for data in fights(system_id):
        read = script.read(json.dumps(data))
        service = service_for(read)
        for number, command in enumerate(read.commands):
            service.do(command, number=number)
        yield service


@pytest.mark.parametrize("language", ["es", "pt_BR"])
@pytest.mark.parametrize("system_id", registry.ids())
def test_the_log_says_everything_in_words(system_id: str, language: str) -> None:
    system = registry.system(system_id)
    spoken = {
        text
        for own in ("", system_id)
        for message in messages.messages(own, language).values()
        for text in message.texts
    }
    forbidden = ids(system) - {word for item in spoken for word in WORD.findall(item)}
    odd: dict[str, set[str]] = {}
    told = 0
    for service in played(system_id):
        fighting = service.fight.combatants.values()
        own = {word for item in fighting for word in own_texts(item.sheet.model_dump(mode="json"))}
        own |= {word for item in fighting for word in (item.id, item.name)} - {""}
        teller = Teller(system, {item.id: item.name for item in fighting}, language, service.fight)
        for fact in service.journal.facts():
            line = teller.line(fact) if fact["kind"] not in WRITTEN else None
            asked = {str(fact["what"])} if fact["kind"] == "roll" and " " in str(fact["what"]) else set()
            told += line is not None
            if line is not None and (found := odd_words(line, own | asked, forbidden)):
                odd[line] = found
    assert told > 300
    assert odd == {}


@pytest.mark.parametrize(("language", "north", "left"), [("es", "norte", "izquierda"), ("pt_BR", "norte", "esquerda")])
def test_where_a_piece_looks_is_told_in_words(language: str, north: str, left: str) -> None:
    def told(system: str, **fact: Any) -> str:
        line = Teller(registry.system(system), {"a": "Ana"}, language).line({"n": 1, "command": 0, **fact})
        assert line is not None
        return line

    moved = {"kind": "move", "actor": "a", "from": [0, 0], "to": [0, 1], "path": None, "placed": False}
    assert told("tabuleiro", **moved, cost=1, facing="n").endswith(north)
    assert told("fantasia", kind="face", actor="a", **{"from": "s", "to": "n"}).endswith(north)
    assert told("ffrpg", kind="face", actor="a", **{"from": "right", "to": "left"}).endswith(left)
    assert told("ffrpg", kind="ruling", actor="a", what="facing", value="left", text="").endswith(left)


@pytest.mark.parametrize(
    ("system", "term", "said"),
    [
        ("fantasia", "situation", "situación"),
        ("tabuleiro", "result", "resultado"),
        ("d100", "burst", "ráfaga"),
        ("fulminato", "in_cover", "a cubierto"),
        ("fulminato", "desvio_die", "Dado de desvío"),
        ("ffrpg", "M. ARM", "M. ARM"),
        ("ffrpg", "off hand", "mano torpe"),
    ],
)
def test_the_steps_of_a_sum_are_called_in_words(system: str, term: str, said: str) -> None:
    assert Teller(registry.system(system), {}, "es").step(term) == said


@pytest.mark.parametrize(
    ("system", "condition", "said"),
    [
        ("ffrpg", {"status": "blind", "timer": 2}, "Blind 2"),
        ("ffrpg", {"status": "element_weak", "timer": None, "params": {"element": "fire"}}, "Element Weak (Fire)"),
        ("tabuleiro", {"status": "modifier", "params": {"stat": "forca", "amount": -2}}, "FOR −2"),
        ("tabuleiro", {"status": "modifier", "params": {}}, "MODIFICADOR"),
        (
            "fantasia",
            {"status": "modifier", "timer": 3, "params": {"stat": "de", "amount": 2}},
            "Ajuste mágico DE +2 ◷3",
        ),
        ("fulminato", {"status": "unconscious", "params": {"cause": "zero"}}, "Inconsciente"),
        ("fulminato", {"status": "attack_mod", "params": {"ranks": -1}}, "Ataque alterado −1"),
    ],
)
def test_a_condition_that_lasts_is_called_as_its_book_does(system: str, condition: dict[str, Any], said: str) -> None:
    assert rule_systems.condition_text(registry.system(system), condition) == said
