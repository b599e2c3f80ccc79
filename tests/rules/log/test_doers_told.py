"""Whoever acts is told as the doer of what the act changed, in sentences and to the players, whatever tells of it."""

from collections.abc import Iterator, Mapping
from copy import deepcopy
from functools import cache
from random import Random
from typing import Any

import pytest

from rules.core.facts import Fact
from rules.engine.service import RulesService
from rules.log.narrative import NARRATED, PLAIN, TERSE, narrate
from rules.log.redaction import hidden_always, players_edition
from rules.log.sentences import Teller
from rules.log.structure import OUTCOMES, LoggedDeed, structure_facts
from rules.system.translated_system import worded
from tests.rules.log.recorded_fights import recorded
from tests.rules.random_player import RandomPlayer
from tests.worked import SYSTEMS, fights, partway, start

AT_RANDOM = 3
"""How often each worked example is played at random."""


def played(system: str) -> Iterator[RulesService]:
    """Worked examples, random scripts, and worked examples played at random."""
    yield from (service for service, _ in recorded(system))
    for number, data in enumerate(fights(system)):
        for seed in range(AT_RANDOM):
            service = partway(data, len(data["commands"]) // 2) if seed else start(data)
            if service.fight.phase != "setup" and service.fight.phase != "ended":
                list(RandomPlayer(service, Random(number * 31 + seed)).turns(25))
            yield service


def deeds_of(service: RulesService) -> Mapping[int, list[LoggedDeed]]:
    """Number of a command to its deeds."""
    found: dict[int, list[LoggedDeed]] = {}
    journal = service.journal
    for round in structure_facts(journal.facts(), service.system.phrases, journal.acts()):
        for deed in (deed for turn in round.turns for deed in turn.deeds):
            found.setdefault(deed.fact["command"], []).append(deed)
    return found


@pytest.mark.parametrize("system", SYSTEMS)
def test_what_an_act_alone_changed_is_told_as_its_actors_deed(system: str) -> None:
    """“Rosa Braba is now pinned” read as a ruling: nobody had pinned her."""
    count = 0
    for service in played(system):
        deeds, acts = deeds_of(service), service.journal.acts()
        for number, command in acts.items():
            of_command = deeds.get(number, [])
            count += 1
            others = [
                deed
                for deed in of_command
                if deed.kind == "suffer" and deed.actor != command["actor"] and _is_by_nobody_else(deed, command)
            ]
            told = any(deed.actor == command["actor"] and deed.kind != "suffer" for deed in of_command)
            assert told or not others, (command, [deed.fact for deed in others])
    assert count > 50


def _is_by_nobody_else(deed: LoggedDeed, command: Mapping[str, Any]) -> bool:
    fact = deed.fact
    return fact["kind"] in OUTCOMES and fact.get("cause") is None and fact.get("source") in (None, command["actor"])


HOLDING: tuple[tuple[str, str], ...] = (("hold", "pins"), ("end_hold", "stops pinning"), ("release", "lets go of"))


@cache
def grips() -> tuple[tuple[str, RulesService, tuple[Fact, ...]], ...]:
    """The facts of acts on a prey, and how they are told: played once for all who only tell them."""
    return tuple(
        (words, service, tuple(entry.facts))
        for service in played("fulminato")
        for entry in service.journal.entries[: service.journal.cursor]
        for action, words in HOLDING
        if entry.command["do"] == "act" and entry.command["action"] == action and entry.facts
    )


@pytest.mark.parametrize("players", [False, True])
@pytest.mark.parametrize("style", [TERSE, NARRATED])
def test_who_pins_lets_go_or_stops_pinning_is_told_to_do_so(style: str, players: bool) -> None:
    seen = set()
    for words, service, facts in grips():
        names = {id: f"Nº {number}" for number, id in enumerate(service.fight.combatants)}
        teller = Teller(worded(service.system, "en"), names, "en", service.fight, acts=service.journal.acts())
        before = deepcopy(facts)
        edition = players_edition(service.fight.combatants, facts, hidden_always(())) if players else None
        lines = [line.text for line in narrate(style, facts, teller, edition)]
        assert facts == before, "telling changes nothing"
        command = service.journal.acts()[facts[0]["command"]]
        doer = names[command["actor"]]
        assert any(f"{doer} {words} Nº" in line for line in lines), (command, lines)
        seen.add(words)
    assert len(seen) == len(HOLDING)


def test_the_players_facts_name_the_doer_too_unless_nobody_has_seen_it() -> None:
    _, service, facts = next(grip for grip in grips() if grip[0] == "pins")
    names = {id: f"Nº {number}" for number, id in enumerate(service.fight.combatants)}
    doer = service.journal.acts()[facts[0]["command"]]["actor"]
    teller = Teller(worded(service.system, "en"), names, "en", service.fight, acts=service.journal.acts())
    for hidden in ((), (doer,)):
        edition = players_edition(service.fight.combatants, facts, hidden_always(hidden))
        for style in (PLAIN, TERSE, NARRATED):
            lines = " ".join(line.text for line in narrate(style, facts, teller, edition))
            assert (names[doer] in lines) == (not hidden), (style, lines)
