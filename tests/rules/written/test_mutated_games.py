"""Mutated games: a system, or faults with lines; what is accepted plays, undoes to the byte, and reopens."""

import json
import os
import re
from functools import partial
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rules.engine.service import Done, RulesService
from rules.mechanics.dice_sources import AppDice
from rules.system.system import System
from rules.written import code
from rules.written.code import ATTRIBUTES, OWN, names_in
from rules.written.loader import load, system_of
from rules.written.source import BadSystem, read
from tests.rules.written.example_games import FOLDER
from tests.rules.written.played_game import sheet_of

MUTANTS = int(os.environ.get("TURNWRIGHT_MUTATED_GAMES", "120"))
SHIPPED = Path(__file__).parents[3] / "resources" / "games"
GAMES = [path.read_text("utf-8") for path in (*sorted(FOLDER.glob("*.toml")), *sorted(SHIPPED.glob("*/system.toml")))]
WORD = re.compile(r"[a-z][a-z_]{2,}")
NUMBER = re.compile(r"\b\d+\b")
TEXT = re.compile(r'"[^"\n]*"')
COMMANDS = 50


def mutated(text: str, chance: Random) -> str:
    """Return a text with one to three changes such as somebody makes who writes rules: numbers, words, lines."""
    for _ in range(chance.randint(1, 3)):
        lines = text.splitlines()
        at = chance.randrange(len(lines))
        kind = chance.randrange(7)
        if kind == 0:
            lines[at] = NUMBER.sub(lambda match: str(chance.choice((0, 1, 2, 7, 40, 999, 10**9, -3))), lines[at])
        elif kind == 1:
            lines[at] = WORD.sub(partial(another, WORD.findall(text), chance), lines[at])
        elif kind == 2:
            del lines[at]
        elif kind == 3:
            lines.insert(chance.randrange(len(lines)), lines[at])
        elif kind == 4:
            lines[at] = TEXT.sub(partial(another, TEXT.findall(text), chance), lines[at], count=1)
        elif kind == 5:
            other = chance.choice(GAMES).splitlines()
            lines[at : at + 1] = islice(other, start := chance.randrange(len(other)), start + chance.randint(1, 8))
        else:
            a, b = sorted((at, chance.randrange(len(lines))))
            lines[a], lines[b] = lines[b], lines[a]
        text = "\n".join(lines)
    return text


def another(words: list[str], chance: Random, match: re.Match[str]) -> str:
    """Return one of the words in place of another, or the same."""
    return chance.choice((match[0], chance.choice(words)))


class Whim(AppDice):
    """Rolls and answers at random."""

    __slots__ = ("chance",)

    def __init__(self, fight: Any, chance: Random) -> None:
        super().__init__(fight)
        self.chance = chance

    def choose(self, choice: Any) -> str:
        return str(self.chance.choice(choice.options))


def play(system: System[Any, Any], chance: Random) -> None:
    """Play random commands; nothing but a refusal is raised, all is undone to the byte, and it reopens."""
    fight = system.new_fight(system.options(), chance.randrange(10**6))
    for number in range(4):
        sheet = sheet_of(system, chance)
        if sheet is None:
            return
        made = system.new_combatant(f"c{number}", f"C{number}", ("party", "foes")[number % 2], sheet, {})
        fight.__dict__["combatants"] = {**fight.combatants, made.id: made}
    service = RulesService(fight, system)
    before = json.dumps(service.packed_fight(), sort_keys=True)
    done = isinstance(service.do({"do": "begin"}, Whim(fight, chance)), Done)
    for _ in range(COMMANDS):
        result = service.do(command(service, chance), Whim(service.fight, chance))
        done = done or isinstance(result, Done)
        for combatant in service.fight.combatants.values():
            system.outcome.stats(service.fight, combatant)
            for stat in system.outcome.stats(service.fight, combatant):
                system.outcome.explain(service.fight, combatant, stat)
    state = json.loads(json.dumps(service.packed_fight()))
    again = RulesService.reopened(system, state, [], 0, 0)
    assert json.dumps(again.packed_fight(), sort_keys=True) == json.dumps(state, sort_keys=True)
    while service.journal.cursor:
        service.do({"do": "undo"})
    assert json.dumps(service.packed_fight(), sort_keys=True) == before


def command(service: RulesService[Any], chance: Random) -> dict[str, Any]:
    """Return something to do: what is possible, a ruling, or the next stop."""
    system, fight = service.system, service.fight
    ids = [*fight.combatants]
    kind = chance.random()
    acting = fight.acting
    if acting is not None and kind < 0.55:
        possible = list(islice(system.possible(fight, acting), 30))
        for option in possible[:2]:
            service.preview(option)
        if possible:
            return chance.choice(possible)
    whom = chance.choice(ids)
    if kind < 0.65 and system.statuses:
        return {
            "do": "condition",
            "actor": whom,
            "status": chance.choice([*system.statuses]),
            "source": chance.choice(ids),
        }
    if kind < 0.72:
        return {"do": chance.choice(("damage", "heal")), "actor": whom, "amount": chance.randint(0, 20)}
    if kind < 0.76:
        return {"do": "set", "actor": whom, "pool": chance.choice(system.pools).id, "value": chance.randint(0, 9)}
    held = [(other.id, condition.status) for other in fight.combatants.values() for condition in other.conditions]
    if kind < 0.82 and held:
        actor, status = chance.choice(held)
        return {"do": "lift", "actor": actor, "status": status}
    return {"do": "next"}


def loaded(text: str) -> System[Any, Any] | None:
    """Return the system of a text, or None where it has faults, each with its line."""
    try:
        return load(text)
    except BadSystem as bad:
        lines = [fault.line for fault in bad.faults]
    assert lines
    assert all(1 <= line <= text.count("\n") + 2 for line in lines), lines
    return None


@pytest.mark.parametrize("part", range(4))
def test_a_mutated_game_is_a_system_that_plays_or_has_faults(part: int) -> None:
    accepted = 0
    for number in range(part, MUTANTS, 4):
        chance = Random(number)
        text = mutated(chance.choice(GAMES), chance)
        system = loaded(text)
        if system is None:
            continue
        accepted += 1
        try:
            play(system, chance)
        except Exception as error:
            raise AssertionError(f"mutant {number}: {error!r}") from error
    assert accepted > MUTANTS // 40


@pytest.mark.parametrize("text", GAMES)
def test_generated_text_speaks_of_known_names_alone(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: set[str] = set()
    compiled = code.Module.compiled

    def watched(module: code.Module) -> Any:
        seen.update(names_in(compile(module.text, "<text>", "exec")))
        seen.difference_update(module.given)
        return compiled(module)

    monkeypatch.setattr(code.Module, "compiled", watched)
    try:
        system_of(read(text))
    except BadSystem:
        assert "over = " in text
        return
    assert seen
    assert {name for name in seen if name not in ATTRIBUTES and not OWN.match(name)} == set()
