"""Skirmish as data plays as the plugin does: the same facts, refusals, questions, offers and previews."""

import os
import sys
from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rules.core.questions import ChoiceQuestion
from rules.core.state import is_decided
from rules.engine.service import Done, Refused, RulesService
from rules.mechanics.dice_sources import AppDice, TableDice
from rules.system.system import System
from rules.written.loader import load
from tests.proof_table import Proved
from tests.rules.written.example_games import game, text_of

FIGHTS = int(os.environ.get("TURNWRIGHT_SKIRMISHES", "60"))
"""How many random fights are compared; 10,000 take some five minutes."""
PLUGIN = Path(__file__).parents[2] / "plugin"


@pytest.fixture(scope="module")
def plugin() -> Iterator[System[Any, Any]]:
    """The plugin of the page for authors."""
    sys.path.insert(0, str(PLUGIN))
    try:
        yield import_module("skirmish").SYSTEM
    finally:
        sys.path.remove(str(PLUGIN))


class Recorder(AppDice):
    """Rolls and chooses at random, and keeps what it was asked."""

    def __init__(self, fight: Any, chance: Random) -> None:
        super().__init__(fight)
        self.chance, self.asked = chance, list[tuple[Any, ...]]()

    def die(self, faces: int, what: str, actor: str | None, number: int, needs: Any) -> int:
        self.asked.append((faces, what, actor, number, needs))
        return super().die(faces, what, actor, number, needs)

    def choose(self, choice: ChoiceQuestion) -> str:
        self.asked.append((choice.id, choice.actor, choice.options, choice.default))
        return self.chance.choice(choice.options)

    __slots__ = ("asked", "chance")


class Pair:
    """One fight under two systems, to which everything happens twice."""

    def __init__(self, first: System[Any, Any], second: System[Any, Any], seed: int) -> None:
        self.chance = Random(seed)
        self.services = tuple(_service(system, seed) for system in (first, second))

    @property
    def fight(self) -> Any:
        return self.services[0].fight

    def compare(self, most: int = 40) -> int:
        """Play both, and return how many facts were the same; an assertion fails at the first difference."""
        facts = self._do({"do": "begin"})
        for _ in range(most):
            if is_decided(self.fight) or self.fight.active is None:
                break
            commands = self._compare_offers()
            command = self._command(commands)
            if command["do"] != "undo":
                first, second = (service.rehearsed(command, TableDice(service.fight)) for service in self.services)
                assert first == second
            facts += self._do(command)
        return facts

    def _do(self, command: Mapping[str, Any]) -> int:
        seed = self.chance.random()
        recorders = [Recorder(service.fight, Random(seed)) for service in self.services]
        first, second = (
            service.do(command, recorder) for service, recorder in zip(self.services, recorders, strict=True)
        )
        assert recorders[0].asked == recorders[1].asked
        if isinstance(first, Refused) and isinstance(second, Refused):
            assert (first.code, first.details) == (second.code, second.details)
            return 0
        assert type(first) is type(second)
        if isinstance(first, Done) and isinstance(second, Done):
            assert list(first.entry.facts) == list(second.entry.facts)
            return len(first.entry.facts)
        return 0

    def _compare_offers(self) -> list[dict[str, Any]]:
        for id in self.fight.combatants:
            shown = []
            for service in self.services:
                fight, system = service.fight, service.system
                combatant = fight.combatants[id]
                faults = [system.closed(fight, combatant, action) for action in system.actions]
                shown.append(
                    (
                        [(action.id, action.label, action.key) for action in system.offers(fight, combatant)],
                        [fault and (fault.code, fault.details) for fault in faults],
                        system.outcome.stats(fight, combatant),
                        combatant.pools,
                        combatant.conditions,
                    )
                )
            assert shown[0] == shown[1]
        found = [list(service.system.possible(service.fight, service.fight.acting)) for service in self.services]
        assert found[0] == found[1]
        for command in found[0][:6]:
            first, second = (
                [(notice.what, notice.target, notice.number) for notice in service.preview(command)]
                for service in self.services
            )
            assert first == second
        return found[0]

    def _command(self, possible: list[dict[str, Any]]) -> dict[str, Any]:
        chance, ids = self.chance, [*self.fight.combatants]
        kind = chance.random()
        if possible and kind < 0.6:
            return chance.choice(possible)
        whom = chance.choice(ids)
        if kind < 0.7:
            targets = chance.sample(ids, chance.randint(0, 2))
            return {"do": "act", "actor": whom, "action": chance.choice(["strike", "storm"]), "targets": targets}
        if kind < 0.8:
            return {"do": "condition", "actor": whom, "status": chance.choice(["burning", "stunned", "blessed"])}
        if kind < 0.9:
            return {"do": chance.choice(["damage", "heal"]), "actor": whom, "amount": chance.randint(1, 9)}
        return {"do": "undo" if kind < 0.93 else "next"}


def _service(system: System[Any, Any], seed: int) -> RulesService[Any]:
    chance = Random(seed)
    fight = system.new_fight(system.options(), seed)
    for index in range(chance.randint(2, 6)):
        limits = {"hp": (1, 30), "fire": (0, 3), "ac": (8, 18), "attack": (-2, 9), "reflex": (-3, 8)}
        numbers = {name: chance.randint(low, high) for name, (low, high) in limits.items()}
        damage = chance.choice(["1d6", "1d8+1", "2d4", "1d4-1"])
        sheet = system.sheet.model_validate({**numbers, "damage": damage})
        side = ("party", "foes", "neutral")[index % 2 if chance.random() < 0.9 else 2]
        made = system.new_combatant(f"c{index}", f"C{index}", side, sheet, {})
        fight.__dict__["combatants"] = {**fight.combatants, made.id: made}
    return RulesService(fight, system)


def facts_in_common(first: System[Any, Any], second: System[Any, Any], fights: int) -> int:
    """Return how many facts were the same in so many fights; an assertion fails at the first difference."""
    return sum(Pair(first, second, seed).compare() for seed in range(fights))


def test_random_fights_are_the_same_as_data_and_as_a_plugin(plugin: System[Any, Any], proved: Proved) -> None:
    proved("fights of a game compared as data and as a plugin", FIGHTS, f"0 to {FIGHTS - 1}")
    assert facts_in_common(plugin, game("skirmish"), FIGHTS) > 20 * FIGHTS


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("2 * dice(damage)", "3 * dice(damage)"),
        ('against = "13"', 'against = "14"'),
        ("half(heat)", "half(heat) + 1"),
        ('roll = "3d6"', 'roll = "4d6"'),
        ('damage = "1d4"', 'damage = "1d6"'),
        ('against = "4"', 'against = "5"'),
        ("add = 2 }", "add = 3 }"),
        ("timer = 3\nhelp", "timer = 4\nhelp"),
        ("natural = { 20 =", "natural = { 19 ="),
        ('roll = "1d20 + reflex"', 'roll = "1d20 + reflex + 1"'),
        ("most = 4", "most = 3"),
        ('cost = { fire = "1" }', 'cost = { fire = "2" }'),
        ('forbids = ["act", "parry"]', 'forbids = ["act"]'),
        ('per = "round"', 'per = "turn"'),
    ],
)
def test_another_number_is_noticed(plugin: System[Any, Any], right: str, wrong: str) -> None:
    text = text_of("skirmish")
    assert right in text
    changed = load(text.replace(right, wrong, 1))
    with pytest.raises(AssertionError):
        facts_in_common(plugin, changed, 150)
