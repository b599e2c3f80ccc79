"""Mutated games: a system, or faults with lines; what is accepted plays, undoes to the byte, and reopens."""

import os
import re
from functools import partial
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rules.system.system import System
from rules.written import code
from rules.written.code import ATTRIBUTES, OWN, names_in
from rules.written.loader import load, system_of
from rules.written.source import BadSystem, read
from tests.proof_table import Proved
from tests.rules.written.example_games import NAMES, text_of
from tests.rules.written.random_play import play

MUTANTS = int(os.environ.get("TURNWRIGHT_MUTATED_GAMES", "120"))
SHIPPED = Path(__file__).parents[3] / "resources" / "games"
GAMES = [*map(text_of, NAMES), *(path.read_text("utf-8") for path in sorted(SHIPPED.glob("*/system.toml")))]
WORD = re.compile(r"[a-z][a-z_]{2,}")
NUMBER = re.compile(r"\b\d+\b")
TEXT = re.compile(r'"[^"\n]*"')


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
def test_a_mutated_game_is_a_system_that_plays_or_has_faults(part: int, proved: Proved) -> None:
    """`TURNWRIGHT_MUTATED_GAMES` says how many are tried."""
    accepted, numbers = 0, range(part, MUTANTS, 4)
    proved("mutated games played and undone, or refused with lines", len(numbers), f"0 to {MUTANTS - 1}")
    for number in numbers:
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
