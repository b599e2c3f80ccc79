"""What a Turkish machine makes of `i`: its capital is another letter, and Qt's own names have none of it."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
KEYWORD = re.compile(r"\bi\w*\s*=(?!=)")
"""What has no such word is not read further."""


def calls(folder: str) -> Iterator[tuple[Path, int, str]]:
    """Every keyword beginning with an `i` in a call of something of Qt's."""
    for path in sorted((ROOT / folder).rglob("*.py")):
        text = path.read_text("utf-8")
        for node in ast.walk(ast.parse(text)) if KEYWORD.search(text) else ():
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id[:1] == "Q":
                yield from (
                    (path.relative_to(ROOT), node.lineno, keyword.arg)
                    for keyword in node.keywords
                    if keyword.arg is not None and keyword.arg[0] == "i"
                )


@pytest.mark.parametrize("folder", ["ui", "desktop", "tests", "tools"])
def test_no_property_of_qt_is_set_by_a_keyword_that_begins_with_an_i(folder: str) -> None:
    """PySide makes `setInterval` of it by the rules of the machine's language, and finds none in a Turkish one."""
    assert list(calls(folder)) == []
