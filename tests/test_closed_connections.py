"""Who opens a library file by SQLite's own hand closes it again.

`with sqlite3.connect(…)` commits at its end and closes nothing: the file stays open until the memory is searched, and
Python 3.13 and later warn of it then, in whatever test comes next.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FOLDERS = ["turnwright", "rules", "models", "ui", "desktop", "resources", "tools", "packaging", "tests"]


def left_open(text: str) -> Iterator[int]:
    """The lines of `with` that take a connection for what closes itself."""
    for node in ast.walk(ast.parse(text)) if "sqlite3" in text else ():
        if isinstance(node, ast.With):
            for item in node.items:
                if isinstance(item.context_expr, ast.Call) and ast.unparse(item.context_expr.func) == "sqlite3.connect":
                    yield item.context_expr.lineno


def test_the_fault_is_seen() -> None:
    wrong = "with sqlite3.connect(path) as file:\n    file.execute(words)\n"
    right = "with closing(sqlite3.connect(path)) as file, file:\n    file.execute(words)\n"
    assert list(left_open(right + wrong)) == [3]


@pytest.mark.parametrize("folder", FOLDERS)
def test_no_connection_is_taken_for_what_closes_itself(folder: str) -> None:
    found = {
        str(path.relative_to(ROOT)): lines
        for path in sorted((ROOT / folder).rglob("*.py"))
        if (lines := list(left_open(path.read_text("utf-8"))))
    }
    assert found == {}
