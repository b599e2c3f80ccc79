"""Names in comprehensions: Python 3.12.0 to 3.12.3 mixes up those of two that stand in one function."""

import symtable
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(
    sys.version_info >= (3, 12), reason="from 3.12 on the table shows no comprehension apart from its function"
)
ROOT = Path(__file__).parents[1]
INLINED = frozenset({"listcomp", "setcomp", "dictcomp"})
"""What Python puts into the function around it; a generator stays a function of its own."""
WRONG = """
def told(lines):
    short = [said for said in lines if said]
    return short + [said(line) for line in lines]
"""
RIGHT = """
def told(lines):
    short = [line for line in lines if line]
    later = list(said for said in lines)
    return short + later + [said(line) for line in lines]
"""


def scopes(table: symtable.SymbolTable) -> Iterator[symtable.SymbolTable]:
    """A scope and all in it but comprehensions."""
    yield table
    for child in table.get_children():
        yield from (symbol_table for symbol_table in scopes(child) if symbol_table.get_name() not in INLINED)


def comprehensions(table: symtable.SymbolTable) -> Iterator[symtable.SymbolTable]:
    """Those that become part of a scope."""
    for child in table.get_children():
        if child.get_name() in INLINED:
            yield child
            yield from comprehensions(child)


def mixed_up(text: str) -> list[tuple[str, str, int]]:
    """Scope, name and line of each name that a comprehension binds and another takes from outside of the scope."""
    found: list[tuple[str, str, int]] = []
    for scope in scopes(symtable.symtable(text, "given", "exec")):
        inner = list(comprehensions(scope))
        bound = {symbol.get_name() for each in inner for symbol in each.get_symbols() if symbol.is_local()}
        found += [
            (scope.get_name(), name.get_name(), each.get_lineno())
            for each in inner
            for name in each.get_symbols()
            if name.is_global() and name.get_name() in bound
        ]
    return found


def test_the_fault_is_seen() -> None:
    assert mixed_up(WRONG) == [("told", "said", 4)]
    assert mixed_up(RIGHT) == []


@pytest.mark.parametrize("folder", ["rules", "models", "ui", "desktop", "resources", "tools", "packaging", "tests"])
def test_no_name_of_a_comprehension_is_called_in_another(folder: str) -> None:
    found = {
        str(path.relative_to(ROOT)): wrong
        for path in sorted((ROOT / folder).rglob("*.py"))
        if (wrong := mixed_up(path.read_text("utf-8")))
    }
    assert found == {}
