"""What the program imports is promised in pyproject.toml: a library that only comes along may go, or be any version."""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from pathlib import Path

ROOT = Path(__file__).parents[1]
OURS = ["turnwright", "rules", "models", "ui", "desktop", "resources"]
COME_ALONG = {"shiboken6", "pydantic-core", "annotated-types"}
"""Parts of PySide6 and pydantic, which ask for the versions that they fit."""


def imported(text: str) -> Iterator[str]:
    """The first names of all that a module imports, wherever it does."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module is not None and not node.level:
            yield node.module.partition(".")[0]


def plain(name: str) -> str:
    """A library's name as registries compare it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def test_every_library_that_is_imported_is_promised() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    promised = {plain(re.split(r"[^\w.-]", item)[0]) for item in project["dependencies"]}
    names = {
        name
        for folder in OURS
        for path in (ROOT / folder).rglob("*.py")
        for name in imported(path.read_text("utf-8"))
        if name not in sys.stdlib_module_names and name not in OURS
    }
    libraries = packages_distributions()
    wanted = {plain(libraries[name][0]) for name in names}
    assert {"pyside6-essentials", "sqlalchemy"} <= wanted
    assert wanted - promised == COME_ALONG
