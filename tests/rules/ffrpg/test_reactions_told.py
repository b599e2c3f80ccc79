"""A blow that is a Reaction is told with its name, in every style and language."""

import pytest

from rules.core.facts import Fact
from rules.log.narrative import NARRATED, PLAIN, narrate
from rules.log.sentences import Teller
from tests.rules.ffrpg.playing import CLAW, Battle, foe, hero

COUNTER = {"id": "counter", "name": "Riposte", "trigger": "attacked"}


def countered() -> tuple[Battle, list[Fact]]:
    battle = Battle(hero(), foe(weapons=[CLAW], reactions=[COUNTER]))
    facts = battle.act("ann", "attack", "imp", dice=[10, 4, 20, 3], answers=["counter"])
    return battle, facts


@pytest.mark.rule("FF-ZERO-03")
def test_the_blow_of_a_reaction_has_its_id_as_the_reason() -> None:
    _, facts = countered()
    assert [fact["why"] for fact in facts if fact["kind"] == "attack"] == [None, "counter"]


@pytest.mark.parametrize("language", ["en", "es", "pt_BR"])
@pytest.mark.parametrize("style", [PLAIN, NARRATED])
def test_the_log_names_it(language: str, style: str) -> None:
    battle, _ = countered()
    service = battle.service
    names = {id: other.name for id, other in service.fight.combatants.items()}
    told = narrate(style, service.journal.facts(), Teller(service.system, names, language, service.fight))
    assert sum("Riposte" in line.text for line in told) == 1
