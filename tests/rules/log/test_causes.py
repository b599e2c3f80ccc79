"""Every loss and every gain in the log names what brought it: a line above it does, or its own."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from rules.engine.service import RulesService
from rules.log.sentences import RULINGS, Teller
from rules.system import registry
from rules.text.messages import LANGUAGES
from tests import worked
from tests.proving import short_of
from tests.rules.random_player import RandomPlayer
from tests.worked import partway

SYSTEMS = tuple(registry.ids())
EDGES = frozenset({"turn", "round", "phase"})
"""What begins anew: a line before it explains nothing after it."""


def fights(system: str, every: int) -> Iterator[RulesService]:
    """Worked examples to their end, and each of their setups played at random."""
    for data in worked.fights(system)[::every]:
        yield partway(data, len(data["commands"]))
        service = partway(data, 0)
        service.do({"do": "begin"})
        list(RandomPlayer(service, Random(data.get("seed", 0))).turns(12))
        yield service


def unexplained(service: RulesService) -> Iterator[str]:
    """The losses and gains of which nothing says where they come from; a ruling says whose word it is."""
    teller = Teller(service.system, {id: id for id in service.fight.combatants}, "en", service.fight)
    commands = [entry.command["do"] for entry in service.journal.entries]
    above: list[dict[str, Any]] = []
    for fact in service.journal.facts():
        if fact["kind"] in EDGES or (above and above[-1]["command"] != fact["command"]):
            above = []
        if fact["kind"] in ("damage", "heal") and commands[fact["command"]] not in RULINGS:
            if "cause" not in fact and not any(_explains(line, fact) for line in above):
                yield str(teller.line(fact))
        elif teller.line(fact):
            above.append(fact)


def _explains(line: dict[str, Any], fact: dict[str, Any]) -> bool:
    """Whether what stands above a loss or a gain is a deed of its source or of the one it befalls, or aimed at it."""
    does = line.get("actor") is not None and line.get("actor") in (fact.get("source"), fact["actor"])
    return line["kind"] != "tick" and (does or line.get("target") == fact["actor"])


@pytest.mark.parametrize("every", short_of((1, 4), 4))
@pytest.mark.parametrize("system", SYSTEMS)
def test_every_loss_and_gain_is_explained(system: str, every: int) -> None:
    assert [line for service in fights(system, every) for line in unexplained(service)] == []


@pytest.mark.parametrize(
    ("system", "status", "line"),
    [
        ("ffrpg", "poison", "Poison: "),
        ("ffrpg", "regen", "Regen: "),
        ("fantasia", "poison", "Veneno: "),
        ("fantasia", "regen", "Regen: "),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_status_takes_or_gives_each_round_names_the_status(
    system: str, status: str, line: str, language: str
) -> None:
    teller = Teller(registry.system(system), {"ana": "Ana"}, language)
    more = {"source": None, "amount": 8, "pool": teller.system.pools[0].id, "type": None, "from": 9, "to": 1}
    kind = "heal" if status == "regen" else "damage"
    told = teller.line({"n": 1, "command": 0, "kind": kind, "actor": "ana", "cause": status, **more})
    assert told is not None
    assert told.startswith(f"{line}Ana ")
