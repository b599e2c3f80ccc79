"""No expression of ours tries a text over and over: twice the text takes twice the steps, whatever stands in it.

32,000 signs in the search once stopped the window for eight seconds.
"""

from __future__ import annotations

import ast
import importlib
import pkgutil
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from models.exchange.foreign.text import translation, vocabulary
from tests.regex_steps import Program, Steps, hostile

ROOT = Path(__file__).parents[1]
SHORT, LONG = 40, 80
MOST = 60_000
GROWTH = 2.9
"""Times the steps for twice the text: two where it is gone through once, four where once for each of its signs."""
ANYWHERE = ("search", "finditer", "findall", "sub", "subn", "split")


def modules(package: str) -> Iterator[ModuleType]:
    top = importlib.import_module(package)
    yield top
    for found in pkgutil.walk_packages(top.__path__, f"{package}."):
        if ".migrations" not in found.name:
            yield importlib.import_module(found.name)


def patterns(package: str) -> dict[tuple[str, str], tuple[re.Pattern[str], bool]]:
    """Module and name, or line, of each expression, and whether it is looked for anywhere in a text."""
    found: dict[tuple[str, str], tuple[re.Pattern[str], bool]] = {}
    for module in modules(package):
        if module.__file__ is None:
            continue
        text = Path(module.__file__).read_text("utf-8")
        for name, value in vars(module).items():
            held = list(inside(value, name))
            if held and re.search(rf"^{re.escape(name)}\b[^=\n]*=", text, re.MULTILINE):
                for place, pattern in held:
                    if isinstance(pattern.pattern, str):
                        found[module.__name__, place] = pattern, is_looked_for(text, name, place)
        for node in ast.walk(ast.parse(text)) if re.search(r"\bre\s*\.", text) else ():
            if (used := in_a_call(node)) is not None:
                found[module.__name__, f"line {node.lineno}"] = used  # type: ignore[attr-defined]
    return found


def in_a_call(node: ast.AST) -> tuple[re.Pattern[str], bool] | None:
    """An expression that is written where it is used: `re.search(r"…", text)`."""
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
        return None
    how, given = node.func, node.args[0] if node.args else None
    if not isinstance(how.value, ast.Name) or how.value.id != "re" or how.attr == "compile":
        return None
    if not isinstance(given, ast.Constant) or not isinstance(given.value, str):
        return None
    return re.compile(given.value), how.attr in ANYWHERE


def inside(value: Any, name: str) -> Iterator[tuple[str, re.Pattern[str]]]:
    if isinstance(value, re.Pattern):
        yield name, value
    elif isinstance(value, Mapping):
        for key, one in value.items():
            yield from ((f"{name}[{key}]", each) for each in [one] if isinstance(each, re.Pattern))
    elif isinstance(value, tuple | list):
        for number, one in enumerate(value):
            yield from inside(one, f"{name}[{number}]") if not isinstance(one, str) else ()


def is_looked_for(text: str, name: str, place: str) -> bool:
    """Whether it is not only matched where a text begins, or where something else has ended."""
    used = set(re.findall(rf"\b{re.escape(name)}\.(\w+)\b", text))
    return place != name or not used or bool(used & set(ANYWHERE))


def growth(pattern: re.Pattern[str], anywhere: bool) -> tuple[float, str]:
    """The most by which steps grow where a text is twice as long, and the text."""
    program = Program(pattern)
    worst = 0.0, ""
    for before, body, behind in hostile(program):
        counts = []
        for many in (SHORT, LONG):
            try:
                counts.append(program.steps(before + body * many + behind, anywhere=anywhere, most=MOST))
            except Steps:
                counts.append(100 * MOST)
        grown = counts[1] / counts[0] if counts[0] < 100 * MOST else 99.0
        if grown > worst[0]:
            worst = grown, f"{before!r} + {body!r} × n"
    return worst


@pytest.mark.parametrize(
    ("pattern", "anywhere", "is_slow"),
    [
        (r"(a+)+b", False, True),
        (r"\s*x", True, True),
        (r"\s*x", False, False),
        (r"(?<!\s)\s+x", True, False),
        (r"[ab]*[bc]*d", False, True),
        (r"\w+\s*:\s*\w+", False, False),
        (r"(?:a|ab)*c", False, False),
        (r".*?[a-z].*?\s+\d", False, True),
        (r"(?>a*)(?>a*)b" if hasattr(re, "NOFLAG") else "ab", False, False),
        (r"\d{1,6}x", True, False),
        (r"(?P<m>\*{2,3})x(?P=m)", False, False),
    ],
)
def test_the_engine_knows_slow_ones(pattern: str, anywhere: bool, is_slow: bool) -> None:
    assert (growth(re.compile(pattern), anywhere)[0] > GROWTH) == is_slow


@pytest.mark.parametrize("package", ["rules", "models", "ui", "desktop"])
def test_no_expression_goes_over_a_text_again_and_again(package: str) -> None:
    found = patterns(package)
    assert found
    slow = {}
    for place, (pattern, anywhere) in found.items():
        grown, text = growth(pattern, anywhere)
        if grown > GROWTH:
            slow[place] = round(grown, 1), text, pattern.pattern[:100]
    assert slow == {}


@pytest.mark.parametrize("language", vocabulary.LANGUAGES)
def test_no_word_or_sentence_of_a_language_does(language: str) -> None:
    """They are made of a table; each is matched where a word begins."""
    slow = {}
    for phrase in translation.vocabulary(language).phrases.all:
        grown, text = growth(phrase.pattern, anywhere=False)
        if grown > GROWTH:
            slow[phrase.pattern.pattern[:80]] = round(grown, 1), text
    assert slow == {}
