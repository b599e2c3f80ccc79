"""What is said before an action is done is put together from declared sentences alone, so that it can be translated."""

import json
import re
from collections.abc import Iterator, Mapping
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from rules.engine.service import AnswerNeeded, RulesService
from rules.fantasia.combatant import phrases as fantasia
from rules.mechanics.action import Action, Field
from rules.scripts import script
from rules.system import registry
from rules.text.faults import BadScript
from rules.text.localized import LIST, LocalizedText, MessageTemplate, joined
from rules.text.messages import messages_of
from tests.proving import short_of
from tests.rules.core import toy
from tests.worked import SYSTEMS, fights, start
from tools import messages
from tools.glosses import has_words

MOST, FEW = 60, 6
"""Worked examples of each system that are walked through, and how many of them `make test` takes."""
WORD = re.compile(r"[^\W\d_]{3,}")


def test_a_saying_is_its_sentence_and_knows_what_it_was_made_of() -> None:
    said = MessageTemplate("said-left", toy.__file__)(item="rope", count=2)
    assert said == "rope: 2 left"
    assert (said.message, said.words) == ("said-left", {"item": "rope", "count": 2})
    assert said.in_language("es") == "rope: quedan 2"
    assert json.dumps([said]) == '["rope: 2 left"]'
    copied = deepcopy(said)
    assert (copied, copied.message, copied.words, copied.beside) == (said, said.message, said.words, said.beside)


def test_several_sayings_are_one() -> None:
    left = MessageTemplate("said-left", toy.__file__)
    assert joined([]) == ""
    assert joined([left(item="rope", count=1)]) == "rope: 1 left"
    three = joined(left(item="rope", count=number) for number in (1, 2, 3))
    assert three == "rope: 1 left, rope: 2 left, rope: 3 left"
    assert isinstance(three, LocalizedText)
    assert three.message == LIST.message
    assert three.words["next"].message == "said-left"


def test_what_is_only_places_and_signs_is_not_translated() -> None:
    assert has_words("{mp} MP")
    assert not has_words("{first} · {next}")
    assert not has_words("{metres:g} ({chain})")


