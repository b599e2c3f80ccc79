"""Finds circles of imports between modules.

`python -m tools.import_circles` also prints those that types alone make: modules that could be read only together.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator, Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

from tools.import_arrows import ARROWS, ROOT, from_where


def loaded(tree: ast.AST, package: str, *, types: bool) -> Iterator[str]:
    """Yield the names a module imports when loaded; `types`: also those for types, and late ones in functions."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            source = from_where(node, package)
            yield from (f"{source}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.expr):
            continue  # no import stands in one
        elif types or not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            for_types = isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)
            if types or not for_types:
                yield from loaded(node, package, types=types)
            elif isinstance(node, ast.If):
                for other in node.orelse:
                    yield from loaded(other, package, types=types)


def needs(root: Path, *, types: bool = False) -> dict[str, set[str]]:
    """Return each module with the modules of the project that it imports."""
    paths = {name_of(path, root): path for layer in ARROWS for path in sorted((root / layer).rglob("*.py"))}
    found: dict[str, set[str]] = {}
    for name, path in paths.items():
        package = ".".join(path.relative_to(root).parent.parts)
        wanted = loaded(ast.parse(path.read_bytes()), package, types=types)
        known = (full if full in paths else full.rpartition(".")[0] for full in wanted)
        found[name] = {module for module in known if module in paths and module != name}
    return found


def name_of(path: Path, root: Path) -> str:
    """Return a module's dotted name."""
    return ".".join(path.relative_to(root).with_suffix("").parts).removesuffix(".__init__")


def circle(graph: Mapping[str, set[str]]) -> list[str]:
    """Return a circle, from a module round to itself; empty if there is none."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        found: list[str] = error.args[1]
        return found
    return []


def main() -> int:
    """Print a circle of loading, and every module tied to others by types; return 1 if there is any."""
    found = circle(needs(ROOT))
    if found:
        print("loading:", " → ".join(found))
    graph = needs(ROOT, types=True)
    while tied := circle(graph):
        print("types:", " → ".join(tied))
        graph[tied[0]].discard(tied[1])
        graph[tied[1]].discard(tied[0])
        found = tied
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
