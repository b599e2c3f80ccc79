"""What is only a name has no place for a value: nobody who looks it up has one to give."""

import ast
import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from rules.system import registry
from rules.text.messages import IN_PROSE, LANGUAGES, MessageFile, messages_of

ROOT = Path(__file__).parents[3]

FILES = sorted(path for package in ("rules", "models") for path in (ROOT / package).glob("**/messages/*.ftl"))


class Lookups(NamedTuple):
    """What a module looks up."""

    beginnings: tuple[str, ...]
    """Of ids that are looked up without any value, as in `say(f"phase-{id}")`."""
    in_full: frozenset[str]
    """Patterns of ids that stand there as they are, or with an end of their own: they are known to take values."""


def _is_lookup(call: ast.Call, module: str) -> bool:
    """Whether a call looks up a message, and gives no value for it."""
    function = ast.unparse(call.func)
    of_teller = function.endswith("teller.say") or "messages_of(" in function
    of_teller = of_teller or (function == "self.say" and module == "sentences.py")
    return not call.keywords and (function == "_word" or (of_teller and len(call.args) == 1))


@cache
def lookups_of(path: Path) -> Lookups:
    beginnings: list[str] = []
    in_full: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        match node:
            case ast.Call(args=[ast.JoinedStr(values=[ast.Constant(value=str(id)), ast.FormattedValue()]), *_]):
                beginnings += [id] if _is_lookup(node, path.name) else []
            case ast.Constant(value=str(id)) if "-" in id:
                in_full.add(re.escape(id))
            case ast.JoinedStr(values=[ast.Constant(value=str(id)), ast.FormattedValue(), ast.Constant(value=end)]):
                in_full.add(rf"{re.escape(id)}\w+{re.escape(str(end))}")
    return Lookups(tuple(beginnings), frozenset(in_full))


@cache
def lookups(system: str) -> tuple[Lookups, ...]:
    """What a system looks up, and all that is of no system."""
    others = [ROOT / "rules" / id for id in registry.ids() if id != system]
    paths = [path for package in ("rules", "models", "ui") for path in sorted((ROOT / package).rglob("*.py"))]
    return tuple(lookups_of(path) for path in paths if not any(folder in path.parents for folder in others))


@cache
def looked_up(system: str) -> tuple[str, ...]:
    """The beginnings of ids that are looked up without any value."""
    return tuple({beginning for found in lookups(system) for beginning in found.beginnings})


@cache
def named_in_full(system: str) -> re.Pattern[str]:
    """The ids that are known to take values."""
    return re.compile("|".join(sorted(set[str]().union(*(found.in_full for found in lookups(system))))))


def test_names_are_looked_up_without_a_value() -> None:
    assert {"state-", "side_title-", "phase-", "ground-", "value-", "facing-", "die-", "group-"} <= set(looked_up(""))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_what_is_looked_up_without_a_value_has_no_place_for_one(path: Path) -> None:
    file, system = MessageFile(path), path.parent.parent.name
    of_facts = {id for id in file.ids if id.endswith(IN_PROSE)}
    names = [
        id
        for id in sorted(file.ids - of_facts)
        if id.startswith(looked_up(system)) and not named_in_full(system).fullmatch(id)
    ]
    assert {id: text for id in names if "{" in (text := file.format(id, {}) or "")} == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("system", registry.ids())
def test_how_it_stands_with_somebody_is_a_word_in_every_system(system: str, language: str) -> None:
    messages = messages_of(registry.system(system).phrases.file, language)
    for state in ("active", "unconscious", "dead", "stone", "out"):
        text = messages.format(f"state-{state}")
        assert text
        assert not set(text) & set("…{}“”«»")