def walked(system: str, most: int) -> Iterator[tuple[RulesService, dict[str, Any]]]:
    """Worked examples, command by command: the fight, and the command that comes next."""
    found = fights(system)
    for data in found[:: max(1, len(found) // most)]:
        service = start({**data, "commands": []})
        for command in data["commands"]:
            if not isinstance(command, dict):
                break
            try:
                read = script.check_command(service.system, command, "command")
            except BadScript:
                continue
            yield service, dict(read)
            if isinstance(service.do(read), AnswerNeeded):
                break


def value_of(field: Field, chance: Random, fight: Any, actor: Any, so_far: dict[str, Any]) -> Any:
    """Something that the field may be set to, whether or not it would be refused."""
    if field.kind == "number":
        low = field.minimum if field.minimum is not None else -20
        return chance.randint(low, min(low + 160, field.maximum if field.maximum is not None else low + 160))
    if field.kind == "flag":
        return chance.random() < 0.5
    if field.kind == "text":
        return ""
    options = [] if field.options is None else [option.id for option in field.options(fight, actor, so_far)]
    if not options:
        return None
    if field.kind in ("targets", "choices"):
        return chance.sample(options, min(len(options), chance.randint(1, 3)))
    named = chance.choice(options)
    return [int(part) for part in named.split(",")] if field.kind == "cell" else named


def composed(action: Action, chance: Random, fight: Any, actor: Any) -> dict[str, Any]:
    """The command that comes of filling in an action's fields at random."""
    so_far: dict[str, Any] = {}
    for field in action.fields:
        shown = field.shown is None or field.shown(fight, actor, so_far)
        if shown and (field.needed or chance.random() < 0.5):
            value = value_of(field, chance, fight, actor, so_far)
            if value is not None:
                so_far[field.name] = value
    command: dict[str, Any] = {"do": "act", "actor": actor.id, "action": action.id, "params": {}}
    for name, value in so_far.items():
        outer, _, inner = name.partition(".")
        if name in ("with", "targets", "modifier"):
            command[name] = value
        elif inner:
            command["params"].setdefault(outer, {})[inner] = value
        else:
            command["params"][name] = value
    return command


def undeclared(text: str, known: frozenset[str], *, sentence: bool = False) -> list[str]:
    """The parts of a text that no message of the system holds; `sentence`: the text has to be of a message."""
    if isinstance(text, LocalizedText):
        found = [] if messages_of(text.beside, "en").has(text.message) else [text.message]
        for word in text.words.values():
            found += undeclared(word, known) if isinstance(word, str) else []
        return found
    if sentence:
        return [text]
    return [word for word in WORD.findall(text) if word.casefold() not in known and word != word.upper()]


def words_in(data: Any) -> Iterator[str]:
    """The words of all texts inside."""
    if isinstance(data, str):
        yield from (word.casefold() for word in WORD.findall(data))
    elif isinstance(data, dict):
        for key, part in data.items():
            yield from words_in(key)
            yield from words_in(part)
    elif isinstance(data, list | tuple):
        for part in data:
            yield from words_in(part)


def own_words(system: Any, package: str) -> frozenset[str]:
    """The system's terms: labels of its statuses and actions, and the words of its catalogue and sheet."""
    terms: set[str] = set()
    terms.update(words_in([status.label for status in system.statuses.values()]))
    terms.update(words_in([action.label for action in system.actions.values()]))
    for name in (
        "statuses.catalogue",
        "combatant.sheet",
        "actions.checks",
        "damage.checks",
        "combatant.weapons",
        "damage.weapons",
    ):
        try:
            module = __import__(f"rules.{package}.{name}", fromlist=[name])
        except ModuleNotFoundError:
            continue
        tables = [value for key, value in vars(module).items() if key.isupper()]
        terms.update(words_in([dict(table) if isinstance(table, Mapping) else table for table in tables]))
    return frozenset(terms)


def own_names(fight: Any) -> frozenset[str]:
    """The words that the table's own sheets brought in: names of people and things."""
    return frozenset(
        words_in([[combatant.name, combatant.sheet.model_dump(mode="json")] for combatant in fight.combatants.values()])
    )


@pytest.mark.parametrize("most", short_of([MOST, FEW], FEW))
@pytest.mark.parametrize("name", SYSTEMS)
def test_everything_that_is_said_beforehand_is_of_a_declared_template(name: str, most: int) -> None:
    system = registry.system(name)
    terms = own_words(system, name)
    chance = Random(7)
    stray: set[str] = set()
    asked = 0
    seen: set[str] = set()
    for action in (*system.actions.values(), *filter(None, (system.surprise,))):
        stray.update(undeclared(action.cost, terms))
    for service, command in walked(name, most):
        fight = service.fight
        known = terms | own_names(fight)
        for combatant in list(fight.combatants.values()):
            commands = [composed(action, chance, fight, combatant) for action in system.actions.values()]
            if command.get("do") == "act" and command.get("actor") == combatant.id:
                commands.append(command)
            for each in commands:
                for preview in service.preview(each):
                    asked += 1
                    stray.update(undeclared(preview.text, known, sentence=True))
                    seen.add(preview.text.message if isinstance(preview.text, LocalizedText) else "")
            for action in system.offers(fight, combatant):
                for field in action.fields:
                    for option in field.options(fight, combatant, {}) if field.options is not None else ():
                        stray.update(undeclared(option.hint, known))
    assert stray == set(), sorted(stray)
    assert asked > 500
    assert len(seen) > 5


@pytest.mark.parametrize("name", SYSTEMS)
def test_every_saying_is_written_as_a_literal_and_fills_its_places(name: str) -> None:
    module = __import__(f"rules.{name}.combatant.phrases", fromlist=["phrases"])
    made = [value for value in vars(module).values() if isinstance(value, MessageTemplate)]
    assert made
    for saying in made:
        known = messages.messages(name if saying.beside else messages.CORE, "en")[saying.message]
        assert saying(**dict.fromkeys(known.values, 7)).count("7") >= len(known.values), saying.message


def test_a_saying_is_said_in_the_readers_language_with_all_that_is_in_it() -> None:
    both = joined([fantasia.REVIVES(pv=5), fantasia.BEHIND, "Veneno"])
    assert both == "wakes with 5 PV, from behind, Veneno"
    assert isinstance(both, LocalizedText)
    assert both.in_language("es") == "despierta con 5 PV, por la espalda, Veneno"
    assert both.in_language("pt_BR").startswith("desperta com 5 PV, ")
    assert deepcopy(both).in_language("es") == both.in_language("es")
