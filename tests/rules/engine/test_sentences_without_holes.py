"""Every fact is told without a hole, whatever of its values may be missing: no None, no raw id, no gap."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from rules.engine.service import Done, RulesService
from rules.log.sentences import Teller
from rules.system import registry
from rules.text.messages import LANGUAGES
from tests.worked import fights, partway, setups

SYSTEMS = tuple(registry.ids())
OPTIONAL = {
    "damage": ("source", "type"),
    "heal": ("source", "type"),
    "condition": ("source", "timer"),
    "tick": ("timer",),
    "note": ("source",),
    "immune": ("source",),
    "spend": ("source",),
}
"""What a fact may leave open, as the contract has it."""
HOLE = re.compile(r"\bNone\b|…|  | [,.;:)]|\( |\(\)|[a-z]_[a-z]|[{}\[\]]|^\s|\s$|: $|→$")
"""What stands in a sentence where a word is missing: two spaces, an empty bracket, an id."""


def rulings(service: RulesService) -> Iterator[dict[str, Any]]:
    """Every ruling on somebody, as bare as it may be."""
    system = service.system
    one, other = list(service.fight.combatants)[:2]
    for status, row in system.statuses.items():
        params = {name: allowed[0] for name, allowed in row.params.items() if isinstance(allowed, tuple) and allowed}
        for source in (None, other):
            command = {"do": "condition", "actor": one, "status": status, "source": source, "params": params}
            yield command
            yield {**command, "timer": 3}
            yield {"do": "timer", "actor": one, "status": status, "value": 1}
            yield {"do": "lift", "actor": one, "status": status}
    for pool in system.pools:
        for kind in (None, "fire", "fuego"):
            yield {"do": "damage", "actor": one, "amount": 1, "pool": pool.id, "type": kind}
            yield {"do": "heal", "actor": one, "amount": 1, "pool": pool.id, "type": kind}
        yield {"do": "set", "actor": one, "pool": pool.id, "value": 1}
    for stat in system.sheet.model_fields:
        for value in (1, 2, True, None, "dead", "d8", "1d6"):
            yield {"do": "set", "actor": one, "stat": stat, "value": value}
    for unit in sorted(system.countdown_units):
        yield {"do": "countdown", "name": "Flood", unit: 2}
        yield {"do": "timer", "name": "Flood", "value": 0}
    yield {"do": "note", "text": "The lift rattles"}
    yield {"do": "roll", "expression": "1d6"}
    yield {"do": "side", "actor": one, "side": "neutral"}
    yield {"do": "order", "actor": one, "after": other}
    for reason in ("fled", "ejected", "removed"):
        yield {"do": "leave", "actor": one, "reason": reason}
    yield {"do": "damage", "actor": one, "amount": 9999}
    yield {"do": "next"}
    yield {"do": "end"}


@cache
def recorded(system: str) -> tuple[tuple[RulesService, tuple[dict[str, Any], ...]], ...]:
    """Fights with their facts: the worked examples, and one ruling after another on a fresh fight."""
    found = []
    for data in fights(system):
        service = partway(data, len(data["commands"]))
        found.append((service, tuple(service.journal.facts())))
    service = partway({**setups(system)[0], "commands": []}, 0)
    service.do({"do": "begin"})
    for command in rulings(service):
        facts = service.do(command)
        if isinstance(facts, Done):
            found.append((service, tuple(facts.entry.facts)))
            if command["do"] in ("leave", "damage") and command.get("amount") != 1:
                service.do({"do": "undo"})
    return tuple(found)


def faults(system: str, language: str, *, bare: bool) -> dict[str, str]:
    """What is told with a hole: kind and subject to the sentence; `bare`: all is left open that may be."""
    found: dict[str, str] = {}
    for service, facts in recorded(system):
        names = {id: f"Nº{number}" for number, id in enumerate(service.fight.combatants)}
        teller = Teller(service.system, names, language, service.fight, frozenset(range(99)))
        for fact in facts:
            left_open = OPTIONAL.get(fact["kind"], ()) if bare else ()
            line = teller.line({key: None if key in left_open else value for key, value in fact.items()})
            if line is not None and HOLE.search(line):
                found.setdefault(f"{fact['kind']} {fact.get('what', '')} {fact.get('status', '')}", line)
    return found


@pytest.mark.parametrize(
    ("language", "line"), [("es", "La Narradora: Ana, contador = 2"), ("en", "GM: Ana, counter = 2")]
)
def test_what_is_no_number_of_the_sheet_is_set_in_the_readers_words(language: str, line: str) -> None:
    fact = {"n": 1, "command": 0, "kind": "ruling", "actor": "ana", "what": "counter", "value": 2, "text": ""}
    assert Teller(registry.system("fantasia"), {"ana": "Ana"}, language).line(fact) == line


@pytest.mark.parametrize("bare", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("system", SYSTEMS)
def test_a_fact_is_told_without_a_hole_whatever_it_leaves_open(system: str, language: str, bare: bool) -> None:
    assert faults(system, language, bare=bare) == {}
