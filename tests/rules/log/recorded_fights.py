"""Fights with all their facts, and who tells them: the worked examples of every system, and fights at random."""

from collections.abc import Mapping
from functools import cache
from itertools import islice
from typing import Any

from rules.core.facts import Fact
from rules.engine.service import RulesService
from rules.log.sentences import Teller
from rules.system.translated_system import worded
from tests.worked import fights, partway, start
from tools.outcomes import random_scripts

SCRIPTS = 40
"""How many random fights of a system are told beside its worked examples."""


def played(data: Mapping[str, Any]) -> RulesService:
    """The fight of a random script, at its end."""
    service = start(data)
    for command in data["commands"]:
        service.do(command)
    return service


@cache
def recorded(system: str) -> tuple[tuple[RulesService, tuple[Fact, ...]], ...]:
    """Fights with their facts: the worked examples and some at random."""
    worked = [partway(data, len(data["commands"])) for data in fights(system)]
    at_random = [played(data) for data in islice(random_scripts(system), SCRIPTS)]
    return tuple((service, tuple(service.journal.facts())) for service in (*worked, *at_random))


def teller(service: RulesService, language: str) -> Teller:
    """Tells a fight in the terms of its reader."""
    names = {id: f"Nº {number}" for number, id in enumerate(service.fight.combatants)}
    return Teller(worded(service.system, language), names, language, service.fight)
